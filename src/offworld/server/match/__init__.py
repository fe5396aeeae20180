"""One match: its journal, what follows from it, and what of it is shown. No input, no output."""

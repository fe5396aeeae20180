"""The matches in memory: one task each, whoever follows them, and the bots at them."""

"""Positions: the fields of the state, and what completes or contradicts a file."""

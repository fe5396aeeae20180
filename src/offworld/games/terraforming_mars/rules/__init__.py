"""The rules: the state, what happens, and what may be chosen."""

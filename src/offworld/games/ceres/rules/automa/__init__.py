"""The Automa, the rival of a solo match: what it has, what it can do, and its turn."""

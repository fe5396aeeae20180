"""REST, by subject."""

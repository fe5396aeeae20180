"""Welcome to the Moon: the rulebook's examples, the rulings, missions, scoring and ends of each adventure."""

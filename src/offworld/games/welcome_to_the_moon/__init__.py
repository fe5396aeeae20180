"""Welcome to the Moon: eight adventures of writing numbers from three shared piles, all players at once."""

"""What a player may choose in the own turn: main actions, executive actions, and what fits in at any moment."""

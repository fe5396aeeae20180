"""What several games use: fields of hexes, markets, slots, readings of what is printed. It knows no game."""

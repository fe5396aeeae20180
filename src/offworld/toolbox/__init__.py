"""Parts that several games use: fields of hexes, markets, slots. They know the kernel and no game."""

"""Parts that several games use: grids and the like. They know the kernel and no game."""

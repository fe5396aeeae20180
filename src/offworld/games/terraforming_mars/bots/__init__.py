"""What bots think of a state: prices of everything, the worth of cards and players, and quick answers for playouts."""

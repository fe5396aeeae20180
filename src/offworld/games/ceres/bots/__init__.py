"""What bots think: how good a state looks for a seat, and quick plausible answers for playouts."""

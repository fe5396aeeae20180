"""What a seat may know: views, guesses of the rest, and the catalog of components."""

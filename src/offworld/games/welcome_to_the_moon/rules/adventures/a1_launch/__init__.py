"""Adventure 1, Launch: fill the floors of the starship, fuel it, sabotage the others, be the first to take off."""

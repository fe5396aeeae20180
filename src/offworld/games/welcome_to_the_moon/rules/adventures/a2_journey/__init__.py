"""Adventure 2, Journey: cut the trajectory into stretches, send robots to stations, collect plants and water."""

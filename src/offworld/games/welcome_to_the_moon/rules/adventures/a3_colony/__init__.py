"""Adventure 3, Colony: number the buildings by rows and columns, dig tunnels, raise what is worth points."""

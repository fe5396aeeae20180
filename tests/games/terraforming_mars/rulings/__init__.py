"""Every ruling on Terraforming Mars, one test each, named after its id."""

"""Adventure 8, Battle: conquer planets on two sheets, each shared with a neighbour."""

"""Adventure 6, Virus: fill and evacuate blocks of rooms while viruses spread along the walkways."""

"""What all adventures share: sheets as lists of marks, piles, the turn, writing, using effects, claiming missions."""

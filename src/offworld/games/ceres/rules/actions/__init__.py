"""What a player can do in a turn: each module offers answers, says why not, and carries them out."""

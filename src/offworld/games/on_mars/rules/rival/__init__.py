"""Lacerda, the rival of the solo game: he has boards, but no seat, and decides by rules and cards."""

"""What a turn offers: main actions, executive actions, and what fits in at any moment. The deeds are in `effects/`."""

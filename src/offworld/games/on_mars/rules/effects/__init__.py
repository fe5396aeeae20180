"""The deeds: each effect asks at most one question, changes the state and may call for others."""

"""Environments for training: PettingZoo for all seats, Gymnasium for one seat among bots (extra `offworld[learn]`)."""

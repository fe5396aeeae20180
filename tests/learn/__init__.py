"""Tests of the training environments."""

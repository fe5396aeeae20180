"""The kernel, proved on a small game of its own."""

"""What printed effects do: each kind knows when it is possible, what it asks, and how it is carried out."""

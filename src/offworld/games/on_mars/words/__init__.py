"""What is said: names, labels and lines of the log as message keys."""

"""The seven kinds of actions, with what allows each of them, what it does and why it may be refused."""

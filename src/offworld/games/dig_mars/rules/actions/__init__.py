"""What can be done in a turn, one module for each: what is offered, why something is not, what it does, and its words.

Answers are `("drill", site)`, `("transport", site)`, `("move", from, to)`, `("upgrade", equipment)`, `("relocate",
owner, site)`, `("point",)`, `("scout", site)`, `("claim",)` and `("end",)`.
"""

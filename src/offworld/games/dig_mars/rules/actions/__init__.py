"""What can be done in a turn, one module for each: what is offered, why something is not, and what it does.

Answers are `("drill", site)`, `("transport", site)`, `("move", from, to)`, `("upgrade", equipment)`, `("relocate",
owner, site)`, `("point",)`, `("scout", site)`, `("claim",)` and `("end",)`.
"""

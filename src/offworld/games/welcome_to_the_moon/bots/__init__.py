"""How good a sheet looks for bots: what it scores now, and what it may still bring.

`value.value` adds the prospects of an adventure (one module for each) to its points.
"""

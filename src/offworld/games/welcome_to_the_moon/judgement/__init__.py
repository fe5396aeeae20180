"""How good a sheet looks for bots: what it scores now, and what it may still bring.

`value.value` adds the prospects of an adventure (one module for each) to its points. An adventure without a module of
its own is judged by its points, its missions and the room that its rows leave for numbers.
"""

"""What is printed: map, boards, cards and tiles as typed literals without logic.

Every group says how sure its values are (`trust`): confirmed, high, medium, low, or designed. What is designed or
uncertain is in `house`, the one file that somebody with the printed game at hand can correct.
"""

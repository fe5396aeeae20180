"""A player that learned by playing itself, and how it learns.

Matches are made by many processes (`worker`), learned from by one (`trainer`, with PyTorch), and a folder is all that
they share: matches go in as arrays, weights come out. To play, NumPy is enough (`learned`). `run` starts them all.
"""

"""Weights as they are released: small, with recipe, seed and figures in the same file.

`python -m offworld.train.release FOLDER FILE` makes them from the folder of a training.
"""

from __future__ import annotations

from pathlib import Path

from offworld.train.folder import Folder
from offworld.train.net import load
from offworld.train.trainer import ratings


def release(folder: Folder, path: Path) -> None:
    """Write the weights of a training with half the digits, and with the ratings of all its matches."""
    net = load(folder.weights)
    notes = folder.rated()
    net.about["ratings"] = ratings(notes, last=len(notes) or 1)
    net.save(path, half=True)


if __name__ == "__main__":
    import sys

    release(Folder(Path(sys.argv[1])), Path(sys.argv[2]))

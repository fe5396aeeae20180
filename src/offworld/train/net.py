"""A small net in NumPy: what somebody learned, as a file without code in it, and what it says of positions."""

from __future__ import annotations

import io
import json
import os
import zlib
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from offworld.kernel.text import Text

Floats = npt.NDArray[np.float32]


class Net:
    """Layers of weights with rectified sums between them; the last gives the chance to win as a logistic number.

    `about` says what the weights were made for and how: game, numbering of the input, recipe, seed, figures.
    """

    def __init__(self, weights: Sequence[Floats], biases: Sequence[Floats], about: dict[str, Any]) -> None:
        self.weights = [np.ascontiguousarray(each, dtype=np.float32) for each in weights]
        self.biases = [np.asarray(each, dtype=np.float32) for each in biases]
        self.about = about

    def logits(self, rows: npt.NDArray[Any]) -> Floats:
        """Return for each row of numbers how likely a win is, as the logarithm of its odds."""
        found = rows.astype(np.float32)
        last = len(self.weights) - 1
        for at, (weights, biases) in enumerate(zip(self.weights, self.biases)):
            found = found @ weights
            found += biases
            if at < last:
                np.maximum(found, 0.0, out=found)
        return found[:, 0]

    def chances(self, rows: npt.NDArray[Any]) -> Floats:
        """Return for each row of numbers how likely a win is, from 0 to 1."""
        return np.asarray(1.0 / (1.0 + np.exp(-np.clip(self.logits(rows), -30.0, 30.0))), dtype=np.float32)

    def chance(self, row: npt.NDArray[Any]) -> float:
        """Return how likely a win is, from 0 to 1, for a single row: the same with less ado."""
        found = row.astype(np.float32)
        for weights, biases in zip(self.weights[:-1], self.biases):
            found = np.maximum(found @ weights + biases, 0.0)
        logit = float(found @ self.weights[-1][:, 0]) + float(self.biases[-1][0])
        return 1.0 / (1.0 + exp(-min(max(logit, -30.0), 30.0)))

    def save(self, path: Path, half: bool = False) -> None:
        """Write the net so that a reader never sees a part of it; `half` keeps 16 bits of each weight."""
        kind = np.float16 if half else np.float32
        arrays: dict[str, Any] = {"about": np.array(json.dumps(self.about, sort_keys=True))}
        for at, (weights, biases) in enumerate(zip(self.weights, self.biases)):
            arrays[f"weights_{at}"] = weights.astype(kind)
            arrays[f"biases_{at}"] = biases.astype(kind)
        write_arrays(path, arrays)


class NoNet(ValueError):
    """A file is no net: `text` says so to whoever gave it, the error itself has what NumPy says of it."""

    def __init__(self, key: str, detail: object) -> None:
        super().__init__(f"{detail}")
        self.text = Text(key)


def load(source: Path | bytes) -> Net:
    """Read a net; NoNet, which is a ValueError, where the file is none."""
    try:
        with np.load(io.BytesIO(source) if isinstance(source, bytes) else source, allow_pickle=False) as arrays:
            about = json.loads(str(arrays["about"]))
            count = len([name for name in arrays.files if name.startswith("weights_")])
            weights = [arrays[f"weights_{at}"] for at in range(count)]
            biases = [arrays[f"biases_{at}"] for at in range(count)]
    except (BadZipFile, zlib.error) as error:
        raise NoNet("error-weights-damaged", error) from None
    except (KeyError, EOFError, OSError, TypeError, ValueError) as error:  # TypeError: it is a single array
        if isinstance(error, OSError) and error.errno is not None:  # it cannot even be read
            raise
        raise NoNet("error-weights-none", error) from None
    if not isinstance(about, dict) or not _fit_together(weights, biases):
        raise NoNet("error-weights-none", "no weights")
    return Net(weights, biases, about)


def _fit_together(weights: Sequence[npt.NDArray[Any]], biases: Sequence[npt.NDArray[Any]]) -> bool:
    """Return whether these are layers of numbers of which each leads to the next, and the last to one number."""
    if not all(np.issubdtype(each.dtype, np.floating) for each in (*weights, *biases)):
        return False
    if not all(each.ndim == 2 for each in weights):
        return False
    widths = [each.shape[1] for each in weights]
    entries = [each.shape[0] for each in weights]
    return (
        widths[-1:] == [1] and entries[1:] == widths[:-1] and [each.shape for each in biases] == [(n,) for n in widths]
    )


def write_arrays(path: Path, arrays: dict[str, Any]) -> None:
    """Write named arrays to a file at one go: whoever looks sees all of them or none."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    os.replace(part, path)

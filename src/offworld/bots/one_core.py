"""The environment of a process in which bots think."""

from __future__ import annotations

from typing import Final

# Where nobody says otherwise, bots that have learned keep to the core they have: NumPy would take all of them for
# products that are too small to gain by it, and on a busy machine its threads then mostly wait for each other.
ONE_CORE: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}

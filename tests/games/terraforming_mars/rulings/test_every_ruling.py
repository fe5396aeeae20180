"""No ruling is forgotten: each of the 129 has a test that bears its id."""

from __future__ import annotations

import re
from pathlib import Path

RULINGS = 129


def test_each_ruling_has_a_test_named_after_it() -> None:
    tested: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        tested |= {int(number) for number in re.findall(r"^def test_r(\d{3})_", path.read_text("utf-8"), re.MULTILINE)}
    assert tested == set(range(1, RULINGS + 1))

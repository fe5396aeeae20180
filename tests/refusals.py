"""Errors by their key: what they say in words is the language files' business."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from offworld.kernel.errors import OffworldError


@contextmanager
def refuses(kind: type[OffworldError], key: str) -> Iterator[None]:
    """Expect an error of this kind with this key."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.text.key == key

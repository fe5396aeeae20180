"""Examples in docstrings of the kernel are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import offworld.kernel

MODULES = [module.name for module in pkgutil.iter_modules(offworld.kernel.__path__, "offworld.kernel.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0

"""The kernel reads like a manual: every public class has an example in its docstring, and the examples are true."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil

import pytest

import offworld.kernel

MODULES = [module.name for module in pkgutil.iter_modules(offworld.kernel.__path__, "offworld.kernel.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_every_public_class_has_an_example(name: str) -> None:
    module = importlib.import_module(name)
    classes = [each for each in vars(module).values() if inspect.isclass(each) and each.__module__ == name]
    public = [each for each in classes if not each.__name__.startswith("_")]
    assert [each.__name__ for each in public if ">>>" not in (each.__doc__ or "")] == []

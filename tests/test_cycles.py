"""No module needs another that needs it in turn; imports inside functions and for types alone count as well."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from tests.test_layers import MODULES, imports, name_of

NAMES = {name_of(path) for path in MODULES}


def needed() -> dict[str, set[str]]:
    """Return the modules that each module imports."""
    found: dict[str, set[str]] = {}
    for path in MODULES:
        name = name_of(path)
        modules = [each if each in NAMES else each.rpartition(".")[0] for each in imports(path)]
        found[name] = {each for each in modules if each in NAMES and each != name}
    return found


def cycle(modules: dict[str, set[str]]) -> list[str]:
    """Return modules of which each needs the next and the last the first; none where there is no such thing."""
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_module_needs_itself_by_way_of_others() -> None:
    assert cycle(needed()) == []


def test_the_check_sees_a_cycle() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}}) != []

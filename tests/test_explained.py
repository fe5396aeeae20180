"""Every field of every game's position is explained in its schema, and what may stand there is listed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import offworld
from offworld.kernel.position import schema


def unexplained(part: Any, path: str, defs: dict[str, Any]) -> Iterator[str]:
    """Yield the fields of an object, and of what it holds, that nothing is said about."""
    if not isinstance(part, dict):
        return
    for name, inner in part.get("properties", {}).items():
        found = {**defs[inner["$ref"].rsplit("/", 1)[1]], **inner} if "$ref" in inner else inner
        if part.get("additionalProperties") is False and not found.get("description") and "description" not in part:
            yield f"{path}.{name}"
        yield from unexplained(found, f"{path}.{name}", defs)
    for name in ("items", "additionalProperties"):
        yield from unexplained(part.get(name), f"{path}[]", defs)
    said = {"description": part["description"]} if "description" in part else {}
    for inner in part.get("anyOf", ()):
        yield from unexplained({**said, **inner}, path, defs)


@pytest.mark.parametrize("name", offworld.games())
def test_every_field_is_explained(name: str) -> None:
    whole = schema(offworld.game(name))
    state = whole["properties"]["state"]
    state.pop("description")
    assert list(unexplained(state, "state", whole["$defs"])) == []
    for definition in whole["$defs"].values():
        if "enum" in definition:
            assert definition["description"]


def test_the_check_sees_a_field_that_is_not() -> None:
    part = {"type": "object", "properties": {"x": {"type": "integer"}}, "additionalProperties": False}
    assert list(unexplained({"properties": {"a": {"items": part}}}, "state", {})) == ["state.a[].x"]

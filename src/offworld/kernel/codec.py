"""Effects, stacks and chains as plain JSON."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any, get_type_hints

from offworld.kernel.effect import AnyEffect, Together
from offworld.kernel.errors import BadPosition
from offworld.kernel.go_on import GoOn
from offworld.kernel.problem import not_one_of, wrong_type
from offworld.kernel.state import State
from offworld.kernel.text import Text

_PLAIN = {"int": int, "str": str, "bool": bool}


def effect_names(effects: Iterable[type[AnyEffect]]) -> dict[str, type[AnyEffect]]:
    """Return the effect classes of a game, and the kernel's own, by name."""
    return {effect.__name__: effect for effect in (*effects, Together, GoOn)}


def encode_value(value: object) -> Any:
    """Return a field of an effect as plain JSON."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        encoded: dict[str, Any] = {"effect": type(value).__name__}
        for field in dataclasses.fields(value):
            inner = getattr(value, field.name)
            if inner is not False or not isinstance(
                value, Together
            ):  # as Togethers were written before they had options
                encoded[field.name] = encode_value(inner)
        return encoded
    if isinstance(value, (tuple, list)):
        return [encode_value(item) for item in value]
    if isinstance(value, AnyEffect):  # an effect without fields need not be a dataclass
        return {"effect": type(value).__name__}
    return value


def decode_value(value: object, names: dict[str, type[Any]], path: str) -> Any:
    """Return a field of an effect from plain JSON, or say which part of it is wrong."""
    if isinstance(value, dict):
        name = value.get("effect")
        if not isinstance(name, str) or name not in names:
            raise BadPosition("error-position", field=f"{path}.effect", problem=not_one_of(name, sorted(names)))
        return _decode_effect(names[name], value, names, path)
    if isinstance(value, list):
        return tuple([decode_value(item, names, f"{path}[{i}]") for i, item in enumerate(value)])
    return value


def _decode_effect(effect: type[Any], value: dict[str, Any], names: dict[str, type[Any]], path: str) -> Any:
    fields = dataclasses.fields(effect) if dataclasses.is_dataclass(effect) else ()
    given = {key: decode_value(part, names, f"{path}.{key}") for key, part in value.items() if key != "effect"}
    known = [field.name for field in fields]
    for key in given:
        if key not in known:
            raise BadPosition("error-position", field=f"{path}.{key}", problem=Text("error-problem-unknown"))
    types = _types(effect) if fields else {}
    for field in fields:
        if field.name in given:
            kind = types[field.name]
            if kind in _PLAIN and type(given[field.name]) is not _PLAIN[kind]:
                problem = wrong_type(kind, value[field.name])
                raise BadPosition("error-position", field=f"{path}.{field.name}", problem=problem)
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise BadPosition("error-position", field=f"{path}.{field.name}", problem=Text("error-problem-missing"))
    try:
        return effect(**given)
    except TypeError:  # compiled effects check all their types
        raise BadPosition("error-position", field=path, problem=Text("error-problem-other")) from None


def _types(effect: type[Any]) -> dict[str, str]:
    """Return the names of the types of an effect's fields; numbers with a type of their own are numbers."""
    found: dict[str, str] = {}
    hints = get_type_hints(effect)
    for field in dataclasses.fields(effect):
        kind = hints.get(field.name, field.type)
        found[field.name] = getattr(getattr(kind, "__supertype__", kind), "__name__", "")
    return found


def encode_stack(state: State) -> list[dict[str, Any]]:
    """Return the stack as plain JSON, top last."""
    return [{"seat": seat, "does": encode_value(effect)} for seat, effect in state.stack]


def decode_stack(frames: list[tuple[int, Any]], names: dict[str, type[Any]], seats: int) -> list[tuple[int, AnyEffect]]:
    """Return a stack from the seats and effects of its frames."""
    stack: list[tuple[int, AnyEffect]] = []
    for i, (seat, does) in enumerate(frames):
        path = f"stack[{i}]"
        if not 0 <= seat < seats:
            allowed = [str(each) for each in range(seats)]
            raise BadPosition("error-position", field=f"{path}.seat", problem=not_one_of(seat, allowed))
        effect = decode_value(does, names, f"{path}.does")
        if not isinstance(effect, AnyEffect):
            raise BadPosition("error-position", field=f"{path}.does", problem=wrong_type("object", does))
        stack.append((seat, effect))
    return stack


def encode_chains(state: State) -> list[list[Any]] | None:
    """Return the answers given so far in a Together as plain JSON."""
    if state.branches is None:
        return None
    return [[branch.seat, [encode_value(answer) for answer in branch.answers]] for branch in state.branches]

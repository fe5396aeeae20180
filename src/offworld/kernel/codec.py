"""Effects, stacks and chains as plain JSON."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

from offworld.kernel.effect import AnyEffect, Together
from offworld.kernel.errors import BadPosition
from offworld.kernel.state import State


def effect_names(effects: Iterable[type[AnyEffect]]) -> dict[str, type[AnyEffect]]:
    """Return the effect classes of a game, and the kernel's own, by name."""
    return {effect.__name__: effect for effect in (*effects, Together)}


def encode_value(value: object) -> Any:
    """Return a field of an effect as plain JSON."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        encoded: dict[str, Any] = {"effect": type(value).__name__}
        for field in dataclasses.fields(value):
            encoded[field.name] = encode_value(getattr(value, field.name))
        return encoded
    if isinstance(value, (tuple, list)):
        return [encode_value(item) for item in value]
    if hasattr(value, "ask") and hasattr(value, "apply"):  # an effect without fields need not be a dataclass
        return {"effect": type(value).__name__}
    return value


def decode_value(value: object, names: dict[str, type[Any]], path: str) -> Any:
    """Return a field of an effect from plain JSON, or say which part of it is wrong."""
    if isinstance(value, dict):
        name = value.get("effect")
        if name not in names:
            raise BadPosition("error-position", field=f"{path}.effect", problem=f"{name!r}: {', '.join(sorted(names))}")
        fields = {key: decode_value(part, names, f"{path}.{key}") for key, part in value.items() if key != "effect"}
        try:
            return names[name](**fields)
        except TypeError as error:
            raise BadPosition("error-position", field=path, problem=str(error)) from None
    if isinstance(value, list):
        return tuple([decode_value(item, names, f"{path}[{i}]") for i, item in enumerate(value)])
    return value


def encode_stack(state: State) -> list[dict[str, Any]]:
    """Return the stack as plain JSON, top last."""
    return [{"seat": seat, "does": encode_value(effect)} for seat, effect in state.stack]


def decode_stack(frames: list[Any], names: dict[str, type[Any]], seats: int) -> list[tuple[int, AnyEffect]]:
    """Return a stack from plain JSON."""
    stack = []
    for i, frame in enumerate(frames):
        path = f"stack[{i}]"
        if not isinstance(frame, dict) or set(frame) != {"seat", "does"}:
            raise BadPosition("error-position", field=path, problem="seat, does")
        seat = frame["seat"]
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise BadPosition("error-position", field=f"{path}.seat", problem=f"0..{seats - 1}")
        stack.append((seat, decode_value(frame["does"], names, f"{path}.does")))
    return stack


def encode_chains(state: State) -> list[list[Any]] | None:
    """Return the answers given so far in a Together as plain JSON."""
    if state.branches is None:
        return None
    return [[branch.seat, [encode_value(answer) for answer in branch.answers]] for branch in state.branches]

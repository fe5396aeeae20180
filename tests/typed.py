"""Holding plain JSON against its type: nothing missing, nothing of another kind, nothing the type is silent about."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as shapes

from offworld.kernel.plain import PARTIAL


def check_type(value: Any, kind: Any) -> None:
    """Raise where a value, as it travels, is not exactly what a type says."""
    plain = msgspec.json.decode(msgspec.json.encode(value))
    converted = msgspec.convert(plain, kind, strict=True)  # raises where something is missing or of another kind
    said = msgspec.json.decode(msgspec.json.encode(converted))
    assert said == plain, f"the type says nothing of {_more(plain, said)}"
    _check_keys(plain, shapes.type_info(kind), "$")


def _more(plain: Any, said: Any, path: str = "$") -> str:
    """Return where a value holds more than its type says."""
    if isinstance(plain, dict) and isinstance(said, dict):
        for name, part in plain.items():
            if name not in said:
                return f"{path}.{name}"
            if part != said[name]:
                return _more(part, said[name], f"{path}.{name}")
    if isinstance(plain, list) and isinstance(said, list):
        for at, (part, other) in enumerate(zip(plain, said)):
            if part != other:
                return _more(part, other, f"{path}[{at}]")
    return path


def _check_keys(value: Any, kind: Any, path: str) -> None:
    """Raise where a dictionary of named keys lacks one and is not said to be partial."""
    if isinstance(kind, shapes.UnionType):
        kind = next((each for each in kind.types if _fits(value, each)), None)
    partial = isinstance(kind, shapes.Metadata) and kind.extra == PARTIAL
    if isinstance(kind, shapes.Metadata):
        kind = kind.type
    if isinstance(kind, (shapes.TypedDictType, shapes.StructType)):
        for field in kind.fields:
            if field.encode_name in value:
                _check_keys(value[field.encode_name], field.type, f"{path}.{field.encode_name}")
    elif isinstance(kind, shapes.DictType):
        if isinstance(kind.key_type, shapes.LiteralType) and not partial:
            assert set(value) == set(kind.key_type.values), f"{path} has not all keys"
        for name, part in value.items():
            _check_keys(part, kind.value_type, f"{path}.{name}")
    elif isinstance(kind, (shapes.ListType, shapes.VarTupleType)):
        for at, part in enumerate(value):
            _check_keys(part, kind.item_type, f"{path}[{at}]")


def _fits(value: Any, kind: Any) -> bool:
    if isinstance(kind, shapes.Metadata):
        return _fits(value, kind.type)
    if isinstance(value, dict):
        is_tagged = isinstance(kind, shapes.StructType) and kind.tag_field is not None
        if is_tagged:
            return bool(value.get(kind.tag_field) == kind.tag)
        return isinstance(kind, (shapes.StructType, shapes.TypedDictType, shapes.DictType))
    return isinstance(value, list) and isinstance(kind, (shapes.ListType, shapes.VarTupleType, shapes.TupleType))

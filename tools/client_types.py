"""Write the client's types from the server's and the games' own: `web/src/generated/`, which is never committed.

    python tools/client_types.py

Frames, questions, bodies and replies come from `offworld.server.wire`, the kernel's plain JSON from
`offworld.kernel.plain`, and each game's table and catalog from what its `view` and `catalog` say that they return.
`tools/npm.py` runs this before every script of the client, so that svelte-check sees a difference at once.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_origin, get_type_hints

import msgspec
from msgspec import inspect as shapes

from offworld import games
from offworld.kernel import plain
from offworld.kernel.rules import Rules
from offworld.server.wire import bodies, frames, questions, told

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
WIRE = (plain, questions, told, frames, bodies)
HEAD = "/** Written by tools/client_types.py from the types of server and games: change those. */\n"
JSON = "export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };\n"


def main() -> int:
    """Write all files, and only those whose content has changed: whoever watches them is not disturbed."""
    for name, text in files().items():
        path = TARGET / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    return 0


def files() -> dict[str, str]:
    """Return the files, by their paths below the folder of generated ones."""
    names = [each.name for each in pkgutil.iter_modules(games.__path__) if each.ispkg]  # also one not offered yet
    found = {f"games/{name}.ts": of_game(name) for name in names}
    return {"wire.ts": of_wire(names), **found}


# --- files -----------------------------------------------------------------------------------------------------------
def of_wire(names: Iterable[str]) -> str:
    """Return what travels between server and client; a view's table is that of its game."""
    writer = Writer(WIRE)
    parts = [HEAD, *[f"import type * as {name} from './games/{name}';\n" for name in names], f"\n{JSON}"]
    parts.append(f"\nexport const PROTOCOL = {frames.PROTOCOL};\n")
    parts += [writer.text(each) for each in writer.defined() if each is not plain.View]
    tables = "".join(f"  {name}: {name}.Table;\n" for name in names)
    catalogs = "".join(f"  {name}: {name}.Catalog;\n" for name in names)
    parts.append(f"\n/** By game, what its views show. */\nexport interface Tables {{\n{tables}}}\n")
    parts.append(f"\n/** By game, its components that never change. */\nexport interface Catalogs {{\n{catalogs}}}\n")
    parts.append(f"{writer.text(plain.View, 'AnyView', table='Tables[keyof Tables]')}")
    parts.append("\n/** What a seat sees of one game. */\n")
    parts.append("export type ViewOf<G extends keyof Tables> = AnyView & { game: G; table: Tables[G] };\n")
    parts.append("\nexport type View = { [G in keyof Tables]: ViewOf<G> }[keyof Tables];\n")
    return "".join(parts)


def of_game(name: str) -> str:
    """Return the table and the catalog of a game, with everything in them."""
    rules = import_module(f"{games.__name__}.{name}").GAME
    table, catalog = returned(rules, "view"), returned(rules, "catalog")
    modules = [sys.modules[each.__module__] for each in (table, catalog) if hasattr(each, "__annotations__")]
    writer = Writer(dict.fromkeys(modules))
    body = "".join([writer.text(each) for each in writer.defined()])
    for kind, made in (("Table", table), ("Catalog", catalog)):
        written = writer.written(shapes.type_info(made))
        body += "" if written == kind else f"\nexport type {kind} = {written};\n"
    used = [each for each in ("Json", *vars(plain)) if re.search(rf"(?<!type )\b{each}\b[^(]", body)]
    return HEAD + (f"import type {{ {', '.join(used)} }} from '../wire';\n" if used else "") + body


def returned(rules: Rules, method: str) -> Any:
    """Return what a method of a game says that it returns."""
    return get_type_hints(getattr(type(rules), method))["return"]


# --- TypeScript ------------------------------------------------------------------------------------------------------
class Writer:
    """Writes types as TypeScript; those of the given modules keep their names, all others are written out."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self.modules = list(modules)
        self.names: dict[str, Any] = {}
        for module in self.modules:
            self.names.update({name: made for name, made in vars(module).items() if _is_type(name, made)})
        aliases = {name: made for name, made in self.names.items() if not isinstance(made, type)}
        found = [(shapes.type_info(made), name) for name, made in aliases.items()]
        self.aliases = sorted(found, key=lambda each: -len(getattr(each[0], "types", ())))  # the largest union first

    def defined(self) -> Iterator[Any]:
        """Yield what the modules define, in their order: structs and dictionaries, and names for other types."""
        for name, made in self.names.items():
            if not isinstance(made, type) or self._is_own(made):
                yield made if isinstance(made, type) else (name, made)

    def _is_own(self, made: type) -> bool:
        is_base = bool(made.__subclasses__()) or hasattr(made, "__parameters__")  # only what is made of it travels
        return not is_base and made.__module__ in [module.__name__ for module in self.modules]

    def text(self, made: Any, name: str | None = None, **instead: str) -> str:
        """Return the declaration of a type, under its own name or another; `instead` gives fields another type."""
        if isinstance(made, tuple):
            name, made = made
            if not isinstance(shapes.type_info(made), shapes.StructType):
                return f"\nexport type {name} = {self.written(shapes.type_info(made), name)};\n"
        written = get_origin(made) or made
        remarks = _remarks(written)
        lines = []
        for field, kind, optional in self._fields(shapes.type_info(made)):
            if field in remarks:
                lines.append(f"  /** {remarks[field]} */")
            key = field if field.isidentifier() else f"'{field}'"
            lines.append(f"  {key}{'?' if optional else ''}: {instead.get(field, kind)};")
        comment = _comment(inspect.cleandoc(vars(written).get("__doc__") or ""))
        return f"\n{comment}export type {name or made.__name__} = {{\n" + "\n".join(lines) + "\n};\n"

    def _fields(self, found: Any) -> Iterator[tuple[str, str, bool]]:
        """Yield the name of each field, its type, and whether it may be missing."""
        if isinstance(found, shapes.StructType):
            if found.tag_field is not None and found.tag is not None:
                yield found.tag_field, f"'{found.tag}'", False
            comes_in = found.forbid_unknown_fields  # what is sent to the server may leave out what has a default
            for field in found.fields:
                is_unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
                optional = not field.required and (comes_in or is_unset)
                yield field.encode_name, self.written(field.type), optional
        elif isinstance(found, shapes.TypedDictType):
            order = list(get_type_hints(found.cls))
            for field in sorted(found.fields, key=lambda field: order.index(field.name)):
                yield field.encode_name, self.written(field.type), not field.required

    def written(self, found: Any, but: str = "") -> str:
        """Return a type as TypeScript; `but` is the name that is being defined."""
        for alias, name in self.aliases:
            if name != but and alias == found:
                return name
        if isinstance(found, (shapes.StructType, shapes.TypedDictType)):
            return str((get_origin(found.cls) or found.cls).__name__)
        if isinstance(found, shapes.UnionType):
            return self._union(found.types, but)
        if isinstance(found, (shapes.ListType, shapes.VarTupleType)):
            item = self.written(found.item_type)
            return f"({item})[]" if "|" in item and not item.startswith("{") else f"{item}[]"
        if isinstance(found, shapes.TupleType):
            return f"[{', '.join(self.written(item) for item in found.item_types)}]"
        if isinstance(found, shapes.Metadata):
            record = self.written(found.type)
            return f"Partial<{record}>" if found.extra == plain.PARTIAL else record
        if isinstance(found, shapes.DictType):
            return f"Record<{self.written(found.key_type)}, {self.written(found.value_type)}>"
        if isinstance(found, shapes.LiteralType):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in found.values)
        return SIMPLE[type(found)]

    def _union(self, types: Iterable[Any], but: str) -> str:
        """Return a union; a part of it that has a name is called so."""
        left, parts = list(types), []
        for alias, name in self.aliases:
            if isinstance(alias, shapes.UnionType) and name != but and all(each in left for each in alias.types):
                left = [each for each in left if each not in alias.types]
                parts.append(name)
        parts += [self.written(each, but) for each in left]
        return " | ".join(sorted(dict.fromkeys(parts), key=lambda part: part == "null"))


NAMED = (shapes.UnionType, shapes.LiteralType, shapes.DictType, shapes.ListType, shapes.StructType, shapes.Metadata)
SIMPLE = {
    shapes.AnyType: "Json",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.RawType: "Json",
}


def _is_type(name: str, made: Any) -> bool:
    """Return whether something in a module is a type that travels."""
    if isinstance(made, type):
        return (issubclass(made, msgspec.Struct) and made is not msgspec.Struct) or _is_dictionary(made)
    if get_origin(made) is None or bool(getattr(made, "__parameters__", None)):
        return False
    return isinstance(shapes.type_info(made), NAMED)


def _is_dictionary(made: type) -> bool:
    return issubclass(made, dict) and hasattr(made, "__total__")


def _comment(about: str) -> str:
    lines = about.partition(">>>")[0].strip().splitlines()  # examples are for those who write Python
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _remarks(made: Any) -> dict[str, str]:
    """Return what is written behind the fields of a class."""
    try:
        source = inspect.getsource(made)
    except OSError:  # made by a call, as its keys are no names in Python
        return {}
    found = re.findall(r"^    (\w+): .*?  # (.+)$", source, flags=re.MULTILINE)
    return {name: f"{remark[0].upper()}{remark[1:]}." for name, remark in found}


if __name__ == "__main__":
    sys.exit(main())

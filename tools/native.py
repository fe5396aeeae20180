"""Make native modules of the rules in this folder; `tools/compile.py` runs it in a copy of the package.

What has once been compiled from the same C is kept. A change compiles its own C again, and the rest only where it
changes what all share: a new constant, or the shape of a class or function. For tests the C of a folder is compiled in
one go, because reading what is shared takes longer than compiling a module without optimization; for a release each
module is compiled alone, so that it is as quick as it was measured.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import setuptools  # first: it brings distutils along where Python has none
from mypyc.build import mypycify

from distutils import ccompiler, sysconfig  # isort: skip

MADE = Path("build")  # where mypyc writes its C


@dataclass(frozen=True, slots=True)
class Unit:
    """C sources that are compiled together, and how; `name` tells all that the result depends on."""

    sources: list[str]
    includes: list[str]
    flags: list[str]
    name: str

    @property
    def object(self) -> Path:
        """Where it lies once it is compiled."""
        return MADE / f"{self.name}.o"


def main(jobs: int, level: str, kept: Path, modules: list[str]) -> None:
    """Compile modules where they lie. What `kept` holds already is taken from there; it keeps what this build needs."""
    kept.mkdir(parents=True, exist_ok=True)
    files = ["--config-file=", "--follow-imports=silent", *modules]
    extensions = mypycify(files, opt_level=level, debug_level="0", multi_file=True)
    units: list[Unit] = []
    for extension in extensions:
        together = folders(extension.sources) if level == "0" else [[source] for source in extension.sources]
        own = [unit(sources, extension) for sources in together]
        extension.sources, extension.extra_objects = [], [str(each.object) for each in own]
        units += own
    units.sort(key=lambda each: -sum(os.path.getsize(source) for source in each.sources))  # the longest begin first
    with ThreadPoolExecutor(jobs) as pool:
        compiled = sum(pool.map(lambda each: provide(each, kept), units))
    for old in set(kept.iterdir()) - {kept / each.object.name for each in units}:
        old.unlink()
    print(f"{compiled} of {len(units)} parts compiled, the others kept")
    order = ["-q", "build_ext", "--inplace", "--parallel", str(jobs)]
    setuptools.setup(name="offworld-compiled", packages=[], ext_modules=extensions, script_args=order)


def folders(sources: Iterable[str]) -> list[list[str]]:
    """Return C sources by the folder of what they were made from; names tell, as `___` stands for a dot.

    >>> folders(["build/__native_a___rules___end.c", "build/init.c", "build/__native_a___rules___turn.c"])
    [['build/__native_a___rules___end.c', 'build/__native_a___rules___turn.c'], ['build/init.c']]
    """
    found: dict[str, list[str]] = {}
    for source in sources:
        found.setdefault(source.rpartition("___")[0], []).append(source)
    return list(found.values())


def unit(sources: list[str], extension: Any) -> Unit:
    """Return sources of an extension as one unit."""
    flags: list[str] = extension.extra_compile_args
    known = hashlib.sha256(repr((sys.version, version("mypy"), _compiler().compiler_so, flags)).encode())
    for path in [*sources, *sorted(extension.depends)]:
        known.update(f"{path}\0".encode() + Path(path).read_bytes())
    return Unit(sources, extension.include_dirs, flags, known.hexdigest())


def provide(wanted: Unit, kept: Path) -> bool:
    """Bring the object of a unit here, from where it is kept or by compiling; return whether it was compiled."""
    before = kept / wanted.object.name
    if before.exists():
        shutil.copyfile(before, wanted.object)
        return False
    source = wanted.object.with_suffix(".c")
    source.write_text("".join(f'#include "{Path(each).relative_to(MADE).as_posix()}"\n' for each in wanted.sources))
    includes = [*wanted.includes, sysconfig.get_python_inc()]
    _compiler().compile([str(source)], include_dirs=includes, extra_postargs=wanted.flags)
    partly = before.with_suffix(f".{os.getpid()}")
    shutil.copyfile(wanted.object, partly)
    partly.rename(before)  # at once: nobody finds half of it
    return True


def _compiler() -> Any:
    """Return the compiler that setuptools takes for extensions."""
    found = ccompiler.new_compiler()
    sysconfig.customize_compiler(found)
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), sys.argv[4:])

"""Build with mypyc what computes without input or output, from the same source, into build/compiled.

That is the rules, the bots' search, and the room of the server that holds a match and what is shown of it. The whole
package is copied there, and they are compiled beside their source, so that with PYTHONPATH=build/compiled everything
runs on them. Nothing is built again unless something of it has changed, and of the C that `native.py` makes of it only
what has become another.
"""

from __future__ import annotations

import ast
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

TOOL = Path(__file__).resolve()
ROOT = TOOL.parent.parent
SOURCE = ROOT / "src" / "offworld"
NATIVE = TOOL.with_name("native.py")
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "built-from"
LAYERS = ("kernel", "toolbox", "games", "bots", "server/match")  # what computes, without input or output
USED = ("server/errors.py", "server/people/viewer.py", "server/wire")  # plain, and known to the last of them
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "static")

BEST = 3  # the level of optimization that is measured and released

# Modules that stay plain Python although they are rules, each with the reason.
PLAIN: dict[str, str] = {
    "bots/bot.py": "anybody's bots inherit from it",
    "bots/given.py": "takes classes and functions of anybody",
    "bots/greedy.py": "what its constructor takes are settings, which are read from its signature",
    "bots/mcts.py": "likewise",
    "bots/random_bot.py": "a bot like any other",
    "bots/registry.py": "looks for bots of other packages",
}


def main() -> int:
    """Build if need be; the exit code says whether the compiled tree is there."""
    wrong = [name for name in PLAIN if not (SOURCE / name).is_file()]
    if wrong:
        return _fail(f"tools/compile.py leaves out what does not exist: {', '.join(wrong)}")
    level = optimization()
    rules = fingerprint()
    stamp = f"{rules}level {level}\n"
    if STAMP.is_file() and STAMP.read_text() in [f"{rules}level {better}\n" for better in range(level, BEST + 1)]:
        _copy_others(SOURCE)
        print(f"{TARGET.relative_to(ROOT)} is up to date")
        return 0
    compiler = _compiler()
    if compiler is None:
        return _fail("No C compiler found. Install gcc (on Debian: apt-get install gcc), or set CC to yours.")
    modules = compiled_modules()
    print(f"Compiling {len(modules)} modules into {TARGET.relative_to(ROOT)} with {compiler}; this takes a few minutes")
    work = TARGET.with_name(f"compiling-{os.getpid()}")  # whoever uses the present one meanwhile is not disturbed
    try:
        shutil.copytree(SOURCE, work / "offworld", ignore=LEFT_OUT)
        problem = _build(work, modules)
        if problem is None:
            (work / STAMP.name).write_text(stamp)
            shutil.rmtree(TARGET, ignore_errors=True)
            work.rename(TARGET)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return 0 if problem is None else _fail(problem)


def _build(work: Path, modules: list[str]) -> str | None:
    """Compile modules where they lie; returns what went wrong."""
    level = str(optimization())
    kept = TARGET.with_name(f"objects-{level}")
    command = [sys.executable, str(NATIVE), str(os.cpu_count() or 1), level, str(kept), *modules]
    environment = os.environ | {"MYPYPATH": str(work), "PYTHONPATH": str(work)}
    if subprocess.run(command, cwd=work, env=environment, check=False).returncode:
        return "mypyc could not build this; its messages are above"
    shutil.rmtree(work / "build", ignore_errors=True)
    missing = [name for name in modules if not list((work / name).parent.glob(f"{Path(name).stem}.*.so"))]
    return f"Not compiled, for no reason given: {', '.join(missing)}" if missing else None


def optimization() -> int:
    """Return how hard the C compiler tries: tests need the same answers, not the last microsecond."""
    wanted = os.environ.get("OFFWORLD_OPTIMIZE", str(BEST))
    if wanted not in [str(level) for level in range(BEST + 1)]:
        sys.exit(f"OFFWORLD_OPTIMIZE is {wanted}; it may be 0 to {BEST}.")
    return int(wanted)


def _copy_others(folder: Path) -> None:
    """Renew everything in a folder that is not compiled and that no compiled module depends on."""
    for path in folder.iterdir():
        name = path.relative_to(SOURCE).as_posix()
        copy = TARGET / "offworld" / name
        if path.is_file():
            shutil.copy2(path, copy)
        elif any(layer.startswith(f"{name}/") for layer in LAYERS):
            _copy_others(path)
        elif name not in LAYERS and not LEFT_OUT(str(folder), [path.name]):
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(path, copy, ignore=LEFT_OUT)


def compiled_modules() -> list[str]:
    """Return the rules to compile, as paths below the target.

    Packages themselves (`__init__`) only re-export; msgspec builds its structs at run time, which mypyc cannot; and of
    what a TypedDict holds a compiled module keeps nothing, though the server describes itself by it.
    """
    found = []
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*.py")):
            name = path.relative_to(SOURCE).as_posix()
            if path.name != "__init__.py" and name not in PLAIN and not _describes(path):
                found.append(f"offworld/{name}")
    return found


def _describes(path: Path) -> bool:
    """Return whether a module defines a msgspec struct or a typed dictionary."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and any(
            ast.unparse(base) in ("msgspec.Struct", "Struct", "TypedDict") for base in node.bases
        ):
            return True
    return False


def fingerprint() -> str:
    """Return what the compiled rules are built from: their sources, `native.py` and this file, and the tools used."""
    known = hashlib.sha256()
    rules = [path for layer in LAYERS for path in sorted((SOURCE / layer).rglob("*.py"))]
    used = [path for name in USED for path in sorted([SOURCE / name, *(SOURCE / name).rglob("*.py")]) if path.is_file()]
    for path in [TOOL, NATIVE, *rules, *used]:
        known.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    python = f"{platform.python_implementation()} {platform.python_version()} {sysconfig.get_platform()}"
    return f"{known.hexdigest()} {python} mypy {version('mypy')}\n"


def _compiler() -> str | None:
    """Return the C compiler that will be used."""
    for name in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc"):
        if name and shutil.which(name.split()[0]):
            return str(shutil.which(name.split()[0]))
    return None


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

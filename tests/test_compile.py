"""The tool that compiles the rules: what it compiles, when it does so, and what it says when it cannot."""

from __future__ import annotations

import ast
import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "compile.py"


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, set to a small package of its own."""
    spec = importlib.util.spec_from_file_location("compile_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    source = tmp_path / "src" / "offworld"
    for name, text in {
        "__init__.py": "",
        "kernel/__init__.py": "",
        "kernel/sums.py": "def twice(n: int) -> int:\n    return n + n\n",
        "kernel/shape.py": "import msgspec\n\n\nclass Shape(msgspec.Struct, forbid_unknown_fields=True):\n    n: int\n",
        "server/app.py": "A = 1\n",
    }.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    own = tmp_path / "tools" / "compile.py"
    own.parent.mkdir()
    own.write_text(TOOL.read_text(encoding="utf-8"))
    native = shutil.copy(TOOL.with_name("native.py"), own.parent)
    target = tmp_path / "build" / "compiled"
    places = {"TOOL": own, "NATIVE": Path(native), "ROOT": tmp_path, "SOURCE": source, "TARGET": target}
    places["STAMP"] = target / "built-from"
    monkeypatch.setattr(module, "PLAIN", {})  # what it leaves out of ours is not there
    for name, value in places.items():
        monkeypatch.setattr(module, name, value)
    return module


def test_rules_are_compiled_but_not_packages_structs_or_other_layers(tool: ModuleType) -> None:
    assert tool.compiled_modules() == ["offworld/kernel/sums.py"]


def test_what_stays_plain_has_a_reason_and_exists(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "PLAIN", {"kernel/gone.py": "it was there once"})
    assert tool.main() == 1
    assert "kernel/gone.py" in capsys.readouterr().err


def test_a_missing_compiler_is_named(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setitem(sysconfig.get_config_vars(), "CC", "no-such-compiler")
    assert tool.main() == 1
    assert "gcc" in capsys.readouterr().err
    assert not tool.TARGET.exists()


def test_only_a_changed_rule_is_built_again(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[list[str]] = []

    def build(work: Path, modules: list[str]) -> str | None:
        built.append(modules)
        return None

    monkeypatch.setattr(tool, "_build", build)
    assert tool.main() == 0
    assert tool.main() == 0
    assert len(built) == 1
    (tool.SOURCE / "server" / "app.py").write_text("A = 2\n")
    assert tool.main() == 0
    assert len(built) == 1
    assert (tool.TARGET / "offworld" / "server" / "app.py").read_text() == "A = 2\n"
    (tool.SOURCE / "kernel" / "sums.py").write_text("def thrice(n: int) -> int:\n    return 3 * n\n")
    assert tool.main() == 0
    assert len(built) == 2
    capsys.readouterr()


def test_tests_are_content_with_a_quick_build_but_not_the_reverse(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[int] = []
    monkeypatch.setattr(tool, "_build", lambda work, modules: built.append(tool.optimization()))
    monkeypatch.setenv("OFFWORLD_OPTIMIZE", "0")
    assert tool.main() == 0
    monkeypatch.delenv("OFFWORLD_OPTIMIZE")
    assert tool.main() == 0
    monkeypatch.setenv("OFFWORLD_OPTIMIZE", "0")
    assert tool.main() == 0
    assert built == [0, 3]
    monkeypatch.setenv("OFFWORLD_OPTIMIZE", "fast")
    with pytest.raises(SystemExit, match="it may be 0 to 3"):
        tool.main()
    capsys.readouterr()


def test_of_changed_rules_only_the_folders_are_compiled_again_that_became_other(
    tool: ModuleType, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two folders with a module each, what mypyc adds, and the door to each module make five parts."""
    monkeypatch.setenv("OFFWORLD_OPTIMIZE", "0")
    other = tool.SOURCE / "toolbox" / "products.py"
    other.parent.mkdir()
    (other.parent / "__init__.py").write_text("")
    other.write_text("def product(a: int, b: int) -> int:\n    return a * b\n")
    assert tool.main() == 0
    assert "5 of 5 parts compiled" in capfd.readouterr().out
    other.write_text("def product(a: int, b: int) -> int:\n    return b * a\n")
    assert tool.main() == 0
    assert "1 of 5 parts compiled" in capfd.readouterr().out
    asked = "from offworld.toolbox.products import product; print(product(6, 7), product.__class__.__name__)"
    found = subprocess.run([sys.executable, "-c", asked], cwd=tool.TARGET, capture_output=True, text=True, check=True)
    assert found.stdout == "42 builtin_function_or_method\n"


def test_a_failed_build_leaves_the_old_one(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "_build", lambda work, modules: None)
    assert tool.main() == 0
    before = tool.STAMP.read_text()
    (tool.SOURCE / "kernel" / "sums.py").write_text("def broken(\n")
    monkeypatch.setattr(tool, "_describes", lambda path: False)
    monkeypatch.setattr(tool, "_build", lambda work, modules: "it does not compile")
    assert tool.main() == 1
    assert "it does not compile" in capsys.readouterr().err
    assert tool.STAMP.read_text() == before
    assert [path.name for path in tool.TARGET.parent.iterdir()] == ["compiled"]


def test_nothing_compiled_looks_for_something_in_a_starred_display() -> None:
    """`x in (a, *b)` breaks mypyc down without a word about the reason."""
    found = []
    for layer in ("kernel", "toolbox", "games", "bots", "server/match"):
        for path in (TOOL.parent.parent / "src" / "offworld" / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare) and any(map(_is_starred, node.comparators)):
                    found.append(f"{path.name}:{node.lineno}")
    assert found == []


def _is_starred(node: ast.expr) -> bool:
    return isinstance(node, (ast.Tuple, ast.List, ast.Set)) and any(isinstance(e, ast.Starred) for e in node.elts)

"""What goes into a wheel: the client, and on request the compiled rules beside their source."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.build_hook import BuildHook, compiled


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose client is built and whose rules are compiled."""
    for name in ("src/offworld/server/static/index.html", "build/compiled/offworld/kernel/rng.cpython-311.so"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("built")
    (tmp_path / "build/compiled/shared__mypyc.cpython-311.so").write_text("built")
    (tmp_path / "build/compiled/offworld/kernel/rng.py").write_text("")
    return tmp_path


def packed(root: Path, version: str = "standard") -> dict[str, Any]:
    """Return what the hook asks the builder for."""
    asked: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook: BuildHook = BuildHook(str(root), {}, None, None, str(root), "wheel")  # type: ignore[arg-type]
    hook.initialize(version, asked)
    return asked


def test_the_usual_wheel_is_plain(root: Path) -> None:
    assert packed(root) == {"force_include": {}, "pure_python": True}


def test_a_compiled_wheel_holds_every_compiled_module_at_its_place(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OFFWORLD_WHEEL", "compiled")
    asked = packed(root)
    places = ["offworld/kernel/rng.cpython-311.so", "shared__mypyc.cpython-311.so"]
    assert sorted(asked["force_include"].values()) == places
    assert (asked["pure_python"], asked["infer_tag"]) == (False, True)
    assert packed(root, "editable") == {"force_include": {}, "pure_python": True}


def test_without_compiled_rules_there_is_no_compiled_wheel(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="make wheel"):
        compiled(tmp_path)

"""Fills the wheel: the built client always, and the compiled rules where `make wheel` asks for them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = Path("build") / "compiled"  # where tools/compile.py puts the rules


class BuildHook(BuildHookInterface[Any]):
    """Builds `web/` into `src/offworld/server/static/` before a wheel is packed; an editable install needs none.

    With OFFWORLD_WHEEL=compiled the rules' compiled modules go in beside their source, and the wheel is for one system.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run the client's build unless it is there already, and add what is compiled."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src/offworld/server/static/index.html").exists():
            subprocess.run([sys.executable, str(root / "tools" / "npm.py"), "run", "build"], cwd=root, check=True)
        if os.environ.get("OFFWORLD_WHEEL") == "compiled":
            build_data["force_include"].update(compiled(root))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled(root: Path) -> dict[str, str]:
    """Return every compiled module with its place in the wheel."""
    found = sorted((root / COMPILED).rglob("*.so"))
    if not found:
        raise FileNotFoundError(f"{COMPILED} holds nothing compiled; run `make wheel`, which compiles first")
    return {str(path): path.relative_to(root / COMPILED).as_posix() for path in found}

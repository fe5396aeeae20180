"""Puts the built client into the wheel: runs its build when it has not been built yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):  # type: ignore[misc]
    """Builds `web/` into `src/offworld/server/static/` before a wheel is packed; an editable install needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run the client's build unless it is there already."""
        root = Path(self.root)
        if version == "editable" or (root / "src/offworld/server/static/index.html").exists():
            return
        subprocess.run([sys.executable, str(root / "tools" / "npm.py"), "run", "build"], cwd=root, check=True)

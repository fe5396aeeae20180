"""Settings of all tests."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite(
    "tests.contract", *[f"tests.contract_{part}" for part in ("answers", "end", "files", "secrets", "words")]
)

# The same examples every time, so that a change is to blame for a failure; `--hypothesis-profile=explore` goes further.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("fixed", derandomize=True, deadline=None, database=None, suppress_health_check=SLOW)
settings.register_profile("explore", deadline=None, suppress_health_check=SLOW, print_blob=True)
settings.load_profile("fixed")


def pytest_configure(config: pytest.Config) -> None:
    """Make sure that tests which are meant for the compiled rules do not pass on the plain ones."""
    import offworld.kernel.match as match

    wanted = os.environ.get("OFFWORLD_COMPILED") or "build/compiled" in os.environ.get("PYTHONPATH", "")
    if wanted and str(match.__file__).endswith(".py"):
        pytest.exit(f"The compiled rules are to be tested, but {match.__file__} was imported", returncode=2)


def pytest_collection_finish() -> None:
    """Leave what was collected alone: ten thousand tests stay to the end, and need not be looked through for garbage.

    Matches make much that is gone at once, so the young are looked through less often as well; together a fifth of the
    time of tests that play.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)

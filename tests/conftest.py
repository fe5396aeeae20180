"""Settings of all tests."""

from __future__ import annotations

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

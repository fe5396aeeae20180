"""Limits count over all processes of one installation."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from offworld.server.errors import TooFast
from offworld.server.live.shared_limits import TOGETHER, Counting
from offworld.server.people.limits import Held, Rates
from offworld.server.store import Store
from tests.server.host import FAST, PATIENCE, Host


class Process:
    """What one process counts, and its way to speak with others."""

    def __init__(self, tmp_path: Path, name: str) -> None:
        self.store = Store(f"sqlite:///{tmp_path / name}")
        self.rates = Rates((0.001, 10.0), str.upper)
        self.held = Held(str.upper)
        self.counting = Counting(self.store, {"creations": self.rates}, self.held)

    def tell(self, *others: Process) -> list[str]:
        """Tell all, oneself included, as PostgreSQL does."""
        notes = self.counting.notes()
        for other in (self, *others):
            for note in notes:
                assert other.counting.heard(f"{self.store.process} {note}")
        return notes


def taken(rates: Rates, who: str) -> int:
    """Take as much as there is; return how much that was."""
    count = 0
    while True:
        try:
            rates.take(who)
        except TooFast:
            return count
        count += 1


def test_what_one_process_allowed_is_missing_in_the_other(tmp_path: Path) -> None:
    one, two = Process(tmp_path, "one"), Process(tmp_path, "two")
    for _ in range(7):
        one.rates.take("anna")
    one.rates.take("boris")
    one.tell(two)
    assert taken(two.rates, "anna") == 3
    assert taken(two.rates, "boris") == 9
    two.tell(one)
    assert taken(one.rates, "anna") == taken(one.rates, "boris") == 0
    assert one.tell(two) == []  # nothing more was taken


def test_what_was_allowed_too_much_is_owed(tmp_path: Path) -> None:
    one, two = Process(tmp_path, "one"), Process(tmp_path, "two")
    assert taken(one.rates, "anna") == taken(two.rates, "anna") == 10
    one.tell(two)
    with pytest.raises(TooFast) as refused:
        two.rates.check("anna")
    assert int(str(refused.value.text.params["seconds"])) > 10 / 0.001  # the ten of the other come first


def test_sockets_are_counted_everywhere_and_given_back(tmp_path: Path) -> None:
    one, two = Process(tmp_path, "one"), Process(tmp_path, "two")
    assert [one.held.take("anna") for _ in range(3)] == [1, 2, 3]
    one.tell(two)
    assert two.held.take("anna") == 4
    for _ in range(3):
        one.held.give("anna")
    one.tell(two)
    assert two.held.take("anna") == 2


def test_a_process_that_is_gone_holds_nothing_for_ever(tmp_path: Path) -> None:
    one = Process(tmp_path, "one")
    one.held.elsewhere("gone", "ANNA", 5, time.monotonic() - 1)
    assert one.held.take("anna") == 1
    one.held.changed()
    one.held.repeat()
    assert one.held.changed() == [("ANNA", 1)]


def test_notes_are_short_enough(tmp_path: Path) -> None:
    one = Process(tmp_path, "one")
    for number in range(2 * TOGETHER + 1):
        one.rates.take(f"somebody-{number:04}")
    notes = one.counting.notes()
    assert len(notes) == 3
    assert max([len(note) for note in notes]) < 7_900


def test_two_processes_allow_no_more_than_one(database: str, make_host: Callable[..., Host]) -> None:
    limits: dict[str, Any] = {**FAST["limits"], "creations": [0.0001, 12]}
    host = make_host(database=database, processes=2, limits=limits).start()
    allowed, end = 0, time.monotonic() + PATIENCE
    refused = 0
    while refused < 8:  # in a row: neither process has anything left
        status = httpx.post(f"{host.url}/api/accounts", json={"name": "Robot"}).status_code  # a connection of its own
        assert status in (201, 429)
        allowed, refused = (allowed + 1, 0) if status == 201 else (allowed, refused + 1)
        assert time.monotonic() < end
        time.sleep(0.5)  # slower than they speak with each other
    assert 12 <= allowed < 20  # each for itself they would allow 24
    assert host.stop() == 0

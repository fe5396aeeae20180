"""Matches played to their end, for tests that need one."""

from __future__ import annotations

import random
from typing import Any

from tests.server.host import Host
from tests.server.people import Person, asked, known_match


def finished_match(host: Host, seed: int = 1) -> tuple[str, Person, Person, dict[str, Any]]:
    """Return a match that two people have played to its end."""
    match, anna, boris, created = known_match(host, seed)
    play_out(match, anna, boris, seed=seed)
    return match, anna, boris, created


def play_out(match: str, *people: Person, seed: int = 1, busy: int = 60) -> None:
    """Let people play Dig Mars: some random answers, then nothing but ended turns, which soon end the match."""
    chance = random.Random(seed)
    count = 0
    states = {person: person.state(match) for person in people}
    while any(state["match"]["status"] == "live" for state in states.values()):
        for person in people:
            view = asked(states[person])
            if view is not None:
                count += 1
                if count > busy and ["end"] in view["question"]["choices"]:
                    view["question"]["choices"] = [["end"]]
                reply = person.answer(match, view, chance)
                assert reply.status_code == 200, reply.text
        states = {person: person.state(match) for person in people}

"""One person's work does not keep the others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from offworld.server.thinking import line
from offworld.server.thinking.line import Line
from tests.server.host import PATIENCE


class Desk:
    """Places whose work ends when the test says so; `served` lists who got one."""

    def __init__(self, places: int, house_of: Callable[[str], str] = str) -> None:
        self.line = Line(places, house_of)
        self.served: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._running: list[tuple[str, asyncio.Event]] = []

    async def want(self, person: str, kind: str = "expert", patient: bool = False) -> asyncio.Task[None]:
        """Let somebody ask for a place."""

        async def work() -> None:
            await self.line.enter(person, kind, patient)
            done = asyncio.Event()
            self.served.append(f"{person} {kind}")
            self._running.append((person, done))
            await done.wait()
            self.line.leave(person)

        task = asyncio.create_task(work())
        self._tasks.append(task)
        await self.settle()
        return task

    async def finish(self) -> None:
        """End the oldest work."""
        self._running.pop(0)[1].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def at(places: int, scene: Callable[[Desk], Awaitable[None]], house_of: Callable[[str], str] = str) -> None:
    async def run() -> None:
        await asyncio.wait_for(scene(Desk(places, house_of)), PATIENCE)

    asyncio.run(run())


def test_a_newcomer_is_served_next_however_many_one_person_has_in_line() -> None:
    async def scene(desk: Desk) -> None:
        for _ in range(100):
            await desk.want("anna")
        assert desk.served == ["anna expert"] * 2
        await desk.want("boris")
        await desk.finish()
        assert desk.served[2] == "boris expert"
        assert len(desk.line) == 98

    at(2, scene)


def test_whoever_comes_under_many_names_from_one_house_is_served_as_one() -> None:
    async def scene(desk: Desk) -> None:
        for number in range(30):
            await desk.want(f"eve{number}")
        await desk.want("boris")
        await desk.finish()
        assert desk.served[2] == "boris expert"
        await desk.want("boris", "hint")
        await desk.finish()  # eve's second one
        assert desk.served[3] == "eve2 expert"  # the houses in turn, and in a house its people
        await desk.finish()
        assert desk.served[4] == "boris hint"

    at(2, scene, house_of=lambda person: person.rstrip("0123456789"))


def test_in_one_house_people_are_served_as_elsewhere() -> None:
    async def scene(desk: Desk) -> None:
        for _ in range(100):
            await desk.want("anna")
        await desk.want("boris")
        await desk.finish()
        assert desk.served == ["anna expert", "anna expert", "boris expert"]

    at(2, scene, house_of=lambda _person: "a club behind one address")


def test_with_two_people_there_nobody_takes_the_last_place() -> None:
    async def scene(desk: Desk) -> None:
        await desk.want("boris")
        await desk.finish()
        for _ in range(5):
            await desk.want("anna")
        assert desk.served == ["boris expert", "anna expert"]
        await desk.want("boris")  # at once, since a place is left
        assert desk.served[-1] == "boris expert"

    at(2, scene)


def test_one_place_is_shared_in_turn() -> None:
    async def scene(desk: Desk) -> None:
        for person in ("anna", "anna", "anna", "boris", "boris"):
            await desk.want(person)
        for _ in range(4):
            await desk.finish()
        assert [each[:4] for each in desk.served] == ["anna", "bori", "anna", "bori", "anna"]

    at(1, scene)


def test_kinds_of_one_person_take_turns() -> None:
    async def scene(desk: Desk) -> None:
        for kind in ("expert", "expert", "expert", "check"):
            await desk.want("anna", kind)
        await desk.finish()
        assert desk.served == ["anna expert", "anna check"]

    at(1, scene)


def test_what_nobody_watches_waits_for_all_that_somebody_does() -> None:
    async def scene(desk: Desk) -> None:
        await desk.want("anna")
        await desk.want("boris", patient=True)
        await desk.want("anna")
        await desk.finish()
        assert desk.served == ["anna expert", "anna expert"]
        await desk.finish()
        assert desk.served[-1] == "boris expert"

    at(1, scene)


def test_who_gives_up_waiting_leaves_no_hole() -> None:
    async def scene(desk: Desk) -> None:
        await desk.want("anna")
        gone = await desk.want("anna")
        await desk.want("anna", "novice")
        gone.cancel()
        await desk.settle()
        await desk.finish()
        assert desk.served == ["anna expert", "anna novice"]
        await desk.finish()
        await desk.want("boris")
        assert desk.served[-1] == "boris expert"

    at(1, scene)


def test_whoever_waited_for_long_gives_the_place_back_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "LATELY", 0.0)  # everybody has been waiting for long

    async def scene(desk: Desk) -> None:
        await desk.want("anna")
        slow = await desk.want("boris", patient=True)
        await desk.want("clara", patient=True)
        await desk.finish()  # anna's
        await desk.want("dora", patient=True)
        await desk.finish()  # boris's, after a while
        assert slow.exception() is None
        await desk.finish()
        await desk.want("boris")
        await desk.finish()
        assert desk.served == [f"{each} expert" for each in ("anna", "boris", "clara", "dora", "boris")]

    at(1, scene)

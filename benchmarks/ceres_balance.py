"""Is Ceres balanced? Skilled bots play each other; prints what must hold, and where it does not.

    python benchmarks/ceres_balance.py --games 1000 --workers 4              # every number of seats, both boxes
    python benchmarks/ceres_balance.py --seats 4 --games 60 --leanings       # bots that lean against each other
    PYTHONPATH=build/compiled python benchmarks/ceres_balance.py ...         # several times as fast

`ceres_report.py` plays all of it and writes the report.

Wins by seat, in the turn order of round 1, within 5 points of even; no leaning above 35 % of wins at four seats; each
facility, project, asteroid, contract and token taken by a given seat in 2 % to 60 % of the matches in which it was on
offer; the last with at least 70 % of the winner's points on average.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from offworld.bots.perspective import Perspective
from offworld.bots.registry import bot
from offworld.games.ceres.bots.weights import BALANCED, Weights
from offworld.games.ceres.data.book import (
    ASTEROID_IDS,
    CONTRACT_IDS,
    FACILITY_COUNT,
    PROJECT_IDS,
    STATION_IDS,
    TOKEN_IDS,
)
from offworld.games.ceres.meta import CeresGame
from offworld.games.ceres.names import FREE, LINES, SOURCES
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.rng import Rng

LEANINGS = {
    "probes": Weights(probes=1.5),
    "facilities": Weights(facilities=1.5),
    "projects": Weights(projects=1.5),
    "contracts": Weights(contracts=1.5),
    "trade": Weights(trade=1.5),
}
EVEN = 0.05  # how far a seat's share of wins may be from even
MOST_LEANING = 0.35
LEAST_TAKEN, MOST_TAKEN = 0.02, 0.60
LAST = 0.70


def play(job: tuple[int, bool, int, tuple[str, ...], str]) -> dict[str, Any]:
    """Play one match and return what is counted of it."""
    seats, contracts, seed, names, player = job
    game = CeresGame(tuple([LEANINGS.get(name, BALANCED) for name in names]))
    match = game.start(seats, seed, {"contracts": contracts}, quiet=True)
    bots = [bot(player, game) for _ in range(seats)]
    rng = Rng(seed).fork(7)
    first = match.view(None)["table"]["first"]
    offered: set[str] = set()
    taken: list[set[str]] = [set() for _ in range(seats)]
    while not match.over:
        state = cast(Ceres, match.state)
        offered.update([STATION_IDS[card] for card in state.facilities])
        offered.update([PROJECT_IDS[project] for project in state.projects])
        offered.update([CONTRACT_IDS[contract] for contract in state.offers if contract != FREE])
        for seat in match.asked():
            answer = bots[seat].choose(Perspective(match, seat), rng)
            if isinstance(answer, tuple) and answer[0] == "favour":
                taken[seat].add(answer[1])
            match.answer(seat, answer)
            after = cast(Ceres, match.state)
            taken[seat].update([CONTRACT_IDS[at] for at, owner in enumerate(after.contract_of) if owner == seat])
    state = cast(Ceres, match.state)
    offered.update([TOKEN_IDS[token] for token in state.tokens])
    offered.update([ASTEROID_IDS[rock] for rock, owner in enumerate(state.owners) if owner >= FREE])
    for seat in range(seats):
        cards = [card for at, card in enumerate(state.stations[seat]) if at % 4 != 3 and 0 <= card < FACILITY_COUNT]
        taken[seat].update([STATION_IDS[card] for card in cards])
        taken[seat].update([ASTEROID_IDS[rock] for rock, owner in enumerate(state.owners) if owner == seat])
        taken[seat].update([PROJECT_IDS[at] for at, owner in enumerate(state.project_of) if owner % 8 == seat])
    outcome = match.outcome()
    assert outcome is not None
    return {
        "job": _name(job),
        "first": first,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "names": list(names),
        "offered": sorted(offered),
        "taken": [sorted(each) for each in taken],
        "lines": [state.points[seat * LINES : seat * LINES + LINES] for seat in range(seats)],
        "answers": len(match.answers),
    }


def jobs(seats: int, contracts: bool, games: int, seed: int, leaning: bool, player: str) -> list[tuple[Any, ...]]:
    """Return the matches of one table, seats and leanings rotated."""
    found: list[tuple[Any, ...]] = []
    names = list(LEANINGS)
    for number in range(games):
        if leaning:
            left_out = number % len(names)
            group = [name for at, name in enumerate(names) if at != left_out][:seats]
            turn = number // len(names) % seats
            chosen = tuple(group[turn:] + group[:turn])
        else:
            chosen = ("balanced",) * seats
        found.append((seats, contracts, seed + number, chosen, player))
    return found


def counted(results: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """Return the figures of one table."""
    wins, leaning_wins, leaning_played = [0.0] * seats, defaultdict[str, float](float), Counter[str]()
    points = [0.0] * seats
    on_offer, taken = Counter[str](), Counter[str]()
    lines = [0.0] * LINES
    last = 0.0
    for each in results:
        for seat in range(seats):
            place = (seat - each["first"]) % seats
            points[place] += each["scores"][seat]
            leaning_played[each["names"][seat]] += 1
            lines = [a + b for a, b in zip(lines, each["lines"][seat])]
            taken.update(each["taken"][seat])
        for winner in each["winners"]:
            wins[(winner - each["first"]) % seats] += 1 / len(each["winners"])
            leaning_wins[each["names"][winner]] += 1 / len(each["winners"])
        last += min(each["scores"]) / max(1, max(each["scores"]))
        on_offer.update(each["offered"])
    games = len(results)
    matches = {name: leaning_played[name] for name in leaning_played}
    return {
        "games": games,
        "wins_by_seat": [round(each / games, 3) for each in wins],
        "points_by_seat": [round(each / games, 2) for each in points],
        "points": round(sum(points) / games / seats, 2),
        "lines": {name: round(each / games / seats, 2) for name, each in zip(SOURCES, lines)},
        "last_to_first": round(last / games, 3),
        "leanings": {name: round(leaning_wins[name] / matches[name], 3) for name in matches},
        "leaning_games": matches,
        "taken": {name: round(taken[name] / (on_offer[name] * seats), 3) for name in sorted(on_offer)},
        "answers": round(sum(each["answers"] for each in results) / games, 1),
    }


def complaints(name: str, found: dict[str, Any], seats: int, leaning: bool) -> Iterator[str]:
    """Yield what does not hold."""
    if leaning:
        for which, share in found["leanings"].items():
            if share > MOST_LEANING:
                yield f"{name}: who leans to {which} wins {share:.0%}"
        return
    for place, share in enumerate(found["wins_by_seat"]):
        if abs(share - 1 / seats) > EVEN:
            yield f"{name}: seat {place + 1} in turn order wins {share:.1%}"
    for which, share in found["taken"].items():
        if not LEAST_TAKEN <= share <= MOST_TAKEN:
            yield f"{name}: {which} is taken by a seat in {share:.1%} of the matches where it is on offer"
    if found["last_to_first"] < LAST:
        yield f"{name}: the last has {found['last_to_first']:.0%} of the winner's points"


def remembered(path: Path | None) -> dict[str, dict[str, Any]]:
    """Return the matches of an earlier run that was broken off, by what was played."""
    if path is None or not path.is_file():
        return {}
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    return {row["job"]: row for row in rows}


def played(todo: list[tuple[Any, ...]], pool: Any, keep: Path | None) -> list[dict[str, Any]]:
    """Return the results of all matches; without a pool, of those kept from an earlier run of the same data."""
    known = remembered(keep)
    names = {_name(job): job for job in todo}
    results = [known[name] for name in names if name in known]
    missing = [job for name, job in names.items() if name not in known] if pool is not None else []
    if not missing:
        return results
    for result in pool.imap_unordered(play, missing, chunksize=1):
        results.append(result)
        if keep is not None:
            with keep.open("a") as file:
                file.write(json.dumps(result) + "\n")
    return results


def _name(job: tuple[Any, ...]) -> str:
    return f"{CeresGame().rules} {job}"


def main() -> int:
    """Play, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--boxes", nargs="*", default=["base", "contracts"], choices=["base", "contracts"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--player", default="skilled", help="the bot on every seat, e.g. mcts:seconds=0.1")
    parser.add_argument("--leanings", action="store_true")
    parser.add_argument("--keep", type=Path, help="note every match here, and go on where an earlier run broke off")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found: dict[str, Any] = {}
    wrong: list[str] = []
    with multiprocessing.Pool(given.workers) as pool:
        for seats in given.seats:
            for box in given.boxes:
                name = f"{seats} {box}"
                todo = jobs(seats, box == "contracts", given.games, given.seed, given.leanings, given.player)
                found[name] = counted(played(todo, pool, given.keep), seats)
                wrong += list(complaints(name, found[name], seats, given.leanings))
                shown = {key: value for key, value in found[name].items() if key != "taken"}
                print(name, json.dumps(shown), flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

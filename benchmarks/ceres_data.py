"""Is the data of Ceres in order? Run it after correcting an entry: `python benchmarks/ceres_data.py`.

Most figures of the base game are house data (`mark="designed"`), one file for each kind in
`src/offworld/games/ceres/data/`, so that somebody with the box can correct them. After a correction set its mark to
`SOURCED`, raise `DATA` in `data/rules.py`, set `FINGERPRINT` there to what this prints, and adapt the tests that name
the figure. Prints what is wrong and ends with 1, or prints how many entries of each confidence there are.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from offworld.games.ceres.data import (
    asteroids,
    automa,
    contracts,
    facilities,
    locations,
    outstations,
    printed,
    projects,
    research,
    ships,
    tokens,
    unions,
)
from offworld.games.ceres.data import (
    figures as rules,
)
from offworld.games.ceres.names import COLOURS, CONFIDENCES, EVENTS, KINDS, NOTHING, PROBES, RINGS, SECTORS

KINDS_OF_DATA: dict[str, tuple[Any, ...]] = {
    "facilities": facilities.FACILITIES,
    "outstations": outstations.OUTSTATIONS,
    "asteroids": asteroids.ASTEROIDS,
    "projects": projects.PROJECTS,
    "ships": ships.SHIPS,
    "tokens": tokens.TOKENS,
    "options": locations.OPTIONS,
    "unions": unions.UNIONS,
    "contracts": contracts.CONTRACTS,
    "research": tuple(level for field in research.LEVELS for level in field),
    "action cards": automa.ACTIONS,
    "priority cards": automa.PRIORITIES,
    "leader cards": automa.LEADERS,
}
COUNTS = {  # of the box; the expansion's are sourced
    "facilities": 40,
    "outstations": 4,
    "asteroids": 24,
    "projects": 24,
    "ships": 9,
    "tokens": 9,
    "unions": 6,
    "contracts": 32,
    "research": 18,
    "action cards": 16,
    "priority cards": 6,
    "leader cards": 4,
}
NOT_ON_OUTSTATIONS = (printed.Reactivate, printed.Recruit, printed.Hire, printed.LabourUnion)
LARGEST = 20  # a larger figure is a slip of the pen


def fingerprint() -> str:
    """Return a short number that changes with any figure of the data."""
    figures: list[object] = [*KINDS_OF_DATA.values(), [getattr(rules, name) for name in _constants(rules)]]
    figures.append([getattr(automa, name) for name in _constants(automa)])
    figures.extend([unions.TRACK, unions.SLOTS, unions.SEALS, contracts.COMPLETION, contracts.UNFINISHED_PENALTY])
    figures.extend([locations.OVERRIDE_PRICE, locations.LOBBY])
    return hashlib.sha256(repr(figures).encode()).hexdigest()[:12]


def _constants(module: Any) -> list[str]:
    return sorted([name for name in vars(module) if name.isupper() and name not in ("DATA", "FINGERPRINT")])


def problems() -> Iterator[str]:
    """Yield what is wrong with the data."""
    for kind, entries in KINDS_OF_DATA.items():
        if kind in COUNTS and len(entries) != COUNTS[kind]:
            yield f"{kind}: {len(entries)} entries, not {COUNTS[kind]}"
        names = [entry.id for entry in entries if hasattr(entry, "id")]
        yield from [f"{kind}: {name} is there twice" for name, count in Counter(names).items() if count > 1]
        yield from [f"{kind}: {entry}: unknown mark" for entry in entries if entry.mark not in CONFIDENCES]
    yield from _of_facilities()
    yield from _of_the_belt()
    yield from _of_projects()
    yield from _of_ships()
    yield from _of_effects()
    yield from _of_contracts()
    yield from _of_tables()
    if fingerprint() != rules.FINGERPRINT:
        yield f"the data has changed: raise DATA and set FINGERPRINT to {fingerprint()!r} in data/rules.py"


def _units(where: str, units: tuple[int, ...], may_be_nothing: bool = True) -> Iterator[str]:
    if len(units) != KINDS or any(type(count) is not int or not 0 <= count <= LARGEST for count in units):
        yield f"{where}: {units} are not units of {KINDS} resources, each from 0 to {LARGEST}"
    elif units == NOTHING and not may_be_nothing:
        yield f"{where}: nothing at all"


def _of_facilities() -> Iterator[str]:
    for colour, count in Counter(card.colour for card in facilities.FACILITIES).items():
        if count != 10:
            yield f"facilities: {count} of colour {COLOURS[colour]}, not 10"
    for card in facilities.FACILITIES:
        yield from _units(f"{card.id} cost", card.cost, may_be_nothing=False)
        yield from _units(f"{card.id} income", card.income)
        if not 0 <= card.points <= LARGEST:
            yield f"{card.id}: {card.points} points"
        if not card.action or not card.upgrade:
            yield f"{card.id}: an action and an upgrade are needed"
    if sorted(station.colour for station in outstations.OUTSTATIONS) != [0, 1, 2, 3]:
        yield "outstations: one of each colour is needed"
    for station in outstations.OUTSTATIONS:
        yield from _units(f"{station.id} income", station.income)


def _of_the_belt() -> Iterator[str]:
    for ring, name in enumerate(RINGS):
        rocks = [rock for rock in asteroids.ASTEROIDS if rock.ring == ring]
        if sorted(rock.sector for rock in rocks) != list(range(SECTORS)):
            yield f"asteroids: the {name} ring needs one in each of its {SECTORS} sectors"
        for players, wanted in ((1, 4), (3, 6), (4, 8)):
            found = len([rock for rock in rocks if rock.players <= players])
            if found != wanted:
                yield f"asteroids: the {name} ring has {found} with {players} players, not {wanted}"
    for rock in asteroids.ASTEROIDS:
        yield from _units(f"{rock.id} income", rock.income, may_be_nothing=False)


def _of_projects() -> Iterator[str]:
    for project in projects.PROJECTS:
        yield from _units(f"{project.id} cost", project.cost, may_be_nothing=False)
        if project.cost[PROBES] > rules.STORED_PROBES:
            yield f"{project.id}: more probes than can be stored"
        if not 0 < project.penalty <= project.points:
            yield f"{project.id}: a penalty of {project.penalty} with {project.points} points"
    if len(projects.PROJECTS) < rules.ROUNDS * max(rules.PROJECTS_SHOWN):
        yield "projects: not enough for all rounds"


def _of_ships() -> Iterator[str]:
    for number in range(1, rules.ROUNDS + 1):
        if len([ship for ship in ships.SHIPS if ship.round == number]) != 3:
            yield f"ships: round {number} needs three"
    for ship in ships.SHIPS:
        if len(ship.workers) < max(rules.CREW):
            yield f"{ship.id}: too few workers"
        for offer in ship.offers:
            yield from _units(f"{ship.id} pays", offer.pay, may_be_nothing=False)
            yield from _units(f"{ship.id} gets", offer.get, may_be_nothing=False)
            if not 1 <= offer.most <= 8:
                yield f"{ship.id}: an offer {offer.most} times"


def _of_effects() -> Iterator[str]:
    cards: tuple[Any, ...] = (*facilities.FACILITIES, *outstations.OUTSTATIONS)
    for card in cards:
        for effect in (*card.action, *getattr(card, "upgrade", ())):
            if isinstance(effect, NOT_ON_OUTSTATIONS):
                yield f"{card.id}: {type(effect).__name__} would let outstations work without end"
    known = tuple(printed.Printed.__subclasses__())
    yield from [f"{token.id}: a price of {token.price}" for token in tokens.TOKENS if not 1 <= token.price <= LARGEST]
    helps: tuple[Any, ...] = (*tokens.TOKENS, *locations.OPTIONS)
    groups = [entry.effect for entry in helps]
    groups += [part for tile in unions.UNIONS for part in (tile.main, tile.bonus)]
    for group in groups:
        if not group or not all(isinstance(effect, known) for effect in group):
            yield f"{group}: no printed effects"
    for tile in unions.UNIONS:
        if not all(isinstance(effect, printed.Gain) for effect in tile.main):
            yield f"union {tile.number}: a main grant must always be possible"


def _of_contracts() -> Iterator[str]:
    for contract in contracts.CONTRACTS:
        if not 0 <= contract.event < len(EVENTS):
            yield f"{contract.id}: unknown requirement"
        if not (
            1 <= contract.levels <= 4 and 0 < contract.points <= LARGEST and 0 < contract.steps < len(unions.TRACK)
        ):
            yield f"{contract.id}: levels, points or steps are out of range"
    if [tile.number for tile in unions.UNIONS] != list(range(1, len(unions.UNIONS) + 1)):
        yield "unions: numbers from 1 on, in ascending order"
    if list(unions.TRACK) != sorted(unions.TRACK):
        yield "unions: the track must not fall"


def _of_tables() -> Iterator[str]:
    for name in ("SLOTS", "PROJECTS_SHOWN", "POOL", "CREW", "UNION_TILES"):
        if len(getattr(rules, name)) != 5:
            yield f"rules: {name} needs a figure for each number of players"
    for name in ("SEAT_BONUS", "CONTRACTS_SEAT_BONUS"):
        for seats, bonus in enumerate(getattr(rules, name)):
            if len(bonus) != seats:
                yield f"rules: {name} needs {seats} figures for {seats} players"
    for at, field in enumerate(research.LEVELS):
        for level in field:
            others = [
                (level.launch_discount, level.launch_points, level.per_probe),
                (level.construct_discount, level.construct_points, level.per_facility),
                (level.settle_discount, level.settle_points, level.per_project),
            ]
            if any(any(numbers) for other, numbers in enumerate(others) if other != at):
                yield f"research: {level} belongs to another field"
            if level.gain == NOTHING and not any(others[at]):
                yield f"research: {level} does nothing"


def main() -> int:
    """Print what is wrong, or how sure the data is."""
    found = list(problems())
    for line in found:
        print(line)
    if found:
        return 1
    print(f"data {rules.DATA}, fingerprint {rules.FINGERPRINT}: in order")
    for kind, entries in KINDS_OF_DATA.items():
        marks = Counter(entry.mark for entry in entries)
        print(f"  {kind}: " + ", ".join(f"{marks[mark]} {mark}" for mark in CONFIDENCES if marks[mark]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

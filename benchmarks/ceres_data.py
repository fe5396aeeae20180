"""Is the data of Ceres in order? Run it after correcting an entry: `python benchmarks/ceres_data.py`.

Most figures of the base game are house data (`mark="designed"`), one file for each kind in
`src/offworld/games/ceres/data/`, so that somebody with the box can correct them. After a correction set its mark to
`SOURCED`, raise `DATA` in `data/figures.py`, set `FINGERPRINT` there to what this prints, and adapt the tests that name
the figure. Prints what is wrong and ends with 1, or prints how many entries of each confidence there are.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
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
from offworld.games.ceres.names import (
    COLOURS,
    CONFIDENCES,
    EVENTS,
    INFLUENCE,
    KINDS,
    NOTHING,
    PROBES,
    RINGS,
    SECTORS,
)

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
# what the figures of a printed effect may be; where nothing is said, 1 to LARGEST
MAY_BE_NOTHING = ("discount", "surcharge")
NOT_ON_OUTSTATIONS = (printed.Reactivate, printed.Recruit, printed.Hire, printed.LabourUnion)
AUTOMA_FIGURES = (
    *("CREDITS", "INCOME", "WORKERS", "CONSTRUCTION_PRICE", "FACILITY_BONUS", "LAUNCH_PRICE", "OFFICE_CREDITS"),
    *("CONTRACT_PRICE", "CONTRACT_POINTS", "CONTRACT_STEPS"),
)
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
    yield from _of_figures()
    yield from _of_tables()
    yield from _of_research()
    yield from _of_the_automa()
    if fingerprint() != rules.FINGERPRINT:
        yield f"the data has changed: raise DATA and set FINGERPRINT to {fingerprint()!r} in data/figures.py"


def _units(where: str, units: tuple[int, ...], may_be_nothing: bool = True) -> Iterator[str]:
    if len(units) != KINDS or any(type(count) is not int or not 0 <= count <= LARGEST for count in units):
        yield f"{where}: {units} are not units of {KINDS} resources, each from 0 to {LARGEST}"
    elif units == NOTHING and not may_be_nothing:
        yield f"{where}: nothing at all"


def _points(entry: Any) -> Iterator[str]:
    if type(entry.points) is not int or not 0 <= entry.points <= LARGEST:
        yield f"{entry.id}: {entry.points} points"


def _of_facilities() -> Iterator[str]:
    cards = KINDS_OF_DATA["facilities"]
    for colour, count in Counter(card.colour for card in cards).items():
        if count != 10:
            yield f"facilities: {count} of colour {COLOURS[colour]}, not 10"
    for card in cards:
        yield from _units(f"{card.id} cost", card.cost, may_be_nothing=False)
        yield from _units(f"{card.id} income", card.income)
        yield from _points(card)
        if not card.action or not card.upgrade:
            yield f"{card.id}: an action and an upgrade are needed"
    stations = KINDS_OF_DATA["outstations"]
    if sorted(station.colour for station in stations) != [0, 1, 2, 3]:
        yield "outstations: one of each colour is needed"
    for station in stations:
        yield from _units(f"{station.id} income", station.income)


def _of_the_belt() -> Iterator[str]:
    for ring, name in enumerate(RINGS):
        rocks = [rock for rock in KINDS_OF_DATA["asteroids"] if rock.ring == ring]
        if sorted(rock.sector for rock in rocks) != list(range(SECTORS)):
            yield f"asteroids: the {name} ring needs one in each of its {SECTORS} sectors"
        for players, wanted in ((1, 4), (3, 6), (4, 8)):
            found = len([rock for rock in rocks if rock.players <= players])
            if found != wanted:
                yield f"asteroids: the {name} ring has {found} with {players} players, not {wanted}"
    for rock in KINDS_OF_DATA["asteroids"]:
        yield from _units(f"{rock.id} income", rock.income, may_be_nothing=False)
        yield from _points(rock)


def _of_projects() -> Iterator[str]:
    for project in KINDS_OF_DATA["projects"]:
        yield from _units(f"{project.id} cost", project.cost, may_be_nothing=False)
        yield from _points(project)
        if project.cost[PROBES] > rules.STORED_PROBES:
            yield f"{project.id}: more probes than can be stored"
        if not 0 < project.penalty <= project.points:
            yield f"{project.id}: a penalty of {project.penalty} with {project.points} points"
    if len(KINDS_OF_DATA["projects"]) < rules.ROUNDS * max(rules.PROJECTS_SHOWN):
        yield "projects: not enough for all rounds"


def _of_ships() -> Iterator[str]:
    for number in range(1, rules.ROUNDS + 1):
        if len([ship for ship in KINDS_OF_DATA["ships"] if ship.round == number]) != 3:
            yield f"ships: round {number} needs three"
    for ship in KINDS_OF_DATA["ships"]:
        yield from [
            f"{ship.id}: worker {each} has no colour" for each in ship.workers if each not in range(len(COLOURS))
        ]
        if len(ship.workers) < max(rules.CREW):
            yield f"{ship.id}: too few workers"
        for offer in ship.offers:
            yield from _units(f"{ship.id} pays", offer.pay, may_be_nothing=False)
            yield from _units(f"{ship.id} gets", offer.get, may_be_nothing=False)
            if not 1 <= offer.most <= 8:
                yield f"{ship.id}: an offer {offer.most} times"


def _of_effects() -> Iterator[str]:
    for card in (*KINDS_OF_DATA["facilities"], *KINDS_OF_DATA["outstations"]):
        for effect in (*card.action, *getattr(card, "upgrade", ())):
            yield from _printed(card.id, effect)
            if isinstance(effect, NOT_ON_OUTSTATIONS):
                yield f"{card.id}: {type(effect).__name__} would let outstations work without end"
    groups: list[tuple[str, tuple[Any, ...]]] = []
    for entry in (*KINDS_OF_DATA["tokens"], *KINDS_OF_DATA["options"]):
        groups.append((entry.id, entry.effect))
    for tile in KINDS_OF_DATA["unions"]:
        groups.extend([(f"union {tile.number}", tile.main), (f"union {tile.number}", tile.bonus)])
        if not all(isinstance(effect, printed.Gain) for effect in tile.main):
            yield f"union {tile.number}: a main grant must always be possible"
    for where, effects in groups:
        if not effects:
            yield f"{where}: no printed effects"
        for effect in effects:
            yield from _printed(where, effect)
    for token in KINDS_OF_DATA["tokens"]:
        if not 1 <= token.price <= LARGEST:
            yield f"{token.id}: a price of {token.price}"
        if token.contracts != any(isinstance(effect, printed.LabourUnion) for effect in token.effect):
            yield f"{token.id}: contracts must be True for the Labour Union, and False for all others"


def _printed(where: str, effect: Any) -> Iterator[str]:
    """Yield what is wrong with the figures of a printed effect."""
    if not isinstance(effect, printed.Printed):
        yield f"{where}: {effect} is no printed effect"
        return
    for field in fields(effect):  # type: ignore[arg-type]
        name = f"{type(effect).__name__}.{field.name}"
        value = getattr(effect, field.name)
        least = 0 if field.name in MAY_BE_NOTHING else 1
        if field.name == "of":
            if len(set(value)) != 2 or not set(value) <= set(range(PROBES)):
                yield f"{where}: {name} must be two resources that are no probes"
        elif isinstance(value, tuple):
            yield from _units(f"{where}: {name}", value, may_be_nothing=least == 0)
        elif type(value) is not int or not least <= value <= LARGEST:
            yield f"{where}: {name} is {value}, not from {least} to {LARGEST}"


def _of_contracts() -> Iterator[str]:
    for contract in KINDS_OF_DATA["contracts"]:
        if not 0 <= contract.event < len(EVENTS):
            yield f"{contract.id}: unknown requirement"
        if not (
            1 <= contract.levels <= 4 and 0 < contract.points <= LARGEST and 0 < contract.steps < len(unions.TRACK)
        ):
            yield f"{contract.id}: levels, points or steps are out of range"
    tiles = KINDS_OF_DATA["unions"]
    if [tile.number for tile in tiles] != list(range(1, len(tiles) + 1)):
        yield "unions: numbers from 1 on, in ascending order"
    if list(unions.TRACK) != sorted(unions.TRACK):
        yield "unions: the track must not fall"


def _of_figures() -> Iterator[str]:
    """Yield single figures with which the rules could not work."""
    for where, name, value, least, most in (
        ("figures", "ROUNDS", rules.ROUNDS, 3, 3),  # there are ships for three
        ("figures", "LEADERS", rules.LEADERS, 1, LARGEST),
        ("figures", "TOKENS_IN_PLAY", rules.TOKENS_IN_PLAY, 4, 4),  # as many as there are places for
        ("figures", "FACILITIES_SHOWN", rules.FACILITIES_SHOWN, 1, LARGEST),
        ("figures", "WORKERS", rules.WORKERS, max(rules.POOL), LARGEST),
        ("figures", "STORED_PROBES", rules.STORED_PROBES, 1, LARGEST),
        ("figures", "PROBE_TOKENS", rules.PROBE_TOKENS, rules.STORED_PROBES, 2 * LARGEST),
        ("figures", "UPGRADES", rules.UPGRADES, 1, 2),  # an outstation of the state has places for two
        ("figures", "UPGRADE_WAIVES", rules.UPGRADE_WAIVES, 0, LARGEST),
        ("figures", "LEFTOVERS_PER_POINT", rules.LEFTOVERS_PER_POINT, 1, LARGEST),
        ("unions", "SLOTS", unions.SLOTS, 2, 2),  # as many as contracts on a tile, which are sourced
        ("unions", "SEALS", unions.SEALS, rules.ROUNDS * 2, LARGEST),
        ("contracts", "COMPLETION", contracts.COMPLETION, 1, len(unions.TRACK) - 1),
        ("contracts", "UNFINISHED_PENALTY", contracts.UNFINISHED_PENALTY, 0, LARGEST),
        *[("automa", name, getattr(automa, name), 0, LARGEST) for name in AUTOMA_FIGURES],
        ("automa", "FACILITIES_PER_CREDIT", automa.FACILITIES_PER_CREDIT, 1, LARGEST),
        ("automa", "CREDITS_PER_POINT", automa.CREDITS_PER_POINT, 1, LARGEST),
    ):
        if type(value) is not int or not least <= value <= most:
            allowed = str(least) if least == most else f"from {least} to {most}"
            yield f"{where}: {name} must be {allowed}, not {value}"
    yield from _units("figures: START", rules.START)
    yield from _units("figures: PROBE_PRICE", rules.PROBE_PRICE, may_be_nothing=False)
    yield from _units("figures: LEFTOVER_WORTH", rules.LEFTOVER_WORTH)
    yield from _units("locations: LOBBY", locations.LOBBY, may_be_nothing=False)
    if rules.START[PROBES] > rules.STORED_PROBES:
        yield "figures: START holds more probes than can be stored"
    if sum(locations.OVERRIDE_PRICE) != locations.OVERRIDE_PRICE[INFLUENCE]:
        yield "locations: OVERRIDE_PRICE must be influence alone"


def _of_tables() -> Iterator[str]:
    for name in ("SLOTS_BY_SEATS", "PROJECTS_SHOWN", "POOL", "CREW", "UNION_TILES"):
        table = getattr(rules, name)
        if len(table) != 5:
            yield f"figures: {name} needs a figure for each number of players"
        elif not all(1 <= figure <= LARGEST for figure in table[1:]):
            yield f"figures: {name} must be from 1 to {LARGEST} for each number of players"
    if max(rules.UNION_TILES) > len(unions.SEAL_COLOURS):
        yield "figures: UNION_TILES are more than there are colours of seals"
    for name in ("SEAT_BONUS", "CONTRACTS_SEAT_BONUS"):
        for seats, bonus in enumerate(getattr(rules, name)):
            if len(bonus) != seats or not all(0 <= credits <= LARGEST for credits in bonus):
                yield f"figures: {name} needs {seats} figures from 0 to {LARGEST} for {seats} players"
    for name in ("RING_STEPS", "RING_PRICE"):
        table = getattr(rules, name)
        if len(table) != len(RINGS) or not all(0 <= figure < SECTORS for figure in table):
            yield f"figures: {name} needs a figure for each ring, from 0 to {SECTORS - 1}"


def _of_research() -> Iterator[str]:
    if [len(field) for field in research.LEVELS] != [6, 6, 6]:
        yield "research: three fields of six levels are needed"
    for number, level in enumerate(KINDS_OF_DATA["research"]):
        if not 0 <= level.price <= LARGEST:
            yield f"research: a step for {level.price} credits"
        yield from _units(f"research: {level}", level.gain)
        others = [
            (level.launch_discount, level.launch_points, level.per_probe),
            (level.construct_discount, level.construct_points, level.per_facility),
            (level.settle_discount, level.settle_points, level.per_project),
        ]
        mine = others.pop(number // 6)
        if any(any(numbers) for numbers in others):
            yield f"research: {level} belongs to another field"
        if level.gain == NOTHING and not any(mine):
            yield f"research: {level} does nothing"
        if min(mine) < 0:
            yield f"research: {level} takes instead of giving"


def _of_the_automa() -> Iterator[str]:
    for card in KINDS_OF_DATA["priority cards"]:
        if sorted(card.colours) != list(range(len(COLOURS))):
            yield f"{card.id}: every colour once"
        if sorted(card.rings) != list(range(len(RINGS))):
            yield f"{card.id}: every ring once"
    for leader in KINDS_OF_DATA["leader cards"]:
        if not 0 <= leader.credits <= LARGEST or not 0 <= leader.points <= LARGEST:
            yield f"{leader.id}: a yield of {leader.credits} credits and {leader.points} points"
    if [card.kind == automa.UNION for card in KINDS_OF_DATA["action cards"]] != [
        at >= automa.BASE_ACTIONS for at in range(len(automa.ACTIONS))
    ]:
        yield "action cards: those of unions come last, and BASE_ACTIONS counts the others"
    yield from _units("automa: WORTH", automa.WORTH)
    if list(automa.RESEARCH_POINTS) != sorted(automa.RESEARCH_POINTS):
        yield "automa: RESEARCH_POINTS must not fall"


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

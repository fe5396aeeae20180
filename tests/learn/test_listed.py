"""What an observation has to show, one thing after another: each changed by hand, and found in the group named for it.

`test_observation.py` changes whatever can be changed; this list says that nothing important is missing among it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

import offworld
from offworld.kernel.looking import look
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from offworld.learn.scheme import Flat, Scheme
from tests.games.terraforming_mars.rulings.build import city, player, table

ME, OTHER = 0, 1


class Thing(NamedTuple):
    """Something that a seat sees, the group that shows it, and what stands in its place in another position."""

    game: str
    what: str
    group: str
    changes: dict[str, Any]  # by path within the state, or within the stack of what is to be done


def mars(what: str, group: str, **changes: Any) -> Thing:
    return Thing("terraforming_mars", what, group, {path.replace("__", "."): value for path, value in changes.items()})


def dig(what: str, group: str, changes: dict[str, Any]) -> Thing:
    return Thing("dig_mars", what, group, changes)


def ceres(what: str, group: str, changes: dict[str, Any]) -> Thing:
    return Thing("ceres", what, group, changes)


def on_mars(what: str, group: str, changes: dict[str, Any]) -> Thing:
    return Thing("on_mars", what, group, changes)


def moon(what: str, group: str, changes: dict[str, Any]) -> Thing:
    return Thing("welcome_to_the_moon", what, group, changes)


STATION = {"players.1.stations": ["C1", "D4"], "players.1.levels.fleet": 2}

THINGS = [
    mars("first or second action", "action", stack__0__does__second=True),
    mars("whose turn it is", "turn", stack__0__seat=OTHER),
    mars("first player", "first_player", first=OTHER),
    mars("a discount on the next card", "prices", players__0__discount=8),
    mars("a lasting discount", "prices", players__0__played=["earth_office", "space_station"]),
    mars("a board of an opponent", "stock", players__1__stock__steel=3),
    mars("production of an opponent", "production", players__1__production__heat=3),
    mars("cards of an opponent", "played", players__1__played=["pets", "power_plant"]),
    mars("how many cards an opponent holds", "rating_and_cards", players__1__hand=["micro_mills", "grass"]),
    mars("cubes on an opponent's card", "cubes", players__1__cubes={"pets": 2}),
    mars("what an opponent's steel is worth", "terms", players__1__played=["pets", "advanced_alloys"]),
    mars("who owns a tile", "owners", tiles={"r6c2": city(OTHER)}),
    mars("which tile lies there", "tiles", tiles={"r6c2": {"tile": "greenery", "owner": ME}}),
    mars("a discard that everybody has seen", "known_discards", discards=[{"card": "trees", "known": [0, 1]}]),
    mars("a discard of one's own", "known_discards", discards=[{"card": "trees", "known": [0]}]),
    mars("who has passed", "passed_rising_opening", players__1__passed=True),
    mars("a milestone", "milestones", milestones={"mayor": OTHER}),
    mars("an award", "awards", awards={"banker": OTHER}),
    mars("whether an action of a card was used", "used", players__0__used=["space_elevator"]),
    dig("how many actions are left", "actions", {"turn.actions": 1}),
    dig("whether one has moved", "has_moved", {"turn.moved": True}),
    dig("what the tiles uncovered in a turn bring", "bonuses", {"turn.bonuses.extra_drill": 1}),
    dig("stations of an opponent", "stations", STATION),
    dig("levels of an opponent", "levels", {"players.1.levels.drill": 3}),
    dig("one's points", "points", {"players.0.points": 7}),
    ceres("first player", "first_player", {"first": ME}),
    ceres("stock of an opponent", "stock", {"players.1.stock.ore": 9}),
    ceres("research of an opponent", "research", {"players.1.research.commerce": 2}),
    ceres("what makes one's own building cheaper", "research", {"players.0.research.construction": 3}),
    ceres("who stands at a location", "locations", {"slots.factory": [OTHER], "players.1.leaders": 4}),
    ceres("who has passed", "pawn_passed_labour_union", {"players.1.passed": True}),
    ceres("points of an opponent", "points", {"players.1.points.projects": 3}),
    on_mars("main action done", "main_executive_action_done", {"turn.main": True}),
    on_mars("goods of an opponent", "stock", {"players.1.stock.plant": 4, "store.plant": 0}),
    on_mars("a technology of an opponent", "laboratories", {"players.1.lab.shelter": "c3t"}),
    on_mars("life support", "life_support", {"lss.greenhouse": 3}),
    on_mars("where the shuttle is", "shuttle_at", {"shuttle.at": 2}),
    on_mars("how far a mission is", "steps_left", {"mission_left": [9, 4, 11]}),
    moon("numbers on an opponent's sheet", "sheet_spaces", {"sheets.1.spaces": {"F4.3": 4}}),
    moon("errors of an opponent", "sheet_errors", {"sheets.1.errors": 1}),
    moon("whether a mission was turned over", "flipped", {"flipped.A": True, "sheets.1.spaces": {}}),
    moon("who claimed a mission", "claims", {"players.1.claims.A": "first", "flipped.A": True}),
]


def begun(name: str) -> Match:
    """Return a match in which somebody is to act and something lies on the table."""
    if name == "terraforming_mars":
        me = player(money=20, hand=["comet"], played=["earth_office", "space_elevator"])
        rival = player(money=20, played=["pets"], events=["asteroid"])
        return table(me, rival, tiles={"r6c2": city(ME)}, generation=3, discards=["trees"])
    match = offworld.game(name).start(2, 1, quiet=True)
    rng = Rng(1)
    while name == "dig_mars" and next(iter(match.asked().values())).topic != "action":
        seat = min(match.asked())
        match.answer(seat, match.asked()[seat].sample(rng))
    return match


def changed(position: dict[str, Any], changes: dict[str, Any]) -> None:
    """Put something else in places of a position; what comes from its deck is left out there."""
    position["state"].pop("deck", None)
    for path, value in changes.items():
        place: Any = position if path.startswith("stack") else position["state"]
        *steps, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
        for step in steps:
            place = place[step]
        place[last] = value


def parts_of(match: Match, seat: int) -> dict[str, Flat]:
    """Return what a seat observes, by group."""
    scheme = Scheme(offworld.game(match.game.name), match.seats, match.options)
    return scheme.parts(scheme.flat(look(match.game, match.state, seat)))


@pytest.mark.parametrize("thing", THINGS, ids=lambda each: f"{each.game}: {each.what}")
def test_what_is_seen_is_observed_where_its_name_says(thing: Thing) -> None:
    position = begun(thing.game).position()
    before = parts_of(offworld.game(thing.game).load(position, quiet=True), ME)
    changed(position, thing.changes)
    after = parts_of(offworld.game(thing.game).load(position, quiet=True), ME)
    differing = {name for name in before if not np.array_equal(before[name], after[name])}
    assert thing.group in differing, differing


def test_what_was_drafted_is_observed_by_whoever_has_drafted_it() -> None:
    game = offworld.game("terraforming_mars")
    match = game.start(2, 1, {"draft": True}, quiet=True)
    rng = Rng(1)
    while not all(each["drafted"] for each in match.position()["state"]["players"]):
        seat = min(match.asked())
        match.answer(seat, match.asked()[seat].sample(rng))
    position = match.position()
    before = [parts_of(match, seat) for seat in (ME, OTHER)]
    kept = position["state"]["players"][ME]["drafted"]
    changed(position, {"players.0.drafted": [position["state"]["deck"][0], *kept[1:]]})
    after = [parts_of(game.load(position, quiet=True), seat) for seat in (ME, OTHER)]
    assert not np.array_equal(before[ME]["drafted"], after[ME]["drafted"])
    assert np.array_equal(before[OTHER]["drafted"], after[OTHER]["drafted"])

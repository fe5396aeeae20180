"""Every card can be played in a rich position, and every action used; what they ask can be answered to the end."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.terraforming_mars import GAME
from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.names import CORPORATION, OCEANS, OXYGEN, PARAMETERS, TEMPERATURE
from offworld.games.terraforming_mars.rules.requirements import Global
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from tests.games.terraforming_mars.rulings.build import BLUE, RED, city, do, greenery, of, rich, table

PROJECTS = [card.id for card in CARD[1:209]]
WITH_ACTIONS = [card.id for card in CARD if card.actions]
# tags of all kinds, resources on cards of all kinds, and a building whose production can be copied
TABLEAU = [
    "research", "lagrange_observatory", "breathing_filters", "gene_repair", "trans_neptune_probe", "solar_power",
    "fish", "tardigrades", "trees", "vesta_shipyard", "physics_complex", "security_fleet", "mass_converter",
]  # fmt: skip
RICH = dict.fromkeys(("money", "steel", "titanium", "plants", "energy", "heat"), 8)
TILES = {"r2c2": city(RED), "r2c4": city(BLUE), "r3c2": greenery(RED), "r8c1": greenery(BLUE)}


def rich_match(card: str, place: str) -> Match:
    """Return a match in which a player has everything, the card in hand or in play, and no requirement fails."""
    value = {TEMPERATURE: -8, OXYGEN: 9, OCEANS: 5}
    for requirement in CARD[[each.id for each in CARD].index(card)].requires:
        if isinstance(requirement, Global):
            value[requirement.parameter] = requirement.value
    played = [each for each in TABLEAU if each != card]
    me = rich(makes=dict(RICH), played=played, steel=9, titanium=9, plants=9, energy=9, heat=9)
    me["cubes"] = dict.fromkeys([each for each in ("fish", "tardigrades", "physics_complex") if each in played], 3)
    if place == "corporation":
        me[place] = card
    else:
        me[place] = [*me.get(place, []), card]
    if place == "played" and CARD[[each.id for each in CARD].index(card)].cube >= 0:
        me["cubes"][card] = 3
    rest: dict[str, Any] = {PARAMETERS[each]: value[each] for each in (TEMPERATURE, OXYGEN)}
    return table({**me, "risen": True}, rich(makes=dict(RICH)), oceans=value[OCEANS], tiles=TILES, **rest)


def finish(match: Match, rng: Rng) -> None:
    """Answer at random until the next action is asked for."""
    while not [each for each in match.asked().values() if each.why.endswith("action")]:
        (decision,) = match.asked().values()
        match.answer(decision.seat, decision.sample(rng))


@pytest.mark.parametrize("card", PROJECTS)
def test_every_project_can_be_played(card: str) -> None:
    match = rich_match(card, "hand")
    components = GAME.components(match.state)
    for seed in range(3):
        copy = match.clone()
        do(copy, ("play", card))
        finish(copy, Rng(seed))
        assert card in of(copy)["played"] + of(copy)["events"]
        assert card not in of(copy)["hand"]
        assert GAME.components(copy.state) == components


@pytest.mark.parametrize("card", WITH_ACTIONS)
def test_every_action_can_be_used_once(card: str) -> None:
    (found,) = [each for each in CARD if each.id == card]
    match = rich_match(card, "corporation" if found.kind == CORPORATION else "played")
    for way in range(len(found.actions)):
        copy = match.clone()
        do(copy, ("use", card, way))
        finish(copy, Rng(way))
        assert of(copy)["used"] == [card]
        (seat,) = copy.asked()
        if seat == RED:
            assert copy.why_not(RED, ("use", card, way)) is not None

"""What is told of effects before they happen is told of every kind: what nobody has read is never "nothing"."""

from __future__ import annotations

import runpy
from dataclasses import dataclass, replace
from typing import Any

import pytest

from offworld.games.terraforming_mars.data import book
from offworld.games.terraforming_mars.data.card import Action
from offworld.games.terraforming_mars.data.index import BOX, NUMBER
from offworld.games.terraforming_mars.names import (
    BUILDING,
    CITY,
    ENERGY,
    EVENT,
    HEAT,
    MICROBE,
    MONEY,
    NO_CARD,
    OCEAN,
    PLANT,
    PLANTS,
    TEMPERATURE,
    Origin,
)
from offworld.games.terraforming_mars.rules import adding_up, checks
from offworld.games.terraforming_mars.rules.adding_up import more_perks, perks_of, prices
from offworld.games.terraforming_mars.rules.ahead import is_boxed, speaking_of, tile_of
from offworld.games.terraforming_mars.rules.amounts import PerTag
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.choose import ChooseDraw, ChooseOne, ChooseVictim
from offworld.games.terraforming_mars.rules.effects.costs import Spend
from offworld.games.terraforming_mars.rules.effects.cubes import AddToCard, AddToPlayed
from offworld.games.terraforming_mars.rules.effects.gains import Gain, GainPer, Lose
from offworld.games.terraforming_mars.rules.effects.planet import Raise
from offworld.games.terraforming_mars.rules.effects.production import LoseProduction, Produce, ProducePer
from offworld.games.terraforming_mars.rules.effects.victims import PlaceAndFlood
from offworld.games.terraforming_mars.rules.lasting import Guard, OnTag, OnTile
from offworld.games.terraforming_mars.rules.perks import Perks
from offworld.games.terraforming_mars.rules.state import Mars, new_state
from offworld.toolbox import readings

MOSS = NUMBER["nitrophilic_moss"]  # a plant tag, and it takes plants
CAPITAL_CARD = NUMBER["capital"]  # a city, and it takes energy production


@dataclass(frozen=True, slots=True)
class Odd(Does):
    """An effect of no reading."""

    card: int = 0

    def apply(self, state: Any, seat: int, answer: Any) -> None:
        raise NotImplementedError


def table() -> Mars:
    """Return a state of two players with permanent effects of their own."""
    state = new_state(2, 1)
    for player in state.players:
        player.perks = Perks()
    return state


def with_tag_reaction(*then: Does) -> Mars:
    """Return a state whose first player reacts to plant tags."""
    state = table()
    state.players[0].perks.on_tag[PLANT].append(OnTag((PLANT,), then))
    return state


def with_city_reaction(*then: Does) -> Mars:
    """Return a state whose first player reacts to cities."""
    state = table()
    state.players[0].perks.on_city.append(OnTile(CITY, then))
    return state


def test_a_reaction_of_an_unknown_kind_is_not_taken_for_no_gain() -> None:
    loss = Lose(PLANTS, 1, MOSS)
    assert not loss.possible(with_tag_reaction(), 0)
    assert loss.possible(with_tag_reaction(Gain(PLANTS, 1)), 0)
    with pytest.raises(KeyError, match="Odd"):
        loss.possible(with_tag_reaction(Odd()), 0)
    with pytest.raises(KeyError, match="Odd"):
        loss.possible(with_tag_reaction(ChooseOne(((Gain(PLANTS, 1),), (Odd(),)))), 0)


def test_a_reaction_of_an_unknown_kind_is_not_taken_for_no_production() -> None:
    loss = LoseProduction(ENERGY, 1, CAPITAL_CARD)
    assert not loss.possible(with_city_reaction(), 0)
    assert loss.possible(with_city_reaction(Produce(ENERGY, 1)), 0)
    with pytest.raises(KeyError, match="Odd"):
        loss.possible(with_city_reaction(Odd()), 0)


def test_a_way_of_an_unknown_kind_is_not_offered_unread() -> None:
    for choice in (ChooseOne, ChooseDraw, ChooseVictim):
        with pytest.raises(KeyError, match="Odd"):
            choice(((Gain(PLANTS, 1),), (Odd(),))).ask(table(), 0)


def test_what_reactions_count_pays_for_a_loss_as_well() -> None:
    state = with_tag_reaction(GainPer(PLANTS, PerTag(PLANT)))
    state.players[0].tags[PLANT] = 2
    assert Lose(PLANTS, 2, MOSS).possible(state, 0)
    assert not Lose(PLANTS, 3, MOSS).possible(state, 0)
    assert not Lose(HEAT, 1, MOSS).possible(state, 0)
    state = with_city_reaction(ProducePer(ENERGY, PerTag(PLANT)))
    state.players[0].tags[PLANT] = 2
    assert LoseProduction(ENERGY, 2, CAPITAL_CARD).possible(state, 0)
    assert not LoseProduction(ENERGY, 3, CAPITAL_CARD).possible(state, 0)


def test_nothing_helps_a_loss_that_stands_alone() -> None:
    state = with_city_reaction(Produce(ENERGY, 1))
    assert not LoseProduction(ENERGY, 1, CAPITAL_CARD).possible_alone(state, 0)
    state.players[0].production[ENERGY] = 1
    assert LoseProduction(ENERGY, 1, CAPITAL_CARD).possible_alone(state, 0)
    state = with_tag_reaction(Gain(PLANTS, 1))
    assert not Lose(PLANTS, 1, MOSS).possible_alone(state, 0)
    assert Raise(TEMPERATURE, 1).possible_alone(state, 0)


def test_a_resource_that_no_card_holds_is_no_way() -> None:
    state = table()
    choice = ChooseOne(((Gain(PLANTS, 1),), (AddToCard(MICROBE, 1),), (Gain(HEAT, 1),)))
    decision = choice.ask(state, 0)
    assert decision is not None
    assert decision.listed() == [0, 2]
    state.players[0].perks.holders[MICROBE].append(NUMBER["ants"])
    decision = choice.ask(state, 0)
    assert decision is not None
    assert decision.listed() == [0, 1, 2]


def test_a_choice_that_speaks_of_the_played_card_stays_what_it_was() -> None:
    mine, played = Origin(7), NUMBER["ants"]
    for choice in (ChooseOne, ChooseDraw, ChooseVictim):
        spoken = speaking_of(choice(((Gain(PLANTS, 1, mine),), (AddToPlayed(1, NO_CARD, mine),)), mine), played)
        assert spoken == choice(((Gain(PLANTS, 1, mine),), (AddToPlayed(1, played, mine),)), mine)
        assert type(spoken) is choice


def test_an_ocean_that_floods_is_a_tile_too() -> None:
    assert tile_of(PlaceAndFlood(4)) == OCEAN


def test_a_box_is_all_of_a_building_that_stands_in_one() -> None:
    box = BOX[NUMBER["capital"]]
    assert box == (Produce(MONEY, 5, CAPITAL_CARD), LoseProduction(ENERGY, 2, CAPITAL_CARD))  # gains first
    for card in book.CARD:
        boxed = [effect for effect in card.play if is_boxed(effect)]
        is_building = BUILDING in card.tags and card.kind != EVENT
        assert sorted(BOX[card.number], key=boxed.index) == (boxed if is_building else [])


def test_prices_follow_whatever_lowers_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also a permanent effect that is called otherwise."""

    def cheaper(lasting: Guard, perks: Perks, card: int) -> None:
        perks.discount += 1

    corporation, pets = NUMBER["ecoline"], NUMBER["pets"]
    before = perks_of(corporation, [])
    monkeypatch.setitem(adding_up._LASTING, Guard, cheaper)
    after = more_perks(before, corporation, [pets])
    assert after.discount == 1
    assert after.prices == prices(after) != before.prices


@pytest.mark.skipif(not readings.__file__.endswith(".py"), reason="a compiled module cannot be run a second time")
def test_a_price_right_of_the_arrow_has_to_be_paid_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    number = NUMBER["pets"]
    price = Spend(HEAT, 1, number)
    printed = replace(book.CARD[number], actions=(Action((Gain(MONEY, 1, number), price)),))
    monkeypatch.setattr(book, "CARD", (*book.CARD[:number], printed, *book.CARD[number + 1 :]))
    assert runpy.run_path(str(checks.__file__))["USE_CHECKS"][number] == [(price,)]

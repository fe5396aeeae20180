"""What effects are said in one clause, and what ways of a choice share their words."""

from __future__ import annotations

from typing import Final, NamedTuple

from offworld.games.terraforming_mars.data.book import EFFECTS
from offworld.games.terraforming_mars.names import MONEY, OCEAN, OCEAN_AREA, Resource
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.buying import LookAndBuy
from offworld.games.terraforming_mars.rules.effects.cards import Draw, LookAndKeep, Reveal, SwapCard
from offworld.games.terraforming_mars.rules.effects.choose import ChooseDraw, ChooseOne, ChooseVictim
from offworld.games.terraforming_mars.rules.effects.copying import CopyProduction
from offworld.games.terraforming_mars.rules.effects.costs import Exchange, Spend, SpendMoney, SpendProduction
from offworld.games.terraforming_mars.rules.effects.cubes import (
    AddToCard,
    AddToFilled,
    AddToPlayed,
    RemoveCubes,
    SpendHere,
    TakeCube,
)
from offworld.games.terraforming_mars.rules.effects.gains import (
    AddHere,
    Gain,
    GainPer,
    Lose,
    NextDiscount,
    NextSlack,
    Rise,
    RisePer,
)
from offworld.games.terraforming_mars.rules.effects.planet import ClaimArea, PlaceTile, Raise
from offworld.games.terraforming_mars.rules.effects.production import (
    LoseProduction,
    MoveProduction,
    Produce,
    ProduceMetal,
    ProducePer,
    TakeProduction,
)
from offworld.games.terraforming_mars.rules.effects.victims import PlaceAndFlood, Remove
from offworld.games.terraforming_mars.words.nouns import cubes, upto, upto_cubes
from offworld.kernel.text import Text
from offworld.toolbox.readings import complete, each, on

ALONE: Final = ""
GAINED: Final = "gained"
PRODUCED: Final = "produced"
SHIFTED: Final = "shifted"  # taken from somebody, and one's own by the same card
FLOODED: Final = "flooded"


class Share(NamedTuple):
    """What an effect brings into the clause of those like it."""

    group: str
    resource: Resource = MONEY
    amount: int = 0


# --- effects one after another ----------------------------------------------------------------------------------------
def share_of(effect: Does) -> Share:
    """Return with which other effects of its card one is said."""
    return _SHARES[type(effect)](effect)


def _gain(effect: Gain) -> Share:
    return Share(GAINED, effect.resource, effect.amount)


def _produce(effect: Produce) -> Share:
    return Share(PRODUCED, effect.resource, effect.amount)


def _lose_production(effect: LoseProduction) -> Share:
    return Share(PRODUCED, effect.resource, -effect.amount)


def _take_production(effect: TakeProduction) -> Share:
    return Share(SHIFTED, effect.resource, effect.amount) if effect.gained else Share(ALONE)


def _place_tile(effect: PlaceTile) -> Share:
    return Share(FLOODED) if effect.tile == OCEAN and effect.site == OCEAN_AREA else Share(ALONE)


def _alone(effect: Does) -> Share:
    return Share(ALONE)


_SHARES: Final = complete(
    "effects that are said in one clause",
    EFFECTS,
    on(Gain, _gain),
    on(LoseProduction, _lose_production),
    on(PlaceTile, _place_tile),
    on(Produce, _produce),
    on(TakeProduction, _take_production),
    *each((CopyProduction, MoveProduction, ProduceMetal, ProducePer, GainPer, Lose, Rise, RisePer), _alone),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange, NextDiscount, NextSlack), _alone),
    *each((AddHere, AddToCard, AddToFilled, AddToPlayed, ChooseDraw, ChooseOne, ChooseVictim), _alone),
    *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard, Remove, RemoveCubes), _alone),
    *each((ClaimArea, PlaceAndFlood, Raise), _alone),
)


# --- ways of a choice -------------------------------------------------------------------------------------------------
Said = tuple[str, Text]  # what is done, and with what


def said_of(effect: Does) -> Said | None:
    """Return what a way of a choice says, where others can do the same with something else; None otherwise."""
    return _SAID[type(effect)](effect)


def _add_to_card(effect: AddToCard) -> Said | None:
    return "add-to-card", cubes(effect.cube, effect.amount)


def _remove(effect: Remove) -> Said | None:
    return "steal" if effect.steal else "remove", upto(effect.resource, effect.upto)


def _remove_cubes(effect: RemoveCubes) -> Said | None:
    return "remove", upto_cubes(effect.cube, effect.upto)


def _for_itself(effect: Does) -> Said | None:
    return None


_SAID: Final = complete(
    "ways of a choice that share their words",
    EFFECTS,
    on(AddToCard, _add_to_card),
    on(Remove, _remove),
    on(RemoveCubes, _remove_cubes),
    *each((CopyProduction, LoseProduction, MoveProduction, Produce, ProduceMetal, ProducePer), _for_itself),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange, Lose, TakeProduction), _for_itself),
    *each((AddHere, AddToFilled, AddToPlayed, ChooseDraw, ChooseOne, ChooseVictim), _for_itself),
    *each((Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard, Gain, GainPer, NextDiscount, NextSlack), _for_itself),
    *each((ClaimArea, PlaceAndFlood, PlaceTile, Raise, Rise, RisePer), _for_itself),
)

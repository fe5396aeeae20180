"""What can keep a card from being played or used: its requirements, and those of its effects that must be possible."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import CARD, EFFECTS, REQUIREMENTS
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import GOALS, HEAT, OCEAN, OCEAN_AREA, PARAMETERS, Parameter, Resource
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
from offworld.games.terraforming_mars.rules.requirements import (
    Global,
    OwnProduction,
    OwnTags,
    Requirement,
    TilesInPlay,
)
from offworld.toolbox.readings import complete, each, on


def _always(effect: Does) -> bool:
    return True


def _never(effect: Does) -> bool:
    return False


def _place_tile(effect: PlaceTile) -> bool:
    return effect.tile != OCEAN or effect.site != OCEAN_AREA  # there are always areas for the oceans that are left


# Costs are checked when an action is used, and choices offer only what is possible.
_CAN_FAIL: Final = complete(
    "what can keep a card from being played",
    EFFECTS,
    on(PlaceTile, _place_tile),
    *each((AddToFilled, ClaimArea, CopyProduction, Lose, LoseProduction, MoveProduction, TakeProduction), _always),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange), _never),
    *each((ChooseDraw, ChooseOne, ChooseVictim, Remove, RemoveCubes, SwapCard), _never),
    *each((AddHere, AddToCard, AddToPlayed, Draw, LookAndBuy, LookAndKeep, Reveal), _never),
    *each((Gain, GainPer, NextDiscount, NextSlack, Produce, ProduceMetal, ProducePer), _never),
    *each((PlaceAndFlood, Raise, Rise, RisePer), _never),
)


def _limit(requirement: Global) -> list[Global]:
    return [requirement]


def _no_limit(requirement: Requirement) -> list[Global]:
    return []


_LIMITS: Final = complete(
    "what requirements ask of global parameters",
    REQUIREMENTS,
    on(Global, _limit),
    *each((OwnProduction, OwnTags, TilesInPlay), _no_limit),
)


CHECKS: Final[list[tuple[Does | Requirement, ...]]] = [
    tuple([each for each in card.requires if not _LIMITS[type(each)](each)])
    + tuple([effect for effect in card.play if _CAN_FAIL[type(effect)](effect)])
    for card in CARD
]


# Whatever stands right of the arrow is done as far as it goes, but for an exchange: it takes what it gives for.
_IS_PAID: Final = complete(
    "what can keep an action from being used",
    EFFECTS,
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange), _always),
    *each((AddToFilled, ClaimArea, CopyProduction, Lose, LoseProduction, MoveProduction, TakeProduction), _never),
    *each((ChooseDraw, ChooseOne, ChooseVictim, Remove, RemoveCubes, SwapCard), _never),
    *each((AddHere, AddToCard, AddToPlayed, Draw, LookAndBuy, LookAndKeep, Reveal), _never),
    *each((Gain, GainPer, NextDiscount, NextSlack, Produce, ProduceMetal, ProducePer), _never),
    *each((PlaceAndFlood, PlaceTile, Raise, Rise, RisePer), _never),
)


# by card and by alternative of its action
USE_CHECKS: Final[list[list[tuple[Does, ...]]]] = [
    [
        tuple([effect for effect in action.costs + action.does if _IS_PAID[type(effect)](effect)])
        for action in card.actions
    ]
    for card in CARD
]


class Taken:
    """What playing a card takes from its own player, apart from its price."""

    def __init__(self) -> None:
        self.heat = 0
        self.production: list[tuple[Resource, int]] = []


def _lose(effect: Lose, taken: Taken) -> None:
    if effect.resource == HEAT:
        taken.heat += effect.amount


def _lose_production(effect: LoseProduction, taken: Taken) -> None:
    taken.production.append((effect.resource, effect.amount))


def _nothing(effect: Does, taken: Taken) -> None:
    pass


# What is only moved, copied, chosen or taken from somebody is no loss that is known beforehand.
_TAKES: Final = complete(
    "what playing a card takes from its own player",
    EFFECTS,
    on(Lose, _lose),
    on(LoseProduction, _lose_production),
    *each((CopyProduction, MoveProduction, TakeProduction, ChooseDraw, ChooseOne, ChooseVictim), _nothing),
    *each((Spend, SpendHere, SpendMoney, SpendProduction, TakeCube, Exchange), _nothing),
    *each((AddHere, AddToCard, AddToFilled, AddToPlayed, Draw, LookAndBuy, LookAndKeep, Reveal, SwapCard), _nothing),
    *each((Gain, GainPer, NextDiscount, NextSlack, Produce, ProduceMetal, ProducePer), _nothing),
    *each((ClaimArea, PlaceAndFlood, PlaceTile, Raise, Remove, RemoveCubes, Rise, RisePer), _nothing),
)


def _taken(card: Card) -> Taken:
    found = Taken()
    for effect in card.play:
        _TAKES[type(effect)](effect, found)
    return found


_TAKEN: Final = [_taken(card) for card in CARD]
KEPT_HEAT: Final[list[int]] = [taken.heat for taken in _TAKEN]  # that the card takes: it cannot be spent on its price
LOWERED: Final = [tuple(taken.production) for taken in _TAKEN]  # production that the card lowers, and by how much


def _met(parameter: Parameter, slack: int) -> list[int]:
    """Return for each step of a parameter the bit set of projects whose requirement on it holds."""
    found = []
    for step in range(GOALS[parameter] + 1):
        cards = 0
        for card in CARD:
            limits = [limit for each in card.requires for limit in _LIMITS[type(each)](each)]
            if all([limit.holds(step, slack) for limit in limits if limit.parameter == parameter]):
                cards |= 1 << card.number
        found.append(cards)
    return found


# by slack (2 steps each from a corporation, a project, and an event that helps one card), parameter and step: which
# cards may be played as far as that parameter is concerned
MOST_SLACK: Final = 6
MET: Final[list[list[list[int]]]] = [
    [_met(Parameter(parameter), slack) for parameter in range(len(PARAMETERS))] for slack in range(0, MOST_SLACK + 1, 2)
]

"""What permanent effects bring in a generation, in money."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.effects import DEPENDING, counted
from offworld.games.terraforming_mars.bots.priced import MAKES, NEW_CARD, STOCK
from offworld.games.terraforming_mars.data.book import CARD, FIRST_CORPORATION, LASTING, PROJECT_COUNT, WITH_TAG
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import (
    CITY,
    EVENT,
    GREENERY,
    HEAT,
    MONEY,
    NO_TAG,
    OCEAN,
    PLANTS,
    STEEL,
    TITANIUM,
)
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.cards import Reveal, SwapCard
from offworld.games.terraforming_mars.rules.effects.cubes import AddToPlayed, SpendHere, TakeCube
from offworld.games.terraforming_mars.rules.effects.gains import AddHere, GainPer, RisePer
from offworld.games.terraforming_mars.rules.effects.production import ProducePer
from offworld.games.terraforming_mars.rules.lasting import (
    Discount,
    GreeneryCost,
    Guard,
    HeatAsMoney,
    MetalValue,
    OnCost,
    OnEvent,
    OnMetalBonus,
    OnProject,
    OnTag,
    OnTile,
    ProjectDiscount,
    Shield,
    Slack,
)
from offworld.toolbox.readings import complete, each, on

PACE: Final = 2.3  # cards played in a generation
TAGGED: Final = 1.4  # how much more often than by chance somebody with a discount on a tag plays it
OWN_TAGS: Final = 1.2  # the same for a reaction to own tags
ANYONES_TAGS: Final = 1.6  # and to those of anyone
ANYONES_TILES: Final = 2.0  # how much more often anyone places a tile than oneself
EVENTS_WITH_TAG: Final = 0.6  # of all events
PROJECT_RATE: Final = 0.3  # a standard project that costs less
METAL_RATE: Final = 1.6  # metals that are worth more
SLACK_RATE: Final = 1.2
SHIELD_RATE: Final = 0.5
GUARD_RATE: Final = 0.0  # it guards what is counted already
HEAT_RATE: Final = 0.8  # heat as money
GREENERY_RATE: Final = 1.8  # cheaper greeneries
COST_RATE: Final = 3.0  # a reaction to expensive cards
AFTER_PROJECT_RATE: Final = 1.5
METAL_BONUS_RATE: Final = 1.5
CUBE_HERE: Final = 2.0  # a resource on the card itself
OTHERWISE: Final = 1.0  # whatever has no price below
SOMETHING: Final = 0.8  # a reaction whose worth is not counted

_OFTEN: Final = [PACE * len(cards) / PROJECT_COUNT for cards in WITH_TAG]  # cards with a tag, in a generation
_EVENTS: Final = PACE * len([card for card in CARD[1:FIRST_CORPORATION] if card.kind == EVENT]) / PROJECT_COUNT
_TILES_OFTEN: Final = {OCEAN: 0.35, GREENERY: 0.8, CITY: 0.35}  # own ones in a generation
_NOMINAL: Final = {  # prices in the middle of a match
    STOCK + MONEY: 1.0,
    STOCK + STEEL: 1.7,
    STOCK + TITANIUM: 2.5,
    STOCK + PLANTS: 2.0,
    STOCK + HEAT: 1.0,
    MAKES + MONEY: 4.5,
    MAKES + STEEL: 7.0,
    NEW_CARD: 3.5,
}


def rate_of(card: Card) -> float:
    """Return what the permanent effects of a card bring its player."""
    return sum([_LASTING[type(lasting)](lasting) for lasting in card.lasting])


def _nominal(effects: tuple[Does, ...]) -> float:
    """Return what some effects are worth in the middle of a match, in money."""
    found = 0.0
    for what, much in counted(effects):
        found += _NOMINAL.get(what, OTHERWISE) * much
    for effect in effects:
        if type(effect) in _BY_CARD:
            found += _BY_CARD[type(effect)](effect)
    return found if found else SOMETHING


def _here(effect: AddHere) -> float:
    return CUBE_HERE


def _roughly(effect: Does) -> float:
    """Return nothing: where nothing else is counted, it is worth something all the same."""
    return 0.0


_BY_CARD: Final = complete(
    "what reactions bring by way of their card",
    DEPENDING,
    on(AddHere, _here),
    *each((AddToPlayed, GainPer, ProducePer, Reveal, RisePer, SpendHere, SwapCard, TakeCube), _roughly),
)


def _discount(lasting: Discount) -> float:
    return lasting.amount * (PACE if lasting.tag == NO_TAG else TAGGED * _OFTEN[lasting.tag])


def _project_discount(lasting: ProjectDiscount) -> float:
    return PROJECT_RATE


def _metal_value(lasting: MetalValue) -> float:
    return METAL_RATE


def _slack(lasting: Slack) -> float:
    return SLACK_RATE


def _shield(lasting: Shield) -> float:
    return SHIELD_RATE


def _guard(lasting: Guard) -> float:
    return GUARD_RATE


def _heat_as_money(lasting: HeatAsMoney) -> float:
    return HEAT_RATE


def _greenery_cost(lasting: GreeneryCost) -> float:
    return GREENERY_RATE


def _on_cost(lasting: OnCost) -> float:
    return COST_RATE


def _on_project(lasting: OnProject) -> float:
    return AFTER_PROJECT_RATE


def _on_metal_bonus(lasting: OnMetalBonus) -> float:
    return METAL_BONUS_RATE


def _on_event(lasting: OnEvent) -> float:
    often = _EVENTS if lasting.tag == NO_TAG else EVENTS_WITH_TAG * _EVENTS
    return often * _nominal(lasting.then)


def _on_tag(lasting: OnTag) -> float:
    often = sum([_OFTEN[tag] for tag in lasting.tags]) * (ANYONES_TAGS if lasting.anyone else OWN_TAGS)
    return often * _nominal(lasting.then)


def _on_tile(lasting: OnTile) -> float:
    often = _TILES_OFTEN[lasting.tile] * (ANYONES_TILES if lasting.anyone else 1.0)
    return often * _nominal(lasting.then)


_LASTING: Final = complete(
    "what permanent effects bring",
    LASTING,
    on(Discount, _discount),
    on(GreeneryCost, _greenery_cost),
    on(Guard, _guard),
    on(HeatAsMoney, _heat_as_money),
    on(MetalValue, _metal_value),
    on(OnCost, _on_cost),
    on(OnEvent, _on_event),
    on(OnMetalBonus, _on_metal_bonus),
    on(OnProject, _on_project),
    on(OnTag, _on_tag),
    on(OnTile, _on_tile),
    on(ProjectDiscount, _project_discount),
    on(Shield, _shield),
    on(Slack, _slack),
)

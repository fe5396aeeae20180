"""What effects bring, counted in things that have a price; of the rarer ones roughly."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.bots.priced import (
    AIR,
    CUBE,
    CUT,
    FOREST,
    GROUND,
    MAKES,
    NEW_CARD,
    NEW_OFFER,
    POINT,
    RAID,
    RATING,
    SEA,
    STOCK,
    TOWN,
    WARMTH,
    Count,
)
from offworld.games.terraforming_mars.data.book import EFFECTS
from offworld.games.terraforming_mars.names import (
    CAPITAL,
    CITY,
    GREENERY,
    MONEY,
    OCEAN,
    STEEL,
    TEMPERATURE,
    TILES,
    TITANIUM,
)
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
from offworld.toolbox.readings import complete, each, on

EASILY_TAKEN: Final = 3.0  # resources that somebody is sure to have when they are removed or stolen
SELDOM_TAKEN: Final = 0.3  # the part of what may be taken beyond them that there is
FLOODED: Final = 2.0  # money that a flood takes
WAITED_FOR: Final = 1.0  # what a discount on the next card loses by being for that card alone
ONE_SLACK: Final = 4.0  # money that slack for one card is worth
CLAIM: Final = 2.0  # money that a reserved area is worth
STEEL_BELOW: Final = 0.8  # how often a mine stands on steel
TITANIUM_BELOW: Final = 0.2  # and how often on titanium
COPIED: Final = 2.2  # production of money that a copied box is worth
MOVED: Final = 0.5  # the same for production that may be moved
CHOSEN: Final = 1.3  # how much better a card is that was chosen among several
ADDED_POINT: Final = 0.7  # points for a resource on a card that has some
REMOVED_POINT: Final = 0.3  # points for resources that somebody else's card loses

# what these bring depends on the state or on their card: `features` and `cards` count it
DEPENDING: Final[tuple[type[Does], ...]] = (
    AddHere,
    AddToPlayed,
    GainPer,
    ProducePer,
    Reveal,
    RisePer,
    SpendHere,
    SwapCard,
    TakeCube,
)

TILE_FEATURE: Final[list[int]] = [
    SEA if tile == OCEAN else FOREST if tile == GREENERY else TOWN if tile in (CITY, CAPITAL) else GROUND
    for tile in range(len(TILES))
]


def counted(effects: tuple[Does, ...]) -> list[Count]:
    """Return what effects bring, amounts that depend on the state excepted."""
    found: list[Count] = []
    for effect in effects:
        found.extend(_EFFECTS[type(effect)](effect))
    return found


# --- what each of them brings -----------------------------------------------------------------------------------------
def _nothing(effect: Does) -> list[Count]:
    """Return nothing: it depends on the state or on the card, and is counted with it."""
    return []


def _gain(effect: Gain) -> list[Count]:
    return [(STOCK + effect.resource, float(effect.amount))]


def _lose(effect: Lose | Spend) -> list[Count]:
    return [(STOCK + effect.resource, -float(effect.amount))]


def _spend_money(effect: SpendMoney) -> list[Count]:
    return [(STOCK + MONEY, -float(effect.amount))]


def _exchange(effect: Exchange) -> list[Count]:
    return [(STOCK + effect.target, 1.0), (STOCK + effect.source, -1.0)]


def _remove(effect: Remove) -> list[Count]:
    taken = min(float(effect.upto), EASILY_TAKEN + SELDOM_TAKEN * effect.upto)
    return [(RAID + effect.resource, taken), *([(STOCK + effect.resource, taken)] if effect.steal else [])]


def _next_discount(effect: NextDiscount) -> list[Count]:
    return [(STOCK + MONEY, effect.amount - WAITED_FOR)]


def _next_slack(effect: NextSlack) -> list[Count]:
    return [(STOCK + MONEY, ONE_SLACK)]


def _rise(effect: Rise) -> list[Count]:
    return [(RATING, float(effect.amount))]


def _produce(effect: Produce) -> list[Count]:
    return [(MAKES + effect.resource, float(effect.amount))]


def _lose_production(effect: LoseProduction | SpendProduction) -> list[Count]:
    return [(MAKES + effect.resource, -float(effect.amount))]


def _produce_metal(effect: ProduceMetal) -> list[Count]:
    return [(MAKES + STEEL, STEEL_BELOW), (MAKES + TITANIUM, TITANIUM_BELOW)]


def _take_production(effect: TakeProduction) -> list[Count]:
    return [(CUT + effect.resource, float(effect.amount))]


def _copy_production(effect: CopyProduction) -> list[Count]:
    return [(MAKES + MONEY, COPIED)]


def _move_production(effect: MoveProduction) -> list[Count]:
    return [(MAKES + MONEY, MOVED)]


def _raise(effect: Raise) -> list[Count]:
    return [(WARMTH if effect.parameter == TEMPERATURE else AIR, float(effect.steps))]


def _place_tile(effect: PlaceTile) -> list[Count]:
    return [(TILE_FEATURE[effect.tile], 1.0)]


def _place_and_flood(effect: PlaceAndFlood) -> list[Count]:
    return [(SEA, 1.0), (RAID + MONEY, FLOODED)]


def _claim_area(effect: ClaimArea) -> list[Count]:
    return [(STOCK + MONEY, CLAIM)]


def _draw(effect: Draw) -> list[Count]:
    return [(NEW_CARD, float(effect.count))]


def _look_and_keep(effect: LookAndKeep) -> list[Count]:
    return [(NEW_CARD, effect.keep * CHOSEN)]


def _look_and_buy(effect: LookAndBuy) -> list[Count]:
    return [(NEW_OFFER, float(effect.look))]


def _add_to_card(effect: AddToCard) -> list[Count]:
    return [(CUBE + effect.cube, float(effect.amount))]


def _add_to_filled(effect: AddToFilled) -> list[Count]:
    return [(POINT, ADDED_POINT)]


def _remove_cubes(effect: RemoveCubes) -> list[Count]:
    return [(POINT, REMOVED_POINT)]


def _choose(effect: ChooseOne) -> list[Count]:
    return counted(effect.options[0])


_EFFECTS: Final = complete(
    "what effects bring",
    EFFECTS,
    on(AddToCard, _add_to_card),
    on(AddToFilled, _add_to_filled),
    on(ChooseDraw, _choose),
    on(ChooseOne, _choose),
    on(ChooseVictim, _choose),
    on(ClaimArea, _claim_area),
    on(CopyProduction, _copy_production),
    on(Draw, _draw),
    on(Exchange, _exchange),
    on(Gain, _gain),
    on(LookAndBuy, _look_and_buy),
    on(LookAndKeep, _look_and_keep),
    on(Lose, _lose),
    on(LoseProduction, _lose_production),
    on(MoveProduction, _move_production),
    on(NextDiscount, _next_discount),
    on(NextSlack, _next_slack),
    on(PlaceAndFlood, _place_and_flood),
    on(PlaceTile, _place_tile),
    on(Produce, _produce),
    on(ProduceMetal, _produce_metal),
    on(Raise, _raise),
    on(Remove, _remove),
    on(RemoveCubes, _remove_cubes),
    on(Rise, _rise),
    on(Spend, _lose),
    on(SpendMoney, _spend_money),
    on(SpendProduction, _lose_production),
    on(TakeProduction, _take_production),
    *each(DEPENDING, _nothing),
)

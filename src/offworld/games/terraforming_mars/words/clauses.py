"""What effects do, as parts of a sentence.

A clause has a form: `start` begins a sentence, `do` stands inside one, `to` says what something is paid for.
"""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import EFFECTS
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import (
    CAPITAL,
    CITY,
    GREENERY,
    MONEY,
    OCEAN,
    OCEAN_AREA,
    PARAMETERS,
    RESOURCES,
    SITES,
)
from offworld.games.terraforming_mars.rules.amounts import IfTags
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.buying import CARD_PRICE, LookAndBuy
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
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM
from offworld.games.terraforming_mars.rules.readings import complete, on
from offworld.games.terraforming_mars.words.amounts import per_words
from offworld.games.terraforming_mars.words.nouns import (
    cubes,
    joined,
    productions,
    say,
    tag_name,
    units,
    upto,
    upto_cubes,
)
from offworld.kernel.text import Text

START = "start"
DO = "do"
TO = "to"


def clauses(effects: tuple[Does, ...], card: Card, form: str) -> list[Text]:
    """Return effects as clauses in their order; gains, own production and like tiles come together."""
    found: list[Text] = []
    done: list[int] = []
    for at, effect in enumerate(effects):
        if at in done:
            continue
        together = [i for i in range(at, len(effects)) if i not in done and _belongs(effects[i], effect, effects)]
        done.extend(together)
        first = START if form == START else form
        found.append(_group([effects[i] for i in together], card, first))
    return found


def _belongs(other: Does, first: Does, effects: tuple[Does, ...]) -> bool:
    """Return whether two effects are said in one clause."""
    if other is first:
        return True
    if isinstance(first, Gain):
        return isinstance(other, Gain)
    if isinstance(first, (Produce, LoseProduction)):
        return isinstance(other, (Produce, LoseProduction)) and not _is_taken(other, effects)
    if isinstance(first, TakeProduction):
        return isinstance(other, Produce) and first.gained > 0 and other.resource == first.resource
    if isinstance(first, PlaceTile):
        return isinstance(other, PlaceTile) and other.tile == first.tile == OCEAN
    return False


def _is_taken(effect: Does, effects: tuple[Does, ...]) -> bool:
    """Return whether a production is what the card takes from somebody."""
    takes = [each.resource for each in effects if isinstance(each, TakeProduction) and each.gained]
    return isinstance(effect, Produce) and effect.resource in takes


def _group(effects: list[Does], card: Card, form: str) -> Text:
    first = effects[0]
    if isinstance(first, Gain):
        gains = [units(each.resource, each.amount) for each in effects if isinstance(each, Gain)]
        return say("gain", form=form, what=joined(gains, "and"))
    if isinstance(first, (Produce, LoseProduction)):
        return _production(effects, form)
    if isinstance(first, TakeProduction) and len(effects) > 1:
        name = RESOURCES[first.resource]
        return say("shift", form=form, what=say(f"production-of-any-{name}", count=first.amount), count=first.gained)
    if isinstance(first, PlaceTile) and first.tile == OCEAN and first.site == OCEAN_AREA:
        return say("place-ocean", form=form, count=len(effects))
    return clause(first, card, form)


def _production(effects: list[Does], form: str) -> Text:
    less = [(each.resource, each.amount) for each in effects if isinstance(each, LoseProduction)]
    more = [(each.resource, each.amount) for each in effects if isinstance(each, Produce)]
    if not less:
        return say("raise", form=form, what=joined(productions(more), "and"))
    lower = say("lower", form=form, what=joined(productions(less), "and"))
    if not more:
        return lower
    rest = say("raise", form=form if form == TO else DO, what=joined(productions(more), "and"))
    return say("and-2" if len(less) == len(more) == 1 else "apart", a=lower, b=rest)


def clause(effect: Does, card: Card, form: str) -> Text:
    """Return what one effect does."""
    return _CLAUSES[type(effect)](effect, card, form)


# --- gains and losses -------------------------------------------------------------------------------------------------
def _gain(effect: Gain, card: Card, form: str) -> Text:
    return say("gain", form=form, what=units(effect.resource, effect.amount))


def _gain_per(effect: GainPer, card: Card, form: str) -> Text:
    per = per_words(effect.amount, card, playing=True)
    return say("gain-counted", form=form, what=units(effect.resource, 1), per=per)


def _lose(effect: Lose, card: Card, form: str) -> Text:
    return say("lose", form=form, what=units(effect.resource, effect.amount))


def _rise(effect: Rise, card: Card, form: str) -> Text:
    return say("rise", form=form, count=effect.amount)


def _rise_per(effect: RisePer, card: Card, form: str) -> Text:
    return say("rise-counted", form=form, per=per_words(effect.amount, card, playing=True))


def _remove(effect: Remove, card: Card, form: str) -> Text:
    return say("steal" if effect.steal else "remove", form=form, what=upto(effect.resource, effect.upto))


def _exchange(effect: Exchange, card: Card, form: str) -> Text:
    source, target = say(f"of-{RESOURCES[effect.source]}"), say(f"of-{RESOURCES[effect.target]}")
    return say("exchange", form=form, source=source, target=target)


def _next_discount(effect: NextDiscount, card: Card, form: str) -> Text:
    return say("next-discount", amount=effect.amount)


def _next_slack(effect: NextSlack, card: Card, form: str) -> Text:
    return say("next-slack", steps=effect.steps)


# --- production -------------------------------------------------------------------------------------------------------
def _produce(effect: Produce | LoseProduction, card: Card, form: str) -> Text:
    return _production([effect], form)


def _produce_per(effect: ProducePer, card: Card, form: str) -> Text:
    if isinstance(effect.amount, IfTags):
        amount = effect.amount
        what = productions([(effect.resource, amount.otherwise)])[0]
        return say("raise-if", form=form, what=what, then=amount.then, condition=per_words(amount, card))
    what = productions([(effect.resource, 1)])[0]
    return say("raise-counted", form=form, what=what, per=per_words(effect.amount, card, playing=True))


def _produce_metal(effect: ProduceMetal, card: Card, form: str) -> Text:
    return say("raise-that-metal", form=form)


def _take_production(effect: TakeProduction, card: Card, form: str) -> Text:
    what = say(f"production-of-any-{RESOURCES[effect.resource]}", count=effect.amount)
    return say("lower", form=form, what=what)


def _move_production(effect: MoveProduction, card: Card, form: str) -> Text:
    source, target = say(f"of-{RESOURCES[effect.source]}"), say(f"of-{RESOURCES[effect.target]}")
    return say("move-production", form=form, source=source, target=target)


def _copy_production(effect: CopyProduction, card: Card, form: str) -> Text:
    return say("copy", form=form)


# --- the planet -------------------------------------------------------------------------------------------------------
def _raise(effect: Raise, card: Card, form: str) -> Text:
    return say(f"raise-{PARAMETERS[effect.parameter]}", form=form, steps=effect.steps)


def _place_tile(effect: PlaceTile, card: Card, form: str) -> Text:
    site = SITES[effect.site]
    if effect.tile == OCEAN:
        return say(f"place-ocean-{site}", form=form)
    if effect.tile == GREENERY:
        return say(f"place-greenery-{site}", form=form)
    if effect.tile == CITY:
        return say(f"place-city-{site}", form=form)
    if effect.tile == CAPITAL:
        return say("place-capital", form=form)
    return say(f"place-tile-{site}", form=form)


def _place_and_flood(effect: PlaceAndFlood, card: Card, form: str) -> Text:
    return say("flood", form=form, what=upto(MONEY, effect.upto))


def _claim_area(effect: ClaimArea, card: Card, form: str) -> Text:
    return say("claim", form=form)


# --- what lies on cards -----------------------------------------------------------------------------------------------
def _add_here(effect: AddHere, card: Card, form: str) -> Text:
    return say("add-here", form=form, what=cubes(card.cube, effect.amount))


def _add_to_card(effect: AddToCard, card: Card, form: str) -> Text:
    return say("add-to-card", form=form, what=cubes(effect.cube, effect.amount))


def _add_to_filled(effect: AddToFilled, card: Card, form: str) -> Text:
    return say("add-to-filled", form=form, count=effect.amount)


def _add_to_played(effect: AddToPlayed, card: Card, form: str) -> Text:
    return say("add-to-played", form=form, count=effect.amount)


def _spend_here(effect: SpendHere, card: Card, form: str) -> Text:
    return say("remove-here", form=form, what=cubes(card.cube, effect.amount))


def _take_cube(effect: TakeCube, card: Card, form: str) -> Text:
    return say("take-cube", form=form, what=cubes(effect.cube, 1))


def _remove_cubes(effect: RemoveCubes, card: Card, form: str) -> Text:
    return say("remove", form=form, what=upto_cubes(effect.cube, effect.upto))


# --- costs ------------------------------------------------------------------------------------------------------------
def _spend(effect: Spend, card: Card, form: str) -> Text:
    return say("spend", form=form, what=units(effect.resource, effect.amount))


def _spend_money(effect: SpendMoney, card: Card, form: str) -> Text:
    helped = {WITH_STEEL: "pay-with-steel", WITH_TITANIUM: "pay-with-titanium"}
    return say(helped.get(effect.metals, "pay"), form=form, count=effect.amount)


def _spend_production(effect: SpendProduction, card: Card, form: str) -> Text:
    return say("lower", form=form, what=productions([(effect.resource, effect.amount)])[0])


# --- drawing cards ----------------------------------------------------------------------------------------------------
def _draw(effect: Draw, card: Card, form: str) -> Text:
    return say("draw", form=form, count=effect.count)


def _look_and_keep(effect: LookAndKeep, card: Card, form: str) -> Text:
    return say("look-and-keep", form=form, look=effect.look, keep=effect.keep)


def _look_and_buy(effect: LookAndBuy, card: Card, form: str) -> Text:
    return say("look-and-buy", form=form, price=CARD_PRICE)


def _reveal(effect: Reveal, card: Card, form: str) -> Text:
    then = joined(clauses(effect.then, card, DO), "and")
    return say("reveal", form=form, tag=tag_name(effect.tag), then=then)


def _swap_card(effect: SwapCard, card: Card, form: str) -> Text:
    return say("swap-card", form=form)


# --- choices ----------------------------------------------------------------------------------------------------------
def _choice(effect: ChooseOne, card: Card, form: str) -> Text:
    """Return the ways of a choice; ways that do the same with other things share their words."""
    only = [way[0] for way in effect.options if len(way) == 1]
    if len(only) == len(effect.options):
        if all([isinstance(each, Produce) for each in only]):
            changes = [(each.resource, each.amount) for each in only if isinstance(each, Produce)]
            return say("raise", form=form, what=joined(productions(changes), "or"))
        if all([isinstance(each, (Remove, RemoveCubes)) for each in only]):
            return _victims(only, form)
    ways: list[Text] = []
    added = [each for each in only if isinstance(each, AddToCard)]
    for way in effect.options:
        inner = form if not ways or form == TO else DO
        head = way[0]
        if isinstance(head, AddToCard) and len(way) == 1:
            if head is added[0]:
                what = joined([cubes(each.cube, each.amount) for each in added], "or")
                ways.append(say("add-to-card", form=inner, what=what))
        elif isinstance(head, SpendHere) and len(way) > 1:
            ways.append(paid_for(way[:1], way[1:], card, inner))
        else:
            ways.append(joined(clauses(way, card, inner), "and"))
    return joined(ways, "choice")


def _victims(effects: list[Does], form: str) -> Text:
    what: list[Text] = []
    steal = False
    for each in effects:
        if isinstance(each, RemoveCubes):
            what.append(upto_cubes(each.cube, each.upto))
        elif isinstance(each, Remove):
            what.append(upto(each.resource, each.upto))
            steal = each.steal
    return say("steal" if steal else "remove", form=form, what=joined(what, "or"))


def paid_for(costs: tuple[Does, ...], does: tuple[Does, ...], card: Card, form: str) -> Text:
    """Return what is done for a price, or without one."""
    if not costs:
        return joined(clauses(does, card, form), "and")
    cost = joined(clauses(costs, card, form), "and")
    return say("pay-to", cost=cost, result=joined(clauses(does, card, TO), "and"))


_CLAUSES: Final = complete(
    "clauses",
    EFFECTS,
    on(AddHere, _add_here),
    on(AddToCard, _add_to_card),
    on(AddToFilled, _add_to_filled),
    on(AddToPlayed, _add_to_played),
    on(ChooseDraw, _choice),
    on(ChooseOne, _choice),
    on(ChooseVictim, _choice),
    on(ClaimArea, _claim_area),
    on(CopyProduction, _copy_production),
    on(Draw, _draw),
    on(Exchange, _exchange),
    on(Gain, _gain),
    on(GainPer, _gain_per),
    on(LookAndBuy, _look_and_buy),
    on(LookAndKeep, _look_and_keep),
    on(Lose, _lose),
    on(LoseProduction, _produce),
    on(MoveProduction, _move_production),
    on(NextDiscount, _next_discount),
    on(NextSlack, _next_slack),
    on(PlaceAndFlood, _place_and_flood),
    on(PlaceTile, _place_tile),
    on(Produce, _produce),
    on(ProduceMetal, _produce_metal),
    on(ProducePer, _produce_per),
    on(Raise, _raise),
    on(Remove, _remove),
    on(RemoveCubes, _remove_cubes),
    on(Reveal, _reveal),
    on(Rise, _rise),
    on(RisePer, _rise_per),
    on(Spend, _spend),
    on(SpendHere, _spend_here),
    on(SpendMoney, _spend_money),
    on(SpendProduction, _spend_production),
    on(SwapCard, _swap_card),
    on(TakeCube, _take_cube),
    on(TakeProduction, _take_production),
)

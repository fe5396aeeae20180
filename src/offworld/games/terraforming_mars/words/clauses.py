"""What effects do, as parts of a sentence.

A clause has a form: `start` begins a sentence, `do` stands inside one, `to` says what something is paid for.
"""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import AMOUNTS, EFFECTS
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import (
    CAPITAL,
    CITY,
    GREENERY,
    MONEY,
    OCEAN,
    PARAMETERS,
    RESOURCES,
    SITES,
    Resource,
)
from offworld.games.terraforming_mars.rules.amounts import (
    Counted,
    IfCube,
    IfTags,
    PerCity,
    PerCube,
    PerEvent,
    PerNeighbour,
    PerTag,
)
from offworld.games.terraforming_mars.rules.effects.base import Costs, Does
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
from offworld.games.terraforming_mars.words.together import (
    ALONE,
    FLOODED,
    GAINED,
    PRODUCED,
    SHIFTED,
    Share,
    said_of,
    share_of,
)
from offworld.kernel.text import Text
from offworld.toolbox.readings import complete, each, on

START = "start"
DO = "do"
TO = "to"


def clauses(effects: tuple[Does, ...], card: Card, form: str) -> list[Text]:
    """Return effects as clauses in their order; gains, own production and like tiles come together."""
    shares = [share_of(effect) for effect in effects]
    shifted = [share.resource for share in shares if share.group == SHIFTED]
    groups: dict[tuple[str, int], list[int]] = {}  # by what is said together: which effects
    for at, share in enumerate(shares):
        is_taken = share.group == PRODUCED and share.amount > 0 and share.resource in shifted  # from somebody
        if is_taken or share.group == SHIFTED:
            key = (SHIFTED, int(share.resource))
        else:
            key = (share.group, at if share.group == ALONE else 0)
        groups.setdefault(key, []).append(at)
    return [
        clause(effects[whole[0]], card, form)
        if group == ALONE or (group == SHIFTED and len(whole) == 1)
        else _group(group, [shares[at] for at in whole], form)
        for (group, _), whole in groups.items()
    ]


def _group(group: str, shares: list[Share], form: str) -> Text:
    if group == GAINED:
        return say("gain", form=form, what=joined([units(share.resource, share.amount) for share in shares], "and"))
    if group == PRODUCED:
        return _production(shares, form)
    if group == FLOODED:
        return say("place-ocean", form=form, count=len(shares))
    taken, gained = shares
    what = say(f"production-of-any-{RESOURCES[taken.resource]}", count=taken.amount)
    return say("shift", form=form, what=what, count=gained.amount)


def _production(shares: list[Share], form: str) -> Text:
    less = [(share.resource, -share.amount) for share in shares if share.amount < 0]
    more = [(share.resource, share.amount) for share in shares if share.amount > 0]
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
    return _production([share_of(effect)], form)


def _produce_per(effect: ProducePer, card: Card, form: str) -> Text:
    return _PRODUCED[type(effect.amount)](effect.amount, effect.resource, card, form)


def _produced_if(amount: IfTags, resource: Resource, card: Card, form: str) -> Text:
    what = productions([(resource, amount.otherwise)])[0]
    return say("raise-if", form=form, what=what, then=amount.then, condition=per_words(amount, card))


def _produced_per(amount: Counted, resource: Resource, card: Card, form: str) -> Text:
    what = productions([(resource, 1)])[0]
    return say("raise-counted", form=form, what=what, per=per_words(amount, card, playing=True))


_PRODUCED: Final = complete(
    "production that is counted",
    AMOUNTS,
    on(IfTags, _produced_if),
    *each((IfCube, PerCity, PerCube, PerEvent, PerNeighbour, PerTag), _produced_per),
)


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
    heads = [way[0] for way in effect.options if len(way) == 1]
    shares = [share_of(head) for head in heads]
    if len(heads) == len(effect.options) and all([share.group == PRODUCED for share in shares]):
        changes = [(share.resource, share.amount) for share in shares]
        return say("raise", form=form, what=joined(productions(changes), "or"))
    alike: dict[str, list[Text]] = {}
    for said in [said_of(head) for head in heads]:
        if said is not None:
            alike.setdefault(said[0], []).append(said[1])
    ways: list[Text] = []
    for way in effect.options:
        inner = form if not ways or form == TO else DO
        said = said_of(way[0]) if len(way) == 1 else None
        if said is None:
            costs = len(way) > 1 and isinstance(way[0], Costs)
            ways.append(paid_for(way[:costs], way[costs:], card, inner))
        elif said[0] in alike:
            ways.append(say(said[0], form=inner, what=joined(alike.pop(said[0]), "or")))
    return joined(ways, "choice")


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

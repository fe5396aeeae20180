"""Quick plausible answers for playouts: the best of what is offered, at a glance and with a little chance."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.terraforming_mars.bots.cards import price_of, readiness, worth_of, worth_played
from offworld.games.terraforming_mars.bots.features import ACTIONS, CUBE_COUNTS
from offworld.games.terraforming_mars.bots.pending import PROJECT_COUNTS
from offworld.games.terraforming_mars.bots.priced import FOREST, NEW_CARD, POINT, STOCK, WARMTH
from offworld.games.terraforming_mars.bots.prices import Outlook, outlook
from offworld.games.terraforming_mars.data.board import AREA, BONUS, CARD_BONUS, LAND_AREAS, NEAR
from offworld.games.terraforming_mars.data.figures import AWARD_POINTS, MILESTONE_COST, MILESTONE_POINTS, PROJECT_COSTS
from offworld.games.terraforming_mars.data.index import NUMBER
from offworld.games.terraforming_mars.names import AWARDS, PROJECTS, SELL_PATENTS, Award, CardNumber
from offworld.games.terraforming_mars.rules.actions.honours import award_cost, standing
from offworld.games.terraforming_mars.rules.generation import FIRST, SECOND
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.decision import Amount, Answer, Decision, OneOf, SomeOf
from offworld.kernel.each import Place
from offworld.kernel.payment import Payment
from offworld.kernel.rng import Rng

WHIM: Final = 0.2  # how much chance has to do with a choice
WORTH_BUYING: Final = 2.0  # what a card has to promise, in money; less than its price, as another may not come
FORESTS: Final = frozenset(("place_greenery", "last_greenery"))  # topics
TOWNS: Final = frozenset(("place_city", "place_capital"))
LOOKS: Final = 8  # areas looked at before a tile is placed
USE_SOON: Final = 1.5  # how much actions of cards are preferred: they can be used once in a generation only
CONVERT_SOON: Final = 0.6  # how much conversions can wait
CLAIM_SOON: Final = 5.0  # money more for a milestone before somebody else claims it
SAFE_LEAD: Final = 1.0  # what one has to be ahead to fund an award
SAFE_LATER: Final = 0.8  # and for each generation that is left
SURE_AWARD: Final = 0.8  # of its points
FIRST_BUY: Final = 5  # cards at most with which to begin
# what areas are worth
BY_OCEAN: Final = 2.0
PRINTED_DRAW: Final = 3.0
PRINTED_RESOURCE: Final = 2.0
BY_OWN_CITY: Final = 7.0  # for a greenery
BY_OTHERS_CITY: Final = 4.0  # taken off
BY_GREENERY: Final = 8.0  # for a city
BY_LAND: Final = 1.2


def rollout(state: Mars, decision: Decision, rng: Rng) -> Answer:
    """Return what looks sensible at a glance, from what the seat that decides may know."""
    topic = decision.topic
    if isinstance(decision, Payment):
        return decision.proposal
    if isinstance(decision, Place):
        return _area(state, decision, rng)
    if isinstance(decision, OneOf):
        if topic in (FIRST, SECOND):
            return _action(state, decision, rng)
        return _one_of(state, decision, topic, rng)
    if isinstance(decision, SomeOf):
        return _cards(state, decision, topic, rng)
    if isinstance(decision, Amount):
        return decision.low if topic == "move_production" else decision.high
    return decision.sample(rng)


# --- actions ----------------------------------------------------------------------------------------------------------
def _action(state: Mars, decision: OneOf, rng: Rng) -> Answer:
    """Return the action that brings most, or the end of the turn where nothing is worth its price."""
    seat = decision.seat
    view = outlook(state)
    choices = decision.choices
    best: Answer = choices[-1]  # to pass, or to end the turn
    most = 0.0
    for choice in choices:
        if not isinstance(choice, tuple):
            continue
        score = action_score(state, seat, choice, view)
        if score > 0.0:
            score *= 1.0 - WHIM * rng.below(256) / 256.0
        if score > most:
            best, most = choice, score
    return best


def action_score(state: Mars, seat: int, choice: tuple[Any, ...], view: Outlook) -> float:
    """Return what an action brings, less what it costs, in money."""
    prices = view.now
    kind = choice[0]
    what = choice[1]
    player = state.players[seat]
    if kind == "play":
        card = NUMBER[what]
        price = price_of(player, card) - player.discount
        return worth_played(state, seat, card, prices, view.generations) - prices[STOCK] * price
    if kind == "use":
        return USE_SOON * worth_of(ACTIONS[NUMBER[what]][choice[2]], prices)
    if kind == "convert":
        return CONVERT_SOON * prices[FOREST] if what == "plants" else CONVERT_SOON * prices[WARMTH]
    if kind == "project":
        project = PROJECTS.index(what)
        if project == SELL_PATENTS:
            return 0.0
        price = float(PROJECT_COSTS[project] - player.perks.project_discounts[project])
        return worth_of(PROJECT_COUNTS[project], prices) - prices[STOCK] * price
    if kind == "milestone":
        return MILESTONE_POINTS * prices[POINT] - MILESTONE_COST + CLAIM_SOON
    return _award_score(state, seat, Award(AWARDS.index(what)), view)


def _award_score(state: Mars, seat: int, award: Award, view: Outlook) -> float:
    """Return what funding an award brings to one who leads in it; nothing where others are close."""
    mine = standing(state, seat, award)
    rest = max([standing(state, other, award) for other in range(state.seats) if other != seat])
    if mine < rest + SAFE_LEAD + SAFE_LATER * view.generations:
        return 0.0
    return AWARD_POINTS[0] * view.point * SURE_AWARD - award_cost(state)


# --- tiles ------------------------------------------------------------------------------------------------------------
def _area(state: Mars, decision: Place, rng: Rng) -> Answer:
    """Return the best of a few areas: printed bonuses, oceans, and greeneries next to own cities."""
    choices = decision.choices
    count = len(choices)
    is_forest = decision.topic in FORESTS
    is_town = decision.topic in TOWNS
    cities = state.players[decision.seat].own & state.cities
    best: Answer = choices[0]
    most = -1.0
    for _ in range(min(LOOKS, count)):
        choice = choices[rng.below(count)]
        if choice == "none":
            continue
        area = AREA[choice]
        near = NEAR[area]
        score = BY_OCEAN * (near & state.ocean_tiles).bit_count()
        for kind, amount in BONUS[area]:
            score += (PRINTED_DRAW if kind == CARD_BONUS else PRINTED_RESOURCE) * amount
        if is_forest:
            others = (near & state.cities & ~cities).bit_count()
            score += BY_OWN_CITY * (near & cities).bit_count() - BY_OTHERS_CITY * others
        elif is_town:
            land = (near & state.free & LAND_AREAS).bit_count()
            score += BY_GREENERY * (near & state.greeneries).bit_count() + BY_LAND * land
        if score > most:
            best, most = choice, score
    return best


# --- cards ------------------------------------------------------------------------------------------------------------
def card_score(state: Mars, seat: int, card: CardNumber, view: Outlook) -> float:
    """Return what a card that may come to hand promises beyond its price to play."""
    player = state.players[seat]
    gain = worth_played(state, seat, card, view.later, max(view.generations - 1.0, 0.0))
    if player.perks.prices:
        gain -= view.later[STOCK] * price_of(player, card)
    return gain * readiness(state, seat, card, view.generations) if gain > 0.0 else gain


def _cards(state: Mars, decision: SomeOf, topic: str, rng: Rng) -> Answer:
    """Return the cards to buy or keep; or to sell, the worst one."""
    seat = decision.seat
    view = outlook(state)
    scores = [card_score(state, seat, NUMBER[name], view) for name in decision.options]
    order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
    if topic == "sell":
        return (decision.options[order[-1]],)
    if decision.low == decision.high:
        chosen = order[: decision.low]
    else:
        least = view.now[STOCK] * WORTH_BUYING
        most = min(decision.high, FIRST_BUY) if topic == "first_cards" else decision.high
        chosen = [place for place in order if scores[place] > least][:most]
    return tuple([decision.options[place] for place in sorted(chosen)])


# --- all other choices ------------------------------------------------------------------------------------------------
def _one_of(state: Mars, decision: OneOf, topic: str, rng: Rng) -> Answer:
    """Return a choice that hurts others rather than oneself, and helps where it helps most."""
    choices = decision.choices
    seat = decision.seat
    if topic == "take_production":
        return _victim(seat, choices, rng)
    if topic == "remove" or topic == "steal":
        harmful = [choice for choice in choices if choice != "none" and choice[0] == "all" and choice[1] != seat]
        return harmful[rng.below(len(harmful))] if harmful else "none"
    if topic == "remove_cubes" or topic == "take_cube":
        own = state.players[seat].cubes
        others = [
            choice for choice in choices if choice == "neutral" or (choice != "none" and NUMBER[choice] not in own)
        ]
        if others:
            return others[rng.below(len(others))]
        return "none" if "none" in choices else choices[rng.below(len(choices))]
    if topic == "draft" or topic == "add_to_card" or topic == "swap":
        return _card(state, seat, choices, topic)
    if topic == "beginner":
        return "regular"
    if topic == "choose" or topic == "order":
        return choices[0]
    return choices[rng.below(len(choices))]


def _victim(seat: int, choices: list[Answer] | tuple[Answer, ...], rng: Rng) -> Answer:
    others = [choice for choice in choices if choice != seat]
    return others[rng.below(len(others))] if others else choices[0]


def _card(state: Mars, seat: int, choices: list[Answer] | tuple[Answer, ...], topic: str) -> Answer:
    """Return the card to draft or to add to, or the dullest one to swap."""
    view = outlook(state)
    best: Answer = choices[-1]
    most = 0.0
    for number, choice in enumerate(choices):
        if choice == "none":
            continue
        card = NUMBER[choice]
        if topic == "add_to_card":
            score = worth_of(CUBE_COUNTS[card], view.now)
        elif topic == "draft":
            score = card_score(state, seat, card, view)
        else:
            score = view.now[NEW_CARD] + view.now[STOCK] - card_score(state, seat, card, view)
        if (number == 0 and topic != "swap") or score > most:
            best, most = choice, score
    return best

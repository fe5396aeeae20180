"""How good a state looks, and quick plausible answers for playouts."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.names import ENERGY, GOALS, HEAT, MONEY, PLANTS, STEEL, TITANIUM
from offworld.games.terraforming_mars.payment import proposal
from offworld.games.terraforming_mars.scoring import scores
from offworld.games.terraforming_mars.state import Mars, Player
from offworld.kernel.decision import Answer, Decision, OneOf, Payment, SomeOf
from offworld.kernel.rng import Rng

# what one of each resource is worth in money: metals by what they pay for, plants and heat by the steps they become
WORTH: Final = (1.0, 1.8, 2.7, 2.3, 1.2, 1.3)
FIRST_PRICE: Final = 8.0  # of a point, in money, while good projects are still to come
LAST_PRICE: Final = 14.0  # when little else than standard projects is left to spend it on
CARD_WORTH: Final = 3.0


def generations_left(state: Mars) -> float:
    """Return a guess at how many production phases are still to come."""
    if state.seats == 1:
        return float(14 - state.generation + 1)
    left = steps_left(state)
    pace = 2.0 + 0.9 * state.seats + 0.35 * state.generation  # steps in a generation; they grow as economies do
    return max(1.0, left / pace)


def steps_left(state: Mars) -> int:
    """Return how many steps all parameters together still lack."""
    return sum([GOALS[i] - state.track[i] for i in range(3)])


def price_of_a_point(state: Mars) -> float:
    """Return how much money a point costs at this stage."""
    done = 1.0 - steps_left(state) / sum(GOALS)
    return FIRST_PRICE + (LAST_PRICE - FIRST_PRICE) * done


def value(state: Mars, seat: int) -> float:
    """Return the expected lead of a seat, in points, over the best of the others."""
    outcome = state.outcome
    if outcome is not None:
        if state.seats == 1:
            return outcome.scores[0] + (100.0 if outcome.winners else -100.0)
        rest = max([score for other, score in enumerate(outcome.scores) if other != seat])
        return outcome.scores[seat] - rest + (50.0 if seat in outcome.winners else -50.0)
    left = generations_left(state)
    points = scores(state)
    price = price_of_a_point(state)
    expected = [points[each] + prospects(player, left) / price for each, player in enumerate(state.players)]
    expected[seat] += CARD_WORTH * len(state.players[seat].hand) / price
    if state.seats == 1:
        done = sum([state.track[i] / GOALS[i] for i in range(3)])
        return expected[0] + 20.0 * done
    return expected[seat] - max([expected[other] for other in range(state.seats) if other != seat])


def prospects(player: Player, left: float) -> float:
    """Return what a player's resources and production will be worth in money."""
    worth = 0.0
    for resource in (MONEY, STEEL, TITANIUM, PLANTS, ENERGY, HEAT):
        worth += WORTH[resource] * (player.stock[resource] + player.production[resource] * left)
    return worth + player.rating * left


def rollout(state: Mars, decision: Decision, rng: Rng) -> Answer:
    """Return a quick answer: play cards rather than pass, buy about half of the cards, pay sensibly."""
    if isinstance(decision, Payment):
        return proposal(decision.due, [(i, stock, worth) for i, (_, stock, worth) in enumerate(decision.sources)])
    if isinstance(decision, SomeOf) and decision.why == "terraforming_mars-ask-sell":
        return (decision.options[rng.below(len(decision.options))],)
    if isinstance(decision, OneOf):
        return _one_of(decision, rng)
    return decision.sample(rng)


def _one_of(decision: OneOf, rng: Rng) -> Answer:
    choices = decision.choices
    good = [choice for choice in choices if isinstance(choice, tuple) and choice[0] in ("play", "use", "convert")]
    if good:
        return good[rng.below(len(good))]
    seats = [choice for choice in choices if isinstance(choice, int)]
    harmless = [choice for choice in choices if choice != ("project", "sell_patents") and choice != decision.seat]
    harmless = [choice for choice in harmless if not isinstance(choice, tuple) or choice[-1] != decision.seat]
    if harmless and (len(harmless) < len(choices) or seats):
        return harmless[rng.below(len(harmless))]
    return decision.sample(rng)

"""The words for what may be answered."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.board import AREA
from offworld.games.terraforming_mars.data.book import CARD, NUMBER
from offworld.games.terraforming_mars.data.figures import MILESTONE_COST, PROJECT_COSTS
from offworld.games.terraforming_mars.names import MONEY, PROJECTS, RESOURCES, TILES
from offworld.games.terraforming_mars.rules.actions.honours import award_cost
from offworld.games.terraforming_mars.rules.effects.choose import ChooseOne, way_words
from offworld.games.terraforming_mars.rules.effects.victims import Flood, Remove
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.text import Text

_WORDS = ("pass", "end", "none", "neutral", "beginner", "regular")


def label(state: Mars, decision: Decision, choice: Answer) -> Text:
    """Return the words for one choice, option or source of payment."""
    if isinstance(choice, tuple):
        return _action(state, decision.seat, choice)
    if isinstance(choice, int):
        effect = state.stack[-1][1]
        if isinstance(effect, ChooseOne):
            return effect.way(choice)
        return Text("terraforming_mars-do-seat", {"seat": choice})
    if decision.kind == "payment":
        return log.resource_name(RESOURCES.index(choice))
    if decision.topic == "order":
        if choice in TILES:
            return Text(f"terraforming_mars-tile-{choice}")
        return log.title(NUMBER[choice])
    if choice in _WORDS and decision.kind != "some_of" and choice != "beginner":
        return Text(f"terraforming_mars-do-{choice}")
    if choice in AREA and decision.kind == "place":
        return log.place_name(AREA[choice])
    if choice == "beginner":
        return Text("terraforming_mars-corporation-beginner")
    return log.title(NUMBER[choice])


def _action(state: Mars, seat: int, choice: tuple[Answer, ...]) -> Text:
    player = state.players[seat]
    kind = choice[0]
    what = choice[1]
    if kind == "play":
        card = NUMBER[what]
        price = max(0, player.perks.prices[card] - player.discount)
        return Text("terraforming_mars-do-play", {"card": log.title(card), "price": price})
    if kind == "use":
        card = NUMBER[what]
        action = CARD[card].actions[choice[2]]
        params: dict[str, object] = {"card": log.title(card), "does": way_words(action.does)}
        if not action.costs:
            return Text("terraforming_mars-do-use", params)
        params["cost"] = way_words(action.costs)
        return Text("terraforming_mars-do-use-for", params)
    if kind == "project":
        project = PROJECTS.index(what)
        price = PROJECT_COSTS[project] - player.perks.project_discounts[project]
        name = Text(f"terraforming_mars-project-{what}")
        return Text("terraforming_mars-do-project", {"project": name, "price": price})
    if kind == "milestone":
        name = Text(f"terraforming_mars-milestone-{what}")
        return Text("terraforming_mars-do-claim", {"milestone": name, "price": MILESTONE_COST})
    if kind == "award":
        name = Text(f"terraforming_mars-award-{what}")
        return Text("terraforming_mars-do-fund", {"award": name, "price": award_cost(state)})
    if kind == "convert":
        return Text(f"terraforming_mars-do-convert-{what}", {"plants": player.perks.greenery_cost})
    if what == "neutral":
        return Text("terraforming_mars-do-neutral")
    effect = state.stack[-1][1]
    assert isinstance(effect, (Remove, Flood))
    resource = effect.resource if isinstance(effect, Remove) else MONEY
    amount = min(effect.upto, state.players[what].stock[resource])
    params = {"seat": what, "resource": log.resource_name(resource), "amount": amount}
    return Text(f"terraforming_mars-do-take-{kind}", params)

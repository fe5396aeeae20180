"""The words for what may be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from offworld.games.terraforming_mars.data.board import AREA
from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.figures import MILESTONE_COST, PROJECT_COSTS
from offworld.games.terraforming_mars.data.index import NUMBER
from offworld.games.terraforming_mars.names import (
    AWARD_SOURCE,
    AWARDS,
    MILESTONE_SOURCE,
    MILESTONES,
    MONEY,
    PROJECT_SOURCE,
    PROJECTS,
    RESOURCES,
    TILES,
    Origin,
    Resource,
)
from offworld.games.terraforming_mars.rules.actions.honours import award_cost
from offworld.games.terraforming_mars.rules.effects.base import Does
from offworld.games.terraforming_mars.rules.effects.choose import way_words
from offworld.games.terraforming_mars.rules.effects.victims import Flood, Remove
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.parts import Parts
from offworld.kernel.plain import Message
from offworld.kernel.text import Text
from offworld.toolbox.readings import complete, on

_PROJECT = {name: number for number, name in enumerate(PROJECTS)}
_WORDS = ("pass", "end", "none", "neutral", "beginner", "regular")


def label(state: Mars, decision: Decision, choice: Answer) -> Text:
    """Return the words for one choice, option or source of payment."""
    if isinstance(choice, tuple):
        return _action(state, decision.seat, choice)
    if isinstance(choice, int):
        if decision.topic == "choose":
            effect = state.stack[-1][1]
            assert isinstance(effect, Does)
            return way_words(effect.ways()[choice])
        assert decision.topic == "take_production"  # no other question asks for a seat
        return Text("terraforming_mars-do-seat", {"seat": choice})
    if decision.kind == "payment":
        return log.resource_name(Resource(RESOURCES.index(choice)))
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


def labels(state: Mars, decision: Decision, choices: Sequence[Answer], parts: Parts) -> list[Message]:
    """Return the words for many choices as plain JSON: they mostly follow from what the cards in play add up to."""
    player = state.players[decision.seat]
    named = "order" if decision.topic == "order" else decision.kind  # what a name means depends on nothing else
    about = ("labels", decision.seat, named)
    source = (player.perks, player.discount, award_cost(state))
    known: dict[Answer, Message] | None = parts.get(about, source)
    if known is None:
        last = parts.last(about)
        names = {choice: words for choice, words in last[1].items() if isinstance(choice, str)} if last else {}
        known = cast(dict[Answer, Message], parts.keep(about, source, names))  # what a name says has no price
    found: list[Any] = list(map(known.get, choices))
    if None in found:
        prices = {"use": 0, "milestone": 0, "award": source[2], "convert": player.perks.greenery_cost}
        for place, choice in enumerate(choices):
            if found[place] is None:
                found[place] = _words(state, decision, choice, prices, named, known, parts)
    return found


def _words(
    state: Mars,
    decision: Decision,
    choice: Answer,
    prices: dict[str, int],
    named: str,
    known: dict[Answer, Message],
    parts: Parts,
) -> Message:
    """Return the words for a choice: those of an action follow from its price alone."""
    player = state.players[decision.seat]
    source: object = None
    if isinstance(choice, tuple):
        kind = choice[0]
        if kind == "play":
            source = max(0, player.perks.prices[NUMBER[choice[1]]] - player.discount)
        elif kind == "project":
            source = player.perks.project_discounts[_PROJECT[choice[1]]]
        else:
            source = prices.get(kind)
    elif isinstance(choice, str):
        source = named
    if source is None:
        return parts.label(choice, label(state, decision, choice))
    kept = parts.labels.get(choice)
    if kept is not None and kept[0] == source:
        known[choice] = kept[1]
    else:
        known[choice] = parts.keep_label(choice, source, label(state, decision, choice))
    return known[choice]


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
        return Text(
            "terraforming_mars-do-project", {"project": log.title(Origin(PROJECT_SOURCE + project)), "price": price}
        )
    if kind == "milestone":
        name = log.title(Origin(MILESTONE_SOURCE + MILESTONES.index(what)))
        return Text("terraforming_mars-do-claim", {"milestone": name, "price": MILESTONE_COST})
    if kind == "award":
        name = log.title(Origin(AWARD_SOURCE + AWARDS.index(what)))
        return Text("terraforming_mars-do-fund", {"award": name, "price": award_cost(state)})
    if kind == "convert":
        return Text(f"terraforming_mars-do-convert-{what}", {"plants": player.perks.greenery_cost})
    if what == "neutral":
        return Text("terraforming_mars-do-neutral")
    effect = state.stack[-1][1]
    resource, upto = _AT_STAKE[type(effect)](effect)
    amount = min(upto, state.players[what].stock[resource])
    params = {"seat": what, "resource": log.resource_name(resource), "amount": amount}
    return Text(f"terraforming_mars-do-take-{kind}", params)


def _flood(effect: Flood) -> tuple[Resource, int]:
    return MONEY, effect.upto


def _remove(effect: Remove) -> tuple[Resource, int]:
    return effect.resource, effect.upto


_AT_STAKE: Final = complete(
    "what somebody may lose, and how much of it", (Flood, Remove), on(Flood, _flood), on(Remove, _remove)
)

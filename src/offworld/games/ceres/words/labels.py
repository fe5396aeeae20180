"""The words for what may be answered."""

from __future__ import annotations

from offworld.games.ceres.data.book import (
    ASTEROID_INCOME,
    ASTEROID_NUMBER,
    ASTEROID_POINTS,
    ASTEROID_RING,
    CONTRACT_NUMBER,
    LAUNCH_POINTS,
    OPTION_IDS,
    PROJECT_COST,
    PROJECT_NUMBER,
    PROJECT_POINTS,
    SETTLE_POINTS,
    STATION_COLOUR,
    STATION_NUMBER,
    TOKEN_IDS,
    TOP_LEVEL,
    UNION_NUMBERS,
)
from offworld.games.ceres.data.contracts import CONTRACTS
from offworld.games.ceres.data.figures import UPGRADE_WAIVES
from offworld.games.ceres.data.locations import LOBBY, OVERRIDE_PRICE
from offworld.games.ceres.names import (
    COLOURS,
    COMMERCE,
    EACH_FIELD,
    EXPLORATION,
    FIELDS,
    KINDS,
    LOCATIONS,
    RESOURCES,
    Field,
    Rock,
)
from offworld.games.ceres.rules.actions.council import price as favour_price
from offworld.games.ceres.rules.asking import SKIP
from offworld.games.ceres.rules.deeds.base import Deed, Steps
from offworld.games.ceres.rules.deeds.building import NEW, WAIVED, BuildFacility, price_of
from offworld.games.ceres.rules.deeds.gains import TakeMix, income_of
from offworld.games.ceres.rules.deeds.launching import LaunchProbe, launch_price
from offworld.games.ceres.rules.deeds.projects import SettleProject, waived_units
from offworld.games.ceres.rules.deeds.researching import DoResearch
from offworld.games.ceres.rules.deeds.trading import offers_now
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.rules.waiving import waivable
from offworld.games.ceres.words import say
from offworld.games.ceres.words.printed import level_words
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.text import Text


def label(state: Ceres, decision: Decision, choice: Answer) -> Text:
    """Return the words for one choice or option."""
    if choice == SKIP:
        return Text("ceres-do-skip")
    if isinstance(choice, str):
        return _name(state, decision, choice)
    head = choice[0] if choice else ""
    if head == "aside":
        return _action(state, decision.seat, choice[1:])
    topic = decision.topic
    if topic in ("action", "pay"):
        return _action(state, decision.seat, choice)
    return _pair(state, decision.seat, topic, choice)


def deed_now(state: Ceres) -> Deed | None:
    """Return the deed that asks, where one does."""
    effect = state.stack[-1][1]
    return effect.deeds[0] if isinstance(effect, Steps) else None


def _name(state: Ceres, decision: Decision, choice: str) -> Text:
    """Return the words for a choice that is one name."""
    seat = decision.seat
    if decision.topic == "income":
        name = say.asteroid(ASTEROID_NUMBER[choice]) if choice in ASTEROID_NUMBER else None
        source = say.station(STATION_NUMBER[choice]) if name is None else name
        return Text("ceres-do-source", {"source": source, "units": say.units(income_of(choice))})
    if choice in ASTEROID_NUMBER:
        return launch_label(state, seat, ASTEROID_NUMBER[choice])
    if choice in FIELDS:
        return research_label(state, seat, EACH_FIELD[FIELDS.index(choice)])
    if choice in PROJECT_NUMBER:
        project = PROJECT_NUMBER[choice]
        points = PROJECT_POINTS[project] + SETTLE_POINTS[state.research[seat * 3 + COMMERCE]]
        params = {"project": say.project(project), "price": say.units(PROJECT_COST[project]), "points": points}
        deed = deed_now(state)  # whoever takes it unpaid pays nothing of it yet
        waived = waived_units(state, seat, project, deed.discount) if isinstance(deed, SettleProject) else 0
        return Text("ceres-do-project", params | {"waived": waived})
    if choice in CONTRACT_NUMBER:
        number = CONTRACT_NUMBER[choice]
        card = CONTRACTS[number]
        numbers = {"levels": card.levels, "points": card.points, "steps": card.steps}
        return Text("ceres-do-contract", {"contract": say.contract(number), **numbers})
    if choice in TOKEN_IDS:
        return say.token(TOKEN_IDS.index(choice))
    return Text("ceres-do-outstation", {"outstation": say.station(STATION_NUMBER[choice])})


def launch_label(state: Ceres, seat: int, rock: Rock) -> Text:
    """Return what a launch costs and gives."""
    deed = deed_now(state)
    price = launch_price(state, seat, rock, deed.change if isinstance(deed, LaunchProbe) else 0)
    points = ASTEROID_POINTS[rock] + LAUNCH_POINTS[state.research[seat * 3 + EXPLORATION]]
    where = {"asteroid": say.asteroid(rock), "ring": say.ring(ASTEROID_RING[rock])}
    units = say.units(ASTEROID_INCOME[rock])
    return Text("ceres-do-launch", {**where, "price": price, "points": points, "units": units})


def research_label(state: Ceres, seat: int, field: Field) -> Text:
    """Return what the next step in a field costs and brings."""
    level = state.research[seat * 3 + field]
    if level == TOP_LEVEL:
        return say.field(field)
    deed = deed_now(state)
    price = deed.price(state, seat, field) if isinstance(deed, DoResearch) else 0
    params: dict[str, object] = {"field": say.field(field), "level": level + 1, "effect": level_words(field, level + 1)}
    if not price:
        return Text("ceres-do-research-free", params)
    return Text("ceres-do-research", params | {"price": price})


def _action(state: Ceres, seat: int, choice: tuple[Answer, ...]) -> Text:
    """Return the words for what can be done in a turn."""
    kind = choice[0]
    if kind in ("use", "override"):
        option = OPTION_IDS.index(choice[2])
        params: dict[str, object] = {
            "location": say.location(LOCATIONS.index(choice[1])),
            "option": say.option(option),
        }
        if kind == "use":
            return Text("ceres-do-use", params)
        return Text("ceres-do-override", params | {"price": say.units(OVERRIDE_PRICE)})
    if kind == "favour":
        token = TOKEN_IDS.index(choice[1])
        return Text(
            "ceres-do-favour", {"token": say.token(token), "price": favour_price(state, state.tokens.index(token))}
        )
    if kind == "lobby":
        return Text("ceres-do-lobby", {"units": say.units(LOBBY)})
    if kind == "work":
        card = STATION_NUMBER[choice[1]]
        return Text("ceres-do-work", {"worker": say.colour(STATION_COLOUR[card]), "outstation": say.station(card)})
    if kind == "grant":
        piece = Text(f"ceres-piece-{choice[2]}")
        return Text("ceres-do-grant", {"union": say.union(UNION_NUMBERS.index(choice[1])), "piece": piece})
    if kind == "commit":
        return Text("ceres-do-commit", {"union": say.union(UNION_NUMBERS.index(choice[1]))})
    if kind == "pay":
        project = PROJECT_NUMBER[choice[1]]
        price = say.units(PROJECT_COST[project])
        waived = waived_units(state, seat, project, 0)
        return Text("ceres-do-pay", {"project": say.project(project), "price": price, "waived": waived})
    return Text("ceres-do-pass" if kind == "pass" else "ceres-do-end")


def _pair(state: Ceres, seat: int, topic: str, choice: tuple[Answer, ...]) -> Text:
    """Return the words for a choice of several parts within an action."""
    if topic == "build":
        return build_label(state, seat, choice)
    if topic == "trade":
        offer = offers_now(state)[choice[0]]
        pay = say.units([count * choice[1] for count in offer.pay])
        get = say.units([count * choice[1] for count in offer.get])
        return Text("ceres-do-trade", {"pay": pay, "get": get})
    if topic == "reward":
        number = CONTRACT_NUMBER[choice[0]]
        card = CONTRACTS[number]
        params: dict[str, object] = {"contract": say.contract(number)}
        if choice[1] == "A":
            return Text("ceres-do-reward-points", params | {"points": card.points})
        union = say.union(state.unions[state.contract_union[number]])
        return Text("ceres-do-reward-steps", params | {"steps": card.steps, "union": union})
    if topic == "waive":
        waived = [choice.count(name) for name in RESOURCES]
        return Text("ceres-do-waive", {"units": say.units(waived)})
    if topic == "mix":
        deed = deed_now(state)
        assert isinstance(deed, TakeMix)
        mixed = [0] * KINDS
        mixed[deed.one] = choice[0]
        mixed[deed.other] = choice[1]
        return Text("ceres-do-units", {"units": say.units(mixed)})
    card_number = STATION_NUMBER[choice[1]]
    worker = say.colour(COLOURS.index(choice[0]))
    return Text("ceres-do-hire", {"worker": worker, "outstation": say.station(card_number)})


def build_label(state: Ceres, seat: int, choice: tuple[Answer, ...]) -> Text:
    """Return what a facility costs, as a new outstation or under another one."""
    card = STATION_NUMBER[choice[0]]
    deed = deed_now(state)
    discount = deed.discount if isinstance(deed, BuildFacility) else 0
    price = price_of(state, seat, card, discount)
    params: dict[str, object] = {"facility": say.station(card), "price": say.units(price)}
    if choice[1] == NEW:
        return Text("ceres-do-build-new", params)
    key = "ceres-do-build-under" if waivable(price, WAIVED, UPGRADE_WAIVES, 0) else "ceres-do-build-under-whole"
    return Text(key, params | {"host": say.station(STATION_NUMBER[choice[1]])})

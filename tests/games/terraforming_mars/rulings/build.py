"""Small builders: a test names only what matters, the rest is as in a fresh set-up, and nobody is out of moves."""

from __future__ import annotations

from typing import Any

import offworld
from offworld.kernel.decision import Decision
from offworld.kernel.match import Match
from offworld.kernel.payment import Payment

GAME = offworld.game("terraforming_mars")
RED, BLUE, GREEN, BLACK, YELLOW = 0, 1, 2, 3, 4
STOCK = {"money": "megacredits"} | {name: name for name in ("steel", "titanium", "plants", "energy", "heat")}
OCEANS = ("r0c4", "r1c5", "r3c7", "r5c7", "r5c6", "r5c5", "r4c5", "r4c4", "r4c3", "r0c3", "r0c1", "r8c4")
SPARE = ("lichen", "micro_mills", "heather", "windmills", "wave_power", "grass", "trees", "solar_power")


def player(corporation: str | None = None, makes: dict[str, int] | None = None, **rest: Any) -> dict[str, Any]:
    """Describe a player: resources by name, `makes` for production, and any other field of a position."""
    stock = {STOCK[name]: rest.pop(name) for name in list(rest) if name in STOCK}
    production = {STOCK[name]: count for name, count in (makes or {}).items()}
    if corporation is not None:
        rest["corporation"] = corporation
    return {"stock": stock, "production": production, **rest}


def rich(corporation: str | None = None, makes: dict[str, int] | None = None, **rest: Any) -> dict[str, Any]:
    """Describe a player who can pay for anything with money alone."""
    return player(corporation, makes, **{"money": 200, **rest})


def sea(count: int) -> dict[str, Any]:
    """Describe so many oceans on their areas; what is left for the rest of them comes last in OCEANS."""
    return {area: {"tile": "ocean"} for area in OCEANS[:count]}


def city(owner: int | str = RED) -> dict[str, Any]:
    """Describe a city tile."""
    return {"tile": "city", "owner": owner}


def greenery(owner: int | str = RED) -> dict[str, Any]:
    """Describe a greenery tile."""
    return {"tile": "greenery", "owner": owner}


def tile(name: str, owner: int = RED) -> dict[str, Any]:
    """Describe a special tile."""
    return {"tile": name, "owner": owner}


def table(
    *players: dict[str, Any],
    oceans: int = 0,
    tiles: dict[str, Any] | None = None,
    turn: int = RED,
    second: bool = False,
    options: dict[str, Any] | None = None,
    spare: bool = True,
    seed: int = 0,
    seats: int | None = None,
    **rest: Any,
) -> Match:
    """Return a match in the action phase. A lone player gets an opponent; each gets a spare card, so as not to pass."""
    seated = [dict(each) for each in players]
    count = seats if seats is not None else max(2, len(seated))
    while len(seated) < count:
        seated.append(player())
    for card in OFF_MARS:  # no such tile without the card that brings it
        owner = (tiles or {}).get(card, {}).get("owner")
        if owner is not None and card not in seated[owner].get("played", ()):
            seated[owner]["played"] = [card, *seated[owner].get("played", ())]
    if spare:
        named = {card for each in seated for pile in ("hand", "played", "events") for card in each.get(pile, ())}
        named |= set(rest.get("deck", ())) | set(rest.get("discards", ()))
        free = [card for card in SPARE if card not in named]
        for each, card in zip(seated, free):
            each["hand"] = [*each.get("hand", ()), card]
    state: dict[str, Any] = {"phase": "action", "tiles": {**sea(oceans), **(tiles or {})}, "players": seated, **rest}
    if state["phase"] == "action":
        state["turn"] = {"seat": turn, "second": second}
    given = {"game": "terraforming_mars", "seats": count, "options": options or {}, "seed": seed, "state": state}
    return go_on(GAME.load(given))


def go_on(match: Match) -> Match:
    """Go on from a position in which nobody has anything to decide."""
    for seat, decision in match.asked().items():
        if decision.topic == "go-on":
            match.answer(seat, "done")
    return match


def solo(me: dict[str, Any], **rest: Any) -> Match:
    """Return a solo match in the action phase; neutral tiles only where they are named."""
    return table(me, seats=1, **rest)


# --- asking -----------------------------------------------------------------------------------------------------------
def question(match: Match) -> Decision:
    """Return the one question that is asked now."""
    (decision,) = match.asked().values()
    return decision


def choices(match: Match) -> list[Any]:
    """Return what may be answered to the one question that is asked now."""
    listed = question(match).listed()
    assert listed is not None
    return list(listed)


def can(match: Match, *answer: Any) -> bool:
    """Return whether an action is offered."""
    return answer in choices(match)


def can_play(match: Match, card: str) -> bool:
    """Return whether a card may be played, making sure that the rule which names a reason agrees."""
    offered = can(match, "play", card)
    seat, effect = match.state.stack[-1]
    assert (effect.why_not(match.state, seat, ("play", card)) is None) == offered
    return offered


def why(match: Match, *answer: Any) -> str | None:
    """Return the key of the rule that forbids an action, without the prefix of the game, or None."""
    (seat,) = match.asked()
    reason = match.why_not(seat, answer)
    return None if reason is None else reason.key.removeprefix("terraforming_mars-")


# --- answering --------------------------------------------------------------------------------------------------------
def do(match: Match, *answers: Any) -> Match:
    """Answer whatever is asked, one after another."""
    for answer in answers:
        (seat,) = match.asked()
        match.answer(seat, answer)
    return match


def play(match: Match, card: str, *answers: Any) -> Match:
    """Play a card and answer what it asks."""
    return do(match, ("play", card), *answers)


def use(match: Match, card: str, *answers: Any, way: int = 0) -> Match:
    """Use the action of a card and answer what it asks."""
    return do(match, ("use", card, way), *answers)


def project(match: Match, name: str, *answers: Any) -> Match:
    """Carry out a standard project and answer what it asks."""
    return do(match, ("project", name), *answers)


def pay(match: Match, **spent: int) -> Match:
    """Answer a payment by what is spent of each source; the others are not touched."""
    decision = question(match)
    assert isinstance(decision, Payment), decision.why
    names = [name for name, _, _ in decision.sources]
    by_name = {STOCK[name]: count for name, count in spent.items()}
    assert set(by_name) <= set(names), names
    return do(match, tuple(by_name.get(name, 0) for name in names))


def end_turns(match: Match) -> Match:
    """Let everybody pass or end the turn until the action phase is over."""
    while not match.over and match.position()["state"]["phase"] == "action":
        do(match, choices(match)[-1])
    return match


# --- looking ----------------------------------------------------------------------------------------------------------
def planet(match: Match) -> dict[str, Any]:
    """Return the game's part of the position."""
    state: dict[str, Any] = match.position()["state"]
    return state


def of(match: Match, seat: int = RED) -> dict[str, Any]:
    """Return one player's part of the position."""
    found: dict[str, Any] = planet(match)["players"][seat]
    return found


def has(match: Match, resource: str, seat: int = RED) -> int:
    """Return how many of a resource a player has."""
    return int(of(match, seat)["stock"][STOCK[resource]])


def produces(match: Match, resource: str, seat: int = RED) -> int:
    """Return a player's production of a resource."""
    return int(of(match, seat)["production"][STOCK[resource]])


def rating(match: Match, seat: int = RED) -> int:
    """Return a player's terraform rating."""
    return int(of(match, seat)["rating"])


def cubes(match: Match, card: str, seat: int = RED) -> int:
    """Return how many resources lie on a card."""
    return int(of(match, seat)["cubes"][card])


def score(match: Match, seat: int = RED) -> int:
    """Return a player's points beyond the rating, as they stand."""
    return match.scores()[seat] - rating(match, seat)


# --- the map ----------------------------------------------------------------------------------------------------------
AREAS = [f"r{row}c{col}" for row, count in enumerate((5, 6, 7, 8, 9, 8, 7, 6, 5)) for col in range(count)]
NOCTIS = "r4c2"
OFF_MARS = ("ganymede_colony", "phobos_space_haven")
LAND = [area for area in AREAS if area not in OCEANS and area != NOCTIS]
VOLCANOES = ("r1c1", "r2c0", "r3c0", "r4c0")


def areas(match: Match) -> set[str]:
    """Return the areas that are offered for a tile or a marker."""
    assert question(match).kind == "place", question(match).why
    return set(choices(match))


def filled(but: tuple[str, ...] = (), owner: int = BLUE) -> dict[str, Any]:
    """Describe greeneries on all land except some areas."""
    return {area: greenery(owner) for area in LAND if area not in but}

"""Executive actions: open depot slots, own advanced buildings, and scientists at work."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.on_mars.data.boards import BUILDING_SLOT, EXECUTIVE, EXECUTIVE_COST, EXECUTIVE_IDS
from offworld.games.on_mars.data.cards import CARD_ACTION, CARD_BUILDING, CARD_IDS, CARD_OF, EACH_CARD, SCIENTISTS
from offworld.games.on_mars.names import BlueprintId
from offworld.games.on_mars.rules.effects.benefits import DoExecutive, UseBuilding, useful
from offworld.games.on_mars.rules.effects.paying import PayCrystals
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.text import Text

EXEC: Final = tuple([("exec", name) for name in EXECUTIVE_IDS])
USE: Final = tuple([("use", card) for card in CARD_IDS])
STAFF: Final = tuple([tuple([("staff", name, card) for card in CARD_IDS]) for name in SCIENTISTS])


def price_of_use(state: OnMars, card: BlueprintId) -> int:
    """Return what the owner of an advanced building pays for its action: nothing while a scientist works there."""
    return 0 if card in state.scientist_at else EXECUTIVE_COST[BUILDING_SLOT]


def offer(state: OnMars, seat: int, found: list[Any]) -> None:
    """Add the executive actions that a seat can do with some effect."""
    coins = state.spendable(seat)
    docks = state.docks[seat]
    for slot in range(BUILDING_SLOT):
        cost = EXECUTIVE_COST[slot]
        if coins >= cost and not docks >> slot & 1 and useful(state, seat, EXECUTIVE[slot], coins - cost):
            found.append(EXEC[slot])
    for number, place in enumerate(state.card_hex):
        if place < 0:
            continue
        card = BlueprintId(number)
        if state.card_owner[card] == seat:
            price = price_of_use(state, card)
            if coins >= price and useful(state, seat, CARD_ACTION[card], coins - price):
                found.append(USE[card])
        scientist = CARD_BUILDING[card]
        if state.scientist_owner[scientist] != seat or _is_same(state, seat, scientist, card):
            continue
        if useful(state, seat, CARD_ACTION[card], coins):
            found.append(STAFF[scientist][card])


def _is_same(state: OnMars, seat: int, scientist: int, card: BlueprintId) -> bool:
    """Return whether the scientist works there already and the building is one's own: then using it is the same."""
    return state.scientist_at[scientist] == card and state.card_owner[card] == seat


def carry_out(state: OnMars, seat: int, answer: Any) -> None:
    """Pay for an executive action and begin it."""
    kind = answer[0]
    if kind == "exec":
        slot = EXECUTIVE_IDS.index(answer[1])
        if state.log is not None:
            state.tell("on_mars-executive", seat=seat, action=Text("on_mars-exec-" + EXECUTIVE_IDS[slot]))
        state.then((seat, PayCrystals(EXECUTIVE_COST[slot])), (seat, DoExecutive(slot)))
        return
    card = CARD_OF[answer[-1]]
    price = price_of_use(state, card)
    if kind == "staff":
        scientist = SCIENTISTS.index(answer[1])
        state.scientist_at = changed(state.scientist_at, scientist, card)
        price = 0
        if state.log is not None:
            state.tell("on_mars-staffed", seat=seat, scientist=speech.scientist(scientist), card=speech.card(card))
    elif state.log is not None:
        state.tell("on_mars-used-building", seat=seat, card=speech.card(card))
    if price:
        state.then((seat, PayCrystals(price)))
    state.then((seat, UseBuilding(card)))


def why_not(state: OnMars, seat: int, answer: Any) -> Text | None:
    """Return why an executive action cannot be done."""
    if state.exec_done:
        return Text("on_mars-exec-done")
    coins = state.spendable(seat)
    if answer[0] == "exec" and answer[1] in EXECUTIVE_IDS[:BUILDING_SLOT]:
        slot = EXECUTIVE_IDS.index(answer[1])
        if state.docks[seat] >> slot & 1:
            return Text("on_mars-ship-in-the-way")
        if coins < EXECUTIVE_COST[slot]:
            return Text("on_mars-too-few-crystals", {"need": EXECUTIVE_COST[slot], "have": coins})
        return Text("on_mars-no-effect")
    if answer[-1] not in CARD_IDS:
        return None
    card = CARD_OF[answer[-1]]
    if state.card_hex[card] < 0:
        return Text("on_mars-not-built", {"card": speech.card(card)})
    if answer[0] == "use":
        if state.card_owner[card] != seat:
            return Text("on_mars-not-your-card", {"card": speech.card(card)})
        if coins < price_of_use(state, card):
            return Text("on_mars-too-few-crystals", {"need": price_of_use(state, card), "have": coins})
    elif answer[0] == "staff" and answer[1] in SCIENTISTS:
        scientist = SCIENTISTS.index(answer[1])
        if state.scientist_owner[scientist] != seat:
            return Text("on_mars-not-your-scientist", {"scientist": speech.scientist(scientist)})
        if CARD_BUILDING[card] != scientist:
            return Text("on_mars-other-field", {"scientist": speech.scientist(scientist), "card": speech.card(card)})
    return Text("on_mars-no-effect")


def considered(state: OnMars, seat: int) -> list[Any]:
    """Return the executive actions that a person may think of."""
    found: list[Any] = list(EXEC[:BUILDING_SLOT])
    for card in EACH_CARD:
        if state.card_owner[card] == seat:
            found.append(USE[card])
        scientist = CARD_BUILDING[card]
        if state.card_hex[card] < 0 or state.scientist_owner[scientist] != seat:
            continue
        if not _is_same(state, seat, scientist, card):
            found.append(STAFF[scientist][card])
    return found

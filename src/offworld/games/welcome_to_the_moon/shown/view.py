"""What a seat may see, and a guess at the rest.

Decided once: sheets, claims and what was written are public as soon as all have finished the turn; while it goes on,
everybody sees the own sheet as it stands and those of the others as they were (R004). The top card of each pile is
public with both its number and its effect, which comes next turn (R003); the order below it is hidden. Before the first
reshuffle nobody knows which pile a card is in; after it each pile holds its own discards. What an expedition has taken
out of the deck is public.
"""

from __future__ import annotations

from typing import Final

from offworld.games.welcome_to_the_moon.data.astra import DECK
from offworld.games.welcome_to_the_moon.data.campaign import CHANGE_IDS
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, CARD_IDS, OTHER, PILES, STARSHIPS, USABLE
from offworld.games.welcome_to_the_moon.data.missions import MISSION, printed
from offworld.games.welcome_to_the_moon.data.names import (
    EACH_EFFECT,
    EFFECTS,
    EMPTY,
    FIRST,
    HALF,
    LETTERS,
    UNCLAIMED,
    WILD,
    shown_mark,
    shown_number,
)
from offworld.games.welcome_to_the_moon.rules.astra.deck import arrange, last_third, put, ships_left
from offworld.games.welcome_to_the_moon.rules.astra.view import astra_view
from offworld.games.welcome_to_the_moon.rules.engine.piles import turns_left
from offworld.games.welcome_to_the_moon.rules.engine.state import CHANGE, NO_CHANGE, Moon
from offworld.games.welcome_to_the_moon.rules.engine.writing import Write, pairs, writable
from offworld.games.welcome_to_the_moon.shown.types import (
    Claimed,
    Combination,
    ExpeditionView,
    Last,
    MissionSeat,
    MissionView,
    PlayerView,
    TableView,
    Writing,
)
from offworld.kernel.parts import Parts
from offworld.kernel.rng import Rng

LOWEST: Final = min([card.number for card in STARSHIPS])
HIGHEST: Final = max([card.number for card in STARSHIPS])
ORDERED: Final = frozenset([1, 2, 3, 4, 6])  # adventures in which only the order of numbers closes spaces


def view(state: Moon, seat: int | None, parts: Parts) -> TableView:
    """Return the table as this seat sees it; None is a spectator. Nothing on it is secret but the piles.

    While something is asked that changes nothing yet, as where to write, only `writing` differs from the last time.
    """
    table = _everything(state)
    known = parts.last(("table", seat))
    found: TableView = known[1] if known is not None and known[0] == table else _table(state, seat)
    found = {**found, "writing": _writing(state, seat)}
    parts.keep(("table", seat), table, found)
    return found


def _everything(state: Moon) -> tuple[object, ...]:
    """Return all that lies on the table, of the piles what shows, in a form that nobody changes any more."""
    return (
        [(len(pile), pile[-1:]) for pile in state.piles],
        *(state.turns, state.discards, state.missions, state.solo, state.outcome),
        *(state.stars, state.firsts, state.change, state.box, state.room),
        *(state.flipped[:], state.claims[:], state.offered[:], state.common[:], state.last[:], state.astra[:]),
        [sheet[:] for sheet in state.sheets],
    )


def _table(state: Moon, seat: int | None) -> TableView:
    """Return the table as this seat sees it; what the seat is writing is still to come."""
    rules = state.rules
    return {
        "adventure": rules.number,
        "turn": state.turns,
        "combinations": [_combination(state, pile, seat) for pile in _open_piles(state)],
        "reshuffle": ships_left(state) // PILES if state.astra else turns_left(state),
        "missions": [_mission(state, letter) for letter in range(len(state.missions))],
        "sheets": [rules.form.encode(sheet) for sheet in state.sheets],
        "facts": [rules.facts(state, sheet) for sheet in range(len(state.sheets))],
        "common": rules.common.encode(state.common),
        "players": [_player(state, each) for each in range(state.seats)],
        "writing": None,
        "shut": None if seat is None else [rules.spaces[space] for space in shut(state, seat)],
        "astra": astra_view(state) if state.astra else None,
        "expedition": _expedition(state) if state.stars else None,
    }


def _expedition(state: Moon) -> ExpeditionView:
    """Return what an expedition has changed: stars and first places before this match, and the deck."""
    return {
        "stars": list(state.stars),
        "firsts": list(state.firsts),
        "change": None if state.change == NO_CHANGE else CHANGE_IDS[state.change],
        "added": [card.id for i, card in enumerate(ALL_CARDS) if i >= len(STARSHIPS) and i not in state.box],
        "removed": [CARD_IDS[card] for card in state.box if card < len(STARSHIPS)],
    }


def shut(state: Moon, seat: int) -> list[int]:
    """Return the empty spaces of the seat's sheet into which no number fits any more, however it is changed.

    On sheets that open bit by bit, where a space may wait for more than a number, nothing is said, nor with the odd
    numbers of campaign cards in the deck.
    """
    rules = state.rules
    if rules.number not in ORDERED or (state.stars and _expedition(state)["added"]):
        return []
    fitting: set[int] = set()
    change = CHANGE * HALF if rules.has_effects else 0
    # where effects do something, they do not say where to write
    effects = EACH_EFFECT[:1] if rules.has_effects else EACH_EFFECT
    for effect in effects:
        for number in range(max(LOWEST - change, 0), HIGHEST + change + 1, HALF):
            fitting.update(rules.openings(state, seat, effect, number))
    marks = rules.marks(state, seat)
    return [space for space in range(len(rules.spaces)) if marks[space] == EMPTY and space not in fitting]


def _open_piles(state: Moon) -> list[int]:
    """Return the places where cards lie open: against ASTRA there may be fewer than three while they are drawn."""
    return [pile for pile in range(PILES) if state.discards[pile]] if state.turns else []


def _writing(state: Moon, seat: int | None) -> Writing | None:
    """Return the combination that a seat has chosen and whose number it has still to write."""
    if seat is None or not state.stack:
        return None
    owner, effect = state.stack[-1]
    if owner != seat or not isinstance(effect, Write):
        return None
    return {"pile": effect.pile, "effect": EFFECTS[effect.effect]}


def _combination(state: Moon, pile: int, seat: int | None) -> Combination:
    """Return what a pile offers, what it brings next turn, and in how many spaces the seat could write its number."""
    card = state.number_card(pile)
    places = None
    if seat is not None and len(_open_piles(state)) == PILES:
        others = [other for number, other in pairs(state) if number == pile]
        effects = {effect for other in others for effect in USABLE[state.effect_card(other)]}
        places = max([writable(state, seat, pile, effect) for effect in effects])
    return {
        "number": shown_mark(state.number(pile)),
        "or": shown_number(OTHER[card]) if OTHER[card] >= 0 else None,  # a card of the campaign may show two
        "number_card": CARD_IDS[card],
        "effect": _effects(state.effect_card(pile))[0],
        "effects": _effects(state.effect_card(pile)),
        "effect_card": CARD_IDS[state.effect_card(pile)],
        "next": None if state.astra else _effects(card)[0],
        "places": places,
    }


def _effects(card: int) -> list[str]:
    """Return the effects of a card of which one is used; "wild" is any."""
    return ["wild" if effect == WILD else EFFECTS[effect] for effect in ALL_CARDS[card].effects]


def _mission(state: Moon, letter: int) -> MissionView:
    mission = MISSION[state.missions[letter]]
    players: list[MissionSeat] = []
    for seat in state.everyone():
        have, need = state.rules.progress(state, seat, mission.id)
        claim = state.claim(seat, letter)
        claimed: Claimed | None = None if claim == UNCLAIMED else "first" if claim == FIRST else "later"
        players.append({"have": min(have, need), "need": need, "claimed": claimed})
    return {
        "id": mission.id,
        "letter": LETTERS[letter],
        "first": mission.first,
        "later": mission.later,
        "house": mission.id not in printed(mission.adventure, letter),  # of the campaign, as we read it
        "flipped": bool(state.flipped[letter]),
        "players": players,
    }


def _player(state: Moon, seat: int) -> PlayerView:
    rules = state.rules
    pile, effect, space, mark = state.last[seat]
    last: Last | None = None
    if pile >= 0:
        last = {"pile": pile, "effect": EFFECTS[effect], "space": rules.spaces[space], "mark": shown_mark(mark)}
    return {
        "score": rules.points(state, seat),
        "lines": [
            {"name": line.name, "points": line.points, "parts": list(line.parts)} for line in rules.lines(state, seat)
        ],
        "ends": [{"name": each.name, "have": each.have, "need": each.need} for each in rules.distances(state, seat)],
        "last": last,
    }


def guess(state: Moon, seats: tuple[int, ...], rng: Rng) -> None:
    """Redraw the order of the piles below their top cards."""
    if state.astra:
        put(state, DECK, arrange(rng.shuffle, list(state.solo[DECK]), last_third(state)))
        return
    hidden = [list(pile[:-1]) for pile in state.piles]
    if not is_sorted_out(state):
        pool = [card for cards in hidden for card in cards]
        pool.sort()  # the guess must not depend on where the cards truly lie
        rng.shuffle(pool)
        start = 0
        for i, cards in enumerate(hidden):
            hidden[i] = pool[start : start + len(cards)]
            start += len(cards)
    else:
        for cards in hidden:
            cards.sort()
            rng.shuffle(cards)
    state.piles = tuple([(*cards, pile[-1]) for cards, pile in zip(hidden, state.piles)])


def is_sorted_out(state: Moon) -> bool:
    """Return whether everybody has seen which cards are in which pile: once all have been turned."""
    return state.turns > turns_before_reshuffle(state)


def turns_before_reshuffle(state: Moon) -> int:
    """Return how many turns the piles last from the deal on."""
    return (len(state.piles[0]) + len(state.discards[0])) - 1

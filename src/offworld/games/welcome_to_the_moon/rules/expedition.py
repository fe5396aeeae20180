"""The expedition: the adventures in their order, with stars by place; a house mode in place of the campaign (designed).

The story of the printed campaign is not public; stars are as printed on the sheets. Alone, ASTRA takes the other place
of a table of two, with the level of the adventure's number. What is chosen before an adventure is in `preparing`.
"""

from __future__ import annotations

from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.campaign import CHANGE_IDS, CHANGING, NONE, STARS
from offworld.games.welcome_to_the_moon.data.cards import CARD_IDS, PLACE, STARSHIPS
from offworld.games.welcome_to_the_moon.rules.engine.ending import places
from offworld.games.welcome_to_the_moon.rules.engine.state import NO_CHANGE, Moon
from offworld.games.welcome_to_the_moon.rules.preparing import PREPARE, box_of, deal_changed, is_taken_out
from offworld.kernel.handover import Handover
from offworld.kernel.option import OptionValue
from offworld.kernel.text import Text

LAST: Final = len(STARS)  # the adventure with which an expedition ends


def begin(state: Moon) -> None:
    """Make a fresh match one of an expedition: nobody has stars yet, nor has ASTRA; missions are chosen first."""
    count = rivals(state)
    state.stars = (0,) * count
    state.firsts = (0,) * count
    state.box = box_of(NO_CHANGE, [])
    state.missions = ()
    state.push(0, PREPARE)


def rivals(state: Moon) -> int:
    """Return how many take part: the seats, and ASTRA as the last of two."""
    return 2 if state.astra else state.seats


def ranks(state: Moon) -> list[int]:
    """Return the place of everybody who takes part, once the match is over; equals share one (R210)."""
    if not state.astra:
        return places(state)
    assert state.outcome is not None
    return [1, 2] if state.outcome.winners else [2, 1]


def totals(state: Moon) -> tuple[list[int], list[int]]:
    """Return everybody's stars and first places, those of this match included once it is over."""
    stars, firsts = list(state.stars), list(state.firsts)
    if state.outcome is not None:
        printed = STARS[state.rules.number - 1]
        for i, place in enumerate(ranks(state)):
            stars[i] += printed[place - 1] if place <= len(printed) else 0
            firsts[i] += place == 1
    return stars, firsts


def hand_over(state: Moon, options: dict[str, OptionValue]) -> Handover | None:
    """Return the next adventure, unless this was the last."""
    number = state.rules.number
    if number == LAST:
        return None
    following = {**options, "adventure": number + 1}
    if state.astra:
        following["astra_level"] = number + 1
    stars, firsts = totals(state)
    holds = state.change != NO_CHANGE and number + 1 not in CHANGING  # a change lasts for two adventures
    handed: dict[str, Any] = {"stars": stars, "firsts": firsts, "change": NONE, "removed": []}
    if holds:
        handed["change"] = CHANGE_IDS[state.change]
        handed["removed"] = [CARD_IDS[card] for card in state.box if card < len(STARSHIPS)]
    return Handover(following, handed)


def receive(state: Moon, handed: dict[str, Any]) -> None:
    """Go on with an expedition: what is handed over comes from a file as well as from a match, so it is checked."""
    most = sum([printed[0] for printed in STARS[: state.rules.number - 1]])
    for name, limit in (("stars", most), ("firsts", state.rules.number - 1)):
        given = handed[name]
        if not isinstance(given, list) or len(given) != rivals(state):
            raise ValueError(name)
        if any([type(each) is not int or not 0 <= each <= limit for each in given]):
            raise ValueError(name)
    state.stars = tuple(handed["stars"])
    state.firsts = tuple(handed["firsts"])
    _receive_deck(state, handed["change"], handed["removed"])


def _receive_deck(state: Moon, name: Any, removed: Any) -> None:
    """Deal the deck as the match before has changed it; ValueError where it cannot have."""
    change = NO_CHANGE if name == NONE else CHANGE_IDS.index(name)
    if not isinstance(removed, list) or any([type(card) is not int or card not in PLACE for card in removed]):
        raise ValueError("removed")
    cards = [PLACE[card] for card in removed]
    if not is_taken_out(change, cards) or (change != NO_CHANGE and state.rules.number in CHANGING):
        raise ValueError("change")
    if change != NO_CHANGE:
        deal_changed(state, change, cards)


def leaders(state: Moon) -> list[int]:
    """Return who leads: most stars, then most first places; equals share."""
    stars, firsts = totals(state)
    keys = list(zip(stars, firsts))
    return [i for i, key in enumerate(keys) if key == max(keys)]


def standing(state: Moon) -> list[Text]:
    """Return which adventure it is, everybody's stars, and after the last who has won."""
    found = [Text("welcome_to_the_moon-expedition-at", {"adventure": state.rules.number, "count": LAST})]
    stars, _ = totals(state)
    for i, count in enumerate(stars):
        if i < state.seats:
            found.append(Text("welcome_to_the_moon-expedition-stars", {"seat": i, "count": count}))
        else:
            found.append(Text("welcome_to_the_moon-expedition-stars-astra", {"count": count}))
    if state.outcome is not None and state.rules.number == LAST:
        for i in leaders(state):
            if i < state.seats:
                found.append(Text("welcome_to_the_moon-expedition-won", {"seat": i}))
            else:
                found.append(Text("welcome_to_the_moon-expedition-won-astra"))
    return found

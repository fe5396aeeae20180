"""Positions: one layout for each adventure, because each has sheets of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from offworld.games.welcome_to_the_moon.data.campaign import CHANGE_IDS, DECK_CHANGES, NONE
from offworld.games.welcome_to_the_moon.data.cards import ALL_CARDS, CARD_IDS, PILES, STARSHIPS
from offworld.games.welcome_to_the_moon.data.missions import MISSION, printed
from offworld.games.welcome_to_the_moon.data.names import EFFECTS, EMPTY, INFECTED, LETTERS
from offworld.games.welcome_to_the_moon.position.consistency import check_sheets
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.games.welcome_to_the_moon.rules.astra.position import complete_deck, solo_cards
from offworld.games.welcome_to_the_moon.rules.engine.adventure import Adventure
from offworld.games.welcome_to_the_moon.rules.engine.form import HIGHEST
from offworld.games.welcome_to_the_moon.rules.engine.state import NO_CHANGE, Moon, blank
from offworld.games.welcome_to_the_moon.rules.expedition import begin
from offworld.games.welcome_to_the_moon.rules.preparing import PREPARE, box_of, is_taken_out, taken_out
from offworld.games.welcome_to_the_moon.rules.setup import draw_missions, first_effect
from offworld.kernel.fields import Bool, Int, Kind, Name, Scope, wrong
from offworld.kernel.layout import Layout
from offworld.kernel.option import OptionValue
from offworld.kernel.problem import not_one_of
from offworld.kernel.shapes import By, Fields, Many
from offworld.kernel.text import Text

CARD: Final = Name([str(card) for card in CARD_IDS], called="StarshipCard", about="A starship card by its number.")
CLAIM: Final = Name(("no", "first", "later"))
MISSIONS: Final = "Missions A, B and C; none while an expedition chooses them."


class MissionId(Kind):
    """A mission by the number of its card."""

    def __init__(self, adventure: int) -> None:
        super().__init__({})
        self.ids = [mission.id for mission in MISSION.values() if mission.adventure == adventure]

    def read(self, given: Any, path: str, scope: Scope, now: Any = None) -> Any:
        if type(given) is not int or given not in self.ids:
            raise wrong(path, not_one_of(given, [str(each) for each in self.ids]))
        return given

    def shape(self, defs: dict[str, Any], options: Mapping[str, OptionValue] | None) -> dict[str, Any]:
        return {"enum": self.ids}


def layout_of(rules: Adventure, cards: dict[str, Kind]) -> Layout:
    """Return the fields of a position of one adventure, the cards lying as these fields say."""
    return Layout(
        table={
            "turn": Int(0, 10_000, attr="turns", about="Turns that have begun; without a stack the next one does."),
            "missions": Many(MissionId(rules.number), len(LETTERS), about=MISSIONS, put=_put_missions),
            "flipped": By(LETTERS, Bool(number=True), about="Missions that were claimed in an earlier turn."),
            **cards,
            "stars": Many(Int(0, 100), about="Stars of an expedition before this match.", put=_put_stars),
            "firsts": Many(Int(0, 8), about="First places in it.", put=_put_firsts),
            "change": Name((NONE, *CHANGE_IDS), get=_get_change, put=_put_change, about="Change of its deck."),
            "box": Many(CARD, about="Cards that are not in its deck; without them the change decides.", put=_put_box),
            "sheets": Many(rules.form, about="The sheets by seat; what is left out is blank."),
            "common": rules.common,
        },
        players={
            "claims": By(LETTERS, CLAIM, flat=len(LETTERS), about="Missions that the seat has claimed."),
            "offered": Int(0, 7, about="Bit set of the missions that could be claimed while writing."),
            "last": Fields(
                {
                    "pile": Int(-1, PILES - 1),
                    "effect": Int(-1, len(EFFECTS) - 1),
                    "space": Int(EMPTY, len(rules.spaces) - 1),
                    "mark": Int(EMPTY, max(HIGHEST, INFECTED)),
                },
                about="What was written last: pile, effect, space and number in halves; -1 after a system error.",
            ),
        },
        about=f"A position of adventure {rules.number}.",
    )


def _put_missions(state: Moon, value: list[int]) -> None:
    state.missions = tuple(value)


def _get_change(state: Moon) -> int:
    return state.change + 1


def _put_change(state: Moon, value: int) -> None:
    state.change = value - 1


def _put_box(state: Moon, value: list[int]) -> None:
    state.box = tuple(value)


def _put_stars(state: Moon, value: list[int]) -> None:
    state.stars = tuple(value)


def _put_firsts(state: Moon, value: list[int]) -> None:
    state.firsts = tuple(value)


def _put_piles(state: Moon, value: list[list[int]]) -> None:
    state.piles = tuple([tuple(pile) for pile in value])


def _put_discards(state: Moon, value: list[list[int]]) -> None:
    state.discards = tuple([tuple(pile) for pile in value])


CARDS: Final[dict[str, Kind]] = {
    "piles": Many(Many(CARD, turned=True), PILES, about="The three piles from the top.", put=_put_piles),
    "discards": Many(Many(CARD, turned=True), PILES, about="Their discards from the top.", put=_put_discards),
}
LAYOUTS: Final = {number: layout_of(rules, CARDS) for number, rules in ADVENTURES.items()}
SOLO_LAYOUTS: Final = {number: layout_of(rules, solo_cards()) for number, rules in ADVENTURES.items()}


def encode(state: Moon) -> dict[str, Any]:
    """Return the complete state as plain JSON."""
    layouts = SOLO_LAYOUTS if state.astra else LAYOUTS
    return layouts[state.rules.number].encode(state)


def decode(given: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> Moon:
    """Return the state of a complete or partial position; without a stack it starts the next turn."""
    adventure = int(options["adventure"])
    level = int(options["astra_level"]) if seats == 1 else 0
    state = blank(seats, rng, ADVENTURES[adventure], options["virus_water"] == "room", level)
    state.missions = draw_missions(state)
    blank_sheets = state.sheets
    drawn = state.missions
    if options["expedition"]:
        begin(state)
        state.stack.clear()
        state.missions = drawn  # a position that names none is one of a match in progress
        state.box = ()
    count = len(state.stars)
    layouts = SOLO_LAYOUTS if state.astra else LAYOUTS
    layouts[adventure].fill(state, given, options)
    for name, found in (("stars", state.stars), ("firsts", state.firsts)):
        if len(found) != count:
            raise wrong(name, Text("error-problem-length", {"count": count}))
    if len(state.sheets) > len(blank_sheets):
        raise wrong("sheets", Text("error-problem-shorter", {"count": len(blank_sheets)}))
    state.sheets = [*state.sheets, *blank_sheets[len(state.sheets) :]]
    check_sheets(state)
    if len(state.missions) != len(LETTERS) and (state.missions or not count):
        raise wrong("missions", Text("error-problem-length", {"count": len(LETTERS)}))
    for letter, mission in enumerate(state.missions):
        if MISSION[mission].letter != letter:
            raise wrong(f"missions[{letter}]", Text("error-problem-other"))
    cards = _deck(state) if count else list(range(len(STARSHIPS)))
    if not count and (state.box or state.change != NO_CHANGE):
        raise wrong("box" if state.box else "change", Text("error-problem-other"))
    if state.astra:
        complete_deck(state, cards)
    else:
        _complete_piles(state, cards)
    state.push(0, first_effect(state))
    if not state.turns:
        state.rules.set_up(state)
    if not state.missions:
        state.push(0, PREPARE)
    return state


def _deck(state: Moon) -> list[int]:
    """Return the starship cards of an expedition; what its box leaves open is chosen as its change would."""
    if not state.box:
        removed = [] if state.change == NO_CHANGE else taken_out(state, DECK_CHANGES[state.change])
        state.box = box_of(state.change, removed)
    removed = [card for card in state.box if card < len(STARSHIPS)]
    if state.box != box_of(state.change, removed) or not is_taken_out(state.change, removed):
        raise wrong("box", Text("error-problem-other"))
    return [card for card in range(len(ALL_CARDS)) if card not in state.box]


def _complete_piles(state: Moon, cards: list[int]) -> None:
    """Deal of these cards what the position names nowhere; named cards lie on top of their piles."""
    piles = [list(pile) for pile in state.piles] or [[] for _ in range(PILES)]
    discards = [list(pile) for pile in state.discards] or [[] for _ in range(PILES)]
    for name, found in (("piles", piles), ("discards", discards)):
        if len(found) != PILES:
            raise wrong(name, Text("error-problem-length", {"count": PILES}))
    seen: set[int] = set()
    for name, group in (("piles", piles), ("discards", discards)):
        for i, pile in enumerate(group):
            for card in pile:
                if card in seen:
                    raise wrong(f"{name}[{i}]", Text("error-twice", {"value": CARD.encode(card)}))
                if card not in cards:
                    raise wrong(f"{name}[{i}]", Text("error-problem-other"))
                seen.add(card)
    rest = [card for card in cards if card not in seen]
    state.shuffle(rest)
    each = len(cards) // PILES
    for i in range(PILES):
        missing = each - len(piles[i]) - len(discards[i])
        if missing < 0:
            raise wrong(f"piles[{i}]", Text("error-problem-shorter", {"count": each - len(discards[i])}))
        piles[i] = rest[:missing] + piles[i]
        del rest[:missing]
    state.piles = tuple([tuple(pile) for pile in piles])
    state.discards = tuple([tuple(pile) for pile in discards])


def schema(adventure: int | None) -> dict[str, Any]:
    """Return the JSON Schema of positions of one adventure, or of all."""
    chosen = [adventure] if adventure is not None else list(ADVENTURES)
    defs: dict[str, Any] = {}
    shapes: list[dict[str, Any]] = []
    for layout in [layouts[number] for number in chosen for layouts in (LAYOUTS, SOLO_LAYOUTS)]:
        found = layout.schema()
        defs |= found.pop("$defs")
        shapes.append(found)
    return {"anyOf": shapes, "$defs": defs, "description": "A position of one of the adventures."}


def example(adventure: int, alone: bool = False) -> dict[str, Any]:
    """Return a small partial position of an adventure."""
    claimed = {"claims": {"B": "first"}}
    sheets = ADVENTURES[adventure].example()
    return {
        "turn": 12,
        "missions": [printed(adventure, letter)[0] for letter in range(len(LETTERS))],
        "flipped": {"B": True},
        "sheets": sheets[:1] if alone else sheets,
        "players": [claimed] if alone else [{}, claimed],
    }

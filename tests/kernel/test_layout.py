"""Fields declared once: positions, schema, checks and what a seat owns follow from a layout."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from offworld.kernel.errors import BadPosition
from offworld.kernel.fields import Bool, Int, Maybe, Name, Seat, Seats
from offworld.kernel.layout import Layout
from offworld.kernel.piles import Piles
from offworld.kernel.shapes import By, Fields, Many, Map, Row
from offworld.kernel.state import State

CARDS = ("ant", "bee", "cat", "dog", "elk", "fox", "gnu")
GOODS = ("ore", "ice")
SPACES = ("north", "south")
FEW = 4  # cards of the small game


class Base:
    """Something a player has built."""

    __slots__ = ("level", "space")

    def __init__(self, space: int, level: int) -> None:
        self.space = space
        self.level = level


class Camp(State):
    """A state with lists by seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 7)
        self.round = 1
        self.open = False
        self.tiles = [-1] * len(SPACES)
        self.market: list[int] = []
        self.deck: list[int] = []
        self.looked = 0
        self.rate = [0]
        self.stock = [[1, 1] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bots = [-1] * (3 * seats)
        self.bases: list[list[Base]] = [[] for _ in range(seats)]
        self.marks: list[dict[int, int]] = [{} for _ in range(seats)]


def cards_of(options: Any) -> list[int]:
    """Return the cards of a match."""
    return list(range(FEW if options["small"] else len(CARDS)))


def put_rate(state: Camp, value: int) -> None:
    """Set the rate from what is printed."""
    state.rate[0] = value // 10


CARD = Name(CARDS, only=cards_of, called="Card", about="A card by its id.")
LAYOUT = Layout(
    table={
        "round": Int(1, 5, about="The round, from one."),
        "open": Bool(),
        "tiles": By(SPACES, Seat(also={"rival": -2}), blank=-1),
        "market": Many(CARD, most=3),
        "deck": Many(CARD, seen="nobody", turned=True, about="From the top."),
        "looked": Seats(),
        "rate": Int(0, 50, step=10, get=lambda state: 10 * state.rate[0], put=put_rate),
        "turn": Fields({"seat": Seat(), "second": Bool(default=False)}, given_only=True, null=True),
    },
    players={
        "stock": By(GOODS, Int(0, 9)),
        "hand": Many(CARD, seen="owner", attr="hands"),
        "bots": Row(3, Maybe(Name(SPACES)), flat=3),
        "bases": Many(Fields({"space": Name(SPACES), "level": Int(1, 3, default=1)}, make=Base, short="space")),
        "marks": Map(CARD, Int(0, 9)),
    },
    about="A camp.",
)
PILES = Piles(CARD, deck="deck", places=("market", "hand"))
OPTIONS = {"small": False}
WHOLE: dict[str, Any] = {
    "round": 3,
    "open": True,
    "tiles": {"south": "rival"},
    "market": ["ant"],
    "deck": ["gnu", "fox"],
    "looked": [1],
    "rate": 30,
    "players": [
        {
            "stock": {"ore": 4, "ice": 0},
            "hand": ["bee", "cat"],
            "bots": ["north", None, "south"],
            "bases": [{"space": "south", "level": 2}],
            "marks": {"dog": 3},
        },
        {"stock": {"ore": 1, "ice": 1}, "hand": [], "bots": [None, None, None], "bases": [], "marks": {}},
    ],
}


def filled(given: dict[str, Any], seats: int = 2, small: bool = False) -> Camp:
    """Return the state that a position describes."""
    state = Camp(seats)
    LAYOUT.fill(state, given, {"small": small})
    return state


def test_a_mark_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AssertionError, match="abuot"):
        Int(0, 1, abuot="A slip of the pen.")
    with pytest.raises(AssertionError, match="everybody"):
        Int(0, 1, seen="everybody")


def test_what_is_read_is_written_again() -> None:
    state = filled(WHOLE)
    assert LAYOUT.encode(state) == WHOLE
    assert state.tiles == [-1, -2]
    assert state.deck == [5, 6], "the top is the last card of the state and the first of the position"
    assert state.rate == [3]
    assert state.looked == 2
    assert state.bots == [0, -1, 1, -1, -1, -1]
    assert state.bases[0][0].level == 2


def test_what_is_left_out_stays_as_it_is_at_the_start() -> None:
    assert LAYOUT.encode(filled({})) == LAYOUT.encode(Camp(2))
    state = filled({"players": [{"stock": {"ore": 5}, "bases": ["north"]}]})
    assert state.stock == [[5, 1], [1, 1]]
    assert (state.bases[0][0].space, state.bases[0][0].level) == (0, 1)


def test_a_sparse_field_that_is_named_is_the_whole_truth() -> None:
    state = Camp(2)
    state.tiles = [0, 1]
    LAYOUT.fill(state, {"tiles": {"south": 0}}, OPTIONS)
    assert state.tiles == [-1, 0]


def test_filling_returns_what_was_named() -> None:
    named = LAYOUT.fill(Camp(2), {"round": 2, "turn": {"seat": 1}, "players": [{}, {"hand": ["cat"]}]}, OPTIONS)
    assert named == {"round": 2, "turn": (1, False), "players": [{}, {"hand": [2]}]}
    assert "turn" not in LAYOUT.fill(Camp(2), {"turn": None}, OPTIONS)


@pytest.mark.parametrize(
    ("given", "field", "key", "allowed"),
    [
        ([], "state", "error-problem-type", ""),
        ({"rounds": 1}, "state.rounds", "error-problem-no-field", "round, open, tiles"),
        ({"round": 0}, "state.round", "error-problem-least", ""),
        ({"round": 2**70}, "state.round", "error-problem-most", ""),
        ({"round": True}, "state.round", "error-problem-type", ""),
        ({"round": "1"}, "state.round", "error-problem-type", ""),
        ({"round": None}, "state.round", "error-problem-type", ""),
        ({"rate": 15}, "state.rate", "error-problem-one-of", "0, 10, …, 50"),
        ({"open": 1}, "state.open", "error-problem-type", ""),
        ({"tiles": []}, "state.tiles", "error-problem-type", ""),
        ({"tiles": {"west": 0}}, "state.tiles.west", "error-problem-one-of", "north, south"),
        ({"tiles": {"north": 2}}, "state.tiles.north", "error-problem-one-of", "0, 1, rival"),
        ({"tiles": {"north": "me"}}, "state.tiles.north", "error-problem-one-of", "0, 1, rival"),
        ({"tiles": {"north": -2}}, "state.tiles.north", "error-problem-one-of", "0, 1, rival"),
        ({"market": ["ant", "owl"]}, "state.market[1]", "error-problem-one-of", "ant, bee, cat, dog, elk, fox, gnu"),
        ({"market": ["ant"] * 4}, "state.market", "error-problem-shorter", ""),
        ({"deck": "ant"}, "state.deck", "error-problem-type", ""),
        ({"looked": [0, 2]}, "state.looked[1]", "error-problem-one-of", "0, 1"),
        ({"turn": {"second": True}}, "state.turn.seat", "error-problem-missing", ""),
        ({"turn": {"seat": 0, "third": 1}}, "state.turn.third", "error-problem-no-field", "seat, second"),
        ({"players": {}}, "state.players", "error-problem-type", ""),
        ({"players": [{}, {}, {}]}, "state.players", "error-problem-shorter", ""),
        ({"players": [1]}, "state.players[0]", "error-problem-type", ""),
        ({"players": [{}, {"gold": 1}]}, "state.players[1].gold", "error-problem-no-field", "stock, hand, bots"),
        ({"players": [{"stock": {"ore": 10}}]}, "state.players[0].stock.ore", "error-problem-most", ""),
        ({"players": [{"bots": ["north"]}]}, "state.players[0].bots", "error-problem-length", ""),
        ({"players": [{"bots": [1, None, None]}]}, "state.players[0].bots[0]", "error-problem-type", ""),
        ({"players": [{"bases": [{"level": 1}]}]}, "state.players[0].bases[0].space", "error-problem-missing", ""),
        ({"players": [{"marks": {"owl": 1}}]}, "state.players[0].marks.owl", "error-problem-one-of", "ant, bee"),
    ],
)
def test_what_is_wrong_is_named_and_nothing_is_set(given: Any, field: str, key: str, allowed: str) -> None:
    state = Camp(2)
    before = LAYOUT.encode(state)
    with pytest.raises(BadPosition) as caught:
        LAYOUT.fill(state, given, OPTIONS)
    params = caught.value.text.params
    problem: Any = params["problem"]
    assert (params["field"], problem.key) == (field, key)
    assert allowed in str(problem.params.get("allowed", ""))
    assert LAYOUT.encode(state) == before


def test_options_decide_which_names_there_are() -> None:
    assert filled({"market": ["gnu"]}).market == [6]
    with pytest.raises(BadPosition) as caught:
        filled({"market": ["gnu"]}, small=True)
    problem: Any = caught.value.text.params["problem"]
    assert problem.params["allowed"] == "ant, bee, cat, dog"
    assert LAYOUT.schema({"small": True})["$defs"]["Card"]["enum"] == list(CARDS[:FEW])
    assert LAYOUT.schema(OPTIONS)["$defs"]["Card"]["enum"] == list(CARDS)
    assert LAYOUT.schema()["$defs"]["Card"]["enum"] == list(CARDS)


def test_of_many_names_the_nearest_are_listed() -> None:
    layout = Layout({"round": Name([*[f"card_{i:03}" for i in range(200)], "big_asteroid", "asteroid"])}, {})
    with pytest.raises(BadPosition) as caught:
        layout.fill(Camp(2), {"round": "asteriod"})
    problem: Any = caught.value.text.params["problem"]
    assert problem.params["allowed"] == "asteroid, big_asteroid, …"


@pytest.mark.parametrize(
    "given",
    [
        {"round": 9},
        {"rate": 15},
        {"tiles": {"west": 0}},
        {"tiles": {"north": "me"}},
        {"market": ["owl"]},
        {"market": ["ant"] * 4},
        {"players": [{"stock": {"gold": 1}}]},
        {"players": [{"marks": {"owl": 1}}]},
        {"players": [{"bots": [None]}]},
        {"nonsense": 1},
    ],
)
def test_the_schema_refuses_what_the_layout_refuses(given: dict[str, Any]) -> None:
    validator = jsonschema.Draft202012Validator(LAYOUT.schema())
    assert not list(validator.iter_errors(WHOLE))
    assert not list(validator.iter_errors({"turn": {"seat": 0}, "players": [{"bases": ["north"]}]}))
    assert list(validator.iter_errors(given))


def test_the_schema_explains_fields() -> None:
    schema = LAYOUT.schema()
    assert schema["description"] == "A camp."
    assert schema["properties"]["round"]["description"] == "The round, from one."
    assert schema["properties"]["deck"]["items"] == {"$ref": "#/$defs/Card"}
    assert schema["$defs"]["Card"]["description"] == "A card by its id."


def test_a_seat_takes_over_what_it_owns_and_nothing_else() -> None:
    state, private = filled({"round": 2}), filled(WHOLE)
    assert not LAYOUT.agrees(state, 0, private)
    assert LAYOUT.agrees(state, 1, private)
    LAYOUT.adopt(state, 0, private)
    assert LAYOUT.agrees(state, 0, private)
    assert LAYOUT.encode(state)["players"] == WHOLE["players"]
    assert state.round == 2
    private.hands[0].append(0)
    private.bases[0][0].level = 3
    private.stock[0][0] = 9
    assert LAYOUT.encode(state)["players"] == WHOLE["players"], "nothing is shared"
    assert not LAYOUT.agrees(state, 0, private)


@pytest.mark.parametrize("change", ["stock", "hands", "bots", "bases", "marks"])
def test_any_own_field_can_disagree(change: str) -> None:
    state, private = filled(WHOLE), filled(WHOLE)
    if change == "stock":
        private.stock[0][1] += 1
    elif change == "hands":
        private.hands[0].pop()
    elif change == "bots":
        private.bots[1] = 0
    elif change == "bases":
        private.bases[0][0].level = 1
    else:
        private.marks[0][3] = 4
    assert not LAYOUT.agrees(state, 0, private)


def test_marks_say_who_sees_a_field() -> None:
    state = filled(WHOLE)
    seen = LAYOUT.visible(state, 0)
    assert "deck" not in seen
    assert seen["market"] == ["ant"]
    assert seen["players"][0]["hand"] == ["bee", "cat"]
    assert "hand" not in seen["players"][1]
    assert "hand" not in LAYOUT.visible(state, None)["players"][0]


def test_what_is_named_anywhere_leaves_the_deck() -> None:
    state = filled({"market": ["ant"], "deck": ["gnu"], "players": [{}, {"hand": ["bee", "cat"]}]})
    PILES.fill(LAYOUT, state, range(len(CARDS)))
    assert state.deck[-1] == 6, "what is named lies on top"
    assert sorted(state.deck) == [3, 4, 5, 6]


def test_equal_components_are_counted() -> None:
    state = filled({"market": ["ant", "ant"]})
    PILES.fill(LAYOUT, state, [0, 0, 0, 1])
    assert sorted(state.deck) == [0, 1]


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"market": ["ant"], "players": [{"hand": ["ant"]}]}, "state.players[0].hand[0]"),
        ({"players": [{"hand": ["ant"]}, {"hand": ["bee", "ant"]}]}, "state.players[1].hand[1]"),
        ({"market": ["gnu"], "deck": ["fox", "gnu"]}, "state.deck[1]"),
    ],
)
def test_nothing_lies_in_two_places(given: dict[str, Any], field: str) -> None:
    state = filled(given)
    with pytest.raises(BadPosition) as caught:
        PILES.fill(LAYOUT, state, range(len(CARDS)))
    assert caught.value.text.params["field"] == field


class Pilot:
    """A player as an object."""

    def __init__(self) -> None:
        self.money = 0
        self.hand: list[int] = []


class Crew(State):
    """A state with a list of players."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 7)
        self.players = [Pilot() for _ in range(seats)]


def test_players_may_be_objects() -> None:
    layout = Layout({}, {"money": Int(-5, 99), "hand": Many(Name(CARDS))}, objects="players")
    state, private = Crew(2), Crew(2)
    layout.fill(state, {"players": [{}, {"money": -5, "hand": ["cat"]}]})
    assert state.players[1].money == -5
    layout.adopt(private, 1, state)
    assert private.players[1].hand == [2]
    assert private.players[1] is not state.players[1]
    assert layout.encode(private) == {"players": [{"money": 0, "hand": []}, {"money": -5, "hand": ["cat"]}]}

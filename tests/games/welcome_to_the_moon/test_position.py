"""Position files: any sheet can be described, every state of a match comes back, and impossible ones name the field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from offworld.games.welcome_to_the_moon.meta import GAME
from offworld.games.welcome_to_the_moon.rules.adventures import ADVENTURES
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.errors import BadPosition
from offworld.kernel.match import Match
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.games.welcome_to_the_moon.build import moon

SEED = 10**9 + 7


def load(adventure: int, seats: int = 2, **state: Any) -> Match:
    options = {"adventure": adventure}
    return GAME.load({"game": GAME.name, "seats": seats, "options": options, "state": {"turn": 3, **state}})


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_state_of_a_random_match_comes_back_and_goes_on_the_same_way(adventure: int, seats: int) -> None:
    """Written as JSON and read again, each chain half-way included; the copies stay abreast for a while.

    With few seats at every step, with many at every seventh.
    """
    match = GAME.start(seats, SEED + adventure, {"adventure": adventure}, quiet=True)
    rng = Rng(seats)
    step = 0
    copy: Match | None = None
    while not match.over:
        if seats < 3 or step % 7 == 0:
            copy = GAME.load(json.loads(json.dumps(match.position())), quiet=True)
            assert position_bytes(copy) == position_bytes(match)
        assert copy is not None
        seat = rng.choice(sorted(match.asked()))
        answer = match.asked()[seat].sample(rng)
        match.answer(seat, answer)
        copy.answer(seat, answer)
        step += 1
    assert copy is not None
    assert position_bytes(copy) == position_bytes(match)
    again = GAME.load(json.loads(json.dumps(match.position())), quiet=True)
    assert again.over
    assert again.position() == match.position()


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_sheet_can_be_filled_field_by_field(adventure: int) -> None:
    """Every mark of every field can be set to the most it can be, and comes back as it was written."""
    rules = ADVENTURES[adventure]
    limits = rules.limits()
    for field in rules.form.fields[1:]:
        most = limits.get(field.name, [field.most] * field.size)
        value: Any = {}
        if field.ids and isinstance(field.kind.encode([field.most] * field.size)[field.ids[0]], str):
            continue  # whose a symbol is: tested with the rules of adventure 8
        value = dict(zip(field.ids, most)) if field.ids else field.most
        sheet: dict[str, Any] = {field.name: value}
        if field.name in ("crossed", "spent"):
            continue  # no more than another field has: below
        if field.name == "tie_rockets":
            sheet["rockets"] = 31
        if field.name == "lines":
            sheet = {"lines": dict.fromkeys(field.ids[:6], 1)}
        if field.name == "built":
            sheet["split"] = dict.fromkeys([f"DS{i}" for i in range(1, 9)], 1)
        if field.name == "grey":
            sheet = {"grey": 11}
        state = moon(load(adventure, sheets=[sheet]))
        found = rules.form.encode(state.sheets[0])[field.name]
        wanted = sheet[field.name]
        assert (
            {name: mark for name, mark in found.items() if mark} == {k: v for k, v in wanted.items() if v}
            if (field.ids)
            else found == wanted
        )


@pytest.mark.parametrize(
    ("adventure", "field", "sheet", "key"),
    [
        (1, "spaces.F7.3", {"spaces": {"F7.1": 5, "F7.2": "X", "F7.3": 5}}, "order"),
        (1, "spaces.F1.2", {"spaces": {"F1.1": 5, "F1.2": 3}}, "order"),
        (1, "spaces.F1.1", {"spaces": {"F1.1": "infected"}}, "infected"),
        (1, "crossed", {"errors": 2, "crossed": 3}, "most"),
        (1, "tie_rockets", {"rockets": 30, "tie_rockets": 1}, "most"),
        (2, "spaces.T09", {"spaces": {"T02": 9, "T09": 4}}, "order"),
        (2, "spaces.T09", {"spaces": {"T02": 9, "T09": 4}, "lines": {"W09": 1}}, "order"),
        (2, "plants.ST2", {"plants": {"ST2": 4}}, "most"),
        (2, "lines", {"lines": dict.fromkeys([f"W{i:02}" for i in range(1, 8)], 1)}, "most"),
        (3, "spaces.r5c3", {"spaces": {"r5c2": 8, "r5c3": 7}}, "order"),
        (3, "spaces.r2c4", {"spaces": {"r5c4": 8, "r2c4": 7}}, "order"),
        (3, "tunnels.TN01", {"tunnels": {"TN01": 1}}, "loose"),
        (3, "tunnels.TN50", {"tunnels": {"TN50": 0}}, "least"),
        (4, "spaces.M05.2", {"spaces": {"M02.2": 8, "M05.2": 8}}, "order"),
        (4, "icons.MF2", {"icons": {"MF2": 11}}, "most"),
        (4, "robots.SF5", {"robots": {"SF5": 1}}, "most"),
        (4, "energy.MF1", {"energy": {"MF1": 2}}, "most"),
        (5, "spaces.K1.8", {"spaces": {"K1.8": 4}}, "gap"),
        (5, "spaces.K1.9", {"spaces": {"K1.6": 4, "K1.9": 8}}, "gap"),
        (5, "spaces.K1.7", {"spaces": {"K1.6": 9, "K1.7": 8}}, "order"),
        (5, "built.DS3a", {"built": {"DS3a": 1}}, "half"),
        (6, "spaces.B2.1", {"spaces": {"B1.1": 9, "B2.1": 8}}, "order"),
        (6, "grey", {"grey": 2}, "grey"),
        (6, "plants.B1", {"plants": {"B1": 2}}, "most"),
        (6, "tanks.B6", {"tanks": {"B6": 1}}, "most"),
        (7, "spaces.S1.7", {"spaces": {"S1.1": 9, "S1.7": 8}}, "order"),
        (7, "plants.S6", {"plants": {"S6": 1}}, "least"),
        (7, "reactors.S4", {"reactors": {"S4": 0}}, "least"),
        (8, "spaces.P4.3", {"spaces": {"P4.1": "near", "P4.3": "far"}}, "order-of-planet"),
        (8, "asteroids.AST03", {"asteroids": {"AST03": "near"}}, "asteroids"),
        (8, "asteroids.AST02", {"asteroids": {"AST01": "far", "AST02": "near"}}, "asteroids"),
        (8, "spent.near", {"spent": {"near": 1}}, "most"),
        (8, "plants.P1", {"plants": {"P1": 2}}, "most"),
        (8, "water.P7", {"water": {"P7": 1}}, "most"),
    ],
)
@pytest.mark.parametrize("seats", [1, 2])
def test_impossible_sheets_are_refused_by_a_sentence_that_names_the_field(
    adventure: int, field: str, sheet: dict[str, Any], key: str, seats: int
) -> None:
    with pytest.raises(BadPosition) as caught:
        load(adventure, seats, sheets=[sheet])
    params = caught.value.text.params
    assert params["field"] == f"state.sheets[0].{field}"
    assert params["problem"].key == f"welcome_to_the_moon-position-{key}"  # type: ignore[attr-defined]
    for language in LANGUAGES:
        said = Translator(language).say(caught.value.text)
        assert field in said
        assert "welcome_to_the_moon-position" not in said


def test_a_line_lets_numbers_begin_anew_in_a_position_as_well() -> None:
    assert load(2, sheets=[{"spaces": {"T02": 9, "T09": 4}, "lines": {"W05": 1}}])


@pytest.mark.parametrize(
    ("field", "state"),
    [
        ("turn", {"turn": -1}),
        ("turn", {"turn": "three"}),
        ("missions[0]", {"missions": [70, 72, 74]}),
        ("missions[1]", {"missions": [65, 65, 65]}),
        ("missions[1]", {"missions": [64, 65, 68]}),
        ("missions", {"missions": [64, 66]}),
        ("sheets", {"sheets": [{}, {}, {}]}),
        ("sheets[0].nonsense", {"sheets": [{"nonsense": 1}]}),
        ("sheets[0].spaces.T01", {"sheets": [{"spaces": {"T01": 1}}]}),
        ("sheets[0].spaces.F1.1", {"sheets": [{"spaces": {"F1.1": 45}}]}),
        ("sheets[0].spaces.F1.1", {"sheets": [{"spaces": {"F1.1": -1}}]}),
        ("sheets[0].spaces.F1.1", {"sheets": [{"spaces": {"F1.1": 3.3}}]}),
        ("sheets[0].spaces.F1.1", {"sheets": [{"spaces": {"F1.1": True}}]}),
        ("sheets[0].errors", {"sheets": [{"errors": 9}]}),
        ("piles", {"piles": [["1"]]}),
        ("piles[0][0]", {"piles": [["64"], [], []]}),
        ("discards[0]", {"piles": [["1"], [], []], "discards": [["1"], [], []]}),
        ("players[0].claims.A", {"players": [{"claims": {"A": "twice"}}]}),
        ("stars", {"stars": [1, 0]}),
    ],
)
def test_wrong_fields_of_the_table_are_named(field: str, state: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        load(1, **state)
    assert str(caught.value.text.params["field"]).startswith(f"state.{field}")


@pytest.mark.parametrize(
    ("field", "state"),
    [
        ("deck", {"deck": ["1", "1"]}),
        ("given", {"deck": ["1"], "given": ["1"]}),
        ("given", {"given": ["112"]}),
        ("open", {"open": [["113"]]}),
        ("astra.used", {"astra": {"circled": 1, "used": 2}}),
        ("astra.pass", {"astra": {"pass": 3}}),
        ("deck[0]", {"deck": ["999"]}),
        ("piles", {"piles": [["1"]]}),
    ],
)
def test_wrong_fields_of_the_solo_mode_are_named(field: str, state: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        load(1, 1, **state)
    assert str(caught.value.text.params["field"]).startswith(f"state.{field}")

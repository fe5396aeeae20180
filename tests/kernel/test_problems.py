"""The validator's English sentences become messages in the user's language."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
import pytest

from offworld.i18n import Translator
from offworld.kernel.problem import problem_of
from offworld.kernel.text import Text


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """One field for each thing that can be wrong."""

    needed: int
    number: int | None = None
    flag: bool = False
    fraction: float = 0.0
    word: Annotated[str, msgspec.Meta(pattern="^a+$")] = "a"
    pair: tuple[int, int] = (0, 0)
    few: Annotated[list[int], msgspec.Meta(max_length=2)] = []
    many: Annotated[list[int], msgspec.Meta(min_length=1)] | None = None
    small: Annotated[int, msgspec.Meta(le=3)] = 0
    large: Annotated[int, msgspec.Meta(gt=3)] = 9
    even: Annotated[int, msgspec.Meta(multiple_of=2)] = 0
    kind: Literal["a", "b"] = "a"
    by_kind: dict[Literal["a"], int] = {}


INT, STR, BOOL = Text("error-type-int"), Text("error-type-str"), Text("error-type-bool")
FLOAT, NULL, LIST, OBJECT = (Text(f"error-type-{name}") for name in ("float", "null", "array", "object"))
TYPE = "error-problem-type"


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    """One thing within another."""

    needed: int
    inner: Shape | None = None


@pytest.mark.parametrize(
    ("value", "field", "problem"),
    [
        ({}, "needed", Text("error-problem-missing")),
        ({"needed": 1, "extra": 1}, "extra", Text("error-problem-unknown")),
        ({"needed": "x"}, "needed", Text(TYPE, {"expected": [INT], "got": STR})),
        ({"needed": True}, "needed", Text(TYPE, {"expected": [INT], "got": BOOL})),
        ({"number": []}, "number", Text(TYPE, {"expected": [INT, NULL], "got": LIST})),
        ({"flag": 0}, "flag", Text(TYPE, {"expected": [BOOL], "got": INT})),
        ({"fraction": {}}, "fraction", Text(TYPE, {"expected": [FLOAT], "got": OBJECT})),
        ({"word": "b"}, "word", Text("error-problem-pattern", {"pattern": "^a+$"})),
        ({"pair": [1]}, "pair", Text("error-problem-length", {"count": 2})),
        ({"few": [1, 2, 3]}, "few", Text("error-problem-shorter", {"count": 2})),
        ({"many": []}, "many", Text("error-problem-longer", {"count": 1})),
        ({"small": 4}, "small", Text("error-problem-most", {"bound": 3})),
        ({"large": -4}, "large", Text("error-problem-least", {"bound": 4})),
        ({"even": 3}, "even", Text("error-problem-other")),
        ({"kind": "c"}, "kind", Text("error-problem-value", {"value": "'c'"})),
        ({"by_kind": {"c": 1}}, "by_kind", Text("error-problem-value", {"value": "'c'"})),
        ({"by_kind": {"a": "x"}}, "by_kind[...]", Text(TYPE, {"expected": [INT], "got": STR})),
        ({"few": [1, "x"]}, "few[1]", Text(TYPE, {"expected": [INT], "got": STR})),
    ],
)
def test_every_sentence_is_understood(value: dict[str, Any], field: str, problem: Text) -> None:
    given = value if "needed" in value or not value else {"needed": 1} | value
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(given, Shape)
    assert problem_of(caught.value) == {"field": field, "problem": problem}
    assert problem_of(caught.value, "state.") == {"field": f"state.{field}", "problem": problem}


def test_what_is_wrong_as_a_whole_has_no_field() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert([], Shape)
    assert problem_of(caught.value)["field"] == "$"
    assert problem_of(caught.value, "state.")["field"] == "state"


@pytest.mark.parametrize("name", ["two\nlines", "x - at `$.number"])
def test_a_field_may_be_called_whatever_somebody_likes(name: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"needed": 1, "inner": {name: 1}}, Outer)
    assert problem_of(caught.value) == {"field": f"inner.{name}", "problem": Text("error-problem-unknown")}


def test_a_long_name_is_read_once() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"needed": 1, " - at `$" * 10_000 + "\n": 1}, Shape)
    begun = time.process_time()
    problem_of(caught.value)
    assert time.process_time() - begun < 0.5  # from each place in it to its end, it took two seconds


def test_the_user_reads_it_in_their_language() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"needed": "x"}, Shape)
    text = Text("error-position", problem_of(caught.value))
    assert Translator("ru").say(text) == "Ошибка в позиции, поле «needed»: ожидается целое число, а здесь строка."
    assert (
        Translator("en").say(text)
        == "Wrong position, field “needed”: this should be a whole number, but it is a string."
    )

"""Sentences that name people say "you" to whoever reads: "You play Mine", where others read "Anna plays Mine"."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.text import Text
from tests.test_messages import FILES, entries

NAMES = ["Anna", "Boris"]
SAME = ("can ", "asked ", "declared ", "and ", "и ", "среди первых ")  # follows a name and "you" alike
LABEL = (":", ",")  # a name before a colon is no subject


def person(expression: object) -> str | None:
    """Return the variable that an expression of a message shows, if it is somebody at the table."""
    name = expression.id.name if isinstance(expression, ftl.VariableReference) else ""
    return name if name.startswith("seat") and name != "seats" else None


def chosen(expression: object) -> tuple[str | None, int] | None:
    """Return for whom, and between how many forms, a call of YOU chooses."""
    if not isinstance(expression, ftl.FunctionReference) or expression.id.name != "YOU":
        return None
    first, *forms = expression.arguments.positional
    return person(first), len(forms)


def faults(pattern: ftl.Pattern, starts: bool = True, others: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield what would sound wrong to somebody who is named; `others` are known not to be the reader here."""
    inside = [part.expression if isinstance(part, ftl.Placeable) else part for part in pattern.elements]
    verbs = {found[0] for found in map(chosen, inside) if found is not None and found[1] == 2}
    for i, part in enumerate(inside):
        who, found = person(part), chosen(part)
        after = inside[i + 1] if i + 1 < len(inside) else None
        follows = after.value.lstrip(" ") if isinstance(after, ftl.TextElement) else ""
        if found is not None and (found[0] is None or found[1] not in (1, 2)):
            yield "YOU takes a person, what is said to them, and what is said to others"
        if isinstance(part, ftl.SelectExpression):
            picked = chosen(part.selector)
            for variant in part.variants:
                known = {picked[0]} if picked is not None and picked[0] is not None and variant.default else set()
                yield from faults(variant.value, starts and i == 0, others | known)
        if who is None or who in others:
            continue
        if not (starts and i == 0):
            yield f"${who} in the middle: write YOU(${who}, …)"
        elif who not in verbs and after is not None and not follows.startswith((*LABEL, *SAME)):
            yield f"${who} has a verb for others only"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_whoever_reads_is_called_you_in_every_sentence(name: str, language: str) -> None:
    for key, entry in entries(language, name).items():
        assert entry.value is not None
        assert list(faults(entry.value)) == [], key


@pytest.mark.parametrize(
    "words",
    ["{ $seat } plays", "Worker of { $seat }", "{ $seat } { $verb }", "{ $n ->\n   *[other] { $seat } plays\n}"],
)
def test_the_check_sees_a_sentence_that_is_only_for_others(words: str) -> None:
    (entry,) = FluentParser().parse(f"key = {words}\n").body
    assert isinstance(entry, ftl.Message)
    assert entry.value is not None
    assert list(faults(entry.value))


ENDED = Text("dig_mars-ended-turn", {"seat": 0})
RELOCATED = {"site": "A1", "end": "B2"}


@pytest.mark.parametrize(
    ("language", "you", "words"),
    [
        ("en", None, "Anna ends the turn"),
        ("en", 0, "You end the turn"),
        ("en", 1, "Anna ends the turn"),
        ("ru", None, "Anna заканчивает ход"),
        ("ru", 0, "Вы заканчиваете ход"),
    ],
)
def test_a_subject_takes_its_verb_along(language: str, you: int | None, words: str) -> None:
    assert Translator(language, NAMES, you).say(ENDED) == words
    assert Translator(language, NAMES, you).say(ENDED.to_json()) == words


def test_what_belongs_to_whoever_reads_is_theirs() -> None:
    mine = Text("dig_mars-relocated", {"seat": 1, "seat_owner": 0, **RELOCATED})
    assert Translator("en", NAMES, 0).say(mine) == "Boris relocates your station A1 → B2"
    assert Translator("ru", NAMES, 0).say(mine) == "Boris передислоцирует вашу станцию A1 → B2"
    assert Translator("ru", NAMES, 1).say(mine) == "Вы передислоцируете станцию (Anna) A1 → B2"
    both = Text("dig_mars-relocated", {"seat": 0, "seat_owner": 0, **RELOCATED})
    assert Translator("ru", NAMES, 0).say(both) == "Вы передислоцируете свою станцию A1 → B2"


def test_in_the_middle_of_a_sentence_you_is_small() -> None:
    lost = Text("terraforming_mars-taken", {"seat": 0, "seat_by": 1, "what": "2", "source": "Virus"})
    assert Translator("en", NAMES, 0).say(lost) == "You lose 2 (Boris: Virus)"
    assert Translator("en", NAMES, 1).say(lost) == "Anna loses 2 (you: Virus)"
    assert Translator("ru", NAMES, 1).say(lost) == "Anna теряет 2 (вы: Virus)"

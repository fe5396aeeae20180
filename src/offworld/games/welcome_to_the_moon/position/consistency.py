"""What no sheet can look like: positions that contradict the print or themselves are refused, with the field named."""

from __future__ import annotations

from offworld.games.welcome_to_the_moon.data.names import CROSS, EMPTY, INFECTED, SPACES_FIELD
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon, Rules
from offworld.games.welcome_to_the_moon.rules.engine.words import number_text
from offworld.kernel.fields import inside, wrong
from offworld.kernel.text import Text

VIRUS = 6  # the adventure in which rooms can be infected


def check_sheets(state: Moon) -> None:
    """Raise BadPosition for the first thing on a sheet that no match can have led to."""
    for number, marks in enumerate(state.sheets):
        path = f"sheets[{number}]"
        _check_signs(state.rules, marks, path)
        _check_rows(state.rules, marks, path)
        _check_limits(state.rules, marks, path)
        found = state.rules.impossible(marks)
        if found is not None:
            raise wrong(inside(path, found[0]), Text("welcome_to_the_moon-position-" + found[1], found[2]))


def _check_signs(rules: Rules, marks: list[int], path: str) -> None:
    """Only viruses infect rooms."""
    for space, name in enumerate(rules.spaces):
        if marks[space] == INFECTED and rules.number != VIRUS:
            raise wrong(inside(path, f"{SPACES_FIELD}.{name}"), Text("welcome_to_the_moon-position-infected"))


def _check_rows(rules: Rules, marks: list[int], path: str) -> None:
    """Numbers ascend, with whatever between them (R009, R011)."""
    for row in rules.ascending(marks):
        before = EMPTY
        for space in row:
            mark = marks[space]
            if EMPTY < mark < CROSS:
                if mark <= before:
                    params: dict[str, object] = {"number": number_text(mark), "other": number_text(before)}
                    field = inside(path, f"{SPACES_FIELD}.{rules.spaces[space]}")
                    raise wrong(field, Text("welcome_to_the_moon-position-order", params))
                before = mark


def _check_limits(rules: Rules, marks: list[int], path: str) -> None:
    """No more is marked than is printed, and what is marked from the start stays."""
    limits = rules.limits()
    for field in rules.form.fields:
        at = rules.form.at[field.name]
        most = limits.get(field.name, [])
        for i, name in enumerate(field.ids):
            if most and marks[at + i] > most[i]:
                problem = Text("welcome_to_the_moon-position-most", {"most": most[i]})
                raise wrong(inside(path, f"{field.name}.{name}"), problem)
            if field.keeps_start and marks[at + i] < field.start[i]:
                problem = Text("welcome_to_the_moon-position-least", {"least": field.start[i]})
                raise wrong(inside(path, f"{field.name}.{name}"), problem)

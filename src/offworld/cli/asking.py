"""Putting a question of any kind into words and numbers, and reading the answer back."""

from __future__ import annotations

import json
import re
from typing import Any

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text as Styled

from offworld.cli.reading import Reader
from offworld.cli.ui import Ui
from offworld.kernel.text import Text


class Unclear(Exception):
    """What was typed means nothing here; carries the words that say what does."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.text = Text(key, params)


class Question:
    """A question as `match.question` gives it, with the choices in the order in which they are shown."""

    def __init__(self, ui: Ui, reader: Reader, asked: dict[str, Any]) -> None:
        self.ui = ui
        self.reader = reader
        self.asked = asked
        self.kind: str = asked["kind"]
        values = asked.get("choices", asked.get("options", []))
        self.labels = [ui.say(label) for label in asked["labels"]]
        self.groups = grouped(list(zip(values, self.labels)))
        self.choices = [choice for group in self.groups for choice in group]
        self.asides = [(aside["value"], ui.say(aside["label"])) for aside in asked["asides"]]

    def show(self) -> None:
        """Print what is asked and what can be answered."""
        ui, asked = self.ui, self.asked
        ui.out.print()
        ui.print(asked["why"], style="bold")
        if self.kind == "amount":
            ui.print("cli-ask-amount", low=asked["low"], high=asked["high"])
        elif self.kind == "payment":
            ui.print("cli-ask-payment", due=asked["due"])
            for source, name in zip(asked["sources"], self.labels):
                counts = {"usable": source["usable"], "stock": source["stock"], "worth": source["worth"]}
                ui.print("cli-ask-source", name=name, **counts)
            ui.print("cli-ask-proposal", counts=" ".join([str(count) for count in asked["proposal"]]))
        elif self.kind == "pay":
            self._show_kinds()
        elif self.kind == "some_of":
            ui.print("cli-ask-some", low=asked["low"], high=asked["high"])
        elif self.kind == "ordering":
            ui.print("cli-ask-order")
        number = 0
        for group in self.groups:
            lines = []
            for _, label in group:
                number += 1
                lines.append(Styled.assemble((f"{number:3} ", "bold cyan"), label))
            ui.out.print(Padding(Columns(lines, padding=(0, 3)), (0, 1)))
        if self.asides:
            ui.print("cli-ask-asides", style="dim")
            for at, (_, label) in enumerate(self.asides, 1):
                ui.out.print(Padding(Styled.assemble((f"+{at} ", "bold cyan"), label), (0, 1)))

    def _show_kinds(self) -> None:
        """Print a cost of several kinds: what is due, what there is, and what may stand for what."""
        names = {source["name"]: label for source, label in zip(self.asked["sources"], self.labels)}
        due = [source["name"] for source in self.asked["sources"] if source["due"]]
        self.ui.print("cli-ask-pay")
        for source in self.asked["sources"]:
            others = [names[each] for each in source["serves"] if each != source["name"] and each in due]
            counts = {"due": source["due"], "usable": source["usable"], "stock": source["stock"]}
            self.ui.print("cli-ask-kind", name=names[source["name"]], kinds=", ".join(others) or "none", **counts)
        self.ui.print("cli-ask-proposal", counts=" ".join([str(count) for count in self.asked["proposal"]]))

    def read(self, typed: str) -> Any:
        """Return the answer that was typed; Unclear says what can be typed."""
        if typed.startswith("="):
            return self._json(typed[1:])
        if typed.startswith("+") and self.asides:
            return self._aside(typed[1:].strip())
        if self.kind == "confirm" and typed.lower() in self.reader.words("cli-yes-words"):
            return True
        if self.kind == "confirm" and typed.lower() in self.reader.words("cli-no-words"):
            return False
        if self.kind == "amount":
            return self._numbers(typed, 1)[0]
        if self.kind in ("payment", "pay") and not typed:
            return self.asked["proposal"]
        if self.kind in ("payment", "pay"):
            return self._numbers(typed, len(self.asked["sources"]))
        if self.kind in ("some_of", "ordering"):
            return [self._choice(word) for word in re.split(r"[\s,]+", typed) if word]
        return self._choice(typed)

    def _aside(self, typed: str) -> Any:
        """Return the aside with this number."""
        if not (typed.isdecimal() and len(typed) < 9 and 1 <= int(typed) <= len(self.asides)):
            raise Unclear("cli-ask-no-aside", value=typed, count=len(self.asides))
        return self.asides[int(typed) - 1][0]

    def _choice(self, typed: str) -> Any:
        """Return the choice with this number, or the only one whose words contain what was typed."""
        if typed.isdecimal() and len(typed) < 9:
            if 1 <= int(typed) <= len(self.choices):
                return self.choices[int(typed) - 1][0]
            raise Unclear("cli-ask-out-of-range", value=typed, count=len(self.choices))
        if not typed:
            raise Unclear("cli-ask-empty", count=len(self.choices))
        wanted = typed.casefold()
        same = [value for value, label in self.choices if label.casefold() == wanted]
        near = [value for value, label in self.choices if wanted in label.casefold()]
        if len(same) == 1:
            return same[0]
        if len(near) == 1:
            return near[0]
        if near:
            raise Unclear("cli-ask-ambiguous", value=typed, number=len(near))
        raise Unclear("cli-ask-unknown", value=typed, count=len(self.choices))

    def _numbers(self, typed: str, count: int) -> list[int]:
        words = [word for word in re.split(r"[\s,]+", typed) if word]
        if len(words) != count or not all(re.fullmatch(r"-?\d{1,9}", word) for word in words):
            raise Unclear("cli-ask-numbers", value=typed, count=count)
        return [int(word) for word in words]

    def _json(self, typed: str) -> Any:
        try:
            return json.loads(typed)
        except (ValueError, RecursionError):
            raise Unclear("cli-ask-json", value=typed.strip()) from None


def grouped(choices: list[tuple[Any, str]]) -> list[list[tuple[Any, str]]]:
    """Return choices in groups: what begins with the same word (`drill`, `move`) stands together."""
    groups: dict[str, list[tuple[Any, str]]] = {}
    for value, label in choices:
        kind = value[0] if isinstance(value, (list, tuple)) and value and isinstance(value[0], str) else ""
        groups.setdefault(kind, []).append((value, label))
    return list(groups.values())

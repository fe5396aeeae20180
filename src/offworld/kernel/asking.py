"""What is asked of somebody, in words and with reasons: what a screen needs, and why an answer is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from offworld.kernel import asides
from offworld.kernel.comparing import place_of, same, tidy
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.differing import Node, add_piece, of_fields, of_lists, of_objects
from offworld.kernel.done import Done
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.parts import Parts
from offworld.kernel.plain import Message
from offworld.kernel.rules import Rules
from offworld.kernel.state import State
from offworld.kernel.text import Reason, Text

_NAMES: Final = (
    {str},
    {tuple},
    {str, tuple},
    {int},
)  # kinds of answers of which no two are equal, but written otherwise


class Asked(Node):
    """A question as a screen needs it: words for each choice, what is refused and why, and what is free beside it.

    >>> from offworld.kernel.decision import OneOf
    >>> words = [{"key": name, "params": {}} for name in ("drill", "pass", "fly")]
    >>> first = Asked(OneOf(0, "what", ["drill", "pass"]), words[:2], [], [], [])
    >>> Asked(OneOf(0, "what", ["pass", "fly"]), words[1:], [], [], []).change(first)["choices"]
    [0, [[1, 1], {'new': ['fly']}]]
    """

    __slots__ = ("_asides", "_details", "_firsts", "_labels", "_listed", "_refused", "decision")

    def __init__(
        self,
        decision: Decision,
        labels: list[Message],
        refused: list[dict[str, Any]],
        firsts: list[Answer],
        asides_: list[dict[str, Any]],
    ) -> None:
        self.decision = decision
        details = decision.details()
        self._listed = "choices" if "choices" in details else "options" if "options" in details else ""
        self._details: dict[str, Any] = details
        self._labels = labels
        self._refused = refused
        self._firsts = firsts  # the first answer of each refusal, by which it is known
        self._asides = asides_

    def whole(self) -> dict[str, Any]:
        asked: dict[str, Any] = self.decision.to_json()
        asked["labels"] = self._labels
        asked["refused"] = self._refused
        asked["asides"] = self._asides
        return asked

    def change(self, old: Any) -> dict[str, Any]:
        assert isinstance(old, Asked)
        had, now = old.decision, self.decision
        if had.kind != now.kind or old._details.keys() != self._details.keys() or had.topic != now.topic:
            return of_objects(old.whole(), self.whole())
        found: dict[str, Any] = {}
        if had.seat != now.seat:
            found["seat"] = [now.seat]
        if had.why != now.why or had.params != now.params:
            found["why"] = [Text(now.why, now.params).to_json()]
        listed = self._listed
        if listed:
            self._add_listed(old, listed, found)
        if len(self._details) > 1 or not listed:
            names = [name for name in self._details if name != listed]
            found.update(of_fields(old._details, self._details, names))
        refused = self._refused_change(old)
        if refused:
            found["refused"] = refused
        if old._asides != self._asides:
            found["asides"] = of_lists(old._asides, self._asides)
        return found

    def _add_listed(self, old: Asked, name: str, found: dict[str, Any]) -> None:
        """Add how choices and their labels differ: they come and go together."""
        had, now = old._details[name], self._details[name]
        words, labels = old._labels, self._labels
        if had == now:
            if words != labels:
                found["labels"] = of_lists(words, labels)
            return
        if not had or not now or {*map(type, had), *map(type, now)} not in _NAMES:
            found[name] = of_lists(had, now)
            if words != labels:
                found["labels"] = of_lists(words, labels)
            return
        found[name], found["labels"] = _paired(had, words, now, labels)

    def _refused_change(self, old: Asked) -> list[Any]:
        """Return how what is refused differs, nothing where it does not."""
        had, now = old._refused, self._refused
        if not had or not now:
            return [now] if had or now else []
        places = dict(zip(old._firsts, range(len(had))))
        pieces: list[Any] = []
        first = count = 0  # the run of those that are there already
        for item, there in zip(now, map(places.get, self._firsts)):
            if there is not None:
                before = had[there]
                if before is item:
                    if there == first + count:
                        count += 1
                        continue
                    if count:
                        pieces.append([first, count])
                    first, count = there, 1
                    continue
                if count:
                    pieces.append([first, count])
                    count = 0
                pieces.append({"at": there, "change": _refusal_change(before, item)})
                continue
            if count:
                pieces.append([first, count])
                count = 0
            add_piece(pieces, -1, item)
        if count:
            if not pieces and count == len(had):
                return []
            pieces.append([first, count])
        return [0, pieces]


def _paired(had: list[Any], words: list[Any], now: list[Any], labels: list[Any]) -> tuple[list[Any], Any]:
    """Return how a list of names, and that of their labels, come from others: each choice is looked for among those."""
    places = dict(zip(had, range(len(had))))
    pieces: list[Any] = []
    spoken: list[Any] = []
    alike = True  # whether labels have stayed with the choices
    first = count = 0  # the run of those that are there already
    for at, there in enumerate(map(places.get, now)):
        if there is None:
            if count:
                pieces.append([first, count])
                spoken.append([first, count])
                count = 0
            add_piece(pieces, -1, now[at])
            add_piece(spoken, -1, labels[at])
        else:
            if words[there] is not labels[at] and words[there] != labels[at]:
                alike = False
            if count and there == first + count:
                count += 1
            else:
                if count:
                    pieces.append([first, count])
                    spoken.append([first, count])
                first, count = there, 1
    if count:
        pieces.append([first, count])
        spoken.append([first, count])
    elif len(pieces) == 1:
        return [now], [labels]  # nothing is as it was
    return [0, pieces], [0, spoken] if alike else of_lists(words, labels)


def _refusal_change(had: dict[str, Any], item: dict[str, Any]) -> dict[str, Any]:
    """Return how one refusal differs from another with the same first answer: what is the same object does not."""
    change: dict[str, Any] = {}
    if had["why"] is not item["why"]:
        change["why"] = [item["why"]]
    if had["values"] is not item["values"]:
        change["values"] = of_lists(had["values"], item["values"]) or [item["values"]]
    if had["labels"] is not item["labels"]:
        change["labels"] = of_lists(had["labels"], item["labels"]) or [item["labels"]]
    return change


def question(rules: Rules, state: State, decision: Decision, parts: Parts) -> Asked:
    """Return a decision with words for each choice, with what is refused and why, and with what is free beside it."""
    choices = decision.labelled()
    reasons = _refused(state, decision)
    count = len(choices)
    values = [*choices, *[value for _, values in reasons for value in values]] if reasons else choices
    labels = _labels(rules, state, decision, values, parts)
    refused: list[dict[str, Any]] = []
    firsts: list[Answer] = []
    if reasons:
        seat = decision.seat
        at = count
        for reason, answers in reasons:
            end = at + len(answers)
            refused.append(parts.refusal(seat, reason, answers, labels[at:end]))
            firsts.append(answers[0])
            at = end
        del labels[count:]
    aside = asides.offered(state)
    if not aside:
        return Asked(decision, labels, refused, firsts, [])
    words = rules.labels(state, decision, aside, parts)
    beside = [{"value": each, "label": label} for each, label in zip(aside, words)]
    return Asked(decision, labels, refused, firsts, beside)


def why_not(state: State, decision: Decision, value: object) -> Text | None:
    """Return the rule that forbids an answer to what is asked in this state, or None where it is allowed."""
    if asides.is_aside(value):
        return None if place_of(value, asides.offered(state)) >= 0 else asides.why_not(state, value)
    try:
        decision.check(value)
    except IllegalAnswer as error:
        owner, effect = state.stack[-1]
        if isinstance(error, MalformedAnswer) and not any(
            [same(each, value) for each in effect.considered(state, owner)]
        ):
            return error.text  # no rule of a game speaks about such a thing
        return effect.why_not(state, owner, tidy(value)) or error.text
    return None


def _refused(state: State, decision: Decision) -> list[tuple[Reason, list[Answer]]]:
    """Return what a person may think of that is not allowed, by reason: many answers are refused for few."""
    owner, effect = state.stack[-1]
    known = effect.refused(state, owner)
    if known is None:
        known = _refused_one_by_one(state, decision)
    groups: dict[object, tuple[Reason, list[Answer]]] = {}
    for value, reason in known:
        name = reason if isinstance(reason, tuple) else _name(reason)
        group = groups.get(name)
        if group is None:
            groups[name] = (reason, [value])
        else:
            group[1].append(value)
    return list(groups.values())


def _name(reason: Text) -> object:
    """Return what the same messages have in common, as something that is quickly looked up."""
    params = reason.params
    if not params:
        return reason.key
    for each in params.values():
        if not isinstance(each, (int, str)):
            return reason
    return (reason.key, tuple(params), *params.values())


def _refused_one_by_one(state: State, decision: Decision) -> list[tuple[Answer, Reason]]:
    owner, effect = state.stack[-1]
    considered = effect.considered(state, owner)
    if not considered:
        return []
    listed = decision.listed()
    offered = dict(zip(listed, listed)) if listed is not None else {}
    found: list[tuple[Answer, Reason]] = []
    for value in considered:
        why: Text | None = None
        if listed is not None:
            if value in offered:
                choice = offered[value]
                if choice is value or same(choice, value) or place_of(value, listed) >= 0:
                    continue
            why = effect.why_not(state, owner, value)
        if why is None:
            why = why_not(state, decision, value)
            if why is None:
                continue
        found.append((value, why))
    return found


def _labels(rules: Rules, state: State, decision: Decision, choices: Sequence[Answer], parts: Parts) -> list[Message]:
    """Return the words for choices: the game's, or the kernel's own where the kernel asks."""
    if isinstance(decision, Done):
        return [parts.label(each, decision.label()) for each in choices]
    return rules.labels(state, decision, choices, parts) if choices else []

"""What is asked of somebody, in words and with reasons: what a screen needs, and why an answer is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from offworld.kernel import asides
from offworld.kernel.comparing import place_of, same, tidy
from offworld.kernel.decision import Answer, Decision
from offworld.kernel.done import Done
from offworld.kernel.errors import IllegalAnswer, MalformedAnswer
from offworld.kernel.parts import Parts
from offworld.kernel.plain import Message
from offworld.kernel.rules import Rules
from offworld.kernel.state import State
from offworld.kernel.text import Text


def question(rules: Rules, state: State, decision: Decision, parts: Parts) -> dict[str, Any]:
    """Return a decision with words for each choice, with what is refused and why, and with what is free beside it."""
    asked = decision.to_json()
    asked["labels"] = _labels(rules, state, decision, decision.labelled(), parts)
    asked["refused"] = _refused(rules, state, decision, parts)
    aside = asides.offered(state)
    labels = rules.labels(state, decision, aside, parts) if aside else []
    asked["asides"] = [{"value": each, "label": label} for each, label in zip(aside, labels)]
    return asked


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


def _refused(rules: Rules, state: State, decision: Decision, parts: Parts) -> list[dict[str, Any]]:
    """Return what a person may think of that is not allowed, by reason: many answers are refused for few."""
    owner, effect = state.stack[-1]
    considered = effect.considered(state, owner)
    if not considered:
        return []
    listed = decision.listed()
    offered = dict(zip(listed, listed)) if listed is not None else {}
    refused: list[tuple[Text, list[Answer]]] = []
    groups: dict[str, list[tuple[Text, list[Answer]]]] = {}  # by key: messages of the same key differ in numbers
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
        alike = groups.get(why.key)
        if alike is None:
            alike = groups[why.key] = []
        for text, values in alike:
            if text.params == why.params:
                values.append(value)
                break
        else:
            group = (why, [value])
            alike.append(group)
            refused.append(group)
    labels = _labels(rules, state, decision, [value for _, values in refused for value in values], parts)
    found: list[dict[str, Any]] = []
    first = 0
    for why, values in refused:
        found.append(parts.refusal(decision.seat, why, values, labels[first : first + len(values)]))
        first += len(values)
    return found


def _labels(rules: Rules, state: State, decision: Decision, choices: Sequence[Answer], parts: Parts) -> list[Message]:
    """Return the words for choices: the game's, or the kernel's own where the kernel asks."""
    if isinstance(decision, Done):
        return [parts.label(each, decision.label()) for each in choices]
    return rules.labels(state, decision, choices, parts) if choices else []

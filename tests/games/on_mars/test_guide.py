"""The advice in a first match: whatever the rules can ask a person is explained."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

from offworld.games.on_mars.bots.learning import TOPICS
from offworld.kernel.decision import Decision

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src" / "offworld" / "games" / "on_mars" / "rules"
GUIDE = ROOT / "web" / "src" / "games" / "on_mars" / "guide.ts"


def kinds_of_decisions() -> dict[str, inspect.Signature]:
    """Return how each kind of decision is made."""
    found, waiting = dict[str, inspect.Signature](), [Decision]
    while waiting:
        kind = waiting.pop()
        found[kind.__name__] = inspect.signature(kind)
        waiting.extend(kind.__subclasses__())
    return found


def asked() -> set[str]:
    """Return the topics of all decisions that the rules make."""
    kinds, found = kinds_of_decisions(), set[str]()
    for path in RULES.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in kinds:
                given = kinds[call.func.id].bind(*call.args, **{each.arg or "": each.value for each in call.keywords})
                topic = given.arguments["topic"]
                assert isinstance(topic, ast.Constant), ast.unparse(call)
                found.add(str(topic.value))
    return found


def explained() -> set[str]:
    """Return what the guide on the screen has words for."""
    return set(re.findall(r"'([\w-]+)'", GUIDE.read_text(encoding="utf-8"))) | set(
        re.findall(r"^    (\w+): '", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    )


def test_every_question_of_the_rules_is_explained_in_a_first_match() -> None:
    topics = asked()
    assert len(topics) > 30
    assert topics <= explained()


def test_the_bots_know_the_same_topics() -> None:
    assert asked() == set(TOPICS)

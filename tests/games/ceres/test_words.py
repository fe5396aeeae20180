"""What is printed and why something is refused, in words that agree with their numbers."""

from __future__ import annotations

import pytest

from offworld.i18n import Translator


def say(language: str, key: str, **params: int | str) -> str:
    """Return a message in a language."""
    return Translator(language).say(key, **params).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "once", "often"), [("en", "ore → alloy, once", "up to 3 times"), ("ru", "один раз", "до 3 раз")]
)
def test_a_conversion_of_one_time_is_made_once(language: str, once: str, often: str) -> None:
    for most, words in ((1, once), (3, often)):
        assert say(language, "ceres-effect-convert", pay="ore", get="alloy", most=most).endswith(words)


@pytest.mark.parametrize(("steps", "words"), [(1, "1 шаг исследований, на 1 кредит"), (2, ", каждый на 1 кредит")])
def test_cheaper_research_is_cheaper_for_each_step(steps: int, words: str) -> None:
    assert words in say("ru", "ceres-effect-research-less", steps=steps, amount=1)


def test_one_influence_is_one() -> None:
    assert "1 влияния" not in say("ru", "ceres-favour-too-dear", price=1, influence=0)

"""The language: `--lang` anywhere, else OFFWORLD_LANG, else the locale, else English."""

from __future__ import annotations

import pytest

from offworld.cli import main
from offworld.cli.language import chosen_language, locale_language, split_language, spoken_language
from offworld.cli.problems import UsageProblem


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_first_locale_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_the_line_goes_before_the_variable_and_the_variable_before_the_locale() -> None:
    environment = {"OFFWORLD_LANG": "ru", "LANG": "en_GB.UTF-8"}
    assert chosen_language(None, environment) == "ru"
    assert chosen_language("en", environment) == "en"
    assert chosen_language(None, {"OFFWORLD_LANG": ""}) == "en"


@pytest.mark.parametrize("wanted", ["de", "", "RU "])
def test_an_unknown_language_is_refused(wanted: str) -> None:
    with pytest.raises(UsageProblem) as refused:
        chosen_language(wanted, {})
    assert refused.value.text.params["allowed"] == "en, ru"
    assert spoken_language({"OFFWORLD_LANG": wanted, "LANG": "ru_RU"}) == "ru"


@pytest.mark.parametrize(
    ("line", "rest", "wanted"),
    [
        ("--lang ru games --json", "games --json", "ru"),
        ("games --json --lang=ru", "games --json", "ru"),
        ("games --lang en --lang ru", "games", "ru"),
        ("games -- --lang ru", "games -- --lang ru", None),
        ("games", "games", None),
    ],
)
def test_lang_may_stand_anywhere(line: str, rest: str, wanted: str | None) -> None:
    assert split_language(line.split()) == (rest.split(), wanted)


def test_lang_needs_a_value() -> None:
    with pytest.raises(UsageProblem):
        split_language(["games", "--lang"])


def test_the_locale_is_followed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("OFFWORLD_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["games"]) == 0
    assert "Игроков: 2, 3, 4" in capsys.readouterr().out

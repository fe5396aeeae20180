"""Every card reads like a card, in both languages, from the same data as its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.names import ANIMAL, MICROBE, PLANTS, SCIENCE_CUBE
from offworld.games.terraforming_mars.rules.effects.choose import ChooseOne
from offworld.games.terraforming_mars.rules.effects.cubes import AddToCard
from offworld.games.terraforming_mars.rules.effects.gains import Gain
from offworld.games.terraforming_mars.rules.state import new_state
from offworld.games.terraforming_mars.shown.catalog import card_json
from offworld.games.terraforming_mars.words.clauses import START, clause
from offworld.games.terraforming_mars.words.labels import label
from offworld.games.terraforming_mars.words.lines import NOTED
from offworld.games.terraforming_mars.words.nouns import PREFIX
from offworld.i18n import FOLDER, LANGUAGES, Translator
from offworld.kernel.decision import OneOf
from offworld.kernel.text import Text

BY_ID = {card.id: card for card in CARD if card.number}


def texts_of(value: object) -> Iterator[Mapping[str, Any]]:
    """Return all messages inside plain JSON, those inside others first."""
    if isinstance(value, dict):
        for part in value.values():
            yield from texts_of(part)
        if "key" in value and "params" in value:
            yield value
    elif isinstance(value, list):
        for part in value:
            yield from texts_of(part)


def written(name: str, language: str) -> str:
    """Return all that a card says, line by line."""
    card = card_json(BY_ID[name])
    words = Translator(language)
    lines = [card["requires_text"], *[line["text"] for line in card["lines"]], card["note"]]
    lines.append(card["points"]["text"] if card["points"] is not None else None)
    return "\n".join(words.say(line) for line in lines if line is not None).replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    words = Translator(language)
    for name in BY_ID:
        for text in texts_of(card_json(BY_ID[name])):
            assert words.has(text["key"]), text
            said = words.say(text)
            assert not re.search(r"[{}$]|terraforming_mars|  | [.,]", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_begin_with_a_capital_and_end_with_a_full_stop(language: str) -> None:
    words = Translator(language)
    for name, card in BY_ID.items():
        shown = card_json(card)
        lines = [line["text"] for line in shown["lines"]]
        for line in (*lines, shown["requires_text"], shown["note"]):
            if line is not None:
                said = words.say(line)
                assert said[0].isupper(), f"{name}: {said}"
                assert said.endswith("."), f"{name}: {said}"
                for start in re.findall(r"(?<=[.] )\S", said):
                    assert start.isupper(), f"{name}: {said}"


def test_a_card_without_effects_is_worth_points() -> None:
    for card in BY_ID.values():
        shown = card_json(card)
        assert shown["lines"] or shown["points"], card.id


def test_numbers_on_the_card_are_in_its_words() -> None:
    """Each number of an icon of what a card does at once is said in its words, unless it is one."""
    for name, card in BY_ID.items():
        for line in card_json(card)["lines"]:
            for language in LANGUAGES:
                said = Translator(language).say(line["text"])
                for each in (*line["left"], *line["right"]):
                    count = abs(each.get("count", 1))
                    assert count == 1 or str(count) in said, f"{name}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_left_over(language: str) -> None:
    source = (FOLDER / language / "terraforming_mars_cards.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(source).body
    there = {entry.id.name for entry in parsed if isinstance(entry, ast.Message)}
    used = {text["key"] for card in BY_ID.values() for text in texts_of(card_json(card))}
    assert not [entry.content for entry in parsed if isinstance(entry, ast.Junk)]
    assert there == {key for key in used if key.startswith(PREFIX)}


def test_cards_with_a_line_of_their_own_exist() -> None:
    assert set(BY_ID) >= NOTED


@pytest.mark.parametrize(
    ("name", "english", "russian"),
    [
        ("comet", "Raise the temperature 1 step. Place an ocean.", "Выложите жетон океана."),
        ("deimos_down", "Remove up to 8 plants from any player.", "Повысьте температуру на 3 деления."),
        ("power_grid", "for each power tag you have, this one included", "за каждую вашу метку энергии, включая эту"),
        ("medical_lab", "for every 2 building tags you have", "за каждые 2 ваши метки зданий"),
        ("miranda_resort", "for each Earth tag you have.", "за каждую вашу метку Земли."),
        ("ants", "1 VP for every 2 microbes on this card", "1 ПО за каждые 2 микроба на этой карте"),
        ("ironworks", "Spend 4 energy to gain 1 steel", "Потратьте 4 энергии, чтобы получить 1 сталь и повысить"),
        ("space_elevator", "Spend 1 steel to gain 5 M€.", "Потратьте 1 сталь, чтобы получить 5 М€."),
        ("strip_mine", "; raise your steel production by 2", "; увеличьте производство стали на 2 и титана на 1."),
        ("large_convoy", "Gain 5 plants, or add 4 animals", "Получите 5 растений либо добавьте 4 животных"),
        ("imported_hydrogen", "3 microbes or 2 animals", "3 микроба или 2 животных"),
        ("fish", "Requires +2 °C or warmer.", "Требуется: температура +2 °C или выше."),
        ("lichen", "Requires −24 °C or warmer.", "Требуется: температура −24 °C или выше."),
        ("anti_gravity_technology", "Requires 7 science tags.", "Требуется: 7 меток открытий."),
        ("lightning_harvest", "Requires 3 science tags.", "Требуется: 3 метки открытий."),
        ("beam_from_a_thorium_asteroid", "Requires 1 Jovian tag.", "Требуется: 1 метка Юпитера."),
        ("sabotage", "up to 3 titanium, up to 4 steel or up to 7 M€", "до 3 титана, до 4 стали или до 7 М€"),
        ("regolith_eaters", "Or remove 2 microbes", "Или уберите 2 микроба с этой карты, чтобы повысить"),
        ("earth_office", "Cards with an Earth tag cost you 3 M€ less.", "Карты с меткой Земли"),
        ("saturn_systems", "For each Jovian tag anyone plays, this one included,", "любым игроком метку Юпитера"),
        ("hackers", "any player’s M€ production by 2 and raise your own by 2", "и увеличьте своё на 2"),
        ("nuclear_zone", "−2 VP", "−2 ПО"),
        ("capital", "1 VP for each ocean next to this tile", "1 ПО за каждый океан рядом с этим жетоном"),
        ("united_nations_mars_initiative", "If your TR has risen this generation, you may pay 3 M€", "заплатите 3 М€"),
    ],
)
def test_words_follow_the_grammar_of_each_language(name: str, english: str, russian: str) -> None:
    assert english in written(name, "en")
    assert russian in written(name, "ru")


def test_a_way_that_does_more_than_add_to_a_card_is_said_whole() -> None:
    """Only ways that do nothing else share their words."""
    more = (AddToCard(ANIMAL, 1), Gain(PLANTS, 2))
    choice = ChooseOne(((AddToCard(MICROBE, 1),), more, (AddToCard(SCIENCE_CUBE, 1),)))
    said = Translator("en").say(clause(choice, CARD[1], START).to_json()).replace("\u00a0", " ")
    assert said == (
        "Add 1 microbe or 1 science resource to another of your cards, "
        "or add 1 animal to another of your cards and gain 2 plants"
    )


def test_a_number_is_not_taken_for_a_seat_by_default() -> None:
    """Ways of a choice are numbers too: a question that is new has to say what its numbers mean."""
    state = new_state(2, 1)
    victim = label(state, OneOf(0, "asked", (0, 1), topic="take_production"), 1)
    assert victim == Text("terraforming_mars-do-seat", {"seat": 1})
    with pytest.raises(AssertionError):
        label(state, OneOf(0, "asked", (0, 1), topic="odd"), 1)

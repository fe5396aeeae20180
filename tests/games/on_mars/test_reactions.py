"""Standing answers: what may be left for the questions of another's turn, and that it tells nobody anything."""

from __future__ import annotations

import pytest

from offworld.games.on_mars.data.field import DISTANCE, HEX
from offworld.games.on_mars.names import COLONY, ORBIT, PLANT, ROVER_TECH
from offworld.games.on_mars.rules.effects.construction import Lay
from offworld.games.on_mars.rules.effects.goods import Overflow
from offworld.games.on_mars.rules.effects.travel import MayTravel
from offworld.games.on_mars.rules.effects.using import OwnerDecides
from offworld.i18n import LANGUAGES, Translator
from offworld.kernel.match import Match
from offworld.kernel.reaction import ASK
from offworld.kernel.rng import Rng
from offworld.kernel.text import Text
from tests.games.on_mars.build import (
    BLUE,
    GAME,
    GREEN,
    ask,
    asked,
    choices,
    main,
    mars,
    place,
    player,
    stock,
    table,
    topic,
)

ALL = {each.name: each.choices for each in GAME.reactions}
LAB = {"shelter": "c2m", "rover": "c1t"}


def used(**blue: object) -> Match:
    """Return a match in which blue's rover technology was used in green's turn."""
    match = table({}, {"space": 6, "lab": LAB, **blue}, grid=[None] * 8)
    return ask(match, BLUE, OwnerDecides(ROVER_TECH))


def pushed(turn: int = GREEN) -> Match:
    """Return a match in which a building pushes blue's bot away."""
    return ask(table({}, {"bots": ["H3", None, None, None], "space": 6}, turn=turn), GREEN, Lay(0, place("H3")))


def test_nothing_left_means_being_asked() -> None:
    match = used()
    assert match.reaction(BLUE) == "technology"
    assert match.reaction(GREEN) == ""
    assert not match.react(BLUE, {})
    assert not match.react(BLUE, {"technology": ASK, "displaced": "centre"})
    assert asked(match) == (BLUE, "oxygen")


@pytest.mark.parametrize(("choice", "cell"), [("oxygen", "c1t"), ("develop_upper", "c2t"), ("develop_lower", "c2b")])
def test_a_technology_used_by_another(choice: str, cell: str) -> None:
    match = used(
        lab={"shelter": "c3t", "rover": "c1t"} if choice != "develop_lower" else {"shelter": "c3t", "rover": "c1b"}
    )
    assert match.react(BLUE, {"technology": choice})
    assert player(match, BLUE)["lab"]["rover"] == cell
    assert stock(match, BLUE)["oxygen"] == (2 if choice == "oxygen" else 1)


def test_the_benefit_of_such_a_development_can_be_declined() -> None:
    match = used()
    assert match.react(BLUE, {"technology": "develop_upper"})
    assert asked(match) == (BLUE, "move")
    assert match.reaction(BLUE) == "benefit"
    assert match.react(BLUE, {"benefit": "decline"})
    assert topic(match) == ""
    assert player(match, BLUE)["bots"] == ["I7"]


@pytest.mark.parametrize("choice", ALL["displaced"])
def test_a_bot_that_is_pushed_away(choice: str) -> None:
    match = pushed()
    ends = {"centre": "G5", "shelter": "I7"}
    nearest = min(DISTANCE[HEX[name]][HEX[ends[choice]]] for name in choices(match))
    assert match.react(BLUE, {"displaced": choice})
    (where,) = player(match, BLUE)["bots"]
    assert DISTANCE[HEX[where]][HEX[ends[choice]]] == nearest


@pytest.mark.parametrize(("choice", "load"), [("deliver", 1), ("lose", 0)])
def test_what_does_not_fit(choice: str, load: int) -> None:
    match = table({}, {"space": 6}, contracts={"contract11": {"owner": 1}})
    ask(match, BLUE, Overflow(PLANT, 1))
    assert match.react(BLUE, {"overflow": choice})
    assert player(match, BLUE)["contracts"][0]["load"].get("plant", 0) == load


def test_a_flight_that_costs_a_ship_but_never_the_free_one() -> None:
    match = ask(table({}, {"space": 6, "hangar": 1}, turn=None), BLUE, MayTravel(ORBIT))
    assert match.react(BLUE, {"ship": "stay"})
    assert player(match, BLUE)["hangar"] == 1
    match = ask(table({}, {"space": 6, "hangar": 1}, turn=None), BLUE, MayTravel(COLONY))
    assert match.reaction(BLUE) == ""  # the shuttle is free: one is always asked


def test_in_the_own_turn_nothing_stands() -> None:
    own = pushed(turn=BLUE)
    assert own.reaction(BLUE) == ""
    match = main(table({"space": 1}), "learn_tech")
    assert match.reaction(GREEN) == ""
    assert not match.react(GREEN, {"benefit": "decline", "technology": "oxygen"})


def test_two_worlds_a_standing_answer_reveals_nothing() -> None:
    """In every world that another may think possible, the same is asked and the same is answered."""
    left = {name: choices[0] for name, choices in ALL.items()}
    seen = 0
    for seed in range(12):
        match = GAME.start(3, seed, {"first_colonists": True})
        rng = Rng(seed)
        for _ in range(220):
            if match.over:
                break
            ((seat, decision),) = match.asked().items()
            if match.reaction(seat):
                seen += 1
                other = (seat + 1) % 3
                world = match.guess(other, rng)
                assert world.reaction(seat) == match.reaction(seat)
                copy = match.clone()
                assert copy.react(seat, left)
                assert world.react(seat, left)
                assert world.answers[-1][1] == copy.answers[-1][1]
            match.answer(seat, decision.sample(rng))
    assert seen > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_standing_answer_has_words(language: str) -> None:
    words = Translator(language)
    for name, named in ALL.items():
        for key in (f"on_mars-standing-{name}", *[f"on_mars-standing-{name}-{choice}" for choice in named]):
            assert words.say(Text(key)) != key
    assert mars(used()).actor == GREEN

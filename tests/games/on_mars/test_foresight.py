"""What expert sees ahead: the rest of its turn, and what others do until the next round begins."""

from __future__ import annotations

from typing import Any, cast

import pytest

from offworld.bots import Perspective, bot, explain
from offworld.bots.mcts import Mcts
from offworld.bots.race import Runner
from offworld.bots.rounds import FAR as FAR_BEHIND
from offworld.bots.rounds import ROUNDS, SIGHT, RoundSearch
from offworld.games.on_mars.names import COLONIZATION, RESOURCES
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.decision import Decision
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from offworld.kernel.state import State
from tests.games.on_mars.build import GAME, GREEN, asked, mars, table

NOTHING = dict.fromkeys(RESOURCES, 0)
AWAY = {"space": 1}
TRAVEL: dict[str, Any] = {"turn": None, "shuttle": {"side": "colony", "at": 1}}
LAST: dict[str, Any] = {"ending": "last", "remaining": 0, "mission_left": [0, 0, 0]}
WAITING = {"wind_turbines": {"owner": GREEN}}
FAR = {"bots": ["G6", None, None, None], "stock": {**NOTHING, "mineral": 1}, "crystals": 2}


class Watched(RoundSearch):
    """A search that keeps how playouts ended, and who was answered for quickly in them."""

    ends: list[State]
    quick: list[int]

    def _play_out(self, state: State) -> None:
        super()._play_out(state)
        if self.runner is not None:
            self.ends.append(state)

    def _answer_quickly(self, state: State, decision: Decision) -> None:
        if self.runner is not None:
            self.quick.append(decision.seat)
        super()._answer_quickly(state, decision)


def searched(match: Match, tries: int = 4) -> Watched:
    """Return a search of what is asked."""
    found = Watched(Perspective(match, asked(match)[0]), Rng(1), 0.6, ROUNDS, 8.0, 4.0)
    found.ends, found.quick = [], []
    for _ in range(tries):
        found.iterate()
    return found


def to_the_end_of_the_turn(match: Match, name: str) -> Match:
    """Let a bot play on until it has had its turn."""
    seat = asked(match)[0]
    player, rng = bot(name, GAME), Rng(1)
    while match.asked() and asked(match)[0] == seat and not mars(match).acted[seat]:
        match.answer(seat, player.choose(Perspective(match, seat), rng))
    return match


@pytest.mark.parametrize(
    ("players", "rest", "rounds"),
    [
        ([{"space": 5}, {"space": 6}], {}, 1),
        ([{"space": 6}, {"space": 5, "acted": True}], {}, 1),
        ([{"space": 5, "acted": True}, {"space": 6, "acted": True}], TRAVEL, 2),
    ],
    ids=["first", "last", "between"],
)
def test_positions_are_compared_as_a_round_begins(
    players: list[dict[str, Any]], rest: dict[str, Any], rounds: int
) -> None:
    """Otherwise whatever lets a rival act once more, such as a late space, looks worse than it is.

    Where one flies shows only in the turn that comes next.
    """
    match = table(*players, **rest)
    begun = mars(match).round
    ends = [cast(OnMars, state) for state in searched(match).ends]
    assert {(end.round, end.phase, sum(end.acted)) for end in ends} == {(begun + rounds, COLONIZATION, 0)}


def test_playouts_play_as_greedy_does() -> None:
    """Quick answers lost to greedy by dozens of points: what they made of an answer said little about it."""
    assert not searched(table({}, {"space": 6})).quick


def test_after_a_position_was_loaded_the_same_is_seen() -> None:
    match = far()
    again = GAME.load(match.position())
    found = [explain(Perspective(each, GREEN), Rng(2), Mcts(iterations=12)) for each in (match, again)]
    assert found[0] == found[1]


def far(start: str = "G6") -> Match:
    """Return a last turn with a blueprint whose site is out of reach until a bot has driven there."""
    me = {**FAR, "bots": [start, None, None, None]}
    return table(me, {**AWAY, "acted": True}, blueprints=WAITING, **LAST)


def test_the_line_shows_the_rest_of_the_turn() -> None:
    found = explain(Perspective(far(), GREEN), Rng(1), Mcts(iterations=40))
    assert found.best == ("exec", "bots")
    steps = [step.answer for step in found.considered[0].line]
    assert steps[-1] == "end"
    assert any(step[0] == "main" for step in steps)


@pytest.mark.parametrize("start", ["G6", "E2"])
def test_a_bot_drives_first_so_that_a_blueprint_can_be_used(start: str) -> None:
    """Greedy takes the main action that is good at once, and has none left when its bot has come near."""
    used = to_the_end_of_the_turn(far(start), "expert:iterations=40")
    assert max(mars(used).card_hex) >= 0


def test_what_nobody_tried_does_not_lead() -> None:
    """With a budget for one playout it answers what looked best at first sight."""
    match = table({"bots": ["F3", None, None, None], "hangar": 2, "stock": {**NOTHING, "mineral": 1}})
    found = searched(match, 1)
    assert found.best() == found.race.field[0].answer
    assert [len(runner.results) for runner in found.race.field[:2]] == [1, 0]


@pytest.mark.parametrize("seed", range(4))
def test_greedys_answer_is_left_only_for_one_that_makes_good_what_it_looked_worse(seed: int) -> None:
    """What everybody happens to do afterwards is no reason: that way expert spent rounds without a colonist."""
    found = searched(GAME.start(2, seed, quiet=True), 64)
    favourite, leader = min(found.race.field, key=lambda runner: runner.behind), found.race.leader
    assert favourite.behind == 0
    assert leader is favourite or _result(leader) - _result(favourite) > leader.behind


def test_the_end_of_the_match_leaves_no_doubt() -> None:
    """What was carried to the end needs no first impression."""
    found = searched(far(), 16)
    assert found.ends
    assert all(state.outcome is not None for state in found.ends)
    assert [runner.behind for runner in found.race.field if runner.results] == [0.0] * len(found.race.field)


def test_what_looks_much_worse_takes_no_part_but_two_always_do() -> None:
    match = table({"bots": ["F3", None, None, None], "hangar": 2, "stock": {**NOTHING, "mineral": 1}})
    field = searched(match, 0).race.field
    assert 2 <= len(field) <= 8
    assert all(runner.behind <= SIGHT * FAR_BEHIND for runner in field[2:])


def _result(runner: Runner) -> float:
    return runner.total / len(runner.results)


def test_counted_seconds_are_those_of_the_search_that_thinks() -> None:
    """Playouts that play everybody's turn to its end are few; alone they are quick, and four times as many."""
    made = []
    for seats in (1, 2):
        match = GAME.start(seats, 1, quiet=True)
        seat = min(match.asked())
        made.append(explain(Perspective(match, seat), Rng(1), Mcts(seconds=0.01, counted=True)).iterations)
    alone, two = made
    assert two <= round(0.01 * GAME.pace_of(2, {})) < alone <= round(0.01 * GAME.pace_of(1, {}))

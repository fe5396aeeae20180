"""Every ruling by its id."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.dig_mars.data import FLEET, IDLE_ROUNDS
from offworld.kernel.errors import IllegalAnswer
from tests.games.dig_mars.build import (
    BLUE,
    GAME,
    RED,
    WHITE,
    do,
    explored,
    kinds,
    mars,
    moves,
    only,
    player,
    site,
    table,
    unexplored,
    why,
)

# T01 dig 1 extra drill; T03 value 1 extra transport; T04 relocation; T05 extra point; T06 scouting; T07 plain, value 1;
# T08 value 2 carry 1; T16 value 3 carry 3; T20 dig 2; T42 dig 4.


def test_r01_turn_length() -> None:
    match = table(player("A1"), player("D4"))
    for end in ("B1", "A1", "B1"):
        do(match, "move", "A1" if end == "B1" else "B1", end)
    assert mars(match).actions == 0
    assert kinds(match) == {"end"}
    assert why(match, "move", "B1", "A1") == "dig_mars-no-actions"


def test_r02_drill() -> None:
    match = table(player("A1"), player("B1"), stacks={"A1": explored("T08"), "B1": unexplored("T07")})
    assert why(match, "drill", "B1") == "dig_mars-no-station"
    assert why(match, "drill", "A1") == "dig_mars-already-explored"


def test_r03_transport() -> None:
    match = table(player("A1"), player("B1"), stacks={"A1": unexplored("T08"), "B1": explored("T07")})
    assert why(match, "transport", "A1") == "dig_mars-not-explored"
    assert why(match, "transport", "B1") == "dig_mars-no-station"


def test_r04_who_may_transport() -> None:
    match = table(player("A1"), player("A1"), stacks={"A1": unexplored("T08")})
    do(match, "drill", "A1")
    do(match, "end")
    do(match, "transport", "A1", seat=BLUE)
    assert mars(match).points == [1, 1]


def test_r05_cooperation_adds() -> None:
    """An own second station counts like a foreign one."""
    match = table(player("A1", "A1"), player("D4"), stacks={"A1": unexplored("T20")})
    assert why(match, "drill", "A1") is None
    lone = table(player("A1"), player("D4"), stacks={"A1": unexplored("T20")})
    assert why(lone, "drill", "A1") == "dig_mars-drill-too-hard"


def test_r06_cooperation_is_mandatory() -> None:
    """The points are shared although the carrier needed no help."""
    match = table(player("A1", transport=4), player("A1"), stacks={"A1": explored("T08")})
    do(match, "transport", "A1")
    assert mars(match).points == [1, 1]


@pytest.mark.parametrize(
    ("tile", "stations", "points"),
    [
        ("T41", (("A1",), ("A1",)), [3, 2]),
        ("T08", (("A1",), ("A1",), ("A1",)), [2, 0, 0]),
        ("T16", (("A1",), ("A1", "A1"), ("B1",)), [2, 1, 0]),
    ],
)
def test_r07_division_of_points(tile: str, stations: tuple[tuple[str, ...], ...], points: list[int]) -> None:
    players = [player(*sites, transport=4) for sites in stations]
    match = table(*players, stacks={"A1": explored(tile)})
    do(match, "transport", "A1")
    assert mars(match).points == points


def test_r08_no_division_on_drilling() -> None:
    match = table(player("A1"), player("A1"), stacks={"A1": unexplored("T05")})
    do(match, "drill", "A1")
    assert mars(match).points == [0, 0]
    do(match, "point")
    assert mars(match).points == [1, 0]


def test_r09_fleet_upgrade_places_a_station() -> None:
    match = table(player("A1", points=6), player("D4"))
    for level in (2, 3, 4):
        do(match, "upgrade", "fleet")
        with pytest.raises(IllegalAnswer):
            do(match, "end")  # the station comes first
        match.answer(RED, 0)
        assert mars(match).crowd[0] == level == mars(match).level(RED, FLEET)


def test_r10_upgrade_cost() -> None:
    for kind in ("drill", "transport"):
        match = table(player("A1", points=6), player("D4"))
        left = []
        for _ in range(3):
            do(match, "upgrade", kind)
            left.append(mars(match).points[RED])
        assert left == [5, 3, 0]


def test_r11_equipment_maximum() -> None:
    match = table(player("A1", "A1", "A1", "A1", drill=4, transport=4, points=9), player("D4"))
    for kind in ("drill", "transport", "fleet"):
        assert why(match, "upgrade", kind) == "dig_mars-top-level"
    assert "upgrade" not in kinds(match)


def test_r12_paying_with_change() -> None:
    """A find worth 3 pays an upgrade of 1; the surplus of 2 comes back."""
    match = table(player("A1", finds=["T15"], points=3), player("D4"))
    do(match, "upgrade", "drill")
    assert mars(match).points[RED] == 2


def test_r13_r14_points_are_never_limited_by_the_supply() -> None:
    """Ten tokens of 1 exist; more change than that is still booked."""
    match = table(player("A1", points=30), player("A1", points=30), stacks={"A1": explored("T08")})
    do(match, "transport", "A1")
    assert mars(match).points == [31, 31]


def test_r15_nothing_on_credit() -> None:
    match = table(player("A1", drill=3, points=2), player("D4"))
    assert why(match, "upgrade", "drill") == "dig_mars-too-few-points"
    assert why(match, "upgrade", "transport") is None


def test_r16_move() -> None:
    match = table(player("A1"), player("D4"))
    assert moves(match, "A1") == {"B1", "A2"}
    assert why(match, "move", "A1", "B2") == "dig_mars-move-straight"
    assert why(match, "move", "A1", "C1") == "dig_mars-move-over-stack"
    assert why(match, "move", "D4", "C4") == "dig_mars-no-station"
    shared = table(player("A1"), player("B1"))
    do(shared, "move", "A1", "B1")
    assert mars(shared).crowd[1] == 2


def test_r17_jump_over_empty_places() -> None:
    match = table(player("A1"), player("D4"), stacks=only("A1", "D1", "A4"))
    assert moves(match, "A1") == {"B1", "D1", "A2", "A4"}
    do(match, "move", "A1", "D1")
    assert mars(match).actions == 2


def test_r18_step_on_an_empty_place() -> None:
    match = table(player("A1"), player("D4"), stacks=only("A1", "D1"))
    assert why(match, "move", "A1", "B1") is None
    assert why(match, "move", "A1", "C1") == "dig_mars-move-far-gap"


def test_r19_no_stack_behind_the_gap() -> None:
    match = table(player("B1"), player("D4"), stacks=only("B1", "A1"))
    assert moves(match, "B1") == {"A1", "C1", "B2"}


def test_r20_relocation_not_on_empty() -> None:
    stacks: dict[str, Any] = {"C3": {"tiles": []}, "D4": {"tiles": []}}
    match = table(player("A1"), player("D4"), stacks=stacks, bonuses={"relocation": 1}, actions=0)
    do(match, "relocate", BLUE, "D4")  # a foreign station, from a gap
    targets = list(match.asked()[RED].listed() or [])
    assert site("C3") not in targets
    assert len(targets) == 14
    reason = match.why_not(RED, site("C3"))
    assert reason is not None
    assert reason.key == "dig_mars-relocate-gap"
    match.answer(RED, site("A1"))
    assert mars(match).crowd[0] == 2
    assert kinds(match) == {"end"}


def test_r21_relocation_to_the_same_stack() -> None:
    match = table(player("A1"), player("D4"), bonuses={"relocation": 1})
    do(match, "relocate", RED, "A1")
    with pytest.raises(IllegalAnswer):
        match.answer(RED, site("A1"))
    alone = table(player("A1"), player("A1"), stacks=only("A1"), bonuses={"relocation": 1})
    assert why(alone, "relocate", RED, "A1") == "dig_mars-no-other-stack"


def test_r22_when_a_bonus_may_be_used() -> None:
    """By the driller only, once, in that turn only, also after the third action; unused it is lost."""
    match = table(player("A1"), player("A1"), stacks={"A1": unexplored("T05")}, actions=1)
    do(match, "drill", "A1")
    assert mars(match).actions == 0
    assert kinds(match) == {"point", "end"}
    used = match.clone()
    do(used, "point")
    assert mars(used).points[RED] == 1
    assert why(used, "point") == "dig_mars-no-bonus"
    do(match, "end")
    assert "point" not in kinds(match, seat=BLUE)
    do(match, "end", seat=BLUE)
    assert "point" not in kinds(match)


def test_r23_bonus_chain() -> None:
    stacks = {"A1": unexplored("T01"), "B1": unexplored("T05")}
    match = table(player("A1", "B1"), player("D4"), stacks=stacks, actions=1)
    do(match, "drill", "A1")
    do(match, "drill", "B1")  # with the extra drilling
    assert kinds(match) == {"point", "end"}


def test_r24_bonus_tile_stays() -> None:
    match = table(player("A1"), player("A1"), stacks={"A1": unexplored("T05")})
    do(match, "drill", "A1")
    do(match, "point")
    assert mars(match).height[0] == 1
    do(match, "end")
    assert why(match, "transport", "A1", seat=BLUE) is None


def test_r25_extra_drill_and_extra_transport() -> None:
    """They follow the normal rules and take no action; division included."""
    stacks = {"A1": explored("T08"), "B1": unexplored("T42")}
    match = table(
        player("A1", "B1"), player("A1"), stacks=stacks, bonuses={"extra_transport": 1, "extra_drill": 1}, actions=0
    )
    assert why(match, "drill", "B1") == "dig_mars-drill-too-hard"
    do(match, "transport", "A1")
    assert mars(match).points == [1, 1]
    assert why(match, "move", "A1", "B1") == "dig_mars-no-actions"


def test_r26_extra_point() -> None:
    match = table(player("A1", points=39), player("D4"), bonuses={"extra_point": 1})
    do(match, "point")
    do(match, "claim")
    assert match.over


def test_r27_scouting() -> None:
    match = table(player("A1"), player("D4"), stacks={"C3": unexplored("T05")}, bonuses={"scouting": 1})
    do(match, "scout", "C3")
    at = site("C3")
    assert match.view(RED)["table"]["grid"][at]["find"]["id"] == "T05"
    for other in (BLUE, None):
        seen = match.view(other)["table"]["grid"][at]
        assert seen["find"] is None
        assert not seen["explored"]
        assert seen["scouts"] == [RED]
    assert "point" not in kinds(match)
    mine = [event["key"] for event in match.events(RED)]
    theirs = match.events(BLUE)
    assert mine[-1] == "dig_mars-scouted-seen"
    assert theirs[-1]["key"] == "dig_mars-scouted"
    assert "find" not in theirs[-1]["params"]


def test_r28_scouting_without_target() -> None:
    stacks = only("A1")
    stacks["A1"] = explored("T08")
    match = table(player("A1"), player("A1"), stacks=stacks, bonuses={"scouting": 1})
    assert "scout" not in kinds(match)
    assert why(match, "scout", "A1") == "dig_mars-already-explored"
    assert why(match, "scout", "B1") == "dig_mars-gap"


def test_r29_secret_points() -> None:
    match = table(player("A1", points=7), player("D4", points=9))
    view = match.view(BLUE)["table"]["players"]
    assert "points" not in view[RED]
    assert view[BLUE]["points"] == 9
    assert all("points" not in seen for seen in match.view(None)["table"]["players"])


def test_r30_claim_only_on_own_turn() -> None:
    match = table(player("A1", points=40), player("D4", points=40))
    with pytest.raises(IllegalAnswer):
        do(match, "claim", seat=BLUE)
    assert not match.over


def test_r31_claim_on_points_received_on_anothers_turn() -> None:
    match = table(player("A1"), player("A1", points=39), stacks={"A1": explored("T08")})
    do(match, "transport", "A1")
    assert BLUE not in match.asked()
    do(match, "end")
    do(match, "claim", seat=BLUE)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (BLUE,)


def test_r32_claim_is_voluntary() -> None:
    match = table(player("A1", points=40), player("D4"))
    do(match, "upgrade", "drill")
    assert "claim" not in kinds(match)
    do(match, "end")
    assert not match.over


def test_r33_last_tile_taken() -> None:
    """The carrier may still claim, or first take a point that is due."""
    stacks = only("B2")
    stacks["B2"] = explored("T08")
    match = table(player("B2", points=38), player("D4", points=50), stacks=stacks)
    do(match, "transport", "B2")
    assert kinds(match) == {"claim", "end"}
    declined = match.clone()
    do(match, "claim")
    do(declined, "end")
    first, second = match.outcome(), declined.outcome()
    assert first is not None
    assert second is not None
    assert (first.winners, second.winners) == ((RED,), (BLUE,))
    due = table(player("B2", points=37), player("D4", points=50), stacks=stacks, bonuses={"extra_point": 1})
    do(due, "transport", "B2")
    assert kinds(due) == {"point", "end"}
    assert why(due, "upgrade", "drill") == "dig_mars-grid-empty"
    do(due, "point")
    assert kinds(due) == {"claim", "end"}


def test_r34_tie_after_the_last_tile() -> None:
    stacks = only("B2")
    stacks["B2"] = explored("T08")
    match = table(player("B2", points=3), player("D4", points=5), player("D4"), stacks=stacks)
    do(match, "transport", "B2")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (RED, BLUE)
    assert outcome.reason.key == "dig_mars-reason-last-tile"


def test_r35_r36_variant_with_open_tiles() -> None:
    match = table(player("A1", points=45), player("D4"), stacks={"A1": explored("T08")}, open_finds=True)
    do(match, "transport", "A1")
    assert match.view(BLUE)["table"]["players"][RED]["faces"] == [{"id": "T08", "value": 2, "carry": 1, "bonus": None}]
    assert "claim" not in kinds(match)


def test_r37_start_placement() -> None:
    match = GAME.start(seats=2, seed=1)
    first = next(iter(match.asked()))
    match.answer(first, 3)
    match.answer(1 - first, 3)
    assert mars(match).crowd[3] == 2


def test_r38_passing() -> None:
    match = table(player("A1"), player("D4"))
    do(match, "end")
    assert set(match.asked()) == {BLUE}
    assert mars(match).actions == 3


def test_r39_stalemate_guard() -> None:
    """Twelve full rounds without a drill, transport or upgrade; moves are no progress."""
    match = table(player("A1"), player("D4", points=1), player("D4"), idle=0)
    for _ in range(IDLE_ROUNDS):
        for seat in (RED, BLUE, WHITE):
            assert not match.over
            if seat == RED:
                start = "A1" if mars(match).is_present(RED, site("A1")) else "B1"
                do(match, "move", start, "B1" if start == "A1" else "A1")
            do(match, "end", seat=seat)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason.key == "dig_mars-reason-stalemate"
    assert outcome.winners == (BLUE,)


def test_r39_progress_starts_the_count_anew() -> None:
    match = table(player("A1", points=1), player("D4"), idle=IDLE_ROUNDS * 2 - 1)
    do(match, "upgrade", "drill")
    do(match, "end")
    assert not match.over
    do(match, "end", seat=BLUE)
    assert mars(match).idle == 1

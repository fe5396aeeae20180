"""The rulings R20 to R29, on points, unions and contracts; R30 to R36 are the Automa's."""

from __future__ import annotations

from tests.games.ceres.build import (
    GAME,
    WHITE,
    YELLOW,
    asked,
    do,
    finished,
    of,
    offered,
    pass_all,
    player,
    stock,
    table,
    tile,
    union,
)


def test_r20_scores() -> None:
    """Public, below 0 only by penalties; left-over units count in full sixes, alloy and probes twice."""
    match = table(
        player(stock={"credits": 3, "alloy": 3, "probes": 1}, leaders=0, lobby=5), player(stock={"ore": 5}), round=3
    )
    finished(match)
    assert of(match)["lines"]["leftovers"] == (3 + 2 * 3 + 2 * 1) // 6
    assert of(match, YELLOW)["lines"]["leftovers"] == 0
    assert match.view(YELLOW)["table"]["players"][WHITE]["points"] == of(match)["points"]


def test_r21_union_grant() -> None:
    match = table(player(), player(), contracts=True)
    do(match, ("grant", 1, "leader"))  # although the pawn is in hand
    do(match, ("pass",), seat=YELLOW)
    do(match, ("grant", 1, "pawn"))  # on both slots of one tile
    assert [slot["owner"] for slot in union(match, 1)["slots"]] == [WHITE, WHITE]
    pass_all(match)  # committing is optional
    assert of(match)["contracts"] == []


def test_r22_commit() -> None:
    """The bonus grant may be impossible or declined; the contract is taken all the same."""
    impossible = table(player(), player(), contracts=True, unions=[tile(1, "C15", "C16"), tile(3)])
    do(impossible, ("grant", 1, "pawn"))
    do(impossible, ("pass",), seat=YELLOW)
    do(impossible, ("commit", 1))
    assert asked(impossible) == "contract"
    declined = table(player(stock={"ore": 1}), player(), contracts=True, unions=[tile(1), tile(2, "C15", "C16")])
    do(declined, ("grant", 2, "pawn"))
    do(declined, ("pass",), seat=YELLOW)
    do(declined, ("commit", 2), 0, "C15")
    assert [each["id"] for each in of(declined)["contracts"]] == ["C15"]


def test_r23_pawns_return_and_all_slots_open_again() -> None:
    match = table(player(), player(), contracts=True, unions=[tile(1, "C15", "C16"), tile(2)])
    do(match, ("grant", 1, "pawn"))
    do(match, ("pass",), seat=YELLOW)
    do(match, ("commit", 1), "C15")
    pass_all(match)
    assert of(match)["pawn"]
    assert of(match)["leaders"] == 5
    assert union(match, 1)["slots"] == [None, None]


def test_r24_one_deed_moves_every_matching_contract_by_one_level() -> None:
    held = [{"id": name, "union": "1"} for name in ("C05", "C09", "C14")]
    match = table(player(stock={"alloy": 1}, contracts=held), player(), contracts=True)
    do(match, ("use", "construction", "construct"), ("F11", "new"))
    assert [each["level"] for each in of(match)["contracts"]] == [1, 1, 1]


def test_r24_steps_probes_and_workers_count_one_by_one() -> None:
    held = [{"id": name, "union": "1"} for name in ("C21", "C28", "C29")]
    match = table(
        player(stock={"credits": 20, "alloy": 2, "ore": 9}, contracts=held),
        player(),
        contracts=True,
        aboard=["blue", "green"],
    )
    do(match, ("work", "S-red"), "commerce", "commerce")
    assert of(match)["contracts"][0]["level"] == 2
    do(match, ("pass",), seat=YELLOW)
    do(match, ("use", "factory", "assemble"), 2)
    assert asked(match) == "reward"
    do(match, ("C28", "A"), ("use", "spaceport", "hire"), ("blue", "S-blue"), 1, ("green", "S-green"))
    assert offered(match) == [("C29", "A"), ("C29", "B")]


def test_r24_a_level_is_gained_before_the_next_effect() -> None:
    """The first of two steps completes a contract: its reward is chosen before the second step."""
    match = table(
        player(stock={"credits": 9}, contracts=[{"id": "C20", "union": "1", "level": 1}]), player(), contracts=True
    )
    do(match, ("work", "S-red"), "commerce")
    assert asked(match) == "reward"
    do(match, ("C20", "B"))
    assert asked(match) == "research"


def test_r25_the_owner_orders_what_one_deed_completes() -> None:
    held = [{"id": name, "union": "1"} for name in ("C01", "C13")]
    match = table(player(stock={"alloy": 1}, contracts=held), player(), contracts=True)
    do(match, ("use", "construction", "construct"), ("F11", "new"))
    assert offered(match) == [("C01", "A"), ("C01", "B"), ("C13", "A"), ("C13", "B")]
    do(match, ("C13", "B"))
    assert union(match, 1)["progress"] == 2
    assert offered(match) == [("C01", "A"), ("C01", "B")]
    do(match, ("C01", "A"))
    assert union(match, 1)["progress"] == 3


def test_r26_steps_beyond_twelve_are_lost() -> None:
    match = table(
        player(stock={"alloy": 1}, contracts=[{"id": "C01", "union": "1"}]),
        player(),
        contracts=True,
        unions=[tile(1, progress=11), tile(2)],
    )
    do(match, ("use", "construction", "construct"), ("F11", "new"), ("C01", "B"))
    assert union(match, 1)["progress"] == 12


def test_r27_labour_union_is_for_its_caller_until_the_end_of_the_round() -> None:
    match = table(
        player(stock={"influence": 2}),
        player(),
        contracts=True,
        tokens=["K1", "K2", "K3", "K9"],
        unions=[tile(1, "C15", "C16"), tile(2)],
    )
    do(match, ("favour", "K9"))
    do(match, ("grant", 1, "pawn"), seat=YELLOW)
    assert stock(match, YELLOW) == {"ice": 2}
    assert union(match, 1)["progress"] == 0
    pass_all(match)
    assert not of(match)["labour_union"]
    ice = of(match)["stock"]["ice"]
    do(match, ("pass",), seat=YELLOW)
    do(match, ("grant", 1, "pawn"))
    assert of(match)["stock"]["ice"] == ice + 2


def test_r28_the_contract_penalty_is_a_line_of_the_score() -> None:
    held = [{"id": name, "union": "1"} for name in ("C01", "C13")]
    match = finished(table(player(contracts=held), player(), contracts=True, round=3))
    lines = {line[0].key: line[1] for line in GAME.score_lines(match.state, WHITE)}
    assert lines["ceres-source-unfinished"] == -4


def test_ties_by_influence_credits_and_probes_then_shared() -> None:
    """Final scoring 6: influence, then credits, then launched probes, then the win is shared."""
    for mine, yours, winners in (
        ({"influence": 1}, {"credits": 1}, (WHITE,)),
        ({"credits": 1}, {"ore": 1}, (WHITE,)),
        ({"ore": 2}, {"ice": 1}, (WHITE, YELLOW)),
    ):
        match = table(player(stock=mine, leaders=0, lobby=5), player(stock=yours, leaders=0, lobby=5), round=3)
        for who in (WHITE, YELLOW):
            do(match, ("pass",), seat=who)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners == winners

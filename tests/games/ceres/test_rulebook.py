"""The rulebook of Contracts of Mars, heading by heading, with both of its worked examples."""

from __future__ import annotations

import pytest

from tests.games.ceres.build import (
    GAME,
    RICH,
    WHITE,
    YELLOW,
    asked,
    do,
    finished,
    of,
    offered,
    pass_all,
    player,
    seen,
    stock,
    table,
    tile,
    union,
    why,
    why_answer,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_preparation_tiles_by_number_with_markers_and_seven_seals(seats: int) -> None:
    """Preparation I and II: as many tiles as participants, ascending; a marker on 0 and seven seals of one colour."""
    for seed in range(8):
        tiles = seen(GAME.start(seats, seed, {"contracts": True}))["unions"]
        assert len(tiles) == max(seats, 2)  # alone, the Automa is the second participant (R29)
        numbers = [each["number"] for each in tiles]
        assert numbers == sorted(set(numbers))
        assert all(each["progress"] == 0 and each["seals"] == 7 for each in tiles)
        assert len({each["colour"] for each in tiles}) == len(tiles)


def test_preparation_contracts_are_a_deck_and_everyone_has_a_pawn() -> None:
    """Preparation III, and the corporation board: 32 contracts in a face-down deck, one union pawn each."""
    match = GAME.start(3, 5, {"contracts": True})
    table = seen(match)
    assert table["contract_deck"] + 2 * 3 == 32
    assert all(each["pawn"] for each in table["players"])


def test_preparation_is_left_to_chance() -> None:
    """Preparation: tiles and contracts are shuffled, and each tile's seals are of a colour drawn at random."""
    starts = [seen(GAME.start(2, seed, {"contracts": True}))["unions"] for seed in range(40)]
    tiles = [each for start in starts for each in start]
    assert {each["number"] for each in tiles} == set(range(1, 7))
    assert len({each["colour"] for each in tiles if each["number"] == 1}) == 4
    assert len({contract for each in tiles for contract in each["contracts"]}) == 32


def test_without_the_expansion_there_is_nothing_of_it() -> None:
    match = GAME.start(3, 5, {"contracts": False})
    table = seen(match)
    assert table["unions"] == []
    assert table["contract_deck"] == 0
    assert not any(each["pawn"] for each in table["players"])


def test_mining_phase_contracts_are_renewed() -> None:
    """Mining phase: before it, contracts left on the tiles go to the box and two new ones come to each tile."""
    match = GAME.start(2, 4, {"contracts": True})
    before = [contract for each in seen(match)["unions"] for contract in each["contracts"]]
    assert len(set(before)) == 4
    pass_all(match)
    after = [contract for each in seen(match)["unions"] for contract in each["contracts"]]
    assert len(set(after)) == 4
    assert set(before).isdisjoint(after)
    assert seen(match)["contract_deck"] == 32 - 8
    assert sorted(match.position()["state"]["contract_box"]) == sorted(before)


def test_taking_a_grant_with_the_pawn_or_a_leader() -> None:
    """Activation phase 1: the union pawn or a leader on a free action slot brings the main grant."""
    match = table(player(), player(), contracts=True)
    do(match, ("grant", 1, "pawn"))
    assert stock(match) == {"ice": 2}
    assert not of(match)["pawn"]
    assert of(match)["leaders"] == 5
    do(match, ("grant", 1, "leader"), seat=YELLOW)
    assert stock(match, YELLOW) == {"ice": 2}
    assert of(match, YELLOW)["leaders"] == 4
    assert union(match, 1)["slots"] == [
        {"owner": WHITE, "piece": "pawn", "repeat": False},
        {"owner": YELLOW, "piece": "leader", "repeat": False},
    ]
    assert why(match, "grant", 1, "leader") == "ceres-union-full"


def test_the_pawn_is_a_leader_for_union_tiles_only() -> None:
    """Note: with no leader left the pawn opens union tiles and nothing else."""
    match = table(player(leaders=0, lobby=5, stock=RICH), player(), contracts=True)
    assert ("grant", 2, "pawn") in offered(match)
    assert not [answer for answer in offered(match) if answer[0] in ("use", "override", "favour", "lobby")]
    assert why(match, "use", "factory", "extract") == "ceres-no-leader"


def test_committing() -> None:
    """Activation phase 2: down to the repeat slot, the bonus grant, a contract and a seal on level 0."""
    match = table(player(), player(), contracts=True, unions=[tile(2, "C15", "C20"), tile(3)])
    do(match, ("grant", 2, "pawn"))
    do(match, ("pass",), seat=YELLOW)
    do(match, ("commit", 2))
    assert asked(match) == "convert"  # the bonus grant comes first
    do(match, 2)
    assert stock(match) == {"alloy": 2}
    do(match, "C20")
    assert of(match)["contracts"] == [
        {"id": "C20", "union": 2, "colour": "amber", "level": 0, "levels": 2, "kept": False, "worth": None}
    ]
    assert union(match, 2)["seals"] == 6
    assert union(match, 2)["contracts"] == ["C15", None]


def test_a_vacated_action_slot_is_closed_for_everybody() -> None:
    """Note: the slot above a committed piece takes nobody, its owner included."""
    match = table(player(), player(), contracts=True, unions=[tile(1, "C15", "C16"), tile(2)])
    do(match, ("grant", 1, "pawn"))
    do(match, ("grant", 1, "pawn"), seat=YELLOW)
    do(match, ("commit", 1), "C15")
    assert union(match, 1)["slots"][0] == {"owner": WHITE, "piece": "pawn", "repeat": True}
    assert why(match, "grant", 1, "leader", seat=YELLOW) == "ceres-union-full"
    do(match, ("commit", 1), seat=YELLOW)
    assert why(match, "grant", 1, "leader") == "ceres-union-full"
    assert why(match, "commit", 1) == "ceres-not-on-union"


def test_example_grant_commitment_and_a_laboratory() -> None:
    """First worked example: Yellow takes 2 ice; White commits, launches, takes a contract, builds a laboratory."""
    match = table(
        player(stock={"probes": 1, "ice": 4, "alloy": 1}, pawn=False),
        player(),
        contracts=True,
        unions=[
            tile(1, "C01", "C05", slots=[{"owner": WHITE, "piece": "pawn"}, None]),
            tile(2),
        ],
        acting=YELLOW,
    )
    do(match, ("grant", 1, "pawn"), seat=YELLOW)
    assert stock(match, YELLOW) == {"ice": 2}
    do(match, ("commit", 1))
    assert asked(match) == "launch"  # the bonus grant of the tile
    do(match, "A01")
    assert seen(match)["asteroids"][0]["owner"] == WHITE
    do(match, "C05")
    assert of(match)["contracts"][0]["level"] == 0
    do(match, ("pass",), seat=YELLOW)
    do(match, ("use", "construction", "construct"), ("F11", "new"))
    assert of(match)["contracts"][0]["level"] == 1


def test_a_contract_is_complete_on_its_last_level_and_moves_the_marker() -> None:
    """Fulfilling a contract: the last level completes it; first the completion bonus, then A or B."""
    match = table(player(stock={"alloy": 1}, contracts=[{"id": "C01", "union": "1"}]), player(), contracts=True)
    do(match, ("use", "construction", "construct"), ("F11", "new"))
    assert asked(match) == "reward"
    assert offered(match) == [("C01", "A"), ("C01", "B")]


def test_reward_a_scores_and_discards() -> None:
    """Reward A: the printed points, the card is discarded; the marker has moved 1 step."""
    match = table(
        player(stock={"alloy": 1}, contracts=[{"id": "C01", "union": "1"}]),
        player(),
        contracts=True,
        unions=[tile(1, seals=6), tile(2)],
    )
    do(match, ("use", "construction", "construct"), ("F11", "new"), ("C01", "A"))
    assert of(match)["lines"]["rewards"] == 2
    assert of(match)["contracts"] == []
    assert union(match, 1)["progress"] == 1
    assert union(match, 1)["seals"] == 7  # designed: the seal goes back to its tile
    assert match.position()["state"]["contract_box"] == ["C01"]


def test_reward_b_moves_the_marker_and_keeps_the_card() -> None:
    """Reward B: the printed steps besides the completion bonus; the card stays with its seal."""
    match = table(
        player(stock={"alloy": 1}, contracts=[{"id": "C05", "union": "1", "level": 1}]),
        player(),
        contracts=True,
        unions=[tile(1, seals=6), tile(2)],
    )
    do(match, ("use", "construction", "construct"), ("F11", "new"), ("C05", "B"))
    assert union(match, 1)["progress"] == 1 + 2
    kept = of(match)["contracts"][0]
    assert kept["kept"]
    assert kept["worth"] == 2
    assert union(match, 1)["seals"] == 6
    assert of(match)["lines"]["rewards"] == 0


def test_what_was_done_before_taking_the_contract_does_not_count() -> None:
    """Note: the requirement must be met after the contract was taken; its own bonus grant comes before it."""
    match = table(
        player(stock={"probes": 1, "ice": 2}),
        player(),
        contracts=True,
        unions=[tile(1, "C15", "C16"), tile(2)],
    )
    do(match, ("grant", 1, "pawn"))
    do(match, ("pass",), seat=YELLOW)
    do(match, ("commit", 1), "A01", "C15")
    assert of(match)["launched"] == 1
    assert of(match)["contracts"][0]["level"] == 0


def test_labour_union_doubles_main_grants_and_moves_the_marker_two_steps() -> None:
    """Labour Union: each time a pawn or leader is placed on a tile, the main grant twice and 2 steps (not 4)."""
    match = table(player(stock={"influence": 2}), player(), contracts=True, tokens=["K1", "K2", "K3", "K9"])
    do(match, ("favour", "K9"))
    do(match, ("pass",), seat=YELLOW)
    do(match, ("grant", 1, "pawn"))
    assert stock(match) == {"ice": 4}
    assert union(match, 1)["progress"] == 2
    do(match, ("grant", 2, "leader"))
    assert stock(match) == {"ice": 4, "ore": 4}
    assert union(match, 2)["progress"] == 2


def test_labour_union_needs_the_expansion() -> None:
    """The token can be used only with the expansion."""
    for seed in range(40):
        tokens = [each["id"] for each in seen(GAME.start(2, seed, {"contracts": False}))["tokens"]]
        assert len(tokens) == 4
        assert "K9" not in tokens
    drawn = {each["id"] for seed in range(40) for each in seen(GAME.start(2, seed, {"contracts": True}))["tokens"]}
    assert "K9" in drawn


def test_tokens_are_chosen_or_drawn() -> None:
    """Assistance tokens: choose four, or draw four face down."""
    match = GAME.start(2, 3, {"tokens": "chosen"})
    first = next(iter(match.asked()))
    assert asked(match, first) == "tokens"
    do(match, ("K1", "K4", "K8", "K9"), seat=first)
    assert [each["id"] for each in seen(match)["tokens"]] == ["K1", "K4", "K8", "K9"]
    assert asked(match, first) == "action"


def test_end_of_the_game_example() -> None:
    """Second worked example: two kept contracts, marker in the section of 3, one open: 6 - 2; a third was cashed in."""
    match = table(
        player(
            points={"rewards": 2},
            contracts=[
                {"id": "C01", "union": "1", "level": 1, "kept": True},
                {"id": "C02", "union": "1", "level": 1, "kept": True},
                {"id": "C09", "union": "1", "level": 1},
            ],
        ),
        player(),
        contracts=True,
        round=3,
        unions=[tile(1, progress=4, seals=4), tile(2)],
    )
    finished(match)
    lines = of(match)["lines"]
    assert lines["rewards"] == 2
    assert lines["kept"] == 6
    assert lines["unfinished"] == -2


@pytest.mark.parametrize(("level", "union_number"), [(0, 1), (2, 2)])
def test_every_unfinished_contract_costs_two_points(level: int, union_number: int) -> None:
    """End of the game: 2 points for each contract not fulfilled, whatever its level (R28)."""
    contract = {"id": "C10", "union": str(union_number), "level": level}
    match = finished(table(player(contracts=[contract]), player(), contracts=True, round=3))
    assert of(match)["lines"]["unfinished"] == -2
    assert match.scores()[WHITE] == -2


def test_kept_contracts_score_by_where_the_marker_stands_at_the_end() -> None:
    """End of the game: by the place of the marker of the contract's own union, moved by everybody."""
    kept = [
        {"id": "C01", "union": "1", "level": 1, "kept": True},
        {"id": "C02", "union": "2", "level": 1, "kept": True},
    ]
    match = table(
        player(contracts=kept), player(), contracts=True, round=3, unions=[tile(1, progress=12), tile(2, progress=0)]
    )
    assert of(finished(match))["lines"]["kept"] == 5 + 1


def test_a_contract_needs_its_union() -> None:
    """A contract is taken only by committing, from under the tile on which one stands."""
    match = table(player(), player(), contracts=True, unions=[tile(1, "C15", "C16"), tile(2, "C01", "C02")])
    assert why(match, "commit", 1) == "ceres-not-on-union"
    do(match, ("grant", 1, "pawn"))
    do(match, ("pass",), seat=YELLOW)
    do(match, ("commit", 1))
    before = match.position()
    assert why_answer(match, "C01") == "ceres-contract-absent"
    assert match.position() == before

"""The Automa: its cards, its means, its union rules, and its score."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.ceres.data.automa import ACTIONS, LEVELS, PRIORITIES
from offworld.kernel.match import Match
from tests.games.ceres.build import GAME, POINTS, RICH, WHITE, do, finished, player, seen, table, tile, union

CARD = {"factory": "M01", "construction": "M02", "trade": "M03", "spaceport": "M04", "council": "M05"}
LEFT, RIGHT = "Y1", "Y2"  # arrows; Y1 begins with grey and the inner ring, Y2 with blue and the middle ring
BLANK: dict[str, Any] = {
    "credits": 5,
    "probes": 0,
    "research": 0,
    "leaders": 5,
    "workers": 4,
    "pawn": 1,
    "facilities": 0,
    "passed": False,
    "points": dict.fromkeys(("leader", "facilities", "asteroids", "projects", "contracts", "research", "credits"), 0),
    "discards": [],
    "used": [],
    "crew": dict.fromkeys(("grey", "red", "blue", "green"), 0),
    "borrowed": dict.fromkeys(("grey", "red", "blue", "green"), 0),
    "promises": dict.fromkeys(("free_launch", "cheaper_construction", "cheaper_project", "double_grant"), 0),
    "done": [-1, -1],
}


def alone(*cards: str, arrow: str = LEFT, level: str = "manager", **state: Any) -> Match:
    """Return a solo match in which the Automa will draw these action cards, with this priority card first."""
    rest = [card.id for card in PRIORITIES if card.id != arrow]
    rival = {**BLANK, "actions": list(cards), "priorities": [arrow, *rest], **state.pop("automa", {})}
    mine = state.pop("mine", {})
    return table(player(stock=RICH, **mine), seats=1, automa=level, rival=rival, **state)


def turn(match: Match) -> dict[str, Any]:
    """Let the player lobby, so that the Automa takes its turn; return it as everybody sees it."""
    do(match, ("lobby",))
    found: dict[str, Any] = seen(match)["automa"]
    return found


@pytest.mark.parametrize(
    ("level", "credits", "points"), [("trainee", 1, 0), ("manager", 3, 0), ("director", 2, 1), ("magnate", 2, 2)]
)
def test_factory_gives_a_probe_and_the_yield(level: str, credits: int, points: int) -> None:
    automa = turn(alone("M01", level=level))
    assert automa["probes"] == 1
    assert automa["credits"] == 5 + credits
    assert automa["lines"]["leader"] == points
    assert automa["leaders"] == 4
    assert automa["level"] == level


@pytest.mark.parametrize(("arrow", "card"), [(LEFT, "F01"), (RIGHT, "F40")])
def test_construction_by_the_arrow(arrow: str, card: str) -> None:
    match = alone("M02", arrow=arrow)
    automa = turn(match)
    assert automa["credits"] == 5 - 3
    assert automa["lines"]["facilities"] == POINTS[card] + 2
    assert card not in seen(match)["facilities"]
    assert match.position()["state"]["facility_box"] == [card]  # R34: it leaves the game
    assert len(seen(match)["facilities"]) == 6


def test_an_action_that_cannot_be_carried_out_gives_the_yield() -> None:
    for card in ("M02", "M03"):
        automa = turn(alone(card, automa={"credits": 0}))
        assert automa["credits"] == 3
        assert automa["leaders"] == 4


@pytest.mark.parametrize(("arrow", "project"), [(LEFT, "P01"), (RIGHT, "P04")])
def test_trade_takes_the_first_project_it_can_pay(arrow: str, project: str) -> None:
    points = POINTS[project]
    match = alone("M03", arrow=arrow, projects=["P17", "P01", "P04", "P18"])
    automa = turn(match)
    assert automa["credits"] == 5 - points
    assert automa["lines"]["projects"] == points
    assert project not in seen(match)["projects"]


def test_launch_by_ring_distance_and_arrow() -> None:
    match = alone("M04", automa={"probes": 1})
    automa = turn(match)
    owners = {each["id"]: each["owner"] for each in seen(match)["asteroids"]}
    assert owners["A01"] == "automa"  # the inner ring first, and the nearest of it
    assert automa["lines"]["asteroids"] == POINTS["A01"]
    assert (automa["credits"], automa["probes"]) == (4, 0)
    tie = {"A01": WHITE, "A03": WHITE}  # sectors 2 and 6 are equally far
    left, right = (
        alone("M04", automa={"probes": 1}, asteroids=tie),
        alone("M04", arrow="Y6", automa={"probes": 1}, asteroids=tie),
    )
    for each, taken in ((left, "A02"), (right, "A04")):
        turn(each)
        assert {rock["id"]: rock["owner"] for rock in seen(each)["asteroids"]}[taken] == "automa"


def test_spaceport_without_a_probe_takes_a_worker_of_the_ship() -> None:
    match = alone("M04", aboard=["red", "grey", "blue"])
    automa = turn(match)
    assert seen(match)["aboard"] == ["grey", "blue"]
    assert automa["credits"] == 5 + 3
    pool = seen(match)["pool"]["red"]
    finished(match)
    assert match.position()["state"]["pool"]["red"] >= pool + 1  # it has joined the pool


@pytest.mark.parametrize(
    ("colour", "change"),
    [("grey", {"credits": 8}), ("red", {"research": 1}), ("blue", {"probes": 1}), ("green", {"credits": 7})],
)
def test_a_worker_card_takes_the_first_colour_of_the_pool(colour: str, change: dict[str, int]) -> None:
    pool = {name: 2 if name == colour else 0 for name in ("grey", "red", "blue", "green")}
    match = alone("M11", pool=pool)
    automa = turn(match)
    assert {name: automa[name] for name in change} == change
    assert seen(match)["pool"][colour] == 1
    assert automa["workers"] == 3
    assert automa["leaders"] == 5


def test_a_worker_card_with_an_empty_pool_gives_the_yield() -> None:
    automa = turn(alone("M11", pool=dict.fromkeys(("grey", "red", "blue", "green"), 0)))
    assert automa["credits"] == 8


TOKEN_LINES: dict[str, dict[str, Any]] = {
    "K1": {"promises": ["free_launch"]},
    "K2": {"promises": ["cheaper_construction"]},
    "K3": {"credits": 8},
    "K4": {"credits": 8},
    "K5": {"research": 1},
    "K6": {"credits": 6, "crew": {"grey": 1, "red": 0, "blue": 0, "green": 0}},
    "K7": {"promises": ["cheaper_project"]},
    "K8": {"credits": 8},
    "K9": {"promises": ["double_grant"]},
}


@pytest.mark.parametrize("token", TOKEN_LINES)
def test_council_calls_a_token_and_applies_its_line(token: str) -> None:
    others = [name for name in ("K1", "K2", "K3", "K8") if name != token][:3]
    match = alone("M05", tokens=[token, *others], contracts=token == "K9")
    automa = turn(match)
    assert {name: automa[name] for name in TOKEN_LINES[token]} == TOKEN_LINES[token]
    assert seen(match)["tokens"][0]["callers"] == ["automa"]
    price = next(each["price"] for each in GAME.catalog()["tokens"] if each["id"] == token)
    assert seen(match)["tokens"][0]["price"] == price + 1  # R08: its leader counts


def test_promises_are_kept_until_used() -> None:
    cheap = alone("M02", automa={"credits": 1, "promises": {**BLANK["promises"], "cheaper_construction": 2}})
    automa = turn(cheap)
    assert (automa["credits"], automa["promises"]) == (0, [])
    credits = POINTS["P01"] - 2
    project = alone("M03", automa={"credits": credits, "promises": {**BLANK["promises"], "cheaper_project": 2}})
    automa = turn(project)
    assert (automa["credits"], automa["lines"]["projects"], automa["promises"]) == (0, POINTS["P01"], [])
    free = alone("M04", automa={"credits": 0, "probes": 1, "promises": {**BLANK["promises"], "free_launch": 1}})
    automa = turn(free)
    assert (automa["credits"], automa["probes"], automa["promises"]) == (0, 0, [])


def test_a_card_it_can_no_longer_use_is_discarded_and_the_next_drawn() -> None:
    match = alone("M01", "M11", automa={"leaders": 0})
    automa = turn(match)
    assert automa["discards"] == ["M01", "M11"]
    assert automa["workers"] == 3
    automa = turn(match)
    assert automa["passed"]


def test_r30_arrow_right_is_the_reverse() -> None:
    tiles = [tile(2, "C01", "C02"), tile(4, "C03", "C04")]
    match = alone("M15", arrow=RIGHT, contracts=True, unions=tiles)
    turn(match)
    assert union(match, 4)["slots"][1]["owner"] == "automa"
    assert union(match, 4)["contracts"] == ["C03", None]


def test_r31_it_places_and_commits_in_the_same_turn() -> None:
    """Union card: pawn first; bonus grant, contract for 2 credits, 2 points, discarded, 1 step."""
    match = alone("M15", contracts=True, unions=[tile(4, "C01", "C02"), tile(6)])
    automa = turn(match)
    assert union(match, 4)["slots"][0] == {"owner": "automa", "piece": "pawn", "repeat": True}
    assert automa["research"] == 1  # the bonus grant
    assert automa["credits"] == 5 - 2  # R32: no main grant
    assert automa["lines"]["contracts"] == 2
    assert union(match, 4)["progress"] == 1
    assert union(match, 4)["contracts"] == [None, "C02"]
    assert "C01" in match.position()["state"]["contract_box"]


def test_after_the_pawn_it_uses_leaders() -> None:
    match = alone("M15", contracts=True, automa={"pawn": 0}, unions=[tile(4, "C01", "C02"), tile(6)])
    automa = turn(match)
    assert union(match, 4)["slots"][0]["piece"] == "leader"
    assert automa["leaders"] == 4


def test_it_goes_to_the_first_free_slot_by_the_arrow() -> None:
    piece = {"owner": WHITE, "piece": "leader"}
    tiles = [tile(1, "C01", "C02", slots=[piece, piece]), tile(4, "C03", "C04", slots=[piece, None])]
    match = alone("M15", contracts=True, unions=tiles)
    turn(match)
    assert union(match, 4)["slots"][1] == {"owner": "automa", "piece": "pawn", "repeat": True}
    assert union(match, 4)["contracts"] == [None, "C04"]


def test_a_production_grant_gives_the_yield() -> None:
    """Important: where a union offers production, the Automa takes its leader's yield."""
    match = alone("M15", contracts=True, unions=[tile(1), tile(6, "C01", "C02")], arrow=RIGHT)
    automa = turn(match)
    assert automa["credits"] == 5 + 3 - 2
    assert automa["lines"]["contracts"] == 2


def test_r33_when_it_cannot_commit_the_pawn_stays() -> None:
    """Important: the piece stays where it is, the yield, and no contract."""
    match = alone("M15", contracts=True, unions=[tile(1, "C01", "C02"), tile(4)])
    automa = turn(match)  # no probe to launch
    assert union(match, 1)["slots"][0] == {"owner": "automa", "piece": "pawn", "repeat": False}
    assert automa["credits"] == 5 + 3
    assert automa["lines"]["contracts"] == 0
    assert union(match, 1)["contracts"] == ["C01", "C02"]
    assert union(match, 1)["progress"] == 0


def test_when_it_cannot_pay_there_is_no_contract() -> None:
    """Important: without the 2 credits it gets none of the contracts; the bonus grant is kept."""
    match = alone("M15", contracts=True, automa={"credits": 1}, unions=[tile(4, "C01", "C02"), tile(6)])
    automa = turn(match)
    assert automa["research"] == 1
    assert automa["credits"] == 1
    assert union(match, 4)["contracts"] == ["C01", "C02"]
    assert union(match, 4)["slots"][0]["repeat"]


def test_labour_union_gives_its_next_bonus_grant_twice() -> None:
    promised = {**BLANK["promises"], "double_grant": 1}
    match = alone("M15", contracts=True, automa={"promises": promised}, unions=[tile(4, "C01", "C02"), tile(6)])
    automa = turn(match)
    assert automa["research"] == 2
    assert automa["promises"] == []


def test_r34_no_limit_of_probes() -> None:
    automa = turn(alone("M01", automa={"probes": 9}))
    assert automa["probes"] == 10


def test_r35_a_full_location_costs_the_leader_and_gives_the_yield() -> None:
    match = alone("M01", slots={"factory": [WHITE, WHITE]})
    automa = turn(match)
    assert (automa["leaders"], automa["probes"], automa["credits"]) == (4, 0, 8)
    piece = {"owner": WHITE, "piece": "leader"}
    full = [tile(1, slots=[piece, piece]), tile(2)]
    taken = alone(
        "M15", contracts=True, unions=[full[0], tile(2, slots=[piece, {"owner": "automa", "piece": "leader"}])]
    )
    automa = turn(taken)
    assert (automa["pawn"], automa["credits"]) == (False, 8)


def test_mining_phase_income() -> None:
    """4 credits, 1 for each launched probe and 1 for every two facilities."""
    match = alone(automa={"facilities": 5, "credits": 0}, asteroids={"A01": "automa", "A09": "automa"})
    do(match, ("pass",))
    assert seen(match)["automa"]["credits"] == 4 + 2 + 2


def test_r36_its_end_and_its_score_line_by_line() -> None:
    points = {**BLANK["points"], "leader": 3, "asteroids": 9}
    match = alone(round=3, automa={"research": 4, "credits": 9, "points": points}, mine={"points": {"projects": 10}})
    do(match, ("pass",))
    outcome = match.outcome()
    assert outcome is not None
    rival = outcome.rivals[0]
    lines = {line[0].key.rpartition("-")[2]: line[1] for line in rival.lines}
    assert lines == {
        "leader": 3,
        "facilities": 0,
        "asteroids": 9,
        "projects": 0,
        "contracts": 0,
        "research": 6,
        "credits": 2,
    }
    assert rival.score == 20
    assert rival.won == (outcome.scores[0] <= 20)


@pytest.mark.parametrize(("mine", "winners"), [(20, ()), (21, (0,)), (5, ())])
def test_r36_a_tie_is_lost(mine: int, winners: tuple[int, ...]) -> None:
    points = {**BLANK["points"], "asteroids": 20}
    match = table(
        player(points={"projects": mine}, leaders=0, lobby=5),
        seats=1,
        round=3,
        rival={**BLANK, "credits": 0, "actions": [], "priorities": [card.id for card in PRIORITIES], "points": points},
    )
    do(match, ("pass",))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.rivals[0].won == (not winners)


def test_the_decks_are_what_the_data_says() -> None:
    match = GAME.start(1, 3, {"contracts": True})
    assert seen(match)["automa"]["actions"] == 16 == len(ACTIONS)
    assert seen(GAME.start(1, 3, {"contracts": False}))["automa"]["actions"] == 14
    assert LEVELS == ("trainee", "manager", "director", "magnate")


def test_priority_cards_are_shuffled_when_all_are_used() -> None:
    match = alone("M11", "M12", "M13", "M14", "M02", "M03", "M05", automa={"credits": 0})
    for count in range(5):
        automa = turn(match)
        assert len(automa["used"]) == count + 1
    do(match, ("work", "S-green"))
    assert len(seen(match)["automa"]["used"]) == 6
    do(match, ("work", "S-red"), "commerce", "commerce")
    assert len(seen(match)["automa"]["used"]) == 1
    assert seen(match)["automa"]["priorities"] == 5

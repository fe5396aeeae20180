"""What a seat sees is in its observation, and what it cannot know is not."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

import offworld
from offworld.games.on_mars.data.field import FIELD
from offworld.kernel.game import Game
from offworld.kernel.looking import look, look_again
from offworld.kernel.match import Match
from offworld.kernel.rng import Rng
from offworld.learn.scheme import Scheme
from tests.kernel.prospect import PROSPECT
from tests.kernel.rows import ROWS
from tests.learn.altered import Altered

Case = tuple[Game, int, dict[str, object]]

MOON = offworld.game("welcome_to_the_moon")
ADVENTURES: list[Case] = [(MOON, 2, {"adventure": adventure}) for adventure in range(1, 9)]
CASES: list[Case] = [
    (PROSPECT, 3, {}),
    (ROWS, 2, {}),
    (offworld.game("signals"), 3, {}),
    (offworld.game("signals"), 1, {"nights": 3}),
    (offworld.game("dig_mars"), 2, {}),
    (offworld.game("dig_mars"), 3, {"open_finds": True}),
    (offworld.game("terraforming_mars"), 1, {}),
    (offworld.game("terraforming_mars"), 3, {"draft": True}),
    *ADVENTURES,
    (MOON, 1, {"adventure": 1}),
    (MOON, 2, {"adventure": 2, "expedition": True}),
    (offworld.game("on_mars"), 1, {}),
    (offworld.game("on_mars"), 3, {"first_colonists": True}),
    (offworld.game("ceres"), 1, {}),
    (offworld.game("ceres"), 2, {"contracts": False}),
    (offworld.game("ceres"), 3, {}),
]
EACH_GAME: list[Case] = [
    (offworld.game("dig_mars"), 3, {}),
    (offworld.game("terraforming_mars"), 3, {"draft": True}),
    (MOON, 2, {"adventure": 1}),
    (offworld.game("on_mars"), 3, {}),
    (offworld.game("ceres"), 3, {}),
]
STEPS = 60  # of a match that is walked through
CHART = {"terraforming_mars": ("history",)}  # ratings of past generations: a chart beside the table, not a part of it


def name(case: Case) -> str:
    """Return what a case is called."""
    game, seats, options = case
    return "-".join([game.name, str(seats), *[str(value) for value in options.values()]])


def seen(match: Match, seat: int) -> dict[str, Any]:
    """Return all that a screen would show a seat, as plain JSON, without words."""
    view = match.view(seat)
    question = match.question(seat)
    asked = {key: question[key] for key in question if key not in ("labels", "refused")} if question else None
    table = {key: part for key, part in view["table"].items() if key not in CHART.get(match.game.name, ())}
    found: dict[str, Any] = json.loads(json.dumps({"table": table, "asked": view["asked"], "question": asked}))
    return found


def observed(match: Match, seat: int) -> bytes:
    """Return a seat's observation with what it may pick."""
    decision = match.asked().get(seat)
    picks = repr(decision.picks(())) if decision is not None else ""
    return look(match.game, match.state, seat).packed() + picks.encode()


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Return where two pieces of JSON differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = sorted({*one, *other})
        return [found for key in keys for found in differences(one.get(key), other.get(key), f"{path}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other))
        return [found for at, (a, b) in pairs for found in differences(a, b, f"{path}[{at}]")]
    return [] if one == other else [f"{path}: {one!r:.60} or {other!r:.60}"]


def in_any_order(value: Any) -> Any:
    """Return some JSON with all lists sorted: in which order a player got something is not a thing to be seen."""
    if isinstance(value, dict):
        return {key: in_any_order(part) for key, part in value.items()}
    return sorted([in_any_order(part) for part in value], key=repr) if isinstance(value, list) else value


def walk(case: Case, seed: int, steps: int = STEPS) -> list[Match]:
    """Return copies of a match played at random, one after each answer; the later part of a long one."""
    game, seats, options = case
    match = game.start(seats, seed, options, quiet=True)
    rng = Rng(seed)
    found = [match.clone()]
    while asked := match.asked():
        seat = min(asked)
        match.answer(seat, asked[seat].sample(rng))
        found.append(match.clone())
    return [*found[: steps // 2], *found[-steps // 2 :]]


@pytest.mark.parametrize("case", CASES, ids=name)
def test_positions_that_look_different_are_observed_differently(case: Case) -> None:
    _, seats, _ = case
    for seed in range(2):
        known: dict[tuple[int, bytes], dict[str, Any]] = {}
        for match in walk(case, seed):
            if match.over:
                continue
            for seat in range(seats):
                shown = seen(match, seat)
                before = known.setdefault((seat, observed(match, seat)), shown)
                assert before == shown, differences(before, shown)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_what_is_hidden_is_not_observed(case: Case) -> None:
    game, seats, _ = case
    rng = Rng(5)
    for match in walk(case, 3):
        for seat in range(seats):
            truth = look(game, match.state, seat).packed()
            for _ in range(2):
                assert look(game, match.guess(seat, rng).state, seat).packed() == truth


@pytest.mark.parametrize("case", CASES, ids=name)
def test_each_visible_thing_that_changes_changes_the_observation(case: Case) -> None:
    """Positions in which one value alone is different: whoever sees it observes it."""
    game, seats, _ = case
    positions = [match.position() for seed in range(3) for match in walk(case, seed, 40) if not match.over]
    altered = Altered(game, positions)
    rng = Rng(1)
    seen_to_change: Counter[str] = Counter()
    for position in [positions[len(positions) * part // 4 + 3] for part in range(4)]:
        truth = game.load(position, quiet=True)
        for kind, match in altered.matches(position, 1, rng):
            for seat in range(seats):
                changes = differences(seen(truth, seat), seen(match, seat))
                if changes:
                    seen_to_change[".".join(kind)] += 1
                    assert observed(match, seat) != observed(truth, seat), (kind, changes[:3])
    assert len(seen_to_change) >= 5, "hardly anything could be changed"


@pytest.mark.parametrize("case", EACH_GAME, ids=name)
def test_visible_things_that_change_places_change_the_observation(case: Case) -> None:
    """Where nothing can be added or removed: workers, cards and cubes in each other's place, or gone elsewhere."""
    game, seats, _ = case
    positions = [match.position() for match in walk(case, 1, 40) if not match.over]
    altered = Altered(game, positions)
    seen_to_change: Counter[str] = Counter()
    position = positions[-8]
    truth = game.load(position, quiet=True)
    for kind, match in altered.exchanged(position, Rng(2)):
        for seat in range(seats):
            before, after = seen(truth, seat), seen(match, seat)
            if in_any_order(before) != in_any_order(after):
                seen_to_change[".".join(kind)] += 1
                assert observed(match, seat) != observed(truth, seat), (kind, differences(before, after)[:3])
    assert len(seen_to_change) >= 5, "hardly anything could be exchanged"


@pytest.mark.parametrize("case", CASES, ids=name)
def test_groups_are_named_once_and_stay_the_same(case: Case) -> None:
    game, seats, options = case
    scheme = Scheme(game, seats, game.check_setup(seats, options))
    wanted = [repr(group) for group in scheme.groups]
    for match in walk(case, 4, 20):
        sight = look(game, match.state, seats - 1, describe=True)
        assert [repr(group) for group in sight.groups] == wanted
        packed = sight.packed()
        assert len(packed) == scheme.bytes
        flat = scheme.unpack(packed)
        assert np.allclose(flat, look(game, match.state, seats - 1, describe=True).floats())
        assert np.array_equal(scheme.unpack_all([packed, packed]), np.stack([flat, flat]))
        assert np.isfinite(flat).all()
    covered = sorted([(part.start, part.stop) for part in scheme.slices.values()])
    assert [start for start, _ in covered] == [0, *[stop for _, stop in covered[:-1]]]
    assert covered[-1][1] == scheme.size


@pytest.mark.parametrize("case", CASES, ids=name)
def test_questions_are_in_words_that_the_game_knows(case: Case) -> None:
    game, seats, options = case
    if game in (PROSPECT, ROWS):
        return  # games of the tests, which list no words
    scheme = Scheme(game, seats, game.check_setup(seats, options))
    for seed in range(3):
        for match in walk(case, seed, 400):
            for seat, decision in match.asked().items():
                flat = scheme.unpack(look(game, match.state, seat).packed())
                assert not flat[scheme.slices["about"]][-1], decision.params
                assert decision.topic == "done" or not flat[scheme.slices["topic"]][-1], decision.topic


def test_what_a_listener_could_remember_is_observed() -> None:
    """Finds of Dig Mars lie face down once they were carried away, but everybody has heard which they were."""
    game = offworld.game("dig_mars")
    scheme = Scheme(game, 3, game.check_setup(3, {}))
    match = game.start(3, 1)
    rng = Rng(3)
    while asked := match.asked():
        seat = min(asked)
        match.answer(seat, asked[seat].sample(rng))
        if match.over:
            break
        told = [event["params"] for event in match.events(0) if event["key"] == "dig_mars-transported"]
        heard = sorted([[each["seat"], int(each["find"]["key"][-2:]) - 1] for each in told])
        parts = scheme.parts(scheme.unpack(look(game, match.state, 0).packed()))
        assert np.argwhere(parts["finds"]).tolist() == heard
    assert len({seat for seat, _ in heard}) > 1


def test_boards_are_planes() -> None:
    """A tile of Terraforming Mars is found at its row and column; an empty corner never holds anything."""
    game = offworld.game("terraforming_mars")
    scheme = Scheme(game, 2, game.check_setup(2, {}))
    position = game.start(2, 1).position()
    position["state"]["tiles"] = {"r0c0": {"tile": "city", "owner": 1}}
    match = game.load(position)
    parts = scheme.parts(scheme.unpack(look(game, match.state, 0).packed()))
    assert parts["owners"].shape == (3, 9, 9)
    assert np.argwhere(parts["owners"]).tolist() == [[1, 0, 4]]
    assert np.argwhere(parts["tiles"][3]).tolist() == [[0, 4]]
    own = scheme.parts(scheme.unpack(look(game, match.state, 1).packed()))
    assert np.argwhere(own["owners"]).tolist() == [[0, 0, 4]]
    both = scheme.parts(scheme.unpack_all([look(game, match.state, seat).packed() for seat in (0, 1)]))
    assert np.array_equal(both["owners"], np.stack([parts["owners"], own["owners"]]))


def test_the_grid_of_dig_mars_and_the_field_of_on_mars_are_planes_too() -> None:
    """A station stands at the row and column of its site; distances on the field are those on its planes."""
    game = offworld.game("dig_mars")
    match = game.start(2, 1, quiet=True)
    while match.asked()[0 if 0 in match.asked() else 1].topic == "first_station":
        match.answer(min(match.asked()), 6)  # C2
    scheme = Scheme(game, 2, game.check_setup(2, {}))
    parts = scheme.parts(scheme.unpack(look(game, match.state, 0).packed()))
    assert parts["stations"].shape == (2, 4, 4)
    assert [1, 2] in np.argwhere(parts["stations"])[:, 1:].tolist()
    assert parts["stacks"].shape[1:] == (4, 4)

    game = offworld.game("on_mars")
    scheme = Scheme(game, 2, game.check_setup(2, {}))
    parts = scheme.parts(scheme.unpack(look(game, game.start(2, 1).state, 0).packed()))
    assert parts["buildings"].shape[1:] == parts["rovers"].shape[1:] == (11, 13)
    built = np.argwhere(parts["buildings"].any(axis=0)).tolist()
    found = [max(abs(a - c), abs(b - d), abs(a - c + b - d)) for a, b in built for c, d in built]
    places = [FIELD.place[name] for name in game.start(2, 1).position()["state"]["buildings"]]
    assert sorted(found) == sorted([FIELD.distance[one][other] for one in places for other in places])


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_sight_that_is_kept_shows_what_a_fresh_one_does(case: Case) -> None:
    """Whatever has changed in between: one answer, many of them, another match, or a single value."""
    game, seats, _ = case
    kept = [look(game, walk(case, 5, 2)[0].state, seat) for seat in range(seats)]
    moments = [match for seed in (6, 7) for match in walk(case, seed)]
    position = moments[STEPS // 2].position()
    altered = Altered(game, [match.position() for match in moments if not match.over])
    for match in [*moments, *[match for _, match in altered.matches(position, 2, Rng(2))], *moments[::-7]]:
        for seat, sight in enumerate(kept):
            look_again(game, match.state, seat, sight)
            assert sight.packed() == look(game, match.state, seat).packed(), seat

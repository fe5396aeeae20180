"""The generator: deterministic, fair enough, and cheap to copy."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from offworld.kernel.rng import Rng, advance, fork, mix, seeded
from tests.kernel.prospect import PROSPECT
from tests.kernel.prospect.state import Prospect


def test_the_bits_are_those_of_splitmix64() -> None:
    # the first outputs of the published generator for the state 1234567
    state, found = 1234567, []
    for _ in range(3):
        state = advance(state)
        found.append(mix(state))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**63 - 1), st.integers(1, 1000))
def test_the_same_seed_gives_the_same_numbers_in_range(seed: int, n: int) -> None:
    mine, yours = Rng(seed), Rng(seed)
    numbers = [mine.below(n) for _ in range(20)]
    assert numbers == [yours.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in numbers)


def test_seeds_next_to_each_other_are_unrelated() -> None:
    streams = [Rng(seed).below(1 << 30) for seed in range(2000)]
    assert len(set(streams)) > 1990
    assert len({seeded(seed) for seed in range(2000)}) == 2000


def test_numbers_are_spread_evenly() -> None:
    rng, count = Rng(3), Counter[int]()
    for _ in range(6000):
        count[rng.below(6)] += 1
    chi = sum((count[eye] - 1000) ** 2 / 1000 for eye in range(6))
    assert chi < 20.5  # five degrees of freedom: one honest die in a thousand does worse
    pairs = Counter((rng.below(4), rng.below(4)) for _ in range(16000))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(4) for b in range(4)) < 37.7  # 15 degrees, the same


def test_every_order_comes_up_equally_often() -> None:
    rng, count = Rng(5), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        count[tuple(items)] += 1
    assert len(count) == 6
    assert sum((found - 1000) ** 2 / 1000 for found in count.values()) < 20.5


@given(st.lists(st.integers()), st.integers(0, 1000))
def test_a_shuffle_keeps_what_it_shuffles(items: list[int], seed: int) -> None:
    mixed = items[:]
    Rng(seed).shuffle(mixed)
    assert sorted(mixed) == sorted(items)


def test_uniform_and_choice() -> None:
    rng = Rng(1)
    numbers = [rng.uniform() for _ in range(1000)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.45 < sum(numbers) / 1000 < 0.55
    assert {rng.choice(["abc", "x", "y"]) for _ in range(50)} == {"abc", "x", "y"}


def test_forks_differ_from_each_other_and_leave_the_parent_alone() -> None:
    rng = Rng(9)
    state = rng.state
    kids = [rng.fork(branch).below(1 << 40) for branch in range(100)]
    assert rng.state == state
    assert len(set(kids)) == 100
    assert len({fork(state, branch) for branch in range(-1, 100)}) == 101


def test_a_state_draws_one_number_from_each_of_its_draws() -> None:
    state = PROSPECT.setup(2, PROSPECT.check_setup(2, None), 5)
    assert isinstance(state, Prospect)
    at, expected = state.rng, []
    for _ in range(20):
        at = advance(at)
        expected.append((mix(at) >> 11) % 10)
    assert [state.below(10) for _ in range(20)] == expected
    assert state.rng == at


def test_numbers_that_share_a_draw_are_unrelated() -> None:
    rng, count = Rng(8), Counter[tuple[int, ...]]()
    for _ in range(27_000):
        count[rng.below(3), rng.below(3), rng.below(3)] += 1
    assert sum((count[key] - 1000) ** 2 / 1000 for key in count) < 54.1  # 26 degrees of freedom, one in a thousand
    assert len(count) == 27


def test_forks_differ_from_draw_to_draw() -> None:
    rng, kids = Rng(9), set()
    for _ in range(100):
        kids.add(rng.fork(0).below(1 << 40))
        rng.below(2)
    assert len(kids) > 90

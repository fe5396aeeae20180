"""Seeds: long ones feed a generator that cannot be foreseen, short ones the one of always; both replay to the byte."""

from __future__ import annotations

import hashlib
import json

import pytest

import offworld
from offworld.games import GAMES
from offworld.kernel.errors import BadSetup
from offworld.kernel.rng import Rng, advance, mix, seeded
from offworld.kernel.seed import MOST, read_seed, sealed, seed_json

LONG = (1 << 127) + 5


def test_a_long_seed_is_the_key_of_a_hash_over_a_counter() -> None:
    state = seeded(LONG)
    for count in (1, 2, 3):
        state = advance(state)
        hashed = hashlib.blake2b(count.to_bytes(8, "big"), digest_size=8, key=LONG.to_bytes(16, "big"))
        assert mix(state) == int.from_bytes(hashed.digest(), "big")


def test_seeds_below_two_to_the_64_keep_their_generator() -> None:
    for seed in (0, 7, (1 << 63) - 1, (1 << 64) - 1):
        assert seeded(seed) < 1 << 64
    assert seeded(1 << 64) >= 1 << 64


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", [LONG, 1 << 64, (1 << 64) - 1, MOST])
def test_a_match_with_a_long_seed_replays_to_the_byte(name: str, seed: int) -> None:
    game = offworld.game(name)
    match, rng = game.start(game.seats[0], seed), Rng(1)
    for _ in range(40):
        asked = match.asked()
        if not asked:
            break
        seat = min(asked)
        match.answer(seat, asked[seat].sample(rng))
    record = json.loads(json.dumps(match.record()))
    assert record["seed"] == str(seed)
    assert offworld.replay(record).position() == match.position()
    assert game.load(match.position()).position() == match.position()
    assert game.start(game.seats[0], str(seed)).position() == game.start(game.seats[0], seed).position()


def test_a_short_seed_is_written_as_a_number() -> None:
    assert offworld.game("dig_mars").start(2, 7).record()["seed"] == 7
    assert [seed_json(7), seed_json(LONG)] == [7, str(LONG)]


@pytest.mark.parametrize("seed", [-1, MOST + 1, True, 1.5, None, "", "12a", "-3", "٣", "9" * 40, "9" * 5000])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSetup, match="whole number from 0 to 340282366920938463463374607431768211455"):
        read_seed(seed)


def test_seals_differ_and_tell_nothing() -> None:
    seals = {sealed(seed) for seed in (*range(100), LONG, LONG + 1, MOST)}
    assert len(seals) == 103
    assert str(LONG) not in sealed(LONG)

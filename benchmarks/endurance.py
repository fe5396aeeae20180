"""Do all matches of a game end? Thousands of random matches, each looked at; a line of JSON for each kind of match.

    python benchmarks/endurance.py welcome_to_the_moon --matches 1000 --options adventure=1,2,8
    PYTHONPATH=build/compiled python benchmarks/endurance.py ceres --matches 100 --seats 1

A kind is a number of seats with one value of each option named; options that are not named are drawn for each match. In
every match components must be conserved, a position written somewhere on the way must load to the same bytes and play
on to the same end, and the record must replay to the same bytes. The first match that fails is told with its seed and
the number of answers that led there; then the exit code is 1. With `--plausible` most answers are those of a search's
playouts: such matches go deeper than those of pure chance.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import offworld
from offworld.kernel.engine import seen_by
from offworld.kernel.errors import BadSetup
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.option import Option, OptionValue
from offworld.kernel.position import digest
from offworld.kernel.record import replay
from offworld.kernel.rng import Rng

LIMIT = 20_000  # answers after which a match surely does not end any more
OWN_WAY = 8  # of so many plausible answers one is left to chance
COUNTED = 8  # components are counted after every so many answers, and at the end


def named(game: Game, given: list[str]) -> dict[str, list[OptionValue]]:
    """Read `name=value,value` as values of the game's options; BadSetup names what is wrong."""
    declared = {option.name: option for option in game.options}
    found = {}
    for each in given:
        name, _, values = each.partition("=")
        if name not in declared:
            raise BadSetup("error-unknown-option", option=name, allowed=", ".join(declared) or "-")
        found[name] = [_value(declared[name], value) for value in values.split(",")]
    return found


def _value(option: Option, text: str) -> OptionValue:
    for each in option.allowed:
        if str(each).lower() == text.lower():
            return each
    raise BadSetup("error-option-value", option=option.name, value=text, allowed=", ".join(map(str, option.allowed)))


def kinds(values: dict[str, list[OptionValue]]) -> Iterator[dict[str, OptionValue]]:
    """Return every choice of one value for each option named."""
    for chosen in itertools.product(*values.values()):
        yield dict(zip(values, chosen))


def draw_options(game: Game, seats: int, fixed: dict[str, OptionValue], rng: Rng) -> dict[str, OptionValue] | None:
    """Return options with those not fixed drawn at random, or None where the fixed ones do not go together."""
    values = {option.name: fixed.get(option.name, rng.choice(option.allowed)) for option in game.options}
    for _ in game.options:  # what another one needs may itself fall back to its default
        for option in game.options:
            met = option.needs is None or values[option.needs[0]] == option.needs[1]
            if option.name not in fixed and (not met or (option.seats is not None and seats not in option.seats)):
                values[option.name] = option.default
    try:
        return game.check_setup(seats, values)
    except BadSetup:
        return None


class Failure(Exception):
    """A match that went wrong, and where."""


def play(
    game: Game, seats: int, options: dict[str, OptionValue], seed: int, plausible: bool = False
) -> tuple[int, str]:
    """Play one match at random, look at it from all sides, and return its length and why it ended."""
    rng = Rng(seed).fork(1)
    match = game.start(seats, seed, options, quiet=True)
    components = game.components(match.state)
    count, look = 0, 1 + rng.below(60)
    copy: Match | None = None
    try:
        while asked := match.asked():
            seat = rng.choice(sorted(asked))
            decision = asked[seat]
            if plausible and rng.below(OWN_WAY):
                answer = game.rollout(seen_by(match.state, seat), decision, rng)
            else:
                answer = decision.sample(rng)
            match.answer(seat, answer)
            if copy is not None:
                copy.answer(seat, answer)
            count += 1
            if count % COUNTED == 0 and game.components(match.state) != components:
                raise Failure("components come from nowhere or are lost")
            if count == look:
                copy = _loaded(game, match)
                look *= 3
            if count > LIMIT:
                raise Failure("does not end")
        _check_end(game, match, copy, components)
    except Exception as error:
        where = {"seats": seats, "options": options, "seed": seed, "answers": count}
        raise Failure(f"{type(error).__name__}: {error} in {json.dumps(where)}") from error
    outcome = match.outcome()
    assert outcome is not None
    return count, outcome.reason.key


def _loaded(game: Game, match: Match) -> Match:
    """Return the match as its position file restores it."""
    copy = game.load(json.loads(json.dumps(match.position())), quiet=True)
    if digest(copy) != digest(match):
        raise Failure("the position loads to something else")
    return copy


def _check_end(game: Game, match: Match, copy: Match | None, components: dict[str, int]) -> None:
    if not match.over:
        raise Failure("nobody is asked, and the match is not over")
    if game.components(match.state) != components:
        raise Failure("components come from nowhere or are lost")
    if copy is not None and digest(copy) != digest(match):
        raise Failure("the loaded position went another way")
    replay(game, json.loads(json.dumps(match.record())), quiet=True)  # raises where the bytes differ


def endure(
    game: Game, seats: int, fixed: dict[str, OptionValue], matches: int, seed: int, plausible: bool = False
) -> dict[str, Any] | None:
    """Play matches of one kind and return their figures, or None where there are no such matches."""
    started = time.process_time()
    lengths: list[int] = []
    longest_seed = seed
    reasons: dict[str, int] = {}
    for number in range(matches):
        this = seed + number
        options = draw_options(game, seats, fixed, Rng(this).fork(2))
        if options is None:
            return None
        length, reason = play(game, seats, options, this, plausible)
        if length > max(lengths, default=0):
            longest_seed = this
        lengths.append(length)
        reasons[reason] = reasons.get(reason, 0) + 1
    return {
        "seats": seats,
        "options": fixed,
        "matches": matches,
        "answers": sum(lengths),
        "longest": max(lengths),
        "longest_seed": longest_seed,
        "reasons": dict(sorted(reasons.items())),
        "processor_seconds": round(time.process_time() - started, 1),
    }


def main() -> int:
    """Play what the line asks for and print a line for each kind of match, then one for all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--matches", type=int, default=100, help="of each kind")
    parser.add_argument("--seats", default="", help="numbers of seats, such as 1,2; all by default")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE,VALUE")
    parser.add_argument("--plausible", action="store_true", help="answer as a playout would")
    parser.add_argument("--seed", type=int, default=1, help="of the first match of each kind")
    given = parser.parse_args()
    game = offworld.game(given.game)
    tables = [int(each) for each in given.seats.split(",")] if given.seats else list(game.seats)
    found = []
    try:
        for fixed in kinds(named(game, given.options)):
            for seats in tables:
                figures = endure(game, seats, fixed, given.matches, given.seed, given.plausible)
                if figures is not None:
                    found.append(figures)
                    print(json.dumps(figures), flush=True)
    except Failure as failure:
        print(json.dumps({"failed": str(failure)}), flush=True)
        return 1
    total = {name: sum([each[name] for each in found]) for name in ("matches", "answers")}
    print(json.dumps({"game": given.game, **total, "longest": max([each["longest"] for each in found], default=0)}))
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())

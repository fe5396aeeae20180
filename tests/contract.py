"""The contract that every game keeps: one function plays a random match to its end and looks at it from all sides.

What costs much is done at some steps only, chosen by the seed: `effort` says at about how many of a match. A view made
of kept parts is held against a new one at every step: at most of them that of one viewer, each in turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from offworld.kernel.decision import Answer
from offworld.kernel.game import Game
from offworld.kernel.match import Match
from offworld.kernel.parts import Parts
from offworld.kernel.position import position_bytes
from offworld.kernel.rng import Rng
from tests.contract_answers import Answers
from tests.contract_end import check_end
from tests.contract_files import Files, as_json
from tests.contract_secrets import Secrets
from tests.contract_together import Settlings
from tests.contract_words import Words

LIMIT = 20_000  # answers after which a match surely does not end any more
FOLLOWED = 3  # answers that copies are made to follow
COPIES = 5  # earlier copies that are kept to the end


@dataclass(frozen=True)
class Allowance:
    """What the contract allows a game beyond the rule, each with its reason where it is granted."""

    told_only: frozenset[str] = frozenset()  # events that tell everyone what leaves no trace on the table
    claimed: frozenset[str] = frozenset()  # reasons of an end in which somebody with fewer points may win
    open: bool = False  # nothing at all is hidden in this game


@dataclass
class Shadow:
    """A copy that is given the same answers and has to stay the same."""

    match: Match
    left: int = FOLLOWED


@dataclass
class Playthrough:
    """One match in progress under inspection."""

    match: Match
    rng: Rng
    chance: float
    allowance: Allowance
    words: Words
    answers: Answers
    files: Files
    secrets: Secrets
    components: dict[str, int]
    steps: int = 0
    told: int = 0
    shadows: list[Shadow] = field(default_factory=list)
    copies: list[tuple[Match, bytes]] = field(default_factory=list)
    parts: Parts = field(default_factory=Parts)  # as whoever follows the match keeps them

    def coin(self, share: float = 1.0) -> bool:
        """Return whether to look closely now."""
        return self.rng.uniform() < self.chance * share


def check_game(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    seed: int,
    words: Path | None = None,
    effort: float = 12,
    allowance: Allowance | None = None,
) -> Match:
    """Put a game through the contract and return the finished match."""
    match = game.start(seats, seed, options)
    length = _length(game, seats, options, seed)
    rng = Rng(seed).fork(1)
    spoken = Words(words)
    allowance = allowance or Allowance()
    play = Playthrough(
        match,
        rng,
        min(1.0, effort / length),
        allowance,
        spoken,
        Answers(match, spoken, rng),
        Files(match, spoken, rng),
        Secrets(match, seed, rng, allowance.told_only),
        game.components(match.state),
    )
    spoken.check_options(game)
    play.files.check_example()
    play.files.check_partial(seats, options)
    while not match.over:
        assert play.steps < LIMIT, "the match does not end"
        _step(play)
    _look(play, always=True)
    check_end(match, spoken, allowance.claimed)
    for copy, known in play.copies:
        assert position_bytes(copy) == known, "an earlier copy has changed"
    assert allowance.open or play.secrets.hidden, "guess never changes anything"
    return match


def check_secrets(
    game: Game, seats: int, options: Mapping[str, object], seed: int, allowance: Allowance | None = None, looks: int = 5
) -> None:
    """Play a match at random and compare what seats know with their guesses a few times: many find rare slips."""
    match = game.start(seats, seed, options)
    length = _length(game, seats, options, seed)
    rng = Rng(seed).fork(1)
    secrets = Secrets(match, seed, rng, (allowance or Allowance()).told_only)
    while asked := match.asked():
        if rng.uniform() < looks / length:
            secrets.check()
        seat = rng.choice(sorted(asked))
        match.answer(seat, asked[seat].sample(rng))
    secrets.check()


def _length(game: Game, seats: int, options: Mapping[str, object], seed: int) -> int:
    """Return how long a random match is."""
    match, rng, steps = game.start(seats, seed, options, quiet=True), Rng(seed), 0
    while asked := match.asked():
        seat = rng.choice(sorted(asked))
        match.answer(seat, asked[seat].sample(rng))
        steps += 1
        assert steps < LIMIT, "the match does not end"
    assert match.over, "nobody is asked, and the match is not over"
    return steps


def _step(play: Playthrough) -> None:
    """Look at the match, then have one of those asked answer at random."""
    match, rng = play.match, play.rng
    asked = match.asked()
    assert asked, "nobody is asked, and the match is not over"
    assert all(decision.seat == seat for seat, decision in asked.items())
    _look(play)
    seat = rng.choice(sorted(asked))
    answer = play.answers.random_answer(asked[seat])
    before = (position_bytes(match), match.logged, match.answers) if play.coin(0.5) else None
    settlings = Settlings(match)
    match.answer(seat, as_json(answer))  # a list is as good as a tuple
    settlings.check(seat, answer)
    play.steps += 1
    assert match.game.components(match.state) == play.components, "components come from nowhere or are lost"
    if before is not None:
        assert match.answers == [*before[2], (seat, answer, None)]
        play.answers.check_undo(seat, answer, before)
    _follow(play, seat, answer)


def _look(play: Playthrough, always: bool = False) -> None:
    """Do some of the checks that change nothing, or all of them."""
    match, game = play.match, play.match.game
    all_views = always or play.coin()
    for number, seat in enumerate((None, *range(match.seats))):
        for event in match.events(seat, play.told):
            play.words.check(event)
        view = match.view(seat, play.parts)  # everybody's, since the parts are kept from one to the next
        if all_views or play.steps % (match.seats + 1) == number:
            assert view == match.view(seat), "a part of an older view holds no longer"
    play.told = match.logged
    if always or play.coin():
        copies = [match.clone(), play.files.restored()]
        play.shadows += [Shadow(copy) for copy in copies]
        if len(play.copies) < COPIES:
            play.copies.append((match.clone(), position_bytes(match)))
    if always or play.coin():
        play.secrets.check()
    if always or play.coin(0.3):
        play.files.check_record()
    if play.coin(0.3):
        play.files.check_wrong_field()
        play.files.check_still()
    for seat in sorted(match.asked()):
        asked = match.question(seat, play.parts)
        if play.coin(2):
            assert asked == match.question(seat), "a part of an older question holds no longer"
        if play.coin():
            play.answers.check_all(seat)
        if play.coin():
            play.answers.check_refused(seat)
    for branch in match.state.branches or []:
        assert game.components(branch.state) == play.components


def _follow(play: Playthrough, seat: int, answer: Answer) -> None:
    """Have the copies do the same, and compare."""
    if play.shadows:
        known = position_bytes(play.match)
        for shadow in play.shadows:
            shadow.match.answer(seat, answer)
            shadow.left -= 1
            assert position_bytes(shadow.match) == known, "a copy went another way"
        play.shadows = [shadow for shadow in play.shadows if shadow.left]

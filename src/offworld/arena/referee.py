"""Playing one match of a tournament: what bots do wrong costs them the match and nobody else anything."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import monotonic, thread_time

from offworld.arena.job import Fault, Job, MatchResult, Plan, Used, broken_off
from offworld.arena.watch import Watch
from offworld.bots import Bot, Perspective
from offworld.bots.answering import LIMIT
from offworld.games import game
from offworld.kernel.decision import Answer
from offworld.kernel.errors import IllegalAnswer, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.os_errors import reason
from offworld.kernel.record import with_players
from offworld.kernel.rng import Rng


class Referee:
    """Plays the matches of a plan, one after the other."""

    def __init__(self, plan: Plan, watch: Watch | None = None, answers: int = LIMIT) -> None:
        self.plan = plan
        self.watch = watch or Watch()
        self.game = game(plan.game)
        self.most_answers = answers  # after which a match that bots do not finish is left alone

    def play(self, job: Job) -> MatchResult:
        """Play one match, keep its record where the plan says so, and return how it went."""
        self.watch.begin()
        seats = Seats(self, job)
        fault = seats.play()
        match = seats.match
        if self.plan.folder is not None:
            players = [self.plan.entrants[chair].player for chair in job.chairs]
            write_whole(Path(self.plan.folder) / record_name(job.number), with_players(match.record(), players))
        used = tuple(seats.used())
        if fault is not None:
            return broken_off(job, fault, tuple(match.scores()), len(match.answers), used)
        outcome = match.outcome()
        return MatchResult(
            number=job.number,
            chairs=job.chairs,
            seed=job.deal,
            winners=outcome.winners if outcome is not None else (),
            scores=outcome.scores if outcome is not None else tuple(match.scores()),
            answers=len(match.answers),
            reason=outcome.reason.key if outcome is not None else "",
            finished=match.over,
            used=used,
        )

    def begun(self, job: Job, quiet: bool = True) -> Match:
        """Return the match of a job, in which nothing has been answered yet."""
        return self.game.start(len(job.chairs), job.deal, self.plan.options, quiet)


class Seats:
    """The bots of one match, each with a generator of its own, so that one bot's draws never change another's."""

    def __init__(self, referee: Referee, job: Job) -> None:
        self.match = match = referee.begun(job)
        self.referee = referee
        self.job = job
        self.loud: Match | None = None
        self.bots: list[Bot | None] = [None] * match.seats
        origin = Rng(job.seed)
        self.rngs = [origin.fork(seat) for seat in range(match.seats)]
        self.decisions = [0] * match.seats
        self.seconds = [0.0] * match.seats

    def play(self) -> Fault | None:
        """Play to the end, or until something goes wrong, and return what."""
        deadline = monotonic() + self.referee.plan.limit
        for _ in range(self.referee.most_answers):
            asked = self.match.asked()
            if not asked:
                return None
            fault = self._answer(min(asked))
            if fault is not None:
                return fault
            if monotonic() > deadline:
                return Fault(self.referee.watch.slowest, "time", f"{self.referee.plan.limit:g}")
        return None

    def used(self) -> list[Used]:
        """Return what each seat has used so far."""
        made = [bot.iterations_made if bot is not None else 0 for bot in self.bots]
        return [Used(*each) for each in zip(self.decisions, self.seconds, made)]

    def _answer(self, seat: int) -> Fault | None:
        started = thread_time()
        try:
            with self.referee.watch.thinking(seat):
                answer = self._bot(seat).choose(Perspective(self.match, seat, self.heard), self.rngs[seat])
        except (Exception, SystemExit) as error:
            return Fault(seat, "raised", described(error))
        self.decisions[seat] += 1
        self.seconds[seat] += thread_time() - started
        given = self.match.answered
        try:
            self.match.answer(seat, answer)
        except IllegalAnswer as error:
            return Fault(seat, "illegal", str(error))
        except Exception as error:
            self.match = self._heard(given)  # a quiet match is left as it was when the rules broke down
            if not is_plain(answer):
                return Fault(seat, "illegal", type(answer).__name__)
            return Fault(None, "rules", described(error))
        return None

    def heard(self) -> Match:
        """Return the same match with a log, made from its answers once a bot wants to know what happened."""
        return self._heard(self.match.answered)

    def _heard(self, count: int) -> Match:
        """Return the match with a log as its first answers left it."""
        if self.loud is None:
            self.loud = self.referee.begun(self.job, quiet=False)
        for seat, answer, _ in self.match.answers[self.loud.answered : count]:
            self.loud.answer(seat, answer)
        return self.loud

    def _bot(self, seat: int) -> Bot:
        """Return the bot of a seat, made when it is first asked."""
        found = self.bots[seat]
        if found is None:
            found = self.bots[seat] = self.referee.plan.entrants[self.job.chairs[seat]].bot(self.match.game)
        return found


def described(error: BaseException) -> str:
    """Return an error in a line."""
    return str(error) if isinstance(error, OffworldError) else f"{type(error).__name__}: {error}"


def is_plain(answer: Answer) -> bool:
    """Return whether an answer is plain JSON, as answers are."""
    if isinstance(answer, (tuple, list)):
        return all([is_plain(part) for part in answer])
    return answer is None or type(answer) in (bool, int, str)


def record_name(number: int) -> str:
    """Return the name of the file of a match."""
    return f"{number + 1:06}.json"


def write_whole(file: Path, content: object) -> None:
    """Write a file whole or not at all; OffworldError says what stands in the way."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        draft.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise unwritable(file.parent, error) from None


def unwritable(folder: Path, error: OSError) -> OffworldError:
    """Return the error for a folder in which nothing can be written."""
    return OffworldError("error-records-folder", folder=str(folder), problem=reason(error, writing=True))

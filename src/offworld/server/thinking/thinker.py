"""The process in which bots think: jobs come in on standard input, results go out on standard output."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

from offworld.bots import Hindsight, Perspective, bot, explain, review, think
from offworld.bots.mcts import Mcts
from offworld.games import game
from offworld.kernel.errors import BadPosition, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.problem import wrong_type
from offworld.kernel.record import Player, read_record, replay
from offworld.kernel.rng import Rng
from offworld.kernel.series import in_series, is_series_file, read_series, records_of, standing
from offworld.kernel.text import Text


def main() -> None:
    """Do jobs until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server, which then ends us
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people's answers go first
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr  # what a bot prints must not come between the results
    send(sink, {"value": "ready"})
    while head := source.read(4):
        job = msgspec.json.decode(source.read(int.from_bytes(head, "big")))
        send(sink, result(job))


def send(sink: BinaryIO, reply: dict[str, Any]) -> None:
    """Send a reply, with its length before it."""
    data = msgspec.json.encode(reply)
    sink.write(len(data).to_bytes(4, "big") + data)
    sink.flush()


def result(job: dict[str, Any]) -> dict[str, Any]:
    """Do one job: `{"value": ...}`, or `refused` with a message, or `failed`."""
    try:
        if job["do"] == "think":
            return {"value": think(job["position"], job["seat"], job["level"], job["seed"])}
        if job["do"] == "explain":
            return {"value": explained(job["position"], job["seat"], job["level"], job["seed"])}
        if job["do"] == "review":
            return {"value": reviewed(job["position"], job["seat"], job["given"], job["level"], job["seed"])}
        return {"value": check_file(job["file"])}
    except OffworldError as error:
        return {"refused": error.text.to_json()}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}


def explained(position: dict[str, Any], seat: int, level: str, seed: int) -> dict[str, Any]:
    """Return what a bot that searches thinks of a seat's question; it knows only what the seat itself may know."""
    match = game(position["game"]).load(position, quiet=True)
    thinker = bot(level, match.game)
    found = explain(Perspective(match, seat), Rng(seed), thinker if isinstance(thinker, Mcts) else None)
    considered = [[each.answer, each.value, each.visits] for each in found.considered]
    return {"considered": considered, "line": found.foretold}


def reviewed(position: dict[str, Any], seat: int, given: Any, level: str, seed: int) -> Hindsight:
    """Return what a bot that searches thinks of an answer; it knows only what the seat itself could know."""
    match = game(position["game"]).load(position, quiet=True)
    thinker = bot(level, match.game)
    return review(Perspective(match, seat), given, Rng(seed), thinker if isinstance(thinker, Mcts) else None)


def check_file(file: dict[str, Any]) -> dict[str, Any]:
    """Return what a record or a position describes, or raise what is wrong with it."""
    before: list[Any] | None = None
    players: list[Player] | None = None
    if is_series_file(file):
        records = records_of(file)
        name = records[0].get("game")
        series = read_series(game(name if isinstance(name, str) else ""), file)
        match, before = series.match, records[:-1]
        players = read_record(records[-1]).players
        answers = [[seat, answer, at] for seat, answer, at in match.answers]
    elif "answers" in file:
        record = read_record(file)
        match, players = replay(game(record.game), file), record.players
        answers = [[seat, answer, at] for seat, answer, at in match.answers]
    else:
        name = file.get("game")
        if not isinstance(name, str):
            missing = Text("error-problem-missing") if name is None else wrong_type("str", name)
            raise BadPosition("error-position", field="game", problem=missing)
        match, answers = game(name).load(file), []
    if before is None and in_series(match):
        before = []
    return {**described(match, answers, before), "players": players}


def described(match: Match, answers: list[Any], before: list[Any] | None) -> dict[str, Any]:
    """Return what the server needs to make a match of its own out of a file."""
    return {
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.options,
        "seats": match.seats,
        "origin": match.origin,
        "answers": answers,
        "over": match.over,
        "before": before,  # the records of the matches before it in its series; None outside of one
        "standing": [text.to_json() for text in standing(match)],
    }


if __name__ == "__main__":
    main()

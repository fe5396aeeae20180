"""Golden playthroughs: finished matches as records, and the same as readable text, reviewed as a diff.

`python -m tests.playthroughs` writes the texts anew from the records, and
`python -m tests.playthroughs GAME SEATS SEED [OPTION=true ...]` plays a new match with greedy bots and writes its own;
with `--anew` in the place of one that is there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import offworld
from offworld.bots import Perspective, bot
from offworld.i18n import Translator
from offworld.kernel.match import Match
from offworld.kernel.plain import LogEvent

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Boris", "Chiara", "Daniil", "Esther")


def records() -> list[Path]:
    """Return the stored matches."""
    return sorted(FOLDER.glob("*/*.json"))


def render(record: dict[str, Any]) -> str:
    """Return a match as text: each answer, what it caused in words, and at the end the whole score."""
    match = offworld.replay(record, upto=0)
    words = Translator("en", NAMES)
    options = ", ".join(f"{name}={value}" for name, value in record["options"].items())
    lines = [f"{record['game']}, rules {record['rules']}, {record['seats']} seats, {options or 'no options'}", ""]
    told = 0
    for seat, answer, _ in record["answers"]:
        match.answer(seat, answer)
        lines.append(f"{NAMES[seat]}: {json.dumps(answer)}")
        lines.extend(f"    {words.say(event)}" for event in _everything(match, told))
        told = match.logged
    outcome = match.outcome()
    assert outcome is not None
    winners = ", ".join(NAMES[seat] for seat in outcome.winners) or "nobody"
    lines += ["", words.say(outcome.reason), f"scores {list(outcome.scores)}, won by {winners}", ""]
    return "\n".join(lines)


def _everything(match: Match, since: int) -> list[LogEvent]:
    """Return the events as those see them who see most of each."""
    seen: dict[int, LogEvent] = {}
    for seat in (None, *range(match.seats)):
        for event in match.events(seat, since):
            if event["n"] not in seen or len(event["params"]) > len(seen[event["n"]]["params"]):
                seen[event["n"]] = event
    return [seen[number] for number in sorted(seen)]


def play(name: str, seats: int, seed: int, options: dict[str, bool]) -> dict[str, Any]:
    """Play a match with greedy bots and return its record."""
    match = offworld.game(name).start(seats, seed, options)
    chooser = bot("greedy")
    rng = offworld.Rng(seed)
    while not match.over:
        seat = min(match.asked())
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))
    return match.record()


def write(given: list[str], root: Path = FOLDER) -> None:
    """Write all texts, or play a new match and write its own: the others may be older than its rules."""
    paths = records()
    if given:
        named = [each for each in given if each != "--anew"]
        name, seats, seed = named[0], int(named[1]), int(named[2])
        options = {option.partition("=")[0]: option.endswith("=true") for option in named[3:]}
        folder = root / name
        folder.mkdir(exist_ok=True)
        label = "-".join([f"{seats}-seats", *sorted(key for key, value in options.items() if value)])
        paths = [folder / f"{label}.json"]
        if paths[0].exists() and "--anew" not in given:
            raise FileExistsError(f"{paths[0]} is there already; --anew plays another match in its place")
        made = json.dumps(play(name, seats, seed, options), ensure_ascii=False)
        paths[0].write_text(made + "\n", encoding="utf-8")
    for path in paths:
        path.with_suffix(".txt").write_text(render(json.loads(path.read_text(encoding="utf-8"))), encoding="utf-8")

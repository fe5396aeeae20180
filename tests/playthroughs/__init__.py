"""Golden playthroughs: finished matches as records, and the same as readable text, reviewed as a diff.

`python -m tests.playthroughs` writes the texts anew from the records, and
`python -m tests.playthroughs GAME SEATS SEED [OPTION=true ...]` plays a new match with greedy bots first.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import offworld
from offworld.bots import Perspective, bot
from offworld.i18n import Translator
from offworld.kernel.match import Match

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


def _everything(match: Match, since: int) -> list[dict[str, Any]]:
    """Return the events as those see them who see most of each."""
    seen: dict[int, dict[str, Any]] = {}
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


def write() -> None:
    """Write the texts, after a new match if one is asked for."""
    if len(sys.argv) > 1:
        name, seats, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
        options = {option.partition("=")[0]: option.endswith("=true") for option in sys.argv[4:]}
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        label = "-".join([f"{seats}-seats", *sorted(key for key, value in options.items() if value)])
        made = json.dumps(play(name, seats, seed, options), ensure_ascii=False)
        (folder / f"{label}.json").write_text(made + "\n", encoding="utf-8")
    for path in records():
        path.with_suffix(".txt").write_text(render(json.loads(path.read_text(encoding="utf-8"))), encoding="utf-8")

"""New versions of the rules: a match in play goes on from a position of it that the store has kept.

What was answered under other rules is never played again from the start: the same answers could lead elsewhere. An
entry of the journal holds the position from which the match goes on, so that it is the same in every process.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from offworld.games import game
from offworld.kernel.errors import OffworldError
from offworld.kernel.saving import FORMAT
from offworld.server.errors import NotFound, OtherRules
from offworld.server.match.journal import Entry, Kept, MatchRow, rules_of
from offworld.server.match.play import Play, rebuilt
from offworld.server.store import Append, Store
from offworld.server.store.lists import listed

log = structlog.get_logger("offworld.carrying")
Beside = Callable[[Callable[[], Entry]], Awaitable[Entry]]
EVERY: Final = 50  # entries after which a position is kept, beside those of every clean stop


def kept_of(play: Play) -> Kept:
    """Return what the store keeps of a match that has begun; of one that is over, its record alone."""
    record = play.record()
    position = None if play.live.over else play.live.position()
    packed = zlib.compress(msgspec.json.encode({"position": position, "record": record}), 1)
    return Kept(play.number, play.rules, packed)


def up_to_date(row: MatchRow, journal: Sequence[Entry]) -> bool:
    """Return whether the rules of now are those under which a match was last played."""
    return rules_of(row, journal) == game(row.game).rules


async def renewed(store: Store, row: MatchRow, journal: list[Entry], beside: Beside) -> tuple[MatchRow, list[Entry]]:
    """Let a match go on under the rules of now; return it and its journal with that. OtherRules says that it cannot.

    What takes a while is done `beside` the loop.
    """
    while not up_to_date(row, journal):
        kept = await store.kept(row.id)
        entry = await beside(partial(_renewal, row, journal, kept))
        play = rebuilt(row, [*journal, entry])
        entry.asked = play.asked_note()
        shown = listed(row, play.seats, play.keeper(), play.status, None)
        if await store.append(Append(row.id, entry, shown, row.revision)):
            log.info("match goes on under new rules", game=row.game, match=row.id, rules=play.rules)
            return row, [*journal, entry]
        found = await store.load(row.id)  # another process was faster, or something was taken out of it
        if found is None:
            raise NotFound("server-no-match")
        row, journal = found
    return row, journal


def _renewal(row: MatchRow, journal: Sequence[Entry], kept: Kept | None) -> Entry:
    """Return the entry with which a match goes on from what was kept of it, or from the lobby."""
    current = game(row.game).rules
    refusal = OtherRules("server-rules", rules=rules_of(row, journal), current=current)
    value: dict[str, Any] = {"rules": current, "position": None}
    if any([entry.kind == "start" for entry in journal]):
        position = None if kept is None else _unpacked(kept)["position"]
        if kept is None or position is None:
            raise refusal
        try:
            value["position"] = _carried(row, journal, kept.number, position)
        except OffworldError as error:  # the new rules know no such position
            log.warning("position not carried over", game=row.game, match=row.id, problem=error.text.key)
            raise refusal from None
    elif set(row.origin) - {"seed", "handed"}:  # a file of the other rules
        raise refusal
    return Entry(len(journal) + 1, "rules", time.time(), None, value)


def _carried(row: MatchRow, journal: Sequence[Entry], number: int, position: dict[str, Any]) -> dict[str, Any]:
    """Return where a position leads: what was answered after it is answered again, as far as the new rules allow."""
    play = Play(row)
    for entry in journal[:number]:
        play.pass_over(entry)
    play.go_on_from({**position, "rules": None})
    try:
        for entry in journal[number:]:
            play.apply(entry)
    except OffworldError:
        log.info("answers left behind", game=row.game, match=row.id, from_entry=play.number + 1)
    return play.live.position()


def _unpacked(kept: Kept) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(kept.packed))
    return found


async def record_of_old(store: Store, match: str, person: str | None) -> dict[str, Any]:
    """Return the record of a match that cannot go on here, for whoever holds a seat in it or keeps it."""
    found = await store.load(match)
    if found is None or person is None or not await store.holds(person, match):
        raise NotFound("server-no-match")
    kept = await store.kept(match)
    if kept is not None:
        record: dict[str, Any] = _unpacked(kept)["record"]
        return record
    row, journal = found
    return {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "seats": len(row.lineup),
        "options": row.options,
        **{name: value for name, value in row.origin.items() if name != "answers"},
        "answers": [*row.origin.get("answers", ()), *_answers(journal)],
        "end": "",  # only its own rules could tell
    }


def _answers(journal: Sequence[Entry]) -> list[list[Any]]:
    """Return what a journal alone tells of the answers that counted: all but those taken back one by one."""
    found: list[list[Any]] = []
    for entry in journal:
        if entry.kind == "answer":
            found.append([entry.seat, entry.value, entry.at])
        elif entry.kind == "undo":
            last = max([place for place, answer in enumerate(found) if answer[0] == entry.seat], default=None)
            if last is not None:
                del found[last]
    return found

"""A match as its journal makes it: applied entry by entry, the same in every process. No I/O, no clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from offworld.games import game
from offworld.kernel.decision import Decision
from offworld.kernel.engine import shows_progress
from offworld.kernel.errors import CannotUndo, IllegalAnswer, MatchOver, OffworldError
from offworld.kernel.match import Match
from offworld.kernel.outcome import lines_json
from offworld.kernel.parts import Parts
from offworld.kernel.plain import OutcomeInfo, ScoreLine
from offworld.kernel.reaction import ASK
from offworld.kernel.record import Player, with_players
from offworld.kernel.seed import KEYED, read_seed, sealed
from offworld.kernel.series import handover, standing
from offworld.kernel.text import Text
from offworld.server.errors import NotAllowed, NotNow, OtherRules
from offworld.server.match.journal import NEW_QUESTIONS, Entry, MatchRow, Seat, rules_of
from offworld.server.match.marks import Digests, Mark
from offworld.server.people.viewer import Viewer
from offworld.server.wire.told import EntryKind, SeriesInfo, Status

MOST_REACTIONS: Final = 100  # at once: after that somebody is asked, whatever was left


class Play:
    """What the entries so far have led to. `apply` either carries an entry out or raises and leaves all as it was."""

    def __init__(self, row: MatchRow) -> None:
        self.row = row
        self.game = game(row.game)
        self.rules = row.rules  # under which it is played
        self.seats = [Seat(seat.kind, seat.name, seat.level, list(seat.holders), seat.reserved) for seat in row.lineup]
        self.former: set[str] = set()  # who once held a seat: they may go on watching
        self.match: Match | None = None
        self.marks: list[Mark] = []
        self.number = 0  # of the last entry
        self.refs: dict[tuple[int | None, str], int] = {}  # (seat, id) of each command, to its number
        self.questions = [0] * len(self.seats)  # how often each seat's question has changed: the question's id
        self._decisions: list[Decision | None] = [None] * len(self.seats)
        self.asked: list[int] = []
        self.since = row.created  # when the questions of now were asked, as far as everybody may know
        self._since = [row.created] * len(self.seats)  # when each seat's own question was
        self.started: float | None = None
        self.finished: float | None = None
        self.undo: tuple[int, int, list[int]] | None = None  # who asks, back to how many answers, who has agreed
        self.rematch: str | None = None
        self.digests = Digests(len(self.seats))
        self.seal = _seal(row.origin)
        self.parts = Parts()  # of what viewers are shown, those that still hold
        self.hinted = [0] * len(self.seats)  # the last question about which each seat has asked the expert
        self.left: list[dict[str, str]] = [{} for _ in self.seats]  # by seat and reaction, standing answers

    # --- what it is --------------------------------------------------------------------------------------------------
    @property
    def status(self) -> Status:
        """Return lobby, live or finished."""
        if self.match is None:
            return "lobby"
        return "finished" if self.match.over else "live"

    @property
    def live(self) -> Match:
        """The match on the table; NotNow where it has not begun."""
        if self.match is None:
            raise NotNow("server-lobby")
        return self.match

    @property
    def outcome(self) -> OutcomeInfo | None:
        """How it ended."""
        outcome = self.match.outcome() if self.match is not None else None
        return outcome.to_json() if outcome is not None else None

    @property
    def listed(self) -> Mapping[str, Any] | None:
        """How it ended, when something last happened there, and how its series then stands, for lists of matches."""
        outcome, series = self.outcome, self.series
        if outcome is None:
            return None
        told = {**outcome, "last": self.marks[-1].at}
        return told if series is None else {**told, "series": series}

    @property
    def lines(self) -> list[list[ScoreLine]]:
        """By seat, what the points are for; nothing before the match is over."""
        return [lines_json(each) for each in self.match.score_lines()] if self.match and self.match.over else []

    @property
    def series(self) -> SeriesInfo | None:
        """The series that it is a match of: which one, how it stands, and whether another match follows."""
        row = self.row.series
        if row is None:
            return None
        words = [text.to_json() for text in standing(self.match)] if self.match is not None else row.standing
        following = self.match is not None and handover(self.match) is not None
        return SeriesInfo(row.id, len(row.before) + 1, words, following)

    def players(self) -> list[Player]:
        """Return who sits where, for files."""
        return [Player(seat.name, seat.level if seat.kind == "bot" else None) for seat in self.seats]

    def record(self) -> dict[str, Any]:
        """Return the match as a file that says who sat where."""
        return with_players(self.live.record(), self.players())

    def held_by(self, person: str | None) -> tuple[int, ...]:
        """Return the seats that a person holds."""
        if person is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if person in seat.holders)

    def may_follow(self, person: str | None) -> bool:
        """Return whether somebody may look on without a seat or a link: its owner, and whoever once sat in it."""
        return person is not None and (person == self.row.owner or person in self.former)

    def keeper(self) -> str | None:
        """Return who has the match in the list also without a seat: its owner, unless the seat was given away."""
        return None if self.match is not None and self.row.owner in self.former else self.row.owner

    def check_holder(self, person: str | None, seat: int) -> None:
        """Raise where a person does not hold a seat."""
        if seat not in self.held_by(person):
            raise NotAllowed("server-not-your-seat", number=seat + 1)

    def human_seats(self) -> list[int]:
        """Return the seats held by people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def numbers(self, viewer: Viewer) -> list[int]:
        """Return the numbers of the entries that a viewer may know of; their count is the viewer's own number."""
        return [mark.number for mark in self.marks if mark.visible(viewer)]

    def count(self, viewer: Viewer, number: int) -> int:
        """Return the viewer's own number of an entry."""
        return sum([mark.visible(viewer) for mark in self.marks[:number]])

    # --- applying ----------------------------------------------------------------------------------------------------
    def apply(self, entry: Entry) -> Mark:
        """Carry out an entry, or raise an error that says why it cannot be."""
        assert entry.number == self.number + 1
        before = self.match.logged if self.match is not None else 0
        phase, asked = self._phase(), self.asked
        shown = _CARRY_OUT[entry.kind](self, entry)
        match = self.match
        if entry.kind != "chat":
            self._look(entry.at)
        hidden = entry.kind in ("answer", "undo") and phase is not None and phase is self._phase()
        hidden = hidden or shown == "standing"  # nobody else learns what somebody has left
        if hidden and match is not None and asked != self.asked and shows_progress(match.state):
            hidden = False  # everybody may see who is ready
        if shown in NEW_QUESTIONS and not hidden:
            self.since = entry.at  # a hidden step must not show in it either
        logged = match.logged if match is not None else 0
        mark = Mark(entry, shown, hidden, match is not None, min(before, logged), logged)
        self._note(entry, mark)
        if entry.kind == "answer" and entry.seat is not None:
            if phase is not None and phase is not self._phase():
                self.digests.closed(entry.seat, mark.start)
            else:
                self.digests.answered(entry.seat, logged, phase is not None)
        else:
            self.digests.cut(logged)
        return mark

    def _note(self, entry: Entry, mark: Mark) -> None:
        self.marks.append(mark)
        self.number = len(self.marks)
        if entry.ref is not None:
            self.refs[entry.seat, entry.ref] = entry.number

    def pass_over(self, entry: Entry) -> None:
        """Take in an entry of former rules: seats and chat hold, a position tells later what was played."""
        if entry.kind == "seat":
            self._seat(entry)
        elif entry.kind == "standing":
            self._leave(entry)
        elif entry.kind == "start":
            self.started = entry.at
        elif entry.kind == "rules":
            self.rules = entry.value["rules"]
        self._note(entry, Mark(entry, entry.kind, entry.hidden, self.started is not None, 0, 0))

    def go_on_from(self, position: dict[str, Any]) -> None:
        """Go on from a position of this match, under the rules of now; undo and replays reach back to it."""
        self.match = self.game.load(position)
        self.match.note(Text("server-new-rules", {"rules": self.game.rules}))

    def _phase(self) -> object:
        """Return what stays the same while a simultaneous phase goes on; None where there is none."""
        return self.match.phase if self.match is not None else None

    @property
    def simultaneous(self) -> bool:
        """Whether several seats may be choosing at once, unseen by the others."""
        return self._phase() is not None

    def waiting(self, seat: int) -> float | None:
        """Return since when a seat is asked; while all choose, by its own question. None where it is not asked."""
        if seat not in self.asked:
            return None
        return self.since if self._phase() is None else self._since[seat]

    def asked_as_seen_by(self, viewer: Viewer) -> list[int]:
        """Return who is asked, as far as the kernel lets a viewer know."""
        seats = viewer.seats if viewer.role == "seats" else ()
        return self.match.asked_as_seen_by(seats) if self.match is not None else []

    def asked_note(self) -> str:
        """Return who is asked, and after a stroke who everybody may think is, for lists of matches."""
        seen = self.match.asked_as_seen_by(()) if self.match is not None else []
        return "/".join([",".join(map(str, seats)) for seats in (self.asked, seen)])

    def _look(self, at: float) -> None:
        """See who is asked what now, and give new questions new ids."""
        asked = self.match.asked() if self.match is not None else {}
        for seat in range(len(self.seats)):
            decision = asked.get(seat)
            if decision is not self._decisions[seat]:
                self._decisions[seat] = decision
                self._since[seat] = at
                self.questions[seat] += 1
        self.asked = sorted(asked)
        if self.finished is None and self.match is not None and self.match.over:
            self.finished = at

    def _rules(self, entry: Entry) -> EntryKind:
        """Go on under other rules, from the position that the entry holds, or still in the lobby."""
        if entry.value["rules"] != self.game.rules:  # the same answers could lead elsewhere now
            raise OtherRules("server-rules", rules=self.rules, current=self.game.rules)
        self.rules = entry.value["rules"]
        if entry.value["position"] is not None:
            self.go_on_from(entry.value["position"])
        self.questions = [entry.number] * len(self.seats)  # no question had such a high number before
        return "rules"

    def _start(self, entry: Entry) -> EntryKind:
        if self.match is not None:
            raise NotNow("server-started")
        if any(seat.kind == "open" for seat in self.seats):
            raise NotNow("server-seats-open")
        origin = self.row.origin
        if "position" in origin:
            match = self.game.load(origin["position"])
        else:
            match = self.game.start(len(self.seats), origin["seed"], self.row.options, handed=origin.get("handed"))
        for seat, value, at in origin.get("answers", ()):  # of an imported record
            match.answer(seat, value, at)
        self.match = match
        self.started = entry.at
        self._react(entry.at)
        return "start"

    def _answer(self, entry: Entry) -> EntryKind:
        match = self.live
        assert entry.seat is not None
        try:
            match.answer(entry.seat, entry.value, entry.at)
        except MatchOver:
            raise
        except IllegalAnswer as error:  # the game's own reason is clearer than "not offered"
            why = match.why_not(entry.seat, entry.value)
            if why is None or why == error.text:
                raise
            raise IllegalAnswer(why.key, **why.params) from None
        self.undo = None
        self._react(entry.at)
        return "answer"

    def _standing(self, entry: Entry) -> EntryKind:
        """Leave a standing answer; where its question is being asked, it is answered at once."""
        assert entry.seat is not None
        allowed = {each.name: each.choices for each in self.game.reactions}
        name, choice = entry.value["reaction"], entry.value["choice"]
        if name not in allowed or (choice != ASK and choice not in allowed[name]):
            raise IllegalAnswer("server-no-standing", reaction=name, choice=choice)
        if self.live.over:
            raise MatchOver("error-match-over")
        self._leave(entry)
        if not self._react(entry.at):
            return "standing"
        self.undo = None
        return "answer"

    def _leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.left[entry.seat] = {**self.left[entry.seat], entry.value["reaction"]: entry.value["choice"]}

    def _react(self, at: float) -> bool:
        """Answer with what people have left for reactions, one after another, until somebody has to be asked."""
        if not any(self.left):
            return False
        count = 0
        while count < MOST_REACTIONS and not self.live.simultaneous and (asked := self.live.asked()):
            (seat,) = asked
            try:
                if self.seats[seat].kind != "person" or not self.live.react(seat, self.left[seat], at):
                    break
            except OffworldError:  # what was left does not fit: the player is asked
                break
            count += 1
        return count > 0

    def _going_on(self) -> Match:
        """Return the match; once it is over nothing is taken back, since its secrets are out."""
        if self.live.over:
            raise MatchOver("error-match-over")
        return self.live

    def _undo(self, entry: Entry) -> EntryKind:
        assert entry.seat is not None
        match = self._going_on()
        if entry.value:
            match.start_again(entry.seat)
        else:
            match.undo(entry.seat)
        self.undo = None
        return "undo"

    def cannot_undo(self, seat: int) -> Text | None:
        """Return why a seat cannot take its last answer back alone; what others did is no reason where it has none."""
        if self.live.over:
            return Text("error-match-over")
        why = self.live.cannot_undo(seat)
        return why if why is None or self.live.has_answered(seat) else Text("error-undo-nothing")

    def undo_hint(self, seat: int) -> bool | Text | None:
        """Return what is known at once about that: True, why not, or None where it has to be worked out."""
        if self.live.over:
            return Text("error-match-over")
        hint = self.live.undo_hint(seat)
        return hint if not isinstance(hint, Text) or self.live.has_answered(seat) else Text("error-undo-nothing")

    def _answered_by(self, seat: int) -> list[int]:
        """Return the places of a seat's answers among all."""
        return [number for number, answer in enumerate(self.live.answers) if answer[0] == seat]

    def _undo_ask(self, entry: Entry) -> EntryKind:
        self._going_on()
        assert entry.seat is not None
        last = self._answered_by(entry.seat)
        if not last:
            raise CannotUndo("error-undo-nothing")
        mine = [seat for seat in self.human_seats() if self._same_player(seat, entry.seat)]
        self.undo = (entry.seat, last[-1], sorted({entry.seat, *mine}))
        return self._maybe_rewind("undo_ask")

    def _undo_vote(self, entry: Entry) -> EntryKind:
        assert entry.seat is not None
        if self.undo is None:
            raise NotNow("server-undo-none")
        if not entry.value:
            self.undo = None
            return "undo_vote"
        asking, count, agreed = self.undo
        mine = [seat for seat in self.human_seats() if self._same_player(seat, entry.seat)]
        self.undo = (asking, count, sorted({*agreed, entry.seat, *mine}))
        return self._maybe_rewind("undo_vote")

    def _maybe_rewind(self, otherwise: EntryKind) -> EntryKind:
        """Go back once everybody has agreed."""
        assert self.undo is not None
        _, count, agreed = self.undo
        if set(self.human_seats()) - set(agreed):
            return otherwise
        self.live.rewind(count)
        self.undo = None
        return "rewind"

    def _same_player(self, one: int, other: int) -> bool:
        return one == other or bool(set(self.seats[one].holders) & set(self.seats[other].holders))

    def _chat(self, entry: Entry) -> EntryKind:
        return "chat"

    def _seat(self, entry: Entry) -> EntryKind:
        assert entry.seat is not None
        self.former.update(self.seats[entry.seat].holders)
        self.seats[entry.seat] = Seat(**entry.value)
        return "seat" if self.undo is None else self._maybe_rewind("seat")  # whoever left need not be asked any more

    def _rematch(self, entry: Entry) -> EntryKind:
        if self.rematch is not None:
            raise NotNow("server-rematch")
        self.rematch = entry.value
        return "rematch"

    def _hint(self, entry: Entry) -> EntryKind:
        """Ask the expert about one's question; everybody learns that, and it is possible only among bots."""
        assert entry.seat is not None
        self._going_on()
        if entry.seat not in self.asked or self.questions[entry.seat] != entry.value:
            raise NotNow("server-stale")
        if any([seat.kind != "bot" and number != entry.seat for number, seat in enumerate(self.seats)]):
            raise NotAllowed("server-hint-people")
        self.hinted[entry.seat] = entry.value
        return "hint"


_CARRY_OUT: Final[dict[EntryKind, Callable[[Play, Entry], EntryKind]]] = {
    "rules": Play._rules,
    "start": Play._start,
    "answer": Play._answer,
    "undo": Play._undo,
    "undo_ask": Play._undo_ask,
    "undo_vote": Play._undo_vote,
    "standing": Play._standing,
    "chat": Play._chat,
    "seat": Play._seat,
    "rematch": Play._rematch,
    "hint": Play._hint,
}


def _seal(origin: dict[str, Any]) -> str | None:
    """Return the seal of a match's chance, where it comes from a seed that is too long to be found by trying."""
    seed = read_seed(origin["seed"]) if "seed" in origin else 0
    return sealed(seed) if seed >= KEYED else None


def rebuilt(row: MatchRow, journal: list[Entry]) -> Play:
    """Return a match from the store, with all its entries applied."""
    play = Play(row)
    if rules_of(row, journal) != play.game.rules:
        raise OtherRules("server-rules", rules=rules_of(row, journal), current=play.game.rules)
    begin = max([place for place, entry in enumerate(journal) if entry.kind == "rules"], default=0)
    for entry in journal[:begin]:
        play.pass_over(entry)
    for entry in journal[begin:]:
        play.apply(entry)
    return play

"""What a seat may see.

Decided once: everything on the table is public, also the events that lie face down, for everybody saw them played.
Hidden are the deck, other players' hands and the cards they are looking at. The discard pile lies face down: a player
is reminded of the cards that he put there himself and of those that were turned over for all, until the pile is
shuffled; nobody is reminded of the cards that he passed on in a draft. After the end all hands are shown.
"""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import Any, Final

from offworld.games.terraforming_mars.data.board import AREA_IDS, EACH_AREA
from offworld.games.terraforming_mars.data.book import ID
from offworld.games.terraforming_mars.names import (
    AWARDS,
    MILESTONES,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    OCEANS,
    OXYGEN,
    PHASES,
    TEMPERATURE,
    TILES,
    Discard,
    Tile,
)
from offworld.games.terraforming_mars.rules.actions.honours import award_cost
from offworld.games.terraforming_mars.rules.discards import card_of, known_by
from offworld.games.terraforming_mars.rules.draft import draft_step
from offworld.games.terraforming_mars.rules.effects.planet import ocean_money
from offworld.games.terraforming_mars.rules.generation import NextTurn, TakeAction
from offworld.games.terraforming_mars.rules.requirements import value_of
from offworld.games.terraforming_mars.rules.scoring import worth
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.shown.players import PlayerShown
from offworld.games.terraforming_mars.shown.types import AwardView, MilestoneView, Owner, TileView
from offworld.kernel.differing import Node
from offworld.kernel.layers import FieldsNode, Laid, Lasting, Layer, RowNode
from offworld.kernel.parts import Parts


def view(state: Mars, seat: int | None, parts: Parts) -> Laid:
    """Return the table as this seat sees it; None is a spectator. What has not changed comes from earlier views."""
    kept = parts.last("shown")
    if kept is None:
        shown = Shown(state)
        parts.keep("shown", None, shown)
        shown.moment = parts.moment
    else:
        shown = kept[1]
        if shown.moment != parts.moment:
            shown.look(state)
            shown.moment = parts.moment
    return shown.view(state, seat)


class Shown:
    """What was shown last, of which at every moment only what has changed is made anew: for all who look, once.

    Players are never changed once they were shown; a change makes a new one.
    """

    __slots__ = (
        "awards",
        "board",
        "discards",
        "funded",
        "honours",
        "known",
        "milestones",
        "moment",
        "players",
        "table",
        "tiles",
        "views",
    )

    def __init__(self, state: Mars) -> None:
        self.moment: object = None
        self.board: tuple[list[Tile], list[int]] = (state.tiles[:], state.owners[:])
        self.tiles = (_tiles(state), _beside(state))
        self.honours: tuple[list[int], list[int]] = (state.milestones[:], state.awards[:])
        self.players = [PlayerShown(state, seat) for seat in range(state.seats)]
        self.milestones = self._milestones(state, RowNode(()))
        self.awards = self._awards(state, RowNode(()))
        self.funded = self._funded(state)
        for seat, player in enumerate(self.players):
            player.count(state, seat, self.funded[seat])
        self.table = Lasting(_TABLE, self._sources(state))
        self.discards: list[Discard] = state.discards[:]
        self.known: dict[tuple[int, ...], list[str]] = {}  # by who knows them
        self.views: dict[int | None, _View] = {}

    def look(self, state: Mars) -> None:
        """See what has changed."""
        moved = state.tiles != self.board[0] or state.owners != self.board[1]
        if moved:
            self.board = (state.tiles[:], state.owners[:])
            self.tiles = (_tiles(state), _beside(state))
        changed = [player.look(state, seat, moved) for seat, player in enumerate(self.players)]
        honoured = state.milestones != self.honours[0] or state.awards != self.honours[1]
        if honoured:
            self.honours = (state.milestones[:], state.awards[:])
        if honoured or True in changed:
            self.milestones = self._milestones(state, self.milestones)
            self.awards = self._awards(state, self.awards)
            self.funded = self._funded(state)
        for seat, player in enumerate(self.players):
            player.count(state, seat, self.funded[seat])
        self.table.now(self._sources(state))
        if state.discards != self.discards:
            self._discard(state)

    def _sources(self, state: Mars) -> tuple[Any, ...]:
        turn, action = turn_of(state)
        track = state.track
        tiles = self.tiles
        return (
            state.phase,
            state.generation,
            state.first,
            turn,
            action,
            track[TEMPERATURE],
            track[OXYGEN],
            track[OCEANS],
            tiles,
            tiles,
            claims(state) if state.claimed else {},
            self.milestones,
            self.awards,
            award_cost(state),
            draft_step(state),
            len(state.deck),
            len(state.discards),
            _TO_COME,
            _TO_COME,
            state.history[:],
        )

    def _milestones(self, state: Mars, last: RowNode) -> RowNode:
        """Return the milestones with how far everybody is, those of the last time where they hold; alone none."""
        if state.seats == 1:
            return last
        had: tuple[MilestoneView, ...] = last.items
        found: list[MilestoneView] = []
        same = bool(had)
        for number, far in enumerate(zip(*[player.progress for player in self.players])):
            progress, owner = list(far), state.milestones[number]
            if had and had[number]["progress"] == progress and had[number]["owner"] == _seat(owner):
                found.append(had[number])
            else:
                same = False
                found.append({"id": MILESTONES[number], "owner": _seat(owner), "progress": progress})
        return last if same else RowNode(tuple(found))

    def _awards(self, state: Mars, last: RowNode) -> RowNode:
        """Return the awards with how everybody stands and what that is worth if they are funded; likewise."""
        if state.seats == 1:
            return last
        had: tuple[AwardView, ...] = last.items
        found: list[AwardView] = []
        same = bool(had)
        for number, far in enumerate(zip(*[player.standing for player in self.players])):
            standing, owner = list(far), state.awards[number]
            if had and had[number]["standing"] == standing and had[number]["owner"] == _seat(owner):
                found.append(had[number])
            else:
                same = False
                points = [worth(each, standing) for each in standing]
                found.append({"id": AWARDS[number], "owner": _seat(owner), "standing": standing, "points": points})
        return last if same else RowNode(tuple(found))

    def _funded(self, state: Mars) -> list[int]:
        """Return by seat what awards are worth as things stand."""
        funded = [each["points"] for each in self.awards.items if each["owner"] is not None]
        return [sum(each) for each in zip(*funded)] if funded else [0] * state.seats

    # --- the discard pile --------------------------------------------------------------------------------------------
    def _discard(self, state: Mars) -> None:
        """Note what was put down; or, where the pile was shuffled or something was taken back, all of it."""
        had = self.discards
        self.discards = state.discards[:]
        count = len(had)
        if self.discards[:count] != had:
            self.known.clear()
            return
        for seats, known in self.known.items():
            fresh = known_among(self.discards[count:], seats)
            if fresh:
                self.known[seats] = sorted(known + fresh)

    def _known(self, seats: tuple[int, ...]) -> list[str]:
        found = self.known.get(seats)
        if found is None:
            found = self.known[seats] = sorted(known_among(self.discards, seats))
        return found

    # --- for one viewer ----------------------------------------------------------------------------------------------
    def view(self, state: Mars, seat: int | None) -> Laid:
        """Return the table as this seat sees it."""
        over = state.outcome is not None
        items = tuple([player.seen(number == seat or over) for number, player in enumerate(self.players)])
        known: list[str] = []
        if seat is not None:
            known = self._known(tuple(range(state.seats)) if over else (seat,))
        kept = self.views.get(seat)
        if kept is None:
            kept = self.views[seat] = _View(self.table.fields, items, known)
            return kept.laid
        return kept.now(self.table.fields, items, known)


class _View:
    """What one viewer was shown last."""

    __slots__ = ("items", "laid", "own")

    def __init__(self, table: FieldsNode, items: tuple[Node, ...], known: list[str]) -> None:
        self.items = items
        self.own = FieldsNode({"known_discards": known, "players": RowNode(items)})
        self.laid = Laid((table, self.own))

    def now(self, table: FieldsNode, items: tuple[Node, ...], known: list[str]) -> Laid:
        """Return the table as it is now, the very same where nothing has changed."""
        own = self.own
        new: dict[str, Any] = {}
        if items != self.items:
            self.items = items
            new["players"] = RowNode(items)
        if known is not own.shown["known_discards"]:
            new["known_discards"] = known
        if new:
            own = self.own = own.now(new)
        layers = (table, own)
        if layers != self.laid.layers:
            self.laid = Laid(layers)
        return self.laid


def _lines(history: list[tuple[int, ...]]) -> list[list[int]]:
    return [list(line) for line in history]


_TO_COME: Final[list[Any]] = []
_TABLE: Final = Layer(
    phase=PHASES.__getitem__,
    generation=None,
    first=None,
    turn=None,
    action=None,
    temperature=partial(value_of, TEMPERATURE),
    oxygen=None,
    oceans=None,
    tiles=itemgetter(0),
    beside=itemgetter(1),
    claims=None,
    milestones=None,
    awards=None,
    award_cost=None,
    draft_step=None,
    deck=None,
    discards=None,
    known_discards=None,
    players=None,
    history=_lines,
)


def _tiles(state: Mars) -> dict[str, TileView]:
    return {
        AREA_IDS[area]: {"tile": TILES[tile], "owner": owner_name(state.owners[area])}
        for area, tile in enumerate(state.tiles)
        if tile != NO_TILE
    }


def _beside(state: Mars) -> dict[str, int]:
    """Return what the oceans beside free areas pay for a tile there."""
    return {
        AREA_IDS[area]: money
        for area in EACH_AREA
        if state.tiles[area] == NO_TILE and (money := ocean_money(state, area))
    }


def owner_name(owner: int) -> Owner | None:
    """Return an owner as JSON: a seat, the neutral opponent, or nobody."""
    if owner == NEUTRAL:
        return "neutral"
    return None if owner == NOBODY else owner


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def claims(state: Mars) -> dict[str, int]:
    """Return the areas reserved by markers, and by whom."""
    found = {}
    for area, name in enumerate(AREA_IDS):
        if state.claimed >> area & 1:
            for seat, player in enumerate(state.players):
                if player.claims >> area & 1:
                    found[name] = seat
    return found


def known_among(discards: list[Discard], seats: tuple[int, ...]) -> list[str]:
    """Return those of some discarded cards that some of these seats know."""
    knowing = 0
    for seat in seats:
        knowing |= 1 << seat
    return [ID[card_of(entry)] for entry in discards if known_by(entry) & knowing]


def turn_of(state: Mars) -> tuple[int | None, int]:
    """Return whose turn it is, and which of its two actions is under way."""
    if state.branches is not None:
        return None, 0
    for place, (seat, effect) in enumerate(reversed(state.stack)):
        if isinstance(effect, NextTurn):
            return seat, 2
        if isinstance(effect, TakeAction):  # on top it is being asked; below, it waits for the first action to end
            return seat, 2 if effect.second and place == 0 else 1
    return (state.stack[-1][0], 0) if state.stack else (None, 0)

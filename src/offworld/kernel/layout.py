"""The fields of a game's state, declared once: positions, their schema and checks, and what a seat owns, follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from offworld.kernel.fields import EVERYONE, OWNER, Kind, Scope, inside, wrong
from offworld.kernel.option import OptionValue
from offworld.kernel.problem import wrong_type
from offworld.kernel.shapes import no_others, object_schema
from offworld.kernel.state import State
from offworld.kernel.text import Text

PLAYERS: Final = "players"  # the key of a position under which the seats' own fields are


class Layout:
    """What a position of a game says, field by field.

    `table` are fields of the state itself, `players` those of each seat. A seat's field is a list of the state indexed
    by seat (`state.money[seat]`), a part of one list (`flat`), or, where `objects` names a list of the state, a field
    of the object there (`state.players[seat].money`). The state stays what it is: native slots and lists.

    >>> from offworld.kernel.fields import Int
    >>> layout = Layout({"round": Int(1, 5)}, {"money": Int(0, 99)})
    >>> class Purses(State):
    ...     def __init__(self):
    ...         super().__init__(seats=2, rng=1)
    ...         self.round, self.money = 1, [10, 12]
    >>> layout.get(Purses(), "round"), layout.get_own(Purses(), 1, "money")
    (1, 12)
    """

    def __init__(
        self, table: Mapping[str, Kind], players: Mapping[str, Kind], objects: str = "", about: str = ""
    ) -> None:
        assert PLAYERS not in table, "the seats' own fields are there"
        for name, kind in table.items():
            assert kind.seen != OWNER, f"{name} belongs to nobody"
        self.table = dict(table)
        self.players = dict(players)
        self.objects = objects
        self.about = about

    # --- one field ---------------------------------------------------------------------------------------------------
    def get(self, state: State, name: str) -> Any:
        """Return the value of a field of the table."""
        kind = self.table[name]
        return getattr(state, kind.attr or name) if kind.get is None else kind.get(state)

    def put(self, state: State, name: str, value: Any) -> None:
        """Set a field of the table."""
        kind = self.table[name]
        if kind.put is not None:
            kind.put(state, value)
        else:
            setattr(state, kind.attr or name, value)

    def get_own(self, state: State, seat: int, name: str) -> Any:
        """Return the value of a field of a seat."""
        kind = self.players[name]
        if kind.get is not None:
            return kind.get(state, seat)
        attr = kind.attr or name
        if self.objects:
            return getattr(getattr(state, self.objects)[seat], attr)
        values = getattr(state, attr)
        return values[seat * kind.flat : seat * kind.flat + kind.flat] if kind.flat else values[seat]

    def put_own(self, state: State, seat: int, name: str, value: Any) -> None:
        """Set a field of a seat."""
        kind = self.players[name]
        attr = kind.attr or name
        if kind.put is not None:
            kind.put(state, seat, value)
        elif self.objects:
            setattr(getattr(state, self.objects)[seat], attr, value)
        elif kind.flat:
            getattr(state, attr)[seat * kind.flat : seat * kind.flat + kind.flat] = value
        else:
            getattr(state, attr)[seat] = value

    # --- positions ---------------------------------------------------------------------------------------------------
    def encode(self, state: State) -> dict[str, Any]:
        """Return the complete state as plain JSON."""
        found = {name: kind.encode(self.get(state, name)) for name, kind in self.table.items() if not kind.given_only}
        if self.players:
            found[PLAYERS] = [
                {
                    name: kind.encode(self.get_own(state, seat, name))
                    for name, kind in self.players.items()
                    if not kind.given_only
                }
                for seat in range(state.seats)
            ]
        return found

    def fill(
        self, state: State, given: Mapping[str, Any], options: Mapping[str, OptionValue] | None = None
    ) -> dict[str, Any]:
        """Set the fields that a position names and leave all others of the state as they are; return what was named.

        What is returned holds native values under the names of the position, `players` a dictionary for each seat.
        Everything is read before anything is set; BadPosition names the wrong field.
        """
        if not isinstance(given, dict):
            raise wrong("", wrong_type("object", given))
        scope = Scope(state.seats, options or {})
        no_others(given, [*self.table, *([PLAYERS] if self.players else [])], "")
        named: dict[str, Any] = {}
        for name, kind in self.table.items():
            if name in given and not (kind.null and given[name] is None):
                now = None if kind.given_only else self.get(state, name)
                named[name] = kind.read(given[name], name, scope, now)
        seats = self._read_players(state, given.get(PLAYERS, []), scope)
        for name, value in named.items():
            if not self.table[name].given_only:
                self.put(state, name, value)
        for seat, own in enumerate(seats):
            for name, value in own.items():
                if not self.players[name].given_only:
                    self.put_own(state, seat, name, value)
        named[PLAYERS] = seats
        return named

    def _read_players(self, state: State, given: Any, scope: Scope) -> list[dict[str, Any]]:
        if not isinstance(given, list):
            raise wrong(PLAYERS, wrong_type("array", given))
        if len(given) > state.seats:
            raise wrong(PLAYERS, Text("error-problem-shorter", {"count": state.seats}))
        found: list[dict[str, Any]] = []
        for seat in range(state.seats):
            own: dict[str, Any] = {}
            if seat < len(given):
                path = f"{PLAYERS}[{seat}]"
                part = given[seat]
                if not isinstance(part, dict):
                    raise wrong(path, wrong_type("object", part))
                no_others(part, list(self.players), path)
                for name, kind in self.players.items():
                    if name in part and not (kind.null and part[name] is None):
                        now = None if kind.given_only else self.get_own(state, seat, name)
                        own[name] = kind.read(part[name], inside(path, name), scope, now)
            found.append(own)
        return found

    def schema(self, options: Mapping[str, OptionValue] | None = None) -> dict[str, Any]:
        """Return the JSON Schema of the game's part of a position; None: under any options."""
        defs: dict[str, Any] = {}
        found = object_schema(self.table, defs, options)
        if self.players:
            one = object_schema(self.players, defs, options)
            found["properties"][PLAYERS] = {
                "type": "array",
                "items": one,
                "description": "By seat. Those left out at the end are as at the start.",
            }
        if self.about:
            found["description"] = self.about
        return {**found, "$defs": defs}

    # --- what a seat owns -----------------------------------------------------------------------------------------
    def adopt(self, state: State, seat: int, private: State) -> bool:
        """Take over all fields of a seat from another state; True, so that a state's `adopt` can return it."""
        for name, kind in self.players.items():
            if not kind.given_only:
                self.put_own(state, seat, name, kind.copy(self.get_own(private, seat, name)))
        return True

    def agrees(self, state: State, seat: int, private: State) -> bool:
        """Return whether all fields of a seat are the same in another state."""
        for name, kind in self.players.items():
            if kind.given_only:
                continue
            if not kind.same(self.get_own(state, seat, name), self.get_own(private, seat, name)):
                return False
        return True

    def visible(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return the fields that a seat may see by their marks, as plain JSON; None is a spectator.

        Fields that may not be seen are not there. It is something to build a view from, not the view.
        """
        found = {
            name: kind.encode(self.get(state, name))
            for name, kind in self.table.items()
            if kind.seen == EVERYONE and not kind.given_only
        }
        if self.players:
            found[PLAYERS] = [
                {
                    name: kind.encode(self.get_own(state, each, name))
                    for name, kind in self.players.items()
                    if (kind.seen == EVERYONE or (kind.seen == OWNER and each == seat)) and not kind.given_only
                }
                for each in range(state.seats)
            ]
        return found

"""Displacement: what a new building or marker pushes off its hex, decided by the owner also out of turn (R027)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.on_mars.data.field import HEX, HEX_IDS, RINGS, hexes_of
from offworld.games.on_mars.names import (
    BARE,
    CRYSTAL_FOUND,
    FIGURES,
    FIRST_RESEARCH,
    MINER,
    NO_FIGURE,
    ROVER,
    Figure,
    Hex,
)
from offworld.games.on_mars.rules.effects.paying import take_back
from offworld.games.on_mars.rules.rival.choice import pick
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


def clear_ground(state: OnMars, place: Hex) -> None:
    """Return a crystal to the supply, or a tile to the box."""
    code = state.ground[place]
    if code == BARE:
        return
    state.ground[place] = BARE
    if code == CRYSTAL_FOUND:
        if state.log is not None:
            state.tell("on_mars-crystal-lost", hex=HEX_IDS[place])
        return
    box = 1 if code >= FIRST_RESEARCH else 0
    state.lost = changed(state.lost, box, state.lost[box] + 1)
    if state.log is not None:
        state.tell("on_mars-tile-lost", tile=speech.tile(code), hex=HEX_IDS[place])


def displace(state: OnMars, place: Hex) -> None:
    """Take the figure from a hex: colonists go home, the owner of a bot or rover says where it goes.

    Until then it stays where it is, so that a position saved in between knows where everybody stands.
    """
    if state.figure[place] == NO_FIGURE:
        return
    kind, party = state.kind_of_figure(place)
    if kind == MINER:
        state.leave(place)
        if not state.is_lacerda(party):
            take_back(state, party, 1)
        if state.log is not None:
            state.tell("on_mars-miner-home", seat=state.who(party), hex=HEX_IDS[place])
    elif state.is_lacerda(party):
        land(state, party, kind, place, pick(state, nearest(state, place)))
    else:
        state.then((party, Displaced(kind, place)))


def nearest(state: OnMars, place: Hex) -> list[Hex]:
    """Return the nearest hexes that are empty or hold a building without figure; not the hex itself."""
    for ring in RINGS[place][1:]:
        found = [each for each in hexes_of(ring) if state.can_stand(each)]
        if found:
            return found
    return [place]


def land(state: OnMars, party: int, kind: Figure, start: Hex, end: Hex) -> None:
    """Put a displaced figure down; a marker may have taken its hex already."""
    if state.figure[start] == kind + party:
        state.leave(start)
    if kind == ROVER:
        state.rover[party] = end
    else:
        state.bots[state.bots.index(start, party * 4, party * 4 + 4)] = end
    state.stand(end, kind + party)
    if state.log is not None:
        figure = Text("on_mars-figure-" + FIGURES[kind // 4])
        state.tell("on_mars-displaced", seat=state.who(party), figure=figure, start=HEX_IDS[start], end=HEX_IDS[end])


@dataclass(frozen=True, slots=True)
class Displaced(Effect):
    """Say where one's bot or rover goes that stands in the way of a building."""

    kind: Figure
    start: Hex

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        found = nearest(state, self.start)
        if len(found) == 1:
            return None
        params: dict[str, object] = {
            "figure": Text("on_mars-figure-" + FIGURES[self.kind // 4]),
            "hex": HEX_IDS[self.start],
        }
        return Place(seat, "on_mars-ask-displaced", [HEX_IDS[place] for place in found], params, "displaced")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        end = nearest(state, self.start)[0] if answer is None else HEX[answer]
        land(state, seat, self.kind, self.start, end)

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, str) or answer not in HEX:
            return None
        key = "on_mars-cannot-stand" if not state.can_stand(HEX[answer]) else "on_mars-not-nearest"
        return Text(key, {"hex": answer})

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return [HEX_IDS[place] for ring in RINGS[self.start][1:3] for place in hexes_of(ring)]

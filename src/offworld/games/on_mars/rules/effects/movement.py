"""Movement: bots and rover over the map, crystals on the way, tiles at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import BOTS
from offworld.games.on_mars.data.cards import BOTS_TASK, DISCOVERY_MISSION, RESEARCH_MISSION
from offworld.games.on_mars.data.discoveries import DISCOVERIES, RESEARCH, RESEARCH_KINDS
from offworld.games.on_mars.data.field import (
    AROUND,
    DISTANCE,
    EACH_HEX,
    HEX,
    HEX_IDS,
    RINGS,
    START_MINE,
    WITHIN,
    hexes_of,
)
from offworld.games.on_mars.names import (
    BARE,
    BOT,
    CRYSTAL_FOUND,
    FIRST_DISCOVERY,
    FIRST_RESEARCH,
    NO_FIGURE,
    NOWHERE,
    ROVER,
    ROVER_TECH,
    Figure,
    Hex,
)
from offworld.games.on_mars.rules.effects.displacing import clear_ground
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.paying import PayCrystals
from offworld.games.on_mars.rules.effects.tasks import offer_task
from offworld.games.on_mars.rules.effects.upgrading import TECH_ANSWERS
from offworld.games.on_mars.rules.effects.using import note_use, owners
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Confirm, Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text
from offworld.toolbox.hexes import bit_set

DONE: Final = "done"
NOT: Final = -1  # points of figures that this movement is not for
ROVER_BIT: Final = 1 << BOTS
FARTHEST: Final = 13
_MOVES: Final = {
    kind: tuple([tuple([(name, start, end) for end in HEX_IDS]) for start in HEX_IDS])
    for kind, name in ((BOT, "bot"), (ROVER, "rover"))
}


def rover_place(state: OnMars, party: int) -> Hex:
    """Return where a rover is; one that has not moved yet counts as on the start mine."""
    return state.rover[party] if state.rover[party] >= 0 else START_MINE


def can_use_tile(state: OnMars, party: int, code: int, coins: int) -> bool:
    """Return whether a party can take a tile with so many crystals left to spend.

    No research kind twice, and some of its benefit must be of use (R030).
    """
    if code >= FIRST_RESEARCH:
        kind = code - FIRST_RESEARCH
        if state.research[party * RESEARCH_KINDS + kind]:
            return False
        return state.benefits.useful(state, party, RESEARCH, coins)
    return state.benefits.useful(state, party, DISCOVERIES[code - FIRST_DISCOVERY], coins)


def shut_hexes(state: OnMars, party: int, within: int, start: Hex, points: int) -> int:
    """Return the hexes with tiles that a rover may not end on; crystals that the way there costs are gone by then."""
    found = 0
    coins = state.spendable(party)
    for place in hexes_of(within & ~state.laid & ~state.standing):
        code = state.ground[place]
        if code in (BARE, CRYSTAL_FOUND):
            continue
        if not can_use_tile(state, party, code, coins - max(0, DISTANCE[start][place] - points)):
            found |= 1 << place
    return found


def claimed_hexes(state: OnMars, party: int, start: Hex) -> int:
    """Return the hexes with research tiles of a colour on which another bot of the party stands: only one is taken."""
    found = 0
    for bot in state.bots_of(party):
        code = state.ground[bot]
        if bot != start and FIRST_RESEARCH <= code < CRYSTAL_FOUND:
            found |= bit_set([place for place, other in enumerate(state.ground) if other == code])
    return found


def shift(state: OnMars, party: int, kind: Figure, start: Hex, end: Hex) -> int:
    """Take a figure from one hex to another and return its bit; where two meet, the first to come stands there."""
    code = kind + party
    if kind == ROVER:
        state.rover[party] = end
        bit = ROVER_BIT
    else:
        index = state.bots.index(start, party * 4, party * 4 + 4)
        state.bots[index] = end
        bit = 1 << (index - party * 4)
    if state.figure[start] == code:
        state.leave(start)
    if state.figure[start] == NO_FIGURE:  # another one of the same party may have come there
        if state.rover[party] == start:
            state.stand(start, ROVER + party)
        elif start in state.bots[party * 4 : party * 4 + 4]:
            state.stand(start, BOT + party)
    if state.figure[end] == NO_FIGURE:
        state.stand(end, code)
    return bit


def meeting(state: OnMars, party: int) -> Hex:
    """Return the hex where a party's bot and rover stand together in mid-movement, or -1."""
    rover = state.rover[party]
    return rover if rover >= 0 and rover in state.bots[party * 4 : party * 4 + 4] else NOWHERE


def crystals_between(state: OnMars, start: Hex, end: Hex) -> tuple[Hex, ...]:
    """Return the crystals on a shortest way between two hexes, the way with most of them."""
    steps = DISTANCE[start][end]
    lying = [place for place in EACH_HEX if state.ground[place] == CRYSTAL_FOUND]
    if not any([DISTANCE[start][place] + DISTANCE[place][end] == steps for place in lying]):
        return ()
    best: dict[Hex, tuple[int, tuple[Hex, ...]]] = {start: (0, ())}
    for step in range(1, steps + 1):
        band: dict[Hex, tuple[int, tuple[Hex, ...]]] = {}
        for place in hexes_of(RINGS[start][step] & RINGS[end][steps - step]):
            here = 1 if state.ground[place] == CRYSTAL_FOUND else 0
            most = max([best[each][0] for each in AROUND[place] if each in best])
            way = next(best[each][1] for each in AROUND[place] if each in best and best[each][0] == most)
            band[place] = (most + here, (*way, place) if here else way)
        best = band
    return best[end][1]


def collect(state: OnMars, party: int, start: Hex, end: Hex) -> None:
    """Take the crystals on the way between two hexes."""
    crystals = crystals_between(state, start, end)
    for place in crystals:
        state.ground[place] = BARE
    if crystals:
        state.waiting[party] += len(crystals)
        if state.log is not None:
            places = [HEX_IDS[place] for place in crystals]
            state.tell("on_mars-collected", seat=state.who(party), count=len(crystals), hexes=places)


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move bots and rover as long as there are points; crystals and the rover technology add to them.

    A figure moves straight to a hex where it may stay, paying by distance; it passes over everything. Bot and rover of
    one movement may meet (R029) as long as one of them can go on. `moved` has a bit for each figure that has moved.
    """

    bots: int
    rover: int
    crystals: bool = True
    tech: bool = False
    as_rovers: bool = False
    moved: int = 0

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        choices = self.moves(state, seat)
        met = meeting(state, seat)
        if self.tech and met < 0:
            choices.extend([TECH_ANSWERS[party] for party in owners(state, ROVER_TECH)])
        if not choices:
            return None
        if met < 0:
            choices.append(DONE)
        params: dict[str, object] = {"bots": max(0, self.bots), "rover": max(0, self.rover)}
        key = "on_mars-ask-move" if NOT not in (self.bots, self.rover) else "on_mars-ask-move-bots"
        if self.bots == NOT:
            key = "on_mars-ask-move-rover"
        return Each(seat, key, choices, params, "move", {"bot": 2, "rover": 2})

    def moves(self, state: OnMars, seat: int) -> list[Any]:
        """Return the moves that leave every figure where it may stay, or able to go on."""
        coins = state.spendable(seat) if self.crystals else 0
        met = meeting(state, seat)
        found: list[Any] = []
        if self.bots != NOT and self.bots + coins > 0:
            for start in state.bots[seat * 4 : seat * 4 + 4]:
                if start >= 0 and (met < 0 or start == met):
                    self._moves_of(state, seat, BOT, start, coins, met, found)
        if self.rover != NOT and self.rover + coins > 0:
            start = rover_place(state, seat)
            if met < 0 or start == met:
                self._moves_of(state, seat, ROVER, start, coins, met, found)
        return found

    def _moves_of(
        self, state: OnMars, seat: int, kind: Figure, start: Hex, coins: int, met: Hex, found: list[Any]
    ) -> None:
        answers = _MOVES[kind][start]
        ends = hexes_of(self.ends(state, seat, kind, start, coins))
        if kind == BOT and self.moved & ROVER_BIT and state.ground[state.rover[seat]] not in (BARE, CRYSTAL_FOUND):
            ends = self.harmless(state, seat, start, ends)
        found.extend([answers[end] for end in ends])
        if met >= 0:
            return
        other, rest = (rover_place(state, seat), self.rover) if kind == BOT else (-1, self.bots)
        partners = [other] if kind == BOT else state.bots_of(seat)
        if rest == NOT or (kind == BOT and state.rover[seat] < 0):
            return
        points = self.bots if kind == BOT else self.rover
        for end in partners:  # bot and rover may change places
            if DISTANCE[start][end] != 1 or state.figure[start] != kind + seat:
                continue
            if state.ground[start] not in (BARE, CRYSTAL_FOUND):  # the other one must be able to go there
                continue
            left = coins - max(0, 1 - points)
            if left >= 0 and rest + left > 0:
                found.append(answers[end])

    def harmless(self, state: OnMars, seat: int, start: Hex, ends: list[Hex]) -> list[Hex]:
        """Return the hexes to which a bot can go so that the rover can still use the tile on which it stands (R030)."""
        after = state.clone()
        index = after.bots.index(start, seat * 4, seat * 4 + 4)
        code = state.ground[state.rover[seat]]
        found: list[Hex] = []
        for end in ends:
            after.bots[index] = end
            coins = state.spendable(seat) - max(0, DISTANCE[start][end] - self.bots)
            if can_use_tile(after, seat, code, coins):
                found.append(end)
        return found

    def ends(self, state: OnMars, seat: int, kind: Figure, start: Hex, coins: int) -> int:
        """Return the hexes that a figure can reach and stay on."""
        points = self.bots if kind == BOT else self.rover
        reach = WITHIN[start][min(points + coins, FARTHEST)] & ~state.standing & ~(1 << start)
        if kind == ROVER or self.as_rovers:
            reach &= ~shut_hexes(state, seat, reach, start, points)
        if self.as_rovers:
            reach &= ~claimed_hexes(state, seat, start)
        return reach

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            self.settle(state, seat)
            return
        if answer[0] == "tech":
            note_use(state, seat, answer[1], ROVER_TECH)
            rover = self.rover + state.tech_level(answer[1], ROVER_TECH)
            state.then((seat, Move(self.bots, rover, self.crystals, False, self.as_rovers, self.moved)))
            return
        kind, start, end = (BOT if answer[0] == "bot" else ROVER), HEX[answer[1]], HEX[answer[2]]
        steps = DISTANCE[start][end]
        points = self.bots if kind == BOT else self.rover
        extra = max(0, steps - points)
        bit = shift(state, seat, kind, start, end)
        if state.log is not None:
            key = "on_mars-moved-bot" if kind == BOT else "on_mars-moved-rover"
            state.tell(key, seat=seat, start=HEX_IDS[start], end=HEX_IDS[end])
        if kind == ROVER or self.as_rovers:
            collect(state, seat, start, end)
        if extra:
            state.then((seat, PayCrystals(extra)))
        left = max(0, points - steps)
        bots, rover = (left, self.rover) if kind == BOT else (self.bots, left)
        state.then((seat, Move(bots, rover, self.crystals, self.tech, self.as_rovers, self.moved | bit)))

    def settle(self, state: OnMars, seat: int) -> None:
        """Bots crush what they stand on after the whole movement; rovers may take the tile (R029)."""
        for index in range(BOTS):
            if self.moved >> index & 1:
                place = state.bots[seat * 4 + index]
                if self.as_rovers:
                    state.then((seat, TakeTile(place)))
                else:
                    clear_ground(state, place)
        if self.moved & ROVER_BIT:
            state.then((seat, TakeTile(state.rover[seat])))
        if self.moved & ~ROVER_BIT:
            offer_task(state, seat, BOTS_TASK)

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if answer == DONE:
            return Text("on_mars-two-on-a-hex", {"hex": HEX_IDS[max(0, meeting(state, seat))]})
        if not isinstance(answer, tuple) or len(answer) != 3 or answer[1] not in HEX or answer[2] not in HEX:
            return None
        kind, start, end = (BOT if answer[0] == "bot" else ROVER), HEX[answer[1]], HEX[answer[2]]
        if (self.bots if kind == BOT else self.rover) == NOT:
            return Text("on_mars-not-this-figure")
        own = state.bots_of(seat) if kind == BOT else [rover_place(state, seat)]
        if start not in own:
            return Text("on_mars-no-figure-there", {"hex": answer[1]})
        points = (self.bots if kind == BOT else self.rover) + (state.spendable(seat) if self.crystals else 0)
        if DISTANCE[start][end] > points:
            steps = DISTANCE[start][end]
            return Text("on_mars-out-of-reach", {"hex": answer[2], "steps": steps, "reach": points})
        if state.standing >> end & 1:
            return Text("on_mars-two-on-a-hex", {"hex": answer[2]})
        return Text("on_mars-useless-tile", {"hex": answer[2]})


@dataclass(frozen=True, slots=True)
class TakeTile(Effect):
    """Take the tile where one's rover has ended its way, or leave it."""

    place: Hex

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        code = state.ground[self.place]
        if code in (BARE, CRYSTAL_FOUND) or not can_use_tile(state, seat, code, state.spendable(seat)):
            return None
        params: dict[str, object] = {"tile": speech.tile(code), "hex": HEX_IDS[self.place]}
        return Confirm(seat, "on_mars-ask-tile", params, "tile")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if not answer:
            return
        code = state.ground[self.place]
        take_tile(state, seat, self.place)
        state.benefits.begin(state, seat, RESEARCH if code >= FIRST_RESEARCH else DISCOVERIES[code - FIRST_DISCOVERY])


def take_tile(state: OnMars, party: int, place: Hex) -> None:
    """Take a tile from the map into a party's play area; its benefit is due."""
    code = state.ground[place]
    state.ground[place] = BARE
    if state.log is not None:
        state.tell("on_mars-took-tile", seat=state.who(party), tile=speech.tile(code), hex=HEX_IDS[place])
    if code >= FIRST_RESEARCH:
        state.research = changed(state.research, party * RESEARCH_KINDS + code - FIRST_RESEARCH, 1)
        contribute(state, party, RESEARCH_MISSION)
    else:
        state.found = changed(state.found, party, state.found[party] + 1)
        contribute(state, party, DISCOVERY_MISSION)

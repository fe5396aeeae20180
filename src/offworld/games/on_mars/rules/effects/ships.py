"""Welcoming ships: colonists and bots arrive, depot slots open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.benefit import COLONIST_BOOST, NO_BOOST
from offworld.games.on_mars.data.boards import DEPOT, EXECUTIVE_IDS, SHIP_COST
from offworld.games.on_mars.data.cards import BOT_MISSION
from offworld.games.on_mars.data.field import HEX, HEX_IDS, RINGS, hexes_of
from offworld.games.on_mars.names import BOT, NO_FIGURE, NOWHERE, SHELTER, SHIP_TECH, Hex
from offworld.games.on_mars.rules.effects.missions import contribute
from offworld.games.on_mars.rules.effects.paying import PayFor, can_pay, gain_colonists, send_colonists
from offworld.games.on_mars.rules.effects.upgrading import TECH_ANSWERS
from offworld.games.on_mars.rules.effects.using import note_use, owners
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each, Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

DONE: Final = "done"
BRINGS: Final = ("bot", "colonists")
_SHIP: Final = tuple([tuple([("ship", name, what) for what in BRINGS]) for name in EXECUTIVE_IDS])


def ships_left(state: OnMars, party: int) -> int:
    """Return how many ships a party may still take from its depot at this colony level (R040)."""
    return min(state.level - state.ships_taken(party), state.docks[party].bit_count())


def can_welcome(state: OnMars, party: int, free: bool) -> bool:
    """Return whether a party can welcome a ship."""
    return ships_left(state, party) > 0 and (free or can_pay(state, party, SHIP_COST))


@dataclass(frozen=True, slots=True)
class Welcome(Effect):
    """Move ships from the depot to the hangar one by one; technology (R038) and boosting colonists allow more.

    Each brings a colonist and a bot or two colonists; with `extra` one colonist more.
    """

    left: int
    free: bool = False
    boost: int = NO_BOOST
    tech: bool = False
    extra: bool = False
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if not can_welcome(state, seat, self.free):
            return None
        choices: list[Any] = []
        if self.left or (self.boost == COLONIST_BOOST and state.boosters(seat)):
            has_bot = -1 in state.bots[seat * 4 : seat * 4 + 4]
            for slot in range(DEPOT):
                if state.docks[seat] >> slot & 1:
                    choices.extend(_SHIP[slot] if has_bot else _SHIP[slot][1:])
        if self.tech and self.allows_more(state, seat):
            choices.extend([TECH_ANSWERS[party] for party in owners(state, SHIP_TECH)])
        if not choices:
            return None
        if not self.must:
            choices.append(DONE)
        key = "on_mars-ask-welcome" if self.left else "on_mars-ask-welcome-boost"
        return Each(seat, key, choices, {"left": self.left}, "welcome")

    def allows_more(self, state: OnMars, seat: int) -> bool:
        """Return whether a technology could be used for one more ship, paid for like those before it."""
        price = tuple([count * (self.left + 1) for count in SHIP_COST])
        return ships_left(state, seat) > self.left and (self.free or can_pay(state, seat, price))

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        if answer[0] == "tech":
            note_use(state, seat, answer[1], SHIP_TECH)
            more = state.tech_level(answer[1], SHIP_TECH)
            state.then((seat, Welcome(self.left + more, self.free, self.boost, False, self.extra, self.must)))
            return
        if not self.left:
            send_colonists(state, seat, 1)
        if not self.free:
            state.then((seat, PayFor(SHIP_COST)))
        state.then((seat, Arrive(EXECUTIVE_IDS.index(answer[1]), answer[2] == "bot", self.extra)))
        left = max(0, self.left - 1)
        state.then((seat, Welcome(left, self.free, self.boost, self.tech, self.extra)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 3 or answer[1] not in EXECUTIVE_IDS:
            return None
        if not state.docks[seat] >> EXECUTIVE_IDS.index(answer[1]) & 1:
            return Text("on_mars-no-ship-there")
        if answer[2] == "bot" and -1 not in state.bots[seat * 4 : seat * 4 + 4]:
            return Text("on_mars-no-bot-left")
        return None


@dataclass(frozen=True, slots=True)
class Arrive(Effect):
    """Move a ship to the hangar and take who comes with it."""

    slot: int
    bot: bool
    extra: bool

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        state.docks = changed(state.docks, seat, state.docks[seat] & ~(1 << self.slot))
        state.hangar = changed(state.hangar, seat, state.hangar[seat] + 1)
        if state.log is not None:
            opens = Text("on_mars-exec-" + EXECUTIVE_IDS[self.slot])
            state.tell("on_mars-welcomed", seat=seat, opens=opens)
        gain_colonists(state, seat, (1 if self.bot else 2) + int(self.extra))
        if self.bot:
            state.then((seat, PlaceBot()))


def bot_places(state: OnMars, party: int) -> list[Hex]:
    """Return where a new bot may go: an own shelter without figure, else the nearest empty hex (R041)."""
    shelters = hexes_of(state.sites[SHELTER + party])
    found = [place for place in shelters if state.figure[place] == NO_FIGURE]
    distance = 1
    while not found and distance < 14:
        ring = 0
        for place in shelters:
            if distance < len(RINGS[place]):
                ring |= RINGS[place][distance]
        found = [place for place in hexes_of(ring) if state.is_empty(place)]
        distance += 1
    return found


@dataclass(frozen=True, slots=True)
class PlaceBot(Effect):
    """Put a new bot on the map."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        found = bot_places(state, seat)
        if len(found) <= 1:
            return None
        return Place(seat, "on_mars-ask-bot", [HEX_IDS[place] for place in found], None, "bot")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        place = bot_places(state, seat)[0] if answer is None else HEX[answer]
        state.bots[state.bots.index(NOWHERE, seat * 4, seat * 4 + 4)] = place
        state.stand(place, BOT + seat)
        if state.log is not None:
            state.tell("on_mars-placed-bot", seat=seat, hex=HEX_IDS[place])
        contribute(state, seat, BOT_MISSION)

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        return Text("on_mars-bot-place", {"hex": answer}) if isinstance(answer, str) and answer in HEX else None

"""Upgrading: a marker from a blueprint to a matching building."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.benefit import COLONIST_BOOST, NO_BOOST
from offworld.games.on_mars.data.boards import UPGRADE_COST
from offworld.games.on_mars.data.cards import (
    ADVANCED_MISSION,
    CARD_BUILDING,
    CARD_IDS,
    CARD_LEVEL,
    CARD_OF,
    LEVEL_3_SIZE,
)
from offworld.games.on_mars.data.field import ALL_HEXES, FIELD, HEX, HEX_IDS, hexes_of
from offworld.games.on_mars.names import BUILDINGS, KINDS, MARKER, UPGRADE_TECH, BlueprintId, Hex
from offworld.games.on_mars.rules.effects.construction import zone_of
from offworld.games.on_mars.rules.effects.displacing import displace
from offworld.games.on_mars.rules.effects.missions import check_contracts, contribute
from offworld.games.on_mars.rules.effects.paying import PayFor, can_pay, send_colonists
from offworld.games.on_mars.rules.effects.using import note_use, owners
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

DONE: Final = "done"
TECH_ANSWERS: Final = tuple([("tech", party) for party in range(4)])
_UPGRADE: Final = tuple([tuple([("upgrade", card, place) for place in HEX_IDS]) for card in CARD_IDS])


def marker_hexes(state: OnMars) -> int:
    """Return the hexes of all advanced buildings."""
    found = 0
    for place in state.card_hex:
        if place >= 0:
            found |= 1 << place
    return found


def targets(state: OnMars, party: int, card: BlueprintId, zone: int) -> int:
    """Return the buildings that a blueprint can be used on: of its type, not advanced, large enough (R039)."""
    sites = state.sites[state.own_type(CARD_BUILDING[card], party)]
    found = sites & zone & ~marker_hexes(state)
    if found and CARD_LEVEL[card] == 3:
        for part in FIELD.groups(sites):
            if part.bit_count() < LEVEL_3_SIZE:
                found &= ~part
    return found


def unbuilt(state: OnMars, party: int) -> list[BlueprintId]:
    """Return the blueprints of a party that still carry their marker."""
    return [
        BlueprintId(card) for card, owner in enumerate(state.card_owner) if owner == party and state.card_hex[card] < 0
    ]


def can_upgrade(state: OnMars, party: int, free: bool, anywhere: bool) -> bool:
    """Return whether a party can upgrade anything."""
    if not free and not state.stock[party * KINDS]:
        return False
    zone = ALL_HEXES if anywhere else zone_of(state, party)
    return any([targets(state, party, card, zone) for card in unbuilt(state, party)])


def most_upgrades(state: OnMars, party: int, free: bool, zone: int) -> int:
    """Return how many upgrades a party could do one after another, by blueprints, buildings and minerals together."""
    found = 0
    cards = unbuilt(state, party)
    for building in range(len(BUILDINGS)):
        small, large = [
            [card for card in cards if CARD_BUILDING[card] == building and CARD_LEVEL[card] == level]
            for level in (1, 3)
        ]
        taken = min(len(large), targets(state, party, large[0], zone).bit_count()) if large else 0
        found += taken
        if small:
            found += min(len(small), targets(state, party, small[0], zone).bit_count() - taken)
    return found if free else min(found, state.stock[party * KINDS])


def put_marker(state: OnMars, party: int, card: BlueprintId, place: Hex) -> None:
    """Move the marker of a blueprint to a building; who stands there is displaced."""
    if state.log is not None:
        state.tell("on_mars-upgraded", seat=state.who(party), card=speech.card(card), hex=HEX_IDS[place])
    displace(state, place)
    state.card_hex = changed(state.card_hex, card, place)
    state.stand(place, MARKER + party)
    contribute(state, party, ADVANCED_MISSION)
    check_contracts(state, CARD_BUILDING[card])


@dataclass(frozen=True, slots=True)
class Upgrade(Effect):
    """Upgrade buildings one by one, a mineral each; technology and boosting colonists allow more (R011)."""

    left: int
    free: bool = False
    boost: int = NO_BOOST
    tech: bool = False
    anywhere: bool = False
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        boosted = self.boost == COLONIST_BOOST and state.boosters(seat) > 0
        users = owners(state, UPGRADE_TECH) if self.tech else []
        if not self.left and not boosted and not users:
            return None
        if not self.free and not can_pay(state, seat, UPGRADE_COST):
            return None
        zone = ALL_HEXES if self.anywhere else zone_of(state, seat)
        found: list[Any] = []
        for card in unbuilt(state, seat):
            found.extend([_UPGRADE[card][place] for place in hexes_of(targets(state, seat, card, zone))])
        if not found:
            return None
        choices = found if self.left or boosted else []
        if users and most_upgrades(state, seat, self.free, zone) > self.left:
            choices.extend([TECH_ANSWERS[party] for party in users])
        if not self.must:
            choices.append(DONE)
        key = "on_mars-ask-upgrade" if self.left or not boosted else "on_mars-ask-upgrade-boost"
        return Each(seat, key, choices, {"left": self.left}, "upgrade", {"upgrade": 2})

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        if answer[0] == "tech":
            note_use(state, seat, answer[1], UPGRADE_TECH)
            more = state.tech_level(answer[1], UPGRADE_TECH)
            state.then((seat, Upgrade(self.left + more, self.free, self.boost, False, self.anywhere, self.must)))
            return
        if not self.left:
            send_colonists(state, seat, 1)
        if not self.free:
            state.then((seat, PayFor(UPGRADE_COST)))
        state.then((seat, PutMarker(CARD_OF[answer[1]], HEX[answer[2]])))
        left = max(0, self.left - 1)
        state.then((seat, Upgrade(left, self.free, self.boost, self.tech, self.anywhere)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if not isinstance(answer, tuple) or len(answer) != 3 or answer[1] not in CARD_IDS or answer[2] not in HEX:
            return None
        card, place = CARD_OF[answer[1]], HEX[answer[2]]
        name: dict[str, object] = {"card": speech.card(card), "hex": answer[2]}
        if state.card_owner[card] != seat:
            return Text("on_mars-not-your-card", name)
        if state.card_hex[card] >= 0:
            return Text("on_mars-card-used", name)
        if not state.sites[state.own_type(CARD_BUILDING[card], seat)] >> place & 1:
            return Text("on_mars-wrong-building", {**name, "building": speech.building(CARD_BUILDING[card])})
        if marker_hexes(state) >> place & 1:
            return Text("on_mars-advanced-already", name)
        if not self.anywhere and not zone_of(state, seat) >> place & 1:
            return Text("on_mars-out-of-zone", {"hex": answer[2]})
        return Text("on_mars-complex-too-small", {**name, "size": LEVEL_3_SIZE})

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        found: list[Any] = []
        for card in unbuilt(state, seat):
            sites = state.sites[state.own_type(CARD_BUILDING[card], seat)]
            found.extend([_UPGRADE[card][place] for place in hexes_of(sites)])
        return found


@dataclass(frozen=True, slots=True)
class PutMarker(Effect):
    """Move the marker of a blueprint for which everything is paid."""

    card: BlueprintId
    place: Hex

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        put_marker(state, seat, self.card, self.place)

"""What a position must not say: single fields that are possible by themselves, but in no match together."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.terraforming_mars.data.board import (
    AREA_IDS,
    EACH_AREA,
    GANYMEDE_AREA,
    LAND_AREAS,
    METAL_AREAS,
    NOCTIS_AREA,
    OCEAN_AREAS,
    ON_MARS,
    PHOBOS_AREA,
    VOLCANOES,
)
from offworld.games.terraforming_mars.data.book import BEGINNER, CARD, ID, IS_EVENT
from offworld.games.terraforming_mars.data.figures import AWARD_COSTS, MILESTONE_LIMIT, SOLO_GENERATIONS
from offworld.games.terraforming_mars.data.index import NUMBER
from offworld.games.terraforming_mars.names import (
    CITY,
    GOALS,
    GREENERY,
    LAVA_FLOWS,
    MINING_AREA,
    MINING_RIGHTS,
    MOHOLE_AREA,
    MONEY,
    NEUTRAL,
    NO_CUBE,
    NO_TILE,
    NOBODY,
    OCEAN,
    OCEANS,
    PHASES,
    RESOURCES,
    TILES,
    Area,
    CardNumber,
    Tile,
)
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.kernel.fields import wrong
from offworld.kernel.text import Text

SHORE_GREENERIES: Final = 2  # two cards place a greenery on an area for oceans, so all oceans have room
LAKE: Final = "artificial_lake"  # the only card that places an ocean on land
OFF_MARS: Final = (GANYMEDE_AREA, PHOBOS_AREA)  # only the card of that name brings a city there
# which fields of a player say something only in some phases; everywhere else they must be left as they are
IN_PHASES: Final = {
    "offers": ("setup",),
    "dealt": ("setup", "research", "action"),
    "drafted": ("research",),
    "played": ("research", "action", "production", "conversion"),
    "events": ("research", "action", "production", "conversion"),
    "used": ("action", "production"),
    "playing": ("action",),
    "discount": ("action", "production"),
    "slack": ("action", "production"),
    "passed": ("action", "production"),
    "risen": ("action", "production"),
}


def check_phases(state: Mars, named: dict[str, Any]) -> None:
    """Refuse what cannot be said in the phase of the position, or of a match with so many seats."""
    if state.seats == 1 and state.generation > SOLO_GENERATIONS:
        raise wrong("generation", Text("error-problem-most", {"bound": SOLO_GENERATIONS}))
    phase = PHASES[state.phase]
    if "turn" in named and phase != "action":
        raise wrong("turn", _other_phase(("action",)))
    for seat, part in enumerate(named["players"]):
        for name, phases in IN_PHASES.items():
            if part.get(name) and (phase not in phases or (name == "drafted" and not state.draft)):
                raise wrong(f"players[{seat}].{name}", _other_phase(phases))
        player = state.players[seat]
        if phase == "setup" and player.hand and player.corporation != BEGINNER:  # others have not chosen cards yet
            raise wrong(f"players[{seat}].hand", _other_phase(PHASES[1:]))
        if phase == "setup" and player.corporation not in (0, BEGINNER) and player.corporation not in player.offers:
            raise wrong(f"players[{seat}].corporation", _other_phase(PHASES[1:]))
    for number, line in enumerate(state.history):
        if len(line) != 3 * state.seats:
            raise wrong(f"history[{number}]", Text("error-problem-length", {"count": 3 * state.seats}))


def _other_phase(phases: tuple[str, ...]) -> Text:
    return Text("terraforming_mars-bad-phase", {"allowed": ", ".join(phases)})


def check_corporations(state: Mars) -> None:
    """Refuse a corporation that several players have or are offered."""
    taken: list[CardNumber] = []
    for seat, player in enumerate(state.players):
        for i, offer in enumerate(player.offers):
            _once(offer, taken, f"players[{seat}].offers[{i}]")
        if player.corporation not in (0, BEGINNER) and player.corporation not in player.offers:
            _once(player.corporation, taken, f"players[{seat}].corporation")


def _once(card: CardNumber, taken: list[CardNumber], field: str) -> None:
    if card in taken:
        raise wrong(field, Text("error-twice", {"value": ID[card]}))
    taken.append(card)


def check_honours(state: Mars) -> None:
    """Refuse more milestones or awards than there can be; alone there are none."""
    for field, owners, most in (
        ("milestones", state.milestones, MILESTONE_LIMIT),
        ("awards", state.awards, len(AWARD_COSTS)),
    ):
        count = len(owners) - owners.count(NOBODY)
        if count and state.seats == 1:
            raise wrong(field, Text("terraforming_mars-no-solo"))
        if count > most:
            raise wrong(field, Text("error-problem-shorter", {"count": most}))


def check_player(player: Player, field: str) -> None:
    """Refuse cards on a pile that is not theirs, and numbers that their cards cannot have."""
    for resource, count in enumerate(player.production):
        if count < 0 and resource != MONEY:
            raise wrong(f"{field}.production.{RESOURCES[resource]}", Text("error-problem-least", {"bound": 0}))
    for place, cards, is_event in (("played", player.played, False), ("events", player.events, True)):
        for card in cards:
            if IS_EVENT[card] != is_event:
                raise wrong(f"{field}.{place}", Text("terraforming_mars-bad-pile", {"value": ID[card]}))
    for card in player.cubes:
        if card not in player.played or CARD[card].cube == NO_CUBE:
            raise wrong(f"{field}.cubes.{ID[card]}", Text("terraforming_mars-bad-cubes", {"value": ID[card]}))
    for i, card in enumerate(player.used):
        if card not in player.perks.actions:
            raise wrong(f"{field}.used[{i}]", Text("terraforming_mars-bad-used", {"value": ID[card]}))
        if card in player.used[:i]:
            raise wrong(f"{field}.used[{i}]", Text("error-twice", {"value": ID[card]}))


def check_tiles(state: Mars) -> None:
    """Refuse tiles that no card or rule brings to where they lie, and markers on anything but free land."""
    for area in EACH_AREA:
        if state.tiles[area] != NO_TILE:
            _check_tile(state, area, state.tiles[area])
    if (state.greeneries & OCEAN_AREAS).bit_count() > SHORE_GREENERIES:
        raise wrong("tiles", Text("terraforming_mars-bad-shores", {"count": SHORE_GREENERIES}))
    if state.track[OCEANS] > GOALS[OCEANS]:
        raise wrong("tiles", Text("terraforming_mars-bad-oceans", {"count": GOALS[OCEANS]}))
    for area in EACH_AREA:
        if state.claimed >> area & 1 and not (LAND_AREAS & state.free) >> area & 1:
            raise wrong(f"claims.{AREA_IDS[area]}", Text("terraforming_mars-bad-claim"))


def _check_tile(state: Mars, area: Area, tile: Tile) -> None:
    field = f"tiles.{AREA_IDS[area]}"
    owner = state.owners[area]
    if (owner == NOBODY) != (tile == OCEAN) or (owner == NEUTRAL and state.seats > 1):
        raise wrong(f"{field}.owner", Text("terraforming_mars-bad-owner"))
    if tile > CITY and tile in state.tiles[:area]:
        raise wrong(f"{field}.tile", Text("terraforming_mars-bad-tile-twice", {"value": TILES[tile]}))
    if not can_lie(tile, area):
        raise wrong(f"{field}.tile", Text("terraforming_mars-bad-area"))
    if area in OFF_MARS and not (owner >= 0 and _has(state.players[owner], AREA_IDS[area])):
        raise wrong(field, Text("terraforming_mars-bad-without", {"value": AREA_IDS[area]}))
    if tile == OCEAN and not OCEAN_AREAS >> area & 1:
        if not any([_has(player, LAKE) for player in state.players]):
            raise wrong(f"{field}.tile", Text("terraforming_mars-bad-without", {"value": LAKE}))
        if (state.ocean_tiles & ~OCEAN_AREAS).bit_count() > 1:
            raise wrong(f"{field}.tile", Text("terraforming_mars-bad-lakes"))


def _has(player: Player, card: str) -> bool:
    return NUMBER[card] in player.played or player.playing == NUMBER[card]


def can_lie(tile: Tile, area: Area) -> bool:
    """Return whether some card or rule can ever bring a tile to an area."""
    if not (ON_MARS & ~(1 << NOCTIS_AREA)) >> area & 1:
        return tile == CITY
    if OCEAN_AREAS >> area & 1:
        return tile in (OCEAN, GREENERY, MOHOLE_AREA)
    if tile == MOHOLE_AREA:
        return False
    if tile == LAVA_FLOWS:
        return bool(VOLCANOES >> area & 1)
    if tile in (MINING_AREA, MINING_RIGHTS):
        return bool(METAL_AREAS >> area & 1)
    return bool(LAND_AREAS >> area & 1)

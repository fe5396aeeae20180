"""What a position must not say: single fields that are possible by themselves, but in no match together."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.board import (
    LAND_AREAS,
    METAL_AREAS,
    NOCTIS_AREA,
    OCEAN_AREAS,
    ON_MARS,
    VOLCANOES,
)
from offworld.games.terraforming_mars.data.rules import AWARD_COSTS, MILESTONE_LIMIT, SOLO_GENERATIONS
from offworld.games.terraforming_mars.names import (
    CITY,
    GREENERY,
    LAVA_FLOWS,
    MINING_AREA,
    MINING_RIGHTS,
    MOHOLE_AREA,
    OCEAN,
)
from offworld.games.terraforming_mars.parts import PlayerPart, StatePart
from offworld.games.terraforming_mars.state import Mars
from offworld.kernel.errors import BadPosition
from offworld.kernel.text import Text

SHORE_GREENERIES: Final = 2  # two cards place a greenery on an area for oceans, so all oceans have room
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


def wrong(field: str, problem: Text) -> BadPosition:
    """Return the error for a field of the state."""
    return BadPosition("error-position", field=f"state.{field}", problem=problem)


def check_phases(wanted: StatePart, seats: int, draft: bool) -> None:
    """Refuse what cannot be said in the phase of the position, or of a match with so many seats."""
    if seats == 1 and wanted.generation > SOLO_GENERATIONS:
        raise wrong("generation", Text("error-problem-most", {"bound": SOLO_GENERATIONS}))
    if wanted.turn is not None and wanted.phase != "action":
        raise wrong("turn", Text("terraforming_mars-bad-phase"))
    for number, part in enumerate(wanted.players):
        _check_player(part, f"players[{number}]", wanted.phase, draft)
    for number, line in enumerate(wanted.history):
        if len(line) != 3 * seats:
            raise wrong(f"history[{number}]", Text("error-problem-length", {"count": 3 * seats}))


def _check_player(part: PlayerPart, field: str, phase: str, draft: bool) -> None:
    for name, phases in IN_PHASES.items():
        if getattr(part, name) and (phase not in phases or (name == "drafted" and not draft)):
            raise wrong(f"{field}.{name}", Text("terraforming_mars-bad-phase"))
    if phase == "setup" and part.hand and part.corporation != "beginner":  # others have not chosen their cards yet
        raise wrong(f"{field}.hand", Text("terraforming_mars-bad-phase"))
    chosen = part.corporation
    if phase == "setup" and chosen not in (None, "beginner") and chosen not in part.offers:
        raise wrong(f"{field}.corporation", Text("terraforming_mars-bad-phase"))
    for i, card in enumerate(part.used):
        if card in part.used[:i]:
            raise wrong(f"{field}.used[{i}]", Text("terraforming_mars-bad-card-twice", {"value": card}))


def check_honours(wanted: StatePart, seats: int) -> None:
    """Refuse more milestones or awards than there can be; alone there are none."""
    for field, given, most in (
        ("milestones", wanted.milestones, MILESTONE_LIMIT),
        ("awards", wanted.awards, len(AWARD_COSTS)),
    ):
        if given and seats == 1:
            raise wrong(field, Text("terraforming_mars-no-solo"))
        if len(given) > most:
            raise wrong(field, Text("error-problem-shorter", {"count": most}))


def can_lie(tile: int, area: int) -> bool:
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


def check_shores(state: Mars) -> None:
    """Refuse more greeneries on areas for oceans than cards can bring there."""
    if (state.greeneries & OCEAN_AREAS).bit_count() > SHORE_GREENERIES:
        raise wrong("tiles", Text("terraforming_mars-bad-shores", {"count": SHORE_GREENERIES}))

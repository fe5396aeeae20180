"""The shapes of a position of Terraforming Mars."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from offworld.games.terraforming_mars.data.rules import SOLO_RATING
from offworld.games.terraforming_mars.names import MONEY_FLOOR

Count = Annotated[int, msgspec.Meta(ge=0)]
Rating = Annotated[int, msgspec.Meta(ge=SOLO_RATING)]  # it never falls, and solo players begin lowest
AreaId = Annotated[str, msgspec.Meta(description="r0c0 to r8c4, ganymede_colony or phobos_space_haven")]
CardId = Annotated[str, msgspec.Meta(description="a card by its id, such as comet")]
Resource = Literal["megacredits", "steel", "titanium", "plants", "energy", "heat"]
Phase = Literal["setup", "research", "action", "production", "conversion"]


class PlayerPart(msgspec.Struct, forbid_unknown_fields=True):
    """One player. What is left out is as at the start, with a beginner corporation, an empty hand and no money.

    In the set-up, projects and corporations to choose from are dealt to whoever has none.
    """

    corporation: CardId | None = None
    rating: Rating | None = None
    stock: dict[Resource, Count] = {}
    production: dict[Resource, Annotated[int, msgspec.Meta(ge=MONEY_FLOOR)]] | None = None
    hand: list[CardId] = []
    dealt: list[CardId] = []
    drafted: list[CardId] = []
    offers: list[CardId] = []
    played: list[CardId] = []
    events: list[CardId] = []
    cubes: dict[CardId, Count] = {}
    used: list[CardId] = []
    playing: CardId | None = None
    discount: Count = 0
    slack: Annotated[int, msgspec.Meta(ge=0, le=2, multiple_of=2)] = 0
    opening: bool = False
    passed: bool = False
    risen: bool = False


class TilePart(msgspec.Struct, forbid_unknown_fields=True):
    """A tile; the owner is a seat, "neutral" in the solo game, or null for an ocean."""

    tile: str
    owner: Count | Literal["neutral"] | None = None


class DiscardPart(msgspec.Struct, forbid_unknown_fields=True):
    """A discarded card, and the seats that know that it lies there; null: everybody."""

    card: CardId
    known: list[Count] | None = []


class TurnPart(msgspec.Struct, forbid_unknown_fields=True):
    """Whose turn it is in the action phase, and whether it is for the second action."""

    seat: Count = 0
    second: bool = False


class StatePart(msgspec.Struct, forbid_unknown_fields=True):
    """A position. What is left out is as in a fresh set-up; cards not named anywhere lie shuffled below the deck's.

    `deck` begins with the top card. Oceans are counted by their tiles.
    """

    phase: Phase = "setup"
    generation: Annotated[int, msgspec.Meta(ge=1)] = 1
    first: Count = 0
    temperature: Annotated[int, msgspec.Meta(ge=-30, le=8, multiple_of=2)] = -30
    oxygen: Annotated[int, msgspec.Meta(ge=0, le=14)] = 0
    tiles: dict[AreaId, TilePart] | None = None
    claims: dict[AreaId, Count] = {}
    milestones: dict[str, Count] = {}
    awards: dict[str, Count] = {}
    players: list[PlayerPart] = []
    deck: list[CardId] = []
    discards: list[DiscardPart | CardId] = []
    history: list[list[int]] = []
    turn: TurnPart | None = None


EXAMPLE: dict[str, Any] = {
    "phase": "action",
    "generation": 5,
    "temperature": -18,
    "oxygen": 3,
    "tiles": {
        "r4c4": {"tile": "ocean"},
        "r3c3": {"tile": "city", "owner": 0},
        "r3c2": {"tile": "greenery", "owner": 1},
    },
    "players": [
        {
            "corporation": "tharsis_republic",
            "rating": 24,
            "stock": {"megacredits": 30, "steel": 4},
            "production": {"megacredits": 3, "steel": 1, "energy": 1},
            "hand": ["comet", "cupola_city"],
            "played": ["mine", "tardigrades"],
            "cubes": {"tardigrades": 2},
        },
        {"corporation": "ecoline", "stock": {"plants": 5}, "production": {"plants": 3}},
    ],
    "turn": {"seat": 0},
}

"""Positions of Terraforming Mars as JSON: any card anywhere, any tile, any track, any phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from offworld.games.terraforming_mars.data.board import AREA_IDS, EACH_AREA
from offworld.games.terraforming_mars.data.book import BEGINNER, ID, corporations, projects
from offworld.games.terraforming_mars.data.figures import SOLO_RATING
from offworld.games.terraforming_mars.names import (
    AWARDS,
    COLDEST,
    DEGREES,
    GOALS,
    MILESTONES,
    MONEY_FLOOR,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    OXYGEN,
    PHASES,
    RESOURCES,
    TEMPERATURE,
    TILES,
    CardNumber,
    Tile,
)
from offworld.games.terraforming_mars.rules.discards import EVERYBODY, card_of, known_by, put_down
from offworld.games.terraforming_mars.rules.effects.planet import put_tile
from offworld.games.terraforming_mars.rules.requirements import steps_of, value_of
from offworld.games.terraforming_mars.rules.state import AREAS, Mars
from offworld.kernel.fields import Bool, Int, Maybe, Name, Seat, Seats
from offworld.kernel.layout import Layout
from offworld.kernel.option import OptionValue
from offworld.kernel.piles import Piles
from offworld.kernel.shapes import By, Fields, Many, Map
from offworld.kernel.state import State

MOST: Final = 9999  # of anything that is counted; far more than any match brings
WARMEST: Final = COLDEST + DEGREES * GOALS[TEMPERATURE]
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
            "played": ["solar_power", "ghg_producing_bacteria"],  # in the deck with and without Corporate Era
            "cubes": {"ghg_producing_bacteria": 2},
        },
        {"corporation": "ecoline", "stock": {"plants": 5}, "production": {"plants": 3}},
    ],
    "turn": {"seat": 0},
}


def _projects(options: Mapping[str, OptionValue]) -> list[CardNumber]:
    return projects(bool(options["corporate_era"]))


def _regular(options: Mapping[str, OptionValue]) -> list[CardNumber]:
    return corporations(bool(options["corporate_era"]))


def _corporations(options: Mapping[str, OptionValue]) -> list[CardNumber]:
    return [*_regular(options), BEGINNER]


def _cards(options: Mapping[str, OptionValue]) -> list[CardNumber]:
    return [*_projects(options), *_corporations(options)]


# --- what lies in no field of its own ---------------------------------------------------------------------------------
def _temperature(state: Mars) -> int:
    return value_of(TEMPERATURE, state.track[TEMPERATURE])


def _set_temperature(state: Mars, degrees: int) -> None:
    state.track[TEMPERATURE] = steps_of(TEMPERATURE, degrees)


def _oxygen(state: Mars) -> int:
    return state.track[OXYGEN]


def _set_oxygen(state: Mars, steps: int) -> None:
    state.track[OXYGEN] = steps


def _tiles(state: Mars) -> list[tuple[int, int]]:
    return list(zip(state.tiles, state.owners))


def _set_tiles(state: Mars, tiles: list[tuple[int, int]]) -> None:
    for area, (tile, owner) in zip(EACH_AREA, tiles):
        if tile != NO_TILE:
            put_tile(state, owner, Tile(tile), area)


def _claims(state: Mars) -> list[int]:
    found = [NOBODY] * AREAS
    for seat, player in enumerate(state.players):
        for area in range(AREAS):
            if (player.claims & state.claimed) >> area & 1:
                found[area] = seat
    return found


def _set_claims(state: Mars, claims: list[int]) -> None:
    for area, seat in enumerate(claims):
        if seat != NOBODY:
            state.claimed |= 1 << area
            state.players[seat].claims |= 1 << area


def _discards(state: Mars) -> list[tuple[CardNumber, int]]:
    return [(card_of(entry), known_by(entry)) for entry in state.discards]


def _set_discards(state: Mars, discards: list[tuple[CardNumber, int]]) -> None:
    state.discards = [put_down(card, known) for card, known in discards]


def _history(state: Mars) -> list[list[int]]:
    return [list(line) for line in state.history]


def _set_history(state: Mars, history: list[list[int]]) -> None:
    state.history = [tuple(line) for line in history]


# --- the fields -------------------------------------------------------------------------------------------------------
PROJECT = Name(ID, only=_projects, called="Project", about="A project card by its id, such as comet.")
REGULAR = Name(ID, only=_regular, called="RegularCorporation", about="A corporation that is dealt.")
CORPORATION = Name(ID, only=_corporations, called="Corporation", about="A corporation by its id, such as helion.")
ANY_CARD = Name(ID, only=_cards, called="AnyCard", about="A project or a corporation.")
COUNT = Int(0, MOST)
LAYOUT = Layout(
    table={
        "phase": Name(PHASES, about="The phase of the generation; left out: the set-up."),
        "generation": Int(1, 99, about="The generation; at most 14 when playing alone."),
        "first": Seat(about="Who has the first player marker."),
        "temperature": Int(COLDEST, WARMEST, DEGREES, get=_temperature, put=_set_temperature, about="Degrees Celsius."),
        "oxygen": Int(
            0, GOALS[OXYGEN], get=_oxygen, put=_set_oxygen, about="Per cent. Oceans are counted by their tiles."
        ),
        "tiles": By(
            AREA_IDS,
            Fields(
                {
                    "tile": Name(TILES, only=range(1, len(TILES)), about="Which tile."),
                    "owner": Maybe(
                        Seat(also={"neutral": NEUTRAL}),
                        NOBODY,
                        default=NOBODY,
                        about='A seat, "neutral" in the solo game, or null for an ocean.',
                    ),
                },
                called="PlacedTile",
                about="A tile and its owner.",
            ),
            blank=(NO_TILE, NOBODY),
            null=True,
            get=_tiles,
            put=_set_tiles,
            about="Tiles by area: r0c0 to r8c4 in reading order, ganymede_colony, phobos_space_haven. "
            "Left out: none, or, alone, the neutral cities and greeneries.",
        ),
        "claims": By(
            AREA_IDS,
            Seat(),
            blank=NOBODY,
            get=_claims,
            put=_set_claims,
            about="Areas reserved by a marker, and by whom.",
        ),
        "milestones": By(MILESTONES, Seat(), blank=NOBODY, about="Claimed milestones, and by whom."),
        "awards": By(AWARDS, Seat(), blank=NOBODY, about="Funded awards, and by whom."),
        "deck": Many(
            PROJECT,
            seen="nobody",
            turned=True,
            about="The deck from its top; cards that are named nowhere lie shuffled below.",
        ),
        "discards": Many(
            Fields(
                {
                    "card": PROJECT,
                    "known": Maybe(
                        Seats(), EVERYBODY, default=0, about="The seats that know that it lies there; null: everybody."
                    ),
                },
                short="card",
                called="Discard",
                about="A discarded card; its id alone for one that nobody knows.",
            ),
            seen="nobody",
            get=_discards,
            put=_set_discards,
            about="The discard pile, face down.",
        ),
        "history": Many(
            Many(Int(-MOST, MOST)),
            get=_history,
            put=_set_history,
            about="By generation: rating, income and points of each seat, one after another.",
        ),
        "turn": Fields(
            {
                "seat": Seat(default=0, about="Whose turn it is."),
                "second": Bool(default=False, about="Whether it is for the second action."),
            },
            given_only=True,
            null=True,
            about="The turn in the action phase; left out: of the first who has not passed.",
        ),
    },
    players={
        "corporation": Maybe(
            CORPORATION, 0, about="Left out or null: a beginner corporation; in the set-up, none yet."
        ),
        "rating": Int(SOLO_RATING, MOST, null=True, about="Terraform rating; 20 at first, 14 alone."),
        "stock": By(RESOURCES, COUNT, about="Resources; those left out are as at the start: none."),
        "production": By(
            RESOURCES,
            Int(MONEY_FLOOR, MOST),
            null=True,
            about="Production; what is left out is as at the start: 0, or 1 in the standard game. "
            "Only that of megacredits can be negative.",
        ),
        "hand": Many(PROJECT, seen="owner", about="Cards in hand; none in the set-up, except for beginners."),
        "dealt": Many(PROJECT, seen="owner", about="Cards looked at but not in hand: first cards, research, draft."),
        "drafted": Many(PROJECT, seen="owner", about="Cards put aside in this draft."),
        "offers": Many(REGULAR, seen="owner", about="Corporations to choose from in the set-up."),
        "played": Many(PROJECT, about="Cards in play, face up, in the order of play."),
        "events": Many(PROJECT, about="Events played, face down."),
        "cubes": Map(PROJECT, COUNT, about="Resources on cards in play."),
        "used": Many(ANY_CARD, about="Cards whose action was used in this generation."),
        "playing": Maybe(PROJECT, 0, about="The card that is being paid for."),
        "discount": Int(0, MOST, about="Off the next card of this generation only."),
        "slack": Int(
            0, 2, 2, about="Steps by which the next card's requirement may be missed, in this generation only."
        ),
        "opening": Bool(about="Whether the corporation's first action is still to be done."),
        "passed": Bool(attr="has_passed", about="Whether the player has passed in this generation."),
        "risen": Bool(attr="has_risen", about="Whether the rating rose in this generation."),
    },
    objects="players",
    about="A position of Terraforming Mars. What is left out is as in a fresh set-up.",
)
PILES = Piles(PROJECT, "deck", ("hand", "dealt", "drafted", "played", "events", "playing", "discards"))


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the state, with the cards of all matches."""
    return LAYOUT.schema({"corporate_era": True})


def encode(state: State) -> dict[str, Any]:
    """Return the complete state as plain JSON."""
    return LAYOUT.encode(state)

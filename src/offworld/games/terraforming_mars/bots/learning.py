"""Numbers for training: every answer there is, and what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from offworld.games.terraforming_mars.data.board import AREA_IDS, MAP
from offworld.games.terraforming_mars.data.book import CARD, FIRST_CORPORATION, ID
from offworld.games.terraforming_mars.names import (
    AWARD_SOURCE,
    AWARDS,
    CUBES,
    GOALS,
    HEAT_SOURCE,
    MILESTONE_SOURCE,
    MILESTONES,
    NEUTRAL,
    NO_TILE,
    OCEANS,
    OXYGEN,
    PHASES,
    PLACEMENT_SOURCE,
    PLANTS_SOURCE,
    PROJECT_SOURCE,
    PROJECTS,
    RESEARCH_SOURCE,
    RESOURCES,
    TAGS,
    TEMPERATURE,
    TILES,
    TRACK_SOURCE,
    CardNumber,
    Cube,
    Resource,
)
from offworld.games.terraforming_mars.rules.discards import card_of, known_by
from offworld.games.terraforming_mars.rules.effects.planet import PLACE_TOPIC
from offworld.games.terraforming_mars.rules.effects.production import MOST
from offworld.games.terraforming_mars.rules.generation import FIRST, SECOND
from offworld.games.terraforming_mars.rules.state import AREAS, Mars, Player
from offworld.games.terraforming_mars.shown.view import turn_of
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Answer
from offworld.kernel.sight import Grid, Sight, round_from
from offworld.kernel.spoken import Words

VERBS: Final = ("play", "project", "milestone", "award", "use", "convert", "pass", "end", "all", "part", "none")
TOPICS: Final = (
    *(FIRST, SECOND, "beginner", "corporation", "first_cards", "draft", "buy", "sell", "pay", "order", "choose"),
    *(*PLACE_TOPIC[1:], "claim", "last_greenery", "keep", "swap", "copy", "add_to_card", "take_cube", "remove_cubes"),
    *("how_many", "exchange", "move_production", "take_production", "steal", "remove"),
)
SOURCES: Final = (
    *range(1, len(CARD)),
    *(PLACEMENT_SOURCE, TRACK_SOURCE, PLANTS_SOURCE, HEAT_SOURCE, RESEARCH_SOURCE),
    *[PROJECT_SOURCE + project for project in range(len(PROJECTS))],
    *[MILESTONE_SOURCE + milestone for milestone in range(len(MILESTONES))],
    *[AWARD_SOURCE + award for award in range(len(AWARDS))],
)
WORDS: Final = Words(
    TOPICS,
    [
        *[log.title(source).key for source in SOURCES],
        *[log.resource_name(Resource(resource)).key for resource in range(len(RESOURCES))],
        *[log.production_name(Resource(resource)).key for resource in range(len(RESOURCES))],
        *[log.at_most(Resource(resource), 1).key for resource in range(len(RESOURCES))],
        *[log.cubes(Cube(cube), 1).key for cube in range(len(CUBES))],
    ],
)
CARDS: Final = len(CARD)  # the first of these stands for none
CORPORATIONS: Final = CARDS - FIRST_CORPORATION
COLLECTING: Final = [card.number for card in CARD if card.cube >= 0]
CUBE_PLACE: Final = {card: place for place, card in enumerate(COLLECTING)}
PROGRESS: Final = (
    ("action", 1, 2),
    ("generation", 1, 14),
    ("temperature", 1, GOALS[TEMPERATURE]),
    ("oxygen", 1, GOALS[OXYGEN]),
    ("oceans", 1, GOALS[OCEANS]),
    ("piles", 2, 200),
)
# the map leaned over, so that columns run straight; the two places off the map take two of its empty corners
GRID: Final = Grid([*[(r + 4, q + 4) for q, r in MAP.axial], (0, 0), (8, 8)])


def atoms(seats: int) -> list[Answer]:
    """Return every pick that can ever occur, once each, in a fixed order; actions are picked word by word."""
    found: list[Answer] = [*VERBS, "plants", "heat", *PROJECTS, *MILESTONES, *AWARDS, "neutral", "regular", None]
    found.extend((*AREA_IDS, *ID[1:], *TILES[1:]))  # some tiles and places are called like their cards
    found.extend(range(MOST + 1))  # amounts, seats and the ways to use a card
    return list(dict.fromkeys(found))


def observe(state: Mars, seat: int, sight: Sight) -> None:
    """Write what the seat may know: the planet, the own cards, the known discards, and all players from oneself on."""
    order = round_from(seat, state.seats)
    players = [state.players[each] for each in order]
    _progress(state, seat, sight)
    shapes = [player.own for player in players] + [player.claims for player in players]
    shapes.append(state.free)
    if sight.begin([state.tiles, state.owners, shapes]):
        _planet(state, players, sight)
        sight.end()
    if sight.begin([state.milestones, state.awards]):
        seats = state.seats
        for name, owners in (("milestones", state.milestones), ("awards", state.awards)):
            sight.rows(name, seats, [1 << (owner - seat) % seats if owner >= 0 else 0 for owner in owners])
        sight.end()
    _own_cards(state, seat, sight)
    _in_play(players, sight)
    _counted(players, sight)


def _progress(state: Mars, seat: int, sight: Sight) -> None:
    """Write whose turn it is, and how far the terraforming is."""
    seats = state.seats
    whose, action = turn_of(state)
    sight.one("phase", len(PHASES), state.phase)
    sight.one("turn", seats, -1 if whose is None else (whose - seat) % seats)
    sight.one("first_player", seats, (state.first - seat) % seats)
    sight.columns(PROGRESS, [action, state.generation, *state.track, len(state.deck), len(state.discards)])


def _planet(state: Mars, players: list[Player], sight: Sight) -> None:
    """Write the tiles by kind, and whose tiles and claims there are; the last owner is the neutral one."""
    kinds = [0] * len(TILES)
    neutral = 0
    taken = ~state.free & (1 << AREAS) - 1
    tiles = state.tiles
    while taken:
        area = (taken & -taken).bit_length() - 1
        taken &= taken - 1
        kinds[tiles[area]] |= 1 << area
        if state.owners[area] == NEUTRAL:
            neutral |= 1 << area
    kinds[NO_TILE] = state.free
    sight.rows("tiles", AREAS, kinds, GRID)
    sight.rows("owners", AREAS, [*[player.own for player in players], neutral], GRID)
    sight.rows("claims", AREAS, [player.claims for player in players], GRID)


def _numbers(cards: list[CardNumber]) -> list[int]:
    """Return the same list, as the plain numbers of which a sight is made."""
    return cast(list[int], cards)


def _own_cards(state: Mars, seat: int, sight: Sight) -> None:
    """Write the cards at hand with their prices, those looked at, drafted and offered, and the discards known."""
    player = state.players[seat]
    hand = _numbers(player.hand)
    listed = player.perks.prices
    single = [player.corporation, player.discount]
    if sight.begin([hand, player.dealt, player.drafted, player.offers, single], [listed]):
        sight.members("hand", CARDS, hand)
        sight.members("dealt", CARDS, _numbers(player.dealt))
        sight.members("drafted", CARDS, _numbers(player.drafted))
        sight.members("offers", CARDS, _numbers(player.offers))
        sight.one("chosen", CARDS, player.corporation or -1)
        prices = [max(0, listed[card] - player.discount) for card in hand] if listed else [0] * len(hand)
        sight.sparse("prices", 0, CARDS, hand, prices, 20)
        sight.end()
    if sight.begin([state.discards]):
        known = [card_of(entry) for entry in state.discards if known_by(entry) >> seat & 1]
        sight.members("known_discards", CARDS, _numbers(known))
        sight.end()


def _in_play(players: list[Player], sight: Sight) -> None:
    """Write the cards that lie open before the players, and what goes on with them."""
    inputs: list[Sequence[int]] = []
    for player in players:
        inputs.append(player.played)
        inputs.append(player.events)
        inputs.append(player.used)
        is_known = player.corporation and not player.offers
        marks = player.has_passed | player.has_risen << 1 | player.opening << 2
        inputs.append([player.corporation if is_known else 0, marks, player.playing])
    if sight.begin(inputs):
        corporations = [known[0] for known in inputs[3::4]]
        sight.sets("played", CARDS, [_numbers(player.events + player.played) for player in players])
        sight.sets("used", CARDS, [_numbers(player.used) for player in players])
        marked = [1 << card - FIRST_CORPORATION if card else 0 for card in corporations]
        sight.rows("corporations", CORPORATIONS, marked)
        sight.rows("passed_rising_opening", 3, [known[1] for known in inputs[3::4]])
        sight.members("playing", CARDS, [player.playing for player in players if player.playing])
        sight.end()


def _counted(players: list[Player], sight: Sight) -> None:
    """Write what players have of everything."""
    counts: list[int] = []
    stock: list[int] = []
    production: list[int] = []
    tags: list[int] = []
    terms: list[int] = []
    cards: list[int] = []
    cubes: list[int] = []
    for step, player in enumerate(players):
        counts.extend((player.rating, len(player.hand), len(player.dealt) + len(player.drafted)))
        stock.extend(player.stock)
        production.extend(player.production)
        tags.extend(player.tags)
        perks = player.perks
        terms.extend((perks.steel, perks.titanium, perks.greenery_cost, player.discount, player.slack + perks.slack))
        terms.extend(perks.project_discounts)
        for card, count in player.cubes.items():
            cards.append(step * len(COLLECTING) + CUBE_PLACE[card])
            cubes.append(count)
    sight.table("rating_and_cards", counts, 3, 20)
    sight.table("stock", stock, len(RESOURCES), 20)
    sight.table("production", production, len(RESOURCES), 10)
    sight.table("tags", tags, len(TAGS), 5)
    sight.table("terms", terms, 5 + len(PROJECTS), 8)
    sight.sparse("cubes", len(players), len(COLLECTING), cards, cubes, 5)

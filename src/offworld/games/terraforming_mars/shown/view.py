"""What a seat may see.

Decided once: everything on the table is public, also the events that lie face down, for everybody saw them played.
Hidden are the deck, other players' hands and the cards they are looking at. The discard pile lies face down: a player
is reminded of the cards that he put there himself and of those that were turned over for all, until the pile is
shuffled; nobody is reminded of the cards that he passed on in a draft. After the end all hands are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from typing import Any, Final, cast

from offworld.games.terraforming_mars.data.board import AREA_IDS, EACH_AREA
from offworld.games.terraforming_mars.data.book import ID
from offworld.games.terraforming_mars.names import (
    AWARDS,
    EACH_AWARD,
    EACH_MILESTONE,
    MILESTONES,
    MONEY,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    OCEANS,
    OXYGEN,
    PHASES,
    PROJECTS,
    RESOURCES,
    TAGS,
    TEMPERATURE,
    TILES,
    CardNumber,
    Tile,
)
from offworld.games.terraforming_mars.rules.actions.honours import award_cost, progress, standing
from offworld.games.terraforming_mars.rules.discards import card_of, known_by
from offworld.games.terraforming_mars.rules.draft import draft_step
from offworld.games.terraforming_mars.rules.effects.planet import ocean_money
from offworld.games.terraforming_mars.rules.generation import NextTurn, TakeAction
from offworld.games.terraforming_mars.rules.requirements import value_of
from offworld.games.terraforming_mars.rules.scoring import SOURCES, breakdown, card_points, worth
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.games.terraforming_mars.shown.types import (
    AwardView,
    MilestoneView,
    Owner,
    PlayerPoints,
    PlayerView,
    PrivatePlayer,
    TableView,
    TileView,
)
from offworld.kernel.parts import Layer, Parts

Board = tuple[list[Tile], list[int]]  # all tiles and their owners
Stands = tuple[tuple[int, ...], tuple[int, ...]]  # how far somebody is towards each milestone and award


def view(state: Mars, seat: int | None, parts: Parts) -> TableView:
    """Return the table as this seat sees it; None is a spectator. What has not changed comes from earlier views."""
    everybody = parts.get("table", parts.moment)
    if everybody is None:
        everybody = parts.keep("table", parts.moment, _table(state, parts))
    points, table, discards = everybody
    over = state.outcome is not None
    own = {
        "known_discards": _known(state, seat, discards, parts) if seat is not None else [],
        "players": [_player(state, each, each == seat or over, points[each], parts) for each in range(state.seats)],
    }
    return cast(TableView, parts.lay(cast(dict[str, Any], table), own))


def _table(state: Mars, parts: Parts) -> tuple[list[PlayerPoints], TableView, tuple[int, ...]]:
    """Return everybody's points, what all see who look at this moment, and the discards.

    Players and known discards are still to come.
    """
    turn, action = turn_of(state)
    board = _board(state, parts)
    tiles = parts.get("tiles", board)
    if tiles is None:
        tiles = parts.keep("tiles", board, (_tiles(state), _beside(state)))
    stands = [_stands(state, each, board, parts) for each in range(state.seats)]
    milestones, awards = _milestones(state, stands, parts), _awards(state, stands, parts)
    funded = [each["points"] for each in awards if each["owner"] is not None]
    track = state.track
    table = parts.layer(
        "everybody",
        _TABLE,
        (
            state.phase,
            state.generation,
            state.first,
            turn,
            action,
            track[TEMPERATURE],
            track[OXYGEN],
            track[OCEANS],
            tiles,
            tiles,
            claims(state) if state.claimed else {},
            milestones,
            awards,
            award_cost(state),
            draft_step(state),
            len(state.deck),
            len(state.discards),
            _TO_COME,
            _TO_COME,
            tuple(state.history),
        ),
    )
    points = [
        _points(state, each, board, sum([worths[each] for worths in funded]), parts) for each in range(state.seats)
    ]
    return points, cast(TableView, table), parts.same("discards", tuple(state.discards))


def _lines(history: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    return [list(line) for line in history]


_TO_COME: Final[list[Any]] = []
_TABLE: Final = Layer(
    phase=PHASES.__getitem__,
    generation=None,
    first=None,
    turn=None,
    action=None,
    temperature=partial(value_of, TEMPERATURE),
    oxygen=None,
    oceans=None,
    tiles=itemgetter(0),
    beside=itemgetter(1),
    claims=None,
    milestones=None,
    awards=None,
    award_cost=None,
    draft_step=None,
    deck=None,
    discards=None,
    known_discards=None,
    players=None,
    history=_lines,
)


def _board(state: Mars, parts: Parts) -> Board:
    """Return what lies where, the very object of the last time where it is the same."""
    last = parts.last("board")
    if last is not None and last[0][0] == state.tiles and last[0][1] == state.owners:
        return cast(Board, last[0])
    return cast(Board, parts.same("board", (state.tiles[:], state.owners[:])))


def _tiles(state: Mars) -> dict[str, TileView]:
    return {
        AREA_IDS[area]: {"tile": TILES[tile], "owner": owner_name(state.owners[area])}
        for area, tile in enumerate(state.tiles)
        if tile != NO_TILE
    }


def _beside(state: Mars) -> dict[str, int]:
    """Return what the oceans beside free areas pay for a tile there."""
    return {
        AREA_IDS[area]: money
        for area in EACH_AREA
        if state.tiles[area] == NO_TILE and (money := ocean_money(state, area))
    }


def _stands(state: Mars, seat: int, board: Board, parts: Parts) -> Stands:
    """Return how a player stands; players are never changed once a view has shown them: a change makes a new one."""
    source = (state.players[seat], board)
    found: Stands | None = parts.get(("stands", seat), source)
    if found is None:
        found = (
            tuple([progress(state, seat, each) for each in EACH_MILESTONE]),
            tuple([standing(state, seat, each) for each in EACH_AWARD]),
        )
        parts.keep(("stands", seat), source, found)
    return found


def _milestones(state: Mars, stands: list[Stands], parts: Parts) -> list[MilestoneView]:
    """Return the milestones with how far everybody is; alone there are none."""
    source = ([each[0] for each in stands], tuple(state.milestones))
    found: list[MilestoneView] | None = parts.get("milestones", source)
    if found is not None:
        return found
    last = parts.last("milestones")
    had: list[MilestoneView] = last[1] if last is not None else []
    found = []
    for i, name in enumerate(MILESTONES if state.seats > 1 else ()):
        owner, far = _seat(state.milestones[i]), [each[0][i] for each in stands]
        if had and had[i]["progress"] == far and had[i]["owner"] == owner:
            found.append(had[i])
        else:
            found.append({"id": name, "owner": owner, "progress": far})
    parts.keep("milestones", source, found)
    return found


def _awards(state: Mars, stands: list[Stands], parts: Parts) -> list[AwardView]:
    """Return the awards with how everybody stands and what that is worth if they are funded; likewise."""
    source = ([each[1] for each in stands], tuple(state.awards))
    found: list[AwardView] | None = parts.get("awards", source)
    if found is not None:
        return found
    last = parts.last("awards")
    had: list[AwardView] = last[1] if last is not None else []
    found = []
    for i, name in enumerate(AWARDS if state.seats > 1 else ()):
        owner, far = _seat(state.awards[i]), [each[1][i] for each in stands]
        if had and had[i]["standing"] == far and had[i]["owner"] == owner:
            found.append(had[i])
        else:
            points = [worth(each, far) for each in far]  # if it is funded
            found.append({"id": name, "owner": owner, "standing": far, "points": points})
    parts.keep("awards", source, found)
    return found


def _known(state: Mars, seat: int, discards: tuple[int, ...], parts: Parts) -> list[str]:
    source = (discards, state.outcome is not None)
    found: list[str] | None = parts.get(("known", seat), source)
    if found is None:
        found = known_discards(state, _knowing(state, seat))
        parts.keep(("known", seat), source, found)
    return found


def _player(state: Mars, seat: int, private: bool, points: PlayerPoints, parts: Parts) -> PlayerView:
    """Return what is seen of a player: points depend on all that lies on the table, all else on the player alone."""
    player = state.players[seat]
    source = (player, points)
    found: PlayerView | None = parts.get(("player", seat, private), source)
    if found is None:
        public = parts.get(("public", seat), player)
        if public is None:
            public = parts.keep(("public", seat), player, _public(player, seat, parts))
        layers = [public, cast(dict[str, Any], points)]
        if private:
            had = parts.last(("private", seat))
            layers.append(cast(dict[str, Any], parts.keep(("private", seat), player, _private(player, had))))
        found = cast(PlayerView, parts.lay(*layers))
        parts.keep(("player", seat, private), source, found)
    return found


def _points(state: Mars, seat: int, board: Board, funded: int, parts: Parts) -> PlayerPoints:
    """Return a player's points, the very object of the last time where they are the same; `funded`: those of awards."""
    source = (state.players[seat], board, funded, state.milestones.count(seat))
    found: PlayerPoints | None = parts.get(("sources", seat), source)
    if found is not None:
        return found
    cards = _card_points(state, seat, board, parts)
    points = breakdown(state, seat, cards, funded)
    found = cast(PlayerPoints, parts.layer(("points", seat), _POINTS, (points, cards, sum(points))))
    parts.keep(("sources", seat), source, found)
    return found


def _card_points(state: Mars, seat: int, board: Board, parts: Parts) -> list[tuple[CardNumber, int]]:
    """Return what cards bring: it follows from the tiles and from the player's cards, their cubes and tags."""
    player = state.players[seat]
    last = parts.last(("cards", seat))
    if last is not None:
        had: Player = last[0][0]
        if (
            last[0][1] == board
            and had.played == player.played
            and had.events == player.events
            and had.cubes == player.cubes
            and had.tags == player.tags
        ):
            return cast(list[tuple[CardNumber, int]], last[1])
    return cast(list[tuple[CardNumber, int]], parts.keep(("cards", seat), (player, board), card_points(state, seat)))


def owner_name(owner: int) -> Owner | None:
    """Return an owner as JSON: a seat, the neutral opponent, or nobody."""
    if owner == NEUTRAL:
        return "neutral"
    return None if owner == NOBODY else owner


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def claims(state: Mars) -> dict[str, int]:
    """Return the areas reserved by markers, and by whom."""
    found = {}
    for area, name in enumerate(AREA_IDS):
        if state.claimed >> area & 1:
            for seat, player in enumerate(state.players):
                if player.claims >> area & 1:
                    found[name] = seat
    return found


def known_discards(state: Mars, seats: tuple[int, ...]) -> list[str]:
    """Return the cards in the discard pile that some of these seats know."""
    knowing = 0
    for seat in seats:
        knowing |= 1 << seat
    return sorted([ID[card_of(entry)] for entry in state.discards if known_by(entry) & knowing])


def _knowing(state: Mars, seat: int) -> tuple[int, ...]:
    return (seat,) if state.outcome is None else tuple(range(state.seats))


def turn_of(state: Mars) -> tuple[int | None, int]:
    """Return whose turn it is, and which of its two actions is under way."""
    if state.branches is not None:
        return None, 0
    for place, (seat, effect) in enumerate(reversed(state.stack)):
        if isinstance(effect, NextTurn):
            return seat, 2
        if isinstance(effect, TakeAction):  # on top it is being asked; below, it waits for the first action to end
            return seat, 2 if effect.second and place == 0 else 1
    return (state.stack[-1][0], 0) if state.stack else (None, 0)


def _public(player: Player, seat: int, parts: Parts) -> dict[str, Any]:
    """Return what everybody sees of a player."""
    perks = player.perks
    return parts.layer(
        ("seen", seat),
        _PUBLIC,
        (
            ID[player.corporation] if player.corporation and not player.offers else None,
            player.rating,
            player.rating + player.production[MONEY],
            player.stock,
            player.production,
            player.tags,
            len(player.hand),
            len(player.dealt) + len(player.drafted),
            player.played,
            player.events,
            player.cubes,
            perks.actions,
            player.used,
            ID[player.playing] if player.playing else None,
            player.has_passed,
            player.has_risen,
            perks.steel,
            perks.titanium,
            perks.greenery_cost,
            player.discount,
            player.slack + perks.slack,
            perks.project_discounts,
        ),
    )


def _named(cards: Sequence[int]) -> list[str]:
    return [ID[card] for card in cards]


def _by_resource(counts: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts))


def _by_tag(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(TAGS, counts) if count}


def _by_card(cubes: dict[int, int]) -> dict[str, int]:
    return {ID[card]: count for card, count in cubes.items()}


def _by_project(discounts: Sequence[int]) -> dict[str, int]:
    return {name: off for name, off in zip(PROJECTS, discounts) if off}


def _by_source(points: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(SOURCES, points))


def _each_card(points: list[tuple[int, int]]) -> dict[str, int]:
    return {ID[card]: count for card, count in points}


_PUBLIC: Final = Layer(
    corporation=None,
    rating=None,
    income=None,
    stock=_by_resource,
    production=_by_resource,
    tags=_by_tag,
    cards=None,
    looking_at=None,
    played=_named,
    events=_named,
    cubes=_by_card,
    actions=_named,
    used=_named,
    playing=None,
    passed=None,
    rising=None,
    steel_value=None,
    titanium_value=None,
    greenery_cost=None,
    discount=None,
    slack=None,
    project_discounts=_by_project,
)
_POINTS: Final = Layer(points=_by_source, card_points=_each_card, score=None)


def _private(player: Player, last: tuple[Player, PrivatePlayer] | None) -> PrivatePlayer:
    """Return what only the player sees; likewise."""
    had, seen = last if last is not None else (None, None)
    if seen and had and had.hand == player.hand and had.perks is player.perks and had.discount == player.discount:
        dealt = (player.dealt, player.drafted, player.offers, player.corporation)
        if (had.dealt, had.drafted, had.offers, had.corporation) == dealt:
            return seen
        hand = seen["hand"]
    else:
        prices = player.perks.prices
        known = {(each["id"], each["price"]): each for each in seen["hand"]} if seen else {}
        hand = []
        for card in player.hand:
            name, price = ID[card], max(0, prices[card] - player.discount) if prices else None
            hand.append(known.get((name, price)) or {"id": name, "price": price})
    return {
        "hand": hand,
        "dealt": [ID[card] for card in player.dealt],
        "drafted": [ID[card] for card in player.drafted],
        "offers": [ID[card] for card in player.offers],
        "chosen": ID[player.corporation] if player.corporation else None,
    }

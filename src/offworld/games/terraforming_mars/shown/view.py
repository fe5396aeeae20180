"""What a seat may see.

Decided once: everything on the table is public, also the events that lie face down, for everybody saw them played.
Hidden are the deck, other players' hands and the cards they are looking at. The discard pile lies face down: a player
is reminded of the cards that he put there himself and of those that were turned over for all, until the pile is
shuffled; nobody is reminded of the cards that he passed on in a draft. After the end all hands are shown.
"""

from __future__ import annotations

from typing import Any, cast

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
    PublicPlayer,
    TableView,
    TileView,
)
from offworld.kernel.parts import Parts

Board = tuple[tuple[int, ...], tuple[int, ...]]  # all tiles and their owners
Honours = tuple[list[AwardView], tuple[int, ...]]  # the awards, and who has claimed each milestone
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
    board: Board = parts.same("board", (tuple(state.tiles), tuple(state.owners)))
    tiles = parts.get("tiles", board)
    if tiles is None:
        tiles = parts.keep("tiles", board, (_tiles(state), _beside(state)))
    stands = [_stands(state, each, board, parts) for each in range(state.seats)]
    milestones, awards = _milestones(state, stands, parts), _awards(state, stands, parts)
    honours: Honours = (awards, tuple(state.milestones))
    history = tuple(state.history)
    lines = parts.get("history", history)
    if lines is None:
        lines = parts.keep("history", history, [list(line) for line in history])
    return (
        [_points(state, each, board, honours, parts) for each in range(state.seats)],
        {
            "phase": PHASES[state.phase],
            "generation": state.generation,
            "first": state.first,
            "turn": turn,
            "action": action,
            "temperature": value_of(TEMPERATURE, state.track[TEMPERATURE]),
            "oxygen": state.track[OXYGEN],
            "oceans": state.track[OCEANS],
            "tiles": tiles[0],
            "beside": tiles[1],
            "claims": claims(state) if state.claimed else {},
            "milestones": milestones,
            "awards": awards,
            "award_cost": award_cost(state),
            "draft_step": draft_step(state),
            "deck": len(state.deck),
            "discards": len(state.discards),
            "known_discards": [],
            "players": [],
            "history": lines,
        },
        parts.same("discards", tuple(state.discards)),
    )


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
        public: PublicPlayer | None = parts.get(("public", seat), player)
        if public is None:
            public = _public(player, parts.last(("public", seat)))
            parts.keep(("public", seat), player, public)
        layers = [cast(dict[str, Any], public), cast(dict[str, Any], points)]
        if private:
            had = parts.last(("private", seat))
            layers.append(cast(dict[str, Any], parts.keep(("private", seat), player, _private(player, had))))
        found = cast(PlayerView, parts.lay(*layers))
        parts.keep(("player", seat, private), source, found)
    return found


def _points(state: Mars, seat: int, board: Board, honours: Honours, parts: Parts) -> PlayerPoints:
    """Return a player's points, the very object of the last time where they are the same."""
    source = (state.players[seat], board, honours)
    found: PlayerPoints | None = parts.get(("sources", seat), source)
    if found is not None:
        return found
    cards = _card_points(state, seat, board, parts)
    funded = sum([each["points"][seat] for each in honours[0] if each["owner"] is not None])
    points = breakdown(state, seat, cards, funded)
    found = parts.get(("points", seat), (points, cards))
    if found is None:
        found = {
            "points": dict(zip(SOURCES, points)),
            "card_points": {ID[card]: count for card, count in cards},
            "score": sum(points),
        }
        parts.keep(("points", seat), (points, cards), found)
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


def _public(player: Player, last: tuple[Player, PublicPlayer] | None) -> PublicPlayer:
    """Return what everybody sees of a player; lists that have not changed are those of the last time."""
    perks = player.perks
    had, seen = last if last is not None else (None, None)
    played = seen["played"] if seen and had and had.played == player.played else [ID[card] for card in player.played]
    events = seen["events"] if seen and had and had.events == player.events else [ID[card] for card in player.events]
    if seen and had and had.perks is perks:
        actions, discounts = seen["actions"], seen["project_discounts"]
    else:
        actions = [ID[card] for card in perks.actions]
        discounts = {name: off for name, off in zip(PROJECTS, perks.project_discounts) if off}
    return {
        "corporation": ID[player.corporation] if player.corporation and not player.offers else None,
        "rating": player.rating,
        "income": player.rating + player.production[MONEY],
        "stock": dict(zip(RESOURCES, player.stock)),
        "production": (
            seen["production"]
            if seen and had and had.production == player.production
            else dict(zip(RESOURCES, player.production))
        ),
        "tags": (
            seen["tags"]
            if seen and had and had.tags == player.tags
            else {name: count for name, count in zip(TAGS, player.tags) if count}
        ),
        "cards": len(player.hand),
        "looking_at": len(player.dealt) + len(player.drafted),
        "played": played,
        "events": events,
        "cubes": {ID[card]: count for card, count in player.cubes.items()} if player.cubes else {},
        "actions": actions,
        "used": [ID[card] for card in player.used] if player.used else [],
        "playing": ID[player.playing] if player.playing else None,
        "passed": player.has_passed,
        "rising": player.has_risen,
        "steel_value": perks.steel,
        "titanium_value": perks.titanium,
        "greenery_cost": perks.greenery_cost,
        "discount": player.discount,
        "slack": player.slack + perks.slack,
        "project_discounts": discounts,
    }


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

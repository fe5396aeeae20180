"""Reading positions of Terraforming Mars: any card anywhere, any tile, any track, any phase."""

from __future__ import annotations

from typing import Any

from offworld.games.terraforming_mars.consistency import can_lie, check_honours, check_phases, check_shores, wrong
from offworld.games.terraforming_mars.data.board import AREA, AREA_IDS, LAND_AREAS
from offworld.games.terraforming_mars.data.rules import RESEARCH_CARDS
from offworld.games.terraforming_mars.effects.planet import put_tile
from offworld.games.terraforming_mars.names import (
    ACTION,
    AWARDS,
    CONVERSION,
    GOALS,
    MILESTONES,
    MONEY,
    NEUTRAL,
    NO_CUBE,
    NOBODY,
    OCEAN,
    OCEANS,
    OXYGEN,
    PHASES,
    PRODUCTION,
    RESEARCH,
    RESOURCES,
    SETUP,
    TEMPERATURE,
    TILES,
)
from offworld.games.terraforming_mars.parts import DiscardPart, PlayerPart, StatePart
from offworld.games.terraforming_mars.piles import take
from offworld.games.terraforming_mars.play import Resolve
from offworld.games.terraforming_mars.production import EndMatch, LastGreenery, RunProduction
from offworld.games.terraforming_mars.requirements import steps_of
from offworld.games.terraforming_mars.research import DraftRound, Research, in_turn_order
from offworld.games.terraforming_mars.setup import ChooseBeginner, Deal, empty
from offworld.games.terraforming_mars.solo import place_neutral_tiles
from offworld.games.terraforming_mars.state import PUBLIC, Mars, Player
from offworld.games.terraforming_mars.tables import (
    BEGINNER,
    CARD,
    HAS_PERKS,
    ID,
    IS_EVENT,
    NUMBER,
    TAGS_OF,
    corporations,
    perks_of,
    projects,
)
from offworld.games.terraforming_mars.turn import TakeAction
from offworld.kernel.effect import Effect, Together
from offworld.kernel.option import OptionValue
from offworld.kernel.position import converted
from offworld.kernel.problem import not_one_of
from offworld.kernel.text import Text


def decode(given: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> Mars:
    """Return the state that a complete or partial position describes; BadPosition names the wrong field."""
    wanted: StatePart = converted(given, StatePart)
    era = bool(options["corporate_era"])
    check_phases(wanted, seats, bool(options["draft"]))
    state = empty(seats, era, bool(options["draft"]), bool(options["beginners"]), rng)
    if len(wanted.players) > seats:
        raise wrong("players", Text("error-problem-shorter", {"count": seats}))
    state.phase = PHASES.index(wanted.phase)
    state.generation = wanted.generation
    state.first = _seat(wanted.first, seats, "first")
    state.track[TEMPERATURE] = steps_of(TEMPERATURE, wanted.temperature)
    state.track[OXYGEN] = wanted.oxygen
    state.history = [tuple(line) for line in wanted.history]
    _lay_tiles(state, wanted)
    _set_honours(state, wanted)
    reader = _Reader(era)
    for seat, part in enumerate(wanted.players):
        _seat_player(state, reader, seat, part)
    for seat in range(len(wanted.players), seats):
        _seat_player(state, reader, seat, PlayerPart())
    _pile_up(state, reader, wanted)
    _set_stage(state, wanted)
    return state


def _seat(number: int, seats: int, field: str) -> int:
    if number >= seats:
        raise wrong(field, not_one_of(number, [str(each) for each in range(seats)]))
    return number


class _Reader:
    """Reads card ids, each of which may be named only once."""

    def __init__(self, corporate_era: bool) -> None:
        self.projects = projects(corporate_era)
        self.corporations = corporations(corporate_era)
        self.named: set[int] = set()

    def project(self, name: str, field: str) -> int:
        """Return a project of this match that was not named before."""
        card = NUMBER.get(name, 0)
        if card not in self.projects:
            raise wrong(field, Text("terraforming_mars-bad-card", {"value": name}))
        return self._once(card, field)

    def corporation(self, name: str, field: str) -> int:
        """Return a regular corporation of this match that was not named before."""
        card = NUMBER.get(name, 0)
        if card not in self.corporations:
            raise wrong(field, Text("terraforming_mars-bad-card", {"value": name}))
        return self._once(card, field)

    def _once(self, card: int, field: str) -> int:
        if card in self.named:
            raise wrong(field, Text("terraforming_mars-bad-card-twice", {"value": ID[card]}))
        self.named.add(card)
        return card

    def projects_in(self, names: list[str], field: str) -> list[int]:
        """Return several projects."""
        return [self.project(name, f"{field}[{i}]") for i, name in enumerate(names)]


def _lay_tiles(state: Mars, wanted: StatePart) -> None:
    for name, part in (wanted.tiles or {}).items():
        field = f"tiles.{name}"
        if name not in AREA:
            raise wrong(field, not_one_of(name, list(AREA_IDS)))
        if part.tile not in TILES[1:]:
            raise wrong(f"{field}.tile", not_one_of(part.tile, list(TILES[1:])))
        tile = TILES.index(part.tile)
        if isinstance(part.owner, int):
            owner = _seat(part.owner, state.seats, f"{field}.owner")
        else:
            owner = NEUTRAL if part.owner == "neutral" else NOBODY
        if (owner == NOBODY) != (tile == OCEAN) or (owner == NEUTRAL and state.seats > 1):
            raise wrong(f"{field}.owner", Text("terraforming_mars-bad-owner"))
        if tile > 3 and tile in state.tiles:
            raise wrong(f"{field}.tile", Text("terraforming_mars-bad-tile-twice", {"value": part.tile}))
        if not can_lie(tile, AREA[name]):
            raise wrong(f"{field}.tile", Text("terraforming_mars-bad-area"))
        put_tile(state, owner, tile, AREA[name])
    check_shores(state)
    state.track[OCEANS] = state.ocean_tiles.bit_count()
    if state.track[OCEANS] > GOALS[OCEANS]:
        raise wrong("tiles", Text("terraforming_mars-bad-oceans", {"count": GOALS[OCEANS]}))
    for name, seat in wanted.claims.items():
        field = f"claims.{name}"
        if name not in AREA or not (LAND_AREAS & state.free) >> AREA[name] & 1:
            raise wrong(field, Text("terraforming_mars-bad-claim"))
        state.claimed |= 1 << AREA[name]
        state.players[_seat(seat, state.seats, field)].claims |= 1 << AREA[name]


def _set_honours(state: Mars, wanted: StatePart) -> None:
    check_honours(wanted, state.seats)
    for field, names, given, owners in (
        ("milestones", MILESTONES, wanted.milestones, state.milestones),
        ("awards", AWARDS, wanted.awards, state.awards),
    ):
        for name, seat in given.items():
            if name not in names:
                raise wrong(f"{field}.{name}", not_one_of(name, list(names)))
            owners[names.index(name)] = _seat(seat, state.seats, f"{field}.{name}")


def _seat_player(state: Mars, reader: _Reader, seat: int, part: PlayerPart) -> None:
    player = state.players[seat]
    field = f"players[{seat}]"
    if part.rating is not None:
        player.rating = part.rating
    for name, count in part.stock.items():
        player.stock[RESOURCES.index(name)] = count
    if part.production is not None:
        player.production = [part.production.get(name, 0) for name in RESOURCES]
        for resource, count in enumerate(player.production):
            if count < 0 and resource != MONEY:
                raise wrong(f"{field}.production.{RESOURCES[resource]}", Text("error-problem-least", {"bound": 0}))
    player.offers = [reader.corporation(name, f"{field}.offers[{i}]") for i, name in enumerate(part.offers)]
    if part.corporation == ID[BEGINNER] or (part.corporation is None and state.phase != SETUP):
        player.corporation = BEGINNER  # there are enough for everybody
    elif part.corporation in part.offers:
        player.corporation = NUMBER[part.corporation]
    elif part.corporation is not None:
        player.corporation = reader.corporation(part.corporation, f"{field}.corporation")
    player.hand = reader.projects_in(part.hand, f"{field}.hand")
    player.dealt = reader.projects_in(part.dealt, f"{field}.dealt")
    player.drafted = reader.projects_in(part.drafted, f"{field}.drafted")
    player.played = reader.projects_in(part.played, f"{field}.played")
    player.events = reader.projects_in(part.events, f"{field}.events")
    for place, cards, is_event in (("played", player.played, False), ("events", player.events, True)):
        for card in cards:
            if IS_EVENT[card] != is_event:
                raise wrong(f"{field}.{place}", Text("terraforming_mars-bad-pile", {"value": ID[card]}))
    if part.playing is not None:
        player.playing = reader.project(part.playing, f"{field}.playing")
    if state.phase != SETUP:
        player.perks = perks_of(player.corporation, player.played)
        for card in (player.corporation, *player.played):
            for tag in TAGS_OF[card]:
                player.tags[tag] += 1
    _set_cubes(player, part, field)
    for i, used in enumerate(part.used):
        if NUMBER.get(used, 0) not in player.perks.actions:
            raise wrong(f"{field}.used[{i}]", Text("terraforming_mars-bad-used", {"value": used}))
        player.used.append(NUMBER[used])
    player.discount = part.discount
    player.slack = part.slack
    player.opening = part.opening and bool(CARD[player.corporation].first)
    player.has_passed = part.passed
    player.has_risen = part.risen


def _set_cubes(player: Player, part: PlayerPart, field: str) -> None:
    for name, count in part.cubes.items():
        card = NUMBER.get(name, 0)
        if card not in player.played or CARD[card].cube == NO_CUBE:
            raise wrong(f"{field}.cubes.{name}", Text("terraforming_mars-bad-cubes", {"value": name}))
        player.cubes[card] = count
    for card in player.played:
        if HAS_PERKS[card] and CARD[card].cube != NO_CUBE and card not in player.cubes:
            player.cubes[card] = 0


def _pile_up(state: Mars, reader: _Reader, wanted: StatePart) -> None:
    """Build the discard pile and the deck; cards not named anywhere are shuffled below the named ones."""
    for i, entry in enumerate(wanted.discards):
        part = DiscardPart(entry) if isinstance(entry, str) else entry
        card = reader.project(part.card, f"discards[{i}]")
        known = PUBLIC
        if part.known is not None:
            known = 0
            for seat in part.known:
                known |= 1 << _seat(seat, state.seats, f"discards[{i}].known")
        state.discards.append(card | known << 8)
    named = reader.projects_in(wanted.deck, "deck")
    rest = [card for card in reader.projects if card not in reader.named]
    state.shuffle(rest)
    state.deck = rest + named[::-1]


def _set_stage(state: Mars, wanted: StatePart) -> None:
    """Put the effects of the phase on the stack, for positions that name no stack themselves."""
    order = in_turn_order(state)
    stages: list[tuple[int, Effect]] = []
    if state.phase == SETUP:
        if state.seats == 1 and wanted.tiles is None:
            place_neutral_tiles(state)
        undecided = [seat for seat in order if not state.players[seat].corporation and not state.players[seat].offers]
        if state.beginners and undecided:
            stages.append((state.first, Together(tuple([(seat, ChooseBeginner()) for seat in undecided]))))
        stages.append((state.first, Deal()))
    elif state.phase == RESEARCH:
        if not any([player.dealt or player.drafted for player in state.players]):
            for seat in order:
                state.players[seat].dealt = take(state, RESEARCH_CARDS)
        if state.draft and state.seats > 1:
            stages.append((state.first, DraftRound()))
        stages.append((state.first, Research()))
    elif state.phase == ACTION:
        stages = _turn(state, wanted)
    elif state.phase == PRODUCTION:
        stages = [(state.first, RunProduction())]
    else:
        assert state.phase == CONVERSION
        stages = [*[(seat, LastGreenery()) for seat in order], (state.first, EndMatch())]
    state.stack = stages[::-1]


def _turn(state: Mars, wanted: StatePart) -> list[tuple[int, Effect]]:
    """Return what happens next in the action phase: a card that is paid for first, then the turn that was named."""
    turn = wanted.turn
    waiting = [seat for seat in in_turn_order(state) if not state.players[seat].has_passed]
    if turn is None and not waiting:
        return [(state.first, RunProduction())]
    seat = waiting[0] if turn is None else _seat(turn.seat, state.seats, "turn.seat")
    second = turn is not None and turn.second
    if turn is not None and seat not in waiting:
        raise wrong("turn.seat", Text("terraforming_mars-bad-turn", {"seat": seat}))
    paying = [each for each, player in enumerate(state.players) if player.playing]
    if len(paying) > 1:
        raise wrong(f"players[{paying[1]}].playing", Text("terraforming_mars-bad-playing"))
    if paying:
        return [(paying[0], Resolve(state.players[paying[0]].playing)), (paying[0], TakeAction(True))]
    return [(seat, TakeAction(second))]

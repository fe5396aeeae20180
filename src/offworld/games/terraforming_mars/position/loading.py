"""Reading positions of Terraforming Mars: any card anywhere, any tile, any track, any phase."""

from __future__ import annotations

from typing import Any

from offworld.games.terraforming_mars.data.book import BEGINNER, CARD, HAS_PERKS, projects
from offworld.games.terraforming_mars.data.figures import RESEARCH_CARDS
from offworld.games.terraforming_mars.data.index import TAGS_OF
from offworld.games.terraforming_mars.names import (
    ACTION,
    CONVERSION,
    NO_CUBE,
    OCEANS,
    PRODUCTION,
    RESEARCH,
    SETUP,
    CardNumber,
)
from offworld.games.terraforming_mars.position.consistency import (
    check_corporations,
    check_honours,
    check_phases,
    check_player,
    check_tiles,
)
from offworld.games.terraforming_mars.position.fields import LAYOUT, PILES
from offworld.games.terraforming_mars.rules.adding_up import perks_of
from offworld.games.terraforming_mars.rules.draft import DraftRound, in_turn_order
from offworld.games.terraforming_mars.rules.ending import EndMatch, LastGreenery
from offworld.games.terraforming_mars.rules.generation import Research, RunProduction, TakeAction
from offworld.games.terraforming_mars.rules.piles import take
from offworld.games.terraforming_mars.rules.play import Resolve
from offworld.games.terraforming_mars.rules.setup import ChooseBeginner, Deal, empty
from offworld.games.terraforming_mars.rules.solo import place_neutral_tiles
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.kernel.effect import Effect, Together
from offworld.kernel.fields import wrong
from offworld.kernel.option import OptionValue
from offworld.kernel.text import Text


def decode(given: dict[str, Any], seats: int, options: dict[str, OptionValue], rng: int) -> Mars:
    """Return the state that a complete or partial position describes; BadPosition names the wrong field."""
    era = bool(options["corporate_era"])
    state = empty(seats, era, bool(options["draft"]), bool(options["beginners"]), rng)
    named = LAYOUT.fill(state, given, options)
    check_phases(state, named)
    check_corporations(state)
    state.track[OCEANS] = state.ocean_tiles.bit_count()
    check_honours(state)
    for seat, player in enumerate(state.players):
        if not player.corporation and state.phase != SETUP:
            player.corporation = BEGINNER  # there are enough for everybody
        _set_up_cards(state, player)
        check_player(player, f"players[{seat}]")
        player.opening = player.opening and bool(CARD[player.corporation].first)
    check_tiles(state)
    _pile_up(state, named, projects(era))
    _set_stage(state, named)
    return state


def _set_up_cards(state: Mars, player: Player) -> None:
    """Work out what follows from the cards in play: perks, tags, and room for resources."""
    if state.phase == SETUP:
        return
    player.perks = perks_of(player.corporation, player.played)
    for card in (player.corporation, *player.played):
        for tag in TAGS_OF[card]:
            player.tags[tag] += 1
    for card in player.played:
        if HAS_PERKS[card] and CARD[card].cube != NO_CUBE and card not in player.cubes:
            player.cubes[card] = 0


def _pile_up(state: Mars, named: dict[str, Any], everything: list[CardNumber]) -> None:
    """Shuffle the cards that lie nowhere under the deck; alone, lay the neutral tiles of a position without any."""
    PILES.fill(LAYOUT, state, everything)
    if state.seats > 1 or "tiles" in named:
        return
    top = len(named.get("deck", [])) if state.phase != SETUP else 0  # later on the named cards are still to come
    kept = state.deck[len(state.deck) - top :]
    del state.deck[len(state.deck) - top :]
    place_neutral_tiles(state)
    state.deck.extend(kept)


def _set_stage(state: Mars, named: dict[str, Any]) -> None:
    """Put the effects of the phase on the stack, for positions that name no stack themselves."""
    order = in_turn_order(state)
    stages: list[tuple[int, Effect]] = []
    if state.phase == SETUP:
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
        stages = _turn(state, named)
    elif state.phase == PRODUCTION:
        stages = [(state.first, RunProduction())]
    else:
        assert state.phase == CONVERSION
        stages = [*[(seat, LastGreenery()) for seat in order], (state.first, EndMatch())]
    state.stack = stages[::-1]


def _turn(state: Mars, named: dict[str, Any]) -> list[tuple[int, Effect]]:
    """Return what happens next in the action phase: a card that is paid for first, then the turn that was named."""
    waiting = [seat for seat in in_turn_order(state) if not state.players[seat].has_passed]
    is_named = "turn" in named
    if not is_named and not waiting:
        return [(state.first, RunProduction())]
    seat, second = named["turn"] if is_named else (waiting[0], False)
    if is_named and seat not in waiting:
        raise wrong("turn.seat", Text("terraforming_mars-bad-turn", {"seat": seat}))
    paying = [each for each, player in enumerate(state.players) if player.playing]
    if len(paying) > 1:
        raise wrong(f"players[{paying[1]}].playing", Text("terraforming_mars-bad-playing"))
    if paying:
        return [(paying[0], Resolve(state.players[paying[0]].playing)), (paying[0], TakeAction(True))]
    return [(seat, TakeAction(second))]

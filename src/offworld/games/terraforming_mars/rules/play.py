"""Playing a card: paying for it, then its effects and all that they set off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.book import (
    AFTERWARDS,
    ARRANGED,
    ASKED,
    AT_ONCE,
    CARD,
    COST,
    HAS_PERKS,
    IS_EVENT,
    METALS,
)
from offworld.games.terraforming_mars.data.index import TAGS_OF
from offworld.games.terraforming_mars.names import NO_CARD, NO_CUBE, NO_TAG, CardNumber
from offworld.games.terraforming_mars.rules.adding_up import more_perks
from offworld.games.terraforming_mars.rules.ahead import speaking_of
from offworld.games.terraforming_mars.rules.checks import KEPT_HEAT
from offworld.games.terraforming_mars.rules.effects.base import CHOOSES, OPEN, PLAIN, Does
from offworld.games.terraforming_mars.rules.effects.choose import arrange
from offworld.games.terraforming_mars.rules.lasting import OnTag
from offworld.games.terraforming_mars.rules.payment import Pay, pay_at_once
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.games.terraforming_mars.words import log
from offworld.kernel.effect import Effect


def play_card(state: Mars, seat: int, card: CardNumber) -> None:
    """Take a card from hand, pay for it and carry it out; whether it may be played was checked before."""
    player = state.mine(seat)
    player.hand.remove(card)
    player.playing = card
    due = max(0, player.perks.prices[card] - player.discount)
    player.discount = 0  # help for the next card ends with it, needed or not
    player.slack = 0
    if state.log is not None:
        state.tell("terraforming_mars-played", seat=seat, card=log.title(card))
    if pay_at_once(state, seat, due, METALS[card], KEPT_HEAT[card], card):
        resolve(state, seat, card)
    else:
        state.stack.append((seat, Resolve(card)))
        state.stack.append((seat, Pay(due, METALS[card], KEPT_HEAT[card], card)))


@dataclass(frozen=True, slots=True)
class Resolve(Effect):
    """Carry out a card that has been paid for."""

    card: CardNumber

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        resolve(state, seat, self.card)


def resolve(state: Mars, seat: int, card: CardNumber) -> None:
    """Put a card into play and carry out its effects and what they set off, stage by stage."""
    player = state.mine(seat)
    player.playing = NO_CARD
    stack = state.stack
    base = len(stack)
    enter(state, player, card)
    perks = player.perks
    for paid in perks.on_cost:
        if COST[card] >= paid.at_least:
            for effect in paid.then:
                effect.apply(state, seat, None)
    set_off_tags(state, seat, card)
    if IS_EVENT[card]:
        for event in perks.on_event:
            if event.tag == NO_TAG or event.tag in TAGS_OF[card]:
                for effect in event.then:
                    effect.apply(state, seat, None)
    for effect in AT_ONCE[card]:
        effect.apply(state, seat, None)
    if len(stack) == base:  # as a rule nothing was set off that has to wait
        waiting: list[tuple[int, Effect]] = []
        arranged: list[tuple[int, Effect]] = [(seat, each) for each in ARRANGED[card]]
    else:
        waiting = stack[base:]
        del stack[base:]
        arranged = [frame for frame in waiting if isinstance(frame[1], Does) and frame[1].stage == OPEN]
        waiting = [frame for frame in waiting if frame not in arranged]
        arranged.extend([(seat, each) for each in ARRANGED[card]])
    for asked in reversed(ASKED[card]):
        stack.append((seat, asked))
    stack.extend(reversed(waiting))
    if arranged:
        for after in reversed(AFTERWARDS[card]):
            stack.append((seat, after))
        arrange(state, seat, arranged)
    else:
        for effect in AFTERWARDS[card]:
            effect.apply(state, seat, None)


def enter(state: Mars, player: Player, card: CardNumber) -> None:
    """Lay a card down: events on their pile, others face up, where their tags and permanent effects count."""
    if IS_EVENT[card]:
        player.events.append(card)
        return
    player.played.append(card)
    for tag in TAGS_OF[card]:
        player.tags[tag] += 1
    if HAS_PERKS[card]:
        player.perks = more_perks(player.perks, player.corporation, player.played)
        if CARD[card].cube != NO_CUBE:
            player.cubes[card] = 0


def set_off_tags(state: Mars, seat: int, card: CardNumber) -> None:
    """Carry out all players' reactions to the tags of a card that is being played."""
    on_tag = state.players[seat].perks.on_tag
    tags = TAGS_OF[card]
    for tag in tags:
        for reaction in on_tag[tag]:
            _react(state, seat, reaction, card)
    for other, player in enumerate(state.players):
        if other != seat and player.perks.on_others_tag:
            for tag in tags:
                for reaction in player.perks.on_others_tag:
                    if tag in reaction.tags:
                        _react(state, other, reaction, card)


def _react(state: Mars, owner: int, reaction: OnTag, card: CardNumber) -> None:
    for effect in reaction.then:
        if reaction.about_played:
            effect = speaking_of(effect, card)
        if effect.stage == PLAIN or (effect.stage == CHOOSES and effect.ask(state, owner) is None):
            effect.apply(state, owner, None)
        else:
            state.stack.append((owner, effect))

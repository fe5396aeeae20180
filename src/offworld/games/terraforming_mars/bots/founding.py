"""What a corporation and its first cards promise before the match has begun."""

from __future__ import annotations

from offworld.games.terraforming_mars.bots.cards import worth_of
from offworld.games.terraforming_mars.bots.effects import counted
from offworld.games.terraforming_mars.bots.players import assets, own_hand
from offworld.games.terraforming_mars.bots.prices import outlook
from offworld.games.terraforming_mars.data.book import BEGINNER, CARD
from offworld.games.terraforming_mars.names import MONEY
from offworld.games.terraforming_mars.rules.adding_up import perks_of
from offworld.games.terraforming_mars.rules.effects.buying import CARD_PRICE
from offworld.games.terraforming_mars.rules.state import Mars


def founded_worth(state: Mars, seat: int) -> float:
    """Return what a player will have once the corporation is revealed and the cards are paid for, in points."""
    corporation = state.players[seat].corporation
    if not corporation:
        return 0.0
    trial = state.clone()
    trial.stack.clear()
    player = trial.mine(seat)
    card = CARD[corporation]
    player.perks = perks_of(corporation, [])
    for tag in card.tags:
        player.tags[tag] += 1
    for effect in card.play:
        effect.apply(trial, seat, None)
    if corporation != BEGINNER:
        player.stock[MONEY] -= CARD_PRICE * len(player.hand)
    view = outlook(trial)
    worth = assets(trial, seat, view) + own_hand(trial, seat, view)
    return (worth + worth_of(tuple(counted(card.first)), view.now)) / view.point

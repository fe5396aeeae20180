"""Playing a card from hand: when it is allowed, and what is missing when it is not."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.book import CARD, ID, METALS
from offworld.games.terraforming_mars.names import HEAT, OCEANS, OXYGEN, TEMPERATURE, CardNumber
from offworld.games.terraforming_mars.rules.checks import CHECKS, KEPT_HEAT, MET, MOST_SLACK
from offworld.games.terraforming_mars.rules.payment import no_money, purse_of
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.kernel.decision import Answer
from offworld.kernel.text import Reason, Text

PLAY: list[Answer] = [("play", name) for name in ID]  # the answer that plays a card


def playable(state: Mars, seat: int, found: list[Answer]) -> None:
    """Add the answers for all cards in hand that may be played now.

    A card may be played if its price can be paid, all its requirements hold, and all its compulsory effects can be
    carried out.
    """
    player = state.players[seat]
    perks = player.perks
    prices = perks.prices
    help_ = player.discount
    plain = purse_of(player, 0) + help_
    steel = player.stock[1] * perks.steel
    titanium = player.stock[2] * perks.titanium
    purse = (plain, plain + steel, plain + titanium, plain + steel + titanium)
    allowed = _allowed(state, player)
    for card in player.hand:
        if prices[card] <= purse[METALS[card]] and allowed >> card & 1:
            for check in CHECKS[card]:
                if not check.possible(state, seat):
                    break
            else:
                if KEPT_HEAT[card] and not can_pay(state, seat, card):
                    continue
                found.append(PLAY[card])


def _allowed(state: Mars, player: Player) -> int:
    """Return the cards whose requirements of global parameters hold for a player, as a bit set."""
    track = state.track
    met = MET[min(player.perks.slack + player.slack, MOST_SLACK) // 2]
    return met[TEMPERATURE][track[TEMPERATURE]] & met[OXYGEN][track[OXYGEN]] & met[OCEANS][track[OCEANS]]


def can_pay(state: Mars, seat: int, card: CardNumber) -> bool:
    """Return whether the price of a card can be paid with what its effects leave for it."""
    player = state.players[seat]
    return player.perks.prices[card] - player.discount <= _purse_for(player, card)


def _purse_for(player: Player, card: CardNumber) -> int:
    """Return what a player can spend on a card; heat that the card takes cannot pay for it too."""
    purse = purse_of(player, METALS[card])
    return purse - min(KEPT_HEAT[card], player.stock[HEAT]) if player.perks.has_heat_money else purse


def no_cards(state: Mars, seat: int, found: list[tuple[Answer, Reason]]) -> None:
    """Add the answers for all cards in hand that may not be played now, and why."""
    player = state.players[seat]
    perks = player.perks
    prices = perks.prices
    plain = purse_of(player, 0)
    steel = player.stock[1] * perks.steel
    titanium = player.stock[2] * perks.titanium
    purse = (plain, plain + steel, plain + titanium, plain + steel + titanium)
    allowed = _allowed(state, player)
    for card in player.hand:
        reason: Reason | None
        if CHECKS[card] or KEPT_HEAT[card] or not allowed >> card & 1:
            reason = no_play(state, seat, card)
            if reason is None:
                continue
        else:
            due, have = prices[card] - player.discount, purse[METALS[card]]
            if due <= have:
                continue
            reason = no_money(due, have, METALS[card])
        found.append((PLAY[card], reason))


def no_play(state: Mars, seat: int, card: CardNumber) -> Reason | None:
    """Return what keeps a card in hand from being played: first what cannot be bought, then the price."""
    player = state.players[seat]
    for requirement in CARD[card].requires:
        if not requirement.possible(state, seat):
            return requirement.missing(state, seat)
    for check in CHECKS[card]:
        if not check.possible(state, seat):
            return check.missing(state, seat)
    if not can_pay(state, seat, card):
        return no_money(player.perks.prices[card] - player.discount, _purse_for(player, card), METALS[card])
    return None


def why_not_play(state: Mars, seat: int, card: CardNumber) -> Reason | None:
    """Return the same; the card may be anywhere."""
    if card not in state.players[seat].hand:
        return Text("terraforming_mars-no-not-in-hand")
    return no_play(state, seat, card)

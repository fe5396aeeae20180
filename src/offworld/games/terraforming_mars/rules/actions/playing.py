"""Playing a card from hand: when it is allowed, and what is missing when it is not."""

from __future__ import annotations

from offworld.games.terraforming_mars.data.book import CARD, ID, METALS
from offworld.games.terraforming_mars.names import HEAT, OCEANS, OXYGEN, TEMPERATURE, CardNumber
from offworld.games.terraforming_mars.rules.checks import CHECKS, KEPT_HEAT, MET, MOST_SLACK
from offworld.games.terraforming_mars.rules.payment import WITH_STEEL, WITH_TITANIUM, purse_of
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.kernel.decision import Answer
from offworld.kernel.text import Text

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
    track = state.track
    met = MET[min(perks.slack + player.slack, MOST_SLACK) // 2]
    allowed = met[TEMPERATURE][track[TEMPERATURE]] & met[OXYGEN][track[OXYGEN]] & met[OCEANS][track[OCEANS]]
    for card in player.hand:
        if prices[card] <= purse[METALS[card]] and allowed >> card & 1:
            for check in CHECKS[card]:
                if not check.possible(state, seat):
                    break
            else:
                if KEPT_HEAT[card] and not can_pay(state, seat, card):
                    continue
                found.append(PLAY[card])


def can_pay(state: Mars, seat: int, card: CardNumber) -> bool:
    """Return whether the price of a card can be paid with what its effects leave for it."""
    player = state.players[seat]
    return player.perks.prices[card] - player.discount <= _purse_for(player, card)


def _purse_for(player: Player, card: CardNumber) -> int:
    """Return what a player can spend on a card; heat that the card takes cannot pay for it too."""
    purse = purse_of(player, METALS[card])
    return purse - min(KEPT_HEAT[card], player.stock[HEAT]) if player.perks.has_heat_money else purse


def why_not_play(state: Mars, seat: int, card: CardNumber) -> Text | None:
    """Return what keeps a card from being played: first what cannot be bought, then the price."""
    player = state.players[seat]
    if card not in player.hand:
        return Text("terraforming_mars-no-not-in-hand")
    for requirement in CARD[card].requires:
        if not requirement.possible(state, seat):
            return requirement.missing(state, seat)
    for check in CHECKS[card]:
        if not check.possible(state, seat):
            return check.missing(state, seat)
    if not can_pay(state, seat, card):
        due = player.perks.prices[card] - player.discount
        have = _purse_for(player, card)
        return Text(_NO_PRICE[METALS[card]], {"needed": due, "have": have, "missing": due - have})
    return None


_NO_PRICE = {
    0: "terraforming_mars-no-money",
    WITH_STEEL: "terraforming_mars-no-money-steel",
    WITH_TITANIUM: "terraforming_mars-no-money-titanium",
    WITH_STEEL | WITH_TITANIUM: "terraforming_mars-no-money-metals",
}

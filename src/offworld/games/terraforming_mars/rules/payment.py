"""Paying with money, metals where they are allowed, and heat where the corporation can."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.names import HEAT, MONEY, RESOURCES, STEEL, TITANIUM, Origin
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.payment import Payment
from offworld.kernel.text import Reason

# which metals may help to pay, as a bit set
NO_METAL: Final = 0
WITH_STEEL: Final = 1
WITH_TITANIUM: Final = 2

Source = tuple[int, int, int]  # resource, how many there are, what one is worth


def money_of(player: Player) -> int:
    """Return what a player can pay where no metal is allowed."""
    if player.perks.has_heat_money:
        return player.stock[MONEY] + player.stock[HEAT]
    return player.stock[MONEY]


def purse_of(player: Player, metals: int) -> int:
    """Return what a player can pay at most with the help of some metals."""
    found = money_of(player)
    if metals & WITH_STEEL:
        found += player.stock[STEEL] * player.perks.steel
    if metals & WITH_TITANIUM:
        found += player.stock[TITANIUM] * player.perks.titanium
    return found


def no_money(due: int, have: int, metals: int = NO_METAL) -> Reason:
    """Return that there is not enough to pay with."""
    return (_NO_MONEY[metals], _AMOUNTS, due, have, due - have)


_AMOUNTS: Final = ("needed", "have", "missing")
_NO_MONEY: Final = (
    "terraforming_mars-no-money",
    "terraforming_mars-no-money-steel",
    "terraforming_mars-no-money-titanium",
    "terraforming_mars-no-money-metals",
)


def helpers(player: Player, metals: int, kept_heat: int) -> list[Source]:
    """Return what may be spent besides money."""
    stock = player.stock
    found: list[Source] = []
    if metals & WITH_STEEL and stock[STEEL]:
        found.append((STEEL, stock[STEEL], player.perks.steel))
    if metals & WITH_TITANIUM and stock[TITANIUM]:
        found.append((TITANIUM, stock[TITANIUM], player.perks.titanium))
    if player.perks.has_heat_money and stock[HEAT] > kept_heat:
        found.append((HEAT, stock[HEAT] - kept_heat, 1))
    return found


def pay_at_once(state: Mars, seat: int, due: int, metals: int, kept_heat: int, source: Origin) -> bool:
    """Pay if there is only one way to do so, and return whether it is done; else `Pay` has to ask."""
    player = state.mine(seat)
    stock = player.stock
    if due <= 0:
        return True
    others = helpers(player, metals, kept_heat)
    if not others:
        stock[MONEY] -= due
        if state.log is not None:
            log.paid(state, seat, [(MONEY, due)], source)
        return True
    if len(others) > 1:
        return False
    resource, most, worth = others[0]
    fewest = max(0, -(-(due - stock[MONEY]) // worth))
    if fewest < min(most, -(-due // worth)):
        return False
    rest = max(0, due - fewest * worth)
    stock[resource] -= fewest
    stock[MONEY] -= rest
    if state.log is not None:
        log.paid(state, seat, [(resource, fewest), (MONEY, rest)], source)
    return True


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay an amount in one of several ways; heat that is needed for something else may be kept back."""

    due: int
    metals: int
    kept_heat: int
    card: Origin

    def ask(self, state: Mars, seat: int) -> Decision | None:
        sources = self._sources(state, seat)
        params: dict[str, object] = {"due": self.due, "source": log.title(self.card)}
        stock = state.players[seat].stock
        return Payment(
            seat,
            "terraforming_mars-ask-pay",
            self.due,
            tuple([(RESOURCES[resource], count, worth) for resource, count, worth in sources]),
            params,
            topic="pay",
            held=tuple([stock[resource] for resource, _, _ in sources]),
            order=_order(sources),
        )

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        stock = state.mine(seat).stock
        spent: list[tuple[int, int]] = []
        for (resource, _, _), count in zip(self._sources(state, seat), answer):
            stock[resource] -= count
            spent.append((resource, count))
        if state.log is not None:
            log.paid(state, seat, spent, self.card)

    def _sources(self, state: Mars, seat: int) -> list[Source]:
        """Return what may be spent, money last; never more of anything than could be needed."""
        player = state.players[seat]
        found = []
        for resource, count, worth in helpers(player, self.metals, self.kept_heat):
            found.append((resource, min(count, -(-self.due // worth)), worth))
        found.append((MONEY, min(player.stock[MONEY], self.due), 1))
        return found


def _order(sources: list[Source]) -> tuple[int, ...]:
    """Return what a proposal spends first: metals, which buy little else, then money, then heat, which also warms."""
    last = len(sources) - 1
    found = [*range(last), last]
    if sources[last - 1][0] == HEAT:
        found[last - 1 :] = [last, last - 1]
    return tuple(found)

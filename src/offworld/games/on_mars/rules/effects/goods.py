"""Goods: gaining them into storage and depot, what overflows, and delivering them to contracts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.cards import CONTRACTS, DELIVERIES
from offworld.games.on_mars.names import CRYSTAL, EACH_GOOD, GOODS, KINDS, ContractId, Good
from offworld.games.on_mars.rules.effects.missions import complete
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect

LOSE: Final = "lose"


def gain(state: OnMars, party: int, what: Good, count: int) -> None:
    """Take goods from the supply: crystals wait below the depot (R014), resources that do not fit are lost (R012).

    Whoever has an open contract for what does not fit may put it there first. Lacerda keeps no resources.
    """
    if count <= 0:
        return
    if what == CRYSTAL:
        state.waiting[party] += count
        if state.log is not None:
            state.tell("on_mars-gained", seat=state.who(party), what=speech.amount(what, count))
        return
    if state.is_lacerda(party):
        return
    at = party * KINDS + what
    fits = min(count, state.limit(party) - state.stock[at])
    if fits > 0:
        state.stock[at] += fits
        count -= fits
        if state.log is not None:
            state.tell("on_mars-gained", seat=party, what=speech.amount(what, fits))
    if count:
        if any([wants(state, contract, what) for contract in state.deliveries_of(party)]):
            state.then((party, Overflow(what, count)))
        elif state.log is not None:
            state.tell("on_mars-overflow", seat=party, what=speech.amount(what, count))


def has_room(state: OnMars, party: int, what: Good) -> bool:
    """Return whether gaining a good can bring anything: crystals always wait, resources need room or a contract."""
    if what == CRYSTAL or state.stock[party * KINDS + what] <= state.shelters[party]:
        return True
    return any([wants(state, contract, what) for contract in state.deliveries_of(party)])


def wants(state: OnMars, contract: ContractId, what: Good) -> bool:
    """Return whether a delivery contract still lacks some of a good."""
    return state.load[contract * len(GOODS) + what] < CONTRACTS[contract].goods[what]


def put_on(state: OnMars, party: int, contract: ContractId, what: Good, count: int = 1) -> None:
    """Lay goods on a contract; the last one completes it."""
    at = contract * len(GOODS)
    state.load = changed(state.load, at + what, state.load[at + what] + count)
    if state.log is not None:
        state.tell("on_mars-delivered", seat=party, what=speech.amount(what, count), contract=speech.contract(contract))
    if tuple(state.load[at : at + len(GOODS)]) == CONTRACTS[contract].goods:
        complete(state, contract)


def can_deliver(state: OnMars, party: int, contract: ContractId, what: Good) -> bool:
    """Return whether a party has a good that its contract still wants; waiting crystals count (rulebook p. 17)."""
    if not wants(state, contract, what):
        return False
    if what == CRYSTAL:
        return state.crystals[party] + state.waiting[party] > 0
    return state.stock[party * KINDS + what] > 0


def deliver(state: OnMars, party: int, contract: ContractId, what: Good) -> None:
    """Move one good from a party's board to its contract; crystals first from those that wait."""
    if what != CRYSTAL:
        state.stock[party * KINDS + what] -= 1
    elif state.waiting[party]:
        state.waiting[party] -= 1
    else:
        state.crystals[party] -= 1
    put_on(state, party, contract, what)


def possible_deliveries(state: OnMars, party: int) -> list[tuple[ContractId, Good]]:
    """Return the contracts of a party with the goods that can be put on them now."""
    found: list[tuple[ContractId, Good]] = []
    for contract in DELIVERIES:
        if state.contract_owner[contract] == party and not state.contract_done[contract]:
            for what in EACH_GOOD:
                if CONTRACTS[contract].goods[what] and can_deliver(state, party, contract, what):
                    found.append((contract, what))
    return found


@dataclass(frozen=True, slots=True)
class Overflow(Effect):
    """Put goods that do not fit into storage or depot on an open contract, or lose them."""

    what: Good
    left: int

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        open_ = [contract for contract in state.deliveries_of(seat) if wants(state, contract, self.what)]
        if not open_:
            return None
        choices: list[Any] = [("deliver", contract + 1) for contract in open_]
        params: dict[str, object] = {"what": speech.amount(self.what, self.left)}
        return Each(seat, "on_mars-ask-overflow", [*choices, LOSE], params, "overflow")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == LOSE:
            if state.log is not None:
                state.tell("on_mars-overflow", seat=seat, what=speech.amount(self.what, self.left))
            return
        put_on(state, seat, ContractId(answer[1] - 1), self.what)
        if self.left > 1:
            state.then((seat, Overflow(self.what, self.left - 1)))


@dataclass(frozen=True, slots=True)
class Deliver(Effect):
    """Move one good to a contract: an aside of the own turn."""

    contract: ContractId
    what: Good

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        deliver(state, seat, self.contract, self.what)


@dataclass(frozen=True, slots=True)
class LastDelivery(Effect):
    """Before scoring: fill the contracts that can be completed now (R044)."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        found: list[Any] = [contract + 1 for contract in state.deliveries_of(seat) if _can_fill(state, seat, contract)]
        return OneOf(seat, "on_mars-ask-last-delivery", [*found, "done"], None, "last_delivery") if found else None

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == "done":
            return
        contract = ContractId(answer - 1)
        for what in EACH_GOOD:
            while wants(state, contract, what):
                deliver(state, seat, contract, what)
        state.then((seat, self))


def _can_fill(state: OnMars, party: int, contract: ContractId) -> bool:
    for what, need in enumerate(CONTRACTS[contract].goods):
        short = need - state.load[contract * len(GOODS) + what]
        have = state.crystals[party] if what == CRYSTAL else state.stock[party * KINDS + what]
        if have < short:
            return False
    return True


def store_crystals(state: OnMars, party: int) -> None:
    """Move the waiting crystals into the depot; what does not fit is lost, unless a contract wants it (R012)."""
    fits = min(state.waiting[party], state.depot(party) - state.crystals[party])
    over = state.waiting[party] - fits
    state.crystals[party] += fits
    state.waiting[party] = 0
    if not over:
        return
    if any([wants(state, contract, CRYSTAL) for contract in state.deliveries_of(party)]):
        state.then((party, Overflow(CRYSTAL, over)))
    elif state.log is not None:
        state.tell("on_mars-crystals-lost", seat=state.who(party), count=over)

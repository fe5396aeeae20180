"""Hiring scientists, taking Earth contracts, refilling the display, and using advanced buildings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.on_mars.data.boards import FREE, GEOLOGIST_COLONISTS, HIRE_COST
from offworld.games.on_mars.data.cards import (
    CONTRACT_PRICE,
    CONTRACTS,
    FIRST_DELIVERY,
    GEOLOGIST,
    SCIENTIST_MISSION,
    SCIENTIST_TASK,
    SCIENTISTS,
)
from offworld.games.on_mars.names import HIRE_ACTION, NO_OFFER, ContractId, Offer
from offworld.games.on_mars.rules.effects.missions import check_contracts, complete, contribute
from offworld.games.on_mars.rules.effects.paying import PayCrystals, PayFor, SendColonists, can_pay
from offworld.games.on_mars.rules.effects.placing import PlaceColonist, can_place
from offworld.games.on_mars.rules.effects.tasks import offer_task
from offworld.games.on_mars.rules.shared import changed
from offworld.games.on_mars.rules.state import IN_DECK, ON_DISPLAY, OnMars
from offworld.games.on_mars.words import speech
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.each import Each
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

DONE: Final = "done"
FIRST_CONTRACT: Final = len(SCIENTISTS)  # on the display: numbers below are scientists
_SCIENTIST: Final = tuple([("scientist", name) for name in SCIENTISTS])
_CONTRACT: Final = tuple([("contract", contract.number) for contract in CONTRACTS])


def price_of(card: Offer) -> tuple[int, int]:
    """Return the colonists and crystals that a card of the display costs."""
    if card >= FIRST_CONTRACT:
        return 0, CONTRACT_PRICE
    return (GEOLOGIST_COLONISTS, 0) if card == GEOLOGIST else (0, 0)


def can_hire(state: OnMars, party: int, card: Offer, free: bool, slot: bool, coins: int) -> bool:
    """Return whether a party can pay for a card of the display, and for the place of the action where it is needed."""
    if free:
        return True
    colonists, crystals = price_of(card)
    if card < FIRST_CONTRACT and not can_pay(state, party, HIRE_COST[card]):
        return False
    if slot:
        return can_place(state, party, HIRE_ACTION, colonists, crystals)
    return state.quarters[party] >= colonists and coins >= crystals


def offers(state: OnMars, party: int, what: int, free: bool, slot: bool, coins: int) -> list[Offer]:
    """Return the cards of the display that a party can take; `what`: 1 scientists, 2 contracts, 3 both."""
    return [
        card
        for card in state.display
        if card >= 0 and what >> (card >= FIRST_CONTRACT) & 1 and can_hire(state, party, card, free, slot, coins)
    ]


def take_from_display(state: OnMars, party: int, card: Offer) -> None:
    """Take a scientist or a contract; the space is refilled at the end of the turn."""
    state.display[state.display.index(card)] = NO_OFFER
    if card < FIRST_CONTRACT:
        state.scientist_owner = changed(state.scientist_owner, card, party)
        if state.log is not None:
            state.tell("on_mars-hired", seat=state.who(party), scientist=speech.scientist(card))
        contribute(state, party, SCIENTIST_MISSION)
        return
    contract = ContractId(card - FIRST_CONTRACT)
    state.contract_owner = changed(state.contract_owner, contract, party)
    if state.log is not None:
        state.tell("on_mars-took-contract", seat=state.who(party), contract=speech.contract(contract))
    if state.is_lacerda(party):
        complete(state, contract)  # rulebook p. 23: his contracts count as completed by themselves
    elif contract < FIRST_DELIVERY:
        check_contracts(state, contract)  # a marker may stand in such a complex already


@dataclass(frozen=True, slots=True)
class Hire(Effect):
    """Choose a card of the display, pay and take it; `what`: 1 scientists, 2 contracts, 3 both."""

    what: int
    free: bool = False
    slot: bool = False
    must: bool = False

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        found = offers(state, seat, self.what, self.free, self.slot, state.spendable(seat))
        if not found:
            return None
        choices: list[Any] = [answer_for(card) for card in found]
        if not self.must:
            choices.append(DONE)
        return Each(seat, "on_mars-ask-hire", choices, None, "hire")

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None or answer == DONE:
            return
        card = card_for(answer)
        colonists, crystals = price_of(card)
        if self.slot:
            state.then((seat, PlaceColonist(HIRE_ACTION, colonists, crystals)))
        if not self.free:
            if colonists:
                state.then((seat, SendColonists(colonists)))
            if crystals:
                state.then((seat, PayCrystals(crystals)))
            if card < FIRST_CONTRACT and HIRE_COST[card] != FREE:
                state.then((seat, PayFor(HIRE_COST[card])))
        state.then((seat, TakeCard(card)))

    def why_not(self, state: OnMars, seat: int, answer: Any) -> Text | None:
        if answer not in _SCIENTIST and answer not in _CONTRACT:
            return None
        card = card_for(answer)
        if card not in state.display:
            return Text("on_mars-not-on-offer")
        if not self.what >> (card >= FIRST_CONTRACT) & 1:
            return Text("on_mars-other-card")
        return Text("on_mars-cannot-pay")

    def considered(self, state: OnMars, seat: int) -> list[Any]:
        return [answer_for(card) for card in state.display if card >= 0]


def answer_for(card: Offer) -> Any:
    """Return the answer that means a card of the display."""
    return _SCIENTIST[card] if card < FIRST_CONTRACT else _CONTRACT[card - FIRST_CONTRACT]


def card_for(answer: Any) -> Offer:
    """Return the card of the display that an answer means."""
    return Offer(SCIENTISTS.index(answer[1]) if answer[0] == "scientist" else FIRST_CONTRACT + answer[1] - 1)


@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """Take a card of the display for which everything is paid."""

    card: Offer

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        take_from_display(state, seat, self.card)
        if self.card < FIRST_CONTRACT:
            offer_task(state, seat, SCIENTIST_TASK)


@dataclass(frozen=True, slots=True)
class Refill(Effect):
    """Fill the empty spaces of the display with contracts of one's choice; the deck is open to all (R045)."""

    def ask(self, state: OnMars, seat: int) -> Decision | None:
        if NO_OFFER not in state.display:
            return None
        found = [contract + 1 for contract, at in enumerate(state.contract_owner) if at == IN_DECK]
        return OneOf(seat, "on_mars-ask-refill", found, None, "refill") if found else None

    def apply(self, state: OnMars, seat: int, answer: Any) -> None:
        if answer is None:
            return
        refill(state, ContractId(answer - 1))
        if state.log is not None:
            state.tell("on_mars-refilled", seat=seat, contract=speech.contract(answer - 1))
        state.then((seat, self))


def refill(state: OnMars, contract: ContractId) -> None:
    """Put a contract of the deck on the first empty space of the display."""
    state.contract_owner = changed(state.contract_owner, contract, ON_DISPLAY)
    state.display[state.display.index(NO_OFFER)] = Offer(FIRST_CONTRACT + contract)

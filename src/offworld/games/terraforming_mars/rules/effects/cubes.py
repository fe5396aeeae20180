"""Resources on cards: adding them to one card or another, and taking them from somebody's cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from offworld.games.terraforming_mars.data.index import ids_of, number_of
from offworld.games.terraforming_mars.names import ANIMAL, MICROBE, NO_CARD, NO_ORIGIN, NOBODY, CardNumber, Cube, Origin
from offworld.games.terraforming_mars.rules.effects.base import CHOOSES, Asks, Costs, Does, Takes
from offworld.games.terraforming_mars.rules.effects.gains import add_cubes
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, OneOf
from offworld.kernel.text import Text


@dataclass(frozen=True, slots=True)
class AddToCard(Asks):
    """Put resources on one own card that collects them; without one they are lost."""

    cube: Cube
    amount: int
    card: Origin = NO_ORIGIN

    def ask(self, state: Mars, seat: int) -> Decision | None:
        return _ask_own(state, seat, state.players[seat].perks.holders[self.cube], self.card)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        holders = state.players[seat].perks.holders[self.cube]
        if holders:
            target = holders[0] if answer is None else number_of(answer)
            add_cubes(state, seat, target, self.amount, self.card)

    def words(self) -> Text:
        return Text("terraforming_mars-do-add-to-card", {"what": log.cubes(self.cube, self.amount)})


@dataclass(frozen=True, slots=True)
class AddToFilled(Asks):
    """Put one more resource on an own card that has some already; there must be one."""

    amount: int
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return any(state.players[seat].cubes.values())

    def missing(self, state: Mars, seat: int) -> Text:
        return Text("terraforming_mars-no-filled-card")

    def ask(self, state: Mars, seat: int) -> Decision | None:
        return _ask_own(state, seat, _filled(state, seat), self.card)

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        target = _filled(state, seat)[0] if answer is None else number_of(answer)
        add_cubes(state, seat, target, self.amount, self.card)


@dataclass(frozen=True, slots=True)
class AddToPlayed(Does):
    """Put a resource on the card that was just played, if it collects animals or microbes."""

    amount: int
    played: CardNumber = NO_CARD
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        holders = state.players[seat].perks.holders
        return self.played in holders[ANIMAL] or self.played in holders[MICROBE]

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        add_cubes(state, seat, self.played, self.amount, self.card)

    def words(self) -> Text:
        return Text(
            "terraforming_mars-do-add-here",
            {"what": log.cubes_on(self.played, self.amount), "card": log.title(self.played)},
        )


@dataclass(frozen=True, slots=True)
class SpendHere(Costs):
    """Remove resources from this card to pay for something."""

    amount: int
    card: CardNumber = NO_CARD

    def possible(self, state: Mars, seat: int) -> bool:
        return state.players[seat].cubes.get(self.card, 0) >= self.amount

    def missing(self, state: Mars, seat: int) -> Text:
        have = state.players[seat].cubes.get(self.card, 0)
        return Text("terraforming_mars-no-cubes-here", {"what": log.cubes_on(self.card, self.amount), "have": have})

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).cubes[self.card] -= self.amount
        if state.log is not None:
            log.collected(state, seat, self.card, -self.amount, self.card)

    def words(self) -> Text:
        return Text(
            "terraforming_mars-do-spend-here",
            {"what": log.cubes_on(self.card, self.amount), "card": log.title(self.card)},
        )


@dataclass(frozen=True, slots=True)
class TakeCube(Costs):
    """Take a resource from any card, also this one, to pay for something; there must be one that is not protected."""

    cube: Cube
    card: Origin = NO_ORIGIN

    @property
    def stage(self) -> int:
        return CHOOSES

    def possible(self, state: Mars, seat: int) -> bool:
        return bool(self._sources(state, seat))

    def missing(self, state: Mars, seat: int) -> Text:
        return Text("terraforming_mars-no-cube-to-take", {"what": log.cubes(self.cube, 1)})

    def ask(self, state: Mars, seat: int) -> Decision | None:
        choices = self._sources(state, seat)
        if len(choices) == 1:
            return None
        params: dict[str, object] = {"what": log.cubes(self.cube, 1), "source": log.title(self.card)}
        return OneOf(seat, "terraforming_mars-ask-take-cube", choices, params, topic="take_cube")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if answer is None:
            answer = self._sources(state, seat)[0]
        if answer != "neutral":
            _remove(state, seat, number_of(answer), self.card)

    def _sources(self, state: Mars, seat: int) -> list[Any]:
        return _card_choices(state, exposed_cards(state, seat, self.cube, NOBODY))

    def words(self) -> Text:
        return Text("terraforming_mars-do-take-cube", {"what": log.cubes(self.cube, 1)})


@dataclass(frozen=True, slots=True)
class RemoveCubes(Takes):
    """Remove up to so many resources from cards of one player, one after another; optional and perhaps partial."""

    cube: Cube
    upto: int
    victim: int = NOBODY  # once the first is taken, the others come from the same player
    card: Origin = NO_ORIGIN

    def possible(self, state: Mars, seat: int) -> bool:
        return state.seats == 1 or bool(exposed_cards(state, seat, self.cube, self.victim))

    def ask(self, state: Mars, seat: int) -> Decision | None:
        choices = _card_choices(state, exposed_cards(state, seat, self.cube, self.victim))
        if not choices:
            return None
        params: dict[str, object] = {
            "what": log.cubes(self.cube, 1),
            "count": self.upto,
            "source": log.title(self.card),
        }
        return OneOf(seat, "terraforming_mars-ask-remove-cubes", [*choices, "none"], params, topic="remove_cubes")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if answer is None or answer == "none" or answer == "neutral":
            return
        victim = _remove(state, seat, number_of(answer), self.card)
        if self.upto > 1:
            # rulebook: a red-bordered resource is removed from one player; it does not say from one card
            state.stack.append((seat, RemoveCubes(self.cube, self.upto - 1, victim, self.card)))

    def words(self) -> Text:
        return Text("terraforming_mars-do-remove-cubes", {"what": log.cubes(self.cube, self.upto)})


def exposed_cards(state: Mars, seat: int, cube: Cube, victim: int) -> list[CardNumber]:
    """Return the cards, of one player or of all, from which this seat may remove a resource of that kind."""
    found: list[CardNumber] = []
    for other, player in enumerate(state.players):
        perks = player.perks
        if (victim != NOBODY and other != victim) or (other != seat and perks.has_shield and cube in (ANIMAL, MICROBE)):
            continue
        for card in perks.holders[cube]:
            if player.cubes.get(card, 0) and card not in perks.guarded:
                found.append(card)
    return found


def _card_choices(state: Mars, cards: list[CardNumber]) -> list[Any]:
    """Return cards as choices; in the solo game the neutral opponent has whatever is needed."""
    return [*ids_of(cards), "neutral"] if state.seats == 1 else ids_of(cards)


def _filled(state: Mars, seat: int) -> list[CardNumber]:
    return [card for card, count in state.players[seat].cubes.items() if count]


def _ask_own(state: Mars, seat: int, cards: list[CardNumber], source: Origin) -> Decision | None:
    if len(cards) < 2:
        return None
    return OneOf(
        seat, "terraforming_mars-ask-add-to-card", ids_of(cards), {"source": log.title(source)}, topic="add_to_card"
    )


def _remove(state: Mars, seat: int, card: CardNumber, source: Origin) -> int:
    """Remove one resource from a card in play, and return whose card it is."""
    for owner, player in enumerate(state.players):
        if card in player.cubes:
            state.mine(owner).cubes[card] -= 1
            if state.log is not None:
                log.cube_taken(state, seat, owner, card, source)
            return owner
    raise AssertionError(card)

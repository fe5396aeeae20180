"""Setting up: the planet, the piles, and everybody's corporation and first cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.terraforming_mars.data.book import BEGINNER, CARD, corporations, projects
from offworld.games.terraforming_mars.data.figures import DEALT_CORPORATIONS, DEALT_PROJECTS, SOLO_RATING, START_RATING
from offworld.games.terraforming_mars.data.index import ids_of, number_of
from offworld.games.terraforming_mars.names import MONEY, NEUTRAL, PACKAGE, RESEARCH_SOURCE
from offworld.games.terraforming_mars.rules.adding_up import perks_of
from offworld.games.terraforming_mars.rules.draft import in_turn_order
from offworld.games.terraforming_mars.rules.effects.buying import CARD_PRICE
from offworld.games.terraforming_mars.rules.effects.others import GAINS, brought
from offworld.games.terraforming_mars.rules.generation import StartActions
from offworld.games.terraforming_mars.rules.piles import discard, take
from offworld.games.terraforming_mars.rules.play import set_off_tags
from offworld.games.terraforming_mars.rules.solo import place_neutral_tiles
from offworld.games.terraforming_mars.rules.state import Mars, new_state
from offworld.games.terraforming_mars.words import log
from offworld.kernel.decision import Decision, OneOf, SomeOf
from offworld.kernel.effect import Effect, Together
from offworld.kernel.kinds import kinds


def set_up(seats: int, corporate_era: bool, draft: bool, beginners: bool, first_seat: bool, rng: int) -> Mars:
    """Return a fresh match: a shuffled deck, a first player, and the choice of corporations to come."""
    state = empty(seats, corporate_era, draft, beginners, rng)
    state.deck = projects(corporate_era)
    state.shuffle(state.deck)
    state.first = 0 if first_seat or seats == 1 else state.below(seats)
    state.stack.append((state.first, Deal()))
    if beginners:
        chains = tuple([(seat, ChooseBeginner()) for seat in in_turn_order(state)])
        state.stack.append((state.first, Together(chains)))
    if seats == 1:
        place_neutral_tiles(state)
    return state


def empty(seats: int, corporate_era: bool, draft: bool, beginners: bool, rng: int) -> Mars:
    """Return the planet before anything is dealt."""
    state = new_state(seats, rng)
    state.corporate_era = corporate_era
    state.draft = draft
    state.beginners = beginners
    for player in state.players:
        player.rating = SOLO_RATING if seats == 1 else START_RATING
        if not corporate_era:
            player.production = [1] * 6
    return state


@dataclass(frozen=True, slots=True)
class ChooseBeginner(Effect):
    """Choose whether to play a beginner corporation, before seeing any cards."""

    def ask(self, state: Mars, seat: int) -> Decision | None:
        return OneOf(seat, "terraforming_mars-ask-beginner", ("beginner", "regular"), topic="beginner")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        if answer == "beginner":
            state.mine(seat).corporation = BEGINNER


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """Deal ten projects to everyone, and two corporations to whoever is no beginner; then all choose in secret.

    What somebody has already, by a position, is not dealt again.
    """

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        dealt = [offer for player in state.players for offer in player.offers]
        pile = [each for each in corporations(state.corporate_era) if each not in dealt]
        state.shuffle(pile)
        chains: list[tuple[int, Effect]] = []
        order = in_turn_order(state)
        for each in order:
            player = state.mine(each)
            if player.corporation == BEGINNER:
                player.hand = player.hand or take(state, DEALT_PROJECTS)
                continue
            player.dealt = player.dealt or take(state, DEALT_PROJECTS)
            player.offers = player.offers or [pile.pop() for _ in range(DEALT_CORPORATIONS)]
            chains.append((each, ChooseCorporation()))
        state.stack.append((seat, StartActions()))
        for each in reversed(order):
            state.stack.append((each, Found()))
        if chains:
            state.stack.append((seat, Together(tuple(chains))))


@dataclass(frozen=True, slots=True)
class ChooseCorporation(Effect):
    """Choose one of the corporations dealt, then the projects to keep."""

    def ask(self, state: Mars, seat: int) -> Decision | None:
        return OneOf(seat, "terraforming_mars-ask-corporation", ids_of(state.players[seat].offers), topic="corporation")

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        state.mine(seat).corporation = number_of(answer)
        state.stack.append((seat, ChooseHand()))


@dataclass(frozen=True, slots=True)
class ChooseHand(Effect):
    """Choose which of the projects dealt to buy; they are paid for when the corporation is revealed."""

    def ask(self, state: Mars, seat: int) -> Decision | None:
        player = state.players[seat]
        money = brought(GAINS, CARD[player.corporation].play, state, seat, MONEY)
        most = min(len(player.dealt), money // CARD_PRICE)
        params: dict[str, object] = {"price": CARD_PRICE, "source": log.title(player.corporation)}
        return SomeOf(
            seat, "terraforming_mars-ask-first-cards", tuple(ids_of(player.dealt)), 0, most, params, topic="first_cards"
        )

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.mine(seat)
        player.hand = [number_of(name) for name in answer]
        player.dealt = [card for card in player.dealt if card not in player.hand]


@dataclass(frozen=True, slots=True)
class Found(Effect):
    """Reveal a corporation, take what it starts with, and pay for the first cards; beginners pay nothing."""

    def apply(self, state: Mars, seat: int, answer: Any) -> None:
        player = state.mine(seat)
        card = CARD[player.corporation]
        if state.log is not None:
            state.tell("terraforming_mars-founded", seat=seat, corporation=log.title(card.number))
        player.offers = []
        player.perks = perks_of(card.number, [])
        player.opening = bool(card.first)
        for tag in card.tags:
            player.tags[tag] += 1
        for effect in card.play:
            effect.apply(state, seat, None)
        set_off_tags(state, seat, card.number)
        for owner in state.owners:
            if owner == NEUTRAL:
                self._greet_neutral(state, seat)
                break
        if card.number != BEGINNER:
            player.stock[MONEY] -= CARD_PRICE * len(player.hand)
            if state.log is not None:
                log.paid(state, seat, [(MONEY, CARD_PRICE * len(player.hand))], RESEARCH_SOURCE)
                state.tell("terraforming_mars-bought", seat=seat, count=len(player.hand))
        rest = player.dealt
        player.dealt = []
        discard(state, seat, rest)

    def _greet_neutral(self, state: Mars, seat: int) -> None:
        """React to the neutral cities of the solo game, though they were there before (rulebook, Tharsis Republic)."""
        for _ in range(state.cities.bit_count()):
            for reaction in state.players[seat].perks.on_city:
                if reaction.anyone:
                    for effect in reaction.then:
                        effect.apply(state, seat, None)


# all that can stand on the stack: whatever is not imported from here on never happens
EFFECTS: Final = kinds(Effect, PACKAGE)

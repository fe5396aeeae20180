"""Unions: a grant for a pawn or leader on an action slot, and committing, which brings a contract."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from offworld.games.ceres.data.book import CONTRACT_IDS, CONTRACT_NUMBER, UNION_NUMBERS
from offworld.games.ceres.data.unions import SLOTS
from offworld.games.ceres.names import FREE
from offworld.games.ceres.rules import asking
from offworld.games.ceres.rules.deeds import register
from offworld.games.ceres.rules.deeds.base import Steps
from offworld.games.ceres.rules.deeds.contracts import advance
from offworld.games.ceres.rules.state import Ceres
from offworld.games.ceres.words import say
from offworld.kernel.decision import Decision
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

PIECES: Final = ("leader", "pawn")
REPEAT: Final = 16  # added to a post once its piece has moved down to the repeat slot
GRANT: Final[list[list[Any]]] = [[("grant", number, piece) for piece in PIECES] for number in UNION_NUMBERS]
COMMIT: Final[list[Any]] = [("commit", number) for number in UNION_NUMBERS]
LABOUR_STEPS: Final = 2  # of the marker, with the Labour Union (sourced)


def offer(state: Ceres, seat: int, found: list[Any]) -> None:
    """Add grants and commitments."""
    posts = state.posts
    leader = state.leaders[seat] > 0
    pawn = state.pawns[seat] > 0
    for at, tile in enumerate(state.unions):
        first = posts[at * SLOTS]
        second = posts[at * SLOTS + 1]
        if first == FREE or second == FREE:
            if pawn:
                found.append(GRANT[tile][1])
            if leader:
                found.append(GRANT[tile][0])
        if (0 <= first < REPEAT and first >> 1 == seat) or (0 <= second < REPEAT and second >> 1 == seat):
            found.append(COMMIT[tile])


def grant(state: Ceres, seat: int, tile: int, pawn: int) -> None:
    """Place a piece on the first free action slot and take the main grant; twice with the Labour Union (R27)."""
    at = state.unions.index(tile)
    state.posts[state.posts.index(FREE, at * SLOTS)] = seat * 2 + pawn
    if pawn:
        state.pawns[seat] = 0
    else:
        state.leaders[seat] -= 1
    deeds = register.MAIN[tile]
    if state.log is not None:
        state.tell("ceres-granted", seat=seat, union=say.union(tile), piece=Text(f"ceres-piece-{PIECES[pawn]}"))
    if state.labour[seat]:
        deeds = deeds + deeds
        advance(state, at, LABOUR_STEPS)
        if state.log is not None:
            state.tell("ceres-advanced", seat=seat, union=say.union(tile), place=state.progress[at])
    state.stack.append((seat, Steps(f"U{UNION_NUMBERS[tile]}", deeds, False)))


def commit(state: Ceres, seat: int, tile: int) -> None:
    """Move a piece down to its repeat slot, take the bonus grant, then a contract and a seal (R22)."""
    at = state.unions.index(tile)
    for slot in (at * SLOTS, at * SLOTS + 1):
        if 0 <= state.posts[slot] < REPEAT and state.posts[slot] >> 1 == seat:
            state.posts[slot] += REPEAT
            break
    if state.log is not None:
        state.tell("ceres-committed", seat=seat, union=say.union(tile))
    state.stack.append((seat, TakeContract(at)))
    state.stack.append((seat, Steps(f"U{UNION_NUMBERS[tile]}", register.BONUS[tile], True)))


@dataclass(frozen=True, slots=True)
class TakeContract(Effect):
    """Take one of the contracts of a tile in play, with a seal of the tile on level 0."""

    tile: int

    def ask(self, state: Ceres, seat: int) -> Decision | None:
        found: list[Any] = [CONTRACT_IDS[contract] for contract in self.offered(state)]
        if len(found) < 2:
            return None
        return asking.choose(seat, "contract", found, {"source": say.union(state.unions[self.tile])})

    def offered(self, state: Ceres) -> list[int]:
        """Return the contracts that lie on the tile."""
        first = self.tile * SLOTS
        return [contract for contract in state.offers[first : first + SLOTS] if contract != FREE]

    def apply(self, state: Ceres, seat: int, answer: Any) -> None:
        offered = self.offered(state)
        if not offered:
            return  # R22: never so in a match; a position may have given them all away
        contract = offered[0] if answer is None else CONTRACT_NUMBER[answer]
        state.offers[state.offers.index(contract, self.tile * SLOTS)] = FREE
        state.contract_of[contract] = seat
        state.contract_union[contract] = self.tile
        state.levels[contract] = 0
        state.kept[contract] = 0
        state.seals[self.tile] -= 1
        if state.log is not None:
            union = say.union(state.unions[self.tile])
            state.tell("ceres-took-contract", seat=seat, union=union, contract=say.contract(contract))

    def why_not(self, state: Ceres, seat: int, answer: Any) -> Text | None:
        if answer not in CONTRACT_NUMBER:
            return None
        contract, union = say.contract(CONTRACT_NUMBER[answer]), say.union(state.unions[self.tile])
        return Text("ceres-contract-absent", {"contract": contract, "union": union})


def why_not(state: Ceres, seat: int, answer: Any) -> Text | None:
    """Return why a grant cannot be taken, or why one cannot commit."""
    if len(answer) < 2 or type(answer[1]) is not int or answer[1] not in UNION_NUMBERS:
        return None
    tile = UNION_NUMBERS.index(answer[1])
    name: dict[str, object] = {"union": say.union(tile)}
    if tile not in state.unions:
        return Text("ceres-union-absent", name)
    if answer[0] == "commit":
        return Text("ceres-not-on-union", name) if len(answer) == 2 else None
    if len(answer) != 3 or answer[2] not in PIECES:
        return None
    at = state.unions.index(tile)
    if FREE not in state.posts[at * SLOTS : at * SLOTS + SLOTS]:
        return Text("ceres-union-full", name)
    return Text("ceres-no-pawn") if answer[2] == "pawn" else Text("ceres-no-leader")


def considered(state: Ceres) -> list[Any]:
    """Return the grants and commitments of the tiles in play."""
    found: list[Any] = []
    for tile in state.unions:
        found.extend((GRANT[tile][1], GRANT[tile][0], COMMIT[tile]))
    return found

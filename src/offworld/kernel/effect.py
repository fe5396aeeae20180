"""Rules are effects on a stack: small frozen values that may ask one question, change the state and push others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from offworld.kernel.text import Text

if TYPE_CHECKING:
    from offworld.kernel.decision import Decision
    from offworld.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One step of the rules. It holds ids, never references into the state, and is never changed."""

    __slots__ = ()

    def ask(self, state: S, seat: int) -> Decision | None:
        """Return what the seat has to decide first, or None; worked out from the state each time, changing nothing."""
        return None

    def apply(self, state: S, seat: int, answer: Any) -> None:
        """Change the state. The effect has left the stack already and may push itself or others again."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, answer: Any) -> Text | None:
        """Return the rule that forbids a well-formed answer which `ask` does not offer."""
        return None

    def considered(self, state: S, seat: int) -> list[Any]:
        """Return the answers that a person may think of here, legal or not; screens ask why not about the rest."""
        return []


AnyEffect = Effect[Any]
Frame = tuple[int, AnyEffect]


@dataclass(frozen=True, slots=True)
class Together(Effect["State"]):
    """Let several seats go through chains of questions at once, each unseen by the others until all have finished.

    Each chain runs on a private copy of the state. When the last seat has finished, the answers are carried out on
    the shared state in the order of the chains. A chain may therefore change only what no other chain looks at, and
    must draw neither at random nor from a shared pile: deal first, then let everybody choose. What comes below it on
    the stack settles the rest.
    """

    chains: tuple[tuple[int, AnyEffect], ...]

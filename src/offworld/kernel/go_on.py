"""The question with which a position waits in which nobody has anything to decide: it is shown before it goes on."""

from __future__ import annotations

from typing import Any, Final

from offworld.kernel.decision import Decision
from offworld.kernel.done import Done
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text


class AskGoOn(Done):
    """Say that one has seen the position. As with `Done`, there is nothing to pick.

    >>> AskGoOn(seat=0).topic, AskGoOn(seat=0).check("done")
    ('go-on', 'done')
    """

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.why = "ask-go-on"
        self.topic = "go-on"

    def label(self) -> Text:
        return Text("label-go-on")


class GoOn(Effect):
    """Wait above effects that ask nothing, so that they do not happen before anybody has seen the position.

    >>> GO_ON.ask(None, seat=0).why
    'ask-go-on'
    """

    __slots__ = ()

    def ask(self, state: Any, seat: int) -> Decision | None:
        return AskGoOn(seat)

    def apply(self, state: Any, seat: int, answer: Any) -> None:
        """What is below happens."""


GO_ON: Final = GoOn()

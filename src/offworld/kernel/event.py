"""What happened, as a message with an audience."""

from __future__ import annotations

from offworld.kernel.plain import LogEvent
from offworld.kernel.text import Text, params_json


class Event:
    """One line of the log: `text` for the seats in `audience` (None: everyone), `otherwise` for all others, if any.

    >>> event = Event(Text("you-drew"), audience=(0,), otherwise=Text("somebody-drew"))
    >>> event.for_seat(0).key, event.for_seat(1).key, event.for_seat(None).key
    ('you-drew', 'somebody-drew', 'somebody-drew')
    """

    __slots__ = ("audience", "otherwise", "text")

    def __init__(self, text: Text, audience: tuple[int, ...] | None = None, otherwise: Text | None = None) -> None:
        self.text = text
        self.audience = audience
        self.otherwise = otherwise

    def for_seat(self, seat: int | None) -> Text | None:
        """Return what this seat may read; None is a spectator."""
        audience = self.audience
        if audience is None or (seat is not None and seat in audience):
            return self.text
        return self.otherwise


def event_json(number: int, text: Text) -> LogEvent:
    """Return an event as plain JSON with its number in the log."""
    return {"n": number, "key": text.key, "params": params_json(text.params)}

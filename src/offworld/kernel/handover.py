"""What one match of a series hands to the next."""

from __future__ import annotations

from typing import Any

from offworld.kernel.option import OptionValue


class Handover:
    """The next match of a series: its options, and plain JSON that its set-up receives. The seats stay the same.

    >>> Handover({"adventure": 2}, {"stars": [3, 1]}).options
    {'adventure': 2}
    """

    __slots__ = ("handed", "options")

    def __init__(self, options: dict[str, OptionValue], handed: dict[str, Any]) -> None:
        self.options = options
        self.handed = handed

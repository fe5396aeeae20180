"""Questions whose answers are tuples, picked element by element, or places on the board."""

from __future__ import annotations

from offworld.kernel.comparing import distinct, same
from offworld.kernel.decision import Answer, OneOf

At = int | dict[str, int] | None  # which element of an answer is a place; by its first word where that differs


def place_in(answer: Answer, at: At) -> Answer:
    """Return the place that an answer names, or None where it names none."""
    if at is None or not isinstance(answer, tuple):
        return None
    index = at if isinstance(at, int) else at.get(answer[0], -1) if answer else -1
    return answer[index] if 0 <= index < len(answer) else None


class Each(OneOf):
    """Choose one of the listed tuples, which can be picked element by element: what to build, then where.

    An answer that is no tuple is one pick. Where an answer is the beginning of another one, None ends the series; the
    other one then does not go on with None. `at` says which element is a place on the board, if any: its index, or
    one index for each first word.

    >>> decision = Each(0, "what", [("build", 3), ("build", 5), ("pass",)], at={"build": 1})
    >>> decision.picks(()), decision.picks(("build",))
    (['build', 'pass'], [3, 5])
    >>> decision.build(("build", 5)), place_in(("build", 5), decision.at)
    (('build', 5), 5)
    """

    __slots__ = ("at",)
    kind = "each"

    def __init__(
        self,
        seat: int,
        why: str,
        choices: list[Answer] | tuple[Answer, ...],
        params: dict[str, object] | None = None,
        topic: str = "",
        at: At = None,
    ) -> None:
        self.seat = seat
        self.why = why
        self.params = params
        self.topic = topic
        self.choices = choices
        self.at: At = at

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        """Return the elements that may come next, in the order of the choices; None, at last, if it may end here."""
        return self.following(self.beginning(partial), len(partial))

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        for choice in self.beginning(partial):
            if (len(choice) if isinstance(choice, tuple) else 1) == len(partial):
                return choice
        assert partial, "these picks make no answer"
        return self.build(partial[:-1])  # the last None has ended the series

    def in_steps(self) -> bool:
        """Return whether tuples are picked element by element."""
        return True

    def beginning(self, partial: tuple[Answer, ...]) -> list[Answer] | tuple[Answer, ...]:
        """Return the choices that begin with these picks."""
        left = self.choices
        for count, pick in enumerate(partial):
            left = self.narrowed(left, count, pick)
        return left

    def narrowed(self, left: list[Answer] | tuple[Answer, ...], count: int, pick: Answer) -> list[Answer]:
        """Return those of some choices that have this pick after so many others."""
        found: list[Answer] = []
        for choice in left:
            if isinstance(choice, tuple):
                if count < len(choice):
                    part = choice[count]
                    if part is pick or same(part, pick):
                        found.append(choice)
            elif count == 0 and (choice is pick or same(choice, pick)):
                found.append(choice)
        return found

    def following(self, left: list[Answer] | tuple[Answer, ...], count: int) -> list[Answer]:
        """Return the elements with which choices that have so many elements in common go on; None, at last, to end."""
        found: dict[object, Answer] = {}  # each once: True is not 1
        complete = False
        last: Answer = self  # the same as no pick
        for choice in left:
            if not isinstance(choice, tuple):
                if count:
                    complete = True
                    continue
                pick = choice
            elif len(choice) == count:
                complete = True
                continue
            else:
                pick = choice[count]
            if pick is not last:  # most often the same ones follow each other
                found[distinct(pick) if isinstance(pick, (bool, tuple)) else pick] = pick
                last = pick
        picks = list(found.values())
        if complete and picks:
            picks.append(None)
        return picks

    def details(self) -> dict[str, object]:
        return {"choices": list(self.choices), "at": self.at}


class Place(Each):
    """Choose one of the listed places on the board; or with `at` one of the listed tuples, each with a place in it.

    >>> Place(0, "where", [4, 7]).check(7)
    7
    >>> Place(0, "where", [("city", 4), ("city", 7)], at=1).picks(("city",))
    [4, 7]
    """

    __slots__ = ()
    kind = "place"

    def in_steps(self) -> bool:
        return self.at is not None

    def picks(self, partial: tuple[Answer, ...]) -> list[Answer]:
        if self.at is None:
            return [] if partial else list(self.choices)
        return super().picks(partial)

    def build(self, partial: tuple[Answer, ...]) -> Answer:
        return partial[0] if self.at is None else super().build(partial)

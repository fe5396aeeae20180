"""What the server refuses, with the HTTP status that goes with it."""

from __future__ import annotations

from offworld.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalAnswer,
    MatchOver,
    NotAsked,
    OffworldError,
)


class ServerError(OffworldError):
    """The server refused a request, and nothing was changed."""

    status = 400


class Unknown(ServerError):
    """The token says nobody we know."""

    status = 401


class NotAllowed(ServerError):
    """Not this seat, not this page, not this person."""

    status = 403


class TooSlow(ServerError):
    """A body that did not arrive in time."""

    status = 408


class NotFound(ServerError):
    """No such match, game, link or page, or nothing that the caller may know of."""

    status = 404


class NotNow(ServerError):
    """Possible at another time: the question has changed, the seat is taken, the match goes on."""

    status = 409


class OtherRules(NotNow):
    """The match was played under other rules, and cannot go on under those of now."""


class TooLarge(ServerError):
    """A body or frame that is longer than it may be."""

    status = 413


class NotPossible(ServerError):
    """Not for this game."""

    status = 422


class TooFast(ServerError):
    """More than a connection or an address may ask for."""

    status = 429


class Unavailable(ServerError):
    """The store or a worker is out of reach; asking again later does no harm."""

    status = 503


class Busy(Unavailable):
    """More is asked for than can be done in time; nothing was begun, and the message says when to come again."""

    @property
    def seconds(self) -> int:
        """After how many seconds to come again."""
        return int(str(self.text.params["seconds"]))


class CannotServe(OffworldError):
    """The server cannot start: port in use, folder not writable, database out of reach, bad settings."""


def status_of(error: OffworldError) -> int:
    """Return the HTTP status for an error of the server or of the rules."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, (MatchOver, NotAsked, CannotUndo)):
        return 409
    if isinstance(error, (IllegalAnswer, BadSetup, BadPosition, BadRecord)):
        return 422
    return 400

"""What is seen of a player: by everybody, by the player alone, and the points, which depend on all on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Final

from offworld.games.terraforming_mars.data.book import ID
from offworld.games.terraforming_mars.names import MONEY, PROJECTS, RESOURCES, TAGS, CardNumber
from offworld.games.terraforming_mars.rules.actions.honours import all_progress, all_standing
from offworld.games.terraforming_mars.rules.scoring import SOURCES, breakdown, card_points
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.kernel.differing import of_values
from offworld.kernel.layers import FieldsNode, Laid, Lasting, Layer


class PlayerShown:
    """What was last shown of a player; what is made from something that has not changed since is not made again."""

    __slots__ = (
        "_cards",
        "_closed",
        "_due",
        "_hand",
        "_open",
        "_player",
        "_points",
        "_private",
        "_public",
        "_raw",
        "_seen",
        "progress",
        "standing",
    )

    def __init__(self, state: Mars, seat: int) -> None:
        player = state.players[seat]
        self._player = player
        self._raw: tuple[Any, ...] = _RAW(player)
        self._public = FieldsNode(_public(player))
        self.progress = all_progress(state, seat)
        self.standing = all_standing(state, seat)
        self._cards = card_points(state, seat)
        self._due = True  # whether the points have to be counted
        self._seen = (-1, -1)  # what they were counted from that is not the player's
        self._points = Lasting(_POINTS, ((0,) * len(SOURCES), [], 0))
        self._hand: list[dict[str, Any]] = _hand(player, [])
        self._private = Lasting(_PRIVATE, self._own(player))
        self._open: Laid | None = None  # with what only the player sees
        self._closed: Laid | None = None

    def look(self, state: Mars, seat: int, moved: bool) -> bool:
        """See what has changed of the player, or by what has `moved` on the map; return whether honours are nearer."""
        player = state.players[seat]
        if player is self._player and not moved:
            return False
        raw = _RAW(player)
        names = list(compress(_WATCHED, map(ne, self._raw, raw)))
        self._player = player
        if names:
            self._raw = raw
            self._closed = self._open = None
            public = self._public.shown.copy()
            change: dict[str, Any] = {}
            for name in names:
                for field, show in _SHOWS[name]:
                    value = show(player)
                    differs = of_values(public[field], value)
                    if differs:
                        public[field] = value
                        change[field] = differs
            if change:
                self._public = FieldsNode(public, self._public, change)
            if not _OWN.isdisjoint(names):
                if not _PRICED.isdisjoint(names):
                    self._hand = _hand(player, self._hand)
                self._private.now(self._own(player))
        if moved or not _COUNTS.isdisjoint(names):
            self._due = True
            if moved or not _ON_CARDS.isdisjoint(names):
                self._cards = card_points(state, seat)
        progress, standing = all_progress(state, seat), all_standing(state, seat)
        if progress == self.progress and standing == self.standing:
            return False
        self.progress, self.standing = progress, standing
        return True

    def _own(self, player: Player) -> tuple[Any, ...]:
        """Return what the player alone sees is made of."""
        return self._hand, player.dealt, player.drafted, player.offers, player.corporation

    def count(self, state: Mars, seat: int, awards: int) -> None:
        """Count the points again if need be; `awards`: those for awards."""
        seen = (awards, state.milestones.count(seat))
        if self._due or self._seen != seen:
            self._due = False
            self._seen = seen
            points = breakdown(state, seat, self._cards, awards)
            last = self._points.fields
            if self._points.now((points, self._cards, sum(points))) is not last:
                self._closed = self._open = None

    def seen(self, is_open: bool) -> Laid:
        """Return the player as everybody sees him, or with what only he sees."""
        if is_open:
            found = self._open
            if found is None:
                found = self._open = Laid((self._public, self._points.fields, self._private.fields))
        else:
            found = self._closed
            if found is None:
                found = self._closed = Laid((self._public, self._points.fields))
        return found


def _hand(player: Player, had: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the cards in hand with their prices, those of the last time where they are the same."""
    prices = player.perks.prices
    known = {(each["id"], each["price"]): each for each in had}
    hand = []
    for card in player.hand:
        name, price = ID[card], max(0, prices[card] - player.discount) if prices else None
        hand.append(known.get((name, price)) or {"id": name, "price": price})
    return hand


def _public(player: Player) -> dict[str, Any]:
    return {field: show(player) for fields in _SHOWS.values() for field, show in fields}


def _named(cards: Sequence[int]) -> list[str]:
    return [ID[card] for card in cards]


def _by_source(points: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(SOURCES, points))


def _each_card(points: list[tuple[CardNumber, int]]) -> dict[str, int]:
    return {ID[card]: count for card, count in points}


def _chosen(card: CardNumber) -> str | None:
    return ID[card] if card else None


_POINTS: Final = Layer(points=_by_source, card_points=_each_card, score=None)
_PRIVATE: Final = Layer(hand=None, dealt=_named, drafted=_named, offers=_named, chosen=_chosen)


def _corporation(player: Player) -> str | None:
    return ID[player.corporation] if player.corporation and not player.offers else None


def _income(player: Player) -> int:
    return player.rating + player.production[MONEY]


def _stock(player: Player) -> dict[str, int]:
    return dict(zip(RESOURCES, player.stock))


def _production(player: Player) -> dict[str, int]:
    return dict(zip(RESOURCES, player.production))


def _tags(player: Player) -> dict[str, int]:
    return {name: count for name, count in zip(TAGS, player.tags) if count}


def _cards(player: Player) -> int:
    return len(player.hand)


def _looking_at(player: Player) -> int:
    return len(player.dealt) + len(player.drafted)


def _played(player: Player) -> list[str]:
    return _named(player.played)


def _events(player: Player) -> list[str]:
    return _named(player.events)


def _cubes(player: Player) -> dict[str, int]:
    return {ID[card]: count for card, count in player.cubes.items()}


def _actions(player: Player) -> list[str]:
    return _named(player.perks.actions)


def _used(player: Player) -> list[str]:
    return _named(player.used)


def _playing(player: Player) -> str | None:
    return ID[player.playing] if player.playing else None


def _slack(player: Player) -> int:
    return player.slack + player.perks.slack


def _discounts(player: Player) -> dict[str, int]:
    return {name: off for name, off in zip(PROJECTS, player.perks.project_discounts) if off}


# by what is looked at of a player: which public fields it shows in, and how
_SHOWS: Final[dict[str, tuple[tuple[str, Callable[[Player], Any]], ...]]] = {
    "corporation": (("corporation", _corporation),),
    "offers": (("corporation", _corporation),),
    "rating": (("rating", attrgetter("rating")), ("income", _income)),
    "stock": (("stock", _stock),),
    "production": (("production", _production), ("income", _income)),
    "tags": (("tags", _tags),),
    "hand": (("cards", _cards),),
    "dealt": (("looking_at", _looking_at),),
    "drafted": (("looking_at", _looking_at),),
    "played": (("played", _played),),
    "events": (("events", _events),),
    "cubes": (("cubes", _cubes),),
    "used": (("used", _used),),
    "playing": (("playing", _playing),),
    "has_passed": (("passed", attrgetter("has_passed")),),
    "has_risen": (("rising", attrgetter("has_risen")),),
    "perks": (
        ("actions", _actions),
        ("steel_value", attrgetter("perks.steel")),
        ("titanium_value", attrgetter("perks.titanium")),
        ("greenery_cost", attrgetter("perks.greenery_cost")),
        ("slack", _slack),
        ("project_discounts", _discounts),
    ),
    "discount": (("discount", attrgetter("discount")),),
    "slack": (("slack", _slack),),
    "own": (),
}
_WATCHED: Final = tuple(_SHOWS)
_RAW: Final[Callable[[Player], tuple[Any, ...]]] = attrgetter(*_WATCHED)
_OWN: Final = frozenset(["hand", "perks", "discount", "dealt", "drafted", "offers", "corporation"])
_PRICED: Final = frozenset(["hand", "perks", "discount"])
_COUNTS: Final = frozenset(["rating", "own", "played", "events", "cubes", "tags"])
_ON_CARDS: Final = frozenset(["played", "events", "cubes", "tags"])

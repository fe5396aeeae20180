"""What is seen of a player: by everybody, by the player alone, and the points, which depend on all on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from offworld.games.terraforming_mars.data.book import ID
from offworld.games.terraforming_mars.names import MONEY, PROJECTS, RESOURCES, TAGS, CardNumber
from offworld.games.terraforming_mars.rules.actions.honours import all_progress, all_standing
from offworld.games.terraforming_mars.rules.scoring import SOURCES, breakdown, card_points
from offworld.games.terraforming_mars.rules.state import Mars, Player
from offworld.games.terraforming_mars.shown.types import HandCard
from offworld.kernel.layers import FieldsNode, Laid


class PlayerShown:
    """What was last shown of a player; what is made from something that has not changed since is not made again.

    A player is never changed once he was shown; a change makes a new one.
    """

    __slots__ = ("_cards", "_due", "_new", "_open", "_player", "_points", "_private", "_public", "progress", "standing")

    def __init__(self, state: Mars, seat: int) -> None:
        player = state.players[seat]
        self._player = player
        self._new: dict[str, Any] = {}  # fields that everybody sees, as they are now
        self._public = FieldsNode({**_public(player), **_points((), [])})
        self._private = FieldsNode(_private(player))
        self._open: Laid | None = None  # both of them
        self._cards = card_points(state, seat)
        self._due = True  # whether the points have to be counted
        self._points = (-1, -1)  # what they were counted from that is not the player's
        self.progress = all_progress(state, seat)
        self.standing = all_standing(state, seat)

    def look(self, state: Mars, seat: int, moved: bool) -> bool:
        """See what has changed of the player, or by what has `moved` on the map; return whether honours are nearer."""
        player, had = state.players[seat], self._player
        if player is had and not moved:
            return False
        if player is not had:
            self._player = player
            self._new = _public_news(player, had)
            own = _private_news(player, had, self._private.shown["hand"])
            if own:
                self._private = self._private.now(own)
                self._open = None
        if moved or _scores_otherwise(player, had):
            self._due = True
            self._cards = card_points(state, seat)
        progress, standing = all_progress(state, seat), all_standing(state, seat)
        if progress == self.progress and standing == self.standing:
            return False
        self.progress, self.standing = progress, standing
        return True

    def count(self, state: Mars, seat: int, awards: int) -> None:
        """Count the points again if need be, and show what has changed; `awards`: the points for those."""
        points = (awards, state.milestones.count(seat))
        if self._due or self._points != points:
            self._due = False
            self._points = points
            self._new.update(_points(breakdown(state, seat, self._cards, awards), self._cards))
        if self._new:
            self._public = self._public.now(self._new)
            self._new = {}
            self._open = None

    def seen(self, is_open: bool) -> FieldsNode | Laid:
        """Return the player as everybody sees him, or with what only he sees."""
        if not is_open:
            return self._public
        found = self._open
        if found is None:
            found = self._open = Laid((self._public, self._private))
        return found


def _scores_otherwise(player: Player, had: Player) -> bool:
    """Return whether a player may have other points than before, but for what depends on others as well."""
    return (
        player.rating != had.rating
        or player.own != had.own
        or player.tags != had.tags
        or player.played != had.played
        or player.events != had.events
        or player.cubes != had.cubes
    )


def _public(player: Player) -> dict[str, Any]:
    """Return what everybody sees of a player, but for the points."""
    return {
        "corporation": _corporation(player),
        "rating": player.rating,
        "income": _income(player),
        "stock": dict(zip(RESOURCES, player.stock)),
        "production": dict(zip(RESOURCES, player.production)),
        "tags": _tags(player),
        "cards": len(player.hand),
        "looking_at": _looking_at(player),
        "played": _named(player.played),
        "events": _named(player.events),
        "cubes": _cubes(player),
        "used": _named(player.used),
        "playing": _name(player.playing),
        "passed": player.has_passed,
        "rising": player.has_risen,
        "discount": player.discount,
        **_lasting(player),
    }


def _public_news(player: Player, had: Player) -> dict[str, Any]:
    """Return those of these fields whose sources have changed."""
    new: dict[str, Any] = {}
    if player.stock != had.stock:
        new["stock"] = dict(zip(RESOURCES, player.stock))
    if player.production != had.production:
        new["production"] = dict(zip(RESOURCES, player.production))
        new["income"] = _income(player)
    if player.rating != had.rating:
        new["rating"] = player.rating
        new["income"] = _income(player)
    if player.tags != had.tags:
        new["tags"] = _tags(player)
    if len(player.hand) != len(had.hand):
        new["cards"] = len(player.hand)
    if player.dealt != had.dealt or player.drafted != had.drafted:
        new["looking_at"] = _looking_at(player)
    if player.played != had.played:
        new["played"] = _named(player.played)
    if player.events != had.events:
        new["events"] = _named(player.events)
    if player.cubes != had.cubes:
        new["cubes"] = _cubes(player)
    if player.used != had.used:
        new["used"] = _named(player.used)
    if player.playing != had.playing:
        new["playing"] = _name(player.playing)
    if player.has_passed != had.has_passed:
        new["passed"] = player.has_passed
    if player.has_risen != had.has_risen:
        new["rising"] = player.has_risen
    if player.discount != had.discount:
        new["discount"] = player.discount
    if player.perks is not had.perks or player.slack != had.slack:
        new.update(_lasting(player))
    if player.corporation != had.corporation or player.offers != had.offers:
        new["corporation"] = _corporation(player)
    return new


def _private(player: Player) -> dict[str, Any]:
    """Return what the player alone sees."""
    return {
        "hand": _hand(player, []),
        "dealt": _named(player.dealt),
        "drafted": _named(player.drafted),
        "offers": _named(player.offers),
        "chosen": _name(player.corporation),
    }


def _private_news(player: Player, had: Player, hand: list[HandCard]) -> dict[str, Any]:
    """Return those of these fields whose sources have changed; `hand`: the cards in hand as they were shown."""
    new: dict[str, Any] = {}
    if player.hand != had.hand or player.perks is not had.perks or player.discount != had.discount:
        new["hand"] = _hand(player, hand)
    if player.dealt != had.dealt:
        new["dealt"] = _named(player.dealt)
    if player.drafted != had.drafted:
        new["drafted"] = _named(player.drafted)
    if player.offers != had.offers:
        new["offers"] = _named(player.offers)
    if player.corporation != had.corporation:
        new["chosen"] = _name(player.corporation)
    return new


def _hand(player: Player, had: list[HandCard]) -> list[HandCard]:
    """Return the cards in hand with their prices, those of the last time where they are the same."""
    prices = player.perks.prices
    known = {(each["id"], each["price"]): each for each in had}
    hand: list[HandCard] = []
    for card in player.hand:
        name, price = ID[card], max(0, prices[card] - player.discount) if prices else None
        hand.append(known.get((name, price)) or {"id": name, "price": price})
    return hand


def _points(points: Sequence[int], cards: list[tuple[CardNumber, int]]) -> dict[str, Any]:
    """Return the points by source, those of each card, and their sum."""
    by_card = {ID[card]: count for card, count in cards}
    return {"points": dict(zip(SOURCES, points)), "card_points": by_card, "score": sum(points)}


def _lasting(player: Player) -> dict[str, Any]:
    """Return what follows from the cards in play."""
    perks = player.perks
    return {
        "actions": _named(perks.actions),
        "steel_value": perks.steel,
        "titanium_value": perks.titanium,
        "greenery_cost": perks.greenery_cost,
        "slack": player.slack + perks.slack,
        "project_discounts": {name: off for name, off in zip(PROJECTS, perks.project_discounts) if off},
    }


def _named(cards: Sequence[int]) -> list[str]:
    return [ID[card] for card in cards]


def _name(card: CardNumber) -> str | None:
    return ID[card] if card else None


def _corporation(player: Player) -> str | None:
    return ID[player.corporation] if player.corporation and not player.offers else None


def _income(player: Player) -> int:
    return player.rating + player.production[MONEY]


def _tags(player: Player) -> dict[str, int]:
    return {name: count for name, count in zip(TAGS, player.tags) if count}


def _looking_at(player: Player) -> int:
    return len(player.dealt) + len(player.drafted)


def _cubes(player: Player) -> dict[str, int]:
    return {ID[card]: count for card, count in player.cubes.items()}

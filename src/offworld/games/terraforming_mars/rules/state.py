"""The state of Terraforming Mars: slots, flat lists of small numbers, and bit sets of areas."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.terraforming_mars.names import NO_CARD, NO_TILE, NOBODY, SETUP, CardNumber, Discard, Tile
from offworld.games.terraforming_mars.rules.perks import NO_PERKS, Perks
from offworld.kernel.state import State

AREAS: Final = 63  # 61 on Mars in reading order, then Ganymede Colony and Phobos Space Haven


class Player:
    """What one player has. Cards are their numbers; sets of areas are bit sets."""

    __slots__ = (
        "claims",
        "corporation",
        "cubes",
        "dealt",
        "discount",
        "drafted",
        "events",
        "hand",
        "has_passed",
        "has_risen",
        "is_shared",
        "near",
        "offers",
        "opening",
        "own",
        "perks",
        "played",
        "playing",
        "production",
        "rating",
        "slack",
        "stock",
        "tags",
        "used",
    )

    def __init__(
        self,
        stock: list[int],
        production: list[int],
        tags: list[int],
        hand: list[CardNumber],
        dealt: list[CardNumber],
        drafted: list[CardNumber],
        offers: list[CardNumber],
        played: list[CardNumber],
        events: list[CardNumber],
        used: list[CardNumber],
        cubes: dict[CardNumber, int],
        perks: Perks,
    ) -> None:
        self.stock = stock
        self.production = production
        self.tags = tags  # on the corporation and on face-up cards
        self.hand = hand
        self.dealt = dealt  # looked at, but not in hand: research, drafts, cards that look at the deck
        self.drafted = drafted  # put aside in this draft
        self.offers = offers  # corporations to choose from
        self.played = played  # face up, in the order of play
        self.events = events  # face down
        self.used = used  # cards whose action was used in this generation
        self.cubes = cubes  # resources on cards; every collecting card in play has its entry
        self.perks = perks  # follows from the cards in play; replaced, never changed
        self.corporation = NO_CARD
        self.rating = 0
        self.playing = NO_CARD  # the card that is being paid for
        self.discount = 0  # for the next card of this generation only
        self.slack = 0  # likewise, steps of a requirement
        self.opening = False  # whether the corporation's first action is still to be done
        self.has_passed = False
        self.has_risen = False  # whether the rating rose in this generation
        self.is_shared = False  # whether several states hold this very object; then nobody may change it any more
        self.own = 0  # areas with own tiles
        self.near = 0  # areas next to own tiles
        self.claims = 0  # areas reserved by own markers

    def copy(self) -> Player:
        """Return an independent copy."""
        twin = Player(
            self.stock[:],
            self.production[:],
            self.tags[:],
            self.hand[:],
            self.dealt[:],
            self.drafted[:],
            self.offers[:],
            self.played[:],
            self.events[:],
            self.used[:],
            self.cubes.copy(),
            self.perks,
        )
        twin.corporation = self.corporation
        twin.rating = self.rating
        twin.playing = self.playing
        twin.discount = self.discount
        twin.slack = self.slack
        twin.opening = self.opening
        twin.has_passed = self.has_passed
        twin.has_risen = self.has_risen
        twin.own = self.own
        twin.near = self.near
        twin.claims = self.claims
        return twin

    def equals(self, other: Player) -> bool:
        """Return whether another player has the same in every respect."""
        return self._all() == other._all()

    def _all(self) -> tuple[object, ...]:
        return (
            self.stock,
            self.production,
            self.tags,
            self.hand,
            self.dealt,
            self.drafted,
            self.offers,
            self.played,
            self.events,
            self.used,
            self.cubes,
            self.corporation,
            self.rating,
            self.playing,
            self.discount,
            self.slack,
            self.opening,
            self.has_passed,
            self.has_risen,
            self.own,
            self.near,
            self.claims,
        )


def new_player() -> Player:
    """Return a player with nothing at all."""
    return Player([0] * 6, [0] * 6, [0] * 10, [], [], [], [], [], [], [], {}, NO_PERKS)


class Mars(State):
    """The planet, the piles and the players."""

    __slots__ = (
        "awards",
        "beginners",
        "cities",
        "claimed",
        "corporate_era",
        "deck",
        "discards",
        "draft",
        "first",
        "free",
        "generation",
        "greeneries",
        "history",
        "milestones",
        "near_cities",
        "near_greenery",
        "near_tiles",
        "near_two_cities",
        "ocean_tiles",
        "owners",
        "phase",
        "players",
        "tiles",
        "track",
    )

    def __init__(
        self,
        seats: int,
        rng: int,
        players: list[Player],
        deck: list[CardNumber],
        discards: list[Discard],
        track: list[int],
        tiles: list[Tile],
        owners: list[int],
        milestones: list[int],
        awards: list[int],
        history: list[tuple[int, ...]],
        parent: State | None = None,
    ) -> None:
        super().__init__(seats, rng, parent)
        self.players = players
        self.deck = deck  # the top card is the last
        self.discards = discards  # `rules/discards.py` tells which card one is, and who knows it
        self.track = track  # steps of temperature, oxygen, oceans
        self.tiles = tiles  # by area
        self.owners = owners  # by area: a seat, NOBODY or NEUTRAL
        self.milestones = milestones  # by milestone: who claimed it
        self.awards = awards  # by award: who funded it
        self.history = history  # by generation: rating, income and points of each seat, one after another
        self.corporate_era = True
        self.draft = False
        self.beginners = False
        self.generation = 1
        self.phase = SETUP
        self.first = 0
        # bit sets of areas that follow from the tiles; they only ever grow (or, `free`, shrink)
        self.free = (1 << AREAS) - 1
        self.claimed = 0
        self.ocean_tiles = 0
        self.greeneries = 0
        self.cities = 0
        self.near_tiles = 0
        self.near_greenery = 0
        self.near_cities = 0
        self.near_two_cities = 0

    def mine(self, seat: int) -> Player:
        """Return a player in order to change something; copies share players until one of them does so."""
        player = self.players[seat]
        if player.is_shared:
            player = player.copy()
            self.players[seat] = player
        return player

    def clone(self) -> Mars:
        """Return an independent copy."""
        for player in self.players:
            player.is_shared = True
        copy = Mars(
            self.seats,
            self.rng,
            self.players[:],
            self.deck[:],
            self.discards[:],
            self.track[:],
            self.tiles[:],
            self.owners[:],
            self.milestones[:],
            self.awards[:],
            self.history[:],
            self,
        )
        copy.corporate_era = self.corporate_era
        copy.draft = self.draft
        copy.beginners = self.beginners
        copy.generation = self.generation
        copy.phase = self.phase
        copy.first = self.first
        copy.free = self.free
        copy.claimed = self.claimed
        copy.ocean_tiles = self.ocean_tiles
        copy.greeneries = self.greeneries
        copy.cities = self.cities
        copy.near_tiles = self.near_tiles
        copy.near_greenery = self.near_greenery
        copy.near_cities = self.near_cities
        copy.near_two_cities = self.near_two_cities
        return copy

    def adopt(self, seat: int, private: Any) -> bool:
        """Take over a player: corporations, drafts and research change nothing else before all have chosen."""
        player: Player = private.players[seat]
        player.is_shared = True
        self.players[seat] = player
        return True

    def agrees(self, seat: int, private: Any) -> bool:
        return self.players[seat].equals(private.players[seat])

    def shows_ready(self) -> bool:
        """Return True: at a table one sees who has put the cards down while corporations, drafts or research go on."""
        return True


def new_state(seats: int, rng: int) -> Mars:
    """Return an empty planet with players who have nothing."""
    players = [new_player() for _ in range(seats)]
    return Mars(
        seats, rng, players, [], [], [0, 0, 0], [NO_TILE] * AREAS, [NOBODY] * AREAS, [NOBODY] * 5, [NOBODY] * 5, []
    )

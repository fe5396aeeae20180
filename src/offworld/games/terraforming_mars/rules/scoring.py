"""Victory points and where they come from."""

from __future__ import annotations

from typing import Final, Literal

from offworld.games.terraforming_mars.data.board import NEAR, ON_MARS, areas_of
from offworld.games.terraforming_mars.data.book import CARD
from offworld.games.terraforming_mars.data.figures import AWARD_POINTS, MILESTONE_POINTS, SECOND_PLACE_PLAYERS
from offworld.games.terraforming_mars.names import EACH_AWARD, NOBODY, Area, Award, CardNumber
from offworld.games.terraforming_mars.rules.actions.honours import standing
from offworld.games.terraforming_mars.rules.amounts import Counted
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.outcome import Line
from offworld.kernel.text import Text

PointSource = Literal["rating", "awards", "milestones", "greeneries", "cities", "cards"]
SOURCES: Final[tuple[PointSource, PointSource, PointSource, PointSource, PointSource, PointSource]] = (
    "rating",  # in the rulebook's order
    "awards",
    "milestones",
    "greeneries",
    "cities",
    "cards",
)


def scores(state: Mars) -> list[int]:
    """Return everyone's points as they stand."""
    return [sum(breakdown(state, seat)) for seat in range(state.seats)]


def breakdown(
    state: Mars, seat: int, cards: list[tuple[CardNumber, int]] | None = None, awards: int | None = None
) -> tuple[int, ...]:
    """Return one player's points by source, in the order of SOURCES; `cards` and `awards`: theirs, where known."""
    player = state.players[seat]
    if cards is None:
        cards = card_points(state, seat)
    if awards is None:
        awards = sum([award_points(state, seat, award) for award in EACH_AWARD])
    return (
        player.rating,
        awards,
        MILESTONE_POINTS * state.milestones.count(seat),
        (player.own & state.greeneries).bit_count(),
        sum([city_points(state, area) for area in areas_of(player.own & state.cities & ON_MARS)]),
        sum([points for _, points in cards]),
    )


def lines(state: Mars, seat: int) -> list[Line]:
    """Return what a seat's points are for; alone there are neither awards nor milestones."""
    found: list[Line] = []
    for source, points in zip(SOURCES, breakdown(state, seat)):
        if state.seats > 1 or source not in ("awards", "milestones"):
            found.append((Text("terraforming_mars-score-" + source), points))
    return found


def award_points(state: Mars, seat: int, award: Award) -> int:
    """Return what an award brings a player as things stand; nothing before it is funded."""
    return 0 if state.awards[award] == NOBODY else place_points(state, seat, award)


def place_points(state: Mars, seat: int, award: Award) -> int:
    """Return what a player's place in an award is worth, funded or not."""
    return worth(standing(state, seat, award), [standing(state, other, award) for other in range(state.seats)])


def worth(mine: int, everybody: list[int]) -> int:
    """Return what a place among all is worth in an award."""
    better = 0
    for each in everybody:
        if each > mine:
            better += 1
    if better == 0:
        return AWARD_POINTS[0]
    # ties: all who share the first place get it, and then there is no second; all who share the second get that
    if better == 1 and len(everybody) >= SECOND_PLACE_PLAYERS:
        return AWARD_POINTS[1]
    return 0


def city_points(state: Mars, area: Area) -> int:
    """Return what a city brings: one point for each greenery next to it, whoever owns it."""
    return (NEAR[area] & state.greeneries).bit_count()


def card_points(state: Mars, seat: int) -> list[tuple[CardNumber, int]]:
    """Return the played cards that bring or cost points, events included, and how many."""
    player = state.players[seat]
    found = []
    for card in player.played + player.events:
        printed = CARD[card].points
        points = printed.count(state, seat, card) if isinstance(printed, Counted) else printed
        if points:
            found.append((card, points))
    return found

"""The end of the match: penalties, research, left-over units, kept contracts, and who has won."""

from __future__ import annotations

from offworld.games.ceres.data.automa import CREDITS_PER_POINT, LEADERS, RESEARCH_POINTS
from offworld.games.ceres.data.book import PER_FACILITY, PER_PROBE, PER_PROJECT, PROJECT_PENALTY
from offworld.games.ceres.data.contracts import UNFINISHED_PENALTY
from offworld.games.ceres.data.figures import LEFTOVER_WORTH, LEFTOVERS_PER_POINT
from offworld.games.ceres.data.unions import TRACK
from offworld.games.ceres.names import (
    BUILDING,
    COMMERCE,
    CREDITS,
    EXPLORATION,
    INFLUENCE,
    KEPT,
    KINDS,
    LEFTOVERS,
    LINES,
    RESEARCH,
    SOURCES,
    UNFINISHED,
    UNPAID,
)
from offworld.games.ceres.rules.automa.rival import CREDITS as RIVAL_CREDITS
from offworld.games.ceres.rules.automa.rival import RESEARCH as RIVAL_RESEARCH
from offworld.games.ceres.rules.automa.rival import SOURCES as RIVAL_SOURCES
from offworld.games.ceres.rules.automa.rival import Automa
from offworld.games.ceres.rules.state import Ceres
from offworld.kernel.outcome import Line, Outcome, Rival
from offworld.kernel.text import Text


def final_lines(state: Ceres, seat: int) -> list[int]:
    """Return a seat's points by source as they would be if the match ended now."""
    lines = state.points[seat * LINES : seat * LINES + LINES]
    lines[UNPAID] -= sum([PROJECT_PENALTY[project] for project in state.unpaid(seat)])
    levels = state.research[seat * 3 : seat * 3 + 3]
    lines[RESEARCH] += PER_PROBE[levels[EXPLORATION]] * state.launched[seat]
    lines[RESEARCH] += PER_FACILITY[levels[BUILDING]] * state.built(seat)
    lines[RESEARCH] += PER_PROJECT[levels[COMMERCE]] * state.project_of.count(seat)
    lines[LEFTOVERS] += leftovers(state, seat) // LEFTOVERS_PER_POINT
    for contract, owner in enumerate(state.contract_of):
        if owner != seat:
            continue
        if state.kept[contract]:
            lines[KEPT] += TRACK[state.progress[state.contract_union[contract]]]
        else:
            lines[UNFINISHED] -= UNFINISHED_PENALTY
    return lines


def leftovers(state: Ceres, seat: int) -> int:
    """Return what a seat's left-over units count; alloy and probes count twice."""
    at = seat * KINDS
    return sum([state.stock[at + kind] * LEFTOVER_WORTH[kind] for kind in range(KINDS)])


def finish(state: Ceres) -> None:
    """Score everybody to the end and say who has won."""
    for seat in range(state.seats):
        state.points[seat * LINES : seat * LINES + LINES] = final_lines(state, seat)
    scores = tuple([state.score(seat) for seat in range(state.seats)])
    rival = state.automa
    if rival is not None:
        rival.points[RIVAL_RESEARCH] = RESEARCH_POINTS[min(rival.research, len(RESEARCH_POINTS) - 1)]
        rival.points[RIVAL_CREDITS] = rival.credits // CREDITS_PER_POINT
        theirs = sum(rival.points)
        has_won = scores[0] > theirs  # R36: a tie is lost
        reason = Text("ceres-reason-won" if has_won else "ceres-reason-lost", {"points": scores[0], "rival": theirs})
        opponent = Rival(rival_name(rival), theirs, rival_lines(rival), not has_won)
        state.finish(Outcome(reason, (0,) if has_won else (), scores, (opponent,)))
        return
    state.finish(Outcome(Text("ceres-reason-rounds"), best(state, scores), scores))


def lines(state: Ceres, seat: int) -> list[Line]:
    """Return what a seat's points are for, without the lines that say nothing."""
    row = state.points[seat * LINES : seat * LINES + LINES]
    return [(Text(f"ceres-source-{SOURCES[at]}"), points) for at, points in enumerate(row) if points]


def rival_name(rival: Automa) -> Text:
    """Return what the Automa is called, by its leader card."""
    return Text("ceres-automa-level", {"level": Text(f"ceres-option-automa-{LEADERS[rival.level].id}")})


def rival_lines(rival: Automa) -> tuple[Line, ...]:
    """Return what the Automa's points are for."""
    return tuple([(Text(f"ceres-automa-source-{RIVAL_SOURCES[at]}"), points) for at, points in enumerate(rival.points)])


def best(state: Ceres, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return who has won: most points, then influence, credits and launched probes; then the win is shared."""
    ranks = [
        (
            scores[seat],
            state.stock[seat * KINDS + INFLUENCE],
            state.stock[seat * KINDS + CREDITS],
            state.launched[seat],
        )
        for seat in range(state.seats)
    ]
    most = max(ranks)
    return tuple([seat for seat in range(state.seats) if ranks[seat] == most])

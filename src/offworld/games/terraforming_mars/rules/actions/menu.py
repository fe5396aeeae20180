"""What may be done in a turn: all that is offered, what an answer does, and why something is not offered."""

from __future__ import annotations

from typing import Any, Final

from offworld.games.terraforming_mars.data.index import NUMBER
from offworld.games.terraforming_mars.names import (
    AWARDS,
    MILESTONES,
    PROJECTS,
    Award,
    Milestone,
    Project,
)
from offworld.games.terraforming_mars.rules.actions.honours import (
    AWARD,
    MILESTONE,
    claim,
    fund,
    no_honours,
    open_honours,
    why_not_award,
    why_not_milestone,
)
from offworld.games.terraforming_mars.rules.actions.playing import PLAY, no_cards, playable, why_not_play
from offworld.games.terraforming_mars.rules.actions.projects import (
    PROJECT,
    no_projects,
    open_projects,
    start_project,
    why_not_project,
)
from offworld.games.terraforming_mars.rules.actions.using import (
    CONVERT_HEAT,
    CONVERT_PLANTS,
    USE,
    convert_heat,
    convert_plants,
    no_uses,
    usable,
    use_card,
    why_not_convert,
    why_not_use,
)
from offworld.games.terraforming_mars.rules.play import play_card
from offworld.games.terraforming_mars.rules.state import Mars
from offworld.kernel.decision import Answer
from offworld.kernel.text import Reason, Text

PASS: Final = "pass"
END: Final = "end"
CONVERSIONS: Final[list[Answer]] = [CONVERT_PLANTS, CONVERT_HEAT]


def legal_actions(state: Mars, seat: int, second: bool) -> list[Answer]:
    """Return everything that a player may do as the first or second action of a turn."""
    found: list[Answer] = []
    playable(state, seat, found)
    open_projects(state, seat, found)
    open_honours(state, seat, found)
    usable(state, seat, found)
    found.append(END if second else PASS)
    return found


def act(state: Mars, seat: int, answer: Any) -> None:
    """Do what an answer says that is neither to pass nor to end the turn."""
    kind = answer[0]
    what = answer[1]
    if kind == "play":
        play_card(state, seat, NUMBER[what])
    elif kind == "project":
        start_project(state, seat, Project(PROJECTS.index(what)))
    elif kind == "use":
        use_card(state, seat, NUMBER[what], answer[2])
    elif kind == "convert":
        if what == "plants":
            convert_plants(state, seat)
        else:
            convert_heat(state, seat)
    elif kind == "milestone":
        claim(state, seat, Milestone(MILESTONES.index(what)))
    else:
        fund(state, seat, Award(AWARDS.index(what)))


def thinkable(state: Mars, seat: int) -> list[Any]:
    """Return all actions that somebody may think of, legal or not."""
    player = state.players[seat]
    found = [PLAY[card] for card in player.hand]
    found.extend(PROJECT)
    if state.seats > 1:
        found.extend(MILESTONE)
        found.extend(AWARD)
    for card in player.perks.actions:
        found.extend(USE[card])
    found.extend(CONVERSIONS)
    return found


def refused_actions(state: Mars, seat: int) -> list[tuple[Answer, Reason]]:
    """Return those of them that are not legal, and why."""
    found: list[tuple[Answer, Reason]] = []
    no_cards(state, seat, found)
    no_projects(state, seat, found)
    if state.seats > 1:
        no_honours(state, seat, found)
    no_uses(state, seat, found)
    return found


def why_not_act(state: Mars, seat: int, answer: Any) -> Reason | None:
    """Return the rule that forbids an answer."""
    if not isinstance(answer, tuple):
        return Text(_NOT_NOW[answer]) if answer in (PASS, END) else None
    if len(answer) < 2:
        return None
    kind = answer[0]
    what = answer[1]
    if kind == "play":
        return why_not_play(state, seat, NUMBER[what]) if what in NUMBER else None
    if kind == "project":
        return why_not_project(state, seat, _PROJECT[what]) if what in _PROJECT else None
    if kind == "milestone":
        return why_not_milestone(state, seat, _MILESTONE[what]) if what in _MILESTONE else None
    if kind == "award":
        return why_not_award(state, seat, _AWARD[what]) if what in _AWARD else None
    if kind == "use":
        return why_not_use(state, seat, NUMBER[what], answer[2]) if what in NUMBER and len(answer) == 3 else None
    if kind == "convert" and what in ("plants", "heat"):
        return why_not_convert(state, seat, what)
    return None


_NOT_NOW: Final = {PASS: "terraforming_mars-no-pass-now", END: "terraforming_mars-no-end-now"}
_PROJECT: Final = {name: Project(number) for number, name in enumerate(PROJECTS)}
_MILESTONE: Final = {name: Milestone(number) for number, name in enumerate(MILESTONES)}
_AWARD: Final = {name: Award(number) for number, name in enumerate(AWARDS)}

"""Every facility, outstation, asteroid, project, ship, token, union, contract and level does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from offworld.games.ceres.data import printed
from offworld.games.ceres.data.asteroids import ASTEROIDS
from offworld.games.ceres.data.contracts import CONTRACTS
from offworld.games.ceres.data.facilities import FACILITIES
from offworld.games.ceres.data.outstations import OUTSTATIONS
from offworld.games.ceres.data.projects import PROJECTS
from offworld.games.ceres.data.research import LEVELS
from offworld.games.ceres.data.ships import SHIPS
from offworld.games.ceres.data.tokens import TOKENS
from offworld.games.ceres.data.unions import UNIONS
from offworld.games.ceres.names import COLOURS, EVENTS, FIELDS, KINDS, RESOURCES, RINGS
from offworld.kernel.match import Match
from tests.games.ceres.build import (
    GAME,
    POINTS,
    RICH,
    WHITE,
    YELLOW,
    asked,
    do,
    of,
    offered,
    player,
    seen,
    stock,
    table,
    tile,
    union,
)

HOST = {"grey": "S-grey", "red": "S-red", "blue": "S-blue", "green": "S-green"}
WELL_OFF = {"credits": 12, "influence": 5, "ore": 8, "ice": 12, "alloy": 8, "probes": 1}


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return what has become more or less."""
    return {name: after[name] - before[name] for name in RESOURCES if after[name] != before[name]}


def units(given: Any) -> dict[str, int]:
    """Return units by name."""
    return {RESOURCES[kind]: given[kind] for kind in range(KINDS) if given[kind]}


def plus(*parts: dict[str, int]) -> dict[str, int]:
    """Return the sum of units."""
    found = {name: sum(part.get(name, 0) for part in parts) for name in RESOURCES}
    return {name: count for name, count in found.items() if count}


def minus(part: dict[str, int]) -> dict[str, int]:
    """Return units as a loss."""
    return {name: -count for name, count in part.items()}


def check_effects(match: Match, effects: tuple[printed.Printed, ...]) -> None:
    """Answer what printed effects ask and compare what each of them changes; the first questions are theirs."""
    for effect in effects:
        before, points = of(match)["stock"], of(match)["points"]
        if isinstance(effect, printed.Convert):
            do(match, effect.most)
            pay = {name: effect.most * count for name, count in units(effect.pay).items()}
            get = {name: effect.most * count for name, count in units(effect.get).items()}
            assert changed(before, of(match)["stock"]) == plus(minus(pay), get)
        elif isinstance(effect, printed.Launch):
            price = match.view(WHITE)["table"]["prices"]["launch"]["A09"]
            assert price == max(1, 2 + effect.surcharge - effect.discount)  # Pallas at sector 1 of the middle ring
            do(match, "A09")
            assert of(match)["points"] == points + POINTS["A09"]
        elif isinstance(effect, printed.Research):
            for _ in range(effect.steps):
                do(match, "construction")
            assert of(match)["research"]["construction"] == effect.steps
        elif isinstance(effect, printed.Assemble):
            if asked(match) == "assemble":
                do(match, 1)
            price = plus({"alloy": 1, "credits": 1}, minus(units(effect.discount)))
            count = of(match)["stock"]["probes"] - before["probes"]
            assert count >= 1
            assert changed(before, of(match)["stock"]) == plus({"probes": count}, *[minus(price)] * count)
        elif isinstance(effect, printed.Construct):
            do(match, ("F40", "new"))
            assert of(match)["points"] == points + POINTS["F40"]
        elif isinstance(effect, printed.Trade):
            do(match, (0, 1))
            assert changed(before, of(match)["stock"]) == {"ore": -1, "credits": 2}
            do(match, "skip")
        elif isinstance(effect, printed.Settle):
            do(match, "P24")
            if asked(match) == "waive":
                do(match, ("credits",) * effect.discount)
            assert of(match)["points"] == points + POINTS["P24"]
            assert before["credits"] - of(match)["stock"]["credits"] == 4 - effect.discount


def asks(effects: tuple[printed.Printed, ...]) -> bool:
    """Return whether these effects ask anything."""
    return any(not isinstance(effect, (printed.Gain, printed.Score)) for effect in effects)


def gains(effects: tuple[printed.Printed, ...]) -> dict[str, int]:
    """Return what these effects give without asking."""
    return plus(*[units(effect.units) for effect in effects if isinstance(effect, printed.Gain)])


def scored(effects: tuple[printed.Printed, ...]) -> int:
    """Return the points that these effects score."""
    return sum(effect.points for effect in effects if isinstance(effect, printed.Score))


@pytest.mark.parametrize("card", FACILITIES, ids=lambda card: card.id)
def test_facility_as_a_new_outstation(card: Any) -> None:
    """Price, points, income at once, and the place for a worker of its colour."""
    match = table(player(stock=RICH), player(), facilities=[card.id])
    before = of(match)["stock"]
    do(match, ("use", "construction", "construct"), (card.id, "new"))
    assert changed(before, of(match)["stock"]) == plus(minus(units(card.cost)), units(card.income))
    assert of(match)["lines"]["facilities"] == card.points
    station = of(match)["outstations"][4]
    assert station == {"id": card.id, "colour": COLOURS[card.colour], "upgrades": [], "worker": None}


@pytest.mark.parametrize("card", FACILITIES, ids=lambda card: card.id)
def test_facility_under_an_outstation(card: Any) -> None:
    """One unit less, the points, no income, and the upgrade's effects at once."""
    host = HOST[COLOURS[card.colour]]
    match = table(
        player(stock=WELL_OFF), player(stock=RICH), facilities=list(dict.fromkeys([card.id, "F40"])), projects=["P24"]
    )
    do(match, ("use", "construction", "construct"), (card.id, host))
    if asked(match) == "waive":
        do(match, offered(match)[0])
    assert of(match)["lines"]["facilities"] == card.points
    assert of(match)["lines"]["actions"] == scored(card.upgrade)
    paid = sum(WELL_OFF.values()) + sum(gains(card.upgrade).values()) - sum(of(match)["stock"].values())
    free = {"alloy": card.cost[4]} == units(card.cost)
    assert paid == sum(card.cost) - (0 if free else 1)
    check_effects(match, tuple(effect for effect in card.upgrade if asks((effect,))))
    assert asked(match, YELLOW) == "action"


@pytest.mark.parametrize("card", [*FACILITIES, *OUTSTATIONS], ids=lambda card: card.id)
def test_action_of_an_outstation(card: Any) -> None:
    """A worker carries out what is printed, in its order."""
    more = [] if card.id.startswith("S-") else [{"id": card.id}]
    match = table(
        player(stock=WELL_OFF, more=more),
        player(stock=RICH),
        facilities=["F40"] if card.id != "F40" else [],
        projects=["P24"],
    )
    before = of(match)["stock"]
    do(match, ("work", card.id))
    if not asks(card.action):
        assert changed(before, of(match)["stock"]) == gains(card.action)
    check_effects(match, tuple(effect for effect in card.action if asks((effect,))))
    assert of(match)["lines"]["actions"] == scored(card.action)
    assert asked(match, YELLOW) == "action"


@pytest.mark.parametrize("rock", ASTEROIDS, ids=lambda rock: rock.id)
def test_asteroid(rock: Any) -> None:
    """Points and income once at the launch, the income again in every mining phase; by number of players."""
    for seats in (1, 2, 3, 4):
        shown = [each["id"] for each in seen(GAME.start(seats, 1))["asteroids"]]
        assert (rock.id in shown) == (seats >= rock.players)
    match = table(player(stock={"probes": 1, "ice": 9}), *[player()] * 3)
    do(match, ("work", "S-grey"), rock.id)
    far = min(rock.sector, 8 - rock.sector)
    price = 1 + far + {"inner": 1, "middle": 0, "outer": 2}[RINGS[rock.ring]]
    assert stock(match) == plus({"ice": 9 - price}, units(rock.income))
    assert of(match)["lines"]["asteroids"] == rock.points
    assert plus(of(match)["income"], minus({"credits": 1, "ore": 1, "ice": 1})) == units(rock.income)


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.id)
def test_project(project: Any) -> None:
    """Paid at once for its points; taken unpaid and never paid it costs its penalty."""
    match = table(player(stock=RICH), player(), projects=[project.id])
    before = of(match)["stock"]
    do(match, ("use", "trade", "settle"), project.id)
    assert changed(before, of(match)["stock"]) == minus(units(project.cost))
    assert of(match)["lines"]["projects"] == project.points
    assert of(match)["paid"] == [project.id]
    unpaid = table(player(unpaid=[project.id]), player())
    assert of(unpaid)["final"]["unpaid"] == -project.penalty


@pytest.mark.parametrize("ship", SHIPS, ids=lambda ship: ship.id)
def test_ship(ship: Any) -> None:
    """Its workers come aboard in their order, and each of its offers can be used up to its maximum."""
    known = {1: "H1a", 2: "H2a", 3: "H3a"} | {ship.round: ship.id}
    match = table(*[player(stock=RICH)] * 4, ships=list(known.values()), round=ship.round)
    assert seen(match)["aboard"] == [COLOURS[colour] for colour in ship.workers[:5]]
    do(match, ("use", "trade", "trade"))
    for place, offer in enumerate(ship.offers):
        assert (place, offer.most) in offered(match)
        assert (place, offer.most + 1) not in offered(match)
        other = match.clone()
        before = of(other)["stock"]
        do(other, (place, offer.most))
        paid = {name: -count * offer.most for name, count in units(offer.pay).items()}
        got = {name: count * offer.most for name, count in units(offer.get).items()}
        assert changed(before, of(other)["stock"]) == plus(paid, got)


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: token.id)
def test_token(token: Any) -> None:
    """Called for its price in influence, with a leader on it; what it does is printed on it."""
    others = [name for name in ("K1", "K2", "K4", "K5") if name != token.id][:3]
    match = table(
        player(
            stock=WELL_OFF,
            outstations=[{"id": "S-grey"}, {"id": "S-red"}, {"id": "S-blue"}, {"id": "S-green", "worker": "pool"}],
        ),
        player(),
        contracts=token.contracts,
        tokens=[token.id, *others],
        projects=["P24"],
    )
    before = of(match)["stock"]
    do(match, ("favour", token.id))
    assert of(match)["leaders"] == 4
    if token.id == "K3":
        do(match, "S-green")
        assert changed(before, of(match)["stock"]) == {"credits": 2, "influence": 1 - token.price}
    elif token.id == "K6":
        do(match, ("blue", "S-blue"), 2)
        work = {"influence": -token.price, "ore": -2, "alloy": 2}
        assert changed(before, of(match)["stock"]) == plus(gains(token.effect), work)
        assert of(match)["outstations"][2]["worker"] == "recruited"
    elif token.id == "K9":
        assert of(match)["labour_union"]
    else:
        if not asks(token.effect):
            assert changed(before, of(match)["stock"]) == plus(gains(token.effect), {"influence": -token.price})
        check_effects(match, tuple(effect for effect in token.effect if asks((effect,))))
    assert seen(match)["tokens"][0]["callers"] == [WHITE]
    assert asked(match, YELLOW) == "action"


@pytest.mark.parametrize("each", UNIONS, ids=lambda each: f"U{each.number}")
def test_union(each: Any) -> None:
    """The main grant for a piece on the action slot, the bonus grant for committing."""
    other = 1 if each.number > 1 else 2
    tiles = sorted([tile(each.number, "C21", "C30"), tile(other)], key=lambda known: known["number"])
    match = table(player(stock=WELL_OFF), player(), contracts=True, unions=tiles, projects=["P24"])
    before = of(match)["stock"]
    do(match, ("grant", each.number, "pawn"))
    assert changed(before, of(match)["stock"]) == gains(each.main)
    do(match, ("pass",), seat=YELLOW)
    do(match, ("commit", each.number))
    check_effects(match, tuple(effect for effect in each.bonus if not isinstance(effect, printed.Produce)))
    do(match, "C21")
    assert union(match, each.number)["slots"][0]["repeat"]


DEEDS: dict[str, tuple[Any, ...]] = {  # one deed for each requirement, as answers
    "build_mine": (("use", "construction", "construct"), ("F01", "new")),
    "build_laboratory": (("use", "construction", "construct"), ("F11", "S-red")),
    "build_factory": (("use", "construction", "construct"), ("F21", "new")),
    "build_office": (("use", "construction", "construct"), ("F31", "new")),
    "build": (("use", "construction", "construct"), ("F31", "S-green")),
    "upgrade": (("use", "construction", "construct"), ("F01", "S-grey")),
    "outstation": (("use", "construction", "construct"), ("F01", "new")),
    "launch": (("work", "S-grey"), "A09"),
    "launch_inner": (("use", "spaceport", "launch"), "A01"),
    "launch_middle": (("use", "spaceport", "launch"), "A09"),
    "launch_outer": (("use", "spaceport", "launch"), "A17"),
    "research": (("work", "S-red"), "exploration"),
    "research_exploration": (("work", "S-red"), "exploration"),
    "research_construction": (("work", "S-red"), "construction"),
    "research_commerce": (("work", "S-red"), "commerce"),
    "trade": (("use", "trade", "trade"), (0, 1)),
    "settle": (("use", "trade", "settle"), "P01"),
    "assemble": (("use", "factory", "assemble"), 1),
    "hire": (("use", "spaceport", "hire"), ("green", "S-green")),
    "favour": (("favour", "K8"),),
    "activate_grey": (("work", "S-grey"), "A09"),
    "activate_green": (("work", "S-green"),),
}


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.id)
def test_contract(contract: Any) -> None:
    """A deed that meets its requirement moves its seal; other deeds do not; A and B pay as printed."""
    held = [{"id": contract.id, "union": "1", "level": contract.levels - 1}]
    known: dict[str, Any] = {"contracts": True, "aboard": ["green", "blue"]}
    rich = {"credits": 20, "influence": 9, "ore": 9, "ice": 15, "alloy": 9, "probes": 1}
    for name, answers in DEEDS.items():
        match = table(player(stock=rich, contracts=held), player(), **known)
        do(match, *answers)
        met = asked(match) == "reward"
        if name == EVENTS[contract.event]:
            assert met
            assert (contract.id, "A") in offered(match)
            for reward, points, steps in (("A", contract.points, 1), ("B", 0, 1 + contract.steps)):
                other = match.clone()
                do(other, (contract.id, reward))
                assert of(other)["lines"]["rewards"] == points
                assert union(other, 1)["progress"] == steps
        elif not _implied(name, EVENTS[contract.event]):
            assert not met, f"{name} moves {contract.id}"


def _implied(name: str, event: str) -> bool:
    """Return whether the deed that stands for one requirement also meets another one."""
    also = {
        "build_mine": ("build", "outstation"),
        "build_laboratory": ("build", "upgrade"),
        "build_factory": ("build", "outstation"),
        "build_office": ("build", "outstation"),
        "build": ("build_office", "upgrade"),
        "upgrade": ("build", "build_mine"),
        "outstation": ("build", "build_mine"),
        "launch": ("launch_middle", "activate_grey"),
        "launch_inner": ("launch",),
        "launch_middle": ("launch",),
        "launch_outer": ("launch",),
        "research": ("research_exploration",),
        "research_exploration": ("research",),
        "research_construction": ("research",),
        "research_commerce": ("research",),
        "hire": ("activate_green",),
        "activate_grey": ("launch", "launch_middle"),
    }
    return event in also.get(name, ())


@pytest.mark.parametrize("field", range(3), ids=FIELDS)
@pytest.mark.parametrize("number", range(1, 7))
def test_level_of_research(field: int, number: int) -> None:
    """The price of the step, the gain once, and what holds from then on."""
    level = LEVELS[field][number - 1]
    match = table(player(stock={"credits": 9}, research={FIELDS[field]: number - 1}), player())
    do(match, ("work", "S-red"), FIELDS[field])
    assert stock(match) == plus({"credits": 9 - level.price}, units(level.gain))
    assert of(match)["research"][FIELDS[field]] == number


def test_lasting_effects_of_exploration() -> None:
    match = table(player(stock={"probes": 1, "ice": 2}, research={"exploration": 6}), player(), round=3)
    assert match.view(WHITE)["table"]["prices"]["launch"]["A02"] == 4 - 2
    do(match, ("work", "S-grey"), "A02")
    assert of(match)["lines"]["asteroids"] == POINTS["A02"] + 1
    assert of(match)["final"]["research"] == 1


def test_lasting_effects_of_construction() -> None:
    match = table(player(stock={"alloy": 2, "credits": 3}, research={"construction": 6}), player())
    do(match, ("use", "construction", "construct"), ("F40", "new"))
    assert of(match)["lines"]["facilities"] == POINTS["F40"] + 1
    assert of(match)["final"]["research"] == 1  # the starting outstations do not count
    assert stock(match) == {"credits": 2}


def test_lasting_effects_of_commerce() -> None:
    match = table(player(stock={"ice": 2, "credits": 1}, research={"commerce": 6}), player())
    do(match, ("use", "trade", "settle"), "P01")  # 2 ice of 4 are waived
    assert of(match)["lines"]["projects"] == POINTS["P01"] + 1
    assert of(match)["final"]["research"] == 2

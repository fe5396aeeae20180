"""The worked examples of the rulebook, by their headings."""

from __future__ import annotations

from offworld.games.on_mars.names import (
    BLUEPRINT_ACTION,
    CONSTRUCT_ACTION,
    GREENHOUSE,
    MINE,
    ORBIT,
    OXYGEN_CONDENSER,
    UPGRADE_ACTION,
    WATER_EXTRACTOR,
)
from offworld.games.on_mars.rules.effects.construction import Lay, building_sites, joined, zone_of
from offworld.games.on_mars.rules.effects.levels import RaiseLevel
from offworld.games.on_mars.rules.effects.placing import surcharge
from offworld.games.on_mars.rules.effects.travel import PlaceDiscovery, Travel
from offworld.games.on_mars.rules.rival.colony import next_building
from offworld.games.on_mars.rules.rounds import FlyShuttle
from offworld.games.on_mars.rules.scoring import (
    blueprint_points,
    contract_points,
    quarters_points,
    scientist_points,
    tech_points,
)
from tests.games.on_mars.build import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    ask,
    asked,
    choices,
    hex_,
    keys,
    main,
    mars,
    place,
    player,
    say,
    stock,
    table,
    topic,
)


def test_order_of_turns() -> None:
    """Rulebook, "Turn order": spaces count from 1 to 8, whoever sits there."""
    match = table({"space": 8, "crystals": 0}, {"space": 6}, {"space": 3}, {"space": 1}, seats=4, turn=None, round=2)
    order = []
    for _ in range(4):
        order.append(asked(match)[0])
        say(match, ("main", "landing_pod" if player(match, order[-1])["side"] == "orbit" else "control_center"))
        while topic(match) != "turn" or choices(match)[-1] != "end":
            if topic(match) == "space":
                say(match, choices(match)[-1])
            else:
                say(match, choices(match)[-1] if "end" not in choices(match) else "end")
        say(match, "end")
    assert order == [PURPLE, YELLOW, BLUE, GREEN]


def test_teal_colonist() -> None:
    """Rulebook, "An action with a teal colonist": two colonists bring one more water and a crystal."""
    match = main(table({"space": 1, "stock": {"water": 0}}), "resupply")
    say(match, "water", "water", "crystal", "done")
    assert stock(match)["water"] == 2
    assert player(match)["waiting"] == 1
    assert player(match)["working"] == 2


def test_red_colonist_two_payments() -> None:
    """Rulebook, "Placing colonists", first example: a payment for each other colour, a crystal and a colonist."""
    blue = {"slots": {"obtain_blueprint": 1}, "quarters": 2}
    match = table({"space": 1}, {**blue, "space": 5}, {**blue, "space": 6}, seats=4)
    assert surcharge(mars(match), GREEN, BLUEPRINT_ACTION) == 2
    main(match, "obtain_blueprint")
    assert topic(match) == "surcharge"
    say(match, 1)
    assert player(match)["crystals"] == 0
    assert player(match)["working"] == 1
    assert player(match)["quarters"] == 1  # of three: one on the slot, one at work


def test_red_colonist_all_slots_taken_by_one_each() -> None:
    """Rulebook, "Placing colonists", second example: all three have most, all leave, nothing is due."""
    one = {"slots": {"construct": 1}, "quarters": 2}
    match = table(one, {**one, "space": 6}, {**one, "space": 7}, seats=4)
    assert surcharge(mars(match), GREEN, CONSTRUCT_ACTION) == 0
    main(match, "construct")
    say(match, next(choice for choice in choices(match) if choice[1] == "generator"))
    assert [player(match, seat)["working"] for seat in range(3)] == [1, 1, 1]
    assert mars(match).slots[CONSTRUCT_ACTION * 4 : CONSTRUCT_ACTION * 4 + 4] == [1, 0, 0, 0]


def test_red_colonist_whoever_has_most_leaves() -> None:
    """Rulebook, "Placing colonists", third example: two purple leave, the own one that stays costs nothing."""
    match = table(
        {"slots": {"upgrade": 1}, "quarters": 2},
        {"slots": {"upgrade": 2}, "quarters": 1, "space": 6},
        seats=3,
        blueprints={"private_ship": {"owner": 0}},
        buildings={"F3": "water_extractor"},
    )
    assert surcharge(mars(match), GREEN, UPGRADE_ACTION) == 0
    main(match, "upgrade")
    assert player(match, BLUE)["working"] == 2
    assert mars(match).slots[UPGRADE_ACTION * 3 : UPGRADE_ACTION * 3 + 3] == [2, 0, 0]


def test_obtaining_a_blueprint() -> None:
    """Rulebook, "Obtaining a blueprint": the Metal Deposit, a mineral, and one more by boosting."""
    market = ["metal_deposit", "casino", *[None] * 10]
    match = table(
        {"space": 1},
        {"slots": {"obtain_blueprint": 1}, "quarters": 2},
        seats=3,
        market=market,
        missions=["bots_placed", "progress_cubes", "blueprints_taken"],
    )
    main(match, "obtain_blueprint")
    say(match, 1, "metal_deposit")  # a colonist as surcharge
    assert player(match)["blueprints"] == [{"id": "metal_deposit", "hex": None, "scientist": None}]
    assert stock(match)["mineral"] == 2
    assert player(match)["waiting"] == 1  # the mission
    say(match, "casino")
    assert player(match)["working"] == 2
    assert match.view(GREEN)["table"]["market"] == [None] * 12


def test_learning_a_technology() -> None:
    """Rulebook, "Learning a new technology": water from the middle row for a battery, a crystal in the lower cell."""
    grid = [None, None, "water", None, None, None, None, None]
    match = main(table({"space": 1}, grid=grid), "learn_tech")
    assert choices(match) == [("learn", "g3", "c1t"), ("learn", "g3", "c1b")]
    say(match, ("learn", "g3", "c1b"))
    assert topic(match) == "pay"  # a mineral may stand for the battery
    say(match, (0, 1, 0, 0, 0, 0))
    assert stock(match)["battery"] == 0
    assert player(match)["waiting"] == 1
    assert player(match)["lab"] == {"shelter": "c2m", "water": "c1b"}


def test_developing_technologies() -> None:
    """Rulebook, "Developing technologies": the mineral of the first step pays, in place of oxygen, for the second."""
    lab = {"shelter": "c6", "water": "c2t", "generator": "c4m", "mine": "c4t"}
    match = table(
        {"space": 1, "lab": lab, "stock": {"mineral": 0, "battery": 0, "water": 0, "plant": 1, "oxygen": 1}},
        grid=[None] * 8,
    )
    main(match, "research_development")
    say(match, ("develop", "water", "c3t"))
    assert player(match)["lab"]["water"] == "c3t"
    assert stock(match) == {"mineral": 1, "battery": 0, "water": 0, "plant": 1, "oxygen": 0}
    assert not [choice for choice in choices(match) if choice[1] == "water" and choice[2] == "c4t"]
    say(match, ("develop", "generator", "c5t"))
    assert sum(stock(match).values()) == 0
    assert topic(match) == "blueprint"  # the benefit of the cell


def test_resupply() -> None:
    """Rulebook, "Resupply": two crystals and one water, no second one for want of room."""
    match = main(table({"space": 1}), "resupply")
    say(match, "crystal", "crystal", "water")
    assert topic(match) != "warehouse" or "water" not in choices(match)
    assert player(match)["working"] == 2
    assert player(match)["waiting"] == 2
    assert stock(match)["water"] == 2


def test_using_the_rover_technology() -> None:
    """Rulebook, "Using the rover technology": 2 + 3 points, a crystal on the way, a research tile at the end."""
    match = table(
        {"rover": "G5", "lab": {"shelter": "c2m", "rover": "c3t"}},
        ground={"H4": "crystal", "J1": "research_B"},
        grid=[None] * 8,
    )
    main(match, "control_center")
    assert ("rover", "G5", "J1") not in choices(match)  # five away, with two points and a crystal
    say(match, ("tech", GREEN))
    say(match, ("rover", "G5", "J1"))
    assert player(match)["waiting"] == 1
    assert player(match)["crystals"] == 1  # five points were enough
    say(match, "done")
    assert topic(match) == "tile"
    say(match, True)
    assert player(match)["research"] == ["B"]
    assert topic(match) == "develop"


def test_constructing_a_building() -> None:
    """Rulebook, "Constructing a building": oxygen condenser next to another: 2 oxygen, one lost, cube, LSS reward."""
    match = table(
        {
            "bots": ["I7", "I6", None, None],
            "lab": {"shelter": "c2m", "oxygen": "c1t"},
            "stock": {"plant": 1, "mineral": 0},
        },
        grid=[None] * 8,
        stacks={"oxygen_condenser": [5, 4, 3, 2, 1]},
        lss={"oxygen_condenser": 1},
    )
    main(match, "construct")
    complexes = [
        choice
        for choice in choices(match)
        if choice[1] == "oxygen_condenser" and joined(mars(match), OXYGEN_CONDENSER, place(choice[2]))
    ]
    alone = [choice for choice in choices(match) if choice[1] == "oxygen_condenser" and choice not in complexes]
    assert complexes
    assert alone
    say(match, ("build", "oxygen_condenser", complexes[0][2]))
    assert stock(match)["oxygen"] == 2
    assert stock(match)["plant"] == 0
    assert "on_mars-overflow" in keys(match)
    assert player(match)["cubes"] == ["oxygen_condenser"]
    assert mars(match).lss[3] == 2
    assert topic(match) == "lss"


def test_technology_needed_to_join() -> None:
    """Rulebook, "Using technology to build": joining one needs level 1, joining three needs 3."""
    state = mars(table())
    state.sites[WATER_EXTRACTOR] = 1 << place("G7")
    assert joined(state, WATER_EXTRACTOR, place("H6")) == 1
    state.sites[WATER_EXTRACTOR] = 1 << place("G7") | 1 << place("G8") | 1 << place("I7")
    assert joined(state, WATER_EXTRACTOR, place("H7")) == 3
    state.sites[WATER_EXTRACTOR] = 1 << place("G7") | 1 << place("G8") | 1 << place("G9")
    assert joined(state, WATER_EXTRACTOR, place("H6")) == 3


def test_building_a_mine_displaces_a_bot() -> None:
    """Rulebook, "Building a mine": the colonist works there, the bot makes room."""
    match = table({"bots": ["H7", None, None, None]})
    ask(match, GREEN, Lay(MINE, place("H7")))
    assert topic(match) == "displaced"
    say(match, choices(match)[0])
    assert hex_(match, "H7")["building"] == "mine"
    assert hex_(match, "H7")["figures"] == [{"kind": "miner", "owner": GREEN}]
    assert stock(match)["mineral"] == 2
    assert player(match)["quarters"] == 2


def test_lss_rewards() -> None:
    """Rulebook, "LSS rewards": the second generator is rewarded, the third is not."""
    match = table(
        {"bots": ["F3", "H4", None, None], "stock": {"mineral": 2}, "hangar": 2}, rewards=["R2", "R1", "R3", "R4"]
    )
    ask(match, GREEN, Lay(1, place("H1")))
    assert mars(match).points[GREEN] == 2 + 2 * 2  # first of its type, and two ships
    assert topic(match) == "lss"
    say(match, "crystal")
    ask(match, GREEN, Lay(1, place("E1")))
    assert mars(match).points[GREEN] == 6
    assert topic(match) == ""


def test_raising_the_level_and_scoring_cubes() -> None:
    """Rulebook, "Raising the colony's level" and "Progress cubes": 3, 1, 1 and 0 cubes score 4, 1, 1 and 0 points."""
    cubes = {"mine": True, "generator": True, "greenhouse": True}
    match = table(
        {"cubes": cubes},
        {"cubes": {"mine": True}},
        {"cubes": {"generator": True}},
        {},
        seats=4,
        lss={"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2},
        store={"water": 0, "crystal": 1},
    )
    ask(match, GREEN, RaiseLevel())
    state = mars(match)
    assert state.level == 2
    assert state.points == [4, 1, 1, 0]
    assert state.store == [3, 3, 3, 3, 3]
    assert len([card for card in state.market if card >= 0]) == 12
    assert state.remaining == 3


def test_upgrading_a_building() -> None:
    """Rulebook, "Upgrading a building": the Private Ship on a water extractor for a mineral."""
    match = table(
        {"bots": ["G7", None, None, None], "stock": {"mineral": 1}}, blueprints={"private_ship": {"owner": 0}}
    )
    main(match, "upgrade")
    assert choices(match) == [("upgrade", "private_ship", "G7")]
    say(match, ("upgrade", "private_ship", "G7"))
    assert stock(match)["mineral"] == 0
    assert topic(match) == "displaced"  # the bot stood there
    say(match, choices(match)[0])
    assert {"kind": "marker", "owner": GREEN, "card": "private_ship"} in hex_(match, "G7")["figures"]


def test_welcoming_a_ship() -> None:
    """Rulebook, "Welcoming a ship": at level 3 with two ships taken, one of them spent, only one more may land."""
    match = table({"docks": ["develop", "rover", "blueprint"], "hangar": 1, "stock": {"water": 2, "plant": 2}}, level=3)
    main(match, "welcome_ship")
    say(match, ("ship", "blueprint", "colonists"))
    while topic(match) == "pay":
        say(match, (0, 0, 1, 1, 0, 0))
    assert player(match)["hangar"] == 2
    assert topic(match) == "turn"  # no boost: the limit of three is reached
    assert player(match)["quarters"] == 4  # three and one more: the quarters hold four


def test_executive_actions_open_with_ships() -> None:
    """Rulebook, "Executive actions": whoever has welcomed one ship has four of them."""
    match = table({"docks": ["develop", "rover", "blueprint", "upgrade"], "crystals": 3})
    assert player(match)["open"] == ["mineral", "bots", "warehouse", "building"]
    offered = [choice[1] for choice in choices(match) if choice[0] == "exec"]
    assert offered == ["mineral", "bots", "warehouse"]


def test_using_a_scientist() -> None:
    """Rulebook, "Using a scientist": the hydrologist works on another's card; both use it for nothing."""
    match = table(
        {"crystals": 0},
        {"crystals": 0, "space": 7, "stock": {"water": 1, "plant": 1}},
        turn=BLUE,
        blueprints={"private_ship": {"owner": 0, "hex": "G7"}},
        scientists={"hydrologist": {"owner": 1}},
    )
    assert ("staff", "hydrologist", "private_ship") in choices(match)
    say(match, ("staff", "hydrologist", "private_ship"))
    assert topic(match) == "welcome"
    assert player(match, GREEN)["blueprints"][0]["scientist"] == "hydrologist"
    other = table(
        {"crystals": 0, "stock": {"water": 1, "plant": 1}},
        blueprints={"private_ship": {"owner": 0, "hex": "G7"}},
        scientists={"hydrologist": {"owner": 1, "at": "private_ship"}},
    )
    assert ("use", "private_ship") in choices(other)


def test_boosting_technology_with_colonists() -> None:
    """Rulebook, "Boosting technologies with colonists": level 2 and a colonist serve for level 3."""
    match = table(
        {
            "crystals": 2,
            "bots": ["I6", None, None, None],
            "lab": {"shelter": "c3t", "oxygen": "c2t"},
            "stock": {"plant": 1, "mineral": 0},
        },
        buildings={"J4": "oxygen_condenser", "J3": "oxygen_condenser"},
        blueprints={"concentrator": {"owner": 0, "hex": "J3"}},
        grid=[None] * 8,
    )
    assert joined(mars(match), OXYGEN_CONDENSER, place("H5")) == 3
    say(match, ("use", "concentrator"))
    say(match, ("build", "oxygen_condenser", "H5"))
    assert player(match)["working"] == 1
    assert hex_(match, "H5")["building"] == "oxygen_condenser"


def test_shuttle_phase() -> None:
    """Rulebook, "Shuttle phase": at level 2 the shuttle flies from the red space of orbit to space 2 of the colony."""
    match = table({"space": 1}, turn=None, level=2, shuttle={"side": "orbit", "at": 1})
    ask(match, GREEN, FlyShuttle())
    assert match.view(None)["table"]["shuttle"]["side"] == "colony"
    assert match.view(None)["table"]["shuttle"]["at"] == 2
    assert asked(match) == (GREEN, "travel")
    assert choices(match) == ["shuttle", "stay"]


def test_laying_a_discovery_tile() -> None:
    """Rulebook, "Adding a discovery tile": on any empty hex exactly three from the rover."""
    match = table({"space": 1, "rover": "G5"}, ground={"G2": "crystal"})
    ask(match, GREEN, PlaceDiscovery())
    places = {choice[1] for choice in choices(match)}
    assert "G8" in places
    assert "G2" not in places  # not empty
    assert "E3" not in places  # a shelter
    assert all(mars(match).is_empty(place(name)) for name in places)


def test_production() -> None:
    """Rulebook, "Production": a mine and an advanced generator produce a mineral and a battery on the way to orbit."""
    match = table(
        {"stock": {"mineral": 0, "battery": 0}, "miners": ["G5"], "quarters": 2},
        turn=None,
        blueprints={"wind_turbines": {"owner": 0, "hex": "G3"}},
    )
    ask(match, GREEN, Travel(ORBIT))
    assert (stock(match)["mineral"], stock(match)["battery"]) == (1, 1)


def test_final_scoring() -> None:
    """Rulebook, "Scoring example": 10 for colonists, 18 for technologies, 8 for buildings, -4 and 6."""
    match = table(
        {
            "quarters": 7,
            "supply": 5,
            "lab": {"shelter": "c6", "water": "c4t", "mine": "c4b", "rover": "c1t"},
        },
        buildings={"E2": "shelter0", "F2": "shelter0", "F7": "greenhouse", "F8": "greenhouse"},
        blueprints={
            "private_ship": {"owner": 0, "hex": "G7"},
            "metal_deposit": {"owner": 0, "hex": "G5"},
            "casino": {"owner": 0},
            "eco_resort": {"owner": 0, "hex": "E5"},
            "biomarket": {"owner": 1, "hex": "F7"},
        },
        scientists={"hydrologist": {"owner": 0}},
        contracts={"contract9": {"owner": 0, "load": {"mineral": 2, "water": 2}}},
        grid=[None] * 8,
    )
    state = mars(match)
    assert quarters_points(state, GREEN) == 10
    assert tech_points(state, GREEN) == 9 + 4 + 4 + 1
    assert blueprint_points(state, GREEN) == 3 + 3 - 3 + 5
    assert contract_points(state, GREEN) == -4
    assert scientist_points(state, GREEN) == 6  # two advanced greenhouses


def test_lacerdas_construction() -> None:
    """Rulebook, "Building" of the solo game: greenhouses and condensers are two each, so he builds a mine."""
    match = table(seats=1, icon="greenhouse", lss={"greenhouse": 2, "oxygen_condenser": 2})
    assert next_building(mars(match)) == 0


def test_a_zone_is_the_bots_hex_and_its_neighbours() -> None:
    """Rulebook, "Bots": the zone."""
    match = table({"bots": ["G5", None, None, None]})
    assert zone_of(mars(match), GREEN).bit_count() == 7
    assert building_sites(mars(match), GREEN, GREENHOUSE, False, zone_of(mars(match), GREEN))

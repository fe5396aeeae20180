# The components of Ceres: names, and what is printed on them

### Facilities and starting outstations

ceres-facility-F01 = Ice Quarry
ceres-facility-F02 = Open Pit
ceres-facility-F03 = Deep Shaft
ceres-facility-F04 = Mass Driver
ceres-facility-F05 = Second Launch Pad
ceres-facility-F06 = Brine Pump
ceres-facility-F07 = Regolith Harvester
ceres-facility-F08 = Refuelling Depot
ceres-facility-F09 = Robotic Miners
ceres-facility-F10 = Orbital Elevator
ceres-facility-F11 = Geology Lab
ceres-facility-F12 = Cryogenics Lab
ceres-facility-F13 = Materials Lab
ceres-facility-F14 = Robotics Lab
ceres-facility-F15 = Orbital Observatory
ceres-facility-F16 = Data Centre
ceres-facility-F17 = AI Core
ceres-facility-F18 = Xenobiology Lab
ceres-facility-F19 = Fusion Lab
ceres-facility-F20 = Test Range
ceres-facility-F21 = Blast Furnace
ceres-facility-F22 = Probe Assembly Line
ceres-facility-F23 = Electrolysis Plant
ceres-facility-F24 = Rolling Mill
ceres-facility-F25 = Nanofactory
ceres-facility-F26 = Recycling Unit
ceres-facility-F27 = Modular Shipyard
ceres-facility-F28 = Fabricator
ceres-facility-F29 = Component Store
ceres-facility-F30 = Automated Dock
ceres-facility-F31 = Trade Mission
ceres-facility-F32 = Bank Branch
ceres-facility-F33 = Lobby Office
ceres-facility-F34 = Habitat Dome
ceres-facility-F35 = Settlement Bureau
ceres-facility-F36 = Insurance Fund
ceres-facility-F37 = Customs House
ceres-facility-F38 = Embassy
ceres-facility-F39 = Media Centre
ceres-facility-F40 = Corporate Tower
ceres-facility-S-grey = Launch Deck
ceres-facility-S-red = Field Laboratory
ceres-facility-S-blue = Smelter
ceres-facility-S-green = Liaison Desk

### Asteroids

ceres-asteroid-A01 = Flora
ceres-asteroid-A02 = Vesta
ceres-asteroid-A03 = Hebe
ceres-asteroid-A04 = Massalia
ceres-asteroid-A05 = Iris
ceres-asteroid-A06 = Metis
ceres-asteroid-A07 = Melpomene
ceres-asteroid-A08 = Lutetia
ceres-asteroid-A09 = Pallas
ceres-asteroid-A10 = Juno
ceres-asteroid-A11 = Eunomia
ceres-asteroid-A12 = Astraea
ceres-asteroid-A13 = Amphitrite
ceres-asteroid-A14 = Egeria
ceres-asteroid-A15 = Kleopatra
ceres-asteroid-A16 = Daphne
ceres-asteroid-A17 = Hygiea
ceres-asteroid-A18 = Psyche
ceres-asteroid-A19 = Davida
ceres-asteroid-A20 = Interamnia
ceres-asteroid-A21 = Euphrosyne
ceres-asteroid-A22 = Kalliope
ceres-asteroid-A23 = Themis
ceres-asteroid-A24 = Europa

### Settlement projects

ceres-project-P01 = Water Reservoir
ceres-project-P02 = Ore Exchange
ceres-project-P03 = Hydroponic Farm
ceres-project-P04 = Habitat Ring
ceres-project-P05 = Transit Tube
ceres-project-P06 = Clinic
ceres-project-P07 = Power Grid
ceres-project-P08 = Council Liaison
ceres-project-P09 = Ice Vault
ceres-project-P10 = Smelting District
ceres-project-P11 = Residential Block
ceres-project-P12 = School
ceres-project-P13 = Spaceport Annex
ceres-project-P14 = Traffic Beacon
ceres-project-P15 = Union Hall
ceres-project-P16 = Public Dome
ceres-project-P17 = Grand Aquifer
ceres-project-P18 = Foundry City
ceres-project-P19 = Arcology
ceres-project-P20 = University
ceres-project-P21 = Survey Network
ceres-project-P22 = Assembly Palace
ceres-project-P23 = Underground City
ceres-project-P24 = Ceres Capital

### Ships

ceres-ship-H1a = Nerissa
ceres-ship-H1b = Long Haul
ceres-ship-H1c = Tharsis Star
ceres-ship-H2a = Phobos Trader
ceres-ship-H2b = Red Caravan
ceres-ship-H2c = Hellas Queen
ceres-ship-H3a = Olympus Freight
ceres-ship-H3b = Argyre Clipper
ceres-ship-H3c = Last Light

### Assistance tokens

ceres-token-K1 = Launch Corridor
ceres-token-K2 = Building Permit
ceres-token-K3 = Overtime
ceres-token-K4 = Trade Privilege
ceres-token-K5 = Research Grant
ceres-token-K6 = Emergency Crew
ceres-token-K7 = Settlement Subsidy
ceres-token-K8 = Emergency Supplies
ceres-token-K9 = Labour Union

### Unions

ceres-union-1 = Ice Haulers' Union
ceres-union-2 = Miners' Federation
ceres-union-3 = Builders' Guild
ceres-union-4 = Scientific Society
ceres-union-5 = Merchants' League
ceres-union-6 = Operators' Syndicate

### Requirements of contracts

ceres-requirement-build_laboratory = Build a laboratory
ceres-requirement-build_mine = Build a mine
ceres-requirement-build_factory = Build a factory
ceres-requirement-build_office = Build an office
ceres-requirement-build = Build any facility
ceres-requirement-upgrade = Upgrade an outstation
ceres-requirement-outstation = Found a new outstation
ceres-requirement-launch = Launch a probe
ceres-requirement-launch_inner = Launch a probe to the inner ring
ceres-requirement-launch_middle = Launch a probe to the middle ring
ceres-requirement-launch_outer = Launch a probe to the outer ring
ceres-requirement-research = Take a step of research
ceres-requirement-research_exploration = Take a step in exploration
ceres-requirement-research_construction = Take a step in construction
ceres-requirement-research_commerce = Take a step in commerce
ceres-requirement-trade = Trade with the ship
ceres-requirement-settle = Complete a settlement project
ceres-requirement-assemble = Assemble a probe
ceres-requirement-hire = Hire a worker
ceres-requirement-favour = Call a favour of the Council
ceres-requirement-activate_grey = Activate a mine
ceres-requirement-activate_green = Activate an office
ceres-requirement-activate_red = Activate a laboratory
ceres-requirement-activate_blue = Activate a factory

### What is printed

ceres-effect-gain = { $units }
ceres-effect-mix = { $count } units of { $first } and { $second } in any mix
ceres-effect-convert = { $pay } → { $get }, { $most ->
    [one] once
   *[other] up to { $most } times
}
ceres-effect-launch = launch a probe
ceres-effect-launch-less = launch a probe for { $ice } ice less
ceres-effect-launch-more = launch a probe for { $ice } ice more
ceres-effect-research = { $steps ->
    [one] { $steps } step of research
   *[other] { $steps } steps of research
}
ceres-effect-research-less = { $steps ->
    [one] { $steps } step of research
   *[other] { $steps } steps of research
}, { $steps ->
    [one] for
   *[other] each for
} { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
} less
ceres-effect-assemble = { $most ->
    [one] assemble { $most } probe
   *[other] assemble up to { $most } probes
}
ceres-effect-assemble-less = { $most ->
    [one] assemble { $most } probe
   *[other] assemble up to { $most } probes
} for { $units } less each
ceres-effect-construct = build a facility
ceres-effect-construct-less = build a facility for { $alloy } alloy less
ceres-effect-trade = { $offers ->
    [one] use { $offers } offer of the ship
   *[other] use up to { $offers } offers of the ship
}
ceres-effect-settle = take a project and pay it
ceres-effect-settle-less = { $count ->
    [one] take a project and pay it, { $count } unit waived
   *[other] take a project and pay it, { $count } units waived
}
ceres-effect-defer = for { $price }: take a project unpaid
ceres-effect-score = { $points } VP
ceres-effect-produce = { $sources ->
    [one] income of { $sources } source
   *[other] income of up to { $sources } sources
}
ceres-effect-reactivate = carry out again the action of an outstation that holds a worker
ceres-effect-recruit = place a worker of any colour from the supply for this round
ceres-effect-hire = up to { $most } times, for { $price } each: place a worker from the ship
ceres-effect-labour_union = for the rest of the round: main grants twice, and 2 steps of the union’s marker each time you place a piece on a union

ceres-research-gain = once: { $units }
ceres-research-launch_discount = each launch costs { $number } ice less
ceres-research-launch_points = each launch scores { $number } VP more
ceres-research-construct_discount = { $number ->
    [one] each construction costs { $number } credit less
   *[other] each construction costs { $number } credits less
}
ceres-research-construct_points = each construction scores { $number } VP more
ceres-research-settle_discount = { $number ->
    [one] { $number } unit of each project is waived
   *[other] { $number } units of each project are waived
}
ceres-research-settle_points = each project paid scores { $number } VP more
ceres-research-per_probe = at the end { $number } VP for each launched probe
ceres-research-per_facility = at the end { $number } VP for each facility built
ceres-research-per_project = at the end { $number } VP for each project paid

ceres-favour-free_launch = its next launch needs no credit
ceres-favour-cheaper_construction = its next construction costs { $number } credits less
ceres-favour-cheaper_project = its next project costs { $number } credits less
ceres-favour-double_grant = its next commitment takes the bonus grant twice
ceres-favour-credits = { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}
ceres-favour-research = { $number } step of its research count
ceres-favour-yields = its leader’s yield
ceres-favour-worker = a worker of the pool until the end of the round

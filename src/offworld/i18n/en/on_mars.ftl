# On Mars
on_mars = On Mars
on_mars-about = Travel between a station in orbit and the first colony, learn technologies, build complexes and make the colony independent of Earth.
on_mars-option-length = Length
on_mars-option-length-help = Which missions are dealt: two short ones and a long one, or one short and two long ones.
on_mars-option-length-short = Short game
on_mars-option-length-long = Long game
on_mars-option-first_colonists = First Colonists
on_mars-option-first_colonists-help = For a first match: fixed missions, dealt turn-order spaces, and small tasks with rewards.
on_mars-option-space_oddity = Space Oddity
on_mars-option-space_oddity-help = When the end is triggered, only the colonization phase in progress is finished.
on_mars-option-solo_goal = Solo goal
on_mars-option-solo_goal-help = What it takes to win against Lacerda.
on_mars-option-solo_goal-first_colonists = First colonists (level 1)
on_mars-option-solo_goal-next_generation = Next generation (level 2)
on_mars-option-solo_goal-hunky_dory = Hunky dory (level 3)
on_mars-option-solo_goal-martian_potato = Martian potato (survival)
on_mars-lacerda = Lacerda

# Goods
on_mars-good-mineral = Mineral
on_mars-good-battery = Battery
on_mars-good-water = Water
on_mars-good-plant = Plant
on_mars-good-oxygen = Oxygen
on_mars-good-crystal = Crystal
on_mars-good-colonists = Colonists
on_mars-good-bots = Bots
on_mars-amount-mineral = { $count ->
    [one] { $count } mineral
   *[other] { $count } minerals
}
on_mars-amount-battery = { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
}
on_mars-amount-water = { $count } water
on_mars-amount-plant = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
on_mars-amount-oxygen = { $count } oxygen
on_mars-amount-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}

# Buildings, technologies, places
on_mars-building-mine = Mine
on_mars-building-generator = Generator
on_mars-building-water_extractor = Water extractor
on_mars-building-greenhouse = Greenhouse
on_mars-building-oxygen_condenser = Oxygen condenser
on_mars-building-shelter = Shelter
on_mars-tech-mine = Mine
on_mars-tech-generator = Generator
on_mars-tech-water = Water
on_mars-tech-greenhouse = Greenhouse
on_mars-tech-oxygen = Oxygen
on_mars-tech-shelter = Shelter
on_mars-tech-rover = Rover
on_mars-tech-upgrade = Upgrade
on_mars-tech-ship = Ship
on_mars-tech-mine-text = Lets a new mine join complexes of up to as many mines as its level.
on_mars-tech-generator-text = Lets a new generator join complexes of up to as many generators as its level.
on_mars-tech-water-text = Lets a new water extractor join complexes of up to as many extractors as its level.
on_mars-tech-greenhouse-text = Lets a new greenhouse join complexes of up to as many greenhouses as its level.
on_mars-tech-oxygen-text = Lets a new oxygen condenser join complexes of up to as many condensers as its level.
on_mars-tech-shelter-text = Lets your new shelter join complexes of up to as many of your shelters as its level.
on_mars-tech-rover-text = Adds its level to the rover's movement points, once in a movement.
on_mars-tech-upgrade-text = Allows as many further upgrades as its level in one upgrade action, each paid.
on_mars-tech-ship-text = Allows as many further ships as its level without sending colonists, each paid; house rule.
on_mars-side-orbit = Orbit
on_mars-side-colony = Colony
on_mars-to-orbit = to orbit
on_mars-to-colony = to the colony
on_mars-figure-bot = Bot
on_mars-figure-rover = Rover
on_mars-figure-miner = Miner
on_mars-figure-marker = Advanced building
on_mars-place-obtain_blueprint = Obtain blueprint
on_mars-place-research_development = Research and development
on_mars-place-construct = Construct a building
on_mars-place-upgrade = Upgrade a building
on_mars-place-hire_or_contract = Hire or contract
on_mars-place-working_area = Working area
on_mars-hex = { $hex }
on_mars-cell = { $cell ->
    [c1t] level 1, upper cell
    [c1b] level 1, lower cell
    [c2t] level 2, upper cell
    [c2m] level 2, middle cell
    [c2b] level 2, lower cell
    [c3t] level 3, upper cell
    [c3b] level 3, lower cell
    [c4t] level 4, upper cell
    [c4m] level 4, middle cell
    [c4b] level 4, lower cell
    [c5t] level 5, upper cell
    [c5b] level 5, lower cell
   *[c6] the last level
}
on_mars-cell-row = { $cell ->
    [c1t] upper cell
    [c1b] lower cell
    [c2t] upper cell
    [c2m] middle cell
    [c2b] lower cell
    [c3t] upper cell
    [c3b] lower cell
    [c4t] upper cell
    [c4m] middle cell
    [c4b] lower cell
    [c5t] upper cell
    [c5b] lower cell
   *[c6] the last cell
}
on_mars-contract = Contract no. { $number }
on_mars-research = Research tile { $letter }

# Main actions
on_mars-action-landing_pod = Landing pod
on_mars-action-landing_pod-text = Travel to the colony now, without laying a discovery tile.
on_mars-action-obtain_blueprint = Obtain blueprint
on_mars-action-obtain_blueprint-text = Take a blueprint and the good in its corner; each boosting colonist takes one more.
on_mars-action-learn_tech = Learn new technology
on_mars-action-learn_tech-text = Pay for a technology of the grid and put it into the first column of your laboratory; a boosting colonist takes one more.
on_mars-action-research_development = Research and development
on_mars-action-research_development-text = Move technologies to the right twice, paying for each step; each boosting colonist allows one more.
on_mars-action-resupply = Resupply
on_mars-action-resupply-text = Take a resource or crystal that you can store from the warehouse; each boosting colonist takes one more.
on_mars-action-control_center = Control center
on_mars-action-control_center-text = Two movement points for your bots and two for your rover; crystals add points.
on_mars-action-construct = Construct a building
on_mars-action-construct-text = Build in a bot's zone: next to buildings of the type with technology, or exactly two hexes away from one.
on_mars-action-upgrade = Upgrade a building
on_mars-action-upgrade-text = Use a blueprint on a matching building in a bot's zone for one mineral.
on_mars-action-welcome_ship = Welcome a ship
on_mars-action-welcome_ship-text = For a plant and a water a ship brings a colonist and a bot or two colonists, and opens an executive action.
on_mars-action-hire_or_contract = Hire a scientist or take a contract
on_mars-action-hire_or_contract-text = Take a scientist or an Earth contract from the display and pay its price; one place for each player.

# Executive actions
on_mars-exec-develop = develop a technology
on_mars-exec-rover = move the rover
on_mars-exec-blueprint = take a blueprint
on_mars-exec-upgrade = upgrade a building
on_mars-exec-mineral = gain a mineral
on_mars-exec-bots = move bots
on_mars-exec-warehouse = resource from the warehouse
on_mars-exec-building = use an advanced building

# Blueprints
on_mars-card-construction_yard = Construction Yard
on_mars-card-metal_deposit = Metal Deposit
on_mars-card-automated_production = Automated Production
on_mars-card-wind_turbines = Wind Turbines
on_mars-card-private_ship = Private Ship
on_mars-card-moisture_vaporator = Moisture Vaporator
on_mars-card-biomarket = Biomarket
on_mars-card-hydroponic_farm = Hydroponic Farm
on_mars-card-oxygen_tank = Oxygen Tank
on_mars-card-concentrator = Concentrator
on_mars-card-casino = Casino
on_mars-card-gym = Gym
on_mars-card-mineral_mine = Mineral Mine
on_mars-card-biolab = Biolab
on_mars-card-radar = Radar
on_mars-card-builder_drone = Builder Drone
on_mars-card-research_lab = Research Lab
on_mars-card-aqueduct = Aqueduct
on_mars-card-eco_resort = Eco Resort
on_mars-card-trade_market = Trade Market
on_mars-card-recycling_bots = Recycling Bots
on_mars-card-aerial_elevator = Aerial Elevator
on_mars-card-library = Library
on_mars-card-command_center = Command Center

# Scientists
on_mars-scientist-geologist = Geologist
on_mars-scientist-rd_engineer = R&D Engineer
on_mars-scientist-hydrologist = Hydrologist
on_mars-scientist-biochemist = Biochemist
on_mars-scientist-geochemist = Geochemist
on_mars-scientist-systems_engineer = Systems Engineer

# Missions
on_mars-mission-research_tiles = Take research tiles
on_mars-mission-blueprints_taken = Take blueprints
on_mars-mission-advanced_buildings = Build advanced buildings
on_mars-mission-bots_placed = Place bots
on_mars-mission-discovery_tiles = Take discovery tiles
on_mars-mission-tech_tiles = Learn technologies
on_mars-mission-progress_cubes = Place progress cubes
on_mars-mission-scientists_taken = Hire scientists
on_mars-mission-contracts_completed = Complete contracts

# Private goals
on_mars-goal-1 = Have 4 blueprints, built or not
on_mars-goal-2 = Have 3 advanced buildings
on_mars-goal-3 = Hold 3 mines with colonists or markers
on_mars-goal-4 = Have 3 discovery tiles
on_mars-goal-5 = Have a marker in a complex of 4 or more
on_mars-goal-6 = Store 4 of one resource other than minerals
on_mars-goal-7 = Have 3 shelters
on_mars-goal-8 = Colony level 3 or more
on_mars-goal-9 = Have 7 colonists in the living quarters
on_mars-goal-10 = Have 5 technologies
on_mars-goal-11 = Have 3 ships in the hangar
on_mars-goal-12 = Have 2 research tiles
on_mars-goal-13 = Have a scientist and a completed contract
on_mars-goal-14 = Have technologies on the three marked laboratory cells
on_mars-goal-15 = Have 3 cubes in the progress area
on_mars-goal-16 = Have markers in 2 complexes of 3 or more

# Discovery tiles
on_mars-discovery-D01 = Discovery: developments
on_mars-discovery-D02 = Discovery: upgrades
on_mars-discovery-D03 = Discovery: construction
on_mars-discovery-D04 = Discovery: hiring
on_mars-discovery-D05 = Discovery: blueprints
on_mars-discovery-D06 = Discovery: supplies
on_mars-discovery-D07 = Discovery: crystals
on_mars-discovery-D08 = Discovery: technology
on_mars-discovery-D09 = Discovery: mine
on_mars-discovery-D10 = Discovery: generator
on_mars-discovery-D11 = Discovery: water extractor
on_mars-discovery-D12 = Discovery: greenhouse
on_mars-discovery-D13 = Discovery: oxygen condenser
on_mars-discovery-D14 = Discovery: shelter
on_mars-discovery-D15 = Discovery: plants
on_mars-discovery-D16 = Discovery: water
on_mars-discovery-D17 = Discovery: batteries
on_mars-discovery-D18 = Discovery: oxygen
on_mars-discovery-D19 = Discovery: minerals

# Benefits
on_mars-benefit-gain = Gain { $what }
on_mars-benefit-gain_any = { $count ->
    [one] Gain { $count } resource of your choice, no mineral
   *[other] Gain { $count } resources of your choice, no minerals
}
on_mars-benefit-colonists = { $count ->
    [one] Gain { $count } colonist
   *[other] Gain { $count } colonists
}
on_mars-benefit-paid_colonist = Pay a water or a plant for a colonist
on_mars-benefit-develop = { $count ->
    [one] Develop a technology once, paying
   *[other] Develop technologies up to { $count } times, paying
}
on_mars-benefit-develop-free = { $count ->
    [one] Develop a technology once, free
   *[other] Develop technologies up to { $count } times, free
}
on_mars-benefit-upgrade = { $count ->
    [one] Upgrade a building, paying
   *[other] Upgrade up to { $count } buildings, paying
}
on_mars-benefit-upgrade-free = { $count ->
    [one] Upgrade a building, free
   *[other] Upgrade up to { $count } buildings, free
}
on_mars-benefit-upgrade-special = Upgrade a building anywhere on the map, paying
on_mars-benefit-construct = Construct any building, paying
on_mars-benefit-construct-type = Construct, paying: { $building }
on_mars-benefit-hire = Hire a scientist or take a contract, paying
on_mars-benefit-contract = Take a contract, paying
on_mars-benefit-contract-free = Take a contract, free
on_mars-benefit-scientist = Hire a scientist, paying
on_mars-benefit-scientist-free = Hire a scientist, free
on_mars-benefit-blueprint = { $count ->
    [one] Take a blueprint
   *[other] Take up to { $count } blueprints
}
on_mars-benefit-warehouse = { $count ->
    [one] Take a resource or crystal from the warehouse
   *[other] Take up to { $count } resources or crystals from the warehouse
}
on_mars-benefit-warehouse-special = Take a resource from the warehouse, no crystal
on_mars-benefit-learn = Learn a technology, paying
on_mars-benefit-move_bots = { $count ->
    [one] { $count } movement point for bots
   *[other] { $count } movement points for bots
}
on_mars-benefit-move_bots-special = { $count ->
    [one] { $count } movement point for bots, which collect like rovers
   *[other] { $count } movement points for bots, which collect like rovers
}
on_mars-benefit-move_rover = { $count ->
    [one] { $count } movement point for the rover
   *[other] { $count } movement points for the rover
}
on_mars-benefit-move_rover-best = Move the rover as far as the highest rover technology in play says
on_mars-benefit-produce = All your miners and advanced buildings produce
on_mars-benefit-score = { $count ->
    [one] Score { $count } point
   *[other] Score { $count } points
}
on_mars-benefit-radar = The first time put a discovery tile of the display here; take its benefit every time
on_mars-benefit-retrieve = { $count ->
    [one] Take a colonist back from anywhere
   *[other] Take up to { $count } colonists back from anywhere
}
on_mars-benefit-retrieve-working = { $count ->
    [one] Take a colonist back from the working area
   *[other] Take up to { $count } colonists back from the working area
}
on_mars-benefit-return_side = Take any number of colonists back from the actions of orbit or of the colony
on_mars-benefit-trade = Spend a resource, gain { $count } of your choice, no minerals
on_mars-benefit-travel = Travel to the other side
on_mars-benefit-travel-orbit = Travel to orbit
on_mars-benefit-welcome = Welcome a ship, paying
on_mars-benefit-welcome-free = Welcome a ship, free
on_mars-benefit-welcome-special = Welcome a ship, paying; it brings a colonist more
on_mars-benefit-building = Use an own advanced building, or one where your scientist works
on_mars-boost-colonist = One more for each colonist sent to the working area
on_mars-boost-crystal = One more point for each crystal
on_mars-boost-level = One technology level more for each colonist sent to the working area

# LSS reward tiles
on_mars-reward-best_tech = Level of the most developed technology
on_mars-reward-ships = Ships in the hangar
on_mars-reward-advanced_buildings = Advanced buildings
on_mars-reward-mines = Mines with a colonist or marker
on_mars-reward-bots = Bots
on_mars-reward-discoveries = Discovery tiles taken by the rover
on_mars-reward-shelters = Shelters
on_mars-reward-colonists = Colonists in the living quarters

# First Colonists
on_mars-task-obtain_blueprint = Take a blueprint
on_mars-task-learn_tech = Learn a technology
on_mars-task-develop_tech = Develop a technology
on_mars-task-travel_with_shuttle = Fly with the shuttle
on_mars-task-construct_shelter = Build a shelter
on_mars-task-hire_scientist = Hire a scientist
on_mars-task-place_discovery = Lay a discovery tile
on_mars-task-move_bots = Move bots

# Questions
on_mars-ask-turn = Your turn: what do you do?
on_mars-ask-after = Anything else before your turn ends?
on_mars-ask-surcharge = { $due ->
    [one] { $due } payment due at “{ $place }”: how many by colonists, the rest in crystals?
   *[other] { $due } payments due at “{ $place }”: how many by colonists, the rest in crystals?
}
on_mars-ask-pay = How do you pay?
on_mars-ask-crystals = Pay { $what } (you have { $have }): which goals do you discard in their place?
on_mars-ask-overflow = { $what } do not fit: put them on a contract?
on_mars-ask-last-delivery = Which contract do you fill before scoring?
on_mars-ask-whose = Technology “{ $tech }”, level { $level } needed: whose do you use?
on_mars-ask-oxygen = Your technology “{ $tech }” was used: develop it or take an oxygen?
on_mars-ask-develop = { $left ->
    [one] Develop which technology? { $left } step left
   *[other] Develop which technology? { $left } steps left
}
on_mars-ask-develop-boost = Send a colonist to develop once more?
on_mars-ask-learn = Learn which technology, and where does it go?
on_mars-ask-learn-boost = Send a colonist to learn one more technology?
on_mars-ask-blueprint = Take which blueprint?
on_mars-ask-blueprint-boost = Send a colonist to take one more blueprint?
on_mars-ask-warehouse = Take what from the warehouse?
on_mars-ask-warehouse-boost = Send a colonist to take one more good?
on_mars-ask-construct = Build what, and where?
on_mars-ask-upgrade = { $left ->
    [one] Upgrade which building? { $left } upgrade left
   *[other] Upgrade which building? { $left } upgrades left
}
on_mars-ask-upgrade-boost = Send a colonist to upgrade one more building?
on_mars-ask-move = Movement points: { $bots } for bots, { $rover } for the rover
on_mars-ask-move-bots = { $bots ->
    [one] Move bots: { $bots } point
   *[other] Move bots: { $bots } points
}
on_mars-ask-move-rover = { $rover ->
    [one] Move the rover: { $rover } point
   *[other] Move the rover: { $rover } points
}
on_mars-ask-tile = Take the tile on { $hex }: { $tile }?
on_mars-ask-displaced = { $figure }: a building takes its hex { $hex }. Where does it go?
on_mars-ask-bot = Where does the new bot stand?
on_mars-ask-welcome = Which ship lands, and what does it bring?
on_mars-ask-welcome-boost = Welcome one more ship?
on_mars-ask-hire = Take which card?
on_mars-ask-refill = Which contract goes on the empty space?
on_mars-ask-lss = Which LSS benefit do you take?
on_mars-ask-retrieve = Take a colonist back from where? Still possible: { $left }.
on_mars-ask-return = Take colonists back from which action?
on_mars-ask-gain = { $left ->
    [one] Gain which resource?
   *[other] Gain which resource? { $left } to choose
}
on_mars-ask-gain-boost = Send a colonist to gain one more resource?
on_mars-ask-boost-gain = You gain { $what }: how many colonists do you send for one more each?
on_mars-ask-produce-boost = Send a colonist to produce once more?
on_mars-ask-radar = Which tile goes on the Radar?
on_mars-ask-colonist = Pay for a colonist?
on_mars-ask-discovery = Which discovery tile goes where?
on_mars-ask-space = Which turn-order space?
on_mars-ask-shuttle = On which side does the shuttle start?
on_mars-ask-travel = Do you fly { $to }?
on_mars-ask-task = You have met a task: { $task }. Show it?
on_mars-ask-no-task = You do not hold the task that this would meet ({ $task }). You are asked all the same, so that nobody learns it.

# Choices
on_mars-do-yes = Yes
on_mars-do-no = No
on_mars-do-done = That is all
on_mars-do-end = End the turn
on_mars-do-lose = Lose them
on_mars-do-stay = Stay
on_mars-do-shuttle = Fly with the shuttle
on_mars-do-ship = Spend a ship and fly
on_mars-do-oxygen = Take the oxygen
on_mars-do-any = any resource
on_mars-do-lss-bots = 2 movement points for bots
on_mars-do-lss-crystal = 1 crystal
on_mars-do-lss-mineral = 1 mineral
on_mars-do-lss-colonist = Take a colonist back
on_mars-do-space = Space { $space }
on_mars-do-whose = { $seat }, level { $level }
on_mars-do-exec = Executive action: { $action } ({ $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
})
on_mars-do-use = { $count ->
    [0] Use { $card }, free
    [one] Use { $card } for { $count } crystal
   *[other] Use { $card } for { $count } crystals
}
on_mars-do-staff = { $scientist } works in { $card }
on_mars-do-build = { $building } on { $hex }
on_mars-do-develop = { $tech }: { on_mars-cell }
on_mars-do-learn = { $tech } ({ $spot ->
    [g1] bottom row
    [g2] bottom row
    [g3] middle row
    [g4] middle row
    [g5] middle row
   *[other] top row
}): { on_mars-cell }
on_mars-do-upgrade = { $card } on { $hex }
on_mars-do-tech = { YOU($seat, "you", "other") ->
    [you] Use your technology “{ $tech }”, level { $level }
   *[other] Use technology “{ $tech }” of { $seat }, level { $level }
}
on_mars-do-move-bot = Bot { $start } → { $end }
on_mars-do-move-rover = Rover { $start } → { $end }
on_mars-do-ship-bot = Colonist and bot; opens: { $opens }
on_mars-do-ship-colonists = Colonists; opens: { $opens }
on_mars-do-discovery = { $tile } on { $hex }
on_mars-do-put-on = Put one on { $contract }
on_mars-do-deliver = Deliver to { $contract }: { $what }
on_mars-do-goal = Goal “{ $goal }”. Reward: { $reward }

# Events
on_mars-round = Round { $round }
on_mars-last-round = Round { $round }, the last one
on_mars-turn = { $seat } { YOU($seat, "take", "takes") } a turn
on_mars-main = { $seat }: { $action }
on_mars-executive = { $seat }: executive action, { $action }
on_mars-used-building = { $seat } { YOU($seat, "use", "uses") } { $card }
on_mars-staffed = { YOU($seat, "you", "other") ->
    [you] Your { $scientist } works in { $card }
   *[other] { $scientist } of { $seat } works in { $card }
}
on_mars-gained = { $seat } { YOU($seat, "gain", "gains") } { $what }
on_mars-overflow = { $seat } { YOU($seat, "have", "has") } no room for { $what }
on_mars-paid = { $seat } { YOU($seat, "pay", "pays") } { $what }
on_mars-spent-goals = { $count ->
    [one] { $seat } { YOU($seat, "discard", "discards") } { $count } goal as a crystal
   *[other] { $seat } { YOU($seat, "discard", "discards") } { $count } goals as crystals
}
on_mars-sent = { $count ->
    [one] { $seat } { YOU($seat, "send", "sends") } { $count } colonist to the working area
   *[other] { $seat } { YOU($seat, "send", "sends") } { $count } colonists to the working area
}
on_mars-gained-colonists = { $count ->
    [one] { $seat } { YOU($seat, "gain", "gains") } { $count } colonist
   *[other] { $seat } { YOU($seat, "gain", "gains") } { $count } colonists
}
on_mars-came-home = { $count ->
    [one] { $count } colonist of { YOU($seat, "yours") } comes home
   *[other] { $count } colonists of { YOU($seat, "yours") } come home
}
on_mars-retrieved = { $seat } { YOU($seat, "take", "takes") } a colonist back from: { $place }
on_mars-cleared = { $count ->
    [one] { $place }: { $count } colonist of { YOU($seat, "yours") } leaves
   *[other] { $place }: { $count } colonists of { YOU($seat, "yours") } leave
}
on_mars-placed-colonist = { $seat } { YOU($seat, "put", "puts") } a colonist on: { $place }
on_mars-used-tech = { $seat } { YOU($seat, "use", "uses") } technology “{ $tech }”, level { $level }
on_mars-used-foreign-tech = { YOU($seat_owner, "you", "other") ->
    [you] { $seat } { YOU($seat, "use", "uses") } your technology “{ $tech }”, level { $level }
   *[other] { $seat } { YOU($seat, "use", "uses") } technology “{ $tech }” of { $seat_owner }, level { $level }
}
on_mars-learned = { $seat } { YOU($seat, "learn", "learns") } “{ $tech }” ({ $cell })
on_mars-developed = { $seat } { YOU($seat, "develop", "develops") } “{ $tech }” to level { $level } ({ $cell })
on_mars-took-blueprint = { $seat } { YOU($seat, "take", "takes") } the blueprint { $card }
on_mars-resupplied = { $seat } { YOU($seat, "take", "takes") } { $what } from the warehouse
on_mars-built = { $size ->
    [one] { $seat } { YOU($seat, "build", "builds") } on { $hex }: { $building }
   *[other] { $seat } { YOU($seat, "build", "builds") } on { $hex }: { $building }, complex of { $size }
}
on_mars-progress = { $seat } { YOU($seat, "place", "places") } a progress cube: { $building }
on_mars-crystal-appeared = A crystal appears on { $hex }
on_mars-crystal-lost = The crystal on { $hex } is lost
on_mars-tile-lost = { $tile } on { $hex } is lost
on_mars-miner-home = { YOU($seat, "you", "other") ->
    [you] Your miner on { $hex } goes home
   *[other] The miner of { $seat } on { $hex } goes home
}
on_mars-displaced = { YOU($seat, "Your") }{ YOU($seat, "", ":") } { $figure } makes room { $start } → { $end }
on_mars-lss = LSS: { $building } rises to { $row }
on_mars-scored = { $points ->
    [one] { $seat } { YOU($seat, "score", "scores") } { $points } point: { $reason }
   *[other] { $seat } { YOU($seat, "score", "scores") } { $points } points: { $reason }
}
on_mars-reason-first-step = first of its type
on_mars-reason-card = Mineral Mine
on_mars-reason-progress = progress area
on_mars-upgraded = { $seat } { YOU($seat, "upgrade", "upgrades") } { $hex }: { $card }
on_mars-moved-bot = { $seat } { YOU($seat, "move", "moves") } a bot { $start } → { $end }
on_mars-moved-rover = { $seat } { YOU($seat, "move", "moves") } the rover { $start } → { $end }
on_mars-collected = { $count ->
    [one] { $seat } { YOU($seat, "collect", "collects") } { $count } crystal ({ $hexes })
   *[other] { $seat } { YOU($seat, "collect", "collects") } { $count } crystals ({ $hexes })
}
on_mars-took-tile = { $seat } { YOU($seat, "take", "takes") } from { $hex }: { $tile }
on_mars-laid-discovery = { $seat } { YOU($seat, "lay", "lays") } on { $hex }: { $tile }
on_mars-radar = { $seat } { YOU($seat, "put", "puts") } on the Radar: { $tile }
on_mars-welcomed = { $seat } { YOU($seat, "welcome", "welcomes") } a ship, which opens: { $opens }
on_mars-placed-bot = { $seat } { YOU($seat, "place", "places") } a bot on { $hex }
on_mars-hired = { $seat } { YOU($seat, "hire", "hires") }: { $scientist }
on_mars-took-contract = { $seat } { YOU($seat, "take", "takes") } { $contract }
on_mars-refilled = { $seat } { YOU($seat, "put", "puts") } on the display: { $contract }
on_mars-delivered = { $seat } { YOU($seat, "deliver", "delivers") } { $what } to { $contract }
on_mars-contract-completed = { $seat } { YOU($seat, "complete", "completes") } { $contract }
on_mars-contributed = { $left ->
    [one] { $seat } { YOU($seat, "contribute", "contributes") } to “{ $mission }” and { YOU($seat, "gain", "gains") } { $what }; { $left } step left
   *[other] { $seat } { YOU($seat, "contribute", "contributes") } to “{ $mission }” and { YOU($seat, "gain", "gains") } { $what }; { $left } steps left
}
on_mars-mission-completed = Mission completed: { $mission }
on_mars-remaining = { $count ->
    [0] No missions remain: the end is near
    [one] { $count } mission remains
   *[other] { $count } missions remain
}
on_mars-claimed = { $seat } { YOU($seat, "achieve", "achieves") } the goal “{ $goal }” (no. { $number })
on_mars-level = The colony reaches level { $level }
on_mars-travelled = { $seat } { YOU($seat, "travel", "travels") } { $to }
on_mars-took-space = { $seat } { YOU($seat, "take", "takes") } space { $space }
on_mars-spent-ship = { $seat } { YOU($seat, "spend", "spends") } a ship
on_mars-shuttle-starts = The shuttle starts in: { $side }
on_mars-shuttle-flew = The shuttle flies to: { $side } (space { $at })
on_mars-shuttle-nearer = The shuttle moves on in: { $side } (space { $at })
on_mars-end-triggered = The end is triggered
on_mars-crystals-lost = { $count ->
    [one] { $seat } { YOU($seat, "have", "has") } no room for { $count } crystal
   *[other] { $seat } { YOU($seat, "have", "has") } no room for { $count } crystals
}
on_mars-showed-plan = { $seat } { YOU($seat, "show", "shows") } the plan { $plan }
on_mars-drew-tasks = { $count ->
    [one] { $seat } { YOU($seat, "draw", "draws") } { $count } task
   *[other] { $seat } { YOU($seat, "draw", "draws") } { $count } tasks
}
on_mars-drew-tasks-seen = { $seat } { YOU($seat, "draw", "draws") } tasks: { $tasks }
on_mars-showed-task = { $seat } { YOU($seat, "show", "shows") } the task { $card }: { $task }
on_mars-lacerda-card = Lacerda's card: { $number }, { $action }
on_mars-lacerda-impossible = Lacerda cannot do “{ $action }” and moves his rover
on_mars-lacerda-idle = Lacerda's rover sees no tile of use to him
on_mars-lacerda-bot = Lacerda's bot moves on to: { $building }
on_mars-lacerda-ship = Lacerda welcomes a ship and a bot
on_mars-lacerda-stays = Lacerda's card keeps him where he is

# Reasons of the outcome and score lines
on_mars-reason-points = The last round is over; most points win
on_mars-reason-tie = The last round is over; the tie is broken by crystals, advanced buildings and progress cubes
on_mars-reason-solo-won = All requirements of the solo goal are met
on_mars-reason-solo-lost = Not all requirements of the solo goal are met
on_mars-score-track = On the track
on_mars-score-progress = Progress area
on_mars-score-ships = Ships in the hangar
on_mars-score-colonists = Living quarters
on_mars-score-techs = Technologies
on_mars-score-blueprints = Blueprints
on_mars-score-scientists = Scientists
on_mars-score-contracts = Contracts
on_mars-solo-met = Met: { $requirement }
on_mars-solo-missed = Missed: { $requirement }
on_mars-solo-level = Colony level: { $have } of { $need }
on_mars-solo-contracts = Completed contracts: { $have } of { $need }
on_mars-solo-each-contract = Completed kinds of contract: { $have } of { $need }
on_mars-solo-goal = A private goal achieved
on_mars-solo-tech = Highest technology level: { $have } of { $need }
on_mars-solo-research = Research tiles: { $have } of { $need }
on_mars-solo-shelters = Shelters: { $have } of { $need }
on_mars-solo-mines = Mines held: { $have } of { $need }
on_mars-solo-advanced = Advanced buildings: { $have } of { $need }
on_mars-solo-margin = Points ahead of Lacerda: { $have } of { $need }
on_mars-solo-greenhouse-contract = Greenhouse contract completed
on_mars-solo-plant-contract = Contract no. 11 (plants and minerals) completed
on_mars-solo-biochemist = Biochemist hired
on_mars-solo-greenhouses = Own advanced greenhouses: { $have } of { $need }
on_mars-solo-greenhouse-complex = Largest greenhouse complex: { $have } of { $need }
on_mars-solo-plants = Plants in storage: { $have } of { $need }
on_mars-solo-greenhouse-tech = Greenhouse technology: level { $have } of { $need }
on_mars-solo-orbit = The match ends in orbit

# Refusals
on_mars-main-first = The main action comes first: a turn has exactly one
on_mars-main-done = The main action of this turn is done
on_mars-exec-done = The executive action of this turn is done
on_mars-other-side = That is done elsewhere: { $side }
on_mars-not-your-turn = It is not your turn
on_mars-no-effect = It would have no effect now
on_mars-cannot-pay = You cannot pay for it
on_mars-cannot-place = You cannot pay for the place: too few colonists and crystals
on_mars-no-colonist = There is no colonist for it in your quarters
on_mars-too-few-crystals = It takes { $need ->
    [one] { $need } crystal
   *[other] { $need } crystals
}; you can spend { $have }
on_mars-ship-in-the-way = A ship still lies on this executive action
on_mars-not-built = { $card } is not built yet
on_mars-not-your-card = { $card } is not yours
on_mars-not-your-scientist = { $scientist } does not work for you
on_mars-other-field = { $card } is outside the field of: { $scientist }
on_mars-no-marker = You have no advanced marker left
on_mars-no-blueprints = There are no blueprints on offer
on_mars-lab-full = Both cells of the first column are taken
on_mars-nothing-to-learn = There is no technology that you lack and can pay for
on_mars-nothing-to-develop = No technology can move to a free cell that you can pay for
on_mars-nothing-to-take = The warehouse has nothing that you can store
on_mars-nothing-to-build = Nothing can be built and paid for in the zones of your bots
on_mars-nothing-to-upgrade = No blueprint of yours fits a building in your zones, or the mineral is missing
on_mars-no-more-ships = At colony level { $level } no further ship of yours may land
on_mars-hire-once = Your colonist is already there
on_mars-no-tech = You do not have the technology “{ $tech }”
on_mars-no-way = “{ $tech }” does not lead here: { on_mars-cell }
on_mars-cell-taken = This is taken: { on_mars-cell }
on_mars-grid-empty = There is no technology there
on_mars-tech-owned = You have “{ $tech }” already
on_mars-first-column = New technologies go into the first column
on_mars-not-on-offer = That is not on offer
on_mars-other-card = This only allows the other kind of card
on_mars-resources-only = Only resources, no crystals
on_mars-no-room = You have no room for it: { $what }
on_mars-not-in-stock = The warehouse has none: { $what }
on_mars-other-building = Only this may be built now: { $building }
on_mars-none-left = None is left: { $building }
on_mars-built-already = There is a building on { $hex }
on_mars-out-of-zone = { $hex } is not in the zone of a bot of yours
on_mars-tech-too-low = On { $hex } it would join { $level ->
    [one] { $level } building
   *[other] { $level } buildings
}: technology “{ $tech }” of that level is needed
on_mars-not-two-away = { $hex } is neither next to nor exactly two hexes from: { $building }
on_mars-card-used = { $card } is built already
on_mars-wrong-building = { $card } needs: { $building }
on_mars-advanced-already = { $hex } is advanced already
on_mars-complex-too-small = { $card } needs a complex of { $size }
on_mars-cannot-stand = It cannot stand on { $hex }
on_mars-not-nearest = { $hex } is not the nearest
on_mars-not-this-figure = This movement is not for that figure
on_mars-no-figure-there = You have no such figure on { $hex }
on_mars-out-of-reach = { $hex } is { $steps } away; your reach is { $reach }
on_mars-two-on-a-hex = Two figures may not stay on { $hex }
on_mars-useless-tile = The rover may not end on { $hex }: you could use nothing of that tile
on_mars-no-ship-there = No ship of yours lies there
on_mars-no-bot-left = You have no bot left
on_mars-bot-place = A new bot goes on an own empty shelter, else on the nearest empty hex, not on { $hex }
on_mars-hex-not-empty = { $hex } is not empty
on_mars-not-three-away = { $hex } is not exactly three hexes from your rover
on_mars-space-taken = Space { $space } is taken
on_mars-space-side = Space { $space } is on the other side
on_mars-no-shuttle = The shuttle has not left your side
on_mars-shuttle-is-free = The shuttle takes you for nothing
on_mars-no-ship = You have no ship in the hangar
on_mars-not-your-contract = { $contract } is not yours
on_mars-contract-wants-no = { $contract } wants no more of it: { $what }
on_mars-you-have-no = You have none: { $what }
on_mars-not-your-goal = You do not hold this goal
on_mars-one-goal = You have achieved your one goal
on_mars-goal-not-met = The goal is not met: { $have } of { $need }

# House data, shown to players in one place
on_mars-house-shelter_spots = The starting hexes of the shelters
on_mars-house-research_spots = The hexes of the research tiles
on_mars-house-arrows = The arrows on the backs of building tiles
on_mars-house-space_6 = The bonus of turn-order space 6
on_mars-house-lab_cells = Most benefits of the laboratory cells
on_mars-house-ship_tech = What the ship technology does
on_mars-house-goal_14 = The three cells of private goal 14
on_mars-house-blueprint_rows = Which row of the display a blueprint lies in
on_mars-house-discovery_minerals = The discovery tile with minerals
on_mars-house-research_letters = The letters of the research tiles
on_mars-house-first_colonist_rewards = The rewards of the First Colonists tasks
on_mars-house-rulings = Some rulings where the rulebook is silent
on_mars-uncertain-spaces = Which turn-order space has which bonus
on_mars-uncertain-stack_counts = Six building tiles of each type
on_mars-uncertain-column_points = The points of laboratory columns 2, 3 and 5
on_mars-uncertain-lab_cells_known = Where the known laboratory benefits are printed
on_mars-uncertain-quarters_row = The value of the lowest row of the living quarters
on_mars-uncertain-landing_4_5 = Where the shuttle lands at colony levels 4 and 5
on_mars-uncertain-lss_rows = The number of rows of the LSS track
on_mars-uncertain-mission_decks = Which missions are short and which are long
on_mars-uncertain-contract_numbers = The numbers of contracts 1 to 6
on_mars-uncertain-discovery_composition = Which discovery tiles there are
on_mars-uncertain-lacerda_quarters = How Lacerda's living quarters count
on_mars-uncertain-first_colonist_tasks = What the First Colonists tasks ask for

# The board in the terminal
on_mars-board-legend = M mine, G generator, W water extractor, P greenhouse, O oxygen condenser, S shelter; b bot, r rover, m miner, + advanced; ? discovery, a–d research, * crystal
on_mars-board-round = Round { $round }, colony level { $level }
on_mars-board-shuttle = Shuttle: { $side }, space { $at }
on_mars-board-missions = Missions ({ $left } until the end)
on_mars-board-warehouse = Warehouse
on_mars-board-grid = Technologies
on_mars-board-blueprints = Blueprints
on_mars-board-display = Scientists and contracts
on_mars-board-points = Points
on_mars-board-crystals = Crystals
on_mars-board-quarters = Quarters
on_mars-board-working = Working
on_mars-board-ships = Ships
on_mars-board-goals = Goals

# standing answers: what may be left for questions in the turn of others
on_mars-standing-technology = When others use your technology
on_mars-standing-technology-oxygen = Take the oxygen
on_mars-standing-technology-develop_upper = Develop it, to the upper cell if there are two
on_mars-standing-technology-develop_lower = Develop it, to the lower cell if there are two
on_mars-standing-benefit = When a cell offers you something in the turn of another
on_mars-standing-benefit-decline = Do without it
on_mars-standing-displaced = When a building pushes your bot or rover away
on_mars-standing-displaced-centre = To the hex nearest to the start mine
on_mars-standing-displaced-shelter = To the hex nearest to your shelters
on_mars-standing-overflow = When something does not fit in the turn of another
on_mars-standing-overflow-deliver = Put it on the first contract that wants it
on_mars-standing-overflow-lose = Let it go
on_mars-standing-ship = When only a ship could carry you
on_mars-standing-ship-stay = Stay; the ship is kept

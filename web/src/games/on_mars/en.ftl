# Signs and short words of the screen
on_mars-ui-map = Map of the colony
on_mars-ui-missions = Missions
on_mars-ui-missions-left = { $count ->
    [0] end!
    [one] { $count } to the end
   *[other] { $count } to the end
}
on_mars-ui-ending-no = The match goes on
on_mars-ui-ending-triggered = The end is triggered
on_mars-ui-ending-last = Last round
on_mars-ui-lss = Life support system and colony level
on_mars-ui-level = colony level { $level }
on_mars-ui-level-short = Level { $level }
on_mars-ui-display = Scientists, contracts
on_mars-ui-progress = Progress
on_mars-ui-player = Player
on_mars-ui-points-short = OP
on_mars-ui-stacks = Building tiles left
on_mars-ui-boards = All player boards
on_mars-ui-board = Board
on_mars-ui-open-board = Board of { $name }
on_mars-ui-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
on_mars-ui-flight = Turn order and shuttle
on_mars-ui-shuttle = shuttle
on_mars-ui-shuttle-soon = flies next
on_mars-ui-shuttle-none = The shuttle has not been placed yet
on_mars-ui-shuttle-flies = Shuttle: { $side }. It leaves in the next shuttle phase
on_mars-ui-shuttle-waits = Shuttle: { $side }, space { $at }. It leaves from space 1
on_mars-ui-space-taken = Space { $space }: { $name }, { $points } points, { $state }
on_mars-ui-state-now = on turn
on_mars-ui-state-done = has acted
on_mars-ui-state-waits = acts later
on_mars-ui-blueprints = Blueprints
on_mars-ui-technologies = Technologies
on_mars-ui-tech-pile = { $count ->
    [one] { $count } more in the pile
   *[other] { $count } more in the pile
}
on_mars-ui-warehouse = Warehouse
on_mars-ui-discoveries = Discoveries
on_mars-ui-storage = Storage
on_mars-ui-limit = up to { $count } of each
on_mars-ui-crystals = Crystals: { $count } of { $room }, waiting for the next turn: { $waiting }
on_mars-ui-ships = Ships in the hangar: { $count }; may still land now: { $left }
on_mars-ui-cubes = Progress cubes placed: { $count }
on_mars-ui-found = Discovery tiles taken: { $count }
on_mars-ui-lab = Laboratory
on_mars-ui-column = Column { $level }. Price: { $cost }. Points at the end: { $points }
on_mars-ui-quarters = Living quarters
on_mars-ui-of = { $have } of { $all }
on_mars-ui-quarters-words = Colonists in the living quarters: { $count }, room for { $room }
on_mars-ui-executive = Executive actions
on_mars-ui-exec-one = one a turn
on_mars-ui-exec-used = used this turn
on_mars-ui-exec-shut = closed by a ship
on_mars-ui-exec-not = Executive actions not possible now
on_mars-ui-main = Main action
on_mars-ui-cards = Blueprints, contracts, goals
on_mars-ui-not-built = not built
on_mars-ui-goals-hidden = Hidden goals: { $count }
on_mars-ui-task-short = task
on_mars-ui-hex-empty = { $hex }: empty
on_mars-ui-surcharge = { $count ->
    [one] Surcharge: { $count } payment, a crystal or a colonist
   *[other] Surcharge: { $count } payments, crystals or colonists
}
on_mars-ui-explain = Explain: { $what }
on_mars-ui-amount-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
on_mars-ui-amount-colonist = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
on_mars-ui-free = free
on_mars-ui-back = Back
on_mars-ui-confirm = Confirm
on_mars-ui-preview = What will happen
on_mars-ui-on-map = Press a hex on the map, or choose here.

on_mars-ui-exec-short-develop = Develop
on_mars-ui-exec-short-rover = Rover
on_mars-ui-exec-short-blueprint = Blueprint
on_mars-ui-exec-short-upgrade = Upgrade
on_mars-ui-exec-short-mineral = Mineral
on_mars-ui-exec-short-bots = Bots
on_mars-ui-exec-short-warehouse = Warehouse
on_mars-ui-exec-short-building = Building

# Steps of an answer
on_mars-ui-step-construct-1 = Building
on_mars-ui-step-construct-2 = Hex
on_mars-ui-step-upgrade-1 = Blueprint
on_mars-ui-step-upgrade-2 = Building on the map
on_mars-ui-step-develop-1 = Technology
on_mars-ui-step-develop-2 = Cell of the laboratory
on_mars-ui-step-oxygen-1 = Technology
on_mars-ui-step-oxygen-2 = Cell of the laboratory
on_mars-ui-step-learn-1 = Technology
on_mars-ui-step-learn-2 = Cell of the laboratory
on_mars-ui-step-welcome-1 = Ship, by the action it opens
on_mars-ui-step-welcome-2 = On board
on_mars-ui-step-discovery-0 = Discovery tile
on_mars-ui-step-discovery-1 = Hex
on_mars-ui-step-move-1 = Bot or rover
on_mars-ui-step-move-2 = Where to
on_mars-ui-brings-bot = { $count ->
    [one] { $count } colonist and a bot
   *[other] { $count } colonists and a bot
}
on_mars-ui-brings-colonists = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}

# Preview
on_mars-ui-pay = Price: { $what }
on_mars-ui-pay-any = Price: any resource
on_mars-ui-pay-wild = A mineral may stand for it
on_mars-ui-pay-colonist = Colonist from the quarters
on_mars-ui-pay-surcharge = Surcharge for those who stand there, in crystals or colonists
on_mars-ui-pay-move = Crystals for further movement points
on_mars-ui-found-on-way = Crystals on the way: { $hexes }
on_mars-ui-needs-tech = Technology of level { $level }: { $owners }
on_mars-ui-gain = Gain: { $what }
on_mars-ui-lost = { $count ->
    [one] No room for { $count } of them
   *[other] No room for { $count } of them
}
on_mars-ui-complex = Complex of { $size }
on_mars-ui-cube = A progress cube
on_mars-ui-points-now = Points at once
on_mars-ui-lss-choice = LSS benefit of your choice
on_mars-ui-level-up = The colony reaches level { $level }
on_mars-ui-steps = { $count ->
    [one] Distance: { $count } hex
   *[other] Distance: { $count } hexes
}
on_mars-ui-points-left = { $count ->
    [one] { $count } movement point left
   *[other] { $count } movement points left
}
on_mars-ui-new-level = Level { $level }

# Whom one waits for, and why
on_mars-ui-waits-displaced = { $name } decides where a displaced figure goes
on_mars-ui-waits-oxygen = { $name } decides: an oxygen, or develop the technology that was used
on_mars-ui-waits-travel = { $name } decides whether to fly
on_mars-ui-waits-space = { $name } chooses a turn-order space
on_mars-ui-waits-discovery = { $name } lays a discovery tile
on_mars-ui-waits-shuttle = { $name } chooses where the shuttle starts

# Facts
on_mars-ui-kind-blueprint = Blueprint
on_mars-ui-kind-scientist = Scientist
on_mars-ui-kind-contract = Earth contract
on_mars-ui-kind-tech = Technology
on_mars-ui-kind-cell = Laboratory cell
on_mars-ui-kind-goal = Private goal
on_mars-ui-kind-mission = Mission
on_mars-ui-kind-discovery = Discovery tile
on_mars-ui-kind-research = Research tile
on_mars-ui-kind-space = Turn-order space
on_mars-ui-kind-reward = LSS reward
on_mars-ui-kind-action = Main action
on_mars-ui-kind-exec = Executive action
on_mars-ui-kind-building = Building
on_mars-ui-kind-good = Good
on_mars-ui-kind-sign = Component
on_mars-ui-kind-task = First Colonists task
on_mars-ui-blueprint-small = Level { $level }: goes on any { $building } in a bot's zone for a mineral
on_mars-ui-blueprint-big = Level { $level }: goes on a building in a complex of { $size } or more, { $building }
on_mars-ui-blueprint-corner = When taken: { $what }
on_mars-ui-blueprint-action = As an executive action of its owner, for 2 crystals:
on_mars-ui-blueprint-points = { $points } points at the end if built, minus as many if not. Field of: { $scientist }
on_mars-ui-scientist-works = Works in advanced buildings of this type, also those of others, free of charge: { $building }
on_mars-ui-scientist-scores = { $points } points at the end for each advanced building on Mars, whoever owns it: { $building }
on_mars-ui-contract-upgrade = Completed by an advanced building of yours in a complex of { $size }: { $building }
on_mars-ui-contract-delivery = Deliver at any moment of your turn: { $goods }
on_mars-ui-contract-points = { $done } points if completed, { $failed } lost if not
on_mars-ui-tech = Technology “{ $tech }”
on_mars-ui-tech-use = Anybody may use it; for each use in another's turn you take an oxygen or develop it.
on_mars-ui-cell = Level { $level }, { $row }
on_mars-ui-row-t = upper cell
on_mars-ui-row-m = middle cell
on_mars-ui-row-b = lower cell
on_mars-ui-cell-benefit = When a technology comes here:
on_mars-ui-cell-none = No benefit is printed here.
on_mars-ui-cell-points = Points at the end for a technology here: { $points }
on_mars-ui-goal-rewards = When it is met, one of these:
on_mars-ui-goal-note = One goal may be claimed in a match. An unused goal can be spent as a crystal.
on_mars-ui-mission = { $count ->
    [one] Each step brings { $count } crystal.
   *[other] Each step brings { $count } crystals.
}
on_mars-ui-mission-short = A short mission
on_mars-ui-mission-long = A long mission
on_mars-ui-discovery = A rover that ends its way here may take the tile and its benefit.
on_mars-ui-research = Every player may have one tile of each letter.
on_mars-ui-space-none = No bonus
on_mars-ui-reward = LSS reward
on_mars-ui-reward-points = { $count ->
    [one] { $count } point for each of these, when a building rises no higher than the colony's frame:
   *[other] { $count } points for each of these, when a building rises no higher than the colony's frame:
}
on_mars-ui-action-red = Red action: takes a colonist; each other colour there costs a surcharge, with two players each colonist.
on_mars-ui-action-teal = Has no places, so no colonist goes there.
on_mars-ui-building-gives = Brings: { $what }, one for each building of the complex it joins
on_mars-ui-building-lss = Raises its column of the life support system
on_mars-ui-building-mine = Takes a colonist as a miner; a mineral comes again whenever you travel to orbit
on_mars-ui-building-shelter = Only yours: room for one more of each resource and for two colonists
on_mars-ui-good-mineral = Stands for any other resource, except on contracts. Pays for generators and upgrades.
on_mars-ui-good-battery = From generators. Pays for technologies and water extractors.
on_mars-ui-good-water = From water extractors. Pays for greenhouses and ships.
on_mars-ui-good-plant = From greenhouses. Pays for oxygen condensers and ships.
on_mars-ui-good-oxygen = From oxygen condensers and from lending technologies. Pays for shelters and developments.
on_mars-ui-good-crystal = A currency: executive actions, surcharges, movement. New ones can be spent from your next turn.
on_mars-ui-sign-colonist = Colonist
on_mars-ui-sign-colonist-text = Lives in the quarters, goes to red actions and mines, boosts actions; comes home when you travel.
on_mars-ui-sign-bot = Bot
on_mars-ui-sign-bot-text = You build and upgrade in its zone: its hex and those next to it. It crushes tiles and crystals where it stops.
on_mars-ui-sign-rover = Rover
on_mars-ui-sign-rover-text = Collects crystals on its way, and takes a tile where it stops.
on_mars-ui-sign-ship = Ship
on_mars-ui-sign-ship-text = Welcomed from the depot, it brings colonists or a bot and opens an executive action. In the hangar it is worth points and can take you to the other side.
on_mars-ui-sign-shuttle = Shuttle
on_mars-ui-sign-shuttle-text = Moves one space nearer each round; from space 1 it leaves and takes along whoever wants. The higher the colony's level, the longer it stays away.
on_mars-ui-sign-cube = Progress cube
on_mars-ui-sign-cube-text = Placed when you first make or enlarge a complex of a type; scored when the colony reaches levels 2 and 3, and at the end.
on_mars-ui-sign-adv = Advanced building
on_mars-ui-sign-adv-text = A building upgraded with a blueprint: points, production and an executive action.
on_mars-ui-task = Show it when you have done it: { $what }

# House data
on_mars-ui-house = House data
on_mars-ui-house-about = A few components are not documented in a way we could check. Here they are; whoever owns the printed game can correct them in one file of the project: src/offworld/games/{"\u200B"}on_mars/data/{"\u200B"}house.py.
on_mars-ui-house-ours = Designed by us
on_mars-ui-house-unsure = Not quite certain
on_mars-ui-house-mark = House data: may differ from the printed game.
on_mars-ui-lacerda = Lacerda acts by cards; { $deck } left in the deck.
on_mars-ui-lacerda-score = Lacerda: { $points } { $points ->
    [one] point
   *[other] points
} so far
on_mars-ui-line-met = Met:
on_mars-ui-line-open = Not yet:
on_mars-ui-pay-goals = { $count ->
    [one] { $count } private goal in hand may stand for a crystal
   *[other] { $count } private goals in hand may stand for crystals
}
on_mars-ui-pay-boost = Colonists in place of missing levels
on_mars-ui-later = With every flight to orbit: { $what }
on_mars-ui-lacerda-card = Last card: action { $number }, { $travels ->
    [yes] travels with the shuttle
   *[no] stays where he is when the shuttle leaves
}.

# Rules
on_mars-ui-rules-search = Search the rules
on_mars-ui-rules-found = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
on_mars-ui-rules-parts = Components
on_mars-rules-goal-title = What it is about
on_mars-rules-goal = Everybody builds one colony and travels between it and the station in orbit. Points come from buildings that the colony needs, from technologies, ships, colonists, advanced buildings, scientists and contracts. Most points win.
on_mars-rules-round-title = A round
on_mars-rules-round = In the colonization phase everybody takes one turn, in the order of the eight turn-order spaces: first those in orbit, then those in the colony. In the shuttle phase the shuttle moves nearer; where it leaves, everybody on its side may fly along. A ship from the hangar flies whenever you like in that phase.
on_mars-rules-turn-title = Your turn
on_mars-rules-turn = One main action of the side you are on, and one executive action before or after it, if you pay its crystals. Goods can be delivered to contracts and a private goal claimed whenever the question leaves you free.
on_mars-rules-colonists-title = Colonists, boosts and surcharge
on_mars-rules-colonists = A red action takes a colonist from your quarters. For each other colour that is there already you pay a crystal or a further colonist; with two players, for each colonist. When all three places are taken, those with the most colonists leave for the working area. Boosting sends colonists to the working area and enlarges the action.
on_mars-rules-orbit-title = Actions in orbit
on_mars-rules-orbit = Obtain a blueprint, learn a technology from the grid, research and development in your laboratory, resupply from the warehouse. The landing pod takes you down at once.
on_mars-rules-colony-title = Actions in the colony
on_mars-rules-colony = Control center moves bots and the rover, construct builds, upgrade uses a blueprint, welcome a ship brings people and opens executive actions, hire or contract takes a card from the display.
on_mars-rules-construct-title = Construction and complexes
on_mars-rules-construct = A building goes into a bot's zone, exactly two hexes from one of its type, or next to some of them: then it joins a complex, and a technology at least as high as the number of buildings it joins is needed, your own or anybody's. It brings as many goods as the complex has buildings. Figures in the way make room; their owners say where they go.
on_mars-rules-tech-title = Technologies of others
on_mars-rules-tech = Whoever uses your technology lets you choose, at the end of the turn: an oxygen, or one step of development.
on_mars-rules-lss-title = Life support and colony level
on_mars-rules-lss = Generators, water extractors, greenhouses and oxygen condensers raise the life support system. A building within the frame earns points of its reward tile and one LSS benefit. When all four columns have passed the level, the colony rises: progress cubes score, blueprints and warehouse are renewed, more ships may land.
on_mars-rules-crystals-title = Crystals
on_mars-rules-crystals = Crystals that you gain lie below the depot and can be spent from your next turn on. Ships in the depot take their room. Private goals can be spent as crystals.
on_mars-rules-end-title = The end
on_mars-rules-end = Each completed mission, and each colony level from the third on, brings the end nearer; once it is triggered, the round is finished and one more is played. Then unfilled contracts and unbuilt blueprints cost points.
on_mars-rules-solo-title = Alone against Lacerda
on_mars-rules-solo = Lacerda takes turns by cards and competes for buildings, missions and places. You win if you meet every line of the goal that you chose.
on_mars-rules-first-title = First Colonists
on_mars-rules-first = For a first match: fixed missions, dealt places, a plan with four kinds of buildings and small tasks that pay a good when you show them.

# Lesson
on_mars-lesson-about = A round and a half on Mars in ten minutes, step by step, with First Colonists.
on_mars-lesson-mars = Below is Mars, and in its middle the colony. Buildings stand on hexes; bots and rovers of all players drive between them. Your own board lies at the bottom: storage, laboratory, living quarters.
on_mars-lesson-orbit = The strip at the top says where everybody is: you are in orbit, the blue side; Lacerda, your rival, is in the colony. In orbit one gets blueprints, technologies and supplies; in the colony one builds.
on_mars-lesson-learn = A turn is one main action of your side. Choose “Learn new technology”.
on_mars-lesson-cell = Technologies let your buildings join into complexes. Take the generator from the free row and put it into the lower cell, which brings a crystal. Confirm below.
on_mars-lesson-boost = Most actions can be enlarged by sending colonists to the working area. You keep yours: that is all.
on_mars-lesson-executive = Once a turn you may also pay crystals for an executive action, whatever side you are on. Ships of yours still lie on some of them; welcoming a ship opens its action.
on_mars-lesson-end = End your turn. Then Lacerda acts, and the shuttle leaves.
on_mars-lesson-shuttle = The shuttle is about to leave for the colony. Fly along.
on_mars-lesson-discovery = Whoever flies down lays a discovery tile exactly three hexes from the rover. Lay the crystals on G2: a rover that stops there may take them.
on_mars-lesson-space = Now choose your place in the order of turns. Space 7 lets you move a bot at once.
on_mars-lesson-bot = You build in the zone of a bot: its hex and the six around it. Move your bot from E3 to F4, to the middle of the colony.
on_mars-lesson-bot-done = Further steps would cost crystals. That is all.
on_mars-lesson-construct = Colonists came home when you flew. Send one to “Construct a building”.
on_mars-lesson-generator = A generator costs a mineral. On F5 it can be built; the preview says what it costs and brings. Confirm it.
on_mars-lesson-lss = The generator raises the life support system. It is within the colony's frame, so you score its reward tile and choose a benefit: take the crystal.
on_mars-lesson-mine = Each building pays for the next: minerals make generators, batteries water extractors, water greenhouses, plants oxygen, oxygen shelters. When all four columns have risen, the whole colony goes up a level.
on_mars-lesson-end-again = End your turn.
on_mars-lesson-goal = That was a round and a half. Blueprints make buildings into advanced ones, scientists and contracts bring points at the end, and missions say when that is. Every sign explains itself when you press it. Good luck!
on_mars-ui-heading = { $phase ->
    [colonization] round { $round } · colonization
    [shuttle] round { $round } · shuttle
   *[other] { $round ->
        [0] setup
       *[other] round { $round }
    }
}
on_mars-ui-ask-surcharge = Surcharge of { $due } at “{ $place }”: how do you pay?
on_mars-ui-surcharge-way = Crystals: { $crystals }, colonists: { $colonists }

# Advice in a first match
on_mars-guide-turn = A turn is one main action of your side and, if you like, one executive action for crystals. In orbit you get blueprints, technologies and supplies; in the colony you build. A red action takes a colonist, so mind how many are left in your living quarters.
on_mars-guide-after = The main action is done. An executive action can still follow, if there was none this turn; crystals that have only just come cannot pay for it. Saving crystals is sensible too: they pay the surcharge where others stand.
on_mars-guide-move = A bot decides where you can build: on its hex and next to it. The rover collects crystals on its way and takes a tile where it stops; a bot that stops there destroys them. Each crystal you spend is one more movement point.
on_mars-guide-construct = Build what the colony lacks: while the LSS column is below the frame, the building brings points and a benefit. Next to its type it needs a technology but brings more; otherwise exactly two hexes away. With First Colonists, a building of your plan brings two tasks.
on_mars-guide-develop = A step to the right raises the level of a technology: larger complexes now, more points at the end. The price is above the column, the benefit of the cell comes at once. Do not lock your technologies in: the cell they step into must be empty.
on_mars-guide-learn = You need a technology to build next to buildings of the same type; others help the rover, upgrades and ships. The lower row is free, the middle one costs a battery, the upper one a battery and any resource. Look at the benefit of the cell you put it into as well.
on_mars-guide-upgrade = A blueprint makes a building advanced, usually for a mineral. It will bring points, a resource with every flight to orbit and a new executive action. The building must be in your bot's zone; a blueprint of level 3 needs a complex of three or more.
on_mars-guide-welcome = For a water and a plant a ship brings two colonists, or a colonist and a bot. Look at the executive action it opens: a place for a crystal becomes free there too. In the whole match you may welcome as many ships as the colony's level.
on_mars-guide-hire = A scientist brings points at the end for advanced buildings of that field, whoever owns them, and lets you use one of them free of charge. A contract costs a crystal: it brings points if completed and costs points if not. Take what you are heading for anyway.
on_mars-guide-refill = In place of the card that you took you lay out any contract of the deck. Choose one you would like to take later, and not one that a rival has nearly completed.
on_mars-guide-blueprint = A blueprint is needed to upgrade a building; the resource or crystal in its corner is yours at once. Level 1 suits any such building, level 3 only one in a complex of three or more. Do not take too many: one that is not built costs points.
on_mars-guide-warehouse = Take what you lack for your next step: a battery for a technology, a water and a plant for a ship. You can only take what you have room for. The warehouse is filled up only when the colony's level rises.
on_mars-guide-retrieve = A colonist comes back to the quarters right now. A flight to the colony frees those on its actions anyway, a flight to orbit those in orbit, and either one the working area. Take one from where you will not fly soon.
on_mars-guide-gain = Think of what comes next: a generator costs a mineral, a water extractor a battery, a greenhouse a water, an oxygen condenser a plant, a shelter an oxygen. You cannot take more than your storage holds.
on_mars-guide-boost = This is a boost: each colonist you send from the living quarters to the working area enlarges the action once more. They come back when you travel. If that is a long way off, keep somebody for red actions.
on_mars-guide-surcharge = Colonists stand here already, so there is a surcharge: each payment is a crystal, or one more colonist who goes to the working area. If you travel soon, pay with colonists: they come back. Otherwise crystals are usually cheaper.
on_mars-guide-pay = A mineral stands for any other resource. But without minerals there are no generators and no upgrades, so first pay with what you have plenty of.
on_mars-guide-crystals = A private goal can be discarded in place of a crystal. You can claim only one goal in the whole match, so the others are your reserve; keep the one that is within your reach.
on_mars-guide-overflow = There is no room for what you gain. It can go straight to a contract that needs it; the rest is lost.
on_mars-guide-lss = The colony needed this building, so you choose a benefit. A crystal or a mineral is always of use; a colonist is good when the quarters run empty, moving bots when there is nothing left to build nearby.
on_mars-guide-tile = Your rover has stopped at a tile. Take it if its benefit is of use: it comes at once, and what it asks for has to be paid. Tiles that you have taken help with missions and private goals.
on_mars-guide-radar = The tile you choose stays on the Radar, and its benefit comes with every use of the building. Choose one that helps many times.
on_mars-guide-colonist = Here a colonist costs a water or a plant, and a mineral may stand for it. A colonist is one more action or boost, so early in the match it is nearly always a good bargain.
on_mars-guide-bot = A new bot is one more zone to build in: its hex and the six around it. Put it near the place where you want to build.
on_mars-guide-whose = Anybody's technology will do if its level is high enough. Your own costs nothing; for another's, the owner gets an oxygen or a step of development. If you have none, choose the one whom that helps least.
on_mars-guide-oxygen = Somebody used your technology, and you are paid for it. The step of development is free and may bring the benefit of a cell; take the oxygen if you need it for a shelter or to develop other technologies.
on_mars-guide-displaced = A building comes where your figure stands, so it goes to the nearest place that is open to it, and you choose which. A bot is best where you want to build, a rover near tiles and crystals.
on_mars-guide-discovery = Coming down to the colony, you lay a discovery tile exactly three hexes from your rover. Whoever's rover stops there may take it: lay one that helps you where you get to before the others.
on_mars-guide-task = You have done a task of the First Colonists: show the card, and its reward is yours. Only one task may be shown in a turn, so keep silent only for the sake of a better one.
on_mars-guide-no-task = Everybody who holds task cards is asked this, so that nobody can guess which ones. There is nothing to choose here; go on.
on_mars-guide-last_delivery = The match is over, but a contract that you have the resources for can still be completed. It brings points, and one that is not completed costs points.
on_mars-guide-travel = The shuttle is free, a ship from the hangar is spent. Fly down when you can pay for buildings; fly up for technologies, blueprints and supplies, and miners and advanced buildings produce. Colonists come home from the working area and the actions of the side you fly to.
on_mars-guide-space = The number of the space is your place in the order of turns; its bonus is yours at once. Acting early helps while actions are still empty, but at first the bonus often matters more.
on_mars-guide-shuttle = You decide where the shuttle begins: it leaves from there at the end of the first round. On your side it takes you across at once, free of charge; on the other side you stay where you are for now.

### The table

ceres-ui-vp = { $points } VP
ceres-ui-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}
ceres-ui-year = Round { $round }
ceres-ui-year-short = Round
ceres-ui-ship = Ship of round { $round }: { $ship }
ceres-ui-ship-of = ship of round { $round }
ceres-ui-place-factory = Factory
ceres-ui-place-construction = Construction
ceres-ui-place-trade = Trade
ceres-ui-place-spaceport = Spaceport
ceres-ui-place-council = Council
ceres-ui-part-belt = Belt
ceres-ui-part-station = Station
ceres-ui-part-unions = Unions
ceres-ui-free = free
ceres-ui-now = now
ceres-ui-at-end = if it ended now
ceres-ui-sum = Total

### The belt

ceres-ui-belt = Asteroid belt: three rings of eight sectors
ceres-ui-rock-free = { $asteroid }, { $ring }, sector { $sector }: launch for { $price } ice, next round for { $next }; { $points } VP, income: { $units }
ceres-ui-rock-free-last = { $asteroid }, { $ring }, sector { $sector }: launch for { $price } ice; { $points } VP, income: { $units }
ceres-ui-rock-taken = { $asteroid }, { $ring }, sector { $sector }: a probe is here, { $owner }; income: { $units }
ceres-ui-launch-price = Price of a launch
ceres-ui-launch-sum = 1 + sector + ring − exploration
ceres-ui-ring-inner = inner
ceres-ui-ring-middle = middle
ceres-ui-ring-outer = outer
ceres-ui-pool = Workers in the pool
ceres-ui-later = After the turn
ceres-ui-later-on = As it is now
ceres-ui-next-price = then { $price }
ceres-ui-serves = { $count ->
    [one] A seal moves on one contract
   *[other] Seals move on { $count } contracts
}

### The station

ceres-ui-hire = Hire up to { $most }
ceres-ui-override = by Council
ceres-ui-override-help = No slot left? For influence a leader at the Council can act here all the same.
ceres-ui-none-left = The facility deck is used up.
ceres-ui-no-projects = No projects are left this round.
ceres-ui-offer = { $ship }: offer { $number }
ceres-ui-aboard = Workers aboard
ceres-ui-nobody-aboard = nobody aboard
ceres-ui-lobby = Lobby
ceres-ui-lobby-text = A leader only; there is room for everybody.
ceres-ui-favours = Favours
ceres-ui-favours-text = A leader and influence: a token gets dearer with every leader on it. Nobody calls the same token twice a round.

### Unions

ceres-ui-union = { $union }. Main grant: { $main }. Bonus grant: { $bonus }. Slots: { $slots }
ceres-ui-union-kind = union { $number }
ceres-ui-seals = { $count ->
    [one] { $count } seal left
   *[other] { $count } seals left
}
ceres-ui-main-grant = Main grant
ceres-ui-bonus-grant = Bonus grant (committing)
ceres-ui-slot-granted = grant ({ $who })
ceres-ui-slot-committed = committed ({ $who })
ceres-ui-track = The union’s marker is at { $place }: a kept contract is worth { $points } VP

### Cards

ceres-ui-points = Victory points
ceres-ui-cost = Price
ceres-ui-income = Income each round
ceres-ui-rock-income = At once and each round
ceres-ui-action = A worker’s action
ceres-ui-upgrade = As an upgrade it adds
ceres-ui-does = What it does
ceres-ui-project = settlement project
ceres-ui-penalty = If it is never paid
ceres-ui-penalty-text = { $points ->
    [one] minus { $points } VP
   *[other] minus { $points } VP
}
ceres-ui-offers = Offers
ceres-ui-offer-most = { $most ->
    [one] once
   *[other] up to { $most } times
}
ceres-ui-crew = Workers aboard, by number of players
ceres-ui-token = assistance token
ceres-ui-token-price = { $price } influence, and 1 more for each leader on the token
ceres-ui-for-automa = For the Automa
ceres-ui-contract-times = contract: { $levels ->
    [one] once
   *[other] { $levels } times
}
ceres-ui-reward-a = Reward A
ceres-ui-reward-a-text = and the card is discarded
ceres-ui-reward-b = Reward B
ceres-ui-reward-b-text = { $steps ->
    [one] { $steps } more step of the union; the card is kept and scores at the end
   *[other] { $steps } more steps of the union; the card is kept and scores at the end
}
ceres-ui-unfinished = If it is never finished
ceres-ui-unfinished-text = minus { $points } VP
ceres-ui-research = Research
ceres-ui-level-price = Level { $level } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}

### Mine and theirs

ceres-ui-stock = Stock and income
ceres-ui-leaders = { $count ->
    [one] { $count } leader left
   *[other] { $count } leaders left
}
ceres-ui-pawn-free = The union pawn is free
ceres-ui-pawn-used = The union pawn is placed
ceres-ui-labour-union = labour union
ceres-ui-passed = passed
ceres-ui-first = first
ceres-ui-first-short = 1st
ceres-ui-outstations = Outstations
ceres-ui-outstation = { $outstation }, { $worker }: { $does }; income: { $units }
ceres-ui-with-worker = worker in place
ceres-ui-without-worker = no worker
ceres-ui-field = { $field }: level { $level } of { $most }
ceres-ui-contracts = Contracts
ceres-ui-contract-held = { $contract }: level { $level } of { $levels }
ceres-ui-contract-kept = { $contract }: kept, { $points } VP
ceres-ui-no-contracts = None yet: unions give them to those who commit.
ceres-ui-projects = Projects
ceres-ui-unpaid = Not paid: { $project }
ceres-ui-no-own-projects = None yet.
ceres-ui-launched = { $count ->
    [one] { $count } probe in the belt
   *[other] { $count } probes in the belt
}
ceres-ui-outstation-count = { $count ->
    [one] { $count } outstation
   *[other] { $count } outstations
}
ceres-ui-project-count = Projects: { $count }, unpaid { $unpaid }
ceres-ui-contract-count = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
ceres-ui-look = All belongings and points
ceres-ui-everybody = Who has what
ceres-ui-score = Points
ceres-ui-automa-card = Last card: { $action }.
ceres-ui-automa-priority = Looks { $arrow ->
    [left] from the left
   *[right] from the right
}; rings: { $rings }; workers:
ceres-ui-automa-why = What the points are for
ceres-ui-automa-deck = Action cards in the deck: { $actions }, played: { $used }

### The question

ceres-ui-group-use = A leader to the station
ceres-ui-group-work = A worker to an outstation
ceres-ui-group-favour = The Council
ceres-ui-group-grant = Unions
ceres-ui-group-pay = Payment
ceres-ui-unused = { $pawn ->
    [true] Still free: leaders { $leaders }, and the union pawn
   *[false] Still free: leaders { $leaders }
}

### Rules

ceres-rules-topics = Topics
ceres-rules-goal-title = Aim
ceres-rules-goal = You lead a mining corporation on the dwarf planet Ceres. In three rounds, make more victory points (VP) than anybody else: with probes on asteroids, facilities, settlement projects, research and contracts of the unions.
ceres-rules-year-title = A round
ceres-rules-year =
    First contracts nobody took leave the unions and each union gets two new ones, the rings of the belt turn, projects are shown, the ship of the round docks, and all outstations and probes produce.
    Then everybody takes one action in turn until all have passed: place a leader or a worker, call a favour, take the grant of a union.
    At the end of the round leaders and workers come home; workers nobody hired leave with the ship, hired ones stay in the common pool.
ceres-rules-launch-title = The belt and launches
ceres-rules-launch =
    The belt has three rings of eight sectors; Ceres stands at sector zero. Each round the inner ring moves three sectors, the middle one two, the outer one one.
    A launch takes an assembled probe and ice: 1, plus the distance in sectors by the shorter way, plus the ring’s surcharge, less discounts; never below 1. The probe stays on the asteroid for good: points and income at once, and income every round.
    The button “After the turn” shows where everything will be in the next round, and what a launch will cost then.
ceres-rules-worker-title = Workers and outstations
ceres-rules-worker = Workers wait in a common pool. Place one on an outstation of yours of the same colour, and its action is carried out, then the upgrades under it. An outstation takes one worker a round. More workers can be hired from the ship; at the end of the round they join the common pool.
ceres-rules-leader-title = Leaders and the station
ceres-rules-leader = Five leaders go to the station. Slots are few; a full location can still be used by way of the Council, for influence. The factory assembles probes, refines ore and extracts raw materials; facilities are built at the construction zone; the trade office trades and takes projects; the spaceport hires workers and launches probes.
ceres-rules-build-title = Facilities
ceres-rules-build = A facility becomes a new outstation, with income and an action, or an upgrade under an outstation of its colour: then it costs one unit less; its lower line is carried out at once, and from then on after the action. An outstation holds two upgrades. The points are yours either way.
ceres-rules-research-title = Research
ceres-rules-research = Three fields of six levels: exploration, construction, commerce. A step costs credits and brings units, a lasting discount or points for every later deed; the last level scores at the end.
ceres-rules-trade-title = Trade
ceres-rules-trade = A ship comes each round; all three are known from the start. One action uses up to two of its offers, each as often as it says.
ceres-rules-project-title = Settlement projects
ceres-rules-project = A project is paid at once, or taken unpaid for influence. Pay it at any time of your turn: press the project among your things or the button below the question. A project that is never paid costs points.
ceres-rules-council-title = Council and favours
ceres-rules-council = Four assistance tokens are in play. A leader and influence call one; each leader on it makes it 1 dearer. Nobody calls the same token twice a round. In the lobby a leader brings a credit and influence, and there is room for all.
ceres-rules-union-title = Unions
ceres-rules-union =
    Your union pawn is one more leader, which may stand with unions only.
    A union pawn or a leader on a free slot of a union brings its main grant. In another turn the same piece may commit: it moves to the lower slot, you take the bonus grant and then one of the union’s contracts, with a seal on level zero. The upper slot is closed to everybody until the end of the round, to you as well.
ceres-rules-contract-title = Contracts
ceres-rules-contract =
    Each time the requirement is met the seal moves on a level; one deed may move several contracts. Only what is done after the contract was taken counts.
    On the last level the union’s marker takes a step and you choose: reward A gives points at once and the card goes; reward B moves the marker further, and the card stays and is worth what its union’s marker shows at the end.
    Each unfinished contract costs 2 points at the end.
ceres-rules-automa-title = The Automa
ceres-rules-automa =
    Alone you play against the Automa, which has four levels. It turns up an action card and a priority card, takes slots, facilities, projects and asteroids. What it cannot carry out gives it the yield of its leader card instead. Its points, and what they are for, stand beside yours.
    On a union card it puts its union pawn, or a leader once that is placed, on the first free slot by the arrow and commits at once: it takes the bonus grant and for 2 credits completes a contract. That is 2 VP and a step of the union’s marker. Where a union offers production, it takes the yield of its leader card.
    Where the bonus grant is beyond it, the piece stays where it is: the yield of the leader card and no contract. Without 2 credits there is no contract either.
ceres-rules-end-title = The end
ceres-rules-end = After the third round debts can be paid once more. Then research, kept contracts and left-over units score, and unpaid projects and unfinished contracts cost points. Most points win; a tie is broken by influence, then credits, then launched probes. A tie with the Automa is lost.
ceres-rules-sources-title = Where the numbers come from
ceres-rules-sources = The rules of Contracts of Mars come from its rulebook. The publisher has not published the cards of the base game, so most of their numbers are ours. Edition of the data: { $number }. Each card says how sure it is.
ceres-rules-mark-sourced = stated by the expansion’s rulebook, a public review or the game’s page
ceres-rules-mark-unconfirmed = follows from such a statement, or seen in one report of a prototype
ceres-rules-mark-designed = made by us, since the publisher has not published it
ceres-rules-kind-options = Actions of the station
ceres-rules-kind-outstations = Starting outstations
ceres-rules-kind-facilities = Facilities
ceres-rules-kind-asteroids = Asteroids
ceres-rules-kind-projects = Projects
ceres-rules-kind-ships = Ships
ceres-rules-kind-research = Research
ceres-rules-kind-tokens = Assistance tokens
ceres-rules-kind-unions = Unions
ceres-rules-kind-contracts = Contracts
ceres-rules-kind-automa = Leaders of the Automa

### Lesson

ceres-lesson-about = A round on Ceres: a union’s grant, a launch, a contract, and the facility that fulfils it. About five minutes.
ceres-lesson-belt = This is the belt: three rings around the Sun, Ceres at the top. The rings turn every round, the inner one fastest. The colour of a rock says what it yields.
ceres-lesson-price = The plate below a rock says how much ice a launch costs and how many points it gives. The triangle tells whether the rock will be nearer or farther next round. Your rival has passed already, so take your time.
ceres-lesson-grant = There is not much ice yet. Place your union pawn with the Ice Haulers: their main grant is 2 ice.
ceres-lesson-work = Now a worker: the launch deck launches probes. Put an engineer from the pool on it.
ceres-lesson-launch = Choose the rock that is marked on the belt: it is near, so it is cheap.
ceres-lesson-income = The probe stays there: points and income at once, then income every round. Your stock and income stand below.
ceres-lesson-commit = Your pawn is with the Ice Haulers already. Commit to them, and they trust you with a contract.
ceres-lesson-contract = Take the contract “Build a mine”: once is enough.
ceres-lesson-leader = Leaders build: send one to the construction zone.
ceres-lesson-build = Build the mine as a new outstation: points, income, and one more action for a worker.
ceres-lesson-reward = The contract is complete! Reward A would give points at once. Choose B: the union’s marker moves on, and the card stays and scores at the end.
ceres-lesson-rest = You could also do research, trade with the ship, take projects or call favours of the Council. What is possible now has a bright edge; pressing the rest says why not.
ceres-lesson-pass = Now pass, and watch the belt turn.
ceres-lesson-turned = The rings have turned, a new ship has docked, outstations and probe have produced. Launches have new prices.
ceres-lesson-goal = After three such rounds most points win. Play this match to its end, or begin your own.
ceres-ui-build-new = new outstation
ceres-ui-build-under = upgrade of { $host }
ceres-ui-heading = { $round ->
    [0] setup
   *[other] round { $round } of { $rounds }
}

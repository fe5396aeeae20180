# Ceres, with Contracts of Mars
ceres = Ceres
ceres-about = Lead a mining corporation on Ceres: launch probes into a belt that never stands still, build outstations and keep your word to the unions.
ceres-option-contracts = Contracts of Mars
ceres-option-contracts-help = The expansion: unions give grants, and contracts to those who commit to them.
ceres-option-tokens = Assistance tokens
ceres-option-tokens-help = Which four favours of the Council are in play.
ceres-option-tokens-drawn = Drawn at random
ceres-option-tokens-chosen = Chosen by the first player
ceres-option-automa = Automa
ceres-option-automa-help = How strong the rival of a solo match is, by its leader card.
ceres-option-automa-trainee = Trainee
ceres-option-automa-manager = Manager
ceres-option-automa-director = Director
ceres-option-automa-magnate = Magnate

### Resources, workers, places

ceres-nothing = nothing
ceres-resource-credits = credits
ceres-resource-influence = influence
ceres-resource-ore = ore
ceres-resource-ice = ice
ceres-resource-alloy = alloy
ceres-resource-probes = probes
ceres-amount-credits = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
ceres-amount-influence = { $amount } influence
ceres-amount-ore = { $amount } ore
ceres-amount-ice = { $amount } ice
ceres-amount-alloy = { $amount } alloy
ceres-amount-probes = { $amount ->
    [one] { $amount } probe
   *[other] { $amount } probes
}
ceres-worker-grey = engineer
ceres-worker-red = scientist
ceres-worker-blue = manufacturer
ceres-worker-green = bureaucrat
ceres-type-mine = mine
ceres-type-laboratory = laboratory
ceres-type-factory = factory
ceres-type-office = office
ceres-ring-inner = inner ring
ceres-ring-middle = middle ring
ceres-ring-outer = outer ring
ceres-location-factory = Factory
ceres-location-construction = Construction Zone
ceres-location-trade = Trade Office
ceres-location-spaceport = Spaceport
ceres-location-council = AMAC Council
ceres-use-assemble = assemble probes
ceres-use-refine = refine ore
ceres-use-extract = extract ore and ice
ceres-use-construct = build a facility
ceres-use-trade = trade with the ship
ceres-use-settle = pay for a project
ceres-use-defer = take a project unpaid
ceres-use-hire = hire workers
ceres-use-launch = launch a probe
ceres-field-exploration = Exploration
ceres-field-construction = Construction
ceres-field-commerce = Commerce
ceres-piece-pawn = the union pawn
ceres-piece-leader = a leader
ceres-mark-sourced = from the publisher
ceres-mark-unconfirmed = inferred
ceres-mark-designed = house data

### Questions

ceres-ask-tokens = Which four assistance tokens are in play?
ceres-ask-action = What do you do?
ceres-ask-pay = Do you pay projects that you took unpaid?
ceres-ask-mix = { $source }: how do you divide { $count } units between { $first } and { $second }?
ceres-ask-convert = { $source }: how many times { $pay } → { $get }?
ceres-ask-assemble = { $source }: how many probes do you assemble for { $price } each?
ceres-ask-launch = { $source }: where does the probe go?
ceres-ask-research = { $source }: in which field do you take a step? ({ $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
})
ceres-ask-build = { $source }: what do you build, and where?
ceres-ask-waive = { $source }: which { $count ->
    [one] unit is waived?
   *[other] { $count } units are waived?
}
ceres-ask-trade = { $source }: which offer do you take? ({ $offers ->
    [one] { $offers } left
   *[other] { $offers } left
})
ceres-ask-settle = { $source }: which project do you take and pay?
ceres-ask-defer = { $source }: which project do you take unpaid?
ceres-ask-hire = { $source }: whom do you hire for { $price }, and for which outstation? ({ $count ->
    [one] { $count } more
   *[other] up to { $count }
})
ceres-ask-recruit = { $source }: which outstation gets a worker from the supply?
ceres-ask-again = { $source }: which outstation works again?
ceres-ask-income = { $source }: which { $count } sources pay their income?
ceres-ask-contract = { $source }: which contract do you take?
ceres-ask-reward = A contract is complete: which reward do you take?

### Answers

ceres-do-use = { $location }: { $option }
ceres-do-override = { $location }: { $option }, by way of the Council for { $price }
ceres-do-favour = Favour: { $token } ({ $price } influence)
ceres-do-lobby = Lobby: { $units }
ceres-do-work = Set the { $worker } to work: { $outstation }
ceres-do-grant = { $union }: grant for { $piece }
ceres-do-commit = { $union }: commit
ceres-do-pass = Pass for this round
ceres-do-pay = Pay for { $project } ({ $price }{ $waived ->
    [0] {""}
    [one] {" "}less { $waived } unit
   *[other] {" "}less { $waived } units
})
ceres-do-end = Pay nothing more
ceres-do-skip = Skip this
ceres-do-launch = { $asteroid }, { $ring }: { $price } ice, { $points } VP, income { $units }
ceres-do-research = { $field }, level { $level } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
} — { $effect }
ceres-do-research-free = { $field }, level { $level }, free — { $effect }
ceres-do-build-new = { $facility } as a new outstation for { $price }
ceres-do-build-under = { $facility } under { $host } ({ $price } less 1 unit)
ceres-do-build-under-whole = { $facility } under { $host } ({ $price })
ceres-do-waive = Without { $units }
ceres-do-trade = { $pay } → { $get }
ceres-do-project = { $project }: { $price }{ $waived ->
    [0] {""}
    [one] {" "}less { $waived } unit
   *[other] {" "}less { $waived } units
} → { $points } VP
ceres-do-hire = New { $worker }: { $outstation }
ceres-do-outstation = { $outstation }
ceres-do-source = { $source }: { $units }
ceres-do-contract = { $contract }, { $levels ->
    [one] { $levels } time
   *[other] { $levels } times
}: { $points } VP or { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
ceres-do-reward-points = { $contract }: { $points } VP, and discard it
ceres-do-reward-steps = { $contract }: { $steps ->
    [one] { $steps } step for { $union }
   *[other] { $steps } steps for { $union }
}, and keep it
ceres-do-units = { $units }

### What happens

ceres-round = Round { $round } begins: the rings turn
ceres-docked = { $ship } docks with { $workers }
ceres-produced = { $seat } { YOU($seat, "mine", "mines") } { $units }
ceres-chose-tokens = { $seat } { YOU($seat, "choose", "chooses") } the favours of this match: { $tokens }
ceres-used = { $seat } { YOU($seat, "send", "sends") } a leader: { $location }, { $option }
ceres-overrode = { $seat } { YOU($seat, "send", "sends") } a leader by way of the Council: { $location }, { $option }
ceres-worked = { $seat } { YOU($seat, "set", "sets") } a worker to work: { $outstation }
ceres-worked-again = { $seat } { YOU($seat, "let", "lets") } { $outstation } work again
ceres-called = { $seat } { YOU($seat, "call", "calls") } a favour for { $price } influence: { $token }
ceres-labour-union = The Labour Union stands behind { YOU($seat, "you") } until the end of the round
ceres-lobbied = { $seat } { YOU($seat, "lobby", "lobbies") } for { $units }
ceres-passed = { $seat } { YOU($seat, "pass", "passes") }
ceres-took = { $seat } { YOU($seat, "take", "takes") } { $units }
ceres-converted = { $seat } { YOU($seat, "turn", "turns") } { $pay } into { $get }
ceres-traded = { $seat } { YOU($seat, "trade", "trades") } { $pay } for { $get }
ceres-assembled = { $seat } { YOU($seat, "assemble", "assembles") } { $count ->
    [one] a probe
   *[other] { $count } probes
}
ceres-scored = { $seat } { YOU($seat, "score", "scores") } { $points } VP through { $source }
ceres-launched = { $seat } { YOU($seat, "launch", "launches") } to { $asteroid } ({ $ring }) for { $price } ice: { $points } VP and { $units }
ceres-researched = { $seat } { YOU($seat, "reach", "reaches") } level { $level } in { $field } { $price ->
    [0] for nothing
    [one] for { $price } credit
   *[other] for { $price } credits
}
ceres-founded = { $seat } { YOU($seat, "found", "founds") } { $facility }: { $points } VP and { $units }
ceres-tucked = { $seat } { YOU($seat, "upgrade", "upgrades") } { $host } with { $facility }: { $points } VP
ceres-deferred = { $seat } { YOU($seat, "take", "takes") } { $project } unpaid
ceres-settled = { $seat } { YOU($seat, "pay", "pays") } { $price } for { $project }: { $points } VP
ceres-hired = { $seat } { YOU($seat, "hire", "hires") } a worker ({ $worker }) for { $outstation }
ceres-recruited = { $seat } { YOU($seat, "bring", "brings") } in a worker ({ $worker }) for { $outstation }
ceres-granted = { $seat } { YOU($seat, "take", "takes") } the grant of { $union } with { $piece }
ceres-advanced = { $seat } { YOU($seat, "move", "moves") } the marker of { $union } to { $place }
ceres-committed = { $seat } { YOU($seat, "commit", "commits") } to { $union }
ceres-took-contract = { $seat } { YOU($seat, "take", "takes") } a contract of { $union }: { $contract }
ceres-level = { $seat }: “{ $contract }” is at level { $level } of { $levels }
ceres-rewarded-points = { $seat } { YOU($seat, "complete", "completes") } “{ $contract }” for { $number } VP; { $union } is at { $place }
ceres-rewarded-steps = { $seat } { YOU($seat, "complete", "completes") } and { YOU($seat, "keep", "keeps") } “{ $contract }”; { $union } is at { $place } after { $number ->
    [one] { $number } more step
   *[other] { $number } more steps
}

### Why not

ceres-no = That is not possible now.
ceres-must = Something of this action must be done.
ceres-lacks = This costs { $price }; missing: { $missing }.
ceres-no-leader = You have no leader in hand.
ceres-no-pawn = Your union pawn is already in use this round.
ceres-location-full = { $location } has no free slot.
ceres-location-free = { $location } has a free slot: no override is needed.
ceres-favour-too-dear = This favour costs { $price } influence now; you have { $influence }.
ceres-called-already = You have called { $token } this round already.
ceres-token-absent = { $token } is not in play.
ceres-store-full = You can store no more than { $most } probes.
ceres-no-tokens = All your { $most } probes are in use.
ceres-no-income = You have no source with an income.
ceres-no-probe = You have no probe to launch.
ceres-no-asteroid = No asteroid is free.
ceres-too-far = The nearest free asteroid needs { $price } ice; you have { $ice }.
ceres-launch-too-far = { $asteroid } is too far: { $price } ice needed, you have { $ice }.
ceres-asteroid-taken = There is a probe on { $asteroid } already.
ceres-asteroid-absent = { $asteroid } is not in play with so few players.
ceres-no-research = No step that you could pay with { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
ceres-field-complete = { $field } is complete: there is nothing above level { $level }.
ceres-step-too-dear = The next step in { $field } costs { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}; you have { $credits }.
ceres-no-facility = You can afford none of the facilities on display.
ceres-not-on-display = { $facility } is not on display.
ceres-not-your-outstation = You have no such outstation: { $host }.
ceres-other-colour = { $facility } and { $host } have different colours.
ceres-no-more-upgrades = { $host } holds { $most } upgrades already.
ceres-facility-too-dear = { $facility } costs { $price }; missing: { $missing }.
ceres-upgrade-too-dear = { $facility } under { $host } costs { $price } less 1 unit of credits, ore or ice; missing before that: { $missing }.
ceres-cannot-waive = These units cannot be waived here.
ceres-no-offer = You can pay for none of the ship’s offers.
ceres-offer-used = You have used this offer in this trade already.
ceres-offer-limit = { $most ->
    [one] This offer can be used once.
   *[other] This offer can be used 1 to { $most } times.
}
ceres-no-project = You can pay for none of the projects on display.
ceres-no-projects-left = No project is on display.
ceres-project-absent = { $project } is not on display.
ceres-project-too-dear = { $project } costs { $price }{ $waived ->
    [0] ; missing: { $missing }.
    [one] , of which { $waived } unit is waived; missing before that: { $missing }.
   *[other] , of which { $waived } units are waived; missing before that: { $missing }.
}
ceres-paid-already = You have paid for { $project } already.
ceres-action-first = { $project }: finish the action you have begun first, or too little would be left for it.
ceres-not-your-project = { $project } is not one of the projects that you took unpaid.
ceres-nobody-aboard = Nobody is left aboard the ship.
ceres-nobody-useful = Nobody could be of use on any of your free outstations.
ceres-nobody-works = None of your working outstations could do anything.
ceres-colour-not-aboard = No worker of this colour is aboard ({ $worker }).
ceres-wrong-colour = Wrong colour: { $outstation } takes only a worker of its own ({ $needed }, not { $worker }).
ceres-has-worker = There is a worker on { $outstation } this round already.
ceres-no-worker = There is no worker on { $outstation }.
ceres-supply-empty = The supply has no worker of this colour left ({ $worker }).
ceres-pool-empty = The pool has no worker of this colour left ({ $worker }).
ceres-nothing-to-do = { $outstation } could do nothing.
ceres-useless = { $outstation } could do nothing: { $why }
ceres-union-absent = { $union } is not in play.
ceres-union-full = { $union } has no free action slot.
ceres-not-on-union = You have no piece on an action slot of { $union }.
ceres-contract-absent = { $union } does not offer this contract: { $contract }.
ceres-not-complete = This contract is not complete.

### The Automa

ceres-automa = Automa
ceres-automa-level = Automa ({ $level })
ceres-automa-action-factory = Factory
ceres-automa-action-construction = Construction Zone
ceres-automa-action-trade = Trade Office
ceres-automa-action-spaceport = Spaceport
ceres-automa-action-council = AMAC Council
ceres-automa-action-worker = a worker
ceres-automa-action-union = a union
ceres-automa-card = Automa draws: { $action }
ceres-automa-passed = Automa passes
ceres-automa-full = Automa finds no free slot: { $location }
ceres-automa-credits = Automa takes { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
ceres-automa-yield = Automa takes its leader’s yield: { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}{ $points ->
    [0] {""}
   *[other] , { $points } VP
}
ceres-automa-probe = Automa takes a probe
ceres-automa-research = Automa advances its research to { $count }
ceres-automa-worker = Automa takes a worker from the pool ({ $worker })
ceres-automa-hired = Automa takes a worker from the ship ({ $worker })
ceres-automa-called = Automa calls a favour: { $token }
ceres-automa-launched = Automa launches to { $asteroid }: { $points } VP
ceres-automa-built = Automa builds { $facility }: { $points } VP
ceres-automa-settled = Automa pays for { $project }: { $points } VP
ceres-automa-placed = Automa places a piece on { $union }
ceres-automa-contract = Automa fulfils a contract of { $union } ({ $contract }): { $points } VP
ceres-automa-source-leader = Leader card
ceres-automa-source-facilities = Facilities
ceres-automa-source-asteroids = Asteroids
ceres-automa-source-projects = Projects
ceres-automa-source-contracts = Contracts
ceres-automa-source-research = Research
ceres-automa-source-credits = Credits

### The end

ceres-reason-rounds = Three rounds have been played.
ceres-reason-won = Three rounds have been played: you have beaten the Automa by { $points } to { $rival }.
ceres-reason-lost = Three rounds have been played: the Automa holds its ground with { $rival } to your { $points }.
ceres-source-facilities = Facilities
ceres-source-asteroids = Asteroids
ceres-source-projects = Projects
ceres-source-actions = Actions
ceres-source-rewards = Contracts cashed in
ceres-source-kept = Contracts kept
ceres-source-research = Research
ceres-source-leftovers = Left-over units
ceres-source-unpaid = Unpaid projects
ceres-source-unfinished = Unfinished contracts

ceres-needs-outstations = the four starting outstations are needed, each once: { $names }.

### In the terminal

ceres-board-round = Round { $round } of { $rounds }
ceres-board-phase-tokens = · choosing favours
ceres-board-phase-activation = · activation
ceres-board-phase-last_payments = · last payments
ceres-board-phase-over = · over
ceres-board-ships = ships: { $ships }
ceres-board-sector = sector
ceres-board-rock = { $price } ice, { $points } VP: { $units }
ceres-board-pool = Workers in the pool
ceres-board-aboard = Workers aboard
ceres-board-project = project
ceres-board-offer = Offer
ceres-board-progress = at { $place } ({ $points } VP)
ceres-board-research = research
ceres-board-leaders = leaders
ceres-board-points = VP
ceres-board-passed = has passed
ceres-board-unpaid = Unpaid: { $projects }
ceres-board-kept = kept
ceres-board-legend = Ceres stands at sector 0; +n at a ring: sectors it turns each round; * an outstation with a worker; ↓ committed, the slot is closed; A the Automa; research: exploration/construction/commerce

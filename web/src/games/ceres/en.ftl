### The table

ceres-ui-vp = { $points } VP
ceres-ui-round = Year { $round } of { $rounds }
ceres-ui-year = Year { $round }
ceres-ui-ship = Ship of year { $round }: { $ship }
ceres-ui-ship-of = ship of year { $round }
ceres-ui-part-belt = Belt
ceres-ui-part-station = Station
ceres-ui-part-unions = Unions
ceres-ui-free = free
ceres-ui-now = now
ceres-ui-at-end = if it ended now
ceres-ui-sum = Total

### The belt

ceres-ui-belt = Asteroid belt: three rings of eight sectors
ceres-ui-rock-free = { $asteroid }, { $ring }, sector { $sector }: launch for { $price } ice, next year for { $next }; { $points } VP, income: { $units }
ceres-ui-rock-free-last = { $asteroid }, { $ring }, sector { $sector }: launch for { $price } ice; { $points } VP, income: { $units }
ceres-ui-rock-taken = { $asteroid }, { $ring }, sector { $sector }: a probe is here, { $owner }; income: { $units }
ceres-ui-launch-price = Price of a launch
ceres-ui-launch-sum = 1 + sector + ring − exploration
ceres-ui-ring-inner = inner
ceres-ui-ring-middle = middle
ceres-ui-ring-outer = outer
ceres-ui-pool = Workers in the pool
ceres-ui-later = Next year
ceres-ui-later-on = Back to this year
ceres-ui-next-price = next year { $price }

### The station

ceres-ui-hire = Hire up to { $most }
ceres-ui-override = by Council
ceres-ui-override-help = No slot left? For influence a leader at the Council can act here all the same.
ceres-ui-none-left = The facility deck is used up.
ceres-ui-no-projects = No projects are left this year.
ceres-ui-offer = { $ship }: offer { $number }
ceres-ui-aboard = Workers aboard
ceres-ui-nobody-aboard = nobody aboard
ceres-ui-lobby = Lobby
ceres-ui-lobby-text = A leader only; there is room for everybody.
ceres-ui-favours = Favours
ceres-ui-favours-text = A leader and influence: a token gets dearer with every leader on it. Nobody calls the same token twice a year.

### Unions

ceres-ui-union = { $union }. Main grant: { $main }. Bonus grant: { $bonus }. Slots: { $slots }
ceres-ui-union-kind = union { $number }
ceres-ui-seals = { $count ->
    [one] { $count } seal left
   *[other] { $count } seals left
}
ceres-ui-main-grant = Main grant
ceres-ui-bonus-grant = Bonus grant (committing)
ceres-ui-slot-granted = { $who } takes the grant
ceres-ui-slot-committed = { $who } is committed
ceres-ui-track = The union’s marker is at { $place }: a kept contract is worth { $points } VP

### Cards

ceres-ui-points = Victory points
ceres-ui-cost = Price
ceres-ui-income = Income each year
ceres-ui-rock-income = At once and each year
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
ceres-ui-look = All things and points
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

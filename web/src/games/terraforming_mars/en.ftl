# Terraforming Mars on the screen: table, cards, sheets.

## Table
terraforming_mars-ui-map = Map of Tharsis
terraforming_mars-ui-map-hint = Arrow keys move over the map, Enter chooses an area.
terraforming_mars-ui-for-oceans = reserved for an ocean
terraforming_mars-ui-volcano = volcano
terraforming_mars-ui-bonus = bonus: { $what }
terraforming_mars-ui-bonus-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terraforming_mars-ui-claimed = reserved by { $name }
terraforming_mars-ui-neutral = neutral
terraforming_mars-ui-possible = may be chosen
terraforming_mars-ui-generation = Generation
terraforming_mars-ui-phase-setup = Set-up
terraforming_mars-ui-phase-research = Research
terraforming_mars-ui-phase-action = Actions
terraforming_mars-ui-phase-production = Production
terraforming_mars-ui-phase-conversion = Last greeneries
terraforming_mars-ui-goal = goal { $value }
terraforming_mars-ui-track-bonus = at { $at }: { $what }
terraforming_mars-ui-brings-heat = +1 heat production
terraforming_mars-ui-brings-ocean = an ocean
terraforming_mars-ui-brings-temperature = +1 step of temperature
terraforming_mars-ui-show-map = Show the map
terraforming_mars-ui-cards = Show the cards

## People and boards
terraforming_mars-ui-rating = Terraform rating
terraforming_mars-ui-income = Income
terraforming_mars-ui-money = M€ and income
terraforming_mars-ui-cards-in-hand = Cards in hand
terraforming_mars-ui-points-now = Points as things stand
terraforming_mars-ui-first = first player
terraforming_mars-ui-passed = has passed
terraforming_mars-ui-open-board = Open the board
terraforming_mars-ui-boards = Players’ boards
terraforming_mars-ui-stock = { $resource }: { $stock }, production { $production }
terraforming_mars-ui-and-rating = and rating { $rating }
terraforming_mars-ui-worth = Each is worth { $worth } M€
terraforming_mars-ui-tags = Tags
terraforming_mars-ui-played = Played
terraforming_mars-ui-nothing-played = No cards played yet
terraforming_mars-ui-brings = Points now: { $points }
terraforming_mars-ui-next-discount = Your next card costs { $amount } M€ less
terraforming_mars-ui-used = used

## Cards
terraforming_mars-ui-hand = Hand
terraforming_mars-ui-hand-empty = No cards in hand
terraforming_mars-ui-can-play = { $count ->
    [one] { $count } can be played
   *[other] { $count } can be played
}
terraforming_mars-ui-all-cards = Sort and filter
terraforming_mars-ui-whole-hand = { $count ->
    [one] The card in hand, and why not
   *[other] All { $count } cards in hand, and why not
}
terraforming_mars-ui-none-playable = None of your cards can be played now
terraforming_mars-ui-play = Play for { $price } M€
terraforming_mars-ui-look = Look at { $name }
terraforming_mars-ui-cost = Cost
terraforming_mars-ui-printed = printed
terraforming_mars-ui-instead = Printed cost: { $cost }
terraforming_mars-ui-event = event
terraforming_mars-ui-kind = Kind
terraforming_mars-ui-kind-automated = Technology
terraforming_mars-ui-kind-active = Active card
terraforming_mars-ui-kind-event = Event
terraforming_mars-ui-kind-corporation = Corporation
terraforming_mars-ui-line-action = Action:
terraforming_mars-ui-line-effect = Effect:
terraforming_mars-ui-playable = Playable now
terraforming_mars-ui-tag = Tag
terraforming_mars-ui-any-tag = Any tag
terraforming_mars-ui-no-tag = No tag
terraforming_mars-ui-any-kind = Any kind
terraforming_mars-ui-any-cost = Any cost
terraforming_mars-ui-cost-most = up to { $cost } M€
terraforming_mars-ui-sort = Order
terraforming_mars-ui-sort-order = As it comes
terraforming_mars-ui-sort-cost = By cost
terraforming_mars-ui-sort-name = By name
terraforming_mars-ui-sort-kind = By kind
terraforming_mars-ui-sort-tag = By tag
terraforming_mars-ui-search = Name or words, English or Russian
terraforming_mars-ui-shown = { $shown } of { $all }
terraforming_mars-ui-clear = Show all
terraforming_mars-ui-more = Show more ({ $count })
terraforming_mars-ui-nothing-found = No card fits
terraforming_mars-ui-browser = All cards

## Questions
terraforming_mars-ui-action-of = Action { $action } of 2
terraforming_mars-ui-group-play = Play a card
terraforming_mars-ui-group-use = Use a card
terraforming_mars-ui-group-convert = Convert
terraforming_mars-ui-group-project = Standard projects
terraforming_mars-ui-group-honours = Milestones and awards
terraforming_mars-ui-research = Research: which projects do you buy for { $price } M€ each?
terraforming_mars-ui-place-hint = { $count ->
    [one] Choose the marked area on the map
   *[other] Choose one of { $count } marked areas on the map
}
terraforming_mars-ui-place-list = Areas as a list
terraforming_mars-ui-pick-hint = Choose among the cards beside this panel
terraforming_mars-ui-picked = { $count } of { $high }
terraforming_mars-ui-left = { $amount } M€ left
terraforming_mars-ui-pick-nothing = Take none
terraforming_mars-ui-pick-done = { $count ->
    [one] Confirm { $count } card
   *[other] Confirm { $count } cards
}
terraforming_mars-ui-pick-one = Choose { $name }
terraforming_mars-ui-pick-first = Choose a card first
terraforming_mars-ui-draft-to = The other cards go to { $name } ({ $clockwise ->
    [yes] clockwise
   *[no] counter-clockwise
})
terraforming_mars-ui-drafted = Put aside so far
terraforming_mars-ui-your-projects = The projects you were dealt
terraforming_mars-ui-no-change = { $amount } M€ too much; there is no change

## Milestones, awards, score
terraforming_mars-ui-goals = Milestones and awards
terraforming_mars-ui-milestones = Milestones
terraforming_mars-ui-milestones-note = { $cost } M€ each, { $points } points at the end; only { $limit } can be claimed by all together.
terraforming_mars-ui-milestone-terraformer = rating of at least { $goal }
terraforming_mars-ui-milestone-mayor = at least { $goal } cities
terraforming_mars-ui-milestone-gardener = at least { $goal } greeneries
terraforming_mars-ui-milestone-builder = at least { $goal } building tags
terraforming_mars-ui-milestone-planner = at least { $goal } cards in hand
terraforming_mars-ui-awards = Awards
terraforming_mars-ui-awards-note = First place { $first } points{ $players ->
    [2] .
   *[other] , second place { $second }.
} It does not matter who funds them.
terraforming_mars-ui-award-cost = The next one costs { $cost } M€.
terraforming_mars-ui-award-landlord = most tiles
terraforming_mars-ui-award-banker = highest M€ production
terraforming_mars-ui-award-scientist = most science tags
terraforming_mars-ui-award-thermalist = most heat
terraforming_mars-ui-award-miner = most steel and titanium
terraforming_mars-ui-claimed-by = { $name }
terraforming_mars-ui-funded-by = { $name }
terraforming_mars-ui-vp = { $points } VP
terraforming_mars-ui-score = Score
terraforming_mars-ui-source = Source
terraforming_mars-ui-source-rating = Rating
terraforming_mars-ui-source-awards = Awards
terraforming_mars-ui-source-milestones = Milestones
terraforming_mars-ui-source-greeneries = Greeneries
terraforming_mars-ui-source-cities = Cities
terraforming_mars-ui-source-cards = Cards
terraforming_mars-ui-total = Total
terraforming_mars-ui-cards-of = Cards with points: { $name }
terraforming_mars-ui-chart = Course of the match by generation
terraforming_mars-ui-chart-rating = Rating
terraforming_mars-ui-chart-income = Income
terraforming_mars-ui-chart-points = Points

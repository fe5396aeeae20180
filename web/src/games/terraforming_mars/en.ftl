# Terraforming Mars on the screen: table, cards, sheets.

## Table
terraforming_mars-ui-map = Map of Tharsis
terraforming_mars-ui-map-hint = Arrow keys move over the map, Enter chooses an area.
terraforming_mars-ui-zoom = Large map
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
terraforming_mars-ui-cards = Back to the cards

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
terraforming_mars-ui-and-rating = + TR { $rating }
terraforming_mars-ui-worth = Each is worth { $worth } M€
terraforming_mars-ui-tags = Tags
terraforming_mars-ui-played = Played
terraforming_mars-ui-nothing-played = No cards played yet
terraforming_mars-ui-brings = Points now: { $points }
terraforming_mars-ui-next-discount = Your next card costs { $amount } M€ less
terraforming_mars-ui-used = used

## Cards
terraforming_mars-ui-hand = Hand
terraforming_mars-ui-hand-empty = No cards in hand
terraforming_mars-ui-can-play = { $count ->
    [one] { $count } can be played
   *[other] { $count } can be played
}
terraforming_mars-ui-all-cards = Sort and filter
terraforming_mars-ui-short = { $missing } short
terraforming_mars-ui-now = now { $now }
terraforming_mars-ui-have = have { $have }
terraforming_mars-ui-ways = { $name }: { $count } of { $all } possible now
terraforming_mars-ui-of = { $count } / { $all }
terraforming_mars-ui-whole-hand = { $count ->
    [one] The whole hand ({ $count } card), and what keeps it from being played
   *[other] The whole hand ({ $count } cards), and what keeps them from being played
}
terraforming_mars-ui-none-playable = None of your cards can be played now
terraforming_mars-ui-play = Play for { $price } M€
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
terraforming_mars-ui-cost-most = up to { $cost } M€
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
terraforming_mars-ui-standing = you { $mine }, best other { $best }
terraforming_mars-ui-place-hint = { $count ->
    [one] Choose the marked area on the map
   *[other] Choose one of { $count } marked areas on the map
}
terraforming_mars-ui-place-list = Areas as a list
terraforming_mars-ui-pick-hint = Tick what you want among the cards
terraforming_mars-ui-picked = { $count } of { $high }
terraforming_mars-ui-left = { $amount } M€ left
terraforming_mars-ui-pick-nothing = Take none
terraforming_mars-ui-pick-more = { $count ->
    [one] Choose a card first
   *[other] Choose { $count } cards first
}
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
terraforming_mars-ui-pay-source = you have { $stock }, worth { $worth } M€ each
terraforming_mars-ui-no-change = { $amount } M€ too much; there is no change

## Milestones, awards, score
terraforming_mars-ui-goals = Milestones and awards
terraforming_mars-ui-milestones = Milestones
terraforming_mars-ui-milestones-note = { $cost } M€ each, { $points } points at the end; only { $limit } can be claimed by all together.
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
terraforming_mars-ui-award-cost = The next one costs { $cost } M€.
terraforming_mars-ui-award-landlord = most tiles
terraforming_mars-ui-award-banker = highest M€ production
terraforming_mars-ui-award-scientist = most science tags
terraforming_mars-ui-award-thermalist = most heat
terraforming_mars-ui-award-miner = most steel and titanium
terraforming_mars-ui-claimed-by = { $name }
terraforming_mars-ui-funded-by = { $name }
terraforming_mars-ui-vp = { $points } VP
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

## Rules
terraforming_mars-rules-parts = Parts of the rules
terraforming_mars-rules-part-rules = Rules
terraforming_mars-rules-part-symbols = Symbols
terraforming_mars-rules-part-cards = All cards
terraforming_mars-rules-goal-title = What it is about
terraforming_mars-rules-goal = Each player leads a corporation that helps to make Mars habitable. Three parameters tell how far the planet has come: temperature (up to +8 °C), oxygen (up to 14%) and oceans (nine tiles). Whoever raises one of them by a step raises their own terraform rating (TR) by one. The rating is income every generation and points at the end. Cities, greeneries, cards, milestones and awards bring more points. Most points win.
terraforming_mars-rules-setup-title = Setting up
terraforming_mars-rules-setup = Everybody is dealt two corporations and ten projects. All choose at once and in secret: one corporation, and the projects to keep at 3 M€ each. Then, in turn order, the corporations are revealed; everybody takes what theirs begins with and pays for the projects. The rating begins at 20. Who begins is drawn by lot; in a rematch it is the winner of the match before. A first action that a corporation demands comes before all others.
terraforming_mars-rules-parameters-title = Global parameters
terraforming_mars-rules-parameters = Temperature rises from −30 to +8 °C by two degrees a step, oxygen from 0 to 14%, and there are nine oceans. Every step that is really made brings 1 TR. Some steps bring more to whoever reaches them: −24 and −20 °C heat production, 0 °C an ocean, 8% of oxygen a step of temperature. A parameter at its goal brings nothing more, but what raises it may still be played.
terraforming_mars-rules-generation-title = A generation
terraforming_mars-rules-generation = 1. Order: the next player becomes the first one (not in the first generation).
    2. Research: everybody gets four projects and buys any of them for 3 M€ each.
    3. Actions: turns go round. In a turn you take one or two actions; if you take none, you have passed and are out until the next generation. The phase ends when all have passed.
    4. Production: energy left over turns into heat. Then everybody takes M€ equal to rating plus M€ production, and all other resources by their production.
terraforming_mars-rules-actions-title = Seven kinds of actions
terraforming_mars-rules-actions = In any order, and the same kind twice if you like.
terraforming_mars-rules-action-play-title = Play a card
terraforming_mars-rules-action-play = pay its cost, meet its requirement, carry out its effects.
terraforming_mars-rules-action-project-title = Standard project
terraforming_mars-rules-action-project = always available, for everybody, as often as you can pay.
terraforming_mars-rules-action-milestone-title = Claim a milestone
terraforming_mars-rules-action-milestone = for 8 M€ once you meet its condition; 5 points. Only three of five are ever claimed.
terraforming_mars-rules-action-award-title = Fund an award
terraforming_mars-rules-action-award = for 8, then 14, then 20 M€. At the end it goes to whoever is best in it, whoever paid.
terraforming_mars-rules-action-use-title = Use a card
terraforming_mars-rules-action-use = the action of an active card or corporation, once a generation each: what stands left of the arrow is paid for what stands right of it.
terraforming_mars-rules-action-plants-title = Plants into greenery
terraforming_mars-rules-action-plants = eight plants become a greenery.
terraforming_mars-rules-action-heat-title = Heat into temperature
terraforming_mars-rules-action-heat = eight heat raise the temperature by one step.
terraforming_mars-rules-cards-title = Cards
terraforming_mars-rules-cards = Green cards (technology) act once and then lie there for their tags. Blue cards (active) have an action or a lasting effect. Red cards (events) act once and are turned over: their tags count only while they are played.
    A requirement must hold at the moment of playing, not later. You must be able to carry out everything the card does to you: lose production, lose resources, find room for its tile. Three things never stand in the way: a parameter at its goal, resources with no card to go to, and removing what nobody has. A card's effects, and what they set off, come in any order that its player likes; the table asks where the order can matter.
terraforming_mars-rules-paying-title = Paying
terraforming_mars-rules-paying = Steel pays for cards with a building tag (2 M€ each), titanium for cards with a space tag (3 M€ each). There is no change. Standard projects, milestones, awards and buying cards take M€ only. M€ production may fall to −5, every other production to 0.
terraforming_mars-rules-projects-title = Standard projects
terraforming_mars-rules-projects = For M€ only. Selling patents brings 1 M€ for each card from hand.
terraforming_mars-rules-awards-title = Awards
terraforming_mars-rules-awards = Each can be funded once, three in all: for 8, 14 and 20 M€. At the end the first place brings 5 points and the second 2, but none with two players. All who share a place get its points; where several are first, there is no second.
terraforming_mars-rules-tiles-title = Tiles
terraforming_mars-rules-tiles = Whoever places a tile takes what is printed on the area, and 2 M€ for each ocean next to it.
terraforming_mars-rules-tile-ocean-title = Ocean
terraforming_mars-rules-tile-ocean = goes on an area reserved for oceans, belongs to nobody, rating +1.
terraforming_mars-rules-tile-greenery-title = Greenery
terraforming_mars-rules-tile-greenery = goes next to a tile of yours if it can; oxygen and rating +1; one point at the end.
terraforming_mars-rules-tile-city-title = City
terraforming_mars-rules-tile-city = never next to another city; at the end one point for each greenery next to it, whoever owns it.
terraforming_mars-rules-tile-special-title = Special tiles
terraforming_mars-rules-tile-special = each comes from one card, which says where it goes.
terraforming_mars-rules-others-title = What you can do to others
terraforming_mars-rules-others = A red border means any player, yourself included. Removing resources is never compulsory and may be partial; lowering production is compulsory: if nobody else has it, you lose it yourself, or the card cannot be played.
terraforming_mars-rules-end-title = The end
terraforming_mars-rules-end = The generation in which all three parameters reach their goals is the last. After its production everybody may once more turn plants into greeneries; these raise nothing. Then count: rating, awards (5 for the first, 2 for the second; with two players no second), milestones (5 each), greeneries, cities, cards. Ties go to whoever has more M€.
terraforming_mars-rules-variants-title = Variants
terraforming_mars-rules-variants = Corporate Era adds cards about economy and technology, and nobody starts with production. Without it everybody starts with one of each production. In the draft you choose your four cards one by one and pass the rest on, clockwise in even generations. Beginner corporations have no powers, but keep their first ten cards for free.
terraforming_mars-rules-solo-title = Alone
terraforming_mars-rules-solo = You begin with a rating of 14 and have 14 generations. Two neutral cities with greeneries lie on Mars. There are no milestones and awards; a neutral opponent has whatever you want to take away. You win if all three parameters reach their goals in time; then the points tell how well.

## Symbols
terraforming_mars-symbols-resources = Resources
terraforming_mars-symbols-frames = How symbols are framed
terraforming_mars-symbols-planet = The planet and the table
terraforming_mars-symbols-on-cards = Resources on cards
terraforming_mars-symbols-tags = Tags
terraforming_mars-symbol-megacredits = Megacredits (M€), the money
terraforming_mars-symbol-steel = Steel: pays for buildings, 2 M€ each
terraforming_mars-symbol-titanium = Titanium: pays for space projects, 3 M€ each
terraforming_mars-symbol-plants = Plants: eight become a greenery
terraforming_mars-symbol-energy = Energy: for actions of cards; what is left becomes heat
terraforming_mars-symbol-heat = Heat: eight raise the temperature
terraforming_mars-symbol-production = On a brown box: production, not the resource itself
terraforming_mars-symbol-any = Red border with a minus: remove from any player; optional, and it may be a part
terraforming_mars-symbol-steal = A mask: steal; what the other player loses is yours
terraforming_mars-symbol-any-production = Red border on a box: some player must lose this production
terraforming_mars-symbol-per = After the slash: for each of these
terraforming_mars-symbol-or = Between symbols: one or the other
terraforming_mars-symbol-star = A star: the words of the card say more; for resources: they go to another card
terraforming_mars-symbol-temperature = Raise the temperature by one step (2 °C)
terraforming_mars-symbol-oxygen = Raise oxygen by one step (1%)
terraforming_mars-symbol-ocean = Place an ocean
terraforming_mars-symbol-greenery = Place a greenery
terraforming_mars-symbol-city = Place a city
terraforming_mars-symbol-rating = Terraform rating: income and points
terraforming_mars-symbol-card = A project card
terraforming_mars-symbol-points = Victory points
terraforming_mars-symbol-cube-animal = An animal on a card
terraforming_mars-symbol-cube-microbe = A microbe on a card
terraforming_mars-symbol-cube-science = A science resource on a card
terraforming_mars-symbol-cube-fighter = A fighter on a card
terraforming_mars-symbol-tag-building = Building: may be paid for with steel
terraforming_mars-symbol-tag-space = Space: may be paid for with titanium
terraforming_mars-symbol-tag-power = Power
terraforming_mars-symbol-tag-science = Science: many cards require it
terraforming_mars-symbol-tag-jovian = Jovian: the outer Solar System
terraforming_mars-symbol-tag-earth = Earth
terraforming_mars-symbol-tag-plant = Plant
terraforming_mars-symbol-tag-microbe = Microbe
terraforming_mars-symbol-tag-animal = Animal
terraforming_mars-symbol-tag-city = City
terraforming_mars-symbol-tag-event = Event: acts once, then lies face down

## Lesson
terraforming_mars-lesson-about = A generation and a half alone on Mars, with the beginner corporation. It takes about five minutes.
terraforming_mars-lesson-planet = This is Mars. Beside the map stand three parameters: temperature, oxygen and oceans. Whoever raises one of them by a step raises their own rating by one, and the rating is income every generation and points at the end. Alone you have 14 generations to bring all three to their goals.
terraforming_mars-lesson-board = You lead the beginner corporation: no powers, but 42 M€. Your own things show your resources; the small brown figure below each is its production, what you get at the end of every generation.
terraforming_mars-lesson-card = You hold five projects. The yellow number is the cost, the round signs are tags. Power Plant costs 4 M€ and raises your energy production. Play it.
terraforming_mars-lesson-project = A turn has one or two actions. Standard projects are always there, for everybody: Aquifer costs 18 M€ and brings an ocean. Carry it out.
terraforming_mars-lesson-ocean = Oceans go on the blue areas. Take the marked one in the top row: whoever places a tile gets what is printed there, here two steel.
terraforming_mars-lesson-steel = Your rating has risen by one. And you have steel: it pays for cards with a building tag, 2 M€ each. Mine has that tag. Play it.
terraforming_mars-lesson-pay = You may mix steel and M€ as you like. The proposal spends the steel, which is good for nothing else. Pay.
terraforming_mars-lesson-plants = Eight plants become a greenery, at any time as an action. Turn yours into one.
terraforming_mars-lesson-greenery = A greenery goes next to tiles of your own if it can; you have none yet. Take the marked corner: two more steel, and 2 M€ for the ocean next to it.
terraforming_mars-lesson-missing = The greenery has raised oxygen, and your rating with it. Some cards have to wait for the planet: Lichen needs −24 °C. In a match every card that cannot be played says what is missing.
terraforming_mars-lesson-active = Cards with a blue edge stay at work: they have an action or a lasting effect. Play Tardigrades.
terraforming_mars-lesson-use = What stands behind the red arrow can be had once a generation. Use the card: a microbe comes to lie on it, and four of them are a point.
terraforming_mars-lesson-pass = That will do for now. Pass: when everybody has passed, the generation ends.
terraforming_mars-lesson-research = Production has brought 16 M€ for your rating, and a steel and an energy besides. A new generation begins with research: four new projects, 3 M€ for each you keep. Take the two you like best and confirm.
terraforming_mars-lesson-comet = Now for something big. The Comet warms the planet by a step and brings an ocean. Play it.
terraforming_mars-lesson-ocean-cards = This area gives two cards, free of charge.
terraforming_mars-lesson-red = A red border means: from any player. Whoever has plants may lose them now. Alone there is a neutral opponent for that.
terraforming_mars-lesson-goal = Your rating has gone from 14 to 18. Now raise what you can, build what pays, and look at the standing under “Score”. The match is yours: play on, and bring Mars to life by generation 14.
terraforming_mars-ui-stock-title = Stock and production

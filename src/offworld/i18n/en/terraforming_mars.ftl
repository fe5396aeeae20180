# Terraforming Mars
terraforming_mars = Terraforming Mars
terraforming_mars-about = Lead a corporation that warms Mars, fills its seas and thickens its air, and do more for it than the others.
terraforming_mars-option-corporate_era = Corporate Era
terraforming_mars-option-corporate_era-help = More projects and corporations about economy and technology, and no starting production. Always on when playing alone.
terraforming_mars-option-draft = Draft
terraforming_mars-option-draft-help = Cards for research are chosen one by one and passed on to a neighbour.
terraforming_mars-option-beginners = Beginner corporations
terraforming_mars-option-beginners-help = Everybody may take a beginner corporation: no special powers, but the first ten cards are free.
terraforming_mars-option-first_seat = First seat begins
terraforming_mars-option-first_seat-help = Whoever sits first holds the first player marker; otherwise it is drawn by lot. In a rematch the winner sits there.

### Resources, tags, tiles

terraforming_mars-resource-megacredits = M€
terraforming_mars-resource-steel = steel
terraforming_mars-resource-titanium = titanium
terraforming_mars-resource-plants = plants
terraforming_mars-resource-energy = energy
terraforming_mars-resource-heat = heat
terraforming_mars-amount-megacredits = { $amount } M€
terraforming_mars-amount-steel = { $amount } steel
terraforming_mars-amount-titanium = { $amount } titanium
terraforming_mars-amount-plants = { $amount ->
    [one] { $amount } plant
   *[other] { $amount } plants
}
terraforming_mars-amount-energy = { $amount } energy
terraforming_mars-amount-heat = { $amount } heat
terraforming_mars-production-megacredits = M€ production
terraforming_mars-production-steel = steel production
terraforming_mars-production-titanium = titanium production
terraforming_mars-production-plants = plant production
terraforming_mars-production-energy = energy production
terraforming_mars-production-heat = heat production
terraforming_mars-cube-animal = animals
terraforming_mars-cube-microbe = microbes
terraforming_mars-cube-science = science
terraforming_mars-cube-fighter = fighters
terraforming_mars-tag-building = building
terraforming_mars-tag-space = space
terraforming_mars-tag-power = power
terraforming_mars-tag-science = science
terraforming_mars-tag-jovian = Jovian
terraforming_mars-tag-earth = Earth
terraforming_mars-tag-plant = plant
terraforming_mars-tag-microbe = microbe
terraforming_mars-tag-animal = animal
terraforming_mars-tag-city = city
terraforming_mars-parameter-temperature = Temperature
terraforming_mars-parameter-oxygen = Oxygen
terraforming_mars-parameter-oceans = Oceans
terraforming_mars-value-temperature = { $value } °C
terraforming_mars-value-oxygen = { $value }%
terraforming_mars-value-oceans = { $value }
terraforming_mars-tile-ocean = ocean
terraforming_mars-tile-greenery = greenery
terraforming_mars-tile-city = city
terraforming_mars-tile-capital = Capital
terraforming_mars-tile-natural_preserve = Natural Preserve
terraforming_mars-tile-mining_area = Mining Area
terraforming_mars-tile-mining_rights = Mining Rights
terraforming_mars-tile-commercial_district = Commercial District
terraforming_mars-tile-nuclear_zone = Nuclear Zone
terraforming_mars-tile-industrial_center = Industrial Center
terraforming_mars-tile-ecological_zone = Ecological Zone
terraforming_mars-tile-lava_flows = Lava Flows
terraforming_mars-tile-mohole_area = Mohole Area
terraforming_mars-tile-restricted_area = Restricted Area
terraforming_mars-area = row { $row }, area { $column }
terraforming_mars-area-tharsis_tholus = Tharsis Tholus
terraforming_mars-area-ascraeus_mons = Ascraeus Mons
terraforming_mars-area-pavonis_mons = Pavonis Mons
terraforming_mars-area-arsia_mons = Arsia Mons
terraforming_mars-area-noctis_city = Noctis City
terraforming_mars-area-ganymede_colony = Ganymede Colony
terraforming_mars-area-phobos_space_haven = Phobos Space Haven
terraforming_mars-project-sell_patents = Sell patents
terraforming_mars-project-power_plant = Power plant
terraforming_mars-project-asteroid = Asteroid
terraforming_mars-project-aquifer = Aquifer
terraforming_mars-project-greenery = Greenery
terraforming_mars-project-city = City
terraforming_mars-milestone-terraformer = Terraformer
terraforming_mars-milestone-mayor = Mayor
terraforming_mars-milestone-gardener = Gardener
terraforming_mars-milestone-builder = Builder
terraforming_mars-milestone-planner = Planner
terraforming_mars-award-landlord = Landlord
terraforming_mars-award-banker = Banker
terraforming_mars-award-scientist = Scientist
terraforming_mars-award-thermalist = Thermalist
terraforming_mars-award-miner = Miner
terraforming_mars-source-placement = Placement bonus
terraforming_mars-source-track = Bonus step
terraforming_mars-source-plants = Plants into greenery
terraforming_mars-source-heat = Heat into temperature
terraforming_mars-source-research = Research

### Questions

terraforming_mars-ask-beginner = Do you take a beginner corporation?
terraforming_mars-ask-corporation = Which corporation do you lead?
terraforming_mars-ask-first-cards = { $source }: which projects do you buy for { $price } M€ each?
terraforming_mars-ask-buy = { $source }: which projects do you buy for { $price } M€ each?
terraforming_mars-ask-draft = Which card do you put aside?
terraforming_mars-ask-action = What do you do?
terraforming_mars-ask-second-action = What do you do next?
terraforming_mars-ask-pay = { $source }: how do you pay { $due } M€?
terraforming_mars-ask-sell = Which projects do you sell for 1 M€ each?
terraforming_mars-ask-order = What happens first?
terraforming_mars-ask-choose = { $source }: which one?
terraforming_mars-ask-keep = { $source }: which { $count ->
    [one] card do you keep?
   *[other] { $count } cards do you keep?
}
terraforming_mars-ask-swap = { $source }: which card do you discard to draw another?
terraforming_mars-ask-copy = { $source }: which card’s production do you copy?
terraforming_mars-ask-add-to-card = { $source }: which card gets it?
terraforming_mars-ask-take-cube = { $source }: from which card do you take { $what }?
terraforming_mars-ask-remove-cubes = { $source }: from which card do you remove { $what } (up to { $count } in all)?
terraforming_mars-ask-take-production = { $source }: whose { $production } goes down by { $amount }?
terraforming_mars-ask-remove = { $source }: who loses { $what }?
terraforming_mars-ask-steal = { $source }: from whom do you steal { $what }?
terraforming_mars-ask-how-many = How much { YOU($seat, "do", "does") } { YOU($seat, "you") } lose ({ $resource })?
terraforming_mars-ask-move-production = By how many steps do you lower your { $production } to raise your { $target }?
terraforming_mars-ask-exchange = How much { $resource } do you turn into { $target }?
terraforming_mars-ask-claim = Which area do you reserve?
terraforming_mars-ask-last-greenery = Where do you place a last greenery?
terraforming_mars-ask-place-none = Where does it go?
terraforming_mars-ask-place-ocean = { $source }: where do you place the ocean?
terraforming_mars-ask-place-greenery = { $source }: where do you place the greenery?
terraforming_mars-ask-place-city = { $source }: where do you place the city?
terraforming_mars-ask-place-capital = Where do you place the Capital?
terraforming_mars-ask-place-natural_preserve = Where do you place the Natural Preserve?
terraforming_mars-ask-place-mining_area = Where do you place the Mining Area?
terraforming_mars-ask-place-mining_rights = Where do you place the Mining Rights?
terraforming_mars-ask-place-commercial_district = Where do you place the Commercial District?
terraforming_mars-ask-place-nuclear_zone = Where do you place the Nuclear Zone?
terraforming_mars-ask-place-industrial_center = Where do you place the Industrial Center?
terraforming_mars-ask-place-ecological_zone = Where do you place the Ecological Zone?
terraforming_mars-ask-place-lava_flows = Where do you place the Lava Flows?
terraforming_mars-ask-place-mohole_area = Where do you place the Mohole Area?
terraforming_mars-ask-place-restricted_area = Where do you place the Restricted Area?

### Choices

terraforming_mars-do-play = Play { $card } ({ $price } M€)
terraforming_mars-do-project = { $project } ({ $price } M€)
terraforming_mars-do-claim = Claim { $milestone } ({ $price } M€)
terraforming_mars-do-fund = Fund { $award } ({ $price } M€)
terraforming_mars-do-use = { $card }: { $does }
terraforming_mars-do-use-for = { $card }: { $cost } → { $does }
terraforming_mars-do-convert-plants = Turn { $plants } plants into a greenery
terraforming_mars-do-convert-heat = Turn 8 heat into a step of temperature
terraforming_mars-do-pass = Pass for this generation
terraforming_mars-do-end = End the turn
terraforming_mars-do-none = Skip
terraforming_mars-do-neutral = The neutral opponent
terraforming_mars-do-regular = A regular corporation
terraforming_mars-do-seat = { $seat }
terraforming_mars-do-take-all = { $seat }: { $resource } −{ $amount }
terraforming_mars-do-take-part = { $seat }: { $resource }, only a part
terraforming_mars-do-both = { $first }, { $second }
terraforming_mars-do-gain = { $resource } +{ $amount }
terraforming_mars-do-gain-counted = gain { $resource }
terraforming_mars-do-lose = { $resource } −{ $amount }
terraforming_mars-do-produce = { $production } +{ $amount }
terraforming_mars-do-produce-counted = { $production } goes up
terraforming_mars-do-produce-metal = production of the metal on the area +1
terraforming_mars-do-lose-production = { $production } −{ $amount }
terraforming_mars-do-take-production = somebody’s { $production } −{ $amount }
terraforming_mars-do-rise = rating +{ $amount }
terraforming_mars-do-rise-counted = rating goes up
terraforming_mars-do-raise-temperature = temperature +{ $steps }
terraforming_mars-do-raise-oxygen = oxygen +{ $steps }
terraforming_mars-do-place-ocean = place an ocean
terraforming_mars-do-place-greenery = place a greenery
terraforming_mars-do-place-city = place a city
terraforming_mars-do-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
terraforming_mars-do-look-and-buy = look at a card, buy or discard it
terraforming_mars-do-reveal = reveal a card and hope for the tag “{ $tag }”
terraforming_mars-do-add-here = add { $what } to { $card }
terraforming_mars-do-add-to-card = add { $what } to another card
terraforming_mars-do-spend = { $resource } −{ $amount }
terraforming_mars-do-spend-money = { $amount } M€
terraforming_mars-do-spend-here = remove { $what } from { $card }
terraforming_mars-do-take-cube = take { $what } from any card
terraforming_mars-do-remove-cubes = remove up to { $what } from somebody
terraforming_mars-do-remove = remove { $what } from somebody
terraforming_mars-do-steal = steal { $what } from somebody
terraforming_mars-do-exchange = { $resource } into { $target }

### Log

terraforming_mars-turned-over = { $card } is turned over: { $cost } M€
terraforming_mars-founded = { $seat } { YOU($seat, "lead", "leads") } { $corporation }
terraforming_mars-bought = { $seat } { YOU($seat, "buy", "buys") } { $count ->
    [one] { $count } project
   *[other] { $count } projects
}
terraforming_mars-first-action = { $seat } { YOU($seat, "carry", "carries") } out the first action of the corporation
terraforming_mars-generation = Generation { $generation }; { YOU($seat, "you") } { YOU($seat, "go", "goes") } first
terraforming_mars-drafted = Everybody puts a card aside and passes the others on
terraforming_mars-drafted-seen = The draft has brought you: { $cards }
terraforming_mars-played = { $seat } { YOU($seat, "play", "plays") } { $card }
terraforming_mars-paid = { $seat } { YOU($seat, "pay", "pays") } { $cost } ({ $source })
terraforming_mars-project = { $seat } { YOU($seat, "carry", "carries") } out a standard project: { $project }
terraforming_mars-used = { $seat } { YOU($seat, "use", "uses") } { $card }
terraforming_mars-claimed-milestone = { $seat } { YOU($seat, "claim", "claims") } a milestone: { $milestone }
terraforming_mars-funded = { $seat } { YOU($seat, "fund", "funds") } an award: { $award }
terraforming_mars-passed = { $seat } { YOU($seat, "pass", "passes") }
terraforming_mars-gained = { $seat } { YOU($seat, "gain", "gains") } { $what } ({ $source })
terraforming_mars-lost = { $seat } { YOU($seat, "lose", "loses") } { $what } ({ $source })
terraforming_mars-spent-plants = { $seat } { YOU($seat, "turn", "turns") } { $what } into greenery
terraforming_mars-spent-heat = { $seat } { YOU($seat, "spend", "spends") } { $what } on raising the temperature
terraforming_mars-production-up = { YOU($seat, "Your") }{ YOU($seat, "", ":") } { $production } +{ $amount } ({ $source })
terraforming_mars-production-down = { YOU($seat, "Your") }{ YOU($seat, "", ":") } { $production } −{ $amount } ({ $source })
terraforming_mars-taken = { $seat } { YOU($seat, "lose", "loses") } { $what } ({ YOU($seat_by, "you") }: { $source })
terraforming_mars-production-taken = { YOU($seat, "Your") }{ YOU($seat, "", ":") } { $production } −{ $amount } ({ YOU($seat_by, "you") }: { $source })
terraforming_mars-cube-taken = { $seat } { YOU($seat, "lose", "loses") } { $what } from { $card } ({ YOU($seat_by, "you") }: { $source })
terraforming_mars-neutral-lost = The neutral opponent loses { $what } ({ $source })
terraforming_mars-neutral-production = Neutral opponent: { $production } −{ $amount } ({ $source })
terraforming_mars-rated = { YOU($seat, "Your") }{ YOU($seat, "", ":") } rating +{ $amount } ({ $source })
terraforming_mars-raised-temperature = { $seat } { YOU($seat, "raise", "raises") } the temperature to { $value } ({ $source })
terraforming_mars-raised-oxygen = { $seat } { YOU($seat, "raise", "raises") } oxygen to { $value } ({ $source })
terraforming_mars-raised-oceans = Oceans: { $value } of 9
terraforming_mars-placed = { $seat } { YOU($seat, "place", "places") } a tile: { $tile } — { $area } ({ $source })
terraforming_mars-claimed = { $seat } { YOU($seat, "reserve", "reserves") } an area: { $area }
terraforming_mars-collected = { $seat } { YOU($seat, "add", "adds") } { $what } to { $card } ({ $source })
terraforming_mars-uncollected = { $seat } { YOU($seat, "remove", "removes") } { $what } from { $card } ({ $source })
terraforming_mars-drew = { $seat } { YOU($seat, "draw", "draws") } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $source })
terraforming_mars-drew-seen = You draw: { $cards } ({ $source })
terraforming_mars-discarded = { $seat } { YOU($seat, "discard", "discards") } { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terraforming_mars-discarded-seen = You discard: { $cards }
terraforming_mars-revealed = { $seat } { YOU($seat, "reveal", "reveals") } { $card } ({ $source })
terraforming_mars-reshuffled = The discard pile becomes the new deck
terraforming_mars-copied = { $seat } { YOU($seat, "copy", "copies") } the production of { $card } ({ $source })
terraforming_mars-next-discount = { YOU($seat, "Your") }{ YOU($seat, "", ": the") } next card costs { $amount } M€ less
terraforming_mars-next-slack = { YOU($seat, "Your") }{ YOU($seat, "", ": the") } next card may miss a limit by { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
terraforming_mars-produced = { $seat } { YOU($seat, "produce", "produces") } { $gains }
terraforming_mars-score-rating = Rating
terraforming_mars-score-awards = Awards
terraforming_mars-score-milestones = Milestones
terraforming_mars-score-greeneries = Greeneries
terraforming_mars-score-cities = Cities
terraforming_mars-score-cards = Cards
terraforming_mars-final-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terraforming_mars-terraformed = Mars is terraformed
terraforming_mars-solo-won = Mars is terraformed in time
terraforming_mars-solo-lost = 14 generations were not enough to terraform Mars

### Why not

terraforming_mars-no = This is not possible now
terraforming_mars-no-not-in-hand = This card is not in your hand
terraforming_mars-no-at-least = { $parameter }: at least { $value } needed, now { $now }; { $steps }{ $unit ->
    [oceans] {""}
   *[other] {" "}{ $steps ->
        [one] step
       *[other] steps
    }
} short
terraforming_mars-no-at-most = { $parameter }: at most { $value } allowed, now { $now }; { $steps }{ $unit ->
    [oceans] {""}
   *[other] {" "}{ $steps ->
        [one] step
       *[other] steps
    }
} too many
terraforming_mars-no-tags = Tags needed ({ $tag }): { $needed }, you have { $have }
terraforming_mars-no-production = Needed: { $production } of at least { $needed }, you have { $have }
terraforming_mars-no-tiles = Tiles needed ({ $tile }): { $needed }, there are { $have }
terraforming_mars-no-stock = Needed: { $what }, you have { $have }
terraforming_mars-no-money = It costs { $needed } M€, you have { $have }: { $missing } short
terraforming_mars-no-money-steel = It costs { $needed } M€, with steel you have { $have }: { $missing } short
terraforming_mars-no-money-titanium = It costs { $needed } M€, with titanium you have { $have }: { $missing } short
terraforming_mars-no-money-metals = It costs { $needed } M€, with steel and titanium you have { $have }: { $missing } short
terraforming_mars-no-victim = Nobody’s { $production } can go down by { $amount }
terraforming_mars-no-place = There is no area where this tile may go: { $tile }
terraforming_mars-no-tile-left = { $tile }: this tile lies on the map already
terraforming_mars-no-claim = No free area is left to reserve
terraforming_mars-no-filled-card = None of your cards has a resource on it
terraforming_mars-no-cubes-here = Needed on this card: { $what }, there are { $have }
terraforming_mars-no-cube-to-take = No card has anything that may be taken ({ $what })
terraforming_mars-no-building-to-copy = You have no building whose production you could copy now
terraforming_mars-no-empty-hand = You have no cards in hand
terraforming_mars-no-such-action = You have no such action
terraforming_mars-no-used = This card was already used in this generation
terraforming_mars-no-rise-yet = Your rating has not risen yet in this generation
terraforming_mars-no-solo = Playing alone there are no milestones and awards
terraforming_mars-no-milestone-claimed = { $seat } { YOU($seat, "have", "has") } claimed this milestone
terraforming_mars-no-milestones-left = All { $count } milestones are claimed
terraforming_mars-no-milestone-terraformer = Rating needed: { $needed }, you have { $have }
terraforming_mars-no-milestone-mayor = Cities needed: { $needed }, you have { $have }
terraforming_mars-no-milestone-gardener = Greeneries needed: { $needed }, you have { $have }
terraforming_mars-no-milestone-builder = Building tags needed: { $needed }, you have { $have }
terraforming_mars-no-milestone-planner = Cards in hand needed: { $needed }, you have { $have }
terraforming_mars-no-award-funded = { $seat } { YOU($seat, "have", "has") } funded this award
terraforming_mars-no-awards-left = All { $count } awards are funded
terraforming_mars-no-pass-now = You have taken an action in this turn: end the turn instead
terraforming_mars-no-end-now = You have taken no action in this turn: pass instead
terraforming_mars-no-occupied = There is a tile already
terraforming_mars-no-claimed = This area is reserved by a marker
terraforming_mars-no-reserved = This area is kept for { $area }
terraforming_mars-no-ocean-area = This area is kept for oceans
terraforming_mars-no-ocean-only = This tile goes on areas for oceans only
terraforming_mars-no-next-to-city = There is a city next to it
terraforming_mars-no-away-from-own = A greenery goes next to your own tiles while there is room
terraforming_mars-no-site-ocean_area = Only on areas for oceans
terraforming_mars-no-site-land = Only on free land
terraforming_mars-no-site-city_standard = There is a city next to it
terraforming_mars-no-site-greenery_standard = Only next to your own tiles
terraforming_mars-no-site-land_isolated = Only where no tile is next to it
terraforming_mars-no-site-land_next_to_city = Only next to a city
terraforming_mars-no-site-land_next_to_two_cities = Only next to two cities
terraforming_mars-no-site-land_next_to_greenery = Only next to a greenery
terraforming_mars-no-site-land_volcanic = Only on a volcano
terraforming_mars-no-site-land_with_metal_bonus = Only where steel or titanium is printed
terraforming_mars-no-site-land_with_metal_bonus_next_to_own_tile = Only where steel or titanium is printed, next to your own tile
terraforming_mars-no-site-land_without_marker = Only on free land without a marker
terraforming_mars-no-site-noctis_city = Only on its own area
terraforming_mars-no-site-ganymede_colony = Only on Ganymede
terraforming_mars-no-site-phobos_space_haven = Only on Phobos

### Positions

terraforming_mars-bad-pile = { $value } does not belong on this pile.
terraforming_mars-bad-owner = oceans belong to nobody, all other tiles to a player; neutral tiles exist only when playing alone.
terraforming_mars-bad-tile-twice = there is only one { $value }.
terraforming_mars-bad-oceans = there are only { $count } oceans.
terraforming_mars-bad-claim = only free land can be reserved.
terraforming_mars-bad-cubes = { $value } is not in play or collects nothing.
terraforming_mars-bad-used = { $value } is not in play or has no action.
terraforming_mars-bad-area = this tile can never lie on this area.
terraforming_mars-bad-shores = cards bring at most { $count } greeneries to the areas reserved for oceans.
terraforming_mars-bad-phase = in this phase there is no such thing, only in: { $allowed }.
terraforming_mars-bad-without = nobody who could own this tile has { $value } in play, which brings it there.
terraforming_mars-bad-lakes = only one ocean can lie on land.
terraforming_mars-bad-turn = { $seat } { YOU($seat, "have", "has") } passed and { YOU($seat, "take", "takes") } no more turns.
terraforming_mars-bad-playing = only one card is paid for at a time.

### Projects

terraforming_mars-card-colonizer_training_camp = Colonizer Training Camp
terraforming_mars-card-asteroid_mining_consortium = Asteroid Mining Consortium
terraforming_mars-card-deep_well_heating = Deep Well Heating
terraforming_mars-card-cloud_seeding = Cloud Seeding
terraforming_mars-card-search_for_life = Search For Life
terraforming_mars-card-inventors_guild = Inventors' Guild
terraforming_mars-card-martian_rails = Martian Rails
terraforming_mars-card-capital = Capital
terraforming_mars-card-asteroid = Asteroid
terraforming_mars-card-comet = Comet
terraforming_mars-card-big_asteroid = Big Asteroid
terraforming_mars-card-water_import_from_europa = Water Import From Europa
terraforming_mars-card-space_elevator = Space Elevator
terraforming_mars-card-development_center = Development Center
terraforming_mars-card-equatorial_magnetizer = Equatorial Magnetizer
terraforming_mars-card-domed_crater = Domed Crater
terraforming_mars-card-noctis_city = Noctis City
terraforming_mars-card-methane_from_titan = Methane From Titan
terraforming_mars-card-imported_hydrogen = Imported Hydrogen
terraforming_mars-card-research_outpost = Research Outpost
terraforming_mars-card-phobos_space_haven = Phobos Space Haven
terraforming_mars-card-black_polar_dust = Black Polar Dust
terraforming_mars-card-arctic_algae = Arctic Algae
terraforming_mars-card-predators = Predators
terraforming_mars-card-space_station = Space Station
terraforming_mars-card-eos_chasma_national_park = Eos Chasma National Park
terraforming_mars-card-interstellar_colony_ship = Interstellar Colony Ship
terraforming_mars-card-security_fleet = Security Fleet
terraforming_mars-card-cupola_city = Cupola City
terraforming_mars-card-lunar_beam = Lunar Beam
terraforming_mars-card-optimal_aerobraking = Optimal Aerobraking
terraforming_mars-card-underground_city = Underground City
terraforming_mars-card-regolith_eaters = Regolith Eaters
terraforming_mars-card-ghg_producing_bacteria = GHG Producing Bacteria
terraforming_mars-card-ants = Ants
terraforming_mars-card-release_of_inert_gases = Release of Inert Gases
terraforming_mars-card-nitrogen_rich_asteroid = Nitrogen-Rich Asteroid
terraforming_mars-card-rover_construction = Rover Construction
terraforming_mars-card-deimos_down = Deimos Down
terraforming_mars-card-asteroid_mining = Asteroid Mining
terraforming_mars-card-food_factory = Food Factory
terraforming_mars-card-archaebacteria = ArchaeBacteria
terraforming_mars-card-carbonate_processing = Carbonate Processing
terraforming_mars-card-natural_preserve = Natural Preserve
terraforming_mars-card-nuclear_power = Nuclear Power
terraforming_mars-card-lightning_harvest = Lightning Harvest
terraforming_mars-card-algae = Algae
terraforming_mars-card-adapted_lichen = Adapted Lichen
terraforming_mars-card-tardigrades = Tardigrades
terraforming_mars-card-virus = Virus
terraforming_mars-card-miranda_resort = Miranda Resort
terraforming_mars-card-fish = Fish
terraforming_mars-card-lake_marineris = Lake Marineris
terraforming_mars-card-small_animals = Small Animals
terraforming_mars-card-kelp_farming = Kelp Farming
terraforming_mars-card-mine = Mine
terraforming_mars-card-vesta_shipyard = Vesta Shipyard
terraforming_mars-card-beam_from_a_thorium_asteroid = Beam From A Thorium Asteroid
terraforming_mars-card-mangrove = Mangrove
terraforming_mars-card-trees = Trees
terraforming_mars-card-great_escarpment_consortium = Great Escarpment Consortium
terraforming_mars-card-mineral_deposit = Mineral Deposit
terraforming_mars-card-mining_expedition = Mining Expedition
terraforming_mars-card-mining_area = Mining Area
terraforming_mars-card-building_industries = Building Industries
terraforming_mars-card-land_claim = Land Claim
terraforming_mars-card-mining_rights = Mining Rights
terraforming_mars-card-sponsors = Sponsors
terraforming_mars-card-electro_catapult = Electro Catapult
terraforming_mars-card-earth_catapult = Earth Catapult
terraforming_mars-card-advanced_alloys = Advanced Alloys
terraforming_mars-card-birds = Birds
terraforming_mars-card-mars_university = Mars University
terraforming_mars-card-viral_enhancers = Viral Enhancers
terraforming_mars-card-towing_a_comet = Towing A Comet
terraforming_mars-card-space_mirrors = Space Mirrors
terraforming_mars-card-solar_wind_power = Solar Wind Power
terraforming_mars-card-ice_asteroid = Ice Asteroid
terraforming_mars-card-quantum_extractor = Quantum Extractor
terraforming_mars-card-giant_ice_asteroid = Giant Ice Asteroid
terraforming_mars-card-ganymede_colony = Ganymede Colony
terraforming_mars-card-callisto_penal_mines = Callisto Penal Mines
terraforming_mars-card-giant_space_mirror = Giant Space Mirror
terraforming_mars-card-trans_neptune_probe = Trans-Neptune Probe
terraforming_mars-card-commercial_district = Commercial District
terraforming_mars-card-robotic_workforce = Robotic Workforce
terraforming_mars-card-grass = Grass
terraforming_mars-card-heather = Heather
terraforming_mars-card-peroxide_power = Peroxide Power
terraforming_mars-card-research = Research
terraforming_mars-card-gene_repair = Gene Repair
terraforming_mars-card-io_mining_industries = Io Mining Industries
terraforming_mars-card-bushes = Bushes
terraforming_mars-card-mass_converter = Mass Converter
terraforming_mars-card-physics_complex = Physics Complex
terraforming_mars-card-greenhouses = Greenhouses
terraforming_mars-card-nuclear_zone = Nuclear Zone
terraforming_mars-card-tropical_resort = Tropical Resort
terraforming_mars-card-toll_station = Toll Station
terraforming_mars-card-fueled_generators = Fueled Generators
terraforming_mars-card-ironworks = Ironworks
terraforming_mars-card-power_grid = Power Grid
terraforming_mars-card-steelworks = Steelworks
terraforming_mars-card-ore_processor = Ore Processor
terraforming_mars-card-earth_office = Earth Office
terraforming_mars-card-acquired_company = Acquired Company
terraforming_mars-card-media_archives = Media Archives
terraforming_mars-card-open_city = Open City
terraforming_mars-card-media_group = Media Group
terraforming_mars-card-business_network = Business Network
terraforming_mars-card-business_contacts = Business Contacts
terraforming_mars-card-bribed_committee = Bribed Committee
terraforming_mars-card-solar_power = Solar Power
terraforming_mars-card-breathing_filters = Breathing Filters
terraforming_mars-card-artificial_photosynthesis = Artificial Photosynthesis
terraforming_mars-card-artificial_lake = Artificial Lake
terraforming_mars-card-geothermal_power = Geothermal Power
terraforming_mars-card-farming = Farming
terraforming_mars-card-dust_seals = Dust Seals
terraforming_mars-card-urbanized_area = Urbanized Area
terraforming_mars-card-sabotage = Sabotage
terraforming_mars-card-moss = Moss
terraforming_mars-card-industrial_center = Industrial Center
terraforming_mars-card-hired_raiders = Hired Raiders
terraforming_mars-card-hackers = Hackers
terraforming_mars-card-ghg_factories = GHG Factories
terraforming_mars-card-subterranean_reservoir = Subterranean Reservoir
terraforming_mars-card-ecological_zone = Ecological Zone
terraforming_mars-card-zeppelins = Zeppelins
terraforming_mars-card-worms = Worms
terraforming_mars-card-decomposers = Decomposers
terraforming_mars-card-fusion_power = Fusion Power
terraforming_mars-card-symbiotic_fungus = Symbiotic Fungus
terraforming_mars-card-extreme_cold_fungus = Extreme-Cold Fungus
terraforming_mars-card-advanced_ecosystems = Advanced Ecosystems
terraforming_mars-card-great_dam = Great Dam
terraforming_mars-card-cartel = Cartel
terraforming_mars-card-strip_mine = Strip Mine
terraforming_mars-card-wave_power = Wave Power
terraforming_mars-card-lava_flows = Lava Flows
terraforming_mars-card-power_plant = Power Plant
terraforming_mars-card-mohole_area = Mohole Area
terraforming_mars-card-large_convoy = Large Convoy
terraforming_mars-card-titanium_mine = Titanium Mine
terraforming_mars-card-tectonic_stress_power = Tectonic Stress Power
terraforming_mars-card-nitrophilic_moss = Nitrophilic Moss
terraforming_mars-card-herbivores = Herbivores
terraforming_mars-card-insects = Insects
terraforming_mars-card-ceos_favorite_project = CEO's Favorite Project
terraforming_mars-card-anti_gravity_technology = Anti-Gravity Technology
terraforming_mars-card-investment_loan = Investment Loan
terraforming_mars-card-insulation = Insulation
terraforming_mars-card-adaptation_technology = Adaptation Technology
terraforming_mars-card-caretaker_contract = Caretaker Contract
terraforming_mars-card-designed_microorganisms = Designed Microorganisms
terraforming_mars-card-standard_technology = Standard Technology
terraforming_mars-card-nitrite_reducing_bacteria = Nitrite Reducing Bacteria
terraforming_mars-card-industrial_microbes = Industrial Microbes
terraforming_mars-card-lichen = Lichen
terraforming_mars-card-power_supply_consortium = Power Supply Consortium
terraforming_mars-card-convoy_from_europa = Convoy From Europa
terraforming_mars-card-imported_ghg = Imported GHG
terraforming_mars-card-imported_nitrogen = Imported Nitrogen
terraforming_mars-card-micro_mills = Micro-Mills
terraforming_mars-card-magnetic_field_generators = Magnetic Field Generators
terraforming_mars-card-shuttles = Shuttles
terraforming_mars-card-import_of_advanced_ghg = Import of Advanced GHG
terraforming_mars-card-windmills = Windmills
terraforming_mars-card-tundra_farming = Tundra Farming
terraforming_mars-card-aerobraked_ammonia_asteroid = Aerobraked Ammonia Asteroid
terraforming_mars-card-magnetic_field_dome = Magnetic Field Dome
terraforming_mars-card-pets = Pets
terraforming_mars-card-protected_habitats = Protected Habitats
terraforming_mars-card-protected_valley = Protected Valley
terraforming_mars-card-satellites = Satellites
terraforming_mars-card-noctis_farming = Noctis Farming
terraforming_mars-card-water_splitting_plant = Water Splitting Plant
terraforming_mars-card-heat_trappers = Heat Trappers
terraforming_mars-card-soil_factory = Soil Factory
terraforming_mars-card-fuel_factory = Fuel Factory
terraforming_mars-card-ice_cap_melting = Ice Cap Melting
terraforming_mars-card-corporate_stronghold = Corporate Stronghold
terraforming_mars-card-biomass_combustors = Biomass Combustors
terraforming_mars-card-livestock = Livestock
terraforming_mars-card-olympus_conference = Olympus Conference
terraforming_mars-card-rad_suits = Rad-Suits
terraforming_mars-card-aquifer_pumping = Aquifer Pumping
terraforming_mars-card-flooding = Flooding
terraforming_mars-card-energy_saving = Energy Saving
terraforming_mars-card-local_heat_trapping = Local Heat Trapping
terraforming_mars-card-permafrost_extraction = Permafrost Extraction
terraforming_mars-card-invention_contest = Invention Contest
terraforming_mars-card-plantation = Plantation
terraforming_mars-card-power_infrastructure = Power Infrastructure
terraforming_mars-card-indentured_workers = Indentured Workers
terraforming_mars-card-lagrange_observatory = Lagrange Observatory
terraforming_mars-card-terraforming_ganymede = Terraforming Ganymede
terraforming_mars-card-immigration_shuttles = Immigration Shuttles
terraforming_mars-card-restricted_area = Restricted Area
terraforming_mars-card-immigrant_city = Immigrant City
terraforming_mars-card-energy_tapping = Energy Tapping
terraforming_mars-card-underground_detonations = Underground Detonations
terraforming_mars-card-soletta = Soletta
terraforming_mars-card-technology_demonstration = Technology Demonstration
terraforming_mars-card-rad_chem_factory = Rad-Chem Factory
terraforming_mars-card-special_design = Special Design
terraforming_mars-card-medical_lab = Medical Lab
terraforming_mars-card-ai_central = AI Central

### Corporations

terraforming_mars-corporation-credicor = CrediCor
terraforming_mars-corporation-ecoline = Ecoline
terraforming_mars-corporation-helion = Helion
terraforming_mars-corporation-interplanetary_cinematics = Interplanetary Cinematics
terraforming_mars-corporation-inventrix = Inventrix
terraforming_mars-corporation-mining_guild = Mining Guild
terraforming_mars-corporation-phobolog = PhoboLog
terraforming_mars-corporation-tharsis_republic = Tharsis Republic
terraforming_mars-corporation-thorgate = ThorGate
terraforming_mars-corporation-united_nations_mars_initiative = United Nations Mars Initiative
terraforming_mars-corporation-saturn_systems = Saturn Systems
terraforming_mars-corporation-teractor = Teractor
terraforming_mars-corporation-beginner = Beginner Corporation

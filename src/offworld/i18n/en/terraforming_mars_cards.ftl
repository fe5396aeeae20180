# Terraforming Mars: what the cards say. `form` is start (begins a sentence), do (inside one) or to (after a price).

# --- joining -------------------------------------------------------------------------------------------------------
terraforming_mars_cards-sentence = { $body }.
terraforming_mars_cards-or-sentence = Or { $body }.
terraforming_mars_cards-then = { $first } { $next }
terraforming_mars_cards-and-2 = { $a } and { $b }
terraforming_mars_cards-and-3 = { $a }, { $b } and { $c }
terraforming_mars_cards-or-2 = { $a } or { $b }
terraforming_mars_cards-or-3 = { $a }, { $b } or { $c }
terraforming_mars_cards-choice-2 = { $a }, or { $b }
terraforming_mars_cards-apart = { $a }; { $b }
terraforming_mars_cards-pay-to = { $cost } to { $result }

# --- things --------------------------------------------------------------------------------------------------------
terraforming_mars_cards-units-megacredits = { $count } M€
terraforming_mars_cards-units-steel = { $count } steel
terraforming_mars_cards-units-titanium = { $count } titanium
terraforming_mars_cards-units-plants = { $count } { $count ->
    [one] plant
   *[other] plants
}
terraforming_mars_cards-units-energy = { $count } energy
terraforming_mars_cards-units-heat = { $count } heat
terraforming_mars_cards-upto-megacredits = up to { $count } M€
terraforming_mars_cards-upto-steel = up to { $count } steel
terraforming_mars_cards-upto-titanium = up to { $count } titanium
terraforming_mars_cards-upto-plants = up to { $count } { $count ->
    [one] plant
   *[other] plants
}
terraforming_mars_cards-cubes-animal = { $count } { $count ->
    [one] animal
   *[other] animals
}
terraforming_mars_cards-cubes-microbe = { $count } { $count ->
    [one] microbe
   *[other] microbes
}
terraforming_mars_cards-cubes-science = { $count } { $count ->
    [one] science resource
   *[other] science resources
}
terraforming_mars_cards-cubes-fighter = { $count } { $count ->
    [one] fighter
   *[other] fighters
}
terraforming_mars_cards-upto-animal = up to { $count } { $count ->
    [one] animal
   *[other] animals
}
terraforming_mars_cards-of-megacredits = M€
terraforming_mars_cards-of-energy = energy
terraforming_mars_cards-of-heat = heat
terraforming_mars_cards-tag-building = building
terraforming_mars_cards-tag-space = space
terraforming_mars_cards-tag-power = power
terraforming_mars_cards-tag-science = science
terraforming_mars_cards-tag-jovian = Jovian
terraforming_mars_cards-tag-earth = Earth
terraforming_mars_cards-tag-plant = plant
terraforming_mars_cards-tag-microbe = microbe
terraforming_mars_cards-tag-animal = animal
terraforming_mars_cards-production-megacredits = your M€ production by { $count }
terraforming_mars_cards-production-steel = your steel production by { $count }
terraforming_mars_cards-production-titanium = your titanium production by { $count }
terraforming_mars_cards-production-plants = your plant production by { $count }
terraforming_mars_cards-production-energy = your energy production by { $count }
terraforming_mars_cards-production-heat = your heat production by { $count }
terraforming_mars_cards-production-more-megacredits = your M€ production by { $count }
terraforming_mars_cards-production-more-steel = your steel production by { $count }
terraforming_mars_cards-production-more-titanium = your titanium production by { $count }
terraforming_mars_cards-production-more-plants = your plant production by { $count }
terraforming_mars_cards-production-more-energy = your energy production by { $count }
terraforming_mars_cards-production-of-any-megacredits = any player’s M€ production by { $count }
terraforming_mars_cards-production-of-any-steel = any player’s steel production by { $count }
terraforming_mars_cards-production-of-any-titanium = any player’s titanium production by { $count }
terraforming_mars_cards-production-of-any-plants = any player’s plant production by { $count }
terraforming_mars_cards-production-of-any-energy = any player’s energy production by { $count }
terraforming_mars_cards-production-of-any-heat = any player’s heat production by { $count }

# --- amounts -------------------------------------------------------------------------------------------------------
terraforming_mars_cards-per-tag = { $per ->
    [1] for each { $tag } tag you have
   *[other] for every { $per } { $tag } tags you have
}{ $own ->
    [0] {""}
    [1] , this one included
   *[other] , these included
}
terraforming_mars_cards-per-tag-of-others = for each { $tag } tag your opponents have
terraforming_mars_cards-per-city = { $per ->
    [1] for each city in play
   *[other] for every { $per } cities in play
}
terraforming_mars_cards-per-city-on-mars = for each city on Mars
terraforming_mars_cards-per-event = for each event played by anyone so far
terraforming_mars_cards-per-cube-animal = { $per ->
    [1] for each animal on this card
   *[other] for every { $per } animals on this card
}
terraforming_mars_cards-per-cube-microbe = { $per ->
    [1] for each microbe on this card
   *[other] for every { $per } microbes on this card
}
terraforming_mars_cards-per-cube-science = { $per ->
    [1] for each science resource on this card
   *[other] for every { $per } science resources on this card
}
terraforming_mars_cards-per-cube-fighter = { $per ->
    [1] for each fighter on this card
   *[other] for every { $per } fighters on this card
}
terraforming_mars_cards-if-cube-science = if there is any science resource on this card
terraforming_mars_cards-per-neighbour-ocean = for each ocean next to this tile
terraforming_mars_cards-per-neighbour-city = for each city next to this tile
terraforming_mars_cards-if-tags = you have at least { $count } { $tag } tags
terraforming_mars_cards-points = { $points } VP
terraforming_mars_cards-points-counted = { $points } VP { $per }
terraforming_mars_cards-points-if = { $points } VP { $condition }

# --- what must hold ------------------------------------------------------------------------------------------------
terraforming_mars_cards-requires = Requires { $what }.
terraforming_mars_cards-needs-oxygen-least = at least { $count }% oxygen
terraforming_mars_cards-needs-oxygen-most = at most { $count }% oxygen
terraforming_mars_cards-needs-temperature-least = { $value } °C or warmer
terraforming_mars_cards-needs-temperature-most = { $value } °C or colder
terraforming_mars_cards-needs-oceans-least = at least { $count } { $count ->
    [one] ocean
   *[other] oceans
}
terraforming_mars_cards-needs-oceans-most = at most { $count } { $count ->
    [one] ocean
   *[other] oceans
}
terraforming_mars_cards-needs-tags = { $count } { $tag } { $count ->
    [one] tag
   *[other] tags
}
terraforming_mars_cards-needs-production-steel = that you produce steel
terraforming_mars_cards-needs-production-titanium = that you produce titanium
terraforming_mars_cards-needs-tiles-greenery = { $count ->
    [1] a greenery tile of your own
   *[other] { $count } greenery tiles of your own
}
terraforming_mars_cards-needs-tiles-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
} in play

# --- clauses -------------------------------------------------------------------------------------------------------
terraforming_mars_cards-gain = { $form ->
    [start] Gain
   *[do] gain
} { $what }
terraforming_mars_cards-gain-counted = { $form ->
    [start] Gain
   *[do] gain
} { $what } { $per }
terraforming_mars_cards-lose = { $form ->
    [start] Lose
   *[do] lose
} { $what }
terraforming_mars_cards-spend = { $form ->
    [start] Spend
   *[do] spend
} { $what }
terraforming_mars_cards-pay = { $form ->
    [start] Pay
   *[do] pay
} { $count } M€
terraforming_mars_cards-pay-with-steel = { $form ->
    [start] Pay
   *[do] pay
} { $count } M€ (steel may be used)
terraforming_mars_cards-pay-with-titanium = { $form ->
    [start] Pay
   *[do] pay
} { $count } M€ (titanium may be used)
terraforming_mars_cards-raise = { $form ->
    [start] Raise
   *[do] raise
} { $what }
terraforming_mars_cards-raise-counted = { $form ->
    [start] Raise
   *[do] raise
} { $what } { $per }
terraforming_mars_cards-raise-if = { $form ->
    [start] Raise
   *[do] raise
} { $what }, or by { $then } if { $condition }
terraforming_mars_cards-raise-that-metal = { $form ->
    [start] Raise
   *[do] raise
} your production of that metal by 1
terraforming_mars_cards-lower = { $form ->
    [start] Lower
   *[do] lower
} { $what }
terraforming_mars_cards-shift = { $form ->
    [start] Lower
   *[do] lower
} { $what } and raise your own by { $count }
terraforming_mars_cards-rise = { $form ->
    [start] Raise
   *[do] raise
} your TR by { $count }
terraforming_mars_cards-rise-counted = { $form ->
    [start] Raise
   *[do] raise
} your TR by 1 { $per }
terraforming_mars_cards-raise-temperature = { $form ->
    [start] Raise
   *[do] raise
} the temperature { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
terraforming_mars_cards-raise-oxygen = { $form ->
    [start] Raise
   *[do] raise
} oxygen { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
terraforming_mars_cards-place-ocean = { $form ->
    [start] Place
   *[do] place
} { $count ->
    [1] an ocean
   *[other] { $count } oceans
}
terraforming_mars_cards-place-ocean-land = { $form ->
    [start] Place
   *[do] place
} an ocean on a land area (not one reserved for oceans)
terraforming_mars_cards-place-greenery-greenery_standard = { $form ->
    [start] Place
   *[do] place
} a greenery, which raises oxygen 1 step
terraforming_mars_cards-place-greenery-ocean_area = { $form ->
    [start] Place
   *[do] place
} a greenery on an area reserved for oceans, which raises oxygen 1 step
terraforming_mars_cards-place-city-city_standard = { $form ->
    [start] Place
   *[do] place
} a city
terraforming_mars_cards-place-city-land_isolated = { $form ->
    [start] Place
   *[do] place
} a city where no tile is next to it
terraforming_mars_cards-place-city-land_next_to_two_cities = { $form ->
    [start] Place
   *[do] place
} a city next to at least 2 other cities
terraforming_mars_cards-place-city-noctis_city = { $form ->
    [start] Place
   *[do] place
} a city on the area reserved for Noctis City
terraforming_mars_cards-place-city-ganymede_colony = { $form ->
    [start] Place
   *[do] place
} a city on its place off Mars
terraforming_mars_cards-place-city-phobos_space_haven = { $form ->
    [start] Place
   *[do] place
} a city on its place off Mars
terraforming_mars_cards-place-capital = { $form ->
    [start] Place
   *[do] place
} the Capital’s city tile
terraforming_mars_cards-place-tile-land = { $form ->
    [start] Place
   *[do] place
} this tile
terraforming_mars_cards-place-tile-land_isolated = { $form ->
    [start] Place
   *[do] place
} this tile where no other tile is next to it
terraforming_mars_cards-place-tile-land_next_to_city = { $form ->
    [start] Place
   *[do] place
} this tile next to a city
terraforming_mars_cards-place-tile-land_next_to_greenery = { $form ->
    [start] Place
   *[do] place
} this tile next to a greenery
terraforming_mars_cards-place-tile-land_volcanic = { $form ->
    [start] Place
   *[do] place
} this tile on Tharsis Tholus, Ascraeus Mons, Pavonis Mons or Arsia Mons
terraforming_mars_cards-place-tile-land_with_metal_bonus = { $form ->
    [start] Place
   *[do] place
} this tile on an area with a steel or titanium bonus
terraforming_mars_cards-place-tile-land_with_metal_bonus_next_to_own_tile = { $form ->
    [start] Place
   *[do] place
} this tile on an area with a steel or titanium bonus, next to a tile of yours
terraforming_mars_cards-place-tile-ocean_area = { $form ->
    [start] Place
   *[do] place
} this tile on an area reserved for oceans
terraforming_mars_cards-flood = { $form ->
    [start] Place
   *[do] place
} an ocean; if there are tiles next to it, remove { $what } from the owner of one of them
terraforming_mars_cards-claim = { $form ->
    [start] Put
   *[do] put
} your marker on a free land area: only you may place a tile there
terraforming_mars_cards-add-here = { $form ->
    [start] Add
   *[do] add
} { $what } to this card
terraforming_mars_cards-add-to-card = { $form ->
    [start] Add
   *[do] add
} { $what } to another of your cards
terraforming_mars_cards-add-to-filled = { $form ->
    [start] Add
   *[do] add
} { $count } resource to one of your cards that already has some
terraforming_mars_cards-add-to-played = { $form ->
    [start] Add
   *[do] add
} { $count } resource to that card
terraforming_mars_cards-remove-here = { $form ->
    [start] Remove
   *[do] remove
} { $what } from this card
terraforming_mars_cards-take-cube = { $form ->
    [start] Remove
   *[do] remove
} { $what } from any card
terraforming_mars_cards-remove = { $form ->
    [start] Remove
   *[do] remove
} { $what } from any player
terraforming_mars_cards-steal = { $form ->
    [start] Steal
   *[do] steal
} { $what } from any player
terraforming_mars_cards-draw = { $form ->
    [start] Draw
   *[do] draw
} { $count ->
    [1] a card
   *[other] { $count } cards
}
terraforming_mars_cards-look-and-keep = { $form ->
    [start] Look
   *[do] look
} at the top { $look } cards of the deck, keep { $keep } and discard the rest
terraforming_mars_cards-look-and-buy = { $form ->
    [start] Look
   *[do] look
} at the top card of the deck; buy it for { $price } M€ or discard it
terraforming_mars_cards-reveal = { $form ->
    [start] Reveal
   *[do] reveal
} and discard the top card of the deck; if it has a { $tag } tag, { $then }
terraforming_mars_cards-swap-card = you may discard a card from hand to draw another
terraforming_mars_cards-copy = { $form ->
    [start] Repeat
   *[do] repeat
} all production changes of one of your cards with a building tag
terraforming_mars_cards-exchange = { $form ->
    [start] Spend
   *[do] spend
} any amount of { $source } to gain as many { $target }
terraforming_mars_cards-move-production = { $form ->
    [start] Lower
   *[do] lower
} your { $source } production by any number of steps and raise your { $target } production by as many
terraforming_mars_cards-next-discount = The next card you play this generation costs you { $amount } M€ less
terraforming_mars_cards-next-slack = The next card you play this generation may miss its temperature, oxygen or ocean requirement by up to { $steps } steps, either way

# --- permanent effects ---------------------------------------------------------------------------------------------
terraforming_mars_cards-discount = Every card you play costs you { $amount } M€ less.
terraforming_mars_cards-discount-tag = Cards with { $tag ->
    [Earth] an
   *[other] a
} { $tag } tag cost you { $amount } M€ less.
terraforming_mars_cards-discount-project-power_plant = The standard project Power Plant costs you { $amount } M€ less.
terraforming_mars_cards-metal-value-steel = Your steel is worth { $amount } M€ more each.
terraforming_mars_cards-metal-value-titanium = Your titanium is worth { $amount } M€ more each.
terraforming_mars_cards-slack = You may miss temperature, oxygen and ocean requirements by up to { $steps } steps, either way.
terraforming_mars_cards-shield = Opponents may not remove your plants, animals and microbes.
terraforming_mars_cards-guard-animal = Animals may never be removed from this card.
terraforming_mars_cards-heat-as-money = You may pay with heat as if it were M€.
terraforming_mars_cards-greenery-cost = A greenery takes only { $plants } plants instead of 8.
terraforming_mars_cards-on-tag = For each { $tags } tag you play{ $own ->
    [0] {""}
    [1] , this one included
   *[other] , these included
}, { $then }.
terraforming_mars_cards-on-anyones-tag = For each { $tags } tag anyone plays{ $own ->
    [0] {""}
    [1] , this one included
   *[other] , these included
}, { $then }.
terraforming_mars_cards-on-event = When you play an event, { $then }.
terraforming_mars_cards-on-event-tag = When you play an event with a { $tag } tag, { $then }.
terraforming_mars_cards-on-anyones-ocean = When anyone places an ocean, { $then }.
terraforming_mars_cards-on-anyones-city = When anyone places a city{ $own ->
    [0] {""}
   *[other] , this one included
}, { $then }.
terraforming_mars_cards-on-anyones-city-on-mars = When anyone places a city on Mars, { $then }.
terraforming_mars_cards-on-own-city = When you place a city, { $then }.
terraforming_mars_cards-on-own-greenery = When you place a greenery, { $then }.
terraforming_mars_cards-on-metal-bonus = When you place a tile on an area with a steel or titanium bonus, { $then }.
terraforming_mars_cards-on-project = When you pay for a standard project, { $then }.
terraforming_mars_cards-on-cost = When you pay for a card or standard project with a printed cost of { $cost } M€ or more, { $then }.
terraforming_mars_cards-after-rise = If your TR has risen this generation, you may { $body }.
terraforming_mars_cards-first-action = As your first action, { $body }.
terraforming_mars_cards-start-with = You start with { $what }.

# --- lines of their own --------------------------------------------------------------------------------------------
terraforming_mars_cards-note-advanced_ecosystems = This card’s own tags do not help.
terraforming_mars_cards-note-ants = Your own cards may lose it too. Without a card to take from, the action is not possible.
terraforming_mars_cards-note-artificial_lake = It is one of the nine oceans in every other way.
terraforming_mars_cards-note-beam_from_a_thorium_asteroid = This card’s own tag does not help.
terraforming_mars_cards-note-beginner = You keep all ten dealt cards free of charge. No tags, no effect.
terraforming_mars_cards-note-birds = Both steps come from the same player.
terraforming_mars_cards-note-business_network = You may look without having the money; then the card is discarded.
terraforming_mars_cards-note-capital = It is a city in every way; points for oceans come on top.
terraforming_mars_cards-note-ceos_favorite_project = Any kind of resource will do: animal, microbe, science or fighter.
terraforming_mars_cards-note-credicor = Discounts and metals make no difference: the printed cost counts.
terraforming_mars_cards-note-ecological_zone = The greenery next to it may be anyone’s.
terraforming_mars_cards-note-energy_tapping = If nobody produces energy, you gain the step and lose it again.
terraforming_mars_cards-note-extreme_cold_fungus = Microbes go only to cards that collect them.
terraforming_mars_cards-note-flooding = You may remove less or nothing. Without an ocean tile left, nothing is removed.
terraforming_mars_cards-note-fusion_power = This card’s own tag does not help.
terraforming_mars_cards-note-ganymede_colony = It counts as a city, but is next to nothing.
terraforming_mars_cards-note-hackers = The victim’s M€ production cannot fall below −5.
terraforming_mars_cards-note-helion = M€ never stand in for heat.
terraforming_mars_cards-note-hired_raiders = You gain exactly what the victim loses.
terraforming_mars_cards-note-imported_nitrogen = Each kind goes to a card that collects it; without one it is lost.
terraforming_mars_cards-note-indentured_workers = Standard projects stay at their price.
terraforming_mars_cards-note-inventors_guild = You may look without having the money; then the card is discarded.
terraforming_mars_cards-note-inventrix = One step of temperature is 2 °C.
terraforming_mars_cards-note-land_claim = The marker is not a tile; the bonus comes when you place one.
terraforming_mars_cards-note-local_heat_trapping = This heat cannot also pay for the card.
terraforming_mars_cards-note-mangrove = It need not be next to your tiles.
terraforming_mars_cards-note-mars_university = Discard first, then draw. Not with an empty hand.
terraforming_mars_cards-note-media_archives = All players’ events count.
terraforming_mars_cards-note-mining_area = You gain the printed bonus as well.
terraforming_mars_cards-note-mining_guild = Once for each tile, however much is printed.
terraforming_mars_cards-note-mining_rights = You gain the printed bonus as well.
terraforming_mars_cards-note-mohole_area = It is not an ocean. You gain the printed bonus.
terraforming_mars_cards-note-natural_preserve = Oceans are tiles too.
terraforming_mars_cards-note-noctis_city = Other cities next to it do no harm. Nothing else may be placed there.
terraforming_mars_cards-note-olympus_conference = These resources are worth no points.
terraforming_mars_cards-note-pets = Cities off Mars count too.
terraforming_mars_cards-note-phobos_space_haven = It counts as a city, but is next to nothing.
terraforming_mars_cards-note-power_supply_consortium = This card’s own tag does not help.
terraforming_mars_cards-note-predators = Your own cards may lose it too. Without a card to take from, the action is not possible.
terraforming_mars_cards-note-protected_habitats = Production is not protected.
terraforming_mars_cards-note-protected_valley = It need not be next to your tiles.
terraforming_mars_cards-note-research_outpost = Oceans are tiles too. The discount begins with your next card.
terraforming_mars_cards-note-robotic_workforce = Nothing else on that card is repeated, and all of it must be possible.
terraforming_mars_cards-note-sabotage = One kind of resource, from one player; you may remove less or nothing.
terraforming_mars_cards-note-saturn_systems = So you begin with 1 step of M€ production.
terraforming_mars_cards-note-search_for_life = The points come once, however many resources there are.
terraforming_mars_cards-note-special_design = The help ends with that card, needed or not.
terraforming_mars_cards-note-standard_technology = Selling patents brings nothing. The full price must be paid first.
terraforming_mars_cards-note-symbiotic_fungus = Microbes go only to cards that collect them.
terraforming_mars_cards-note-tharsis_republic = In a solo match you begin with 2 steps of M€ production for the neutral cities.
terraforming_mars_cards-note-toll_station = Events do not count, nor does the neutral opponent.
terraforming_mars_cards-note-united_nations_mars_initiative = Once a generation, like every action.
terraforming_mars_cards-note-urbanized_area = The other cities may be anyone’s.
terraforming_mars_cards-note-viral_enhancers = Only if that card collects animals or microbes. Choose anew for each tag.
terraforming_mars_cards-note-virus = All from one player; you may remove less or nothing.
terraforming_mars_cards-note-water_import_from_europa = Discounts for cards do not apply to actions.

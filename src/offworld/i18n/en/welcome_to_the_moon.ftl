# Welcome to the Moon
welcome_to_the_moon = Welcome to the Moon
welcome_to_the_moon-about = Everybody writes numbers from the same three piles at once: eight adventures from the launch to the battle for a new home.
welcome_to_the_moon-option-adventure = Adventure
welcome_to_the_moon-option-adventure-help = Which of the eight sheets is played. Begin with 1, the Launch.
welcome_to_the_moon-option-adventure-1 = 1. The Launch
welcome_to_the_moon-option-adventure-2 = 2. The Journey
welcome_to_the_moon-option-adventure-3 = 3. The Colony
welcome_to_the_moon-option-adventure-4 = 4. The Mine
welcome_to_the_moon-option-adventure-5 = 5. The Dome
welcome_to_the_moon-option-adventure-6 = 6. The Virus
welcome_to_the_moon-option-adventure-7 = 7. The Escape
welcome_to_the_moon-option-adventure-8 = 8. The Battle
welcome_to_the_moon-option-astra_level = Opponent from ASTRA
welcome_to_the_moon-option-astra_level-help = Alone you race against the ASTRA agency: 1 is Katherine, the easiest opponent, 8 is Peggy, the hardest.
welcome_to_the_moon-option-virus_water = Water in adventure 6
welcome_to_the_moon-option-virus_water-help = Whether water circles the tank of the block just numbered, as the Russian rulebook says, or only that of the very room.
welcome_to_the_moon-option-virus_water-block = The tank of the block
welcome_to_the_moon-option-virus_water-room = Only the tank of the room

welcome_to_the_moon-effect-robot = Robot
welcome_to_the_moon-effect-energy = Energy
welcome_to_the_moon-effect-plant = Plant
welcome_to_the_moon-effect-water = Water
welcome_to_the_moon-effect-astronaut = Astronaut
welcome_to_the_moon-effect-planning = Planning
welcome_to_the_moon-effect-wild = Any effect

welcome_to_the_moon-ask-combination = Choose a number with its effect
welcome_to_the_moon-ask-space = Where do you write { $number }?
welcome_to_the_moon-ask-space-astronaut = Where do you write { $number }, changed by up to two?
welcome_to_the_moon-ask-claim = Which missions do you claim?

welcome_to_the_moon-do-combination = { $number } with { $effect }
welcome_to_the_moon-do-wild = { $number }; a wild symbol makes the effect { $effect }
welcome_to_the_moon-do-error = Take a system error
welcome_to_the_moon-do-changed = { $number }: { $place }
welcome_to_the_moon-do-skip = Without it
welcome_to_the_moon-do-use = Use it
welcome_to_the_moon-do-claim = Mission { $letter }: { $mission }

welcome_to_the_moon-turn = Turn { $turn }: { $number0 } with { $effect0 }, { $number1 } with { $effect1 }, { $number2 } with { $effect2 }
welcome_to_the_moon-wrote = { $seat } { YOU($seat, "take", "takes") } { $effect } and { YOU($seat, "write", "writes") } { $number }: { $place }
welcome_to_the_moon-crossed = { $seat } { YOU($seat, "write", "writes") } an X: { $place }
welcome_to_the_moon-error = { $seat } can write nothing: a system error
welcome_to_the_moon-used = { $seat } { YOU($seat, "use", "uses") } { $effect }: { $target }
welcome_to_the_moon-claimed-first = { $seat } { YOU($seat, "claim", "claims") } mission { $letter } in the first turn in which anybody does: { $mission }
welcome_to_the_moon-claimed-later = { $seat } { YOU($seat, "claim", "claims") } mission { $letter } later than others: { $mission }

welcome_to_the_moon-filled = This space is taken
welcome_to_the_moon-order = Numbers must ascend: { $number } does not go with the { $other } in the same row
welcome_to_the_moon-below-zero = A number cannot be less than 0
welcome_to_the_moon-fits-nowhere = { $number } fits nowhere
welcome_to_the_moon-no-wild = You have no circled wild symbol
welcome_to_the_moon-no-mixing = Number and effect come from the same pile
welcome_to_the_moon-must-use = This has to be used
welcome_to_the_moon-no-target = This is not among what it can be used on now

welcome_to_the_moon-reason-missions = { $seat } { YOU($seat, "have", "has") } accomplished all three missions
welcome_to_the_moon-reason-missions-several = { $count ->
    [one] { $count } player has accomplished all three missions
   *[other] { $count } players have accomplished all three missions
}
welcome_to_the_moon-reason-spaces = { $seat } { YOU($seat, "have", "has") } no empty space left
welcome_to_the_moon-reason-spaces-several = { $count ->
    [one] { $count } player has no empty space left
   *[other] { $count } players have no empty space left
}
welcome_to_the_moon-reason-errors = { $seat } { YOU($seat, "have", "has") } marked the last system error
welcome_to_the_moon-reason-errors-several = { $count ->
    [one] { $count } player has marked the last system error
   *[other] { $count } players have marked the last system error
}

cli-moon-turn = turn { $turn }
cli-moon-reshuffle = { $count ->
    [one] { $count } turn until the piles are reshuffled
   *[other] { $count } turns until the piles are reshuffled
}
cli-moon-next = next: { $effect }

welcome_to_the_moon-field-spaces = Spaces
welcome_to_the_moon-field-errors = System errors
welcome_to_the_moon-field-astronauts = Astronauts
welcome_to_the_moon-field-planning = Planning
welcome_to_the_moon-field-wilds = Wild symbols
welcome_to_the_moon-field-energy = Energy
welcome_to_the_moon-field-plants = Plants
welcome_to_the_moon-field-tanks = Water tanks
welcome_to_the_moon-field-robots = Robots
welcome_to_the_moon-field-fuelled = Fuelled rockets
welcome_to_the_moon-field-sabotage = Sabotage triggered
welcome_to_the_moon-field-rockets = Rockets
welcome_to_the_moon-field-tie_rockets = Rockets beside the final score
welcome_to_the_moon-field-crossed = Errors crossed off
welcome_to_the_moon-field-crosses = X from bonuses
welcome_to_the_moon-field-rewarded = Missions rewarded
welcome_to_the_moon-field-lines = Lines
welcome_to_the_moon-field-multipliers = Multipliers
welcome_to_the_moon-field-tunnels = Tunnels
welcome_to_the_moon-field-antennas = Antennas
welcome_to_the_moon-field-greenhouses = Greenhouses
welcome_to_the_moon-field-quarters = Complete quarters
welcome_to_the_moon-field-raised = Raised values
welcome_to_the_moon-field-deposits = Circled water and plants
welcome_to_the_moon-field-extracted = Extracted mines
welcome_to_the_moon-field-icons = Resources in the factories
welcome_to_the_moon-field-bonuses = Bonuses for the first
welcome_to_the_moon-field-closed = Closed walkways
welcome_to_the_moon-field-plant_track = Plants on the track
welcome_to_the_moon-field-water_track = Water on the track
welcome_to_the_moon-field-grey = Block of the grey virus
welcome_to_the_moon-field-due = Propagations due
welcome_to_the_moon-marked = This is marked already

# positions that no match can reach
welcome_to_the_moon-position-order = { $number } cannot stand after { $other } in the same row
welcome_to_the_moon-position-infected = only rooms of adventure 6 can be infected
welcome_to_the_moon-position-most = the most here is { $most }
welcome_to_the_moon-position-least = at least { $least } is marked from the start
welcome_to_the_moon-position-gap = a skyscraper grows from the ground without a gap
welcome_to_the_moon-position-half = only a split section is built by halves
welcome_to_the_moon-position-loose = this tunnel does not hang together with the landing site
welcome_to_the_moon-position-grey = the grey virus can only sit in block 1, 4, 8 or 11
welcome_to_the_moon-position-order-of-planet = the spaces of a planet are filled in their order
welcome_to_the_moon-position-asteroids = asteroids are taken one after another from the two ends

# the expedition, as lobby and lists tell of it
welcome_to_the_moon-option-expedition = Expedition (house mode)
welcome_to_the_moon-option-expedition-help = The adventures one after another from the chosen one to the eighth, with the printed stars by place. Missions and starship cards of the campaign may come into play, as we read them. Our own substitute for the campaign, whose story is not public; alone, ASTRA's level is the number of the adventure.
welcome_to_the_moon-expedition-at = Expedition: adventure { $adventure } of { $count }
welcome_to_the_moon-expedition-stars = { $seat }: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
welcome_to_the_moon-expedition-stars-astra = ASTRA: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
welcome_to_the_moon-expedition-won = { $seat } { YOU($seat, "win", "wins") } the expedition
welcome_to_the_moon-expedition-won-astra = ASTRA wins the expedition

# the rival without a seat, as lists of matches name it
welcome_to_the_moon-astra = ASTRA ({ $name }, level { $level })
welcome_to_the_moon-opponent-katherine = Katherine
welcome_to_the_moon-opponent-alexei = Alexei
welcome_to_the_moon-opponent-margaret = Margaret
welcome_to_the_moon-opponent-franklin = Franklin
welcome_to_the_moon-opponent-sergei = Sergei
welcome_to_the_moon-opponent-stephanie = Stephanie
welcome_to_the_moon-opponent-thomas = Thomas
welcome_to_the_moon-opponent-peggy = Peggy

# Welcome to the Moon on the screen
welcome_to_the_moon-combinations = Three combinations
welcome_to_the_moon-combination = { $number } with { $effect }; next turn this pile brings { $next }
welcome_to_the_moon-next = next
welcome_to_the_moon-tap-combination = Tap one of the three combinations above the sheet.
welcome_to_the_moon-tap-space = { $count ->
    [one] One place is lit on the sheet: tap it.
   *[other] { $count } places are lit on the sheet: tap one.
}
welcome_to_the_moon-use-wild = Replace the effect by a wild symbol
welcome_to_the_moon-ask-done = Is that all for this turn?
welcome_to_the_moon-done = Done
welcome_to_the_moon-score-change = Score { $from } → { $to }
welcome_to_the_moon-claim = { $count ->
    [one] Claim the mission
   *[other] Claim { $count } missions
}
welcome_to_the_moon-claim-none = Claim none
welcome_to_the_moon-sheet-of = Sheet of { $name }
welcome_to_the_moon-own-sheet = back to mine
welcome_to_the_moon-first-sheet = back
welcome_to_the_moon-look-at-sheet = Look at the sheet in full
welcome_to_the_moon-score = My score
welcome_to_the_moon-score-of = Score of { $name }
welcome_to_the_moon-total = Total
welcome_to_the_moon-missions = Missions
welcome_to_the_moon-rewards = For the first to claim it, and for those who are later
welcome_to_the_moon-progress = { $have } of { $need } done
welcome_to_the_moon-claimed-by = First: { $names }
welcome_to_the_moon-letter-A = A
welcome_to_the_moon-letter-B = B
welcome_to_the_moon-letter-C = C
welcome_to_the_moon-ends = Until the end
welcome_to_the_moon-end-launch = Take-off
welcome_to_the_moon-end-missions = Missions
welcome_to_the_moon-end-spaces = Spaces
welcome_to_the_moon-end-errors = Errors
welcome_to_the_moon-reshuffle = { $count ->
    [0] The piles are reshuffled after this turn.
    [one] The piles are reshuffled in { $count } turn.
   *[other] The piles are reshuffled in { $count } turns.
}
welcome_to_the_moon-short-rockets = Rockets
welcome_to_the_moon-short-errors = Errors
welcome_to_the_moon-short-missions = Missions
welcome_to_the_moon-short-plants = Plants
welcome_to_the_moon-short-plant = Greenhouse
welcome_to_the_moon-short-water = Water
welcome_to_the_moon-short-pearl = Pearls
welcome_to_the_moon-short-ruby = Rubies
welcome_to_the_moon-short-longest = Longest
welcome_to_the_moon-short-stretches = Stretches
welcome_to_the_moon-short-antennas = Antennas
welcome_to_the_moon-short-quarters = Quarters
welcome_to_the_moon-short-astronauts = Astronauts
welcome_to_the_moon-short-planning = Planning
welcome_to_the_moon-short-blocks = Blocks
welcome_to_the_moon-short-infected = Infected
welcome_to_the_moon-paper-errors = System errors
welcome_to_the_moon-paper-ties = Taking off together
welcome_to_the_moon-paper-crosses = X from bonuses
welcome_to_the_moon-paper-planning = Planning: the loss grows
welcome_to_the_moon-paper-earth = Earth
welcome_to_the_moon-paper-moon = Moon
welcome_to_the_moon-paper-engine = Engine: two energies = a line
welcome_to_the_moon-paper-3-energy = Energy raises a value
welcome_to_the_moon-paper-4-MF1 = Greenhouse
welcome_to_the_moon-paper-4-MF2 = Reservoir
welcome_to_the_moon-paper-4-MF3 = Pearls
welcome_to_the_moon-paper-4-MF4 = Rubies
welcome_to_the_moon-paper-4-CC1 = Control centre
welcome_to_the_moon-paper-4-CC2 = Planning centre
welcome_to_the_moon-paper-6-missions = Missions wake viruses
welcome_to_the_moon-paper-crew = Astronauts
welcome_to_the_moon-paper-plan = Planning
welcome_to_the_moon-name-robot = Robot
welcome_to_the_moon-name-energy = Energy
welcome_to_the_moon-name-plant = Plant
welcome_to_the_moon-name-water = Water
welcome_to_the_moon-name-astronaut = Astronaut
welcome_to_the_moon-name-planning = Planning
welcome_to_the_moon-fits = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
welcome_to_the_moon-short-tower = Tower
welcome_to_the_moon-short-skyscrapers = Skyscrapers
welcome_to_the_moon-short-dome = Dome
welcome_to_the_moon-short-greenhouses = Greenhouses
welcome_to_the_moon-short-modules = Modules
welcome_to_the_moon-short-planets = Planets
welcome_to_the_moon-short-green = Green planets
welcome_to_the_moon-short-blue = Blue planets
welcome_to_the_moon-short-grey = Grey planets
welcome_to_the_moon-paper-5-parity = Which numbers build a section
welcome_to_the_moon-paper-5-odd = odd
welcome_to_the_moon-paper-5-even = even
welcome_to_the_moon-paper-7-settlement = Settlement
welcome_to_the_moon-paper-7-points = Plants, reactors: points
welcome_to_the_moon-paper-8-values = Value of planets
welcome_to_the_moon-paper-8-near = Near side
welcome_to_the_moon-paper-8-far = Far side
welcome_to_the_moon-end-sheet = A full sheet

# Welcome to the Moon on the screen
welcome_to_the_moon-combinations = Three combinations
welcome_to_the_moon-combination = { $number } with { $effect }; next turn this pile brings { $next }
welcome_to_the_moon-next = next
welcome_to_the_moon-tap-combination = Tap one of the three combinations above the sheet.
welcome_to_the_moon-tap-space = { $count ->
    [one] One place is lit on the sheet: tap it.
   *[other] { $count } places are lit on the sheet: tap one.
}
welcome_to_the_moon-tap-own-sheet = The places are lit on your own sheet: show it
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
welcome_to_the_moon-short-plant = Plants
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
welcome_to_the_moon-name-wild = Wild
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
welcome_to_the_moon-short-green = Green
welcome_to_the_moon-short-blue = Blue
welcome_to_the_moon-short-grey = Grey
welcome_to_the_moon-paper-5-parity = Which numbers build a section
welcome_to_the_moon-paper-5-odd = odd
welcome_to_the_moon-paper-5-even = even
welcome_to_the_moon-paper-7-settlement = Settlement
welcome_to_the_moon-paper-7-points = Points
welcome_to_the_moon-paper-8-values = Value of planets
welcome_to_the_moon-paper-8-near = Near side
welcome_to_the_moon-paper-8-far = Far side
welcome_to_the_moon-end-sheet = A full sheet
welcome_to_the_moon-save = Keep the sheet as a picture
welcome_to_the_moon-print = Print it
welcome_to_the_moon-intro = This adventure in a minute
welcome_to_the_moon-rules-goal-title = What it is about
welcome_to_the_moon-rules-goal = Everybody has a sheet and writes numbers on it, all at the same time and from the same cards. Whoever has most points at the end wins. Each of the eight adventures has a sheet of its own with its own rules.
welcome_to_the_moon-rules-turn-title = A turn
welcome_to_the_moon-rules-turn = Three cards are turned. Each pile shows a number and, on the card before it, an effect: three combinations. Everybody chooses one of them, writes its number into a space where it fits and may use its effect. In most rows numbers ascend from left to right. The small symbol on a number card tells the effect that this pile brings next turn. You may take everything back until all have said that they are done.
welcome_to_the_moon-rules-effects-title = Six effects
welcome_to_the_moon-rules-effects = What an effect does depends on the adventure. In most of them an astronaut changes the number by up to two, and planning writes an X: it fills a space and has no value.
welcome_to_the_moon-rules-missions-title = Missions
welcome_to_the_moon-rules-missions = Three missions lie open for all. Everybody who claims one in the first turn in which anybody does gets the higher reward, all others later the lower one.
welcome_to_the_moon-rules-errors-title = System errors
welcome_to_the_moon-rules-errors = If none of the three numbers fits anywhere, you mark a system error and lose points.
welcome_to_the_moon-rules-end-title = The end
welcome_to_the_moon-rules-end = The match ends after the turn in which somebody has claimed all three missions, has filled the sheet or has marked the last error; some adventures have further ends. Beside the sheet you see how near everybody is.
welcome_to_the_moon-lesson-about = Two turns of the Launch: you write numbers, fill compartments and send the starship towards the Moon.
welcome_to_the_moon-lesson-sheet = This is your starship. Each floor belongs to an effect, shown on its left; the lowest floor takes any. On the right the rockets lead to the Moon: the more you cross off, the more points.
welcome_to_the_moon-lesson-cards = Above are three combinations, the same for everybody: a number and an effect. The small sign says which effect this pile brings next turn.
welcome_to_the_moon-lesson-choose = Take the 6 with the plant: tap the first combination.
welcome_to_the_moon-lesson-write = The places where it fits light up. Numbers ascend from left to right on each floor. Write the 6 beside the 3 on the plant floor.
welcome_to_the_moon-lesson-full = The compartment is full, so its two rockets are crossed off at once. What is new in this turn is bright.
welcome_to_the_moon-lesson-done = Until all are done you may take everything back. Press “Done”.
welcome_to_the_moon-lesson-rival = Your rival writes at the same time; then the next cards are turned.
welcome_to_the_moon-lesson-robots = Now a 9 with the robot. Take it.
welcome_to_the_moon-lesson-second = Write it beside the 4: this compartment gives fuel and an X.
welcome_to_the_moon-lesson-fuel = Fuel makes pale rockets count once their compartment is full. Fuel those of the second floor.
welcome_to_the_moon-lesson-cross = An X fills any space without a number. Write it into the first space of the energy floor.
welcome_to_the_moon-lesson-done-again = That is all for this turn: “Done”.
welcome_to_the_moon-lesson-goal = You know it all: fill compartments, watch the missions and the sabotage of others, and take off first. Go on with this match as long as you like.
welcome_to_the_moon-solo-number = Number { $number }
welcome_to_the_moon-solo-effect = Effect { $effect }
welcome_to_the_moon-to-astra = ASTRA +{ $points }
welcome_to_the_moon-tap-solo = Press the number of one card and the effect of another. The third card goes to ASTRA.
welcome_to_the_moon-astra-track = ASTRA’s track: { $crossed } of { $all }
welcome_to_the_moon-astra-last = Last card:
welcome_to_the_moon-astra-cards = Cards that ASTRA holds, and what each is worth
welcome_to_the_moon-astra-bonuses = Solo bonuses
welcome_to_the_moon-astra-bonuses-left = Solo bonuses ready: { $left } of { $slots }
welcome_to_the_moon-astra-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}, { $pass ->
    [1] first pass
   *[other] second pass
}
welcome_to_the_moon-mission = Mission { $letter }
welcome_to_the_moon-shut = { $count ->
    [one] Space that takes no number any more
   *[other] Spaces that take no number any more
}
welcome_to_the_moon-turn-over = Turn { $turn }: what everybody wrote
welcome_to_the_moon-whole-sheet = Whole sheet
welcome_to_the_moon-spaces-alone = Spaces alone
welcome_to_the_moon-heading = { $turn ->
    [0] { $adventure }
   *[other] { $adventure } · turn { $turn }
}
welcome_to_the_moon-heading-expedition = { $turn ->
    [0] Expedition { $number }/8: { $adventure }
   *[other] Expedition { $number }/8: { $adventure } · turn { $turn }
}
welcome_to_the_moon-intro-title = Adventure { $number }: { $name }
welcome_to_the_moon-back = Back
welcome_to_the_moon-on = Next
welcome_to_the_moon-begin = Let's play
welcome_to_the_moon-all-sheets = All sheets side by side
welcome_to_the_moon-tally = The score of all
welcome_to_the_moon-stars = Stars of the expedition so far
welcome_to_the_moon-deck-now = Deck (house rule): { $change }
welcome_to_the_moon-intro-1-1 = The effect only says on which floor the number goes; the lowest floor takes them all. On every floor numbers ascend from left to right.
welcome_to_the_moon-intro-1-2 = A full compartment acts at once: it crosses off its rockets, fuels pale rockets, writes X or sabotages all others.
welcome_to_the_moon-intro-1-3 = The first to cross off all rockets takes off, and the match is over. Until then every rocket brings you closer to the next value.
welcome_to_the_moon-intro-1-4 = Sabotage makes others circle errors: each that is not crossed off in the end costs five points.
welcome_to_the_moon-intro-2-1 = One row leads from the Earth to the Moon, and its numbers ascend. The longest full stretch and the number of full stretches score.
welcome_to_the_moon-intro-2-2 = Two energies draw a line that cuts the trajectory: after it numbers begin anew.
welcome_to_the_moon-intro-2-3 = Robots open the way to the stations, and plants count there, once the way is open.
welcome_to_the_moon-intro-2-4 = Water circles the tank at the space that you write in: it counts only there.
welcome_to_the_moon-intro-3-1 = Numbers ascend in rows from left to right, and in columns from bottom to top.
welcome_to_the_moon-intro-3-2 = Robots dig tunnels from the landing site and reach the antennas; plants go into the greenhouses of the quarter.
welcome_to_the_moon-intro-3-3 = Energy raises what all plants, all water or all antennas are worth.
welcome_to_the_moon-intro-3-4 = Planning writes X, and each use of it costs more than the one before.
welcome_to_the_moon-intro-4-1 = Three galleries run through twelve mines; in each gallery numbers ascend from left to right.
welcome_to_the_moon-intro-4-2 = A mine whose three spaces are full sends its minerals and circled deposits to the factories.
welcome_to_the_moon-intro-4-3 = In the factories they become points. Energy and robots improve a factory, so that each is worth more.
welcome_to_the_moon-intro-4-4 = Energy and robots also open the centres at the side, which give resources once.
welcome_to_the_moon-intro-5-1 = Skyscrapers grow from the ground up and down, one level after another; numbers ascend from bottom to top.
welcome_to_the_moon-intro-5-2 = Plants and water go to the floor of the tower at the same height as the number that you write.
welcome_to_the_moon-intro-5-3 = Robots build the dome from both sides: odd numbers odd sections, even numbers even ones. What is missing costs points.
welcome_to_the_moon-intro-5-4 = Energy improves a whole track: missions, tower, astronauts or dome.
welcome_to_the_moon-intro-6-1 = Rooms lie in blocks. A full block is evacuated and scores its rooms times its energies.
welcome_to_the_moon-intro-6-2 = Viruses wake in the course of the match and spread through open walkways from room to room.
welcome_to_the_moon-intro-6-3 = Robots close walkways; a block with all walkways closed is safe.
welcome_to_the_moon-intro-6-4 = Plants and water run on their tracks: they score, wake viruses, and let them spread at all others.
welcome_to_the_moon-intro-7-1 = You may write only where open airlocks lead. Robots open them, also to the next starship.
welcome_to_the_moon-intro-7-2 = Energy lights reactors: they make every full module of that starship worth more.
welcome_to_the_moon-intro-7-3 = Plants fill greenhouses. The first to complete one doubles it.
welcome_to_the_moon-intro-8-1 = You share one sheet with each neighbour, and they are played in turns. One side of each is yours: the marks of a colour show whose.
welcome_to_the_moon-intro-8-2 = The number says on which planet your symbol goes. Whoever has most symbols there controls the planet.
welcome_to_the_moon-intro-8-3 = Planning takes moons, robots fly along the asteroids.
welcome_to_the_moon-intro-8-4 = Energy raises what planets of a colour are worth to you.

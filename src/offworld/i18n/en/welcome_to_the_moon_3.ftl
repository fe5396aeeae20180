# Welcome to the Moon, adventure 3: the Colony
welcome_to_the_moon-adventure-3 = The Colony
welcome_to_the_moon-space-3 = row { $row }, column { $column }
welcome_to_the_moon-3-tunnel = A tunnel between { $row }/{ $column } and { $row2 }/{ $column2 }
welcome_to_the_moon-3-quarter-Q1 = The top left quarter
welcome_to_the_moon-3-quarter-Q2 = The top right quarter
welcome_to_the_moon-3-quarter-Q3 = The bottom left quarter
welcome_to_the_moon-3-quarter-Q4 = The bottom right quarter
welcome_to_the_moon-3-raise-plants = Raise the value of plants
welcome_to_the_moon-3-raise-water = Raise the value of water
welcome_to_the_moon-3-raise-antennas = Raise the value of antennas
welcome_to_the_moon-ask-3-robot = Which tunnel do you dig?
welcome_to_the_moon-ask-3-energy = Which value do you raise?
welcome_to_the_moon-ask-3-plant = Circle the next greenhouse of the quarter?
welcome_to_the_moon-ask-3-water = Circle the water tank?
welcome_to_the_moon-ask-3-astronaut = Cross off an astronaut without changing the number?
welcome_to_the_moon-ask-3-planning = Where do you write the X?
welcome_to_the_moon-3-completed = { $seat } { YOU($seat, "complete", "completes") } a quarter ({ $quarter }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
welcome_to_the_moon-3-order-column = Numbers must ascend from the bottom: { $number } does not go with the { $other } in the same column
welcome_to_the_moon-line-3-missions = Missions
welcome_to_the_moon-line-3-plants = Plants: { $part0 } × { $part1 }
welcome_to_the_moon-line-3-water = Water tanks: { $part0 } × { $part1 }
welcome_to_the_moon-line-3-antennas = Antennas: { $part0 } × { $part1 }
welcome_to_the_moon-line-3-quarters = Complete quarters
welcome_to_the_moon-line-3-astronauts = Most astronauts: { $part0 }
welcome_to_the_moon-line-3-planning = Planning used: { $part0 }
welcome_to_the_moon-line-3-errors = System errors: { $part0 }
welcome_to_the_moon-3-no-network = This tunnel would not touch the network

# Welcome to the Moon, adventure 5: the Dome
welcome_to_the_moon-adventure-5 = The Dome
welcome_to_the_moon-space-5 = skyscraper { $skyscraper }, level { $level }
welcome_to_the_moon-space-5-below = skyscraper { $skyscraper }, level { $level } below ground
welcome_to_the_moon-5-floor = Tower floor { $floor } from the top
welcome_to_the_moon-5-section = Dome section { $section }
welcome_to_the_moon-5-left-half = The left half of dome section { $section }
welcome_to_the_moon-5-right-half = The right half of dome section { $section }
welcome_to_the_moon-5-raise-missions = Raise what missions are worth
welcome_to_the_moon-5-raise-tower = Raise what the research tower is worth
welcome_to_the_moon-5-raise-astronauts = Raise what the crew is worth
welcome_to_the_moon-5-raise-dome = Lower the loss by the dome
welcome_to_the_moon-ask-5-robot = Which section of the dome do you build?
welcome_to_the_moon-ask-5-energy = Which track do you improve?
welcome_to_the_moon-ask-5-plant = Circle a plant on the linked floor of the tower?
welcome_to_the_moon-ask-5-water = Circle the water on the linked floor of the tower?
welcome_to_the_moon-ask-5-astronaut = Cross off an astronaut without changing the number?
welcome_to_the_moon-ask-5-planning = Where do you write the X?
welcome_to_the_moon-ask-5-split = Which section of the dome is split in two?
welcome_to_the_moon-bonus-5-split = a split of the dome
welcome_to_the_moon-5-top = { $seat } { YOU($seat, "reach", "reaches") } the top of skyscraper { $skyscraper }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
welcome_to_the_moon-5-bottom = { $seat } { YOU($seat, "reach", "reaches") } the bottom of skyscraper { $skyscraper }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
welcome_to_the_moon-5-not-next = A skyscraper begins at one of the two levels at the ground and grows level by level from there
welcome_to_the_moon-5-order = Numbers must ascend from the bottom: { $number } does not go with the { $other } in the same skyscraper
welcome_to_the_moon-line-5-missions = Missions: stars { $part0 } × { $part1 }, medals { $part2 } × { $part3 }
welcome_to_the_moon-line-5-tower = Tower floors with 1, 2 and 3 symbols: { $part0 } × { $part3 }, { $part1 } × { $part4 }, { $part2 } × { $part5 }
welcome_to_the_moon-line-5-skyscrapers = Tops and bottoms of skyscrapers
welcome_to_the_moon-line-5-astronauts = Crew, astronauts crossed off: { $part0 }
welcome_to_the_moon-line-5-dome = Dome sections not built: { $part0 } × { $part1 }
welcome_to_the_moon-line-5-errors = System errors: { $part0 }
welcome_to_the_moon-field-ends = Ends of skyscrapers
welcome_to_the_moon-field-water = Water in the tower
welcome_to_the_moon-field-split = Split dome sections
welcome_to_the_moon-field-built = Built parts of the dome
welcome_to_the_moon-field-planned = X of planning
welcome_to_the_moon-5-not-linked = The dome grows from the ground on both sides: this section is not next
welcome_to_the_moon-5-parity = An even number builds even sections, an odd number odd ones
welcome_to_the_moon-5-no-split = This section is built or split already

# Welcome to the Moon, adventure 1: the Launch
welcome_to_the_moon-adventure-1 = The Launch
welcome_to_the_moon-space-1 = floor { $floor }, space { $place }
welcome_to_the_moon-1-fuel = Fuel the rockets of compartment { $room }
welcome_to_the_moon-ask-1-bonuses = { $fuel ->
    [0] Write the X of the bonus anywhere
   *[other] { $crosses ->
        [0] Which inactive rockets do you fuel?
       *[other] Fuel inactive rockets or write an X, in the order you like
    }
}
welcome_to_the_moon-1-compartment = { $seat } { YOU($seat, "complete", "completes") } compartment { $room }: { $count ->
    [0] no rockets
    [one] { $count } rocket
   *[other] { $count } rockets
}
welcome_to_the_moon-1-fuelled = { $seat } { YOU($seat, "fuel", "fuels") } the rockets of compartment { $room }
welcome_to_the_moon-1-sabotage = Sabotage by { YOU($seat, "you") } (compartment { $room }): all others circle a system error
welcome_to_the_moon-1-sabotage-nobody = Sabotage by { YOU($seat, "you") } (compartment { $room }): nobody is hit
welcome_to_the_moon-1-sabotage-too = { $seat } { YOU($seat, "trigger", "triggers") } the same sabotage and { YOU($seat, "are", "is") } not hit
welcome_to_the_moon-1-other-floor = This floor is for { $effect }
welcome_to_the_moon-1-no-cross = There is no X among these bonuses
welcome_to_the_moon-1-no-fuel = There is no fuel among these bonuses
welcome_to_the_moon-1-fuel-late = These rockets are fuelled already, or their compartment is full
welcome_to_the_moon-reason-launch = { $seat } { YOU($seat, "have", "has") } taken off
welcome_to_the_moon-reason-launch-several = { $count ->
    [one] { $count } starship has taken off
   *[other] { $count } starships have taken off
}
welcome_to_the_moon-line-1-rockets = Rockets: { $part0 } of { $part1 }
welcome_to_the_moon-line-1-errors = System errors not crossed off: { $part0 }

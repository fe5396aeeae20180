# Welcome to the Moon: alone against ASTRA

welcome_to_the_moon-ask-leave = Nothing can be written. Which card does ASTRA get?
welcome_to_the_moon-ask-bonus = The card with { $effect } goes to ASTRA ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}). Cross off a solo bonus to remove it from the game? You have { $left } left
welcome_to_the_moon-do-remove = Cross off a solo bonus: the card leaves the game
welcome_to_the_moon-do-give = Let ASTRA have the card
welcome_to_the_moon-ask-astra-1 = ASTRA’s card { $letter }: which sabotage do you lose?
welcome_to_the_moon-ask-astra-2 = ASTRA’s card { $letter }: which station loses its higher multiplier?
welcome_to_the_moon-ask-astra-3 = ASTRA’s card { $letter }: which quarter loses its higher bonus?
welcome_to_the_moon-ask-astra-4 = ASTRA’s card { $letter }: which factory loses its bonus for the first?
welcome_to_the_moon-ask-astra-5 = ASTRA’s card { $letter }: which skyscraper bonus do you lose?
welcome_to_the_moon-ask-astra-6 = ASTRA’s card { $letter }: what does it set off?
welcome_to_the_moon-ask-astra-7 = ASTRA’s card { $letter }: which greenhouse loses its ×2?
welcome_to_the_moon-astra-icon = Sabotage of compartment { $room }
welcome_to_the_moon-astra-top = The higher bonus at the top of skyscraper { $skyscraper }
welcome_to_the_moon-astra-bottom = The higher bonus at the bottom of skyscraper { $skyscraper }
welcome_to_the_moon-astra-spread-plants = The propagation at plant { $place }
welcome_to_the_moon-astra-spread-water = The propagation at water { $place }
welcome_to_the_moon-two-cards = Number and effect come from two different cards

welcome_to_the_moon-astra-second-pass = The deck is shuffled again: from now on ASTRA’s cards turn missions over as well
welcome_to_the_moon-astra-card = ASTRA’s card { $letter } comes up
welcome_to_the_moon-astra-flipped = ASTRA was faster: mission { $letter } is now worth only its lower value
welcome_to_the_moon-astra-struck-1 = ASTRA takes an icon away and a system error is circled. { $target }
welcome_to_the_moon-astra-struck-2 = ASTRA takes the higher multiplier. { $target }
welcome_to_the_moon-astra-struck-3 = ASTRA takes the higher bonus of a quarter. { $target }
welcome_to_the_moon-astra-struck-4 = ASTRA takes the bonus for the first. { $target }
welcome_to_the_moon-astra-struck-5 = ASTRA takes a bonus. { $target }
welcome_to_the_moon-astra-struck-6 = ASTRA sets off a propagation. { $target }
welcome_to_the_moon-astra-struck-7 = ASTRA takes the ×2 of a greenhouse. { $target }
welcome_to_the_moon-astra-bonus = { $seat } { YOU($seat, "circle", "circles") } { $count ->
    [one] { $count } solo bonus
   *[other] { $count } solo bonuses
}
welcome_to_the_moon-astra-given = ASTRA gets the card left over, { $effect }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
welcome_to_the_moon-astra-boxes = ASTRA gets the card left over, { $effect }: { $count ->
    [one] { $count } box
   *[other] { $count } boxes
} of its track, { $total } in all
welcome_to_the_moon-astra-removed = { $seat } { YOU($seat, "cross", "crosses") } off a solo bonus: the card left over, { $effect }, leaves the game

welcome_to_the_moon-astra-line-track = Boxes of the track: { $count } of { $boxes }
welcome_to_the_moon-astra-line-cards = { $effect }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} × { $each }
welcome_to_the_moon-astra-line-fixed = Points of the adventure
welcome_to_the_moon-astra-line-level = Level { $level } × { $each }
welcome_to_the_moon-reason-astra = ASTRA has taken off
welcome_to_the_moon-reason-deck = The deck has run out a second time
cli-moon-astra = { $name }: { $score } · solo bonuses { $left } of { $slots } · pass { $pass }

# Welcome to the Moon: the expedition
welcome_to_the_moon-ask-deck = You have fewest stars: change the starship cards for this adventure and the next? (House rule of the expedition.)
welcome_to_the_moon-ask-missions = Which missions of the campaign are used? The others are drawn from the printed ones (house rule of the expedition).
welcome_to_the_moon-do-campaign = { $letter }: { $mission } (campaign, house reading)
welcome_to_the_moon-no-campaign-mission = The campaign has no mission of this letter that we could read well enough.
welcome_to_the_moon-deck-chosen = { $seat } { YOU($seat, "change", "changes") } the deck: { $change }
welcome_to_the_moon-missions-chosen = { $seat } { YOU($seat, "have", "has") } chosen how missions come into play. A: { $a }. B: { $b }. C: { $c }.
welcome_to_the_moon-deck-none = leave the deck as it is
welcome_to_the_moon-deck-odd_numbers = add three cards with the numbers 0, 8½ and 42, each with two effects
welcome_to_the_moon-deck-crosses = add three cards that show an X instead of a number
welcome_to_the_moon-deck-wild_effects = add three cards with the wild effect and the numbers 4, 6 or 9, and 12
welcome_to_the_moon-deck-fewer_machines = take out three Robot and three Energy cards at random
welcome_to_the_moon-deck-no_ends = take out all cards with 1, 14 and 15
welcome_to_the_moon-deck-no_sevens = take out all cards with 7
welcome_to_the_moon-deck-fewer_supplies = take out four Plant and two Water cards at random
welcome_to_the_moon-effect-either = { $one } or { $two }
welcome_to_the_moon-ask-space-either = Where do you write { $printed }? Say which number; astronauts may change it by up to { $most }.
welcome_to_the_moon-ask-planet-either = Which planet for { $printed }? Say which number; astronauts may change it by up to { $most }.

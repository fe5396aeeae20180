# Welcome to the Moon: the expedition
welcome_to_the_moon-option-expedition = Expedition (house mode)
welcome_to_the_moon-option-expedition-help = The adventures one after another from the chosen one to the eighth, with the printed stars by place. Our own substitute for the campaign, whose story is not public.
welcome_to_the_moon-expedition-at = Expedition: adventure { $adventure } of { $count }
welcome_to_the_moon-expedition-stars = { $seat }: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
welcome_to_the_moon-expedition-stars-astra = ASTRA: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
welcome_to_the_moon-expedition-won = { $seat } wins the expedition
welcome_to_the_moon-expedition-won-astra = ASTRA wins the expedition

# Добро пожаловать на Луну!: экспедиция
welcome_to_the_moon-option-expedition = Экспедиция (авторский режим)
welcome_to_the_moon-option-expedition-help = Приключения одно за другим, от выбранного до восьмого, со звёздами за места, как на полях. Наша замена кампании, сюжет которой не опубликован.
welcome_to_the_moon-expedition-at = Экспедиция: приключение { $adventure } из { $count }
welcome_to_the_moon-expedition-stars = { $seat }: { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
welcome_to_the_moon-expedition-stars-astra = ASTRA: { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
welcome_to_the_moon-expedition-won = { $seat } побеждает в экспедиции
welcome_to_the_moon-expedition-won-astra = В экспедиции побеждает ASTRA

# Добро пожаловать на Луну!: экспедиция
welcome_to_the_moon-ask-deck = У вас меньше всего звёзд: изменить карты звездолётов на это приключение и следующее? (Авторское правило экспедиции.)
welcome_to_the_moon-ask-missions = Какие миссии взять из кампании? Остальные выберет случай из напечатанных (авторское правило экспедиции).
welcome_to_the_moon-do-campaign = { $letter ->
    [A] А
    [B] Б
   *[C] В
}: { $mission } (кампания, наше прочтение)
welcome_to_the_moon-no-campaign-mission = В кампании нет миссии с этой буквой, которую удалось бы уверенно прочесть.
welcome_to_the_moon-deck-chosen = { $seat } { YOU($seat, "решаете", "решает") } судьбу колоды: { $change }
welcome_to_the_moon-missions-chosen = { $seat } { YOU($seat, "решаете", "решает") }, какие миссии в игре. А: { $a }. Б: { $b }. В: { $c }.
welcome_to_the_moon-deck-none = оставить колоду как есть
welcome_to_the_moon-deck-odd_numbers = добавить три карты с номерами 0, 8½ и 42, на каждой по два эффекта
welcome_to_the_moon-deck-crosses = добавить три карты, на которых вместо номера стоит X
welcome_to_the_moon-deck-wild_effects = добавить три карты с универсальным эффектом и номерами 4, 6 или 9 и 12
welcome_to_the_moon-deck-fewer_machines = убрать наугад три карты «Инженерный отдел» и три «Энергоблок»
welcome_to_the_moon-deck-no_ends = убрать все карты с номерами 1, 14 и 15
welcome_to_the_moon-deck-no_sevens = убрать все карты с номером 7
welcome_to_the_moon-deck-fewer_supplies = убрать наугад четыре карты «Теплицы» и две «Система водообеспечения»
welcome_to_the_moon-effect-either = { $one } или { $two }
welcome_to_the_moon-ask-space-either = Куда вписать { $printed }? Выберите номер; экипаж может изменить его не более чем на { $most }.
welcome_to_the_moon-ask-planet-either = На какую планету ставить { $printed }? Выберите номер; экипаж может изменить его не более чем на { $most }.

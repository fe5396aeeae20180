# Добро пожаловать на Луну!
welcome_to_the_moon = Добро пожаловать на Луну!
welcome_to_the_moon-about = Все одновременно вписывают номера из трёх общих стопок: восемь приключений — от запуска до битвы за новый дом.
welcome_to_the_moon-option-adventure = Приключение
welcome_to_the_moon-option-adventure-help = На каком из восьми полей играть. Начните с первого — «Запуск».
welcome_to_the_moon-option-adventure-1 = 1. Запуск
welcome_to_the_moon-option-adventure-2 = 2. Полёт
welcome_to_the_moon-option-adventure-3 = 3. Колония
welcome_to_the_moon-option-adventure-4 = 4. Шахта
welcome_to_the_moon-option-adventure-5 = 5. Купол
welcome_to_the_moon-option-adventure-6 = 6. Вирус
welcome_to_the_moon-option-adventure-7 = 7. Бегство
welcome_to_the_moon-option-adventure-8 = 8. Битва
welcome_to_the_moon-option-astra_level = Соперник из ASTRA
welcome_to_the_moon-option-astra_level-help = В одиночку вы соревнуетесь с агентством ASTRA: 1 — Кэтрин, самый лёгкий соперник, 8 — Пэгги, самый сложный.
welcome_to_the_moon-option-virus_water = Вода в приключении 6
welcome_to_the_moon-option-virus_water-help = Обводит ли вода резервуар блока, куда вписан номер (так в русской книге правил), или только резервуар той самой комнаты.
welcome_to_the_moon-option-virus_water-block = Резервуар блока
welcome_to_the_moon-option-virus_water-room = Только резервуар комнаты

welcome_to_the_moon-effect-robot = «Инженерный отдел»
welcome_to_the_moon-effect-energy = «Энергоблок»
welcome_to_the_moon-effect-plant = «Теплицы»
welcome_to_the_moon-effect-water = «Система водообеспечения»
welcome_to_the_moon-effect-astronaut = «Экипаж звездолёта»
welcome_to_the_moon-effect-planning = «Центр управления»
welcome_to_the_moon-effect-wild = «Универсальный эффект»

welcome_to_the_moon-ask-combination = Выберите номер с эффектом
welcome_to_the_moon-ask-space = Куда вписать { $number }?
welcome_to_the_moon-ask-space-astronaut = Куда вписать { $number }, изменив не больше чем на два?
welcome_to_the_moon-ask-claim = О каких выполненных миссиях объявляете?

welcome_to_the_moon-do-combination = { $number } + { $effect }
welcome_to_the_moon-do-wild = { $number }; вместо эффекта комбинации — { $effect } (универсальный символ)
welcome_to_the_moon-do-error = Отметить системную ошибку
welcome_to_the_moon-do-changed = { $number }: { $place }
welcome_to_the_moon-do-skip = Не применять
welcome_to_the_moon-do-use = Применить
welcome_to_the_moon-do-claim = Миссия { $letter ->
    [A] А
    [B] Б
   *[C] В
}: { $mission }

welcome_to_the_moon-turn = Ход { $turn }: { $number0 } + { $effect0 }, { $number1 } + { $effect1 }, { $number2 } + { $effect2 }
welcome_to_the_moon-wrote = { $seat }: { $effect }, номер { $number } — { $place }
welcome_to_the_moon-crossed = { $seat } { YOU($seat, "вписываете", "вписывает") } «X»: { $place }
welcome_to_the_moon-error = { YOU($seat, "Вам") }{ YOU($seat, "", ":") } вписать нечего, системная ошибка
welcome_to_the_moon-used = { $seat } { YOU($seat, "применяете", "применяет") } эффект { $effect }: { $target }
welcome_to_the_moon-claimed-first = { $seat } среди первых { YOU($seat, "выполняете", "выполняет") } миссию { $letter ->
    [A] А
    [B] Б
   *[C] В
}: { $mission }
welcome_to_the_moon-claimed-later = { $seat } { YOU($seat, "выполняете", "выполняет") } миссию { $letter ->
    [A] А
    [B] Б
   *[C] В
} позже других: { $mission }

welcome_to_the_moon-filled = Эта ячейка занята
welcome_to_the_moon-order = Номера должны возрастать: { $number } не сочетается с номером { $other } в том же ряду
welcome_to_the_moon-below-zero = Номер не может быть меньше 0
welcome_to_the_moon-fits-nowhere = Номер { $number } никуда не подходит
welcome_to_the_moon-no-wild = У вас нет обведённого универсального символа
welcome_to_the_moon-no-mixing = Номер и эффект берут из одной стопки
welcome_to_the_moon-must-use = Это нужно применить обязательно
welcome_to_the_moon-no-target = Сейчас это сюда не применить

welcome_to_the_moon-reason-missions = { YOU($seat, "У вас") }{ YOU($seat, "", ":") } выполнены все три миссии
welcome_to_the_moon-reason-missions-several = { $count ->
    [one] { $count } игрок выполнил все три миссии
    [few] { $count } игрока выполнили все три миссии
   *[many] { $count } игроков выполнили все три миссии
}
welcome_to_the_moon-reason-spaces = { YOU($seat, "У вас") }{ YOU($seat, "", ":") } не осталось пустых ячеек
welcome_to_the_moon-reason-spaces-several = { $count ->
    [one] У { $count } игрока не осталось пустых ячеек
   *[many] У { $count } игроков не осталось пустых ячеек
}
welcome_to_the_moon-reason-errors = { YOU($seat, "У вас") }{ YOU($seat, "", ":") } отмечена последняя системная ошибка
welcome_to_the_moon-reason-errors-several = { $count ->
    [one] У { $count } игрока отмечена последняя системная ошибка
   *[many] У { $count } игроков отмечена последняя системная ошибка
}

cli-moon-turn = ход { $turn }
cli-moon-reshuffle = { $count ->
    [one] { $count } ход до перемешивания стопок
    [few] { $count } хода до перемешивания стопок
   *[many] { $count } ходов до перемешивания стопок
}
cli-moon-next = дальше: { $effect }

welcome_to_the_moon-field-spaces = Ячейки
welcome_to_the_moon-field-errors = Системные ошибки
welcome_to_the_moon-field-astronauts = Астронавты
welcome_to_the_moon-field-planning = Центр управления
welcome_to_the_moon-field-wilds = Универсальные символы
welcome_to_the_moon-field-energy = Энергия
welcome_to_the_moon-field-plants = Растения
welcome_to_the_moon-field-tanks = Резервуары
welcome_to_the_moon-field-robots = Роботы
welcome_to_the_moon-field-fuelled = Заправленные звездолёты
welcome_to_the_moon-field-sabotage = Вызванный саботаж
welcome_to_the_moon-field-rockets = Звездолёты
welcome_to_the_moon-field-tie_rockets = Звездолёты у финального результата
welcome_to_the_moon-field-crossed = Зачёркнутые ошибки
welcome_to_the_moon-field-crosses = «X» автопогрузки
welcome_to_the_moon-field-rewarded = Награды за миссии
welcome_to_the_moon-field-lines = Линии
welcome_to_the_moon-field-multipliers = Множители
welcome_to_the_moon-field-tunnels = Тоннели
welcome_to_the_moon-field-antennas = Радиотелескопы
welcome_to_the_moon-field-greenhouses = Теплицы
welcome_to_the_moon-field-quarters = Заполненные кварталы
welcome_to_the_moon-field-raised = Поднятые ценности
welcome_to_the_moon-field-deposits = Обведённые вода и растения
welcome_to_the_moon-field-extracted = Разработанные шахты
welcome_to_the_moon-field-icons = Ресурсы на заводах
welcome_to_the_moon-field-bonuses = Бонусы первых
welcome_to_the_moon-field-closed = Перекрытые проходы
welcome_to_the_moon-field-plant_track = Растения в зоне подсчёта
welcome_to_the_moon-field-water_track = Вода в зоне подсчёта
welcome_to_the_moon-field-grey = Блок серого вируса
welcome_to_the_moon-field-due = Предстоящие распространения
welcome_to_the_moon-marked = Здесь уже отмечено

# положения, к которым не ведёт ни одна партия
welcome_to_the_moon-position-order = { $number } не может стоять после { $other } в том же ряду
welcome_to_the_moon-position-infected = заражёнными бывают только комнаты приключения 6
welcome_to_the_moon-position-most = больше { $most } здесь быть не может
welcome_to_the_moon-position-least = здесь с самого начала отмечено не меньше { $least }
welcome_to_the_moon-position-gap = небоскрёб растёт от поверхности без пропусков
welcome_to_the_moon-position-half = половинами строят только разделённую секцию
welcome_to_the_moon-position-loose = этот тоннель не связан со звездолётом
welcome_to_the_moon-position-grey = серый вирус может быть только в блоке 1, 4, 8 или 11
welcome_to_the_moon-position-order-of-planet = ячейки планеты заполняют по порядку
welcome_to_the_moon-position-asteroids = астероиды занимают подряд, начиная с двух концов

# экспедиция, как о ней говорят зал и списки
welcome_to_the_moon-option-expedition = Экспедиция (авторский режим)
welcome_to_the_moon-option-expedition-help = Приключения одно за другим, от выбранного до восьмого, со звёздами за места, как на полях. В игру могут войти миссии и карты звездолётов из кампании — так, как мы их прочли. Это наша замена кампании, сюжет которой не опубликован; в одиночку уровень ASTRA равен номеру приключения.
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
welcome_to_the_moon-expedition-won = { $seat } { YOU($seat, "побеждаете", "побеждает") } в экспедиции
welcome_to_the_moon-expedition-won-astra = В экспедиции побеждает ASTRA

# соперник без места за столом, как его называют списки партий
welcome_to_the_moon-astra = ASTRA ({ $name }, уровень { $level })
welcome_to_the_moon-opponent-katherine = Кэтрин
welcome_to_the_moon-opponent-alexei = Алексей
welcome_to_the_moon-opponent-margaret = Маргарет
welcome_to_the_moon-opponent-franklin = Франклин
welcome_to_the_moon-opponent-sergei = Сергей
welcome_to_the_moon-opponent-stephanie = Стэфани
welcome_to_the_moon-opponent-thomas = Томас
welcome_to_the_moon-opponent-peggy = Пэгги

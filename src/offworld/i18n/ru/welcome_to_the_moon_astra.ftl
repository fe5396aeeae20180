# Добро пожаловать на Луну!: соло-режим ASTRA

welcome_to_the_moon-ask-leave = Вписать нечего. Какую карту отдать ASTRA?
welcome_to_the_moon-ask-bonus = Карта с эффектом { $effect } достанется ASTRA ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}). Зачеркнуть соло-бонус, чтобы убрать её из игры? Осталось бонусов: { $left }
welcome_to_the_moon-do-remove = Зачеркнуть соло-бонус и убрать карту из игры
welcome_to_the_moon-do-give = Отдать карту ASTRA
welcome_to_the_moon-ask-astra-1 = Карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA: какого саботажа лишиться?
welcome_to_the_moon-ask-astra-2 = Карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA: какая станция лишится большего множителя?
welcome_to_the_moon-ask-astra-3 = Карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA: какой квартал лишится большего бонуса?
welcome_to_the_moon-ask-astra-4 = Карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA: какой завод лишится бонуса первого?
welcome_to_the_moon-ask-astra-5 = Карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA: какого бонуса небоскрёбов лишиться?
welcome_to_the_moon-ask-astra-6 = Карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA: что произойдёт?
welcome_to_the_moon-ask-astra-7 = Карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA: какая теплица лишится удвоения?
welcome_to_the_moon-astra-icon = Саботаж отсека { $room }
welcome_to_the_moon-astra-top = Больший бонус на вершине небоскрёба { $skyscraper }
welcome_to_the_moon-astra-bottom = Больший бонус в основании небоскрёба { $skyscraper }
welcome_to_the_moon-astra-spread-plants = Распространение у растения { $place }
welcome_to_the_moon-astra-spread-water = Распространение у воды { $place }
welcome_to_the_moon-two-cards = Номер и эффект берут с двух разных карт

welcome_to_the_moon-astra-second-pass = Колода перемешана заново: теперь карты ASTRA ещё и переворачивают миссии
welcome_to_the_moon-astra-card = Открыта карта { $letter ->
    [A] А
    [B] Б
   *[C] В
} ASTRA
welcome_to_the_moon-astra-flipped = ASTRA опередила вас: за миссию { $letter ->
    [A] А
    [B] Б
   *[C] В
} теперь можно получить только меньшую награду
welcome_to_the_moon-astra-struck-1 = ASTRA зачёркивает значок, и обведена системная ошибка. { $target }
welcome_to_the_moon-astra-struck-2 = ASTRA зачёркивает больший множитель. { $target }
welcome_to_the_moon-astra-struck-3 = ASTRA зачёркивает больший бонус квартала. { $target }
welcome_to_the_moon-astra-struck-4 = ASTRA зачёркивает бонус первого. { $target }
welcome_to_the_moon-astra-struck-5 = ASTRA зачёркивает бонус. { $target }
welcome_to_the_moon-astra-struck-6 = ASTRA вызывает распространение вирусов. { $target }
welcome_to_the_moon-astra-struck-7 = ASTRA зачёркивает удвоение теплицы. { $target }
welcome_to_the_moon-astra-bonus = { $seat } { YOU($seat, "обводите", "обводит") } { $count ->
    [one] { $count } соло-бонус
    [few] { $count } соло-бонуса
   *[many] { $count } соло-бонусов
}
welcome_to_the_moon-astra-given = Оставшаяся карта, { $effect }, достаётся ASTRA: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
welcome_to_the_moon-astra-boxes = Оставшаяся карта, { $effect }, достаётся ASTRA: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
} шкалы, всего { $total }
welcome_to_the_moon-astra-removed = { $seat } { YOU($seat, "зачёркиваете", "зачёркивает") } соло-бонус: оставшаяся карта, { $effect }, уходит из игры

welcome_to_the_moon-astra-line-track = Клетки шкалы: { $count } из { $boxes }
welcome_to_the_moon-astra-line-cards = { $effect }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} × { $each }
welcome_to_the_moon-astra-line-fixed = Очки за приключение
welcome_to_the_moon-astra-line-level = Уровень { $level } × { $each }
welcome_to_the_moon-reason-astra = ASTRA совершила запуск
welcome_to_the_moon-reason-deck = Колода закончилась во второй раз
cli-moon-astra = { $name }: { $score } · соло-бонусы { $left } из { $slots } · проход { $pass }

# Dig Mars
dig_mars = Dig Mars
dig_mars-about = Исследуйте каньон, бурите, вывозите находки и наберите очки успеха раньше других.
dig_mars-option-open_finds = Открытые находки
dig_mars-option-open_finds-help = Находки лежат лицом вверх, победу никто не объявляет; партия идёт до последней плитки, побеждает больший счёт.

dig_mars-equipment-drill = Оборудование для бурения
dig_mars-equipment-transport = Оборудование для транспортировки
dig_mars-equipment-fleet = Экспедиционный флот

dig_mars-bonus-extra_drill = Дополнительное бурение
dig_mars-bonus-extra_transport = Дополнительная транспортировка
dig_mars-bonus-relocation = Передислокация станции
dig_mars-bonus-extra_point = Дополнительное очко успеха
dig_mars-bonus-scouting = Разведка местности

dig_mars-ask-first-station = Поставьте первую станцию на любую стопку
dig_mars-ask-station = Поставьте новую станцию на стопку или на пустое место
dig_mars-ask-relocation = { YOU($seat, "you", "other") ->
    [you] Куда переставить вашу станцию с { $site }?
   *[other] Куда переставить станцию ({ $seat }) с { $site }?
}
dig_mars-ask-action = { $actions ->
    [0] Действий не осталось
    [one] Осталось { $actions } действие
    [few] Осталось { $actions } действия
   *[many] Осталось { $actions } действий
}: что делаете?

dig_mars-do-place = { $site }
dig_mars-do-drill = Бурить { $site }
dig_mars-do-transport = Вывезти находку с { $site }
dig_mars-do-move = Переместить станцию { $site } → { $end }
dig_mars-do-upgrade = Модернизировать до уровня { $level }: { $equipment } ({ $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
})
dig_mars-do-upgrade-no-further = Модернизировать: { $equipment }
dig_mars-do-relocate = { YOU($seat, "you", "other") ->
    [you] Передислоцировать вашу станцию с { $site }
   *[other] Передислоцировать станцию с { $site } ({ $seat })
}
dig_mars-do-point = Взять дополнительное очко
dig_mars-do-scout = Разведать { $site }
dig_mars-do-claim = Объявить победу
dig_mars-do-end = Закончить ход
dig_mars-do-end-bonus = Закончить ход (неиспользованные бонусы пропадут)

dig_mars-placed = { $seat } { YOU($seat, "ставите", "ставит") } станцию на { $site }
dig_mars-drilled = { $seat } { YOU($seat, "бурите", "бурит") } { $site }: { $find }, ценность { $value }
dig_mars-drilled-bonus = { $seat } { YOU($seat, "бурите", "бурит") } { $site }: { $find }, ценность { $value }; бонус: { $bonus }
dig_mars-transported = { $seat } { YOU($seat, "вывозите", "вывозит") } находку с { $site }: { $find }, ценность { $value }
dig_mars-kept = { $seat } { YOU($seat, "оставляете", "оставляет") } себе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dig_mars-shared = { $seat } { YOU($seat, "получаете", "получает") } долю: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dig_mars-moved = { $seat } { YOU($seat, "перемещаете", "перемещает") } станцию { $site } → { $end }
dig_mars-upgraded = { $seat } { YOU($seat, "модернизируете", "модернизирует") } до уровня { $level }: { $equipment }
dig_mars-relocated = { YOU($seat_owner, "you", "other") ->
    [you] { $seat } { YOU($seat, "передислоцируете свою", "передислоцирует вашу") } станцию { $site } → { $end }
   *[other] { $seat } { YOU($seat, "передислоцируете", "передислоцирует") } станцию ({ $seat_owner }) { $site } → { $end }
}
dig_mars-took-point = { $seat } { YOU($seat, "берёте", "берёт") } дополнительное очко
dig_mars-scouted = { $seat } { YOU($seat, "разведываете", "разведывает") } { $site }
dig_mars-scouted-seen = Вы разведываете { $site }: { $find }, ценность { $value }
dig_mars-ended-turn = { $seat } { YOU($seat, "заканчиваете", "заканчивает") } ход
dig_mars-claimed = { $seat } { YOU($seat, "объявляете", "объявляет") } победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dig_mars-final-points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

dig_mars-score-finds = Находки и доли в находках
dig_mars-score-equipment = Модернизация
dig_mars-reason-claim = { $seat } { YOU($seat, "объявляете", "объявляет") } победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} (нужно { $target })
dig_mars-reason-last-tile = С поля взята последняя плитка; побеждает больший счёт
dig_mars-reason-stalemate = Двенадцать раундов без продвижения; побеждает больший счёт

dig_mars-no-actions = Действий в этом ходу не осталось
dig_mars-no-station = На { $site } нет вашей станции
dig_mars-gap = { $site } — пустое место: плитки нет
dig_mars-already-explored = Верхняя плитка { $site } уже исследована
dig_mars-not-explored = Верхняя плитка { $site } ещё не исследована: сначала бурение
dig_mars-drill-too-hard = Для бурения { $site } нужен уровень { $need }; со всеми станциями на плитке у вас { $reach }
dig_mars-transport-too-heavy = Для транспортировки с { $site } нужен уровень { $need }; со всеми станциями на плитке у вас { $reach }
dig_mars-move-straight = { $end } не на одной прямой с { $site }
dig_mars-move-over-stack = Путь к { $end } закрывает стопка на { $site }
dig_mars-move-far-gap = { $end } — пустое место: остановиться можно только на соседнем с { $site } пустом месте
dig_mars-top-level = Уровень { $level } — высший
dig_mars-too-few-points = Нужно { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}, у вас { $points }
dig_mars-claim-too-few = Для победы нужно { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
}, у вас { $points }
dig_mars-no-claims = При открытых находках победу не объявляют
dig_mars-no-bonus = В этом ходу нет такого бонуса: { $bonus }
dig_mars-nobody-there = Такой станции на { $site } нет
dig_mars-no-other-stack = Другой стопки нет
dig_mars-relocate-same = Станция уже стоит на { $site }
dig_mars-relocate-gap = { $site } — пустое место: передислокация возможна только на стопку
dig_mars-grid-empty = Поле пусто

# Названия находок наши (designed): в правилах их нет.
dig_mars-find-T01 = Стеклянная бусина
dig_mars-find-T02 = Ржавая шестерня
dig_mars-find-T03 = Базальтовый зубец
dig_mars-find-T04 = Сигнальный камешек
dig_mars-find-T05 = Медный лист
dig_mars-find-T06 = Мутная линза
dig_mars-find-T07 = Глиняный черепок
dig_mars-find-T08 = Соляная роза
dig_mars-find-T09 = Железное зерно
dig_mars-find-T10 = Полый стержень
dig_mars-find-T11 = Ребристая плита
dig_mars-find-T12 = Наклонный указатель
dig_mars-find-T13 = Янтарная капля
dig_mars-find-T14 = Расколотая монета
dig_mars-find-T15 = Поющий камень
dig_mars-find-T16 = Каменное колесо
dig_mars-find-T17 = Тонкое сверло
dig_mars-find-T18 = Свёрнутая цепь
dig_mars-find-T19 = Окуляр
dig_mars-find-T20 = Ледяная игла
dig_mars-find-T21 = Жеода с прожилками
dig_mars-find-T22 = Витой бур
dig_mars-find-T23 = Опора треножника
dig_mars-find-T24 = Голубой шлак
dig_mars-find-T25 = Запечатанный сосуд
dig_mars-find-T26 = Рельс с желобом
dig_mars-find-T27 = Окаменелый веер
dig_mars-find-T28 = Табличка с картой
dig_mars-find-T29 = Осколок зеркала
dig_mars-find-T30 = Безмолвный колокол
dig_mars-find-T31 = Горсть жетонов
dig_mars-find-T32 = Керн
dig_mars-find-T33 = Плетёный провод
dig_mars-find-T34 = Звёздный циферблат
dig_mars-find-T35 = Смотрящее око
dig_mars-find-T36 = Сложенная мачта
dig_mars-find-T37 = Кристальный гребень
dig_mars-find-T38 = Крылатый бюст
dig_mars-find-T39 = Грузовые сани
dig_mars-find-T40 = Большой вентиль
dig_mars-find-T41 = Солнечный диск
dig_mars-find-T42 = Световая арфа
dig_mars-find-T43 = Спиральная колонна
dig_mars-find-T44 = Застывший двигатель
dig_mars-find-T45 = Шаровой замок
dig_mars-find-T46 = Спящий зонд
dig_mars-find-T47 = Замковый камень врат
dig_mars-find-T48 = Сердце каньона

# Добро пожаловать на Луну, приключение 4: Шахта
welcome_to_the_moon-adventure-4 = Шахта
welcome_to_the_moon-space-4 = шахта { $mine }, уровень { $level }
welcome_to_the_moon-4-deposit-plant = Растение шахты { $mine } между уровнями { $level } и { $next }
welcome_to_the_moon-4-deposit-water = Вода шахты { $mine } между уровнями { $level } и { $next }
welcome_to_the_moon-4-MF1 = Теплица
welcome_to_the_moon-4-MF2 = Водохранилище
welcome_to_the_moon-4-MF3 = Завод по обработке жемчуга
welcome_to_the_moon-4-MF4 = Завод по обработке рубинов
welcome_to_the_moon-4-CC1 = Центр контроля производства
welcome_to_the_moon-4-CC2 = Центр планирования
welcome_to_the_moon-4-SF1 = Центр оптимизации теплицы
welcome_to_the_moon-4-SF2 = Центр оптимизации водохранилища
welcome_to_the_moon-4-SF3 = Центр оптимизации жемчуга
welcome_to_the_moon-4-SF4 = Центр оптимизации рубинов
welcome_to_the_moon-4-SF5 = Центр оптимизации контроля производства
welcome_to_the_moon-ask-4-robot = Где зачеркнуть значок робота?
welcome_to_the_moon-ask-4-energy = Где зачеркнуть значок энергии?
welcome_to_the_moon-ask-4-plant = Какое растение рядом с ячейкой обвести?
welcome_to_the_moon-ask-4-water = Какую воду рядом с ячейкой обвести?
welcome_to_the_moon-ask-4-astronaut = Зачеркнуть астронавта, не меняя номер?
welcome_to_the_moon-ask-4-planning = Куда вписать «X»?
welcome_to_the_moon-ask-4-extra_robot = Бонус контроля производства: где зачеркнуть ещё один значок робота?
welcome_to_the_moon-bonus-4-extra_robot = «Дополнительный робот»
welcome_to_the_moon-4-complete = { YOU($seat, "У вас") }{ YOU($seat, "", ":") } готово — { $building }
welcome_to_the_moon-4-extracted = { $seat } { YOU($seat, "извлекаете", "извлекает") } ресурсы из шахты { $mine }
welcome_to_the_moon-4-bonus = { $seat } среди первых { YOU($seat, "получаете", "получает") } бонус: { $building }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
welcome_to_the_moon-line-4-missions = Миссии
welcome_to_the_moon-line-4-plant = Теплица: { $part0 } × { $part1 } + { $part2 }
welcome_to_the_moon-line-4-water = Водохранилище: { $part0 } × { $part1 } + { $part2 }
welcome_to_the_moon-line-4-pearl = Жемчуг: { $part0 } × { $part1 } + { $part2 }
welcome_to_the_moon-line-4-ruby = Рубины: { $part0 } × { $part1 } + { $part2 }
welcome_to_the_moon-line-4-astronauts = Астронавты: { $part0 } × { $part1 }
welcome_to_the_moon-line-4-planning = Центр планирования: { $part0 } × { $part1 }
welcome_to_the_moon-line-4-errors = Системные ошибки: { $part0 }
welcome_to_the_moon-4-no-symbol = Здесь не осталось такого значка
welcome_to_the_moon-4-elsewhere = Это не прямо над или под ячейкой с номером

# Добро пожаловать на Луну, приключение 3: Колония
welcome_to_the_moon-adventure-3 = Колония
welcome_to_the_moon-space-3 = ряд { $row }, столбец { $column }
welcome_to_the_moon-3-tunnel = Тоннель между { $row }/{ $column } и { $row2 }/{ $column2 }
welcome_to_the_moon-3-quarter-Q1 = Левый верхний квартал
welcome_to_the_moon-3-quarter-Q2 = Правый верхний квартал
welcome_to_the_moon-3-quarter-Q3 = Левый нижний квартал
welcome_to_the_moon-3-quarter-Q4 = Правый нижний квартал
welcome_to_the_moon-3-raise-plants = Поднять ценность растений
welcome_to_the_moon-3-raise-water = Поднять ценность воды
welcome_to_the_moon-3-raise-antennas = Поднять ценность радиотелескопов
welcome_to_the_moon-ask-3-robot = Какой тоннель построить?
welcome_to_the_moon-ask-3-energy = Чью ценность поднять?
welcome_to_the_moon-ask-3-plant = Обвести следующую теплицу квартала?
welcome_to_the_moon-ask-3-water = Обвести резервуар с водой?
welcome_to_the_moon-ask-3-astronaut = Зачеркнуть астронавта, не меняя номер?
welcome_to_the_moon-ask-3-planning = Куда вписать «X»?
welcome_to_the_moon-3-completed = { $seat } { YOU($seat, "заполняете", "заполняет") } квартал ({ $quarter }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
welcome_to_the_moon-3-order-column = Номера должны возрастать снизу вверх: { $number } не сочетается с номером { $other } в том же столбце
welcome_to_the_moon-line-3-missions = Миссии
welcome_to_the_moon-line-3-plants = Растения: { $part0 } × { $part1 }
welcome_to_the_moon-line-3-water = Резервуары с водой: { $part0 } × { $part1 }
welcome_to_the_moon-line-3-antennas = Радиотелескопы: { $part0 } × { $part1 }
welcome_to_the_moon-line-3-quarters = Заполненные кварталы
welcome_to_the_moon-line-3-astronauts = Больше всего астронавтов: { $part0 }
welcome_to_the_moon-line-3-planning = Центр управления применён: { $part0 }
welcome_to_the_moon-line-3-errors = Системные ошибки: { $part0 }
welcome_to_the_moon-3-no-network = Этот тоннель не соединён с сетью

# Добро пожаловать на Луну, приключение 5: Купол
welcome_to_the_moon-adventure-5 = Купол
welcome_to_the_moon-space-5 = небоскрёб { $skyscraper }, уровень { $level }
welcome_to_the_moon-space-5-below = небоскрёб { $skyscraper }, подземный уровень { $level }
welcome_to_the_moon-5-floor = Уровень башни { $floor } сверху
welcome_to_the_moon-5-section = Секция купола { $section }
welcome_to_the_moon-5-left-half = Левая половина секции купола { $section }
welcome_to_the_moon-5-right-half = Правая половина секции купола { $section }
welcome_to_the_moon-5-raise-missions = Повысить ценность миссий
welcome_to_the_moon-5-raise-tower = Повысить ценность исследовательской башни
welcome_to_the_moon-5-raise-astronauts = Повысить ценность экипажа
welcome_to_the_moon-5-raise-dome = Снизить штраф за купол
welcome_to_the_moon-ask-5-robot = Какую секцию купола построить?
welcome_to_the_moon-ask-5-energy = Какую зону подсчёта улучшить?
welcome_to_the_moon-ask-5-plant = Обвести растение на уровне башни рядом с этим уровнем небоскрёба?
welcome_to_the_moon-ask-5-water = Обвести воду на уровне башни рядом с этим уровнем небоскрёба?
welcome_to_the_moon-ask-5-astronaut = Зачеркнуть астронавта, не меняя номер?
welcome_to_the_moon-ask-5-planning = Куда вписать «X»?
welcome_to_the_moon-ask-5-split = Какую секцию купола разделить пополам?
welcome_to_the_moon-bonus-5-split = «Разделение секции»
welcome_to_the_moon-5-top = { $seat } { YOU($seat, "достраиваете", "достраивает") } небоскрёб { $skyscraper } до верха: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
welcome_to_the_moon-5-bottom = { $seat } { YOU($seat, "достраиваете", "достраивает") } небоскрёб { $skyscraper } до нижнего уровня: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
welcome_to_the_moon-5-not-next = Небоскрёб начинают с одного из двух уровней у поверхности и достраивают уровень за уровнем
welcome_to_the_moon-5-order = Номера должны возрастать снизу вверх: { $number } не сочетается с номером { $other } в том же небоскрёбе
welcome_to_the_moon-line-5-missions = Миссии: звёзды { $part0 } × { $part1 }, медали { $part2 } × { $part3 }
welcome_to_the_moon-line-5-tower = Уровни башни с 1, 2 и 3 значками: { $part0 } × { $part3 }, { $part1 } × { $part4 }, { $part2 } × { $part5 }
welcome_to_the_moon-line-5-skyscrapers = Верхние и нижние уровни небоскрёбов
welcome_to_the_moon-line-5-astronauts = Экипаж, зачёркнуто астронавтов: { $part0 }
welcome_to_the_moon-line-5-dome = Непостроенные секции купола: { $part0 } × { $part1 }
welcome_to_the_moon-line-5-errors = Системные ошибки: { $part0 }
welcome_to_the_moon-field-ends = Концы небоскрёбов
welcome_to_the_moon-field-water = Вода в башне
welcome_to_the_moon-field-split = Разделённые секции купола
welcome_to_the_moon-field-built = Построенные части купола
welcome_to_the_moon-field-planned = «X» центра управления
welcome_to_the_moon-5-not-linked = Купол строят от поверхности с двух сторон: до этой секции очередь не дошла
welcome_to_the_moon-5-parity = Чётный номер строит чётные секции, нечётный — нечётные
welcome_to_the_moon-5-no-split = Эта секция уже построена или разделена

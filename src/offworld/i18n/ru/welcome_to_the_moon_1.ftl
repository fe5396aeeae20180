# Добро пожаловать на Луну, приключение 1: Запуск
welcome_to_the_moon-adventure-1 = Запуск
welcome_to_the_moon-space-1 = уровень { $floor }, ячейка { $place }
welcome_to_the_moon-1-fuel = Заправить звездолёты отсека { $room }
welcome_to_the_moon-ask-1-bonuses = { $fuel ->
    [0] Впишите «X» автопогрузки в любую ячейку
   *[other] { $crosses ->
        [0] Какие неактивные звездолёты заправить?
       *[other] Заправьте неактивные звездолёты или впишите «X» — в любом порядке
    }
}
welcome_to_the_moon-1-compartment = { $seat } { YOU($seat, "заполняете", "заполняет") } отсек { $room }: { $count ->
    [0] без звездолётов
    [one] { $count } звездолёт
    [few] { $count } звездолёта
   *[many] { $count } звездолётов
}
welcome_to_the_moon-1-fuelled = { $seat } { YOU($seat, "заправляете", "заправляет") } звездолёты отсека { $room }
welcome_to_the_moon-1-sabotage = Саботаж ({ YOU($seat, "ваш") }, отсек { $room }): остальные обводят системную ошибку
welcome_to_the_moon-1-sabotage-nobody = Саботаж ({ YOU($seat, "ваш") }, отсек { $room }): он никого не задевает
welcome_to_the_moon-1-sabotage-too = { $seat } { YOU($seat, "разыгрываете", "разыгрывает") } тот же саботаж и ошибку не { YOU($seat, "обводите", "обводит") }
welcome_to_the_moon-1-other-floor = Этот уровень — для эффекта { $effect }
welcome_to_the_moon-1-no-cross = Среди этих бонусов нет «X»
welcome_to_the_moon-1-no-fuel = Среди этих бонусов нет заправки
welcome_to_the_moon-1-fuel-late = Эти звездолёты уже заправлены, или их отсек заполнен
welcome_to_the_moon-reason-launch = { YOU($seat, "Ваш") }{ YOU($seat, "", ":") } взлёт!
welcome_to_the_moon-reason-launch-several = { $count ->
    [one] Взлетел { $count } звездолёт
    [few] Взлетели { $count } звездолёта
   *[many] Взлетело { $count } звездолётов
}
welcome_to_the_moon-line-1-rockets = Звездолёты: { $part0 } из { $part1 }
welcome_to_the_moon-line-1-errors = Незачёркнутые системные ошибки: { $part0 }

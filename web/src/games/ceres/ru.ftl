### Стол

ceres-ui-vp = { $points } ПО
ceres-ui-round = Год { $round } из { $rounds }
ceres-ui-year = Год { $round }
ceres-ui-ship = Корабль { $round }-го года: { $ship }
ceres-ui-ship-of = корабль { $round }-го года
ceres-ui-part-belt = Пояс
ceres-ui-part-station = Станция
ceres-ui-part-unions = Союзы
ceres-ui-free = свободно
ceres-ui-now = сейчас
ceres-ui-at-end = если бы игра кончилась
ceres-ui-sum = Итого

### Пояс

ceres-ui-belt = Пояс астероидов: три кольца по восемь секторов
ceres-ui-rock-free = { $asteroid }, { $ring }, сектор { $sector }: запуск за { $price } льда, в следующем году за { $next }; { $points } ПО, доход: { $units }
ceres-ui-rock-free-last = { $asteroid }, { $ring }, сектор { $sector }: запуск за { $price } льда; { $points } ПО, доход: { $units }
ceres-ui-rock-taken = { $asteroid }, { $ring }, сектор { $sector }: здесь зонд, { $owner }; доход: { $units }
ceres-ui-launch-price = Цена запуска
ceres-ui-launch-sum = 1 + сектор + кольцо − разведка
ceres-ui-ring-inner = внутр.
ceres-ui-ring-middle = средн.
ceres-ui-ring-outer = внешн.
ceres-ui-pool = Рабочие в резерве
ceres-ui-later = Через год
ceres-ui-later-on = Назад в этот год
ceres-ui-next-price = через год { $price }

### Станция

ceres-ui-hire = Нанять до { $most }
ceres-ui-override = через Совет
ceres-ui-override-help = Мест нет? За влияние лидер из Совета проведёт действие и здесь.
ceres-ui-none-left = Колода сооружений кончилась.
ceres-ui-no-projects = В этом году проектов не осталось.
ceres-ui-offer = { $ship }: предложение { $number }
ceres-ui-aboard = Рабочие на борту
ceres-ui-nobody-aboard = на борту никого
ceres-ui-lobby = Лобби
ceres-ui-lobby-text = Только лидер; мест сколько угодно.
ceres-ui-favours = Содействие
ceres-ui-favours-text = Лидер и влияние: жетон тем дороже, чем больше на нём фишек. Свой жетон дважды за год не взять.

### Союзы

ceres-ui-union = { $union }. Основной грант: { $main }. Бонусный: { $bonus }. Ячейки: { $slots }
ceres-ui-union-kind = союз { $number }
ceres-ui-seals = { $count ->
    [one] Осталась { $count } печать
    [few] Осталось { $count } печати
   *[many] Осталось { $count } печатей
}
ceres-ui-main-grant = Основной грант
ceres-ui-bonus-grant = Бонусный грант (приверженность)
ceres-ui-slot-granted = { $who } получает грант
ceres-ui-slot-committed = { $who } хранит приверженность
ceres-ui-track = Маркер союза на { $place }: сохранённый контракт стоит { $points } ПО

### Карты

ceres-ui-points = Победные очки
ceres-ui-cost = Цена
ceres-ui-income = Доход каждый год
ceres-ui-rock-income = Сразу и каждый год
ceres-ui-action = Действие рабочего
ceres-ui-upgrade = Как улучшение добавляет
ceres-ui-does = Что даёт
ceres-ui-project = проект поселения
ceres-ui-penalty = Если не оплатить до конца
ceres-ui-penalty-text = { $points ->
    [one] минус { $points } ПО
   *[many] минус { $points } ПО
}
ceres-ui-offers = Предложения
ceres-ui-offer-most = { $most ->
    [one] один раз
   *[many] до { $most } раз
}
ceres-ui-crew = Рабочие на борту, по числу игроков
ceres-ui-token = жетон содействия
ceres-ui-token-price = { $price } влияние и ещё 1 за каждую фишку на жетоне
ceres-ui-for-automa = Автоме
ceres-ui-contract-times = контракт: { $levels ->
    [one] { $levels } раз
    [few] { $levels } раза
   *[many] { $levels } раз
}
ceres-ui-reward-a = Награда A
ceres-ui-reward-a-text = и карта сбрасывается
ceres-ui-reward-b = Награда B
ceres-ui-reward-b-text = { $steps ->
    [one] ещё { $steps } деление союза, карта остаётся и приносит очки в конце
    [few] ещё { $steps } деления союза, карта остаётся и приносит очки в конце
   *[many] ещё { $steps } делений союза, карта остаётся и приносит очки в конце
}
ceres-ui-unfinished = Не выполнен до конца
ceres-ui-unfinished-text = минус { $points } ПО
ceres-ui-research = Исследования
ceres-ui-level-price = Уровень { $level } за { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}

### Моё и чужое

ceres-ui-stock = Ресурсы и доход
ceres-ui-leaders = { $count ->
    [one] { $count } свободный лидер
    [few] { $count } свободных лидера
   *[many] { $count } свободных лидеров
}
ceres-ui-pawn-free = Фишка союза свободна
ceres-ui-pawn-used = Фишка союза занята
ceres-ui-labour-union = профсоюз
ceres-ui-passed = пас
ceres-ui-first = первый
ceres-ui-outstations = Аванпосты
ceres-ui-outstation = { $outstation }, { $worker }: { $does }; доход: { $units }
ceres-ui-with-worker = рабочий на месте
ceres-ui-without-worker = без рабочего
ceres-ui-field = { $field }: уровень { $level } из { $most }
ceres-ui-contracts = Контракты
ceres-ui-contract-held = { $contract }: уровень { $level } из { $levels }
ceres-ui-contract-kept = { $contract }: сохранён, { $points } ПО
ceres-ui-no-contracts = Пока ни одного: их дают за приверженность союзу.
ceres-ui-projects = Проекты
ceres-ui-unpaid = Не оплачен: { $project }
ceres-ui-no-own-projects = Пока ни одного.
ceres-ui-launched = { $count ->
    [one] { $count } зонд в поясе
    [few] { $count } зонда в поясе
   *[many] { $count } зондов в поясе
}
ceres-ui-outstation-count = { $count ->
    [one] { $count } аванпост
    [few] { $count } аванпоста
   *[many] { $count } аванпостов
}
ceres-ui-project-count = Проектов: { $count }, в долг { $unpaid }
ceres-ui-contract-count = { $count ->
    [one] { $count } контракт
    [few] { $count } контракта
   *[many] { $count } контрактов
}
ceres-ui-look = Все вещи и очки
ceres-ui-everybody = У кого что есть
ceres-ui-score = Очки
ceres-ui-automa-card = Последняя карта: { $action }.
ceres-ui-automa-priority = Смотрит { $arrow ->
    [left] слева направо
   *[right] справа налево
}; кольца: { $rings }; рабочие:
ceres-ui-automa-why = За что очки
ceres-ui-automa-deck = Карт действий в колоде: { $actions }, сыграно: { $used }

### Вопрос

ceres-ui-group-use = Лидер на станции
ceres-ui-group-work = Рабочий на аванпосте
ceres-ui-group-favour = Совет
ceres-ui-group-grant = Союзы
ceres-ui-group-pay = Оплата
ceres-ui-unused = { $pawn ->
    [true] Ещё свободны: лидеров { $leaders } и фишка союза
   *[false] Ещё свободны: лидеров { $leaders }
}

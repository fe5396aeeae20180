# Церера с дополнением «Контракты Марса»
ceres = Церера
ceres-about = Возглавьте добычу на Церере: шлите зонды в пояс, который не стоит на месте, стройте аванпосты и держите слово перед союзами.
ceres-option-contracts = Контракты Марса
ceres-option-contracts-help = Дополнение: союзы дают гранты, а тем, кто им привержен, — контракты.
ceres-option-tokens = Жетоны содействия
ceres-option-tokens-help = Какие четыре жетона содействия участвуют в партии.
ceres-option-tokens-drawn = Случайные
ceres-option-tokens-chosen = По выбору первого игрока
ceres-option-automa = Автома
ceres-option-automa-help = Сила соперника в одиночной партии — по его карте лидера.
ceres-option-automa-trainee = Стажёр
ceres-option-automa-manager = Управляющий
ceres-option-automa-director = Директор
ceres-option-automa-magnate = Магнат

### Ресурсы, рабочие, места

ceres-nothing = ничего
ceres-resource-credits = кредиты
ceres-resource-influence = влияние
ceres-resource-ore = руда
ceres-resource-ice = лёд
ceres-resource-alloy = сплав
ceres-resource-probes = зонды
ceres-amount-credits = { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредита
   *[many] { $amount } кредитов
}
ceres-amount-influence = { $amount ->
    [one] { $amount } влияние
    [few] { $amount } влияния
   *[many] { $amount } влияния
}
ceres-amount-ore = { $amount ->
    [one] { $amount } руда
    [few] { $amount } руды
   *[many] { $amount } руды
}
ceres-amount-ice = { $amount ->
    [one] { $amount } лёд
    [few] { $amount } льда
   *[many] { $amount } льда
}
ceres-amount-alloy = { $amount ->
    [one] { $amount } сплав
    [few] { $amount } сплава
   *[many] { $amount } сплавов
}
ceres-amount-probes = { $amount ->
    [one] { $amount } зонд
    [few] { $amount } зонда
   *[many] { $amount } зондов
}
ceres-worker-grey = инженер
ceres-worker-red = учёный
ceres-worker-blue = производственник
ceres-worker-green = чиновник
ceres-type-mine = добывающий модуль
ceres-type-laboratory = лаборатория
ceres-type-factory = завод
ceres-type-office = администрация
ceres-ring-inner = внутреннее кольцо
ceres-ring-middle = среднее кольцо
ceres-ring-outer = внешнее кольцо
ceres-location-factory = Фабрика
ceres-location-construction = Стройплощадка
ceres-location-trade = Торговое представительство
ceres-location-spaceport = Космопорт
ceres-location-council = Совет АМАК
ceres-use-assemble = собрать зонды
ceres-use-refine = переплавить руду
ceres-use-extract = добыть руду и лёд
ceres-use-construct = построить сооружение
ceres-use-trade = торговать с кораблём
ceres-use-settle = оплатить проект
ceres-use-defer = взять проект в долг
ceres-use-hire = нанять рабочих
ceres-use-launch = запустить зонд
ceres-field-exploration = Разведка
ceres-field-construction = Строительство
ceres-field-commerce = Торговля
ceres-piece-pawn = фишка союза
ceres-piece-leader = фишка лидера
ceres-mark-sourced = от издателя
ceres-mark-unconfirmed = по косвенным данным
ceres-mark-designed = наши данные

### Вопросы

ceres-ask-tokens = Какие четыре жетона содействия участвуют в партии?
ceres-ask-action = Что делаете?
ceres-ask-pay = Оплатите проекты, взятые в долг?
ceres-ask-mix = { $source }: как разделить { $count ->
    [one] { $count } единицу
    [few] { $count } единицы
   *[many] { $count } единиц
}? ({ $first }, { $second })
ceres-ask-convert = { $source }: сколько раз { $pay } → { $get }?
ceres-ask-assemble = { $source }: сколько зондов собрать? Каждый: { $price }
ceres-ask-launch = { $source }: куда летит зонд?
ceres-ask-research = { $source }: в какой области шаг? (осталось { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
})
ceres-ask-build = { $source }: что построить и где?
ceres-ask-waive = { $source }: { $count ->
    [one] какую единицу не платить?
    [few] какие { $count } единицы не платить?
   *[many] какие { $count } единиц не платить?
}
ceres-ask-trade = { $source }: какое предложение использовать? (осталось { $offers })
ceres-ask-settle = { $source }: какой проект взять и оплатить?
ceres-ask-defer = { $source }: какой проект взять в долг?
ceres-ask-hire = { $source }: кого и на какой аванпост нанять? ({ $count ->
    [one] ещё { $count }
   *[many] до { $count }
}, цена: { $price })
ceres-ask-recruit = { $source }: какой аванпост получит рабочего из запаса?
ceres-ask-again = { $source }: какой аванпост сработает ещё раз?
ceres-ask-income = { $source }: доход каких источников взять? (выберите { $count })
ceres-ask-contract = { $source }: какой контракт взять?
ceres-ask-reward = Контракт выполнен: какую награду выбрать?

### Ответы

ceres-do-use = { $location }: { $option }
ceres-do-override = { $location }: { $option } через Совет ({ $price })
ceres-do-favour = Содействие: { $token } (влияние: { $price })
ceres-do-lobby = Лоббирование: { $units }
ceres-do-work = За работу, { $worker }: { $outstation }
ceres-do-grant = { $union }: грант ({ $piece })
ceres-do-commit = { $union }: приверженность
ceres-do-pass = Спасовать до конца раунда
ceres-do-pay = Оплатить: { $project } ({ $price }{ $waived ->
    [0] {""}
    [one] {" "}минус { $waived } единица
    [few] {" "}минус { $waived } единицы
   *[many] {" "}минус { $waived } единиц
})
ceres-do-end = Больше не платить
ceres-do-skip = Пропустить
ceres-do-launch = { $asteroid }, { $ring }: лёд { $price }, { $points } ПО, доход { $units }
ceres-do-research = { $field }, уровень { $level } за { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
} — { $effect }
ceres-do-research-free = { $field }, уровень { $level } бесплатно — { $effect }
ceres-do-build-new = { $facility } — новый аванпост: { $price }
ceres-do-build-under = { $facility } — улучшение аванпоста «{ $host }»: { $price } минус 1 единица
ceres-do-build-under-whole = { $facility } — улучшение аванпоста «{ $host }»: { $price }
ceres-do-waive = Не платить: { $units }
ceres-do-trade = { $pay } → { $get }
ceres-do-project = { $project }: { $price }{ $waived ->
    [0] {""}
    [one] {" "}минус { $waived } единица
    [few] {" "}минус { $waived } единицы
   *[many] {" "}минус { $waived } единиц
} → { $points } ПО
ceres-do-hire = Новый { $worker }: { $outstation }
ceres-do-outstation = { $outstation }
ceres-do-source = { $source }: { $units }
ceres-do-contract = { $contract }, { $levels ->
    [one] { $levels } раз
    [few] { $levels } раза
   *[many] { $levels } раз
}: { $points } ПО или { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}
ceres-do-reward-points = { $contract }: { $points } ПО, карта сбрасывается
ceres-do-reward-steps = { $contract }: { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
} ({ $union }), карта остаётся
ceres-do-units = { $units }

### Что происходит

ceres-round = Начинается раунд { $round }: кольца поворачиваются
ceres-docked = Прибывает «{ $ship }», на борту: { $workers }
ceres-produced = { $seat } { YOU($seat, "добываете", "добывает") }: { $units }
ceres-chose-tokens = { $seat } { YOU($seat, "выбираете", "выбирает") } жетоны содействия партии: { $tokens }
ceres-used = { $seat } { YOU($seat, "посылаете", "посылает") } лидера: { $location }, { $option }
ceres-overrode = { $seat } { YOU($seat, "посылаете", "посылает") } лидера через Совет: { $location }, { $option }
ceres-worked = { $seat } { YOU($seat, "ставите", "ставит") } рабочего: { $outstation }
ceres-worked-again = { $seat } ещё раз { YOU($seat, "задействуете", "задействует") } аванпост: { $outstation }
ceres-called = { $seat } { YOU($seat, "просите", "просит") } содействия (влияние: { $price }): { $token }
ceres-labour-union = { YOU($seat, "У вас") }{ YOU($seat, "", ":") } до конца раунда действует профсоюз
ceres-lobbied = { $seat } { YOU($seat, "лоббируете", "лоббирует") }: { $units }
ceres-passed = { $seat } { YOU($seat, "пасуете", "пасует") }
ceres-took = { $seat } { YOU($seat, "получаете", "получает") }: { $units }
ceres-converted = { $seat } { YOU($seat, "превращаете", "превращает") }: { $pay } → { $get }
ceres-traded = { $seat } { YOU($seat, "меняете", "меняет") }: { $pay } → { $get }
ceres-assembled = { $seat } { YOU($seat, "собираете", "собирает") } { $count ->
    [one] { $count } зонд
    [few] { $count } зонда
   *[many] { $count } зондов
}
ceres-scored = { $seat } { YOU($seat, "получаете", "получает") } { $points } ПО: { $source }
ceres-launched = { $seat } { YOU($seat, "запускаете", "запускает") } зонд: { $asteroid } ({ $ring }), лёд { $price }; { $points } ПО и { $units }
ceres-researched = { $seat } { YOU($seat, "достигаете", "достигает") } уровня { $level }: { $field }, { $price ->
    [0] бесплатно
    [one] за { $price } кредит
    [few] за { $price } кредита
   *[many] за { $price } кредитов
}
ceres-founded = { $seat } { YOU($seat, "основываете", "основывает") } аванпост: { $facility }; { $points } ПО и { $units }
ceres-tucked = { $seat } { YOU($seat, "улучшаете", "улучшает") } аванпост «{ $host }»: { $facility }; { $points } ПО
ceres-deferred = { $seat } { YOU($seat, "берёте", "берёт") } проект в долг: { $project }
ceres-settled = { $seat } { YOU($seat, "оплачиваете", "оплачивает") } проект: { $project } ({ $price }); { $points } ПО
ceres-hired = { $seat } { YOU($seat, "нанимаете", "нанимает") }: { $worker } ({ $outstation })
ceres-recruited = { $seat } { YOU($seat, "вызываете", "вызывает") } из запаса: { $worker } ({ $outstation })
ceres-granted = { $seat } { YOU($seat, "получаете", "получает") } грант: { $union } ({ $piece })
ceres-advanced = { $seat } { YOU($seat, "продвигаете", "продвигает") } маркер: { $union }, теперь { $place }
ceres-committed = { $seat } { YOU($seat, "проявляете", "проявляет") } приверженность: { $union }
ceres-took-contract = { $seat } { YOU($seat, "берёте", "берёт") } контракт: { $contract } ({ $union })
ceres-level = { YOU($seat, "У вас") }: «{ $contract }» — уровень { $level } из { $levels }
ceres-rewarded-points = { $seat } { YOU($seat, "выполняете", "выполняет") } «{ $contract }»: { $number } ПО; { $union }: { $place }
ceres-rewarded-steps = { $seat } { YOU($seat, "выполняете", "выполняет") } «{ $contract }» и { YOU($seat, "оставляете", "оставляет") } карту себе: ещё { $number ->
    [one] { $number } деление
    [few] { $number } деления
   *[many] { $number } делений
}; { $union }: { $place }

### Почему нельзя

ceres-no = Сейчас это невозможно.
ceres-must = Хотя бы что-то из этого действия нужно выполнить.
ceres-lacks = Цена: { $price }; не хватает: { $missing }.
ceres-no-leader = У вас не осталось фишек лидеров.
ceres-no-pawn = Ваша фишка союза в этом раунде уже занята.
ceres-location-full = Нет свободных мест: { $location }.
ceres-location-free = Есть свободное место: { $location }. Помощь Совета не нужна.
ceres-favour-too-dear = Цена этого жетона сейчас — влияние { $price }; у вас { $influence }.
ceres-called-already = В этом раунде вы уже использовали жетон «{ $token }».
ceres-token-absent = Жетон «{ $token }» не участвует в партии.
ceres-store-full = Нельзя хранить больше { $most ->
    [one] { $most } зонда
   *[many] { $most } зондов
}.
ceres-no-tokens = Все ваши зонды уже в деле: { $most }.
ceres-no-income = У вас нет ни одного источника дохода.
ceres-no-probe = Нет зонда для запуска.
ceres-no-asteroid = Свободных астероидов нет.
ceres-too-far = Для ближайшего свободного астероида нужно льда: { $price }; у вас { $ice }.
ceres-launch-too-far = { $asteroid } слишком далеко: нужно льда { $price }, у вас { $ice }.
ceres-asteroid-taken = Астероид уже занят: { $asteroid }.
ceres-asteroid-absent = При таком числе игроков этот астероид не участвует в партии: { $asteroid }.
ceres-no-research = Кредитов ({ $credits }) не хватает ни на один шаг исследований.
ceres-field-complete = { $field }: область пройдена, выше уровня { $level } ничего нет.
ceres-step-too-dear = { $field }: следующий шаг стоит { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}; у вас { $credits }.
ceres-no-facility = Вам не по средствам ни одно из выложенных сооружений.
ceres-not-on-display = Среди выложенных сооружений этого нет: { $facility }.
ceres-not-your-outstation = У вас нет такого аванпоста: { $host }.
ceres-other-colour = Цвета разные: { $facility } и { $host }.
ceres-no-more-upgrades = Больше улучшений не помещается ({ $most }): { $host }.
ceres-facility-too-dear = { $facility }: цена { $price }; не хватает: { $missing }.
ceres-upgrade-too-dear = { $facility } — улучшение аванпоста «{ $host }»: цена { $price } минус 1 единица кредитов, руды или льда; до скидки не хватает: { $missing }.
ceres-cannot-waive = Эти единицы здесь не скидываются.
ceres-no-offer = Вам не по средствам ни одно предложение корабля.
ceres-offer-used = Это предложение в этой сделке уже использовано.
ceres-offer-limit = { $most ->
    [one] Этим предложением можно воспользоваться только { $most } раз.
   *[many] Этим предложением можно воспользоваться от 1 до { $most } раз.
}
ceres-no-project = Вам не по средствам ни один из выложенных проектов.
ceres-no-projects-left = Выложенных проектов не осталось.
ceres-project-absent = Среди выложенных проектов этого нет: { $project }.
ceres-project-too-dear = { $project }: цена { $price }{ $waived ->
    [0] ; не хватает: { $missing }.
    [one] , скидка { $waived } единица; до неё не хватает: { $missing }.
    [few] , скидка { $waived } единицы; до неё не хватает: { $missing }.
   *[many] , скидка { $waived } единиц; до неё не хватает: { $missing }.
}
ceres-paid-already = Этот проект вы уже оплатили: { $project }.
ceres-action-first = { $project }: сначала закончите начатое действие, иначе на него не хватит.
ceres-not-your-project = Этого проекта нет среди взятых вами в долг: { $project }.
ceres-nobody-aboard = На борту корабля никого не осталось.
ceres-nobody-useful = Ни на одном вашем свободном аванпосте рабочий ничего не смог бы сделать.
ceres-nobody-works = Ни один из ваших занятых аванпостов ничего не смог бы сделать.
ceres-colour-not-aboard = На борту нет такого рабочего: { $worker }.
ceres-wrong-colour = Не тот цвет: { $outstation } принимает только своего рабочего ({ $needed }, а не { $worker }).
ceres-has-worker = В этом раунде здесь уже есть рабочий: { $outstation }.
ceres-no-worker = Здесь нет рабочего: { $outstation }.
ceres-supply-empty = В запасе не осталось таких рабочих: { $worker }.
ceres-pool-empty = В общем резерве не осталось таких рабочих: { $worker }.
ceres-nothing-to-do = Аванпост ничего не смог бы сделать: { $outstation }.
ceres-useless = { $outstation } ничего не даст: { $why }
ceres-union-absent = Этот союз не участвует в партии: { $union }.
ceres-union-full = Нет свободных ячеек действия: { $union }.
ceres-not-on-union = На ячейках действия нет вашей фишки: { $union }.
ceres-contract-absent = { $union } не предлагает такого контракта: { $contract }.
ceres-not-complete = Этот контракт не выполнен.

### Автома

ceres-automa = Автома
ceres-automa-level = Автома ({ $level })
ceres-automa-action-factory = Фабрика
ceres-automa-action-construction = Стройплощадка
ceres-automa-action-trade = Торговое представительство
ceres-automa-action-spaceport = Космопорт
ceres-automa-action-council = Совет АМАК
ceres-automa-action-worker = рабочий
ceres-automa-action-union = союз
ceres-automa-card = Автома открывает карту: { $action }
ceres-automa-passed = Автома пасует
ceres-automa-full = Автома не находит свободного места: { $location }
ceres-automa-credits = Автома получает { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}
ceres-automa-yield = Автома получает добычу по карте лидера: { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}{ $points ->
    [0] {""}
   *[many] , { $points } ПО
}
ceres-automa-probe = Автома получает зонд
ceres-automa-research = Автома продвигает исследования: { $count }
ceres-automa-worker = Автома берёт рабочего из общего резерва: { $worker }
ceres-automa-hired = Автома берёт рабочего с корабля: { $worker }
ceres-automa-called = Автома просит содействия: { $token }
ceres-automa-launched = Автома запускает зонд: { $asteroid }; { $points } ПО
ceres-automa-built = Автома строит: { $facility }; { $points } ПО
ceres-automa-settled = Автома оплачивает проект: { $project }; { $points } ПО
ceres-automa-placed = Автома ставит фишку: { $union }
ceres-automa-contract = Автома выполняет контракт: { $contract } ({ $union }); { $points } ПО
ceres-automa-source-leader = Карта лидера
ceres-automa-source-facilities = Сооружения
ceres-automa-source-asteroids = Астероиды
ceres-automa-source-projects = Проекты
ceres-automa-source-contracts = Контракты
ceres-automa-source-research = Исследования
ceres-automa-source-credits = Кредиты

### Конец

ceres-reason-rounds = Сыграны три раунда.
ceres-reason-won = Сыграны три раунда: вы обошли Автому, { $points } против { $rival }.
ceres-reason-lost = Сыграны три раунда: Автома устояла, { $rival } против ваших { $points }.
ceres-source-facilities = Сооружения
ceres-source-asteroids = Астероиды
ceres-source-projects = Проекты
ceres-source-actions = Действия
ceres-source-rewards = Контракты, обменянные на ПО
ceres-source-kept = Сохранённые контракты
ceres-source-research = Исследования
ceres-source-leftovers = Остаток ресурсов
ceres-source-unpaid = Неоплаченные проекты
ceres-source-unfinished = Невыполненные контракты

ceres-needs-outstations = нужны все четыре начальных аванпоста, каждый один раз: { $names }.

### В терминале

ceres-board-round = Раунд { $round } из { $rounds }
ceres-board-phase-tokens = · выбор содействия
ceres-board-phase-activation = · активация
ceres-board-phase-last_payments = · последние платежи
ceres-board-phase-over = · конец
ceres-board-ships = корабли: { $ships }
ceres-board-sector = сектор
ceres-board-rock = лёд { $price }, { $points } ПО: { $units }
ceres-board-pool = Рабочие в общем резерве
ceres-board-aboard = Рабочие на борту
ceres-board-project = проект
ceres-board-offer = Предложение
ceres-board-progress = на { $place } ({ $points } ПО)
ceres-board-research = исслед.
ceres-board-leaders = лидеры
ceres-board-points = ПО
ceres-board-passed = пас
ceres-board-unpaid = В долг: { $projects }
ceres-board-kept = сохранён
ceres-board-legend = Церера стоит в секторе 0; +n у кольца — на сколько секторов оно поворачивается за раунд; * аванпост с рабочим; ↓ приверженность, ячейка закрыта; A — Автома; исследования: разведка/строительство/торговля

# Составные части Цереры: названия и то, что на них напечатано

### Facilities and starting outstations

ceres-facility-F01 = Ледовый карьер
ceres-facility-F02 = Открытый рудник
ceres-facility-F03 = Глубокая шахта
ceres-facility-F04 = Электромагнитная катапульта
ceres-facility-F05 = Вторая стартовая площадка
ceres-facility-F06 = Рассольная станция
ceres-facility-F07 = Реголитовый комбайн
ceres-facility-F08 = Заправочный склад
ceres-facility-F09 = Роботы-шахтёры
ceres-facility-F10 = Орбитальный лифт
ceres-facility-F11 = Геологическая лаборатория
ceres-facility-F12 = Криолаборатория
ceres-facility-F13 = Лаборатория материалов
ceres-facility-F14 = Лаборатория робототехники
ceres-facility-F15 = Орбитальная обсерватория
ceres-facility-F16 = Центр данных
ceres-facility-F17 = Ядро ИИ
ceres-facility-F18 = Ксенобиологическая лаборатория
ceres-facility-F19 = Термоядерная лаборатория
ceres-facility-F20 = Испытательный полигон
ceres-facility-F21 = Доменная печь
ceres-facility-F22 = Линия сборки зондов
ceres-facility-F23 = Электролизный цех
ceres-facility-F24 = Прокатный стан
ceres-facility-F25 = Нанофабрика
ceres-facility-F26 = Цех переработки
ceres-facility-F27 = Модульная верфь
ceres-facility-F28 = Фабрикатор
ceres-facility-F29 = Склад комплектующих
ceres-facility-F30 = Автоматический док
ceres-facility-F31 = Торговая миссия
ceres-facility-F32 = Филиал банка
ceres-facility-F33 = Лоббистская контора
ceres-facility-F34 = Жилой купол
ceres-facility-F35 = Бюро поселений
ceres-facility-F36 = Страховой фонд
ceres-facility-F37 = Таможня
ceres-facility-F38 = Посольство
ceres-facility-F39 = Медиацентр
ceres-facility-F40 = Башня корпорации
ceres-facility-S-grey = Стартовая палуба
ceres-facility-S-red = Полевая лаборатория
ceres-facility-S-blue = Плавильня
ceres-facility-S-green = Представительство

### Asteroids

ceres-asteroid-A01 = Флора
ceres-asteroid-A02 = Веста
ceres-asteroid-A03 = Геба
ceres-asteroid-A04 = Массалия
ceres-asteroid-A05 = Ирида
ceres-asteroid-A06 = Метида
ceres-asteroid-A07 = Мельпомена
ceres-asteroid-A08 = Лютеция
ceres-asteroid-A09 = Паллада
ceres-asteroid-A10 = Юнона
ceres-asteroid-A11 = Эвномия
ceres-asteroid-A12 = Астрея
ceres-asteroid-A13 = Амфитрита
ceres-asteroid-A14 = Эгерия
ceres-asteroid-A15 = Клеопатра
ceres-asteroid-A16 = Дафна
ceres-asteroid-A17 = Гигея
ceres-asteroid-A18 = Психея
ceres-asteroid-A19 = Давида
ceres-asteroid-A20 = Интерамния
ceres-asteroid-A21 = Евфросина
ceres-asteroid-A22 = Каллиопа
ceres-asteroid-A23 = Фемида
ceres-asteroid-A24 = Европа-52

### Settlement projects

ceres-project-P01 = Водохранилище
ceres-project-P02 = Рудная биржа
ceres-project-P03 = Гидропонная ферма
ceres-project-P04 = Жилое кольцо
ceres-project-P05 = Транспортный тоннель
ceres-project-P06 = Медпункт
ceres-project-P07 = Энергосеть
ceres-project-P08 = Бюро связи с Советом
ceres-project-P09 = Ледовое хранилище
ceres-project-P10 = Плавильный квартал
ceres-project-P11 = Жилой квартал
ceres-project-P12 = Школа
ceres-project-P13 = Пристройка космопорта
ceres-project-P14 = Навигационный маяк
ceres-project-P15 = Дом профсоюзов
ceres-project-P16 = Общественный купол
ceres-project-P17 = Большой водоносный слой
ceres-project-P18 = Город литейщиков
ceres-project-P19 = Аркология
ceres-project-P20 = Университет
ceres-project-P21 = Сеть наблюдения
ceres-project-P22 = Дворец ассамблеи
ceres-project-P23 = Подземный город
ceres-project-P24 = Столица Цереры

### Ships

ceres-ship-H1a = Нерисса
ceres-ship-H1b = Дальний рейс
ceres-ship-H1c = Звезда Фарсиды
ceres-ship-H2a = Фобос-торговец
ceres-ship-H2b = Красный караван
ceres-ship-H2c = Королева Эллады
ceres-ship-H3a = Олимп-карго
ceres-ship-H3b = Клипер Аргир
ceres-ship-H3c = Последний свет

### Assistance tokens

ceres-token-K1 = Стартовый коридор
ceres-token-K2 = Разрешение на строительство
ceres-token-K3 = Сверхурочные
ceres-token-K4 = Торговая привилегия
ceres-token-K5 = Научный грант
ceres-token-K6 = Срочная бригада
ceres-token-K7 = Субсидия на поселение
ceres-token-K8 = Аварийные поставки
ceres-token-K9 = Профсоюз

### Unions

ceres-union-1 = Союз ледовозов
ceres-union-2 = Федерация горняков
ceres-union-3 = Гильдия строителей
ceres-union-4 = Научное общество
ceres-union-5 = Лига торговцев
ceres-union-6 = Синдикат операторов

### Requirements of contracts

ceres-requirement-build_laboratory = Постройте лабораторию
ceres-requirement-build_mine = Постройте добывающий модуль
ceres-requirement-build_factory = Постройте завод
ceres-requirement-build_office = Постройте администрацию
ceres-requirement-build = Постройте любое сооружение
ceres-requirement-upgrade = Улучшите аванпост
ceres-requirement-outstation = Основайте новый аванпост
ceres-requirement-launch = Запустите зонд
ceres-requirement-launch_inner = Запустите зонд на внутреннее кольцо
ceres-requirement-launch_middle = Запустите зонд на среднее кольцо
ceres-requirement-launch_outer = Запустите зонд на внешнее кольцо
ceres-requirement-research = Сделайте шаг в исследованиях
ceres-requirement-research_exploration = Сделайте шаг в разведке
ceres-requirement-research_construction = Сделайте шаг в строительстве
ceres-requirement-research_commerce = Сделайте шаг в торговле
ceres-requirement-trade = Торгуйте с кораблём
ceres-requirement-settle = Завершите проект поселения
ceres-requirement-assemble = Соберите зонд
ceres-requirement-hire = Наймите рабочего
ceres-requirement-favour = Используйте жетон содействия
ceres-requirement-activate_grey = Активируйте добывающий модуль
ceres-requirement-activate_green = Активируйте администрацию
ceres-requirement-activate_red = Активируйте лабораторию
ceres-requirement-activate_blue = Активируйте завод

### Что напечатано

ceres-effect-gain = { $units }
ceres-effect-mix = { $count ->
    [one] { $count } единица
    [few] { $count } единицы
   *[many] { $count } единиц
} в любом сочетании: { $first }, { $second }
ceres-effect-convert = { $pay } → { $get }, { $most ->
    [one] один раз
   *[many] до { $most } раз
}
ceres-effect-launch = запуск зонда
ceres-effect-launch-less = запуск зонда, на { $ice } { $ice ->
    [one] лёд
    [few] льда
   *[many] льда
} дешевле
ceres-effect-launch-more = запуск зонда, на { $ice } { $ice ->
    [one] лёд
    [few] льда
   *[many] льда
} дороже
ceres-effect-research = { $steps ->
    [one] { $steps } шаг исследований
    [few] { $steps } шага исследований
   *[many] { $steps } шагов исследований
}
ceres-effect-research-less = { $steps ->
    [one] { $steps } шаг исследований
    [few] { $steps } шага исследований
   *[many] { $steps } шагов исследований
}, { $steps ->
    [one] на
   *[many] каждый на
} { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредита
   *[many] { $amount } кредитов
} дешевле
ceres-effect-assemble = { $most ->
    [one] сборка { $most } зонда
   *[many] сборка до { $most } зондов
}
ceres-effect-assemble-less = { $most ->
    [one] сборка { $most } зонда
   *[many] сборка до { $most } зондов
}, скидка на каждый: { $units }
ceres-effect-construct = постройка сооружения
ceres-effect-construct-less = постройка сооружения, на { $alloy ->
    [one] { $alloy } сплав
    [few] { $alloy } сплава
   *[many] { $alloy } сплавов
} дешевле
ceres-effect-trade = { $offers ->
    [one] { $offers } предложение корабля
   *[many] до { $offers } предложений корабля
}
ceres-effect-settle = взять проект и оплатить его
ceres-effect-settle-less = взять проект и оплатить его, скидка { $count ->
    [one] { $count } единица
    [few] { $count } единицы
   *[many] { $count } единиц
}
ceres-effect-defer = за { $price }: взять проект, не оплачивая
ceres-effect-score = { $points } ПО
ceres-effect-produce = { $sources ->
    [one] доход { $sources } источника
   *[many] доход до { $sources } источников
}
ceres-effect-reactivate = ещё раз выполнить действие аванпоста, на котором стоит рабочий
ceres-effect-recruit = поставить на этот раунд рабочего любого цвета из запаса
ceres-effect-hire = до { $most } раз, каждый за { $price }: поставить рабочего с корабля
ceres-effect-labour_union = до конца раунда: каждый раз, ставя фишку на жетон союза, получите основной грант дважды и сдвиньте маркер союза на 2 деления

ceres-research-gain = один раз: { $units }
ceres-research-launch_discount = каждый запуск дешевле на { $number } { $number ->
    [one] лёд
    [few] льда
   *[many] льда
}
ceres-research-launch_points = каждый запуск приносит ещё { $number } ПО
ceres-research-construct_discount = каждая постройка дешевле на { $number ->
    [one] { $number } кредит
    [few] { $number } кредита
   *[many] { $number } кредитов
}
ceres-research-construct_points = каждая постройка приносит ещё { $number } ПО
ceres-research-settle_discount = скидка на каждый проект: { $number ->
    [one] { $number } единица
    [few] { $number } единицы
   *[many] { $number } единиц
}
ceres-research-settle_points = каждый оплаченный проект приносит ещё { $number } ПО
ceres-research-per_probe = в конце игры { $number } ПО за каждый запущенный зонд
ceres-research-per_facility = в конце игры { $number } ПО за каждое построенное сооружение
ceres-research-per_project = в конце игры { $number } ПО за каждый оплаченный проект

ceres-favour-free_launch = следующий запуск не требует кредита
ceres-favour-cheaper_construction = следующая постройка дешевле на { $number ->
    [one] { $number } кредит
    [few] { $number } кредита
   *[many] { $number } кредитов
}
ceres-favour-cheaper_project = следующий проект дешевле на { $number ->
    [one] { $number } кредит
    [few] { $number } кредита
   *[many] { $number } кредитов
}
ceres-favour-double_grant = при следующей приверженности союзу дополнительный грант дважды
ceres-favour-credits = { $number ->
    [one] { $number } кредит
    [few] { $number } кредита
   *[many] { $number } кредитов
}
ceres-favour-research = исследования: +{ $number }
ceres-favour-yields = добыча по карте лидера
ceres-favour-worker = рабочий из общего резерва до конца раунда

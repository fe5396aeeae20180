# На Марсе
on_mars = На Марсе
on_mars-about = Летайте между орбитальной станцией и первой колонией, изучайте технологии, стройте комплексы и сделайте колонию независимой от Земли.
on_mars-option-length = Длительность
on_mars-option-length-help = Какие миссии раздаются: две краткосрочные и одна долгосрочная или одна краткосрочная и две долгосрочные.
on_mars-option-length-short = Быстрая игра
on_mars-option-length-long = Долгая игра
on_mars-option-first_colonists = Первые колонисты
on_mars-option-first_colonists-help = Для первой партии: заданные миссии, розданные ячейки очерёдности и небольшие задания с наградами.
on_mars-option-space_oddity = Космический курьёз
on_mars-option-space_oddity-help = Когда выполнено условие конца партии, доигрывается только текущая фаза колонизации.
on_mars-option-solo_goal = Цель одиночной игры
on_mars-option-solo_goal-help = Что нужно для победы над Ласердой.
on_mars-option-solo_goal-first_colonists = Первые колонисты (уровень 1)
on_mars-option-solo_goal-next_generation = Следующее поколение (уровень 2)
on_mars-option-solo_goal-hunky_dory = Полный порядок (уровень 3)
on_mars-option-solo_goal-martian_potato = Марсианская картошка (выживание)
on_mars-lacerda = Ласерда

# Ресурсы
on_mars-good-mineral = Минерал
on_mars-good-battery = Аккумулятор
on_mars-good-water = Вода
on_mars-good-plant = Растение
on_mars-good-oxygen = Кислород
on_mars-good-crystal = Кристалл
on_mars-good-colonists = Колонисты
on_mars-good-bots = Роботы
on_mars-amount-mineral = { $count ->
    [one] { $count } минерал
    [few] { $count } минерала
   *[many] { $count } минералов
}
on_mars-amount-battery = { $count ->
    [one] { $count } аккумулятор
    [few] { $count } аккумулятора
   *[many] { $count } аккумуляторов
}
on_mars-amount-water = { $count } ед. воды
on_mars-amount-plant = { $count ->
    [one] { $count } растение
    [few] { $count } растения
   *[many] { $count } растений
}
on_mars-amount-oxygen = { $count } ед. кислорода
on_mars-amount-crystal = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
}

# Здания, технологии, места
on_mars-building-mine = Шахта
on_mars-building-generator = Электростанция
on_mars-building-water_extractor = Ледонагреватель
on_mars-building-greenhouse = Теплица
on_mars-building-oxygen_condenser = Кислородный конденсатор
on_mars-building-shelter = Убежище
on_mars-tech-mine = Шахта
on_mars-tech-generator = Электростанция
on_mars-tech-water = Вода
on_mars-tech-greenhouse = Теплица
on_mars-tech-oxygen = Кислород
on_mars-tech-shelter = Убежище
on_mars-tech-rover = Марсоход
on_mars-tech-upgrade = Улучшение
on_mars-tech-ship = Корабль
on_mars-tech-mine-text = Новая шахта может присоединиться к стольким шахтам, каков уровень технологии.
on_mars-tech-generator-text = Новая электростанция может присоединиться к стольким электростанциям, каков уровень технологии.
on_mars-tech-water-text = Новый ледонагреватель может присоединиться к стольким ледонагревателям, каков уровень технологии.
on_mars-tech-greenhouse-text = Новая теплица может присоединиться к стольким теплицам, каков уровень технологии.
on_mars-tech-oxygen-text = Новый кислородный конденсатор может присоединиться к стольким конденсаторам, каков уровень технологии.
on_mars-tech-shelter-text = Ваше новое убежище может присоединиться к стольким вашим убежищам, каков уровень технологии.
on_mars-tech-rover-text = Добавляет свой уровень к очкам движения марсохода, один раз за перемещение.
on_mars-tech-upgrade-text = Позволяет сделать за одно действие столько дополнительных улучшений, каков её уровень; каждое оплачивается.
on_mars-tech-ship-text = Позволяет встретить столько дополнительных кораблей, каков её уровень, не отправляя колонистов; каждый оплачивается. Домашнее правило.
on_mars-side-orbit = Орбита
on_mars-side-colony = Колония
on_mars-to-orbit = на орбиту
on_mars-to-colony = в колонию
on_mars-figure-bot = Робот
on_mars-figure-rover = Марсоход
on_mars-figure-miner = Шахтёр
on_mars-figure-marker = Улучшенное здание
on_mars-place-obtain_blueprint = Получение чертежа
on_mars-place-research_development = Развитие технологий
on_mars-place-construct = Строительство здания
on_mars-place-upgrade = Улучшение здания
on_mars-place-hire_or_contract = Наём или контракт
on_mars-place-working_area = Рабочая зона
on_mars-hex = { $hex }
on_mars-cell = { $cell ->
    [c1t] уровень 1, верхняя ячейка
    [c1b] уровень 1, нижняя ячейка
    [c2t] уровень 2, верхняя ячейка
    [c2m] уровень 2, средняя ячейка
    [c2b] уровень 2, нижняя ячейка
    [c3t] уровень 3, верхняя ячейка
    [c3b] уровень 3, нижняя ячейка
    [c4t] уровень 4, верхняя ячейка
    [c4m] уровень 4, средняя ячейка
    [c4b] уровень 4, нижняя ячейка
    [c5t] уровень 5, верхняя ячейка
    [c5b] уровень 5, нижняя ячейка
   *[c6] последний уровень
}
on_mars-cell-row = { $cell ->
    [c1t] верхняя ячейка
    [c1b] нижняя ячейка
    [c2t] верхняя ячейка
    [c2m] средняя ячейка
    [c2b] нижняя ячейка
    [c3t] верхняя ячейка
    [c3b] нижняя ячейка
    [c4t] верхняя ячейка
    [c4m] средняя ячейка
    [c4b] нижняя ячейка
    [c5t] верхняя ячейка
    [c5b] нижняя ячейка
   *[c6] последняя ячейка
}
on_mars-contract = Контракт № { $number }
on_mars-research = Жетон исследования { $letter }

# Основные действия
on_mars-action-landing_pod = Посадочная капсула
on_mars-action-landing_pod-text = Перелететь в колонию сейчас, не выкладывая жетон открытия.
on_mars-action-obtain_blueprint = Получение чертежа
on_mars-action-obtain_blueprint-text = Взять чертёж и ресурс из его угла; каждый усиливающий колонист даёт ещё один.
on_mars-action-learn_tech = Изучение новой технологии
on_mars-action-learn_tech-text = Оплатить технологию со схемы и поместить её в первую колонку лаборатории; усиливающий колонист даёт ещё одну.
on_mars-action-research_development = Развитие технологий
on_mars-action-research_development-text = Дважды сдвинуть технологии вправо, оплачивая каждый шаг; каждый усиливающий колонист даёт ещё один шаг.
on_mars-action-resupply = Пополнение припасов
on_mars-action-resupply-text = Взять со склада ресурс или кристалл, для которого есть место; каждый усиливающий колонист даёт ещё один.
on_mars-action-control_center = Центр управления
on_mars-action-control_center-text = Два очка движения для роботов и два для марсохода; кристаллы добавляют очки.
on_mars-action-construct = Строительство здания
on_mars-action-construct-text = Построить в районе застройки робота: рядом со зданиями того же типа при помощи технологии или ровно в двух клетках от такого здания.
on_mars-action-upgrade = Улучшение здания
on_mars-action-upgrade-text = Применить чертёж к подходящему зданию в районе застройки робота за один минерал.
on_mars-action-welcome_ship = Встреча корабля
on_mars-action-welcome_ship-text = За растение и воду корабль привозит колониста и робота или двух колонистов и открывает вспомогательное действие.
on_mars-action-hire_or_contract = Наём учёного или контракт
on_mars-action-hire_or_contract-text = Взять учёного или земной контракт с планшета и оплатить его; у каждого игрока здесь одна ячейка.

# Вспомогательные действия
on_mars-exec-develop = развить технологию
on_mars-exec-rover = переместить марсоход
on_mars-exec-blueprint = взять чертёж
on_mars-exec-upgrade = улучшить здание
on_mars-exec-mineral = получить минерал
on_mars-exec-bots = переместить роботов
on_mars-exec-warehouse = ресурс со склада
on_mars-exec-building = использовать улучшенное здание

# Чертежи
on_mars-card-construction_yard = Строительная площадка
on_mars-card-metal_deposit = Месторождение металла
on_mars-card-automated_production = Автоматизированное производство
on_mars-card-wind_turbines = Ветряные турбины
on_mars-card-private_ship = Частный корабль
on_mars-card-moisture_vaporator = Испаритель влаги
on_mars-card-biomarket = Биорынок
on_mars-card-hydroponic_farm = Гидропонная ферма
on_mars-card-oxygen_tank = Кислородный резервуар
on_mars-card-concentrator = Концентратор
on_mars-card-casino = Казино
on_mars-card-gym = Спортзал
on_mars-card-mineral_mine = Минеральный рудник
on_mars-card-biolab = Биолаборатория
on_mars-card-radar = Радар
on_mars-card-builder_drone = Строительный дрон
on_mars-card-research_lab = Исследовательская лаборатория
on_mars-card-aqueduct = Акведук
on_mars-card-eco_resort = Экокурорт
on_mars-card-trade_market = Торговый рынок
on_mars-card-recycling_bots = Роботы-утилизаторы
on_mars-card-aerial_elevator = Воздушный лифт
on_mars-card-library = Библиотека
on_mars-card-command_center = Командный центр

# Учёные
on_mars-scientist-geologist = Геолог
on_mars-scientist-rd_engineer = Разработчик
on_mars-scientist-hydrologist = Гидролог
on_mars-scientist-biochemist = Биохимик
on_mars-scientist-geochemist = Геохимик
on_mars-scientist-systems_engineer = Системотехник

# Миссии
on_mars-mission-research_tiles = Взять жетоны исследований
on_mars-mission-blueprints_taken = Получить чертежи
on_mars-mission-advanced_buildings = Построить улучшенные здания
on_mars-mission-bots_placed = Разместить роботов
on_mars-mission-discovery_tiles = Взять жетоны открытий
on_mars-mission-tech_tiles = Изучить технологии
on_mars-mission-progress_cubes = Разместить фишки прогресса
on_mars-mission-scientists_taken = Нанять учёных
on_mars-mission-contracts_completed = Выполнить контракты

# Личные цели
on_mars-goal-1 = Иметь 4 чертежа, использованных или нет
on_mars-goal-2 = Иметь 3 улучшенных здания
on_mars-goal-3 = Занимать 3 шахты колонистами или маркерами
on_mars-goal-4 = Иметь 3 жетона открытий
on_mars-goal-5 = Иметь маркер в комплексе размером не менее 4
on_mars-goal-6 = Хранить 4 единицы одного ресурса, кроме минералов
on_mars-goal-7 = Иметь 3 убежища
on_mars-goal-8 = Уровень колонии не ниже 3
on_mars-goal-9 = Иметь 7 колонистов в жилом отсеке
on_mars-goal-10 = Иметь 5 технологий
on_mars-goal-11 = Иметь 3 корабля в ангаре
on_mars-goal-12 = Иметь 2 жетона исследований
on_mars-goal-13 = Иметь учёного и выполненный контракт
on_mars-goal-14 = Иметь технологии в трёх отмеченных ячейках лаборатории
on_mars-goal-15 = Иметь 3 фишки в области прогресса
on_mars-goal-16 = Иметь маркеры в 2 комплексах размером не менее 3

# Жетоны открытий
on_mars-discovery-D01 = Открытие: развитие технологий
on_mars-discovery-D02 = Открытие: улучшения
on_mars-discovery-D03 = Открытие: строительство
on_mars-discovery-D04 = Открытие: наём
on_mars-discovery-D05 = Открытие: чертежи
on_mars-discovery-D06 = Открытие: припасы
on_mars-discovery-D07 = Открытие: кристаллы
on_mars-discovery-D08 = Открытие: технология
on_mars-discovery-D09 = Открытие: шахта
on_mars-discovery-D10 = Открытие: электростанция
on_mars-discovery-D11 = Открытие: ледонагреватель
on_mars-discovery-D12 = Открытие: теплица
on_mars-discovery-D13 = Открытие: кислородный конденсатор
on_mars-discovery-D14 = Открытие: убежище
on_mars-discovery-D15 = Открытие: растения
on_mars-discovery-D16 = Открытие: вода
on_mars-discovery-D17 = Открытие: аккумуляторы
on_mars-discovery-D18 = Открытие: кислород
on_mars-discovery-D19 = Открытие: минералы

# Выгоды
on_mars-benefit-gain = Получите { $what }
on_mars-benefit-gain_any = { $count ->
    [one] Получите { $count } любой ресурс, кроме минерала
    [few] Получите { $count } любых ресурса, кроме минералов
   *[many] Получите { $count } любых ресурсов, кроме минералов
}
on_mars-benefit-colonists = { $count ->
    [one] Получите { $count } колониста
   *[other] Получите { $count } колонистов
}
on_mars-benefit-paid_colonist = Заплатите воду или растение и получите колониста
on_mars-benefit-develop = { $count ->
    [one] Развейте технологию один раз, оплатив это
   *[other] Развейте технологии до { $count } раз, оплачивая каждый
}
on_mars-benefit-develop-free = { $count ->
    [one] Развейте технологию один раз бесплатно
   *[other] Развейте технологии до { $count } раз бесплатно
}
on_mars-benefit-upgrade = { $count ->
    [one] Улучшите здание, оплатив это
   *[other] Улучшите до { $count } зданий, оплачивая каждое
}
on_mars-benefit-upgrade-free = { $count ->
    [one] Улучшите здание бесплатно
   *[other] Улучшите до { $count } зданий бесплатно
}
on_mars-benefit-upgrade-special = Улучшите здание в любом месте поля, оплатив это
on_mars-benefit-construct = Постройте любое здание, оплатив его
on_mars-benefit-construct-type = Постройте, оплатив: { $building }
on_mars-benefit-hire = Наймите учёного или возьмите контракт за плату
on_mars-benefit-contract = Возьмите контракт за плату
on_mars-benefit-contract-free = Возьмите контракт бесплатно
on_mars-benefit-scientist = Наймите учёного за плату
on_mars-benefit-scientist-free = Наймите учёного бесплатно
on_mars-benefit-blueprint = { $count ->
    [one] Возьмите чертёж
   *[other] Возьмите до { $count } чертежей
}
on_mars-benefit-warehouse = { $count ->
    [one] Возьмите ресурс или кристалл со склада
   *[other] Возьмите до { $count } ресурсов или кристаллов со склада
}
on_mars-benefit-warehouse-special = Возьмите ресурс со склада (не кристалл)
on_mars-benefit-learn = Изучите технологию, оплатив её
on_mars-benefit-move_bots = { $count ->
    [one] { $count } очко движения для роботов
    [few] { $count } очка движения для роботов
   *[many] { $count } очков движения для роботов
}
on_mars-benefit-move_bots-special = { $count ->
    [one] { $count } очко движения для роботов, собирающих находки как марсоход
    [few] { $count } очка движения для роботов, собирающих находки как марсоход
   *[many] { $count } очков движения для роботов, собирающих находки как марсоход
}
on_mars-benefit-move_rover = { $count ->
    [one] { $count } очко движения для марсохода
    [few] { $count } очка движения для марсохода
   *[many] { $count } очков движения для марсохода
}
on_mars-benefit-move_rover-best = Переместите марсоход на столько клеток, каков высший уровень технологии «Марсоход» в игре
on_mars-benefit-produce = Все ваши шахтёры и улучшенные здания производят
on_mars-benefit-score = { $count ->
    [one] Получите { $count } ОВ
   *[other] Получите { $count } ОВ
}
on_mars-benefit-radar = В первый раз положите сюда жетон открытия из ячейки разведки; каждый раз получайте его награду
on_mars-benefit-retrieve = { $count ->
    [one] Верните колониста откуда угодно
   *[other] Верните до { $count } колонистов откуда угодно
}
on_mars-benefit-retrieve-working = { $count ->
    [one] Верните колониста из рабочей зоны
   *[other] Верните до { $count } колонистов из рабочей зоны
}
on_mars-benefit-return_side = Верните любое число колонистов из ячеек действий орбиты или колонии
on_mars-benefit-trade = Потратьте ресурс и получите { $count } на выбор, кроме минералов
on_mars-benefit-travel = Перелетите на другую сторону
on_mars-benefit-travel-orbit = Перелетите на орбиту
on_mars-benefit-welcome = Встретьте корабль за плату
on_mars-benefit-welcome-free = Встретьте корабль бесплатно
on_mars-benefit-welcome-special = Встретьте корабль за плату; он привезёт на колониста больше
on_mars-benefit-building = Используйте своё улучшенное здание или то, где работает ваш учёный
on_mars-boost-colonist = Ещё одно за каждого колониста, отправленного в рабочую зону
on_mars-boost-crystal = Ещё одно очко за каждый кристалл
on_mars-boost-level = Плюс один уровень технологии за каждого колониста, отправленного в рабочую зону

# Жетоны наград LSS
on_mars-reward-best_tech = Уровень самой развитой технологии
on_mars-reward-ships = Корабли в ангаре
on_mars-reward-advanced_buildings = Улучшенные здания
on_mars-reward-mines = Шахты с колонистом или маркером
on_mars-reward-bots = Роботы
on_mars-reward-discoveries = Жетоны открытий, взятые марсоходом
on_mars-reward-shelters = Убежища
on_mars-reward-colonists = Колонисты в жилом отсеке

# Первые колонисты
on_mars-task-obtain_blueprint = Взять чертёж
on_mars-task-learn_tech = Изучить технологию
on_mars-task-develop_tech = Развить технологию
on_mars-task-travel_with_shuttle = Полететь на шаттле
on_mars-task-construct_shelter = Построить убежище
on_mars-task-hire_scientist = Нанять учёного
on_mars-task-place_discovery = Выложить жетон открытия
on_mars-task-move_bots = Переместить роботов

# Вопросы
on_mars-ask-turn = Ваш ход: что делаете?
on_mars-ask-after = Что-нибудь ещё до конца хода?
on_mars-ask-surcharge = { $due ->
    [one] Доплата у действия «{ $place }»: { $due }. Сколько колонистами (остальное кристаллами)?
   *[other] Доплаты у действия «{ $place }»: { $due }. Сколько колонистами (остальное кристаллами)?
}
on_mars-ask-pay = Чем платите?
on_mars-ask-crystals = Нужно заплатить: { $what } (у вас { $have }). Какие цели сбрасываете вместо кристаллов?
on_mars-ask-overflow = Не помещается: { $what }. Положить на контракт?
on_mars-ask-last-delivery = Какой контракт заполняете перед подсчётом?
on_mars-ask-whose = Технология «{ $tech }», нужен уровень { $level }: чью используете?
on_mars-ask-oxygen = Вашу технологию «{ $tech }» использовали: развить её или взять кислород?
on_mars-ask-develop = { $left ->
    [one] Какую технологию развить? Остался { $left } шаг
    [few] Какую технологию развить? Осталось { $left } шага
   *[many] Какую технологию развить? Осталось { $left } шагов
}
on_mars-ask-develop-boost = Отправить колониста, чтобы развить ещё раз?
on_mars-ask-learn = Какую технологию изучить и куда её поместить?
on_mars-ask-learn-boost = Отправить колониста, чтобы изучить ещё одну технологию?
on_mars-ask-blueprint = Какой чертёж взять?
on_mars-ask-blueprint-boost = Отправить колониста, чтобы взять ещё чертёж?
on_mars-ask-warehouse = Что взять со склада?
on_mars-ask-warehouse-boost = Отправить колониста, чтобы взять ещё что-нибудь?
on_mars-ask-construct = Что и где построить?
on_mars-ask-upgrade = { $left ->
    [one] Какое здание улучшить? Осталось { $left } улучшение
    [few] Какое здание улучшить? Осталось { $left } улучшения
   *[many] Какое здание улучшить? Осталось { $left } улучшений
}
on_mars-ask-upgrade-boost = Отправить колониста, чтобы улучшить ещё одно здание?
on_mars-ask-move = Очки движения: роботам { $bots }, марсоходу { $rover }
on_mars-ask-move-bots = { $bots ->
    [one] Движение роботов: { $bots } очко
    [few] Движение роботов: { $bots } очка
   *[many] Движение роботов: { $bots } очков
}
on_mars-ask-move-rover = { $rover ->
    [one] Движение марсохода: { $rover } очко
    [few] Движение марсохода: { $rover } очка
   *[many] Движение марсохода: { $rover } очков
}
on_mars-ask-tile = Взять жетон с клетки { $hex }: { $tile }?
on_mars-ask-displaced = { $figure } уступает клетку { $hex } зданию. Куда он уходит?
on_mars-ask-bot = Куда поставить нового робота?
on_mars-ask-welcome = Какой корабль садится и что он привозит?
on_mars-ask-welcome-boost = Встретить ещё корабль?
on_mars-ask-hire = Какую карту взять?
on_mars-ask-refill = Какой контракт выложить в пустую ячейку?
on_mars-ask-lss = Какую награду LSS взять?
on_mars-ask-retrieve = Откуда вернуть колониста? Ещё можно: { $left }.
on_mars-ask-return = Из какого действия вернуть колонистов?
on_mars-ask-gain = { $left ->
    [one] Какой ресурс получить?
   *[other] Какой ресурс получить? Осталось выбрать: { $left }
}
on_mars-ask-gain-boost = Отправить колониста, чтобы получить ещё ресурс?
on_mars-ask-boost-gain = Вы получаете { $what }: сколько колонистов отправить, чтобы получить ещё по одному?
on_mars-ask-produce-boost = Отправить колониста, чтобы произвести ещё раз?
on_mars-ask-radar = Какой жетон положить на Радар?
on_mars-ask-colonist = Заплатить за колониста?
on_mars-ask-discovery = Какой жетон открытия и куда выложить?
on_mars-ask-space = Какую ячейку очерёдности занять?
on_mars-ask-shuttle = На какой стороне начинает шаттл?
on_mars-ask-travel = Летите { $to }?
on_mars-ask-task = Вы выполнили задание: { $task }. Показать его?
on_mars-ask-no-task = У вас нет задания, которое так выполняется ({ $task }). Вопрос задаётся всё равно, чтобы никто об этом не узнал.

# Варианты
on_mars-do-yes = Да
on_mars-do-no = Нет
on_mars-do-done = Это всё
on_mars-do-end = Закончить ход
on_mars-do-lose = Потерять
on_mars-do-stay = Остаться
on_mars-do-shuttle = Полететь на шаттле
on_mars-do-ship = Потратить корабль и полететь
on_mars-do-oxygen = Взять кислород
on_mars-do-any = любой ресурс
on_mars-do-lss-bots = 2 очка движения для роботов
on_mars-do-lss-crystal = 1 кристалл
on_mars-do-lss-mineral = 1 минерал
on_mars-do-lss-colonist = Вернуть колониста
on_mars-do-space = Ячейка { $space }
on_mars-do-whose = { $seat }, уровень { $level }
on_mars-do-exec = Вспомогательное действие: { $action } ({ $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
})
on_mars-do-use = { $count ->
    [0] Использовать бесплатно: { $card }
    [one] Использовать за { $count } кристалл: { $card }
    [few] Использовать за { $count } кристалла: { $card }
   *[many] Использовать за { $count } кристаллов: { $card }
}
on_mars-do-staff = { $scientist } работает здесь: { $card }
on_mars-do-build = { $building } на { $hex }
on_mars-do-develop = { $tech }: { on_mars-cell }
on_mars-do-learn = { $tech } ({ $spot ->
    [g1] нижний ряд
    [g2] нижний ряд
    [g3] средний ряд
    [g4] средний ряд
    [g5] средний ряд
   *[other] верхний ряд
}): { on_mars-cell }
on_mars-do-upgrade = { $card } на { $hex }
on_mars-do-tech = { YOU($seat, "you", "other") ->
    [you] Использовать свою технологию «{ $tech }» (уровень { $level })
   *[other] Использовать технологию «{ $tech }» ({ $seat }, уровень { $level })
}
on_mars-do-move-bot = Робот { $start } → { $end }
on_mars-do-move-rover = Марсоход { $start } → { $end }
on_mars-do-ship-bot = Колонист и робот; откроется: { $opens }
on_mars-do-ship-colonists = Колонисты; откроется: { $opens }
on_mars-do-discovery = { $tile } на { $hex }
on_mars-do-put-on = Положить одну единицу: { $contract }
on_mars-do-deliver = { $contract }, доставить: { $what }
on_mars-do-goal = Цель «{ $goal }». Награда: { $reward }

# События
on_mars-round = Раунд { $round }
on_mars-last-round = Раунд { $round }, последний
on_mars-turn = { YOU($seat, "Ходите", "Ходит") } { YOU($seat, "вы") }
on_mars-main = { $seat }: { $action }
on_mars-executive = { $seat }: вспомогательное действие, { $action }
on_mars-used-building = { $seat } { YOU($seat, "используете", "использует") } здание: { $card }
on_mars-staffed = { $scientist } ({ YOU($seat, "ваш") }) работает здесь: { $card }
on_mars-gained = { $seat } { YOU($seat, "получаете", "получает") } { $what }
on_mars-overflow = { YOU($seat, "У вас") }{ YOU($seat, "", ":") } нет места, пропадает: { $what }
on_mars-paid = { $seat } { YOU($seat, "платите", "платит") } { $what }
on_mars-spent-goals = { $count ->
    [one] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } { $count } цель как кристалл
    [few] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } { $count } цели как кристаллы
   *[many] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } { $count } целей как кристаллы
}
on_mars-sent = { $count ->
    [one] { $seat } { YOU($seat, "отправляете", "отправляет") } { $count } колониста в рабочую зону
   *[other] { $seat } { YOU($seat, "отправляете", "отправляет") } { $count } колонистов в рабочую зону
}
on_mars-gained-colonists = { $count ->
    [one] { $seat } { YOU($seat, "получаете", "получает") } { $count } колониста
   *[other] { $seat } { YOU($seat, "получаете", "получает") } { $count } колонистов
}
on_mars-came-home = { $count ->
    [one] { YOU($seat, "К вам") }{ YOU($seat, "", ":") } домой возвращается { $count } колонист
    [few] { YOU($seat, "К вам") }{ YOU($seat, "", ":") } домой возвращаются { $count } колониста
   *[many] { YOU($seat, "К вам") }{ YOU($seat, "", ":") } домой возвращаются { $count } колонистов
}
on_mars-retrieved = { $seat } { YOU($seat, "возвращаете", "возвращает") } колониста отсюда: { $place }
on_mars-cleared = { $count ->
    [one] { $place }: уходит { $count } колонист ({ YOU($seat, "ваш") })
    [few] { $place }: уходят { $count } колониста ({ YOU($seat, "ваши") })
   *[many] { $place }: уходят { $count } колонистов ({ YOU($seat, "ваши") })
}
on_mars-placed-colonist = { $seat } { YOU($seat, "ставите", "ставит") } колониста: { $place }
on_mars-used-tech = { $seat } { YOU($seat, "используете", "использует") } технологию «{ $tech }», уровень { $level }
on_mars-used-foreign-tech = { YOU($seat_owner, "you", "other") ->
    [you] { $seat } { YOU($seat, "используете", "использует") } вашу технологию «{ $tech }», уровень { $level }
   *[other] { $seat } { YOU($seat, "используете", "использует") } чужую технологию «{ $tech }» (владелец — { $seat_owner }), уровень { $level }
}
on_mars-learned = { $seat } { YOU($seat, "изучаете", "изучает") } технологию «{ $tech }» ({ on_mars-cell })
on_mars-developed = { $seat } { YOU($seat, "развиваете", "развивает") } технологию «{ $tech }» до уровня { $level } ({ on_mars-cell-row })
on_mars-took-blueprint = { $seat } { YOU($seat, "берёте", "берёт") } чертёж: { $card }
on_mars-resupplied = { $seat } { YOU($seat, "берёте", "берёт") } со склада { $what }
on_mars-built = { $size ->
    [one] { $seat } { YOU($seat, "строите", "строит") } на { $hex }: { $building }
   *[other] { $seat } { YOU($seat, "строите", "строит") } на { $hex }: { $building }, комплекс размером { $size }
}
on_mars-progress = { $seat } { YOU($seat, "выкладываете", "выкладывает") } фишку прогресса: { $building }
on_mars-crystal-appeared = На { $hex } появляется кристалл
on_mars-crystal-lost = Кристалл на { $hex } потерян
on_mars-tile-lost = Потерян жетон на { $hex }: { $tile }
on_mars-miner-home = { YOU($seat, "you", "other") ->
    [you] Ваш шахтёр с клетки { $hex } уходит домой
   *[other] Шахтёр ({ $seat }) с клетки { $hex } уходит домой
}
on_mars-displaced = { YOU($seat, "У вас") }: { $figure } уступает место { $start } → { $end }
on_mars-lss = LSS: { $building }, теперь { $row }
on_mars-scored = { $seat } { YOU($seat, "получаете", "получает") } { $points } ОВ: { $reason }
on_mars-reason-first-step = первое здание своего типа
on_mars-reason-card = Минеральный рудник
on_mars-reason-progress = область прогресса
on_mars-upgraded = { $seat } { YOU($seat, "улучшаете", "улучшает") } { $hex }: { $card }
on_mars-moved-bot = { $seat } { YOU($seat, "перемещаете", "перемещает") } робота { $start } → { $end }
on_mars-moved-rover = { $seat } { YOU($seat, "перемещаете", "перемещает") } марсоход { $start } → { $end }
on_mars-collected = { $count ->
    [one] { $seat } { YOU($seat, "собираете", "собирает") } { $count } кристалл ({ $hexes })
    [few] { $seat } { YOU($seat, "собираете", "собирает") } { $count } кристалла ({ $hexes })
   *[many] { $seat } { YOU($seat, "собираете", "собирает") } { $count } кристаллов ({ $hexes })
}
on_mars-took-tile = { $seat } { YOU($seat, "берёте", "берёт") } с клетки { $hex }: { $tile }
on_mars-laid-discovery = { $seat } { YOU($seat, "выкладываете", "выкладывает") } на { $hex }: { $tile }
on_mars-radar = { $seat } { YOU($seat, "кладёте", "кладёт") } на Радар: { $tile }
on_mars-welcomed = { $seat } { YOU($seat, "встречаете", "встречает") } корабль, открывается: { $opens }
on_mars-placed-bot = { $seat } { YOU($seat, "ставите", "ставит") } робота на { $hex }
on_mars-hired = { $seat } { YOU($seat, "нанимаете", "нанимает") }: { $scientist }
on_mars-took-contract = { $seat } { YOU($seat, "берёте", "берёт") }: { $contract }
on_mars-refilled = { $seat } { YOU($seat, "выкладываете", "выкладывает") } на планшет: { $contract }
on_mars-delivered = { $seat } { YOU($seat, "доставляете", "доставляет") } { $what }: { $contract }
on_mars-contract-completed = { $seat } { YOU($seat, "выполняете", "выполняет") }: { $contract }
on_mars-contributed = { $left ->
    [one] { $seat } { YOU($seat, "вносите", "вносит") } вклад в миссию «{ $mission }» и { YOU($seat, "получаете", "получает") } { $what }; остался { $left } шаг
    [few] { $seat } { YOU($seat, "вносите", "вносит") } вклад в миссию «{ $mission }» и { YOU($seat, "получаете", "получает") } { $what }; осталось { $left } шага
   *[many] { $seat } { YOU($seat, "вносите", "вносит") } вклад в миссию «{ $mission }» и { YOU($seat, "получаете", "получает") } { $what }; осталось { $left } шагов
}
on_mars-mission-completed = Миссия выполнена: { $mission }
on_mars-remaining = { $count ->
    [0] Миссий не осталось: конец близок
    [one] Осталась { $count } миссия
    [few] Осталось { $count } миссии
   *[many] Осталось { $count } миссий
}
on_mars-claimed = { $seat } { YOU($seat, "достигаете", "достигает") } цели «{ $goal }» (№ { $number })
on_mars-level = Уровень колонии повышается до { $level }
on_mars-travelled = { $seat } { YOU($seat, "перелетаете", "перелетает") } { $to }
on_mars-took-space = { $seat } { YOU($seat, "занимаете", "занимает") } ячейку { $space }
on_mars-spent-ship = { $seat } { YOU($seat, "тратите", "тратит") } корабль
on_mars-shuttle-starts = Шаттл начинает партию, сторона — { $side }
on_mars-shuttle-flew = Шаттл перелетает: { $side }, ячейка { $at }
on_mars-shuttle-nearer = Шаттл готовится к полёту: { $side }, ячейка { $at }
on_mars-end-triggered = Партия подходит к концу
on_mars-crystals-lost = { $count ->
    [one] { YOU($seat, "У вас") }{ YOU($seat, "", ":") } нет места для { $count } кристалла
   *[other] { YOU($seat, "У вас") }{ YOU($seat, "", ":") } нет места для { $count } кристаллов
}
on_mars-showed-plan = { $seat } { YOU($seat, "показываете", "показывает") } план { $plan }
on_mars-drew-tasks = { $count ->
    [one] { $seat } { YOU($seat, "берёте", "берёт") } { $count } задание
    [few] { $seat } { YOU($seat, "берёте", "берёт") } { $count } задания
   *[many] { $seat } { YOU($seat, "берёте", "берёт") } { $count } заданий
}
on_mars-drew-tasks-seen = { $seat } { YOU($seat, "берёте", "берёт") } задания: { $tasks }
on_mars-showed-task = { $seat } { YOU($seat, "показываете", "показывает") } задание { $card }: { $task }
on_mars-lacerda-card = Карта Ласерды: { $number }, { $action }
on_mars-lacerda-impossible = Ласерда не может выполнить действие «{ $action }» и перемещает марсоход
on_mars-lacerda-idle = Марсоход Ласерды не видит полезных жетонов
on_mars-lacerda-bot = Робот Ласерды переходит дальше: { $building }
on_mars-lacerda-ship = Ласерда встречает корабль и берёт робота
on_mars-lacerda-stays = По своей карте Ласерда не улетает

# Причины исхода и строки подсчёта
on_mars-reason-points = Последний раунд сыгран; побеждает тот, у кого больше очков
on_mars-reason-tie = Последний раунд сыгран; ничью решают кристаллы, улучшенные здания и фишки прогресса
on_mars-reason-solo-won = Все требования цели одиночной игры выполнены
on_mars-reason-solo-lost = Выполнены не все требования цели одиночной игры
on_mars-score-track = По ходу игры
on_mars-score-progress = Область прогресса
on_mars-score-ships = Корабли в ангаре
on_mars-score-colonists = Жилой отсек
on_mars-score-techs = Технологии
on_mars-score-blueprints = Чертежи
on_mars-score-scientists = Учёные
on_mars-score-contracts = Контракты
on_mars-solo-met = Выполнено: { $requirement }
on_mars-solo-missed = Не выполнено: { $requirement }
on_mars-solo-level = Уровень колонии: { $have } из { $need }
on_mars-solo-contracts = Выполненные контракты: { $have } из { $need }
on_mars-solo-each-contract = Выполненные виды контрактов: { $have } из { $need }
on_mars-solo-goal = Достигнута личная цель
on_mars-solo-tech = Высший уровень технологии: { $have } из { $need }
on_mars-solo-research = Жетоны исследований: { $have } из { $need }
on_mars-solo-shelters = Убежища: { $have } из { $need }
on_mars-solo-mines = Занятые шахты: { $have } из { $need }
on_mars-solo-advanced = Улучшенные здания: { $have } из { $need }
on_mars-solo-margin = Отрыв от Ласерды в ОВ: { $have } из { $need }
on_mars-solo-greenhouse-contract = Выполнен контракт по улучшению теплицы
on_mars-solo-plant-contract = Выполнен контракт № 11 (растения и минералы)
on_mars-solo-biochemist = Нанят биохимик
on_mars-solo-greenhouses = Свои улучшенные теплицы: { $have } из { $need }
on_mars-solo-greenhouse-complex = Крупнейший комплекс теплиц: { $have } из { $need }
on_mars-solo-plants = Растения в штабе: { $have } из { $need }
on_mars-solo-greenhouse-tech = Технология «Теплица»: уровень { $have } из { $need }
on_mars-solo-orbit = Игра закончена на орбите

# Отказы
on_mars-main-first = Сначала основное действие: в ходу оно ровно одно
on_mars-main-done = Основное действие этого хода уже выполнено
on_mars-exec-done = Вспомогательное действие этого хода уже выполнено
on_mars-other-side = Это делается на другой стороне: { $side }
on_mars-not-your-turn = Сейчас не ваш ход
on_mars-no-effect = Сейчас это ничего не даст
on_mars-cannot-pay = Вам нечем это оплатить
on_mars-cannot-place = Не хватает колонистов и кристаллов, чтобы занять ячейку
on_mars-no-colonist = В жилом отсеке нет для этого колониста
on_mars-too-few-crystals = Нужно { $need ->
    [one] { $need } кристалл
    [few] { $need } кристалла
   *[many] { $need } кристаллов
}; вы можете потратить { $have }
on_mars-ship-in-the-way = На этом вспомогательном действии ещё лежит корабль
on_mars-not-built = Здание ещё не улучшено: { $card }
on_mars-not-your-card = Это не ваш чертёж: { $card }
on_mars-not-your-scientist = Этот учёный работает не на вас: { $scientist }
on_mars-other-field = { $scientist }: это не его специальность ({ $card })
on_mars-no-marker = У вас не осталось маркеров улучшенных зданий
on_mars-no-blueprints = Чертежей в области чертежей нет
on_mars-lab-full = Обе ячейки первой колонки заняты
on_mars-nothing-to-learn = Нет технологии, которой у вас ещё нет и которую вы можете оплатить
on_mars-nothing-to-develop = Ни одну технологию нельзя сдвинуть в свободную ячейку, которую вы можете оплатить
on_mars-nothing-to-take = На складе нет ничего, для чего у вас есть место
on_mars-nothing-to-build = В районах застройки ваших роботов нельзя ничего построить и оплатить
on_mars-nothing-to-upgrade = Ни один ваш чертёж не подходит к зданиям в районах застройки, или нет минерала
on_mars-no-more-ships = При уровне колонии { $level } больше кораблей встретить нельзя
on_mars-hire-once = Ваш колонист уже здесь
on_mars-no-tech = У вас нет технологии «{ $tech }»
on_mars-no-way = Технология «{ $tech }» не ведёт сюда: { on_mars-cell }
on_mars-cell-taken = Здесь занято: { on_mars-cell }
on_mars-grid-empty = Здесь нет технологии
on_mars-tech-owned = Технология «{ $tech }» у вас уже есть
on_mars-first-column = Новые технологии помещают в первую колонку
on_mars-not-on-offer = Этого нет на выбор
on_mars-other-card = Сейчас можно взять только карту другого вида
on_mars-resources-only = Только ресурсы, не кристаллы
on_mars-no-room = Нет места: { $what }
on_mars-not-in-stock = На складе нет: { $what }
on_mars-other-building = Сейчас можно построить только это: { $building }
on_mars-none-left = Больше не осталось: { $building }
on_mars-built-already = На { $hex } уже есть здание
on_mars-out-of-zone = { $hex } вне района застройки ваших роботов
on_mars-tech-too-low = На { $hex } здание присоединится к { $level ->
    [one] { $level } зданию
   *[other] { $level } зданиям
}: нужна технология «{ $tech }» такого уровня
on_mars-not-two-away = { $hex } не рядом и не ровно в двух клетках от такого здания: { $building }
on_mars-card-used = Чертёж уже использован: { $card }
on_mars-wrong-building = { $card } подходит только сюда: { $building }
on_mars-advanced-already = Здание на { $hex } уже улучшено
on_mars-complex-too-small = { $card }: нужен комплекс размером { $size }
on_mars-cannot-stand = На { $hex } встать нельзя
on_mars-not-nearest = { $hex } — не ближайшая клетка
on_mars-not-this-figure = Это движение не для такой фигурки
on_mars-no-figure-there = На { $hex } нет такой вашей фигурки
on_mars-out-of-reach = До { $hex } клеток: { $steps }; вы можете пройти { $reach }
on_mars-two-on-a-hex = Две фигурки не могут остаться на { $hex }
on_mars-useless-tile = Марсоход не может остановиться на { $hex }: этот жетон вам ничего не даст
on_mars-no-ship-there = Здесь нет вашего корабля
on_mars-no-bot-left = У вас не осталось роботов
on_mars-bot-place = Нового робота ставят на своё пустое убежище, иначе на ближайшую пустую клетку, но не на { $hex }
on_mars-hex-not-empty = Клетка { $hex } не пуста
on_mars-not-three-away = { $hex } не ровно в трёх клетках от вашего марсохода
on_mars-space-taken = Ячейка { $space } занята
on_mars-space-side = Ячейка { $space } на другой стороне
on_mars-no-shuttle = Шаттл не улетал с вашей стороны
on_mars-shuttle-is-free = На шаттле вы летите бесплатно
on_mars-no-ship = В ангаре нет корабля
on_mars-not-your-contract = Это не ваш контракт: { $contract }
on_mars-contract-wants-no = { $contract }: больше не требуется ({ $what })
on_mars-you-have-no = У вас этого нет: { $what }
on_mars-not-your-goal = У вас на руке нет этой цели
on_mars-one-goal = Вы уже достигли своей личной цели
on_mars-goal-not-met = Условие не выполнено: { $have } из { $need }

# Домашние данные: показываются игрокам в одном месте
on_mars-house-shelter_spots = Начальные клетки убежищ
on_mars-house-research_spots = Клетки жетонов исследований
on_mars-house-arrows = Стрелки на рубашках жетонов зданий
on_mars-house-space_6 = Награда ячейки очерёдности 6
on_mars-house-lab_cells = Большинство наград в ячейках лаборатории
on_mars-house-ship_tech = Эффект технологии «Корабль»
on_mars-house-goal_14 = Три ячейки личной цели № 14
on_mars-house-blueprint_rows = В каком ряду лежит чертёж
on_mars-house-discovery_minerals = Жетон открытия с минералами
on_mars-house-research_letters = Буквы жетонов исследований
on_mars-house-first_colonist_rewards = Награды заданий первых колонистов
on_mars-house-rulings = Некоторые решения там, где правила молчат
on_mars-uncertain-spaces = В какой ячейке очерёдности какая награда
on_mars-uncertain-stack_counts = По шесть жетонов зданий каждого типа
on_mars-uncertain-column_points = Очки колонок 2, 3 и 5 лаборатории
on_mars-uncertain-lab_cells_known = Где напечатаны известные награды лаборатории
on_mars-uncertain-quarters_row = Значение нижнего ряда жилого отсека
on_mars-uncertain-landing_4_5 = Куда садится шаттл при уровнях колонии 4 и 5
on_mars-uncertain-lss_rows = Число строк шкалы LSS
on_mars-uncertain-mission_decks = Какие миссии краткосрочные, а какие долгосрочные
on_mars-uncertain-contract_numbers = Номера контрактов 1–6
on_mars-uncertain-discovery_composition = Какие бывают жетоны открытий
on_mars-uncertain-lacerda_quarters = Как считается жилой отсек Ласерды
on_mars-uncertain-first_colonist_tasks = Чего требуют задания первых колонистов

# Поле в терминале
on_mars-board-legend = M шахта, G электростанция, W ледонагреватель, P теплица, O кислородный конденсатор, S убежище; b робот, r марсоход, m шахтёр, + улучшенное; ? открытие, a–d исследование, * кристалл
on_mars-board-round = Раунд { $round }, уровень колонии { $level }
on_mars-board-shuttle = Шаттл: { $side }, ячейка { $at }
on_mars-board-missions = Миссии (до конца { $left })
on_mars-board-warehouse = Склад
on_mars-board-grid = Технологии
on_mars-board-blueprints = Чертежи
on_mars-board-display = Учёные и контракты
on_mars-board-points = ОВ
on_mars-board-crystals = Кристаллы
on_mars-board-quarters = Жилой отсек
on_mars-board-working = В работе
on_mars-board-ships = Корабли
on_mars-board-goals = Цели

# ответы заранее: что можно оставить на вопросы в чужой ход
on_mars-standing-technology = Когда вашу технологию использует другой
on_mars-standing-technology-oxygen = Брать кислород
on_mars-standing-technology-develop_upper = Развивать её; если ячеек две — в верхнюю
on_mars-standing-technology-develop_lower = Развивать её; если ячеек две — в нижнюю
on_mars-standing-benefit = Когда в чужой ход ячейка даёт вам награду
on_mars-standing-benefit-decline = Отказываться
on_mars-standing-displaced = Когда здание вытесняет вашего робота или марсоход
on_mars-standing-displaced-centre = На клетку ближе к начальной шахте
on_mars-standing-displaced-shelter = На клетку ближе к вашим убежищам
on_mars-standing-overflow = Когда в чужой ход что-то не помещается
on_mars-standing-overflow-deliver = Класть на первый контракт, которому это нужно
on_mars-standing-overflow-lose = Терять
on_mars-standing-ship = Когда улететь можно только на своём корабле
on_mars-standing-ship-stay = Оставаться и беречь корабль

# Знаки и короткие слова экрана
on_mars-ui-map = Карта колонии
on_mars-ui-missions = Миссии
on_mars-ui-missions-left = { $count ->
    [0] конец!
    [one] до конца { $count }
   *[other] до конца { $count }
}
on_mars-ui-ending-no = Партия продолжается
on_mars-ui-ending-triggered = Скоро конец партии
on_mars-ui-ending-last = Последний раунд
on_mars-ui-lss = Система жизнеобеспечения и уровень колонии
on_mars-ui-level = уровень колонии { $level }
on_mars-ui-level-short = Уровень { $level }
on_mars-ui-display = Учёные, контракты
on_mars-ui-progress = Прогресс
on_mars-ui-player = Игрок
on_mars-ui-points-short = ОВ
on_mars-ui-stacks = Сколько осталось зданий
on_mars-ui-boards = Планшеты всех игроков
on_mars-ui-board = Планшет
on_mars-ui-open-board = Планшет: { $name }
on_mars-ui-score = { $points } ОВ
on_mars-ui-flight = Порядок хода и шаттл
on_mars-ui-shuttle = шаттл
on_mars-ui-shuttle-soon = скоро вылет
on_mars-ui-shuttle-none = Шаттл ещё не поставлен
on_mars-ui-shuttle-flies = Шаттл: { $side }. Улетит в ближайшую фазу шаттла
on_mars-ui-shuttle-waits = Шаттл: { $side }, ячейка { $at }. Улетает с ячейки 1
on_mars-ui-space-taken = Ячейка { $space }: { $name }, { $points } ОВ, { $state }
on_mars-ui-state-now = сейчас ходит
on_mars-ui-state-done = ход сделан
on_mars-ui-state-waits = ходит позже
on_mars-ui-blueprints = Чертежи
on_mars-ui-technologies = Технологии
on_mars-ui-tech-pile = { $count ->
    [one] В стопке ещё { $count }
   *[other] В стопке ещё { $count }
}
on_mars-ui-warehouse = Склад
on_mars-ui-discoveries = Открытия
on_mars-ui-storage = Штаб
on_mars-ui-limit = до { $count } каждого
on_mars-ui-crystals = Кристаллы: { $count }, мест { $room }, ждут следующего хода: { $waiting }
on_mars-ui-ships = Корабли в ангаре: { $count }; сейчас могут сесть ещё: { $left }
on_mars-ui-cubes = Выставлено фишек прогресса: { $count }
on_mars-ui-found = Взято жетонов открытий: { $count }
on_mars-ui-lab = Лаборатория
on_mars-ui-column = Колонка { $level }. Цена: { $cost }. ОВ в конце: { $points }
on_mars-ui-quarters = Жилой отсек
on_mars-ui-of = { $have } из { $all }
on_mars-ui-quarters-words = Колонистов в жилом отсеке: { $count }, мест { $room }
on_mars-ui-executive = Вспомогательные действия
on_mars-ui-exec-one = одно за ход
on_mars-ui-exec-used = в этом ходу уже было
on_mars-ui-exec-shut = закрыто кораблём
on_mars-ui-exec-not = Сейчас невозможные вспомогательные действия
on_mars-ui-main = Основное действие
on_mars-ui-cards = Чертежи, контракты, цели
on_mars-ui-not-built = не построен
on_mars-ui-goals-hidden = Скрытых целей: { $count }
on_mars-ui-task-short = задание
on_mars-ui-hex-empty = { $hex }: пусто
on_mars-ui-surcharge = { $count ->
    [one] Доплата: { $count } кристалл или колонист
    [few] Доплата: { $count } кристалла или колониста
   *[many] Доплата: { $count } кристаллов или колонистов
}
on_mars-ui-explain = Пояснить: { $what }
on_mars-ui-amount-any = { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
   *[many] { $count } любых ресурсов
}
on_mars-ui-amount-colonist = { $count ->
    [one] { $count } колонист
    [few] { $count } колониста
   *[many] { $count } колонистов
}
on_mars-ui-free = бесплатно
on_mars-ui-back = Назад
on_mars-ui-confirm = Подтвердить
on_mars-ui-preview = Что произойдёт
on_mars-ui-on-map = Нажмите клетку на карте или выберите здесь.

on_mars-ui-exec-short-develop = Развитие
on_mars-ui-exec-short-rover = Марсоход
on_mars-ui-exec-short-blueprint = Чертёж
on_mars-ui-exec-short-upgrade = Улучшение
on_mars-ui-exec-short-mineral = Минерал
on_mars-ui-exec-short-bots = Роботы
on_mars-ui-exec-short-warehouse = Склад
on_mars-ui-exec-short-building = Здание

# Шаги ответа
on_mars-ui-step-construct-1 = Здание
on_mars-ui-step-construct-2 = Клетка
on_mars-ui-step-upgrade-1 = Чертёж
on_mars-ui-step-upgrade-2 = Здание на карте
on_mars-ui-step-develop-1 = Технология
on_mars-ui-step-develop-2 = Ячейка лаборатории
on_mars-ui-step-oxygen-1 = Технология
on_mars-ui-step-oxygen-2 = Ячейка лаборатории
on_mars-ui-step-learn-1 = Технология
on_mars-ui-step-learn-2 = Ячейка лаборатории
on_mars-ui-step-welcome-1 = Корабль (какое действие он откроет)
on_mars-ui-step-welcome-2 = На борту
on_mars-ui-step-discovery-0 = Жетон открытия
on_mars-ui-step-discovery-1 = Клетка
on_mars-ui-step-move-1 = Робот или марсоход
on_mars-ui-step-move-2 = Куда
on_mars-ui-brings-bot = { $count ->
    [one] { $count } колонист и робот
    [few] { $count } колониста и робот
   *[many] { $count } колонистов и робот
}
on_mars-ui-brings-colonists = { $count ->
    [one] { $count } колонист
    [few] { $count } колониста
   *[many] { $count } колонистов
}

# Предпросмотр
on_mars-ui-pay = Цена: { $what }
on_mars-ui-pay-any = Цена: любой ресурс
on_mars-ui-pay-wild = Можно заменить минералом
on_mars-ui-pay-colonist = Колонист из жилого отсека
on_mars-ui-pay-surcharge = Доплата за тех, кто там уже стоит: кристаллы или колонисты
on_mars-ui-pay-move = Кристаллы за дополнительные очки движения
on_mars-ui-found-on-way = Кристаллы по пути: { $hexes }
on_mars-ui-needs-tech = Технология уровня { $level }: { $owners }
on_mars-ui-gain = Получите: { $what }
on_mars-ui-lost = { $count ->
    [one] Не поместится: { $count }
   *[other] Не поместятся: { $count }
}
on_mars-ui-complex = Комплекс из { $size }
on_mars-ui-cube = Фишка прогресса
on_mars-ui-points-now = ОВ сразу
on_mars-ui-lss-choice = Награда LSS на выбор
on_mars-ui-level-up = Колония достигнет уровня { $level }
on_mars-ui-steps = { $count ->
    [one] Расстояние: { $count } клетка
    [few] Расстояние: { $count } клетки
   *[many] Расстояние: { $count } клеток
}
on_mars-ui-points-left = { $count ->
    [one] Останется { $count } очко движения
    [few] Останется { $count } очка движения
   *[many] Останется { $count } очков движения
}
on_mars-ui-new-level = Уровень { $level }

# Кого ждём и почему
on_mars-ui-waits-displaced = { $name } решает, куда уйдёт вытесненная фигурка
on_mars-ui-waits-oxygen = { $name } решает: кислород или развитие использованной технологии
on_mars-ui-waits-travel = { $name } решает, лететь ли
on_mars-ui-waits-space = { $name } выбирает ячейку очерёдности
on_mars-ui-waits-discovery = { $name } выкладывает жетон открытия
on_mars-ui-waits-shuttle = { $name } выбирает, где начнёт шаттл

# Сведения
on_mars-ui-kind-blueprint = Чертёж
on_mars-ui-kind-scientist = Учёный
on_mars-ui-kind-contract = Земной контракт
on_mars-ui-kind-tech = Технология
on_mars-ui-kind-cell = Ячейка лаборатории
on_mars-ui-kind-goal = Личная цель
on_mars-ui-kind-mission = Миссия
on_mars-ui-kind-discovery = Жетон открытия
on_mars-ui-kind-research = Жетон исследования
on_mars-ui-kind-space = Ячейка очерёдности
on_mars-ui-kind-reward = Награда LSS
on_mars-ui-kind-action = Основное действие
on_mars-ui-kind-exec = Вспомогательное действие
on_mars-ui-kind-building = Здание
on_mars-ui-kind-good = Ресурс
on_mars-ui-kind-sign = Компонент
on_mars-ui-kind-task = Задание первых колонистов
on_mars-ui-blueprint-small = Уровень { $level }. За минерал улучшает здание в районе застройки робота: { $building }
on_mars-ui-blueprint-big = Уровень { $level }. Улучшает здание в комплексе не меньше { $size }: { $building }
on_mars-ui-blueprint-corner = При получении: { $what }
on_mars-ui-blueprint-action = Вспомогательное действие владельца за 2 кристалла:
on_mars-ui-blueprint-points = { $points } ОВ в конце, если построен; столько же теряется, если нет. Область учёного: { $scientist }
on_mars-ui-scientist-works = Бесплатно работает в улучшенных зданиях, в том числе чужих: { $building }
on_mars-ui-scientist-scores = По { $points } ОВ в конце за каждое улучшенное здание на Марсе, чьё бы оно ни было: { $building }
on_mars-ui-contract-upgrade = Выполняется вашим улучшенным зданием в комплексе из { $size }: { $building }
on_mars-ui-contract-delivery = Доставляйте в любой момент своего хода: { $goods }
on_mars-ui-contract-points = { $done } ОВ за выполнение, иначе теряется { $failed }
on_mars-ui-tech = Технология «{ $tech }»
on_mars-ui-tech-use = Пользоваться ею может любой; за каждое чужое использование вы берёте кислород или развиваете её.
on_mars-ui-cell = Уровень { $level }, { $row }
on_mars-ui-row-t = верхняя ячейка
on_mars-ui-row-m = средняя ячейка
on_mars-ui-row-b = нижняя ячейка
on_mars-ui-cell-benefit = Когда сюда приходит технология:
on_mars-ui-cell-none = Награды здесь нет.
on_mars-ui-cell-points = ОВ в конце за технологию здесь: { $points }
on_mars-ui-goal-rewards = За выполнение — одно из двух:
on_mars-ui-goal-note = За партию можно выполнить одну цель. Ненужную цель можно потратить как кристалл.
on_mars-ui-mission = { $count ->
    [one] Каждый шаг приносит { $count } кристалл.
    [few] Каждый шаг приносит { $count } кристалла.
   *[many] Каждый шаг приносит { $count } кристаллов.
}
on_mars-ui-mission-short = Краткосрочная миссия
on_mars-ui-mission-long = Долгосрочная миссия
on_mars-ui-discovery = Марсоход, закончивший здесь путь, может взять жетон и его награду.
on_mars-ui-research = У игрока может быть по одному жетону каждой буквы.
on_mars-ui-space-none = Без бонуса
on_mars-ui-reward = Награда LSS
on_mars-ui-reward-points = По { $count } ОВ за каждую единицу, если здание поднимается не выше рамки колонии:
on_mars-ui-action-red = Красное действие: занимает колониста; за каждый чужой цвет там доплачивают, вдвоём — за каждого колониста.
on_mars-ui-action-teal = Ячейки здесь нет, колонист на неё не нужен.
on_mars-ui-building-gives = Приносит: { $what }, по одному за каждое здание комплекса
on_mars-ui-building-lss = Поднимает свой столбец системы жизнеобеспечения
on_mars-ui-building-mine = Требует колониста-шахтёра; минерал приходит снова при каждом вашем полёте на орбиту
on_mars-ui-building-shelter = Только ваше: место ещё для одного ресурса каждого вида и двух колонистов
on_mars-ui-good-mineral = Заменяет любой другой ресурс, кроме как в контрактах. Нужен для электростанций и улучшений.
on_mars-ui-good-battery = От электростанций. Нужен для технологий и ледонагревателей.
on_mars-ui-good-water = От ледонагревателей. Нужна для теплиц и кораблей.
on_mars-ui-good-plant = Из теплиц. Нужно для кислородных конденсаторов и кораблей.
on_mars-ui-good-oxygen = От конденсаторов и за чужое использование технологий. Нужен для убежищ и развития.
on_mars-ui-good-crystal = Валюта: вспомогательные действия, доплаты, движение. Новые можно тратить со следующего хода.
on_mars-ui-sign-colonist = Колонист
on_mars-ui-sign-colonist-text = Живёт в жилом отсеке, выполняет красные действия, работает в шахтах, усиливает действия; возвращается, когда вы перелетаете.
on_mars-ui-sign-bot = Робот
on_mars-ui-sign-bot-text = Вы строите и улучшаете в его районе застройки: на его клетке и рядом. Там, где он остановился, пропадают жетоны и кристаллы.
on_mars-ui-sign-rover = Марсоход
on_mars-ui-sign-rover-text = Собирает кристаллы по пути и берёт жетон там, где остановился.
on_mars-ui-sign-ship = Корабль
on_mars-ui-sign-ship-text = Покинув хранилище, привозит колонистов или робота и открывает вспомогательное действие. В ангаре он стоит ОВ и может перевезти вас на другую сторону.
on_mars-ui-sign-shuttle = Шаттл
on_mars-ui-sign-shuttle-text = Каждый раунд становится на ячейку ближе; с ячейки 1 улетает и берёт всех желающих. Чем выше уровень колонии, тем дольше его нет.
on_mars-ui-sign-cube = Фишка прогресса
on_mars-ui-sign-cube-text = Ставится, когда вы впервые создаёте или увеличиваете комплекс этого вида; приносит ОВ, когда колония достигает уровней 2 и 3, и в конце.
on_mars-ui-sign-adv = Улучшенное здание
on_mars-ui-sign-adv-text = Здание, улучшенное по чертежу: ОВ, производство и вспомогательное действие.
on_mars-ui-task = Покажите карту, когда выполните: { $what }

# Данные, придуманные нами
on_mars-ui-house = Наши допущения
on_mars-ui-house-about = Некоторые компоненты описаны не настолько полно, чтобы их можно было проверить. Вот они; владелец настольной игры может исправить их в одном файле проекта: src/offworld/games/{"\u200B"}on_mars/data/{"\u200B"}house.py.
on_mars-ui-house-ours = Придумано нами
on_mars-ui-house-unsure = Не вполне достоверно
on_mars-ui-house-mark = Наше допущение: в напечатанной игре может быть иначе.
on_mars-ui-lacerda = Ласерда ходит по картам; в колоде осталось { $deck }.
on_mars-ui-lacerda-score = У Ласерды сейчас { $points } ОВ
on_mars-ui-line-met = Выполнено:
on_mars-ui-line-open = Ещё нет:
on_mars-ui-pay-goals = { $count ->
    [one] { $count } личная цель с руки может заменить кристалл
    [few] { $count } личные цели с руки могут заменить кристаллы
   *[many] { $count } личных целей с руки могут заменить кристаллы
}
on_mars-ui-pay-boost = Колонисты вместо недостающих уровней
on_mars-ui-later = При каждом полёте на орбиту: { $what }
on_mars-ui-lacerda-card = Последняя карта: действие { $number }, { $travels ->
    [yes] летит на шаттле
   *[no] остаётся, когда шаттл улетает
}.

# Правила
on_mars-ui-rules-search = Поиск по правилам
on_mars-ui-rules-found = { $count ->
    [one] { $count } статья
    [few] { $count } статьи
   *[many] { $count } статей
}
on_mars-ui-rules-parts = Компоненты
on_mars-rules-goal-title = О чём игра
on_mars-rules-goal = Все вместе строят одну колонию и летают между ней и станцией на орбите. Очки приносят нужные колонии здания, технологии, корабли, колонисты, улучшенные здания, учёные и контракты. Побеждает тот, у кого больше ОВ.
on_mars-rules-round-title = Раунд
on_mars-rules-round = В фазе колонизации каждый делает один ход в порядке восьми ячеек: сначала те, кто на орбите, потом те, кто в колонии. В фазе шаттла шаттл приближается; если он улетает, все на его стороне могут лететь с ним. Корабль из ангара в этой фазе летит, когда захотите.
on_mars-rules-turn-title = Ваш ход
on_mars-rules-turn = Одно основное действие той стороны, где вы находитесь, и одно вспомогательное до или после него, если вы платите кристаллы. Доставить ресурсы по контракту или выполнить личную цель можно всякий раз, когда вопрос оставляет вам свободу.
on_mars-rules-colonists-title = Колонисты, усиления и доплата
on_mars-rules-colonists = Красное действие занимает колониста из жилого отсека. За каждый другой цвет, который там уже есть, вы платите кристалл или ещё одного колониста; вдвоём — за каждого колониста. Когда все три места заняты, те, у кого там больше всего колонистов, уходят в рабочую зону. Усиление отправляет колонистов в рабочую зону и увеличивает действие.
on_mars-rules-orbit-title = Действия на орбите
on_mars-rules-orbit = Получить чертёж, изучить технологию со схемы, развить технологии в лаборатории, пополнить припасы со склада. Посадочная капсула сразу доставит вас вниз.
on_mars-rules-colony-title = Действия в колонии
on_mars-rules-colony = Центр управления двигает роботов и марсоход, строительство ставит здание, улучшение применяет чертёж, встреча корабля привозит людей и открывает вспомогательные действия, наём или контракт берёт карту с планшета.
on_mars-rules-construct-title = Строительство и комплексы
on_mars-rules-construct = Здание ставят в районе застройки робота: ровно в двух клетках от здания того же вида или рядом с ними. Во втором случае оно входит в комплекс, и нужна технология не ниже числа зданий, к которым оно присоединяется, своя или чужая. Оно приносит столько ресурсов, сколько зданий в комплексе. Фигурки освобождают место; куда им уйти, решают владельцы.
on_mars-rules-tech-title = Чужие технологии
on_mars-rules-tech = Тот, чьей технологией воспользовались, в конце хода выбирает: кислород или один шаг развития.
on_mars-rules-lss-title = Жизнеобеспечение и уровень колонии
on_mars-rules-lss = Электростанции, ледонагреватели, теплицы и кислородные конденсаторы поднимают систему жизнеобеспечения (LSS). Здание в пределах рамки приносит ОВ по жетону награды и одну награду LSS. Когда все четыре столбца прошли уровень, колония растёт: считаются фишки прогресса, обновляются чертежи и склад, может сесть больше кораблей.
on_mars-rules-crystals-title = Кристаллы
on_mars-rules-crystals = Полученные кристаллы лежат под хранилищем, тратить их можно со следующего хода. Корабли в хранилище занимают их места. Личные цели можно потратить как кристаллы.
on_mars-rules-end-title = Конец партии
on_mars-rules-end = Каждая выполненная миссия и каждый уровень колонии, начиная с третьего, приближают конец; когда он наступает, доигрывается раунд и играется ещё один. Невыполненные контракты и непостроенные чертежи отнимают ОВ.
on_mars-rules-solo-title = Одному против Ласерды
on_mars-rules-solo = Ласерда ходит по картам и соперничает за здания, миссии и места. Вы победите, если выполните каждую строку выбранной цели.
on_mars-rules-first-title = Первые колонисты
on_mars-rules-first = Для первой партии: готовые миссии, розданные места, план с четырьмя видами зданий и небольшие задания, за показ которых дают ресурс.

# Урок
on_mars-lesson-about = Полтора раунда на Марсе за десять минут, шаг за шагом, с вариантом «Первые колонисты».
on_mars-lesson-mars = Перед вами Марс, а в середине — колония. Здания стоят на клетках, между ними ездят роботы и марсоходы всех игроков. Внизу ваш планшет: штаб, лаборатория, жилой отсек.
on_mars-lesson-orbit = Полоса наверху показывает, кто где: вы на орбите, на голубой стороне, а ваш соперник Ласерда — в колонии. На орбите берут чертежи, технологии и припасы, в колонии строят.
on_mars-lesson-learn = Ход — это одно основное действие вашей стороны. Выберите «Изучение новой технологии».
on_mars-lesson-cell = Технологии позволяют объединять здания в комплексы. Возьмите электростанцию из бесплатного ряда и положите в нижнюю ячейку: она даёт кристалл. Подтвердите выбор внизу.
on_mars-lesson-boost = Большинство действий можно усилить, отправив колонистов в рабочую зону. Своих поберегите: это всё.
on_mars-lesson-executive = Раз за ход можно ещё заплатить кристаллы за вспомогательное действие, на какой бы стороне вы ни были. На некоторых пока лежат ваши корабли; встретив корабль, вы откроете его действие.
on_mars-lesson-end = Закончите ход. Затем сходит Ласерда и улетит шаттл.
on_mars-lesson-shuttle = Шаттл отправляется в колонию. Летите с ним.
on_mars-lesson-discovery = Прилетевший кладёт жетон открытия ровно в трёх клетках от марсохода. Положите кристаллы на G2: марсоход, который там остановится, сможет их взять.
on_mars-lesson-space = Теперь выберите место в порядке хода. Ячейка 7 позволяет сразу переместить робота.
on_mars-lesson-bot = Строят в районе застройки робота: на его клетке и шести соседних. Переместите робота с E3 на F4, в середину колонии.
on_mars-lesson-bot-done = Дальнейшие шаги стоили бы кристаллов. Это всё.
on_mars-lesson-construct = Когда вы прилетели, колонисты вернулись домой. Отправьте одного на «Строительство здания».
on_mars-lesson-generator = Электростанция стоит минерал. На F5 её можно построить; предпросмотр покажет, чего это стоит и что принесёт. Подтвердите.
on_mars-lesson-lss = Электростанция поднимает систему жизнеобеспечения. Она в пределах рамки колонии, поэтому вы получаете ОВ по жетону награды и выбираете награду: возьмите кристалл.
on_mars-lesson-mine = Каждое здание оплачивает следующее: минералы — электростанции, аккумуляторы — ледонагреватели, вода — теплицы, растения — кислород, кислород — убежища. Когда поднимутся все четыре столбца, вырастет уровень всей колонии.
on_mars-lesson-end-again = Закончите ход.
on_mars-lesson-goal = Это были полтора раунда. Чертежи улучшают здания, учёные и контракты дают ОВ в конце, а миссии решают, когда он настанет. Любой знак объяснит себя, если на него нажать. Удачи!
on_mars-ui-heading = { $phase ->
    [colonization] раунд { $round } · колонизация
    [shuttle] раунд { $round } · шаттл
   *[other] { $round ->
        [0] подготовка
       *[other] раунд { $round }
    }
}
on_mars-ui-ask-surcharge = Доплата { $due } у действия «{ $place }»: чем платите?
on_mars-ui-surcharge-way = Кристаллов: { $crystals }, колонистов: { $colonists }

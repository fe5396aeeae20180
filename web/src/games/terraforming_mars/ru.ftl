# «Покорение Марса» на экране: стол, карты, листы.

## Стол
terraforming_mars-ui-map = Карта Фарсиды
terraforming_mars-ui-map-hint = Стрелки перемещают по карте, Enter выбирает область.
terraforming_mars-ui-zoom = Крупная карта
terraforming_mars-ui-for-oceans = океаническая область
terraforming_mars-ui-volcano = вулкан
terraforming_mars-ui-bonus = бонус: { $what }
terraforming_mars-ui-bonus-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terraforming_mars-ui-claimed = застолблено: { $name }
terraforming_mars-ui-neutral = нейтральный
terraforming_mars-ui-possible = можно выбрать
terraforming_mars-ui-generation = Поколение
terraforming_mars-ui-phase-setup = Подготовка
terraforming_mars-ui-phase-research = Исследование
terraforming_mars-ui-phase-action = Действия
terraforming_mars-ui-phase-production = Производство
terraforming_mars-ui-phase-conversion = Последнее озеленение
terraforming_mars-ui-goal = цель { $value }
terraforming_mars-ui-track-bonus = при { $at }: { $what }
terraforming_mars-ui-brings-heat = производство тепла +1
terraforming_mars-ui-brings-ocean = жетон океана
terraforming_mars-ui-brings-temperature = температура на деление выше
terraforming_mars-ui-show-map = Показать карту Марса
terraforming_mars-ui-cards = Вернуться к картам

## Игроки и планшеты
terraforming_mars-ui-rating = Рейтинг терраформирования
terraforming_mars-ui-income = Доход
terraforming_mars-ui-money = М€ и доход
terraforming_mars-ui-cards-in-hand = Карт на руке
terraforming_mars-ui-points-now = Очки на этот момент
terraforming_mars-ui-first = первый игрок
terraforming_mars-ui-passed = пас
terraforming_mars-ui-open-board = Открыть планшет
terraforming_mars-ui-boards = Планшеты игроков
terraforming_mars-ui-stock = { $resource }: { $stock }, производство { $production }
terraforming_mars-ui-and-rating = + РТ { $rating }
terraforming_mars-ui-worth = Каждая единица стоит { $worth } М€
terraforming_mars-ui-tags = Метки
terraforming_mars-ui-played = Разыграно
terraforming_mars-ui-nothing-played = Карт ещё не разыграно
terraforming_mars-ui-brings = Очков сейчас: { $points }
terraforming_mars-ui-next-discount = Следующая карта обойдётся вам на { $amount } М€ дешевле
terraforming_mars-ui-used = использована

## Карты
terraforming_mars-ui-hand = Рука
terraforming_mars-ui-hand-empty = На руке нет карт
terraforming_mars-ui-can-play = { $count ->
    [one] можно сыграть { $count }
   *[other] можно сыграть { $count }
}
terraforming_mars-ui-all-cards = Сортировка и отбор
terraforming_mars-ui-short = не хватает { $missing }
terraforming_mars-ui-now = сейчас { $now }
terraforming_mars-ui-have = есть { $have }
terraforming_mars-ui-ways = { $name }: сейчас можно { $count } из { $all }
terraforming_mars-ui-of = { $count } / { $all }
terraforming_mars-ui-whole-hand = { $count ->
    [one] Вся рука ({ $count } карта) и что мешает сыграть
    [few] Вся рука ({ $count } карты) и что мешает сыграть
   *[many] Вся рука ({ $count } карт) и что мешает сыграть
}
terraforming_mars-ui-none-playable = Сейчас нельзя сыграть ни одну карту
terraforming_mars-ui-play = Сыграть за { $price } М€
terraforming_mars-ui-look = Рассмотреть: { $name }
terraforming_mars-ui-cost = Стоимость
terraforming_mars-ui-printed = указано
terraforming_mars-ui-instead = Указанная стоимость: { $cost }
terraforming_mars-ui-event = событие
terraforming_mars-ui-kind = Вид
terraforming_mars-ui-kind-automated = Технологическая карта
terraforming_mars-ui-kind-active = Активная карта
terraforming_mars-ui-kind-event = Событие
terraforming_mars-ui-kind-corporation = Корпорация
terraforming_mars-ui-line-action = Действие:
terraforming_mars-ui-line-effect = Эффект:
terraforming_mars-ui-playable = Можно сыграть
terraforming_mars-ui-tag = Метка
terraforming_mars-ui-any-tag = Любая метка
terraforming_mars-ui-no-tag = Без меток
terraforming_mars-ui-any-kind = Любой вид
terraforming_mars-ui-any-cost = Любая цена
terraforming_mars-ui-cost-most = до { $cost } М€
terraforming_mars-ui-sort = Порядок
terraforming_mars-ui-sort-order = Как пришли
terraforming_mars-ui-sort-cost = По цене
terraforming_mars-ui-sort-name = По названию
terraforming_mars-ui-sort-kind = По виду
terraforming_mars-ui-sort-tag = По меткам
terraforming_mars-ui-search = Название или слова, по-русски или по-английски
terraforming_mars-ui-shown = { $shown } из { $all }
terraforming_mars-ui-clear = Показать все
terraforming_mars-ui-more = Показать ещё ({ $count })
terraforming_mars-ui-nothing-found = Таких карт нет
terraforming_mars-ui-browser = Все карты

## Вопросы
terraforming_mars-ui-action-of = Действие { $action } из 2
terraforming_mars-ui-group-play = Сыграть карту
terraforming_mars-ui-group-use = Действия карт
terraforming_mars-ui-group-convert = Преобразование
terraforming_mars-ui-group-project = Стандартные проекты
terraforming_mars-ui-group-honours = Достижения и награды
terraforming_mars-ui-standing = у вас { $mine }, у других до { $best }
terraforming_mars-ui-place-hint = { $count ->
    [one] Выберите отмеченную область на карте: доступна { $count }
    [few] Выберите отмеченную область на карте: доступны { $count }
   *[many] Выберите отмеченную область на карте: доступно { $count }
}
terraforming_mars-ui-place-list = Области списком
terraforming_mars-ui-pick-hint = Отметьте нужное среди карт
terraforming_mars-ui-picked = { $count } из { $high }
terraforming_mars-ui-left = останется { $amount } М€
terraforming_mars-ui-pick-nothing = Не брать ничего
terraforming_mars-ui-pick-more = { $count ->
    [one] Сначала выберите карту
    [few] Сначала выберите { $count } карты
   *[many] Сначала выберите { $count } карт
}
terraforming_mars-ui-pick-done = { $count ->
    [one] Подтвердить: { $count } карта
    [few] Подтвердить: { $count } карты
   *[many] Подтвердить: { $count } карт
}
terraforming_mars-ui-pick-one = Выбрать: { $name }
terraforming_mars-ui-pick-first = Сначала выберите карту
terraforming_mars-ui-draft-to = Остальные карты получит { $name } ({ $clockwise ->
    [yes] по часовой стрелке
   *[no] против часовой стрелки
})
terraforming_mars-ui-drafted = Уже отложено
terraforming_mars-ui-your-projects = Розданные вам проекты
terraforming_mars-ui-pay-source = есть { $stock }, по { $worth } М€
terraforming_mars-ui-no-change = Переплата { $amount } М€; сдачи нет

## Достижения, награды, счёт
terraforming_mars-ui-goals = Достижения и награды
terraforming_mars-ui-milestones = Достижения
terraforming_mars-ui-milestones-note = По { $cost } М€, в конце { $points } ПО за каждое; на всех — не более { $limit }.
terraforming_mars-ui-milestone-terraformer = РТ не менее { $goal }
terraforming_mars-ui-milestone-mayor = не менее { $goal } городов
terraforming_mars-ui-milestone-gardener = не менее { $goal } озеленений
terraforming_mars-ui-milestone-builder = не менее { $goal } меток зданий
terraforming_mars-ui-milestone-planner = не менее { $goal } карт на руке
terraforming_mars-ui-awards = Награды
terraforming_mars-ui-awards-note = За первое место { $first } ПО{ $players ->
    [2] .
   *[other] , за второе { $second }.
} Кто учредил награду — не важно.
terraforming_mars-ui-award-cost = Следующая стоит { $cost } М€.
terraforming_mars-ui-award-landlord = больше всех жетонов
terraforming_mars-ui-award-banker = самое большое производство М€
terraforming_mars-ui-award-scientist = больше всех меток открытий
terraforming_mars-ui-award-thermalist = больше всех тепла
terraforming_mars-ui-award-miner = больше всех стали и титана
terraforming_mars-ui-claimed-by = { $name }
terraforming_mars-ui-funded-by = { $name }
terraforming_mars-ui-vp = { $points } ПО
terraforming_mars-ui-score = Счёт
terraforming_mars-ui-source = Источник
terraforming_mars-ui-source-rating = Рейтинг
terraforming_mars-ui-source-awards = Награды
terraforming_mars-ui-source-milestones = Достижения
terraforming_mars-ui-source-greeneries = Озеленение
terraforming_mars-ui-source-cities = Города
terraforming_mars-ui-source-cards = Карты
terraforming_mars-ui-total = Итого
terraforming_mars-ui-cards-of = Карты с очками: { $name }
terraforming_mars-ui-chart = Ход партии по поколениям
terraforming_mars-ui-chart-rating = РТ
terraforming_mars-ui-chart-income = Доход
terraforming_mars-ui-chart-points = Очки

## Правила
terraforming_mars-rules-parts = Разделы правил
terraforming_mars-rules-part-rules = Правила
terraforming_mars-rules-part-symbols = Символы
terraforming_mars-rules-part-cards = Все карты
terraforming_mars-rules-goal-title = О чём игра
terraforming_mars-rules-goal = Каждый возглавляет корпорацию, которая помогает сделать Марс обитаемым. О том, как далеко продвинулась планета, говорят три параметра: температура (до +8 °C), кислород (до 14 %) и океаны (девять жетонов). Кто поднимает параметр на деление, поднимает на 1 и свой рейтинг терраформирования (РТ). Рейтинг — это доход в каждом поколении и очки в конце. Города, озеленение, карты, достижения и награды добавляют победные очки (ПО). Побеждает тот, у кого их больше.
terraforming_mars-rules-setup-title = Подготовка
terraforming_mars-rules-setup = Каждому сдают две корпорации и десять проектов. Все одновременно и втайне выбирают одну корпорацию и проекты, которые оставят себе, — по 3 М€ за каждый. Потом в порядке очереди корпорации открывают; каждый берёт то, с чем она начинает, и платит за проекты. Рейтинг начинается с 20. Первого игрока определяет жребий, при реванше начинает победитель прошлой партии. Если корпорация требует первого действия, его делают раньше всех остальных.
terraforming_mars-rules-parameters-title = Глобальные параметры
terraforming_mars-rules-parameters = Температура растёт от −30 до +8 °C по два градуса за деление, кислород — от 0 до 14 %, океанов девять. Каждое действительно пройденное деление приносит 1 РТ. Некоторые деления дают больше тому, кто до них дошёл: −24 и −20 °C — производство тепла, 0 °C — океан, 8 % кислорода — деление температуры. Параметр, достигший цели, больше ничего не приносит, но карты, которые его повышают, играть можно.
terraforming_mars-rules-generation-title = Поколение
terraforming_mars-rules-generation = 1. Очерёдность: первым становится следующий игрок (в первом поколении этого нет).
    2. Исследование: каждый получает четыре проекта и покупает любые из них по 3 М€.
    3. Действия: ходят по кругу. За ход — одно или два действия; кто не делает ни одного, тот пасует и ждёт следующего поколения. Фаза кончается, когда спасовали все.
    4. Производство: оставшаяся энергия превращается в тепло. Затем каждый получает М€ по сумме РТ и производства М€ и остальные ресурсы по своему производству.
terraforming_mars-rules-actions-title = Семь видов действий
terraforming_mars-rules-actions = В любом порядке; одно и то же можно повторять.
terraforming_mars-rules-action-play-title = Сыграть карту
terraforming_mars-rules-action-play = выполнить её требование, заплатить и применить эффекты.
terraforming_mars-rules-action-project-title = Стандартный проект
terraforming_mars-rules-action-project = доступен всем и всегда, сколько раз хватит денег.
terraforming_mars-rules-action-milestone-title = Заявить о достижении
terraforming_mars-rules-action-milestone = за 8 М€, когда условие выполнено; 5 ПО. За партию заявляют только три из пяти.
terraforming_mars-rules-action-award-title = Учредить награду
terraforming_mars-rules-action-award = за 8, потом 14, потом 20 М€. В конце её получает лучший, кто бы ни платил.
terraforming_mars-rules-action-use-title = Действие карты
terraforming_mars-rules-action-use = активной карты или корпорации, каждой раз за поколение: то, что слева от стрелки, отдаётся за то, что справа.
terraforming_mars-rules-action-plants-title = Растения в озеленение
terraforming_mars-rules-action-plants = восемь растений становятся жетоном озеленения.
terraforming_mars-rules-action-heat-title = Тепло в температуру
terraforming_mars-rules-action-heat = восемь единиц тепла поднимают температуру на деление.
terraforming_mars-rules-cards-title = Карты
terraforming_mars-rules-cards = Зелёные карты (технологические) действуют один раз и остаются лежать ради меток. Синие (активные) дают действие или постоянный эффект. Красные (события) действуют один раз и переворачиваются: их метки считаются только в момент розыгрыша.
    Требование должно выполняться, когда карту играют; потом это уже не важно. Всё, что карта делает с вами, должно быть выполнимо: потеря производства, потеря ресурсов, место для жетона. Никогда не мешают три вещи: параметр, достигший цели, ресурсы, которые некуда положить, и чужие ресурсы, которых ни у кого нет. Эффекты карты и всё, что они вызвали, применяются в том порядке, в каком захочет играющий; стол спрашивает о нём там, где он важен.
terraforming_mars-rules-paying-title = Оплата
terraforming_mars-rules-paying = Сталь идёт в счёт карт с меткой здания (2 М€ за единицу), титан — карт с меткой космоса (3 М€). Сдачи нет. Стандартные проекты, достижения, награды и покупка карт — только за М€. Производство М€ может опускаться до −5, любое другое — до 0.
terraforming_mars-rules-projects-title = Стандартные проекты
terraforming_mars-rules-projects = Только за М€. Продажа патентов приносит 1 М€ за каждую карту с руки.
terraforming_mars-rules-awards-title = Награды
terraforming_mars-rules-awards = Каждую можно учредить один раз, всего три: за 8, 14 и 20 М€. В конце первое место приносит 5 ПО, второе — 2 ПО, но вдвоём второго нет. Кто делит место, получает за него сполна; если первых несколько, второго места нет.
terraforming_mars-rules-tiles-title = Жетоны
terraforming_mars-rules-tiles = Кто выкладывает жетон, получает то, что изображено на области, и по 2 М€ за каждый соседний океан.
terraforming_mars-rules-tile-ocean-title = Океан
terraforming_mars-rules-tile-ocean = только на океаническую область; не принадлежит никому; РТ +1.
terraforming_mars-rules-tile-greenery-title = Озеленение
terraforming_mars-rules-tile-greenery = рядом со своим жетоном, если это возможно; кислород и РТ +1; в конце 1 ПО.
terraforming_mars-rules-tile-city-title = Город
terraforming_mars-rules-tile-city = не рядом с другим городом; в конце 1 ПО за каждое соседнее озеленение, чьё бы оно ни было.
terraforming_mars-rules-tile-special-title = Особые жетоны
terraforming_mars-rules-tile-special = каждый появляется с одной картой, и она говорит, куда его класть.
terraforming_mars-rules-others-title = Что можно сделать с другими
terraforming_mars-rules-others = Красная рамка — любой игрок, включая вас самих. Убирать ресурсы не обязательно, можно и часть; уменьшать производство обязательно: если его ни у кого больше нет, теряете вы, иначе карту играть нельзя.
terraforming_mars-rules-end-title = Конец игры
terraforming_mars-rules-end = Последнее поколение — то, в котором все три параметра достигли целей. После его производства каждый ещё раз может превратить растения в озеленение; оно уже ничего не повышает. Затем подсчёт: РТ, награды (5 за первое место, 2 за второе; вдвоём второго нет), достижения (по 5), озеленение, города, карты. При равенстве побеждает тот, у кого больше М€.
terraforming_mars-rules-variants-title = Варианты
terraforming_mars-rules-variants = «Эпоха корпораций» добавляет карты об экономике и технологиях, и начального производства нет ни у кого. Без неё каждый начинает с производством 1 каждого вида. В драфте четыре карты выбирают по одной, остальные передают соседу: в чётных поколениях по часовой стрелке. Корпорации новичков ничего не умеют, зато первые десять карт бесплатны.
terraforming_mars-rules-solo-title = В одиночку
terraforming_mars-rules-solo = Вы начинаете с РТ 14, и у вас 14 поколений. На Марсе лежат два нейтральных города с озеленением. Достижений и наград нет; у нейтрального соперника есть всё, что вы захотите отнять. Победа — если все три параметра вовремя достигли целей; очки скажут, насколько она хороша.

## Символы
terraforming_mars-symbols-resources = Ресурсы
terraforming_mars-symbols-frames = Рамки и знаки
terraforming_mars-symbols-planet = Планета и стол
terraforming_mars-symbols-on-cards = Ресурсы на картах
terraforming_mars-symbols-tags = Метки
terraforming_mars-symbol-megacredits = Мегакредиты (М€), деньги
terraforming_mars-symbol-steel = Сталь: оплата зданий, 2 М€ за единицу
terraforming_mars-symbol-titanium = Титан: оплата космических проектов, 3 М€ за единицу
terraforming_mars-symbol-plants = Растения: восемь становятся озеленением
terraforming_mars-symbol-energy = Энергия: для действий карт; остаток становится теплом
terraforming_mars-symbol-heat = Тепло: восемь поднимают температуру
terraforming_mars-symbol-production = На коричневой клетке: производство, а не сам ресурс
terraforming_mars-symbol-any = Красная рамка с минусом: убрать у любого игрока; не обязательно, можно часть
terraforming_mars-symbol-steal = Маска: украсть; отнятое у другого достаётся вам
terraforming_mars-symbol-any-production = Красная рамка на клетке: кто-то обязан потерять это производство
terraforming_mars-symbol-per = После черты: за каждый такой предмет
terraforming_mars-symbol-or = Между символами: одно или другое
terraforming_mars-symbol-star = Звёздочка: подробности в тексте карты; для ресурсов — кладутся на другую карту
terraforming_mars-symbol-temperature = Температура на деление (2 °C) выше
terraforming_mars-symbol-oxygen = Кислород на деление (1 %) выше
terraforming_mars-symbol-ocean = Выложить жетон океана
terraforming_mars-symbol-greenery = Выложить жетон озеленения
terraforming_mars-symbol-city = Выложить жетон города
terraforming_mars-symbol-rating = Рейтинг терраформирования: доход и очки
terraforming_mars-symbol-card = Карта проекта
terraforming_mars-symbol-points = Победные очки
terraforming_mars-symbol-cube-animal = Животное на карте
terraforming_mars-symbol-cube-microbe = Микроб на карте
terraforming_mars-symbol-cube-science = Открытие на карте
terraforming_mars-symbol-cube-fighter = Истребитель на карте
terraforming_mars-symbol-tag-building = Здание: можно платить сталью
terraforming_mars-symbol-tag-space = Космос: можно платить титаном
terraforming_mars-symbol-tag-power = Энергия
terraforming_mars-symbol-tag-science = Открытие: эту метку требуют многие карты
terraforming_mars-symbol-tag-jovian = Юпитер: дальние уголки Солнечной системы
terraforming_mars-symbol-tag-earth = Земля
terraforming_mars-symbol-tag-plant = Растение
terraforming_mars-symbol-tag-microbe = Микроб
terraforming_mars-symbol-tag-animal = Животное
terraforming_mars-symbol-tag-city = Город
terraforming_mars-symbol-tag-event = Событие: действует один раз и переворачивается

## Урок
terraforming_mars-lesson-about = Полтора поколения в одиночку на Марсе с корпорацией новичка. Это минут пять.
terraforming_mars-lesson-planet = Это Марс. Рядом с картой — три параметра: температура, кислород и океаны. Кто поднимает параметр на деление, поднимает на 1 и свой рейтинг, а рейтинг — это доход в каждом поколении и очки в конце. В одиночку у вас 14 поколений, чтобы довести все три до целей.
terraforming_mars-lesson-board = Вы возглавляете корпорацию новичка: особых свойств нет, зато есть 42 М€. В разделе «Моё» видны ваши ресурсы; коричневое число под каждым — производство, то есть что вы получите в конце поколения.
terraforming_mars-lesson-card = На руке пять проектов. Жёлтое число — стоимость, круглые знаки — метки. «Энергостанция» стоит 4 М€ и увеличивает производство энергии. Сыграйте её.
terraforming_mars-lesson-project = За ход делают одно или два действия. Стандартные проекты доступны всем и всегда: «Аквифер» стоит 18 М€ и приносит океан. Выполните его.
terraforming_mars-lesson-ocean = Океаны кладут на голубые области. Выберите отмеченную в верхнем ряду: кто выкладывает жетон, получает то, что там изображено, — здесь 2 стали.
terraforming_mars-lesson-steel = Ваш рейтинг вырос на 1. И у вас есть сталь: она идёт в счёт карт с меткой здания, по 2 М€ за единицу. У «Шахты» такая метка есть. Сыграйте её.
terraforming_mars-lesson-pay = Сталь и М€ можно смешивать как угодно. Предложено потратить сталь: больше она ни на что не годится. Платите.
terraforming_mars-lesson-plants = Восемь растений в любой момент можно превратить в озеленение: это действие. Превратите свои.
terraforming_mars-lesson-greenery = Озеленение кладут рядом со своими жетонами, если это возможно; у вас их пока нет. Выберите отмеченный угол: ещё 2 стали и 2 М€ за соседний океан.
terraforming_mars-lesson-missing = Озеленение подняло кислород, а с ним и ваш рейтинг. Некоторым картам приходится ждать планету: «Лишайнику» нужно −24 °C. В партии каждая карта, которую нельзя сыграть, говорит, чего не хватает.
terraforming_mars-lesson-active = Карты с голубым краем продолжают работать: у них есть действие или постоянный эффект. Сыграйте карту «Тихоходки».
terraforming_mars-lesson-use = То, на что указывает красная стрелка, можно получать раз за поколение. Используйте карту: на неё ляжет микроб, а четыре микроба — это очко.
terraforming_mars-lesson-pass = Пока достаточно. Пасуйте: когда спасуют все, поколение закончится.
terraforming_mars-lesson-research = Производство принесло 16 М€ за рейтинг, а также сталь и энергию. Новое поколение начинается с исследования: четыре новых проекта, по 3 М€ за каждый, который вы оставите. Возьмите любые два и подтвердите.
terraforming_mars-lesson-comet = А теперь что-нибудь большое. «Комета» согреет планету на деление и принесёт океан. Сыграйте её.
terraforming_mars-lesson-ocean-cards = Эта область даёт две карты бесплатно.
terraforming_mars-lesson-red = Красная рамка значит: у любого игрока. Тот, у кого есть растения, может их лишиться. В одиночной игре для этого есть нейтральный соперник.
terraforming_mars-lesson-goal = Ваш рейтинг вырос с 14 до 18. Дальше повышайте то, что можете, стройте то, что окупится, и поглядывайте в «Счёт». Партия ваша: играйте дальше и оживите Марс к 14-му поколению.
terraforming_mars-ui-stock-title = Запасы и производство

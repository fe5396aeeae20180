# «Покорение Марса» на экране: стол, карты, листы.

## Стол
terraforming_mars-ui-map = Карта Фарсиды
terraforming_mars-ui-map-hint = Стрелки перемещают по карте, Enter выбирает область.
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
terraforming_mars-ui-cards = Показать карты

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
terraforming_mars-ui-and-rating = и РТ { $rating }
terraforming_mars-ui-worth = Каждая единица стоит { $worth } М€
terraforming_mars-ui-tags = Метки
terraforming_mars-ui-played = Разыграно
terraforming_mars-ui-nothing-played = Карт ещё не разыграно
terraforming_mars-ui-brings = Очков сейчас: { $points }
terraforming_mars-ui-next-discount = Следующая карта обойдётся вам на { $amount } М€ дешевле
terraforming_mars-ui-used = использована

## Карты
terraforming_mars-ui-hand = Рука
terraforming_mars-ui-hand-empty = На руке нет карт
terraforming_mars-ui-can-play = { $count ->
    [one] можно сыграть { $count }
   *[other] можно сыграть { $count }
}
terraforming_mars-ui-all-cards = Сортировка и отбор
terraforming_mars-ui-whole-hand = { $count ->
    [one] { $count } карта на руке и почему нельзя
    [few] Все { $count } карты на руке и почему нельзя
   *[many] Все { $count } карт на руке и почему нельзя
}
terraforming_mars-ui-none-playable = Сейчас нельзя сыграть ни одну карту
terraforming_mars-ui-play = Сыграть за { $price } М€
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
terraforming_mars-ui-cost-most = до { $cost } М€
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
terraforming_mars-ui-research = Исследование: какие проекты купить по { $price } М€?
terraforming_mars-ui-place-hint = { $count ->
    [one] Выберите отмеченную область на карте: доступна { $count }
    [few] Выберите отмеченную область на карте: доступны { $count }
   *[many] Выберите отмеченную область на карте: доступно { $count }
}
terraforming_mars-ui-place-list = Области списком
terraforming_mars-ui-pick-hint = Выберите среди карт рядом с этой панелью
terraforming_mars-ui-picked = { $count } из { $high }
terraforming_mars-ui-left = останется { $amount } М€
terraforming_mars-ui-pick-nothing = Не брать ни одной
terraforming_mars-ui-pick-done = { $count ->
    [one] Подтвердить { $count } карту
    [few] Подтвердить { $count } карты
   *[many] Подтвердить { $count } карт
}
terraforming_mars-ui-pick-one = Выбрать: { $name }
terraforming_mars-ui-pick-first = Сначала выберите карту
terraforming_mars-ui-draft-to = Остальные карты получит { $name } ({ $clockwise ->
    [yes] по часовой стрелке
   *[no] против часовой стрелки
})
terraforming_mars-ui-drafted = Уже отложено
terraforming_mars-ui-your-projects = Розданные вам проекты
terraforming_mars-ui-no-change = Лишние { $amount } М€; сдачи нет

## Достижения, награды, счёт
terraforming_mars-ui-goals = Достижения и награды
terraforming_mars-ui-milestones = Достижения
terraforming_mars-ui-milestones-note = По { $cost } М€, в конце { $points } ПО за каждое; на всех — не более { $limit }.
terraforming_mars-ui-milestone-terraformer = РТ не менее { $goal }
terraforming_mars-ui-milestone-mayor = не менее { $goal } городов
terraforming_mars-ui-milestone-gardener = не менее { $goal } озеленений
terraforming_mars-ui-milestone-builder = не менее { $goal } меток зданий
terraforming_mars-ui-milestone-planner = не менее { $goal } карт на руке
terraforming_mars-ui-awards = Награды
terraforming_mars-ui-awards-note = За первое место { $first } ПО{ $players ->
    [2] .
   *[other] , за второе { $second }.
} Кто учредил награду — не важно.
terraforming_mars-ui-award-cost = Следующая стоит { $cost } М€.
terraforming_mars-ui-award-landlord = больше всех жетонов
terraforming_mars-ui-award-banker = самое большое производство М€
terraforming_mars-ui-award-scientist = больше всех меток открытий
terraforming_mars-ui-award-thermalist = больше всех тепла
terraforming_mars-ui-award-miner = больше всех стали и титана
terraforming_mars-ui-claimed-by = { $name }
terraforming_mars-ui-funded-by = { $name }
terraforming_mars-ui-vp = { $points } ПО
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

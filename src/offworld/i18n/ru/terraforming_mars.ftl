# Покорение Марса
terraforming_mars = Покорение Марса
terraforming_mars-about = Возглавьте корпорацию, которая согревает Марс, наполняет его моря и атмосферу, и сделайте для планеты больше других.
terraforming_mars-option-corporate_era = Эпоха корпораций
terraforming_mars-option-corporate_era-help = Больше проектов и корпораций об экономике и технологиях, но без начального производства. В игре в одиночку включена всегда.
terraforming_mars-option-draft = Драфт
terraforming_mars-option-draft-help = Карты для исследования выбирают по одной, остальные передают соседу.
terraforming_mars-option-beginners = Корпорации новичков
terraforming_mars-option-beginners-help = Каждый может взять корпорацию новичка: без особых свойств, зато первые десять карт бесплатны.
terraforming_mars-option-first_seat = Начинает первое место
terraforming_mars-option-first_seat-help = Маркер первого игрока у того, кто сидит на первом месте; без этой настройки — по жребию. При реванше туда садится победитель прошлой партии.

### Ресурсы, метки, жетоны

terraforming_mars-resource-megacredits = М€
terraforming_mars-resource-steel = сталь
terraforming_mars-resource-titanium = титан
terraforming_mars-resource-plants = растения
terraforming_mars-resource-energy = энергия
terraforming_mars-resource-heat = тепло
terraforming_mars-amount-megacredits = { $amount } М€
terraforming_mars-amount-steel = { $amount } ед. стали
terraforming_mars-amount-titanium = { $amount } ед. титана
terraforming_mars-amount-plants = { $amount ->
    [one] { $amount } растение
    [few] { $amount } растения
   *[many] { $amount } растений
}
terraforming_mars-amount-energy = { $amount } ед. энергии
terraforming_mars-amount-heat = { $amount } ед. тепла
terraforming_mars-production-megacredits = производство М€
terraforming_mars-production-steel = производство стали
terraforming_mars-production-titanium = производство титана
terraforming_mars-production-plants = производство растений
terraforming_mars-production-energy = производство энергии
terraforming_mars-production-heat = производство тепла
terraforming_mars-cube-animal = животные
terraforming_mars-cube-microbe = микробы
terraforming_mars-cube-science = открытия
terraforming_mars-cube-fighter = истребители
terraforming_mars-tag-building = здание
terraforming_mars-tag-space = космос
terraforming_mars-tag-power = энергия
terraforming_mars-tag-science = открытие
terraforming_mars-tag-jovian = Юпитер
terraforming_mars-tag-earth = Земля
terraforming_mars-tag-plant = растение
terraforming_mars-tag-microbe = микроб
terraforming_mars-tag-animal = животное
terraforming_mars-tag-city = город
terraforming_mars-parameter-temperature = Температура
terraforming_mars-parameter-oxygen = Кислород
terraforming_mars-parameter-oceans = Океаны
terraforming_mars-value-temperature = { $value } °C
terraforming_mars-value-oxygen = { $value } %
terraforming_mars-value-oceans = { $value }
terraforming_mars-tile-ocean = океан
terraforming_mars-tile-greenery = озеленение
terraforming_mars-tile-city = город
terraforming_mars-tile-capital = столица
terraforming_mars-tile-natural_preserve = заповедная зона
terraforming_mars-tile-mining_area = горнопромышленный район
terraforming_mars-tile-mining_rights = право на разработку
terraforming_mars-tile-commercial_district = коммерческий район
terraforming_mars-tile-nuclear_zone = ядерная зона
terraforming_mars-tile-industrial_center = промышленный центр
terraforming_mars-tile-ecological_zone = экологическая зона
terraforming_mars-tile-lava_flows = потоки лавы
terraforming_mars-tile-mohole_area = проект «Мохол»
terraforming_mars-tile-restricted_area = закрытая зона
terraforming_mars-area = ряд { $row }, область { $column }
# Названия вулканов не удалось сверить с полем печатного издания.
terraforming_mars-area-tharsis_tholus = Купол Фарсида
terraforming_mars-area-ascraeus_mons = Гора Аскрийская
terraforming_mars-area-pavonis_mons = Гора Павлина
terraforming_mars-area-arsia_mons = Гора Арсия
terraforming_mars-area-noctis_city = Ноктис-Сити
terraforming_mars-area-ganymede_colony = Колония на Ганимеде
terraforming_mars-area-phobos_space_haven = Космопорт на Фобосе
terraforming_mars-project-sell_patents = Продажа патентов
terraforming_mars-project-power_plant = Электростанция
terraforming_mars-project-asteroid = Астероид
terraforming_mars-project-aquifer = Аквифер
terraforming_mars-project-greenery = Озеленение
terraforming_mars-project-city = Город
terraforming_mars-milestone-terraformer = Колонизатор
terraforming_mars-milestone-mayor = Мэр
terraforming_mars-milestone-gardener = Садовод
terraforming_mars-milestone-builder = Строитель
terraforming_mars-milestone-planner = Стратег
terraforming_mars-award-landlord = Собственник
terraforming_mars-award-banker = Банкир
terraforming_mars-award-scientist = Учёный
terraforming_mars-award-thermalist = Теплотехник
terraforming_mars-award-miner = Шахтёр
terraforming_mars-source-placement = Территориальный бонус
terraforming_mars-source-track = Бонусное деление
terraforming_mars-source-plants = Растения в озеленение
terraforming_mars-source-heat = Тепло в температуру
terraforming_mars-source-research = Исследование

### Вопросы

terraforming_mars-ask-beginner = Берёте корпорацию новичка?
terraforming_mars-ask-corporation = Какую корпорацию возглавите?
terraforming_mars-ask-first-cards = { $source }: какие проекты купить по { $price } М€?
terraforming_mars-ask-buy = { $source }: какие проекты купить по { $price } М€?
terraforming_mars-ask-draft = Какую карту отложить себе?
terraforming_mars-ask-action = Что делаете?
terraforming_mars-ask-second-action = Что ещё делаете?
terraforming_mars-ask-pay = { $source }: чем заплатить { $due } М€?
terraforming_mars-ask-sell = Какие проекты продать по 1 М€?
terraforming_mars-ask-order = Что происходит сначала?
terraforming_mars-ask-choose = { $source }: что выбрать?
terraforming_mars-ask-keep = { $source }: { $count ->
    [one] какую карту оставить?
    [few] какие { $count } карты оставить?
   *[many] какие { $count } карт оставить?
}
terraforming_mars-ask-swap = { $source }: какую карту сбросить, чтобы взять другую?
terraforming_mars-ask-copy = { $source }: производство какой карты повторить?
terraforming_mars-ask-add-to-card = { $source }: на какую карту положить?
terraforming_mars-ask-take-cube = { $source }: с какой карты забрать { $what }?
terraforming_mars-ask-remove-cubes = { $source }: с какой карты убрать { $what } (всего не больше { $count })?
terraforming_mars-ask-take-production = { $source }: чьё { $production } снизить на { $amount }?
terraforming_mars-ask-remove = { $source }: кто теряет { $what }?
terraforming_mars-ask-steal = { $source }: у кого украсть { $what }?
terraforming_mars-ask-how-many = Сколько { YOU($seat, "теряете", "теряет") } { YOU($seat, "вы") } ({ $resource })?
terraforming_mars-ask-move-production = На сколько снизить { $production }, чтобы на столько же поднять { $target }?
terraforming_mars-ask-exchange = Сколько обменять ({ $resource } → { $target })?
terraforming_mars-ask-claim = Какую область застолбить?
terraforming_mars-ask-last-greenery = Куда положить последнее озеленение?
terraforming_mars-ask-place-none = Куда положить жетон?
terraforming_mars-ask-place-ocean = { $source }: куда положить океан?
terraforming_mars-ask-place-greenery = { $source }: куда положить озеленение?
terraforming_mars-ask-place-city = { $source }: куда положить город?
terraforming_mars-ask-place-capital = Куда положить столицу?
terraforming_mars-ask-place-natural_preserve = Куда положить заповедную зону?
terraforming_mars-ask-place-mining_area = Куда положить горнопромышленный район?
terraforming_mars-ask-place-mining_rights = Куда положить право на разработку?
terraforming_mars-ask-place-commercial_district = Куда положить коммерческий район?
terraforming_mars-ask-place-nuclear_zone = Куда положить ядерную зону?
terraforming_mars-ask-place-industrial_center = Куда положить промышленный центр?
terraforming_mars-ask-place-ecological_zone = Куда положить экологическую зону?
terraforming_mars-ask-place-lava_flows = Куда положить потоки лавы?
terraforming_mars-ask-place-mohole_area = Куда положить проект «Мохол»?
terraforming_mars-ask-place-restricted_area = Куда положить закрытую зону?

### Варианты

terraforming_mars-do-play = Сыграть карту «{ $card }» ({ $price } М€)
terraforming_mars-do-project = { $project } ({ $price } М€)
terraforming_mars-do-claim = Заявить о достижении «{ $milestone }» ({ $price } М€)
terraforming_mars-do-fund = Учредить награду «{ $award }» ({ $price } М€)
terraforming_mars-do-use = { $card }: { $does }
terraforming_mars-do-use-for = { $card }: { $cost } → { $does }
terraforming_mars-do-convert-plants = Превратить растения ({ $plants }) в озеленение
terraforming_mars-do-convert-heat = Потратить 8 ед. тепла на повышение температуры
terraforming_mars-do-pass = Спасовать до конца поколения
terraforming_mars-do-end = Закончить ход
terraforming_mars-do-none = Пропустить
terraforming_mars-do-neutral = Нейтральный соперник
terraforming_mars-do-regular = Обычная корпорация
terraforming_mars-do-seat = { $seat }
terraforming_mars-do-take-all = { $seat }: { $resource } −{ $amount }
terraforming_mars-do-take-part = { $seat }: { $resource }, только часть
terraforming_mars-do-both = { $first }, { $second }
terraforming_mars-do-gain = { $resource } +{ $amount }
terraforming_mars-do-gain-counted = получить ({ $resource })
terraforming_mars-do-lose = { $resource } −{ $amount }
terraforming_mars-do-produce = { $production } +{ $amount }
terraforming_mars-do-produce-counted = { $production } растёт
terraforming_mars-do-produce-metal = производство металла с занятой области +1
terraforming_mars-do-lose-production = { $production } −{ $amount }
terraforming_mars-do-take-production = чьё-то { $production } −{ $amount }
terraforming_mars-do-rise = РТ +{ $amount }
terraforming_mars-do-rise-counted = РТ растёт
terraforming_mars-do-raise-temperature = температура +{ $steps }
terraforming_mars-do-raise-oxygen = кислород +{ $steps }
terraforming_mars-do-place-ocean = положить океан
terraforming_mars-do-place-greenery = положить озеленение
terraforming_mars-do-place-city = положить город
terraforming_mars-do-draw = взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
terraforming_mars-do-look-and-buy = посмотреть карту, купить или сбросить
terraforming_mars-do-reveal = открыть карту в надежде на метку «{ $tag }»
terraforming_mars-do-add-here = положить { $what } на «{ $card }»
terraforming_mars-do-add-to-card = положить { $what } на другую карту
terraforming_mars-do-spend = { $resource } −{ $amount }
terraforming_mars-do-spend-money = { $amount } М€
terraforming_mars-do-spend-here = убрать { $what } с «{ $card }»
terraforming_mars-do-take-cube = забрать { $what } с любой карты
terraforming_mars-do-remove-cubes = убрать у кого-то до { $what }
terraforming_mars-do-remove = убрать у кого-то { $what }
terraforming_mars-do-steal = украсть у кого-то { $what }
terraforming_mars-do-exchange = { $resource } → { $target }

### Журнал

terraforming_mars-turned-over = Открыта карта «{ $card }»: { $cost } М€
terraforming_mars-founded = { $seat } { YOU($seat, "возглавляете", "возглавляет") } корпорацию «{ $corporation }»
terraforming_mars-bought = { $seat } { YOU($seat, "покупаете", "покупает") } { $count ->
    [one] { $count } проект
    [few] { $count } проекта
   *[many] { $count } проектов
}
terraforming_mars-first-action = { $seat } { YOU($seat, "выполняете", "выполняет") } первое действие корпорации
terraforming_mars-generation = Поколение { $generation }; { YOU($seat, "начинаете", "начинает") } { YOU($seat, "вы") }
terraforming_mars-drafted = Все откладывают по карте и передают остальные
terraforming_mars-drafted-seen = Драфт принёс вам: { $cards }
terraforming_mars-played = { $seat } { YOU($seat, "разыгрываете", "разыгрывает") } карту «{ $card }»
terraforming_mars-paid = { $seat } { YOU($seat, "платите", "платит") } { $cost } ({ $source })
terraforming_mars-project = { $seat } { YOU($seat, "выполняете", "выполняет") } стандартный проект: { $project }
terraforming_mars-used = { $seat } { YOU($seat, "выполняете", "выполняет") } действие карты «{ $card }»
terraforming_mars-claimed-milestone = { $seat } { YOU($seat, "заявляете", "заявляет") } о достижении: { $milestone }
terraforming_mars-funded = { $seat } { YOU($seat, "учреждаете", "учреждает") } награду: { $award }
terraforming_mars-passed = { $seat } { YOU($seat, "пасуете", "пасует") }
terraforming_mars-gained = { $seat } { YOU($seat, "получаете", "получает") } { $what } ({ $source })
terraforming_mars-lost = { $seat } { YOU($seat, "теряете", "теряет") } { $what } ({ $source })
terraforming_mars-spent-plants = { $seat } { YOU($seat, "тратите", "тратит") } { $what } на озеленение
terraforming_mars-spent-heat = { $seat } { YOU($seat, "тратите", "тратит") } { $what } на повышение температуры
terraforming_mars-production-up = { YOU($seat, "Ваше") }{ YOU($seat, "", ":") } { $production } +{ $amount } ({ $source })
terraforming_mars-production-down = { YOU($seat, "Ваше") }{ YOU($seat, "", ":") } { $production } −{ $amount } ({ $source })
terraforming_mars-taken = { $seat } { YOU($seat, "теряете", "теряет") } { $what } ({ YOU($seat_by, "вы") }: { $source })
terraforming_mars-production-taken = { YOU($seat, "Ваше") }{ YOU($seat, "", ":") } { $production } −{ $amount } ({ YOU($seat_by, "вы") }: { $source })
terraforming_mars-cube-taken = { $seat } { YOU($seat, "теряете", "теряет") } { $what } с карты «{ $card }» ({ YOU($seat_by, "вы") }: { $source })
terraforming_mars-neutral-lost = Нейтральный соперник теряет { $what } ({ $source })
terraforming_mars-neutral-production = Нейтральный соперник: { $production } −{ $amount } ({ $source })
terraforming_mars-rated = { YOU($seat, "Ваш") }{ YOU($seat, "", ":") } РТ +{ $amount } ({ $source })
terraforming_mars-raised-temperature = { $seat } { YOU($seat, "поднимаете", "поднимает") } температуру до { $value } ({ $source })
terraforming_mars-raised-oxygen = { $seat } { YOU($seat, "поднимаете", "поднимает") } уровень кислорода до { $value } ({ $source })
terraforming_mars-raised-oceans = Океаны: { $value } из 9
terraforming_mars-placed = { $seat } { YOU($seat, "выкладываете", "выкладывает") } жетон: { $tile } — { $area } ({ $source })
terraforming_mars-claimed = { $seat } { YOU($seat, "столбите", "столбит") } область: { $area }
terraforming_mars-collected = { $seat } { YOU($seat, "кладёте", "кладёт") } { $what } на карту «{ $card }» ({ $source })
terraforming_mars-uncollected = { $seat } { YOU($seat, "убираете", "убирает") } { $what } с карты «{ $card }» ({ $source })
terraforming_mars-drew = { $seat } { YOU($seat, "берёте", "берёт") } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} ({ $source })
terraforming_mars-drew-seen = Вы берёте: { $cards } ({ $source })
terraforming_mars-discarded = { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
terraforming_mars-discarded-seen = Вы сбрасываете: { $cards }
terraforming_mars-revealed = { $seat } { YOU($seat, "открываете", "открывает") } карту «{ $card }» ({ $source })
terraforming_mars-reshuffled = Сброс становится новой колодой
terraforming_mars-copied = { $seat } { YOU($seat, "повторяете", "повторяет") } производство карты «{ $card }» ({ $source })
terraforming_mars-next-discount = { YOU($seat, "Ваша") }{ YOU($seat, "", ":") } следующая карта стоит на { $amount } М€ меньше
terraforming_mars-next-slack = { YOU($seat, "Ваша") }{ YOU($seat, "", ":") } следующая карта может отступить от требования на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}
terraforming_mars-produced = { $seat } { YOU($seat, "производите", "производит") } { $gains }
terraforming_mars-score-rating = Рейтинг
terraforming_mars-score-awards = Награды
terraforming_mars-score-milestones = Достижения
terraforming_mars-score-greeneries = Озеленение
terraforming_mars-score-cities = Города
terraforming_mars-score-cards = Карты
terraforming_mars-final-points = { $seat }: { $points } ПО
terraforming_mars-terraformed = Марс терраформирован
terraforming_mars-solo-won = Марс терраформирован в срок
terraforming_mars-solo-lost = 14 поколений не хватило, чтобы терраформировать Марс

### Почему нельзя

terraforming_mars-no = Сейчас это невозможно
terraforming_mars-no-not-in-hand = Этой карты нет у вас на руке
terraforming_mars-no-at-least = { $parameter }: нужно не меньше { $value }, сейчас { $now }; не хватает { $steps }{ $unit ->
    [oceans] {""}
   *[other] {" "}{ $steps ->
        [one] деления
       *[other] делений
    }
}
terraforming_mars-no-at-most = { $parameter }: нужно не больше { $value }, сейчас { $now }; { $unit ->
    [oceans] лишних
   *[other] лишних делений
}: { $steps }
terraforming_mars-no-tags = Нужно меток «{ $tag }»: { $needed }, у вас { $have }
terraforming_mars-no-production = Нужно { $production } не ниже { $needed }, у вас { $have }
terraforming_mars-no-tiles = Нужно жетонов ({ $tile }): { $needed }, есть { $have }
terraforming_mars-no-stock = Нужно { $what }, у вас { $have }
terraforming_mars-no-money = Стоит { $needed } М€, у вас { $have }: не хватает { $missing }
terraforming_mars-no-money-steel = Стоит { $needed } М€, вместе со сталью у вас { $have }: не хватает { $missing }
terraforming_mars-no-money-titanium = Стоит { $needed } М€, вместе с титаном у вас { $have }: не хватает { $missing }
terraforming_mars-no-money-metals = Стоит { $needed } М€, вместе со сталью и титаном у вас { $have }: не хватает { $missing }
terraforming_mars-no-victim = Ни у кого нельзя снизить { $production } на { $amount }
terraforming_mars-no-place = Для этого жетона нет подходящей области: { $tile }
terraforming_mars-no-tile-left = { $tile }: такой жетон один, и он уже на карте
terraforming_mars-no-claim = Свободных областей не осталось
terraforming_mars-no-filled-card = Ни на одной вашей карте нет ресурсов
terraforming_mars-no-cubes-here = Нужно снять с этой карты { $what }, на ней { $have }
terraforming_mars-no-cube-to-take = Ни с одной карты нельзя забрать { $what }
terraforming_mars-no-building-to-copy = У вас нет здания, производство которого можно сейчас повторить
terraforming_mars-no-empty-hand = У вас на руке нет карт
terraforming_mars-no-such-action = У вас нет такого действия
terraforming_mars-no-used = Эта карта уже использована в этом поколении
terraforming_mars-no-rise-yet = Ваш РТ в этом поколении ещё не повышался
terraforming_mars-no-solo = В игре в одиночку нет достижений и наград
terraforming_mars-no-milestone-claimed = Об этом достижении уже заявлено ({ YOU($seat, "вами") })
terraforming_mars-no-milestones-left = Уже заявлено достижений: { $count }, больше нельзя
terraforming_mars-no-milestone-terraformer = Нужен РТ { $needed }, у вас { $have }
terraforming_mars-no-milestone-mayor = Нужно городов: { $needed }, у вас { $have }
terraforming_mars-no-milestone-gardener = Нужно озеленений: { $needed }, у вас { $have }
terraforming_mars-no-milestone-builder = Нужно меток зданий: { $needed }, у вас { $have }
terraforming_mars-no-milestone-planner = Нужно карт на руке: { $needed }, у вас { $have }
terraforming_mars-no-award-funded = Эта награда уже учреждена ({ YOU($seat, "вами") })
terraforming_mars-no-awards-left = Уже учреждено наград: { $count }, больше нельзя
terraforming_mars-no-pass-now = В этом ходу действие уже выполнено: можно лишь закончить ход
terraforming_mars-no-end-now = В этом ходу ещё нет действий: можно лишь спасовать
terraforming_mars-no-occupied = Здесь уже лежит жетон
terraforming_mars-no-claimed = Эта область помечена маркером
terraforming_mars-no-reserved = Эта область предназначена только для «{ $area }»
terraforming_mars-no-ocean-area = Эта область предназначена для океана
terraforming_mars-no-ocean-only = Этот жетон кладётся только на океанические области
terraforming_mars-no-next-to-city = Рядом уже есть город
terraforming_mars-no-away-from-own = Пока есть место, озеленение кладётся рядом с вашими жетонами
terraforming_mars-no-site-ocean_area = Только на океанические области
terraforming_mars-no-site-land = Только на свободную сушу
terraforming_mars-no-site-city_standard = Рядом уже есть город
terraforming_mars-no-site-greenery_standard = Только рядом с вашими жетонами
terraforming_mars-no-site-land_isolated = Только там, где рядом нет жетонов
terraforming_mars-no-site-land_next_to_city = Только рядом с городом
terraforming_mars-no-site-land_next_to_two_cities = Только рядом с двумя городами
terraforming_mars-no-site-land_next_to_greenery = Только рядом с озеленением
terraforming_mars-no-site-land_volcanic = Только на вулкан
terraforming_mars-no-site-land_with_metal_bonus = Только на область с бонусом стали или титана
terraforming_mars-no-site-land_with_metal_bonus_next_to_own_tile = Только на область с бонусом стали или титана рядом с вашим жетоном
terraforming_mars-no-site-land_without_marker = Только на свободную сушу без маркера
terraforming_mars-no-site-noctis_city = Только на его собственную область
terraforming_mars-no-site-ganymede_colony = Только на Ганимед
terraforming_mars-no-site-phobos_space_haven = Только на Фобос

### Позиции

terraforming_mars-bad-pile = { $value } не из этой стопки.
terraforming_mars-bad-owner = океаны не принадлежат никому, остальные жетоны — игрокам; нейтральные бывают только в игре в одиночку.
terraforming_mars-bad-tile-twice = { $value } бывает только один.
terraforming_mars-bad-oceans = жетонов океана всего { $count }.
terraforming_mars-bad-claim = застолбить можно лишь свободную сушу.
terraforming_mars-bad-cubes = { $value } не в игре или ничего не накапливает.
terraforming_mars-bad-used = { $value } не в игре или не имеет действия.
terraforming_mars-bad-area = такой жетон никогда не оказывается на этой области.
terraforming_mars-bad-shores = карты выкладывают на океанические области не больше { $count } озеленений.
terraforming_mars-bad-phase = в этой фазе такого не бывает, только здесь: { $allowed }.
terraforming_mars-bad-without = такой жетон выкладывает карта { $value }, но у владельца её нет в игре.
terraforming_mars-bad-lakes = на суше может лежать только один океан.
terraforming_mars-bad-turn = { $seat }: пас уже объявлен, ходов больше нет.
terraforming_mars-bad-playing = оплачивается только одна карта за раз.

### Проекты: названия из правил

terraforming_mars-card-capital = Столица
terraforming_mars-card-asteroid = Астероид
terraforming_mars-card-noctis_city = Ноктис-Сити
terraforming_mars-card-asteroid_mining = Бурение астероидов
terraforming_mars-card-geothermal_power = Геотермальная энергия
terraforming_mars-card-ghg_factories = Заводы ПГ
terraforming_mars-card-shuttles = Шаттлы
terraforming_mars-card-livestock = Домашний скот

### Проекты: названия, вероятно, печатного издания

terraforming_mars-card-colonizer_training_camp = Учебный лагерь
terraforming_mars-card-deep_well_heating = Тепло глубин
terraforming_mars-card-cloud_seeding = Засев облаков
terraforming_mars-card-search_for_life = Поиски жизни
terraforming_mars-card-martian_rails = Железная дорога
terraforming_mars-card-comet = Комета
terraforming_mars-card-big_asteroid = Большой астероид
terraforming_mars-card-water_import_from_europa = Вода с Европы
terraforming_mars-card-domed_crater = Крытый кратер
terraforming_mars-card-methane_from_titan = Метан с Титана
terraforming_mars-card-imported_hydrogen = Ввоз водорода
terraforming_mars-card-research_outpost = Научная база
terraforming_mars-card-phobos_space_haven = Космопорт на Фобосе
terraforming_mars-card-black_polar_dust = Полярная чёрная пыль
terraforming_mars-card-arctic_algae = Полярные водоросли
terraforming_mars-card-predators = Хищники
terraforming_mars-card-eos_chasma_national_park = Заповедник каньона Эос
terraforming_mars-card-cupola_city = Город под куполом
terraforming_mars-card-lunar_beam = Луч с Луны
terraforming_mars-card-optimal_aerobraking = Аэроторможение
terraforming_mars-card-underground_city = Подземный город
terraforming_mars-card-regolith_eaters = Поедатели реголита
terraforming_mars-card-ghg_producing_bacteria = Метаногены
terraforming_mars-card-ants = Муравьи
terraforming_mars-card-release_of_inert_gases = Выпуск инертных газов
terraforming_mars-card-nitrogen_rich_asteroid = Богатый азотом астероид
terraforming_mars-card-rover_construction = Создание вездехода
terraforming_mars-card-deimos_down = Обрушение Деймоса
terraforming_mars-card-food_factory = Производство еды
terraforming_mars-card-archaebacteria = Архебактерии
terraforming_mars-card-carbonate_processing = Переработка карбонатов
terraforming_mars-card-natural_preserve = Заповедная зона
terraforming_mars-card-nuclear_power = Атомная энергия
terraforming_mars-card-algae = Морские водоросли
terraforming_mars-card-adapted_lichen = Адаптированный лишайник
terraforming_mars-card-fish = Рыба
terraforming_mars-card-lake_marineris = Озеро Маринер
terraforming_mars-card-small_animals = Мелкие животные
terraforming_mars-card-kelp_farming = Выращивание ламинарии
terraforming_mars-card-beam_from_a_thorium_asteroid = Луч с ториевого астероида
terraforming_mars-card-mangrove = Мангровые леса
terraforming_mars-card-trees = Деревья
terraforming_mars-card-mining_expedition = Геологоразведка
terraforming_mars-card-mining_rights = Право на разработку
terraforming_mars-card-birds = Птицы
terraforming_mars-card-towing_a_comet = Буксировка кометы
terraforming_mars-card-space_mirrors = Космические зеркала
terraforming_mars-card-solar_wind_power = Энергия солнечного ветра
terraforming_mars-card-ice_asteroid = Ледяной астероид
terraforming_mars-card-giant_ice_asteroid = Большой ледяной астероид
terraforming_mars-card-ganymede_colony = Колония на Ганимеде
terraforming_mars-card-giant_space_mirror = Гигантское зеркало
terraforming_mars-card-grass = Трава
terraforming_mars-card-heather = Вересковая пустошь
terraforming_mars-card-peroxide_power = Пероксидная энергия
terraforming_mars-card-bushes = Кустарник
terraforming_mars-card-greenhouses = Теплицы
terraforming_mars-card-nuclear_zone = Ядерная зона
terraforming_mars-card-fueled_generators = Топливные генераторы
terraforming_mars-card-ironworks = Плавильные заводы
terraforming_mars-card-power_grid = Энергосеть
terraforming_mars-card-steelworks = Литейные заводы
terraforming_mars-card-ore_processor = Обогащение руды
terraforming_mars-card-open_city = Открытый город
terraforming_mars-card-solar_power = Солнечная энергия
terraforming_mars-card-breathing_filters = Дыхательные фильтры
terraforming_mars-card-artificial_photosynthesis = Искусственный фотосинтез
terraforming_mars-card-artificial_lake = Искусственное озеро
terraforming_mars-card-farming = Земледелие
terraforming_mars-card-dust_seals = Пылезащита
terraforming_mars-card-urbanized_area = Городской массив
terraforming_mars-card-moss = Мох
terraforming_mars-card-subterranean_reservoir = Водоносный пласт
terraforming_mars-card-ecological_zone = Экологическая зона
terraforming_mars-card-zeppelins = Дирижабли
terraforming_mars-card-worms = Черви
terraforming_mars-card-decomposers = Редуценты
terraforming_mars-card-fusion_power = Термоядерная энергия
terraforming_mars-card-symbiotic_fungus = Грибы-симбионты
terraforming_mars-card-extreme_cold_fungus = Морозостойкие грибы
terraforming_mars-card-advanced_ecosystems = Развитые экосистемы
terraforming_mars-card-great_dam = Гигантская дамба
terraforming_mars-card-strip_mine = Карьер
terraforming_mars-card-wave_power = Энергия волн
terraforming_mars-card-lava_flows = Потоки лавы
terraforming_mars-card-power_plant = Энергостанция
terraforming_mars-card-mohole_area = Проект „Мохол“
terraforming_mars-card-large_convoy = Груз с Земли
terraforming_mars-card-tectonic_stress_power = Тектоническая энергия
terraforming_mars-card-nitrophilic_moss = Азотолюбивый мох
terraforming_mars-card-herbivores = Травоядные
terraforming_mars-card-insects = Насекомые
terraforming_mars-card-insulation = Изоляторы
terraforming_mars-card-adaptation_technology = Технология адаптации
terraforming_mars-card-designed_microorganisms = Новые микроорганизмы
terraforming_mars-card-nitrite_reducing_bacteria = Нитратные бактерии
terraforming_mars-card-industrial_microbes = Промышленные микробы
terraforming_mars-card-lichen = Лишайник
terraforming_mars-card-convoy_from_europa = Груз с Европы
terraforming_mars-card-imported_ghg = Ввоз парниковых газов
terraforming_mars-card-imported_nitrogen = Ввоз азота
terraforming_mars-card-micro_mills = Микроветряки
terraforming_mars-card-magnetic_field_generators = Генераторы МП
terraforming_mars-card-import_of_advanced_ghg = Ввоз обогащённых ПГ
terraforming_mars-card-windmills = Ветряки
terraforming_mars-card-tundra_farming = Земледелие в тундре
terraforming_mars-card-aerobraked_ammonia_asteroid = Аммиачный астероид
terraforming_mars-card-magnetic_field_dome = Магнитный купол
terraforming_mars-card-pets = Питомцы
terraforming_mars-card-protected_valley = Защищённая долина
terraforming_mars-card-noctis_farming = Земледелие в ночи
terraforming_mars-card-water_splitting_plant = Разложение воды
terraforming_mars-card-heat_trappers = Теплоуловители
terraforming_mars-card-soil_factory = Производство почвы
terraforming_mars-card-ice_cap_melting = Таяние ледников
terraforming_mars-card-biomass_combustors = Сжигание биомассы
terraforming_mars-card-aquifer_pumping = Закачивание воды
terraforming_mars-card-flooding = Затопление
terraforming_mars-card-energy_saving = Энергосбережение
terraforming_mars-card-local_heat_trapping = Аккумуляция тепла
terraforming_mars-card-permafrost_extraction = Разморозка ледников
terraforming_mars-card-plantation = Плантация
terraforming_mars-card-immigration_shuttles = Иммиграционный шаттл
terraforming_mars-card-immigrant_city = Город иммигрантов
terraforming_mars-card-underground_detonations = Подземные взрывы
terraforming_mars-card-soletta = Солнечное зеркало
terraforming_mars-card-rad_chem_factory = Радиохимический завод
terraforming_mars-card-special_design = Спецпроект

### Проекты: переводы, которые не удалось сверить с картами

terraforming_mars-card-asteroid_mining_consortium = Астероидный консорциум
terraforming_mars-card-inventors_guild = Союз изобретателей
terraforming_mars-card-space_elevator = Космический лифт
terraforming_mars-card-development_center = Научный центр
terraforming_mars-card-equatorial_magnetizer = Искусственное магнитное поле
terraforming_mars-card-space_station = Космическая станция
terraforming_mars-card-interstellar_colony_ship = Межзвёздный корабль-колония
terraforming_mars-card-security_fleet = Охранный флот
terraforming_mars-card-lightning_harvest = Грозовая энергетика
terraforming_mars-card-tardigrades = Тихоходки
terraforming_mars-card-virus = Вирус
terraforming_mars-card-miranda_resort = Курорт на Миранде
terraforming_mars-card-mine = Шахта
terraforming_mars-card-vesta_shipyard = Верфь на Весте
terraforming_mars-card-great_escarpment_consortium = Консорциум Большого Уступа
terraforming_mars-card-mineral_deposit = Залежи ископаемых
terraforming_mars-card-mining_area = Горнопромышленный район
terraforming_mars-card-building_industries = Строительство промышленности
terraforming_mars-card-land_claim = Застолбить территорию
terraforming_mars-card-sponsors = Спонсоры
terraforming_mars-card-electro_catapult = Электрокатапульта
terraforming_mars-card-earth_catapult = Катапульта на Земле
terraforming_mars-card-advanced_alloys = Передовые сплавы
terraforming_mars-card-mars_university = Марсианский университет
terraforming_mars-card-viral_enhancers = Вирусные векторы
terraforming_mars-card-quantum_extractor = Квантовый экстрактор
terraforming_mars-card-callisto_penal_mines = Каторжные рудники на Каллисто
terraforming_mars-card-trans_neptune_probe = Транснептуновый зонд
terraforming_mars-card-commercial_district = Коммерческий район
terraforming_mars-card-robotic_workforce = Промышленные роботы
terraforming_mars-card-research = Исследование
terraforming_mars-card-gene_repair = Репарация генов
terraforming_mars-card-io_mining_industries = Добыча на Ио
terraforming_mars-card-mass_converter = Преобразователь массы
terraforming_mars-card-physics_complex = Центр физики
terraforming_mars-card-tropical_resort = Тропический курорт
terraforming_mars-card-toll_station = Таможенная станция
terraforming_mars-card-earth_office = Офис на Земле
terraforming_mars-card-acquired_company = Приобретённая компания
terraforming_mars-card-media_archives = Медиаархивы
terraforming_mars-card-media_group = Медиа-холдинг
terraforming_mars-card-business_network = Коммерческая сеть
terraforming_mars-card-business_contacts = Деловые контакты
terraforming_mars-card-bribed_committee = Подкупленный комитет
terraforming_mars-card-sabotage = Диверсия
terraforming_mars-card-industrial_center = Промышленный центр
terraforming_mars-card-hired_raiders = Наёмные налётчики
terraforming_mars-card-hackers = Хакеры
terraforming_mars-card-cartel = Картель
terraforming_mars-card-titanium_mine = Титановая шахта
terraforming_mars-card-ceos_favorite_project = Любимый проект босса
terraforming_mars-card-anti_gravity_technology = Антигравитация
terraforming_mars-card-investment_loan = Инвестиционный кредит
terraforming_mars-card-caretaker_contract = Договор попечительства
terraforming_mars-card-standard_technology = Стандартные технологии
terraforming_mars-card-power_supply_consortium = Консорциум энергокомпаний
terraforming_mars-card-protected_habitats = Защищённая среда обитания
terraforming_mars-card-satellites = Спутники
terraforming_mars-card-fuel_factory = Топливный завод
terraforming_mars-card-corporate_stronghold = Цитадель корпорации
terraforming_mars-card-olympus_conference = Конференция на Олимпе
terraforming_mars-card-rad_suits = Противорадиационные костюмы
terraforming_mars-card-invention_contest = Соревнование изобретателей
terraforming_mars-card-power_infrastructure = Инфраструктура энергетики
terraforming_mars-card-indentured_workers = Законтрактованные рабочие
terraforming_mars-card-lagrange_observatory = Обсерватория Лагранжа
terraforming_mars-card-terraforming_ganymede = Терраформирование Ганимеда
terraforming_mars-card-restricted_area = Закрытая зона
terraforming_mars-card-energy_tapping = Отвод от линии электропередач
terraforming_mars-card-technology_demonstration = Демонстрация технологии
terraforming_mars-card-medical_lab = Медицинская лаборатория
terraforming_mars-card-ai_central = Центр ИИ

### Корпорации: названия из правил

terraforming_mars-corporation-interplanetary_cinematics = Интерплэнетари Синематикс
terraforming_mars-corporation-phobolog = ФобоЛог
terraforming_mars-corporation-tharsis_republic = Фарсидская республика
terraforming_mars-corporation-thorgate = ТорГейт

### Корпорации: переводы, которые не удалось сверить с картами

terraforming_mars-corporation-credicor = КредиКор
terraforming_mars-corporation-ecoline = Эколайн
terraforming_mars-corporation-helion = Гелион
terraforming_mars-corporation-inventrix = Инвентрикс
terraforming_mars-corporation-mining_guild = Горная гильдия
terraforming_mars-corporation-united_nations_mars_initiative = Марсианская инициатива ООН
terraforming_mars-corporation-saturn_systems = Сатурн Системс
terraforming_mars-corporation-teractor = Терактор
terraforming_mars-corporation-beginner = Корпорация новичка

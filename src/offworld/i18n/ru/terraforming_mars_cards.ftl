# «Покорение Марса»: тексты карт. `form`: start — начало предложения, do — внутри него, to — после цены.

# --- связки --------------------------------------------------------------------------------------------------------
terraforming_mars_cards-sentence = { $body }.
terraforming_mars_cards-or-sentence = Или { $body }.
terraforming_mars_cards-then = { $first } { $next }
terraforming_mars_cards-and-2 = { $a } и { $b }
terraforming_mars_cards-and-3 = { $a }, { $b } и { $c }
terraforming_mars_cards-or-2 = { $a } или { $b }
terraforming_mars_cards-or-3 = { $a }, { $b } или { $c }
terraforming_mars_cards-choice-2 = { $a } либо { $b }
terraforming_mars_cards-apart = { $a }; { $b }
terraforming_mars_cards-pay-to = { $cost }, чтобы { $result }

# --- предметы (винительный падеж; после «до» — родительный) ------------------------------------------------------------
terraforming_mars_cards-units-megacredits = { $count } М€
terraforming_mars_cards-units-steel = { $count } { $count ->
    [one] сталь
   *[other] стали
}
terraforming_mars_cards-units-titanium = { $count } { $count ->
    [one] титан
   *[other] титана
}
terraforming_mars_cards-units-plants = { $count } { $count ->
    [one] растение
    [few] растения
   *[many] растений
}
terraforming_mars_cards-units-energy = { $count } { $count ->
    [one] энергию
   *[other] энергии
}
terraforming_mars_cards-units-heat = { $count } { $count ->
    [one] тепло
   *[other] тепла
}
terraforming_mars_cards-upto-megacredits = до { $count } М€
terraforming_mars_cards-upto-steel = до { $count } стали
terraforming_mars_cards-upto-titanium = до { $count } титана
terraforming_mars_cards-upto-plants = до { $count } { $count ->
    [one] растения
   *[other] растений
}
terraforming_mars_cards-cubes-animal = { $count } { $count ->
    [one] животное
   *[other] животных
}
terraforming_mars_cards-cubes-microbe = { $count } { $count ->
    [one] микроб
    [few] микроба
   *[many] микробов
}
terraforming_mars_cards-cubes-science = { $count } { $count ->
    [one] открытие
    [few] открытия
   *[many] открытий
}
terraforming_mars_cards-cubes-fighter = { $count } { $count ->
    [one] истребитель
    [few] истребителя
   *[many] истребителей
}
terraforming_mars_cards-upto-animal = до { $count } { $count ->
    [one] животного
   *[other] животных
}
terraforming_mars_cards-of-megacredits = М€
terraforming_mars_cards-of-energy = энергии
terraforming_mars_cards-of-heat = тепла
terraforming_mars_cards-tag-building = { $count ->
    [1] здания
   *[other] зданий
}
terraforming_mars_cards-tag-space = космоса
terraforming_mars_cards-tag-power = энергии
terraforming_mars_cards-tag-science = { $count ->
    [1] открытия
   *[other] открытий
}
terraforming_mars_cards-tag-jovian = Юпитера
terraforming_mars_cards-tag-earth = Земли
terraforming_mars_cards-tag-plant = { $count ->
    [1] растения
   *[other] растений
}
terraforming_mars_cards-tag-microbe = { $count ->
    [1] микроба
   *[other] микробов
}
terraforming_mars_cards-tag-animal = { $count ->
    [1] животного
   *[other] животных
}
terraforming_mars_cards-production-megacredits = производство М€ на { $count }
terraforming_mars_cards-production-steel = производство стали на { $count }
terraforming_mars_cards-production-titanium = производство титана на { $count }
terraforming_mars_cards-production-plants = производство растений на { $count }
terraforming_mars_cards-production-energy = производство энергии на { $count }
terraforming_mars_cards-production-heat = производство тепла на { $count }
terraforming_mars_cards-production-more-megacredits = М€ на { $count }
terraforming_mars_cards-production-more-steel = стали на { $count }
terraforming_mars_cards-production-more-titanium = титана на { $count }
terraforming_mars_cards-production-more-plants = растений на { $count }
terraforming_mars_cards-production-more-energy = энергии на { $count }
terraforming_mars_cards-production-of-any-megacredits = производство М€ любого игрока на { $count }
terraforming_mars_cards-production-of-any-steel = производство стали любого игрока на { $count }
terraforming_mars_cards-production-of-any-titanium = производство титана любого игрока на { $count }
terraforming_mars_cards-production-of-any-plants = производство растений любого игрока на { $count }
terraforming_mars_cards-production-of-any-energy = производство энергии любого игрока на { $count }
terraforming_mars_cards-production-of-any-heat = производство тепла любого игрока на { $count }

# --- сколько -------------------------------------------------------------------------------------------------------
terraforming_mars_cards-per-tag = { $per ->
    [1] за каждую вашу метку { $tag }
   *[other] за каждые { $per } ваши метки { $tag }
}{ $own ->
    [0] {""}
    [1] , включая эту
   *[other] , включая эти
}
terraforming_mars_cards-per-tag-of-others = за каждую метку { $tag } у соперников
terraforming_mars_cards-per-city = { $per ->
    [1] за каждый город в игре
   *[other] за каждые { $per } { $per ->
        [few] города
       *[many] городов
    } в игре
}
terraforming_mars_cards-per-city-on-mars = за каждый город на Марсе
terraforming_mars_cards-per-event = за каждое событие, разыгранное кем-либо за партию
terraforming_mars_cards-per-cube-animal = { $per ->
    [1] за каждое животное на этой карте
   *[other] за каждые { $per } животных на этой карте
}
terraforming_mars_cards-per-cube-microbe = { $per ->
    [1] за каждый микроб на этой карте
   *[other] за каждые { $per } { $per ->
        [few] микроба
       *[many] микробов
    } на этой карте
}
terraforming_mars_cards-per-cube-science = { $per ->
    [1] за каждое открытие на этой карте
   *[other] за каждые { $per } { $per ->
        [few] открытия
       *[many] открытий
    } на этой карте
}
terraforming_mars_cards-per-cube-fighter = { $per ->
    [1] за каждый истребитель на этой карте
   *[other] за каждые { $per } { $per ->
        [few] истребителя
       *[many] истребителей
    } на этой карте
}
terraforming_mars_cards-if-cube-science = если на этой карте есть открытие
terraforming_mars_cards-per-neighbour-ocean = за каждый океан рядом с этим жетоном
terraforming_mars_cards-per-neighbour-city = за каждый город рядом с этим жетоном
terraforming_mars_cards-if-tags = если у вас не менее { $count } меток { $tag }
terraforming_mars_cards-points = { $points } ПО
terraforming_mars_cards-points-counted = { $points } ПО { $per }
terraforming_mars_cards-points-if = { $points } ПО, { $condition }

# --- требования ----------------------------------------------------------------------------------------------------
terraforming_mars_cards-requires = Требуется: { $what }.
terraforming_mars_cards-needs-oxygen-least = кислород не менее { $count } %
terraforming_mars_cards-needs-oxygen-most = кислород не более { $count } %
terraforming_mars_cards-needs-temperature-least = температура { $value } °C или выше
terraforming_mars_cards-needs-temperature-most = температура { $value } °C или ниже
terraforming_mars_cards-needs-oceans-least = не менее { $count } { $count ->
    [one] океана
   *[other] океанов
}
terraforming_mars_cards-needs-oceans-most = не более { $count } { $count ->
    [one] океана
   *[other] океанов
}
terraforming_mars_cards-needs-tags = { $count } { $count ->
    [one] метка
    [few] метки
   *[many] меток
} { $tag }
terraforming_mars_cards-needs-production-steel = ваше производство стали
terraforming_mars_cards-needs-production-titanium = ваше производство титана
terraforming_mars_cards-needs-tiles-greenery = { $count ->
    [1] ваш жетон озеленения
   *[other] ваши жетоны озеленения ({ $count })
}
terraforming_mars_cards-needs-tiles-city = { $count } { $count ->
    [one] город
    [few] города
   *[many] городов
} в игре

# --- действия ------------------------------------------------------------------------------------------------------
terraforming_mars_cards-gain = { $form ->
    [start] Получите
    [to] получить
   *[do] получите
} { $what }
terraforming_mars_cards-gain-counted = { $form ->
    [start] Получите
    [to] получить
   *[do] получите
} { $what } { $per }
terraforming_mars_cards-lose = { $form ->
    [start] Потеряйте
    [to] потерять
   *[do] потеряйте
} { $what }
terraforming_mars_cards-spend = { $form ->
    [start] Потратьте
    [to] потратить
   *[do] потратьте
} { $what }
terraforming_mars_cards-pay = { $form ->
    [start] Заплатите
    [to] заплатить
   *[do] заплатите
} { $count } М€
terraforming_mars_cards-pay-with-steel = { $form ->
    [start] Заплатите
    [to] заплатить
   *[do] заплатите
} { $count } М€ (можно сталью)
terraforming_mars_cards-pay-with-titanium = { $form ->
    [start] Заплатите
    [to] заплатить
   *[do] заплатите
} { $count } М€ (можно титаном)
terraforming_mars_cards-raise = { $form ->
    [start] Увеличьте
    [to] увеличить
   *[do] увеличьте
} { $what }
terraforming_mars_cards-raise-counted = { $form ->
    [start] Увеличьте
    [to] увеличить
   *[do] увеличьте
} { $what } { $per }
terraforming_mars_cards-raise-if = { $form ->
    [start] Увеличьте
    [to] увеличить
   *[do] увеличьте
} { $what }, а { $condition } — на { $then }
terraforming_mars_cards-raise-that-metal = { $form ->
    [start] Увеличьте
    [to] увеличить
   *[do] увеличьте
} производство этого металла на 1
terraforming_mars_cards-lower = { $form ->
    [start] Уменьшите
    [to] уменьшить
   *[do] уменьшите
} { $what }
terraforming_mars_cards-shift = { $form ->
    [start] Уменьшите
    [to] уменьшить
   *[do] уменьшите
} { $what } и увеличьте своё на { $count }
terraforming_mars_cards-rise = { $form ->
    [start] Повысьте
    [to] повысить
   *[do] повысьте
} свой РТ на { $count }
terraforming_mars_cards-rise-counted = { $form ->
    [start] Повысьте
    [to] повысить
   *[do] повысьте
} свой РТ на 1 { $per }
terraforming_mars_cards-raise-temperature = { $form ->
    [start] Повысьте
    [to] повысить
   *[do] повысьте
} температуру на { $steps } { $steps ->
    [one] деление
    [few] деления
   *[many] делений
}
terraforming_mars_cards-raise-oxygen = { $form ->
    [start] Повысьте
    [to] повысить
   *[do] повысьте
} уровень кислорода на { $steps } { $steps ->
    [one] деление
    [few] деления
   *[many] делений
}
terraforming_mars_cards-place-ocean = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} { $count ->
    [1] жетон океана
   *[other] { $count } жетона океана
}
terraforming_mars_cards-place-ocean-land = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон океана на сушу (не на океаническую область)
terraforming_mars_cards-place-greenery-greenery_standard = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон озеленения, что повышает уровень кислорода на 1 деление
terraforming_mars_cards-place-greenery-ocean_area = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон озеленения на океаническую область, что повышает уровень кислорода на 1 деление
terraforming_mars_cards-place-city-city_standard = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон города
terraforming_mars_cards-place-city-land_isolated = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон города туда, где рядом нет других жетонов
terraforming_mars_cards-place-city-land_next_to_two_cities = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон города рядом хотя бы с 2 другими городами
terraforming_mars_cards-place-city-noctis_city = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон города на область, отведённую для Ноктис-Сити
terraforming_mars_cards-place-city-ganymede_colony = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон города на отведённое ему место вне Марса
terraforming_mars_cards-place-city-phobos_space_haven = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон города на отведённое ему место вне Марса
terraforming_mars_cards-place-capital = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон столицы
terraforming_mars_cards-place-tile-land = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон
terraforming_mars_cards-place-tile-land_isolated = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон туда, где рядом нет других жетонов
terraforming_mars_cards-place-tile-land_next_to_city = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон рядом с городом
terraforming_mars_cards-place-tile-land_next_to_greenery = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон рядом с озеленением
terraforming_mars_cards-place-tile-land_volcanic = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон на купол Фарсида, гору Аскрийскую, гору Павлина или гору Арсия
terraforming_mars_cards-place-tile-land_with_metal_bonus = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон на область с бонусом стали или титана
terraforming_mars_cards-place-tile-land_with_metal_bonus_next_to_own_tile = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон на область с бонусом стали или титана рядом со своим жетоном
terraforming_mars_cards-place-tile-ocean_area = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} этот жетон на океаническую область
terraforming_mars_cards-flood = { $form ->
    [start] Выложите
    [to] выложить
   *[do] выложите
} жетон океана; если рядом с ним есть жетоны, уберите { $what } у владельца одного из них
terraforming_mars_cards-claim = { $form ->
    [start] Поставьте
    [to] поставить
   *[do] поставьте
} свой маркер на свободную область суши: только вы сможете выложить там жетон
terraforming_mars_cards-add-here = { $form ->
    [start] Добавьте
    [to] добавить
   *[do] добавьте
} { $what } на эту карту
terraforming_mars_cards-add-to-card = { $form ->
    [start] Добавьте
    [to] добавить
   *[do] добавьте
} { $what } на другую свою карту
terraforming_mars_cards-add-to-filled = { $form ->
    [start] Добавьте
    [to] добавить
   *[do] добавьте
} { $count } ресурс на свою карту, где такой ресурс уже есть
terraforming_mars_cards-add-to-played = { $form ->
    [start] Добавьте
    [to] добавить
   *[do] добавьте
} { $count } ресурс на ту же карту
terraforming_mars_cards-remove-here = { $form ->
    [start] Уберите
    [to] убрать
   *[do] уберите
} { $what } с этой карты
terraforming_mars_cards-take-cube = { $form ->
    [start] Уберите
    [to] убрать
   *[do] уберите
} { $what } с любой карты
terraforming_mars_cards-remove = { $form ->
    [start] Уберите
    [to] убрать
   *[do] уберите
} { $what } у любого игрока
terraforming_mars_cards-steal = { $form ->
    [start] Украдите
    [to] украсть
   *[do] украдите
} { $what } у любого игрока
terraforming_mars_cards-draw = { $form ->
    [start] Возьмите
    [to] взять
   *[do] возьмите
} { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
terraforming_mars_cards-look-and-keep = { $form ->
    [start] Посмотрите
    [to] посмотреть
   *[do] посмотрите
} { $look } верхние карты колоды: { $keep } оставьте себе, остальные сбросьте
terraforming_mars_cards-look-and-buy = { $form ->
    [start] Посмотрите
    [to] посмотреть
   *[do] посмотрите
} верхнюю карту колоды: купите её за { $price } М€ или сбросьте
terraforming_mars_cards-reveal = { $form ->
    [start] Откройте
    [to] открыть
   *[do] откройте
} и { $form ->
    [to] сбросить
   *[do] сбросьте
} верхнюю карту колоды; если на ней есть метка { $tag }, { $then }
terraforming_mars_cards-swap-card = вы можете сбросить карту с руки и взять другую
terraforming_mars_cards-copy = { $form ->
    [start] Повторите
    [to] повторить
   *[do] повторите
} все изменения производства с одной своей карты с меткой здания
terraforming_mars_cards-exchange = { $form ->
    [start] Потратьте
    [to] потратить
   *[do] потратьте
} любое количество { $source }, чтобы получить столько же { $target }
terraforming_mars_cards-move-production = { $form ->
    [start] Уменьшите
    [to] уменьшить
   *[do] уменьшите
} производство { $source } на любое число делений и на столько же увеличьте производство { $target }
terraforming_mars_cards-next-discount = Следующая карта, которую вы разыграете в этом поколении, обойдётся вам на { $amount } М€ дешевле
terraforming_mars_cards-next-slack = Требования следующей карты, разыгранной вами в этом поколении, к температуре, кислороду и океанам смягчены на { $steps } деления в любую сторону

# --- постоянные эффекты --------------------------------------------------------------------------------------------
terraforming_mars_cards-discount = Все карты обходятся вам на { $amount } М€ дешевле.
terraforming_mars_cards-discount-tag = Карты с меткой { $tag } обходятся вам на { $amount } М€ дешевле.
terraforming_mars_cards-discount-project-power_plant = Стандартный проект «Электростанция» обходится вам на { $amount } М€ дешевле.
terraforming_mars_cards-metal-value-steel = Каждая ваша сталь стоит на { $amount } М€ больше.
terraforming_mars_cards-metal-value-titanium = Каждый ваш титан стоит на { $amount } М€ больше.
terraforming_mars_cards-slack = Требования ваших карт к температуре, кислороду и океанам смягчены на { $steps } деления в любую сторону.
terraforming_mars_cards-shield = Соперники не могут убирать ваши растения, животных и микробов.
terraforming_mars_cards-guard-animal = С этой карты никогда нельзя убирать животных.
terraforming_mars_cards-heat-as-money = Вы можете платить теплом вместо М€.
terraforming_mars_cards-greenery-cost = Озеленение требует { $plants } растений вместо 8.
terraforming_mars_cards-on-tag = За каждую разыгранную вами метку { $tags }{ $own ->
    [0] {""}
    [1] , включая эту,
   *[other] , включая эти,
} { $then }.
terraforming_mars_cards-on-anyones-tag = За каждую разыгранную любым игроком метку { $tags }{ $own ->
    [0] {""}
    [1] , включая эту,
   *[other] , включая эти,
} { $then }.
terraforming_mars_cards-on-event = Когда вы разыгрываете событие, { $then }.
terraforming_mars_cards-on-event-tag = Когда вы разыгрываете событие с меткой { $tag }, { $then }.
terraforming_mars_cards-on-anyones-ocean = Когда кто-либо выкладывает океан, { $then }.
terraforming_mars_cards-on-anyones-city = Когда кто-либо выкладывает город{ $own ->
    [0] {""}
   *[other] {" "}(включая этот)
}, { $then }.
terraforming_mars_cards-on-anyones-city-on-mars = Когда кто-либо выкладывает город на Марсе, { $then }.
terraforming_mars_cards-on-own-city = Когда вы выкладываете город, { $then }.
terraforming_mars_cards-on-own-greenery = Когда вы выкладываете озеленение, { $then }.
terraforming_mars_cards-on-metal-bonus = Когда вы выкладываете жетон на область с бонусом стали или титана, { $then }.
terraforming_mars_cards-on-project = Когда вы платите за стандартный проект, { $then }.
terraforming_mars_cards-on-cost = Когда вы платите за карту или стандартный проект с указанной стоимостью от { $cost } М€, { $then }.
terraforming_mars_cards-after-rise = Если в этом поколении ваш РТ повышался, { $body }.
terraforming_mars_cards-first-action = Первым действием в игре { $body }.
terraforming_mars_cards-start-with = Вы начинаете игру, имея { $what }.

# --- собственные строки --------------------------------------------------------------------------------------------
terraforming_mars_cards-note-advanced_ecosystems = Метки самой карты не помогают.
terraforming_mars_cards-note-ants = Убрать можно и со своей карты. Если взять неоткуда, действие невозможно.
terraforming_mars_cards-note-artificial_lake = В остальном это обычный океан, один из девяти.
terraforming_mars_cards-note-beam_from_a_thorium_asteroid = Метка самой карты не помогает.
terraforming_mars_cards-note-beginner = Все десять розданных карт остаются у вас бесплатно. Ни меток, ни эффекта.
terraforming_mars_cards-note-birds = Оба деления теряет один и тот же игрок.
terraforming_mars_cards-note-business_network = Посмотреть карту можно и без денег, но тогда она сбрасывается.
terraforming_mars_cards-note-capital = Это город во всех отношениях; очки за океаны — сверх обычных.
terraforming_mars_cards-note-ceos_favorite_project = Годится любой вид: животное, микроб, открытие или истребитель.
terraforming_mars_cards-note-credicor = Скидки и металлы не важны: считается указанная стоимость.
terraforming_mars_cards-note-ecological_zone = Соседнее озеленение может быть чьим угодно.
terraforming_mars_cards-note-energy_tapping = Если энергию никто не производит, вы получаете деление и тут же теряете его.
terraforming_mars_cards-note-extreme_cold_fungus = Микробы кладутся только на карты, которые их накапливают.
terraforming_mars_cards-note-flooding = Можно убрать меньше или ничего. Если жетонов океана не осталось, ничего не убирается.
terraforming_mars_cards-note-fusion_power = Метка самой карты не помогает.
terraforming_mars_cards-note-ganymede_colony = Считается городом, но ни с чем не соседствует.
terraforming_mars_cards-note-hackers = Производство М€ жертвы не может опуститься ниже −5.
terraforming_mars_cards-note-helion = Платить М€ вместо тепла нельзя.
terraforming_mars_cards-note-hired_raiders = Вы получаете ровно столько, сколько теряет жертва.
terraforming_mars_cards-note-imported_nitrogen = Каждый вид кладётся на карту, которая его накапливает; если такой нет — пропадает.
terraforming_mars_cards-note-indentured_workers = Цены стандартных проектов не меняются.
terraforming_mars_cards-note-inventors_guild = Посмотреть карту можно и без денег, но тогда она сбрасывается.
terraforming_mars_cards-note-inventrix = Деление температуры — это 2 °C.
terraforming_mars_cards-note-land_claim = Маркер — не жетон; бонус вы получите, когда выложите жетон.
terraforming_mars_cards-note-local_heat_trapping = Этим же теплом нельзя оплатить карту.
terraforming_mars_cards-note-mangrove = Соседство со своими жетонами не требуется.
terraforming_mars_cards-note-mars_university = Сначала сброс, затем новая карта. С пустой рукой нельзя.
terraforming_mars_cards-note-media_archives = Считаются события всех игроков.
terraforming_mars_cards-note-mining_area = Вы получаете и сам бонус области.
terraforming_mars_cards-note-mining_guild = Один раз за жетон, сколько бы ни было изображено.
terraforming_mars_cards-note-mining_rights = Вы получаете и сам бонус области.
terraforming_mars_cards-note-mohole_area = Это не океан. Вы получаете бонус области.
terraforming_mars_cards-note-natural_preserve = Океаны — тоже жетоны.
terraforming_mars_cards-note-noctis_city = Города по соседству не мешают. Ничего другого там выложить нельзя.
terraforming_mars_cards-note-olympus_conference = Эти ресурсы не приносят очков.
terraforming_mars_cards-note-pets = Города вне Марса тоже считаются.
terraforming_mars_cards-note-phobos_space_haven = Считается городом, но ни с чем не соседствует.
terraforming_mars_cards-note-power_supply_consortium = Метка самой карты не помогает.
terraforming_mars_cards-note-predators = Убрать можно и со своей карты. Если взять неоткуда, действие невозможно.
terraforming_mars_cards-note-protected_habitats = Производство не защищено.
terraforming_mars_cards-note-protected_valley = Соседство со своими жетонами не требуется.
terraforming_mars_cards-note-research_outpost = Океаны — тоже жетоны. Скидка действует со следующей карты.
terraforming_mars_cards-note-robotic_workforce = Больше ничего с той карты не повторяется, и всё это должно быть выполнимо.
terraforming_mars_cards-note-sabotage = Один вид ресурса у одного игрока; можно убрать меньше или ничего.
terraforming_mars_cards-note-saturn_systems = Поэтому вы начинаете с 1 делением производства М€.
terraforming_mars_cards-note-search_for_life = Очки даются один раз, сколько бы ресурсов ни лежало.
terraforming_mars_cards-note-special_design = Помощь заканчивается с этой картой, нужна она была или нет.
terraforming_mars_cards-note-standard_technology = Продажа патентов не в счёт. Сначала нужно заплатить полную цену.
terraforming_mars_cards-note-symbiotic_fungus = Микробы кладутся только на карты, которые их накапливают.
terraforming_mars_cards-note-tharsis_republic = В одиночной игре вы начинаете с 2 делениями производства М€ за нейтральные города.
terraforming_mars_cards-note-toll_station = События и нейтральный соперник не считаются.
terraforming_mars_cards-note-united_nations_mars_initiative = Раз за поколение, как и любое действие.
terraforming_mars_cards-note-urbanized_area = Соседние города могут быть чьими угодно.
terraforming_mars_cards-note-viral_enhancers = Только если та карта накапливает животных или микробов. Выбор — для каждой метки отдельно.
terraforming_mars_cards-note-virus = Всё у одного игрока; можно убрать меньше или ничего.
terraforming_mars_cards-note-water_import_from_europa = Скидки на карты не распространяются на действия.

# «Добро пожаловать на Луну» на экране
welcome_to_the_moon-combinations = Три комбинации
welcome_to_the_moon-combination = { $number }, эффект: { $effect }; в следующем ходу эта стопка даст: { $next }
welcome_to_the_moon-next = дальше
welcome_to_the_moon-tap-combination = Нажмите одну из трёх комбинаций над полем.
welcome_to_the_moon-tap-space = { $count ->
    [1] Подсвечено одно место: нажмите его.
    [one] Подсвечено { $count } место: нажмите одно из них.
    [few] Подсвечено { $count } места: нажмите одно из них.
   *[other] Подсвечено { $count } мест: нажмите одно из них.
}
welcome_to_the_moon-tap-own-sheet = Места подсвечены на вашем поле: показать его
welcome_to_the_moon-use-wild = Заменить эффект универсальным символом
welcome_to_the_moon-ask-done = Это всё на этот ход?
welcome_to_the_moon-done = Готово
welcome_to_the_moon-score-change = Счёт { $from } → { $to }
welcome_to_the_moon-claim = { $count ->
    [one] Объявить миссию
    [few] Объявить { $count } миссии
   *[other] Объявить { $count } миссий
}
welcome_to_the_moon-claim-none = Не объявлять
welcome_to_the_moon-sheet-of = Поле: { $name }
welcome_to_the_moon-own-sheet = к моему
welcome_to_the_moon-first-sheet = назад
welcome_to_the_moon-look-at-sheet = Рассмотреть поле целиком
welcome_to_the_moon-score = Мой счёт
welcome_to_the_moon-score-of = Счёт: { $name }
welcome_to_the_moon-total = Итог
welcome_to_the_moon-missions = Миссии
welcome_to_the_moon-rewards = Тому, кто объявит первым, и тем, кто позже
welcome_to_the_moon-progress = Выполнено { $have } из { $need }
welcome_to_the_moon-claimed-by = Первым: { $names }
welcome_to_the_moon-letter-A = А
welcome_to_the_moon-letter-B = Б
welcome_to_the_moon-letter-C = В
welcome_to_the_moon-ends = До конца игры
welcome_to_the_moon-end-launch = Взлёт
welcome_to_the_moon-end-missions = Миссии
welcome_to_the_moon-end-spaces = Ячейки
welcome_to_the_moon-end-errors = Ошибки
welcome_to_the_moon-reshuffle = { $count ->
    [0] После этого хода стопки перемешают.
    [one] Стопки перемешают через { $count } ход.
    [few] Стопки перемешают через { $count } хода.
   *[other] Стопки перемешают через { $count } ходов.
}
welcome_to_the_moon-short-rockets = Звездолёты
welcome_to_the_moon-short-errors = Ошибки
welcome_to_the_moon-short-missions = Миссии
welcome_to_the_moon-short-plants = Растения
welcome_to_the_moon-short-plant = Теплица
welcome_to_the_moon-short-water = Вода
welcome_to_the_moon-short-pearl = Жемчуг
welcome_to_the_moon-short-ruby = Рубины
welcome_to_the_moon-short-longest = Длинный
welcome_to_the_moon-short-stretches = Отрезки
welcome_to_the_moon-short-antennas = Телескопы
welcome_to_the_moon-short-quarters = Кварталы
welcome_to_the_moon-short-astronauts = Экипаж
welcome_to_the_moon-short-planning = План
welcome_to_the_moon-short-blocks = Блоки
welcome_to_the_moon-short-infected = Заражено
welcome_to_the_moon-paper-errors = Системные ошибки
welcome_to_the_moon-paper-ties = При одновременном взлёте
welcome_to_the_moon-paper-crosses = X из бонусов
welcome_to_the_moon-paper-planning = План: штраф растёт
welcome_to_the_moon-paper-earth = Земля
welcome_to_the_moon-paper-moon = Луна
welcome_to_the_moon-paper-engine = Двигатель: две энергии = линия
welcome_to_the_moon-paper-3-energy = Энергия поднимает множитель
welcome_to_the_moon-paper-4-MF1 = Теплица
welcome_to_the_moon-paper-4-MF2 = Водохранилище
welcome_to_the_moon-paper-4-MF3 = Завод жемчуга
welcome_to_the_moon-paper-4-MF4 = Завод рубинов
welcome_to_the_moon-paper-4-CC1 = Центр контроля
welcome_to_the_moon-paper-4-CC2 = Центр планирования
welcome_to_the_moon-paper-6-missions = Миссии будят вирусы
welcome_to_the_moon-paper-crew = Экипаж
welcome_to_the_moon-paper-plan = План
welcome_to_the_moon-name-robot = Инженерный отдел
welcome_to_the_moon-name-energy = Энергоблок
welcome_to_the_moon-name-plant = Теплицы
welcome_to_the_moon-name-water = Водообеспечение
welcome_to_the_moon-name-astronaut = Экипаж
welcome_to_the_moon-name-planning = Центр управления
welcome_to_the_moon-name-wild = Универсальный
welcome_to_the_moon-fits = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
welcome_to_the_moon-short-tower = Башня
welcome_to_the_moon-short-skyscrapers = Небоскрёбы
welcome_to_the_moon-short-dome = Купол
welcome_to_the_moon-short-greenhouses = Теплицы
welcome_to_the_moon-short-modules = Модули
welcome_to_the_moon-short-planets = Планеты
welcome_to_the_moon-short-green = Зелёные
welcome_to_the_moon-short-blue = Синие
welcome_to_the_moon-short-grey = Серые
welcome_to_the_moon-paper-5-parity = Какие номера строят секцию
welcome_to_the_moon-paper-5-odd = нечётные
welcome_to_the_moon-paper-5-even = чётные
welcome_to_the_moon-paper-7-settlement = Поселение
welcome_to_the_moon-paper-7-points = Очки
welcome_to_the_moon-paper-8-values = Ценность планет
welcome_to_the_moon-paper-8-near = Ближняя
welcome_to_the_moon-paper-8-far = Дальняя
welcome_to_the_moon-end-sheet = Полное поле
welcome_to_the_moon-save = Сохранить поле картинкой
welcome_to_the_moon-print = Напечатать
welcome_to_the_moon-intro = Приключение за минуту
welcome_to_the_moon-rules-goal-title = О чём игра
welcome_to_the_moon-rules-goal = У каждого своё поле, и все вписывают в него номера: одновременно и с одних и тех же карт. Побеждает тот, у кого в конце больше очков. У каждого из восьми приключений свои поля и свои правила.
welcome_to_the_moon-rules-turn-title = Ход
welcome_to_the_moon-rules-turn = Открывают три карты. Каждая стопка показывает номер, а на предыдущей карте — эффект: получаются три комбинации. Каждый выбирает одну из них, вписывает номер в подходящую ячейку и может применить эффект. В большинстве рядов номера растут слева направо. Значок в углу карты с номером — эффект, который эта стопка даст в следующем ходу. Пока все не сказали «готово», всё можно вернуть.
welcome_to_the_moon-rules-effects-title = Шесть эффектов
welcome_to_the_moon-rules-effects = Что делает эффект, зависит от приключения. Чаще всего экипаж меняет номер не больше чем на два, а центр управления вписывает «X»: он занимает ячейку и ничего не стоит.
welcome_to_the_moon-rules-missions-title = Миссии
welcome_to_the_moon-rules-missions = Три миссии открыты для всех. Кто объявит миссию в том ходу, когда её объявляют впервые, получает больше очков, остальные позже — меньше.
welcome_to_the_moon-rules-errors-title = Системные ошибки
welcome_to_the_moon-rules-errors = Если ни один из трёх номеров никуда не подходит, вы отмечаете системную ошибку и теряете очки.
welcome_to_the_moon-rules-end-title = Конец игры
welcome_to_the_moon-rules-end = Партия заканчивается после хода, в котором кто-нибудь объявил все три миссии, заполнил поле или отметил последнюю ошибку; в некоторых приключениях есть и другие условия. Рядом с полем видно, кто насколько близок к концу.
welcome_to_the_moon-lesson-about = Два хода «Запуска»: вы впишете номера, заполните отсеки и двинете звездолёт к Луне.
welcome_to_the_moon-lesson-sheet = Это ваш звездолёт. У каждого уровня свой эффект, он показан слева; нижний уровень принимает любые. Справа к Луне ведут значки звездолётов: чем больше их вычеркнуто, тем больше очков.
welcome_to_the_moon-lesson-cards = Сверху три комбинации, общие для всех: номер и эффект. Маленький значок показывает эффект, который эта стопка даст в следующем ходу.
welcome_to_the_moon-lesson-choose = Возьмите 6 с теплицами: нажмите первую комбинацию.
welcome_to_the_moon-lesson-write = Подсвечено то, куда номер подходит. На каждом уровне номера растут слева направо. Впишите 6 рядом с 3 на уровне теплиц.
welcome_to_the_moon-lesson-full = Отсек заполнен, и два его звездолёта сразу вычеркнуты. Всё новое в этом ходу выделено ярко.
welcome_to_the_moon-lesson-done = Пока не готовы все, ход можно вернуть. Нажмите «Готово».
welcome_to_the_moon-lesson-rival = Соперник пишет одновременно с вами; затем открываются следующие карты.
welcome_to_the_moon-lesson-robots = Теперь 9 с инженерным отделом: возьмите эту комбинацию.
welcome_to_the_moon-lesson-second = Впишите 9 рядом с 4: этот отсек даёт топливо и «X».
welcome_to_the_moon-lesson-fuel = Топливо заправляет бледные звездолёты: они засчитаются, когда их отсек заполнится. Заправьте звездолёты второго уровня.
welcome_to_the_moon-lesson-cross = «X» занимает любую ячейку без номера. Впишите его в первую ячейку уровня энергоблока.
welcome_to_the_moon-lesson-done-again = На этот ход всё: «Готово».
welcome_to_the_moon-lesson-goal = Теперь вы знаете главное: заполняйте отсеки, следите за миссиями и саботажем соперников и взлетайте первым. Эту партию можно продолжать сколько угодно.
welcome_to_the_moon-solo-number = Номер { $number }
welcome_to_the_moon-solo-effect = Эффект { $effect }
welcome_to_the_moon-to-astra = ASTRA +{ $points }
welcome_to_the_moon-tap-solo = Нажмите номер на одной карте и эффект на другой. Третья карта достанется ASTRA.
welcome_to_the_moon-astra-track = Шкала ASTRA: { $crossed } из { $all }
welcome_to_the_moon-astra-last = Последняя карта:
welcome_to_the_moon-astra-cards = Карты у ASTRA: сколько и по скольку очков
welcome_to_the_moon-astra-bonuses = Соло-бонусы
welcome_to_the_moon-astra-bonuses-left = Готово соло-бонусов: { $left } из { $slots }
welcome_to_the_moon-astra-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}, { $pass ->
    [1] первый проход
   *[other] второй проход
}
welcome_to_the_moon-mission = Миссия { $letter }
welcome_to_the_moon-shut = { $count ->
    [one] Ячейка, куда не вписать больше ни одного номера
   *[other] Ячейки, куда не вписать больше ни одного номера
}
welcome_to_the_moon-turn-over = Ход { $turn }: что все записали
welcome_to_the_moon-whole-sheet = Всё поле
welcome_to_the_moon-spaces-alone = Только ячейки
welcome_to_the_moon-heading = { $turn ->
    [0] { $adventure }
   *[other] { $adventure } · ход { $turn }
}
welcome_to_the_moon-heading-expedition = { $turn ->
    [0] Экспедиция { $number }/8: { $adventure }
   *[other] Экспедиция { $number }/8: { $adventure } · ход { $turn }
}
welcome_to_the_moon-intro-title = Приключение { $number }: { $name }
welcome_to_the_moon-back = Назад
welcome_to_the_moon-on = Дальше
welcome_to_the_moon-begin = Играть
welcome_to_the_moon-all-sheets = Все поля рядом
welcome_to_the_moon-tally = Счёт всех
welcome_to_the_moon-stars = Звёзды экспедиции до этой партии
welcome_to_the_moon-deck-now = Колода (авторское правило): { $change }
welcome_to_the_moon-intro-1-1 = Эффект лишь говорит, на какой уровень вписать номер; нижний уровень принимает любые. На каждом уровне номера растут слева направо.
welcome_to_the_moon-intro-1-2 = Заполненный отсек действует сразу: вычёркивает значки звездолётов, заправляет бледные, даёт «X» или устраивает саботаж остальным.
welcome_to_the_moon-intro-1-3 = Кто первым вычеркнет все звездолёты, взлетает, и партия окончена. А до тех пор каждый звездолёт приближает к следующему значению.
welcome_to_the_moon-intro-1-4 = Из-за саботажа соперники обводят ошибки: каждая, что не зачёркнута к концу, стоит пять очков.
welcome_to_the_moon-intro-2-1 = Один ряд ведёт от Земли до Луны, и номера в нём растут. Очки дают самый длинный заполненный отрезок и количество заполненных отрезков.
welcome_to_the_moon-intro-2-2 = Две энергии проводят линию: она делит траекторию, и после неё номера начинаются заново.
welcome_to_the_moon-intro-2-3 = Роботы открывают путь к станциям; растения там засчитываются, когда путь открыт.
welcome_to_the_moon-intro-2-4 = Вода обводит резервуар у той ячейки, куда вы пишете: очки она приносит только там.
welcome_to_the_moon-intro-3-1 = Номера растут в рядах слева направо и в столбцах снизу вверх.
welcome_to_the_moon-intro-3-2 = Роботы роют тоннели от места посадки и доходят до радиотелескопов, растения идут в теплицы квартала.
welcome_to_the_moon-intro-3-3 = Энергия поднимает цену всех растений, всей воды или всех радиотелескопов.
welcome_to_the_moon-intro-3-4 = Центр управления вписывает «X», и каждый следующий раз обходится дороже.
welcome_to_the_moon-intro-4-1 = Три уровня проходят через двенадцать шахт; на каждом уровне номера растут слева направо.
welcome_to_the_moon-intro-4-2 = Шахта с тремя заполненными ячейками отправляет минералы и обведённые залежи на заводы.
welcome_to_the_moon-intro-4-3 = На заводах они становятся очками. Энергия и роботы улучшают завод, и всё на нём стоит дороже.
welcome_to_the_moon-intro-4-4 = Ещё энергия и роботы открывают центры сбоку, которые один раз дают ресурсы.
welcome_to_the_moon-intro-5-1 = Небоскрёбы растут от земли вверх и вниз, уровень за уровнем; номера возрастают снизу вверх.
welcome_to_the_moon-intro-5-2 = Растения и вода идут на уровень башни той же высоты, что и вписанный номер.
welcome_to_the_moon-intro-5-3 = Роботы строят купол с двух сторон: нечётные номера — нечётные секции, чётные — чётные. Чего не хватит, то отнимет очки.
welcome_to_the_moon-intro-5-4 = Энергия улучшает целую шкалу: миссий, башни, экипажа или купола.
welcome_to_the_moon-intro-6-1 = Комнаты собраны в блоки. Заполненный блок эвакуирован и приносит комнаты, умноженные на энергию.
welcome_to_the_moon-intro-6-2 = По ходу партии вирусы просыпаются и расползаются по открытым проходам из комнаты в комнату.
welcome_to_the_moon-intro-6-3 = Роботы закрывают проходы; блок, у которого закрыты все, в безопасности.
welcome_to_the_moon-intro-6-4 = Растения и вода идут по своим шкалам: приносят очки, будят вирусы и заставляют их расползаться у остальных.
welcome_to_the_moon-intro-7-1 = Писать можно только там, куда ведут открытые шлюзы. Роботы открывают их, в том числе к следующему звездолёту.
welcome_to_the_moon-intro-7-2 = Энергия запускает энергоблоки двигателей: от них дорожает каждый заполненный модуль этого звездолёта.
welcome_to_the_moon-intro-7-3 = Растения наполняют теплицы. Кто первым закончит теплицу, удваивает её.
welcome_to_the_moon-intro-8-1 = С каждым соседом у вас общее поле; ходы на этих полях чередуются. Одна сторона поля ваша: чья она, видно по символу.
welcome_to_the_moon-intro-8-2 = Номер говорит, на какой планете ваш символ. У кого символов больше, тот захватывает планету.
welcome_to_the_moon-intro-8-3 = Центр управления занимает спутники, роботы летят вдоль астероидов.
welcome_to_the_moon-intro-8-4 = Энергия поднимает для вас цену планет одного цвета.

# «Добро пожаловать на Луну» на экране
welcome_to_the_moon-combinations = Три сочетания
welcome_to_the_moon-combination = { $number }, эффект: { $effect }; в следующем ходу эта стопка даст: { $next }
welcome_to_the_moon-next = дальше
welcome_to_the_moon-tap-combination = Нажмите одно из трёх сочетаний над листом.
welcome_to_the_moon-tap-space = { $count ->
    [one] Подсвечено { $count } место: нажмите его.
    [few] Подсвечено { $count } места: нажмите одно из них.
   *[other] Подсвечено { $count } мест: нажмите одно из них.
}
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
welcome_to_the_moon-sheet-of = Лист: { $name }
welcome_to_the_moon-own-sheet = к моему
welcome_to_the_moon-first-sheet = назад
welcome_to_the_moon-look-at-sheet = Рассмотреть лист целиком
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
welcome_to_the_moon-short-rockets = Ракеты
welcome_to_the_moon-short-errors = Ошибки
welcome_to_the_moon-short-missions = Миссии
welcome_to_the_moon-short-plants = Растения
welcome_to_the_moon-short-plant = Теплица
welcome_to_the_moon-short-water = Вода
welcome_to_the_moon-short-pearl = Жемчуг
welcome_to_the_moon-short-ruby = Рубины
welcome_to_the_moon-short-longest = Длинный
welcome_to_the_moon-short-stretches = Отрезки
welcome_to_the_moon-short-antennas = Антенны
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
welcome_to_the_moon-paper-engine = Двигатель: две энергии = черта
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
welcome_to_the_moon-name-water = Водоснабжение
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
welcome_to_the_moon-short-blue = Голубые
welcome_to_the_moon-short-grey = Серые
welcome_to_the_moon-paper-5-parity = Какие числа строят секцию
welcome_to_the_moon-paper-5-odd = нечётные
welcome_to_the_moon-paper-5-even = чётные
welcome_to_the_moon-paper-7-settlement = Поселение
welcome_to_the_moon-paper-7-points = Очки
welcome_to_the_moon-paper-8-values = Ценность планет
welcome_to_the_moon-paper-8-near = Ближняя
welcome_to_the_moon-paper-8-far = Дальняя
welcome_to_the_moon-end-sheet = Полный лист
welcome_to_the_moon-save = Сохранить лист картинкой
welcome_to_the_moon-print = Напечатать
welcome_to_the_moon-intro = Приключение за минуту
welcome_to_the_moon-rules-goal-title = О чём игра
welcome_to_the_moon-rules-goal = У каждого свой лист, и все вписывают в него числа: одновременно и с одних и тех же карт. Побеждает тот, у кого в конце больше очков. У каждого из восьми приключений свой лист и свои правила.
welcome_to_the_moon-rules-turn-title = Ход
welcome_to_the_moon-rules-turn = Открывают три карты. Каждая стопка показывает число, а на предыдущей карте — эффект: получается три сочетания. Каждый выбирает одно из них, вписывает число в подходящую ячейку и может применить эффект. В большинстве рядов числа растут слева направо. Значок в углу карты с числом — эффект, который эта стопка даст в следующем ходу. Пока все не сказали «готово», всё можно вернуть.
welcome_to_the_moon-rules-effects-title = Шесть эффектов
welcome_to_the_moon-rules-effects = Что делает эффект, зависит от приключения. Чаще всего экипаж меняет число не больше чем на два, а центр управления вписывает «X»: он занимает ячейку и ничего не стоит.
welcome_to_the_moon-rules-missions-title = Миссии
welcome_to_the_moon-rules-missions = Три миссии открыты для всех. Кто объявит миссию в том ходу, когда её объявляют впервые, получает большую награду, остальные позже — меньшую.
welcome_to_the_moon-rules-errors-title = Системные ошибки
welcome_to_the_moon-rules-errors = Если ни одно из трёх чисел никуда не подходит, вы отмечаете системную ошибку и теряете очки.
welcome_to_the_moon-rules-end-title = Конец игры
welcome_to_the_moon-rules-end = Партия заканчивается после хода, в котором кто-нибудь объявил все три миссии, заполнил лист или отметил последнюю ошибку; в некоторых приключениях есть и другие условия. Рядом с листом видно, кто насколько близок к концу.
welcome_to_the_moon-intro-1 = Эффект лишь говорит, на какой уровень вписать число; нижний уровень принимает любые. Заполненный отсек сразу вычёркивает ракеты, заправляет бледные, даёт «X» или устраивает саботаж остальным. Кто первым вычеркнет все ракеты, взлетает; каждая ошибка стоит пять очков.
welcome_to_the_moon-intro-2 = Один ряд от Земли до Луны. Две энергии проводят черту: она делит траекторию, и после неё числа начинаются заново. Роботы открывают путь к станциям, там считаются растения, вода приносит очки там, где обведена. Очки дают самый длинный заполненный отрезок и число заполненных отрезков.
welcome_to_the_moon-intro-3 = Числа растут и в рядах, и в столбцах. Роботы роют тоннели от места посадки и доходят до антенн, растения идут в теплицы квартала. Энергия поднимает цену растений, воды и антенн. Каждое применение центра управления обходится дороже.
welcome_to_the_moon-intro-4 = Три галереи, двенадцать шахт. Шахта с тремя заполненными ячейками отправляет минералы и обведённые залежи на заводы. Энергия и роботы улучшают заводы или открывают центры, которые один раз дают ресурсы.
welcome_to_the_moon-intro-5 = Небоскрёбы растут от земли вверх и вниз, уровень за уровнем. Растения и вода идут на этаж башни той же высоты. Роботы строят купол с двух сторон: нечётные числа — нечётные секции, чётные — чётные. Энергия улучшает целые шкалы.
welcome_to_the_moon-intro-6 = Комнаты в блоках — и вирусы, которые просыпаются и расползаются по открытым проходам. Роботы закрывают проходы; блок, у которого закрыты все, в безопасности. Заполненный блок эвакуирован и приносит комнаты, умноженные на энергию. Растения и вода идут по своим шкалам и могут навредить другим.
welcome_to_the_moon-intro-7 = Писать можно только там, куда ведут открытые шлюзы. Роботы открывают шлюзы, растения наполняют теплицы, энергия зажигает реакторы, от которых дорожает каждый заполненный модуль звездолёта. Кто первым закончит теплицу, удваивает её.
welcome_to_the_moon-intro-8 = Два листа, по одному на двоих с каждым соседом, играют по очереди. Число говорит, на какой планете ваш знак. У кого знаков больше, тот владеет планетой; центр управления занимает луны, роботы летят вдоль астероидов, энергия поднимает цену планет одного цвета.
welcome_to_the_moon-lesson-about = Два хода «Запуска»: вы впишете числа, заполните отсеки и двинете звездолёт к Луне.
welcome_to_the_moon-lesson-sheet = Это ваш звездолёт. У каждого уровня свой эффект, он показан слева; нижний уровень принимает любые. Справа ракеты ведут к Луне: чем больше вычеркнуто, тем больше очков.
welcome_to_the_moon-lesson-cards = Сверху три сочетания, общие для всех: число и эффект. Маленький значок показывает эффект, который эта стопка даст в следующем ходу.
welcome_to_the_moon-lesson-choose = Возьмите 6 с теплицами: нажмите первое сочетание.
welcome_to_the_moon-lesson-write = Подсвечено то, куда число подходит. На каждом уровне числа растут слева направо. Впишите 6 рядом с 3 на уровне теплиц.
welcome_to_the_moon-lesson-full = Отсек заполнен, и две его ракеты сразу вычеркнуты. Всё новое в этом ходу выделено ярко.
welcome_to_the_moon-lesson-done = Пока не готовы все, ход можно вернуть. Нажмите «Готово».
welcome_to_the_moon-lesson-rival = Соперник пишет одновременно с вами; затем открываются следующие карты.
welcome_to_the_moon-lesson-robots = Теперь 9 с инженерным отделом. Возьмите её.
welcome_to_the_moon-lesson-second = Впишите её рядом с 4: этот отсек даёт топливо и «X».
welcome_to_the_moon-lesson-fuel = Топливо заправляет бледные ракеты: они засчитаются, когда их отсек заполнится. Заправьте ракеты второго уровня.
welcome_to_the_moon-lesson-cross = «X» занимает любую ячейку без числа. Впишите его в первую ячейку уровня энергоблока.
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
welcome_to_the_moon-whole-sheet = Весь лист
welcome_to_the_moon-spaces-alone = Только ячейки

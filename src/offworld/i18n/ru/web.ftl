# Страницы стола: всё, кроме слов самих игр.

## Везде
web-skip = К содержанию
web-close = Закрыть
web-cancel = Отмена
web-retry = Ещё раз
web-reload = Обновить страницу
web-loading = Загрузка…
web-loading-long = Загрузка идёт дольше обычного. Похоже, связь медленная.
web-to-home = На главную
web-language = Язык
web-settings = Настройки
web-rules = Правила
web-rules-of = Правила игры «{ $game }»
web-you = Вы
web-bot = Бот
web-name = Ваше имя
web-on = да
web-off = нет
web-share = Поделиться
web-copy = Копировать
web-copied = Скопировано
web-copy-failed = Не удалось скопировать: выделите ссылку и скопируйте вручную
web-qr = QR-код
web-qr-alt = QR-код этой ссылки
web-level = { $level ->
    [novice] Новичок
    [skilled] Умелый
    [expert] Эксперт
   *[other] { $level }
}
web-level-about = { $level ->
    [novice] Играет просто и часто ошибается: для первых партий
    [skilled] Берёт то, что выгоднее сейчас, и не строит планов против вас
    [expert] Перед каждым ответом перебирает, как пойдёт партия, и думает подольше
   *[other] {""}
}
web-bot-name = { $level ->
    [novice] Бот-новичок
    [skilled] Умелый бот
    [expert] Бот-эксперт
   *[other] Бот
}
web-bot-level = Уровень бота
web-seat-number = Игрок { $number }

## Главная
web-home-title = Настольные игры вдали от Земли
web-home-text = Играйте с ботами, компанией за одним устройством или с друзьями по ссылке. Стол следит за всеми правилами и объясняет каждый ход.
web-what-to-play = Во что сыграем?
web-players = Игроков: { $seats }
web-new-match = Новая партия
web-play-game = Играть
web-learn = Научиться в игре
web-import = Открыть файл
web-my-matches = Мои партии
web-show-more = Показать ещё
web-older-matches = Более ранние партии
web-show-all = Показать все: { $count }
web-continue = Продолжить партию
web-your-turn = Ваш ход
web-others-turn = { $count ->
    [1] Ход соперника
   *[other] Ход соперников
}
web-lesson = Урок
web-forget = Убрать из списка: { $game }
web-forgotten = Убрано из списка; сама партия остаётся.
web-remove = Удалить партию: { $game }
web-remove-text = Кроме вас, в этой партии людей нет. Если удалить её, она исчезнет навсегда вместе с записью.
web-remove-list = Только убрать из списка
web-removed = Партия удалена.
web-in-lobby = Ждём игроков
web-finished = Партия окончена
web-won = Ваша победа
web-won-together = Вы в числе победителей

## Новая партия
web-company = С кем играем?
web-company-bots = С ботами
web-company-friends = С друзьями по ссылке
web-company-device = За одним устройством
web-seats = Игроков
web-who = За столом
web-chair-kind = Место { $number }: кто здесь
web-chair-me = За этим устройством
web-chair-open = Свободно: по ссылке
web-chair-bot = Бот
web-chair-name = Имя игрока { $number }
web-chair-level = Место { $number }: уровень бота
web-chair-open-note = для того, кто откроет ссылку
web-options = Варианты игры
web-option-needs = Только если «{ $other }»: { $value }
web-option-seats = Возможно при таком числе игроков: { $allowed }
web-pace = Темп
web-pace-live = Сейчас, все вместе
web-pace-days = На несколько дней
web-pace-live-note = Играем сейчас
web-pace-days-note = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-days = { $days ->
    [one] { $days } день на ход; потом место можно передать боту
    [few] { $days } дня на ход; потом место можно передать боту
   *[many] { $days } дней на ход; потом место можно передать боту
}
web-start = Начать
web-create-lobby = Создать и пригласить
web-name-missing = У каждого за этим устройством должно быть имя
web-name-twice = Два игрока с одним именем
web-name-taken = Это имя за столом уже есть
web-no-such-game = Игры «{ $game }» здесь нет.

## Сбор игроков
web-lobby-title = «{ $game }»: сбор игроков
web-lobby-waiting = { $count ->
    [0] Все в сборе
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
}
web-lobby-guest = Вы наблюдаете. Ссылку на место может прислать тот, кто создал партию.
web-seat-free = Свободно
web-seat-reserved = Место ждёт: { $name }
web-away = не в сети
web-sit-here = Сесть сюда
web-leave = Встать
web-invite = Ссылка-приглашение
web-invite-title = Позовите друзей
web-invite-text = Ссылка открывает стол сразу: имя, место, партия. Регистрироваться не нужно.
web-invite-share = Отправить ссылку
web-invite-phone = Сидите рядом? Наведите камеру телефона на код.
web-invite-network = Этот адрес открывается у всех в вашей сети. Друзьям из интернета нужен открытый адрес.
web-invite-loopback = Этот адрес работает только на вашем компьютере.
web-invite-loopback-how = Чтобы позвать друзей, остановите сервер и запустите его так:
web-invite-loopback-then = Тогда они найдут его по адресу { $address }
web-join-options = Партия
web-join-players = За столом
web-join-seats-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
web-join-lesson = Ещё не играли? Начните с урока
web-fill = Добавить ботов и начать
web-imported = Из файла: у кого он есть, тот может знать скрытое
web-join-title = Приглашение в игру «{ $game }»
web-choose-seat = Выберите место
web-sit-down = Сесть за стол
web-full-title = Мест больше нет
web-full-text = Все места в этой партии заняты. Попросите ссылку для зрителей.
web-transfer-here = Играть на этом устройстве
web-transfer-here-text = { $game }: ваши места будут и в этом браузере. Ссылка действует один раз.
web-transfer-take = Занять места

## Стол
web-table = Стол
web-board = Поле
web-parts = Части стола
web-tab-question = Ход
web-tab-mine = Моё
web-tab-people = Игроки
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-chat-new = Чат: есть новое
web-people = Игроки
web-log = Журнал
web-log-empty = Пока ничего не произошло
web-since = С вашего прошлого хода
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал
web-chat-say = Сказать
web-chat-send = Отправить
web-turn-of = ходит { $name }
web-thinks = думает…
web-to-move = { YOU($seat, "ходите", "ходит") }
web-ready = готово
web-chooses = { YOU($seat, "выбираете…", "выбирает…") }
web-winner = победа
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-watching = Вы зритель
web-bot-thinks = { $name } думает…
web-waiting-for = Ждём: { $name }
web-overdue-bot = Передать место боту
web-hand-over = { $name }, ваш ход
web-hand-over-note = Передайте устройство. До этого всё тайное скрыто.
web-hand-over-ready = Я — { $name }
web-plain-table = Что вам видно
web-plain-note = У этой игры пока нет своего поля. Здесь всё, что вам можно видеть; в вопросе — всё, что можно сделать.

## Вопросы
web-more-choices = Ещё варианты
web-part-back = Назад
web-not-possible = Сейчас нельзя
web-choose-one = Выберите что-то одно
web-choose-between = { $low ->
    [0] Отметьте не больше { $high }
   *[other] Отметьте от { $low } до { $high }
}
web-choose-exactly = { $count ->
    [1] Отметьте что-то одно
   *[other] Отметьте { $count }
}
web-choose-exactly-now = Нужно ровно { $needed }, сейчас { $count }
web-choose-count = { $low ->
    [0] Можно отметить не больше { $high }, сейчас { $count }
   *[other] Нужно от { $low } до { $high }, сейчас { $count }
}
web-choose-amount = Целое число от { $low } до { $high }
web-choose-done = Готово ({ $count })
web-choose-this = Выбрать { $value }
web-amount = Количество
web-less = Меньше: { $what }
web-more = Больше: { $what }
web-pay-source = есть { $stock }, ценность каждого { $worth }
web-pay-kind =
    есть { $stock }{ $due ->
        [0] { "" }
       *[other] , нужно { $due }
    }
web-pay-stands = может заменить: { $kinds }
web-pay-sum = { $paid } из { $due }
web-pay-done = Заплатить { $paid }
web-pay-propose = Подобрать оплату
web-pay-short = Не хватает { $missing }
web-pay-waste = Это больше, чем нужно: что-то можно оставить
web-order-note = Первое случится первым. Потяните за ручку или нажимайте стрелки.
web-order-earlier = Раньше: { $what }
web-order-later = Позже: { $what }
web-order-done = В таком порядке

## Отмена хода, ссылки, уход
web-hint-ask = Что бы сделал эксперт?
web-hint-thinking = Эксперт думает…
web-hint-title = Эксперт выбрал бы
web-hint-nothing = ничего
web-hint-chance = победа: { $percent } %
web-hint-why = { $lead ->
    [0] Другие варианты примерно так же хороши. Эксперт знает только то, что можете знать вы; в журнале отмечено, что вы спросили.
    [one] На { $lead } процентный пункт лучше следующего варианта. Эксперт знает только то, что можете знать вы; в журнале отмечено, что вы спросили.
    [few] На { $lead } процентных пункта лучше следующего варианта. Эксперт знает только то, что можете знать вы; в журнале отмечено, что вы спросили.
   *[many] На { $lead } процентных пунктов лучше следующего варианта. Эксперт знает только то, что можете знать вы; в журнале отмечено, что вы спросили.
}
web-hint-asked = { $seat } { YOU($seat, "спрашиваете", "спрашивает") } эксперта, что бы он сделал.
web-undo = Вернуть ход
web-start-again = Начать ход заново
web-asides = В любой момент
web-undo-ask = Попросить вернуть ход
web-undo-waiting = Ждём согласия остальных на возврат хода…
web-undo-title = { $name } просит вернуть ход
web-undo-text = С тех пор что-то открылось или кто-то сделал ход. Последний ход возвращается, только если согласны все.
web-undo-agree = Согласиться
web-undo-refuse = Отказать
web-links = Ссылки
web-watch-link = Ссылка для зрителей
web-watch-note = По этой ссылке можно смотреть партию; тайного зрители не видят.
web-replay-link = Ссылка на запись партии
web-device = Другое устройство
web-device-note = Откройте эту ссылку на другом устройстве, чтобы играть и там. Она действует один раз, 15 минут. Больше никому её не показывайте.
web-device-link = Ссылка на ваши места
web-standing = Ответы заранее
web-standing-note = На вопросы в чужой ход. Другие не видят, что вы здесь выбрали; изменить это можно в любой момент.
web-standing-ask = Спрашивать меня
web-standing-here = Всегда отвечать так…
web-resign = Уйти
web-resign-title = Уйти из партии?
web-resign-text = Дальше за вас играет бот. Вернуть место будет нельзя.
web-resign-yes = Передать место боту
web-resigned = Дальше за вас играет бот

## Конец и записи
web-wins = { $count ->
    [one] Победитель: { $names }
   *[other] Победу делят: { $names }
}
web-nobody-wins = Победителя нет
web-score-lines = За что очки
web-ending-counting = Считаем очки
web-ending-again = Посчитать очки
web-ending-total = Всего
web-ending-skip = Сразу к итогу
web-ending-on = К столу и графикам
web-ending-picture = Картинка
web-chart = Очки по ходу партии. В конце: { $words }
web-no-chart = График не загрузился
web-rematch = Реванш
web-rematch-join = К реваншу
web-series-next = Продолжить серию
web-export-series = Вся серия
web-replay = Запись партии
web-device-alone = Забрать место у всех других устройств
web-device-alone-done = Теперь место только у этого устройства.
web-forget-me = Удалить мои данные…
web-forget-me-text = Партии, в которые вы играли без других людей, исчезнут навсегда. В остальных пропадут ваше имя и ваши сообщения в чате, а место перестанет быть вашим.
web-forget-me-sure = Удалить навсегда
web-forget-me-keep = Оставить всё как есть
web-seal = Печать жребия
web-seal-note = Всё, что зависит здесь от случая, определено ещё до начала партии секретным числом; его покажут в конце. Это его отпечаток: сохраните его, и запись партии докажет, что ничего не подменили.
web-seal-holds = Жребий был брошен заранее
web-seal-broken = Печать не подходит к зерну
web-seal-proof = Отпечаток зерна совпадает с печатью, показанной с самого начала (SHA-256 от «offworld» и зерна): его только что вычислил ваш браузер.
web-seed = Зерно
web-export-record = Файл партии
web-export-position = Файл позиции
web-step = Решение { $step } из { $steps }
web-step-slider = Решение
web-step-first = В начало
web-step-back = На решение назад
web-step-forward = На решение вперёд
web-step-last = В конец
web-speed = Скорость
web-speed-of = { $speed }×
web-jump = Переходить
web-jump-step = по решениям
web-jump-turn = по ходам
web-jump-round = по раундам
web-moves = Ходы
web-go-to = К решению { $step }
web-play-on = Играть отсюда
web-play-on-text = С этой позиции начнётся новая партия. Кто играет?
web-play-on-over = Здесь партия уже окончена: вернитесь немного назад
web-chart-seek = Нажмите на график, чтобы перейти к этому месту
web-play = Пуск
web-pause = Пауза
web-whose-view = Чьими глазами
web-view-spectator = Зритель
web-back-to-match = К партии

## Файлы
web-import-text = Законченная партия откроется как повтор, незаконченную партию или позицию можно доиграть.
web-import-choose = Выберите файл или перетащите его сюда
web-import-record = { $game }: партия
web-import-position = { $game }: позиция
web-import-go = Открыть
web-import-not-ours = Это не файл партии и не файл позиции этого стола

## Уроки
web-lesson-step = Урок · { $step } из { $steps }
web-lesson-next = Дальше
web-lesson-real = Теперь настоящая партия
web-lesson-end = Доиграть эту партию
web-lesson-none = Урока по этой игре пока нет

## Первая партия с подсказками
web-guide = Подсказки
web-guide-wanted = Подсказки для новичка
web-guide-note = Стол объясняет каждый вид вопроса, когда он встречается впервые.
web-guide-ok = Понятно
web-guide-off = Больше не подсказывать
web-guide-begins = Подсказки включены: каждый вид вопроса объясняется, когда он встречается впервые.
web-guide-ends = Подсказок больше не будет. Вернуть их можно кнопкой «Подсказки» под именами игроков.

## Настройки и клавиши
web-theme = Оформление
web-theme-system = Как в системе
web-theme-night = Ночь
web-theme-dust = Пыль
web-tempo = Как показывать действия других
web-tempo-slow = Спокойно
web-tempo-normal = Обычно
web-tempo-instant = Сразу
web-sound = Звук
web-sound-note = Ваш ход, действия других, новый раунд, конец партии
web-volume = Громкость
web-sound-offer = Играть со звуком?
web-sound-yes = Да
web-sound-no = Нет
web-notify = Уведомления
web-notify-note = Когда ваш ход, а вы не смотрите, даже если страница закрыта
web-notify-open = Когда ваш ход, а страница открыта, но не видна: с закрытой страницей до этого браузера не достучаться
web-notify-denied = Браузер не разрешает; проверьте его настройки для этой страницы
web-notify-cannot = По этому адресу нельзя: браузеры разрешают уведомления только на страницах https
web-still = Без движения
web-still-note = На поле ничего не движется
web-shortcuts = Одиночные клавиши
web-shortcuts-note = B, Q, L, U и ? действуют сами по себе
web-keys = Клавиши
web-key-tab = к следующему элементу
web-key-arrows = по полю от места к месту и внутри списков
web-key-enter = выбрать
web-key-esc = закрыть или отменить начатое перемещение
web-key-board = к полю
web-key-question = к вопросу
web-key-log = к журналу
web-key-undo = вернуть ход или попросить об этом
web-key-replay = в повторе: решение за решением, с Shift ход за ходом, в начало, в конец; пробел — пуск
web-key-help = этот список

## Неполадки
web-error-unreachable = Сервер недоступен
web-error-unknown = Что-то пошло не так. Ничего не изменилось.
web-no-cookies = Браузер не принимает файлы куки, а место за столом держится на них. Разрешите их для этого сайта и попробуйте ещё раз.
web-offline-title = Сервер не отвечает
web-offline-text = Партии на нём в сохранности. Проверьте соединение и работает ли сервер, потом попробуйте ещё раз.
web-offline-again = Партии на нём в сохранности. Мы продолжаем попытки, делать ничего не нужно.
web-reconnecting = Связь прервалась, восстанавливаем. Партия в сохранности.
web-busy = Сервер перегружен. Ничего не потеряно: страница повторит всё сама.
web-slow = Связь медленная; ваш ответ в пути
web-trouble-title = Не получилось
web-nowhere-title = Здесь ничего нет
web-nowhere-text = Этот адрес никуда не ведёт. Возможно, потерялась буква.
web-no-match-title = Такой партии нет
web-no-match-text = Такой партии нет или у вас нет в ней места. Попросите ссылку.
web-bad-link-title = Ссылка не работает
web-bad-link-text = Возможно, она неполная, уже использована или устарела. Попросите новую.
web-outdated-title = У страницы есть новая версия
web-outdated-text = Обновите её; партия продолжится с того же места.

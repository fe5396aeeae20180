# Командная строка.

## Справка
cli-usage = Вызов:
cli-usage-line = offworld КОМАНДА [параметры]
cli-usage-options = [параметры]
cli-heading-commands = Команды
cli-heading-arguments = Аргументы
cli-heading-options = Параметры
cli-heading-examples = Примеры
cli-heading-codes = Коды завершения
cli-exit-0 = готово
cli-exit-1 = отказ: негодный файл, неизвестная игра или бот, нарушение правил
cli-exit-2 = ошибка в самой командной строке
cli-exit-130 = прервано по Ctrl-C

cli-offworld = Стол для настольных игр о других мирах: играть, моделировать, измерять, пересматривать партии и открывать стол в браузере. «offworld КОМАНДА --help» объясняет команду на примерах.
cli-offworld-short = Настольные игры о других мирах
cli-offworld-examples =
    # сыграть с ботом прямо в терминале
    offworld play dig_mars
    # открыть стол в браузере
    offworld serve --open

cli-opt-lang = язык; по умолчанию OFFWORLD_LANG, затем язык системы
cli-opt-help = показать эту справку
cli-opt-version = показать версию
cli-opt-install_completion = настроить дополнение команд в вашей оболочке
cli-opt-show_completion = показать, что для этого будет записано
cli-opt-bots-game = показать уровни такими, какими их задаёт эта игра
cli-opt-json = вывести JSON для программы
cli-opt-game = имя игры, как в «offworld games»
cli-opt-seed = зерно расклада (по умолчанию 0)
cli-opt-option = настройка игры; можно указать несколько раз

cli-games = Показывает игры, число игроков и настройки.
cli-games-short = игры, число игроков, настройки
cli-games-examples =
    offworld games
    # одна игра, для программы
    offworld games dig_mars --json
cli-games-game = только эти игры
cli-games-seats = Игроков: { $seats }
cli-games-values = Значения: { $allowed } (по умолчанию { $default })
cli-games-needs = Только вместе с { $other }={ $value }
cli-games-only-seats = Только при таком числе игроков: { $seats }

cli-play = Партия в терминале: вы против ботов или несколько человек за одним экраном. Ответ — номер варианта; «п» показывает остальные клавиши.
cli-play-short = сыграть партию в терминале
cli-play-examples =
    # против одного бота средней силы
    offworld play dig_mars
    # двое людей и эксперт за одним экраном, с настройкой игры
    offworld play dig_mars --seats you:Аня,you:Борис,expert --option open_finds=true
    # продолжить сохранённую партию
    offworld play --resume match.json --seats you,greedy
    # посмотреть, как играют боты
    offworld play dig_mars --seats greedy,mcts:iterations=300 --seed 7
cli-play-game = имя игры; не нужно с --load и --resume
cli-play-seats = кто где сидит, например you,greedy,expert; «you:Аня» задаёт имя, «mcts:iterations=300» — параметры бота (см. «offworld bots»)
cli-play-seed = зерно расклада: одно и то же зерно даёт один и тот же расклад (по умолчанию случайное)
cli-play-load = начать с позиции из файла
cli-play-save = сохранять запись партии в этот файл
cli-play-resume = продолжить партию из этой записи и сохранять её туда же

cli-simulate = Боты играют много партий; видно, как часто побеждает каждый (с 95-процентным интервалом), сколько набирает очков и сколько длится партия. Места меняются от партии к партии. Одно и то же зерно даёт один и тот же результат при любом числе процессов, если только бот не думает по часам (seconds).
cli-simulate-short = серия партий между ботами
cli-simulate-examples =
    offworld simulate dig_mars --seats greedy,mcts --games 200 --seed 1
    # в четырёх процессах, с записями партий и рисунком
    offworld simulate dig_mars --seats greedy,random --games 1000 --workers 4 --records matches --plot points.png
    # те же партии на кластере Ray
    offworld simulate dig_mars --seats greedy,mcts --games 1000 --ray auto
    # бот из собственного файла; прерванный турнир продолжается
    offworld simulate dig_mars --seats my_bot.py:Hasty,greedy --records matches --resume
cli-simulate-seats = боты, по одному на место; «my_bot.py:Hasty» — бот из файла (по умолчанию greedy,random)
cli-simulate-games = сколько партий (по умолчанию 100)
cli-simulate-seed = зерно всей серии (по умолчанию 1)
cli-simulate-workers = сколько процессов (по умолчанию 1)
cli-simulate-chairs = мест за столом, если ботов больше; тогда встречаются все составы
cli-simulate-ray = играть на кластере Ray по этому адресу; «auto» находит его, «local» запускает здесь
cli-simulate-records = сохранять запись каждой партии в эту папку
cli-simulate-limit = сколько секунд по часам может длиться партия; потом проигрывает самый медленный бот (по умолчанию 3600)
cli-simulate-resume = продолжить турнир из папки --records: играется только то, чего не хватает
cli-simulate-plot = нарисовать распределение очков в этот файл (png, svg, pdf)

cli-ratings = Показывает силу ботов по всем турнирам, добавленным в файл, по играм и ботам, с 95-процентными интервалами. Турнир — это папка из «simulate --records»; добавленный ещё раз, он учитывается только в новой части.
cli-ratings-short = рейтинги ботов за всё время
cli-ratings-examples =
    offworld simulate dig_mars --seats greedy,novice --games 100 --records matches
    offworld ratings add matches
    # как они менялись
    offworld ratings --game dig_mars --history
cli-ratings-action = «show» — показать (по умолчанию) или «add» — добавить
cli-ratings-folder = для «add»: папки с законченными турнирами
cli-ratings-file = где хранятся рейтинги (по умолчанию ratings.json)
cli-ratings-game = только эта игра
cli-ratings-history = показать и то, какие турниры и когда их изменили

cli-train = Игрок учится на партиях с самим собой. Все ядра играют партии, один процесс на них учится: с PyTorch, если он установлен (на видеокарте, если она есть), иначе с NumPy. В папке лежат веса, контрольные точки, кривая и файлы для TensorBoard; если веса в ней уже есть, обучение продолжается с них.
cli-train-short = обучить игрока на партиях с самим собой
cli-train-examples =
    offworld train dig_mars --folder digger --minutes 30
    # в восьми процессах, с рисунком того, как росла сила
    offworld train terraforming_mars --folder settler --workers 8 --plot curve.png
cli-train-what = какой игре учить: dig_mars (вдвоём) или terraforming_mars (в одиночку)
cli-train-folder = где хранить веса, контрольные точки и кривую
cli-train-minutes = сколько минут (по умолчанию 10)
cli-train-workers = сколько процессов играют партии (по умолчанию по одному на ядро, кроме одного)
cli-train-seed = зерно весов и партий (по умолчанию 1)
cli-train-plot = нарисовать долю побед по ходу обучения в этот файл (png, svg, pdf)

cli-dataset = Записывает партии из папки строками файла «Parquet», для обучения: что видело место (числами), что оно могло сделать, что сделало и чем всё кончилось; по желанию — и что думает поиск. Все партии — одной игры, с одинаковыми местами и правилами.
cli-dataset-short = превратить записи партий в файл «Parquet»
cli-dataset-examples =
    offworld simulate dig_mars --seats greedy,greedy --games 100 --records matches
    offworld dataset matches matches.parquet
    # с целями от поиска для каждого решения
    offworld dataset matches targets.parquet --search 200
cli-dataset-records = папка с записями партий или один файл
cli-dataset-out = файл, который нужно записать
cli-dataset-search = искать каждое решение столькими итерациями и записать найденное (по умолчанию 0, не искать)
cli-dataset-seed = зерно поисков (по умолчанию 1)

cli-bench = Измеряет, сколько случайных решений в секунду проходит в полных партиях, сколько занимают копия и расклад, и рядом — случайные ходы python-chess в том же прогоне. Если есть build/compiled («make compile»), измеряются и скомпилированные правила.
cli-bench-short = измерить скорость правил
cli-bench-examples =
    offworld bench
    # одна игра, быстро, для программы
    offworld bench dig_mars --seconds 2 --json
cli-bench-seconds = сколько секунд измерять каждую игру и мерку (по умолчанию 5)

cli-replay = Проверяет запись и показывает, как шла партия. Изменённая запись или запись по другим правилам не принимается.
cli-replay-short = проверить и показать записанную партию
cli-replay-examples =
    # подлинна ли запись и кто победил?
    offworld replay match.json
    # всё, что произошло
    offworld replay match.json --events
    # стол после 20 ответов
    offworld replay match.json --at 20
    # та же позиция файлом
    offworld replay match.json --at 20 --position > position.json
cli-replay-file = запись, сделанная «play --save» или «simulate --records»; «-» — стандартный ввод
cli-replay-at = показать стол после стольких ответов
cli-replay-events = показать, что произошло после каждого ответа
cli-replay-position = вывести позицию в JSON

cli-position = Показывает, проверяет и записывает позиции: полное состояние партии в файле — для задач, обучения и сообщений об ошибках. Что делать, говорит ровно один из параметров --schema, --example, --check, --new и --from-record.
cli-position-short = показать, проверить или записать позицию
cli-position-examples =
    # взять пример, изменить его и проверить
    offworld position dig_mars --example --out puzzle.json
    offworld position dig_mars --check puzzle.json
    offworld play --load puzzle.json
    # новый расклад на троих и позиция из записанной партии
    offworld position dig_mars --new --seats 3 --seed 1
    offworld position dig_mars --from-record match.json --at 20 --out position.json
cli-position-schema = вывести JSON Schema позиций этой игры
cli-position-example = вывести небольшой пример
cli-position-check = проверить файл позиции; с --out — записать её, заполнив всё недостающее
cli-position-new = вывести новый расклад
cli-position-from-record = вывести позицию из записанной партии
cli-position-at = с --from-record: после стольких ответов (по умолчанию последняя)
cli-position-seats = с --new: число игроков (по умолчанию наименьшее)
cli-position-out = записать в этот файл, а не в стандартный вывод

cli-bots = Показывает ботов, которых можно посадить за стол: уровни, виды с параметрами и боты из установленных пакетов (точки входа «offworld.bots»).
cli-bots-short = боты, уровни и их параметры
cli-bots-examples =
    offworld bots
    # бот с параметрами
    offworld play dig_mars --seats you,expert:seconds=1

cli-serve = Открывает стол: зайдите по адресу в браузере и играйте с ботами или с друзьями. Ctrl-C закрывает стол.
cli-serve-short = открыть стол для браузеров
cli-serve-examples =
    # дома, только на этом компьютере
    offworld serve --open
    # для всех в той же сети
    offworld serve --host 0.0.0.0 --port 8000
    # для клуба
    offworld serve --database postgresql://user@db/offworld --processes 4 --public-url https://play.example.org --trusted-proxy
cli-serve-host = на каком адресе слушать (по умолчанию 127.0.0.1 — только этот компьютер)
cli-serve-port = на каком порту слушать (по умолчанию 8000)
cli-serve-database = sqlite:///файл или postgresql://… (по умолчанию файл SQLite в папке данных)
cli-serve-processes = сколько процессов сервера; для нескольких нужен PostgreSQL (по умолчанию 1)
cli-serve-data = папка для файла SQLite и ключа (по умолчанию папка данных пользователя)
cli-serve-public-url = по какому адресу заходят люди, если он отличается
cli-serve-trusted-proxy = доверять заголовкам X-Forwarded обратного прокси
cli-serve-open = открыть страницу в браузере
cli-serve-ready = Стол открыт: { $address } — Ctrl-C закрывает его.
cli-admin = Присматривает за хранилищем стола — рядом с работающим сервером или без него. Удалённое вернуть нельзя.
cli-admin-short = хранилище стола: список, выгрузка, удаление, запреты, уборка
cli-admin-examples =
    offworld admin list
    offworld admin list --status lobby --limit 20
    # всё, что хранится о партии или о человеке (его номер показывает список)
    offworld admin export h7Kp2mXw9QeR --out match.json
    offworld admin remove k3VbT9aQ
    offworld admin ban k3VbT9aQ --reason "Оскорбления"
    # удалить партии, в которые никто не играет и где год ничего не происходило
    offworld admin prune --days 365
    offworld admin vacuum
cli-admin-action = что сделать: одно из этих слов
cli-admin-what = партия или начало номера человека, как его показывает список
cli-admin-reason = причина: её увидит тот, кому закрыли доступ или чат
cli-admin-days = только партии, где столько дней ничего не происходило
cli-admin-status = показать только партии в этом состоянии
cli-admin-limit = сколько партий показать (по умолчанию 100)
cli-admin-before = показать то, что идёт после этой партии
cli-admin-out = файл для записи (по умолчанию — стандартный вывод)
cli-usage-admin = «{ $value }» — нет такого действия. Возможны: { $allowed }.
cli-usage-admin-status = --status не может быть «{ $value }». Возможны: { $allowed }.
cli-usage-admin-what = Для «{ $action }» нужно указать { $name }.
cli-admin-line = { $id }  { $game }  { $status ->
    [lobby] ждёт игроков
    [live] идёт
   *[finished] окончена
}  { $last }  { $seats }
cli-admin-none = Партий нет.
cli-admin-more = Возможно, это не всё; продолжение — с --before { $id }
cli-admin-removed = { $removed ->
    [one] Удалена { $removed } партия
    [few] Удалены { $removed } партии
   *[many] Удалено { $removed } партий
}{ $changed ->
    [0] .
    [one] ; { $changed } остаётся без имени и сообщений этого человека.
    [few] ; { $changed } остаются без имени и сообщений этого человека.
   *[many] ; { $changed } остаются без имени и сообщений этого человека.
}
cli-admin-barred = Готово; работающий сервер узнает об этом за несколько секунд. Но тот, кто удалит куки, станет другим человеком.
cli-admin-unbarred = Готово; работающий сервер узнает об этом за несколько секунд.
cli-admin-vacuum = Убрано.

## Ошибки
cli-interrupted = Прервано.
cli-usage-command = Команды «{ $value }» нет. Команды: { $allowed }.
cli-usage-command-near = Команды «{ $value }» нет. Может быть, «{ $near }»? Команды: { $allowed }.
cli-usage-no-option = Параметра { $name } здесь нет. Попробуйте { $near }.
cli-usage-needs-value = После { $name } нужно значение.
cli-usage-missing = Не указано: { $name }. «--help» показывает, что нужно команде.
cli-usage-extra = «{ $value }» здесь лишнее. «{ $command } --help» показывает, что принимает команда.
cli-usage-other = Не удаётся разобрать командную строку: { $problem }
cli-usage-value-allowed = { $name } не может быть «{ $value }». Можно: { $allowed }.
cli-usage-whole-from = { $name } не может быть «{ $value }»: нужно целое число от { $low }.
cli-usage-whole-between = { $name } не может быть «{ $value }»: нужно целое число от { $low } до { $high }.
cli-usage-seconds = { $name } не может быть «{ $value }»: нужно число секунд больше 0 и не больше 86400.
cli-usage-minutes = { $name } не может быть «{ $value }»: нужно число минут больше 0 и не больше 10080.
cli-usage-option-form = --option «{ $value }» пишется как имя=значение. У этой игры есть: { $allowed }.
cli-usage-one-of = Укажите, что сделать, ровно одним из параметров: { $allowed }.
cli-usage-not-both = { $one } и { $other } исключают друг друга: оставьте что-то одно.
cli-usage-only-with = { $one } работает только вместе с { $other }.
cli-usage-game = Какая игра? Добавьте имя: { $allowed }.
cli-usage-ratings-folder = Для «add» нужна хотя бы одна папка с турниром, и только для него: offworld ratings add ПАПКА.
cli-usage-seats-empty = В --seats «{ $value }» есть пустое место. Перечислите игроков через запятую, например you,greedy.
cli-bots-only = «{ $value }» — человек, а здесь играют только боты: { $allowed }.
cli-play-seats-count = { $given ->
    [one] Назван { $given } игрок,
    [few] Названо { $given } игрока,
   *[many] Названо { $given } игроков,
} а мест в этой партии { $seats }. Назовите в --seats по одному игроку на место.
cli-record-other-game = Это запись игры «{ $found }», а не «{ $game }».
cli-record-at = --at { $at } — дальше конца: в записи { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}, можно от 0 до { $count }.
cli-file-read = Не удаётся прочитать { $path }: { $problem }.
cli-file-write = Не удаётся записать { $path }: { $problem }. Выберите другой файл или папку.
cli-folder-write = В папку { $path } ничего нельзя записать: { $problem }. Выберите другую папку.
cli-file-json = { $path } — не JSON: ошибка в строке { $line }, столбец { $column }.
cli-file-object = В { $path } должен быть объект JSON, в фигурных скобках.
cli-os = { $path }: { $problem }.
cli-no-server = Сервер не установлен ({ $package }). Установка: pip install "offworld[server]"
cli-bug = Внутренняя ошибка Offworld ({ $problem }). Повторите команду с OFFWORLD_DEBUG=1 и пришлите то, что она выведет.
cli-written = Записано: { $path }

## Игра
cli-player = Игрок
cli-player-numbered = Игрок { $number }
cli-level-novice = Новичок
cli-level-skilled = Умелый
cli-level-expert = Эксперт
cli-play-players = За столом: { $names }
cli-play-seed-used = Зерно { $seed }: --seed { $seed } повторит этот расклад.
cli-play-hint = Отвечайте номером; «п» показывает остальные клавиши.
cli-play-thinking = { $name } думает…
cli-play-prompt = Номер (п — помощь) >
cli-play-done = Enter — убрать с экрана перед следующим игроком
cli-play-hand-over = Передайте ход: { $name }. На экране сейчас нет ничего тайного.
cli-play-ready = Enter — показать стол
cli-play-undone = Ответ взят назад.
cli-play-nothing-refused = Среди того, что здесь нельзя, такого нет.
cli-play-bot-wrong = Бот «{ $bot }» дал невозможный ответ. { $problem } Посадите на его место другого.
cli-play-bot-failed = Бот «{ $bot }» отказал: { $problem }. Посадите на его место другого.
cli-play-end-of-input = Ввод закончился, поэтому партия останавливается.
cli-play-go-on = Чтобы продолжить: { $command }
cli-play-help =
    номер    выбрать; можно ввести и часть слов варианта
    о        взять назад последний ответ
    з        начать этот ход заново
    +1       сделать первое из того, что можно помимо ответа
    ?        что здесь нельзя и почему; «? B2» — только про B2
    к        показать стол ещё раз
    ж        журнал: всё, что произошло
    с        сохранить партию
    в        выйти (спросит, сохранить ли)
    п        эта справка
    =JSON    ответ в виде JSON, например =["end"]
    Латинские u r ? b l s q h работают так же.
cli-key-undo = о
cli-key-again = з
cli-key-why = ?
cli-key-log = ж
cli-key-save = с
cli-key-quit = в
cli-key-help = п
cli-key-board = к
cli-yes = да
cli-no = нет
cli-yes-words = д да
cli-no-words = н нет
cli-yes-or-no = «{ $value }» — не ответ: введите { $yes } или { $no }.
cli-ask-asides = Кроме того, в любой момент (введите + и номер):
cli-ask-no-aside = Варианта +{ $value } здесь нет; возможны от +1 до +{ $count }.
cli-ask-amount = Число от { $low } до { $high }.
cli-ask-payment = К оплате: { $due }. Введите через пробел, сколько чего отдать, в таком порядке:
cli-ask-source = { "  " }{ $name }: не больше { $usable } из { $stock }, по { $worth }
cli-ask-pay = Цена из нескольких видов. Введите через пробел, сколько чего отдать, в таком порядке:
cli-ask-kind =
    { "  " }{ $name }: нужно { $due }, можно отдать до { $usable } из { $stock }{ $kinds ->
        [none] { "" }
       *[other] , годится и вместо: { $kinds }
    }
cli-ask-proposal = Пустая строка — заплатить { $counts }.
cli-ask-some = Номера через пробел: не меньше { $low } и не больше { $high }. Пустая строка — ни одного.
cli-ask-order = Все номера через пробел, начиная с первого по порядку.
cli-ask-out-of-range = Варианта { $value } нет: выберите от 1 до { $count }.
cli-ask-empty = Введите номер от 1 до { $count }; «п» показывает остальные клавиши.
cli-ask-unknown = Варианта «{ $value }» нет: введите номер от 1 до { $count }; «?» показывает, что нельзя и почему.
cli-ask-ambiguous = { $number ->
    [one] «{ $value }» подходит к { $number } варианту
   *[many] «{ $value }» подходит к { $number } вариантам
}: введите номер.
cli-ask-numbers = «{ $value }» не подходит: { $count ->
    [one] введите одно целое число.
    [few] введите { $count } целых числа через пробел.
   *[many] введите { $count } целых чисел через пробел.
}
cli-ask-json = «{ $value }» после «=» — не JSON.
cli-save-offer = Сохранить партию? (д/н)
cli-save-name = Файл [{ $name }]:
cli-save-done = Сохранено: { $path }
cli-save-not = Партия не сохранена. В следующий раз её сохранит --save ФАЙЛ.
cli-won = Вы победили!
cli-winners = { $count ->
    [0] Победителя нет.
    [one] Победа: { $names }
   *[many] Общая победа: { $names }
}

## Dig Mars в терминале
cli-dig_mars-drill = Бур
cli-dig_mars-transport = Трансп
cli-dig_mars-fleet = Флот
cli-dig_mars-finds = Наход
cli-dig_mars-points = Очки
cli-dig_mars-extra_drill = +бурение
cli-dig_mars-extra_transport = +трансп.
cli-dig_mars-relocation = +передис
cli-dig_mars-extra_point = +очко
cli-dig_mars-scouting = +развед.
cli-dig_mars-actions = Осталось действий: { $count }
cli-dig_mars-bonuses = Бонусы: { $bonuses }
cli-dig_mars-left = Плиток на поле: { $count }
cli-dig_mars-target = Очков для объявления победы: { $count }
cli-dig_mars-legend = ▤ плитки  ▼ сложность бурения  ★ ценность  ⇧ сложность транспортировки  (…) разведано вами
cli-dig_mars-legend-plain = = плитки  v сложность бурения  * ценность  ^ сложность транспортировки  (...) разведано вами
cli-ended-dig_mars-reason-claim = объявлена победа

## «Покорение Марса» в терминале
cli-terraforming_mars-generation = Поколение { $number }{ $last ->
    [0] {""}
   *[other] {" "}из { $last }
}
cli-terraforming_mars-phase-setup = · подготовка
cli-terraforming_mars-phase-research = · исследование
cli-terraforming_mars-phase-action = · действия
cli-terraforming_mars-phase-production = · производство
cli-terraforming_mars-phase-conversion = · последнее озеленение
cli-terraforming_mars-rating = РТ
cli-terraforming_mars-megacredits = М€
cli-terraforming_mars-steel = сталь
cli-terraforming_mars-titanium = титан
cli-terraforming_mars-plants = раст.
cli-terraforming_mars-energy = энерг.
cli-terraforming_mars-heat = тепло
cli-terraforming_mars-hand = карт
cli-terraforming_mars-points = ПО
cli-terraforming_mars-passed = пас
cli-terraforming_mars-milestones = Достижения
cli-terraforming_mars-awards = Награды
cli-terraforming_mars-choice = Карты на выбор
cli-terraforming_mars-drafted = Уже отложено
cli-terraforming_mars-hand-title = Карты на руке
cli-terraforming_mars-line-action = Действие:
cli-terraforming_mars-line-effect = Эффект:
cli-terraforming_mars-on-steel = с
cli-terraforming_mars-on-titanium = т
cli-terraforming_mars-on-plants = р
cli-terraforming_mars-on-card = к
cli-terraforming_mars-legend = ≈ океан  ♣ озеленение  ⌂ город  ◈ особый жетон  x нейтральный  ~ для океана  ^ вулкан  N Ноктис-Сити; бонусы: с сталь, т титан, р растение, к карта; под запасом — производство; × действие использовано
cli-terraforming_mars-legend-plain = O океан  G озеленение  C город  S особый жетон  x нейтральный  ~ для океана  ^ вулкан  N Ноктис-Сити; бонусы: с сталь, т титан, р растение, к карта; x после карты: действие использовано

## Результаты
cli-replay-verified = Запись подлинная: { $count ->
    [one] { $count } ответ приводит
    [few] { $count } ответа приводят
   *[many] { $count } ответов приводят
} к той же позиции.
cli-replay-about = Игроков: { $count }; версия правил { $rules }. { $options }
cli-replay-after = После { $number } из { $count ->
    [one] { $count } ответа
   *[many] { $count } ответов
}:
cli-replay-unfinished = Дальше партия продолжается; очки на этот момент:
cli-position-fine = { $path } — возможная позиция игры { $game }; игроков: { $count }.
cli-position-asked = Игроку { $number } нужно решить: { $question }
cli-position-over = Партия в этой позиции закончена.
cli-ratings-title = { $game }
cli-ratings-skill = Сила
cli-ratings-none = В файле { $file } рейтингов пока нет. Добавьте турнир: offworld ratings add ПАПКА
cli-ratings-added = { $folder }: { $count ->
    [0] ничего нового
    [one] добавлена { $count } партия
    [few] добавлены { $count } партии
   *[many] добавлено { $count } партий
}
cli-ratings-history-line = { "  " }{ $when }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}: { $skills }
cli-dataset-progress = Записи
cli-dataset-written = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}, { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}; в каждой чисел: { $features }, возможных действий: { $actions }. Файл: { $path }
cli-simulate-progress = Партии
cli-simulate-title = { $game }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
cli-simulate-bot = Бот
cli-simulate-matches = Партий
cli-simulate-wins = Побед
cli-simulate-rate = Доля
cli-simulate-interval = Интервал 95 %
cli-simulate-mean = Очки
cli-simulate-scores = Очки от { $least } до { $most } (справа: минимум / квартили / максимум)
cli-simulate-quartiles = { $least } / { $lower } / { $median } / { $upper } / { $most }
cli-simulate-used = На самом деле потрачено
cli-simulate-used-line = { "  " }{ $bot }: { $milliseconds } мс процессора на решение{ $iterations ->
    [none] { "" }
   *[other] , итераций: { $iterations }
} ({ $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
})
cli-simulate-failure-raised = Бот { $bot } проиграл партию { $number } (зерно { $seed }) из-за ошибки: { $problem }
cli-simulate-failure-illegal = Бот { $bot } проиграл партию { $number } (зерно { $seed }) из-за ответа не по правилам: { $problem }
cli-simulate-failure-time = Бот { $bot } проиграл партию { $number } (зерно { $seed }): она заняла больше { $problem } с.
cli-simulate-failure-died = Бот { $bot } проиграл партию { $number } (зерно { $seed }): его процесс завершился (код { $problem }).
cli-simulate-failure-rules = Партия { $number } (зерно { $seed }) прервалась из-за ошибки в правилах: { $problem }
cli-simulate-failures-more = … и ещё { $count ->
    [one] { $count } партия проиграна
    [few] { $count } партии проиграны
   *[many] { $count } партий проиграно
} так же.
cli-simulate-lengths = Длина: ответов в среднем { $mean }, от { $least } до { $most } (медиана { $median })
cli-simulate-reason = { $count } × { $reason }
cli-simulate-unfinished = { $count ->
    [one] { $count } партия остановлена до конца.
    [few] { $count } партии остановлены до конца.
   *[many] { $count } партий остановлено до конца.
}
cli-simulate-clock = Здесь бот думает по часам, поэтому в следующий раз то же зерно может дать другой результат.
cli-simulate-kept = Записи партий: { $path }
cli-bench-plain = Измерение
cli-bench-compiled = Измеряются скомпилированные правила…
cli-bench-no-chess = python-chess не установлен, поэтому мерки нет. Установка: pip install chess
cli-bench-not-compiled = В { $folder } нет скомпилированных правил, измерен только обычный Python. Их собирает «make compile».
cli-bench-broken = Скомпилированные правила в { $folder } не работают: { $problem }. Их заново собирает «make compile».
cli-bench-not-really = В { $folder } нет скомпилированных правил. Их собирает «make compile».
cli-bench-yardstick = Мерка: python-chess { $version }, случайных полуходов в секунду: { $plies }
cli-bench-col-game = Игра
cli-bench-col-build = Сборка
cli-bench-col-rate = решений/с
cli-bench-col-ratio = на полуход
cli-bench-col-clone = копия
cli-bench-col-start = расклад
cli-bench-units = Копия (партии с наибольшим числом игроков) и расклад — в микросекундах; «на полуход» — решений на один случайный полуход мерки.
cli-bench-col-speedup = быстрее
cli-bench-python = Python
cli-bench-built = mypyc
cli-bots-levels = Уровни
cli-bots-kinds = Виды
cli-bots-others = Из установленных пакетов
cli-bots-settings = Параметры пишутся после двоеточия: { $example }
cli-bots-broken = Бот «{ $bot }» не загружается: { $problem }

## Серии
cli-series-go-on = Продолжить серию следующей партией? (д/н)
cli-series-match = Партия { $number } серии
cli-replay-match = показать эту партию серии вместо последней
cli-replay-no-match = Партии { $number } нет: в серии их пока { $count }.
cli-replay-series = Партия { $number } из { $count } в этой серии

cli-train-progress = Секунды
cli-train-against = Против
cli-train-matches = Партии
cli-train-rate = Победы
cli-train-interval = 95-процентный интервал
cli-train-done = Веса: { $path }. Чтобы сыграть против них: { $bot }
cli-train-too-short = Времени не хватило, чтобы чему-нибудь научиться: дайте больше минут.

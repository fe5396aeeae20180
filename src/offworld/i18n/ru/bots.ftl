# Боты, турниры и обучение.
error-unknown-bot = Бота «{ $bot }» нет. Есть: { $allowed }.
error-not-a-bot = Точка входа бота «{ $bot }» ведёт к { $found }, а это не класс, расширяющий Bot.
error-no-bot = «{ $bot }» ({ $found }) — не бот: нужен класс, расширяющий Bot, его объект или функция от точки зрения и генератора.
error-bot-broken = Бота «{ $bot }» не удаётся создать: { $problem }
error-bot-packed = Бота «{ $bot }» не удаётся передать другому процессу: { $problem }. Дайте вместо него класс или установите "offworld[arena]".
error-bot-file = Файл { $file } не удаётся выполнить: { $problem }
error-bot-file-missing = Файла { $file } нет.
error-bot-file-name = В файле { $file } нет «{ $name }». Пишите файл.py:Имя; есть: { $allowed }.
error-bot-parameter = У бота «{ $bot }» нет параметра «{ $parameter }». Есть: { $allowed }.
error-bot-value =
    Параметр «{ $parameter }» бота «{ $bot }» не может быть равен «{ $value }»: нужно { $kind ->
        [int] целое число от 0
        [float] число от 0
        [bool] true или false
       *[str] слово
    }.
error-bot-answer = Бот { $bot } дал ответ не по правилам, { $answer }: { $problem }
error-tournament-games = В турнире должна быть хотя бы одна партия, а не { $games }.
error-tournament-bots = Для столов на { $chairs } мест нужно больше ботов: их всего { $bots }.
error-tournament-workers = Рабочих процессов может быть 0 и больше, но не { $workers }.
error-tournament-limit = Предел времени на партию — число секунд больше 0, а не { $limit }.
error-tournament-resume = Продолжить можно только турнир из папки: укажите её параметром «records».
error-tournament-there = В папке { $folder } уже есть турнир. Продолжите его или выберите другую папку.
error-tournament-other = В папке { $folder } другой турнир ({ $field }: там { $before }, а теперь { $now }). Выберите другую папку.
error-tournament-plan = По папке { $folder } нельзя понять, какой в ней турнир: файл tournament.json отсутствует или испорчен.
error-tournament-line = Файл { $file } не читается: посмотрите строку { $line }.
error-tournament-worker = Процесс, который должен играть партии, не запускается (код { $code }); что он напечатал, видно выше.
error-tournament-none = В папке { $folder } нет турнира. Его записывает «simulate --records».
error-tournament-unfinished = Турнир в папке { $folder } не закончен: сыграно { $played } из { $games } партий. Сначала продолжите его.
error-ratings-missing = Пакет «openskill» не установлен. Установка: pip install "offworld[arena]"
error-ratings-file = Рейтинги из файла { $file } не читаются: { $problem }
error-ratings-format = у него формат { $found }, а здесь известен только { $wanted }.
error-ray-missing = Ray не установлен. Установка: pip install "offworld[ray]"
error-ray-address = По адресу { $address } не найден кластер Ray: { $problem }
error-ray-nobody = никто не отвечает
error-ray-form = это не адрес; напишите ХОСТ:ПОРТ, auto или local
error-ray-refused = процесс не принят; на кластере должны быть те же версии Ray и Python
error-plot-missing = Matplotlib не установлен. Установка: pip install "offworld[plot]"
error-plot-file = Не удаётся записать рисунок в { $file }: { $problem }
error-plot-format = формата рисунка «{ $ending }» здесь нет. Возможны: { $allowed }.
error-bot-needs = Боту «{ $bot }» нужен пакет { $package }: `pip install "offworld[learn]"`.
error-unknown-subject = Учить «{ $subject }» нельзя. Можно: { $allowed }.
error-weights = Не удаётся прочитать веса из { $path }: { $problem }
error-weights-damaged = файл повреждён.
error-weights-none = это не файл весов.
error-weights-version = Веса в { $path } сделаны для другой нумерации позиций: версия { $found } вместо { $wanted }. Их нужно обучить заново.
error-train-needs = Для обучения нужен пакет { $package }: `pip install "offworld[train]"`.
error-train-worker = Процесс { $number }, который играл партии, завершился с кодом { $code }. Выученное до этого лежит в папке.
error-train-trainer = Обучение завершилось с кодом { $code }. Выученное до этого лежит в папке.
error-train-other = В папке { $folder } другое обучение ({ $field }: там { $before }, а теперь { $now }). Выберите другую папку.
error-train-recipe = { $file } — не рецепт обучения. Выберите другую папку.
error-records-folder = Не удаётся записать партии в { $folder }: { $problem }
error-dataset-missing = Пакет { $package } не установлен. Установка: pip install "offworld[data]"
error-dataset-empty = В папке { $folder } нет записей партий. Их пишет «simulate --records».
error-dataset-record = Файл { $file } не подходит: { $problem }
error-dataset-mixed = У всех записей должно совпадать поле { $field }; здесь оно равно { $found }, а в первой записи — { $wanted }.
error-dataset-file = Не удаётся записать файл { $file }: { $problem }
error-learn-missing = Пакет { $package } не установлен. Установка: pip install "offworld[learn]"
error-spiel-missing = OpenSpiel не установлен, а свой тип игра называет только его словами. Установка: pip install open_spiel
error-learn-stamp = Это обучено для другой нумерации игры { $game }: поле { $field } равно { $found }, а здесь — { $wanted }. Нужно обучить заново или взять ту версию Offworld, для которой это сделано.
error-learn-bots = На каждое другое место нужен бот: { $needed }, а не { $bots }.
error-learn-pool = Набор ботов пуст: назовите хотя бы одного.
error-learn-render = Среду нельзя показать в виде «{ $mode }». Можно: { $allowed } или никак.
error-learn-term =
    Параметр среды «{ $name }» не может быть равен «{ $value }»: нужно { $kind ->
        [count] целое число от 1
       *[number] число
    }.
error-learn-action = Действия «{ $action }» здесь нет; всего их { $actions }, счёт с нуля.
error-batch-count = Нужна хотя бы одна партия, а не { $count }.
error-batch-actions = На каждую партию нужно одно действие, всего { $needed } в ряд, а не массив формы { $found }.
error-batch-whole = Действия — целые числа, а не { $found }.

bots-about-random = Отвечает наугад, но по правилам.
bots-about-greedy = Берёт то, что выгоднее всего прямо сейчас, и не думает о чужих ответах.
bots-about-mcts = Перебирает множество догадок о скрытом и о том, что может случиться дальше.
bots-about-learned = Играет так, как научился в партиях с самим собой: вдвоём в «Dig Mars» и в одиночку в «Покорении Марса».
bots-about-novice = Играет просто и часто ошибается.
bots-about-skilled = Берёт то, что выгоднее всего прямо сейчас.
bots-about-expert = Перед каждым решением думает на несколько ходов вперёд.

bots-plot-title = { $game }: очки в { $games ->
        [one] { $games } партии
       *[other] { $games } партиях
    }
bots-plot-points = Очки
bots-plot-share = Доля партий
bots-curve-matches = Партии, на которых учились
bots-curve-won = Выиграно партий, %

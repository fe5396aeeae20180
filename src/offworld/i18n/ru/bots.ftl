# Боты, турниры и обучение.
error-unknown-bot = Бота «{ $bot }» нет. Есть: { $allowed }.
error-not-a-bot = Точка входа бота «{ $bot }» ведёт к { $found }, а это не класс, расширяющий Bot.
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
error-tournament-workers = Нужен хотя бы один рабочий процесс, а не { $workers }.
error-ray-missing = Ray не установлен. Установка: pip install "offworld[ray]"
error-ray-address = По адресу { $address } не найден кластер Ray: { $problem }
error-plot-missing = Matplotlib не установлен. Установка: pip install "offworld[plot]"
error-plot-file = Не удаётся записать рисунок в { $file }: { $problem }
error-records-folder = Не удаётся записать партии в { $folder }: { $problem }
error-learn-missing = Пакет { $package } не установлен. Установка: pip install "offworld[learn]"
error-learn-stamp = Это обучено для другой нумерации игры { $game }: поле { $field } равно { $found }, а здесь — { $wanted }. Нужно обучить заново или взять ту версию Offworld, для которой это сделано.

bots-about-random = Отвечает наугад, но по правилам.
bots-about-greedy = Берёт то, что выгоднее всего прямо сейчас, и не думает о чужих ответах.
bots-about-mcts = Перебирает множество догадок о скрытом и о том, что может случиться дальше.
bots-about-novice = Играет просто и часто ошибается.
bots-about-skilled = Берёт то, что выгоднее всего прямо сейчас.
bots-about-expert = Перед каждым решением думает на несколько ходов вперёд.

bots-plot-title = { $game }: очки в { $games ->
        [one] { $games } партии
       *[other] { $games } партиях
    }
bots-plot-points = Очки
bots-plot-share = Доля партий

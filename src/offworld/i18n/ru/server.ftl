# Сервер: в чём он отказывает и почему.
server-stale = Вопрос тем временем изменился; посмотрите ещё раз.
server-not-your-seat = Место { $number } — не ваше.
server-not-a-player = Это могут только участники партии.
server-not-owner = Это может только тот, кто создал партию.
server-not-overdue = У этого игрока ещё есть время.
server-not-reserved = Это место оставлено не для вас; откройте ссылку-приглашение.
server-no-match = Такой партии нет, или у вас нет ссылки на неё.
server-no-page = По этому адресу ничего нет.
server-method = Запрос { $method } по этому адресу невозможен.
server-link = Эта ссылка недействительна.
server-link-expired = Эта ссылка уже использована или устарела. Создайте новую на другом устройстве.
server-lobby = Партия ещё не началась.
server-started = Партия уже началась.
server-seats-open = Есть свободные места.
server-seat-taken = Место { $number } занято.
server-full = Все места заняты.
server-kept = Оставшиеся места заняты за другими игроками.
server-not-live = Партия сейчас не идёт.
server-not-finished = Это возможно, когда партия закончится.
server-export-live = Партию можно сохранить в файл, когда она закончится: в файле есть всё, что пока скрыто.
server-rules = Партия начата по правилам версии { $rules }, а на сервере — версия { $current }; открыть её здесь больше нельзя, но можно сохранить её файл.
server-new-rules = Отсюда партия идёт по правилам версии { $rules }; отмена ходов и повтор начинаются с этого места.
server-rematch = Новая партия уже создана.
server-undo-none = Никто не просит отменить ход.
server-no-standing = Такой ответ нельзя дать заранее: «{ $reaction }», «{ $choice }».
server-malformed = Запрос непонятен. { $problem }
server-field = Поле «{ $field }»: { $problem }
server-body = Содержимое: { $problem }
server-not-json = Это не JSON.
server-unreadable = { $field ->
    [name] Это имя нельзя прочитать.
   *[text] Этот текст нельзя прочитать.
}
server-many-matches = У вас уже столько незаконченных партий, сколько может быть у одного человека ({ $limit }). Сначала закончите или покиньте какие-нибудь.
server-chat-full = В чате этой партии больше нет места.
server-undo-often = Вы уже просили вернуть ход столько раз, сколько можно за партию.
server-length = { $field ->
    [name] Имя должно
    [text] Сообщение должно
   *[other] Поле «{ $field }» должно
} содержать от 1 до { $limit ->
    [one] { $limit } символа
   *[other] { $limit } символов
}.
server-too-large = { $limit ->
    [0] Слишком много данных.
    [one] Слишком много данных; принимается не больше { $limit } байта.
   *[other] Слишком много данных; принимается не больше { $limit } байт.
}
server-body-slow = Содержимое не пришло за { $seconds } с.
server-body-cut = Содержимое оборвалось, не дойдя до конца.
server-too-fast = Слишком часто. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
server-too-slow = Соединение не успевает за партией; оно устанавливается заново.
server-silent = От вас давно ничего не слышно; соединение закрыто.
server-too-many-sockets = С вашего адреса слишком много соединений.
server-token = Этот ключ неизвестен.
server-origin = Запрос пришёл с чужого сайта.
server-protocol = Страница устарела; обновите её. (Программе: протокол здесь { $wanted }.)
server-hello = Соединение началось без приветствия.
server-restart = Сервер перезапускается; соединение сейчас восстановится.
server-store = Хранилище сейчас недоступно. Ничего не изменилось; попробуйте чуть позже.
server-store-full = Не осталось места, чтобы сохранить партию. Ничего не изменилось; сообщите владельцу сервера.
server-busy = В партии сейчас слишком много событий; попробуйте ещё раз.
server-internal = На сервере произошла ошибка. Ничего не изменилось.
server-import-seats = В файле партия на { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}; укажите, кто их займёт.
server-import-failed = Файл не удалось проверить. Ничего не изменилось.
server-steps = За один раз можно запросить не больше { $limit ->
    [one] { $limit } шага
   *[other] { $limit } шагов
}, первый раньше последнего.
server-step = Шага { $step } нет; последний — { $steps }.

# Запуск.
server-listen = Не удаётся принимать соединения: { $host }, порт { $port }: { $problem }. Остановите то, что там работает, или выберите другой порт или адрес.
server-os-missing = такого файла или папки нет
server-os-denied = нет прав доступа
server-os-read-only = файловая система доступна только для чтения
server-os-not-a-folder = часть пути — файл, а не папка
server-os-is-a-folder = это папка
server-os-full = на диске нет места
server-os-name-too-long = слишком длинное имя
server-os-address-in-use = там уже работает другая программа
server-os-address-not-ours = у этого компьютера нет такого адреса
server-os-no-such-host = такого узла нет
server-os-other = ошибка { $code }
server-port = { $port } — не порт; выберите число от 1 до 65535.
server-folder = Не удаётся записать в папку { $path }: { $problem }. Выберите другую папку для данных или разрешите запись в эту.
server-database-url = Это не адрес базы данных, которую можно использовать. Напишите sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@СЕРВЕР/БАЗА.
server-database = Не удаётся использовать базу данных { $url }: { $problem }. Проверьте, что она запущена, а адрес и права указаны верно.
server-database-version = База данных { $url } относится к другой версии программы: её форма — { $found }, а нужна { $wanted }.
server-database-denied = у этого пользователя нет прав на вход или запись
server-database-missing = такой базы или такого файла нет
server-database-foreign = в этом файле что-то другое
server-database-locked = её удерживает другая программа
server-database-full = на диске нет места
server-database-silent = она не отвечает
server-database-no-host = такого узла нет
server-database-says = «{ $words }»
server-in-use = С файлом { $path } уже работает другой сервер. Остановите его, выберите другую папку для данных или возьмите общую базу PostgreSQL.
server-processes = Нужен хотя бы один процесс, а не { $processes }.
server-processes-sqlite = { $processes ->
    [one] { $processes } процесс не может
    [few] { $processes } процесса не могут
   *[many] { $processes } процессов не могут
} пользоваться одним файлом SQLite. Запустите один процесс или возьмите базу PostgreSQL.
server-secret-short = В секрете всего { $length ->
    [one] { $length } символ
    [few] { $length } символа
   *[many] { $length } символов
}, а нужно не меньше 32.
server-secret-unreadable = Не удаётся прочитать или записать файл { $path }, которым подписаны места и ссылки: { $problem }.
server-secret-damaged = Файл { $path }, которым подписаны места и ссылки, повреждён. Верните его из резервной копии или удалите: тогда создастся новый, а прежние места и ссылки перестанут действовать.
server-settings = Не удаётся прочитать настройки: { $problem }
server-unbuilt = Страницы ещё не собраны
server-unbuilt-how = Сервер работает, но клиента нет. Соберите его и запустите снова командой:
server-preview = Настольные игры вдали от Земли, с друзьями и ботами. За правилами следит стол.
server-preview-invited = Вас зовут в партию.

# Что говорит сам стол, какой бы ни была игра: отклонённые ответы, отмена хода, подготовка, файлы.

## Люди
# Тот, кто читает, в начале предложения. { YOU($seat, "играете", "играет") } выбирает между тем, что говорят ему самому,
# и тем, что говорят остальным; { YOU($seat, "вас") } для остальных — имя.
person-you = Вы

## Ответы
error-not-offered = Ответ { $value } здесь недоступен ({ $question }). Возможно: { $allowed }.
error-aside = Действие { $value } сейчас недоступно. Возможно: { $allowed }.
error-aside-none = Действие { $value } недоступно: кроме ответа на вопрос, сейчас ничего сделать нельзя.
error-aside-later = Не сейчас: после этого на вопрос ({ $question }) уже нельзя было бы ответить.
error-list = Здесь нужен список, а не { $value }. В него могут входить: { $allowed }.
error-twice = { $value } встречается в списке больше одного раза.
error-how-many =
    { $low ->
        [0] Здесь можно выбрать не больше { $high }
       *[other] Здесь нужно выбрать от { $low } до { $high }
    }, а выбрано { $count }.
error-how-many-exactly = Здесь нужно выбрать ровно { $needed }, а выбрано { $count }.
error-left-out = В порядок должно войти всё. Не хватает: { $value }.
error-amount = { $value } не подходит: нужно целое число от { $low } до { $high }.
error-payment-form =
    { $value } не похоже на оплату: нужен список из { $count ->
        [one] { $count } целого числа
       *[other] { $count } целых чисел
    }, по одному на каждый источник.
error-payment-stock = Из источника «{ $source }» нельзя потратить { $value }: нужно целое число от 0 до { $stock }.
error-payment-short = Оплачено { $paid }, а нужно { $due }.
error-payment-waste = Оплачено { $paid }, а нужно { $due }: хотя бы одну единицу из «{ $source }» можно оставить себе.
error-pay-short = Этим оплачивается { $paid } из { $due }.
error-pay-too-many = Отдано { $paid }, а нужно только { $due }.
error-match-over = Партия окончена, отвечать больше не на что.
error-no-such-seat =
    Места { $number } нет: в этой партии { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, счёт идёт с 0.
error-not-asked = { YOU($seat, "Вам") }{ YOU($seat, "", ": этому игроку") } сейчас отвечать не нужно.
error-unsettled =
    То, что выбрано одновременно, не сходится между собой: это ошибка в программе, а не ваша.
    Ваш последний ответ не принят, выберите, пожалуйста, что-нибудь другое.

## Все одновременно
ask-done = Готово? Пока не готовы все, выбор ещё можно отменить.
label-done = Готово
ask-go-on = В этой позиции никому не нужно ничего решать. Продолжить?
label-go-on = Продолжить

## Отмена
error-undo-nothing = Отменять нечего.
error-undo-other = После этого уже был чужой ответ, поэтому отмена возможна только с общего согласия.
error-undo-together = Сейчас все делают выбор, поэтому сделанное раньше отменяется только с общего согласия.
error-undo-revealed = При этом что-то открылось, поэтому отмена возможна только с общего согласия.

## Подготовка
error-unknown-game = Игры «{ $game }» здесь нет. Есть: { $allowed }.
error-seats = Число мест { $seats } для игры «{ $game }» не подходит. Возможно: { $allowed }.
error-seed = Зерно { $seed } не подходит: нужно целое число от 0 до { $most }.
error-whole-number = Нужно целое число, а не { $given }.
error-options-form = Настройки задаются как названия со значениями. Есть: { $allowed }.
error-unknown-option = Настройки «{ $option }» нет. Есть: { $allowed }.
error-option-value = У настройки «{ $option }» не может быть значения «{ $value }». Возможно: { $allowed }.
error-option-needs = Настройку «{ $option }» можно изменить, только если у настройки «{ $other }» значение «{ $value }».
error-option-seats =
    Настройку «{ $option }» нельзя изменить, когда в партии { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }. Возможное число мест: { $allowed }.

## Позиции и записи партий
error-not-json = Это не обычный JSON: допустимы только объекты, списки, строки, числа, true, false и null.
error-position = Ошибка в позиции, поле «{ $field }»: { $problem }
error-position-rules = Позиция составлена для версии правил { $rules }, а здесь версия { $current }.
error-position-impossible = Каждое поле этой позиции по отдельности возможно, но все вместе они несовместимы.
error-record = Ошибка в записи партии, поле «{ $field }»: { $problem }
error-record-format = У записи формат { $format }, а здесь читается только формат { $current }.
error-record-rules = Запись сделана по версии правил { $rules }, а здесь версия { $current }.
error-record-start = Запись начинается с невозможной подготовки. { $problem }
error-record-answer = Ответ № { $number } в этой записи невозможен. { $problem }
error-record-end = Запись заканчивается не там, где указывает её контрольная сумма: она изменена или повреждена.
error-record-clone = У пробной копии нет записи; возьмите запись исходной партии.

## Ошибки в отдельных полях
error-problem-json = это не JSON.
error-problem-field = поле «{ $field }»: { $problem }
error-problem-missing = его не хватает.
error-problem-unknown = такого поля здесь нет.
error-problem-no-field = такого поля здесь нет. Возможны поля: { $allowed }.
error-problem-type = ожидается { $expected }, а здесь { $got }.
error-problem-length =
    нужно ровно { $count ->
        [one] { $count } значение
        [few] { $count } значения
       *[many] { $count } значений
    }.
error-problem-longer =
    нужно не меньше { $count ->
        [one] { $count } значения
       *[other] { $count } значений
    }.
error-problem-shorter =
    нужно не больше { $count ->
        [one] { $count } значения
       *[other] { $count } значений
    }.
error-problem-least = нужно не меньше { $bound }.
error-problem-most = нужно не больше { $bound }.
error-problem-pattern = значение должно подходить под шаблон { $pattern }.
error-problem-value = значение { $value } недопустимо.
error-problem-one-of = значение { $value } здесь недопустимо. Возможно: { $allowed }.
error-problem-other = такое значение здесь недопустимо.
error-type-array = список
error-type-bool = true или false
error-type-float = число
error-type-int = целое число
error-type-null = null
error-type-object = объект
error-type-str = строка
error-type-other = что-то другое
error-series-none = Эта партия не входит в серию.
error-series-handed = То, что должна была передать предыдущая партия, сюда не подходит.
error-series-over = Серия закончена, дальше ничего нет.
error-series-goes-on = Партия ещё идёт; следующая партия серии начнётся после неё.
error-series-match = Партия { $number } серии: { $problem }

# Почему отказала операционная система.
error-os-missing = такого файла или папки нет
error-os-no-folder = такой папки нет
error-os-denied = нет прав доступа
error-os-read-only = файловая система доступна только для чтения
error-os-not-a-folder = часть пути — файл, а не папка
error-os-is-a-folder = это папка
error-os-full = на диске нет места
error-os-name-too-long = слишком длинное имя
error-os-address-in-use = там уже работает другая программа
error-os-address-not-ours = у этого компьютера нет такого адреса
error-os-no-such-host = такого узла нет
error-os-nobody-listens = там никто не отвечает
error-os-unreachable = он недоступен
error-os-other = ошибка { $code }

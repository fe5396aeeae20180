### Общее для всех столов: размер поля, новости, карты, готовность.

kit-zoom = Размер поля
kit-closer = Ближе
kit-further = Дальше
kit-whole = Всё поле
kit-stand = Карта
kit-head = Очередь и витрина
kit-news = Новости
kit-no-news = С вашего прошлого хода другие ничего не сделали
kit-again = повторить
kit-turns = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
kit-follows = { $count ->
    [one] и { $count } последствие
    [few] и { $count } последствия
   *[many] и { $count } последствий
}
kit-all-boards = Все вместе
kit-log-earlier = Показать более ранние ({ $count })
kit-possible-cards = можно { $count }
kit-possible-first = сначала возможные
kit-ready = { $ready ->
    [one] готов
   *[other] готовы
} { $ready } из { $seats }
kit-is-ready = { $name }: ход сделан
kit-not-ready = { $name }: ещё думает
kit-film-back = Назад
kit-film-hold = Задержать
kit-film-on = Дальше само
kit-film-next = Следующее

## Шансы в записи партии
kit-charted = Что показывает график
kit-charted-points = Очки
kit-charted-chances = Шансы
kit-chances-begin = Посчитать шансы
kit-chances-empty = Эксперт может разобрать эту партию: у кого когда были шансы на победу и где был ход получше. Это займёт несколько минут и сохранится вместе с партией.
kit-chances-working = Разобрано решений: { $done } из { $steps }
kit-chances-away = Ждать не обязательно: разбор продолжится и без вас.
kit-chances-failed = Посчитать шансы не удалось. Попробуйте ещё раз.
kit-chances-title = Что сказал бы эксперт
kit-chances-of = { $name } { $percent } %
kit-chances-percent = шансы на победу, %
kit-chances-alone = шансы на успех, %
kit-chances-before = было: { $before }
kit-chances-chart = { $missed ->
    [0] Шансы по ходу партии. В конце: { $words }
    [one] Шансы по ходу партии, { $missed } упущенный ход. В конце: { $words }
    [few] Шансы по ходу партии, { $missed } упущенных хода. В конце: { $words }
   *[many] Шансы по ходу партии, { $missed } упущенных ходов. В конце: { $words }
}
kit-missed-mark = Здесь был ход получше
kit-missed-count = { $count ->
    [0] Ходов получше не было
    [one] { $count } упущенный ход
    [few] { $count } упущенных хода
   *[many] { $count } упущенных ходов
}
kit-missed-earlier = К предыдущему упущенному ходу
kit-missed-later = К следующему упущенному ходу
kit-missed-better = Лучше:
kit-missed-instead = вместо:
kit-missed-gain = { $percent ->
    [one] { $percent } процентный пункт шансов на победу — по тому, что игрок мог знать
    [few] { $percent } процентных пункта шансов на победу — по тому, что игрок мог знать
   *[many] { $percent } процентных пунктов шансов на победу — по тому, что игрок мог знать
}
kit-line-show = Показать возможное продолжение
kit-line-hide = Скрыть продолжение

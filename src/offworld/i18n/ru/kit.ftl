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
kit-go-there = перейти
kit-possible-cards = можно { $count }
kit-possible-first = сначала возможные
kit-ready = готовы { $ready } из { $seats }
kit-is-ready = { $name }: ход сделан
kit-not-ready = { $name }: ещё думает
kit-film-back = Назад
kit-film-hold = Задержать
kit-film-on = Дальше само
kit-film-next = Следующее

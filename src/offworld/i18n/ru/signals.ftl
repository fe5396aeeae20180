signals = Сигналы
signals-about = Все передают одновременно; слышен самый сильный сигнал, которого больше никто не передал.
signals-option-nights = Ночи
signals-option-nights-help = Три ночи составляют серию: каждая партия передаёт следующей, кто сколько ночей выиграл.
signals-card = Сила { $strength }
signals-ask-send = Какой сигнал передаёте?
signals-not-in-hand = Этой карты у вас на руке нет.
signals-sent = { YOU($seat, "Ваш") }{ YOU($seat, "", ":") } сигнал силой { $strength }.
signals-echoed = Эхо: сигнал силой { $strength }.
signals-heard = Услышан сигнал: { YOU($seat, "ваш") }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
signals-echo-heard = Услышано эхо, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
signals-noise = Один шум: каждый сигнал передали хотя бы двое.
signals-reason-dawn = Ночь прошла; побеждает больший счёт.
signals-echo = Эхо
signals-score-heard = Услышанные сигналы
signals-standing-night = Ночь { $night } из { $nights }
signals-standing-wins = { $seat }: { $count ->
    [one] выиграна { $count } ночь
    [few] выиграны { $count } ночи
   *[many] выиграно { $count } ночей
}
signals-board-player = Игрок
signals-board-points = Очки
signals-board-sent = Передано
signals-board-hand = На руке

signals = Signals
signals-about = Everybody sends at once; the strongest signal that nobody else sends is heard.
signals-option-nights = Nights
signals-option-nights-help = Three nights are a series: each match hands the nights won to the next.
signals-card = Strength { $strength }
signals-ask-send = Which signal do you send?
signals-not-in-hand = This card is not in your hand.
signals-sent = { $seat } { YOU($seat, "send", "sends") } strength { $strength }.
signals-echoed = The echo sends strength { $strength }.
signals-heard = { $seat } { YOU($seat, "are", "is") } heard: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
signals-echo-heard = The echo is heard: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
signals-noise = Nothing but noise: no signal was alone.
signals-reason-dawn = The night is over; most points win.
signals-echo = Echo
signals-score-heard = Signals that were heard
signals-standing-night = Night { $night } of { $nights }
signals-standing-wins = { $seat }: { $count ->
    [one] { $count } night won
   *[other] { $count } nights won
}
signals-board-player = Player
signals-board-points = Points
signals-board-sent = Sent
signals-board-hand = In hand

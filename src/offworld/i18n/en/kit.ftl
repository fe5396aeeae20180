### What all tables share: the board's tools, news, cards, readiness.

kit-zoom = Size of the board
kit-closer = Closer
kit-further = Further away
kit-whole = The whole board
kit-stand = Card
kit-head = Order and display
kit-news = News
kit-no-news = The others have done nothing since your last turn
kit-again = watch again
kit-turns = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
kit-follows = { $count ->
    [one] and { $count } consequence
   *[other] and { $count } consequences
}
kit-all-boards = All together
kit-go-there = go there
kit-possible-cards = { $count } possible
kit-possible-first = possible first
kit-ready = { $ready } of { $seats } ready
kit-is-ready = { $name }: ready
kit-not-ready = { $name }: not ready yet
kit-film-back = Back
kit-film-hold = Hold
kit-film-on = Go on
kit-film-next = Next

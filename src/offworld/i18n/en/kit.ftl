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
kit-log-earlier = Show earlier ({ $count })
kit-possible-cards = { $count } possible
kit-possible-first = possible first
kit-ready = { $ready } of { $seats } ready
kit-is-ready = { $name }: ready
kit-not-ready = { $name }: not ready yet
kit-film-back = Back
kit-film-hold = Hold
kit-film-on = Go on
kit-film-next = Next

## Chances in the replay
kit-charted = What the chart shows
kit-charted-points = Points
kit-charted-chances = Chances
kit-chances-begin = Work out the chances
kit-chances-empty = The expert can go through this match: who was likely to win when, and where something better was missed. It takes a few minutes and is kept with the match.
kit-chances-working = Looked at { $done } of { $steps } moves
kit-chances-away = You may leave: it goes on without you.
kit-chances-failed = The chances could not be worked out. Try again.
kit-chances-title = What the expert says
kit-chances-of = { $name } { $percent }%
kit-chances-percent = chances to win, %
kit-chances-alone = chance to succeed, %
kit-chances-before = before: { $before }
kit-chances-chart = { $missed ->
    [0] Chances over the match. At the end: { $words }
    [one] Chances over the match, with { $missed } missed move. At the end: { $words }
   *[other] Chances over the match, with { $missed } missed moves. At the end: { $words }
}
kit-missed-mark = Something better was missed
kit-missed-count = { $count ->
    [0] Nothing better was missed
    [one] { $count } better move missed
   *[other] { $count } better moves missed
}
kit-missed-earlier = To the missed move before
kit-missed-later = To the next missed move
kit-missed-better = Better:
kit-missed-instead = instead of
kit-missed-gain = { $percent ->
    [one] One percentage point of the chance to win, by what this player could know
   *[other] { $percent } percentage points of the chance to win, by what this player could know
}
kit-line-show = Show what might follow
kit-line-hide = Hide the line

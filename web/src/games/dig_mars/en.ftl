# Dig Mars on the screen: the board, the rules in our own words, the lesson.

## Board
dig_mars-ui-canyon = The canyon: four by four sites
dig_mars-ui-gap = gap
dig_mars-ui-stack = { $height ->
    [one] stack of { $height } tile
   *[other] stack of { $height } tiles
}
dig_mars-ui-rock = the top one unexplored, drilling needs level { $dig }
dig_mars-ui-find = { $find }: worth { $value }, transport needs level { $carry }
dig_mars-ui-scouted = you know what lies here: { $find }
dig_mars-ui-bonus = bonus: { $bonus }
dig_mars-ui-stations = { $count ->
    [one] station of { $name }
   *[other] { $count } stations of { $name }
}
dig_mars-ui-own-stations = { $count ->
    [one] Your station is here
   *[other] { $count } of your stations are here
}
dig_mars-ui-possible = Possible: { $what }
dig_mars-ui-move-from = Move a station from here…
dig_mars-ui-move-where = Where does the station from { $site } go?
dig_mars-ui-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
dig_mars-ui-target = { $target } points to declare victory
dig_mars-ui-left = { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
dig_mars-ui-of-target = of { $target }
dig_mars-ui-level = level { $level } of 4
dig_mars-ui-price = { $cost ->
    [one] +1 for { $cost } point
   *[other] +1 for { $cost } points
}
dig_mars-ui-finds-note = { $printed } are printed on them; { $points } of your points are left: the rest was shared with others or spent.
dig_mars-ui-my-finds = { $count ->
    [one] { $count } find carried away
   *[other] { $count } finds carried away
}
dig_mars-ui-finds = { $count ->
    [one] { $count } find
   *[other] { $count } finds
}
dig_mars-ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dig_mars-ui-group-drill = Drill
dig_mars-ui-group-transport = Transport
dig_mars-ui-group-move = Move a station
dig_mars-ui-group-upgrade = Upgrade
dig_mars-ui-group-relocate = Relocate a station
dig_mars-ui-group-point = Extra point
dig_mars-ui-group-scout = Scout
dig_mars-ui-group-claim = Victory
dig_mars-ui-group-end = End
dig_mars-ui-group-place = Place

## Rules
dig_mars-rules-goal-title = What it is about
dig_mars-rules-goal = Each of you leads an expedition in a Martian canyon. Under the rock lie things that nobody can explain yet, and they are worth points. Gather enough of them and declare victory in your own turn: 40 points with two players, 30 with three, 20 with four. Points are secret, so watch what the others carry away.
dig_mars-rules-turn-title = Your turn
dig_mars-rules-turn = At the start everybody places one station on any stack. Then you take turns with up to three actions each: drill, transport, move, upgrade, in any order and as often as you like. You may stop earlier.
dig_mars-rules-drill-title = Drill
dig_mars-rules-drill = Stand on a stack with a station of yours. If your drilling level is at least the number of arrows on the rock, turn the top tile over. Everybody sees the find; it belongs to nobody yet.
dig_mars-rules-drill-figure = Two arrows need drilling level 2. Then the find lies open.
dig_mars-rules-transport-title = Transport
dig_mars-rules-transport = A find can be taken by anyone who stands there, not only by whoever drilled it. Your transport level must be at least the number of arrows at the find’s right edge. You get its value in points. The stations stay where they are, if need be on the bare ground.
dig_mars-rules-transport-figure = Worth 3, needs transport level 2. What is left is a lower stack.
dig_mars-rules-move-title = Move
dig_mars-rules-move = A station goes one site up, down, left or right, also to where others stand. If the next sites are gaps, it may jump over them in a straight line to the nearest stack, or stop on the gap right next to it.
dig_mars-rules-move-figure = Over the gap to the next stack, or onto the gap.
dig_mars-rules-upgrade-title = Upgrade
dig_mars-rules-upgrade = Drilling, transport and fleet have levels 1 to 4. The next level costs as many points as the level you have now. A fleet upgrade gives you one more station, which you place at once, on any stack or gap.
dig_mars-rules-upgrade-figure = From level 2 to 3 for 2 points.
dig_mars-rules-together-title = Side by side
dig_mars-rules-together = Every further station on the same stack, your own or another’s, adds 1 to your level for drilling and transport there. Nobody can refuse. When a find is taken, its points are divided evenly among the players who stand there, however many stations each has; whoever transports keeps what cannot be divided.
dig_mars-rules-together-figure = Worth 5, two players: the carrier gets 3, the other 2.
dig_mars-rules-bonus-title = Bonus actions
dig_mars-rules-bonus = Some finds have a sign at the lower right. Whoever turns such a tile over may use it once, in that same turn, without spending an action; unused it is lost.
dig_mars-rules-bonus-extra_drill = drill once more
dig_mars-rules-bonus-extra_transport = transport once more
dig_mars-rules-bonus-relocation = take any station, also another’s, to any other stack
dig_mars-rules-bonus-extra_point = one point at once
dig_mars-rules-bonus-scouting = look at one unexplored top tile in secret
dig_mars-rules-end-title = The end
dig_mars-rules-end = Whoever declares victory in time wins at once, even if somebody else has more. If the last tile leaves the canyon first, most points win, and equals share the win. The same happens after twelve rounds in which nothing was drilled, taken or upgraded.
dig_mars-rules-open-title = Variant: open finds
dig_mars-rules-open = Finds lie face up, nobody declares victory, and the match goes on until the last tile is taken. Most points win.

## Lesson
dig_mars-lesson-about = Two turns that show everything you need. It takes about three minutes; your rival is a friendly bot.
dig_mars-lesson-canyon = This is the canyon: sixteen stacks of three tiles. The arrows on the rock say how hard it is to drill. Below lie finds that are worth points. Who first has 40 of them may declare victory.
dig_mars-lesson-place = Everybody begins with one station. Place yours on B2, where one arrow promises easy rock: choose it on the board, or in the list below.
dig_mars-lesson-drill = You have three actions, shown as dots above the board. Your station stands on B2 and your drilling level is 1: that is enough for one arrow. Drill!
dig_mars-lesson-bonus = A find! The number at the upper left is its value: 2 points. The arrows at the right say that transport needs level 1. The blue sign is a bonus: one extra transport in this turn that costs no action.
dig_mars-lesson-transport = Use the bonus at once and take the find away.
dig_mars-lesson-secret = You now have 2 points. Nobody else sees how many you have, but everybody saw what you carried away. The next tile of B2 has two arrows: too hard for your drill. Whatever is not possible says why when you choose it.
dig_mars-lesson-upgrade = Upgrade your drilling equipment. The next level costs as many points as the level you have: 1.
dig_mars-lesson-drill-hard = Level 2 is enough now. Drill B2 again with your last action.
dig_mars-lesson-end = A find worth 3, but transport needs level 2 and your actions are spent. Stations stay where they are; end your turn.
dig_mars-lesson-rival = Your rival moves. The log says what happens; later you will find it there under “since your last turn”.
dig_mars-lesson-fleet = Your turn again. You could upgrade transport. But look at another way: upgrade the fleet for 1 point and get a second station.
dig_mars-lesson-station = The new station must be placed at once. Put it on B2, beside your first one.
dig_mars-lesson-together = Every further station on a stack adds 1 to your level there, whoever it belongs to. Level 1 and one station more make 2: take the find! If rivals stood here too, you would share the points with them.
dig_mars-lesson-move = One action is left. Move a station from B2 to C2: one step in a straight line. Empty sites can be jumped over.
dig_mars-lesson-goal = That is all: drill, transport, move, upgrade. Go on with this match if you like; undo takes back slips as long as nothing was revealed. The book at the top holds all the rules.
dig_mars-ui-reserve = { $count ->
    [0] All stations are placed
    [one] { $count } station in reserve
   *[other] { $count } stations in reserve
}

# The pages of the table: everything that is not the words of a game.

## Everywhere
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-retry = Try again
web-reload = Reload the page
web-loading = Loading…
web-loading-long = Loading takes longer than usual. The connection seems to be slow.
web-to-home = To the start page
web-language = Language
web-settings = Settings
web-rules = Rules
web-rules-of = The rules of { $game }
web-you = You
web-bot = Bot
web-name = Your name
web-on = on
web-off = off
web-share = Share
web-copy = Copy
web-copied = Copied
web-copy-failed = Copying failed; select the link and copy it by hand
web-qr = QR code
web-qr-alt = QR code of this link
web-level = { $level ->
    [novice] Novice
    [skilled] Skilled
    [expert] Expert
   *[other] { $level }
}
web-level-about = { $level ->
    [novice] Plays simply and slips often: for first matches
    [skilled] Takes what looks best at once, without a plan against you
    [expert] Tries many ways the match may go before each answer; thinks for a while
   *[other] {""}
}
web-bot-name = { $level ->
    [novice] Novice bot
    [skilled] Skilled bot
    [expert] Expert bot
   *[other] Bot
}
web-bot-level = Level of the bot
web-seat-number = Player { $number }

## Start page
web-home-title = Board games set off Earth
web-home-text = Sit down alone with bots, on one device, or with friends by a link. Every rule is kept for you, and every move can be explained.
web-what-to-play = What shall we play?
web-players = { $seats } players
web-new-match = New match
web-play-game = Play
web-learn = Learn by playing
web-import = Open a file
web-my-matches = My matches
web-show-more = Show more
web-older-matches = Older matches
web-show-all = Show all { $count }
web-continue = Go on playing
web-your-turn = Your turn
web-others-turn = { $count ->
    [1] Your opponent is thinking
   *[other] Others are thinking
}
web-lesson = Lesson
web-forget = Remove from this list: { $game }
web-forgotten = Removed from this list; the match itself stays.
web-remove = Delete this match: { $game }
web-remove-text = Nobody else plays in this match. If you delete it, it is gone for good, with its replay.
web-remove-list = Only take it off this list
web-removed = The match is deleted.
web-in-lobby = Waiting for players
web-finished = The match is over
web-won = You won
web-won-together = You won together

## A new match
web-company = With whom?
web-company-bots = Bots
web-company-friends = Friends by link
web-company-device = On this device
web-seats = Players
web-who = At the table
web-chair-kind = Seat { $number }: who sits here
web-chair-me = On this device
web-chair-open = Free: by link
web-chair-bot = Bot
web-chair-name = Name of player { $number }
web-chair-level = Seat { $number }: level of the bot
web-chair-open-note = whoever opens the link
web-options = Options
web-option-needs = Needs “{ $other }”: { $value }
web-option-seats = Possible with this many players: { $allowed }
web-pace = Pace
web-pace-live = Now, all at once
web-pace-days = Over days
web-pace-live-note = Played now
web-pace-days-note = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
web-days = { $days ->
    [one] { $days } day for each turn; after that others may give the seat to a bot
   *[other] { $days } days for each turn; after that others may give the seat to a bot
}
web-start = Start
web-create-lobby = Create and invite
web-name-missing = Everybody on this device needs a name
web-name-twice = Two people have the same name
web-name-taken = Somebody at the table has this name already
web-no-such-game = There is no game called “{ $game }” here.

## Lobby
web-lobby-title = { $game }: waiting for players
web-lobby-waiting = { $count ->
    [0] Everybody is here
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
web-lobby-guest = You are looking on. Whoever created the match can send you a link to a seat.
web-seat-free = Free
web-seat-reserved = Kept for { $name }
web-away = away
web-sit-here = Sit here
web-leave = Get up
web-invite = Invite link
web-invite-title = Invite your friends
web-invite-text = The link opens the table at once: a name, a seat, and the match. Nobody has to register.
web-invite-share = Send the link
web-invite-phone = At the same table? Point a phone's camera at the code.
web-invite-network = Everybody in your network can open this address. Friends on the internet need a public one.
web-invite-loopback = This address works on this computer only.
web-invite-loopback-how = To let friends in, stop the server and start it with
web-invite-loopback-then = Then they reach it at { $address }
web-join-options = The match
web-join-players = At the table
web-join-seats-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-join-lesson = New to it? Begin with the lesson
web-fill = Fill with bots and start
web-imported = From a file: whoever has it may know what is hidden
web-join-title = An invitation to { $game }
web-choose-seat = Choose a seat
web-sit-down = Sit down
web-full-title = The table is full
web-full-text = All seats of this match are taken. Ask for a link to watch it.
web-transfer-here = Play on this device
web-transfer-here-text = { $game }: your seats will also be held by this browser. The link works once.
web-transfer-take = Take the seats

## The table
web-table = The table
web-board = Board
web-parts = Parts of the table
web-tab-question = Turn
web-tab-mine = Mine
web-tab-people = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-chat-new = Chat: something new
web-people = Players
web-log = Log
web-log-empty = Nothing has happened yet
web-since = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet
web-chat-say = Say something
web-chat-send = Send
web-turn-of = { $name } to move
web-thinks = thinking…
web-to-move = { YOU($seat, "your move", "to move") }
web-ready = ready
web-chooses = { YOU($seat, "choose…", "chooses…") }
web-winner = winner
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-watching = You are watching
web-bot-thinks = { $name } is thinking…
web-waiting-for = Waiting for { $name }
web-overdue-bot = Give the seat to a bot
web-hand-over = { $name }, it is your turn
web-hand-over-note = Pass the device on. What others may not see is hidden until then.
web-hand-over-ready = I am { $name }
web-plain-table = What you can see
web-plain-note = This game has no board of its own yet. Here is everything that you may see; the question lists everything that you may do.

## Questions
web-more-choices = More choices
web-part-back = Back
web-not-possible = Not possible now
web-choose-one = Choose one
web-choose-between = { $low ->
    [0] Choose up to { $high }
   *[other] Choose { $low } to { $high }
}
web-choose-exactly = { $count ->
    [one] Choose one
   *[other] Choose { $count }
}
web-choose-exactly-now = Exactly { $needed } { $needed ->
    [one] is
   *[other] are
} needed; now { $count }
web-choose-count = { $low ->
    [0] Up to { $high } may be chosen; now { $count }
   *[other] From { $low } to { $high } are needed; now { $count }
}
web-choose-amount = A whole number from { $low } to { $high }
web-choose-done = Done ({ $count })
web-choose-this = Choose { $value }
web-amount = Amount
web-less = Less: { $what }
web-more = More: { $what }
web-pay-source = there are { $stock }, each worth { $worth }
web-pay-kind =
    there are { $stock }{ $due ->
        [0] { "" }
       *[other] , { $due } due
    }
web-pay-stands = also pays for: { $kinds }
web-pay-sum = { $paid } of { $due }
web-pay-done = Pay { $paid }
web-pay-propose = Suggest a payment
web-pay-short = { $missing } more needed
web-pay-waste = This pays more than needed: something can be kept
web-order-note = The first happens first. Drag the handle or use the arrows.
web-order-earlier = Earlier: { $what }
web-order-later = Later: { $what }
web-order-done = In this order

## Undo, links, resigning
web-hint-ask = What would the expert do?
web-hint-thinking = The expert is thinking…
web-hint-title = The expert would choose
web-hint-nothing = nothing
web-hint-chance = { $percent }% to win
web-hint-why = { $lead ->
    [0] Other ideas are about as good. By what you may know yourself; the log tells that you asked.
    [one] One percentage point better than the next idea. By what you may know yourself; the log tells that you asked.
   *[other] { $lead } percentage points better than the next idea. By what you may know yourself; the log tells that you asked.
}
web-hint-asked = { $seat } asked what the expert would do.
web-undo = Undo
web-start-again = Start this turn again
web-asides = At any time
web-undo-ask = Ask for an undo
web-undo-waiting = Waiting for the others to agree to your undo…
web-undo-title = { $name } asks for an undo
web-undo-text = Something was revealed since, or somebody else has moved. The last move is taken back only if everybody agrees.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-links = Links
web-watch-link = Link for spectators
web-watch-note = Whoever has this link can watch, and sees nothing secret.
web-replay-link = Link to the replay
web-device = Other device
web-device-note = Open this link on the other device to play there as well. It works once, for 15 minutes. Show it to nobody else.
web-device-link = Link to your seats
web-standing = Standing answers
web-standing-note = For questions in the turn of others. Nobody else sees what you leave here; you can change it at any time.
web-standing-ask = Ask me
web-standing-here = Always answer this so…
web-resign = Resign
web-resign-title = Resign the seat?
web-resign-text = A bot plays on for you. You cannot take the seat back.
web-resign-yes = Give the seat to the bot
web-resigned = A bot plays on for you

## The end and replays
web-wins = { $count ->
    [one] { $names } wins
   *[other] A shared win: { $names }
}
web-nobody-wins = Nobody wins
web-score-lines = What the points are for
web-ending-counting = Counting the points
web-ending-again = Count the points
web-ending-total = Total
web-ending-skip = Straight to the result
web-ending-on = To the table and the charts
web-ending-picture = Picture
web-chart = Points over the match. At the end: { $words }
web-no-chart = The chart could not be loaded
web-rematch = Rematch
web-rematch-join = To the rematch
web-series-next = Go on with the series
web-export-series = Whole series
web-replay = Replay
web-device-alone = Take the seat away from all other devices
web-device-alone-done = Only this device holds the seat now.
web-forget-me = Delete my data…
web-forget-me-text = Your matches alone go for good. Where others played with you, your name and what you wrote in the chat disappear, and your seat is no longer yours.
web-forget-me-sure = Delete for good
web-forget-me-keep = Keep everything
web-seal = Seal of chance
web-seal-note = Everything that chance decides here was decided before the match began, by a secret number that is shown at the end. This is its fingerprint: keep it, and the replay will prove that nothing was changed.
web-seal-holds = Chance was decided beforehand
web-seal-broken = The seal does not fit the seed
web-seal-proof = The fingerprint of the seed is the seal that was shown from the start (SHA-256 of “offworld” and the seed); your browser has just worked it out.
web-seed = Seed
web-export-record = Match file
web-export-position = Position file
web-step = Move { $step } of { $steps }
web-step-slider = Move
web-step-first = To the beginning
web-step-back = One move back
web-step-forward = One move on
web-step-last = To the end
web-speed = Speed
web-speed-of = { $speed }×
web-jump = Jump by
web-jump-step = Move
web-jump-turn = Turn
web-jump-round = Round
web-moves = Moves
web-go-to = To move { $step }
web-play-on = Play on from here
web-play-on-text = A new match begins from this position. Who plays?
web-play-on-over = The match is over here; go back a little to play on
web-chart-seek = Press the chart to go there
web-play = Play
web-pause = Pause
web-whose-view = Seen by
web-view-spectator = A spectator
web-back-to-match = Back to the match

## Files
web-import-text = A finished match opens as its replay; an unfinished one, or a position, is played on from where it stands.
web-import-choose = Choose a file or drop it here
web-import-record = A match of { $game }
web-import-position = A position of { $game }
web-import-go = Open
web-import-not-ours = This is not a match or position file of this table

## Lessons
web-lesson-step = Lesson · { $step } of { $steps }
web-lesson-next = Go on
web-lesson-real = Now a real match
web-lesson-end = Play on here
web-lesson-none = This game has no lesson yet

## A first match with advice
web-guide = Advice
web-guide-wanted = Advice for a first match
web-guide-note = The table explains each kind of question when it comes first.
web-guide-ok = Got it
web-guide-off = No more advice
web-guide-begins = Advice is on: each kind of question is explained when it comes first.
web-guide-ends = No more advice. The button “Advice” below the players switches it on again.

## Settings and keys
web-theme = Theme
web-theme-system = As the system
web-theme-night = Night
web-theme-dust = Dust
web-tempo = How others' actions are shown
web-tempo-slow = Calmly
web-tempo-normal = Normally
web-tempo-instant = At once
web-sound = Sound
web-sound-note = Your turn, what others do, new rounds, the end
web-volume = Volume
web-sound-offer = Play with sound?
web-sound-yes = Yes
web-sound-no = No, thanks
web-notify = Notifications
web-notify-note = When it is your turn and you are not looking, even with this page closed
web-notify-open = When it is your turn and this page is open but out of sight: with the page closed this browser cannot be reached
web-notify-denied = The browser does not allow it; look into its settings for this page
web-notify-cannot = Not at this address: browsers allow notifications on https pages only
web-still = Keep still
web-still-note = No movement on the board
web-shortcuts = Single keys
web-shortcuts-note = B, Q, L, U and ? do something by themselves
web-keys = Keys
web-key-tab = to the next thing
web-key-arrows = from site to site on the board, and within lists
web-key-enter = choose
web-key-esc = close, or stop a move that was begun
web-key-board = to the board
web-key-question = to the question
web-key-log = to the log
web-key-undo = undo, or ask for one
web-key-replay = in a replay: move by move, with Shift turn by turn, to the beginning, to the end; space plays
web-key-help = this list

## Trouble
web-error-unreachable = The server cannot be reached
web-error-unknown = Something went wrong. Nothing was changed.
web-no-cookies = This browser takes no cookies, and they hold your seat at the table. Allow them for this site and try again.
web-offline-title = The server does not answer
web-offline-text = Your matches are safe there. Check the connection, or whether the server is running, and try again.
web-offline-again = Your matches are safe there. We keep trying; you need not do anything.
web-reconnecting = No connection; trying again. Your match is safe.
web-busy = The server is very busy. Nothing is lost: this page tries again by itself.
web-slow = The connection is slow; your answer is on its way
web-trouble-title = That did not work
web-nowhere-title = There is nothing here
web-nowhere-text = This address leads nowhere. Perhaps a letter of it was lost.
web-no-match-title = No such match
web-no-match-text = There is no such match, or you have no seat in it. Ask for a link.
web-bad-link-title = This link does not work
web-bad-link-text = It may be incomplete, used up or too old. Ask for a new one.
web-outdated-title = There is a newer version of this page
web-outdated-text = Reload it; your match goes on where it is.

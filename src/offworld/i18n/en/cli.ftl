# The command line.

## Help
cli-usage = Usage:
cli-usage-line = offworld COMMAND [options]
cli-usage-options = [options]
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-heading-codes = Exit codes
cli-exit-0 = done
cli-exit-1 = refused: a wrong file, an unknown game or bot, something that the rules forbid
cli-exit-2 = the command line itself is wrong
cli-exit-130 = interrupted with Ctrl-C

cli-offworld = A table for board games set off Earth: play, simulate, measure, replay and serve. “offworld COMMAND --help” explains a command with examples.
cli-offworld-short = Board games set off Earth
cli-offworld-examples =
    # play against a bot in this terminal
    offworld play dig_mars
    # open the table in a browser
    offworld serve --open

cli-opt-lang = language; by default OFFWORLD_LANG, then the locale
cli-opt-help = show this help
cli-opt-version = show the version
cli-opt-install_completion = set up completion for your shell
cli-opt-show_completion = show what that would write
cli-opt-bots-game = show the levels as this game sets them
cli-opt-json = print JSON for a program to read
cli-opt-game = name of the game, as in “offworld games”
cli-opt-seed = seed of the set-up (default: 0)
cli-opt-option = an option of the game; may be repeated

cli-games = Lists the games with the numbers of players and the options.
cli-games-short = games, numbers of players, options
cli-games-examples =
    offworld games
    # one game, for a program
    offworld games dig_mars --json
cli-games-game = only these games
cli-games-seats = Players: { $seats }
cli-games-values = Values: { $allowed } (default: { $default })
cli-games-needs = Only with { $other }={ $value }
cli-games-only-seats = Only for this many players: { $seats }

cli-play = Plays a match in the terminal: you against bots, or several people at one screen. Answer with the number of a choice; “h” shows the other keys.
cli-play-short = play a match in the terminal
cli-play-examples =
    # against one bot of middle strength
    offworld play dig_mars
    # two people and an expert at one screen, with an option of the game
    offworld play dig_mars --seats you:Ann,you:Boris,expert --option open_finds=true
    # go on with a saved match
    offworld play --resume match.json --seats you,greedy
    # let bots play and watch
    offworld play dig_mars --seats greedy,mcts:iterations=300 --seed 7
cli-play-game = name of the game; not needed with --load or --resume
cli-play-seats = who sits where, e.g. you,greedy,expert; “you:Ann” gives a name, “mcts:iterations=300” settings (see “offworld bots”)
cli-play-seed = seed of the set-up; the same seed gives the same set-up (default: drawn)
cli-play-load = start from a position file
cli-play-save = keep the record of the match in this file
cli-play-resume = go on with the match in this record, and keep it there

cli-simulate = Lets bots play many matches and shows how often each wins, with 95 % intervals, the points and the length. The bots change seats from match to match. The same seed gives the same result, whatever the number of workers, unless a bot thinks by the clock (“seconds”).
cli-simulate-short = let bots play many matches
cli-simulate-examples =
    offworld simulate dig_mars --seats greedy,mcts --games 200 --seed 1
    # in four processes, with the records and a picture
    offworld simulate dig_mars --seats greedy,random --games 1000 --workers 4 --records matches --plot points.png
    # the same matches on a Ray cluster
    offworld simulate dig_mars --seats greedy,mcts --games 1000 --ray auto
    # a bot out of a file of your own; what was interrupted goes on
    offworld simulate dig_mars --seats my_bot.py:Hasty,greedy --records matches --resume
cli-simulate-seats = bots, one for each seat; “my_bot.py:Hasty” is one out of a file (default: greedy,random)
cli-simulate-games = how many matches (default: 100)
cli-simulate-seed = seed of the whole series (default: 1)
cli-simulate-workers = how many processes (default: 1)
cli-simulate-chairs = seats at the table, if more bots take part; then every group of them meets
cli-simulate-ray = play on a Ray cluster at this address; “auto” finds one, “local” starts one here
cli-simulate-records = keep the record of each match in this folder
cli-simulate-limit = seconds by the clock that a match may take; then the slowest bot has lost (default: 3600)
cli-simulate-resume = go on with the tournament in the folder of --records: only what is missing is played
cli-simulate-plot = draw the distribution of points into this file (png, svg, pdf)

cli-ratings = Shows how strong bots are by all tournaments that were added to a file, by game and bot, with 95 % intervals. A tournament is the folder of “simulate --records”; added again, it counts only with what it has grown by.
cli-ratings-short = ratings of bots, kept over time
cli-ratings-examples =
    offworld simulate dig_mars --seats greedy,novice --games 100 --records matches
    offworld ratings add matches
    # how they have changed
    offworld ratings --game dig_mars --history
cli-ratings-action = show (default) or add
cli-ratings-folder = with add: folders with finished tournaments
cli-ratings-file = where the ratings are kept (default: ratings.json)
cli-ratings-game = only this game
cli-ratings-history = show also which tournaments have changed them, and when

cli-train = Lets a player learn from matches against itself. Every core makes matches, one process learns from them: with PyTorch, if it is installed, on a GPU where there is one, else with NumPy. The folder holds the weights, checkpoints, the curve and files for TensorBoard; a folder in which weights lie goes on where it was.
cli-train-short = let a player learn by playing itself
cli-train-examples =
    offworld train dig_mars --folder digger --minutes 30
    # on eight processes, with a picture of how strong it got
    offworld train terraforming_mars --folder settler --workers 8 --plot curve.png
cli-train-what = the game to learn: dig_mars (two seats) or terraforming_mars (alone)
cli-train-folder = where weights, checkpoints and curve are kept
cli-train-minutes = how long (default: 10)
cli-train-workers = how many processes make matches (default: one for each core but one)
cli-train-seed = seed of weights and matches (default: 1)
cli-train-plot = draw the share of matches won over time into this file (png, svg, pdf)

cli-dataset = Writes the records in a folder as rows of a Parquet file, for training: what the seat saw as numbers, what it could do, what it did, and what came of it; if wanted, also what a search thinks. All records are of one game with the same seats and options.
cli-dataset-short = turn records into a Parquet file
cli-dataset-examples =
    offworld simulate dig_mars --seats greedy,greedy --games 100 --records matches
    offworld dataset matches matches.parquet
    # with targets of a search for each decision
    offworld dataset matches targets.parquet --search 200
cli-dataset-records = a folder with records, or one file
cli-dataset-out = the file to write
cli-dataset-search = search each decision with so many iterations, and write what it found (default: 0, none)
cli-dataset-seed = seed of the searches (default: 1)

cli-bench = Measures random decisions a second in complete matches, the time of a copy and of a set-up, next to random moves of python-chess in the same run. Where build/compiled exists (“make compile”), the compiled rules are measured as well.
cli-bench-short = measure the speed of the rules
cli-bench-examples =
    offworld bench
    # one game, quickly, for a program
    offworld bench dig_mars --seconds 2 --json
cli-bench-seconds = how long to measure each game, and the yardstick (default: 5)

cli-replay = Verifies a record and shows how the match went. A record that somebody has changed, or of other rules, is refused.
cli-replay-short = verify and show a recorded match
cli-replay-examples =
    # is it genuine, and who won?
    offworld replay match.json
    # everything that happened
    offworld replay match.json --events
    # the table after 20 answers
    offworld replay match.json --at 20
    # that position as a file
    offworld replay match.json --at 20 --position > position.json
cli-replay-file = a record, as written by “play --save” or “simulate --records”; “-” is standard input
cli-replay-at = show the table after so many answers
cli-replay-events = show what happened, answer by answer
cli-replay-position = print the position as JSON

cli-position = Shows, checks or writes positions: the complete state of a match as a file, for puzzles, teaching and bug reports. Exactly one of --schema, --example, --check, --new and --from-record says what to do.
cli-position-short = show, check or write positions
cli-position-examples =
    # start from an example and check what you have made of it
    offworld position dig_mars --example --out puzzle.json
    offworld position dig_mars --check puzzle.json
    offworld play --load puzzle.json
    # a fresh set-up for three, and a point in a recorded match
    offworld position dig_mars --new --seats 3 --seed 1
    offworld position dig_mars --from-record match.json --at 20 --out position.json
cli-position-schema = print the JSON Schema of the game's positions
cli-position-example = print a small example
cli-position-check = check a position file; with --out, write it with everything filled in
cli-position-new = print a fresh set-up
cli-position-from-record = print a position of a recorded match
cli-position-at = with --from-record: after so many answers (default: the last)
cli-position-seats = with --new: number of players (default: the smallest)
cli-position-out = write to this file instead of standard output

cli-bots = Lists the bots that can sit on a seat: levels, kinds with their settings, and those of installed packages (entry points “offworld.bots”).
cli-bots-short = bots, levels and their settings
cli-bots-examples =
    offworld bots
    # a bot with settings
    offworld play dig_mars --seats you,expert:seconds=1

cli-serve = Serves the table: open the address in a browser to play alone or with friends. Ctrl-C stops it.
cli-serve-short = serve the table to browsers
cli-serve-examples =
    # at home, for this computer only
    offworld serve --open
    # for others in the same network
    offworld serve --host 0.0.0.0 --port 8000
    # for a club
    offworld serve --database postgresql://user@db/offworld --processes 4 --public-url https://play.example.org --trusted-proxy
cli-serve-host = address to listen on (default: 127.0.0.1, this computer only)
cli-serve-port = port to listen on (default: 8000)
cli-serve-database = sqlite:///file or postgresql://… (default: a SQLite file in the data folder)
cli-serve-processes = how many server processes; more than one needs PostgreSQL (default: 1)
cli-serve-data = folder for the SQLite file and the key (default: the user's data folder)
cli-serve-public-url = where people reach the table, if not where it listens
cli-serve-trusted-proxy = believe the X-Forwarded headers of a reverse proxy
cli-serve-open = open the page in a browser
cli-serve-ready = The table is open at { $address } — Ctrl-C closes it.
cli-admin = Looks after the store of a table, beside a server that runs or without one. What is removed cannot be brought back.
cli-admin-short = look after the store: list, save, remove, ban, tidy up
cli-admin-examples =
    offworld admin list
    offworld admin list --status lobby --limit 20
    # all that is stored of a match, or of a person by the number that the list shows
    offworld admin export h7Kp2mXw9QeR --out match.json
    offworld admin remove k3VbT9aQ
    offworld admin ban k3VbT9aQ --reason "Insults"
    # remove matches that nobody plays and in which nothing has happened for a year
    offworld admin prune --days 365
    offworld admin vacuum
cli-admin-action = what is to be done: one of these words
cli-admin-what = a match, or the beginning of a person's number as the list shows it
cli-admin-reason = shown to whoever is banned or muted
cli-admin-days = only matches without anything new for so many days
cli-admin-status = list only matches that stand so
cli-admin-limit = matches in the list at most (default: 100)
cli-admin-before = list what comes after this match
cli-admin-out = file to write to (default: standard output)
cli-usage-admin = “{ $value }” is nothing that can be done. Possible: { $allowed }.
cli-usage-admin-status = --status cannot be “{ $value }”. Possible: { $allowed }.
cli-usage-admin-what = “{ $action }” needs { $name }.
cli-admin-line = { $id }  { $game }  { $status ->
    [lobby] waiting
    [live] being played
   *[finished] finished
}  { $last }  { $seats }
cli-admin-none = There are no matches.
cli-admin-more = There may be more; see them with --before { $id }
cli-admin-removed = { $removed ->
    [one] { $removed } match removed
   *[other] { $removed } matches removed
}{ $changed ->
    [0] .
    [one] ; one goes on without the name and the chat of that person.
   *[other] ; { $changed } go on without the name and the chat of that person.
}
cli-admin-barred = Done; a running server knows within seconds. Whoever throws the cookies away is somebody else, though.
cli-admin-unbarred = Done; a running server knows within seconds.
cli-admin-vacuum = Tidied up.

## Problems
cli-interrupted = Interrupted.
cli-usage-command = There is no command “{ $value }”. Commands: { $allowed }.
cli-usage-command-near = There is no command “{ $value }”. Did you mean “{ $near }”? Commands: { $allowed }.
cli-usage-no-option = There is no option { $name } here. Try { $near }.
cli-usage-needs-value = { $name } needs a value after it.
cli-usage-missing = { $name } is missing. “--help” shows what the command needs.
cli-usage-extra = “{ $value }” does not belong here. “{ $command } --help” shows what the command takes.
cli-usage-other = The command line cannot be read: { $problem }
cli-usage-value-allowed = { $name } cannot be “{ $value }”. Allowed: { $allowed }.
cli-usage-whole-from = { $name } cannot be “{ $value }”: it needs a whole number from { $low } up.
cli-usage-whole-between = { $name } cannot be “{ $value }”: it needs a whole number from { $low } to { $high }.
cli-usage-seconds = { $name } cannot be “{ $value }”: it needs a number of seconds above 0, at most 86400.
cli-usage-minutes = { $name } cannot be “{ $value }”: it needs a number of minutes above 0, at most 10080.
cli-usage-option-form = --option “{ $value }” should read name=value. This game has: { $allowed }.
cli-usage-one-of = Say what to do with exactly one of: { $allowed }.
cli-usage-not-both = { $one } and { $other } exclude each other: give one of them.
cli-usage-only-with = { $one } works only together with { $other }.
cli-usage-game = Which game? Add its name: { $allowed }.
cli-usage-ratings-folder = “add” needs at least one folder with a tournament, and only “add” takes any: offworld ratings add FOLDER.
cli-usage-seats-empty = --seats “{ $value }” has an empty place. Write the players with commas between them, e.g. you,greedy.
cli-bots-only = “{ $value }” is a person, and only bots can take part here. Bots: { $allowed }.
cli-play-seats-count = { $given ->
    [one] { $given } player is named,
   *[other] { $given } players are named,
} but this match has { $seats }. Name one player for each seat with --seats.
cli-record-other-game = The record is of the game “{ $found }”, not “{ $game }”.
cli-record-at = --at { $at } is beyond the end: the record has { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}, so 0 to { $count } are possible.
cli-file-read = { $path } cannot be read: { $problem }.
cli-file-write = { $path } cannot be written: { $problem }. Choose another file or folder.
cli-folder-write = Nothing can be written to the folder { $path }: { $problem }. Choose another folder.
cli-file-json = { $path } is not valid JSON: look at line { $line }, column { $column }.
cli-file-object = { $path } should hold a JSON object, in curly brackets.
cli-os = { $path }: { $problem }.
cli-no-server = The server part is not installed ({ $package }). Install it with: pip install "offworld[server]"
cli-bug = Something went wrong inside Offworld ({ $problem }). Run the command again with OFFWORLD_DEBUG=1 and report what it prints.
cli-written = Written: { $path }

## Playing
cli-player = Player
cli-player-numbered = Player { $number }
cli-level-novice = Novice
cli-level-skilled = Skilled
cli-level-expert = Expert
cli-play-players = At the table: { $names }
cli-play-seed-used = Seed { $seed }: --seed { $seed } gives this set-up again.
cli-play-hint = Answer with a number; h shows the other keys.
cli-play-thinking = { $name } is thinking…
cli-play-prompt = Number (h: help) >
cli-play-done = Enter — clear the screen for the next player
cli-play-hand-over = Hand over to { $name }. The screen shows nothing secret now.
cli-play-ready = Enter — show the table
cli-play-undone = Taken back.
cli-play-nothing-refused = Nothing that is refused here fits.
cli-play-bot-wrong = The bot “{ $bot }” has given an answer that is not possible. { $problem } Put another bot in its place.
cli-play-bot-failed = The bot “{ $bot }” has failed: { $problem }. Put another bot in its place.
cli-play-end-of-input = The input has ended, and so the match stops here.
cli-play-go-on = To go on: { $command }
cli-play-help =
    number   choose; part of the words of a choice works too
    u        take back your last answer
    r        start this turn again
    +1       do the first of what is possible beside the question
    ?        what is not possible here, and why; “? B2” only about B2
    b        show the table again
    l        everything that happened
    s        save the match
    q        leave (asks whether to save)
    h        this help
    =JSON    the answer as JSON, e.g. =["end"]
cli-key-undo = u
cli-key-again = r
cli-key-why = ?
cli-key-log = l
cli-key-save = s
cli-key-quit = q
cli-key-help = h
cli-key-board = b
cli-yes = yes
cli-no = no
cli-yes-words = y yes
cli-no-words = n no
cli-yes-or-no = “{ $value }” is neither: type { $yes } or { $no }.
cli-ask-asides = Beside this, at any time (type + and the number):
cli-ask-no-aside = There is no +{ $value } here; +1 to +{ $count } are possible.
cli-ask-amount = A number from { $low } to { $high }.
cli-ask-payment = To pay: { $due }. Type how many of each, in this order, with spaces between:
cli-ask-source = { "  " }{ $name }: up to { $usable } of your { $stock }, worth { $worth } each
cli-ask-pay = A cost of several kinds. Type how many of each you spend, in this order, with spaces between:
cli-ask-kind =
    { "  " }{ $name }: { $due } due, up to { $usable } of your { $stock }{ $kinds ->
        [none] { "" }
       *[other] , also pays for: { $kinds }
    }
cli-ask-proposal = Enter alone pays { $counts }.
cli-ask-some = Numbers with spaces between: at least { $low }, at most { $high }. Enter alone chooses none.
cli-ask-order = All the numbers with spaces between, the first first.
cli-ask-out-of-range = There is no { $value }: choose from 1 to { $count }.
cli-ask-empty = Type a number from 1 to { $count }; h shows the other keys.
cli-ask-unknown = “{ $value }” is not among the choices: type a number from 1 to { $count }; “?” shows what is not possible and why.
cli-ask-ambiguous = “{ $value }” fits { $number } choices: type the number of one.
cli-ask-numbers = “{ $value }” will not do: { $count ->
    [one] type one whole number.
   *[other] type { $count } whole numbers with spaces between.
}
cli-ask-json = “{ $value }” after “=” is not valid JSON.
cli-save-offer = Save the match? (y/n)
cli-save-name = File [{ $name }]:
cli-save-done = Saved: { $path }
cli-save-not = The match is not saved. Next time, --save FILE keeps it in any case.
cli-won = You win!
cli-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $names }
   *[other] The win is shared: { $names }
}

## Dig Mars in the terminal
cli-dig_mars-drill = Drill
cli-dig_mars-transport = Haul
cli-dig_mars-fleet = Fleet
cli-dig_mars-finds = Finds
cli-dig_mars-points = Pts
cli-dig_mars-extra_drill = +drill
cli-dig_mars-extra_transport = +haul
cli-dig_mars-relocation = +reloc.
cli-dig_mars-extra_point = +point
cli-dig_mars-scouting = +scout
cli-dig_mars-actions = Actions left: { $count }
cli-dig_mars-bonuses = Bonuses: { $bonuses }
cli-dig_mars-left = Tiles on the grid: { $count }
cli-dig_mars-target = Points to declare victory: { $count }
cli-dig_mars-legend = ▤ tiles  ▼ drilling level  ★ value  ⇧ transport level  (…) scouted by you
cli-dig_mars-legend-plain = = tiles  v drilling level  * value  ^ transport level  (...) scouted by you
cli-ended-dig_mars-reason-claim = declared victory

## Terraforming Mars in the terminal
cli-terraforming_mars-generation = Generation { $number }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
}
cli-terraforming_mars-phase-setup = · set-up
cli-terraforming_mars-phase-research = · research
cli-terraforming_mars-phase-action = · actions
cli-terraforming_mars-phase-production = · production
cli-terraforming_mars-phase-conversion = · last greeneries
cli-terraforming_mars-rating = TR
cli-terraforming_mars-megacredits = M€
cli-terraforming_mars-steel = steel
cli-terraforming_mars-titanium = titan.
cli-terraforming_mars-plants = plants
cli-terraforming_mars-energy = energy
cli-terraforming_mars-heat = heat
cli-terraforming_mars-hand = cards
cli-terraforming_mars-points = VP
cli-terraforming_mars-passed = has passed
cli-terraforming_mars-milestones = Milestones
cli-terraforming_mars-awards = Awards
cli-terraforming_mars-choice = Cards to choose from
cli-terraforming_mars-drafted = Put aside so far
cli-terraforming_mars-hand-title = Cards in hand
cli-terraforming_mars-line-action = Action:
cli-terraforming_mars-line-effect = Effect:
cli-terraforming_mars-on-steel = s
cli-terraforming_mars-on-titanium = t
cli-terraforming_mars-on-plants = p
cli-terraforming_mars-on-card = c
cli-terraforming_mars-legend = ≈ ocean  ♣ greenery  ⌂ city  ◈ special tile  x neutral  ~ for an ocean  ^ volcano  N Noctis City; bonuses: s steel, t titanium, p plant, c card; production stands with the stock; × action used
cli-terraforming_mars-legend-plain = O ocean  G greenery  C city  S special tile  x neutral  ~ for an ocean  ^ volcano  N Noctis City; bonuses: s steel, t titanium, p plant, c card; x after a card: action used

## Results
cli-replay-verified = The record is genuine: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}, replayed to the same position.
cli-replay-about = Players: { $count }; rules version { $rules }. { $options }
cli-replay-after = After { $number } of { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}:
cli-replay-unfinished = The match goes on from here; the points so far:
cli-position-fine = { $path } is a possible position of { $game } for { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
cli-position-asked = Player { $number } is asked: { $question }
cli-position-over = The match is over in this position.
cli-ratings-title = { $game }
cli-ratings-skill = Skill
cli-ratings-none = There are no ratings in { $file } yet. Add a tournament: offworld ratings add FOLDER
cli-ratings-added = { $folder }: { $count ->
    [0] nothing new
    [one] { $count } match added
   *[other] { $count } matches added
}
cli-ratings-history-line = { "  " }{ $when }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}: { $skills }
cli-dataset-progress = Records
cli-dataset-written = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} with { $features } numbers and { $actions } possible actions each: { $path }
cli-simulate-progress = Matches
cli-simulate-title = { $game }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
cli-simulate-bot = Bot
cli-simulate-matches = Matches
cli-simulate-wins = Wins
cli-simulate-rate = Rate
cli-simulate-interval = 95 % interval
cli-simulate-mean = Points
cli-simulate-scores = Points from { $least } to { $most } (on the right: least / quartiles / most)
cli-simulate-quartiles = { $least } / { $lower } / { $median } / { $upper } / { $most }
cli-simulate-used = Really used
cli-simulate-used-line = { "  " }{ $bot }: { $milliseconds } ms of the processor for a decision{ $iterations ->
    [none] { "" }
   *[other] , { $iterations } iterations
} ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
})
cli-simulate-failure-raised = { $bot } has lost match { $number } (seed { $seed }), because it failed: { $problem }
cli-simulate-failure-illegal = { $bot } has lost match { $number } (seed { $seed }) by an answer that is not legal: { $problem }
cli-simulate-failure-time = { $bot } has lost match { $number } (seed { $seed }), because it took longer than { $problem } s.
cli-simulate-failure-died = { $bot } has lost match { $number } (seed { $seed }), because its process ended (exit code { $problem }).
cli-simulate-failure-rules = Match { $number } (seed { $seed }) broke off, because the rules failed: { $problem }
cli-simulate-failures-more = … and { $count ->
    [one] { $count } more match was lost like that.
   *[other] { $count } more matches were lost like that.
}
cli-simulate-lengths = Length: { $mean } answers on average, from { $least } to { $most } (median { $median })
cli-simulate-reason = { $count } × { $reason }
cli-simulate-unfinished = { $count ->
    [one] { $count } match was stopped before its end.
   *[other] { $count } matches were stopped before their end.
}
cli-simulate-clock = A bot thinks by the clock here, so the same seed may give another result next time.
cli-simulate-kept = Records: { $path }
cli-bench-plain = Measuring
cli-bench-compiled = Measuring the compiled rules…
cli-bench-no-chess = python-chess is not installed, so there is no yardstick. Install it with: pip install chess
cli-bench-not-compiled = There are no compiled rules in { $folder }, so only plain Python was measured. “make compile” builds them.
cli-bench-broken = The compiled rules in { $folder } do not run: { $problem }. “make compile” builds them anew.
cli-bench-not-really = { $folder } holds no compiled rules. “make compile” builds them.
cli-bench-yardstick = Yardstick: python-chess { $version }, { $plies } random plies a second
cli-bench-col-game = Game
cli-bench-col-build = Build
cli-bench-col-rate = decisions/s
cli-bench-col-ratio = per ply
cli-bench-col-clone = copy
cli-bench-col-start = set-up
cli-bench-units = Copies (of a match with the most players) and set-ups in microseconds; “per ply” are decisions for each random ply of the yardstick.
cli-bench-col-speedup = faster
cli-bench-python = Python
cli-bench-built = compiled
cli-bots-levels = Levels
cli-bots-kinds = Kinds
cli-bots-others = From installed packages
cli-bots-settings = Settings follow a colon: { $example }
cli-bots-broken = The bot “{ $bot }” cannot be loaded: { $problem }

## Series
cli-series-go-on = Go on with the next match of the series? (y/n)
cli-series-match = Match { $number } of the series
cli-replay-match = of a series, show this match instead of the last
cli-replay-no-match = There is no match { $number }; the series has { $count } so far.
cli-replay-series = Match { $number } of { $count } in this series

cli-train-progress = Seconds
cli-train-against = Against
cli-train-matches = Matches
cli-train-rate = Won
cli-train-interval = 95 % interval
cli-train-done = Weights: { $path }. To play against them: { $bot }
cli-train-too-short = There was too little time to learn anything: give it more minutes.

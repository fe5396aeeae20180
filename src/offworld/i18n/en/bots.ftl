# Bots, tournaments and training.
error-unknown-bot = There is no bot called “{ $bot }”. There are: { $allowed }.
error-not-a-bot = The entry point of the bot “{ $bot }” leads to { $found }, which is not a class that extends Bot.
error-no-bot = “{ $bot }” ({ $found }) is not a bot: a class that extends Bot, such a bot, or a function of a perspective and a generator.
error-bot-broken = The bot “{ $bot }” cannot be made: { $problem }
error-bot-packed = The bot “{ $bot }” cannot be handed over to another process: { $problem }. Give its class instead, or install "offworld[arena]".
error-bot-file = The file { $file } cannot be run: { $problem }
error-bot-file-missing = There is no file { $file }.
error-bot-file-name = The file { $file } has no “{ $name }”. Write file.py:Name; it has: { $allowed }.
error-bot-parameter = The bot “{ $bot }” has no setting called “{ $parameter }”. It has: { $allowed }.
error-bot-value =
    The setting “{ $parameter }” of the bot “{ $bot }” cannot be “{ $value }”; it needs { $kind ->
        [int] a whole number from 0 up
        [float] a number from 0 up
        [bool] true or false
       *[str] a word
    }.
error-bot-answer = The bot { $bot } gave an answer that is not legal, { $answer }: { $problem }
error-tournament-games = A tournament has at least one match, not { $games }.
error-tournament-bots = { $bots ->
        [one] One bot is
       *[other] { $bots } bots are
    } too few for tables of { $chairs } seats.
error-tournament-workers = The number of workers is 0 or more, not { $workers }.
error-tournament-limit = The limit of a match is a number of seconds above 0, not { $limit }.
error-tournament-resume = Only a tournament in a folder can be resumed: say which one with “records”.
error-tournament-there = The folder { $folder } holds a tournament already. Resume it, or choose another folder.
error-tournament-other = The folder { $folder } holds another tournament ({ $field }: there { $before }, now { $now }). Choose another folder.
error-tournament-plan = The folder { $folder } does not say which tournament it holds: tournament.json is missing or broken.
error-tournament-line = { $file } cannot be read: look at line { $line }.
error-tournament-worker = A process that should play matches does not start (exit code { $code }); what it printed stands above.
error-tournament-none = The folder { $folder } holds no tournament. “simulate --records” writes one.
error-tournament-unfinished = The tournament in { $folder } is not finished: { $played } of { $games } matches were played. Resume it first.
error-ratings-missing = openskill is not installed. Install it with: pip install "offworld[arena]"
error-ratings-file = The ratings in { $file } cannot be read: { $problem }
error-ratings-format = its format is { $found }, and only { $wanted } is known here.
error-ray-missing = Ray is not installed. Install it with: pip install "offworld[ray]"
error-ray-address = There is no Ray cluster to be reached at { $address }: { $problem }
error-ray-nobody = nobody answers there
error-ray-form = that is not an address; write HOST:PORT, auto or local
error-ray-refused = it does not let this process in; it has to run the same versions of Ray and Python
error-plot-missing = Matplotlib is not installed. Install it with: pip install "offworld[plot]"
error-plot-file = The picture cannot be written to { $file }: { $problem }
error-plot-format = there is no picture format “{ $ending }” here. Possible: { $allowed }.
error-bot-needs = The bot “{ $bot }” needs the package { $package }: `pip install "offworld[learn]"`.
error-unknown-subject = There is nothing to learn that is called “{ $subject }”. There are: { $allowed }.
error-weights = The weights in { $path } cannot be read: { $problem }
error-weights-damaged = the file is damaged.
error-weights-none = this is no file of weights.
error-weights-version = The weights in { $path } were made for positions numbered otherwise: version { $found } instead of { $wanted }. Train them anew.
error-train-needs = Training needs the package { $package }: `pip install "offworld[train]"`.
error-train-worker = Worker { $number } of the training has ended with code { $code }. What was learned until then is in the folder.
error-train-trainer = The trainer has ended with code { $code }. What was learned until then is in the folder.
error-train-other = The folder { $folder } holds another training ({ $field }: there { $before }, now { $now }). Choose another folder.
error-train-recipe = { $file } is no recipe of a training. Choose another folder.
error-records-folder = Records cannot be written to { $folder }: { $problem }
error-dataset-missing = { $package } is not installed. Install it with: pip install "offworld[data]"
error-dataset-empty = There are no records in { $folder }. “simulate --records” writes some.
error-dataset-record = { $file } cannot be used: { $problem }
error-dataset-mixed = All records of a dataset have the same { $field }; here it is { $found }, in the first one { $wanted }.
error-dataset-file = { $file } cannot be written: { $problem }
error-learn-missing = { $package } is not installed. Install it with: pip install "offworld[learn]"
error-spiel-missing = OpenSpiel is not installed, and a game can say its type only in OpenSpiel’s own words. Install it with: pip install open_spiel
error-learn-stamp = This was made for other numbers of { $game }: its { $field } is { $found }, here it is { $wanted }. Train it anew, or use the version of Offworld that it was made with.
error-learn-bots = There must be a bot for each other seat: { $needed }, not { $bots }.
error-learn-pool = A pool of bots is empty: name at least one.
error-learn-render = Environments cannot be drawn as “{ $mode }”. Possible: { $allowed }, or none.
error-learn-term =
    The setting “{ $name }” of an environment cannot be “{ $value }”; it needs a { $kind ->
        [count] whole number from 1 up
       *[number] number
    }.
error-learn-action = There is no action “{ $action }” here; there are { $actions }, counted from 0.
error-batch-count = There must be at least one match, not { $count }.
error-batch-actions = There must be one action for each match, { $needed } in a row: not an array of shape { $found }.
error-batch-whole = Actions are whole numbers, not { $found }.

bots-about-random = Gives any legal answer.
bots-about-greedy = Takes what looks best at once, without thinking of what others will do.
bots-about-mcts = Searches many guesses of what is hidden and what may follow.
bots-about-learned = Plays by what it learned from matches against itself, in Dig Mars for two and in Terraforming Mars alone.
bots-about-novice = Plays simply and slips often.
bots-about-skilled = Takes what looks best at once.
bots-about-expert = Thinks ahead before every decision.

bots-plot-title = { $game }: points in { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
bots-plot-points = Points
bots-plot-share = Share of matches
bots-curve-matches = Matches learned from
bots-curve-won = Matches won, %

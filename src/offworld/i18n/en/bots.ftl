# Bots, tournaments and training.
error-unknown-bot = There is no bot called “{ $bot }”. There are: { $allowed }.
error-not-a-bot = The entry point of the bot “{ $bot }” leads to { $found }, which is not a class that extends Bot.
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
error-tournament-workers = There must be at least one worker, not { $workers }.
error-ray-missing = Ray is not installed. Install it with: pip install "offworld[ray]"
error-ray-address = There is no Ray cluster to be reached at { $address }: { $problem }
error-plot-missing = Matplotlib is not installed. Install it with: pip install "offworld[plot]"
error-plot-file = The picture cannot be written to { $file }: { $problem }
error-records-folder = Records cannot be written to { $folder }: { $problem }
error-learn-missing = { $package } is not installed. Install it with: pip install "offworld[learn]"
error-learn-stamp = This was made for other numbers of { $game }: its { $field } is { $found }, here it is { $wanted }. Train it anew, or use the version of Offworld that it was made with.

bots-about-random = Gives any legal answer.
bots-about-greedy = Takes what looks best at once, without thinking of what others will do.
bots-about-mcts = Searches many guesses of what is hidden and what may follow.
bots-about-novice = Plays simply and slips often.
bots-about-skilled = Takes what looks best at once.
bots-about-expert = Thinks ahead before every decision.

bots-plot-title = { $game }: points in { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
bots-plot-points = Points
bots-plot-share = Share of matches

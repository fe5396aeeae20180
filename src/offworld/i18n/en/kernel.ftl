# What the table itself says, whatever the game: answers refused, undo, set-up, files.

## People
# Whoever reads, where a sentence begins with a person. { YOU($seat, "play", "plays") } chooses between what is said to
# that person and what is said to others; { YOU($seat, "you") } is the name for others.
person-you = You

## Answers
error-not-offered = { $value } is not on offer here ({ $question }). Possible: { $allowed }.
error-aside = { $value } cannot be done beside this question. Possible: { $allowed }.
error-aside-none = { $value } cannot be done: there is nothing to do beside this question.
error-aside-later = Not now: after that, this question could not be answered any more ({ $question }).
error-list = A list is wanted here, not { $value }. It may hold: { $allowed }.
error-twice = { $value } is listed more than once.
error-how-many =
    { $low ->
        [0] Up to { $high } may be chosen here
       *[other] From { $low } to { $high } are to be chosen here
    }, not { $count }.
error-how-many-exactly =
    { $needed ->
        [one] Exactly one is to be chosen here
       *[other] Exactly { $needed } are to be chosen here
    }, not { $count }.
error-left-out = Everything must have its place in the order. Still missing: { $value }.
error-amount = { $value } will not do: a whole number from { $low } to { $high } is wanted.
error-payment-form =
    { $value } is not a payment: a list of { $count ->
        [one] one whole number
       *[other] { $count } whole numbers
    } is wanted, one for each source.
error-payment-stock = { $value } cannot be spent from “{ $source }”: a whole number from 0 to { $stock } is wanted.
error-payment-short = This pays { $paid }, but { $due } is due.
error-payment-waste = This pays { $paid } where { $due } is due: at least one unit of “{ $source }” can be kept.
error-pay-short = These cover { $paid } of the { $due } that are due.
error-pay-too-many = These are { $paid }, but only { $due } are due.
error-match-over = The match is over; nothing more can be answered.
error-no-such-seat =
    There is no seat { $number }: this match has { $seats ->
        [one] one seat, number 0
       *[other] { $seats } seats, counted from 0
    }.
error-not-asked = { $seat } { YOU($seat, "are", "is") } not asked anything now.
error-unsettled =
    What was chosen at the same time cannot all hold together; that is a mistake in the rules of this game.
    Your last answer was not taken: please choose something else.

## Everyone at once
ask-done = Are you done? Until everybody is, you can still take it back.
label-done = Done
ask-go-on = Nobody has anything to decide in this position. Go on?
label-go-on = Go on

## Undo
error-undo-nothing = There is nothing to take back.
error-undo-other = Somebody else has answered since, so this cannot be taken back without their consent.
error-undo-together = Everybody is choosing now, so what came before cannot be taken back without the others' consent.
error-undo-revealed = Something was revealed by it, so this cannot be taken back without the others' consent.

## Set-up
error-unknown-game = There is no game called “{ $game }”. There are: { $allowed }.
error-seats =
    “{ $game }” is not played with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Possible: { $allowed }.
error-seed = The seed { $seed } will not do: a whole number from 0 to { $most } is wanted.
error-whole-number = A whole number is wanted, not { $given }.
error-options-form = Options are to be given as names with values. There are: { $allowed }.
error-unknown-option = There is no option “{ $option }”. There are: { $allowed }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
error-option-needs = The option “{ $option }” can be changed only where “{ $other }” is “{ $value }”.
error-option-seats =
    The option “{ $option }” cannot be changed with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Possible numbers of seats: { $allowed }.

## Positions and records
error-not-json = This is not plain JSON: only objects, lists, strings, numbers, true, false and null may occur.
error-position = Wrong position, field “{ $field }”: { $problem }
error-position-rules = This position was made for version { $rules } of the rules; this is version { $current }.
error-position-impossible = Each field of this position is possible by itself, but not all of them together.
error-record = Wrong record, field “{ $field }”: { $problem }
error-record-format = This record has format { $format }; only format { $current } can be read here.
error-record-rules = This record was made with version { $rules } of the rules; this is version { $current }.
error-record-start = This record does not begin with a possible set-up. { $problem }
error-record-answer = Answer { $number } of this record is not possible. { $problem }
error-record-end = This record does not end where its fingerprint says: it has been changed or damaged.
error-record-clone = A copy made to try things on has no record; take the record of the original match.

## Problems of single fields
error-problem-json = it is not valid JSON.
error-problem-field = field “{ $field }”: { $problem }
error-problem-missing = it is missing.
error-problem-unknown = there is no such field here.
error-problem-no-field = there is no such field here. Possible: { $allowed }.
error-problem-type = this should be { $expected }, but it is { $got }.
error-problem-length =
    it should have exactly { $count ->
        [one] one entry
       *[other] { $count } entries
    }.
error-problem-longer =
    it should have at least { $count ->
        [one] one entry
       *[other] { $count } entries
    }.
error-problem-shorter =
    it should have at most { $count ->
        [one] one entry
       *[other] { $count } entries
    }.
error-problem-least = it should be at least { $bound }.
error-problem-most = it should be at most { $bound }.
error-problem-pattern = it should match the pattern { $pattern }.
error-problem-value = { $value } is not among the possible values.
error-problem-one-of = { $value } is not possible here. Possible: { $allowed }.
error-problem-other = this value is not possible here.
error-type-array = a list
error-type-bool = true or false
error-type-float = a number
error-type-int = a whole number
error-type-null = null
error-type-object = an object
error-type-str = a string
error-type-other = something else
error-series-none = This is no match of a series.
error-series-handed = What the match before is said to have handed over does not fit.
error-series-over = The series is over; nothing follows.
error-series-goes-on = The match goes on; the next one of the series begins when it is over.
error-series-match = Match { $number } of the series: { $problem }

# Why the operating system refused something.
error-os-missing = it does not exist
error-os-no-folder = there is no such folder
error-os-denied = permission denied
error-os-read-only = the file system is read-only
error-os-not-a-folder = part of the path is a file, not a folder
error-os-is-a-folder = it is a folder
error-os-full = the disk is full
error-os-name-too-long = the name is too long
error-os-address-in-use = another program listens there
error-os-address-not-ours = this machine does not have this address
error-os-no-such-host = there is no such host
error-os-nobody-listens = nobody listens there
error-os-unreachable = it cannot be reached
error-os-other = error { $code }

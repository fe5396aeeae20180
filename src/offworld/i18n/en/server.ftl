# The server: what it refuses and why.
server-stale = The question has changed in the meantime; look again.
server-not-your-seat = Seat { $number } is not yours.
server-not-a-player = Only the players of this match may do that.
server-not-owner = Only whoever created the match may do that.
server-not-overdue = That player still has time.
server-not-reserved = This seat is not kept for you; use an invitation link.
server-no-match = There is no such match, or you have no link to it.
server-no-page = There is nothing at this address.
server-method = { $method } is not possible at this address.
server-link = This link is not valid.
server-link-expired = This link has been used already or has expired. Make a new one on the other device.
server-lobby = The match has not begun yet.
server-started = The match has begun already.
server-seats-open = Some seats are still open.
server-seat-taken = Seat { $number } is taken.
server-full = All seats are taken.
server-kept = The seats that are left are kept for others.
server-not-live = The match is not being played now.
server-not-finished = That is possible once the match is finished.
server-export-live = The match can be saved as a file once it is finished: the file holds everything that is still hidden.
server-rules = This match was begun with version { $rules } of the game's rules, and the server has version { $current }; it cannot be opened here any more, but the file of it can be saved.
server-new-rules = From here on the match goes on under version { $rules } of the rules; undo and the replay reach back to this point.
server-rematch = There is a rematch already.
server-undo-none = Nobody is asking for an undo.
server-no-standing = Nothing of that kind can be left as a standing answer: “{ $reaction }”, “{ $choice }”.
server-malformed = The request cannot be understood. { $problem }
server-field = Field “{ $field }”: { $problem }
server-body = Its content: { $problem }
server-not-json = It is not valid JSON.
server-unreadable = { $field ->
    [name] The name is not readable.
   *[text] The text is not readable.
}
server-many-matches = You have as many matches as one person may have that are not over ({ $limit }). Finish or leave some first.
server-hint-people = The expert can be asked only where all the others are bots.
server-hint-failed = The expert has nothing to say just now. Ask again.
server-hint-thinking = The expert is thinking already.
server-review-working = The chances of this match are being worked out already.
server-review-many = You are having { $limit } matches looked through already. Wait until one is done.
server-review-busy = Many matches are being looked through just now. Try again later.
server-review-no-search = No bot of { $game } searches, so that nobody can tell the chances.
server-chat-full = This match has as many lines of chat as it can hold.
server-undo-often = You have asked for as many undos as this match allows.
server-standing-often = You have changed your standing answers as often as this match allows.
server-others-play = Somebody else plays here too, so this match cannot be deleted.
server-seats-often = The seats of this match have changed hands too often: nobody else can sit down here. Make a new match.
server-seat-devices = This seat is held on { $limit } devices, and more are not possible. Take it away from the others first.
server-length = { $field ->
    [name] A name
    [text] A message
   *[other] “{ $field }”
} needs from 1 to { $limit ->
    [one] { $limit } character
   *[other] { $limit } characters
}.
server-too-large = { $limit ->
    [0] That is too large.
   *[other] That is too large; at most { $limit } bytes are accepted.
}
server-body-slow = The content did not arrive within { $seconds } s.
server-body-cut = The content broke off before its end.
server-ban = The host of this table has shut you out: { $reason }
server-mute = The host of this table does not let you write in the chat: { $reason }
server-notice-turn = It is your turn.
server-notice-endpoint = Notices go to push services by https at its usual port only; this is another address.
server-notice-private = This push service cannot be reached, or it is inside a private network.
server-notice-keys = The keys of this browser cannot be used; let it make new ones.
server-nobody = Nothing is known of you here.
server-admin-no-match = There is no match “{ $match }”.
server-admin-nobody = { $count ->
    [0] There is no match “{ $what }”, and nobody whose number begins so (at least six characters).
   *[other] Several people have a number that begins with “{ $what }”; give more of it.
}
server-too-fast = That is too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-slow = The connection was too slow to follow; it is being made again.
server-silent = Nothing was heard from you for a long time; the connection is closed.
server-too-many-sockets = There are too many connections from your address.
server-token = This token is unknown.
server-origin = The request came from another site.
server-protocol = This page is out of date; reload it. (A program: the protocol here is { $wanted }.)
server-hello = The connection began without a greeting.
server-restart = The server is restarting; the connection will be made again in a moment.
server-store = The store is out of reach at the moment. Nothing was changed; try again soon.
server-store-full = There is no space left to save the match. Nothing was changed; tell whoever runs the server.
server-overloaded = The server has more to do than it can at the moment. Nothing was changed; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-busy = The match is too busy at the moment; try again.
server-internal = Something went wrong on the server. Nothing was changed.
server-import-seats = The file describes a match for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}; say who takes them.
server-import-failed = The file could not be checked. Nothing was changed.
server-steps = At most { $limit ->
    [one] { $limit } step
   *[other] { $limit } steps
} can be asked for at once, the first before the last.
server-step = There is no step { $step }; the last one is { $steps }.

# Starting it.
server-listen = Cannot listen at { $host }, port { $port }: { $problem }. Stop what runs there, or choose another port or address.
server-port = { $port } is not a port; choose a number from 1 to 65535.
server-folder = Cannot write to the folder { $path }: { $problem }. Choose another data folder, or make this one writable.
server-database-url = This is not the address of a database that can be used. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-database = The database { $url } cannot be used: { $problem }. Check that it runs and that the address and the rights are correct.
server-database-version = The database { $url } belongs to another version of this program: it has form { $found }, and { $wanted } is needed.
server-database-denied = it does not let this user in or does not let it write
server-database-missing = there is no such database or file
server-database-foreign = the file is something else
server-database-locked = another program holds it
server-database-full = the disk is full
server-database-silent = it does not answer
server-database-no-host = there is no such host
server-database-says = “{ $words }”
server-in-use = Another server uses the file { $path } already. Stop it, choose another data folder, or share a PostgreSQL database.
server-processes = There must be at least one process, not { $processes }.
server-processes-sqlite = { $processes ->
    [one] { $processes } process
   *[other] { $processes } processes
} cannot share a SQLite file. Use one process, or a PostgreSQL database.
server-secret-short = The secret has only { $length ->
    [one] { $length } character
   *[other] { $length } characters
}; it needs at least 32.
server-secret-unreadable = The file { $path }, which signs cookies and links, cannot be read or written: { $problem }.
server-secret-damaged = The file { $path }, which signs cookies and links, is damaged. Put it back from a backup, or delete it: then a new one is made, and old seats and links no longer work.
server-settings = The settings cannot be read: { $problem }
server-unbuilt = The pages have not been built yet
server-unbuilt-how = The server is running, but the client is missing. Build it and start again with:
server-preview = Board games set off Earth, with friends and bots. Every rule is kept for you.
server-preview-invited = You are invited to a match.

### Texts that all games share.

## Errors

error-in-line = line { $line }: { $sentence }
error-unknown-game = There is no game “{ $game }”. The games are: { $games }.
error-game-file = { $file } is not valid: { $what }.
error-game-part = { $game } cannot be loaded: { $part } is missing.
error-no-guide = { $game } has no guided first game yet.
error-unknown-option = { $game } has no option “{ $option }”. Its options: { $options }.
error-wrong-option = Option { $option } cannot be “{ $value }”. Choose one of: { $right }.
error-option-form = “{ $text }” is not an option. Write it as name=value.
error-wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
error-wrong-seed = A seed is a number from 0 to { $most }, not { $seed }.
error-seed-and-dice = A match has either a seed or dice of its own, not both.
error-dice-source = Dice cannot come from { $source }.
error-no-name = { $name } cannot be the name of a player.
error-long-name = A name has at most { $most } characters.
error-unknown-bot = There is no bot “{ $bot }”. The bots are: { $bots }.
error-no-nets = There are no nets for { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-wrong-settings = The settings in { $path } are not valid: { $what }.
error-unknown-setting = { $path } has the unknown setting “{ $name }”. Settings of a { $part }: { $known }.
error-no-stage = { $path } gives a run nothing to do: add a [[stage]] to each run.
error-stage-length = { $path }: each [[stage]] needs either generations or seconds.
error-wrong-share = { $path }: { $name } must be between 0 and 1.
error-no-start = { $path } names { $file } ({ $name }), which does not exist.
error-no-recipe = There is no settings file { $name }, and no net of that name. Nets that ship: { $nets }.
error-nothing-to-train = Which net? Name a settings file, or a net that ships (kleeblatt train --list).
error-other-run = { $folder } holds a run with other settings ({ $name } differs). Choose another --folder, or delete that one.
error-no-features = Nets cannot be trained for { $game } yet: it has no features.
error-no-torch = Training needs PyTorch. Install it with: pip install "kleeblatt[train]"
error-no-drawing = Reports and pictures need matplotlib and Jinja2. Install them with: pip install "kleeblatt[lab]"
error-wrong-bots = There are { $bots } bots for { $players } seats. Name one bot for all seats, or one for each.
error-no-file = { $path } cannot be read: { $why }.
error-no-text = { $path } is not a text file.
error-no-output = The output cannot be written: { $why }.
error-not-a-file = { $path } is not a regular file.
error-no-memory = This needs more memory than there is.
error-too-many-games = { $games } games are too many at once; at most { $most }.
error-no-fingerprints = { $path } does not hold fingerprints.
error-saved-already = { $path } holds a match already. To continue it, name only the file; for a new match, choose another file.
error-open-elsewhere = { $path } is being played in another terminal.
error-no-seat = There is no seat { $seat }.
error-record-no-result = The game has ended here, but its result is missing.
error-no-writing = { $path } cannot be written: { $why }.
error-other-game = { $path } holds a saved match of { $saved }, not of { $game }. Choose another file.
error-finished-save = { $path } holds a finished match. Watch it with “kleeblatt replay”, or choose another file.
error-wrong-step = The match has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; there is no step { $step }.
error-nobody = At least one person or bot must play.
error-wrong-number = { $what } must be at least { $least }, not { $value }.
error-fingerprint = { $game } no longer plays as recorded: { $now }, not { $known }. If that is intended, raise its rules version and record the new fingerprint (--write).
error-game-over = The game is over.
error-stale-state = The move answers state { $step }, but the match is at state { $now }.
error-nothing-to-decide = Seat { $seat } has nothing to decide now.
error-nothing-to-roll = There is nothing to roll now: everyone must decide first.
error-nothing-to-take-back = There is nothing to take back: dice or another player’s decision came last.
error-others-have-decided = Others have already decided: your last decision stands.
error-practice-alone = A practice table is for one person, alone or with bots: no friends, no open seats.
error-typed-dice = The dice of this match are typed in, not rolled.
error-sealed-dice = The secret of these dice is not known: nothing can be rolled.
error-wrong-secret = The secret does not belong to the dice of this record: its hash is different.
error-illegal-move = “{ $move }” is not possible: { $reason }
error-unknown-move = “{ $text }” is not a move. Examples: { $examples }.
error-unknown-roll = “{ $text }” is not a roll. A roll looks like this: { $example }.
error-record-empty = The record is empty.
error-record-unfinished-line = The line is incomplete.
error-record-sum = The checksum does not match: this line, or one before it, was changed.
error-record-format = This is not a Kleeblatt record of format { $format }.
error-record-no-json = This is not a JSON object.
error-record-header = Something in the header is missing or invalid: { $what }.
error-newer-rules = This match of { $game } uses version { $rules } of the rules. It needs a newer Kleeblatt: pip install --upgrade kleeblatt
error-older-rules = This match of { $game } uses version { $rules } of the rules. Open it with Kleeblatt { $release }: pip install kleeblatt=={ $release }
error-no-rules = { $game } has no version { $rules } of its rules.
error-wrong-devices = The devices’ contributions to the dice are not written correctly.
error-wrong-commitment = The device of { $names } revealed a different secret from the one it had committed to.
error-record-links = A link that a device revealed for this roll does not belong to its chain.
error-record-dice = The dice showed { $came }, not { $text }.
error-record-entry = This is neither a roll, nor a move, nor the result.
error-record-spelling = It must be written like this: { $right }.
error-wrong-seats = This position is for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, not { $players }.
error-record-result = This is not the result of the game.
error-position-format = This is not a Kleeblatt position. Every position begins with { $head }
error-position-long = This text is too long for a position: at most { $most } characters.
error-position-field = In a position, “{ $field }” means nothing here. Is a part of the text missing?
error-position-value = In a position, { $name } cannot be “{ $value }”.
error-position-spelling = In this position, write “{ $right }” instead of “{ $wrong }”.
error-position-impossible = No game can reach this position: { $reason }
error-position-other-table = This position belongs to another game, or to other options or players.
error-position-over = The game is over in this position. Choose an earlier one.

reason-not-now = this is not one of your choices right now.

## The command line

games-players = players
games-minutes = minutes
games-default = default
games-solo = { $least }–{ $most }, solo too
simulate-playing = Playing { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } …
compiling = Compiling { $what } for this machine (once, about half a minute) …
bench-measuring = Measuring { $what } …
fingerprint-written = Written to { $path }.

## A game in the terminal

play-warming-up = { $name } is still warming up and plays weaker for now.
play-welcome = { $title } for { $names }. Type “help” at any time.
play-which-game = Which game?
play-names = Who plays? Names, separated by commas (empty: you alone)
play-bots = Bots as opponents? ({ $bots }; separated by commas; empty: none)
play-player = Player { $number }
play-continue = There is an unfinished match: { $names }. Continue it? [Y/n]
play-no-letters = n
play-resumed = Continuing { $path } after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
play-dropped-line = (The last line of the file is incomplete and is left out.)
play-put-aside = The earlier match is kept in { $path }.
play-record = The record of this match: { $path }
play-saved = Your match is saved. To continue: { $command }
play-type-roll = { $name }, roll the real dice and type what they show ({ $example })
play-turn = { $name }
play-many = { $count } choices. Type the cells, for example: { $example }. “list” shows all.
play-over = The game is over.
play-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
play-solo-result = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $level }
play-total = total
play-bye = Goodbye!
play-nothing-typed = Please type a number or a move, or “help”.
play-wrong-number = There is no choice { $number }; there are 1 to { $most }.
play-practice = Practice: type “{ $command }” to take back as much as you like, even after dice and cards. The same ones will come again.
play-taken-back = Taken back.
play-whose-sheet = Whose sheet? { $names }
play-commands = 
    number          choose from the list
    a move          typed as in the list; dice and cells in one go: { $example }
    list            all choices
    sheet [name]    show a sheet
    score           the score so far, in parts
    back            take back the last step
    position        this position as text, for kleeblatt play --position
    rules           the rules of the game
    help            this
    quit            stop; the match is saved
command-list = list
command-sheet = sheet
command-score = score
command-back = back
command-position = position
command-rules = rules
command-help = help
command-quit = quit
replay-step = step { $step } of { $steps }

## What has happened

# What players are called who give no name: it reads as the second person
told-nameless = Du, You
told-and = { $first } and { $last }

## Words of the notation that several games use

token-pass = pass
letter-blue = B
letter-green = G
letter-yellow = Y
token-blue = blue
token-green = green
token-row = row
token-yellow = yellow
token-red = red
letter-red = R

## The server

error-no-database = The database { $path } cannot be opened: { $why }.
error-newer-database = The database { $path } was written by a newer version of Kleeblatt. Update Kleeblatt, or choose another folder with --data.
error-no-database-here = There is no database in { $path }. Name your data folder with --data.
error-foreign-database = { $path } is not a database of Kleeblatt.
error-no-upgrade = The database { $path } could not be upgraded and stays as it was: { $why }.
error-folder-in-use = Kleeblatt is running with the folder { $path }. Stop it first.
error-too-busy = The server is busy with other requests. Try again in a moment.
error-too-much-work = This check needs too much time or memory here. Run kleeblatt verify on your own computer instead.
error-too-slow = The request took too long to arrive. Try again.
error-no-length = The request must say how long its body is.
error-no-json = This is not valid JSON.
error-no-http = This is not a valid HTTP request.
error-long-head = The headers of this request are too long.
error-wrong-host = This server does not answer to that name. Whoever runs it can allow the name with --allow-host.
error-foreign-page = Only the server’s own page may do that.
error-no-page = There is nothing here.
error-no-method = That does not work here: another HTTP method is needed.
error-fault = Something went wrong on the server. Your table is safe. Try again.
error-table-broken = The table was interrupted. Try again in a moment.
error-server-full = This server has no room for another table.
error-too-many-watch = This table has no room for more spectators.
error-name-taken = Somebody at this table is already called { $name }. Choose another name.
error-too-many-backs = You have taken back too many times: this decision stands.
error-mixing-late = The dice no longer need this.
error-mixing-done = Another device has already done this for your seats.
error-mixing-wrong = This is not what your device had committed to.
error-no-table = There is no such table.
error-not-begun = The game has not started. It starts when everyone has joined.
error-not-over = The match is not over yet.
error-not-your-seat = This device does not play for that seat.
error-bot-plays = A bot plays for this seat. Take the seat back first.
error-wrong-invite = This invitation is not valid.
error-no-open-seat = There is no open seat.
error-no-person = There is no person in that seat.
error-not-host = Only the person who set up the table can do that.
error-too-often = That was too fast. Wait a moment.
error-too-long = That is too long; at most { $most } bytes.
error-no-hello = The first message must be a “hello”.
error-no-message = The message was not understood: { $why }.
error-port-taken = Port { $port } is already in use. Stop whatever uses it, or choose another one with --port.
error-not-here = This only works on the machine that Kleeblatt runs on.
error-no-network = This machine is not connected to a home network. Turn on its Wi-Fi and try again.
error-no-folder = The folder { $path } cannot be written to: { $why }. Choose another one with --data.
error-no-proxy = { $address } is not an IP address or a network such as 10.0.0.0/8.
error-no-address = The address { $host } cannot be used: { $why }.

verify-shared = This record holds. Every step follows the rules of { $title }, and nobody could choose its { $rolls } rolls and cards alone.
verify-secret = This record holds. Every step follows the rules of { $title }, and its { $rolls } rolls and cards come from one secret that was fixed before the first of them.
verify-sealed = Every step follows the rules of { $title }, but the record does not hold the secret of its { $rolls } rolls and cards. They cannot be checked.
verify-seed = This record holds. Every step follows the rules of { $title }, and its { $rolls } rolls and cards come from the seed in the record.
verify-deal = This record holds. Every step follows the rules of { $title }, and its { $rolls } rolls and cards come from the deal in the record. Every table that plays this deal meets the same luck.
verify-mixed = This record holds. Every step follows the rules of { $title }. People typed in { $typed } of its { $rolls } rolls and cards; the others can be checked.
verify-hand = This record holds. Every step follows the rules of { $title }. People rolled its { $rolls } dice and typed them in.
verify-foreign = This is not the record of your match: your device saw other hashes before the first roll.
verify-proven = Proven
verify-not-proven = Not proven
verify-proven-rules = Every step follows the rules of { $title }.
verify-proven-server = The server had committed to its secret before the first of { $rolls } rolls and cards, and did not change it.
verify-proven-devices = These seats’ devices added to the dice: { $names }. Nobody knew their numbers when committing to another one. So nobody could choose the dice alone, not even the person who runs the server.
verify-proven-strong = { $rolls ->
    [one] One roll or card needed a new number from every device. Nobody could know it before it fell.
   *[other] { $rolls } rolls and cards needed a new number from every device. Nobody could know them before they fell.
}
verify-proven-seed = All { $rolls } rolls and cards come from the seed in the record.
verify-proven-seen = The hashes that your device saw before the first roll are in this record.
verify-open-practice = That nobody knew dice or cards beforehand: at a practice table everything can be taken back, even after seeing them.
verify-open-position = How this position came about: the match began in the middle of a game.
verify-open-typed = { $typed ->
    [one] Somebody typed in one roll. Nobody can check it afterwards.
   *[other] People typed in { $typed } rolls. Nobody can check them afterwards.
}
verify-open-sealed = The secret of the dice is not in the record, so nobody can check them.
verify-open-seed = Anyone who knows the seed knows all dice in advance.
verify-open-alone = No player’s device added to the dice. The person who runs the server could have tried secrets until the dice suited them.
verify-open-missing = These seats’ devices added nothing: { $names }. They were not connected at the start, or did not answer.
verify-open-withheld = These seats’ devices committed to a number and then kept it back: { $names }. The dice were started again without them.
verify-open-rounds = It took { $rounds } attempts to start the dice, perhaps because the server was restarted.
verify-open-ahead = The person who runs the server could have read its memory during the match and looked ahead at the dice. The strong mode prevents that.
verify-open-skipped = At { $rolls ->
    [one] one roll or card
   *[other] { $rolls } rolls or cards
} these devices were away: { $names }. The others still took part.
verify-open-seen = A record cannot show which hashes your device saw. Open it on the device that you played on: the page compares them.

serve-open = Kleeblatt is ready: { $url }
serve-network = On phones and computers in the same network: { $url }
serve-stop = Stop with Ctrl-C. Your tables are kept in { $path }.

upgrade-replaying = Replaying all tables
upgrade-done = The database is up to date.
upgrade-backup = A copy from before the upgrade: { $path }
upgrade-checked = Checked on a copy. Your database is unchanged.
upgrade-good = { $tables ->
    [0] It holds no tables yet.
    [one] Its only table replays correctly.
   *[other] All { $tables } tables replay correctly.
}
upgrade-broken = { $good } of { $tables } tables replay correctly. These do not:
upgrade-table = { $table } ({ $game }, { $date }, { $players }): { $sentence }
upgrade-damaged = The table is damaged: { $what }.

## The arena

error-arena-range = There are no deals of the range “{ $range }”. The ranges are: { $ranges }.
error-arena-first = The first deal is a number from 0 to { $most }, not { $first }.
error-arena-own-bot = The bot “{ $bot }” cannot be created: { $why }. Name it as module:Class; the class takes a seed and has choose(match, seat).
error-arena-bot-failed = The bot “{ $bot }” failed in the deal with the seed { $seed }: { $why }
error-arena-crash = A process crashed while playing. One of these bots is to blame: { $bots }.
error-arena-itself = { $bot } cannot play against itself. Leave out --against: then it plays in all seats.
error-arena-alone = A duel needs at least two players.
error-arena-few-bots = A tournament needs at least two different bots, each named once, not: { $bots }.
error-arena-anchor = { $bot } cannot be rated 0: it does not play. These bots do: { $bots }.
error-arena-store-busy = Another run is writing to { $path }. Wait for it, or choose another file.
error-arena-store-foreign = { $path } does not hold results of the arena. Choose another file.
error-arena-store-line = Line { $line } of { $path } is damaged. Delete the line to play its games again, or choose another file.
error-arena-store-settings = { $path } holds results of other settings (different: { $settings }). Choose another file, or the same settings as before.

arena-playing = { $game }
arena-stopped = Stopped. The games so far are in { $path }; the same command continues from there.
arena-stopped-lost = Stopped. Next time, --resume FILE lets you continue a stopped run.
arena-written = The report: { $path }
arena-title-bot = { $game }: { $bot }
arena-title-duel = { $game }: { $bot } against { $other }
arena-title-tournament = { $game }: tournament of { $bots }
arena-summary = { $players ->
    [one] One player
   *[other] { $players } players
}, { $deals } deals, { $games } games. The deals come from the range “{ $range }”, starting at number { $first }.
arena-bot = bot
arena-scores = Points
arena-points = points
arena-mean = mean ± standard error
arena-deviation = standard deviation
arena-percentile = { $percent } are below
arena-least = least
arena-most = most
arena-levels = Levels of the rulebook
arena-level = level
arena-share = share
arena-from = from { $points }
arena-below = below { $points }
arena-parts = Parts of the score (means)
arena-by-seat = Points in each seat
arena-seat = seat
arena-duel = Duel
arena-duels = Duels
arena-deals-won = deals won
arena-deals-drawn = deals drawn
arena-games-won = games won
arena-margin = points ahead
arena-interval = 95% interval
arena-from-to = { $low } to { $high }
arena-duel-note = Each deal is played once from each of the { $seats } seats, with the same dice and cards. The bot with more points over all these games wins it; a drawn deal counts half. Equal bots would win 50% of the deals and { $even } of the games. Points ahead: of the others’ mean, per game.
arena-time = Time per decision
arena-time-median = half take less than
arena-time-slow = 99% take less than
arena-time-slowest = the slowest took
arena-time-note = Measured live on one core, at { $decisions } positions from real games.
arena-ratings = Ratings
arena-rating = Elo
arena-anchored = Bradley–Terry ratings from deals won, with { $bot } = 0; 400 points are odds of ten to one. The intervals are for the distance from { $bot }.
arena-mean-zero = Bradley–Terry ratings from deals won, with a mean of 0; 400 points are odds of ten to one.
arena-separated = Some bots have never lost a deal to some others, so the distance between them is only a guess. Set another bot to zero with --anchor to see the rest more clearly.
arena-pairs = Deals won, pair by pair
arena-pairs-note = What the bot in the row has won against the bot in the column.
arena-versus = { $bot } against { $other }
arena-facts = About this page
arena-fact-command = command
arena-fact-date = date
arena-fact-version = Kleeblatt, rules
arena-fact-options = options
arena-fact-seeds = seeds
arena-fact-engine = played
arena-fact-time = time × cores
arena-compiled = compiled
arena-live = live
arena-plot-scores = How often each score came up; dashed: the mean
arena-plot-mean = mean
arena-plot-points = points
arena-plot-games = share of the games
arena-plot-winner = this bot …
arena-plot-against = … wins this share of deals against this one
arena-plot-rating = Elo, with 95% intervals
arena-plot-learned = games learned from

# Bots
bot-random = random
bot-easy = easy
bot-medium = medium
bot-strong = strong
bot-expert = expert
bot-borrows = plays as medium here
play-borrows = { $bot } plays as { $level } in this game: it has no nets for this table yet.

# Training and the list of bots
train-checked = Run { $run } of { $runs }, { NUMBER($games) } { $games ->
    [one] game
   *[other] games
}: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
train-done = Done: { $net }.npz and { $net }.toml are in { $folder }.
train-stopped = Stopped. The same command continues; { $net }.npz in { $folder } is the net so far.
train-no-curve = The learning curve is not drawn. That needs matplotlib: pip install "kleeblatt[lab]"
bots-preparing = Compiling the strong bots
bots-prepared = The strong bots are ready.
bots-level = Bot
bots-solo = alone: points
bots-beats = At 2, 3 and 4 players: share of duplicate deals won against the bot above it.
bots-players = { $players } players
bots-own = your own
bots-more = How this was measured: docs/strength.md

## How the dice fell

error-other-tally = These counts do not belong together.
dice-matches = { $matches ->
    [one] One match
   *[other] { $matches } matches
}
dice-source-drawn = Rolled and drawn by Kleeblatt
dice-source-typed = Rolled by hand
dice-count = Count
dice-expected = expected
dice-kind-colour = Colour dice
dice-kind-number = Number dice
dice-kind-special = Special die
dice-kind-die = Die
dice-kind-silver = Silver
dice-kind-yellow = Yellow
dice-kind-blue = Blue
dice-kind-green = Green
dice-kind-pink = Pink
dice-kind-white = White
dice-kind-red = Red
dice-kind-card = Does the drawn card fit into a row?
dice-kind-task = Is the drawn card easier than the average of its deck?
dice-kind-fairy = Which seat is the first lucky fairy?
dice-kind-tray = Which of several equal dice goes on the tray?
face-joker = joker
face-heart = heart
face-bomb = bomb
face-stars = stars
face-three = three
face-block = block
face-star = star
face-fits = fits
face-bust = fits nowhere
face-easier = easier
face-harder = not easier
dice-uneven = { $count ->
    [0] Of { $of } matches with fair dice, none is this uneven.
    [one] Of { $of } matches with fair dice, one is at least this uneven.
   *[other] Of { $of } matches with fair dice, { $count } are at least this uneven.
}
dice-uneven-many = { $count ->
    [0] Of { $of } trials this long with fair dice, none is this uneven.
    [one] Of { $of } trials this long with fair dice, one is at least this uneven.
   *[other] Of { $of } trials this long with fair dice, { $count } are at least this uneven.
}
dice-off = { $count ->
    [0] By pure chance, none of { $of } matches is this far off.
    [one] By pure chance, about one of { $of } matches is at least this far off.
   *[other] By pure chance, about { $count } of { $of } matches are at least this far off.
}
dice-off-many = { $count ->
    [0] By pure chance, none of { $of } trials this long is this far off.
    [one] By pure chance, about one of { $of } trials this long is at least this far off.
   *[other] By pure chance, about { $count } of { $of } trials this long are at least this far off.
}
dice-few = Too few to tell.
dice-run = Longest run: { $length } × “{ $face }”.
dice-drought-joker = { $length ->
    [0] Every roll had a joker.
    [one] Longest dry spell: one roll without a joker.
   *[other] Longest dry spell: { $length } rolls without a joker.
}
dice-drought-six = { $length ->
    [0] Every roll had a six.
    [one] Longest dry spell: one roll without a six.
   *[other] Longest dry spell: { $length } rolls without a six.
}
dice-as-long = { $count ->
    [0] Not one of { $of } matches with as many rolls has one this long.
    [one] One of { $of } matches with as many rolls has one at least this long.
   *[other] { $count } of { $of } matches with as many rolls have one at least this long.
}
dice-as-long-many = { $count ->
    [0] Not once in { $of } cases is there one this long among this many matches.
   *[other] Among this many matches there is one at least this long in { $count } of { $of } cases.
}
dice-how = Dice rarely fall evenly, and among several of them one nearly always stands out.

## Positions that cannot be

position-seat = somebody in it is not at the table.

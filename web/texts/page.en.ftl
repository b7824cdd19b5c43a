### The page

page-loading = One moment …
page-which-game = What shall we play?
page-minutes = about { $minutes } minutes
page-play = Play
page-rules = Rules
page-running = Running matches
page-finished = Finished matches
page-forget = Remove from the list
page-verify = Check a record
page-verify-how = Choose the file of a finished match. Every step, every die and every card is worked out again.
page-who = Who plays?
page-player = Player { $number }
page-kind = Seat { $number }
page-kind-here = at this screen
page-kind-friend = a friend by link
page-kind-bot = a bot
page-by-link = joins by link as soon as the table is set
page-name = Name
page-bot = Bot
page-remove = Remove the seat
page-options = Options
page-start = Start
page-invited = You are invited to play. At the table: { $names }
page-join = Join
page-watch = Just watch
page-home = To the start
page-reconnecting = The connection is gone. It comes back by itself, nothing is lost …
page-waiting = Someone is still missing. Play begins when everybody is there.
page-mixing = { $count ->
    [0] Mixing the dice …
   *[other] Mixing the dice … Waiting for { $names }.
}
page-mixing-roll = { $count ->
    [0] The dice are about to roll …
   *[other] The dice are about to roll … Waiting for { $names }.
}
page-sheets = Everyone at the table
page-awaited = has to decide
page-stand-in = a bot plays
page-away = not connected
page-your-turn = It is your turn.
page-your-turn-named = It is { $name }’s turn.
page-waiting-for = Waiting for { $names } …
page-back = Take back
page-confirm = Confirm
page-clear = Clear
page-log = Log
page-scores = Scores
page-to-rematch = To the rematch
page-rematch = Play again
page-record = Record
page-verify-dice = Check the dice
page-link-invite = Invitation
page-link-move = Take your seat to another device
page-link-move-how = Whoever has this link plays for you. Keep it to yourself.
page-link-watch = Watch
page-copy = Copy
page-copied = Copied
page-qr = QR code of the invitation
page-seats = Seats and links
page-open-seat = (still free)
page-fill = Let a bot play
page-give-back = Give the seat back
page-let-bot = Let a bot stand in
page-commitment = Hash of the dice’s secret:
page-only-here = This address works on this computer only. For other devices in the same network start Kleeblatt with --host 0.0.0.0.
choice-no = no
choice-yes = yes
choice-removed = removed
choice-discarded = discarded
choice-built-in = built-in
page-close = Close
page-guide = Guided first game
page-guide-short = Guide me
page-guide-step = Step { $step } of { $steps }
page-guide-other = That would be possible too. Here we go on with “{ $move }”.
page-guide-again = From the beginning again
page-paper = An empty sheet to print.
page-paper-of = { $title }: print an empty sheet
page-print = Print
page-replay = Watch a match
page-replay-how = Choose the record of a match (.jsonl).
page-replay-start = Before the first move
page-replay-step = Step { $step } of { $steps }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-link = Copy a link to this moment
page-search = Search the rules
page-found = { $count ->
    [0] Nothing found.
    [one] One section
   *[other] { $count } sections
}
page-dice = Dice
page-dice-server = Kleeblatt rolls
page-dice-strong = Kleeblatt rolls, strong mode
page-dice-hand = We roll real dice
page-dice-how-strong = Nobody can know a roll in advance, not even the person who runs the server. This holds as long as all devices stay connected.
page-dice-how-hand = You throw real dice and tap in what they show. Cards and lots still come from Kleeblatt.
page-roll = What do the dice show?
page-roll-done = That is how they lie
page-roll-turn = Roll, and tap in what lies on top.
page-roll-correct = Correct the roll
throw-colour = Colour
throw-number = Number
throw-special = Special
throw-die = Die
page-told-roll = Roll: { $roll }
page-told-move = { $name }: { $move }
page-emotes = Give a sign
page-emoted = { $name }: { $emote }
emote-clap = Bravo!
emote-laugh = Haha!
emote-wow = Oh!
emote-sad = What a pity!
emote-clover = Good luck!
emote-think = One moment, I am thinking.
emote-hurry = Who is dawdling there?
emote-thanks = Thank you!
page-offline-unknown = Without a connection to the server this table cannot be shown here.
page-offline = You are offline: matches that have begun can be read but not played on; new tables, bots and dice need the server.
page-me = My Kleeblatt
page-me-settings = Settings
page-me-name = My name
page-me-theme = Colours
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-me-calm = Move nothing
page-me-sound = Quiet sounds
page-me-notify = Always notify me when it is my turn and the page is out of sight
page-me-no-notices = The browser does not allow notices.
page-me-statistics = My matches
page-me-nothing = No finished match in this browser yet.
page-me-games = matches
page-me-best = best
page-me-average = average
page-me-won = won
page-me-save = Save as a file
page-me-load = Read a file
page-me-forget = Forget everything
page-me-here = All of this stays in this browser.
page-me-no-file = That is no file of matches.
page-me-loaded = { $count ->
    [0] Nothing new in the file.
    [one] One match read.
   *[other] { $count } matches read.
}
page-needs-server = That needs a connection to the server. Try again when it is back.
page-guide-cannot = That is not possible now. Here we go on with “{ $move }”.
page-me-forget-sure = Forget all matches of these statistics?
page-dice-title = How the dice fell
page-dice-result = Result
page-dice-all = All dice on this server
page-dice-all-how = Only finished matches count. Dice that people rolled themselves are listed separately.
page-dice-none = Nobody has finished a match here yet.

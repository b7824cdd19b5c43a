### Starting: the first page, a new table

start-what = Five dice and card games: around one table, with friends on their phones, or against bots.
start-continue = Continue
start-your-turn = Your turn
start-turn = { $name }’s turn
start-turn-several = Waiting for { $names }
start-missing = Waiting for players
start-unknown = Unfinished game
start-alone = solo
start-with = with { $names }
start-somebody = someone else
start-more = { $count ->
    [one] One more game in progress
   *[other] { $count } more games in progress
}
start-now = Play now
start-first = New here? A guided round of { $title } shows you how it works.
start-games = All games
start-friends = With friends
start-friends-how = Open a table and show a QR code
start-friends-which = Which game?
start-friends-many = How many friends?
start-friends-open = Open the table
start-friends-then = Next you get a QR code and a link for everyone who joins.
start-over = Finished
start-tools = More
start-tool-replay = Watch a recorded game
start-tool-position = Open a position
start-tool-verify = Check the dice
start-me = Me and my games
start-name = What’s your name?
start-name-why = This is how others at the table see you. Kleeblatt remembers it in this browser.
start-name-done = Continue
start-name-none = No name
start-solo-short = 1–{ $most } players, also solo
start-players-short = { $least }–{ $most } players

setup-learn = How it works
setup-print = Print a sheet
setup-who = Who is playing?
setup-me = Me
setup-person = Person { $number }
setup-friend = Friend by link
setup-add-here = Person here
setup-add-friend = Friend
setup-add-bot = Bot
setup-seat = Change seat { $number }: { $name }
setup-my-name = Your name
setup-name = Name
setup-kind = Who sits here?
setup-kind-here = Person here
setup-kind-friend = Friend by link
setup-kind-bot = Bot
setup-friend-how = They join on their own phone or computer. You get the link and a QR code at the table.
setup-level = How well should { $name } play?
setup-remove = Remove
setup-done = Done
setup-solo-add = Solo: you play alone, for the best rating you can get. Or add someone.
setup-count = { $count } at the table
setup-full = { $count } at the table – the game has no more seats.
setup-start = Start
setup-start-solo = Play solo
setup-start-friends = Open the table and invite
setup-sheet = Which sheet?
setup-sheet-surprise = Surprise sheet
setup-sheet-again = Tap again for another
setup-file-choose = Choose a file
setup-file-back = Use Kleeblatt’s cards
setup-more = Dice and more
setup-dice = Who rolls?
setup-dice-server = Kleeblatt rolls
setup-dice-hand = We roll our own dice
setup-dice-strong = Kleeblatt, extra strict
setup-dice-how-server = Kleeblatt rolls and shuffles. After the game anyone can check that nobody cheated.
setup-dice-how-hand = You roll real dice and enter what they show. Cards still come from Kleeblatt.
setup-dice-how-strong = Every device helps to mix the dice: nobody can know a roll in advance, not even the server. All devices must stay connected.
setup-practice = Practice table
setup-practice-how = Take back whatever you like, even past a roll. Does not count for your best results.
setup-yes = Yes
setup-no = No

ask-push-risk = Play with full risk?
    .how = Roll a star, and you lose your whole unsecured display.
ask-push-directions = Two players: what happens to the direction cards?
    .how = With two players they have no effect.
    .removed = Remove them before play
    .discarded = Discard each as it turns up
ask-geht-noch-was-free_start = Place the start cards yourselves?
    .how = Everyone places their six start cards as they like. Otherwise they lie on the lowest three levels.
ask-geht-noch-was-solo_rules = Play by the solo rules?
    .how = Other factors, scored cards can climb once more, and sets of all colours earn extra points.
ask-geht-noch-was-deck = Your own cards?
    .how = Our cards are our own design. If you own the game, you can load the printed ones from a file.
choice-so-gut = printed sheet
start-forget-sure = Remove this game from the list? You cannot get back to your seat from here after that.
start-forget-finished = Remove this game from the list?
start-minutes = { $count ->
    [0] just now
    [one] for a minute
   *[other] for { $count } minutes
}
start-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
start-days = { $count ->
    [one] since yesterday
   *[other] for { $count } days
}

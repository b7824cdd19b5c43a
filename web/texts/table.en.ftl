### At the table: whose turn it is, what the others did, how fast it is shown

table-skip = Skip
table-offline-turn = It’s your turn as soon as the connection is back.
table-stood-in = A bot is playing for you.
table-stood-in-named = A bot is playing for { $name }.
table-take-back = Take the seat back
table-silent = The server is not answering. Your game is safe.
table-roll-you = You roll. Enter what the dice show.
table-roll-other = { $name } rolls. Enter what the dice show.
table-watching = You are watching.
table-follow = Follow
table-follow-how = Always shows the sheet on which something is happening.
table-practice = Practice
table-hand-over = { $name }, it’s your turn!
table-hand-over-how = Pass the device on.
table-hand-over-go = Go
table-sound-ask = Play with sounds?
table-sound-yes = Yes
table-sound-no = No
table-sound-on = Turn sounds on
table-sound-off = Turn sounds off
table-speed = How fast the others play
table-speed-calm = calm
table-speed-normal = normal
table-speed-at-once = at once
table-use-hand-over = On a shared device: announce each turn
table-latest = Watch the others’ moves again
table-recap = Since your last turn
table-recap-at = { $at } of { $count }
table-recap-next = Next
table-recap-back = Back
table-recap-done = Done
table-more-seats = More players: swipe sideways
table-log-empty = Nothing has happened yet.
table-log-show = Show on the sheet
table-menu = At the table
table-others = The others
table-look = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: look at the sheet

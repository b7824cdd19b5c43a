### Watching a game

replay-turn-back = { $unit ->
    [roll] Previous roll
    [round] Previous round
   *[turn] Previous turn
}
replay-turn-next = { $unit ->
    [roll] Next roll
    [round] Next round
   *[turn] Next turn
}
replay-speed = Speed
replay-speed-calm = calm
replay-speed-normal = normal
replay-speed-fast = fast
replay-follow = Sheet follows the play
replay-keys = Keys: arrows for steps, Page Up and Page Down for turns, space to play.
replay-print-all = Print all sheets
replay-print-one = Print this sheet
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

### Watching a match

replay-turn-back = { $unit ->
    [roll] To the roll before
    [round] To the round before
   *[turn] To the turn before
}
replay-turn-next = { $unit ->
    [roll] To the next roll
    [round] To the next round
   *[turn] To the next turn
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

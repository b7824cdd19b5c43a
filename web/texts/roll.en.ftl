### Real dice: what they show is typed in

roll-you = You roll. { $count ->
    [one] What does the die show?
   *[other] What do the dice show?
}
roll-other = { $name } rolls. { $count ->
    [one] What does the die show?
   *[other] What do the dice show?
}
roll-corrected = Change only what was wrong.

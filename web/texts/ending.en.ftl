### The end of a game

ending-counting = Adding up the points …
ending-winner = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $names } wins!
    }
   *[other] { $you ->
        [yes] You and { $names } win together!
       *[no] { $names } win together!
    }
}
ending-solo = { $points ->
    [one] One point
   *[other] { $points } points
}
ending-points = The points
ending-place = Place
ending-place-number = { $place }
ending-story = How it went
ending-skip = Show everything
ending-look = To the table
ending-show = Result
ending-watch = Watch the replay
ending-show-moment = watch this moment
ending-wants = { $name } wants to play again.
ending-wanted = A new game is waiting.
ending-join = Join in
ending-go = To the new game
ending-again = Play again

ending-next = { $missing ->
    [one] One more point
   *[other] { $missing } more points
} to reach the next level: “{ $level }”
ending-highest = There is no higher level than this.
ending-record-first = Your first game { $solo ->
    [yes] alone
   *[no] with others
}: { $points ->
    [one] one point
   *[other] { $points } points
} to beat from now on.
ending-record-new = A new record! It used to be { $best ->
    [one] one point
   *[other] { $best } points
}.
ending-record-equal = You have equalled your record of { $best ->
    [one] one point
   *[other] { $best } points
}.
ending-record-missed = Your record is still { $best ->
    [one] one point
   *[other] { $best } points
}.

ending-when = { $unit ->
    [roll] roll { $number }
    [round] round { $number }
   *[turn] turn { $number }
}
ending-when-in = { $unit ->
    [roll] on roll { $number }
    [round] in round { $number }
   *[turn] on turn { $number }
}
ending-when-of = { $unit ->
    [roll] roll { $number } of { $of }
    [round] round { $number } of { $of }
   *[turn] turn { $number } of { $of }
}
ending-when-last = { $unit ->
    [roll] on the last roll
    [round] in the last round
   *[turn] on the last turn
}

ending-told-always-ahead = { $who ->
    [you] You were ahead almost from the start.
   *[other] { $name } was ahead almost from the start.
}
ending-told-last-moment = { $who ->
    [you] You overtook { $over-name } only { $last }.
   *[other] { $over ->
        [you] { $name } overtook you only { $last }.
       *[other] { $name } overtook { $over-name } only { $last }.
    }
}
ending-told-overtook = { $who ->
    [you] You overtook { $over-name } { $when-in } and stayed ahead.
   *[other] { $over ->
        [you] { $name } overtook you { $when-in } and stayed ahead.
       *[other] { $name } overtook { $over-name } { $when-in } and stayed ahead.
    }
}
ending-told-comeback = { $who ->
    [you] You were { $points } points behind { $over-name } but led from { $when } on.
   *[other] { $over ->
        [you] { $name } was { $points } points behind you but led from { $when } on.
       *[other] { $name } was { $points } points behind { $over-name } but led from { $when } on.
    }
}
ending-times = { $count ->
    [2] twice
   *[other] { $count } times
}
ending-told-changes = The lead changed { ending-times }. { $who ->
    [you] From { $when } on it was yours.
   *[other] From { $when } on it was { $name }’s.
}
ending-told-level = { $who ->
    [you] You finished level with { $over-name }
   *[other] { $over ->
        [you] { $name } finished level with you
       *[other] { $name } finished level with { $over-name }
    }
}: { $points ->
    [one] one point.
   *[other] { $points } points.
}
ending-told-best-turn = { $who ->
    [you] You scored most { $when-in }
   *[other] { $name } scored most { $when-in }
}: { $points ->
    [one] one point.
   *[other] { $points } points at once.
}
ending-told-setback = { $who ->
    [you] You lost most { $when-in }: { $points } points.
   *[other] { $name } lost most { $when-in }: { $points } points.
}
ending-told-failures = { $event ->
    [bust] { $who ->
        [you] You went too far { ending-times }, most recently { $when-in }.
       *[other] { $name } went too far { ending-times }, most recently { $when-in }.
    }
    [failed] { $who ->
        [you] You failed { ending-times }, most recently { $when-in }.
       *[other] { $name } failed { ending-times }, most recently { $when-in }.
    }
    [question-lost] { $who ->
        [you] You lost ? bonuses { ending-times }, most recently { $when-in }.
       *[other] { $name } lost ? bonuses { ending-times }, most recently { $when-in }.
    }
   *[passed] { $who ->
        [you] You passed { ending-times }, most recently { $when-in }.
       *[other] { $name } passed { ending-times }, most recently { $when-in }.
    }
}
ending-told-close = { $points ->
    [one] A single point made the difference.
   *[other] Only { $points } points made the difference.
}
ending-told-clear = { $who ->
    [you] In the end you were { $points } points ahead.
   *[other] { $over ->
        [you] In the end { $name } was { $points } points ahead of you.
       *[other] In the end { $name } was { $points } points ahead of { $over-name }.
    }
}
ending-told-half = { $who ->
    [you] You had half your points after { $when-of }.
   *[other] { $name } had half of the points after { $when-of }.
}
ending-told-dry = The longest dry spell: from { $when } on, no points { ending-times } in a row.

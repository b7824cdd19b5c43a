### The board of Doppelt so clever

board-doppelt-so-clever-table = Dice and question
board-doppelt-so-clever-rounds = Rounds

board-doppelt-so-clever-moment-bonuses = Round { $round } of { $rounds } begins: a bonus for all
board-doppelt-so-clever-moment-throw = Round { $round } of { $rounds } · { $name }: roll { $throw } of 3
board-doppelt-so-clever-moment-window = Round { $round } of { $rounds } · { $name } has rolled
board-doppelt-so-clever-moment-passive = Round { $round } of { $rounds } · passive turn
board-doppelt-so-clever-sum = { $blue } + { $white } = { $sum }
board-doppelt-so-clever-later = Still to come

board-doppelt-so-clever-place-hand = Roll
board-doppelt-so-clever-place-field = Fields
board-doppelt-so-clever-place-tray = Tray
board-doppelt-so-clever-place-rest = Others
board-doppelt-so-clever-die = { $colour } { $face }, { $place }
board-doppelt-so-clever-leaving = would go to the tray
board-doppelt-so-clever-was-extra = was an extra die already

board-doppelt-so-clever-pass-choose = Take none
board-doppelt-so-clever-pass-sweep = Done with silver
board-doppelt-so-clever-pass-before = Roll on
board-doppelt-so-clever-pass-offer = Take none
board-doppelt-so-clever-pass-extra = No extra die
board-doppelt-so-clever-pass-question = No room: it is lost
board-doppelt-so-clever-tap = Tap a marked cell.
board-doppelt-so-clever-jump = Go to { $area }
board-doppelt-so-clever-own-sheet = Your choice is waiting on your own sheet.
board-doppelt-so-clever-looking = You are looking at { $name }’s sheet.

board-doppelt-so-clever-bonus-area = ? for { $area }
board-doppelt-so-clever-bonus-any = ? for any area
board-doppelt-so-clever-bonus-reroll = Re-roll
board-doppelt-so-clever-bonus-return = Return
board-doppelt-so-clever-bonus-extra = Extra die
board-doppelt-so-clever-bonus-fox = Fox
board-doppelt-so-clever-won-won = { $bonus }, won
board-doppelt-so-clever-won-lost = { $bonus }, missed
board-doppelt-so-clever-track = { $name }: { $left } left, { $used } used

board-doppelt-so-clever-state-open = free
board-doppelt-so-clever-state-circled = circled
board-doppelt-so-clever-state-crossed = crossed
board-doppelt-so-clever-cell-silver = Silver, row { $row }, { $value }, { $state }
board-doppelt-so-clever-cell-yellow = Yellow, row { $row }, { $value }, { $state }
board-doppelt-so-clever-cell-row = { $area }, cell { $cell } { $print }, { $state }
board-doppelt-so-clever-values = { $area }: which number?
board-doppelt-so-clever-value = { $area } { $value }
board-doppelt-so-clever-scale-silver = { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
} in a row: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-doppelt-so-clever-scale-yellow = Points for 1 to 10 crosses; now { $crosses }
board-doppelt-so-clever-foxes = { $foxes } × { $fox } = { $points }
board-doppelt-so-clever-score = Total

board-doppelt-so-clever-dice = Dice
board-doppelt-so-clever-sheet = Sheet of { $name }
board-doppelt-so-clever-small = Sheet of { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-doppelt-so-clever-recent = { $cell }, new
board-doppelt-so-clever-entry-silver = { $row ->
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[pink] Pink
} { $value } in silver
board-doppelt-so-clever-entry-yellow = Yellow { $value } in row { $row }
board-doppelt-so-clever-return = Take { $die } back
board-doppelt-so-clever-left = { $left } left
board-doppelt-so-clever-cost-reroll = Costs { $left ->
    [one] your last re-roll
   *[other] one of { $left } re-rolls
}.
board-doppelt-so-clever-cost-return = Costs { $left ->
    [one] your last return
   *[other] one of { $left } returns
}.
board-doppelt-so-clever-cost-extra = Costs { $left ->
    [one] your last extra die
   *[other] one of { $left } extra dice
}.
board-doppelt-so-clever-unused-return = { $left ->
    [one] You don’t use your return.
   *[other] You don’t use your { $left } returns.
}
board-doppelt-so-clever-unused-extra = { $left ->
    [one] You don’t use your extra die.
   *[other] You don’t use your { $left } extra dice.
}
board-doppelt-so-clever-unused-sweep = You don’t enter the other dice in silver.

board-doppelt-so-clever-explain-title = { $area }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-doppelt-so-clever-explain-silver = Row { $row }: { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-doppelt-so-clever-explain-yellow = { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
}. Circles alone don’t count.
board-doppelt-so-clever-explain-yellow-next = With the next cross: { $points } points
board-doppelt-so-clever-explain-blue = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} filled: the number above the last one counts.
board-doppelt-so-clever-explain-blue-next = With the next cell: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-doppelt-so-clever-explain-green = Each full pair counts: the first number minus the second.
board-doppelt-so-clever-explain-green-open = { $value } counts once its pair is full.
board-doppelt-so-clever-explain-pink = All numbers are added up.
board-doppelt-so-clever-explain-foxes-title = { $foxes ->
    [one] { $foxes } fox
   *[other] { $foxes } foxes
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-doppelt-so-clever-explain-fox = In the end, each fox counts as much as the lowest area.
board-doppelt-so-clever-explain-lowest = Now: { $areas }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-doppelt-so-clever-explain-reroll = Roll all dice of this roll once more.
board-doppelt-so-clever-explain-return = Between two rolls, take a die back from the tray.
board-doppelt-so-clever-explain-extra = At the end of a turn, enter one more of the six dice.
board-doppelt-so-clever-explain-left = { $left } left, { $used } used
board-doppelt-so-clever-can = { $cell }, selectable
board-doppelt-so-clever-chain = Chain of { $count ->
    [one] { $count } link
   *[other] { $count } links
}
board-doppelt-so-clever-ask-choose = Take a die
board-doppelt-so-clever-ask-enter = Where does { $die } go?
board-doppelt-so-clever-ask-sweep = Silver: another one?
board-doppelt-so-clever-ask-before = Take one back? { $returns } left
board-doppelt-so-clever-ask-offer = Take one from the tray
board-doppelt-so-clever-ask-extra = An extra die? { $extras } left
board-doppelt-so-clever-ask-question = Which bonus first?
board-doppelt-so-clever-ask-free = Enter the { $area ->
    [silver] silver
    [yellow] yellow
    [blue] blue
    [green] green
    [pink] pink
   *[any] black
} ? bonus

guide-doppelt-so-clever-1 = You are the active player and have rolled all six dice. Take yellow 3 and circle the 3 in the first row; you cross it off later. Only green 2 is lower, so it goes to the tray. The higher your die, the more dice you lose.
guide-doppelt-so-clever-2 = A weak roll. Luckily everyone got one re-roll (↻) in round 1: press “Re-roll” and roll all four again.
guide-doppelt-so-clever-3 = Take silver 3 and cross off the 3 in the yellow row: in silver you choose the row. Pink 2 is lower, so it goes to the tray; white 3 is just as high and stays with you.
guide-doppelt-so-clever-4 = Silver is special: you may also use the dice it sends to the tray. Take pink: its 2 goes into the pink row.
guide-doppelt-so-clever-5 = The third roll. Blue and white always add up: 5 + 3 = 8. Take blue. No number in blue may be higher than the one before it, so start high.
guide-doppelt-so-clever-6 = Ada has had her turn, and now you are passive: you may take one die from her tray. Take yellow 6 and watch: the first row is full!
guide-doppelt-so-clever-7 = The full row earns a blue ?: any number up to 8, the one before it. Take 8. The second blue cell earns the next bonus right away: a return.
guide-doppelt-so-clever-end = That was a chain! Round 2 gives everyone an extra die (+1): at the end of a turn it lets you use one more of the six dice. And at the end of the game each fox scores as much as your lowest area, so don’t neglect any of them.

figure-doppelt-so-clever-choose = Of six rolled dice yellow 3 is chosen; green 2 and blue 1 show less and go to the tray.
figure-doppelt-so-clever-silver = Silver: the 3 of the yellow row is crossed, and with it the 2 of the pink row and the 1 of the blue one; the column of the 2 is full and brings a yellow question mark.
figure-doppelt-so-clever-yellow = Yellow: 3 and 6 of the first row are circled, the row brings a blue question mark; the 1 is crossed already and counts.
figure-doppelt-so-clever-blue = Blue: 11, 9, 9, 6 from left to right; above the last number there are 10 points.
figure-doppelt-so-clever-green = Green: 12 minus 4 makes 8, 10 minus 3 makes 7, together 15 points; the single 18 counts nothing yet.
figure-doppelt-so-clever-pink = Pink: 4, 2, 5 and 1; the 5 reaches the minimum of 2 and brings a re-roll, the 1 misses the minimum of 3.
figure-doppelt-so-clever-chain = A chain: yellow 6 brings a blue question mark, that becomes blue 8, and this brings a return.

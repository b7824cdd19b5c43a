### The board of Doppelt so clever

board-doppelt-so-clever-table = Dice and question
board-doppelt-so-clever-rounds = Rounds

board-doppelt-so-clever-moment-bonuses = Round { $round } of { $rounds } begins: a bonus for all
board-doppelt-so-clever-moment-throw = Round { $round } of { $rounds } · { $name }: throw { $throw } of 3
board-doppelt-so-clever-moment-window = Round { $round } of { $rounds } · { $name } has thrown
board-doppelt-so-clever-moment-passive = Round { $round } of { $rounds } · passive turn
board-doppelt-so-clever-sum = { $blue } + { $white } = { $sum }
board-doppelt-so-clever-later = Still to come

board-doppelt-so-clever-place-hand = Throw
board-doppelt-so-clever-place-field = Fields
board-doppelt-so-clever-place-tray = Tray
board-doppelt-so-clever-place-rest = Others
board-doppelt-so-clever-die = { $colour } { $face }, { $place }
board-doppelt-so-clever-leaving = would go to the tray
board-doppelt-so-clever-was-extra = was an extra die already

board-doppelt-so-clever-pass-choose = Take none
board-doppelt-so-clever-pass-sweep = Done with silver
board-doppelt-so-clever-pass-before = Throw on
board-doppelt-so-clever-pass-offer = Take none
board-doppelt-so-clever-pass-extra = No extra die
board-doppelt-so-clever-pass-question = No room: it is lost
board-doppelt-so-clever-tap = Tap a cell.
board-doppelt-so-clever-jump = Go to { $area }
board-doppelt-so-clever-own-sheet = Your choice is waiting on your own sheet.
board-doppelt-so-clever-looking = The sheet of { $name }, to look at

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
board-doppelt-so-clever-scale-silver = { $crosses } crosses in a row: { $points } points
board-doppelt-so-clever-scale-yellow = Points for 1 to 10 crosses; now { $crosses }
board-doppelt-so-clever-foxes = { $foxes } × { $lowest } = { $points }
board-doppelt-so-clever-score = Total

board-doppelt-so-clever-dice = Dice
board-doppelt-so-clever-sheet = Sheet of { $name }
board-doppelt-so-clever-can = { $cell }, selectable
board-doppelt-so-clever-chain = Chain of { $count } links
board-doppelt-so-clever-ask-choose = Take a die
board-doppelt-so-clever-ask-enter = Where does { $die } go?
board-doppelt-so-clever-ask-sweep = Silver: another one?
board-doppelt-so-clever-ask-before = Take one back?
board-doppelt-so-clever-ask-offer = Take one from the tray
board-doppelt-so-clever-ask-extra = An extra die?
board-doppelt-so-clever-ask-question = Which bonus first?
board-doppelt-so-clever-ask-free = What for the { $question }?

### Doppelt so clever

doppelt-so-clever-about = Choose dice cleverly, fill five coloured areas, and set off chains of bonuses.

token-silver = silver
token-pink = pink
token-white = white
token-again = again
token-any = any
token-tray = tray
letter-silver = S
letter-pink = P
letter-white = W

part-silver = silver
part-yellow = yellow
part-blue = blue
part-green = green
part-pink = pink
part-foxes = foxes

clever-hand = rolled
clever-tray = tray
clever-field = fields
clever-actions = re-rolls { $rerolls }   returns { $returns }   extra dice { $extras }   foxes { $foxes }
clever-legend = ? a free entry   ↻ re-roll   ↩ return   +1 extra die   F fox   ( ) circled   × crossed

clever-step-choose = Choose one of the rolled dice, or none (pass), or re-roll (again).
clever-step-enter = Where does { $die } go?
clever-step-sweep = Silver: cross off a die that has just gone to the tray, or pass.
clever-step-before = Take a die back from the tray, or pass to roll on.
clever-step-offer = Take a die from the tray, or pass.
clever-step-extra = Take an extra die (+1), or pass.
clever-step-question = Which bonus first?
clever-step-free = What do you enter for the { $question }?

reason-clever-no-die = you cannot take this die now.
reason-clever-no-room = this die cannot be entered anywhere. Take another one, or pass.
reason-clever-no-reroll = you have no re-roll left.
reason-clever-no-extra = this die has already been your extra die this turn. Take another one, or pass.
reason-clever-where = first enter what you have chosen.
reason-clever-other-value = colour and number must match your die or your ? bonus.
reason-clever-rising = no number in blue may be higher than the one before it.
reason-clever-full = this area is full.
reason-clever-crossed = this cell is already crossed off.
reason-clever-tray-first = you may take a die from the fields only if none on the tray fits. Take one from the tray, or pass.

error-clever-sheet-lacks = Something on the sheet is missing or of the wrong kind: { $what }.
error-clever-sheet-bonus = “{ $word }” is not a bonus. The bonuses are: { $right }.
error-clever-sheet-length = The sheet has { $found } entries for “{ $name }”, not { $right }.
error-clever-sheet-count = The sheet offers “{ $bonus }” { $found } times, not { $right } times.
error-clever-sheet-yellow = The yellow cells show { $values }; all numbers from 1 to 6 must be there.

doppelt-so-clever-level-0 = Twice as clever indeed!
doppelt-so-clever-level-1 = Your points are your IQ!
doppelt-so-clever-level-2 = Respect, squared!
doppelt-so-clever-level-3 = That can’t have been luck!
doppelt-so-clever-level-4 = Come and look at this, everyone!
doppelt-so-clever-level-5 = Pretty clever!
doppelt-so-clever-level-6 = Somebody has been practising!
doppelt-so-clever-level-7 = You can be pleased with that!
doppelt-so-clever-level-8 = You are on the right track.
doppelt-so-clever-level-9 = We’ll turn a blind eye this time.
doppelt-so-clever-level-10 = Half as clever.

## What has happened (the story)

tiebreak-doppelt-so-clever = A tie: it goes to the player with the highest single area.

name-silver-column = silver column
name-yellow-row = yellow row
name-yellow-column = yellow column
name-re-roll-track = re-roll slot
name-return-track = return slot
name-extra-die-track = extra-die slot

told-doppelt-so-clever-round-began = Round { $round } of { $rounds } begins.
    .heading = Round { $round } of { $rounds }
told-doppelt-so-clever-turn-began = { $who ->
    [you] { $is_passive ->
        [yes] Your passive turn begins.
       *[no] It is your turn.
    }
   *[other] { $is_passive ->
        [yes] { $name }’s passive turn begins.
       *[no] It is { $name }’s turn.
    }
}
    .heading = { $who ->
        [you] { $is_passive ->
            [yes] Your passive turn
           *[no] Your turn
        }
       *[other] { $is_passive ->
            [yes] { $name }’s passive turn
           *[no] { $name }’s turn
        }
    }
told-doppelt-so-clever-next-throw = { $who ->
    [you] Your
   *[other] { $name }’s
} { $throw ->
    [2] second
   *[3] third
} roll comes next.
    .heading = { $who ->
        [you] Your
       *[other] { $name }’s
    } { $throw ->
        [2] second
       *[3] third
    } roll
told-doppelt-so-clever-dice-thrown = { $who ->
    [you] You roll
   *[other] { $name } rolls
} { $dice }.
    .brief = Now { $dice }.
told-doppelt-so-clever-dice-served = The three lowest dice go to the tray: { $dice }.
    .brief = The three lowest to the tray: { $dice }.
told-doppelt-so-clever-die-chosen = { $who ->
    [you] You choose
   *[other] { $name } chooses
} { $die-said } { $face }.
    .brief = Chosen: { $die-said } { $face }.
told-doppelt-so-clever-sent-to-tray = To the tray: { $dice }.
told-doppelt-so-clever-die-swept = { $who ->
    [you] You also use
   *[other] { $name } also uses
} { $die-said } { $face } from the tray for silver.
    .brief = Also { $die-said } { $face }.
told-doppelt-so-clever-rest-to-tray = The rest goes to the tray: { $dice }.
    .brief = Rest to the tray: { $dice }.
told-doppelt-so-clever-tray-served = On the tray: { $dice }.
    .heading = On the tray · { $dice-listed }
told-doppelt-so-clever-die-taken = { $is_from_tray ->
    [yes] { $who ->
        [you] You take
       *[other] { $name } takes
    } { $die-said } { $face } from the tray.
   *[no] Nothing on the tray fits: { $who ->
        [you] you take
       *[other] { $name } takes
    } { $die-said } { $face } from the fields.
}
    .brief = { $is_from_tray ->
        [yes] Chosen: { $die-said } { $face }.
       *[no] Nothing on the tray fits, so { $die-said } { $face } from the fields.
    }
told-doppelt-so-clever-passed = { $what ->
    [throw] { $who ->
        [you] You choose no die, and the roll is lost.
       *[other] { $name } chooses no die, and the roll is lost.
    }
    [tray] { $who ->
        [you] You take no die from the tray.
       *[other] { $name } takes no die from the tray.
    }
   *[other] { $who ->
        [you] You decide against an extra die.
       *[other] { $name } decides against an extra die.
    }
}
    .brief = { $what ->
        [throw] No die chosen, the roll is lost.
        [tray] Nothing taken from the tray.
       *[other] { "" }
    }
told-doppelt-so-clever-reroll-used = { $who ->
    [you] You re-roll.
   *[other] { $name } re-rolls.
}
    .brief = Re-roll.
told-doppelt-so-clever-die-returned = { $who ->
    [you] You take
   *[other] { $name } takes
} { $die-said } { $face } back from the tray.
    .brief = Back from the tray: { $die-said } { $face }.
told-doppelt-so-clever-extra-die-used = { $who ->
    [you] You use
   *[other] { $name } uses
} { $die-said } { $face } as an extra die.
    .brief = Extra die: { $die-said } { $face }.
told-doppelt-so-clever-silver-crossed = { $who ->
    [you] You cross off
   *[other] { $name } crosses off
} the { $row-said } { $value } in silver: { $plus }.
    .brief = Silver: { $row-said } { $value }, { $plus }.
told-doppelt-so-clever-yellow-circled = { $who ->
    [you] You circle
   *[other] { $name } circles
} the yellow { $value } in row { $row }.
    .brief = Yellow: { $value } circled in row { $row }.
told-doppelt-so-clever-yellow-crossed = { $who ->
    [you] You cross off
   *[other] { $name } crosses off
} the yellow { $value } in row { $row }: { $plus }.
    .brief = Yellow: { $value } crossed off in row { $row }, { $plus }.
told-doppelt-so-clever-blue-written = { $who ->
    [you] You write
   *[other] { $name } writes
} { $white ->
    [0] { "" }
   *[other] { $blue } + { $white } ={ " " }
}{ $value } in blue cell { $cell }: { $plus }.
    .brief = Blue: { $white ->
        [0] { "" }
       *[other] { $blue } + { $white } ={ " " }
    }{ $value } in cell { $cell }, { $plus }.
told-doppelt-so-clever-green-written = { $who ->
    [you] You write
   *[other] { $name } writes
} { $value } × { $factor } = { $written } in green cell { $cell }{ $points ->
    [0] { "" }
   *[other] : { $plus }
}.
    .brief = Green: { $value } × { $factor } = { $written } in cell { $cell }{ $points ->
        [0] { "" }
       *[other] , { $plus }
    }.
told-doppelt-so-clever-pink-written = { $who ->
    [you] You write
   *[other] { $name } writes
} { $value } in pink cell { $cell }: { $plus }{ $is_enough ->
    [yes] { "" }
   *[no] , but too low for the bonus
}.
    .brief = Pink: { $value } in cell { $cell }, { $plus }{ $is_enough ->
        [yes] { "" }
       *[no] , but no bonus
    }.
told-doppelt-so-clever-action-unlocked = { $who ->
    [you] You unlock
   *[other] { $name } unlocks
} { $action ->
    [re-roll] a re-roll
    [return] a return
   *[other] an extra die
}{ $source ->
    [round-bonus] { "" }
    [blue-cell] { "" }
    [green-cell] { "" }
    [pink-cell] { "" }
   *[other] { " " }for { $source-said } { $at }
}.
    .brief = Bonus{ $source ->
        [round-bonus] { "" }
        [blue-cell] { "" }
        [green-cell] { "" }
        [pink-cell] { "" }
       *[other] { " " }for { $source-said } { $at }
    }: { $action ->
        [re-roll] re-roll
        [return] return
       *[other] extra die
    }.
told-doppelt-so-clever-fox-won = { $who ->
    [you] You get
   *[other] { $name } gets
} a fox{ $source ->
    [round-bonus] { "" }
    [blue-cell] { "" }
    [green-cell] { "" }
    [pink-cell] { "" }
   *[other] { " " }for { $source-said } { $at }
}{ $points ->
    [0] { "" }
   *[other] : { $plus }
}.
    .brief = Bonus{ $source ->
        [round-bonus] { "" }
        [blue-cell] { "" }
        [green-cell] { "" }
        [pink-cell] { "" }
       *[other] { " " }for { $source-said } { $at }
    }: fox{ $points ->
        [0] { "" }
       *[other] , { $plus }
    }.
told-doppelt-so-clever-question-won = { $who ->
    [you] You get
   *[other] { $name } gets
} a { $area ->
    [any] black
   *[other] { $area-said }
} ? bonus{ $source ->
    [round-bonus] { "" }
    [blue-cell] { "" }
    [green-cell] { "" }
    [pink-cell] { "" }
   *[other] { " " }for { $source-said } { $at }
}.
    .brief = { $area ->
        [silver] Silver
        [yellow] Yellow
        [blue] Blue
        [green] Green
        [pink] Pink
       *[any] Black
    } ? bonus{ $source ->
        [round-bonus] { "" }
        [blue-cell] { "" }
        [green-cell] { "" }
        [pink-cell] { "" }
       *[other] { " " }for { $source-said } { $at }
    }.
told-doppelt-so-clever-question-used = { $who ->
    [you] You use
   *[other] { $name } uses
} the { $area ->
    [any] black
   *[other] { $area-said }
} ? bonus.
    .brief = { "" }
told-doppelt-so-clever-question-lost = { $who ->
    [you] You lose
   *[other] { $name } loses
} { $count ->
    [one] the
   *[other] { $count }
} { $area ->
    [any] black
   *[other] { $area-said }
} { $count ->
    [one] ? bonus: nothing fits any more.
   *[other] ? bonuses: nothing fits any more.
}
    .brief = { $count ->
        [one] The
       *[other] { $count }
    } { $area ->
        [any] black
       *[other] { $area-said }
    } { $count ->
        [one] ? bonus is lost, nothing fits any more.
       *[other] ? bonuses are lost, nothing fits any more.
    }
told-doppelt-so-clever-game-ended = The game is over.

## Positions that cannot be

position-doppelt-so-clever-round = this game has no such round.
position-doppelt-so-clever-passive = a passive turn belongs to the solo game: one throw, then a die from the tray.
position-doppelt-so-clever-end = the game ends with the last turn of the last round, and not before.
position-doppelt-so-clever-step = somebody is asked for a decision that is not due, or nobody is asked at all.
position-doppelt-so-clever-bonus = there is no round bonus to enter here.
position-doppelt-so-clever-throw = a turn has up to three throws, a passive turn of the solo game just one.
position-doppelt-so-clever-faces = dice show nothing before the first throw; after it, all six show a face.
position-doppelt-so-clever-served = in a passive turn all six dice are thrown, then the three lowest go to the tray.
position-doppelt-so-clever-hand = a throw needs dice in hand, and no die stays there after the last throw.
position-doppelt-so-clever-fields = each throw puts at most one die on a field, and only then is anything entered.
position-doppelt-so-clever-tray = before the last throw, only dice that show less than a chosen one go to the tray.
position-doppelt-so-clever-chosen = no chosen die fits the dice still in hand or just sent to the tray.
position-doppelt-so-clever-blue = the blue numbers must not rise.
position-doppelt-so-clever-green = a green number is not a face times the factor of its cell.
position-doppelt-so-clever-actions = somebody has used more actions than were possible by then.
position-doppelt-so-clever-extra-dice = extra dice come at the end of a turn, after the die from the tray, and each costs a +1.
position-doppelt-so-clever-no-action = somebody is asked about an action that cannot be used.
position-doppelt-so-clever-questions = the open ? bonuses do not fit what is on the sheet.
position-doppelt-so-clever-no-room = what somebody is entering cannot be entered now.
position-doppelt-so-clever-entries = a sheet holds more than could have been entered by then.

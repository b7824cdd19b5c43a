### NOCH MAL! and NOCH MAL SO GUT!

noch-mal-about = Cross connected cells of one colour, as many as a die shows. Fill columns and colours before the others do.
noch-mal-so-gut-about = NOCH MAL! with a special die: bombs, hearts, stars, rows and whole blocks.
option-sheet = the sheet to play on; random:SEED makes a new one

choice-black = black
choice-purple = purple
token-orange = orange
token-special = special
token-heart = heart
token-bomb = bomb
token-stars = stars
token-three = three
token-block = block

letter-orange = O

part-bonus = colours
part-columns = columns A–O
part-rows = rows P–V
part-hearts = hearts
part-jokers = exclamation marks
part-boxes = special dice
part-stars = stars
part-rolls = unused rolls

sheet-jokers = jokers
sheet-boxes = special die
sheet-hearts = hearts
sheet-colours = colours
sheet-free-dice = on the table
sheet-taken-dice = taken by { $name }
sheet-special-heart = heart: circle the next heart
sheet-special-bomb = bomb: cross up to 4 cells inside a 2 × 2 square, anywhere
sheet-special-stars = stars: cross up to 2 stars
sheet-special-three = three in a row: cross up to 3 cells of one row
sheet-special-block = colour block: cross all open cells of a block
legend-star = * star
legend-golden = + golden die
legend-crossed = × crossed
legend-circled = ( ) circled
legend-gone = - no longer available
legend-rows = Rows: ⚄ special die, ● bomb, ♥ heart, and 5 points. Column H opens a special die.

step-choose = Choose a colour and a number die, or pass.
step-choose-special = Choose a colour and a number die, or the special die, or pass.
step-cross = Which cells? ({ $pair })
step-act = Which cells? ({ $action })
step-act-row = Which row? ({ $action })
step-three = Which cells of the row, at most 3?
step-bomb = A row brought you a bomb: which cells inside a 2 × 2 square? Or pass.

reason-choose-dice = choose your dice first.
reason-no-dice-for-cells = no dice on the table fit these cells.
reason-choose-cells = you have chosen your dice; now cross cells.
reason-choose-row = choose a row first.
reason-no-such-dice = these dice are not on the table.
reason-no-joker-left = you do not have enough exclamation marks left for these jokers.
reason-no-room-for-dice = there is no room for these dice on your sheet.
reason-no-open-box = you have no open box for the special die.
reason-no-room-for-special = there is nothing the special die can do on your sheet.
reason-already-crossed = there is a cross already.
reason-out-of-reach = your crosses must start in column H or next to an older cross.
reason-each-out-of-reach = each cell must be in column H or next to a cross.
reason-row-out-of-reach = this row has no open cell next to a cross or in column H.
reason-other-row = you chose another row; cross cells there.
reason-wrong-number = cross exactly as many cells as the number die shows (at most 5 with a “?”).
reason-wrong-colour = all cells must have the colour you chose.
reason-too-few-open = not that many open cells are connected here.
reason-not-connected = your crosses must be connected within one block.
reason-not-in-a-square = a bomb only hits cells inside one 2 × 2 square.
reason-not-a-star = cross only cells with a star.
reason-not-a-block = cross all open cells of one block that is next to a cross or in column H.
reason-too-many = the special die does not allow that many cells.

error-cell-twice = “{ $text }” names { $cell } more than once.
error-sheet-lines = A sheet has one line with the letters A to O and { $rows } rows of cells.
error-sheet-labels = Each row of a sheet starts with its label, 1 to 7 or P to V.
error-sheet-row = Row { $row } of the sheet has { $cells } cells, not { $right }.
error-sheet-cell = “{ $cell }” in { $where } is not a cell. Write a letter for the colour, then * or + or nothing.
error-sheet-blocks = { $colour } has blocks of { $sizes } cells, not one of each size from 1 to 6.
error-sheet-column = Column { $column } does not touch exactly one block of each colour.
error-sheet-star-columns = There must be exactly one star in each column.
error-sheet-star-colours = Each colour must have three stars.
error-sheet-star-blocks = A block can have one star at most.
error-sheet-golden = The block of six of each colour must have one golden die.
error-sheet-golden-count = { $count } golden dice are too many.

noch-mal-level-0 = So superheroes do exist.
noch-mal-level-1 = Born lucky, or a head like a computer?
noch-mal-level-2 = You could play { $title } for a living.
noch-mal-level-3 = Wow! What a magnificent result!
noch-mal-level-4 = All without cheating, we trust!
noch-mal-level-5 = Great! That went well.
noch-mal-level-6 = This was hardly your first time …
noch-mal-level-7 = Good, but there is more in you.
noch-mal-level-8 = Well, you are getting there.
noch-mal-level-9 = Not too bad.
noch-mal-level-10 = A little more practice, perhaps.
noch-mal-level-11 = Taking part is what counts.
noch-mal-level-12 = That is close to refusing to work.


## What has happened (the story)

tiebreak-noch-mal = A tie: it goes to the player with more exclamation marks left.

name-x = joker
name-any = “?”
name-three = three in a row
name-block = colour block

told-noch-mal-dice-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
} { $colours-listed }, { $numbers-listed }{ $special ->
    [none] { "" }
   *[other] , { $special-said }
}.
    .heading = Roll { $rolls ->
        [none] { $roll }: { $who ->
            [you] You roll
           *[other] { $name } rolls
        }
       *[other] { $roll } of { $rolls }:
    } { $colours-listed }, { $numbers-listed }{ $special ->
        [none] { "" }
       *[other] , { $special-said }
    }
told-noch-mal-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
told-noch-mal-dice-chosen = { $who ->
    [you] You choose
   *[other] { $name } chooses
} { $colour-said } and { $number-said }.
told-noch-mal-dice-taken = { $who ->
    [you] You take
   *[other] { $name } takes
} { $colour-said } and { $number-said }.
told-noch-mal-jokers-spent = { $who ->
    [you] You cross off
   *[other] { $name } crosses off
} { $jokers ->
    [one] an exclamation mark
   *[other] two exclamation marks
}: { $plus }.
    .brief = { $jokers ->
        [one] One exclamation mark: { $plus }.
       *[other] Two exclamation marks: { $plus }.
    }
told-noch-mal-special-used = { $who ->
    [you] You use
   *[other] { $name } uses
} the special die for { $action ->
    [heart] a heart
    [bomb] a bomb
    [stars] stars
    [block] a colour block
   *[three] three in a row
}: { $plus }.
told-noch-mal-special-taken = Nobody else can use the special die in this roll.
    .brief = { "" }
told-noch-mal-cells-crossed = { $who ->
    [you] You cross
   *[other] { $name } crosses
} { $cells }{ $joker ->
    [none] { "" }
   *[other] { " " }(joker: { $joker-said })
}{ $stars-count ->
    [0] { "" }
    [one] { " " }(a star: { $plus })
   *[other] { " " }({ $stars-count } stars: { $plus })
}.
    .brief = Crossed: { $cells }{ $joker ->
        [none] { "" }
       *[other] { " " }(joker: { $joker-said })
    }{ $stars-count ->
        [0] { "" }
        [one] { " " }(a star: { $plus })
       *[other] { " " }({ $stars-count } stars: { $plus })
    }.
told-noch-mal-golden-dice-crossed = { $cells-count ->
    [one] Golden cell { $cells } opens a box for the special die: { $plus }.
   *[other] Golden cells { $cells } open { $cells-count } boxes for the special die: { $plus }.
}
    .brief = { $cells-count ->
        [one] That opens a box for the special die: { $plus }.
       *[other] That opens { $cells-count } boxes for the special die: { $plus }.
    }
told-noch-mal-box-opened = That opens a box for the special die: { $plus }.
told-noch-mal-heart-circled = { $who ->
    [you] You circle
   *[other] { $name } circles
} the heart with the { $worth }.
    .brief = The heart bonus rises to { $worth }.
told-noch-mal-row-filled = { $is_first ->
    [yes] { $players ->
        [1] You fill row { $row }
       *[other] { $who ->
            [you] You are first to fill row { $row }
           *[other] { $name } is first to fill row { $row }
        }
    }
   *[no] { $who ->
        [you] You fill row { $row }
       *[other] { $name } fills row { $row }
    }
}: { $plus }.
    .brief = { $is_first ->
        [yes] { $players ->
            [1] Row { $row } is full
           *[other] First to fill row { $row }
        }
       *[no] Row { $row } is full
    }: { $plus }.
told-noch-mal-bomb-won = That brings a bomb.
told-noch-mal-bomb-used = { $who ->
    [you] You set off the bomb.
   *[other] { $name } sets off the bomb.
}
    .brief = A bomb goes off.
told-noch-mal-bomb-declined = { $who ->
    [you] You leave the bomb unused.
   *[other] { $name } leaves the bomb unused.
}
    .brief = A bomb stays unused.
told-noch-mal-column-filled = { $is_first ->
    [yes] { $players ->
        [1] You fill column { $column }
       *[other] { $who ->
            [you] You are first to fill column { $column }
           *[other] { $name } is first to fill column { $column }
        }
    }
   *[no] { $who ->
        [you] You fill column { $column }
       *[other] { $name } fills column { $column }
    }
}{ $points ->
    [0] { "" }
   *[other] : { $plus }
}.
    .brief = { $is_first ->
        [yes] { $players ->
            [1] Column { $column } is full
           *[other] First to fill column { $column }
        }
       *[no] Column { $column } is full
    }{ $points ->
        [0] { "" }
       *[other] : { $plus }
    }.
told-noch-mal-heart-written = Column { $column } also brings the heart bonus: { $plus }.
    .brief = Heart bonus: { $plus }.
told-noch-mal-colour-filled = { $is_first ->
    [yes] { $players ->
        [1] You complete { $colour-said }
       *[other] { $who ->
            [you] You are first to complete { $colour-said }
           *[other] { $name } is first to complete { $colour-said }
        }
    }
   *[no] { $who ->
        [you] You complete { $colour-said }
       *[other] { $name } completes { $colour-said }
    }
}: { $plus }.
    .brief = { $is_first ->
        [yes] { $players ->
            [1] That completes { $colour-said }
           *[other] First to complete { $colour-said }
        }
       *[no] That completes { $colour-said }
    }: { $plus }.
told-noch-mal-dice-passed = { $who ->
    [you] You roll next.
   *[other] { $name } rolls next.
}
    .brief = { "" }
told-noch-mal-game-ended = { $why ->
    [colours] Two colours are complete: the game is over.
   *[rolls] That was the last roll: the game is over.
}
told-noch-mal-rolls-saved = { $rolls ->
    [one] One roll is not needed: { $plus }.
   *[other] { $rolls } rolls are not needed: { $plus }.
}

## Positions that cannot be

position-noch-mal-so-gut = only NOCH MAL SO GUT! has that.
position-noch-mal-phase = there is no such phase in this roll.
position-noch-mal-dice = there are too many or too few dice on the table.
position-noch-mal-taken = nobody can have taken these dice away.
position-noch-mal-step = it is somebody else’s turn.
position-noch-mal-end = the game ends with the second colour (solo with the last roll at the latest), and not before.
position-noch-mal-new-rows = nobody was the first to fill this row in this roll.
position-noch-mal-first = a line is circled that is not full.
position-noch-mal-later = nobody was the first to fill a line that is full.
position-noch-mal-new = not all of these lines can have been filled in this roll.
position-noch-mal-written = a column cannot have earned the heart written below it.
position-noch-mal-bombs = this roll has not brought that many bombs.
position-noch-mal-jokers = there are not that many exclamation marks.
position-noch-mal-boxes = this sheet has not opened that many boxes for the special die.
position-noch-mal-rolls = there were too few rolls for this many jokers and special dice.
position-noch-mal-hearts = this sheet has too many or too few hearts circled.
position-noch-mal-strays = some crosses do not connect to column H.
position-noch-mal-crosses = the number of crosses does not match the number of rolls.
position-noch-mal-choice = nothing can be crossed with the chosen dice.

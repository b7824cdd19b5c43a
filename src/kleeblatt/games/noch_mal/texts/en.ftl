### NOCH MAL! and NOCH MAL SO GUT!

noch-mal-about = Cross connected cells of one colour, as many as a die shows. Fill columns and colours before the others do.
noch-mal-so-gut-about = NOCH MAL! with a special die: bombs, hearts, stars, rows and whole blocks.
option-sheet = the sheet to play on; random:SEED makes a new one

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

reason-choose-dice = first choose dice.
reason-choose-cells = you have chosen dice; now choose the cells.
reason-choose-row = first choose a row.
reason-no-such-dice = these dice are not on the table.
reason-no-joker-left = you have too few exclamation marks left for the jokers.
reason-no-room-for-dice = there is no place for these dice on your sheet.
reason-no-open-box = you have no open box for the special die.
reason-no-room-for-special = the special die can do nothing on your sheet.
reason-already-crossed = one of these cells is crossed already.
reason-out-of-reach = they must start in column H or next to a cross (special die: each of them).
reason-wrong-number = that is not the number of cells that the die shows.
reason-wrong-colour = not all these cells have the colour of the die.
reason-not-connected = these cells are not connected in one block.
reason-not-in-a-square = these cells are not inside one 2 × 2 square.
reason-not-a-star = not all of these cells are stars.
reason-not-a-block = these are not all open cells of one block that you can reach.
reason-too-many = that is more than three cells.

error-cell-twice = “{ $text }” names { $cell } more than once.
error-sheet-lines = A sheet is a line of the letters A to O, then { $rows } rows.
error-sheet-labels = Each row of a sheet starts with its label, 1 to 7 or P to V.
error-sheet-row = Row { $row } of the sheet has { $cells } cells, not { $right }.
error-sheet-cell = “{ $cell }” in { $where } is no cell: a letter for the colour, then * or + or nothing.
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
noch-mal-level-9 = Not bad at all.
noch-mal-level-10 = A little more practice, perhaps.
noch-mal-level-11 = Taking part is what counts.
noch-mal-level-12 = That comes close to refusing to work.

noch-mal-roll = Roll { $roll }: { $name } rolls { $dice }
noch-mal-roll-of = Roll { $roll } of { $rolls }: { $dice }
noch-mal-forced = { $name } can do nothing with this roll.

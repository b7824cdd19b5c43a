### The board of NOCH MAL! and NOCH MAL SO GUT!

board-noch-mal-sheet = { $name }’s sheet
board-noch-mal-dice = Dice
board-noch-mal-roll = Roll { $roll } · { $name }
board-noch-mal-roll-of = Roll { $roll } of { $rolls }
board-noch-mal-left = { $count } left
board-noch-mal-nothing = You can do nothing with this roll.
board-noch-mal-pass-choose = Cross nothing
board-noch-mal-pass-bomb = Do without the bomb
board-noch-mal-pass-only = Carry on
board-noch-mal-look = You are looking at { $name }’s sheet. To cross cells, tap your name above.
board-noch-mal-star = star
board-noch-mal-golden = golden die
board-noch-mal-free = free
board-noch-mal-crossed = crossed
board-noch-mal-chosen = chosen
board-noch-mal-points-circled = circled
board-noch-mal-points-gone = no longer available
board-noch-mal-column = Column { $column }: { $first } for the first, later { $later }
board-noch-mal-row = Row { $row }: { $bonus }, { $points } points
board-noch-mal-take-row = Take row { $row }
board-noch-mal-bonus-box = special die
board-noch-mal-bonus-bomb = bomb
board-noch-mal-bonus-heart = heart
board-noch-mal-die-colour = Colour die
board-noch-mal-die-number = Number die
board-noch-mal-die-special = Special die
board-noch-mal-joker = joker, costs an exclamation mark
board-noch-mal-can = selectable
board-noch-mal-cannot = does not fit
board-noch-mal-gone = taken
board-noch-mal-score = Points
board-noch-mal-why = { $stars ->
    [one] One star is still open: { $points }
   *[other] { $stars } stars are still open: { $points }
}
board-noch-mal-both = Tap cells or dice.
board-noch-mal-which-dice = With which dice?
board-noch-mal-which-cells = Number of cells to cross: { $sizes }
board-noch-mal-more = { $count } chosen, possible: { $sizes }
board-noch-mal-pass-note = You cross nothing in this roll.
board-noch-mal-just-crossed = just crossed
board-noch-mal-small = { $name }’s sheet: { $crossed ->
    [one] one cross
   *[other] { $crossed } crosses
}, { $stars ->
    [0] all stars
    [one] one star open
   *[other] { $stars } stars open
}
board-noch-mal-choose = Choose a colour and a number, or pass.
board-noch-mal-choose-special = Choose a colour and a number, or the special die, or pass.
board-noch-mal-bomb = A row’s bomb: up to 4 cells inside a 2 × 2 square

## The pictures of the rules

board-noch-mal-figure-start = A part of the sheet around column H. Blue and 3 are chosen; the four blue cells G4, G5, H4 and H5 are framed, three of them crossed: G4, H4 and H5.
board-noch-mal-figure-frontier = G4, H4 and H5 are crossed. With green and 2, I4 and J4 are possible, and F3 and G3, because I4 and G3 are next to crosses.
board-noch-mal-figure-apart = D3 to G3 are crossed. The free green cells D2 and D4 do not touch: each of them needs a 1 of its own.
board-noch-mal-figure-jokers = A black cross and a question mark: each joker costs an exclamation mark; two of eight are crossed off.
board-noch-mal-figure-column = Three columns. In D all cells are crossed and the upper 3 is circled; in E the upper value is gone and the lower 1 is circled; F is still open.
board-noch-mal-figure-special = The five faces of the special die: heart, bomb, stars, three in a row, colour block.
board-noch-mal-figure-bomb = A bomb crosses four cells of three colours, far from all other crosses: L4, L5, M4 and M5.
board-noch-mal-figure-three = Three cells of row Q, each next to a cross: F2, I2 and J2. J2 is next to I2, which was crossed a moment ago.
board-noch-mal-figure-block = An orange block of five cells next to a cross is crossed as a whole, at once.
board-noch-mal-figure-hearts = Column D was completed with heart 1, column E later with heart 3: the hearts 1 and 3 are written below their points.

## The guided first game

guide-noch-mal-1 = You and Ada play on the same kind of sheet, and you have rolled. You need one colour die and one number die: take B (blue) and the 3, then confirm.
guide-noch-mal-2 = Now cross off exactly 3 connected blue cells, one of them in the start column H. Tap G4, H4 and H5, then confirm.
guide-noch-mal-3 = Ada has rolled. In the first three rolls everyone may use all the dice, even the same ones. Take Y (yellow) and the 5: they fill the whole yellow block in column H, star included. Every star you don’t cross off costs 2 points at the end.
guide-noch-mal-4 = The black cross is any colour, the question mark any number. Each joker costs one of your 8 exclamation marks. Take the black cross and the 1.
guide-noch-mal-5 = Any colour, one cell: everything in column H or next to your crosses is outlined. Take H1; the star is worth more than the exclamation mark.
guide-noch-mal-6 = From the fourth roll on, the player who rolled takes two dice away: Ada has taken blue and 2. Of the others, take R (red) and the 4.
guide-noch-mal-7 = Red would fit at the bottom left too. But column H is nearly full: tap H3, then I2, I3 and J3.
guide-noch-mal-8 = It is your roll again, so you choose first. Only H2 is missing in column H: take O (orange) and the 2.
guide-noch-mal-9 = Tap G2 or H2; the other cell is added for you. Confirm: column H is full, and as the first to fill it you circle its upper value.
guide-noch-mal-end = Those are the basics. The outer columns score more points, and a full colour scores 5. The game ends as soon as someone has filled two colours. If nothing fits, just pass. Have fun!

guide-noch-mal-so-gut-1 = Here you take a colour and a number from each roll – or the golden special die. You start with one open box for it. Take the bomb and confirm.
guide-noch-mal-so-gut-2 = The bomb crosses off up to 4 cells in any 2 × 2 square, whatever their colours. Take N2, N3, O2 and O3: the golden cell O3 opens another box for the special die.
guide-noch-mal-so-gut-3 = Use it right away: take the heart. From now on each column you complete scores 1 extra point, after the next heart 2, and so on.
guide-noch-mal-so-gut-4 = Now it is like NOCH MAL!: take B (blue) and the 4. Only one blue block in column H fits, so it is crossed off for you.
guide-noch-mal-so-gut-5 = From the fourth roll on, whatever the player who rolled takes is gone: Ada has taken green and 1. Take Y (yellow) and the 4.
guide-noch-mal-so-gut-6 = The question mark stands for any number from 1 to 5 and costs one of your 6 exclamation marks. Take R (red) and the question mark.
guide-noch-mal-so-gut-7 = Take the whole block in column H: F1, G1, G2 and H2. F1 has a star, which would otherwise cost you 2 points.
guide-noch-mal-so-gut-8 = The bomb is there, but you have no open box for the special die. Take O (orange) and the 5: they fill another whole block with a star.
guide-noch-mal-so-gut-9 = Only H1 is missing in column H. Take G (green) and the 2.
guide-noch-mal-so-gut-10 = Tap H1; I1 is added for you. Confirm: column H scores 2 points, plus 1 from the heart, and opens a box for the special die.
guide-noch-mal-so-gut-end = Don’t forget the rows P to V: the first to fill one gets 5 points and its bonus right away – a special-die box, a heart or a bomb. Now you are ready. Have fun!

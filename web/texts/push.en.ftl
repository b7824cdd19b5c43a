### The board of PUSH

board-push-middle = The middle of the table
board-push-does-start = { $name } is thinking: draw a card, or secure a colour?
board-push-does-place = { $name } has turned over { $card }.
board-push-does-place-dice-card = { $name } has turned over a dice card.
board-push-does-go-on = { $name } is thinking: keep drawing, or stop?
board-push-does-take = { $name } takes a row.
board-push-active = whose turn it is
board-push-draw = Draw a card
board-push-draw-on = Keep drawing
board-push-stop = Stop
board-push-deck = Deck { $cards }
board-push-discard = Discard { $cards }
board-push-in-deck = Still in the deck
board-push-in-discard = On the discard pile
board-push-row = Row { $number }: { $cards }
board-push-put = Put { $card } into row { $number }: { $cards }
board-push-take = Take row { $number }: { $cards }
board-push-column = { $colour }: displayed { $open }; secured { $safe }
board-push-secure = Secure { $colour }
board-push-happened = What has happened
board-push-bust = Too far! No row for { $name }:
board-push-takes = { $name } takes
board-push-secures = { $name } secures
board-push-die-loses = { $name } rolls { $is_star ->
    [yes] the star
   *[no] { $face }
} and loses
board-push-die-safe = { $name } rolls { $is_star ->
    [yes] the star
   *[no] { $face }
}: nothing lost.
board-push-far = Too far!
board-push-decision = Your decision
board-push-not-now = not possible
board-push-short = Row { $number }
board-push-secure-points = Secure { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-push-direction = { $way ->
    [discarded] { $name } turns over a direction card: with two players it is discarded at once.
   *[other] { $name } turns over a direction card: now { $next } takes after { $name }.
}
board-push-direction-mine = Direction card: now { $next } takes after you.
board-push-close = Close
board-push-safe-card = sure to fit
board-push-too-far = too far: { $chance }
board-push-draw-on-odds = Keep drawing. { $misfits ->
    [0] The next card will fit.
    [one] 1 of { $cards } cards fits nowhere ({ $chance }).
   *[other] { $misfits } of { $cards } cards fit nowhere ({ $chance }).
}
board-push-then-odds = After that { $misfits ->
    [0] every card fits.
    [one] 1 of { $cards } cards fits nowhere ({ $chance }).
   *[other] { $misfits } of { $cards } cards fit nowhere ({ $chance }).
}
board-push-misfits = { $misfits ->
    [0] Each of these cards still fits.
    [one] The framed card fits nowhere: { $chance } to go too far.
   *[other] The { $misfits } framed cards fit nowhere: { $chance } to go too far.
}
board-push-do-take = Take row { $number }
board-push-do-secure = Secure { $colour }
board-push-dice-card = dice card
board-push-direction-card = direction card
board-push-where-dice-card = Where does the dice card go?

figure-push-fits = Yellow 2 is turned over. Row 1 has a 2 already, row 2 has yellow already: it fits only into row 3, to purple 4.
figure-push-stop = Three rows with 13, 9 and 1 points. Whoever stops takes the first; then the others take those that are left, the last with a dice card.
figure-push-bust = Yellow 2 is turned over. Row 1 has a 2 already, rows 2 and 3 have yellow already: it fits nowhere. The die shows red.
figure-push-dice-card = Red 4, yellow 6 and blue 2 lie in the display. A row with red 5 and a dice card is added; the die shows red: yellow 6 and blue 2 are left.
figure-push-secure = Red 4 and red 5 lie in the display, red 3 is secured. After securing red, red 3, 4 and 5 are secured: 12 points.

guide-push-1 = Your first card lies in row 1. You may fill up to three rows, and stop whenever you like. One card is no risk yet: press “Keep drawing”.
guide-push-2 = Red 4 could not join blue 4: no number and no colour may lie in a row twice. So it began row 2. Keep drawing.
guide-push-3 = Yellow 6 fits everywhere; the dashed cards show where. You will choose first, so make one row really good: put it into row 2.
guide-push-4 = Row 2 is worth 10 now. As long as a new row can still be begun, nothing can happen to you: keep drawing.
guide-push-5 = Red 2 may not go into row 2, where red lies already. Put it into row 1 and keep row 3 free: a free row takes any card.
guide-push-6 = What you do not take, the others get. More cards would help Ada too: press “Stop”.
guide-push-7 = You take first. Row 2 brings 10 points, row 1 only 6: take row 2. Ada must take what is left.
guide-push-8 = Ada left you a row with a dice card: you got green 5 and rolled red, so red 4 is gone. What is secured is safe from the die. Instead of drawing, secure a colour now: press yellow with the lock.
guide-push-9 = Ada has gone too far: red 3 fitted into no row. She gets no row, and the die took her purple 5. You may take all the same: row 2, with 14 points.
guide-push-end = Now you know PUSH: draw, stop in time, secure. With three or more players there are direction cards too: if an odd number of them lies there, the others take in the other direction. When the deck is empty, all your numbers count, displayed and secured.

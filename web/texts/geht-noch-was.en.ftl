### The board of Geht noch was?

board-geht-noch-was-own-design = These cards are our own design: the printed ones are not public.
board-geht-noch-was-deck = Cards: { $deck }
board-geht-noch-was-round = Round { $round } of { $rounds }
board-geht-noch-was-rolled = Roll { $roll } (lucky fairy: { $name })
board-geht-noch-was-roll = Rolled: { $dice }
board-geht-noch-was-fairy = lucky fairy
board-geht-noch-was-phase-start = Place the start cards
board-geht-noch-was-phase-fairy = Who rolls first?
board-geht-noch-was-phase-bonus = Bonus
board-geht-noch-was-phase-buy = Buy
board-geht-noch-was-phase-build = Build
board-geht-noch-was-phase-dice = Roll
board-geht-noch-was-phase-decide = Roll
board-geht-noch-was-phase-push = Push or score
board-geht-noch-was-phase-over = The end

board-geht-noch-was-card = { $marker ->
    [black] Card { $number }, { $colour }, fulfilled: { $task }
    [luck] Card { $number }, { $colour }, fulfilled with luck: { $task }
   *[none] Card { $number }, { $colour }: { $task }
}
board-geht-noch-was-ahead = (next one here)
board-geht-noch-was-vip = VIP: levels 4 and 5 are reached only by pushing cards up.
board-geht-noch-was-tower = level { $level }: { $cards } cards, { $marked } fulfilled
board-geht-noch-was-in-words = Cards in words
board-geht-noch-was-legend = Lines below one another: all. Slash: one of the two. A die without a letter: any. = equal numbers, ↗ consecutive numbers, Σ total, 4+ at least 4, ★ points.
board-geht-noch-was-pile = { $colour } deck: { $cards } cards, cost { $cost }, points { $points }
board-geht-noch-was-cost = cost { $cost }
board-geht-noch-was-supply = luck in the supply
board-geht-noch-was-multipliers = free ×3/×4 markers

board-geht-noch-was-step-buy = Buy a card. Money: { $money }, bought: { $bought } of 4.
board-geht-noch-was-step-nothing = The roll fulfils none of your cards. Will luck save you?
board-geht-noch-was-place-level = Card { $card }: { $task }. On which level?
board-geht-noch-was-pay-how = You pay with scored green cards.
board-geht-noch-was-push-how = Card { $card }: up, to hope for more, or score it now?
board-geht-noch-was-next = { $count ->
    [one] You fulfil the next card on level { $low }.
   *[other] You fulfil the next card on level { $low } or { $high }.
}
board-geht-noch-was-fail-sure = Really fail? All your markers of this round are lost.
board-geht-noch-was-pass-buy = { $money ->
    [0] Finish buying
   *[other] Finish buying ({ $money } is lost)
}
board-geht-noch-was-pass-lift = Lift no more

board-geht-noch-was-move-mark = Fulfil card { $card } on level { $level }
board-geht-noch-was-move-push = ▲ Card { $card } to level { $level }
board-geht-noch-was-move-bank = ★ Score card { $card }: +{ $points }
board-geht-noch-was-move-lift = Lift card { $card } to level { $level }
board-geht-noch-was-move-pay = Pay with card { $card }
board-geht-noch-was-move-place = Card { $card } on level { $level }
board-geht-noch-was-move-buy = Buy a card: { $colour }, cost { $cost }
board-geht-noch-was-move-keep = Keep
board-geht-noch-was-move-exchange = Exchange
board-geht-noch-was-move-avert = ♣ Use luck
board-geht-noch-was-move-fail = Fail …
board-geht-noch-was-move-in = IN: go on!
board-geht-noch-was-move-out = OUT: keep it

board-geht-noch-was-no-roll = Nothing rolled yet
board-geht-noch-was-panel = Your move
board-geht-noch-was-level = Level { $level }, points times { $factor }
board-geht-noch-was-can = selectable
board-geht-noch-was-marked = Fulfilled cards
board-geht-noch-was-told-fail = { $who ->
    [you] Missed! Nothing fulfilled, your markers are gone.
   *[other] { $name } fails.
}
board-geht-noch-was-told-out = { $who ->
    [you] Out in time: your markers are safe.
   *[other] { $name } gets out.
}
board-geht-noch-was-told-avert = { $who ->
    [you] Saved by luck!
   *[other] { $name } is saved by luck.
}
board-geht-noch-was-told-push = { $who ->
    [you] Card { $card } is one level higher.
   *[other] { $name } pushes card { $card } up.
}
board-geht-noch-was-told-bank = { $who ->
    [you] Card { $card } is scored.
   *[other] { $name } scores card { $card }.
}
board-geht-noch-was-told-lift = { $who ->
    [you] Push it! Card { $card } is one level higher.
   *[other] Push it! { $name } lifts card { $card }.
}
board-geht-noch-was-told-card = New: card { $card }.
board-geht-noch-was-fail-yes = Yes, fail
board-geht-noch-was-fail-no = Go back

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
board-geht-noch-was-factor = Points on this level count times { $factor }
board-geht-noch-was-ahead = (next one here)
board-geht-noch-was-vip = VIP: levels 4 and 5 are reached only by pushing cards up.
board-geht-noch-was-money = money: { $money }
board-geht-noch-was-up = up
board-geht-noch-was-score = score
board-geht-noch-was-tower = level { $level }: { $cards } cards, { $marked } fulfilled
board-geht-noch-was-in-words = Cards in words
board-geht-noch-was-legend = Lines below one another: all. Slash: one of the two. A die without a letter: any. = equal numbers, ↗ consecutive numbers, Σ total, 4+ at least 4, ★ points.
board-geht-noch-was-pile = { $colour } deck: { $cards } cards, cost { $cost }, points { $points }
board-geht-noch-was-cost = cost { $cost }
board-geht-noch-was-supply = luck in the supply
board-geht-noch-was-multipliers = free ×3/×4 markers

board-geht-noch-was-step-buy = Buy a card. Money: { $money }, bought: { $bought } of 4.
board-geht-noch-was-step-place = Which new card goes on which level?
board-geht-noch-was-step-nothing = The roll fulfils none of your cards. Will luck save you?
board-geht-noch-was-place-card = Tap a new card.
board-geht-noch-was-place-level = { $task }. Tap the + of a level.
board-geht-noch-was-pay-how = Tap your scored green cards to pay with them.
board-geht-noch-was-push-how = ▲ one level up and keep hoping, or ★ take the points now.
board-geht-noch-was-next = { $count ->
    [one] You fulfil the next card on level { $low }.
   *[other] You fulfil the next card on level { $low } or { $high }.
}
board-geht-noch-was-failed = Missed! The last roll fulfilled none of your cards. Your markers are gone.
board-geht-noch-was-fail-sure = Really fail? All your markers of this round are lost.
board-geht-noch-was-away = Your cards lie behind this display right now. You can choose here:
board-geht-noch-was-pass-buy = { $money ->
    [0] Finish buying
   *[other] Finish buying ({ $money } is lost)
}
board-geht-noch-was-pass-lift = Lift no more

board-geht-noch-was-move-mark = Fulfil card { $card }
board-geht-noch-was-move-push = Push card { $card } one level up
board-geht-noch-was-move-bank = Score card { $card }
board-geht-noch-was-move-lift = Lift card { $card } one level up
board-geht-noch-was-move-pay = Pay with card { $card }
board-geht-noch-was-move-place = Card { $card } on level { $level }
board-geht-noch-was-move-buy = Buy a card: { $colour }, cost { $cost }
board-geht-noch-was-move-keep = Keep
board-geht-noch-was-move-exchange = Exchange
board-geht-noch-was-move-avert = ♣ Use 1 luck
board-geht-noch-was-move-fail = Fail …
board-geht-noch-was-move-in = IN: go on!
board-geht-noch-was-move-out = OUT: get out

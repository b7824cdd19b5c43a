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
board-geht-noch-was-tower = level { $level }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $marked } fulfilled
board-geht-noch-was-in-words = Cards in words
board-geht-noch-was-legend = Lines below one another: all. Slash: one of the two. A die without a letter: any. = equal numbers, ↗ consecutive numbers, Σ total, 4+ at least 4, ★ points.
board-geht-noch-was-pile = { $colour } deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, cost { $cost }, points { $points }
board-geht-noch-was-cost = cost { $cost }
board-geht-noch-was-supply = luck in the supply
board-geht-noch-was-multipliers = free ×3/×4 markers

board-geht-noch-was-step-buy = Buy a card. Money: { $money }, bought: { $bought } of 4.
board-geht-noch-was-step-nothing = You cannot fulfil a card with this roll. Will luck save you?
board-geht-noch-was-place-level = Card { $card }: { $task }. On which level?
board-geht-noch-was-pay-how = You pay with scored green cards: they go under the deck.
board-geht-noch-was-push-how = Card { $card }: push it up or score it?
board-geht-noch-was-next = { $count ->
    [one] You fulfil the next card on level { $low }.
   *[other] You fulfil the next card on level { $low } or { $high }.
}
board-geht-noch-was-odds = Show chances
board-geht-noch-was-explain = Card { $card }: { $task }. { $chance } of all rolls do it.
board-geht-noch-was-level-chance = A roll fulfils an open card here with a chance of { $chance }.
board-geht-noch-was-going-on = The next roll has a { $chance } chance to do it.
board-geht-noch-was-stuck = Careful: the next roll cannot fulfil anything.
board-geht-noch-was-pass-buy = { $money ->
    [0] Done
   *[other] Done ({ $money } is lost)
}
board-geht-noch-was-pass-lift = No more

board-geht-noch-was-move-mark = Fulfil card { $card } on level { $level }
board-geht-noch-was-move-push = ▲ Push card { $card } up
board-geht-noch-was-move-bank = ★ Score card { $card }
board-geht-noch-was-move-lift = Push card { $card } up from level { $level }
board-geht-noch-was-move-pay = Give up card { $card } from level { $level }: { $money } money
board-geht-noch-was-to-level = Level { $level }
board-geht-noch-was-move-place = Card { $card } on level { $level }
board-geht-noch-was-move-pass = Buy nothing more
board-geht-noch-was-move-buy = Buy a card: { $colour }, cost { $cost }
board-geht-noch-was-move-keep = Keep
board-geht-noch-was-move-exchange = Exchange
board-geht-noch-was-move-avert = ♣ Use luck
board-geht-noch-was-move-fail = Fail
board-geht-noch-was-move-in = IN: go on!
board-geht-noch-was-move-out = OUT: keep it

board-geht-noch-was-no-roll = Nothing rolled yet
board-geht-noch-was-panel = Your move
board-geht-noch-was-points = { $points ->
    [one] point
   *[other] points
}
board-geht-noch-was-level = Level { $level }, points times { $factor }
board-geht-noch-was-can = selectable
board-geht-noch-was-marked = Fulfilled cards

figure-geht-noch-was-tower = A tower of five levels at the start: two green cards on level 1, two green ones on level 2, two yellow ones on level 3. Levels 4 and 5 above the VIP rope are empty.
figure-geht-noch-was-climb = A tower with markers on a card of level 1 and one of level 2. The other cards on levels 2 and 3 are highlighted: one of them can be fulfilled next.
figure-geht-noch-was-income = Scored cards: two green ones on level 1, a green and a yellow one on level 2, a green one on level 3. The income is 5.
figure-geht-noch-was-push = A fulfilled green card on level 2. Below: pushed up it lies on level 3. Or: scored it lies right of the bar on level 2.
figure-geht-noch-was-score = Scored cards: on level 5 a red and a yellow one (48 points), on level 4 a red one (16), on level 3 a red and a green one (10), on level 2 a red and a yellow one (6), on level 1 two green ones and a yellow one (4); and 1 luck.
figure-geht-noch-was-tasks = Seven cards with their tasks in words: an exact number, at least, consecutive, in one colour, a total, one of two, two at once.
figure-geht-noch-was-task-1 = 1 die showing 4
figure-geht-noch-was-task-2 = 5 dice showing 3 or more each
figure-geht-noch-was-task-3 = 3 dice showing consecutive numbers
figure-geht-noch-was-task-4 = 2 blue dice showing consecutive numbers
figure-geht-noch-was-task-5 = red dice adding up to 9 or more
figure-geht-noch-was-task-6 = 2 red dice showing the same number or 2 blue dice showing the same number
figure-geht-noch-was-task-7 = 2 dice showing the same number, plus 3 dice showing the same number

guide-geht-noch-was-1 = This is your tower. Every round begins on level 1, and the roll fulfils both cards there. Take card 2 (blue 2 and 3 are consecutive): it is harder, the pair is likelier to come again. Tap card 2 and confirm.
guide-geht-noch-was-2 = A marker lies on the card, and your climber stands on level 1. Next you may fulfil a card on level 1 or 2, so there is more to be had: stay IN.
guide-geht-noch-was-3 = Now level 1 or one level higher is possible. Climb: from level 3 on, every card counts more. Fulfil card 4 on level 2.
guide-geht-noch-was-4 = You stand on level 2, and there is 1 luck on your clover in case it goes wrong. Stay IN once more.
guide-geht-noch-was-5 = Missed: this roll fulfils nothing on level 2 or 3. Ada fails too, and her markers are gone. You have one luck: give it away and save your markers.
guide-geht-noch-was-6 = Another miss, and all would be lost. Get out in time: OUT. Your two cards are safe.
guide-geht-noch-was-7 = Every fulfilled card moves. Scored green cards bring not only points but money in every round. Choose card 2 and score it (★).
guide-geht-noch-was-8 = Card 4 is easy to fulfil and worth more higher up: push it to level 3 (▲). This is the only way above the VIP rope.
guide-geht-noch-was-9 = Round 2 begins with a bonus: luck, or luck and a card. Your clover is empty, take the 2 luck.
guide-geht-noch-was-10 = Your scored green card brings 1 money. Only one card is left on level 1: buy a green one to go with it.
guide-geht-noch-was-end = Place the new card on level 1, and the dice roll again. After five rounds the scored cards count times the factor of their level, plus 1 point for each luck. Now you know all you need. Good luck!

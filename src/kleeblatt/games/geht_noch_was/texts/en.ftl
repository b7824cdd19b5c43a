### Geht noch was?

geht-noch-was-about = Fulfil one task after another, climb from level to level, and get out in time. The built-in cards are our own design.
option-free_start = place the start cards freely
option-solo_rules = play by the solo rules (alone: always)
option-deck = the deck; ours is our own design, FILE is a deck file of your own

token-bonus = bonus
token-buy = buy
token-keep = keep
token-exchange = exchange
token-in = in
token-out = out
token-avert = avert
token-fail = fail
token-mark = mark
token-push = push
token-bank = bank
token-lift = lift
token-pay = pay
token-place = place
token-card = card
token-fairy = fairy

part-level-1 = level 1
part-level-2 = level 2
part-level-3 = level 3
part-level-4 = level 4
part-level-5 = level 5
part-luck = luck
part-sets = colourful sets

## Tasks in words

task-dice = { $colour ->
    [blue] { $count ->
        [one] 1 blue die
       *[other] { $count } blue dice
    }
    [red] { $count ->
        [one] 1 red die
       *[other] { $count } red dice
    }
   *[white] { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
}
task-dice-and = { " and " }
task-exact = { $count ->
    [one] { $dice } showing { $value }
   *[other] { $dice } showing { $value } each
}
task-least = { $count ->
    [one] { $dice } showing { $value } or more
   *[other] { $dice } showing { $value } or more each
}
task-equal = { $dice } showing the same number
task-stairs = { $dice } showing consecutive numbers
task-sum = { $colour ->
    [blue] blue dice
    [red] red dice
   *[white] dice
} adding up to { $value } or more
task-or = { $first } or { $second }
task-and = { ", plus " }

## At the table

gnw-level = level
gnw-new = new
gnw-clover = luck on the clover
gnw-markers = black markers
gnw-points = points
gnw-is-in = IN
gnw-is-out = OUT
gnw-scored = scored
gnw-decks = Decks: green { $green }, yellow { $yellow }, red { $red } · luck in the supply: { $luck }
gnw-legend = ● marked · ♣ marked with luck · □ any die · = equal · ↗ consecutive · Σ total
gnw-own-design = These cards are our own design: the printed ones are not public. To play with your own deck file: -o deck=FILE
gnw-bonus-choice = { $number }: { $card ->
    [none] { $luck } luck
   *[some] { $luck } luck and a { $colour } card
}
gnw-risk = Level { $level } or higher next: the next roll has a { $percent } % chance of fulfilling a card.
gnw-no-way = Careful: the next roll cannot fulfil anything (no marker, or no card on this or the next level).
gnw-no-base = Careful: level 1 is still empty, and every round begins there.
gnw-pay = You pay with scored green cards. They go under the deck: { $cards }
gnw-pay-card = { $move } ({ $money } money)
gnw-paid = Careful: if you stop now, { $money } money is lost, and the cards you paid with are gone.

gnw-step-place = Which new card goes on which level? (place CARD LEVEL)
gnw-step-bonus = Which bonus do you take?
gnw-step-buy = Buy a card, or pass. Money: { $money }.
gnw-step-exchange = You have { $number } in your display already. Keep the new card, or exchange it?
gnw-step-fulfil = Which card do you fulfil?
gnw-step-in-or-out = Do you stay in or get out?
gnw-step-push = Which marked card do you push up, or bank (score)?
gnw-step-lift = Push it! Lift a scored card ({ $lifts } left), or pass.

gnw-level-0 = ★★★★★★
gnw-level-1 = ★★★★★☆
gnw-level-2 = ★★★★½☆
gnw-level-3 = ★★★★☆☆
gnw-level-4 = ★★★☆☆☆
gnw-level-5 = ★★☆☆☆☆
gnw-level-6 = ★☆☆☆☆☆
gnw-level-7 = ☆☆☆☆☆☆

reason-gnw-no-such-card = that card is not in your display.
reason-gnw-not-new = you can only place the new cards beside your clover.
reason-gnw-not-fulfilled = the roll does not fulfil that card.
reason-gnw-other-level = fulfil a card on the level of your last one or one level higher; the first of the round on level 1.
reason-gnw-no-marker = you have neither a black marker nor luck left.
reason-gnw-marked = you have already fulfilled that card this round.
reason-gnw-not-marked = only cards with a marker are pushed or scored.
reason-gnw-no-luck = you have no luck on your clover.
reason-gnw-no-money = you do not have enough money.
reason-gnw-four-bought = you have already bought four cards, the most you can buy in one round.
reason-gnw-no-cards = there are no cards of that colour left.
reason-gnw-level-full = there are already four cards on that level.
reason-gnw-full-above = there are already four cards on the level above. Make room there first, or score this card.
reason-gnw-top-level = there is nothing above level 5: score this card.
reason-gnw-lift-colour = Push it! is only for cards of the same colour or an easier one.
reason-gnw-lift-top = that card is already on the top level.
reason-gnw-lift-itself = Push it! is for another card, not the one you have just scored.
reason-gnw-lift-scored = Push it! is only for cards you have already scored.
reason-gnw-pay-green = you can only pay with your scored green cards.

## Deck files

error-task-form = In the task “{ $task }”, “{ $part }” is not a condition. Write it like 2W1, 5W3+, 3W=, 1B1R=, 2B> or SR9+.
error-task-slash = In the task “{ $task }”, “{ $part }” has too many slashes: one slash separates two conditions.
error-task-few = In the task “{ $task }”, “{ $part }” needs more dice: at least { $least }, and no number may be 0.
error-task-many = In the task “{ $task }”, “{ $part }” needs more dice of a colour than there are ({ $most }).
error-task-impossible = In the task “{ $task }”, “{ $part }” can never be fulfilled.
error-task-never = The task “{ $task }” can never be fulfilled.
error-deck-long = A deck file has at most { $letters } characters, { $lines } lines and { $dots } dots. This one is longer.
error-deck-toml = The deck file is not valid TOML: { $why }.
error-deck-unknown = The deck file has an unknown entry: “{ $name }”.
error-deck-fact = “{ $name }” is missing or wrong in the deck file. It looks like this: { $right }.
error-deck-card = Card { $number } says “{ $line }”. Write it like this: green A: 2R= / 2B= (colour, start set if any, task).
error-deck-task = Card { $number }: { $why }
error-deck-number = There is no card “{ $number }”: the numbers are 1 to { $most }.
error-deck-missing = These cards are missing: { $numbers }.
error-deck-count = { $start_set ->
    [none] There are { $found } { $colour } cards outside the start sets; there must be { $right }.
   *[other] Start set { $start_set } has { $found } { $colour } cards; there must be { $right }.
}

deck-checked = { $name }: { $cards } cards, no problems.
deck-problems = { $count ->
    [one] 1 problem:
   *[other] { $count } problems:
}
deck-card = card
deck-colour = colour
deck-set = set
deck-symbols = symbols
deck-words = task
deck-chance = probability
deck-balance = Start sets: how likely a roll is to fulfil a card on level 1, level 2, level 3 (fixed start), and any card

tiebreak-geht-noch-was = A tie: it goes to the player with more open cards on the top level, then on the next, and so on.

## What happened (story)

told-geht-noch-was-start-cards-dealt = { $levels-count ->
    [0] { $who ->
        [you] You get
       *[other] { $name } gets
    } start set { $set }: { $cards }.
   *[other] { $who ->
        [you] You lay out
       *[other] { $name } lays out
    } start set { $set }.
}
told-geht-noch-was-fairy-drawn = { $who ->
    [you] Drawn by lot: you are the first lucky fairy.
   *[other] Drawn by lot: { $name } is the first lucky fairy.
}
    .brief = Drawn by lot as the first lucky fairy.
told-geht-noch-was-round-began = { $who ->
    [you] Round { $round } begins, and you are the lucky fairy.
   *[other] Round { $round } begins, and { $name } is the lucky fairy.
}
    .heading = Round { $round } · { $who ->
        [you] You are the lucky fairy
       *[other] { $name } is the lucky fairy
    }
told-geht-noch-was-luck-taken = { $why ->
    [out] { $who ->
        [you] You are OUT and get { $luck } luck.
       *[other] { $name } is OUT and gets { $luck } luck.
    }
   *[bonus] { $who ->
        [you] You take { $luck } luck.
       *[other] { $name } takes { $luck } luck.
    }
}
told-geht-noch-was-bonus-taken = { $who ->
    [you] You take
   *[other] { $name } takes
} { $luck ->
    [0] { "" }
   *[other] { $luck } luck{ $card ->
        [none] { "" }
       *[other] { " and " }
    }
}{ $card ->
    [none] { "" }
    [green] a green card
    [yellow] a yellow card
   *[red] a red card
}.
told-geht-noch-was-bonus-forgone = { $who ->
    [you] You get
   *[other] { $name } gets
} nothing from the bonus.
told-geht-noch-was-buying-began = Round { $round }: time to buy and build.
    .heading = Round { $round } · Buy and build
told-geht-noch-was-income-received = { $who ->
    [you] You have
   *[other] { $name } has
} { $money ->
    [0] no money yet
   *[other] an income of { $money }
}.
told-geht-noch-was-card-bought = { $who ->
    [you] You buy
   *[other] { $name } buys
} { $colour ->
    [green] a green card
    [yellow] a yellow card
   *[red] a red card
} for { $cost } money.
    .brief = Bought { $colour ->
        [green] a green card
        [yellow] a yellow card
       *[red] a red card
    }.
told-geht-noch-was-card-drawn = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $colour-said } card { $card }{ $why ->
    [exchange] { " " }instead
   *[other] { "" }
}{ $is_offered ->
    [yes] , identical to one in { $who ->
        [you] your
       *[other] the
    } display
   *[no] { "" }
}.
    .brief = { $why ->
        [exchange] Card { $card } instead
        [consolation] Consolation: card { $card }
       *[bought] It is card { $card }
    }{ $is_offered ->
        [yes] , identical to one in the display
       *[no] { "" }
    }.
told-geht-noch-was-card-kept = { $who ->
    [you] You keep
   *[other] { $name } keeps
} card { $card }.
    .brief = Kept.
told-geht-noch-was-card-exchanged = { $who ->
    [you] You exchange
   *[other] { $name } exchanges
} card { $card }: it goes under the deck.
    .brief = Exchanged.
told-geht-noch-was-card-paid = { $who ->
    [you] You give up
   *[other] { $name } gives up
} card { $card } from level { $level } for { $money } money: { $plus }.
    .brief = Card { $card } given up for { $money } money: { $plus }.
told-geht-noch-was-sets-broken = { $broken ->
    [one] That breaks up a colourful set: { $plus }.
   *[other] That breaks up { $broken } colourful sets: { $plus }.
}
told-geht-noch-was-buying-ended = { $who ->
    [you] You buy
   *[other] { $name } buys
} { $bought ->
    [0] nothing
   *[other] nothing more
}.
    .brief = { $bought ->
        [0] Nothing bought.
       *[other] { "" }
    }
told-geht-noch-was-money-lost = { $who ->
    [you] You lose
   *[other] { $name } loses
} { $money } unspent money.
    .brief = { $money } money lost.
told-geht-noch-was-card-placed = { $is_consolation ->
    [yes] Card { $card } goes on level { $level }.
   *[no] { $who ->
        [you] You place
       *[other] { $name } places
    } card { $card } on level { $level }.
}
    .brief = { $is_consolation ->
        [yes] { "" }
       *[no] Card { $card } on level { $level }.
    }
told-geht-noch-was-card-returned = There is no room for card { $card }: it goes back under the { $colour ->
    [green] green
    [yellow] yellow
   *[red] red
} deck.
    .brief = No room for card { $card }.
told-geht-noch-was-rolling-began = Everyone is IN: let the dice roll!
told-geht-noch-was-dice-thrown = Roll { $roll }: { $who ->
    [you] you roll
   *[other] { $name } rolls
} blue { $blue-listed } and red { $red-listed }.
    .heading = Roll { $roll } · Blue { $blue-listed } · Red { $red-listed }
told-geht-noch-was-card-fulfilled = { $who ->
    [you] You fulfil
   *[other] { $name } fulfils
} { $colour-said } card { $card } on level { $level } with { $dice }.
    .brief = Card { $card } on level { $level } fulfilled with { $dice }.
told-geht-noch-was-luck-spent = { $who ->
    [you] You use
   *[other] { $name } uses
} 1 luck as the marker on card { $card }.
    .brief = 1 luck serves as the marker.
told-geht-noch-was-failure-averted = { $who ->
    [you] You spend
   *[other] { $name } spends
} 1 luck to avoid failing.
    .brief = Saved by 1 luck.
told-geht-noch-was-failed = { $who ->
    [you] You fail
   *[other] { $name } fails
}{ $cards-count ->
    [0] { "" }
    [one] : the marker on card { $cards } is gone
   *[other] : the markers on cards { $cards } are gone
}.
told-geht-noch-was-stayed-in = { $who ->
    [you] You stay IN.
   *[other] { $name } stays IN.
}
    .brief = Still IN.
told-geht-noch-was-went-out = { $who ->
    [you] You go OUT.
   *[other] { $name } goes OUT.
}
    .brief = Then OUT.
told-geht-noch-was-consoled = { $who ->
    [you] You get
   *[other] { $name } gets
} a green card as a consolation.
    .brief = { "" }
told-geht-noch-was-pushing-began = Round { $round }: time to push or score.
    .heading = Round { $round } · Push or score
told-geht-noch-was-card-pushed = { $who ->
    [you] You push
   *[other] { $name } pushes
} card { $card } up to level { $level }.
    .brief = Card { $card } up to level { $level }.
told-geht-noch-was-card-scored = { $who ->
    [you] You score
   *[other] { $name } scores
} { $colour-said } card { $card } on level { $level }: { $plus }.
    .brief = Card { $card } scored on level { $level }: { $plus }.
told-geht-noch-was-set-completed = { $sets ->
    [one] The first colourful set is complete: { $plus }.
   *[other] Colourful set number { $sets } is complete: { $plus }.
}
told-geht-noch-was-card-lifted = Push it! { $who ->
    [you] You push
   *[other] { $name } pushes
} scored card { $card } up to level { $level }: { $plus }.
    .brief = Push it! Card { $card } up to level { $level }: { $plus }.
told-geht-noch-was-lifts-declined = { $who ->
    [you] You do
   *[other] { $name } does
} without another Push it!
    .brief = No further Push it!
told-geht-noch-was-deck-ran-out = The { $colour-said } deck is empty: scored { $colour-said } cards are returned and shuffled.
told-geht-noch-was-cards-grouped = { $who ->
    [you] You put
   *[other] { $name } puts
} the ×{ $times } marker on card { $card } (level { $level }) and { $who ->
    [you] return
   *[other] returns
} { $returned-count ->
    [one] card
   *[other] cards
} { $returned }.
    .brief = Card { $card } (level { $level }) now counts ×{ $times }, returned: { $returned }.
told-geht-noch-was-game-ended = The last round is over, and so is the game.

## Positions that cannot be

position-geht-noch-was-cards = a card lies in two places, or is not in this game.
position-geht-noch-was-under = a card lies under a deck of another colour.
position-geht-noch-was-supply = there is more luck than in the box.
position-geht-noch-was-multipliers = there are more ×3/×4 markers than in the box.
position-geht-noch-was-round = this round has no such phase.
position-geht-noch-was-roll = the number of rolls does not fit this phase.
position-geht-noch-was-stuck = it is nobody’s turn.
position-geht-noch-was-drawing = nobody can draw this card now.
position-geht-noch-was-offered = you can only exchange a card that you are buying and already have in your display.
position-geht-noch-was-bought = nobody buys cards before the second round.
position-geht-noch-was-new = only the bonus card and bought cards lie beside the clover.
position-geht-noch-was-money = nobody has received that much money.
position-geht-noch-was-room = there is no room for new cards, so they have gone under their decks.
position-geht-noch-was-markers = there is a marker too many, or one in the wrong place.
position-geht-noch-was-climb = fulfilled cards lead up from level 1 and skip no level.
position-geht-noch-was-fulfilled = the roll does not fulfil the card that was marked last.
position-geht-noch-was-luck = luck, markers and rolls do not add up.
position-geht-noch-was-start = before the first push, all start cards lie in their places, with one consolation card at most.
position-geht-noch-was-high = no card gets that high in this round.
position-geht-noch-was-number = a player has too many cards, or too few.
position-geht-noch-was-lifts = nobody has earned this Push it!

### Geht noch was?

geht-noch-was-about = Fulfil one task after the other, climb from level to level, and get out in time. The built-in cards are our own design.
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
    [one] { $dice } that shows { $value }
   *[other] { $dice } that show { $value } each
}
task-least = { $count ->
    [one] { $dice } that shows at least { $value }
   *[other] { $dice } that show at least { $value } each
}
task-equal = { $dice } with equal numbers
task-stairs = { $dice } with directly consecutive numbers
task-sum = { $colour ->
    [blue] blue dice
    [red] red dice
   *[white] dice
} with a total of at least { $value }
task-or = { $first } or { $second }
task-and = { " and besides " }

## At the table

gnw-fairy = { $name } is the lucky fairy and rolls first.
gnw-card = { $name } draws { $number } ({ $colour }): { $task }.
gnw-roll = Round { $round }, roll { $roll } by { $name }: { $dice }
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
gnw-own-design = These cards are our own design: the printed ones are not public. A deck file of your own: -o deck=FILE
gnw-bonus-choice = { $number }: { $card ->
    [none] { $luck } luck
   *[some] { $luck } luck and a { $colour } card
}
gnw-risk = Level { $level } or higher next: the next roll fulfils a card with { $percent } %.
gnw-no-way = Careful: nothing can be fulfilled by the next roll (no marker, or no card on this and the next level).
gnw-no-base = Careful: level 1 is still empty, and every round begins there.

gnw-step-place = Which new card goes on which level? (place CARD LEVEL)
gnw-step-bonus = Which bonus do you take?
gnw-step-buy = Buy a card, or pass. Money: { $money }.
gnw-step-exchange = You have { $number } in your display already. Keep the new card, or exchange it?
gnw-step-fulfil = Which card do you fulfil?
gnw-step-in-or-out = Do you stay in, or get out?
gnw-step-push = Which marked card do you push up, or bank (score)?
gnw-step-lift = Push it! Lift a scored card ({ $lifts } left), or pass.

gnw-level-0 = ★★★★★★★
gnw-level-1 = ★★★★★★☆
gnw-level-2 = ★★★★★☆☆
gnw-level-3 = ★★★★☆☆☆
gnw-level-4 = ★★★☆☆☆☆
gnw-level-5 = ★★☆☆☆☆☆
gnw-level-6 = ★☆☆☆☆☆☆
gnw-level-7 = ☆☆☆☆☆☆☆

reason-gnw-no-such-card = that card is not there.
reason-gnw-not-fulfilled = the roll does not fulfil that card.
reason-gnw-other-level = you may only fulfil cards on the level of the last one or one level higher (first: on level 1).
reason-gnw-no-marker = you have neither a black marker nor luck left.
reason-gnw-marked = each card can be fulfilled only once a round.
reason-gnw-not-marked = only marked cards move.
reason-gnw-no-luck = you have no luck on your clover.
reason-gnw-no-money = you do not have enough money.
reason-gnw-four-bought = at most four cards are bought in a round.
reason-gnw-no-cards = there are no cards of that colour left.
reason-gnw-level-full = that level has four cards already.
reason-gnw-top-level = from the top level a card can only be scored (bank).
reason-gnw-lift-colour = only cards of the same colour or an easier one may be lifted.
reason-gnw-lift-top = that card lies on the top level already.
reason-gnw-lift-itself = the card just scored cannot be lifted by itself.
reason-gnw-pay-green = you can pay with your scored green cards only.

## Deck files

error-task-form = In the task “{ $task }”, “{ $part }” is not a condition. Write it like 2W1, 5W3+, 3W=, 1B1R=, 2B> or SR9+.
error-task-slash = In the task “{ $task }” a slash stands between two conditions, not more: “{ $part }”.
error-task-few = In the task “{ $task }”, “{ $part }” needs more dice: at least { $least }, and none of 0.
error-task-many = In the task “{ $task }”, “{ $part }” needs more dice of a colour than there are ({ $most }).
error-task-impossible = In the task “{ $task }”, “{ $part }” can never be fulfilled.
error-task-never = The task “{ $task }” can never be fulfilled.
error-deck-long = A deck file has at most { $letters } characters, { $lines } lines and { $dots } dots. This one is longer.
error-deck-toml = The deck file is not valid TOML: { $why }.
error-deck-unknown = The deck file has “{ $name }”, which means nothing.
error-deck-fact = “{ $name }” is missing or wrong in the deck file. It looks like this: { $right }.
error-deck-card = Card { $number } is written “{ $line }”. It looks like this: green A: 2R= / 2B= (colour, start set if any, task).
error-deck-task = Card { $number }: { $why }
error-deck-number = There is no card “{ $number }”: the numbers are 1 to { $most }.
error-deck-missing = These cards are missing: { $numbers }.
error-deck-count = { $start_set ->
    [none] There are { $found } { $colour } cards outside the start sets; it must be { $right }.
   *[other] Start set { $start_set } has { $found } { $colour } cards; it must be { $right }.
}

deck-checked = { $name }: { $cards } cards, all right.
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
deck-balance = Start sets: how likely a roll fulfils a card of level 1, level 2, level 3 (fixed start), and any card

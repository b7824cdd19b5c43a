### Böse Eins

boese-eins-about = Throw the die as often as you dare: a one costs all points of your turn.
token-throw = throw
part-safe = safe
boese-eins-safe = safe: { $points }
boese-eins-pot = this turn: { $points }
boese-eins-question = Throw again, or stop?
reason-boese-eins-empty = you have no points to save yet.
reason-boese-eins-enough = you have enough points: stop and win.
position-boese-eins-pot = this many throws cannot have brought these points.
position-boese-eins-end = the game ends when somebody has enough points, and not before.
view-boese-eins-phase = next
view-boese-eins-active = turn of
view-boese-eins-choose = a decision
view-boese-eins-die = the die
view-boese-eins-over = the end
view-boese-eins-pot = this turn
view-boese-eins-safe = safe

told-boese-eins-turn-began = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
    .heading = { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
told-boese-eins-die-thrown = { $face ->
    [1] A one: { $lost } points are lost.
   *[other] The die shows { $face }.
}
told-boese-eins-pot-saved = { $who ->
    [you] You stop
   *[other] { $name } stops
}: { $plus }.
told-boese-eins-game-ended = The goal is reached.

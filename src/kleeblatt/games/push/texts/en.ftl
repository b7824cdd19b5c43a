### PUSH

push-about = Turn over cards, build up to three rows, and stop before you go too far.
option-risk = a star discards the whole display
option-directions = direction cards with two players

token-purple = purple
token-star = star
token-draw = draw
token-stop = stop
token-secure = secure
token-into = into
token-take = take
token-dice-card = dice-card
token-direction-card = direction-card
letter-purple = P

part-displayed = displayed
part-secured = secured

push-row = row { $number }
push-empty = (empty)
push-dice = [dice]
push-direction = Direction cards: { $count }. Rows are taken to the { $way ->
    [left] left
   *[right] right
}.
push-deck = { $cards } cards in the deck
push-display = display
push-safe = secured
push-points = points

push-step-start = Draw a card, or secure a colour.
push-step-place = Where does { $card } go?
push-step-go-on = Draw on, or stop and take a row.
push-step-take = Which row do you take?

reason-push-no-room = the row has that number or colour (or a dice card) already, or cannot be begun.
reason-push-no-row = there is no such row to take.
reason-push-nothing-to-secure = you have no unsecured cards of that colour.
reason-push-no-stop = there is no row to take yet: draw on.

error-push-deck = The deck has { $found } for “{ $name }”, not { $right }.

## What has happened (the story)

told-push-turn-began = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
    .heading = { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
told-push-cards-secured = { $who ->
    [you] You secure
   *[other] { $name } secures
} { $cards }.
told-push-card-drawn = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $card ->
    [dice-card] a dice card
    [direction-card] a direction card
   *[other] { $card-said }
}.
    .brief = Then { $card ->
        [dice-card] a dice card
        [direction-card] a direction card
       *[other] { $card-said }
    }.
told-push-card-placed = { $card ->
    [dice-card] The dice card
   *[other] { $card-said }
} { $is_new ->
    [yes] starts
   *[no] goes into
} row { $row }.
    .brief = { $is_new ->
        [yes] New row { $row }.
       *[no] Into row { $row }.
    }
told-push-direction-turned = { $way ->
    [left] Rows go to the left again.
    [right] Rows now go to the right.
   *[discarded] With two players it does nothing.
}
told-push-bust = { $card ->
    [dice-card] Bust! Every row has a dice card already.
   *[other] Bust! { $card-said } fits nowhere: { $conflicts } are in the way.
}
told-push-stopped = { $has_choice ->
    [yes] { $who ->
        [you] You stop.
       *[other] { $name } stops.
    }
   *[no] The deck is empty.
}
    .brief = { $has_choice ->
        [yes] Stop.
       *[no] The deck is empty.
    }
told-push-row-taken = { $who ->
    [you] You take
   *[other] { $name } takes
} row { $row } ({ $cards-count ->
    [0] only a dice card
   *[other] { $cards }
}): { $plus }{ $has_dice ->
    [yes] { $cards-count ->
        [0] , and must roll the die
       *[other] , but with a dice card
    }
   *[no] { "" }
}.
told-push-die-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
} { $face-said }: { $cards-count ->
    [0] no cards are lost.
   *[other] { $cards } are gone, { $plus }.
}
    .brief = Die { $face-said }: { $cards-count ->
        [0] nothing lost.
       *[other] { $cards } gone, { $plus }.
    }
told-push-table-cleared = Left over and discarded: { $cards-count ->
    [0] special cards
   *[other] { $cards }
}.
told-push-game-ended = The deck is used up, and the game is over.

## Positions that cannot be

position-push-too-many = there are more cards of a kind than in the box.
position-push-directions = direction cards count for nothing with two players.
position-push-row = a row has a colour or a number twice.
position-push-cleared = before a turn and at the end, the middle is empty.
position-push-deck = the game ends with the last card of the deck, and not before.
position-push-taken = nobody takes a row before the active player has stopped or gone too far.
position-push-gap = the rows begin from the left, without a gap.
position-push-no-rows = no row is left to take.
position-push-no-place = this card fits nowhere.

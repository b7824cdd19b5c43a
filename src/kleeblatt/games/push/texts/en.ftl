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
}: { $name } is next.
push-risk = { $misfits ->
    [0] The next card will fit.
    [one] 1 of the { $cards } cards in the deck fits nowhere ({ $percent }%).
   *[other] { $misfits } of the { $cards } cards in the deck fit nowhere ({ $percent }%).
}
push-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
push-display = display
push-safe = secured
push-points = points

push-step-start = Draw a card, or secure a colour.
push-step-place = Where does { $card } go?
push-step-go-on = Keep drawing, or stop and take a row.
push-step-take = Which row do you take?

reason-push-no-room = this row already has that number or colour.
reason-push-no-room-for-dice = this row already has a dice card.
reason-push-row-order = start the row before it first.
reason-push-no-row = there is no row left there; take another one.
reason-push-nothing-to-secure = you have no cards of that colour in your display.
reason-push-secure-or-draw = you can only secure instead of drawing, at the start of your turn.
reason-push-no-stop = there is no row to take yet; draw again.

error-push-deck = In the deck, “{ $name }” gives { $found } instead of { $right }.

tiebreak-push = A tie: it goes to the player with more cards.

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
told-push-card-placed = Row { $row } { $is_new ->
    [yes] starts with
   *[no] gets
} { $card ->
    [dice-card] the dice card
   *[other] { $card-said }
}.
    .brief = { $is_new ->
        [yes] New row { $row }.
       *[no] Into row { $row }.
    }
told-push-direction-turned = { $way ->
    [left] { $who ->
        [you] Your neighbour on the left takes after you again.
       *[other] The neighbour on the left takes after { $name } again.
    }
    [right] { $who ->
        [you] Your neighbour on the right now takes after you.
       *[other] The neighbour on the right now takes after { $name }.
    }
   *[discarded] With two players it has no effect.
}
told-push-bust = { $card ->
    [dice-card] Bust! Every row already has a dice card.
   *[other] Bust! No row can take { $card-said }: { $conflicts } are in the way.
}
told-push-stopped = { $has_choice ->
    [yes] { $who ->
        [you] You stop.
       *[other] { $name } stops.
    }
   *[no] That was the last card.
}
    .brief = { $has_choice ->
        [yes] Enough.
       *[no] That was the last card.
    }
told-push-row-taken = { $who ->
    [you] You take
   *[other] { $name } takes
} row { $row } ({ $cards-count ->
    [0] only a dice card).
   *[other] { $has_dice ->
        [yes] { $cards-listed } and a dice card
       *[no] { $cards }
    }): { $plus }.
}
told-push-die-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
} { $face ->
    [star] the star
   *[other] { $face-said }
} and { $who ->
    [you] lose
   *[other] loses
} { $cards-count ->
    [0] nothing.
   *[other] { $face ->
        [star] the whole display ({ $cards })
       *[other] { $cards }
    }: { $plus }.
}
    .brief = Rolled { $face ->
        [star] the star
       *[other] { $face-said }
    }{ $cards-count ->
        [0] : nothing lost.
       *[other] , lost { $face ->
            [star] the whole display ({ $cards })
           *[other] { $cards }
        }: { $plus }.
    }
told-push-table-cleared = Discarded: { $cards-count ->
    [0] { $dice ->
        [0] { told-push-table-cleared.directions }
       *[other] { $directions ->
            [0] { told-push-table-cleared.dice }
           *[other] { told-push-table-cleared.dice } and { told-push-table-cleared.directions }
        }
    }
   *[other] { $dice ->
        [0] { $directions ->
            [0] { $cards }
           *[other] { $cards-listed } and { told-push-table-cleared.directions }
        }
       *[other] { $directions ->
            [0] { $cards-listed } and { told-push-table-cleared.dice }
           *[other] { $cards-listed }, { told-push-table-cleared.dice } and { told-push-table-cleared.directions }
        }
    }
}.
    .dice = { $dice ->
        [one] a dice card
       *[other] { $dice } dice cards
    }
    .directions = { $directions ->
        [one] a direction card
       *[other] { $directions } direction cards
    }
told-push-game-ended = The deck is used up: the game is over.

## Positions that cannot be

position-push-too-many = there are more copies of a card than in the box.
position-push-directions = direction cards have no effect with two players.
position-push-row = a row has a colour or a number twice.
position-push-cleared = before a turn and at the end, the middle is empty.
position-push-deck = the game ends with the last card of the deck, not before.
position-push-taken = nobody takes a row while cards are still being drawn.
position-push-gap = the rows start on the left and have no gap.
position-push-no-rows = no row is left to take.
position-push-no-place = this card fits nowhere.

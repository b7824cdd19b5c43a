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

push-card = { $name } turns over: { $card }
push-bust = { $name } has gone too far with { $card }: no row, but the die!
push-die = { $name } rolls the die: { $face }
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

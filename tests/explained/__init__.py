"""What events change in a view, by somebody who has seen neither the rules' code nor the views'.

One module a game: `explain(view, event, printed)` changes a view as the event says,
`without_question(view)` leaves out what is asked of whom (the phase, steps, chosen dice): that is
not what happened but what comes next. `SAID`: events that change nothing but the question.
`unpack(printed, players)`, if there is one: the view before a match's opening.
"""

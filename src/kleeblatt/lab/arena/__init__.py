"""The arena measures how strong bots are. Start with `evaluate` and `tournament`.

from kleeblatt.lab.arena.evaluation import evaluate
from kleeblatt.lab.arena.tournament import tournament

seeds         which deals are for learning, choosing and reporting
players       bots by name, also your own
plan          who sits where, in which deals
engines       a stretch of games, compiled or live
finals        how games ended
store         results in a file, so that a stopped run can continue
runner        plays a plan on all cores
figures       means, errors, percentiles; duels
ratings       Bradley–Terry ratings with intervals
timing        how long a bot thinks
evaluation    one bot, alone or against another
tournament    every bot against every other one
grids         the figures as tables of text
numerals      numbers as people write them in each language
plots         pictures
report        JSON with all figures, and a folder with pictures and `index.html`
"""

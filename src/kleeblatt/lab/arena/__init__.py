"""The arena: how strong a bot is, measured honestly. It begins with `evaluate` and `tournament`.

from kleeblatt.lab.arena.evaluation import evaluate
from kleeblatt.lab.arena.tournament import tournament

seeds         which deals may be used for what
players       bots by name, people's own too
plan          who sits where, in which deals
engines       a stretch of games, compiled or live
finals        how games ended
store         results in a file, so that a stopped run goes on
runner        plays a plan on all cores
figures       means, errors, percentiles; duels
ratings       Bradley–Terry ratings with intervals
timing        how long a bot thinks
evaluation    one bot, alone or against another
tournament    every bot against every other one
grids         the figures as tables of words, with `numerals` as people write them
plots         pictures
report        JSON with everything, and a folder with pictures and `page.html`
"""

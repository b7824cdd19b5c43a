"""How bots play this game: heuristics, what nets are told (`features`), and trained nets."""

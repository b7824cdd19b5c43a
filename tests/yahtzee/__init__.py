"""Yahtzee for one, with the official rules: a yardstick for the trainer, as its optimum is known."""

"""Yahtzee for one, with the official rules: a yardstick for the trainer, its optimum is known."""

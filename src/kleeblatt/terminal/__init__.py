"""A complete game in the terminal: people at one keyboard, bots, or one person alone."""

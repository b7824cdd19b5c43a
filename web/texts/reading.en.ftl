### What people read: the rules, and the way back

back-table = Back to the table
back-join = Back to the invitation
rules-contents = Contents
rules-all = All games
guide-first-game = Your first game
guide-first-how = Against an easy bot.

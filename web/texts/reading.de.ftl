### Was man liest: die Regeln, und der Weg zurück

back-table = Zurück zum Tisch
back-join = Zurück zur Einladung
rules-contents = Inhalt
rules-all = Alle Spiele
guide-first-game = Deine erste Partie
guide-first-how = Gegen einen leichten Bot.

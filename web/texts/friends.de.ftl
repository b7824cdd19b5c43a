### Freunde: Einladung, Mitspielen, Heimnetz

join-invited = Du bist eingeladen zu
join-there = Am Tisch
join-free = noch frei
join-how = So geht’s
join-sit = Spiel mit!
join-name = Wie heißt du?
join-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
join-over = Diese Partie ist schon zu Ende.
join-about-noch-mal = Alle nutzen denselben Wurf und kreuzen auf ihrem Blatt bunte Kästchen an. Wer füllt die Spalten zuerst?
join-about-noch-mal-so-gut = Alle nutzen denselben Wurf und kreuzen bunte Kästchen an. Der Sonderwürfel bringt Bomben, Herzen und Sterne ins Spiel.
join-about-push = Karten aufdecken, Reihen bilden und aufhören, bevor nichts mehr passt. Wer traut sich noch eine?
join-about-doppelt-so-clever = Sechs Würfel, fünf Farben. Jeder gute Eintrag bringt einen Bonus, und der oft gleich noch einen.
join-about-geht-noch-was = Ein Wurf gilt für alle, und mit jedem steigst du höher. Wer rechtzeitig aussteigt, behält alles.

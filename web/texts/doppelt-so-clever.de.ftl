### Das Spielbrett von Doppelt so clever

board-doppelt-so-clever-table = Würfel und Frage
board-doppelt-so-clever-rounds = Runden

board-doppelt-so-clever-moment-bonuses = Runde { $round } von { $rounds } beginnt: ein Bonus für alle
board-doppelt-so-clever-moment-throw = Runde { $round } von { $rounds } · { $name }: Wurf { $throw } von 3
board-doppelt-so-clever-moment-window = Runde { $round } von { $rounds } · { $name } hat gewürfelt
board-doppelt-so-clever-moment-passive = Runde { $round } von { $rounds } · passiver Zug
board-doppelt-so-clever-sum = { $blue } + { $white } = { $sum }
board-doppelt-so-clever-later = Danach noch

board-doppelt-so-clever-place-hand = Wurf
board-doppelt-so-clever-place-field = Felder
board-doppelt-so-clever-place-tray = Tablett
board-doppelt-so-clever-place-rest = Übrige
board-doppelt-so-clever-die = { $colour } { $face }, { $place }
board-doppelt-so-clever-leaving = käme aufs Tablett
board-doppelt-so-clever-was-extra = war schon Zusatzwürfel

board-doppelt-so-clever-pass-choose = Keinen nehmen
board-doppelt-so-clever-pass-sweep = Fertig mit Silber
board-doppelt-so-clever-pass-before = Weiterwürfeln
board-doppelt-so-clever-pass-offer = Keinen nehmen
board-doppelt-so-clever-pass-extra = Kein Zusatzwürfel
board-doppelt-so-clever-pass-question = Kein Platz: verfällt
board-doppelt-so-clever-tap = Tippe ein Feld an.
board-doppelt-so-clever-jump = Zu { $area }
board-doppelt-so-clever-own-sheet = Deine Wahl wartet auf deinem eigenen Blatt.
board-doppelt-so-clever-looking = Das Blatt von { $name }, zum Anschauen

board-doppelt-so-clever-bonus-area = ? für { $area }
board-doppelt-so-clever-bonus-any = ? für einen beliebigen Bereich
board-doppelt-so-clever-bonus-reroll = Nachwürfeln
board-doppelt-so-clever-bonus-return = Rückholen
board-doppelt-so-clever-bonus-extra = Zusatzwürfel
board-doppelt-so-clever-bonus-fox = Fuchs
board-doppelt-so-clever-won-won = { $bonus }, bekommen
board-doppelt-so-clever-won-lost = { $bonus }, verpasst
board-doppelt-so-clever-track = { $name }: { $left } frei, { $used } benutzt

board-doppelt-so-clever-state-open = frei
board-doppelt-so-clever-state-circled = eingekreist
board-doppelt-so-clever-state-crossed = angekreuzt
board-doppelt-so-clever-cell-silver = Silber, Zeile { $row }, { $value }, { $state }
board-doppelt-so-clever-cell-yellow = Gelb, Zeile { $row }, { $value }, { $state }
board-doppelt-so-clever-cell-row = { $area }, Feld { $cell } { $print }, { $state }
board-doppelt-so-clever-values = { $area }: Welche Zahl?
board-doppelt-so-clever-value = { $area } { $value }
board-doppelt-so-clever-scale-silver = { $crosses } Kreuze in einer Zeile: { $points } Punkte
board-doppelt-so-clever-scale-yellow = Punkte für 1 bis 10 Kreuze; jetzt { $crosses }
board-doppelt-so-clever-foxes = { $foxes } × { $lowest } = { $points }
board-doppelt-so-clever-score = Summe

board-doppelt-so-clever-dice = Würfel
board-doppelt-so-clever-sheet = Blatt von { $name }
board-doppelt-so-clever-can = { $cell }, wählbar
board-doppelt-so-clever-chain = Kette mit { $count } Gliedern
board-doppelt-so-clever-ask-choose = Nimm einen Würfel
board-doppelt-so-clever-ask-enter = Wohin mit { $die }?
board-doppelt-so-clever-ask-sweep = Silber: noch einen?
board-doppelt-so-clever-ask-before = Einen zurückholen?
board-doppelt-so-clever-ask-offer = Nimm einen vom Tablett
board-doppelt-so-clever-ask-extra = Ein Zusatzwürfel?
board-doppelt-so-clever-ask-question = Welcher Bonus zuerst?
board-doppelt-so-clever-ask-free = Was für { $question }?

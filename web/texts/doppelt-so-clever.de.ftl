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
board-doppelt-so-clever-tap = Tipp auf ein markiertes Feld.
board-doppelt-so-clever-jump = Zu { $area }
board-doppelt-so-clever-own-sheet = Deine Wahl wartet auf deinem eigenen Blatt.
board-doppelt-so-clever-looking = Du siehst das Blatt von { $name }.

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
board-doppelt-so-clever-scale-silver = { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
} in einer Zeile: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-doppelt-so-clever-scale-yellow = Punkte für 1 bis 10 Kreuze; jetzt { $crosses }
board-doppelt-so-clever-foxes = { $foxes } × { $fox } = { $points }
board-doppelt-so-clever-score = Summe

board-doppelt-so-clever-dice = Würfel
board-doppelt-so-clever-sheet = Blatt von { $name }
board-doppelt-so-clever-small = Blatt von { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
board-doppelt-so-clever-recent = { $cell }, neu
board-doppelt-so-clever-entry-silver = { $row ->
    [yellow] Gelbe
    [blue] Blaue
    [green] Grüne
   *[pink] Rosa
} { $value } in Silber
board-doppelt-so-clever-entry-yellow = Gelbe { $value } in Reihe { $row }
board-doppelt-so-clever-return = { $die } zurückholen
board-doppelt-so-clever-left = noch { $left }
board-doppelt-so-clever-cost-reroll = Kostet { $left ->
    [one] deine letzte Nachwürfel-Aktion
   *[other] eine von { $left } Nachwürfel-Aktionen
}.
board-doppelt-so-clever-cost-return = Kostet { $left ->
    [one] deine letzte Rückhol-Aktion
   *[other] eine von { $left } Rückhol-Aktionen
}.
board-doppelt-so-clever-cost-extra = Kostet { $left ->
    [one] deine letzte Zusatzwürfel-Aktion
   *[other] eine von { $left } Zusatzwürfel-Aktionen
}.
board-doppelt-so-clever-unused-return = { $left ->
    [one] Deine Rückhol-Aktion bleibt ungenutzt.
   *[other] Deine { $left } Rückhol-Aktionen bleiben ungenutzt.
}
board-doppelt-so-clever-unused-extra = { $left ->
    [one] Deine Zusatzwürfel-Aktion bleibt ungenutzt.
   *[other] Deine { $left } Zusatzwürfel-Aktionen bleiben ungenutzt.
}
board-doppelt-so-clever-unused-sweep = Die übrigen Würfel trägst du nicht in Silber ein.

board-doppelt-so-clever-explain-title = { $area }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-doppelt-so-clever-explain-silver = Zeile { $row }: { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-doppelt-so-clever-explain-yellow = { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
}. Kreise allein zählen nichts.
board-doppelt-so-clever-explain-yellow-next = Mit dem nächsten Kreuz: { $points } Punkte
board-doppelt-so-clever-explain-blue = { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} gefüllt: Es zählt die Zahl über dem letzten.
board-doppelt-so-clever-explain-blue-next = Mit dem nächsten Feld: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-doppelt-so-clever-explain-green = Jedes volle Paar zählt: die erste Zahl minus die zweite.
board-doppelt-so-clever-explain-green-open = { $value } zählt erst, wenn das Paar voll ist.
board-doppelt-so-clever-explain-pink = Alle Zahlen werden zusammengezählt.
board-doppelt-so-clever-explain-foxes-title = { $foxes ->
    [one] { $foxes } Fuchs
   *[other] { $foxes } Füchse
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-doppelt-so-clever-explain-fox = Jeder Fuchs zählt am Ende so viel wie der schwächste Bereich.
board-doppelt-so-clever-explain-lowest = Zurzeit: { $areas }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-doppelt-so-clever-explain-reroll = Wirf alle Würfel dieses Wurfs noch einmal.
board-doppelt-so-clever-explain-return = Hol zwischen zwei Würfen einen Würfel vom Tablett zurück.
board-doppelt-so-clever-explain-extra = Trag am Ende eines Zuges noch einen der sechs Würfel ein.
board-doppelt-so-clever-explain-left = { $left } frei, { $used } benutzt
board-doppelt-so-clever-can = { $cell }, wählbar
board-doppelt-so-clever-chain = Kette mit { $count ->
    [one] { $count } Glied
   *[other] { $count } Gliedern
}
board-doppelt-so-clever-ask-choose = Nimm einen Würfel
board-doppelt-so-clever-ask-enter = Wohin mit { $die }?
board-doppelt-so-clever-ask-sweep = Silber: noch einen?
board-doppelt-so-clever-ask-before = Einen zurückholen? Noch { $returns }
board-doppelt-so-clever-ask-offer = Nimm einen vom Tablett
board-doppelt-so-clever-ask-extra = Ein Zusatzwürfel? Noch { $extras }
board-doppelt-so-clever-ask-question = Welcher Bonus zuerst?
board-doppelt-so-clever-ask-free = Trag den { $area ->
    [silver] silbernen
    [yellow] gelben
    [blue] blauen
    [green] grünen
    [pink] rosa
   *[any] schwarzen
} ?-Bonus ein

guide-doppelt-so-clever-1 = Du bist aktiv und hast alle sechs Würfel geworfen. Nimm Gelb 3 und kreise damit die 3 in der ersten Zeile ein; angekreuzt wird sie später. Nur Grün 2 ist niedriger und kommt aufs Tablett. Je höher dein Würfel, desto mehr verlierst du.
guide-doppelt-so-clever-2 = Ein schwacher Wurf. Zum Glück haben alle in Runde 1 einmal Nachwürfeln (↻) bekommen: Drück „Nachwürfeln“ und wirf alle vier noch einmal.
guide-doppelt-so-clever-3 = Nimm Silber 3 und kreuze die 3 in der gelben Zeile an: In Silber darfst du dir die Zeile aussuchen. Rosa 2 ist niedriger und kommt aufs Tablett; Weiß 3 ist gleich hoch und bleibt bei dir.
guide-doppelt-so-clever-4 = Das Besondere an Silber: Auch die Würfel, die deswegen aufs Tablett kamen, darfst du ankreuzen. Nimm Rosa: Die 2 kommt in die rosa Zeile.
guide-doppelt-so-clever-5 = Der dritte Wurf. Blau zählt immer mit Weiß zusammen: 5 + 3 = 8. Nimm Blau. Dort darf keine Zahl größer sein als die davor: Fang also hoch an.
guide-doppelt-so-clever-6 = Ada war dran, jetzt bist du passiv: Du darfst einen Würfel von ihrem Tablett nehmen. Nimm Gelb 6, und schau, was passiert: Die erste Zeile wird voll!
guide-doppelt-so-clever-7 = Die volle Zeile bringt ein blaues ?: eine freie Zahl, höchstens 8 wie davor. Nimm 8. Das zweite blaue Feld bringt gleich den nächsten Bonus: Rückholen.
guide-doppelt-so-clever-end = Das war eine Kette! Runde 2 schenkt allen einen Zusatzwürfel (+1): Damit trägst du am Ende eines Zuges noch einen der sechs Würfel ein. Und jeder Fuchs zählt am Ende so viel wie dein schwächster Bereich: Vernachlässige keinen.

figure-doppelt-so-clever-choose = Von sechs geworfenen Würfeln ist Gelb 3 gewählt; Grün 2 und Blau 1 zeigen weniger und kommen aufs Tablett.
figure-doppelt-so-clever-silver = Silber: die 3 der gelben Zeile angekreuzt, dazu die 2 der rosa Zeile und die 1 der blauen; die Spalte der 2 ist voll und bringt ein gelbes Fragezeichen.
figure-doppelt-so-clever-yellow = Gelb: 3 und 6 der ersten Zeile sind eingekreist, die Zeile bringt ein blaues Fragezeichen; die 1 ist schon angekreuzt und zählt.
figure-doppelt-so-clever-blue = Blau: 11, 9, 9, 6 von links nach rechts; über der letzten Zahl stehen 10 Punkte.
figure-doppelt-so-clever-green = Grün: 12 minus 4 gibt 8, 10 minus 3 gibt 7, zusammen 15 Punkte; die einzelne 18 zählt noch nichts.
figure-doppelt-so-clever-pink = Rosa: 4, 2, 5 und 1; die 5 erreicht das Minimum 2 und bringt Nachwürfeln, die 1 verfehlt das Minimum 3.
figure-doppelt-so-clever-chain = Eine Kette: Gelb 6 bringt ein blaues Fragezeichen, dieses wird Blau 8, und das bringt Rückholen.

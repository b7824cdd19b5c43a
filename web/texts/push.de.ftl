### Die Tafel von PUSH

board-push-middle = Die Mitte des Tisches
board-push-does-start = { $name } überlegt: Karte ziehen oder Farbe sichern?
board-push-does-place = { $name } hat { $card } aufgedeckt.
board-push-does-place-dice-card = { $name } hat eine Würfelkarte aufgedeckt.
board-push-does-go-on = { $name } überlegt: weiterziehen oder aufhören?
board-push-does-take = { $name } nimmt eine Reihe.
board-push-active = ist am Zug
board-push-draw = Karte ziehen
board-push-draw-on = Weiterziehen
board-push-stop = Aufhören
board-push-deck = Stapel { $cards }
board-push-discard = Ablage { $cards }
board-push-in-deck = Noch im Ziehstapel
board-push-in-discard = Auf dem Ablagestapel
board-push-row = Reihe { $number }: { $cards }
board-push-put = { $card } in Reihe { $number } legen: { $cards }
board-push-take = Reihe { $number } nehmen: { $cards }
board-push-column = { $colour }: Auslage { $open }; gesichert { $safe }
board-push-secure = { $colour } sichern
board-push-happened = Was passiert ist
board-push-bust = Zu weit! Keine Reihe für { $name }:
board-push-takes = { $name } nimmt
board-push-secures = { $name } sichert
board-push-die-loses = { $name } würfelt { $is_star ->
    [yes] den Stern
   *[no] { $face }
} und verliert
board-push-die-safe = { $name } würfelt { $is_star ->
    [yes] den Stern
   *[no] { $face }
}: nichts verloren.
board-push-far = Zu weit!
board-push-decision = Deine Entscheidung
board-push-not-now = geht nicht
board-push-short = Reihe { $number }
board-push-secure-points = { $colour } sichern: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-push-direction = { $way ->
    [discarded] { $name } deckt einen Richtungswechsel auf: Zu zweit wird er gleich abgelegt.
   *[other] { $name } deckt einen Richtungswechsel auf: Nach { $name } nimmt jetzt { $next }.
}
board-push-direction-mine = Richtungswechsel: Nach dir nimmt jetzt { $next }.
board-push-close = Schließen
board-push-safe-card = passt sicher
board-push-too-far = zu weit: { $chance }
board-push-draw-on-odds = Weiterziehen. { $misfits ->
    [0] Die nächste Karte passt auf jeden Fall.
    [one] 1 von { $cards } Karten passt nirgends ({ $chance }).
   *[other] { $misfits } von { $cards } Karten passen nirgends ({ $chance }).
}
board-push-then-odds = Danach { $misfits ->
    [0] passt jede Karte.
    [one] passt 1 von { $cards } Karten nirgends ({ $chance }).
   *[other] passen { $misfits } von { $cards } Karten nirgends ({ $chance }).
}
board-push-misfits = { $misfits ->
    [0] Jede dieser Karten passt noch.
    [one] Die gerahmte Karte passt nirgends: { $chance } für „zu weit“.
   *[other] Die gerahmten { $misfits } Karten passen nirgends: { $chance } für „zu weit“.
}
board-push-do-take = Reihe { $number } nehmen
board-push-do-secure = { $colour } sichern
board-push-dice-card = Würfelkarte
board-push-direction-card = Richtungswechsel-Karte
board-push-where-dice-card = Wohin kommt die Würfelkarte?

figure-push-fits = Gelb 2 ist aufgedeckt. Reihe 1 hat schon eine 2, Reihe 2 schon Gelb: Sie passt nur in Reihe 3 zu Lila 4.
figure-push-stop = Drei Reihen mit 13, 9 und 1 Punkten. Wer aufhört, nimmt die erste; die anderen nehmen danach die übrigen, die letzte mit einer Würfelkarte.
figure-push-bust = Gelb 2 ist aufgedeckt. Reihe 1 hat schon eine 2, die Reihen 2 und 3 haben schon Gelb: Sie passt nirgends. Der Würfel zeigt Rot.
figure-push-dice-card = In der Auslage liegen Rot 4, Gelb 6 und Blau 2. Dazu kommt eine Reihe mit Rot 5 und einer Würfelkarte; der Würfel zeigt Rot: Übrig bleiben Gelb 6 und Blau 2.
figure-push-secure = Rot 4 und Rot 5 liegen in der Auslage, Rot 3 ist gesichert. Nach dem Sichern von Rot sind Rot 3, 4 und 5 gesichert: 12 Punkte.

guide-push-1 = Deine erste Karte liegt in Reihe 1. Du darfst bis zu drei Reihen füllen und hörst auf, wann du willst. Eine Karte ist noch kein Risiko: Drücke „Weiterziehen“.
guide-push-2 = Rot 4 durfte nicht zu Blau 4: In einer Reihe darf keine Zahl und keine Farbe zweimal liegen. Also begann sie Reihe 2. Zieh weiter.
guide-push-3 = Gelb 6 passt überall; die gestrichelten Karten zeigen, wo. Du wirst selbst zuerst wählen, also mach eine Reihe richtig gut: Lege sie in Reihe 2.
guide-push-4 = Reihe 2 ist jetzt 10 wert. Solange noch eine neue Reihe frei ist, kann dir nichts passieren: Zieh weiter.
guide-push-5 = Rot 2 darf nicht in Reihe 2, dort liegt schon Rot. Lege sie in Reihe 1 und halte Reihe 3 frei: Eine freie Reihe nimmt jede Karte auf.
guide-push-6 = Was du nicht nimmst, bekommen die anderen. Mehr Karten würden auch Ada helfen: Drücke „Aufhören“.
guide-push-7 = Du nimmst als Erste oder Erster. Reihe 2 bringt 10 Punkte, Reihe 1 nur 6: Nimm Reihe 2. Ada muss nehmen, was übrig bleibt.
guide-push-8 = Ada hat dir eine Reihe mit Würfelkarte gelassen: Du hast Grün 5 bekommen und Rot gewürfelt, Rot 4 ist weg. Was gesichert ist, kann der Würfel nicht holen. Statt zu ziehen sicherst du jetzt eine Farbe: Drücke Gelb mit dem Schloss.
guide-push-9 = Ada ist zu weit gegangen: Rot 3 passte in keine Reihe mehr. Sie bekommt keine Reihe und hat mit dem Würfel Lila 5 verloren. Du darfst trotzdem nehmen: Reihe 2 mit 14 Punkten.
guide-push-end = Jetzt kannst du PUSH: ziehen, rechtzeitig aufhören, sichern. Ab drei Spielern gibt es noch Richtungswechsel-Karten: Liegen sie in ungerader Zahl da, nehmen die anderen rechts herum. Ist der Stapel leer, zählen alle deine Zahlen, ausgelegt und gesichert.

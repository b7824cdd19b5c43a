### The board of Geht noch was?

board-geht-noch-was-own-design = Diese Karten sind unser eigener Entwurf: Die gedruckten sind nicht öffentlich.
board-geht-noch-was-deck = Karten: { $deck }
board-geht-noch-was-round = Runde { $round } von { $rounds }
board-geht-noch-was-rolled = Wurf { $roll } (Glücksfee: { $name })
board-geht-noch-was-roll = Gewürfelt: { $dice }
board-geht-noch-was-fairy = Glücksfee
board-geht-noch-was-phase-start = Startkarten auslegen
board-geht-noch-was-phase-fairy = Wer würfelt zuerst?
board-geht-noch-was-phase-bonus = Bonus
board-geht-noch-was-phase-buy = Kaufen
board-geht-noch-was-phase-build = Einbauen
board-geht-noch-was-phase-dice = Würfeln
board-geht-noch-was-phase-decide = Würfeln
board-geht-noch-was-phase-push = Pushen oder werten
board-geht-noch-was-phase-over = Ende

board-geht-noch-was-card = { $marker ->
    [black] Karte { $number }, { $colour }, erfüllt: { $task }
    [luck] Karte { $number }, { $colour }, mit Glück erfüllt: { $task }
   *[none] Karte { $number }, { $colour }: { $task }
}
board-geht-noch-was-ahead = (hier geht es weiter)
board-geht-noch-was-vip = VIP: Ebene 4 und 5 erreichst du nur, indem du Karten hochschiebst.
board-geht-noch-was-tower = Ebene { $level }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $marked } erfüllt
board-geht-noch-was-in-words = Karten in Worten
board-geht-noch-was-legend = Zeilen untereinander: alle. Schrägstrich: eins von beiden. Würfel ohne Buchstabe: egal welcher. = gleiche Zahlen, ↗ aufeinanderfolgende Zahlen, Σ Summe, 4+ mindestens 4, ★ Punkte.
board-geht-noch-was-pile = Stapel { $colour }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, Preis { $cost }, Punkte { $points }
board-geht-noch-was-cost = Preis { $cost }
board-geht-noch-was-supply = Glück im Vorrat
board-geht-noch-was-multipliers = freie Marker ×3/×4

board-geht-noch-was-step-buy = Kaufe eine Karte. Geld: { $money }, gekauft: { $bought } von 4.
board-geht-noch-was-step-nothing = Mit diesem Wurf kannst du keine Karte erfüllen. Rettest du dich mit Glück?
board-geht-noch-was-place-level = Karte { $card }: { $task }. Auf welche Ebene?
board-geht-noch-was-pay-how = Du bezahlst mit gewerteten grünen Karten: Sie kommen unter den Stapel.
board-geht-noch-was-push-how = Karte { $card }: hochschieben oder werten?
board-geht-noch-was-next = { $count ->
    [one] Die nächste Karte erfüllst du auf Ebene { $low }.
   *[other] Die nächste Karte erfüllst du auf Ebene { $low } oder { $high }.
}
board-geht-noch-was-odds = Chancen zeigen
board-geht-noch-was-explain = Karte { $card }: { $task }. Das gelingt bei { $chance } aller Würfe.
board-geht-noch-was-level-chance = Ein Wurf erfüllt hier mit { $chance } eine offene Karte.
board-geht-noch-was-going-on = Der nächste Wurf erfüllt mit { $chance } eine.
board-geht-noch-was-stuck = Achtung: Der nächste Wurf kann nichts mehr erfüllen.
board-geht-noch-was-pass-buy = { $money ->
    [0] Fertig
   *[other] Fertig ({ $money } verfällt)
}
board-geht-noch-was-pass-lift = Keine mehr

board-geht-noch-was-move-mark = Karte { $card } auf Ebene { $level } erfüllen
board-geht-noch-was-move-push = ▲ Karte { $card } hochschieben
board-geht-noch-was-move-bank = ★ Karte { $card } werten
board-geht-noch-was-move-lift = Karte { $card } von Ebene { $level } hochschieben
board-geht-noch-was-move-pay = Karte { $card } von Ebene { $level } abgeben: { $money } Geld
board-geht-noch-was-to-level = Ebene { $level }
board-geht-noch-was-move-place = Karte { $card } auf Ebene { $level }
board-geht-noch-was-move-pass = Nichts mehr kaufen
board-geht-noch-was-move-buy = Karte kaufen: { $colour }, Preis { $cost }
board-geht-noch-was-move-keep = Behalten
board-geht-noch-was-move-exchange = Tauschen
board-geht-noch-was-move-avert = ♣ Retten
board-geht-noch-was-move-fail = Scheitern
board-geht-noch-was-move-in = IN: weiter!
board-geht-noch-was-move-out = OUT: sichern

board-geht-noch-was-no-roll = Noch nicht gewürfelt
board-geht-noch-was-panel = Dein Zug
board-geht-noch-was-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
board-geht-noch-was-level = Ebene { $level }, Punkte mal { $factor }
board-geht-noch-was-can = wählbar
board-geht-noch-was-marked = Erfüllte Karten

figure-geht-noch-was-tower = Ein Turm mit fünf Ebenen am Anfang: zwei grüne Karten auf Ebene 1, zwei grüne auf Ebene 2, zwei gelbe auf Ebene 3. Die Ebenen 4 und 5 über dem VIP-Band sind leer.
figure-geht-noch-was-climb = Ein Turm mit Markern auf einer Karte der Ebene 1 und einer der Ebene 2. Hervorgehoben sind die anderen Karten auf den Ebenen 2 und 3: Eine davon kann als Nächstes erfüllt werden.
figure-geht-noch-was-income = Gewertete Karten: zwei grüne auf Ebene 1, eine grüne und eine gelbe auf Ebene 2, eine grüne auf Ebene 3. Das Einkommen ist 5.
figure-geht-noch-was-push = Eine erfüllte grüne Karte auf Ebene 2. Darunter: hochgeschoben liegt sie auf Ebene 3. Oder: gewertet liegt sie rechts der Leiste auf Ebene 2.
figure-geht-noch-was-score = Gewertete Karten: auf Ebene 5 eine rote und eine gelbe (48 Punkte), auf Ebene 4 eine rote (16), auf Ebene 3 eine rote und eine grüne (10), auf Ebene 2 eine rote und eine gelbe (6), auf Ebene 1 zwei grüne und eine gelbe (4); dazu 1 Glück.
figure-geht-noch-was-tasks = Sieben Karten mit ihren Aufgaben in Worten: eine genaue Zahl, mindestens, aufeinanderfolgend, in einer Farbe, Summe, eine von zweien, zwei zugleich.
figure-geht-noch-was-task-1 = 1 Würfel mit einer 4
figure-geht-noch-was-task-2 = 5 Würfel mit je mindestens 3
figure-geht-noch-was-task-3 = 3 Würfel mit direkt aufeinanderfolgenden Zahlen
figure-geht-noch-was-task-4 = 2 blaue Würfel mit direkt aufeinanderfolgenden Zahlen
figure-geht-noch-was-task-5 = rote Würfel mit einer Summe von mindestens 9
figure-geht-noch-was-task-6 = 2 rote Würfel mit gleicher Augenzahl oder 2 blaue Würfel mit gleicher Augenzahl
figure-geht-noch-was-task-7 = 2 Würfel mit gleicher Augenzahl und dazu 3 Würfel mit gleicher Augenzahl

guide-geht-noch-was-1 = Das ist dein Turm. Jede Runde beginnt auf Ebene 1, und dort erfüllt der Wurf beide Karten. Nimm Karte 2 (blaue 2 und 3 folgen aufeinander): Sie ist schwerer, das Paar kommt eher noch einmal. Tippe auf Karte 2 und bestätige.
guide-geht-noch-was-2 = Ein Marker liegt auf der Karte, und dein Kletterer steht auf Ebene 1. Als Nächstes darfst du auf Ebene 1 oder 2 erfüllen, da geht noch was: Bleib IN.
guide-geht-noch-was-3 = Jetzt ginge Ebene 1 oder eine Ebene höher. Steig auf, denn ab Ebene 3 zählt jede Karte mehr. Erfülle Karte 4 auf Ebene 2.
guide-geht-noch-was-4 = Du stehst auf Ebene 2, und du hast noch 1 Glück auf dem Kleeblatt, falls es danebengeht. Bleib noch einmal IN.
guide-geht-noch-was-5 = Daneben: Dieser Wurf erfüllt nichts auf Ebene 2 oder 3. Ada scheitert auch, ihre Marker sind weg. Du hast ein Glück: Gib es ab und rette deine Marker.
guide-geht-noch-was-6 = Noch ein Fehlwurf, und alles wäre verloren. Steig rechtzeitig aus: OUT. Deine zwei Karten sind sicher.
guide-geht-noch-was-7 = Jede erfüllte Karte wird bewegt. Grüne Karten bringen gewertet nicht nur Punkte, sondern jede Runde Geld. Wähle Karte 2 und werte sie (★).
guide-geht-noch-was-8 = Karte 4 ist leicht zu erfüllen und oben mehr wert: Schiebe sie hoch auf Ebene 3 (▲). Nur so kommen Karten über das VIP-Band.
guide-geht-noch-was-9 = Runde 2 beginnt mit einem Bonus: Glück, oder Glück und eine Karte. Dein Kleeblatt ist leer, nimm die 2 Glück.
guide-geht-noch-was-10 = Deine gewertete grüne Karte bringt 1 Geld. Auf Ebene 1 liegt nur noch eine Karte: Kauf eine grüne dazu.
guide-geht-noch-was-end = Baue die neue Karte auf Ebene 1 ein, dann wird wieder gewürfelt. Nach fünf Runden zählen die gewerteten Karten mal Faktor ihrer Ebene, dazu 1 Punkt je Glück. Jetzt kannst du alles, was du brauchst. Viel Glück!

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
board-geht-noch-was-tower = Ebene { $level }: { $cards } Karten, { $marked } erfüllt
board-geht-noch-was-in-words = Karten in Worten
board-geht-noch-was-legend = Zeilen untereinander: alle. Schrägstrich: eins von beiden. Würfel ohne Buchstabe: egal welcher. = gleiche Zahlen, ↗ aufeinanderfolgende Zahlen, Σ Summe, 4+ mindestens 4, ★ Punkte.
board-geht-noch-was-pile = Stapel { $colour }: { $cards } Karten, Preis { $cost }, Punkte { $points }
board-geht-noch-was-cost = Preis { $cost }
board-geht-noch-was-supply = Glück im Vorrat
board-geht-noch-was-multipliers = freie Marker ×3/×4

board-geht-noch-was-step-buy = Kaufe eine Karte. Geld: { $money }, gekauft: { $bought } von 4.
board-geht-noch-was-step-nothing = Der Wurf erfüllt keine deiner Karten. Rettest du dich mit Glück?
board-geht-noch-was-place-level = Karte { $card }: { $task }. Auf welche Ebene?
board-geht-noch-was-pay-how = Mit gewerteten grünen Karten bezahlst du.
board-geht-noch-was-push-how = Karte { $card }: hoch und weiter hoffen, oder Punkte sichern?
board-geht-noch-was-next = { $count ->
    [one] Die nächste Karte erfüllst du auf Ebene { $low }.
   *[other] Die nächste Karte erfüllst du auf Ebene { $low } oder { $high }.
}
board-geht-noch-was-fail-sure = Wirklich scheitern? Alle Marker dieser Runde gehen verloren.
board-geht-noch-was-pass-buy = { $money ->
    [0] Fertig mit Kaufen
   *[other] Fertig mit Kaufen ({ $money } verfällt)
}
board-geht-noch-was-pass-lift = Keine mehr hochschieben

board-geht-noch-was-move-mark = Karte { $card } auf Ebene { $level } erfüllen
board-geht-noch-was-move-push = ▲ Karte { $card } auf Ebene { $level }
board-geht-noch-was-move-bank = ★ Karte { $card } werten: +{ $points }
board-geht-noch-was-move-lift = Karte { $card } auf Ebene { $level } hochschieben
board-geht-noch-was-move-pay = Mit Karte { $card } bezahlen
board-geht-noch-was-move-place = Karte { $card } auf Ebene { $level }
board-geht-noch-was-move-buy = Karte kaufen: { $colour }, Preis { $cost }
board-geht-noch-was-move-keep = Behalten
board-geht-noch-was-move-exchange = Tauschen
board-geht-noch-was-move-avert = ♣ Retten
board-geht-noch-was-move-fail = Scheitern …
board-geht-noch-was-move-in = IN: weiter!
board-geht-noch-was-move-out = OUT: sichern

board-geht-noch-was-no-roll = Noch nicht gewürfelt
board-geht-noch-was-panel = Dein Zug
board-geht-noch-was-level = Ebene { $level }, Punkte mal { $factor }
board-geht-noch-was-can = wählbar
board-geht-noch-was-marked = Erfüllte Karten
board-geht-noch-was-told-fail = { $who ->
    [you] Daneben! Nichts erfüllt, deine Marker sind weg.
   *[other] { $name } scheitert.
}
board-geht-noch-was-told-out = { $who ->
    [you] Rechtzeitig raus: Deine Marker sind sicher.
   *[other] { $name } steigt aus.
}
board-geht-noch-was-told-avert = { $who ->
    [you] Vom Glück gerettet!
   *[other] { $name } rettet sich mit Glück.
}
board-geht-noch-was-told-push = { $who ->
    [you] Karte { $card } ist eine Ebene höher.
   *[other] { $name } schiebt Karte { $card } hoch.
}
board-geht-noch-was-told-bank = { $who ->
    [you] Karte { $card } ist gewertet.
   *[other] { $name } wertet Karte { $card }.
}
board-geht-noch-was-told-lift = { $who ->
    [you] Push it! Karte { $card } ist eine Ebene höher.
   *[other] Push it! { $name } schiebt Karte { $card } hoch.
}
board-geht-noch-was-told-card = Neu: Karte { $card }.
board-geht-noch-was-fail-yes = Ja, scheitern
board-geht-noch-was-fail-no = Zurück

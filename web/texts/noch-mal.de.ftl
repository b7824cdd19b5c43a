### Das Brett von NOCH MAL! und NOCH MAL SO GUT!

board-noch-mal-sheet = Blatt von { $name }
board-noch-mal-dice = Würfel
board-noch-mal-roll = Wurf { $roll } · { $name }
board-noch-mal-roll-of = Wurf { $roll } von { $rolls }
board-noch-mal-left = noch { $count }
board-noch-mal-nothing = Mit diesem Wurf kannst du nichts anfangen.
board-noch-mal-pass-choose = Nichts ankreuzen
board-noch-mal-pass-bomb = Auf die Bombe verzichten
board-noch-mal-pass-only = Weiter
board-noch-mal-look = Du siehst das Blatt von { $name }. Zum Ankreuzen tippe oben auf deinen Namen.
board-noch-mal-star = Stern
board-noch-mal-golden = goldener Würfel
board-noch-mal-free = frei
board-noch-mal-crossed = angekreuzt
board-noch-mal-chosen = gewählt
board-noch-mal-points-circled = eingekreist
board-noch-mal-points-gone = vergeben
board-noch-mal-column = Spalte { $column }: { $first } für die Ersten, später { $later }
board-noch-mal-row = Zeile { $row }: { $bonus }, { $points } Punkte
board-noch-mal-take-row = Zeile { $row } nehmen
board-noch-mal-bonus-box = Sonderwürfel
board-noch-mal-bonus-bomb = Bombe
board-noch-mal-bonus-heart = Herz
board-noch-mal-die-colour = Farbwürfel
board-noch-mal-die-number = Zahlenwürfel
board-noch-mal-die-special = Sonderwürfel
board-noch-mal-joker = Joker, kostet ein Ausrufezeichen
board-noch-mal-can = wählbar
board-noch-mal-cannot = passt nicht
board-noch-mal-gone = genommen
board-noch-mal-score = Punkte
board-noch-mal-why = { $stars ->
    [one] Ein Stern ist noch offen: { $points }
   *[other] { $stars } Sterne sind noch offen: { $points }
}
board-noch-mal-both = Tippe Kästchen oder Würfel an.
board-noch-mal-which-dice = Mit welchen Würfeln?
board-noch-mal-which-cells = So viele Kästchen gehen: { $sizes }
board-noch-mal-more = { $count } gewählt, möglich: { $sizes }
board-noch-mal-pass-note = Du kreuzt in diesem Wurf nichts an.
board-noch-mal-just-crossed = gerade angekreuzt
board-noch-mal-small = Blatt von { $name }: { $crossed ->
    [one] ein Kreuz
   *[other] { $crossed } Kreuze
}, { $stars ->
    [0] alle Sterne
    [one] ein Stern offen
   *[other] { $stars } Sterne offen
}
board-noch-mal-choose = Wähle Farbe und Zahl, oder passe.
board-noch-mal-choose-special = Wähle Farbe und Zahl oder den Sonderwürfel, oder passe.
board-noch-mal-bomb = Bombe von einer Zeile: bis zu 4 Kästchen in einem 2 × 2-Quadrat

## Die Bilder der Regeln

board-noch-mal-figure-start = Ein Ausschnitt des Blattes um Spalte H. Gewählt sind Blau und 3; die vier blauen Kästchen G4, G5, H4 und H5 sind umrandet, drei davon angekreuzt: G4, H4 und H5.
board-noch-mal-figure-frontier = Angekreuzt sind G4, H4 und H5. Mit Grün und 2 sind I4 und J4 sowie F3 und G3 möglich, denn I4 und G3 liegen neben Kreuzen.
board-noch-mal-figure-apart = D3 bis G3 sind angekreuzt. Die freien grünen Kästchen D2 und D4 berühren sich nicht: Jedes braucht eine eigene 1.
board-noch-mal-figure-jokers = Ein schwarzes Kreuz und ein Fragezeichen: Jeder Joker kostet ein Ausrufezeichen; zwei von acht sind durchgestrichen.
board-noch-mal-figure-column = Drei Spalten. In D sind alle Kästchen angekreuzt und die obere 3 eingekreist, in E ist der obere Wert vergeben und die untere 1 eingekreist, F ist noch offen.
board-noch-mal-figure-special = Die fünf Bilder des Sonderwürfels: Herz, Bombe, Sterne, drei in einer Zeile, Farbblock.
board-noch-mal-figure-bomb = Eine Bombe kreuzt vier Kästchen in drei Farben an, weit weg von allen anderen Kreuzen: L4, L5, M4 und M5.
board-noch-mal-figure-three = Drei Kästchen der Zeile Q, jedes neben einem Kreuz: F2, I2 und J2. J2 liegt neben dem gerade angekreuzten I2.
board-noch-mal-figure-block = Ein orangefarbener Block mit fünf Kästchen neben einem Kreuz wird auf einmal ganz angekreuzt.
board-noch-mal-figure-hearts = Spalte D wurde mit Herz 1 voll, Spalte E später mit Herz 3: Unter ihren Punkten stehen die Herzen 1 und 3.

## Das geführte erste Spiel

guide-noch-mal-1 = Du und Ada spielt auf dem gleichen Blatt; du hast gewürfelt. Ein Farbwürfel und ein Zahlenwürfel gehören zusammen: Nimm B (Blau) und die 3 und bestätige.
guide-noch-mal-2 = Jetzt genau 3 blaue Kästchen, zusammenhängend, eines davon in der Startspalte H. Tippe G4, H4 und H5 an und bestätige.
guide-noch-mal-3 = Ada hat gewürfelt. In den ersten drei Würfen darf jeder alle Würfel nutzen, auch dieselben. Nimm E (Gelb) und die 5: Das füllt den ganzen gelben Block an Spalte H, samt Stern. Ohne Kreuz kostet ein Stern am Ende 2 Punkte.
guide-noch-mal-4 = Das schwarze Kreuz ist jede Farbe, das Fragezeichen jede Zahl. Jeder Joker kostet eines deiner 8 Ausrufezeichen. Nimm das schwarze Kreuz und die 1.
guide-noch-mal-5 = Eine beliebige Farbe, ein Kästchen: Umrandet ist alles in Spalte H oder neben deinen Kreuzen. Nimm H1; der Stern ist mehr wert als das Ausrufezeichen.
guide-noch-mal-6 = Ab dem vierten Wurf nimmt, wer würfelt, zwei Würfel weg: Blau und 2 hat jetzt Ada. Du nimmst von den übrigen R (Rot) und die 4.
guide-noch-mal-7 = Rot ginge auch unten links. Aber Spalte H ist fast voll: Tippe H3 an, dann I2, I3 und J3.
guide-noch-mal-8 = Du bist wieder dran und darfst zuerst wählen. In Spalte H fehlt nur noch H2: Nimm O (Orange) und die 2.
guide-noch-mal-9 = Tippe G2 oder H2 an; das andere Kästchen kommt von selbst dazu. Bestätige: Spalte H ist voll, und du kreist als Erster ihren oberen Wert ein.
guide-noch-mal-end = Das war das Wichtigste. Die äußeren Spalten bringen mehr Punkte, und eine ganze Farbe bringt 5. Das Spiel endet, sobald jemand zwei Farben voll hat. Wenn nichts passt, passe einfach. Viel Spaß!

guide-noch-mal-so-gut-1 = Hier nimmst du von jedem Wurf Farbe und Zahl – oder den goldenen Sonderwürfel. Einmal ist er dir von Anfang an freigeschaltet. Nimm die Bombe und bestätige.
guide-noch-mal-so-gut-2 = Die Bombe trifft bis zu 4 Kästchen in einem 2 × 2-Quadrat, überall, alle Farben. Nimm N2, N3, O2 und O3: Das goldene Kästchen O3 schaltet einen weiteren Sonderwürfel frei.
guide-noch-mal-so-gut-3 = Den nutzt du gleich: Nimm das Herz. Jede Spalte, die du von jetzt an füllst, bringt zusätzlich 1 Punkt, nach dem nächsten Herz 2 Punkte und so weiter.
guide-noch-mal-so-gut-4 = Jetzt wie in NOCH MAL!: Nimm B (Blau) und die 4. Nur ein blauer Block an Spalte H passt, er wird von selbst angekreuzt.
guide-noch-mal-so-gut-5 = Ab dem vierten Wurf ist weg, was sich nimmt, wer gewürfelt hat: Ada hat Grün und 1. Du nimmst E (Gelb) und die 4.
guide-noch-mal-so-gut-6 = Das Fragezeichen ist jede Zahl von 1 bis 5 und kostet eines deiner 6 Ausrufezeichen. Nimm R (Rot) und das Fragezeichen.
guide-noch-mal-so-gut-7 = Nimm den ganzen Block an Spalte H: F1, G1, G2 und H2. In F1 steckt ein Stern, der sonst 2 Punkte kostet.
guide-noch-mal-so-gut-8 = Die Bombe liegt da, aber du hast gerade keinen Sonderwürfel frei. Nimm O (Orange) und die 5: Das füllt wieder einen ganzen Block mit Stern.
guide-noch-mal-so-gut-9 = In Spalte H fehlt nur noch H1. Nimm G (Grün) und die 2.
guide-noch-mal-so-gut-10 = Tippe H1 an, I1 kommt von selbst dazu, und bestätige. Spalte H bringt 2 Punkte, dazu 1 vom Herzen, und schaltet einen Sonderwürfel frei.
guide-noch-mal-so-gut-end = Merke dir noch die Zeilen P bis V: Wer eine als Erster füllt, bekommt 5 Punkte und sofort ihren Bonus, einen Sonderwürfel, ein Herz oder eine Bombe. Nun bist du bereit. Viel Spaß!

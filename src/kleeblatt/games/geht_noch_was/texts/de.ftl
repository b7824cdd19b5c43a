### Geht noch was?

geht-noch-was-about = Erfülle eine Aufgabe nach der anderen, steige Ebene um Ebene auf und steig rechtzeitig aus. Die mitgelieferten Karten sind unser eigener Entwurf.
option-free_start = Startkarten frei auslegen
option-solo_rules = nach den Solo-Regeln spielen (allein: immer)
option-deck = die Karten; unsere sind ein eigener Entwurf, FILE ist eine eigene Kartendatei

token-bonus = bonus
token-buy = kaufen
token-keep = behalten
token-exchange = tauschen
token-in = dabei
token-out = raus
token-avert = abwenden
token-fail = scheitern
token-mark = erfüllen
token-push = pushen
token-bank = werten
token-lift = hochschieben
token-pay = bezahlen
token-place = einbauen
token-card = karte
token-fairy = glücksfee

part-level-1 = Ebene 1
part-level-2 = Ebene 2
part-level-3 = Ebene 3
part-level-4 = Ebene 4
part-level-5 = Ebene 5
part-luck = Glück
part-sets = bunte Sets

## Tasks in words

task-dice = { $colour ->
    [blue] { $count ->
        [one] 1 blauer Würfel
       *[other] { $count } blaue Würfel
    }
    [red] { $count ->
        [one] 1 roter Würfel
       *[other] { $count } rote Würfel
    }
   *[white] { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
}
task-dice-and = { " und " }
task-exact = { $count ->
    [one] { $dice } mit einer { $value }
   *[other] { $dice } mit je einer { $value }
}
task-least = { $count ->
    [one] { $dice } mit mindestens { $value }
   *[other] { $dice } mit je mindestens { $value }
}
task-equal = { $dice } mit gleicher Augenzahl
task-stairs = { $dice } mit direkt aufeinanderfolgenden Zahlen
task-sum = { $colour ->
    [blue] blaue Würfel
    [red] rote Würfel
   *[white] Würfel
} mit einer Summe von mindestens { $value }
task-or = { $first } oder { $second }
task-and = { " und dazu " }

## At the table

gnw-fairy = { $name } ist die Glücksfee und würfelt zuerst.
gnw-card = { $name } zieht { $number } ({ $colour }): { $task }.
gnw-roll = Runde { $round }, Wurf { $roll } von { $name }: { $dice }
gnw-level = Ebene
gnw-new = neu
gnw-clover = Glück auf dem Kleeblatt
gnw-markers = schwarze Marker
gnw-points = Punkte
gnw-is-in = IN
gnw-is-out = OUT
gnw-scored = gewertet
gnw-decks = Stapel: grün { $green }, gelb { $yellow }, rot { $red } · Glück im Vorrat: { $luck }
gnw-legend = ● erfüllt · ♣ mit Glück erfüllt · □ beliebiger Würfel · = gleich · ↗ aufeinanderfolgend · Σ Summe
gnw-own-design = Diese Karten sind unser eigener Entwurf: Die gedruckten sind nicht öffentlich. Eine eigene Kartendatei: -o deck=DATEI
gnw-bonus-choice = { $number }: { $card ->
    [none] { $luck } Glück
   *[some] { $luck } Glück und eine Karte ({ $colour })
}
gnw-risk = Als Nächstes Ebene { $level } oder höher: Der nächste Wurf erfüllt mit { $percent } % eine Karte.
gnw-no-way = Achtung: Mit dem nächsten Wurf ist nichts zu erfüllen (kein Marker, oder keine Karte auf dieser und der nächsten Ebene).
gnw-no-base = Achtung: Ebene 1 ist noch leer, und dort beginnt jede Runde.

gnw-step-place = Welche neue Karte kommt auf welche Ebene? (einbauen KARTE EBENE)
gnw-step-bonus = Welchen Bonus nimmst du?
gnw-step-buy = Kaufe eine Karte, oder passe. Geld: { $money }.
gnw-step-exchange = { $number } hast du schon in der Auslage. Die neue Karte behalten oder tauschen?
gnw-step-fulfil = Welche Karte erfüllst du?
gnw-step-in-or-out = Bleibst du dabei, oder steigst du aus?
gnw-step-push = Welche erfüllte Karte schiebst du hoch (pushen), oder wertest du?
gnw-step-lift = Push it! Schiebe eine gewertete Karte hoch (noch { $lifts }), oder passe.

gnw-level-0 = ★★★★★★★
gnw-level-1 = ★★★★★★☆
gnw-level-2 = ★★★★★☆☆
gnw-level-3 = ★★★★☆☆☆
gnw-level-4 = ★★★☆☆☆☆
gnw-level-5 = ★★☆☆☆☆☆
gnw-level-6 = ★☆☆☆☆☆☆
gnw-level-7 = ☆☆☆☆☆☆☆

reason-gnw-no-such-card = Diese Karte liegt da nicht.
reason-gnw-not-fulfilled = Der Wurf erfüllt diese Karte nicht.
reason-gnw-other-level = Erfüllen kannst du nur Karten auf der Ebene der letzten oder eine Ebene höher (zuerst: auf Ebene 1).
reason-gnw-no-marker = Du hast weder einen schwarzen Marker noch Glück übrig.
reason-gnw-marked = Jede Karte darf nur einmal pro Runde erfüllt werden.
reason-gnw-not-marked = Nur erfüllte Karten werden bewegt.
reason-gnw-no-luck = Du hast kein Glück auf deinem Kleeblatt.
reason-gnw-no-money = Dein Geld reicht nicht.
reason-gnw-four-bought = In einer Runde werden höchstens vier Karten gekauft.
reason-gnw-no-cards = Von dieser Farbe gibt es keine Karten mehr.
reason-gnw-level-full = Auf dieser Ebene liegen schon vier Karten.
reason-gnw-top-level = Von der obersten Ebene kann eine Karte nur gewertet werden.
reason-gnw-lift-colour = Hochschieben darfst du nur Karten der gleichen oder einer leichteren Farbe.
reason-gnw-lift-top = Diese Karte liegt schon auf der obersten Ebene.
reason-gnw-lift-itself = Die eben gewertete Karte selbst kann nicht hochgeschoben werden.
reason-gnw-pay-green = Bezahlen kannst du nur mit deinen gewerteten grünen Karten.

## Deck files

error-task-form = In der Aufgabe „{ $task }“ ist „{ $part }“ keine Bedingung. Schreibe sie wie 2W1, 5W3+, 3W=, 1B1R=, 2B> oder SR9+.
error-task-slash = In der Aufgabe „{ $task }“ steht ein Schrägstrich zwischen zwei Bedingungen, nicht zwischen mehr: „{ $part }“.
error-task-few = In der Aufgabe „{ $task }“ braucht „{ $part }“ mehr Würfel: mindestens { $least }, und nirgends 0.
error-task-many = In der Aufgabe „{ $task }“ braucht „{ $part }“ mehr Würfel einer Farbe, als es gibt ({ $most }).
error-task-impossible = In der Aufgabe „{ $task }“ ist „{ $part }“ nie zu erfüllen.
error-task-never = Die Aufgabe „{ $task }“ ist nie zu erfüllen.
error-deck-long = Eine Kartendatei hat höchstens { $letters } Zeichen, { $lines } Zeilen und { $dots } Punkte. Diese ist länger.
error-deck-toml = Die Kartendatei ist kein gültiges TOML: { $why }.
error-deck-unknown = In der Kartendatei steht „{ $name }“, das nichts bedeutet.
error-deck-fact = „{ $name }“ fehlt in der Kartendatei oder ist falsch. Es sieht so aus: { $right }.
error-deck-card = Karte { $number } ist „{ $line }“ geschrieben. Sie sieht so aus: green A: 2R= / 2B= (Farbe, Startkartensatz, falls einer, Aufgabe).
error-deck-task = Karte { $number }: { $why }
error-deck-number = Es gibt keine Karte „{ $number }“: Die Nummern sind 1 bis { $most }.
error-deck-missing = Diese Karten fehlen: { $numbers }.
error-deck-count = { $start_set ->
    [none] Außerhalb der Startkarten gibt es { $found } Karten der Farbe { $colour }; es müssen { $right } sein.
   *[other] Startkartensatz { $start_set } hat { $found } Karten der Farbe { $colour }; es müssen { $right } sein.
}

deck-checked = { $name }: { $cards } Karten, alles in Ordnung.
deck-problems = { $count ->
    [one] 1 Problem:
   *[other] { $count } Probleme:
}
deck-card = Karte
deck-colour = Farbe
deck-set = Satz
deck-symbols = Zeichen
deck-words = Aufgabe
deck-chance = Wahrscheinlichkeit
deck-balance = Startkartensätze: wie wahrscheinlich ein Wurf eine Karte auf Ebene 1, Ebene 2, Ebene 3 (fester Start) und irgendeine Karte erfüllt

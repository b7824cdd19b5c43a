### Geht noch was?

geht-noch-was-about = Erfülle eine Aufgabe nach der anderen, klettere Ebene um Ebene höher und steig rechtzeitig aus. Die mitgelieferten Karten sind unser eigener Entwurf.
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
gnw-own-design = Diese Karten sind unser eigener Entwurf: Die gedruckten sind nicht öffentlich. Mit einer eigenen Kartendatei spielst du so: -o deck=DATEI
gnw-bonus-choice = { $number }: { $card ->
    [none] { $luck } Glück
   *[some] { $luck } Glück und eine Karte ({ $colour })
}
gnw-risk = Als Nächstes Ebene { $level } oder höher: Der nächste Wurf erfüllt mit { $percent } % eine Karte.
gnw-no-way = Achtung: Mit dem nächsten Wurf ist nichts zu erfüllen (kein Marker, oder keine Karte auf dieser oder der nächsten Ebene).
gnw-no-base = Achtung: Ebene 1 ist noch leer, und dort beginnt jede Runde.
gnw-pay = Du bezahlst mit gewerteten grünen Karten. Sie kommen unter den Stapel: { $cards }
gnw-pay-card = { $move } ({ $money } Geld)
gnw-paid = Achtung: Hörst du jetzt auf, { $money ->
    [one] verfällt { $money }
   *[other] verfallen { $money }
} Geld, und die Karten dafür sind weg.

gnw-step-place = Welche neue Karte kommt auf welche Ebene? (einbauen KARTE EBENE)
gnw-step-bonus = Welchen Bonus nimmst du?
gnw-step-buy = Kaufe eine Karte, oder passe. Geld: { $money }.
gnw-step-exchange = { $number } hast du schon in der Auslage. Die neue Karte behalten oder tauschen?
gnw-step-fulfil = Welche Karte erfüllst du?
gnw-step-in-or-out = Bleibst du dabei, oder steigst du aus?
gnw-step-push = Welche erfüllte Karte schiebst du hoch (pushen), oder wertest du?
gnw-step-lift = Push it! Schiebe eine gewertete Karte hoch (noch { $lifts }), oder passe.

gnw-level-0 = ★★★★★★
gnw-level-1 = ★★★★★☆
gnw-level-2 = ★★★★½☆
gnw-level-3 = ★★★★☆☆
gnw-level-4 = ★★★☆☆☆
gnw-level-5 = ★★☆☆☆☆
gnw-level-6 = ★☆☆☆☆☆
gnw-level-7 = ☆☆☆☆☆☆

reason-gnw-no-such-card = Diese Karte liegt nicht in deiner Auslage.
reason-gnw-not-new = Einbauen kannst du nur die neuen Karten neben deinem Kleeblatt.
reason-gnw-not-fulfilled = Der Wurf erfüllt diese Karte nicht.
reason-gnw-other-level = Erfülle eine Karte auf der Ebene deiner letzten oder eine Ebene höher; die erste der Runde auf Ebene 1.
reason-gnw-no-marker = Du hast weder einen schwarzen Marker noch Glück übrig.
reason-gnw-marked = Diese Karte hast du in dieser Runde schon erfüllt.
reason-gnw-not-marked = Nur Karten mit einem Marker werden hochgeschoben oder gewertet.
reason-gnw-no-luck = Du hast kein Glück auf deinem Kleeblatt.
reason-gnw-no-money = Dein Geld reicht nicht.
reason-gnw-four-bought = Du hast schon vier Karten gekauft, mehr geht in einer Runde nicht.
reason-gnw-no-cards = Von dieser Farbe gibt es keine Karten mehr.
reason-gnw-level-full = Auf dieser Ebene liegen schon vier Karten.
reason-gnw-full-above = Auf der Ebene darüber liegen schon vier Karten. Mach erst dort Platz, oder werte diese Karte.
reason-gnw-top-level = Höher als Ebene 5 geht es nicht: Werte diese Karte.
reason-gnw-lift-colour = Push it! gilt nur für Karten der gleichen oder einer leichteren Farbe.
reason-gnw-lift-top = Diese Karte liegt schon auf der obersten Ebene.
reason-gnw-lift-itself = Push it! gilt für eine andere Karte, nicht für die eben gewertete.
reason-gnw-lift-scored = Push it! gilt nur für Karten, die du schon gewertet hast.
reason-gnw-pay-green = Bezahlen kannst du nur mit deinen gewerteten grünen Karten.

## Deck files

error-task-form = In der Aufgabe „{ $task }“ ist „{ $part }“ keine Bedingung. Schreibe sie wie 2W1, 5W3+, 3W=, 1B1R=, 2B> oder SR9+.
error-task-slash = In der Aufgabe „{ $task }“ hat „{ $part }“ zu viele Schrägstriche: Ein Schrägstrich trennt zwei Bedingungen.
error-task-few = In der Aufgabe „{ $task }“ braucht „{ $part }“ mehr Würfel: mindestens { $least }, und keine Zahl darf 0 sein.
error-task-many = In der Aufgabe „{ $task }“ braucht „{ $part }“ mehr Würfel einer Farbe, als es gibt ({ $most }).
error-task-impossible = In der Aufgabe „{ $task }“ ist „{ $part }“ nie zu erfüllen.
error-task-never = Die Aufgabe „{ $task }“ ist nie zu erfüllen.
error-deck-long = Eine Kartendatei hat höchstens { $letters } Zeichen, { $lines } Zeilen und { $dots } Punkte. Diese ist länger.
error-deck-toml = Die Kartendatei ist kein gültiges TOML: { $why }.
error-deck-unknown = In der Kartendatei steht ein unbekannter Eintrag: „{ $name }“.
error-deck-fact = „{ $name }“ fehlt in der Kartendatei oder ist falsch. Es sieht so aus: { $right }.
error-deck-card = Bei Karte { $number } steht „{ $line }“. Schreibe sie so: green A: 2R= / 2B= (Farbe, gegebenenfalls Startkartensatz, Aufgabe).
error-deck-task = Karte { $number }: { $why }
error-deck-number = Es gibt keine Karte „{ $number }“: Die Nummern sind 1 bis { $most }.
error-deck-missing = Diese Karten fehlen: { $numbers }.
error-deck-count = { $start_set ->
    [none] Außerhalb der Startkarten gibt es { $found } Karten der Farbe { $colour }; es müssen { $right } sein.
   *[other] Startkartensatz { $start_set } hat { $found } Karten der Farbe { $colour }; es müssen { $right } sein.
}

deck-checked = { $name }: { $cards } Karten, keine Fehler.
deck-problems = { $count ->
    [one] 1 Fehler:
   *[other] { $count } Fehler:
}
deck-card = Karte
deck-colour = Farbe
deck-set = Satz
deck-symbols = Zeichen
deck-words = Aufgabe
deck-chance = Wahrscheinlichkeit
deck-balance = Startkartensätze: wie wahrscheinlich ein Wurf eine Karte auf Ebene 1, Ebene 2, Ebene 3 (fester Start) und irgendeine Karte erfüllt

tiebreak-geht-noch-was = Gleichstand: Es gewinnt, wer auf der obersten Ebene mehr offene Karten hat, dann auf der nächsten und so weiter.

## Was passiert ist (Erzählung)

told-geht-noch-was-start-cards-dealt = { $levels-count ->
    [0] { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } die Startkarten { $set }: { $cards }.
   *[other] { $who ->
        [you] Du legst
       *[other] { $name } legt
    } die Startkarten { $set } aus.
}
told-geht-noch-was-fairy-drawn = { $who ->
    [you] Ausgelost: Du bist die erste Glücksfee.
   *[other] Ausgelost: { $name } ist die erste Glücksfee.
}
    .brief = Ausgelost als erste Glücksfee.
told-geht-noch-was-round-began = { $who ->
    [you] Runde { $round } beginnt, du bist die Glücksfee.
   *[other] Runde { $round } beginnt, { $name } ist die Glücksfee.
}
    .heading = Runde { $round } · { $who ->
        [you] Du bist die Glücksfee
       *[other] { $name } ist die Glücksfee
    }
told-geht-noch-was-luck-taken = { $why ->
    [out] { $who ->
        [you] Du bist OUT und bekommst { $luck } Glück.
       *[other] { $name } ist OUT und bekommt { $luck } Glück.
    }
   *[bonus] { $who ->
        [you] Du nimmst { $luck } Glück.
       *[other] { $name } nimmt { $luck } Glück.
    }
}
told-geht-noch-was-bonus-taken = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $luck ->
    [0] { "" }
   *[other] { $luck } Glück{ $card ->
        [none] { "" }
       *[other] { " und " }
    }
}{ $card ->
    [none] { "" }
    [green] eine grüne Karte
    [yellow] eine gelbe Karte
   *[red] eine rote Karte
}.
told-geht-noch-was-bonus-forgone = { $who ->
    [you] Du gehst
   *[other] { $name } geht
} beim Bonus leer aus.
told-geht-noch-was-buying-began = In Runde { $round } wird jetzt gekauft und eingebaut.
    .heading = Runde { $round } · Kaufen und einbauen
told-geht-noch-was-income-received = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $money ->
    [0] noch kein Geld
   *[other] ein Einkommen von { $money }
}.
told-geht-noch-was-card-bought = { $who ->
    [you] Du kaufst
   *[other] { $name } kauft
} { $colour ->
    [green] eine grüne Karte
    [yellow] eine gelbe Karte
   *[red] eine rote Karte
} für { $cost } Geld.
    .brief = { $colour ->
        [green] Eine grüne Karte
        [yellow] Eine gelbe Karte
       *[red] Eine rote Karte
    } gekauft.
told-geht-noch-was-card-drawn = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
}{ $why ->
    [exchange] { " " }dafür
   *[other] { "" }
} die { $colour ->
    [green] grüne
    [yellow] gelbe
   *[red] rote
} Karte { $card }{ $is_offered ->
    [yes] , eine gleiche liegt schon in { $who ->
        [you] deiner
       *[other] der
    } Auslage
   *[no] { "" }
}.
    .brief = { $why ->
        [exchange] Dafür Karte { $card }
        [consolation] Zum Trost Karte { $card }
       *[bought] Es ist Karte { $card }
    }{ $is_offered ->
        [yes] , eine gleiche liegt schon aus
       *[no] { "" }
    }.
told-geht-noch-was-card-kept = { $who ->
    [you] Du behältst
   *[other] { $name } behält
} Karte { $card }.
    .brief = Behalten.
told-geht-noch-was-card-exchanged = { $who ->
    [you] Du tauschst
   *[other] { $name } tauscht
} Karte { $card }, sie kommt unter den Stapel.
    .brief = Getauscht.
told-geht-noch-was-card-paid = { $who ->
    [you] Du gibst
   *[other] { $name } gibt
} Karte { $card } von Ebene { $level } für { $money } Geld ab: { $plus }.
    .brief = Karte { $card } für { $money } Geld abgegeben: { $plus }.
told-geht-noch-was-sets-broken = { $broken ->
    [one] Damit geht ein buntes Set verloren: { $plus }.
   *[other] Damit gehen { $broken } bunte Sets verloren: { $plus }.
}
told-geht-noch-was-buying-ended = { $who ->
    [you] Du kaufst
   *[other] { $name } kauft
} { $bought ->
    [0] nichts
   *[other] nichts mehr
}.
    .brief = { $bought ->
        [0] Nichts gekauft.
       *[other] { "" }
    }
told-geht-noch-was-money-lost = { $who ->
    [you] Bei dir
   *[other] Bei { $name }
} { $money ->
    [one] verfällt 1
   *[other] verfallen { $money }
} Geld.
    .brief = { $money ->
        [one] 1 Geld verfällt.
       *[other] { $money } Geld verfallen.
    }
told-geht-noch-was-card-placed = { $is_consolation ->
    [yes] Karte { $card } kommt auf Ebene { $level }.
   *[no] { $who ->
        [you] Du legst
       *[other] { $name } legt
    } Karte { $card } auf Ebene { $level }.
}
    .brief = { $is_consolation ->
        [yes] { "" }
       *[no] Karte { $card } auf Ebene { $level }.
    }
told-geht-noch-was-card-returned = Für Karte { $card } ist kein Platz, sie kommt zurück unter den { $colour ->
    [green] grünen
    [yellow] gelben
   *[red] roten
} Stapel.
    .brief = Kein Platz für Karte { $card }.
told-geht-noch-was-rolling-began = Alle sind IN: Lasst die Würfel rollen!
told-geht-noch-was-dice-thrown = { $roll }. Wurf: { $who ->
    [you] Du würfelst
   *[other] { $name } würfelt
} Blau { $blue-listed } und Rot { $red-listed }.
    .heading = { $roll }. Wurf · Blau { $blue-listed } · Rot { $red-listed }
told-geht-noch-was-card-fulfilled = { $who ->
    [you] Du erfüllst
   *[other] { $name } erfüllt
} die { $colour ->
    [green] grüne
    [yellow] gelbe
   *[red] rote
} Karte { $card } auf Ebene { $level } mit { $dice }.
    .brief = Karte { $card } auf Ebene { $level } mit { $dice } erfüllt.
told-geht-noch-was-luck-spent = { $who ->
    [you] Du legst
   *[other] { $name } legt
} dafür 1 Glück als Marker auf Karte { $card }.
    .brief = Als Marker dient 1 Glück.
told-geht-noch-was-failure-averted = { $who ->
    [you] Du wendest
   *[other] { $name } wendet
} das Scheitern mit 1 Glück ab.
    .brief = Scheitern mit 1 Glück abgewendet.
told-geht-noch-was-failed = { $who ->
    [you] Du scheiterst
   *[other] { $name } scheitert
}{ $cards-count ->
    [0] { "" }
    [one] , der Marker auf Karte { $cards } ist weg
   *[other] , die Marker auf den Karten { $cards } sind weg
}.
told-geht-noch-was-stayed-in = { $who ->
    [you] Du bleibst IN.
   *[other] { $name } bleibt IN.
}
    .brief = Weiter IN.
told-geht-noch-was-went-out = { $who ->
    [you] Du steigst aus: OUT.
   *[other] { $name } steigt aus: OUT.
}
    .brief = Dann OUT.
told-geht-noch-was-consoled = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} zum Trost eine grüne Karte.
    .brief = { "" }
told-geht-noch-was-pushing-began = In Runde { $round } wird jetzt gepusht und gewertet.
    .heading = Runde { $round } · Pushen oder werten
told-geht-noch-was-card-pushed = { $who ->
    [you] Du schiebst
   *[other] { $name } schiebt
} Karte { $card } hoch auf Ebene { $level }.
    .brief = Karte { $card } hoch auf Ebene { $level }.
told-geht-noch-was-card-scored = { $who ->
    [you] Du wertest
   *[other] { $name } wertet
} die { $colour ->
    [green] grüne
    [yellow] gelbe
   *[red] rote
} Karte { $card } auf Ebene { $level }: { $plus }.
    .brief = Karte { $card } auf Ebene { $level } gewertet: { $plus }.
told-geht-noch-was-set-completed = { $sets ->
    [one] Das erste bunte Set ist komplett: { $plus }.
   *[other] Das { $sets }. bunte Set ist komplett: { $plus }.
}
told-geht-noch-was-card-lifted = Push it! { $who ->
    [you] Du schiebst
   *[other] { $name } schiebt
} die gewertete Karte { $card } hoch auf Ebene { $level }: { $plus }.
    .brief = Push it! Karte { $card } hoch auf Ebene { $level }: { $plus }.
told-geht-noch-was-lifts-declined = { $who ->
    [you] Du verzichtest
   *[other] { $name } verzichtet
} auf ein weiteres Push it!
    .brief = Kein weiteres Push it!
told-geht-noch-was-deck-ran-out = Der { $colour ->
    [green] grüne
    [yellow] gelbe
   *[red] rote
} Stapel ist leer: Gewertete { $colour ->
    [green] grüne
    [yellow] gelbe
   *[red] rote
} Karten werden zurückgegeben und gemischt.
told-geht-noch-was-cards-grouped = { $who ->
    [you] Du legst
   *[other] { $name } legt
} den ×{ $times }-Marker auf Karte { $card } (Ebene { $level }) und { $who ->
    [you] gibst
   *[other] gibt
} { $returned-count ->
    [one] Karte
   *[other] die Karten
} { $returned } zurück.
    .brief = Karte { $card } (Ebene { $level }) zählt jetzt ×{ $times }, dafür zurück: { $returned }.
told-geht-noch-was-game-ended = Die letzte Runde ist vorbei, das Spiel ist zu Ende.

## Stellungen, die es nicht gibt

position-geht-noch-was-cards = Eine Karte liegt an zwei Stellen, oder es gibt sie in dieser Partie nicht.
position-geht-noch-was-under = Unter einem Stapel liegt eine Karte in einer anderen Farbe.
position-geht-noch-was-supply = So viel Glück ist nicht in der Schachtel.
position-geht-noch-was-multipliers = So viele ×3/×4-Marker gibt es nicht.
position-geht-noch-was-round = Diese Phase gibt es in dieser Runde nicht.
position-geht-noch-was-roll = Zu dieser Phase passt die Zahl der Würfe nicht.
position-geht-noch-was-stuck = Niemand ist am Zug.
position-geht-noch-was-drawing = Diese Karte kann jetzt niemand ziehen.
position-geht-noch-was-offered = Tauschen kannst du nur eine Karte, die du gerade kaufst und schon in der Auslage hast.
position-geht-noch-was-bought = Karten kauft man erst ab der zweiten Runde.
position-geht-noch-was-new = Neben dem Kleeblatt liegen nur die Bonuskarte und gekaufte Karten.
position-geht-noch-was-money = So viel Geld hat niemand eingenommen.
position-geht-noch-was-room = Für neue Karten ist kein Platz mehr, sie liegen längst unter ihrem Stapel.
position-geht-noch-was-markers = Ein Marker ist zu viel oder liegt falsch.
position-geht-noch-was-climb = Erfüllte Karten gehen von Ebene 1 an lückenlos nach oben.
position-geht-noch-was-fulfilled = Der Wurf erfüllt die Karte nicht, die zuletzt markiert wurde.
position-geht-noch-was-luck = Glück, Marker und Würfe passen nicht zusammen.
position-geht-noch-was-start = Vor dem ersten Pushen liegen alle Startkarten noch an ihrem Platz, dazu kommt höchstens eine Trostkarte.
position-geht-noch-was-high = So hoch kann in dieser Runde noch keine Karte liegen.
position-geht-noch-was-number = Jemand hat zu viele oder zu wenige Karten.
position-geht-noch-was-lifts = Dieses Push it! steht niemandem zu.

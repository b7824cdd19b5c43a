### NOCH MAL! und NOCH MAL SO GUT!

noch-mal-about = Kreuze zusammenhängende Kästchen einer Farbe an, so viele, wie ein Würfel zeigt. Fülle Spalten und Farben vor den anderen.
noch-mal-so-gut-about = NOCH MAL! mit einem Sonderwürfel: Bomben, Herzen, Sterne, Zeilen und ganze Farbblöcke.
option-sheet = das Blatt, auf dem gespielt wird; random:SEED macht ein neues

choice-black = schwarz
choice-purple = lila
token-orange = orange
token-special = sonderwürfel
token-heart = herz
token-bomb = bombe
token-stars = sterne
token-three = drei
token-block = block

letter-orange = O

part-bonus = Farben
part-columns = Spalten A–O
part-rows = Zeilen P–V
part-hearts = Herzen
part-jokers = Ausrufezeichen
part-boxes = Sonderwürfel
part-stars = Sterne
part-rolls = ungenutzte Würfe

sheet-jokers = Joker
sheet-boxes = Sonderwürfel
sheet-hearts = Herzen
sheet-colours = Farben
sheet-free-dice = auf dem Tisch
sheet-taken-dice = genommen von { $name }
sheet-special-heart = Herz: das nächste Herz einkreisen
sheet-special-bomb = Bombe: bis zu 4 Kästchen in einem 2 × 2-Quadrat ankreuzen, überall
sheet-special-stars = Sterne: bis zu 2 Sterne ankreuzen
sheet-special-three = Drei in einer Zeile: bis zu 3 Kästchen einer Zeile ankreuzen
sheet-special-block = Farbblock: alle freien Kästchen eines Blocks ankreuzen
legend-star = * Stern
legend-golden = + goldener Würfel
legend-crossed = × angekreuzt
legend-circled = ( ) eingekreist
legend-gone = - vergeben
legend-rows = Zeilen: ⚄ Sonderwürfel, ● Bombe, ♥ Herz, und 5 Punkte. Spalte H schaltet einen Sonderwürfel frei.

step-choose = Wähle einen Farb- und einen Zahlenwürfel, oder passe.
step-choose-special = Wähle einen Farb- und einen Zahlenwürfel oder den Sonderwürfel, oder passe.
step-cross = Welche Kästchen? ({ $pair })
step-act = Welche Kästchen? ({ $action })
step-act-row = Welche Zeile? ({ $action })
step-three = Welche Kästchen der Zeile, höchstens 3?
step-bomb = Eine Zeile bringt dir eine Bombe: Welche Kästchen in einem 2 × 2-Quadrat? Oder passe.

reason-choose-dice = Wähle zuerst deine Würfel.
reason-no-dice-for-cells = Dafür liegen keine passenden Würfel auf dem Tisch.
reason-choose-cells = Deine Würfel stehen fest: Kreuze jetzt Kästchen an.
reason-choose-row = Wähle zuerst eine Zeile.
reason-no-such-dice = Diese Würfel liegen nicht auf dem Tisch.
reason-no-joker-left = Für diese Joker hast du nicht mehr genug Ausrufezeichen.
reason-no-room-for-dice = Für diese Würfel ist auf deinem Blatt kein Platz.
reason-no-open-box = Du hast keinen freigeschalteten Sonderwürfel mehr.
reason-no-room-for-special = Mit dem Sonderwürfel kannst du auf deinem Blatt nichts anfangen.
reason-already-crossed = Da ist schon ein Kreuz.
reason-out-of-reach = Deine Kreuze müssen in Spalte H oder neben einem älteren Kreuz beginnen.
reason-each-out-of-reach = Jedes Kästchen muss in Spalte H oder neben einem Kreuz liegen.
reason-row-out-of-reach = In dieser Zeile liegt kein freies Kästchen neben einem Kreuz oder in Spalte H.
reason-other-row = Du hast eine andere Zeile gewählt: Kreuze dort an.
reason-wrong-number = Kreuze genau so viele Kästchen an, wie der Zahlenwürfel zeigt (mit „?“ höchstens 5).
reason-wrong-colour = Alle Kästchen müssen die gewählte Farbe haben.
reason-too-few-open = So viele freie Kästchen hängen hier nicht zusammen.
reason-not-connected = Deine Kreuze müssen in einem Farbblock zusammenhängen.
reason-not-in-a-square = Die Bombe trifft nur Kästchen in einem 2 × 2-Quadrat.
reason-not-a-star = Kreuze nur Kästchen mit Stern an.
reason-not-a-block = Kreuze alle freien Kästchen eines Farbblocks an, der neben einem Kreuz oder in Spalte H liegt.
reason-too-many = So viele Kästchen erlaubt der Sonderwürfel nicht.

error-cell-twice = „{ $text }“ nennt { $cell } mehr als einmal.
error-sheet-lines = Ein Blatt besteht aus einer Zeile mit den Buchstaben A bis O und { $rows } Zeilen mit Kästchen.
error-sheet-labels = Jede Zeile eines Blattes beginnt mit ihrem Namen, 1 bis 7 oder P bis V.
error-sheet-row = Zeile { $row } des Blattes hat { $cells } Kästchen statt { $right }.
error-sheet-cell = „{ $cell }“ in { $where } ist kein Kästchen. Schreibe einen Buchstaben für die Farbe, danach * oder + oder nichts.
error-sheet-blocks = { $colour } hat Blöcke mit { $sizes } Kästchen, nicht je einen von 1 bis 6.
error-sheet-column = Spalte { $column } berührt nicht genau einen Block jeder Farbe.
error-sheet-star-columns = In jeder Spalte muss genau ein Stern sein.
error-sheet-star-colours = Jede Farbe muss drei Sterne haben.
error-sheet-star-blocks = Ein Block darf höchstens einen Stern haben.
error-sheet-golden = Der 6er-Block jeder Farbe muss einen goldenen Würfel haben.
error-sheet-golden-count = { $count } goldene Würfel sind zu viele.

noch-mal-level-0 = Es gibt also doch Superhelden!
noch-mal-level-1 = Wirst du „Glückspilz“ oder „The Brain“ genannt?
noch-mal-level-2 = Du könntest auch professioneller „{ $title }“-Spieler sein.
noch-mal-level-3 = Super! Welch grandioses Ergebnis!
noch-mal-level-4 = Hoffentlich ohne Schummeln geschafft!
noch-mal-level-5 = Klasse! Das lief ja gut.
noch-mal-level-6 = Das war wohl nicht dein erstes Mal...
noch-mal-level-7 = Gut, aber das geht noch besser.
noch-mal-level-8 = Na, wird doch langsam.
noch-mal-level-9 = Nicht ganz schlecht.
noch-mal-level-10 = Da muss wohl noch etwas geübt werden.
noch-mal-level-11 = Dabei sein ist alles.
noch-mal-level-12 = Das grenzt ja schon an Arbeitsverweigerung.


## Was passiert ist (Erzählung)

tiebreak-noch-mal = Gleichstand: Es gewinnt, wer mehr Ausrufezeichen übrig hat.

name-orange = Orange
name-x = Joker
name-any = „?“
name-heart = Herz
name-bomb = Bombe
name-stars = Sterne
name-three = Drei in einer Zeile
name-block = Farbblock

told-noch-mal-dice-rolled = { $who ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { $colours-listed }, { $numbers-listed }{ $special ->
    [none] { "" }
   *[other] , { $special-said }
}.
    .heading = Wurf { $rolls ->
        [none] { $roll }: { $who ->
            [you] Du würfelst
           *[other] { $name } würfelt
        }
       *[other] { $roll } von { $rolls }:
    } { $colours-listed }, { $numbers-listed }{ $special ->
        [none] { "" }
       *[other] , { $special-said }
    }
told-noch-mal-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
told-noch-mal-dice-chosen = { $who ->
    [you] Du wählst
   *[other] { $name } wählt
} { $colour-said } und { $number-said }.
told-noch-mal-dice-taken = { $who ->
    [you] Du nimmst dir
   *[other] { $name } nimmt sich
} { $colour-said } und { $number-said }.
told-noch-mal-jokers-spent = { $who ->
    [you] Du streichst
   *[other] { $name } streicht
} { $jokers ->
    [one] ein Ausrufezeichen
   *[other] zwei Ausrufezeichen
}: { $plus }.
    .brief = { $jokers ->
        [one] Ein Ausrufezeichen: { $plus }.
       *[other] Zwei Ausrufezeichen: { $plus }.
    }
told-noch-mal-special-used = { $who ->
    [you] Du nutzt
   *[other] { $name } nutzt
} den Sonderwürfel für { $action ->
    [heart] ein Herz
    [bomb] eine Bombe
    [stars] Sterne
    [block] einen Farbblock
   *[three] drei in einer Zeile
}: { $plus }.
told-noch-mal-special-taken = Der Sonderwürfel ist für die anderen weg.
    .brief = { "" }
told-noch-mal-cells-crossed = { $who ->
    [you] Du kreuzt
   *[other] { $name } kreuzt
} { $cells } an{ $joker ->
    [none] { "" }
   *[other] { " " }(Joker: { $joker-said })
}{ $stars-count ->
    [0] { "" }
    [one] { " " }(ein Stern: { $plus })
   *[other] { " " }({ $stars-count } Sterne: { $plus })
}.
    .brief = Angekreuzt: { $cells }{ $joker ->
        [none] { "" }
       *[other] { " " }(Joker: { $joker-said })
    }{ $stars-count ->
        [0] { "" }
        [one] { " " }(ein Stern: { $plus })
       *[other] { " " }({ $stars-count } Sterne: { $plus })
    }.
told-noch-mal-golden-dice-crossed = { $cells-count ->
    [one] Das goldene Kästchen { $cells } schaltet einen Sonderwürfel frei: { $plus }.
   *[other] Die goldenen Kästchen { $cells } schalten { $cells-count } Sonderwürfel frei: { $plus }.
}
    .brief = { $cells-count ->
        [one] Das schaltet einen Sonderwürfel frei: { $plus }.
       *[other] Das schaltet { $cells-count } Sonderwürfel frei: { $plus }.
    }
told-noch-mal-box-opened = Das schaltet einen Sonderwürfel frei: { $plus }.
told-noch-mal-heart-circled = { $who ->
    [you] Du kreist
   *[other] { $name } kreist
} das Herz mit der { $worth } ein.
    .brief = Der Herzbonus steigt auf { $worth }.
told-noch-mal-row-filled = { $who ->
    [you] Du hast
   *[other] { $name } hat
} Zeile { $row }{ $is_first ->
    [yes] { $players ->
        [1] { "" }
       *[other] { " " }zuerst
    }
   *[no] { "" }
} voll: { $plus }.
    .brief = Zeile { $row }{ $is_first ->
        [yes] { $players ->
            [1] { "" }
           *[other] { " " }zuerst
        }
       *[no] { "" }
    } voll: { $plus }.
told-noch-mal-bomb-won = Das bringt eine Bombe.
told-noch-mal-bomb-used = { $who ->
    [you] Du lässt die Bombe detonieren.
   *[other] { $name } lässt die Bombe detonieren.
}
    .brief = Eine Bombe detoniert.
told-noch-mal-bomb-declined = { $who ->
    [you] Du lässt die Bombe verfallen.
   *[other] { $name } lässt die Bombe verfallen.
}
    .brief = Eine Bombe verfällt.
told-noch-mal-column-filled = { $who ->
    [you] Du hast
   *[other] { $name } hat
} Spalte { $column }{ $is_first ->
    [yes] { $players ->
        [1] { "" }
       *[other] { " " }zuerst
    }
   *[no] { "" }
} voll{ $points ->
    [0] { "" }
   *[other] : { $plus }
}.
    .brief = Spalte { $column }{ $is_first ->
        [yes] { $players ->
            [1] { "" }
           *[other] { " " }zuerst
        }
       *[no] { "" }
    } voll{ $points ->
        [0] { "" }
       *[other] : { $plus }
    }.
told-noch-mal-heart-written = Dazu kommt der Herzbonus für Spalte { $column }: { $plus }.
    .brief = Herzbonus: { $plus }.
told-noch-mal-colour-filled = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $colour-said }{ $is_first ->
    [yes] { $players ->
        [1] { "" }
       *[other] { " " }zuerst
    }
   *[no] { "" }
} komplett: { $plus }.
    .brief = { $colour-said }{ $is_first ->
        [yes] { $players ->
            [1] { "" }
           *[other] { " " }zuerst
        }
       *[no] { "" }
    } komplett: { $plus }.
told-noch-mal-dice-passed = { $who ->
    [you] Als Nächstes würfelst du.
   *[other] Als Nächstes würfelt { $name }.
}
    .brief = { "" }
told-noch-mal-game-ended = { $why ->
    [colours] Zwei Farben sind komplett, das Spiel ist zu Ende.
   *[rolls] Das war der letzte Wurf, das Spiel ist zu Ende.
}
told-noch-mal-rolls-saved = { $rolls ->
    [one] Ein Wurf wird nicht benötigt: { $plus }.
   *[other] { $rolls } Würfe werden nicht benötigt: { $plus }.
}

## Stellungen, die es nicht gibt

position-noch-mal-so-gut = Das gibt es nur bei NOCH MAL SO GUT!.
position-noch-mal-phase = In diesem Wurf gibt es diese Phase nicht.
position-noch-mal-dice = Auf dem Tisch liegen zu viele oder zu wenige Würfel.
position-noch-mal-taken = Diese Würfel kann niemand weggenommen haben.
position-noch-mal-step = Gerade sind andere dran.
position-noch-mal-end = Das Spiel endet mit der zweiten Farbe (solo spätestens mit dem letzten Wurf) und nicht früher.
position-noch-mal-new-rows = Diese Zeile hat in diesem Wurf niemand als Erster gefüllt.
position-noch-mal-first = Eingekreist ist etwas, das nicht voll ist.
position-noch-mal-later = Eine Zeile, Spalte oder Farbe ist voll, aber niemand war dort Erster.
position-noch-mal-new = Das kann nicht alles in diesem Wurf voll geworden sein.
position-noch-mal-written = Unter einer Spalte steht ein Herz, das sie nicht gebracht haben kann.
position-noch-mal-bombs = So viele Bomben hat dieser Wurf nicht gebracht.
position-noch-mal-jokers = So viele Ausrufezeichen gibt es nicht.
position-noch-mal-boxes = So viele Sonderwürfel hat dieses Blatt nicht freigeschaltet.
position-noch-mal-rolls = Für so viele Joker und Sonderwürfel gab es zu wenige Würfe.
position-noch-mal-hearts = So viele oder so wenige Herzen kann dieses Blatt nicht haben.
position-noch-mal-strays = Manche Kreuze hängen nicht mit Spalte H zusammen.
position-noch-mal-crosses = Die Zahl der Kreuze passt nicht zu den Würfen.
position-noch-mal-choice = Mit den gewählten Würfeln lässt sich nichts ankreuzen.

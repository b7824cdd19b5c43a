### Doppelt so clever

doppelt-so-clever-about = Wähle clever Würfel, fülle fünf Farbbereiche und löse Ketten von Boni aus.

token-silver = silber
token-pink = rosa
token-white = weiß
token-again = nachwürfeln
token-any = beliebig
token-tray = tablett
letter-silver = S
letter-pink = R
letter-white = W

part-silver = Silber
part-yellow = Gelb
part-blue = Blau
part-green = Grün
part-pink = Rosa
part-foxes = Füchse

clever-hand = gewürfelt
clever-tray = Silbertablett
clever-field = Würfelfelder
clever-actions = Nachwürfeln { $rerolls }   Rückholen { $returns }   Zusatzwürfel { $extras }   Füchse { $foxes }
clever-legend = ? freier Eintrag   ↻ Nachwürfeln   ↩ Rückholen   +1 Zusatzwürfel   F Fuchs   ( ) eingekreist   × angekreuzt

clever-step-choose = Nimm einen Würfel aus deinem Wurf, oder keinen (passen), oder würfle nach (nachwürfeln).
clever-step-enter = Wohin mit { $die }?
clever-step-sweep = Silber: Kreuze einen Würfel an, der gerade aufs Tablett kam, oder passe.
clever-step-before = Hole einen Würfel vom Tablett zurück, oder passe und würfle weiter.
clever-step-offer = Nimm einen Würfel vom Tablett, oder passe.
clever-step-extra = Nimm einen Zusatzwürfel (+1), oder passe.
clever-step-question = Welcher Bonus zuerst?
clever-step-free = Was trägst du für { $question } ein?

reason-clever-no-die = Dieser Würfel steht jetzt nicht zur Wahl.
reason-clever-no-room = Dieser Würfel lässt sich nirgends eintragen. Nimm einen anderen, oder passe.
reason-clever-no-reroll = Du hast keine Nachwürfel-Aktion mehr.
reason-clever-no-extra = Dieser Würfel war in diesem Zug schon dein Zusatzwürfel. Nimm einen anderen, oder passe.
reason-clever-where = Trage erst ein, was du gewählt hast.
reason-clever-other-value = Farbe und Zahl müssen zu deinem Würfel oder ?-Bonus passen.
reason-clever-rising = In Blau darf keine Zahl größer sein als die davor.
reason-clever-full = Dieser Bereich ist voll.
reason-clever-crossed = Dieses Feld ist schon angekreuzt.
reason-clever-tray-first = Von den Würfelfeldern darfst du nur nehmen, wenn vom Tablett nichts passt. Nimm einen vom Tablett, oder passe.

error-clever-sheet-lacks = Auf dem Blatt fehlt etwas oder ist von der falschen Art: { $what }.
error-clever-sheet-bonus = „{ $word }“ ist kein Bonus. Die Boni sind: { $right }.
error-clever-sheet-length = Das Blatt hat { $found } Angaben für „{ $name }“ statt { $right }.
error-clever-sheet-count = Das Blatt bietet „{ $bonus }“ { $found }-mal statt { $right }-mal.
error-clever-sheet-yellow = Die gelben Felder zeigen { $values }; alle Zahlen von 1 bis 6 müssen vorkommen.

doppelt-so-clever-level-0 = Doppelt so clever!
doppelt-so-clever-level-1 = Punktewert = IQ!
doppelt-so-clever-level-2 = Respekt²
doppelt-so-clever-level-3 = Das kann kein Glück gewesen sein!
doppelt-so-clever-level-4 = Leute, seht euch das an!
doppelt-so-clever-level-5 = Ganz schön clever!
doppelt-so-clever-level-6 = Da hat wer trainiert!
doppelt-so-clever-level-7 = Du darfst zufrieden sein!
doppelt-so-clever-level-8 = Auf dem richtigen Weg.
doppelt-so-clever-level-9 = Da drücken wir noch mal ein Auge zu.
doppelt-so-clever-level-10 = Halb so clever.

## Was passiert ist (Erzählung)

tiebreak-doppelt-so-clever = Gleichstand: Es gewinnt, wer in einem einzelnen Bereich die meisten Punkte hat.

name-silver = Silber
name-pink = Rosa
name-white = Weiß
name-silver-column = die Silberspalte
name-yellow-row = die gelbe Reihe
name-yellow-column = die gelbe Spalte
name-re-roll-track = das Nachwürfel-Feld
name-return-track = das Rückhol-Feld
name-extra-die-track = das Zusatzwürfel-Feld

told-doppelt-so-clever-round-began = Runde { $round } von { $rounds } beginnt.
    .heading = Runde { $round } von { $rounds }
told-doppelt-so-clever-turn-began = { $who ->
    [you] { $is_passive ->
        [yes] Dein passiver Zug beginnt.
       *[no] Du bist dran.
    }
   *[other] { $is_passive ->
        [yes] Der passive Zug von { $name } beginnt.
       *[no] { $name } ist dran.
    }
}
    .heading = { $who ->
        [you] { $is_passive ->
            [yes] Dein passiver Zug
           *[no] Du bist dran
        }
       *[other] { $is_passive ->
            [yes] { $name }: passiver Zug
           *[no] { $name } ist dran
        }
    }
told-doppelt-so-clever-next-throw = { $who ->
    [you] Jetzt kommt dein { $throw }. Wurf.
   *[other] Jetzt kommt der { $throw }. Wurf von { $name }.
}
    .heading = { $who ->
        [you] Dein { $throw }. Wurf
       *[other] { $throw }. Wurf von { $name }
    }
told-doppelt-so-clever-dice-thrown = { $who ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { $dice }.
    .brief = Jetzt { $dice }.
told-doppelt-so-clever-dice-served = Die drei niedrigsten Würfel kommen aufs Tablett: { $dice }.
    .brief = Die drei niedrigsten aufs Tablett: { $dice }.
told-doppelt-so-clever-die-chosen = { $who ->
    [you] Du wählst
   *[other] { $name } wählt
} { $die-said } { $face }.
    .brief = Gewählt: { $die-said } { $face }.
told-doppelt-so-clever-sent-to-tray = Aufs Tablett { $dice-count ->
    [one] kommt
   *[other] kommen
} { $dice }.
    .brief = Aufs Tablett: { $dice }.
told-doppelt-so-clever-die-swept = { $who ->
    [you] Du nutzt für Silber auch
   *[other] { $name } nutzt für Silber auch
} { $die-said } { $face } vom Tablett.
    .brief = Dazu { $die-said } { $face }.
told-doppelt-so-clever-rest-to-tray = Der Rest kommt aufs Tablett: { $dice }.
    .brief = Rest aufs Tablett: { $dice }.
told-doppelt-so-clever-tray-served = Auf dem Tablett liegen { $dice }.
    .heading = Auf dem Tablett · { $dice-listed }
told-doppelt-so-clever-die-taken = { $is_from_tray ->
    [yes] { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $die-said } { $face } vom Tablett.
   *[no] Vom Tablett passt nichts: { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $die-said } { $face } von den Würfelfeldern.
}
    .brief = { $is_from_tray ->
        [yes] Gewählt: { $die-said } { $face }.
       *[no] Vom Tablett passt nichts, dafür { $die-said } { $face } von den Würfelfeldern.
    }
told-doppelt-so-clever-passed = { $what ->
    [throw] { $who ->
        [you] Du wählst keinen Würfel, der Wurf verfällt.
       *[other] { $name } wählt keinen Würfel, der Wurf verfällt.
    }
    [tray] { $who ->
        [you] Du nimmst keinen Würfel vom Tablett.
       *[other] { $name } nimmt keinen Würfel vom Tablett.
    }
   *[other] { $who ->
        [you] Du verzichtest auf einen Zusatzwürfel.
       *[other] { $name } verzichtet auf einen Zusatzwürfel.
    }
}
    .brief = { $what ->
        [throw] Kein Würfel gewählt, der Wurf verfällt.
        [tray] Nichts vom Tablett genommen.
       *[other] { "" }
    }
told-doppelt-so-clever-reroll-used = { $who ->
    [you] Du würfelst nach.
   *[other] { $name } würfelt nach.
}
    .brief = Nachgewürfelt.
told-doppelt-so-clever-die-returned = { $who ->
    [you] Du holst
   *[other] { $name } holt
} { $die-said } { $face } vom Tablett zurück.
    .brief = Zurückgeholt: { $die-said } { $face }.
told-doppelt-so-clever-extra-die-used = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $die-said } { $face } als Zusatzwürfel.
    .brief = Zusatzwürfel: { $die-said } { $face }.
told-doppelt-so-clever-silver-crossed = { $who ->
    [you] Du kreuzt in Silber die
   *[other] { $name } kreuzt in Silber die
} { $row ->
    [yellow] gelbe
    [blue] blaue
    [green] grüne
   *[pink] rosa
} { $value } an: { $plus }.
    .brief = Silber: { $row ->
        [yellow] gelbe
        [blue] blaue
        [green] grüne
       *[pink] rosa
    } { $value }, { $plus }.
told-doppelt-so-clever-yellow-circled = { $who ->
    [you] Du kreist
   *[other] { $name } kreist
} die gelbe { $value } in Reihe { $row } ein.
    .brief = Gelb: { $value } in Reihe { $row } eingekreist.
told-doppelt-so-clever-yellow-crossed = { $who ->
    [you] Du kreuzt
   *[other] { $name } kreuzt
} die gelbe { $value } in Reihe { $row } an: { $plus }.
    .brief = Gelb: { $value } in Reihe { $row } angekreuzt, { $plus }.
told-doppelt-so-clever-blue-written = { $who ->
    [you] Du schreibst
   *[other] { $name } schreibt
} { $white ->
    [0] { "" }
   *[other] { $blue } + { $white } ={ " " }
}{ $value } ins { $cell }. blaue Feld: { $plus }.
    .brief = Blau: { $white ->
        [0] { "" }
       *[other] { $blue } + { $white } ={ " " }
    }{ $value } ins { $cell }. Feld, { $plus }.
told-doppelt-so-clever-green-written = { $who ->
    [you] Du schreibst
   *[other] { $name } schreibt
} { $value } × { $factor } = { $written } ins { $cell }. grüne Feld{ $points ->
    [0] { "" }
   *[other] : { $plus }
}.
    .brief = Grün: { $value } × { $factor } = { $written } ins { $cell }. Feld{ $points ->
        [0] { "" }
       *[other] , { $plus }
    }.
told-doppelt-so-clever-pink-written = { $who ->
    [you] Du schreibst
   *[other] { $name } schreibt
} { $value } ins { $cell }. rosa Feld: { $plus }{ $is_enough ->
    [yes] { "" }
   *[no] , für den Bonus zu wenig
}.
    .brief = Rosa: { $value } ins { $cell }. Feld, { $plus }{ $is_enough ->
        [yes] { "" }
       *[no] , aber ohne Bonus
    }.
told-doppelt-so-clever-action-unlocked = { $who ->
    [you] Du schaltest
   *[other] { $name } schaltet
}{ $source ->
    [round-bonus] { "" }
    [blue-cell] { "" }
    [green-cell] { "" }
    [pink-cell] { "" }
   *[other] { " " }für { $source-said } { $at }
} eine { $action ->
    [re-roll] Nachwürfel-Aktion
    [return] Rückhol-Aktion
   *[other] Zusatzwürfel-Aktion
} frei.
    .brief = Bonus{ $source ->
        [round-bonus] { "" }
        [blue-cell] { "" }
        [green-cell] { "" }
        [pink-cell] { "" }
       *[other] { " " }für { $source-said } { $at }
    }: { $action ->
        [re-roll] Nachwürfeln
        [return] Rückholen
       *[other] Zusatzwürfel
    }.
told-doppelt-so-clever-fox-won = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
}{ $source ->
    [round-bonus] { "" }
    [blue-cell] { "" }
    [green-cell] { "" }
    [pink-cell] { "" }
   *[other] { " " }für { $source-said } { $at }
} einen Fuchs{ $points ->
    [0] { "" }
   *[other] : { $plus }
}.
    .brief = Bonus{ $source ->
        [round-bonus] { "" }
        [blue-cell] { "" }
        [green-cell] { "" }
        [pink-cell] { "" }
       *[other] { " " }für { $source-said } { $at }
    }: Fuchs{ $points ->
        [0] { "" }
       *[other] , { $plus }
    }.
told-doppelt-so-clever-question-won = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
}{ $source ->
    [round-bonus] { "" }
    [blue-cell] { "" }
    [green-cell] { "" }
    [pink-cell] { "" }
   *[other] { " " }für { $source-said } { $at }
} einen { $area ->
    [silver] silbernen
    [yellow] gelben
    [blue] blauen
    [green] grünen
    [pink] rosa
   *[any] schwarzen
} ?-Bonus.
    .brief = { $area ->
        [silver] Silberner
        [yellow] Gelber
        [blue] Blauer
        [green] Grüner
        [pink] Rosa
       *[any] Schwarzer
    } ?-Bonus{ $source ->
        [round-bonus] { "" }
        [blue-cell] { "" }
        [green-cell] { "" }
        [pink-cell] { "" }
       *[other] { " " }für { $source-said } { $at }
    }.
told-doppelt-so-clever-question-used = { $who ->
    [you] Du löst den
   *[other] { $name } löst den
} { $area ->
    [silver] silbernen
    [yellow] gelben
    [blue] blauen
    [green] grünen
    [pink] rosa
   *[any] schwarzen
} ?-Bonus ein.
    .brief = { "" }
told-doppelt-so-clever-question-lost = { $who ->
    [you] Bei dir
   *[other] Bei { $name }
} { $count ->
    [one] verfällt der
   *[other] verfallen { $count }
} { $area ->
    [silver] silberne
    [yellow] gelbe
    [blue] blaue
    [green] grüne
    [pink] rosa
   *[any] schwarze
} { $count ->
    [one] ?-Bonus
   *[other] ?-Boni
}: Es passt nichts mehr.
    .brief = { $count ->
        [one] Der
       *[other] { $count }
    } { $area ->
        [silver] silberne
        [yellow] gelbe
        [blue] blaue
        [green] grüne
        [pink] rosa
       *[any] schwarze
    } { $count ->
        [one] ?-Bonus verfällt
       *[other] ?-Boni verfallen
    }: Es passt nichts mehr.
told-doppelt-so-clever-game-ended = Das Spiel ist zu Ende.

## Stellungen, die es nicht gibt

position-doppelt-so-clever-round = Diese Runde gibt es in diesem Spiel nicht.
position-doppelt-so-clever-passive = Ein passiver Zug gehört zum Solospiel: ein Wurf, dann ein Würfel vom Silbertablett.
position-doppelt-so-clever-end = Das Spiel endet mit dem letzten Zug der letzten Runde und nicht früher.
position-doppelt-so-clever-step = Jemand soll etwas entscheiden, das jetzt nicht ansteht, oder niemand ist gefragt.
position-doppelt-so-clever-bonus = Hier ist kein Rundenbonus einzutragen.
position-doppelt-so-clever-throw = Ein Zug hat bis zu drei Würfe, der passive Zug im Solospiel nur einen.
position-doppelt-so-clever-faces = Vor dem ersten Wurf zeigen die Würfel nichts, danach zeigen alle sechs eine Augenzahl.
position-doppelt-so-clever-served = Im passiven Zug werden alle sechs Würfel geworfen, dann kommen die drei niedrigsten aufs Silbertablett.
position-doppelt-so-clever-hand = Wer würfelt, hat Würfel in der Hand; nach dem letzten Wurf bleibt keiner dort.
position-doppelt-so-clever-fields = Jeder Wurf bringt höchstens einen Würfel auf ein Würfelfeld, und erst dann wird eingetragen.
position-doppelt-so-clever-tray = Vor dem letzten Wurf kommen nur Würfel aufs Silbertablett, die weniger zeigen als ein gewählter.
position-doppelt-so-clever-chosen = Kein gewählter Würfel passt zu denen, die noch zur Wahl stehen oder gerade aufs Silbertablett kamen.
position-doppelt-so-clever-blue = Die blauen Zahlen dürfen nicht steigen.
position-doppelt-so-clever-green = Eine grüne Zahl ist keine Augenzahl mal dem Faktor ihres Feldes.
position-doppelt-so-clever-actions = Jemand hat mehr Aktionen genutzt, als bis dahin möglich war.
position-doppelt-so-clever-extra-dice = Zusatzwürfel kommen am Ende eines Zugs, nach dem Würfel vom Silbertablett, und jeder kostet ein +1.
position-doppelt-so-clever-no-action = Jemand wird nach einer Aktion gefragt, die nicht möglich ist.
position-doppelt-so-clever-questions = Die offenen ?-Boni passen nicht zu dem, was auf dem Blatt steht.
position-doppelt-so-clever-no-room = Was jemand gerade einträgt, lässt sich jetzt nicht eintragen.
position-doppelt-so-clever-entries = Auf einem Blatt steht mehr, als bis dahin einzutragen war.

### PUSH

push-about = Decke Karten auf, bilde bis zu drei Reihen und hör auf, bevor du zu weit gehst.
option-risk = ein Stern kostet die ganze Auslage
option-directions = Richtungswechsel-Karten zu zweit

token-purple = lila
token-star = stern
token-draw = ziehen
token-stop = aufhören
token-secure = sichern
token-into = reihe
token-take = nehmen
token-dice-card = würfelkarte
token-direction-card = richtungswechsel
letter-purple = L
name-purple = Lila
name-star = Stern
name-dice-card = Würfelkarte
name-direction-card = Richtungswechsel

part-displayed = Auslage
part-secured = gesichert

push-row = Reihe { $number }
push-empty = (leer)
push-dice = [Würfel]
push-direction = Richtungswechsel-Karten: { $count }. Genommen wird nach { $way ->
    [left] links
   *[right] rechts
}: { $name } ist als Nächstes dran.
push-risk = { $misfits ->
    [0] Die nächste Karte passt auf jeden Fall.
    [one] 1 der { $cards } Karten im Ziehstapel passt nirgends ({ $percent } %).
   *[other] { $misfits } der { $cards } Karten im Ziehstapel passen nirgends ({ $percent } %).
}
push-deck = { $cards ->
    [one] { $cards } Karte im Ziehstapel
   *[other] { $cards } Karten im Ziehstapel
}
push-display = Auslage
push-safe = gesichert
push-points = Punkte

push-step-start = Ziehe eine Karte, oder sichere eine Farbe.
push-step-place = Wohin kommt { $card }?
push-step-go-on = Zieh weiter, oder hör auf und nimm eine Reihe.
push-step-take = Welche Reihe nimmst du?

reason-push-no-room = In dieser Reihe liegt schon diese Zahl oder diese Farbe.
reason-push-no-room-for-dice = In dieser Reihe liegt schon eine Würfelkarte.
reason-push-row-order = Beginne erst die Reihe davor.
reason-push-no-row = Dort liegt keine Reihe mehr: Nimm eine andere.
reason-push-nothing-to-secure = In dieser Farbe hast du keine Karten in der Auslage.
reason-push-secure-or-draw = Sichern geht nur statt zu ziehen, am Anfang deines Zuges.
reason-push-no-stop = Es liegt noch keine Reihe da: Zieh weiter.

error-push-deck = Im Ziehstapel ergibt „{ $name }“ { $found } statt { $right }.

tiebreak-push = Gleichstand: Es gewinnt, wer mehr Karten hat.

## Was passiert ist (Erzählung)

told-push-turn-began = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
    .heading = { $who ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
told-push-cards-secured = { $who ->
    [you] Du sicherst
   *[other] { $name } sichert
} { $cards }.
told-push-card-drawn = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $card ->
    [dice-card] eine Würfelkarte
    [direction-card] eine Richtungswechsel-Karte
   *[other] { $card-said }
}.
    .brief = Dann { $card ->
        [dice-card] eine Würfelkarte
        [direction-card] eine Richtungswechsel-Karte
       *[other] { $card-said }
    }.
told-push-card-placed = { $card ->
    [dice-card] Die Würfelkarte
   *[other] { $card-said }
} { $is_new ->
    [yes] beginnt
   *[no] kommt in
} Reihe { $row }.
    .brief = { $is_new ->
        [yes] Neue Reihe { $row }.
       *[no] In Reihe { $row }.
    }
told-push-direction-turned = { $way ->
    [left] { $who ->
        [you] Nach dir nimmt wieder dein linker Nachbar.
       *[other] Nach { $name } nimmt wieder der linke Nachbar.
    }
    [right] { $who ->
        [you] Nach dir nimmt jetzt dein rechter Nachbar.
       *[other] Nach { $name } nimmt jetzt der rechte Nachbar.
    }
   *[discarded] Zu zweit hat sie keine Wirkung.
}
told-push-bust = { $card ->
    [dice-card] Zu weit gegangen! In jeder Reihe liegt schon eine Würfelkarte.
   *[other] Zu weit gegangen! { $card-said } passt in keine Reihe: Dort liegen schon { $conflicts }.
}
told-push-stopped = { $has_choice ->
    [yes] { $who ->
        [you] Du hörst auf.
       *[other] { $name } hört auf.
    }
   *[no] Das war die letzte Karte.
}
    .brief = { $has_choice ->
        [yes] Genug.
       *[no] Das war die letzte Karte.
    }
told-push-row-taken = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} Reihe { $row } ({ $cards-count ->
    [0] nur eine Würfelkarte).
   *[other] { $has_dice ->
        [yes] { $cards-listed } und eine Würfelkarte
       *[no] { $cards }
    }): { $plus }.
}
told-push-die-rolled = { $who ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { $face ->
    [star] den Stern
   *[other] { $face-said }
} und { $who ->
    [you] verlierst
   *[other] verliert
} { $cards-count ->
    [0] nichts.
   *[other] { $face ->
        [star] die ganze Auslage ({ $cards })
       *[other] { $cards }
    }: { $plus }.
}
    .brief = { $face ->
        [star] Stern
       *[other] { $face-said }
    } gewürfelt{ $cards-count ->
        [0] : nichts verloren.
       *[other] , { $face ->
            [star] die ganze Auslage ({ $cards })
           *[other] { $cards }
        } verloren: { $plus }.
    }
told-push-table-cleared = Abgelegt: { $cards-count ->
    [0] { $dice ->
        [0] { told-push-table-cleared.directions }
       *[other] { $directions ->
            [0] { told-push-table-cleared.dice }
           *[other] { told-push-table-cleared.dice } und { told-push-table-cleared.directions }
        }
    }
   *[other] { $dice ->
        [0] { $directions ->
            [0] { $cards }
           *[other] { $cards-listed } und { told-push-table-cleared.directions }
        }
       *[other] { $directions ->
            [0] { $cards-listed } und { told-push-table-cleared.dice }
           *[other] { $cards-listed }, { told-push-table-cleared.dice } und { told-push-table-cleared.directions }
        }
    }
}.
    .dice = { $dice ->
        [one] eine Würfelkarte
       *[other] { $dice } Würfelkarten
    }
    .directions = { $directions ->
        [one] eine Richtungswechsel-Karte
       *[other] { $directions } Richtungswechsel-Karten
    }
told-push-game-ended = Der Ziehstapel ist aufgebraucht, das Spiel ist zu Ende.

## Stellungen, die es nicht gibt

position-push-too-many = Von einer Karte gibt es mehr, als in der Schachtel sind.
position-push-directions = Zu zweit haben Richtungswechsel-Karten keine Wirkung.
position-push-row = In einer Reihe liegt eine Farbe oder eine Zahl doppelt.
position-push-cleared = Vor einem Zug und am Ende ist die Mitte leer.
position-push-deck = Das Spiel endet mit der letzten Karte des Ziehstapels, nicht früher.
position-push-taken = Niemand nimmt eine Reihe, solange noch Karten aufgedeckt werden.
position-push-gap = Die Reihen beginnen links und haben keine Lücke.
position-push-no-rows = Es liegt keine Reihe mehr da.
position-push-no-place = Diese Karte passt nirgends hin.

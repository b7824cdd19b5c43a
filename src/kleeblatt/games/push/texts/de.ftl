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
}.
push-deck = { $cards } Karten im Ziehstapel
push-display = Auslage
push-safe = gesichert
push-points = Punkte

push-step-start = Ziehe eine Karte, oder sichere eine Farbe.
push-step-place = Wohin kommt { $card }?
push-step-go-on = Zieh weiter, oder hör auf und nimm eine Reihe.
push-step-take = Welche Reihe nimmst du?

reason-push-no-room = In der Reihe liegt schon diese Zahl oder Farbe (oder eine Würfelkarte), oder sie ist nicht zu beginnen.
reason-push-no-row = Diese Reihe gibt es nicht zu nehmen.
reason-push-nothing-to-secure = Von dieser Farbe hast du keine ungesicherten Karten.
reason-push-no-stop = Es gibt noch keine Reihe zu nehmen: Zieh weiter.

error-push-deck = Der Stapel hat { $found } bei „{ $name }“ statt { $right }.

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
    .brief = Sichert { $cards }.
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
    [left] Genommen wird wieder nach links.
    [right] Genommen wird nach rechts.
   *[discarded] Zu zweit bewirkt sie nichts.
}
told-push-bust = { $card ->
    [dice-card] Zu weit: In jeder Reihe liegt schon eine Würfelkarte.
   *[other] Zu weit: { $card-said } passt nirgends, in den Reihen liegen { $conflicts }.
}
told-push-stopped = { $has_choice ->
    [yes] { $who ->
        [you] Du hörst auf.
       *[other] { $name } hört auf.
    }
   *[no] Der Stapel ist leer.
}
    .brief = { $has_choice ->
        [yes] Genug.
       *[no] Der Stapel ist leer.
    }
told-push-row-taken = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} Reihe { $row } ({ $cards-count ->
    [0] nur eine Würfelkarte
   *[other] { $cards }
}): { $plus }{ $has_dice ->
    [yes] { $cards-count ->
        [0] , dafür fällt der Würfel
       *[other] , aber mit Würfelkarte
    }
   *[no] { "" }
}.
told-push-die-rolled = { $who ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { $face-said }: { $cards-count ->
    [0] Keine Karte geht verloren.
   *[other] { $cards } weg, { $plus }.
}
    .brief = Würfel { $face-said }: { $cards-count ->
        [0] nichts verloren.
       *[other] { $cards } weg, { $plus }.
    }
told-push-table-cleared = Übrig und abgelegt: { $cards-count ->
    [0] Sonderkarten
   *[other] { $cards }
}.
told-push-game-ended = Der Stapel ist aufgebraucht, das Spiel ist zu Ende.

## Stellungen, die es nicht gibt

position-push-too-many = Von einer Karte gibt es mehr, als in der Schachtel sind.
position-push-directions = Zu zweit zählen Richtungswechsel nichts.
position-push-row = In einer Reihe liegt eine Farbe oder eine Zahl doppelt.
position-push-cleared = Vor einem Zug und am Ende ist die Mitte leer.
position-push-deck = Das Spiel endet mit der letzten Karte des Stapels und nicht früher.
position-push-taken = Niemand nimmt eine Reihe, solange noch Karten aufgedeckt werden.
position-push-gap = Die Reihen beginnen von links, ohne Lücke.
position-push-no-rows = Es liegt keine Reihe mehr da.
position-push-no-place = Diese Karte passt nirgends hin.

### Böse Eins

boese-eins-about = Würfle, so oft du dich traust: Eine Eins kostet alle Punkte deines Zuges.
token-throw = würfeln
part-safe = sicher
boese-eins-safe = sicher: { $points }
boese-eins-pot = in diesem Zug: { $points }
boese-eins-question = Noch einmal würfeln oder aufhören?
reason-boese-eins-empty = Du hast in diesem Zug noch keine Punkte.
reason-boese-eins-enough = Du hast genug Punkte: Hör auf und gewinne.
position-boese-eins-pot = So viele Würfe können diese Punkte nicht bringen.
position-boese-eins-end = Das Spiel endet, sobald jemand genug Punkte hat, nicht früher.
view-boese-eins-phase = als Nächstes
view-boese-eins-active = am Zug
view-boese-eins-choose = eine Entscheidung
view-boese-eins-die = der Würfel
view-boese-eins-over = das Ende
view-boese-eins-pot = in diesem Zug
view-boese-eins-safe = sicher

told-boese-eins-turn-began = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
    .heading = { $who ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
told-boese-eins-die-thrown = { $face ->
    [1] Eine Eins: { $lost } Punkte sind weg.
   *[other] Der Würfel zeigt { $face }.
}
told-boese-eins-pot-saved = { $who ->
    [you] Du hörst auf
   *[other] { $name } hört auf
}: { $plus }.
told-boese-eins-game-ended = Das Ziel ist erreicht.

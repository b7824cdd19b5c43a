### Blätter zum Ausdrucken

paper-title = Leere Blätter für { $game }
paper-how = Auf eine Seite kommen so viele Blätter, wie darauf passen.
paper-count = Wie viele?
paper-print = { $count ->
    [one] Ein Blatt drucken
   *[other] { $count } Blätter drucken
}
paper-new = neu gemischt
paper-another = Noch ein anderes
paper-name = Name
paper-date = Datum
paper-option-sheet = Welches Blatt?
paper-option-solo_rules = Welche Faktoren?
paper-choice-solo_rules-no = für mehrere
paper-choice-solo_rules-yes = allein, nach den Solo-Regeln

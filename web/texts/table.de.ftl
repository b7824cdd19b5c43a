### Am Tisch: wer dran ist, was die anderen gemacht haben, wie schnell man es sieht

table-skip = Überspringen
table-offline-turn = Du bist dran, sobald die Verbindung wieder da ist.
table-stood-in = Ein Bot spielt gerade für dich.
table-stood-in-named = Ein Bot spielt gerade für { $name }.
table-take-back = Wieder selbst spielen
table-silent = Der Server antwortet gerade nicht. Deine Partie ist sicher.
table-roll-you = Du würfelst. Tippe ein, was oben liegt.
table-roll-other = { $name } würfelt. Tippt ein, was oben liegt.
table-watching = Du schaust zu.
table-follow = Mitgehen
table-follow-how = Zeigt immer das Blatt, auf dem gerade etwas geschieht.
table-practice = Übung
table-hand-over = { $name }, du bist dran!
table-hand-over-how = Gib das Gerät weiter.
table-hand-over-go = Los
table-sound-ask = Mit Klängen spielen?
table-sound-yes = Ja
table-sound-no = Nein
table-sound-on = Klänge einschalten
table-sound-off = Klänge ausschalten
table-speed = So schnell ziehen die anderen
table-speed-calm = ruhig
table-speed-normal = normal
table-speed-at-once = sofort
table-use-hand-over = Auf einem gemeinsamen Gerät: vor jedem Zug ansagen, wer dran ist
table-latest = Noch einmal ansehen, was die anderen gemacht haben
table-recap = Seit deinem letzten Zug
table-recap-at = { $at } von { $count }
table-recap-next = Weiter
table-recap-back = Zurück
table-recap-done = Fertig
table-more-seats = Es sitzen noch mehr am Tisch: zur Seite wischen
table-log-empty = Noch ist nichts geschehen.
table-log-show = Auf dem Blatt zeigen
table-menu = Am Tisch
table-others = Die anderen
table-look = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Blatt groß ansehen

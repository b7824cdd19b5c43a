### Anfangen: die erste Seite, ein neuer Tisch

start-what = Fünf Würfel- und Kartenspiele: zusammen am Tisch, mit Freunden auf dem Handy oder gegen Bots.
start-continue = Weiterspielen
start-your-turn = Du bist dran
start-turn = { $name } ist dran
start-turn-several = { $names } sind dran
start-missing = Wartet auf Mitspieler
start-unknown = Angefangene Partie
start-alone = solo
start-with = mit { $names }
start-somebody = noch jemandem
start-more = { $count ->
    [one] Noch eine laufende Partie
   *[other] Noch { $count } laufende Partien
}
start-now = Jetzt spielen
start-first = Neu hier? Eine geführte Runde { $title } zeigt, wie es geht.
start-games = Alle Spiele
start-friends = Mit Freunden
start-friends-how = Tisch eröffnen und QR-Code zeigen
start-friends-which = Was spielt ihr?
start-friends-many = Wie viele kommen dazu?
start-friends-open = Tisch eröffnen
start-friends-then = Danach siehst du einen QR-Code und einen Link für alle, die mitspielen.
start-over = Beendet
start-tools = Außerdem
start-tool-replay = Aufzeichnung ansehen
start-tool-position = Stellung öffnen
start-tool-verify = Würfel nachprüfen
start-me = Ich und meine Partien
start-name = Wie heißt du?
start-name-why = So sehen dich die anderen am Tisch. Kleeblatt merkt sich den Namen in diesem Browser.
start-name-done = Weiter
start-name-none = Ohne Namen
start-solo-short = 1–{ $most } Personen, auch solo
start-players-short = { $least }–{ $most } Personen

setup-learn = Kennenlernen
setup-print = Blatt drucken
setup-who = Wer spielt mit?
setup-me = Ich
setup-person = Person { $number }
setup-friend = Freund per Link
setup-add-here = Person hier
setup-add-friend = Freund
setup-add-bot = Bot
setup-seat = Platz { $number } ändern: { $name }
setup-my-name = Dein Name
setup-name = Name
setup-kind = Wer sitzt hier?
setup-kind-here = Person hier
setup-kind-friend = Freund per Link
setup-kind-bot = Bot
setup-friend-how = Kommt mit seinem eigenen Handy oder Rechner dazu. Den Link und einen QR-Code bekommst du gleich am Tisch.
setup-level = Wie gut soll { $name } spielen?
setup-remove = Entfernen
setup-done = Fertig
setup-solo-add = Solo: Du spielst allein und willst möglichst gut abschneiden. Oder hol noch jemanden dazu.
setup-count = { $count } am Tisch
setup-full = { $count } am Tisch – mehr Plätze hat das Spiel nicht.
setup-start = Los geht’s
setup-start-solo = Solo spielen
setup-start-friends = Tisch eröffnen und einladen
setup-sheet = Welches Blatt?
setup-sheet-surprise = Überraschungs­blatt
setup-sheet-again = Noch mal tippen: ein neues
setup-file-choose = Datei wählen
setup-file-back = Doch die mitgelieferten
setup-more = Würfel und mehr
setup-dice = Wer würfelt?
setup-dice-server = Kleeblatt würfelt
setup-dice-hand = Wir würfeln selbst
setup-dice-strong = Kleeblatt, ganz streng
setup-dice-how-server = Kleeblatt würfelt und mischt. Nach der Partie lässt sich nachprüfen, dass niemand gemogelt hat.
setup-dice-how-hand = Ihr werft echte Würfel und tippt ein, was oben liegt. Karten kommen weiter von Kleeblatt.
setup-dice-how-strong = Jedes Gerät mischt mit: Niemand kann einen Wurf vorher kennen, auch der Server nicht. Alle Geräte müssen verbunden bleiben.
setup-practice = Übungstisch
setup-practice-how = Nimm zurück, was du willst, auch über einen Wurf hinaus. Zählt nicht für deine Bestwerte.
setup-yes = Ja
setup-no = Nein

ask-push-risk = Mit vollem Risiko?
    .how = Wer einen Stern würfelt, verliert die ganze ungesicherte Auslage.
ask-push-directions = Zu zweit: Was wird aus den Richtungswechsel-Karten?
    .how = Zu zweit haben sie keine Wirkung.
    .removed = Vor dem Spiel herausnehmen
    .discarded = Beim Aufdecken ablegen
ask-geht-noch-was-free_start = Startkarten selbst auslegen?
    .how = Jeder legt seine sechs Startkarten nach eigenem Plan aus. Sonst liegen sie auf den untersten drei Ebenen.
ask-geht-noch-was-solo_rules = Mit den Solo-Regeln spielen?
    .how = Andere Faktoren, gewertete Karten steigen noch einmal auf, und Sätze aus allen Farben zählen extra.
ask-geht-noch-was-deck = Eigene Karten?
    .how = Unsere Karten sind ein eigener Entwurf. Wer das Spiel besitzt, kann die gedruckten als Datei einlesen.
choice-so-gut = gedrucktes Blatt
start-forget-sure = Diese Partie aus der Liste nehmen? Danach kommst du von hier aus nicht mehr an deinen Platz.
start-forget-finished = Diese Partie aus der Liste nehmen?
start-minutes = { $count ->
    [0] gerade eben
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
start-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
start-days = { $count ->
    [one] seit gestern
   *[other] seit { $count } Tagen
}

### Texte, die alle Spiele gemeinsam haben.

## Fehler

error-in-line = Zeile { $line }: { $sentence }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Seine Optionen: { $options }.
error-wrong-option = Die Option { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $right }.
error-option-form = „{ $text }“ ist keine Option. Schreibe sie als name=wert.
error-wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-wrong-seed = Ein Startwert ist eine Zahl von 0 bis { $most }, nicht { $seed }.
error-seed-and-dice = Eine Partie hat entweder einen Startwert oder eigene Würfel, nicht beides.
error-dice-source = Woher sollen die Würfel kommen? { $source } ist unbekannt.
error-no-name = { $name } ist kein Name für einen Spieler.
error-long-name = Ein Name hat höchstens { $most } Buchstaben.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Die Bots sind: { $bots }.
error-wrong-bots = Es sind { $bots } Bots für { $players } Plätze. Nenne einen für alle Plätze oder einen für jeden.
error-no-file = { $path } ist nicht lesbar: { $why }.
error-no-text = { $path } ist keine Textdatei.
error-no-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
error-not-a-file = { $path } ist keine gewöhnliche Datei.
error-no-memory = Dafür reicht der Speicher nicht.
error-too-many-games = { $games } Partien sind zu viele auf einmal; höchstens { $most }.
error-no-fingerprints = In { $path } stehen keine Fingerabdrücke.
error-saved-already = In { $path } liegt schon eine Partie. Zum Weiterspielen nenne nur die Datei; für eine neue Partie wähle eine andere.
error-open-elsewhere = { $path } wird gerade in einem anderen Terminal gespielt.
error-no-seat = Den Platz { $seat } gibt es nicht.
error-record-no-result = Hier ist das Spiel zu Ende, aber das Ergebnis fehlt.
error-no-writing = { $path } lässt sich nicht schreiben: { $why }.
error-other-game = In { $path } liegt eine Partie { $saved }, nicht { $game }. Wähle eine andere Datei.
error-finished-save = In { $path } liegt eine beendete Partie. Sieh sie dir mit „kleeblatt replay“ an oder wähle eine andere Datei.
error-wrong-step = Die Partie hat { $steps } Schritte; den Schritt { $step } gibt es nicht.
error-nobody = Mindestens ein Mensch oder ein Bot muss mitspielen.
error-wrong-number = { $what } muss mindestens { $least } sein, nicht { $value }.
error-fingerprint = { $game } spielt anders als festgehalten: { $now }, nicht { $known }. Ist das gewollt, dann erhöhe die Regelversion und halte den neuen Fingerabdruck fest (--write).
error-game-over = Das Spiel ist zu Ende.
error-stale-state = Der Zug antwortet auf den Stand { $step }, die Partie ist aber beim Stand { $now }.
error-nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
error-nothing-to-roll = Jetzt wird nicht gewürfelt: Erst müssen die Spieler entscheiden.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen: Zuletzt kamen Würfel oder die Entscheidung eines anderen.
error-typed-dice = Die Würfel dieser Partie werden eingetippt, nicht gewürfelt.
error-sealed-dice = Das Geheimnis dieser Würfel ist nicht bekannt: Es kann nicht gewürfelt werden.
error-wrong-secret = Das Geheimnis gehört nicht zu den Würfeln dieser Aufzeichnung: Seine Prüfsumme ist eine andere.
error-illegal-move = „{ $move }“ geht nicht: { $reason }
error-unknown-move = „{ $text }“ ist kein Zug. Beispiele: { $examples }.
error-unknown-roll = „{ $text }“ ist kein Wurf. Ein Wurf sieht so aus: { $example }.
error-record-empty = Die Aufzeichnung ist leer.
error-record-unfinished-line = Die Zeile ist nicht zu Ende geschrieben.
error-record-sum = Die Prüfsumme stimmt nicht: Diese Zeile oder eine davor wurde verändert.
error-record-format = Das ist keine Kleeblatt-Aufzeichnung im Format { $format }.
error-record-no-json = Das ist kein JSON-Objekt.
error-record-header = Im Kopf fehlt etwas, oder etwas ist von falscher Art: { $what }.
error-record-rules = Die Aufzeichnung folgt der Version { $rules } der Regeln von { $game }; dies ist die Version { $ours }.
error-record-dice = Die Würfel zeigten { $came }, nicht { $text }.
error-record-entry = Das ist weder ein Wurf noch ein Zug noch das Ergebnis.
error-record-spelling = Das schreibt man so: { $right }.
error-record-result = Das ist nicht das Ergebnis des Spiels.

reason-not-now = Das gehört jetzt nicht zu deinen Möglichkeiten.

## Die Kommandozeile

games-players = Spieler
games-minutes = Minuten
games-default = Standard
games-solo = { $least }–{ $most }, auch allein
simulate-playing = { $games } Partien { $game } …
compiling = { $what } wird für diesen Rechner übersetzt (einmalig, etwa eine halbe Minute) …
bench-measuring = Gemessen wird { $what } …
fingerprint-written = Festgehalten in { $path }.

## Ein Spiel im Terminal

play-welcome = { $title } für { $names }. „hilfe“ hilft jederzeit.
play-which-game = Welches Spiel?
play-names = Wer spielt mit? Namen, durch Kommas getrennt (leer: du allein)
play-bots = Bots als Gegner? ({ $bots }; durch Kommas getrennt; leer: keine)
play-you = Du
play-continue = Es gibt eine angefangene Partie von { $names }. Weiterspielen? [J/n]
play-no-letters = n
play-resumed = Es geht weiter, wo { $path } aufgehört hat, nach { $steps } Schritten.
play-dropped-line = (Die letzte Zeile der Datei ist unvollständig und wird weggelassen.)
play-put-aside = Die frühere Partie liegt in { $path }.
play-record = Die Aufzeichnung dieser Partie: { $path }
play-saved = Deine Partie ist gespeichert. Weiter geht es mit: { $command }
play-type-roll = { $name }, würfle mit echten Würfeln und tippe ein, was sie zeigen ({ $example })
play-turn = { $name }
play-many = { $count } Möglichkeiten. Tippe die Kästchen, zum Beispiel: { $example }. „liste“ zeigt alle.
play-did = { $name }: { $move }
play-over = Das Spiel ist zu Ende.
play-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
play-solo-result = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
} { $level }
play-total = gesamt
play-bye = Bis bald!
play-nothing-typed = Bitte tippe eine Nummer, einen Zug oder „hilfe“.
play-wrong-number = Die Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $most }.
play-taken-back = Zurückgenommen.
play-whose-sheet = Wessen Blatt? { $names }
play-commands = 
    Nummer          aus der Liste wählen
    ein Zug         getippt wie in der Liste; Würfel und Kästchen auf einmal: { $example }
    liste           alle Möglichkeiten
    blatt [Name]    ein Blatt zeigen
    punkte          der Punktestand, aufgeschlüsselt
    zurück          den letzten Schritt zurücknehmen
    regeln          die Regeln des Spiels
    hilfe           dies hier
    ende            aufhören; die Partie bleibt gespeichert
command-list = liste
command-sheet = blatt
command-score = punkte
command-back = zurück
command-rules = regeln
command-help = hilfe
command-quit = ende
replay-step = Schritt { $step } von { $steps }

## Wörter der Notation, die mehrere Spiele verwenden

token-pass = passen
letter-blue = B
letter-green = G
letter-yellow = E
token-blue = blau
token-green = grün
token-row = zeile
token-yellow = gelb
token-red = rot
letter-red = R

## The server

error-no-database = Die Datenbank { $path } lässt sich nicht öffnen: { $why }.
error-newer-database = Die Datenbank { $path } stammt von einer neueren Version von Kleeblatt. Aktualisiere Kleeblatt, oder wähle mit --data einen anderen Ordner.
error-no-table = Diesen Tisch gibt es nicht.
error-not-begun = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-your-seat = Dieser Platz gehört nicht zu diesem Gerät.
error-bot-plays = Für diesen Platz spielt ein Bot. Nimm den Platz zuerst zurück.
error-wrong-invite = Diese Einladung gilt nicht.
error-no-open-seat = Es ist kein Platz mehr frei.
error-no-person = Dort sitzt kein Mensch.
error-not-host = Das kann nur, wer den Tisch aufgestellt hat.
error-too-often = Das war zu schnell. Warte einen Augenblick.
error-too-long = Das ist zu lang; höchstens { $most } Bytes.
error-no-hello = Die erste Nachricht muss ein „hello“ sein.
error-no-message = Die Nachricht war nicht zu verstehen: { $why }.
error-port-taken = Port { $port } ist belegt. Beende, was ihn benutzt, oder wähle mit --port einen anderen.
error-no-folder = In den Ordner { $path } lässt sich nicht schreiben: { $why }. Wähle mit --data einen anderen.
error-no-address = Die Adresse { $host } lässt sich nicht benutzen: { $why }.

verify-secret = In Ordnung: Jeder Schritt dieser Partie { $title } folgt den Regeln, und alle { $rolls } Würfe und Karten stammen aus dem Geheimnis, dessen Prüfsumme vor dem ersten bekannt war.
verify-sealed = Jeder Schritt dieser Partie { $title } folgt den Regeln, aber das Geheimnis ihrer { $rolls } Würfe und Karten steht nicht in der Aufzeichnung: Sie lassen sich nicht prüfen.
verify-seed = In Ordnung: Jeder Schritt dieser Partie { $title } folgt den Regeln, und alle { $rolls } Würfe und Karten stammen aus dem Startwert in der Aufzeichnung.
verify-hand = Jeder Schritt dieser Partie { $title } folgt den Regeln. Ihre { $rolls } Würfe haben Menschen gewürfelt und eingetippt.

serve-open = Kleeblatt ist bereit: { $url }
serve-network = Auf Handys und Rechnern im selben Netz: { $url }
serve-stop = Beenden mit Strg-C. Deine Tische liegen in { $path }.

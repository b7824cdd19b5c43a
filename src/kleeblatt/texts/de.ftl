### Texte, die alle Spiele gemeinsam haben.

## Fehler

error-in-line = Zeile { $line }: { $sentence }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
error-game-file = { $file } ist fehlerhaft: { $what }.
error-game-part = { $game } lässt sich nicht laden: { $part } fehlt.
error-no-guide = Zu { $game } gibt es noch keine geführte erste Partie.
error-unknown-option = { $game } hat keine Option „{ $option }“. Seine Optionen: { $options }.
error-wrong-option = Die Option { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $right }.
error-option-form = „{ $text }“ ist keine Option. Schreibe sie als name=wert.
error-wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-wrong-seed = Ein Startwert ist eine Zahl von 0 bis { $most }, nicht { $seed }.
error-seed-and-dice = Eine Partie hat entweder einen Startwert oder eigene Würfel, nicht beides.
error-dice-source = Woher sollen die Würfel kommen? { $source } ist unbekannt.
error-no-name = { $name } geht nicht als Name.
error-long-name = Ein Name hat höchstens { $most } Zeichen.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Die Bots sind: { $bots }.
error-no-nets = Für { $game } mit { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} gibt es keine Netze.
error-wrong-settings = Die Einstellungen in { $path } sind fehlerhaft: { $what }.
error-unknown-setting = In { $path } steht die unbekannte Einstellung „{ $name }“. Einstellungen unter „{ $part }“: { $known }.
error-no-stage = In { $path } ist nichts zu tun: Jeder Lauf braucht einen Abschnitt [[stage]].
error-stage-length = { $path }: Jeder Abschnitt [[stage]] braucht entweder generations oder seconds.
error-wrong-share = { $path }: { $name } muss zwischen 0 und 1 liegen.
error-no-start = { $path } nennt { $file } ({ $name }), aber die Datei fehlt.
error-no-recipe = Es gibt weder die Datei { $name } noch ein Netz mit diesem Namen. Mitgeliefert werden: { $nets }.
error-nothing-to-train = Welches Netz? Nenne eine Datei mit Einstellungen oder ein mitgeliefertes Netz (kleeblatt train --list).
error-other-run = In { $folder } liegt ein Lauf mit anderen Einstellungen ({ $name } ist anders). Wähle einen anderen Ordner (--folder) oder lösche diesen.
error-no-features = Für { $game } lassen sich noch keine Netze trainieren: Dem Spiel fehlen die Merkmale.
error-no-torch = Zum Trainieren braucht es PyTorch. Installiere es mit: pip install "kleeblatt[train]"
error-no-drawing = Für Berichte und Bilder braucht es matplotlib und Jinja2. Installiere beides mit: pip install "kleeblatt[lab]"
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
error-wrong-step = Die Partie hat { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}; den Schritt { $step } gibt es nicht.
error-nobody = Mindestens ein Mensch oder ein Bot muss mitspielen.
error-wrong-number = { $what } muss mindestens { $least } sein, nicht { $value }.
error-fingerprint = { $game } läuft anders als festgehalten: { $now }, nicht { $known }. Ist das gewollt, dann erhöhe die Regelversion und halte den neuen Fingerabdruck fest (--write).
error-game-over = Das Spiel ist zu Ende.
error-stale-state = Der Zug antwortet auf den Stand { $step }, die Partie ist aber beim Stand { $now }.
error-nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
error-nothing-to-roll = Jetzt wird nicht gewürfelt: Erst müssen alle entscheiden.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen: Zuletzt kamen Würfel oder die Entscheidung eines anderen.
error-others-have-decided = Andere haben sich schon entschieden: Deine letzte Entscheidung gilt.
error-practice-alone = Ein Übungstisch ist für dich allein oder mit Bots: genau ein Mensch, kein freier Platz.
error-typed-dice = Die Würfel dieser Partie werden eingetippt, nicht gewürfelt.
error-sealed-dice = Das Geheimnis dieser Würfel ist nicht bekannt: Es kann nicht gewürfelt werden.
error-wrong-secret = Das Geheimnis gehört nicht zu den Würfeln dieser Aufzeichnung: Seine Prüfsumme ist eine andere.
error-illegal-move = „{ $move }“ geht nicht: { $reason }
error-unknown-move = „{ $text }“ ist kein Zug. Beispiele: { $examples }.
error-unknown-roll = „{ $text }“ ist kein Wurf. Ein Wurf sieht so aus: { $example }.
error-record-empty = Die Aufzeichnung ist leer.
error-record-unfinished-line = Die Zeile ist unvollständig.
error-record-sum = Die Prüfsumme stimmt nicht: Diese Zeile oder eine davor wurde verändert.
error-record-format = Das ist keine Kleeblatt-Aufzeichnung im Format { $format }.
error-record-no-json = Das ist kein JSON-Objekt.
error-record-header = Im Kopf der Aufzeichnung fehlt etwas, oder etwas ist ungültig: { $what }.
error-newer-rules = Diese Partie { $game } wird nach Version { $rules } der Regeln gespielt. Dafür brauchst du ein neueres Kleeblatt: pip install --upgrade kleeblatt
error-older-rules = Diese Partie { $game } wird nach Version { $rules } der Regeln gespielt. Öffne sie mit Kleeblatt { $release }: pip install kleeblatt=={ $release }
error-no-rules = { $game } hat keine Version { $rules } der Regeln.
error-wrong-devices = Die Beiträge der Geräte zu den Würfeln sind falsch aufgeschrieben.
error-wrong-commitment = Das Gerät von { $names } hat ein anderes Geheimnis offengelegt als das, auf das es sich festgelegt hatte.
error-record-links = Ein Kettenglied, das ein Gerät zu diesem Wurf offengelegt hat, gehört nicht zu seiner Kette.
error-record-dice = Die Würfel zeigten { $came }, nicht { $text }.
error-record-entry = Das ist weder ein Wurf noch ein Zug noch das Ergebnis.
error-record-spelling = Das schreibt man so: { $right }.
error-wrong-seats = Diese Stellung ist für { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}, nicht für { $players }.
error-record-result = Das ist nicht das Ergebnis des Spiels.
error-position-format = Das ist keine Kleeblatt-Stellung. Jede Stellung beginnt mit { $head }
error-position-long = Dieser Text ist zu lang für eine Stellung: höchstens { $most } Zeichen.
error-position-field = „{ $field }“ bedeutet an dieser Stelle nichts. Fehlt ein Teil des Textes?
error-position-value = In einer Stellung kann { $name } nicht „{ $value }“ sein.
error-position-spelling = Statt „{ $wrong }“ schreibt man in dieser Stellung „{ $right }“.
error-position-impossible = So kann es in keiner Partie stehen: { $reason }
error-position-other-table = Diese Stellung gehört zu einem anderen Spiel, anderen Optionen oder anderen Spielern.
error-position-over = In dieser Stellung ist das Spiel zu Ende. Nimm eine frühere.

reason-not-now = Das ist gerade nicht dran.

## Die Kommandozeile

games-players = Spieler
games-minutes = Minuten
games-default = Standard
games-solo = { $least }–{ $most }, auch allein
simulate-playing = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game } …
compiling = { $what } wird für diesen Rechner übersetzt (einmalig, etwa eine halbe Minute) …
bench-measuring = Gemessen wird { $what } …
fingerprint-written = Festgehalten in { $path }.

## Ein Spiel im Terminal

play-warming-up = { $name } wärmt sich noch auf und spielt so lange schwächer.
play-welcome = { $title } für { $names }. „hilfe“ hilft jederzeit.
play-which-game = Welches Spiel?
play-names = Wer spielt mit? Namen, durch Kommas getrennt (leer: du allein)
play-bots = Bots als Gegner? ({ $bots }; durch Kommas getrennt; leer: keine)
play-player = Person { $number }
play-continue = Es gibt eine angefangene Partie von { $names }. Weiterspielen? [J/n]
play-no-letters = n
play-resumed = Es geht weiter mit { $path }, nach { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}.
play-dropped-line = (Die letzte Zeile der Datei ist unvollständig und wird weggelassen.)
play-put-aside = Die frühere Partie liegt in { $path }.
play-record = Die Aufzeichnung dieser Partie: { $path }
play-saved = Deine Partie ist gespeichert. Weiter geht es mit: { $command }
play-type-roll = { $name }, würfle mit echten Würfeln und tippe ein, was sie zeigen ({ $example })
play-turn = { $name }
play-many = { $count } Möglichkeiten. Tippe die Kästchen ein, zum Beispiel: { $example }. „liste“ zeigt alle.
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
play-nothing-typed = Bitte tippe eine Nummer, einen Zug oder „hilfe“ ein.
play-wrong-number = Die Möglichkeit { $number } gibt es nicht, nur 1 bis { $most }.
play-practice = Übung: Mit „{ $command }“ nimmst du zurück, so weit du willst, auch nach Würfeln und Karten. Es fallen wieder dieselben.
play-taken-back = Zurückgenommen.
play-whose-sheet = Wessen Blatt? { $names }
play-commands = 
    Nummer          aus der Liste wählen
    ein Zug         getippt wie in der Liste; Würfel und Kästchen auf einmal: { $example }
    liste           alle Möglichkeiten
    blatt [Name]    ein Blatt zeigen
    punkte          der Punktestand, aufgeschlüsselt
    zurück          den letzten Schritt zurücknehmen
    stellung        diese Stellung als Text, für kleeblatt play --position
    regeln          die Regeln des Spiels
    hilfe           diese Übersicht
    ende            aufhören; die Partie bleibt gespeichert
command-list = liste
command-sheet = blatt
command-score = punkte
command-back = zurück
command-position = stellung
command-rules = regeln
command-help = hilfe
command-quit = ende
replay-step = Schritt { $step } von { $steps }

## Was passiert ist

# So heißt, wer keinen Namen nennt: gelesen wird das als zweite Person
told-nameless = Du, You
told-and = { $first } und { $last }

# Wörter der Notation im Satz, wenn sie dort anders geschrieben werden
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-red = Rot

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

## Der Server

error-no-database = Die Datenbank { $path } lässt sich nicht öffnen: { $why }.
error-newer-database = Die Datenbank { $path } stammt von einer neueren Version von Kleeblatt. Aktualisiere Kleeblatt, oder wähle mit --data einen anderen Ordner.
error-no-database-here = In { $path } liegt keine Datenbank. Nenne deinen Datenordner mit --data.
error-foreign-database = { $path } ist keine Datenbank von Kleeblatt.
error-no-upgrade = Die Datenbank { $path } ließ sich nicht aktualisieren und bleibt, wie sie war: { $why }.
error-folder-in-use = Kleeblatt läuft gerade mit dem Ordner { $path }. Beende es zuerst.
error-too-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
error-too-much-work = Diese Prüfung dauert hier zu lange oder braucht zu viel Speicher. Auf dem eigenen Rechner geht es mit kleeblatt verify.
error-too-slow = Die Anfrage hat zu lange gebraucht. Versuch es noch einmal.
error-no-length = Die Anfrage muss angeben, wie lang ihr Inhalt ist.
error-no-json = Das ist kein gültiges JSON.
error-no-http = Das ist keine gültige HTTP-Anfrage.
error-long-head = Die Kopfzeilen dieser Anfrage sind zu lang.
error-wrong-host = Unter diesem Namen antwortet der Server nicht. Wer ihn betreibt, kann den Namen mit --allow-host erlauben.
error-foreign-page = Das darf nur die Seite dieses Servers.
error-no-page = Hier ist nichts.
error-no-method = Das geht hier nicht: Dafür braucht es eine andere HTTP-Methode.
error-fault = Auf dem Server ist etwas schiefgegangen. Dein Tisch ist sicher. Versuch es noch einmal.
error-table-broken = Der Tisch wurde unterbrochen. Versuch es gleich noch einmal.
error-server-full = Auf diesem Server ist kein Platz für einen weiteren Tisch.
error-too-many-watch = An diesem Tisch ist kein Platz mehr zum Zuschauen.
error-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
error-too-many-backs = Du hast schon zu oft zurückgenommen: Diese Entscheidung gilt.
error-mixing-late = Die Würfel brauchen das nicht mehr.
error-mixing-done = Das hat ein anderes Gerät schon für deine Plätze erledigt.
error-mixing-wrong = Darauf hatte sich dein Gerät nicht festgelegt.
error-no-table = Diesen Tisch gibt es nicht.
error-not-begun = Das Spiel hat noch nicht begonnen. Es geht los, wenn alle da sind.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-your-seat = Dieses Gerät spielt nicht für diesen Platz.
error-bot-plays = Für diesen Platz spielt ein Bot. Nimm den Platz zuerst zurück.
error-wrong-invite = Diese Einladung gilt nicht.
error-no-open-seat = Es ist kein Platz mehr frei.
error-no-person = Dort sitzt kein Mensch.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-too-often = Das war zu schnell. Warte einen Augenblick.
error-too-long = Das ist zu lang; höchstens { $most } Bytes.
error-no-hello = Die erste Nachricht muss ein „hello“ sein.
error-no-message = Die Nachricht war nicht zu verstehen: { $why }.
error-port-taken = Port { $port } ist belegt. Beende, was ihn benutzt, oder wähle mit --port einen anderen.
error-not-here = Das geht nur an dem Rechner, auf dem Kleeblatt läuft.
error-no-network = Dieser Rechner ist mit keinem Heimnetz verbunden. Schalte sein WLAN ein und versuche es noch einmal.
error-no-folder = In den Ordner { $path } lässt sich nicht schreiben: { $why }. Wähle mit --data einen anderen.
error-no-proxy = { $address } ist keine IP-Adresse und kein Netz wie 10.0.0.0/8.
error-no-address = Die Adresse { $host } lässt sich nicht benutzen: { $why }.

verify-shared = Diese Aufzeichnung stimmt. Jeder Schritt folgt den Regeln von { $title }, und niemand konnte ihre { $rolls } Würfe und Karten allein bestimmen.
verify-secret = Diese Aufzeichnung stimmt. Jeder Schritt folgt den Regeln von { $title }, und ihre { $rolls } Würfe und Karten stammen aus einem Geheimnis, das vor dem ersten Wurf feststand.
verify-sealed = Jeder Schritt folgt den Regeln von { $title }, aber in der Aufzeichnung fehlt das Geheimnis ihrer { $rolls } Würfe und Karten. Sie lassen sich nicht prüfen.
verify-seed = Diese Aufzeichnung stimmt. Jeder Schritt folgt den Regeln von { $title }, und ihre { $rolls } Würfe und Karten stammen aus dem Startwert in der Aufzeichnung.
verify-deal = Diese Aufzeichnung stimmt. Jeder Schritt folgt den Regeln von { $title }, und ihre { $rolls } Würfe und Karten stammen aus der Verteilung in der Aufzeichnung. Jeder Tisch mit dieser Verteilung hat dasselbe Glück.
verify-mixed = Diese Aufzeichnung stimmt. Jeder Schritt folgt den Regeln von { $title }. { $typed } ihrer { $rolls } Würfe und Karten wurden eingetippt; die übrigen lassen sich prüfen.
verify-hand = Diese Aufzeichnung stimmt. Jeder Schritt folgt den Regeln von { $title }. Alle { $rolls } Würfe wurden mit echten Würfeln geworfen und eingetippt.
verify-foreign = Das ist nicht die Aufzeichnung deiner Partie: Dein Gerät hat vor dem ersten Wurf andere Prüfsummen gesehen.
verify-proven = Bewiesen
verify-not-proven = Nicht bewiesen
verify-proven-rules = Jeder Schritt folgt den Regeln von { $title }.
verify-proven-server = Der Server hatte sich vor dem ersten von { $rolls } Würfen und Karten auf sein Geheimnis festgelegt und es nicht geändert.
verify-proven-devices = Zu den Würfeln haben die Geräte dieser Plätze beigetragen: { $names }. Niemand kannte ihre Zahlen, als er sich auf seine eigene festlegte. Darum konnte niemand die Würfel allein bestimmen, auch nicht, wer den Server betreibt.
verify-proven-strong = { $rolls ->
    [one] Ein Wurf oder eine Karte brauchte eine neue Zahl von jedem Gerät. Niemand konnte das Ergebnis vorher kennen.
   *[other] { $rolls } Würfe und Karten brauchten eine neue Zahl von jedem Gerät. Niemand konnte sie kennen, bevor sie fielen.
}
verify-proven-seed = Alle { $rolls } Würfe und Karten stammen aus dem Startwert in der Aufzeichnung.
verify-proven-seen = Die Prüfsummen, die dein Gerät vor dem ersten Wurf gesehen hat, stehen in dieser Aufzeichnung.
verify-open-practice = Dass niemand Würfel oder Karten vorher kannte: Am Übungstisch lässt sich alles zurücknehmen, auch wenn sie schon zu sehen waren.
verify-open-position = Wie es zu dieser Stellung kam: Die Partie begann mitten im Spiel.
verify-open-typed = { $typed ->
    [one] Ein Wurf wurde eingetippt. Den kann im Nachhinein niemand prüfen.
   *[other] { $typed } Würfe wurden eingetippt. Die kann im Nachhinein niemand prüfen.
}
verify-open-sealed = Das Geheimnis der Würfel steht nicht in der Aufzeichnung, darum lassen sie sich nicht prüfen.
verify-open-seed = Wer den Startwert kennt, kennt alle Würfe im Voraus.
verify-open-alone = Kein Gerät der Mitspielenden hat etwas zu den Würfeln beigetragen. Wer den Server betreibt, hätte Geheimnisse durchprobieren können, bis die Würfel passten.
verify-open-missing = Nichts beigetragen haben die Geräte dieser Plätze: { $names }. Sie waren am Anfang nicht verbunden oder haben nicht geantwortet.
verify-open-withheld = Die Geräte dieser Plätze hatten sich auf eine Zahl festgelegt und sie dann zurückgehalten: { $names }. Ohne sie wurde mit den Würfeln neu angefangen.
verify-open-rounds = Die Würfel kamen erst im { $rounds }. Anlauf zustande, vielleicht weil der Server neu gestartet wurde.
verify-open-ahead = Wer den Server betreibt, hätte während der Partie seinen Speicher auslesen und die Würfe voraussehen können. Der strenge Modus verhindert das.
verify-open-skipped = Bei { $rolls ->
    [one] einem Wurf oder einer Karte
   *[other] { $rolls } Würfen oder Karten
} waren diese Geräte nicht da: { $names }. Die anderen waren trotzdem beteiligt.
verify-open-seen = Welche Prüfsummen dein Gerät gesehen hat, steht in keiner Aufzeichnung. Öffne sie auf dem Gerät, auf dem du gespielt hast: Die Seite vergleicht sie.

serve-open = Kleeblatt ist bereit: { $url }
serve-network = Auf Handys und Rechnern im selben Netz: { $url }
serve-stop = Beenden mit Strg-C. Deine Tische liegen in { $path }.

upgrade-replaying = Alle Tische werden nachgespielt
upgrade-done = Die Datenbank ist auf dem neuesten Stand.
upgrade-backup = Eine Kopie von vorher: { $path }
upgrade-checked = An einer Kopie geprüft. Deine Datenbank ist unverändert.
upgrade-good = { $tables ->
    [0] Sie enthält noch keine Tische.
    [one] Ihr einziger Tisch lässt sich nachspielen.
   *[other] Alle { $tables } Tische lassen sich nachspielen.
}
upgrade-broken = { $good } von { $tables } Tischen lassen sich nachspielen. Diese nicht:
upgrade-table = { $table } ({ $game }, { $date }, { $players }): { $sentence }
upgrade-damaged = Der Tisch ist beschädigt: { $what }.

## Die Arena

error-arena-range = Den Bereich „{ $range }“ gibt es nicht. Die Bereiche sind: { $ranges }.
error-arena-first = Die erste Verteilung ist eine Zahl von 0 bis { $most }, nicht { $first }.
error-arena-own-bot = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $why }. Schreibe ihn als modul:Klasse; die Klasse nimmt einen Startwert und hat choose(match, seat).
error-arena-bot-failed = Der Bot „{ $bot }“ ist beim Startwert { $seed } gescheitert: { $why }
error-arena-crash = Ein Prozess ist beim Spielen abgestürzt. Schuld ist einer dieser Bots: { $bots }.
error-arena-itself = { $bot } kann nicht gegen sich selbst antreten. Lass --against weg: Dann spielt er auf allen Plätzen.
error-arena-alone = Ein Duell braucht mindestens zwei Spieler.
error-arena-few-bots = Ein Turnier braucht mindestens zwei verschiedene Bots, jeden einmal genannt, nicht: { $bots }.
error-arena-anchor = { $bot } kann nicht der Nullpunkt sein: Der Bot spielt nicht mit. Es spielen: { $bots }.
error-arena-store-busy = In { $path } schreibt gerade ein anderer Lauf. Warte auf ihn oder wähle eine andere Datei.
error-arena-store-foreign = In { $path } stehen keine Ergebnisse der Arena. Wähle eine andere Datei.
error-arena-store-line = Zeile { $line } von { $path } ist beschädigt. Lösche die Zeile, dann werden ihre Partien neu gespielt, oder wähle eine andere Datei.
error-arena-store-settings = In { $path } stehen Ergebnisse anderer Einstellungen (verschieden: { $settings }). Wähle eine andere Datei oder dieselben Einstellungen wie zuvor.

arena-playing = { $game }
arena-stopped = Abgebrochen. Die bisherigen Partien liegen in { $path }; mit demselben Befehl geht es dort weiter.
arena-stopped-lost = Abgebrochen. Mit --resume DATEI lässt sich ein Lauf beim nächsten Mal fortsetzen.
arena-written = Der Bericht: { $path }
arena-title-bot = { $game }: { $bot }
arena-title-duel = { $game }: { $bot } gegen { $other }
arena-title-tournament = { $game }: Turnier von { $bots }
arena-summary = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}, { $deals } Verteilungen, { $games } Partien. Die Verteilungen stammen aus dem Bereich „{ $range }“, ab Nummer { $first }.
arena-bot = Bot
arena-scores = Punkte
arena-points = Punkte
arena-mean = Mittelwert ± Standardfehler
arena-deviation = Standardabweichung
arena-percentile = { $percent } liegen unter
arena-least = wenigste
arena-most = meiste
arena-levels = Stufen der Anleitung
arena-level = Stufe
arena-share = Anteil
arena-from = ab { $points }
arena-below = unter { $points }
arena-parts = Teile der Wertung (Mittelwerte)
arena-by-seat = Punkte auf jedem Platz
arena-seat = Platz
arena-duel = Duell
arena-duels = Duelle
arena-deals-won = Verteilungen gewonnen
arena-deals-drawn = Verteilungen unentschieden
arena-games-won = Partien gewonnen
arena-margin = Punkte voraus
arena-interval = 95-%-Bereich
arena-from-to = { $low } bis { $high }
arena-duel-note = Jede Verteilung wird von jedem der { $seats } Plätze aus einmal gespielt, mit denselben Würfeln und Karten. Der Bot mit mehr Punkten in all diesen Partien gewinnt sie; eine unentschiedene zählt halb. Gleich starke Bots gewännen 50 % der Verteilungen und { $even } der Partien. Punkte voraus: vor dem Mittelwert der anderen, je Partie.
arena-time = Zeit für eine Entscheidung
arena-time-median = die Hälfte dauert weniger als
arena-time-slow = 99 % dauern weniger als
arena-time-slowest = die langsamste dauerte
arena-time-note = Gemessen am Tisch auf einem Kern, bei { $decisions } Stellungen aus echten Partien.
arena-ratings = Wertungszahlen
arena-rating = Elo
arena-anchored = Bradley-Terry-Wertungszahlen aus den gewonnenen Verteilungen, { $bot } = 0; 400 Punkte stehen für zehn zu eins. Die Bereiche gelten für den Abstand zu { $bot }.
arena-mean-zero = Bradley-Terry-Wertungszahlen aus den gewonnenen Verteilungen, im Mittel 0; 400 Punkte stehen für zehn zu eins.
arena-separated = Manche Bots haben gegen manche andere nie eine Verteilung verloren: Wie weit sie auseinanderliegen, lässt sich nur schätzen. Mit --anchor wird ein anderer Bot zum Nullpunkt; dann lassen sich die übrigen genauer vergleichen.
arena-pairs = Gewonnene Verteilungen, Paar für Paar
arena-pairs-note = Was der Bot in der Zeile gegen den in der Spalte gewonnen hat.
arena-versus = { $bot } gegen { $other }
arena-facts = Zu dieser Seite
arena-fact-command = Befehl
arena-fact-date = Datum
arena-fact-version = Kleeblatt, Regeln
arena-fact-options = Optionen
arena-fact-seeds = Startwerte
arena-fact-engine = gespielt
arena-fact-time = Zeit × Kerne
arena-compiled = übersetzt
arena-live = am Tisch
arena-plot-scores = Wie oft welche Punktzahl vorkam; gestrichelt: der Mittelwert
arena-plot-mean = Mittelwert
arena-plot-points = Punkte
arena-plot-games = Anteil der Partien
arena-plot-winner = dieser Bot …
arena-plot-against = … gewinnt so viele Verteilungen gegen diesen
arena-plot-rating = Elo, mit 95-%-Bereichen
arena-plot-learned = gelernte Partien

# Bots
bot-random = zufällig
bot-easy = leicht
bot-medium = mittel
bot-strong = stark
bot-expert = Experte
bot-borrows = spielt hier wie mittel
play-borrows = { $bot } spielt in diesem Spiel wie { $level }: Für diesen Tisch gibt es noch keine Netze.

# Das Training und die Liste der Bots
train-checked = Lauf { $run } von { $runs }, { NUMBER($games) } { $games ->
    [one] Partie
   *[other] Partien
}: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte
train-done = Fertig: { $net }.npz und { $net }.toml liegen in { $folder }.
train-stopped = Angehalten. Derselbe Befehl macht weiter; { $net }.npz in { $folder } ist das Netz bis hierher.
train-no-curve = Die Lernkurve wird nicht gezeichnet. Dafür braucht es matplotlib: pip install "kleeblatt[lab]"
bots-preparing = Die starken Bots werden übersetzt
bots-prepared = Die starken Bots sind bereit.
bots-level = Bot
bots-solo = allein: Punkte
bots-beats = Zu zweit, dritt und viert: Anteil der Duplikat-Verteilungen, die gegen den Bot darüber gewonnen wurden.
bots-players = { $players } Personen
bots-own = eigener
bots-more = Wie das gemessen wurde: docs/strength.md

## Wie die Würfel fielen

error-other-tally = Diese Zählungen gehören nicht zusammen.
dice-matches = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}
dice-source-drawn = Von Kleeblatt gewürfelt und gezogen
dice-source-typed = Von Hand gewürfelt
dice-count = Anzahl
dice-expected = erwartet
dice-kind-colour = Farbwürfel
dice-kind-number = Zahlenwürfel
dice-kind-special = Sonderwürfel
dice-kind-die = Würfel
dice-kind-silver = Silber
dice-kind-yellow = Gelb
dice-kind-blue = Blau
dice-kind-green = Grün
dice-kind-pink = Rosa
dice-kind-white = Weiß
dice-kind-red = Rot
dice-kind-card = Passt die gezogene Karte in eine Reihe?
dice-kind-task = Ist die gezogene Karte leichter als der Schnitt ihres Stapels?
dice-kind-fairy = Welcher Platz stellt die erste Glücksfee?
dice-kind-tray = Welcher von gleichen Würfeln kommt aufs Silbertablett?
face-joker = Joker
face-heart = Herz
face-bomb = Bombe
face-stars = Sterne
face-three = Drei
face-block = Farbblock
face-star = Stern
face-fits = passt
face-bust = passt nirgends
face-easier = leichter
face-harder = nicht leichter
dice-uneven = { $count ->
    [0] Von { $of } Partien mit fairen Würfeln ist keine so ungleich.
    [one] Von { $of } Partien mit fairen Würfeln ist eine mindestens so ungleich.
   *[other] Von { $of } Partien mit fairen Würfeln sind { $count } mindestens so ungleich.
}
dice-uneven-many = { $count ->
    [0] Von { $of } gleich langen Versuchen mit fairen Würfeln ist keiner so ungleich.
    [one] Von { $of } gleich langen Versuchen mit fairen Würfeln ist einer mindestens so ungleich.
   *[other] Von { $of } gleich langen Versuchen mit fairen Würfeln sind { $count } mindestens so ungleich.
}
dice-off = { $count ->
    [0] Bei reinem Zufall liegt von { $of } Partien keine so weit daneben.
    [one] Bei reinem Zufall liegt von { $of } Partien etwa eine mindestens so weit daneben.
   *[other] Bei reinem Zufall liegen von { $of } Partien etwa { $count } mindestens so weit daneben.
}
dice-off-many = { $count ->
    [0] Bei reinem Zufall liegt von { $of } gleich langen Versuchen keiner so weit daneben.
    [one] Bei reinem Zufall liegt von { $of } gleich langen Versuchen etwa einer mindestens so weit daneben.
   *[other] Bei reinem Zufall liegen von { $of } gleich langen Versuchen etwa { $count } mindestens so weit daneben.
}
dice-few = Zu wenige, um etwas herauszulesen.
dice-run = Längste Serie: { $length }-mal „{ $face }“.
dice-drought-joker = { $length ->
    [0] Jeder Wurf hatte einen Joker.
    [one] Längste Durststrecke: ein Wurf ohne Joker.
   *[other] Längste Durststrecke: { $length } Würfe ohne Joker.
}
dice-drought-six = { $length ->
    [0] Jeder Wurf hatte eine Sechs.
    [one] Längste Durststrecke: ein Wurf ohne Sechs.
   *[other] Längste Durststrecke: { $length } Würfe ohne Sechs.
}
dice-as-long = { $count ->
    [0] Nicht einmal in einer von { $of } Partien mit so vielen Würfen gibt es eine so lange.
   *[other] In { $count } von { $of } Partien mit so vielen Würfen gibt es eine mindestens so lange.
}
dice-as-long-many = { $count ->
    [0] Nicht einmal in einem von { $of } Fällen gibt es unter so vielen Partien eine so lange.
   *[other] In { $count } von { $of } Fällen gibt es unter so vielen Partien eine mindestens so lange.
}
dice-how = Ganz gleichmäßig fallen Würfel selten, und unter mehreren tanzt fast immer einer aus der Reihe.

## Stellungen, die es nicht gibt

position-seat = In der Stellung kommt jemand vor, der nicht am Tisch sitzt.

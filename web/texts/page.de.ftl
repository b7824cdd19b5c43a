### The page

page-loading = Einen Augenblick …
page-minutes = etwa { $minutes } Minuten
page-play = Spielen
page-rules = Regeln
page-forget = Aus der Liste nehmen
page-verify = Eine Aufzeichnung prüfen
page-verify-how = Wähle die Datei einer beendeten Partie. Jeder Schritt, jeder Würfel und jede Karte wird nachgerechnet.
page-verify-same = Dieser Browser hat die Prüfsummen verglichen: Es sind dieselben wie vor dem ersten Wurf.
page-verify-other = Vorsicht! Dieser Browser hat andere Prüfsummen gesehen. Das ist nicht die Aufzeichnung deiner Partie.
page-verify-left-out = Dieses Gerät hat nichts zu den Würfeln beigetragen. Die Prüfsumme des Servers ist die, die es beim Spielen gesehen hat.
page-verifier = Selbst prüfen, ohne diesen Server
page-name = Name
page-join = Mitspielen
page-watch = Nur zuschauen
page-home = Zur Startseite
page-reconnecting = Verbindung verloren. Kleeblatt verbindet sich neu – deine Partie ist sicher.
page-waiting = Es fehlt noch jemand. Das Spiel beginnt, sobald alle da sind.
page-mixing = { $count ->
    [0] Die Würfel werden gemischt …
    [one] Die Würfel werden gemischt … { $names } fehlt noch.
   *[other] Die Würfel werden gemischt … { $names } fehlen noch.
}
page-mixing-roll = { $count ->
    [0] Gleich wird gewürfelt …
   *[other] Der Wurf wartet auf { $names } …
}
page-sheets = Alle am Tisch
page-reconnect = Hier weiterspielen
page-turned-away = Der Server hat diese Verbindung getrennt. Vielleicht ist der Tisch in zu vielen Tabs offen.
page-gone-bot = Auf deinem Platz spielt jetzt ein Bot.
page-gone-open = Du bist nicht mehr am Tisch: Dein Platz ist wieder frei.
page-gone-person = Dein Platz gehört jetzt zu einem anderen Gerät. Hier kannst du zuschauen.
page-awaited = ist am Zug
page-stand-in = ein Bot springt ein
page-away = nicht verbunden
page-your-turn = Du bist dran.
page-your-turn-named = { $name } ist dran.
page-waiting-for = Warten auf { $names } …
page-trouble-warming-up = { $name } wärmt sich noch auf und spielt so lange schwächer.
page-trouble-replaced = { $name } ist ausgefallen. Ein mittlerer Bot hat stattdessen entschieden.
page-trouble-stuck = { $name } kann gerade nicht entscheiden. Gleich kommt ein neuer Versuch.
page-trouble-now-stuck = { $name } hängt gerade …
page-trouble-short-warming-up = wärmt sich auf
page-trouble-short-replaced = ausgefallen
page-trouble-short-stuck = hängt
page-back = Zurücknehmen
page-confirm = Bestätigen
page-clear = Ändern
page-log = Verlauf
page-scores = Punkte
page-record = Aufzeichnung speichern
page-verify-dice = Würfel prüfen
page-link-invite = Einladung
page-link-move = Platz auf ein anderes Gerät mitnehmen
page-link-move-how = Wer diesen Link hat, kann für dich spielen. Gib ihn nicht weiter.
page-link-watch = Zuschauen
page-copy = Kopieren
page-copied = Kopiert
page-seats = Plätze und Links
page-fill = Bot einsetzen
page-give-back = Platz zurückgeben
page-let-bot = Bot vertreten lassen
page-take-away = Vom Tisch nehmen
page-take-away-waiting = { $name } vom Tisch nehmen? Der Platz wird wieder frei, und die alte Einladung gilt nicht mehr.
page-take-away-playing = { $name } vom Tisch nehmen? Ein Bot spielt bis zum Ende weiter, und { $name } bekommt den Platz nicht zurück.
page-sign-out = Auf anderen Geräten abmelden
page-sign-out-sure = Auf allen anderen Geräten abmelden? Dort kannst du dann nur noch zuschauen. Wer noch einen alten Link für deinen Platz hat, kann nicht mehr für dich spielen.
page-signed-out = Jetzt kann nur noch dieser Browser für dich spielen.
page-end = Partie abbrechen
page-end-sure = Die Partie für alle abbrechen? Niemand gewinnt, und das Geheimnis der Würfel wird aufgedeckt. Das lässt sich nicht rückgängig machen.
page-abandoned = Die Partie wurde abgebrochen.
page-abandoned-how = Niemand gewinnt, und sie zählt nicht für deine Statistik.
page-commitment = Prüfsumme des Würfelgeheimnisses:
choice-no = nein
choice-yes = ja
choice-removed = entfernt
choice-discarded = abgelegt
choice-built-in = mitgeliefert
page-close = Schließen
page-guide = Geführtes erstes Spiel
page-guide-step = Schritt { $step } von { $steps }
page-guide-other = Das ginge auch. Hier geht es mit „{ $move }“ weiter.
page-guide-again = Noch einmal von vorn
page-paper-of = { $title }: leeres Blatt drucken
page-replay = Partie ansehen
page-replay-how = Wähle die Aufzeichnung einer Partie (.jsonl).
page-replay-start = Vor dem ersten Zug
page-replay-step = Schritt { $step } von { $steps }
page-replay-first = Zum Anfang
page-replay-back = Ein Schritt zurück
page-replay-next = Ein Schritt weiter
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-link = Link zu diesem Augenblick kopieren
page-search = In den Regeln suchen
page-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Abschnitt
   *[other] { $count } Abschnitte
}
page-roll = Was zeigen die Würfel?
page-roll-done = Wurf eintragen
page-roll-turn = Würfelt und tippt ein, was oben liegt.
page-roll-correct = Wurf korrigieren
throw-colour = Farbe
throw-number = Zahl
throw-special = Sonder
throw-die = Würfel
page-emotes = Reagieren
page-emoted = { $name }: { $emote }
emote-clap = Bravo!
emote-laugh = Haha!
emote-wow = Oh!
emote-sad = Schade!
emote-clover = Viel Glück!
emote-think = Moment, ich überlege.
emote-hurry = Wer trödelt denn da?
emote-thanks = Danke!
page-offline-unknown = Ohne Verbindung zum Server lässt sich dieser Tisch nicht zeigen.
page-offline = Du bist offline. Angefangene Partien kannst du ansehen, aber nicht weiterspielen; neue Tische, Bots und Würfel brauchen den Server.
page-me = Mein Kleeblatt
page-language = Sprache
page-me-settings = Einstellungen
page-me-name = Mein Name
page-me-theme = Farben
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-me-reduced-motion = Bewegung reduzieren
page-me-sound = Leise Klänge
page-me-notify = Immer melden, wenn ich dran bin und die Seite nicht zu sehen ist
page-me-no-notices = Der Browser erlaubt keine Benachrichtigungen.
page-me-statistics = Meine Partien
page-me-nothing = Noch keine beendete Partie in diesem Browser.
page-me-games = Partien
page-me-best = beste
page-me-average = im Schnitt
page-me-won = gewonnen
page-me-save = Als Datei sichern
page-me-load = Datei einlesen
page-me-forget = Alles vergessen
page-me-here = Das alles bleibt in diesem Browser.
page-me-no-file = In dieser Datei stehen keine Partien.
page-me-loaded = { $count ->
    [0] Nichts Neues in der Datei.
    [one] Eine Partie eingelesen.
   *[other] { $count } Partien eingelesen.
}
page-needs-server = Dafür braucht es eine Verbindung zum Server. Versuch es noch einmal, wenn sie wieder da ist.
page-guide-cannot = Das geht jetzt nicht. Hier geht es mit „{ $move }“ weiter.
page-me-forget-sure = Alle Partien aus dieser Statistik löschen?
page-dice-title = Wie die Würfel fielen
page-dice-result = Ergebnis
page-dice-all = Alle Würfel dieses Servers
page-dice-all-how = Gezählt werden nur beendete Partien. Was Menschen selbst gewürfelt haben, steht getrennt.
page-dice-none = Hier wurde noch keine Partie zu Ende gespielt.
page-position = Stellung
page-position-of = { $title }: eine Stellung
page-position-how = Übe von hier aus: Wähle, wer wo sitzt.
page-position-sit = Als { $name } spielen
page-position-start = Üben
page-position-paste = Füge eine Stellung ein. Sie beginnt mit „kleeblatt:1/“.
page-position-open = Öffnen
page-position-what = Der Tisch als eine Zeile Text: für einen Chat, einen Fehlerbericht oder um einen anderen Zug zu probieren.
page-position-copy = Text kopieren
page-position-link = Link kopieren
page-position-practise = Von hier aus üben
page-practice = Übung: zählt nicht für deine Statistik.
play-you = Du

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

part-displayed = Auslage
part-secured = gesichert

push-card = { $name } deckt auf: { $card }
push-bust = { $name } ist mit { $card } zu weit gegangen: keine Reihe, dafür der Würfel!
push-die = { $name } würfelt: { $face }
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

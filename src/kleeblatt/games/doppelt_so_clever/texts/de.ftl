### Doppelt so clever

doppelt-so-clever-about = Wähle clever Würfel, fülle fünf Farbbereiche und löse Ketten von Boni aus.

token-silver = silber
token-pink = rosa
token-white = weiß
token-again = nachwürfeln
token-any = beliebig
token-tray = tablett
letter-silver = S
letter-pink = R
letter-white = W

part-silver = Silber
part-yellow = Gelb
part-blue = Blau
part-green = Grün
part-pink = Rosa
part-foxes = Füchse

clever-throw = Runde { $round } von { $rounds }, Wurf { $throw }: { $name } würfelt { $dice }
clever-passive-throw = Runde { $round } von { $rounds }, passiver Zug: { $dice }
clever-served = { $dice }
clever-forced = { $name } kann keinen dieser Würfel gebrauchen.
clever-lost = { $name } hat keinen Platz für das ?: Es verfällt.
clever-hand = gewürfelt
clever-tray = Silbertablett
clever-field = Würfelfelder
clever-actions = Nachwürfeln { $rerolls }   Rückholen { $returns }   Zusatzwürfel { $extras }   Füchse { $foxes }
clever-legend = ? freier Eintrag   ↻ Nachwürfeln   ↩ Rückholen   +1 Zusatzwürfel   F Fuchs   ( ) eingekreist   × angekreuzt

clever-step-choose = Wähle einen gewürfelten Würfel, oder keinen (passen), oder würfle nach (nachwürfeln).
clever-step-enter = Wohin kommt der Würfel { $die }?
clever-step-sweep = Silber: Kreuze einen Würfel an, der gerade aufs Tablett kam, oder passe.
clever-step-before = Hole einen Würfel vom Tablett zurück, oder passe und würfle weiter.
clever-step-offer = Wähle einen Würfel vom Tablett, oder passe.
clever-step-extra = Ein Zusatzwürfel (+1), oder passe.
clever-step-question = Welcher Bonus zuerst?
clever-step-free = Was trägst du für { $question } ein?

reason-clever-no-die = Dieser Würfel steht jetzt nicht zur Wahl.
reason-clever-no-room = Dieser Würfel lässt sich nirgends eintragen.
reason-clever-no-reroll = Du hast keine Nachwürfel-Aktion mehr.
reason-clever-no-extra = Du hast keinen Zusatzwürfel mehr, oder dieser Würfel war in diesem Zug schon einer.
reason-clever-where = Würfel oder Bonus sind gewählt; sag jetzt, wohin.
reason-clever-other-value = Das zeigt der Würfel nicht, oder er gehört woandershin.
reason-clever-rising = Blau darf nicht steigen: höchstens die Zahl davor.
reason-clever-full = Dieser Bereich ist voll.
reason-clever-crossed = Dieses Feld ist schon angekreuzt.
reason-clever-tray-first = Einen Würfel des aktiven Spielers nur, wenn keiner vom Tablett zu gebrauchen ist.

error-clever-sheet-lacks = Dem Blatt fehlt etwas, oder etwas ist von falscher Art: { $what }.
error-clever-sheet-bonus = „{ $word }“ ist kein Bonus. Die Boni sind: { $right }.
error-clever-sheet-length = Das Blatt hat { $found } Angaben für „{ $name }“ statt { $right }.
error-clever-sheet-count = Das Blatt bietet „{ $bonus }“ { $found }-mal statt { $right }-mal.
error-clever-sheet-yellow = Die gelben Felder zeigen { $values }; alle Zahlen von 1 bis 6 müssen vorkommen.

doppelt-so-clever-level-0 = Doppelt so clever!
doppelt-so-clever-level-1 = Punktewert = IQ!
doppelt-so-clever-level-2 = Respekt²
doppelt-so-clever-level-3 = Das kann kein Glück gewesen sein!
doppelt-so-clever-level-4 = Leute, seht euch das an!
doppelt-so-clever-level-5 = Ganz schön clever!
doppelt-so-clever-level-6 = Da hat wer trainiert!
doppelt-so-clever-level-7 = Du darfst zufrieden sein!
doppelt-so-clever-level-8 = Auf dem richtigen Weg.
doppelt-so-clever-level-9 = Da drücken wir noch mal ein Auge zu.
doppelt-so-clever-level-10 = Halb so clever.

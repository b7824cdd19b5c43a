### Das Ende einer Partie

ending-counting = Die Punkte werden gezählt …
ending-winner = { $count ->
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $names } gewinnt!
    }
   *[other] { $you ->
        [yes] Du und { $names } gewinnt gemeinsam!
       *[no] { $names } gewinnen gemeinsam!
    }
}
ending-solo = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
ending-points = Die Punkte
ending-place = Platz
ending-place-number = { $place }.
ending-story = So lief die Partie
ending-skip = Gleich alles zeigen
ending-look = Zum Tisch
ending-watch = Partie ansehen
ending-show = Ergebnis
ending-show-moment = in der Partie ansehen
ending-wants = { $name } möchte noch eine Partie.
ending-wanted = Eine neue Partie wartet.
ending-join = Mitspielen
ending-go = Zur neuen Partie
ending-again = Noch eine Partie

ending-next = Bis zur nächsten Stufe { $missing ->
    [one] fehlt ein Punkt
   *[other] fehlen { $missing } Punkte
}: „{ $level }“
ending-highest = Das ist die höchste Stufe, die es gibt.
ending-record-first = Deine erste Partie { $solo ->
    [yes] allein
   *[no] mit anderen
}: { $points ->
    [one] Ein Punkt ist
   *[other] { $points } Punkte sind
} ab jetzt dein Rekord.
ending-record-new = Neuer Rekord! Bisher waren es { $best ->
    [one] ein Punkt
   *[other] { $best } Punkte
}.
ending-record-equal = Dein Rekord von { $best ->
    [one] einem Punkt
   *[other] { $best } Punkten
} ist eingestellt.
ending-record-missed = Dein Rekord bleibt bei { $best ->
    [one] einem Punkt
   *[other] { $best } Punkten
}.

ending-when = { $unit ->
    [roll] Wurf { $number }
    [round] Runde { $number }
   *[turn] Zug { $number }
}
ending-when-in = { $unit ->
    [roll] im { $number }. Wurf
    [round] in Runde { $number }
   *[turn] im { $number }. Zug
}
ending-when-of = { $unit ->
    [roll] Wurf { $number } von { $of }
    [round] Runde { $number } von { $of }
   *[turn] Zug { $number } von { $of }
}
ending-when-last = { $unit ->
    [roll] im letzten Wurf
    [round] in der letzten Runde
   *[turn] im letzten Zug
}

ending-told-always-ahead = { $who ->
    [you] Du lagst fast von Anfang an vorn.
   *[other] { $name } lag fast von Anfang an vorn.
}
ending-told-last-moment = { $who ->
    [you] Erst { $last } bist du an { $over-name } vorbeigezogen.
   *[other] { $over ->
        [you] Erst { $last } ist { $name } an dir vorbeigezogen.
       *[other] Erst { $last } ist { $name } an { $over-name } vorbeigezogen.
    }
}
ending-told-overtook = { $who ->
    [you] Du hast { $over-name } { $when-in } überholt und die Führung behalten.
   *[other] { $over ->
        [you] { $name } hat dich { $when-in } überholt und die Führung behalten.
       *[other] { $name } hat { $over-name } { $when-in } überholt und die Führung behalten.
    }
}
ending-told-comeback = { $who ->
    [you] Du lagst schon { $points } Punkte hinter { $over-name } und warst ab { $when } doch vorn.
   *[other] { $over ->
        [you] { $name } lag schon { $points } Punkte hinter dir und war ab { $when } doch vorn.
       *[other] { $name } lag schon { $points } Punkte hinter { $over-name } und war ab { $when } doch vorn.
    }
}
ending-times = { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
}
ending-told-changes = Die Führung wechselte { ending-times }, { $who ->
    [you] seit { $when } lagst du vorn.
   *[other] seit { $when } lag { $name } vorn.
}
ending-told-level = { $who ->
    [you] Am Ende hattest du genauso viel wie { $over-name }
   *[other] { $over ->
        [you] Am Ende hatte { $name } genauso viel wie du
       *[other] Am Ende hatte { $name } genauso viel wie { $over-name }
    }
}: { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
ending-told-best-turn = { $who ->
    [you] Am meisten auf einmal hast du { $when-in } geholt
   *[other] Am meisten auf einmal hat { $name } { $when-in } geholt
}: { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
ending-told-setback = { $who ->
    [you] Am meisten verloren hast du { $when-in }: { $points } Punkte.
   *[other] Am meisten verloren hat { $name } { $when-in }: { $points } Punkte.
}
ending-told-failures = { $event ->
    [bust] { $who ->
        [you] Du bist { ending-times } zu weit gegangen, zuletzt { $when-in }.
       *[other] { $name } ist { ending-times } zu weit gegangen, zuletzt { $when-in }.
    }
    [failed] { $who ->
        [you] Du bist { ending-times } gescheitert, zuletzt { $when-in }.
       *[other] { $name } ist { ending-times } gescheitert, zuletzt { $when-in }.
    }
    [question-lost] { $who ->
        [you] Dir sind { ending-times } ?-Boni verfallen, zuletzt { $when-in }.
       *[other] { $name } sind { ending-times } ?-Boni verfallen, zuletzt { $when-in }.
    }
   *[passed] { $who ->
        [you] Du hast { ending-times } gepasst, zuletzt { $when-in }.
       *[other] { $name } hat { ending-times } gepasst, zuletzt { $when-in }.
    }
}
ending-told-close = { $points ->
    [one] Am Ende entschied ein einziger Punkt.
   *[other] Am Ende entschieden nur { $points } Punkte.
}
ending-told-clear = { $who ->
    [you] Am Ende hattest du { $points } Punkte Vorsprung.
   *[other] { $over ->
        [you] Am Ende hatte { $name } { $points } Punkte Vorsprung vor dir.
       *[other] Am Ende hatte { $name } { $points } Punkte Vorsprung vor { $over-name }.
    }
}
ending-told-half = { $who ->
    [you] Die Hälfte deiner Punkte hattest du nach { $when-of }.
   *[other] Die Hälfte der Punkte hatte { $name } nach { $when-of }.
}
ending-told-dry = Die längste Durststrecke: ab { $when } kam { ending-times } hintereinander nichts dazu.

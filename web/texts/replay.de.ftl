### Eine Partie ansehen

replay-turn-back = { $unit ->
    [roll] Zum Wurf davor
    [round] Zur Runde davor
   *[turn] Zum Zug davor
}
replay-turn-next = { $unit ->
    [roll] Zum nächsten Wurf
    [round] Zur nächsten Runde
   *[turn] Zum nächsten Zug
}
replay-speed = Tempo
replay-speed-calm = ruhig
replay-speed-normal = normal
replay-speed-fast = schnell
replay-follow = Blatt wechselt mit
replay-keys = Tasten: Pfeile für Schritte, Bild ↑ und ↓ für Züge, Leertaste zum Abspielen.
replay-print-all = Alle Blätter drucken
replay-print-one = Dieses Blatt drucken
replay-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

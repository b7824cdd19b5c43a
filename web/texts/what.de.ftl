### „Was ist das?“: was auf einem Blatt oder Tisch liegt, kurz erklärt

what-is-this = Was ist das?
what-how = Tippe an, was du wissen willst. Solange wird nichts gespielt.
what-unknown = Dazu gibt es nichts zu sagen. Tippe etwas mit gestricheltem Rand an.
what-back = Das Vorige
what-next = Das Nächste
what-done = Fertig

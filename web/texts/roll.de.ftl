### Echte Würfel: was sie zeigen, wird eingetippt

roll-you = Du würfelst. { $count ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die Würfel?
}
roll-other = { $name } würfelt. { $count ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die Würfel?
}
roll-corrected = Ändere nur, was falsch war.

### Sheets to print

paper-title = Blank sheets for { $game }
paper-how = Each page takes as many sheets as fit on it.
paper-count = How many?
paper-print = { $count ->
    [one] Print one sheet
   *[other] Print { $count } sheets
}
paper-new = a new mix
paper-another = Another one
paper-name = Name
paper-date = Date
paper-option-sheet = Which sheet?
paper-option-solo_rules = Which factors?
paper-choice-solo_rules-no = for several players
paper-choice-solo_rules-yes = alone, by the solo rules

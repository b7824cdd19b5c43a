### Doppelt so clever

doppelt-so-clever-about = Choose dice cleverly, fill five coloured areas, and set off chains of bonuses.

token-silver = silver
token-pink = pink
token-white = white
token-again = again
token-any = any
token-tray = tray
letter-silver = S
letter-pink = P
letter-white = W

part-silver = silver
part-yellow = yellow
part-blue = blue
part-green = green
part-pink = pink
part-foxes = foxes

clever-throw = Round { $round } of { $rounds }, throw { $throw }: { $name } throws { $dice }
clever-passive-throw = Round { $round } of { $rounds }, passive turn: { $dice }
clever-served = { $dice }
clever-forced = { $name } cannot use any of these dice.
clever-lost = { $name } has no room for the ?: it is lost.
clever-hand = thrown
clever-tray = tray
clever-field = fields
clever-actions = re-rolls { $rerolls }   returns { $returns }   extra dice { $extras }   foxes { $foxes }
clever-legend = ? a free entry   ↻ re-roll   ↩ return   +1 extra die   F fox   ( ) circled   × crossed

clever-step-choose = Choose one of the thrown dice, or none (pass), or re-roll (again).
clever-step-enter = Where does the { $die } die go?
clever-step-sweep = Silver: cross a die that has just gone to the tray, or pass.
clever-step-before = Take a die back from the tray, or pass to throw on.
clever-step-offer = Choose a die from the tray, or pass.
clever-step-extra = An extra die (+1), or pass.
clever-step-question = Which bonus first?
clever-step-free = What do you enter for the { $question }?

reason-clever-no-die = this die cannot be picked now.
reason-clever-no-room = this die cannot be entered anywhere.
reason-clever-no-reroll = you have no re-roll left.
reason-clever-no-extra = you have no extra die left, or this die was one already in this turn.
reason-clever-where = you have picked a die or a bonus; now say where it goes.
reason-clever-other-value = the die does not show that, or belongs elsewhere.
reason-clever-rising = blue must not rise: at most the number before.
reason-clever-full = this area is full.
reason-clever-crossed = this cell is crossed already.
reason-clever-tray-first = a die of the active player only if none on the tray can be used.

error-clever-sheet-lacks = The sheet lacks something, or it is of the wrong kind: { $what }.
error-clever-sheet-bonus = “{ $word }” is no bonus. The bonuses are: { $right }.
error-clever-sheet-length = The sheet has { $found } entries for “{ $name }”, not { $right }.
error-clever-sheet-count = The sheet offers “{ $bonus }” { $found } times, not { $right } times.
error-clever-sheet-yellow = The yellow cells show { $values }; all numbers from 1 to 6 must be there.

doppelt-so-clever-level-0 = Twice as clever indeed!
doppelt-so-clever-level-1 = Your points are your IQ!
doppelt-so-clever-level-2 = Respect, squared!
doppelt-so-clever-level-3 = Luck alone cannot do that!
doppelt-so-clever-level-4 = Everybody, come and look!
doppelt-so-clever-level-5 = Pretty clever!
doppelt-so-clever-level-6 = Somebody has been practising!
doppelt-so-clever-level-7 = You may be content!
doppelt-so-clever-level-8 = You are on the right way.
doppelt-so-clever-level-9 = We will turn a blind eye once more.
doppelt-so-clever-level-10 = Half as clever.

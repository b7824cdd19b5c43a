"""Draw the README's picture: a turn of NOCH MAL SO GUT! in the terminal."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from kleeblatt import new_match
from kleeblatt.core.words import words
from kleeblatt.games.noch_mal import terminal
from tests.players import play_on

console = Console(
    record=True, width=76, file=StringIO(), force_terminal=True, color_system="truecolor"
)
match = play_on(new_match("noch-mal-so-gut", ["Ada", "Ben"], seed=21), 21, steps=121)
while not match.awaited or len(match.legal(match.awaited[0])) < 8:
    play_on(match, match.step, steps=1)
seat, say = match.awaited[0], words("en")
terminal.use_letters(say)
console.print(f"$ kleeblatt play noch-mal-so-gut -p Ada,Ben\n\n[bold]{match.players[seat]}[/]")
console.print(terminal.draw(match, seat, say))
console.print(terminal.draw_dice(match, seat, say))
console.print(terminal.question(match, seat, say))
choices = [f"{n}  {text}" for n, text in enumerate(match.legal(seat), 1)]
console.print("   ".join(choices), highlight=False)
picture = console.export_svg(title="kleeblatt play")
picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # no web fonts
picture = re.sub(r"<!-- Generated.*?-->", "", picture)
Path("docs/pictures/terminal.svg").write_text(picture, "utf-8")

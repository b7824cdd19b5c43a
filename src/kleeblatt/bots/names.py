"""What bots are called: a few names for each level, always the same ones."""

from collections.abc import Collection

from kleeblatt.core.names import free_name, same_name

NAMES = {
    "random": ("Flip", "Zuzu", "Dodo", "Pip", "Momo"),
    "easy": ("Kiki", "Toto", "Lulu", "Bobo", "Mimi"),
    "medium": ("Juno", "Rufus", "Tilda", "Pepe", "Olga"),
    "strong": ("Hedda", "Bruno", "Selma", "Kasimir", "Wanda"),
    "expert": ("Merlin", "Athena", "Magnus", "Minerva", "Leonora"),
}


def names_of(level: str) -> tuple[str, ...]:
    """List the names for bots of a level; a registered bot only has its own."""
    return NAMES.get(level, (level,))


def bot_name(level: str, taken: Collection[str], wished: str = "") -> str:
    """Return a name of the level that nobody at the table has: the wanted one, if possible."""
    names = names_of(level)
    first = tuple(name for name in names if same_name(name, wished))
    return free_name((*first, *names), taken)

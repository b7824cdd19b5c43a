"""The reference tables of `docs/games/` and `docs/api.md`, generated from the code.

`make reference` writes them between the marks of each page; `tests/test_reference.py` fails if a
page is out of date. People write the rest there, such as the meaning of a move or a step.

    <!-- table: view noch-mal -->
    ...
    <!-- end -->
"""

import ast
import re
from collections.abc import Sequence
from importlib import import_module
from inspect import getdoc, getsource, signature
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin

from kleeblatt import Game, Match, game
from kleeblatt.core.events import event_kinds
from kleeblatt.core.words import words

DOCS = Path(__file__).parent.parent / "docs"
FOLDER = DOCS / "games"
PATHS = [DOCS / "api.md", *sorted(FOLDER.glob("*.md"))]
BLOCK = re.compile(r"(<!-- table: (\w+) ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)

Row = tuple[str, ...]


def page(text: str) -> str:
    """Return a page with all its tables up to date."""
    return BLOCK.sub(lambda found: found[1] + _table(found[2], found[3]) + found[4], text)


def _table(kind: str, of: str) -> str:
    return methods() if kind == "methods" else TABLES[kind](game(of))


def table(head: Row, rows: Sequence[Row]) -> str:
    """Write a table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(cell or ' ' for cell in line)} |\n" for line in lines)


def code(text: object) -> str:
    """Write `text` as code in a cell of a table."""
    return f"`{text}`".replace("|", "\\|")


class Shapes:
    """The TypedDicts of a view module, with the comments beside their keys."""

    def __init__(self, module: ModuleType) -> None:
        self.module, source = module, getsource(module)
        self.lines = source.splitlines()
        self.found = {
            name: node
            for node in ast.parse(source).body
            for name in [_name(node)]
            if name is not None
        }

    def keys(self, name: str) -> list[tuple[str, str, str]]:
        """List the keys of a shape with their types and comments."""
        node, keys = self.found[name], []
        if isinstance(node, ast.ClassDef):
            for base in map(ast.unparse, node.bases):
                keys += self.keys(base) if base in self.found else []
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            return keys + [(ast.unparse(f.target), *self._told(f.annotation)) for f in fields]
        assert isinstance(node, ast.Assign)
        assert isinstance(node.value, ast.Call)
        given = node.value.args[1]
        assert isinstance(given, ast.Dict)
        pairs = zip(given.keys, given.values, strict=True)
        return [(ast.literal_eval(key), *self._told(value)) for key, value in pairs if key]

    def _told(self, type: ast.expr) -> tuple[str, str]:
        _, _, comment = self.lines[type.lineno - 1].partition("  # ")
        return ast.unparse(type), comment

    def about(self, name: str) -> str:
        """Return the docstring of a shape."""
        node = self.found[name]
        return (ast.get_docstring(node) or "") if isinstance(node, ast.ClassDef) else ""

    def literals(self, type: str) -> list[tuple[str, Row]]:
        """List the names in a type that stand for a choice of words."""
        named = {name: getattr(self.module, name, None) for name in re.findall(r"\w+", type)}
        return [(n, get_args(value)) for n, value in named.items() if get_origin(value) is Literal]

    def reachable(self, name: str) -> list[str]:
        """List a shape and all shapes that its keys need, in order of appearance."""
        order, waiting = [], [name]
        while waiting:
            first = waiting.pop(0)
            if first not in order:
                order.append(first)
                types = " ".join(type for _, type, _ in self.keys(first))
                waiting += [each for each in re.findall(r"\w+", types) if each in self.found]
        return order


def _name(node: ast.stmt) -> str | None:
    """Return the name of a TypedDict if the statement declares one."""
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("TypedDict("):
        return ast.unparse(node.targets[0])
    return None


def shape(of: Game, name: str) -> str:
    """Write all keys of a shape and of the shapes in it, then their choices of words."""
    shapes = Shapes(import_module(of.table_view.__module__))
    text = ""
    choices: dict[str, Row] = {}
    for each in shapes.reachable(name):
        keys = shapes.keys(each)
        about = shapes.about(each)
        text += f"\n**{code(each)}**{': ' + about if about else ''}\n\n"
        text += table(("key", "type", "meaning"), [_key(shapes, *key) for key in keys])
        choices |= dict(pair for _, type, _ in keys for pair in shapes.literals(type))
    text += "\n" if choices else ""
    for choice, right in choices.items():
        text += f"- {code(choice)}: {', '.join(map(code, right))}\n"
    return f"{text}\n"


def _key(shapes: Shapes, key: str, type: str, meaning: str) -> Row:
    always = re.sub(r"^NotRequired\[(.*)\]$", r"\1", type)
    explained = always in shapes.found or shapes.literals(always)
    assert meaning or explained, f"{key} of {shapes.module.__name__} has no comment"
    kind = code(always) + (" (not always)" if always != type else "")
    return code(key), kind, meaning or f"see {code(always)}"


def events(of: Game) -> str:
    """Write all events as they are sent, with their fields."""
    shapes = Shapes(of.events)
    rows = []
    choices: dict[str, Row] = {}
    for kind in event_kinds(of.events):
        keys = shapes.keys(kind.__name__)
        fields = "<br>".join(_field(*key) for key in keys)
        rows.append((code(kind.name()), shapes.about(kind.__name__).partition("\n")[0], fields))
        choices |= dict(pair for _, type, _ in keys for pair in shapes.literals(type))
    text = f"\n{table(('event', 'what it says', 'fields besides `seat` and `points`'), rows)}\n"
    for choice, right in choices.items():
        text += f"- {code(choice)}: {', '.join(map(code, right))}\n"
    return f"{text}\n" if choices else text


def _field(name: str, type: str, meaning: str) -> str:
    return f"{code(name)}: {code(type)}{', ' + meaning if meaning else ''}"


def options(of: Game) -> str:
    """Write the options of a game."""
    say = words("en")
    rows = [
        (code(o.name), ", ".join(map(code, o.right)), code(o.default), say(f"option-{o.name}"))
        for o in of.options
    ]
    return f"\n{table(('option', 'values', 'default', 'meaning'), rows)}\n"


def parts(of: Game) -> str:
    """Write the parts of a score."""
    rows = [
        (code(part), *(words(each)(f"part-{part}") for each in ("en", "de"))) for part in of.parts
    ]
    return f"\n{table(('part', 'English', 'German'), rows)}\n"


def ratings(of: Game) -> str:
    """Write the lines of the solo table."""
    found = [of.rating(least) for least in (*of.solo_levels, min(of.solo_levels) - 1)]
    rows = [
        (str(rating.level), _span(rating.least, rating.most), rating.text("en"), rating.text("de"))
        for rating in found
    ]
    return f"\n{table(('level', 'points', 'English', 'German'), rows)}\n"


def _span(least: int | None, most: int | None) -> str:
    if most is None:
        return f"{least} or more"
    if least is None:
        return f"{most} or fewer"
    return f"{least} to {most}" if least < most else f"{least}"


def methods() -> str:
    """Write all methods of a match with the first line of their docstrings."""
    offered = (pair for kind in reversed(Match.__mro__[:-1]) for pair in vars(kind).items())
    public = {name: each for name, each in offered if not name.startswith("_")}
    rows = [(code(_call(name, each)), _first_line(each)) for name, each in public.items()]
    return f"\n{table(('name', 'what it does'), rows)}\n"


def _call(name: str, each: object) -> str:
    """Write a call such as 'play(seat, move, step=None)'; a property is just its name."""
    if isinstance(each, property):
        return name
    given = signature(getattr(Match, name)).parameters.values()
    plain = [p.replace(annotation=p.empty) for p in given if p.name != "self"]
    return f"{name}({', '.join(map(str, plain))})"


def _first_line(each: object) -> str:
    return (getdoc(each) or getdoc(getattr(each, "__func__", each)) or "").partition("\n")[0]


TABLES = {
    "view": lambda of: shape(of, "View"),
    "printed": lambda of: shape(of, "Printed"),
    "events": events,
    "options": options,
    "parts": parts,
    "ratings": ratings,
}


if __name__ == "__main__":
    for path in PATHS:
        path.write_text(page(path.read_text("utf-8")), "utf-8")

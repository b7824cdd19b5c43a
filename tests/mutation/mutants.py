"""Mutants: one small fault each, written as a change of the source text.

Only the bodies of functions are changed. Docstrings, annotations, asserts, decorators, log entries
and the texts of errors stay as they are; so do tables and constants of modules, which other tests
compare with the printed sheets and decks. The line numbers never change.
"""

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
LOGS = re.compile(r"(log|logger|logging|warnings)\.")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
# Their truth is already changed by another mutant.
TURNED = (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)


@dataclass(frozen=True)
class Mutant:
    """A change of one place of a file."""

    path: str  # below the root of the project
    function: str  # the outermost one, with its class
    first_line: int  # of that function, decorators included
    line: int
    statement: int  # the line where its statement begins
    start: int  # bytes of the file
    end: int
    new: str
    was: str  # the lines that change, without indentation
    now: str
    nth: int  # there may be several of these in the function
    kind: str
    body: str  # a hash of the function

    @property
    def key(self) -> str:
        """The same as long as the function is the same, wherever it stands in the file."""
        what = (self.path, self.function, self.was, self.now, self.nth, self.body)
        return hashlib.sha256(repr(what).encode()).hexdigest()[:16]

    def source(self, root: Path) -> bytes:
        """The whole file with the fault."""
        text = (root / self.path).read_bytes()
        return text[: self.start] + self.new.encode() + text[self.end :]

    def diff(self) -> str:
        """The change for people to read."""
        where = f"{self.path}:{self.line} {self.function}"
        was, now = (lines.split("\n") for lines in (self.was, self.now))
        return "\n".join(
            [where, *(f"  - {line}" for line in was), *(f"  + {line}" for line in now)]
        )


def mutants_of(root: Path, path: str) -> list[Mutant]:
    """All mutants of a file, in the order of its lines."""
    return list(_Finder(path, (root / path).read_bytes()).mutants())


class _Finder:
    def __init__(self, path: str, text: bytes) -> None:
        self.path = path
        self.text = text
        lines = text.splitlines(keepends=True)
        self.offsets = [0]
        for line in lines:
            self.offsets.append(self.offsets[-1] + len(line))
        self.changes: dict[tuple[int, int, str], tuple[str, int]] = {}
        self.statement_line = 0  # of the statement that is looked at

    def mutants(self) -> Iterator[Mutant]:
        for name, function in _functions(ast.parse(self.text), ""):
            self.changes = {}
            for statement in function.body:
                self.visit(statement, function)
            first = min(n.lineno for n in (function, *function.decorator_list))
            span = self.text[self.offsets[first - 1] : self.at_end(function)]
            body = hashlib.sha256(span).hexdigest()[:16]
            seen: Counter[tuple[str, str]] = Counter()
            for (start, end, new), (kind, begin) in sorted(self.changes.items()):
                was, now = self.lines(start, end, new)
                seen[was, now] += 1
                line = self.text.count(b"\n", 0, start) + 1
                yield Mutant(
                    self.path, name, first, line, begin, start, end, new, was, now,
                    seen[was, now], kind, body,
                )  # fmt: skip

    # Places in the text

    def at(self, node: ast.expr | ast.stmt) -> int:
        return self.offsets[node.lineno - 1] + node.col_offset

    def at_end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offsets[node.end_lineno - 1] + node.end_col_offset

    def code(self, node: ast.expr | ast.stmt) -> str:
        return self.text[self.at(node) : self.at_end(node)].decode()

    def lines(self, start: int, end: int, new: str) -> tuple[str, str]:
        """The lines around a change, before and after it."""
        first = self.text.rfind(b"\n", 0, start) + 1
        last = self.text.find(b"\n", end)
        was = self.text[first:last].decode()
        now = (self.text[first:start] + new.encode() + self.text[end:last]).decode()
        return _plain(was), _plain(now)

    def change(self, start: int, end: int, new: str, kind: str) -> None:
        """Remember a mutant; of equal ones the first."""
        if self.text[start:end] != new.encode():
            self.changes.setdefault((start, end, new), (kind, self.statement_line))

    def replace(self, node: ast.expr | ast.stmt, new: str, kind: str) -> None:
        was = self.code(node)
        new += "\n" * (was.count("\n") - new.count("\n"))
        self.change(self.at(node), self.at_end(node), new, kind)

    def swap(self, left: ast.expr, op: ast.AST, right: ast.expr, kind: str, tail: str = "") -> None:
        """Replace the operator between two expressions."""
        if type(op) not in SWAPS:
            return
        was, now = SWAPS[type(op)]
        start, end = self.at_end(left), self.at(right)
        between = self.text[start:end].decode()
        word = r"\b" if was[0].isalpha() else ""
        pattern = word + r"\s+".join(map(re.escape, was.split())) + re.escape(tail) + word
        new = re.sub(pattern, now + tail, between, count=1)
        self.change(start, end, new, kind)

    # What can be wrong

    def visit(self, node: ast.AST, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """All mutants in a node."""
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom | ast.pattern):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node, ast.Call) and LOGS.match(self.code(node)):
            return
        if isinstance(node, FUNCTIONS):
            for statement in node.body:
                self.visit(statement, node)
            return
        if isinstance(node, ast.stmt):
            self.statement_line = node.lineno
            self.statement(node, function)
        elif isinstance(node, ast.expr):
            self.expression(node)
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                self.negate(test)
        if isinstance(node, ast.Raise):
            return  # the text of an error
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    self.visit(child, function)

    def statement(self, node: ast.stmt, f: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        match node:
            case ast.Break():
                self.replace(node, "continue", "loop")
            case ast.Continue():
                self.replace(node, "break", "loop")
            case ast.Return(value=None) | ast.Raise() | ast.Delete():
                self.replace(node, "pass", "removed")
            case ast.Return(value=ast.expr() as value):
                self.returned(node, value, ast.unparse(f.returns) if f.returns else "")
            case ast.Expr(value=ast.Call() | ast.Await() as value):
                if not LOGS.match(self.code(value)):
                    self.replace(node, "pass", "removed")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
                self.replace(node, "pass", "removed")
            case ast.AugAssign():
                self.replace(node, "pass", "removed")
                self.swap(node.target, node.op, node.value, "arithmetic", "=")
            case ast.If() | ast.While():
                self.negate(node.test)

    def expression(self, node: ast.expr) -> None:
        match node:
            case ast.Compare():
                lefts = (node.left, *node.comparators)
                for left, op, right in zip(lefts, node.ops, node.comparators, strict=False):
                    self.swap(left, op, right, "comparison")
            case ast.BinOp():
                self.swap(node.left, node.op, node.right, "arithmetic")
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:], strict=False):
                    self.swap(left, node.op, right, "logic")
                self.drop(node)
            case ast.UnaryOp(op=ast.Not() | ast.USub()):
                self.replace(node, f"({self.code(node.operand)})", "logic")
            case ast.Constant(value=bool()):
                self.replace(node, str(not node.value), "constant")
            case ast.Constant(value=int() as value):
                self.replace(node, str(value + 1), "constant")
                if value > 0:
                    self.replace(node, str(value - 1), "constant")
            case ast.IfExp():
                self.negate(node.test)
            case ast.Call(func=ast.Name(id="range"), args=[*_, ast.expr() as last] as all_):
                if not isinstance(last, ast.Constant) and len(all_) <= 2:
                    self.replace(last, f"{self.code(last)} - 1", "loop")
            case ast.Call(func=ast.Name(id=name)) if name in CALLS:
                self.replace(node.func, CALLS[name], "call")

    def drop(self, node: ast.BoolOp) -> None:
        """Leave out each condition of several."""
        for value in node.values:
            others = [f"({self.code(other)})" for other in node.values if other is not value]
            word = SWAPS[type(node.op)][0]
            joined = f" {word} ".join(others)
            self.replace(node, joined if len(others) == 1 else f"({joined})", "logic")

    def negate(self, test: ast.expr) -> None:
        if isinstance(test, ast.NamedExpr):
            self.replace(test, f"(not ({self.code(test)}))", "logic")
        elif not isinstance(test, TURNED):
            self.replace(test, f"(not {self.code(test)})", "logic")

    def returned(self, node: ast.Return, value: ast.expr, type_: str) -> None:
        """Another value of the same type, if no other mutant gives one."""
        if type_ == "bool" and not isinstance(value, TURNED):
            self.replace(value, f"(not {self.code(value)})", "return")
        elif type_ == "int" and not isinstance(value, ast.Constant):
            self.replace(value, f"({self.code(value)}) + 1", "return")
        elif type_ not in ("bool", "int") and not isinstance(value, ast.Constant):
            self.replace(value, "None", "return")


def _functions(
    tree: ast.Module | ast.ClassDef, prefix: str
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The functions of a module and the methods of its classes."""
    for node in tree.body:
        if isinstance(node, FUNCTIONS):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")


def _plain(text: str) -> str:
    """Lines without their indentation, and without empty ones."""
    return "\n".join(line.strip() for line in text.split("\n") if line.strip())

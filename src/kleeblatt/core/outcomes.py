"""The outcomes of a chance node as words, each made when needed."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import overload

from kleeblatt.core.game import Outcomes

Named = tuple[str, float]  # an outcome and its probability


class NamedOutcomes(Sequence[Named]):
    """Every outcome with its probability, like a list; but six dice do not make 46,656 texts."""

    def __init__(self, outcomes: Outcomes, text: Callable[[int], str]) -> None:
        self._outcomes, self._text = outcomes, text

    def __len__(self) -> int:
        return len(self._outcomes)

    @overload
    def __getitem__(self, at: int) -> Named: ...

    @overload
    def __getitem__(self, at: slice) -> list[Named]: ...

    def __getitem__(self, at: int | slice) -> Named | list[Named]:
        if isinstance(at, slice):
            return [self._named(*each) for each in self._outcomes[at]]
        return self._named(*self._outcomes[at])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} outcomes>"

    @cached_property
    def _total(self) -> int:
        return sum(weight for _, weight in self._outcomes)

    def _named(self, outcome: int, weight: int) -> Named:
        return self._text(outcome), weight / self._total

"""Numbers as people write them: 1,234.5 and 63.0%, in German 1.234,5 and 63,0 %."""

from kleeblatt.lab.arena.figures import Mean

GERMAN = str.maketrans(",.", ".,")


class Numerals:
    """Writes numbers as a language does."""

    def __init__(self, language: str) -> None:
        self._german = language == "de"

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Write a number with this many digits after the point."""
        text = f"{value:{'+' if sign else ''},.{digits}f}".replace("-", "−")
        return text.translate(GERMAN) if self._german else text

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share of 1 as a percentage."""
        return self.number(100 * share, digits) + (" %" if self._german else "%")

    def mean(self, mean: Mean, digits: int = 2, sign: bool = False) -> str:
        """Write a mean with its standard error."""
        return (
            f"{self.number(mean.value, digits, sign)} ± {self.number(mean.standard_error, digits)}"
        )

    def share(self, mean: Mean) -> str:
        """Write a mean that is a share of 1 as a percentage, with its standard error."""
        return f"{self.percent(mean.value)} ± {self.percent(mean.standard_error)}"

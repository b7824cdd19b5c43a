"""The dice of `bench/dice.py` in short. The secret is fixed, so the figures never change."""

import pytest

from bench import dice


def test_dice_of_live_tables_pass() -> None:
    tests = dice.drawn(dice.SECRET, 50_000)
    assert [sum(test.counts) for test in tests] == [300_000, *[50_000] * 7, 49_999]
    assert all(test.passes for test in tests), "\n".join(map(str, tests))


def test_bytes_that_are_not_rejected_fail() -> None:
    """A check that cannot fail proves nothing: 600,000 dice show that byte % 6 is uneven."""
    failing = dice.control(dice.SECRET, 600_000)
    assert sum(failing.counts) == 600_000
    assert failing.chance < 1e-12
    assert not failing.passes
    assert min(failing.counts[:4]) > max(failing.counts[4:])


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["dice", "--dice", "600000"])
    dice.main()
    assert capsys.readouterr().out.count("passes") == 10  # nine tests, and what that means
    monkeypatch.setattr("sys.argv", ["dice", "--dice", "600"])
    with pytest.raises(SystemExit):
        dice.main()  # too few for the control to fail

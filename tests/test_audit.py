"""`make audit` ends well only if it has looked."""

import json

import pytest

from tools.audit import Findings, batches, pinned, read_npm, read_pip, say

CLICK, NUMPY = ("click", "8.5.1"), ("numpy", "2.4.6")


def pip(*dependencies: dict[str, object]) -> str:
    return json.dumps({"dependencies": dependencies, "fixes": []})


def fine(name: str) -> dict[str, object]:
    return {"name": name, "version": "1", "vulns": []}


def test_nothing_is_known_about_them() -> None:
    found = read_pip(pip(fine("click"), fine("numpy")), [CLICK, NUMPY])
    assert (found.looked, found.exit_code) == (2, 0)


def test_something_is_known() -> None:
    flaw = {"id": "PYSEC-2026-1", "fix_versions": ["8.5.2"], "aliases": [], "description": ""}
    found = read_pip(pip({"name": "click", "version": "8.5.1", "vulns": [flaw]}), [CLICK])
    assert found.found == ["click 8.5.1: PYSEC-2026-1, fixed in 8.5.2"]
    assert found.exit_code == 1


@pytest.mark.parametrize(
    "text",
    ["", "no JSON", "{}", pip(), pip({"name": "click", "skip_reason": "not found on PyPI"})],
)
def test_a_silence_is_no_good_news(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    """pip-audit says that no vulnerabilities are known when it was told about no package at all."""
    found = read_pip(text, [CLICK])
    assert (found.unseen, found.exit_code) == (["click 8.5.1"], 2)
    say(found)
    assert "Could not look up" in capsys.readouterr().out


def test_npm() -> None:
    total = {"dependencies": {"total": 90}}
    clean = json.dumps({"vulnerabilities": {}, "metadata": total})
    assert read_npm(clean) == Findings(looked=90)
    flaw = {"svelte": {"range": "<5.1", "severity": "high"}}
    found = read_npm(json.dumps({"vulnerabilities": flaw, "metadata": total}))
    assert (found.found, found.exit_code) == (["svelte <5.1: high (npm)"], 1)
    refused = json.dumps({"message": "405 Method Not Allowed", "statusCode": 405})
    assert read_npm(refused).exit_code == 2


def test_what_is_known_weighs_more_than_what_is_not() -> None:
    assert (Findings(1, ["a"], []) + Findings(0, [], ["b"])).exit_code == 1
    assert Findings().exit_code == 2


def test_all_pins_are_asked_for() -> None:
    text = (
        "# comment\nnumpy==2.4.6 ; python_full_version < '3.12' \\\n    --hash=sha256:00\n"
        "    # via matplotlib\nnumpy==2.5.4 ; python_full_version >= '3.12' \\\nclick==8.5.1 \\\n"
    )
    pins = pinned([text, "click==8.5.1\n"])
    assert pins == [CLICK, NUMPY, ("numpy", "2.5.4")]
    assert batches(pins) == [[CLICK, NUMPY], [("numpy", "2.5.4")]]

"""Look up every pinned package among the known vulnerabilities.

    make audit

pip-audit looks up Python packages, and npm those of the page. Both can succeed without looking:
pip-audit skips what its service does not know. So only what they say about each package counts.
Exit code 0: all packages were looked up, and none is known to be vulnerable; 1: some are
vulnerable; 2: some could not be looked up.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bill_of_materials import PIN

ROOT = Path(__file__).parent.parent
FOUND, UNSEEN = 1, 2
Pin = tuple[str, str]  # name and version


@dataclass
class Findings:
    """The vulnerable packages, and those that could not be looked up."""

    looked: int = 0
    found: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)

    def __add__(self, other: "Findings") -> "Findings":
        return Findings(
            self.looked + other.looked, self.found + other.found, self.unseen + other.unseen
        )

    @property
    def exit_code(self) -> int:
        """The exit code of the command."""
        return FOUND if self.found else UNSEEN if self.unseen or not self.looked else 0


def pinned(texts: Iterable[str]) -> list[Pin]:
    """List all packages of lock files, including those for other machines."""
    lines = (line for text in texts for line in text.splitlines())
    found = (PIN.match(line) for line in lines if not line.startswith(("#", " ")))
    return sorted({(each["name"], each["version"]) for each in found if each})


def batches(pins: Iterable[Pin]) -> list[list[Pin]]:
    """Split pins into lists that name no package twice."""
    lists: list[dict[str, str]] = []
    for name, version in pins:
        free = next((each for each in lists if name not in each), None)
        if free is None:
            lists.append(free := {})
        free[name] = version
    return [list(each.items()) for each in lists]


def read_pip(text: str, asked: list[Pin]) -> Findings:
    """Read what pip-audit says about the packages it was asked for."""
    try:
        facts = {each["name"]: each for each in json.loads(text)["dependencies"]}
    except (ValueError, KeyError, TypeError):
        facts = {}
    findings = Findings()
    for name, version in asked:
        vulnerable = facts.get(name, {}).get("vulns")
        if vulnerable is None:
            findings.unseen.append(f"{name} {version}")
            continue
        findings.looked += 1
        for each in vulnerable:
            better = ", ".join(each["fix_versions"]) or "no version"
            findings.found.append(f"{name} {version}: {each['id']}, fixed in {better}")
    return findings


def read_npm(text: str) -> Findings:
    """Read what npm says about the lock file."""
    try:
        facts = json.loads(text)
        vulnerable, total = facts["vulnerabilities"], facts["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return Findings(unseen=["the npm packages of web/package-lock.json"])
    found = [
        f"{name} {each['range']}: {each['severity']} (npm)" for name, each in vulnerable.items()
    ]
    return Findings(looked=total, found=found)


def ask_pip(program: str, pins: list[Pin]) -> Findings:
    """Look up Python packages."""
    findings = Findings()
    for batch in batches(pins):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "packages.txt")
            file.write_text("".join(f"{name}=={version}\n" for name, version in batch), "utf-8")
            done = subprocess.run(
                [program, "-r", str(file), "--no-deps", "--disable-pip", "--format", "json",
                 "--progress-spinner", "off"],
                capture_output=True, text=True, check=False,
            )  # fmt: skip
        findings += read_pip(done.stdout, batch)
    return findings


def ask_npm() -> Findings:
    """Look up the packages of the page."""
    command = ["npm", "audit", "--json", "--package-lock-only"]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    return read_npm(done.stdout)


def say(findings: Findings) -> None:
    """Print the findings."""
    for line in findings.found:
        print(f"Vulnerable: {line}")
    if findings.unseen:
        some, more = findings.unseen[:3], len(findings.unseen) - 3
        rest = f" and {more} more" if more > 0 else ""
        print(f"Could not look up {', '.join(some)}{rest}.")
        print("Is there a network, and does it lead to PyPI's and npm's vulnerability services?")
    elif not findings.found:
        print(f"Looked up {findings.looked} packages: no known vulnerabilities.")


def main() -> int:
    """Look up all packages and print the findings."""
    files = sorted(ROOT.glob("locks/*.txt"))
    pins = pinned(file.read_text("utf-8") for file in files)
    findings = ask_npm() + ask_pip(sys.argv[1], pins)
    say(findings)
    return findings.exit_code


if __name__ == "__main__":
    sys.exit(main())

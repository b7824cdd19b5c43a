"""What a wheel of Kleeblatt depends on, as a CycloneDX bill of materials (PEP 770).

Versions and hashes come from the lock files, so the same sources give the same bytes: no time, no
serial number, no network. Python packages are those that Kleeblatt needs to run, with the versions
that it was tested with; npm packages are those whose code is in the page.
"""

import base64
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FILE = "kleeblatt.cdx.json"
US = "kleeblatt (pyproject.toml)"
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>\S+)(?: ; (?P<marker>[^\\]+?))? *\\?$")
Json = dict[str, Any]


@dataclass
class Pinned:
    """A package of a lock file."""

    name: str
    version: str
    system: str  # of packages: pypi, npm
    licence: str | None
    hashes: list[tuple[str, str]]  # algorithm and digest of each file
    marker: str | None = None  # where it is needed; None: everywhere
    wanted_by: list[str] = field(default_factory=list)

    @property
    def purl(self) -> str:
        """Its name for programs."""
        return f"pkg:{self.system}/{self.name.replace('@', '%40')}@{self.version}"

    def component(self) -> Json:
        """As it stands in the bill."""
        facts: Json = {
            "type": "library", "bom-ref": self.purl, "name": self.name, "version": self.version,
            "scope": "optional" if self.marker else "required", "purl": self.purl,
        }  # fmt: skip
        if self.licence:
            facts["licenses"] = [{"expression": self.licence}]
        hashes = [{"alg": algorithm, "content": digest} for algorithm, digest in self.hashes]
        comment = "Any of the files with these hashes."
        facts["externalReferences"] = [
            {"type": "distribution", "url": self.purl, "comment": comment, "hashes": hashes}
        ]
        if self.marker:
            facts["properties"] = [{"name": "kleeblatt:marker", "value": self.marker}]
        return facts


def bill(root: Path) -> str:
    """The bill of materials of the sources in a folder, whose page is built."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    licences = tomllib.loads((root / "licences.toml").read_text("utf-8"))
    python = needed(list(pins((root / "locks/play.txt").read_text("utf-8"), licences)))
    page = bundled(root)
    us = f"pkg:pypi/{project['name']}@{project['version']}"
    found = sorted([*python, *page], key=lambda one: one.purl)
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "lifecycles": [{"phase": "build"}],
            "component": {
                "type": "application", "bom-ref": us, "name": project["name"],
                "version": project["version"], "purl": us,
                "licenses": [{"expression": project["license"]}],
            },
        },
        "components": [one.component() for one in found],
        "dependencies": [
            {"ref": us, "dependsOn": [one.purl for one in found if US in one.wanted_by]},
            *(
                {"ref": one.purl, "dependsOn": [o.purl for o in found if one.name in o.wanted_by]}
                for one in found
            ),
        ],
    }  # fmt: skip
    return json.dumps(bill, indent=1, ensure_ascii=False) + "\n"


def pins(text: str, licences: dict[str, str]) -> Iterator[Pinned]:
    """The packages of a lock file, with who wants them (`# via`)."""
    for block in re.split(r"\n(?=[A-Za-z0-9])", text):
        found = PIN.match(block.splitlines()[0])
        if found is None:
            continue
        name = found["name"]
        hashes = [("SHA-256", digest) for digest in re.findall(r"--hash=sha256:(\w+)", block)]
        wanted_by = re.findall(r"^    #(?: via)? +(\S.*)$", block, re.MULTILINE)
        yield Pinned(
            name, found["version"], "pypi", licences.get(name), hashes, found["marker"], wanted_by
        )


def needed(found: list[Pinned]) -> list[Pinned]:
    """Those that Kleeblatt needs to run: wanted by it, or by one of them."""
    names = {US}
    while more := {p.name for p in found if names.intersection(p.wanted_by)} - names:
        names |= more
    return [one for one in found if one.name in names]


def bundled(root: Path) -> list[Pinned]:
    """The npm packages whose code is in the built page."""
    used = json.loads((root / "src/kleeblatt/server/page/sbom/packages.json").read_text("utf-8"))
    lock = json.loads((root / "web/package-lock.json").read_text("utf-8"))["packages"]
    found = []
    for name in used:
        facts = lock[f"node_modules/{name}"]
        algorithm, _, digest = facts["integrity"].partition("-")
        hashes = [(algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex())]
        found.append(Pinned(name, facts["version"], "npm", facts.get("license"), hashes))
    for one in found:
        wanting = [o for o in used if one.name in lock[f"node_modules/{o}"].get("dependencies", {})]
        one.wanted_by = wanting or [US]
    return found

"""A wheel says what it depends on: everything that it needs to run, and nothing else."""

import json
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

import pytest

import bill_of_materials as materials

ROOT = Path(__file__).parent.parent
LICENCES = tomllib.loads((ROOT / "licences.toml").read_text("utf-8"))
PINS = list(materials.pins((ROOT / "locks/play.txt").read_text("utf-8"), LICENCES))
NEEDED = {pin.name for pin in materials.needed(PINS)}
built = pytest.mark.skipif(
    not (ROOT / "src/kleeblatt/server/page/sbom/packages.json").is_file(),
    reason="the page is not built",
)


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The bill in a wheel."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        (name,) = (n for n in wheel.namelist() if n.endswith(".dist-info/sboms/kleeblatt.cdx.json"))
        text = wheel.read(name).decode()
    assert text == materials.bill(ROOT)  # the same sources, the same bytes
    assert "://" not in text  # no registry, no place of this machine
    found: dict[str, Any] = json.loads(text)
    return found


@built
def test_a_wheel_names_what_it_depends_on(bill: dict[str, Any]) -> None:
    named = {part["name"]: part for part in bill["components"]}
    pinned = {pin.name: pin.version for pin in PINS}
    fluent = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"][
        "node_modules/@fluent/bundle"
    ]
    assert named["fastapi"]["version"] == pinned["fastapi"]
    assert named["fastapi"]["purl"] == f"pkg:pypi/fastapi@{pinned['fastapi']}"
    assert named["@fluent/bundle"]["version"] == fluent["version"]
    assert named["@fluent/bundle"]["licenses"] == [{"expression": "Apache-2.0"}]
    assert "svelte" in named
    assert {"pytest", "mypy", "vite", "typescript"}.isdisjoint(named)
    for part in bill["components"]:
        (files,) = part["externalReferences"]
        assert files["hashes"], part["name"]


@built
def test_its_dependencies_hold_together(bill: dict[str, Any]) -> None:
    refs = {part["bom-ref"] for part in bill["components"]}
    reached = {target for one in bill["dependencies"] for target in one["dependsOn"]}
    assert reached == refs


def test_what_we_import_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for wish in project["dependencies"]:
        name = wish.partition(">")[0].partition("[")[0].replace("_", "-").replace(".", "-")
        assert name in NEEDED, name
    assert {"starlette", "uvloop", "markupsafe"} <= NEEDED  # by way of others
    assert {"hatchling", "matplotlib", "pytest"}.isdisjoint(NEEDED)


def test_both_versions_of_a_package_are_named() -> None:
    markers = [pin.marker for pin in PINS if pin.name == "numpy"]
    assert markers == ["python_full_version < '3.12'", "python_full_version >= '3.12'"]


@pytest.mark.parametrize("name", sorted(NEEDED))
def test_licences_are_those_of_the_packages(name: str) -> None:
    assert name in LICENCES
    try:
        said = metadata(name).json.get("license_expression")
    except PackageNotFoundError:
        pytest.skip("not for this machine")
    assert said in (None, LICENCES[name])


def test_no_licence_is_left_over() -> None:
    assert set(LICENCES) == NEEDED

"""A wheel carries the built page, so that its users need no Node, and a bill of materials."""

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build a wheel without its page, and adds the bill of materials."""

    _folder: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the page; an editable install finds it later."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src/kleeblatt/server/page/index.html").is_file():
            raise RuntimeError("The page is not built yet: run `make page` first.")
        materials = _bill_of_materials(root)
        self._folder = tempfile.TemporaryDirectory()
        file = Path(self._folder.name, materials.FILE)
        file.write_text(materials.bill(root), "utf-8")
        build_data["sbom_files"].append(str(file))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The bill is in the wheel now."""
        if self._folder is not None:
            self._folder.cleanup()


def _bill_of_materials(root: Path) -> Any:
    """The module beside this file, which no path leads to."""
    spec = importlib.util.spec_from_file_location(
        "bill_of_materials", root / "bill_of_materials.py"
    )
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module

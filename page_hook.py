"""A wheel carries the built page, so that nobody who installs it needs Node."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build a wheel without its page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the page; an editable install finds it later."""
        page = Path(self.root, "src", "kleeblatt", "server", "page", "index.html")
        if version != "editable" and not page.is_file():
            raise RuntimeError("The page is not built yet: run `make page` first.")

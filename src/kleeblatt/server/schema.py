"""The OpenAPI description: routes, the messages of the WebSocket, and the shapes of each game.

The page's TypeScript types are generated from it.
"""

from dataclasses import fields
from importlib import import_module
from typing import Annotated, Any, Literal, Union, get_type_hints

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import Field, TypeAdapter, create_model

from kleeblatt.core.events import Event, event_kinds
from kleeblatt.core.game import Game
from kleeblatt.games import all_games
from kleeblatt.server import wire


def described(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI description, with the WebSocket's messages among its components."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        for name, adapter in (("FromClient", wire.from_client), ("FromServer", wire.from_server)):
            mode = "validation" if name == "FromClient" else "serialization"
            found = adapter.json_schema(mode=mode, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
            components = schema.setdefault("components", {}).setdefault("schemas", {})
            components |= found.pop("$defs", {})
            components[name] = found
        families = {game.family: game for game in all_games()}
        for game in families.values():
            components |= _shapes(game)
        components["Event"] = {
            "anyOf": [_ref(f"{_prefix(game)}Event") for game in families.values()]
        }
        app.openapi_schema = schema
    return app.openapi_schema


def _shapes(game: Game) -> dict[str, Any]:
    """Return the shapes of a game's views, printed things and events, as it declares them."""
    module = import_module(game.table_view.__module__)
    prefix = _prefix(game)
    shapes: dict[str, Any] = {}
    declared = {"View": module.View, "Printed": module.Printed, "Event": _events(game)}
    for name, shape in declared.items():
        adapter: TypeAdapter[Any] = TypeAdapter(shape)
        template = f"#/components/schemas/{prefix}{{model}}"
        found = adapter.json_schema(mode="serialization", ref_template=template)
        named = found.pop("$defs", {}) | {name: found}
        assert not {f"{prefix}{inner}" for inner in named} & shapes.keys()
        shapes |= {f"{prefix}{inner}": shape for inner, shape in named.items()}
    return shapes


def _prefix(game: Game) -> str:
    """Return the prefix of a game's shapes: 'NochMal'."""
    return "".join(word.title() for word in game.family.split("-"))


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _events(game: Game) -> Any:
    """Return the events of a game as they travel: told apart by their names."""
    kinds = [create_model(kind.__name__, **_fields(kind)) for kind in event_kinds(game.events)]
    return Annotated[Union[tuple(kinds)], Field(discriminator="event")]  # noqa: UP007 (made here)


def _fields(kind: type[Event]) -> Any:
    hints = get_type_hints(kind)
    name = Literal[kind.name()]  # type: ignore[valid-type]
    return {"event": (name, ...), **{f.name: (hints[f.name], ...) for f in fields(kind)}}

"""The HTTP routes. `docs/protocol.md` explains how to use them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import PlainTextResponse

import kleeblatt
from kleeblatt.games.rulebook import rulebook
from kleeblatt.server import dice, visitors, wire
from kleeblatt.server.answers import REFUSALS, language_of
from kleeblatt.server.facts import table_facts
from kleeblatt.server.limits import place_of

if TYPE_CHECKING:
    from kleeblatt.server.app import Server

LETTERS_A_POINT = 16 * 1024  # of a record: what its check costs


def place(request: Request) -> str:
    """Return where a request comes from, as limits count it."""
    return place_of(request.client.host if request.client else None)


def add_api(app: FastAPI, server: "Server") -> None:
    """Add all routes below /api/."""
    _add_facts(app, server)
    _add_rules(app, server)
    _add_pictures(app, server)
    _add_tables(app, server)
    _add_records(app, server)
    _add_dice(app, server)
    _add_network(app, server)


def _documented(model: Any) -> dict[str, Any]:
    """Document a route that answers ready-made JSON, so that OpenAPI knows its form."""
    return {"responses": REFUSALS | {200: {"model": model}}, "response_model": None}


def _text(description: str) -> dict[int | str, dict[str, Any]]:
    return REFUSALS | {200: {"description": description, "content": {"text/plain": {}}}}


def _ready(text: str) -> Response:
    return Response(text, media_type="application/json")


class Once:
    """Answers that stay the same while the server runs: worked out at the first request."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._kept: dict[str, str] = {}

    async def answer(self, request: Request, work: Callable[..., str], *given: str) -> Response:
        """Return the answer, worked out or kept."""
        name = "/".join([work.__name__, *given])
        if name not in self._kept:
            self._kept[name] = await self._server.visit(place(request), 1, work, *given)
        return _ready(self._kept[name])


def _add_facts(app: FastAPI, server: "Server") -> None:
    """Add routes about the server and its games."""
    once = Once(server)

    @app.get("/api/health", responses=REFUSALS | {503: {"model": wire.Health}})
    async def health(response: Response) -> wire.Health:
        """Say whether the server can do its work."""
        can_store = await server.can_store()
        response.status_code = 200 if can_store else 503
        hall = server.hall
        return wire.Health(
            status="ok" if can_store else "no-store",
            tables=hall.tables,
            connections=hall.connections,
        )

    @app.get("/api/facts", **_documented(wire.Facts))
    async def facts(request: Request) -> Response:
        """List the games and bots of this server."""
        return await once.answer(request, visitors.facts)


def _add_rules(app: FastAPI, server: "Server") -> None:
    """Add routes that explain the games."""
    once = Once(server)

    @app.get("/api/rules/{game}", responses=_text("Markdown"), response_model=None)
    async def rules(game: str, request: Request) -> PlainTextResponse:
        """Return the rules of a game in our own words."""
        return PlainTextResponse(rulebook(kleeblatt.game(game), language_of(request)))

    @app.get("/api/guide/{game}", **_documented(wire.Replay))
    async def guide(game: str, request: Request) -> Response:
        """Return a guided first game: the moves of seat 0 are the ones to make."""
        return await once.answer(request, visitors.guided, kleeblatt.game(game).id)


def _add_pictures(app: FastAPI, server: "Server") -> None:
    """Add routes for pictures that are drawn on the spot."""

    @app.get(
        "/api/qr",
        responses=REFUSALS | {200: {"description": "SVG", "content": {"image/svg+xml": {}}}},
        response_model=None,
    )
    async def qr(
        request: Request, text: Annotated[str, Query(min_length=1, max_length=500)]
    ) -> Response:
        """Draw a QR code."""
        picture = await server.visit(place(request), 1, visitors.qr_code, text)
        return Response(picture, media_type="image/svg+xml")


def _add_tables(app: FastAPI, server: "Server") -> None:
    """Add routes to set up tables and take seats."""

    @app.post("/api/tables", responses=REFUSALS)
    async def set_up(wish: wire.NewTable, request: Request) -> wire.TableMade:
        """Set up a table."""
        server.limits.spend("tables", place(request))
        return await server.hall.set_up(wish, place(request))

    @app.get("/api/tables/{table}", responses=REFUSALS)
    async def look(table: str, request: Request) -> wire.TableFacts:
        """Say who sits at a table, and whether play has begun."""
        server.limits.spend("work", place(request))
        return table_facts(await server.hall.find(table))

    @app.post("/api/tables/{table}/seats", responses=REFUSALS)
    async def join(table: str, joining: wire.Joining, request: Request) -> wire.HeldSeat:
        """Take an open seat, by invitation."""
        server.limits.spend("joins", place(request))
        return await (await server.hall.find(table)).seating.join(joining.invite, joining.name)


def _add_records(app: FastAPI, server: "Server") -> None:
    """Add routes to keep, watch and check records, and for empty sheets."""

    @app.get("/api/tables/{table}/record", responses=_text("JSON lines"), response_model=None)
    async def record(table: str, request: Request) -> PlainTextResponse:
        """Return the record of a finished match."""
        server.limits.spend("work", place(request))
        found = await server.hall.find(table)
        name = f"{found.game.id}-{table[:6]}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(found.record.text(), headers=headers)

    @app.get("/api/tables/{table}/replay", **_documented(wire.Replay))
    async def replay_table(table: str, request: Request) -> Response:
        """Return a finished match, moment by moment."""
        text = (await server.hall.find(table)).record.text()
        return _ready(await server.visit(place(request), 4, visitors.replayed, text))

    @app.post("/api/replay", **_documented(wire.Replay))
    async def replay_record(body: wire.RecordText, request: Request) -> Response:
        """Return a record, moment by moment."""
        points = 4 + len(body.text) // LETTERS_A_POINT
        return _ready(await server.visit(place(request), points, visitors.replayed, body.text))

    @app.post("/api/blank", **_documented(wire.Replay))
    async def blank(wish: wire.NewSheet, request: Request) -> Response:
        """Return empty sheets, to print."""
        given = wish.game, wish.players, wish.options
        return _ready(await server.visit(place(request), 2, visitors.blank, *given))

    @app.post("/api/position", **_documented(wire.Replay))
    async def position(body: wire.PositionBody, request: Request) -> Response:
        """Return a position, as the only moment of a replay."""
        points = 2 + len(body.text) // LETTERS_A_POINT
        return _ready(await server.visit(place(request), points, visitors.posed, body.text))

    @app.post("/api/verify", **_documented(wire.Verdict))
    async def verify(body: wire.RecordText, request: Request) -> Response:
        """Check every step and every die of a record."""
        points = 2 + len(body.text) // LETTERS_A_POINT
        given = body.text, language_of(request), tuple(body.seen)
        return _ready(await server.visit(place(request), points, visitors.verified, *given))


def _add_dice(app: FastAPI, server: "Server") -> None:
    """Add routes about how the dice fell."""

    @app.get("/api/tables/{table}/dice", **_documented(dice.DiceReport))
    async def table_dice(table: str, request: Request) -> Response:
        """Return the dice of a finished match."""
        text = (await server.hall.find(table)).record.text()
        return _ready(await server.visit(place(request), 4, visitors.record_dice, text))

    @app.post("/api/dice", **_documented(dice.DiceReport))
    async def record_dice(body: wire.RecordText, request: Request) -> Response:
        """Return the dice of a record."""
        points = 4 + len(body.text) // LETTERS_A_POINT
        return _ready(await server.visit(place(request), points, visitors.record_dice, body.text))

    @app.get("/api/dice", **_documented(dice.ServerDice))
    async def all_dice(request: Request) -> Response:
        """Return the dice of all matches that were finished on this server."""
        kept = await server.hall.tallies()
        return _ready(await server.visit(place(request), 2, visitors.all_dice, kept))


def _add_network(app: FastAPI, server: "Server") -> None:
    """Add routes to let friends' phones reach this server."""

    @app.get("/api/network", responses=REFUSALS)
    async def network(request: Request) -> wire.NetworkFacts:
        """Say whether the home network reaches this server."""
        server.limits.spend("work", place(request))
        return server.network.facts(request)

    @app.post("/api/network", responses=REFUSALS)
    async def set_network(wish: wire.NetworkWish, request: Request) -> wire.NetworkFacts:
        """Open the server to the home network, or close it; only from this machine."""
        server.limits.spend("tables", place(request))
        await server.network.set(request, wish.is_open)
        return server.network.facts(request)

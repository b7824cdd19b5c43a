"""The HTTP routes. `docs/protocol.md` tells how to use them."""

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
    """Where a request comes from, as limits count it."""
    return place_of(request.client.host if request.client else None)


def add_api(app: FastAPI, server: "Server") -> None:
    """All routes below /api/."""
    _add_facts(app, server)
    _add_rules(app, server)
    _add_pictures(app, server)
    _add_tables(app, server)
    _add_records(app, server)
    _add_dice(app, server)
    _add_network(app, server)


def _documented(model: Any) -> dict[str, Any]:
    """A route whose answer is JSON that is ready; OpenAPI knows its form."""
    return {"responses": REFUSALS | {200: {"model": model}}, "response_model": None}


def _text(description: str) -> dict[int | str, dict[str, Any]]:
    return REFUSALS | {200: {"description": description, "content": {"text/plain": {}}}}


def _ready(text: str) -> Response:
    return Response(text, media_type="application/json")


class Once:
    """Answers that stay the same while the server runs: worked out for whoever asks first."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._kept: dict[str, str] = {}

    async def answer(self, request: Request, work: Callable[..., str], *given: str) -> Response:
        """The answer, worked out or kept."""
        name = "/".join([work.__name__, *given])
        if name not in self._kept:
            self._kept[name] = await self._server.visit(place(request), 1, work, *given)
        return _ready(self._kept[name])


def _add_facts(app: FastAPI, server: "Server") -> None:
    """How the server is, and what it has."""
    once = Once(server)

    @app.get("/api/health", responses=REFUSALS | {503: {"model": wire.Health}})
    async def health(response: Response) -> wire.Health:
        """Can the server do its work?"""
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
        """The games and bots of this server."""
        return await once.answer(request, visitors.facts)


def _add_rules(app: FastAPI, server: "Server") -> None:
    """How the games are played."""
    once = Once(server)

    @app.get("/api/rules/{game}", responses=_text("Markdown"), response_model=None)
    async def rules(game: str, request: Request) -> PlainTextResponse:
        """The rules of a game in our own words."""
        return PlainTextResponse(rulebook(kleeblatt.game(game), language_of(request)))

    @app.get("/api/guide/{game}", **_documented(wire.Replay))
    async def guide(game: str, request: Request) -> Response:
        """A guided first game: the moves of seat 0 are the ones to make."""
        return await once.answer(request, visitors.guided, kleeblatt.game(game).id)


def _add_pictures(app: FastAPI, server: "Server") -> None:
    """Pictures that are drawn on the spot."""

    @app.get(
        "/api/qr",
        responses=REFUSALS | {200: {"description": "SVG", "content": {"image/svg+xml": {}}}},
        response_model=None,
    )
    async def qr(
        request: Request, text: Annotated[str, Query(min_length=1, max_length=500)]
    ) -> Response:
        """A QR code."""
        picture = await server.visit(place(request), 1, visitors.qr_code, text)
        return Response(picture, media_type="image/svg+xml")


def _add_tables(app: FastAPI, server: "Server") -> None:
    """Setting tables and taking seats."""

    @app.post("/api/tables", responses=REFUSALS)
    async def set_up(wish: wire.NewTable, request: Request) -> wire.TableMade:
        """Set a table."""
        server.limits.spend("tables", place(request))
        return await server.hall.set_up(wish, place(request))

    @app.get("/api/tables/{table}", responses=REFUSALS)
    async def look(table: str, request: Request) -> wire.TableFacts:
        """Who sits at a table, and whether play has begun."""
        server.limits.spend("work", place(request))
        return table_facts(await server.hall.find(table))

    @app.post("/api/tables/{table}/seats", responses=REFUSALS)
    async def join(table: str, joining: wire.Joining, request: Request) -> wire.HeldSeat:
        """Take an open seat, by invitation."""
        server.limits.spend("joins", place(request))
        return await (await server.hall.find(table)).seating.join(joining.invite, joining.name)


def _add_records(app: FastAPI, server: "Server") -> None:
    """Records: to keep, to watch, to check; and empty sheets."""

    @app.get("/api/tables/{table}/record", responses=_text("JSON lines"), response_model=None)
    async def record(table: str, request: Request) -> PlainTextResponse:
        """The record of a finished match."""
        server.limits.spend("work", place(request))
        found = await server.hall.find(table)
        name = f"{found.game.id}-{table[:6]}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(found.record.text(), headers=headers)

    @app.get("/api/tables/{table}/replay", **_documented(wire.Replay))
    async def replay_table(table: str, request: Request) -> Response:
        """A finished match, moment by moment."""
        text = (await server.hall.find(table)).record.text()
        return _ready(await server.visit(place(request), 4, visitors.replayed, text))

    @app.post("/api/replay", **_documented(wire.Replay))
    async def replay_record(body: wire.RecordText, request: Request) -> Response:
        """A record, moment by moment."""
        points = 4 + len(body.text) // LETTERS_A_POINT
        return _ready(await server.visit(place(request), points, visitors.replayed, body.text))

    @app.post("/api/blank", **_documented(wire.Replay))
    async def blank(wish: wire.NewSheet, request: Request) -> Response:
        """Empty sheets, to print."""
        given = wish.game, wish.players, wish.options
        return _ready(await server.visit(place(request), 2, visitors.blank, *given))

    @app.post("/api/position", **_documented(wire.Replay))
    async def position(body: wire.PositionBody, request: Request) -> Response:
        """A position, as the only moment of a replay."""
        points = 2 + len(body.text) // LETTERS_A_POINT
        return _ready(await server.visit(place(request), points, visitors.posed, body.text))

    @app.post("/api/verify", **_documented(wire.Verdict))
    async def verify(body: wire.RecordText, request: Request) -> Response:
        """Check every step and every die of a record."""
        points = 2 + len(body.text) // LETTERS_A_POINT
        given = body.text, language_of(request), tuple(body.seen)
        return _ready(await server.visit(place(request), points, visitors.verified, *given))


def _add_dice(app: FastAPI, server: "Server") -> None:
    """How the dice fell."""

    @app.get("/api/tables/{table}/dice", **_documented(dice.DiceReport))
    async def table_dice(table: str, request: Request) -> Response:
        """The dice of a finished match."""
        text = (await server.hall.find(table)).record.text()
        return _ready(await server.visit(place(request), 4, visitors.record_dice, text))

    @app.post("/api/dice", **_documented(dice.DiceReport))
    async def record_dice(body: wire.RecordText, request: Request) -> Response:
        """The dice of a record."""
        points = 4 + len(body.text) // LETTERS_A_POINT
        return _ready(await server.visit(place(request), points, visitors.record_dice, body.text))

    @app.get("/api/dice", **_documented(dice.ServerDice))
    async def all_dice(request: Request) -> Response:
        """The dice of all matches that were finished on this server."""
        kept = await server.hall.tallies()
        return _ready(await server.visit(place(request), 2, visitors.all_dice, kept))


def _add_network(app: FastAPI, server: "Server") -> None:
    """Friends on phones: may they reach this server?"""

    @app.get("/api/network", responses=REFUSALS)
    async def network(request: Request) -> wire.NetworkFacts:
        """Whether the home network reaches this server."""
        server.limits.spend("work", place(request))
        return server.network.facts(request)

    @app.post("/api/network", responses=REFUSALS)
    async def set_network(wish: wire.NetworkWish, request: Request) -> wire.NetworkFacts:
        """Open the server to the home network, or close it; only from this machine."""
        server.limits.spend("tables", place(request))
        await server.network.set(request, wish.is_open)
        return server.network.facts(request)

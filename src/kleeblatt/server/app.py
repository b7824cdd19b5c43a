"""HTTP and WebSockets around the hall. `docs/protocol.md` tells how to talk to it."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from fastapi import FastAPI, HTTPException, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.openapi.utils import get_openapi
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from pydantic import TypeAdapter, ValidationError
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import kleeblatt
from kleeblatt.bots import USUAL, all_bots, borrowers
from kleeblatt.core.errors import KleeblattError, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.record import read
from kleeblatt.core.words import LANGUAGES
from kleeblatt.games import all_games
from kleeblatt.games.rulebook import rulebook
from kleeblatt.games.verdict import verdict
from kleeblatt.server import replay, wire
from kleeblatt.server.hall import Hall
from kleeblatt.server.store import Store
from kleeblatt.server.table import Connection, problem_of
from kleeblatt.server.thinkers import Thinkers

log = logging.getLogger("kleeblatt.server")
PAGE = Path(__file__).parent / "page"  # built from web/
HELLO_SECONDS = 10
SWEEP_SECONDS = 60
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


LASTING = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    data: Path
    new_tables: str = "60/minute"  # from one address
    messages: str = "200/second"  # on one connection
    thinkers: int = 1  # processes for bots
    pace: float = 0.0  # seconds that a bot takes at least, so that people can follow
    page: Path = PAGE


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""
    limiter = MovingWindowRateLimiter(MemoryStorage())
    new_tables, messages = parse(settings.new_tables), parse(settings.messages)
    place = Store(settings.data / "kleeblatt.sqlite")
    thinkers = Thinkers(settings.thinkers, settings.pace)
    hall = Hall(place, thinkers)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(hall))
        yield
        sweeping.cancel()
        await hall.close()
        thinkers.close()
        place.close()

    app = FastAPI(
        title="Kleeblatt",
        version=kleeblatt.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(Guard)
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=6)
    app.state.hall = hall
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]

    @app.exception_handler(KleeblattError)
    async def refused(request: Request, error: KleeblattError) -> JSONResponse:
        return _problem(STATUS.get(error.id, 400), error, request)

    _add_api(app, hall, limiter, new_tables)
    _add_socket(app, hall, limiter, messages)
    _add_page(app, settings.page)
    return app


class Guard:
    """Refuses bodies that are too long; tells browsers what they may do with an answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry out a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        lasting = request.url.path.startswith("/assets/")  # their names change with their contents

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers["Cache-Control"] = LASTING if lasting else "no-cache"
            await send(message)

        unknown = "" if request.method == "POST" else "0"  # a body must say how long it is
        length = request.headers.get("content-length", unknown)
        if length.isdecimal() and int(length) <= wire.LONGEST_BODY:
            await self._app(scope, receive, guarded)
        else:
            error = UsageError("too-long", most=wire.LONGEST_BODY)
            await _problem(413 if length else 411, error, request)(scope, receive, guarded)


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await hall.sweep()


def _language(request: Request) -> str:
    """The language that a request wants: its `lang`, or the first one the browser names."""
    wanted = [request.query_params.get("lang", "")]
    wanted += request.headers.get("accept-language", "").split(",")
    return next((w[:2] for w in wanted if w[:2] in LANGUAGES), "en")


def _problem(status: int, error: KleeblattError, request: Request) -> JSONResponse:
    return JSONResponse(problem_of(error, _language(request)).model_dump(), status)


STATUS = {  # of refusals; all others are 400
    "no-table": 404, "unknown-game": 404, "wrong-invite": 403, "no-open-seat": 409, "not-over": 409,
    "too-often": 429,
}  # fmt: skip
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem} for status in (400, 403, 404, 409, 411, 413, 429)
}


def _text(description: str) -> dict[int | str, dict[str, Any]]:
    return REFUSALS | {200: {"description": description, "content": {"text/plain": {}}}}


def _add_api(
    app: FastAPI, hall: Hall, limiter: MovingWindowRateLimiter, new_tables: RateLimitItem
) -> None:
    @app.get("/api/health")
    async def health() -> wire.Health:
        """Is the server there?"""
        return wire.Health(status="ok", tables=hall.tables, connections=hall.connections)

    @app.get("/api/facts")
    async def facts() -> wire.Facts:
        """The games and bots of this server."""
        return wire.Facts(
            games=[
                wire.GameFacts(
                    id=game.id,
                    title=game.title,
                    min_players=game.min_players,
                    max_players=game.max_players,
                    minutes=game.minutes,
                    options=[
                        wire.OptionFacts(
                            name=option.name,
                            default=option.default,
                            choices=list(option.choices),
                            form=option.form,
                            is_file=option.is_file,
                        )
                        for option in game.options
                    ],
                    parts=list(game.parts),
                    borrowers=list(borrowers(game, range(game.min_players, game.max_players + 1))),
                    level_text=game.level_text,
                    tokens=list(game.notation.TOKENS),
                    rulebooks=list(game.rulebooks),
                )
                for game in all_games()
            ],
            bots=list(all_bots()),
            usual_bot=USUAL,
            version=kleeblatt.__version__,
        )

    @app.get("/api/rules/{game}", responses=_text("Markdown"), response_model=None)
    async def rules(game: str, request: Request) -> PlainTextResponse:
        """The rules of a game in our own words."""
        return PlainTextResponse(rulebook(kleeblatt.game(game), _language(request)))

    @app.post("/api/tables", responses=REFUSALS)
    async def set_up(wish: wire.NewTable, request: Request) -> wire.TableMade:
        """Set a table."""
        address = request.client.host if request.client else ""
        if not limiter.hit(new_tables, "tables", address):
            raise UsageError("too-often")
        return await hall.set_up(wish)

    @app.get("/api/tables/{table}", responses=REFUSALS)
    async def look(table: str) -> wire.TableFacts:
        """Who sits at a table, and whether play has begun."""
        return (await hall.find(table)).facts()

    @app.post("/api/tables/{table}/seats", responses=REFUSALS)
    async def join(table: str, joining: wire.Joining) -> wire.HeldSeat:
        """Take an open seat, by invitation."""
        return await (await hall.find(table)).join(joining.invite, joining.name)

    @app.get("/api/tables/{table}/record", responses=_text("JSON lines"), response_model=None)
    async def record(table: str) -> PlainTextResponse:
        """The record of a finished match."""
        found = await hall.find(table)
        name = f"{found.game.id}-{table[:6]}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(found.record.text(), headers=headers)

    @app.get("/api/tables/{table}/replay", responses=REFUSALS)
    async def replay_table(table: str) -> wire.Replay:
        """A finished match, moment by moment."""
        found = await hall.find(table)
        return await asyncio.to_thread(replay.replay, found.record)

    @app.post("/api/replay", responses=REFUSALS)
    async def replay_record(body: wire.RecordText, request: Request) -> wire.Replay:
        """A record, moment by moment."""
        address = request.client.host if request.client else ""
        if not limiter.hit(new_tables, "replays", address):
            raise UsageError("too-often")
        return await asyncio.to_thread(lambda: replay.replay(read(body.text)))

    @app.get("/api/guide/{game}", responses=REFUSALS)
    async def guide(game: str) -> wire.Replay:
        """A guided first game: the moves of seat 0 are the ones to make."""
        return await asyncio.to_thread(replay.guided, kleeblatt.game(game).id)

    @app.post("/api/blank", responses=REFUSALS)
    async def blank(wish: wire.NewSheet) -> wire.Replay:
        """Empty sheets, to print."""
        chosen = kleeblatt.game(wish.game)
        return await asyncio.to_thread(replay.blank, chosen, wish.players, wish.options)

    @app.post("/api/verify", responses=REFUSALS)
    async def verify(body: wire.RecordText, request: Request) -> wire.Verdict:
        """Check every step and every die of a record."""
        found = await asyncio.to_thread(verdict, body.text, _language(request))
        return wire.Verdict.model_validate(asdict(found))

    @app.get(
        "/api/qr",
        responses=REFUSALS | {200: {"description": "SVG", "content": {"image/svg+xml": {}}}},
        response_model=None,
    )
    async def qr(text: Annotated[str, Query(min_length=1, max_length=500)]) -> Response:
        """A QR code."""
        code = segno.make(text, error="m", micro=False)
        picture = BytesIO()
        code.save(picture, kind="svg", scale=4, border=2, dark="#000", light="#fff", omitsize=True)
        return Response(picture.getvalue(), media_type="image/svg+xml")


def _add_socket(
    app: FastAPI, hall: Hall, limiter: MovingWindowRateLimiter, messages: RateLimitItem
) -> None:
    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        """A device at a table."""
        if not _is_own_page(socket):
            await socket.close(4403)
            return
        await socket.accept()
        connection = Connection(socket.send_text, socket.close)
        pumping = asyncio.create_task(connection.pump())
        found = None
        try:
            hello = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
            if not isinstance(hello, wire.Hello):
                raise UsageError("no-hello")
            connection.language = hello.language
            found = await hall.find(table)
            found.attach(connection, hello)
            while not found.broken:
                try:
                    message = await _receive(socket)
                except ValidationError as error:
                    _refuse(connection, UsageError("no-message", why=_first_line(error)))
                    continue
                if limiter.hit(messages, str(id(connection))):
                    found.receive(connection, message)
                else:
                    _refuse(connection, UsageError("too-often"), message)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass  # gone, silent, or hung up by the table
        except (KleeblattError, ValidationError) as error:
            problem = error if isinstance(error, KleeblattError) else UsageError("no-hello")
            refused = wire.Refused(problem=problem_of(problem, connection.language))
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.send_text(refused.model_dump_json())
        finally:
            if found is not None:
                found.detach(connection)
            pumping.cancel()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close()


async def _receive(socket: WebSocket) -> wire.FromClient:
    return wire.from_client.validate_json(await socket.receive_text())


def _refuse(
    connection: Connection, error: KleeblattError, message: wire.FromClient | None = None
) -> None:
    problem = problem_of(error, connection.language)
    if isinstance(message, wire.Hello | wire.Ping | None):
        connection.tell(wire.Refused(problem=problem))
    else:
        connection.tell(wire.Answer(id=message.id, ok=False, problem=problem))


def _first_line(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"


def _is_own_page(socket: WebSocket) -> bool:
    """A browser names the page it comes from; other programs name none."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def _add_page(app: FastAPI, folder: Path) -> None:
    """The built page: one document (its places are behind the #), and the files it needs."""
    app.mount("/assets", StaticFiles(directory=folder / "assets", check_dir=False))

    @app.get("/{name}", include_in_schema=False)
    @app.get("/", include_in_schema=False)
    async def page(name: str = "index.html") -> Response:
        if name not in {file.name for file in folder.glob("*") if file.is_file()}:
            raise HTTPException(404)
        return FileResponse(folder / name)


def _schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the messages of the WebSocket among its components."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        for name, adapter in (("FromClient", wire.from_client), ("FromServer", wire.from_server)):
            mode = "validation" if name == "FromClient" else "serialization"
            found = adapter.json_schema(mode=mode, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
            components = schema.setdefault("components", {}).setdefault("schemas", {})
            components |= found.pop("$defs", {})
            components[name] = found
        for game in all_games():
            components |= _shapes(game)
        app.openapi_schema = schema
    return app.openapi_schema


def _shapes(game: Game) -> dict[str, Any]:
    """The shapes of a game's views and of what is printed, as its view module declares them."""
    module = import_module(game.make_view.__module__)
    prefix = "".join(word.title() for word in module.__name__.split(".")[-2].split("_"))
    shapes: dict[str, Any] = {}
    for name in ("View", "Printed"):
        adapter = TypeAdapter(getattr(module, name))
        template = f"#/components/schemas/{prefix}{{model}}"
        found = adapter.json_schema(mode="serialization", ref_template=template)
        shapes |= {f"{prefix}{inner}": shape for inner, shape in found.pop("$defs", {}).items()}
        shapes[f"{prefix}{name}"] = found
    return shapes


def schema_text() -> str:
    """The OpenAPI description, for whoever generates types from it."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(Path(folder)))
        return json.dumps(app.openapi(), indent=1)

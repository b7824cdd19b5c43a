"""The application: HTTP and WebSockets around the hall. `docs/protocol.md` explains its use."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException as AnyHttpError

import kleeblatt
from kleeblatt.core.errors import KleeblattError
from kleeblatt.server import answers
from kleeblatt.server.api import add_api, place
from kleeblatt.server.guard import Guard
from kleeblatt.server.hall import Hall
from kleeblatt.server.hosts import Hosts
from kleeblatt.server.limits import Limits
from kleeblatt.server.live import add_live
from kleeblatt.server.network import Network
from kleeblatt.server.schema import described
from kleeblatt.server.store import Store
from kleeblatt.server.thinkers import Thinkers
from kleeblatt.server.visitors import Visitors

T = TypeVar("T")
PAGE = Path(__file__).parent / "page"  # built from web/
VERIFIER, VERIFIER_COST = "kleeblatt-verifier.html", 20
SWEEP_SECONDS = 60
HEALTH_SECONDS = 5.0  # seconds that the last answer holds


@dataclass(frozen=True)
class Settings:
    """How a server runs. `docs/operators.md` says what each limit is for."""

    data: Path
    new_tables: str = "60/minute"  # from one address
    joins: str = "60/minute"  # from one address
    work: str = "240/minute"  # from one address: records, sheets, QR codes, looking at tables
    sockets: str = "600/minute"  # new ones from one address
    messages: str = "200/second"  # on one connection; a move counts twice
    everything: str = "2000/second"  # messages from one address
    most_tables: int = 100_000
    keep_days: int = 0  # days that unused tables are kept; 0: for ever
    bot_processes: int = 1
    prepare_bots: bool = False  # compile what strong bots need as soon as the server runs
    pace: float = 0.0  # seconds that a bot takes at least, so that people can follow
    mixing_seconds: float = 5.0  # for devices to add to the dice
    hosts: tuple[str, ...] = ()  # names of this server besides this machine's own
    page: Path = PAGE


class Server:
    """What all routes share."""

    def __init__(self, settings: Settings) -> None:
        self.hosts = Hosts(settings.hosts)
        self.network = Network()
        self.limits = Limits(
            tables=settings.new_tables,
            joins=settings.joins,
            work=settings.work,
            sockets=settings.sockets,
            messages=settings.messages,
            everything=settings.everything,
        )
        self._store = Store(settings.data / "kleeblatt.sqlite")
        self._thinkers = Thinkers(settings.bot_processes, settings.pace)
        self._visitors = Visitors()
        self._prepares = settings.prepare_bots
        self._healthy: tuple[float, bool] | None = None
        self.hall = Hall(
            self._store,
            self._thinkers,
            self._visitors,
            settings.mixing_seconds,
            settings.most_tables,
            settings.keep_days,
        )

    async def visit(self, place: str, cost: int, work: Callable[..., T], *given: Any) -> T:
        """Do something for an address, on its budget, in a process for visitors."""
        self.limits.spend("work", place, cost)
        return await self._visitors.run(place, work, *given)

    async def can_store(self) -> bool:
        """Can anything be written? The answer is kept for some seconds."""
        now = asyncio.get_running_loop().time()
        if self._healthy is None or now - self._healthy[0] > HEALTH_SECONDS:
            self._healthy = now, await self.hall.can_store()
        return self._healthy[1]

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run from the first request to the last one."""
        chores = [asyncio.create_task(self._sweep())]
        if self._prepares:
            chores.append(asyncio.create_task(self._thinkers.prepare()))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await self.hall.close()
            self._thinkers.close()
            self._visitors.close()
            self._store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.hall.sweep()


def create_app(settings: Settings) -> FastAPI:
    """Return the server as an ASGI application."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with server.running():
            yield

    app = FastAPI(
        title="Kleeblatt",
        version=kleeblatt.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=6)
    app.add_middleware(Guard, hosts=server.hosts)
    app.state.hall = server.hall
    app.state.network = server.network
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    app.add_exception_handler(KleeblattError, answers.on_refusal)
    app.add_exception_handler(RequestValidationError, answers.on_wrong_form)
    app.add_exception_handler(AnyHttpError, answers.on_http_error)
    add_api(app, server)
    add_live(app, server)
    _add_page(app, server, settings.page)
    return app


def _add_page(app: FastAPI, server: Server, folder: Path) -> None:
    """Add the built page: one document (its places are behind the #), and the files it needs."""
    app.mount("/assets", StaticFiles(directory=folder / "assets", check_dir=False))
    names = {file.name for file in folder.glob("*") if file.is_file()}

    @app.get(f"/{VERIFIER}", include_in_schema=False)
    async def verifier(request: Request) -> Response:
        """Send the file that checks records without a server, to download."""
        server.limits.spend("work", place(request), VERIFIER_COST)
        if VERIFIER not in names:
            raise HTTPException(404)
        packed = {"Content-Encoding": "identity"}  # its contents are compressed already
        return FileResponse(folder / VERIFIER, filename=VERIFIER, headers=packed)

    @app.get("/{name}", include_in_schema=False)
    @app.get("/", include_in_schema=False)
    async def page(name: str = "index.html") -> Response:
        if name not in names:
            raise HTTPException(404)
        return FileResponse(folder / name)


def schema_text() -> str:
    """Return the OpenAPI description, to generate types from."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(Path(folder)))
        return json.dumps(app.openapi(), indent=1)

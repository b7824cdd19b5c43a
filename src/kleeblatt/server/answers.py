"""What every HTTP answer has: security headers, and errors in one documented form."""

import json
import logging
from http import HTTPStatus
from typing import Any

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kleeblatt.core.errors import KleeblattError, UsageError
from kleeblatt.core.events import Told
from kleeblatt.core.words import LANGUAGES
from kleeblatt.server import wire

log = logging.getLogger("kleeblatt.server")
LONGEST_LINE = 200  # characters of a request that an answer repeats
LASTING = "public, max-age=31536000, immutable"
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
STATUS = {  # of refusals; all others are 400
    "no-table": 404, "unknown-game": 404, "wrong-invite": 403, "foreign-page": 403,
    "not-here": 403, "no-network": 409,
    "no-open-seat": 409, "not-over": 409, "table-broken": 409, "too-often": 429, "too-busy": 429,
    "too-many-watch": 429, "server-full": 429, "too-much-work": 413, "too-long": 413,
    "no-length": 411, "too-slow": 408, "wrong-host": 421, "long-head": 431,
}  # fmt: skip
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem}
    for status in (400, 403, 404, 405, 408, 409, 411, 413, 421, 422, 429, 500)
}


def language_of(request: Request) -> str:
    """Return the language that a request wants: its `lang`, or the browser's first one."""
    wanted = [request.query_params.get("lang", "")]
    wanted += request.headers.get("accept-language", "").split(",")
    return next((w[:2] for w in wanted if w[:2] in LANGUAGES), "en")


def problem_of(error: KleeblattError, language: str) -> wire.Problem:
    """Describe an error for a person and a program."""
    sentence = error.sentence(language).encode(errors="replace").decode()
    return wire.Problem(code=error.code, sentence=sentence, reason=getattr(error, "reason", None))


def refusal(error: KleeblattError, request: Request) -> JSONResponse:
    """Answer a refused request."""
    problem = problem_of(error, language_of(request))
    return JSONResponse(problem.model_dump(), STATUS.get(error.id, 400))


def first_line(errors: list[Any]) -> str:
    """Say in one short line what is wrong with a message first."""
    first = errors[0]
    where = ".".join(map(str, first["loc"]))
    return short(f"{where}: {first['msg']}")


def short(text: str) -> str:
    """Shorten a line so that it can be repeated."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= LONGEST_LINE else f"{shown[:LONGEST_LINE]}…"


async def on_refusal(request: Request, error: Exception) -> Response:
    """Answer a request that cannot be met."""
    assert isinstance(error, KleeblattError)
    return refusal(error, request)


async def on_wrong_form(request: Request, error: Exception) -> Response:
    """Answer a body or query of the wrong form."""
    assert isinstance(error, RequestValidationError | ValidationError)
    why = first_line(list(error.errors()))
    answer = refusal(UsageError("no-message", why=why), request)
    answer.status_code = HTTPStatus.UNPROCESSABLE_ENTITY
    return answer


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer an unknown route, a wrong method, or a body that is not JSON."""
    assert isinstance(error, HTTPException)
    known = {404: "no-page", 405: "no-method", 400: "no-json"}
    answer = refusal(UsageError(known.get(error.status_code, "no-page")), request)
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def raw_refusal(error: KleeblattError) -> bytes:
    """Write a whole HTTP answer, for requests that never reach the application."""
    status = STATUS.get(error.id, 400)
    body = json.dumps(problem_of(error, "en").model_dump()).encode()
    headers = HEADERS | {
        "Content-Type": "application/json", "Content-Length": str(len(body)),
        "Connection": "close", "Cache-Control": "no-cache",
    }  # fmt: skip
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def event_models(events: Told) -> list[wire.Event]:
    """Return events as they travel."""
    return [wire.Event(**event.json()) for event in events]

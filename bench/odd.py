"""Odd values for the fuzz test: JSON, decks, records, paths, headers, lengths and frames."""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from typing import Any

from bench import raw
from kleeblatt import Chance, Match, SecretDice, game
from kleeblatt.bots import bot


class Text(bytes):
    """JSON that is sent as it stands, even if it is invalid."""


DEEP = 100_000

VALUES = [
    b"NaN", b"Infinity", b"-Infinity", b"-0", b"-0.0", b"1e999", b"-1e999", b"1e-999", b"1.5",
    b"9" * 5000, b"-" + b"9" * 5000, b"0.1" + b"0" * 5000, b"1e" + b"9" * 5000, b"2147483648",
    b"9223372036854775808", b"18446744073709551616", b"-1", b"0", b"16", b"null", b"true",
    b"false", b"[]", b"{}", b"[[]]", b"[null]", b'[{"a":[]}]', b"", b'""', b'" "', b'"x"',
    b'"\\u0000"', b'"a\\u0000b"', b'"\x00"', b'"\n"', b'"\\ud800"', b'"\\udc00\\ud800"',
    b'["\\ud800"]', b'{"\\ud800": 1}', b'{"a": "\\ud800"}', b'"\\ud83c\\udf40"', b'"\xff\xfe"',
    b'"\xed\xa0\x80"', b'"\xc0\x80"', b"\xef\xbb\xbf{}", b'"' + b"x" * 301 + b'"',
    b'"' + b"x" * 5000 + b'"', b'"' + b"y" * 60_000 + b'"',
    b'"' + b"\xf0\x9f\x8d\x80" * 500 + b'"', b'"' + b"\\ud800" * 500 + b'"',
    b'"' + b"ZalgZ\xcc\x8d\xcc\x8e" * 30 + b'"', b'"\\u202e\\u0007\\u001b[31m"',
    b'"../../../../etc/passwd"', b'"/etc/passwd"', b'"C:\\\\x"', b'"random:"', b'"random:-1"',
    b'"random:' + b"9" * 30 + b'"', b'"random:' + b"9" * 5000 + b'"', b'"random:\\u0663"',
    b'"random:1e9"', b'"random: 1"', b'"random:\\ud800"', b'"\\u00b2"', b'"\\u0663"', b'"1_0"',
    b"[" * 50 + b"]" * 50, b"[" * 1500 + b"]" * 1500, b"[" * DEEP,
    b'{"a":' * 1500 + b"1" + b"}" * 1500, b'{"a":' * 30_000, b"[" + b"0," * 10_000 + b"0]",
    b'{"a":1,"a":2}', b"{", b"{}{}", b"'a'", b"[1,]", b'{"a":1}\x00', b"\x00", b"\xff",
    b'"__proto__"', b'"<script>alert(1)</script>"', b'"%s%n{0}{x}"',
]  # fmt: skip

KEYS = [
    "",
    "\ud800",
    "\0",
    "x" * 5000,
    "__proto__",
    "constructor",
    "game ",
    "type",
    "🍀",
    "options",
]


def spelled(some: bytes, most: int = 60) -> str:
    """Write bytes as a Python expression, with long repeats as a product."""
    found, at = [], 0
    for match in re.finditer(rb"(.{1,12}?)\1{11,}", some, re.DOTALL):
        if match.start() > at:
            found.append(repr(some[at : match.start()]))
        found.append(f"{match[1]!r} * {len(match[0]) // len(match[1])}")
        at = match.end()
    if at < len(some) or not some:
        found.append(repr(some[at:]))
    said = " + ".join(found)
    return said if len(said) <= most else f"{said[: most * 2 // 3]} ... {said[-most // 3 :]}"


def json_text(value: Any) -> bytes:
    if isinstance(value, Text):
        return bytes(value)
    if isinstance(value, dict):
        inside = (json.dumps(key).encode() + b": " + json_text(one) for key, one in value.items())
        return b"{" + b", ".join(inside) + b"}"
    if isinstance(value, list):
        return b"[" + b", ".join(json_text(one) for one in value) + b"]"
    return json.dumps(value).encode()


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List the paths of everything in a JSON value."""
    inside: Any = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, one in inside:
        yield (*at, key)
        yield from places(one, (*at, key))


def put(value: Any, at: tuple[Any, ...], new: Any) -> Any:
    if not at:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[at[0]] = put(copy[at[0]], at[1:], new)
    return copy


def replaced(wish: Any) -> Iterator[tuple[str, bytes, bytes]]:
    """Replace each field by each odd value; yields the path, the value and the whole text."""
    for at in places(wish):
        for value in VALUES:
            yield ".".join(map(str, at)), value, json_text(put(wish, at, Text(value)))


def extended(wish: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """Add, drop and double fields."""
    for key in KEYS:
        shown = spelled(key.encode("utf-8", "surrogatepass"))
        yield f"with a field {shown}", json_text({**wish, key: 1})
        for at, one in wish.items():
            if isinstance(one, dict):
                yield f"with {at}.{shown}", json_text({**wish, at: {**one, key: "x"}})
    for key in wish:
        yield f"without {key}", json_text({k: v for k, v in wish.items() if k != key})
        twice = json_text(wish)[:-1] + b", " + json.dumps(key).encode() + b": [1]}"
        yield f"with {key} twice", twice


def several(wish: Any, chance: random.Random) -> bytes:
    for at in chance.sample(list(places(wish)), min(3, len(list(places(wish))))):
        try:
            wish = put(wish, at, Text(chance.choice(VALUES)))
        except (TypeError, IndexError, KeyError):
            continue  # an earlier value has replaced this part
    return json_text(wish)


def damaged(some: bytes, chance: random.Random) -> bytes:
    for _ in range(chance.randint(1, 4)):
        at, size = chance.randrange(len(some) + 1), chance.randint(1, 8)
        kind = chance.randrange(4)
        if kind == 0:
            some = some[:at] + some[at + size :]
        elif kind == 1:
            some = some[:at] + chance.randbytes(size) + some[at:]
        elif kind == 2:
            some = some[:at] + some[at : at + 40] * size + some[at:]
        else:
            some = some[:at] + chance.choice(VALUES) + some[at:]
    return some


# Records and decks


def a_record() -> str:
    """Play a match of two random bots, and return its record."""
    match = Match(game("push"), ["Ada", "Ben"], {}, dice=SecretDice.new())
    chooser = bot("random", 1)
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
        else:
            seat = match.awaited[0]
            match.play(seat, chooser.choose(match, seat))
    return match.record.text()


def summed(lines: list[Any]) -> str:
    """Write lines with correct sums (docs/record.md), as far as they are valid JSON."""
    before, found = "", []
    for line in lines:
        text = json_text(line)
        try:
            entry = json.loads(text)
            entry.pop("sum", None)
            whole = f"{before} {json.dumps(entry, sort_keys=True)}"
            before = hashlib.sha256(whole.encode("utf-8", "surrogatepass")).hexdigest()[:12]
            text = json.dumps({**entry, "sum": before}, ensure_ascii=True).encode()
        except (ValueError, RecursionError, AttributeError, KeyError, TypeError):
            pass
        found.append(text.decode("utf-8", "surrogateescape"))
    return "".join(f"{line}\n" for line in found)


def records(text: str) -> Iterator[tuple[str, str]]:
    lines = [json.loads(line) for line in text.splitlines()]
    moves = next(i for i, line in enumerate(lines) if "move" in line)
    rolls = next(i for i, line in enumerate(lines) if "roll" in line)
    short = lines[: max(moves, rolls) + 1] + lines[-2:]
    numbers = (
        0,
        short.index(lines[rolls]),
        short.index(lines[moves]),
        len(short) - 2,
        len(short) - 1,
    )
    for number in numbers:
        for at in places(short[number]):
            for value in VALUES:
                if len(value) > 70_000:
                    continue
                changed = put(short, (number, *at), Text(value))
                where = f"{'.'.join(map(str, at))} of line {number + 1}"
                yield f"{where}: {spelled(value)}", summed(changed)
        for value in VALUES:
            changed = put(short, (number,), Text(value))
            yield f"line {number + 1}: {spelled(value)}", summed(changed)
    for name, kind in (("seed", {"from": "seed", "seed": 7}), ("deal", {"from": "deal", "seed": 7}),
                       ("hand", {"from": "hand"})):  # fmt: skip
        header = {**lines[0], "dice": kind}
        yield f"dice from {name}", summed([header, *lines[1:]])
        for value in VALUES[:30]:
            odd_kind = {**kind, "seed": Text(value)}
            yield f"{name} {spelled(value)}", summed([{**lines[0], "dice": odd_kind}, *short[1:]])
    for id in ("noch-mal", "geht-noch-was", "doppelt-so-clever", "noch-mal-so-gut"):
        yield f"game {id}", summed([{**lines[0], "game": id}, *short[1:]])
    yield "no lines", ""
    yield "empty lines", "\n" * 50_000
    yield "thousands of lines", text + (text.splitlines()[1] + "\n") * 4000
    yield "thousands of headers", (text.splitlines()[0] + "\n") * 1200
    yield "CRLF", text.replace("\n", "\r\n")
    yield "a NUL", text[:80] + "\0" + text[80:]
    yield "a surrogate", text.replace("Ada", "A\ud800a")
    yield "a surrogate outside of strings", text + "\ud800\n"
    yield "a separator", text.replace("Ada", "A\u2028a\x85")
    yield "a byte order mark", "\ufeff" + text
    yield "no last newline", text[:-1]
    yield "half a line", text[: len(text) // 2]
    yield "a long line", text + "x" * 400_000
    yield "many players", summed([{**lines[0], "players": ["x"] * 20_000}])
    yield "deep JSON", text + "[" * 200_000 + "\n"


TOML = [
    "nan", "inf", "-inf", "0", "-1", "1.5", "1e400", "9" * 5000, "-" + "9" * 30, "0x1F", "0b1",
    "0o7", "1_0", "true", "1979-05-27", "1979-05-27T07:32:00Z", "07:32:00", '""', '"x"',
    '"' + "x" * 20_000 + '"', '"\\u0000"', '"\\uD800"', "[]", "{}", "[[]]", "[nan]",
    "[9223372036854775808]", '"🍀"', "'\ud800'", '"green: "', '"green A"', "[" * 500 + "]" * 500,
    "[" * 15_000, "{a=" * 400 + "1" + "}" * 400, "{a=" * 10_000, '"green: 99999W1"',
    '"green: 0W1"', '"green: 6W1 & 6W2 & 6W3"', '"green: SW' + "9" * 5000 + '+"',
    '"green: 1W\u00b2"', '"green: 1W\u0663"', '"purple: 1W1"', '"green Z: 1W1"',
    '"green: ' + "1W1 / " * 3000 + '1W1"', '"green: ' + "1W1 & " * 3000 + '1W1"',
    '"green: ' + "(" * 5000 + '"', "'''\n\n'''", "{luck = nan}", "[{luck = -1}]",
    '[{luck = 1, card = "x"}]', "[1e400, 1, 1, 1, 1]", "[1, 2, 4, 8, " + "9" * 4000 + "]",
]  # fmt: skip


def decks(template: str) -> Iterator[tuple[str, str]]:
    lines = template.splitlines()
    keys = [i for i, line in enumerate(lines) if re.match(r"\w+ = ", line)]
    for number in [*keys[:12], keys[-1]]:
        key = lines[number].split(" = ")[0]
        for value in TOML:
            changed = [*lines[:number], f"{key} = {value}", *lines[number + 1 :]]
            yield f"{key} = {spelled(value.encode('utf-8', 'surrogatepass'))}", "\n".join(changed)
    for key in (
        "0x1", "0", "-1", "+1", "1_0", "9" * 5000, '"\u00b2"', '"\u0663"', '"\\u0000"', '"1.5"',
        "a.b.c", '" 1"', '"1\\n"', '""', "97", "1e3", "nan", "1979-05-27", "'\ud800'",
    ):  # fmt: skip
        shown = spelled(key.encode("utf-8", "surrogatepass"))
        yield f"card number {shown}", f'{template}\n{key} = "green: 1W1"\n'
        yield f"key {shown}", f"{key} = 1\n{template}"
    for table in ("cards", "bonus", "factors", "name", "points"):
        for value in ("5", '"x"', "[]", "nan", "[[1]]", "{}"):
            kept = "\n".join(
                line for line in lines if not line.startswith((f"[{table}]", f"{table} ="))
            )
            yield f"{table} = {value}", f"{table} = {value}\n{kept}"
        yield f"[{table}] twice", f"{template}\n[{table}]\nx = 1\n"
        yield f"[[{table}]]", f"[[{table}]]\nx = 1\n"
    yield "19,000 dotted keys", ".".join(["a"] * 19_000) + " = 1"
    yield "19,000 dotted keys in a table", "[" + ".".join(["a"] * 19_000) + "]"
    yield "thousands of keys", "".join(f"a{n}=1\n" for n in range(5000))
    yield "thousands of dotted keys", "".join(f"a.b{n}.c=1\n" for n in range(3000))
    yield "thousands of tables", "".join(f"[a{n}]\n" for n in range(4500))
    yield "thousands of quotes", '"' * 39_000
    yield "nothing", ""
    yield "a NUL", "\0"
    yield "CR only", template.replace("\n", "\r")
    yield "a byte order mark", "\ufeff" + template
    yield "a surrogate", template.replace("Kleeblatt", "\ud800")
    yield "a path", "/etc/passwd"
    yield "one long comment", "#" + "x" * 39_000
    yield "brackets", "[" * 39_000
    yield "braces", "a=" + "{b=" * 12_000


# HTTP

PIECES = [
    "%00", "%ff", "%ed%a0%80", "%c0%80", "..", "%2e%2e", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "%2F",
    "%5c", "%", "%zz", "%u0041", "x" * 300, "x" * 10_000, "%F0%9F%8D%80", "%f0%9f%8d%80" * 500,
    "push%00", "push.md", "push%0d%0aX:y", "..%2fpush", "....//", ";", "a;b", "~", "%25", "%2500",
    "*", "'", "%22", "%3Cscript%3E", "random:1", "NaN", "-1", "%e2%80%ae", "%20", "+", "PUSH",
    "con", "\xe4", "%EF%BB%BF",
]  # fmt: skip
PATHS = [
    "//", "///api/health", "/api//health", "/api/./health", "/api/../api/health",
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cx", "/api/health/",
    "/api/tables/", "/api/health%00", "/api/health%0a", "/api/%68ealth", "/API/HEALTH",
    "/api/rules/../../x", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/assets/%00",
    "/assets/%ff", "/" + "a/" * 5000, "/" + "x" * 60_000, "/" + "%00" * 100, "/favicon.ico",
    "/.env", "/api/openapi.json?x", "/api/docs", "/docs", "/openapi.json", "/redoc", "/\xff\xfe",
    "/%ed%a0%80", "/?#", "/;/", "/api/tables/x/live", "/api/qr", "http://[/",
    "http://evil/api/health", "*", "api/health", "/api/health?" + "a=1&" * 10_000,
    "/api/health HTTP/1.1\r\nX: y", "/assets/" + "x" * 300, "/x" * 300,
]  # fmt: skip
QUERIES = [
    "lang=%ff", "lang=xx", "lang=de&lang=en", "lang=" + "x" * 5000, "text=%ed%a0%80", "lang=%00",
    "%", "=&=&&", "lang[]=de", "text=" + "%f0%9f%8d%80" * 500, "text=" + "x" * 501, "text=%00",
    "lang=de%ed%a0%80",
]  # fmt: skip
HEADERS = [
    "Origin: http://[", "Origin: null", "Origin: ", "Origin: http://127.0.0.1:99999999",
    "Origin: http://127.0.0.1:x", "Origin: \xff", "Origin: http://[::1", "Origin: http://[v1.x]",
    "Origin: http://\u00bd", "Origin: javascript:x", "Origin: " + "x" * 9000, "Origin: http://a]",
    "Origin: //", "Origin: http://\u2100", "Host: [", "Host: ", "Host: a:b",
    "Host: a:99999999999", "Host: \xff", "Host: http://[", "Host: x\x00y", "Host: " + "x" * 9000,
    "Host: [::1", "Host: a, b", "Host: @", "Host: a/b?c#d", "Accept-Language: \xff",
    "Accept-Language: de;q=nan", "Accept-Language: de;q=" + "9" * 5000,
    "Accept-Language: " + "," * 9000, "Accept-Language: *;q=-1", "Accept-Language: de;q",
    "Accept-Language: " + "de;q=0.1," * 900, "Accept-Language: ;q=;=;",
    "Accept-Language: de;q=1e999", "Accept-Language: \u0000", "Accept: \xff",
    "Accept-Encoding: \xff,gzip;q=nan", "Accept-Encoding: br;q=x, gzip", "Content-Type: ",
    "Content-Type: text/plain", "Content-Type: application/json; charset=utf-16",
    "Content-Type: application/json; charset=\xff",
    "Content-Type: application/x-www-form-urlencoded", "Content-Type: multipart/form-data",
    "Content-Type: multipart/form-data; boundary=", "Content-Type: " + "a/" * 4000,
    "Content-Type: \x01", "Content-Type: application/vnd.x+json", "Content-Encoding: gzip",
    "Content-Encoding: \xff", "Range: bytes=5-1", "Range: bytes=--", "Range: bytes=-",
    "Range: bytes=-99999999999999999999", "Range: x=0-1", "Range: bytes=" + "0-0," * 1000,
    "Range: bytes=" + "9" * 5000 + "-", "Range: bytes=\xb2-\xb3", "Range: bytes=0-0\x00",
    "If-None-Match: \xff", "If-None-Match: " + '"x",' * 2000, "If-Modified-Since: x",
    "If-Modified-Since: Tue, 99 Foo 99999 99:99:99 GMT",
    "If-Modified-Since: Mon, 01 Jan 0000 00:00:00 GMT",
    "If-Modified-Since: Mon, 01 Jan 2024 00:00:00 +99999999999", "If-Range: \xff",
    "Cookie: a=b; \xff", "Cookie: " + "a=b; " * 1500, "Authorization: Basic \xff",
    "Authorization: Bearer " + "x" * 9000, "X-Forwarded-For: \xff", "X-Forwarded-For: 1.2.3.4",
    "X-Forwarded-For: " + "1," * 4000, "X-Forwarded-Proto: \xff", "Forwarded: for=\"[\"",
    "X-Forwarded-Host: http://[", "Expect: 100-continue", "Expect: x", "Upgrade: h2c",
    "Connection: \xff", "Connection: upgrade", "TE: trailers", "Sec-WebSocket-Protocol: a, \xff",
    "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99",
    "Sec-WebSocket-Extensions: permessage-deflate", "Sec-WebSocket-Extensions: x" + ";a" * 2000,
    "X-Long: " + "x" * 60_000, "X: \x00", "X : y", "NoColon", ": empty", "X\xff: y", " folded: x",
    "\r\n".join(f"X-{n}: y" for n in range(500)), "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: \xff",
]  # fmt: skip


def lengths(good: bytes) -> Iterator[tuple[str, bytes, bytes]]:
    """List odd lengths and codings of a body: a name, header lines, the body."""
    size = str(len(good)).encode()
    for value in (
        b"-1", b"+5", b"0x5", b"", b" ", b"5, 5", b"1e3", b"9" * 5001, b"1" + b"0" * 18,
        b"18446744073709551616", b"524289", b"99999999", b"\xb2", b"\xd9\xa3", b"0", b"1",
        size + b"0", b"00" + size, size + b"," + size, b"1_0",
    ):  # fmt: skip
        yield f"Content-Length: {spelled(value)}", b"Content-Length: " + value, good
    yield "no Content-Length", b"X: y", b""
    yield "no Content-Length but a body", b"X: y", good
    yield "two lengths", b"Content-Length: " + size + b"\r\nContent-Length: 5", good
    yield "the same length twice", (b"Content-Length: " + size + b"\r\n") * 2 + b"X: y", good
    chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(good), good)
    for coding in (
        b"chunked",
        b"Chunked",
        b"chunked, chunked",
        b"gzip, chunked",
        b"identity",
        b"xchunked",
        b" chunked",
        b"chunked\x0b",
        b"\xff",
        b"",
    ):
        yield f"Transfer-Encoding: {spelled(coding)}", b"Transfer-Encoding: " + coding, chunked
        both = b"Content-Length: " + size + b"\r\nTransfer-Encoding: " + coding
        yield f"Transfer-Encoding: {spelled(coding)} with a length", both, chunked
    for name, body in (
        ("no number", b"zz\r\nx\r\n0\r\n\r\n"), ("an endless number", b"F" * 5000 + b"\r\nx"),
        ("a huge number", b"FFFFFFFFFFFFFFF\r\nx"),
        ("a negative number", b"-1\r\nx\r\n0\r\n\r\n"),
        ("a long extension", b"1;" + b"x" * 60_000 + b"\r\nx\r\n0\r\n\r\n"),
        ("a trailer", b"1\r\nx\r\n0\r\nX: y\r\n\r\n"),
        ("many", b"1\r\n1\r\n" * 600_000 + b"0\r\n\r\n"), ("no end", b"5\r\nhello"),
        ("too much", b"100000\r\n" + b" " * 0x100000 + b"\r\n0\r\n\r\n"),
        ("wrong size", b"3\r\nhello\r\n0\r\n\r\n"),
    ):  # fmt: skip
        yield f"chunks: {name}", b"Transfer-Encoding: chunked", body
    yield "600 KB", b"Content-Length: 600000", b" " * 600_000


REQUESTS = [
    ("HTTP/1.0", b"GET /api/health HTTP/1.0\r\n\r\n"), ("HTTP/0.9", b"GET /api/health\r\n\r\n"),
    ("HTTP/9.9", b"GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n"),
    ("HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    ("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200)), ("nothing", b""),
    ("newlines", b"\r\n" * 2000), ("no host", b"GET /api/health HTTP/1.1\r\n\r\n"),
    ("two hosts", b"GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
    ("bare LF", b"GET /api/health HTTP/1.1\nHost: a\n\n"),
    ("CONNECT", b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"), ("NULs", bytes(5000)),
    ("OPTIONS *", b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n"),
    ("no path", b"GET  HTTP/1.1\r\nHost: a\r\n\r\n"),
    ("a long method", b"G" * 60_000 + b" / HTTP/1.1\r\n\r\n"),
    ("a long version", b"GET / HTTP/" + b"1" * 6000 + b"\r\n\r\n"),
    ("folded", b"GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n"),
    ("half a head", b"GET / HTTP/1.1\r\nHo"),
    ("an endless head", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 50_000),
    ("pipelined", b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n" * 200),
    ("a tab", b"GET\t/\tHTTP/1.1\r\nHost: a\r\n\r\n"),
    ("a body with GET", b"GET /api/health HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"),
    ("a space first", b" GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    ("UTF-16", "GET / HTTP/1.1\r\n\r\n".encode("utf-16")),
    ("absolute", b"GET http://[:/ HTTP/1.1\r\nHost: a\r\n\r\n"),
    ("a fragment", b"GET /#x HTTP/1.1\r\nHost: a\r\n\r\n"),
]  # fmt: skip


def handshakes(path: str) -> Iterator[tuple[str, bytes]]:
    good, own = raw.handshake(path), path.encode()
    key, upgrade = b"AAAAAAAAAAAAAAAAAAAAAA==", b"Upgrade: websocket"
    for name, old, new in (
        ("no key", b"Sec-WebSocket-Key: " + key + b"\r\n", b""),
        ("a short key", key, b"AAAA"),
        ("an odd key", key, b"\xff"),
        ("two keys", b"Sec-WebSocket-Key:", b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Key:"),
        ("version 12", b"Version: 13", b"Version: 12"),
        ("no version", b"Sec-WebSocket-Version: 13\r\n", b""),
        ("version x", b"Version: 13", b"Version: \xff"),
        ("POST", b"GET ", b"POST "),
        ("HEAD", b"GET ", b"HEAD "),
        ("HTTP/1.0", b"HTTP/1.1", b"HTTP/1.0"),
        ("no upgrade", b"Connection: Upgrade\r\n", b""),
        ("another upgrade", upgrade, b"Upgrade: x"),
        ("another path", own, b"/api/health"),
        ("no such path", own, b"/live"),
        ("the page", own, b"/"),
        ("an empty body", upgrade, b"Content-Length: 0\r\n" + upgrade),
        ("an empty chunk", upgrade, b"Transfer-Encoding: chunked\r\n" + upgrade),
        ("a query", own, own + b"?%ff=%00"),
    ):
        body = b"0\r\n\r\n" if name == "an empty chunk" else b""
        yield f"handshake with {name}", good.replace(old, new, 1) + body


def frames() -> Iterator[tuple[str, bytes, bool]]:
    """List odd frames: a name, the bytes, and whether the server may wait for more."""
    for kind in (3, 4, 7, 11, 15):
        yield f"frame of kind {kind}", raw.frame(b"x", kind), False
    yield "a binary frame", raw.frame(b'{"type":"ping"}', raw.BINARY), False
    yield "an empty binary frame", raw.frame(b"", raw.BINARY), False
    yield "an empty text", raw.frame(b""), False
    yield "text that is no UTF-8", raw.frame(b"\xff\xfe\xfd"), False
    yield "a surrogate in UTF-8", raw.frame(b'"\xed\xa0\x80"'), False
    yield "a reserved bit", bytes([0xC1, 0x81]) + bytes(4) + b"x", False
    yield "no mask", b"\x81\x02{}", False
    yield "a long ping", raw.frame(b"x" * 126, raw.PING), False
    yield "a split ping", raw.frame(b"x", raw.PING, final=False), False
    yield "pings", raw.frame(b"x", raw.PING) * 200, False
    yield "a pong", raw.frame(b"x", raw.PONG), False
    yield "a continuation of nothing", raw.frame(b"x", raw.CONTINUATION), False
    yield "text within text", raw.frame(b'{"a', final=False) + raw.frame(b"x"), False
    yield (
        "split UTF-8",
        raw.frame(b'"\xf0\x9f', final=False) + raw.frame(b'\x8d\x80"', raw.CONTINUATION),
        False,
    )
    yield (
        "fragments",
        raw.frame(b"[", final=False) + raw.frame(b"[", raw.CONTINUATION, final=False) * 3000,
        True,
    )
    yield (
        "long fragments",
        raw.frame(b"[", final=False) + raw.frame(b"[" * 4000, raw.CONTINUATION, final=False) * 5,
        False,
    )
    yield (
        "empty fragments",
        raw.frame(b"", final=False) + raw.frame(b"", raw.CONTINUATION, final=False) * 3000,
        True,
    )
    yield "4 KiB", raw.frame(b'"' + b"x" * 4094 + b'"'), False
    yield "4 KiB and a byte", raw.frame(b'"' + b"x" * 4095 + b'"'), False
    yield "64 KiB", raw.frame(b"x" * 65536), False
    yield "a huge length", raw.frame(b"x", length=1 << 40), True
    yield "an impossible length", raw.frame(b"x", length=(1 << 63) + 5), True
    yield "half a frame", raw.frame(b"x", length=100), True
    for name, payload in (
        ("1005", b"\x03\xed"), ("999", b"\x03\xe7"), ("65535", b"\xff\xff"), ("0", b"\0\0"),
        ("4999", b"\x13\x87"), ("half a code", b"\x03"),
        ("a reason that is no UTF-8", b"\x03\xe8\xff"), ("nothing", b""),
        ("a long reason", b"\x03\xe8" + b"x" * 123),
    ):  # fmt: skip
        yield f"a close with {name}", raw.frame(payload, raw.CLOSE), True

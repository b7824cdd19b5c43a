"""Behind a proxy, on real sockets: whom limits count, which names and which pages may come in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kleeblatt.server.limits import place_of
from tests.server.sockets import FEW, LOCAL, NAME, Served, serving

REFUSED = {"code", "sentence", "reason"}


@pytest.fixture
def direct(tmp_path: Path) -> Iterator[Served]:
    """A server that trusts no proxy."""
    with serving(tmp_path) as found:
        yield found


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Served]:
    """A server that trusts the proxy on this machine."""
    with serving(tmp_path, LOCAL) as found:
        yield found


def test_nobody_becomes_somebody_else_by_a_header(direct: Served) -> None:
    said = [direct.look(X_Forwarded_For=f"192.0.2.{n}") for n in range(FEW + 1)]
    assert said == [404] * FEW + [429]


def test_no_socket_becomes_somebody_else_by_a_header(direct: Served) -> None:
    said = [direct.live(X_Forwarded_For=f"192.0.2.{n}")[0] for n in range(FEW + 1)]
    assert said == [101] * FEW + [429]


def test_limits_see_through_a_trusted_proxy(behind: Served) -> None:
    for client in ("192.0.2.1", "192.0.2.2"):
        said = [behind.look(X_Forwarded_For=client) for _ in range(FEW + 1)]
        assert said == [404] * FEW + [429]
        said = [behind.live(X_Forwarded_For=client)[0] for _ in range(FEW + 1)]
        assert said == [101] * FEW + [429]


def test_only_what_the_proxy_has_added_counts(behind: Served) -> None:
    """A proxy appends the address that it sees to what a client has sent."""
    said = [behind.look(X_Forwarded_For=f"198.51.100.{n}, 192.0.2.1") for n in range(FEW + 1)]
    assert said == [404] * FEW + [429]


def test_another_machine_is_no_trusted_proxy(tmp_path: Path) -> None:
    with serving(tmp_path, "192.0.2.1") as served:
        said = [served.look(X_Forwarded_For=f"198.51.100.{n}") for n in range(FEW + 1)]
    assert said == [404] * FEW + [429]


def test_a_home_with_ipv6_is_one_address(behind: Served) -> None:
    said = [behind.look(X_Forwarded_For=f"2001:db8:0:1::{n}") for n in range(FEW + 1)]
    assert said == [404] * FEW + [429]
    assert behind.look(X_Forwarded_For="2001:db8:0:2::1") == 404


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_whom_limits_count(host: str | None, place: str) -> None:
    assert place_of(host) == place


@pytest.mark.parametrize(
    "host",
    [NAME, f"{NAME}:8443", "PLAY.example", "localhost", "127.0.0.1:1", "[::1]:1", "192.0.2.9"],
)
def test_names_of_this_server(direct: Served, host: str) -> None:
    assert direct.get("/api/health", Host=host)[0] == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:80", f"{NAME}.evil.example", "127.0.0.1.evil.example", "["],
)
def test_foreign_names_that_lead_here(direct: Served, host: str) -> None:
    """DNS rebinding: a page of somebody else whose name leads to this machine."""
    status, problem = direct.get("/api/health", Host=host)
    assert status == 421
    assert set(problem) == REFUSED
    assert problem["code"] == "usage"
    assert "--allow-host" in problem["sentence"]


def test_foreign_names_of_sockets(direct: Served) -> None:
    status, problem = direct.live(host="evil.example")
    assert status == 421
    assert set(problem) == REFUSED


def test_any_name(tmp_path: Path) -> None:
    with serving(tmp_path, names=("*",)) as served:
        assert served.get("/api/health", Host="evil.example")[0] == 200


def test_the_own_page_may_connect(behind: Served) -> None:
    """Https ends at the proxy, so the page's address differs in its scheme only."""
    status, message = behind.live(host=NAME, Origin=f"https://{NAME}:{behind.port}")
    assert status == 101
    assert message["type"] == "refused"  # there is no such table


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://[",
        f"https://{NAME}",  # another port is another page
        f"https://{NAME}.evil.example",
    ],
)
def test_pages_of_others_may_not_connect(direct: Served, origin: str) -> None:
    status, problem = direct.live(host=NAME, Origin=origin)
    assert status == 403
    assert set(problem) == REFUSED

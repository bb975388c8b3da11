"""The inner names of uvicorn on which the server leans. When one of them goes, this says so in a sentence before a client notices."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from textwrap import dedent

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tento.server.app_server import AppServer
from tento.server.frame_writer import FastWebSocketProtocol
from tento.server.request_timeout import RequestTimeout
from tento.server.socket_handoff import HandoffProtocol

PINNED = "0.54"
LEANING: list[tuple[type, type]] = [
    (FastWebSocketProtocol, WebSocketsSansIOProtocol),
    (RequestTimeout, H11Protocol),
    (HandoffProtocol, H11Protocol),
    (AppServer, uvicorn.Server),
]
"""Each class of ours with the class of uvicorn that it changes."""


def attributes(kind: type) -> Iterator[tuple[str, ast.Attribute]]:
    """Every `self.name` and `super().name` in the source of a class: "self" or "super", and the place."""
    for node in ast.walk(ast.parse(dedent(inspect.getsource(kind)))):
        if isinstance(node, ast.Attribute):
            value = node.value.func if isinstance(node.value, ast.Call) else node.value
            if isinstance(value, ast.Name) and value.id in ("self", "super"):
                yield value.id, node


def set_by(kind: type) -> set[str]:
    """What a class defines, or sets on itself."""
    return {*vars(kind), *(node.attr for _, node in attributes(kind) if isinstance(node.ctx, ast.Store))}


def base_names(base: type) -> set[str]:
    """What uvicorn's class has: its methods, and everything that its source names on itself."""
    return set(dir(base)) | {node.attr for kind in base.__mro__ if kind.__module__.startswith("uvicorn") for _, node in attributes(kind)}


def missing_names(ours: type, base: type) -> set[str]:
    """What our class asks of uvicorn's and does not find there."""
    own = ours.__mro__[: ours.__mro__.index(base)]
    private = {name for kind in own for name in set_by(kind) if name.startswith("_") or callable(getattr(kind, name, None))}
    declared = {name for kind in own for name in kind.__annotations__}
    asked = {node.attr for kind in own for way, node in attributes(kind) if way == "super" or node.attr not in private | declared}
    between = {name for kind in own[1:] for name in vars(kind)}
    return asked - base_names(base) - between


@pytest.mark.parametrize(("ours", "base"), LEANING, ids=lambda kind: kind.__name__)
def test_uvicorn_has_every_inner_name_that_the_server_uses(ours, base):
    missing = ", ".join(sorted(missing_names(ours, base)))
    assert not missing, (
        f"uvicorn {version('uvicorn')} has no longer: {missing} ({base.__module__}.{base.__name__}), on which "
        f"{ours.__module__}.{ours.__name__} leans: read what came in its place, adapt ours, and then move the pin in pyproject.toml"
    )


class Renamed(WebSocketsSansIOProtocol):
    """Leans on a name, and calls a method, that uvicorn does not have."""

    def data_received(self, data: bytes) -> None:
        if self.handshake_is_complete:  # type: ignore[attr-defined]
            super().receive_event_of_app(data)  # type: ignore[misc]

    def receive_event_of_app(self, data: bytes) -> None:
        self._own = data


def test_a_name_that_uvicorn_does_not_have_is_found():
    assert missing_names(Renamed, WebSocketsSansIOProtocol) == {"handshake_is_complete", "receive_event_of_app"}


def test_the_minor_version_that_was_read_is_the_one_that_is_pinned_and_installed():
    pyproject = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    pin = re.search(r'"uvicorn>=([\d.]+),<([\d.]+)"', pyproject)
    assert pin is not None, "pyproject.toml must pin the minor version of uvicorn: the server leans on its inner names"
    installed, following = version("uvicorn"), f"0.{int(PINNED.partition('.')[2]) + 1}"
    assert (pin[1], pin[2]) == (PINNED, following)
    assert installed.startswith(f"{PINNED}."), f"uvicorn {installed} is installed, and the server was written for {PINNED}"

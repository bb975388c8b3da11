"""`tento serve`: the club house on this machine, with nothing to configure."""

import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from io import StringIO
from pathlib import Path
from typing import Annotated, Final

import segno
import typer
import uvicorn
from litestar import Litestar

from tento.bootstrap import Settings, build
from tento.cli.browser import open_page, should_open
from tento.cli.play import reader_language
from tento.texts.rules import Words, pick
from tento.web.client_messages import LARGEST
from tento.web.direct import DirectProtocol
from tento.web.logs import log_to_stderr
from tento.web.memory import calm_collector

STOP_SECONDS: Final = 5
_EVERYWHERE: Final = ("0.0.0.0", "::")
_OPEN: Final[Words] = ("O Tento está no ar: {address}", "Tento is open: {address}")
_STOP: Final[Words] = ("Ctrl+C encerra.", "Ctrl+C closes it.")
_LAN: Final[Words] = (
    "Quem estiver nesta rede entra por este endereço, ou lendo o código:",
    "Whoever is on this network comes in by this address, or by reading the code:",
)


def serve_command(  # noqa: PLR0913, PLR0917 - each is an option of the command
    host: Annotated[str | None, typer.Option(help="Where to listen; 127.0.0.1 if nothing is said.")] = None,
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(envvar="TENTO_DATA", help="The folder of the database.")] = None,
    database: Annotated[str | None, typer.Option(envvar="TENTO_DATABASE", help="A database by its address, postgresql://…")] = None,
    workers_address: Annotated[
        str | None, typer.Option(envvar="TENTO_ADDRESS", help="host:port where the other processes of the house reach this one.")
    ] = None,
    trust_proxy: Annotated[str | None, typer.Option(help="The address of a proxy whose X-Forwarded headers are believed.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let the whole network in, and show a QR code of the address.")] = False,
    limits: Annotated[bool, typer.Option(help="Limit how often people may ask; --no-limits is for load tests.")] = True,
    browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the table in the browser; by itself where there is a screen.")
    ] = None,
) -> None:
    """Open the club house: a server where people and bots play."""
    listener = listen(host or (_EVERYWHERE[0] if lan else "127.0.0.1"), port)
    bound = listener.getsockname()[1]
    reachable = lan_address() if lan else host if host not in (None, *_EVERYWHERE) else "127.0.0.1"
    settings = Settings(
        database=database or str(data or data_folder(os.environ)),
        address=workers_address or f"{reachable}:{bound}",
        secret=os.environ.get("TENTO_SECRET") or None,
        limits=limits,
    )
    log_to_stderr()
    allow_many_sockets()
    page = f"http://{reachable}:{bound}/"
    opens = should_open(browser, sys.stdout.isatty(), os.environ, sys.platform)

    def announce() -> None:
        _announce(page, lan)
        if opens:
            open_page(page)

    app = build(settings)
    run(app, configured(app, trust_proxy), listener, announce)


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where the database lies if nobody says otherwise: the place for data of the person who runs the program."""
    base = environ.get("XDG_DATA_HOME") or environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tento"


def listen(host: str, port: int) -> socket.socket:
    """The listening socket; taken before anything is said, so that a port in use is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def allow_many_sockets() -> None:
    """Every socket is an open file, and systems begin with room for few: takes as many as the system allows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def lan_address() -> str:
    """The machine's address on the network around it. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for far in ("192.0.2.1", "10.255.255.255", "192.168.255.255"):
            try:
                probe.connect((far, 9))
                return str(probe.getsockname()[0])
            except OSError:
                continue
    return "127.0.0.1"


def configured(app: Litestar, trust_proxy: str | None) -> uvicorn.Config:
    """How the server listens: small frames, no compression, no banner, and the headers of a proxy only if it is trusted."""
    return uvicorn.Config(
        app,
        lifespan="off",  # the house opens before the door, and closes after it
        ws=DirectProtocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=trust_proxy is not None,
        forwarded_allow_ips=trust_proxy,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=20_000,
        h11_max_incomplete_event_size=32_768,
    )


class House(uvicorn.Server):
    """A server that says when it is open, and not before. What keeps it closed is raised, so that it ends in a sentence, not in a trace."""

    def __init__(self, app: Litestar, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._announce = announce
        self._life = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the house and then the door."""
        try:
            await self._life.enter_async_context(self._app.lifespan())
        except BaseExceptionGroup as group:
            raise group.exceptions[0]  # noqa: B904 - the error has its own cause; the group around it is the library's
        await super().startup(sockets)
        if self.started:
            calm_collector()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Closes the door and then the house, unless somebody is in a hurry."""
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._life.aclose()


def run(app: Litestar, config: uvicorn.Config, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serves until somebody stops it, and comes back when everything is kept."""
    # The server raises the signal again after it has closed the house; by then there is nothing left to end.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    server = House(app, config, announce)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise typer.Exit(1)


def _announce(address: str, lan: bool) -> None:
    lang = reader_language(os.environ)
    typer.echo(pick(_OPEN, lang).format(address=address))
    if lan:
        typer.echo(pick(_LAN, lang))
        typer.echo(draw_code(address))
    typer.echo(pick(_STOP, lang))
    sys.stdout.flush()


def draw_code(address: str) -> str:
    """The QR code of an address, in block letters for a terminal."""
    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()

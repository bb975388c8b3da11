"""`tento serve`: a server on this machine, with nothing to configure."""

import os
import sys
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import segno
import typer

from tento.bootstrap import Settings
from tento.cli.browser import open_page, should_open
from tento.cli.shared import reader_language
from tento.server.listening import lan_address, listen, with_port
from tento.server.logs import log_to_stderr
from tento.server.serving import serve
from tento.server.worker import Listening
from tento.texts.language import Words, pick

_HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Who listens everywhere is found here, from this machine."""
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
        str | None, typer.Option(envvar="TENTO_ADDRESS", help="host:port where other processes on the same database reach this one.")
    ] = None,
    trust_proxy: Annotated[str | None, typer.Option(help="The address of a proxy whose X-Forwarded headers are believed.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let the whole network in, and show a QR code of the address.")] = False,
    processes: Annotated[
        int, typer.Option(envvar="TENTO_PROCESSES", help="How many processes share the tables, up to one for each core.", min=1, max=64)
    ] = 1,
    limits: Annotated[bool, typer.Option(help="Limit how often people may ask; --no-limits is for load tests.")] = True,
    browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the table in the browser; by itself where there is a screen.")
    ] = None,
) -> None:
    """Start the server where people and bots play."""
    where = host or ("0.0.0.0" if lan else "127.0.0.1")
    listener = listen(where, port)  # before anything else, so that a port in use is told at once
    reachable = with_port(lan_address() if lan else _HERE.get(where, where), listener.getsockname()[1])
    settings = Settings(
        database=database or str(data or data_folder(os.environ)),
        address=workers_address or reachable,
        limits=limits,
    )
    log_to_stderr()
    page = f"http://{reachable}/"
    opens = should_open(browser, sys.stdout.isatty(), os.environ, sys.platform)

    def announce() -> None:
        _announce(page, lan)
        if opens:
            open_page(page)

    internal_host = host_of(workers_address) if workers_address and processes > 1 else "127.0.0.1"
    serve(settings, shared_secret(os.environ), Listening(listener, internal_host, trust_proxy), processes, announce)


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where the database lies if nobody says otherwise: the place for data of the person who runs the program."""
    base = environ.get("XDG_DATA_HOME") or environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tento"


def shared_secret(environ: Mapping[str, str]) -> str | None:
    """What processes on the same database know each other by. It travels in a header, which carries plain characters alone."""
    secret = environ.get("TENTO_SECRET", "").strip()
    if not (secret.isascii() and secret.isprintable()):
        raise typer.BadParameter("letters without accents, digits and signs only, in one line", param_hint="TENTO_SECRET")
    return secret or None


def host_of(address: str) -> str:
    """The host of host:port."""
    try:
        host = urlsplit(f"//{address}").hostname
    except ValueError:
        host = None
    if host is None:
        raise typer.BadParameter(f"{address} names no host", param_hint="--workers-address")
    return host


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

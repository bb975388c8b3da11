"""`tento serve`: a server on this machine, with nothing to configure."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from errno import EADDRINUSE
from io import StringIO
from ipaddress import ip_address
from pathlib import Path
from socket import socket
from typing import Annotated, Final
from urllib.parse import urlsplit

import segno
import typer

from tento.bootstrap import Settings
from tento.cli.bounds import connections, quotas, retention, weekly_cup
from tento.cli.browser import open_page, should_open
from tento.cli.shared import data_folder, fail, reader_language
from tento.club.bots.pool import ThinkingLimits
from tento.server.listening import lan_address, listen, with_port
from tento.server.logs import log_to_stderr
from tento.server.serving import serve
from tento.server.worker import Listening
from tento.texts.language import Words, pick
from tento_command import end_at_once

_HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Who listens everywhere is found here, from this machine."""
SHORTEST_SECRET: Final = 32
LAST_PORT: Final = 65535
_IN_USE: Final[Words] = (
    "A porta {port} já está em uso: tente --port {other}.",
    "Port {port} is already in use: try --port {other}.",
)
_OPEN: Final[Words] = ("O Tento está no ar: {address}", "Tento is open: {address}")
_STOP: Final[Words] = ("Ctrl+C encerra.", "Ctrl+C closes it.")
_LAN: Final[Words] = (
    "Quem estiver nesta rede entra por este endereço, ou lendo o código:",
    "Whoever is on this network comes in by this address, or by reading the code:",
)


def serve_command(  # noqa: PLR0913, PLR0917 - each is an option of the command
    host: Annotated[str | None, typer.Option(help="Where to listen; 127.0.0.1 if nothing is said.")] = None,
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=LAST_PORT)] = 8000,
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
    copies: Annotated[
        Path | None,
        typer.Option(envvar="TENTO_COPIES", help="A folder, as on a stick, for copies of every running championship.", file_okay=False),
    ] = None,
    site: Annotated[
        str,
        typer.Option(envvar="TENTO_SITE", help="The names that people reach it by, as mesa.example.org, with commas; others are refused."),
    ] = "",
    bot_processes: Annotated[
        int | None,
        typer.Option(envvar="TENTO_BOT_PROCESSES", help="In how many processes bots think, for each process of the server.", min=1, max=64),
    ] = None,
    bot_seconds: Annotated[
        float, typer.Option(envvar="TENTO_BOT_SECONDS", help="How long a bot may think before a simpler one plays.", min=0.1, max=60)
    ] = 3.0,
    weekly: Annotated[
        str,
        typer.Option(
            "--weekly-cup",
            envvar="TENTO_WEEKLY_CUP",
            help="A cup every week, opened by the house: 'RULEBOOK sun 20:00', with 'bots' behind it if they fill it.",
        ),
    ] = "",
    browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the table in the browser; by itself where there is a screen.")
    ] = None,
) -> None:
    """Start the server where people and bots play."""
    end_at_once()  # until the server has begun, which handles these signals itself
    where = host or ("0.0.0.0" if lan else "127.0.0.1")
    listener = listen_or_fail(where, port)  # before anything else, so that a port in use is told at once
    reachable = with_port(lan_address() if lan else _HERE.get(where, where), listener.getsockname()[1])
    secret = shared_secret(os.environ)
    settings = Settings(
        database=database or str(data or data_folder(os.environ)),
        address=among_themselves(workers_address or reachable, secret),
        limits=limits,
        copies=str(copies or ""),
        sites=known_sites(site, trust_proxy),
        thinking=ThinkingLimits(processes=bot_processes or usual_bot_processes(processes), seconds=bot_seconds),
        quotas=quotas(os.environ),
        connections=connections(os.environ),
        retention=retention(os.environ),
        weekly_cup=weekly_cup(weekly),
    )
    log_to_stderr()
    page = f"http://{reachable}/"
    opens = should_open(browser, sys.stdout.isatty(), os.environ, sys.platform)

    def announce() -> None:
        _announce(page, lan)
        if opens:
            open_page(page)

    internal_host = host_of(workers_address) if workers_address and processes > 1 else "127.0.0.1"
    serve(settings, secret, Listening(listener, internal_host, trust_proxy), processes, announce)


def listen_or_fail(host: str, port: int) -> socket:
    """A listening socket; where the port is in use, the end of the command with the next one to try."""
    try:
        return listen(host, port)
    except OSError as error:
        if error.errno != EADDRINUSE:
            raise
        fail(pick(_IN_USE, reader_language(os.environ)).format(port=port, other=port + 1 if port < LAST_PORT else 0))


def known_sites(site: str, trust_proxy: str | None) -> tuple[str, ...] | None:
    """The names under which the server answers. Said nothing, those of a local network; behind a proxy the proxy has looked already."""
    named = tuple(name for one in site.split(",") if (name := one.strip()))
    return named or (None if trust_proxy else ())


def usual_bot_processes(processes: int) -> int:
    """Half of the cores for the bots of the whole server, and at least one process for those of each of its processes."""
    return max(1, (os.cpu_count() or 2) // 2 // processes)


def shared_secret(environ: Mapping[str, str]) -> str | None:
    """What processes on the same database know each other by. It travels in a header, which carries plain characters alone.

    Whoever guesses it speaks for anybody, so a short one is refused.
    """
    secret = environ.get("TENTO_SECRET", "").strip()
    if not (secret.isascii() and secret.isprintable()):
        raise typer.BadParameter("letters without accents, digits and signs only, in one line", param_hint="TENTO_SECRET")
    if secret and len(secret) < SHORTEST_SECRET:
        raise typer.BadParameter(
            f"at least {SHORTEST_SECRET} random characters, such as those of `openssl rand -hex 32`", param_hint="TENTO_SECRET"
        )
    return secret or None


def among_themselves(address: str, secret: str | None) -> str:
    """Where other processes reach this one. They tell each other the secret in plain HTTP: not over the open internet."""
    with suppress(ValueError):
        if secret is not None and ip_address(host_of(address)).is_global:
            raise typer.BadParameter(
                f"{address} is an address of the open internet, where everybody reads what the processes tell each other: name one of a "
                "private network (the provider's, or WireGuard), or the near end of a tunnel with TLS",
                param_hint="--workers-address",
            )
    return address


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

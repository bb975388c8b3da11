"""What a server is told when it starts: how much may be open at once, how long things are kept, and which cup it holds by itself."""

import re
from collections.abc import Mapping
from typing import Final

import typer

from tento.club.events.pairs.weekly import WeeklyCup
from tento.club.live.quotas import GIGABYTE, MEGABYTE, Quotas
from tento.club.ports import Retention
from tento.web.sockets.limits import ConnectionLimits


def quotas(environ: Mapping[str, str]) -> Quotas:
    """The quotas; what the environment does not name is as usual."""
    usual = Quotas()
    return Quotas(
        tables_a_person=_number(environ, "TENTO_TABLES_A_PERSON", usual.tables_a_person),
        chairs_a_person=_number(environ, "TENTO_CHAIRS_A_PERSON", usual.chairs_a_person),
        tables_an_address=_number(environ, "TENTO_TABLES_AN_ADDRESS", usual.tables_an_address),
        chairs_an_address=_number(environ, "TENTO_CHAIRS_AN_ADDRESS", usual.chairs_an_address),
        tables=_number(environ, "TENTO_TABLES", usual.tables),
        chairs=_number(environ, "TENTO_CHAIRS", usual.chairs),
        bytes_a_person=MEGABYTE * _number(environ, "TENTO_MEGABYTES_A_PERSON", usual.bytes_a_person // MEGABYTE),
        bytes_an_address=MEGABYTE * _number(environ, "TENTO_MEGABYTES_AN_ADDRESS", usual.bytes_an_address // MEGABYTE),
        hourly_a_person=MEGABYTE * _number(environ, "TENTO_MEGABYTES_AN_HOUR_A_PERSON", usual.hourly_a_person // MEGABYTE),
        hourly_an_address=MEGABYTE * _number(environ, "TENTO_MEGABYTES_AN_HOUR_AN_ADDRESS", usual.hourly_an_address // MEGABYTE),
        hourly=MEGABYTE * _number(environ, "TENTO_MEGABYTES_AN_HOUR", usual.hourly // MEGABYTE),
        bytes=GIGABYTE * _number(environ, "TENTO_GIGABYTES", usual.bytes // GIGABYTE),
    )


def connections(environ: Mapping[str, str]) -> ConnectionLimits:
    """How many sockets, connections and messages there may be."""
    usual = ConnectionLimits()
    return ConnectionLimits(
        sockets_a_person=_number(environ, "TENTO_SOCKETS_A_PERSON", usual.sockets_a_person),
        sockets_an_address=_number(environ, "TENTO_SOCKETS_AN_ADDRESS", usual.sockets_an_address),
        sockets=_number(environ, "TENTO_SOCKETS", usual.sockets),
        half_open_an_address=_number(environ, "TENTO_HALF_OPEN_AN_ADDRESS", usual.half_open_an_address),
        connections_an_address=_number(environ, "TENTO_CONNECTIONS_AN_ADDRESS", usual.connections_an_address),
        connections=_number(environ, "TENTO_CONNECTIONS", usual.connections),
        messages_a_second=_number(environ, "TENTO_MESSAGES_A_SECOND", usual.messages_a_second),
    )


def retention(environ: Mapping[str, str]) -> Retention:
    """For how many days things are kept; 0 is for ever."""
    usual = Retention()
    return Retention(
        practice_days=_number(environ, "TENTO_PRACTICE_DAYS", usual.practice_days, least=0),
        guest_days=_number(environ, "TENTO_GUEST_DAYS", usual.guest_days, least=0),
        log_days=_number(environ, "TENTO_LOG_DAYS", usual.log_days, least=0),
    )


_DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_HOUR: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)", re.ASCII)


def weekly_cup(said: str) -> WeeklyCup | None:
    """The cup of the week as it is written: a rulebook, a day, an hour in Brasília, and `bots` where they may fill it."""
    words = said.split()
    if not words:
        return None
    hour = _HOUR.fullmatch(words[2]) if len(words) in (3, 4) and words[1].lower() in _DAYS else None
    if hour is None or words[3:] not in ([], ["bots"]):
        raise typer.BadParameter("write it as 'RULEBOOK sun 20:00', with 'bots' behind it if they may fill it", param_hint="--weekly-cup")
    minute = 60 * int(hour[1]) + int(hour[2])
    wanted = WeeklyCup(rulebook=words[0], weekday=_DAYS.index(words[1].lower()), minute=minute, bots=len(words) == 4)
    if wanted.refusal() is not None:
        raise typer.BadParameter(f"no cup is held under {words[0]}", param_hint="--weekly-cup")
    return wanted


def _number(environ: Mapping[str, str], name: str, usual: int, least: int = 1) -> int:
    said = environ.get(name, "").strip()
    if not said:
        return usual
    if not (said.isascii() and said.isdigit()) or not least <= int(said) <= 1_000_000_000:
        raise typer.BadParameter(f"a number from {least} on", param_hint=name)
    return int(said)

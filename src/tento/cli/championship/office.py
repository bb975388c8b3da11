"""`tento championship roles`, `link` and `revoke`: who is what in an event at a house, and referees without an account."""

from collections.abc import Iterable
from datetime import UTC, datetime
from secrets import token_hex
from typing import Annotated, Any, get_args
from urllib.parse import quote

import msgspec
import typer

from tento.championship.core.local_time import BRASILIA
from tento.championship.core.people import folded
from tento.championship.core.roles import Role
from tento.cli.championship.answers import JsonOption, say_json
from tento.cli.championship.at_house import TokenOption
from tento.cli.championship.house import House
from tento.cli.shared import LangOption, Language, fail
from tento.texts.championship.core import ROLES
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

AddressArgument = Annotated[str, typer.Argument(metavar="ADDRESS", help="The event at a house: https://house/evento/ID")]


class _Role(msgspec.Struct, frozen=True):
    person: str
    name: str
    role: Role
    tables: tuple[int, ...]
    entries: tuple[str, ...]


class _Link(msgspec.Struct, frozen=True):
    id: str
    name: str
    table: int
    since: int
    until: int
    revoked: bool


class _LinkMade(_Link, frozen=True):
    token: str


def roles_command(  # noqa: PLR0913 - one argument for each option of the command
    address: AddressArgument,
    name: Annotated[str, typer.Argument(help="The name of an account; without it, who is what is listed.")] = "",
    role: Annotated[str, typer.Argument(help="The role that the account gets, or loses with --take.")] = "",
    *,
    table: Annotated[list[int] | None, typer.Option("--table", help="A table of a referee.")] = None,
    entry: Annotated[list[str] | None, typer.Option("--entry", help="An entry of a player.")] = None,
    take: Annotated[bool, typer.Option("--take", help="Take the role away.")] = False,
    token: TokenOption = "",
    as_json: JsonOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """List who is what in an event at a house, give a role to an account, or take it away."""
    house = House(address, token, lang.code)
    house.json = as_json
    if name and role not in get_args(Role):
        fail(f"{role or '–'}: {', '.join(get_args(Role))}")
    if name and take:
        _taken(house, name, role, lang.code)
    elif name:
        asked = {"name": name, "role": role, "tables": table or [], "entries": entry or []}
        house.ask("POST", "roles", asked)
    given = msgspec.json.decode(house.ask("GET", "roles"), type=list[_Role])
    if as_json:
        return say_json({"roles": given})
    for one in given:
        typer.echo(f"  {one.name}: {_role(one, lang.code)}")


def _taken(house: House, name: str, role: str, lang: Lang) -> None:
    """Takes the role of the account of this name away; one that it does not have ends the command."""
    given = msgspec.json.decode(house.ask("GET", "roles"), type=list[_Role])
    held = next((one for one in given if folded(one.name) == folded(name) and one.role == role), None)
    if held is None:
        fail(pick(DESK["no_such_role"], lang).format(name=name, role=role))
    house.ask("DELETE", f"roles/{quote(held.person, safe='')}/{role}")


def _role(one: _Role, lang: Lang) -> str:
    tables = pick(DESK["tables"], lang).format(tables=", ".join(map(str, one.tables))) if one.tables else ""
    word = pick(ROLES[one.role], lang) if one.role in ROLES else one.role
    return " · ".join(filter(None, (word, tables, ", ".join(one.entries))))


def link_command(  # noqa: PLR0913 - one argument for each option of the command
    address: AddressArgument,
    name: Annotated[str, typer.Argument(help="The name of a referee; without it, the links are listed.")] = "",
    table: Annotated[int, typer.Argument(help="The table of the referee.", show_default=False)] = 0,
    *,
    day: Annotated[datetime | None, typer.Option("--day", formats=["%Y-%m-%d"], help="The day of the link, if not today.")] = None,
    token: TokenOption = "",
    as_json: JsonOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """Make a link for a referee without an account, for one table and one day; or list the links. A link is told this once."""
    house = House(address, token, lang.code)
    house.json = as_json
    if not name:
        return _listed(msgspec.json.decode(house.ask("GET", "links"), type=list[_Link]), as_json=as_json, lang=lang.code)
    asked: dict[str, Any] = {"id": token_hex(16), "name": name, "table": table}
    made = house.ask("POST", "links", asked if day is None else {**asked, "day": day.date().isoformat()})
    link = msgspec.json.decode(made, type=_LinkMade)
    where = f"{address.rstrip('/')}/arbitro#{link.token}"
    if as_json:
        return say_json({**msgspec.json.decode(made), "address": where})
    typer.echo(_link(link, lang.code))
    typer.echo(where)


def _listed(links: Iterable[_Link], *, as_json: bool, lang: Lang) -> None:
    if as_json:
        return say_json({"links": [*links]})
    for one in links:
        typer.echo(_link(one, lang))


def _link(one: _Link, lang: Lang) -> str:
    """A link by its day in Brasília, where it is used."""
    day = datetime.fromtimestamp(one.since / 1000, UTC).astimezone(BRASILIA).date()
    gone = pick(DESK["revoked"], lang) if one.revoked else ""
    table = pick(DESK["tables"], lang).format(tables=one.table)
    return f"  {one.id}  {' · '.join(filter(None, (one.name, table, day.isoformat(), gone)))}"


def revoke_command(
    address: AddressArgument,
    link: Annotated[str, typer.Argument(help="The id of the link, as `link` lists it.")],
    token: TokenOption = "",
    lang: LangOption = Language.pt,
) -> None:
    """Revoke a referee's link: it opens nothing any more."""
    House(address, token, lang.code).ask("DELETE", f"links/{quote(link, safe='')}")
    typer.echo(f"{link}: {pick(DESK['revoked'], lang.code)}")

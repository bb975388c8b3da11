"""`tento admin`: the first organiser and admin, backup and restore."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from secrets import randbelow, token_urlsafe
from typing import Annotated, Final

import typer
from msgspec.structs import replace

from tento import bootstrap
from tento.cli.database import DatabaseOption, DataOption, database_address
from tento.cli.help import SuggestingGroup
from tento.cli.reports import reports_command
from tento.cli.shared import reader_language
from tento.cli.usage import usage_command
from tento.cli.verify_database import verify_database_command
from tento.club.people.faces import FACES
from tento.club.people.names import name_refusal, tidy
from tento.club.people.passwords import Passwords, password_refusal
from tento.club.ports import AccountKeys, NameTaken, Person, Role, Store
from tento.club.refusing import refuse
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.texts.language import Words, pick

_WORDS: Final[dict[str, Words]] = {
    "made": ("{name} agora tem os cargos: {roles}.", "{name} now has the roles: {roles}."),
    "password": (
        "Senha para a primeira entrada: {password}\nEla só aparece aqui, esta vez. Troque-a depois de entrar.",
        "Password for the first log-in: {password}\nIt is shown here, this once. Change it after logging in.",
    ),
    "choose": ("Senha", "Password"),
    "repeat": ("Repita a senha", "Repeat the password"),
    "backed_up": ("Cópia feita e conferida: {file}", "Backup made and checked: {file}"),
    "reset": (
        "{name}: senha nova {password}. Só aparece agora; as sessões, as palavras, as chaves de acesso e a verificação em duas etapas "
        "foram retiradas.",
        "{name}: new password {password}. It is shown this once; sessions, recovery words, passkeys and two-step verification are gone.",
    ),
    "nobody": ("Ninguém guarda o nome {name}.", "Nobody keeps the name {name}."),
    "restored": ("Banco restaurado de {file}.", "Database restored from {file}."),
    "kept_old": ("O anterior ficou em {old}.", "The one before is kept as {old}."),
    "exists": ("{file} já existe: escolha outro nome.", "{file} is there already: choose another name."),
    "no_database": ("Não há banco em {file}.", "There is no database at {file}."),
    "not_ours": ("{file} não é uma cópia inteira de um banco do Tento.", "{file} is not a whole backup of a Tento database."),
    "in_use": ("O banco está em uso: pare o servidor antes de restaurar.", "The database is in use: stop the server before restoring."),
    "postgres": ("O PostgreSQL faz isso com as próprias ferramentas:", "PostgreSQL does this with its own tools:"),
}


class Office(StrEnum):
    """The roles that can be given from here."""

    admin = "admin"
    organiser = "organiser"
    referee = "referee"


class AdminError(Exception):
    """What went wrong, in a sentence."""


admin_app = typer.Typer(
    cls=SuggestingGroup,
    add_completion=False,
    no_args_is_help=True,
    help="Make the first organiser and admin; back up, restore, verify; what the database holds, what people report.",
)

admin_app.command("usage")(usage_command)
admin_app.command("verify")(verify_database_command)
admin_app.command("reports")(reports_command)


def _say(key: str, **facts: object) -> str:
    return pick(_WORDS[key], reader_language(os.environ)).format(**facts)


@admin_app.command("make")
def make_command(
    name: Annotated[str, typer.Argument(help="The name to log in with.")],
    role: Annotated[Office, typer.Option(help="What the person shall be.")],
    ask_password: Annotated[bool, typer.Option("--ask-password", help="Ask for the password instead of making one.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Give somebody a role. Who is not known yet gets an account and a password, shown this once."""
    store = bootstrap.database(database_address(data, database))
    person, password = asyncio.run(_make(store, tidy(name), role.value, _asked if ask_password else lambda: token_urlsafe(12)))
    typer.echo(_say("made", name=person.name, roles=", ".join(person.roles)))
    if password is not None and not ask_password:
        typer.echo(_say("password", password=password))


@admin_app.command("reset")
def reset_command(
    name: Annotated[str, typer.Argument(help="Whose account it is.")], data: DataOption = None, database: DatabaseOption = None
) -> None:
    """Let somebody back in who lost password, recovery words and authenticator: a new password, shown this once, and no other key."""
    password = token_urlsafe(12)
    store = bootstrap.database(database_address(data, database))
    person = asyncio.run(_reset(store, tidy(name), password))
    typer.echo(_say("reset", name=person.name, password=password))


async def _reset(store: Store, name: str, password: str) -> Person:
    await store.start()
    try:
        found = await store.people.by_name(name)
        if found is None:
            raise AdminError(_say("nobody", name=name))
        await store.people.change(found[0], await Passwords().hashed(password))
        await store.protection.set_keys(found[0].id, AccountKeys())
        await store.passkeys.remove(found[0].id)
        await store.people.close_sessions(found[0].id)
        return found[0]
    finally:
        await store.stop()


def _asked() -> str:
    """The password that the person at the keyboard chooses, held to the same rule as on the server."""
    password: str = typer.prompt(_say("choose"), hide_input=True, confirmation_prompt=_say("repeat"))
    _check(password_refusal(password))
    return password


async def _make(store: Store, name: str, role: Role, choose: Callable[[], str]) -> tuple[Person, str | None]:
    """The person with the role, and the password if the account is new: nobody else is asked for one."""
    await store.start()
    try:
        found = await store.people.by_name(name)
        if found is not None:
            person = replace(found[0], roles=tuple(dict.fromkeys((*found[0].roles, role))))
            await store.people.change(person)
            return person, None
        _check(name_refusal(name))
        password = choose()
        _check(password_refusal(password, name))
        created = time.time_ns() // 1_000_000
        person = Person(id=token_urlsafe(9), name=name, guest=False, roles=("player", role), created=created, face=randbelow(FACES))
        await store.people.add(replace(person, guest=True, roles=("player",)))
        try:
            await store.people.change(person, await Passwords().hashed(password))
        except NameTaken:  # by one that looks like it
            _check(refuse("name_taken", name=name))
        return person, password
    finally:
        await store.stop()


def _check(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise AdminError(sentence(refusal, reader_language(os.environ)))


@admin_app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write.")], data: DataOption = None, database: DatabaseOption = None
) -> None:
    """Copy the whole database into one file, while the server runs."""
    source = _sqlite_file(data, database)
    if source is None:
        _tell_postgres(f'pg_dump --format=custom --file={file} "$TENTO_DATABASE"')
        return
    if file.exists():
        raise AdminError(_say("exists", file=file))
    if not source.is_file():
        raise AdminError(_say("no_database", file=source))
    _copy(source, file)
    if not is_whole(file):
        raise AdminError(_say("not_ours", file=file))
    typer.echo(_say("backed_up", file=file))


@admin_app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(help="A file made by backup.")], data: DataOption = None, database: DatabaseOption = None
) -> None:
    """Put a backup in the place of the database. The server must be stopped; the database before is kept beside it."""
    target = _sqlite_file(data, database)
    if target is None:
        _tell_postgres(f'pg_restore --clean --if-exists --single-transaction --dbname="$TENTO_DATABASE" {file}')
        return
    if not is_whole(file):
        raise AdminError(_say("not_ours", file=file))
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    old = _set_aside(target)
    _copy(file, target)
    typer.echo(_say("restored", file=file))
    if old is not None:
        typer.echo(_say("kept_old", old=old))


def _sqlite_file(data: Path | None, database: str | None) -> Path | None:
    """The file of the database; None if it is PostgreSQL's."""
    where = database_address(data, database)
    if where.startswith(("postgresql://", "postgres://")):
        return None
    return Path(where.removeprefix("sqlite:///")) if where.startswith("sqlite:") else Path(where) / bootstrap.DATABASE_FILE


def _tell_postgres(line: str) -> None:
    typer.echo(_say("postgres"))
    typer.echo(f"  {line}")


def _copy(source: Path, target: Path) -> None:
    """SQLite's own online copy: a whole moment of the database, whoever is writing. Nobody runs the tables of a copy."""
    descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)  # it holds what only its owner may read
    os.close(descriptor)
    with closing(_opened(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        there.execute("UPDATE leases SET process = '', address = '', until = 0")
        there.commit()
        there.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def is_whole(file: Path) -> bool:
    """Whether the file is an undamaged database of ours."""
    try:
        with closing(_opened(file)) as db:
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            return db.execute("PRAGMA integrity_check").fetchone() == ("ok",) and {"events", "people", "secrets"} <= tables
    except sqlite3.Error:
        return False


def _set_aside(target: Path) -> Path | None:
    """Moves the database away, with everything written into it; refuses while somebody has it open."""
    if not target.exists():
        return None
    try:
        with closing(sqlite3.connect(target, isolation_level=None, timeout=1)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # brings everything into the one file; granted only to whoever is alone
            db.execute("BEGIN EXCLUSIVE")
            db.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        raise AdminError(_say("in_use")) from error
    old = target.with_name(f"{target.stem}-{time.strftime('%Y%m%d-%H%M%S')}{target.suffix}")
    return target.rename(old)

"""`tento championship` at a running server: an event opened, decided and read at a house, by the same commands as one in a file."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import msgspec
import typer

from tento.championship.core.filling import NUMBERS, kinds_of
from tento.championship.core.roles import READS_ALL
from tento.championship.registry import TOURNAMENTS
from tento.cli.championship.acts import OpenAct, acts_told, asked_for, unknown_decision
from tento.cli.championship.answers import say_json
from tento.cli.championship.event_file import EventFile
from tento.cli.championship.fields import BadField, read_fields
from tento.cli.championship.house import House, is_address, open_there
from tento.cli.shared import fail
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

TokenOption = Annotated[
    str, typer.Option("--token", envvar="TENTO_TOKEN", help="At a house: a token of the account, or of a referee's link.")
]


class NoteThere(msgspec.Struct, frozen=True):
    """A line of what followed from a decision."""

    text: str


class DecidedThere(msgspec.Struct, frozen=True):
    """The answer of a house to a decision."""

    number: int | None
    check: str
    told: tuple[NoteThere, ...]


@contextmanager
def here(event: str, token: str, lang: Lang) -> Iterator[Path | None]:
    """The log of an event as a file; of one at a house a copy, which is gone afterwards. None if this token is not its organiser's."""
    if not is_address(event):
        yield Path(event)
        return
    with TemporaryDirectory() as folder:
        copy = EventFile(Path(folder) / "event.log")
        whole = House(event, token, lang).bundle_if_given()
        if whole is not None:
            copy.follow(whole)
        yield None if whole is None else copy.log


@contextmanager
def to_verify(event: str, token: str, lang: Lang) -> Iterator[Path]:
    """The log of an event as a file, with its people beside it where they are given.

    Those who read all at a house get its log without the people. Who reads names and results alone is refused, with the house's words.
    """
    with here(event, token, lang) as file, TemporaryDirectory() as folder:
        if file is not None:
            yield file
            return
        house, copy = House(event, token, lang), Path(folder) / "event.log"
        all_of_it = set(house.acts().roles) & set(READS_ALL)
        copy.write_text(house.log() if all_of_it else house.bundle().log, encoding="utf-8", newline="\n")
        yield copy


def new_there(house: str, token: str, asked: dict[str, Any], *, as_json: bool, lang: Lang) -> None:
    """Opens an event at a house and says where it is."""
    address = open_there(house, token, {**asked, "id": token_hex(16)}, lang)
    if as_json:
        return say_json({"address": address})
    typer.echo(pick(DESK["opened_there"], lang).format(address=address))


def decide_there(  # noqa: PLR0913 - what is asked, where, by whom, and how it is answered
    address: str, token: str, asked: dict[str, Any], typed: Sequence[str], *, preview: bool, as_json: bool, lang: Lang
) -> None:
    """Makes one decision at a house, or lists what may be decided there with this token."""
    house = House(address, token, lang)
    house.json = as_json
    there = house.acts()
    acts = [
        OpenAct(
            one.do, (one.role,), one.articles, tuple(field.name if field.required else f"[{field.name}]" for field in one.fields), one.ways
        )
        for one in there.acts
    ]
    decision, fields = asked_for(acts, asked["do"], typed, lang)
    if not decision:
        return say_json({"number": there.number, "acts": acts}) if as_json else typer.echo("\n".join(acts_told(acts, lang)))
    sent = {**asked, "do": decision, "id": token_hex(16), "seen": there.number, "fields": _fields(decision, fields, lang)}
    body = house.decide(sent, preview=preview)
    if as_json:
        return typer.echo(body.decode())
    answer = msgspec.json.decode(body, type=DecidedThere)
    for note in answer.told:
        typer.echo(f"  {note.text}")
    kept = DESK["preview"] if answer.number is None else DESK["there"]
    typer.echo(pick(kept, lang).format(number=answer.number, check=answer.check))


def _fields(decision: str, typed: Sequence[str], lang: Lang) -> dict[str, Any]:
    """The fields of a decision as they were typed; a word that no kind of championship has ends the command."""
    kinds = {word: one for kind in TOURNAMENTS.values() for word, one in kinds_of(kind.Decision).items()}
    if decision not in kinds:
        unknown_decision(decision, kinds, lang)
    try:
        return read_fields(kinds[decision], typed, None, also=(NUMBERS,))
    except BadField as error:
        fail(str(error))

"""`tento championship copy`, `push` and `follow`: an event onto a stick, to a house, and from a house to a second laptop."""

import time
from pathlib import Path
from typing import Annotated

import typer

from tento.championship.core.beside import Beside
from tento.championship.core.bundle import Bundle, Parted
from tento.championship.core.log import LogError, rulebook_named
from tento.championship.core.opening import Refused
from tento.championship.registry import replay
from tento.cli.championship.decide import LogArgument, RulebookOption, opened
from tento.cli.championship.event_file import EventFile, FileBusy
from tento.cli.championship.house import REFUSED, House
from tento.cli.shared import LangOption, Language, fail
from tento.club.events.venue.picture_folder import PictureFolder
from tento.papers.document import head_of
from tento.rulebooks.loader import RulebookError, load
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

AddressArgument = Annotated[str, typer.Argument(help="The event at a house: https://house/evento/ID")]
TokenOption = Annotated[str, typer.Option("--token", envvar="TENTO_TOKEN", help="A token of the organiser's account there.")]


def _say(key: str, lang: Lang, **facts: str | int) -> str:
    return pick(DESK[key], lang).format(**facts)


def copy_command(
    log: LogArgument,
    folder: Annotated[Path, typer.Argument(help="Where to, as a stick.", file_okay=False)],
    rulebook: RulebookOption = None,
    lang: LangOption = Language.pt,
) -> None:
    """Copy an event with its people and its secret, and read the copy again before saying so."""
    event, copy = EventFile(log), EventFile(folder / log.name)
    try:
        with event.alone():
            opened(log, rulebook, lang.code)
            folder.mkdir(parents=True, exist_ok=True)
            came = copy.follow(event.whole())
            _copy_pictures(PictureFolder(log), PictureFolder(copy.log))
    except FileBusy:
        fail(_say("busy", lang.code, log=str(log)))
    except OSError as error:
        fail(str(error))
    if isinstance(came, Parted):
        _parted(copy.log, came, lang.code)
    found, _ = opened(copy.log, rulebook, lang.code)
    head = head_of(copy.log.read_text(encoding="utf-8"))
    typer.echo(_say("copied", lang.code, count=len(found.log), folder=str(folder), check=head.check))


def push_command(log: LogArgument, address: AddressArgument, token: TokenOption, lang: LangOption = Language.pt) -> None:
    """Bring an event to a house, or more of one that it has. Twice is once; if the chains differ it is refused (exit code 1)."""
    try:
        with EventFile(log).alone():
            whole = EventFile(log).whole()
    except FileBusy:
        fail(_say("busy", lang.code, log=str(log)))
    except OSError as error:
        fail(str(error))
    house = House(address, token, lang.code)
    number = house.bring(whole)
    _bring_pictures(PictureFolder(log), house)
    typer.echo(_say("pushed", lang.code, address=address, number=number))


def follow_command(  # noqa: PLR0913 - one argument for each option of the command
    address: AddressArgument,
    log: LogArgument,
    token: TokenOption,
    *,
    every: Annotated[float, typer.Option(help="Look again after so many seconds; 0 looks once.", min=0)] = 5.0,
    times: Annotated[int, typer.Option(help="Look so often, and then stop; 0 goes on.", min=0)] = 0,
    rulebook: RulebookOption = None,
    lang: LangOption = Language.pt,
) -> None:
    """Keep an event of a house in files here, always up to date: a second laptop that can take over (`decide LOG take-over where=…`)."""
    looked, event, house = 0, EventFile(log), House(address, token, lang.code)
    while True:
        there = house.bundle()
        try:
            with event.alone():
                came = event.follow(_trusted(there, rulebook, lang.code))
        except FileBusy:
            fail(_say("busy", lang.code, log=str(log)))
        if isinstance(came, Parted):
            _parted(log, came, lang.code)
        _follow_pictures(PictureFolder(log), house)
        if came:
            head = head_of(log.read_text(encoding="utf-8"))
            typer.echo(_say("followed", lang.code, log=str(log), number=head.number, check=head.check))
        looked += 1
        if not every or looked == times:
            return
        time.sleep(every)


def _follow_pictures(here: PictureFolder, house: House) -> None:
    """What the house has, and no other: whoever was erased there is on no photograph here either."""
    rows = house.pictures()
    for row in here.lacks(rows):
        here.put(row, house.picture(row))
    here.become(rows)


def _bring_pictures(here: PictureFolder, house: House) -> None:
    there = {row.hash for row in house.pictures()}
    for row in here.rows():
        content = here.content(row)
        if row.hash not in there and content is not None:
            house.bring_picture(row, content)


def _copy_pictures(here: PictureFolder, there: PictureFolder) -> None:
    rows = here.rows()
    for row in there.lacks(rows):
        there.put(row, here.content(row) or b"")
    there.become(rows)


def _trusted(there: Bundle, rulebook: str | None, lang: Lang) -> Bundle:
    """What came, once every check of it was found right."""
    try:
        replay(there.log, load(rulebook or rulebook_named(there.log)), Beside(there.things))
    except (LogError, RulebookError, Refused) as error:
        fail(_say("answered", lang, address="", text=str(error)))
    return there


def _parted(log: Path, came: Parted, lang: Lang) -> None:
    typer.echo(_say("parted", lang, log=str(log), line=came.line), err=True)
    raise typer.Exit(REFUSED)

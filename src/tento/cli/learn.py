"""`tento learn`: what a person's matches teach, merged when the person says so, read in words, sent as text."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from tento.cli.help import SuggestingGroup
from tento.cli.records import open_file
from tento.cli.shared import LangOption, Language, data_folder, fail
from tento.club.learning import BRAIN, LEARN, NEURON, MemoryFolder, NotLearned, learning_of
from tento.games.registry import kit_of
from tento.records.errors import RecordError
from tento.records.header import Header
from tento.table.learned.memory import BadMemory, Memory, brain, write
from tento.texts.language import Lang, Words, pick

MOST_TOLD: Final = 40
_WORDS: Final[dict[str, Words]] = {
    "learned": (
        "{file}: {many} decisões de {name} em {learn}. `tento learn merge` passa a usá-las.",
        "{file}: {many} decisions of {name} in {learn}. `tento learn merge` puts them to use.",
    ),
    "known": ("{file}: já tinha sido lido.", "{file}: it was read before."),
    "who": (
        "{file}: de quem se aprende? --name com um destes: {names}.",
        "{file}: who is learned from? --name with one of these: {names}.",
    ),
    "merged": ("{neuron} conhece agora {many} situações.", "{neuron} knows {many} situations now."),
    "nothing": ("Nada aprendido ainda.", "Nothing learned yet."),
    "sent": (
        "{file}: {many} situações. Leia antes de mandar: é só texto.",
        "{file}: {many} situations. Read it before you send it: it is only text.",
    ),
    "taken": ("{file} é agora {name}: {many} situações.", "{file} is {name} now: {many} situations."),
    "exists": ("{file} já existe: escolha outro nome.", "{file} is there already: choose another name."),
}

learn_app = typer.Typer(
    cls=SuggestingGroup, add_completion=False, no_args_is_help=True, help="Learn how a person plays from records, and play like that."
)
FolderOption = Annotated[Path | None, typer.Option("--folder", help="The folder of the memory; else one of your own.")]


def folder_of(folder: Path | None) -> MemoryFolder:
    """The folder that was named, or the reader's own."""
    return MemoryFolder(folder or data_folder(os.environ) / "learned")


def _say(key: str, lang: Lang, **facts: object) -> str:
    return pick(_WORDS[key], lang).format(**facts)


@learn_app.command("from")
def from_command(
    records: Annotated[list[Path], typer.Argument(help="Records of matches, from the terminal or the browser.")],
    name: Annotated[str | None, typer.Option(help="Whose decisions; else the only person's in the record.")] = None,
    folder: FolderOption = None,
    lang: LangOption = Language.pt,
) -> None:
    """Keep the decisions of a person's matches in K-LEARN. Nobody plays by them before `merge`."""
    memory = folder_of(folder)
    for file in records:
        opened, book = open_file(file, None, False, lang.code)
        seat = _seat(file, opened.header, name, lang.code)
        try:
            many = memory.learn(opened, file.read_text(encoding="utf-8"), seat, book)
        except (NotLearned, BadMemory, RecordError) as error:
            fail(f"{file}: {error}")
        facts = {"file": file, "many": many, "name": opened.header.players[seat].name, "learn": LEARN}
        typer.echo(_say("learned" if many else "known", lang.code, **facts))


def _seat(file: Path, header: Header, name: str | None, lang: Lang) -> int:
    people = [seat for seat, player in enumerate(header.players) if (not player.bot if name is None else player.name == name)]
    if len(people) != 1:
        fail(_say("who", lang, file=file, names=", ".join(player.name for player in header.players)))
    return people[0]


@learn_app.command("merge")
def merge_command(folder: FolderOption = None, lang: LangOption = Language.pt) -> None:
    """Put what was learned to use: K-LEARN goes into K-NEURON."""
    try:
        typer.echo(_say("merged", lang.code, neuron=NEURON, many=folder_of(folder).merge()))
    except (NotLearned, BadMemory) as error:
        fail(str(error))


@learn_app.command("show")
def show_command(folder: FolderOption = None, lang: LangOption = Language.pt) -> None:
    """Tell in words what was learned."""
    try:
        found = folder_of(folder).read(NEURON)
        learning = None if found is None else learning_of(kit_of(found.game))
    except (NotLearned, BadMemory) as error:
        fail(str(error))
    if found is None or learning is None:
        typer.echo(_say("nothing", lang.code))
        return
    told = [one.text for one in learning.told(found.counts, lang.code)]
    typer.echo("\n".join(told[:MOST_TOLD]) if told else _say("nothing", lang.code))


@learn_app.command("export")
def export_command(
    file: Annotated[Path, typer.Argument(help="The file to write.")], folder: FolderOption = None, lang: LangOption = Language.pt
) -> None:
    """Write K-NEURON to a file that can be read and sent."""
    found = _read(folder_of(folder))
    if found is None:
        fail(_say("nothing", lang.code))
    _keep(file, found, lang.code)


@learn_app.command("import")
def import_command(
    file: Annotated[Path, typer.Argument(help="The file to read.")],
    as_brain: Annotated[bool, typer.Option("--brain", help="As K-BRAIN, which is asked first, and not as K-NEURON.")] = False,
    folder: FolderOption = None,
    lang: LangOption = Language.pt,
) -> None:
    """Take a file of somebody's as K-NEURON, or one of many people's as K-BRAIN."""
    name = BRAIN if as_brain else NEURON
    try:
        found = MemoryFolder(file.parent).read(file.name)
    except BadMemory as error:
        fail(str(error))
    if found is None:
        fail(f"{file}: there is no such file")
    folder_of(folder).keep(name, found)
    typer.echo(_say("taken", lang.code, file=file, name=name, many=len(found)))


@learn_app.command("brain")
def brain_command(
    version: Annotated[str, typer.Argument(help="The version of the new K-BRAIN, one word.")],
    out: Annotated[Path, typer.Argument(help="The file to write.")],
    files: Annotated[list[Path], typer.Argument(help="K-NEURON files that people agreed to give.")],
    lang: LangOption = Language.pt,
) -> None:
    """Merge many people's files into one K-BRAIN."""
    if not version or version.split() != [version]:
        fail("a version is one word")
    try:
        read = [MemoryFolder(file.parent).read(file.name) for file in files]
        made = brain(version, [memory for memory in read if memory is not None])
    except (BadMemory, ValueError) as error:
        fail(str(error))
    _keep(out, made, lang.code)


def _read(memory: MemoryFolder) -> Memory | None:
    try:
        return memory.read(NEURON)
    except BadMemory as error:
        fail(str(error))


def _keep(file: Path, memory: Memory, lang: Lang) -> None:
    if file.exists():
        fail(_say("exists", lang, file=file))
    file.write_text(write(memory), encoding="utf-8")
    typer.echo(_say("sent", lang, file=file, many=len(memory)))

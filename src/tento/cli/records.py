"""`tento replay` and `tento verify-deal`: a record told again, and its deals redone."""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tento.cli.shared import LangOption, Language
from tento.games.registry import kit_of, kits
from tento.records.beginning import rulebook_of, start
from tento.records.deals import DealReport, check_deals
from tento.records.errors import RecordError
from tento.records.header import Header
from tento.records.reading import Record, read
from tento.records.replaying import Replay, replay
from tento.records.signature import signer_of
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import GameKit, UnreadableHistory
from tento.table.story import Kind, Replayed, Told
from tento.texts.language import Lang, Words, listed, pick

FALSE: Final = 1
UNREADABLE: Final = 2

_STYLES: Final[dict[Kind, str]] = {"heading": "bold cyan", "line": "", "result": "bold", "end": "bold green"}

_WORDS: Final[dict[str, Words]] = {
    "line": ("linha", "line"),
    "bot": (" (robô)", " (bot)"),
    "clock": ("relógio", "clock"),
    "stand_in": ("robô", "bot"),
    "stand_ins": (
        "Nem toda escolha foi de quem estava sentado: {who}.",
        "Not every choice was made by who sat there: {who}.",
    ),
    "missing": ("não existe", "does not exist"),
    "folder": ("é uma pasta, não um registro", "is a folder, not a record"),
    "not_text": ("não é texto UTF-8: não é um registro", "not UTF-8 text: no record"),
    "no_hands": ("as mãos desse jogo não se escrevem em outro formato", "the hands of this game have no other format"),
    "no_mao": ("não há mão {mao}: o registro tem {last}", "there is no mão {mao}: the record has {last}"),
    "recover": ("--recover abre um registro interrompido", "--recover opens a record that was broken off"),
    "edition": (
        "o regulamento mudou depois desse jogo, ou é outro: --rulebook ARQUIVO indica a edição com que se jogou",
        "the rulebook changed after this match, or is another: --rulebook FILE names the edition it was played by",
    ),
    "file": ("--rulebook ARQUIVO indica o arquivo", "--rulebook FILE names it"),
    "matches": (
        "Tudo confere: {actions} ações jogadas de novo pelas regras, e o resultado é o registrado.",
        "All true: {actions} actions played again by the rules, and the result is the one recorded.",
    ),
    "matches_open": (
        "Confere até aqui: {actions} ações jogadas de novo pelas regras. O jogo não terminou.",
        "True so far: {actions} actions played again by the rules. The match is not over.",
    ),
    "sealed": (
        "As cartas a partir da linha {line} ainda não foram reveladas; o resto está como foi escrito:",
        "The cards from line {line} on are not revealed yet; the rest stands as it was written:",
    ),
    "signed": (
        "Assinado, e sem mudança desde então, pelo servidor da chave {server}",
        "Signed, and unchanged since, by the server of key {server}",
    ),
    "unsigned": (
        "Sem assinatura: as regras e as cartas conferem ou não, mas ninguém atesta quem escreveu o registro",
        "Not signed: rules and cards are checked, but nobody vouches for who wrote the record",
    ),
    "other_signer": ("não é assinado por essa chave, mas por: {server}", "not signed by this key, but by: {server}"),
    "true": ("verdadeira", "true"),
    "false": ("FALSA: {why}", "FALSE: {why}"),
    "deal_shown": (
        "semente não revelada; todas as cartas mostradas conferem",
        "seed not revealed; every card that was shown is true",
    ),
    "deal_sealed": ("semente ainda não revelada", "seed not revealed yet"),
    "unreached": (
        "semente e ordem conferem, mas as cartas jogadas não puderam ser conferidas",
        "seed and order are true, but the cards played could not be followed",
    ),
    "deal": ("distribuição {deal}: {verdict}", "deal {deal}: {verdict}"),
    "all_true": ("as {deals} distribuições conferem", "all {deals} deals are true"),
    "one_true": ("a única distribuição confere", "the one deal is true"),
    "no_deals": ("o registro não tem distribuição nenhuma", "the record holds no deal"),
    "not_all": (
        "{true} de {deals} verdadeiras, {false} falsas, {shown} com as cartas mostradas conferidas, {sealed} por revelar, "
        "{unreached} sem conferência das cartas",
        "{true} of {deals} true, {false} false, {shown} whose shown cards are true, {sealed} not revealed, "
        "{unreached} whose cards could not be followed",
    ),
}

_HINTS: Final = {"torn": "recover", "no_end": "recover", "wrong_rulebook": "edition", "unknown_rulebook": "file"}
"""What to do about a fault: the word of the sentence that says it."""

RecordArgument = Annotated[Path, typer.Argument(help="The file of a record.", show_default=False)]
RulebookOption = Annotated[str | None, typer.Option("--rulebook", help="The .toml file, where the rulebook is not one of the program's.")]
RecoverOption = Annotated[bool, typer.Option("--recover", help="Open a record that stops without its end.")]


def replay_command(  # noqa: PLR0913 - a command has its options
    record: RecordArgument,
    *,
    mao: Annotated[int | None, typer.Option("--mao", min=1, help="Only the mão of this number.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each line.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only say whether everything is true.")] = False,
    rulebook: RulebookOption = None,
    recover: RecoverOption = False,
    hands: Annotated[
        Path | None, typer.Option("--hands", file_okay=False, help="Write each hand to this folder, as other programs read it.")
    ] = None,
    lang: LangOption = Language.pt,
) -> None:
    """Play a recorded match again, by its rules and from its seeds, and tell it; or a hand that another program wrote (.phh).

    Exit code: 0 if every line follows, 1 if one does not or is not revealed yet, 2 if the file cannot be read.
    """
    to, console = lang.code, Console(highlight=False)
    if record.suffix[1:] in _histories():
        _tell_history(console, record, rulebook, to)
        return
    opened, book = open_file(record, rulebook, recover, to)
    played = _replay(record, opened, book, to)
    story = kit_of(opened.header.game).story
    told = [line for line in story(played.steps, [clean(player.name) for player in opened.header.players], to) if mao in (None, line.mao)]
    if mao is not None and not told:
        last = max((line.mao for line in story(played.steps, [""] * opened.header.seats, to)), default=0)
        fail(record, _say("no_mao", to, mao=mao, last=last))
    if not quiet:
        _print_story(console, opened.header, told, step, to)
        _print_stand_ins(console, opened.header, played.steps, to)
        if played.sealed is not None and mao is None:
            _print_sealed(console, opened, played.sealed, to)
    if hands is not None:
        _write_hands(hands, opened, played, to)
    done = kit_of(opened.header.game).game.outcome(played.state) is not None
    print_text(console, Text(_say("matches" if done else "matches_open", to, actions=len(played.steps)), "green" if done else "yellow"))
    if played.sealed is not None:
        raise typer.Exit(FALSE)


def verify_deal_command(
    record: RecordArgument,
    *,
    rulebook: RulebookOption = None,
    recover: RecoverOption = False,
    signed_by: Annotated[str | None, typer.Option("--signed-by", help="The key of the server that must have signed it.")] = None,
    lang: LangOption = Language.pt,
) -> None:
    """Redo every deal of a record: commitment, root, order, and each card seen in play; and check its signature.

    Exit code: 0 if all are true, 1 if one is false or not revealed yet, 2 if the file cannot be read.
    """
    to, console = lang.code, Console(highlight=False)
    opened, book = open_file(record, rulebook, recover, to)
    signer = _signer(record, _text(record, to), to)
    if signed_by is not None and signer != signed_by.lower():
        fail(record, _say("other_signer", to, server=signer or "–"), FALSE)
    print_text(console, Text(_say("unsigned", to) if signer is None else _say("signed", to, server=signer), "dim"))
    reports = check_deals(opened, book)
    for report in reports:
        console.print(
            Text(_say("deal", to, deal=report.deal, verdict=_verdict(report, to)), "bold red" if report.verdict == "false" else "")
        )
    console.print(Text(_summary(reports, to), "bold"))
    if any(report.verdict != "true" for report in reports):
        raise typer.Exit(FALSE)


def _histories() -> dict[str, GameKit]:
    """The games whose hands other programs write, by how the names of such files end."""
    return {ending: kit for kit in kits() for ending in kit.histories}


def _tell_history(console: Console, path: Path, rulebook: str | None, lang: Lang) -> None:
    """A hand that another program has written, played again by a rulebook of its game."""
    kit = _histories()[path.suffix[1:]]
    try:
        told = list(kit.histories[path.suffix[1:]].tell(_text(path, lang), load(rulebook or kit.usual_rulebook), lang))
    except RulebookError as error:
        fail(path, str(error))
    except UnreadableHistory as error:
        fail(path, str(error))
    except ValueError as error:
        fail(path, str(error), FALSE)
    for line in told:
        print_text(console, Text(clean(line.text), _STYLES[line.kind]), 0 if line.kind == "heading" else 2)


def _write_hands(folder: Path, record: Record, played: Replay, lang: Lang) -> None:
    """Each hand of the match as a file, where its game has a way to write them."""
    histories = kit_of(record.header.game).histories
    if not histories:
        fail(folder, _say("no_hands", lang))
    folder.mkdir(parents=True, exist_ok=True)
    for ending, one in histories.items():
        for name, text in one.write(played.steps, [player.name for player in record.header.players]):
            (folder / f"{name}.{ending}").write_text(text, encoding="utf-8")


def _say(key: str, lang: Lang, **facts: str | int) -> str:
    return pick(_WORDS[key], lang).format(**facts)


def clean(text: str) -> str:
    """The text without anything that could move the cursor: a record may come from anybody."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def fail(path: Path, reason: str, code: int = UNREADABLE) -> NoReturn:
    """Ends the program with what is wrong with this file."""
    typer.echo(clean(f"{path}: {reason}"), err=True)
    raise typer.Exit(code)


def fail_at(path: Path, error: RecordError, lang: Lang, code: int) -> NoReturn:
    """Ends the program with the line that is not as it should be, and what to do about it."""
    hint = f" ({_say(_HINTS[error.code], lang)})" if error.code in _HINTS else ""
    fail(path, f"{_say('line', lang)} {error.line}: {error.say(lang)}{hint}", code)


def open_file(path: Path, rulebook: str | None, recover: bool, lang: Lang) -> tuple[Record, Rulebook]:
    """The record and the rulebook that it was played by; any fault of the file or the rulebook ends the program."""
    text = _text(path, lang)
    _signer(path, text, lang)
    try:
        record = read(text, unfinished=recover)
        book = rulebook_of(record.header, load(rulebook) if rulebook else None)
        start(record.header, book)
    except RecordError as error:
        fail_at(path, error, lang, UNREADABLE)
    except RulebookError as error:
        fail(path, str(error))
    return record, book


def _text(path: Path, lang: Lang) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        fail(path, _say("not_text", lang))
    except FileNotFoundError:
        fail(path, _say("missing", lang))
    except IsADirectoryError:
        fail(path, _say("folder", lang))
    except OSError as error:
        fail(path, error.strerror or str(error))


def _signer(path: Path, text: str, lang: Lang) -> str | None:
    try:
        return signer_of(text)
    except RecordError as error:
        fail_at(path, error, lang, FALSE)


def _replay(path: Path, record: Record, rulebook: Rulebook, lang: Lang) -> Replay:
    try:
        return replay(record, rulebook)
    except RecordError as error:
        fail_at(path, error, lang, FALSE)


def _print_story(console: Console, header: Header, told: Sequence[Told], step: bool, lang: Lang) -> None:
    print_text(console, Text(title_of(header, lang), "bold"))
    for line in told:
        if line.kind == "heading":
            console.print()
        print_text(console, Text(clean(line.text), _STYLES[line.kind]), 0 if line.kind == "heading" else 2)
        if step:
            sys.stdin.readline()


def _print_stand_ins(console: Console, header: Header, steps: Sequence[Replayed], lang: Lang) -> None:
    """Whose actions a bot, the clock or another player chose, and how many."""
    names = [clean(player.name) for player in header.players]
    counts = Counter((step.actor, step.stand_in) for step in steps if step.stand_in is not None)
    told = [
        f"{names[seat]} ({names[who] if isinstance(who, int) else _say('stand_in' if who == 'bot' else 'clock', lang)}: {count})"
        for (seat, who), count in counts.items()
        if isinstance(seat, int)
    ]
    if told:
        console.print()
        print_text(console, Text(_say("stand_ins", lang, who=", ".join(told)), "dim"))


def print_text(console: Console, text: Text, indent: int = 0) -> None:
    """On a terminal the lines are folded under their indent; into a pipe they go as they are."""
    if console.is_terminal:
        console.print(Padding(text, (0, 0, 0, indent)))
    else:
        console.print(Text(" " * indent).append_text(text), soft_wrap=True)


def title_of(header: Header, lang: Lang) -> str:
    """The rulebook, the date, and who played against whom."""
    names = [clean(player.name) + (_say("bot", lang) if player.bot else "") for player in header.players]
    together = kit_of(header.game).sides(header.seats)
    sides = [listed([names[seat] for seat in side], lang) for side in together]
    if any(len(side) > 1 for side in together):
        sides = [f"{letter}: {side}" for letter, side in zip(ascii_uppercase, sides, strict=False)]
    about = " · ".join(
        clean(word) for word in (header.rulebook, header.phase if header.phase != "default" else "", header.date or "") if word
    )
    return f"{about}\n{' × '.join(sides)}"


def _print_sealed(console: Console, record: Record, first: int, lang: Lang) -> None:
    """What is not revealed cannot be replayed, but the lines say what everybody saw."""
    console.print()
    print_text(console, Text(_say("sealed", lang, line=first), "yellow"))
    for text in record.texts[first - 1 :]:
        print_text(console, Text(clean(text.partition(" commitment ")[0]), "dim"), 2)


def _verdict(report: DealReport, lang: Lang) -> str:
    if report.verdict == "false":
        return _say("false", lang, why=clean(report.say(lang)))
    return _say(f"deal_{report.verdict}" if report.verdict in ("sealed", "shown") else report.verdict, lang)


def _summary(reports: Sequence[DealReport], lang: Lang) -> str:
    found = [report.verdict for report in reports]
    if not found:
        return _say("no_deals", lang)
    if set(found) == {"true"}:
        return _say("all_true" if len(found) > 1 else "one_true", lang, deals=len(found))
    counts = {verdict: found.count(verdict) for verdict in ("true", "false", "shown", "sealed", "unreached")}
    return _say("not_all", lang, deals=len(found), **counts)

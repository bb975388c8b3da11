"""What a command answers to a program: decisions, refusals and events as JSON, by the names of the HTTP interface."""

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
import typer

from tento.championship.core.telling import Note
from tento.cli.championship.sentences import sentence_of
from tento.papers.diary import told
from tento.table.refusal import Refusal
from tento.texts.language import Lang
from tento.texts.papers.championship import paper

JsonOption = Annotated[bool, typer.Option("--json", help="Answer as JSON, for a program.")]


def say_json(answer: Any) -> None:
    """Writes one line of JSON."""
    typer.echo(msgspec.json.encode(answer).decode())


def refusal_shown(refusal: Refusal, lang: Lang, instead: str = "") -> dict[str, Any]:
    """A refusal; `instead` says with which values the decision would be taken."""
    shown = {"code": refusal.code, "text": sentence_of(refusal, lang), "articles": refusal.articles, "facts": refusal.plain_facts()}
    return shown | ({"instead": instead} if instead else {})


def notes_shown(notes: Iterable[Note], lang: Lang) -> list[dict[str, Any]]:
    """The lines of a diary, each with its sentence."""
    listed = list(notes)
    sentences = (text for _, _, text in told(listed, paper(lang)))
    return [
        {"at": note.at, "what": note.what, "by": note.by, "role": note.role, "why": note.why, "text": text}
        for note, text in zip(listed, sentences, strict=True)
    ]

"""`tento ruling`: asks what happened at the felt, and tells what it means, with the article."""

import json
import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from tento.cli.shared import fail, loaded, reader_language
from tento.games.registry import ruled_games, rulings_of
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.loader import regulations_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.rulings import Question, Ruling, Rulings
from tento.terminal.field_reading import BadText, read_field
from tento.terminal.ruling_dialogue import Dialogue, Quit
from tento.texts.language import Lang
from tento.texts.rulings import label


class Speech(StrEnum):
    """The languages of the rulings."""

    pt = "pt"
    en = "en"
    es = "es"

    @property
    def code(self) -> Lang:
        """The language as the texts know it."""
        return "en" if self is Speech.en else "es" if self is Speech.es else "pt"


def ruling_command(
    situation: Annotated[str | None, typer.Argument(help="The situation by its name; without it they are listed.")] = None,
    given: Annotated[list[str] | None, typer.Argument(help="What is known already, as current=600; it is not asked.")] = None,
    *,
    rulebook: Annotated[str | None, typer.Option("--rulebook", help="A rulebook by name, or a .toml file.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Add the ruling, and what the floor decided, to this file.")] = None,
    lang: Annotated[Speech | None, typer.Option("--lang", envvar="TENTO_LANG", help="pt, en or es; else as the system says.")] = None,
) -> None:
    """Ask what happened at the table, step by step, and tell what it means: chips, penalty, article.

    An empty line takes the default, q quits. Where the floor decides, the outcomes are offered.
    """
    to = lang.code if lang is not None else reader_language(os.environ)
    book = loaded(rulebook or next(name for game in ruled_games() for name in regulations_of(game)))
    rulings = rulings_of(book.game)
    if rulings is None:
        fail(label("other_game", to, title=book.title, games=", ".join(ruled_games())))
    question = None if situation is None else _question(rulings, situation, to)
    known = {} if question is None else _known(rulings, question, given or [], to)
    dialogue = Dialogue(rulings, typer.echo, _read, to)
    try:
        _assist(dialogue, book, question or dialogue.choose(), known, record)
    except Quit:
        typer.echo(label("quit", to))
    except EOFError:
        fail(label("end_of_input", to))
    except BadKey as error:
        fail(str(error))


def _assist(dialogue: Dialogue, rulebook: Rulebook, question: Question, known: Mapping[str, Any], record: Path | None) -> None:
    given = dialogue.ask_fields(question, known)
    ruling = dialogue.rule(rulebook, question, given)
    typer.echo("")
    for line in dialogue.told(ruling):
        typer.echo(line)
    decided = dialogue.decide(ruling)
    if record is not None:
        _keep(record, rulebook, ruling, given, decided)
        typer.echo(label("kept", dialogue.lang, file=str(record)))


def _read(prompt: str) -> str | None:
    """One line of the input; None at its end."""
    typer.echo(prompt, nl=False)
    found = sys.stdin.readline()
    return found if found else None


def _question(rulings: Rulings, name: str, lang: Lang) -> Question:
    questions = {question.name: question for question in rulings.questions()}
    if name not in questions:
        fail(label("no_question", lang, question=name, known=", ".join(questions)))
    return questions[name]


def _known(rulings: Rulings, question: Question, given: list[str], lang: Lang) -> dict[str, Any]:
    """What the command line tells, as `key=text`."""
    fields = {field.key: field for field in question.fields}
    found = {}
    for pair in given:
        key, _, text = pair.partition("=")
        if key not in fields:
            fail(label("no_field", lang, field=key, question=question.name, known=", ".join(fields)))
        try:
            found[key] = read_field(fields[key], text, rulings.texts.terms)
        except BadText as error:
            fail(f"{key}: {label('again', lang)}: {error}")
    return found


def _keep(file: Path, rulebook: Rulebook, ruling: Ruling, given: Mapping[str, Any], decided: str | None) -> None:
    """One more line of the log: when, by which edition, what was asked and answered, and what the floor decided."""
    line = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "rulebook": rulebook.name,
        "hash": rulebook.hash,
        "question": ruling.question,
        "given": given,
        "answers": ruling.answers,
        "articles": [article.cite for article in ruling.articles],
        "decided": decided,
    }
    with file.open("a", encoding="utf-8") as log:
        log.write(json.dumps(line, ensure_ascii=False) + "\n")

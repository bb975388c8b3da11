"""Texts of small cases, and what the judge says of them."""

from pathlib import Path

import typer
from typer.testing import CliRunner, Result

from tento.cli.judge import judge_command
from tento.records.judge import judge_file

app = typer.Typer()
app.command()(judge_command)

TRUCO = 'game = "truco"\nrulebooks = ["truco-masters-2025"]\n'
FENACEF = 'game = "truco"\nrulebooks = ["fenacef-ix"]\n'
TRANCA = 'game = "tranca"\nrulebooks = ["afia-2025"]\n'
HOLDS = TRUCO + '[expect]\nwinner = "none"\n'


def championship(question: str, rulebook: str = "fenacef-ix") -> str:
    return f'game = "championship"\nrulebooks = ["{rulebook}"]\nquestion = "{question}"\n'


def written(folder: Path, text: str, name: str = "case.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def error_in(folder: Path, text: str) -> str:
    """What the judge says of a case that it cannot judge, without the name of the file."""
    path = written(folder, text)
    error = judge_file(path).error
    assert error is not None
    return error.removeprefix(f"{path}: ")


def judge(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])

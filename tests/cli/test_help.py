"""The help of `tento`: in the reader's language, with an example for each command, and a guess at a name mistyped."""

import shlex
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.main import get_command
from typer.testing import CliRunner

from tento.cli.help import HELP_NAMES, PORTUGUESE
from tento.cli.main import COMMANDS, app, load_command
from tento.cli.shared import told_games
from tento.texts.help.examples import EXAMPLES


def below(path: str, command: Any) -> Iterator[tuple[str, Any]]:
    yield path, command
    for name, one in getattr(command, "commands", {}).items():
        yield from below(f"{path} {name}", one)


@pytest.fixture
def every(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """All commands by their words, with their help in English."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    found = {path: one for name, spec in COMMANDS.items() for path, one in below(name, load_command(name, spec))}
    return {"": get_command(app), **found}


def options(command: Any) -> list[Any]:
    return list(command.get_params(typer.Context(command, help_option_names=HELP_NAMES)))


def spoken(every: dict[str, Any]) -> set[str]:
    """Every text of every command, as the Portuguese is kept by it."""
    told = {one.help for command in every.values() for one in (command, *options(command))} | {one.about for one in COMMANDS.values()}
    return {text.replace(told_games("en"), "{games}") for text in told}


def shown(*words: str, lang: str = "pt_BR.UTF-8") -> str:
    return " ".join(CliRunner().invoke(app, list(words), env={"COLUMNS": "200", "LC_ALL": lang}).output.split())


def test_every_text_of_the_help_is_written_in_portuguese(every):
    assert sorted(spoken(every) - set(PORTUGUESE)) == []


def test_no_portuguese_is_kept_for_a_text_that_no_command_has(every):
    assert sorted(set(PORTUGUESE) - spoken(every)) == []


def test_every_command_has_an_example(every):
    assert set(EXAMPLES) == set(every)


@pytest.mark.parametrize(("path", "example"), EXAMPLES.items())
def test_an_example_is_a_command_that_can_be_typed(every, path, example):
    words = shlex.split(example)[1:]
    name = next(known for known in (" ".join(words[:2]), words[0]) if known in every)
    command = every[name]
    _, rest, _ = command.make_parser(typer.Context(command, help_option_names=HELP_NAMES)).parse_args(words[len(name.split()) :])
    assert name.startswith(path)
    assert rest == []


@pytest.mark.parametrize("path", [[], ["championship"], ["rulebook"]])
def test_help_is_told_in_the_language_of_the_system(path):
    assert "Comandos" in shown(*path, "--help")
    assert "Commands" in shown(*path, "--help", lang="en_GB.UTF-8")


def test_portuguese_help_has_no_english_around_its_texts():
    assert "simulate [OPÇÕES]" in shown("simulate", "--help")
    assert not {"Usage", "Options", "Arguments", "default", "Exit"} & set(shown("simulate", "--help").replace(":", " ").split())


def test_a_flag_shows_no_type():
    assert "bool" not in shown("play", "--help")


def test_a_command_mistyped_gets_the_one_that_was_meant():
    assert "Não existe o comando 'plya'. Você quis dizer play" in shown("plya")
    assert "There is no command 'plya'. Did you mean play" in shown("plya", lang="en_US.UTF-8")


def test_a_command_mistyped_in_a_group_gets_the_one_that_was_meant():
    assert "Não existe o comando 'simulat'. Você quis dizer simulate?" in shown("championship", "simulat")


def test_a_game_mistyped_gets_the_one_that_was_meant():
    assert shown("play", "truko") == "truko: aqui se joga truco, tranca ou poker. Você quis dizer truco?"
    assert shown("play", "xadrez") == "xadrez: aqui se joga truco, tranca ou poker."


def test_a_word_is_completed_by_the_shell():
    env = {"_TENTO_COMPLETE": "complete_bash", "COMP_WORDS": "tento verify", "COMP_CWORD": "1", "LC_ALL": "pt_BR.UTF-8"}
    assert CliRunner().invoke(app, [], prog_name="tento", env=env).stdout.split() == ["verify-deal", "verify-draw"]

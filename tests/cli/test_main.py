"""The program's front: its commands, found by name and imported when they are run."""

import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from tento.cli.main import COMMANDS, app, load_command
from tento.cli.shared import reader_language, told_games
from tento.games.registry import games, guest
from tests.contract import tiny_game


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_is_where_the_program_looks_for_it(name):
    assert load_command(name, COMMANDS[name]).name == name


def test_the_version_is_told():
    assert CliRunner().invoke(app, ["--version"]).stdout.startswith("tento ")


@pytest.mark.parametrize("game", games())
def test_listing_the_commands_imports_none_of_them(game):
    listing = "import sys; from tento.cli.main import app; app(['--help'], standalone_mode=False)"
    code = f"{listing}; sys.exit('tento.games.{game}.rules.game' in sys.modules or 'tento.games.{game}.kit' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, env={**os.environ}).returncode == 0


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "pt"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "en_US", "LC_ALL": "pt_BR"}, "pt"),
        ({"LANG": "C"}, "pt"),
    ],
)
def test_the_language_is_the_systems_and_portuguese_by_default(environ, lang):
    assert reader_language(environ) == lang


def test_the_games_are_told_as_people_list_them():
    assert told_games("en") == "truco, tranca or poker"
    with guest(tiny_game.kit()):
        assert told_games("pt") == "truco, tranca, poker ou maior"

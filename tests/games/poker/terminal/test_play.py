"""`tento play poker`: a sit-and-go in the terminal, from the first hand to the last."""

import pytest
from typer.testing import CliRunner

from tento.cli.main import app
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import game
from tento.games.poker.terminal.commands import parse_command
from tests.games.poker.playing import Table

RUN = CliRunner()


def tento(*args: str, typed: str) -> str:
    result = RUN.invoke(app, ["play", "poker", "--plain", *args], input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_whole_match_is_played_by_folding_and_checking():
    told = tento("--seats", "3", "--seed", "1", typed="f\n" * 400 + "q\n")
    assert "Mão 1 · No-Limit Hold'em · nível 1: 25/50" in told
    assert "Você" in told


def test_all_in_every_time_comes_to_the_end_of_the_match():
    told = tento("--seats", "2", "--seed", "5", typed="a\nc\n" * 200)
    assert "Fim de jogo" in told


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_help_and_rules_are_pages(lang):
    told = tento("--seed", "1", "--lang", lang, typed="?\n\nv\n\nq\n")
    assert "R 600" in told
    assert "No-Limit Hold'em" in told


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("f", do.Fold()),
        ("c", do.Call()),
        ("k", do.Call()),
        ("r 600", do.Raise(600)),
        ("R600", do.Raise(600)),
        ("r", do.Raise(100)),
        ("p", do.Raise(175)),
        ("h", do.Raise(100)),
        ("a", do.AllIn()),
        ("z", "unknown"),
        ("x", "auto"),
        ("j", "advice"),
        ("", "nothing"),
        ("q", "quit"),
    ],
)
def test_what_is_typed_is_understood(typed, action):
    state = Table(3).deal().state
    assert parse_command(typed, game.view(state, 0), game.legal(state, 0)) == action  # type: ignore[arg-type]  # the first seat


def test_a_refused_raise_is_told_with_its_article():
    assert "O mínimo agora é 100. (5.4.15" in tento("--seats", "3", "--seed", "1", typed="r 60\nq\n" + "q\n" * 3)

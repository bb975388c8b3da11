"""`tento play`: the game by its name, its own options by its kit, and a table in numbered lines for a game without one of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tento.cli.main import app
from tento.games.registry import guest
from tento.rulebooks import loader
from tests.contract import tiny_game


def tento(*arguments: str, typed: str = "", lang: str = "pt"):
    return CliRunner().invoke(app, ["play", *arguments], input=typed, env={"TENTO_LANG": lang})


@pytest.fixture
def maior(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A guest: its kit, and its rulebook as a file of the house."""
    (tmp_path / "maior-carta.toml").write_text(tiny_game.TOML, encoding="utf-8")
    monkeypatch.setattr(loader, "HOUSE", tmp_path)
    loader._load_named.cache_clear()
    with guest(tiny_game.kit()):
        yield
    loader._load_named.cache_clear()


def test_without_a_name_the_first_game_of_the_house_is_played():
    assert tento("--seed", "1", typed="q\n").stdout == tento("truco", "--seed", "1", typed="q\n").stdout


def test_another_game_is_a_clear_error():
    result = tento("damas")
    assert result.exit_code == 2
    assert "damas: aqui se joga truco, tranca ou poker" in result.stderr


@pytest.mark.parametrize("game", ["truco", "tranca"])
def test_a_bot_that_does_not_play_this_game_is_a_clear_error(game):
    result = tento(game, "--bots", "genius")
    assert result.exit_code == 2
    assert "--bots genius: aqui jogam sensible, random" in result.stderr


def test_the_help_shows_the_options_that_only_one_game_has():
    shown = CliRunner().invoke(app, ["play", "--help"], env={"COLUMNS": "140"}).stdout
    assert "Você sorteia, corta, queima e dá as cartas (truco)." in shown


@pytest.mark.usefixtures("maior")
def test_an_option_of_another_game_is_a_clear_error():
    result = tento("maior", "--ceremony")
    assert result.exit_code == 2
    assert "--ceremony: não existe em maior" in result.stderr


@pytest.mark.usefixtures("maior")
def test_a_guest_is_played_by_the_numbers_of_its_options():
    result = tento("maior", "--seed", "3", typed="1\n2\n" * 20)
    assert result.exit_code == 0
    assert "  1) play 5c\n  2) play 6c\nSua vez.\n[1-2] escolhe" in result.stdout
    assert "Played: seat Você, card 5♣" in result.stdout
    assert "Fim de jogo: deu Zeca. Na próxima você pega.\nPlacar: Você 0 × 2 Zeca.\n" in result.stdout


@pytest.mark.usefixtures("maior")
def test_nobody_elses_cards_of_a_guest_are_told():
    dealt = [line for line in tento("maior", "--seed", "3", typed="1\n").stdout.splitlines() if line.startswith("Dealt")]
    assert dealt[0] == "Dealt: hand 5♣ 6♣"
    assert len(dealt) == 2


@pytest.mark.usefixtures("maior")
def test_a_guest_takes_its_notation_and_refuses_with_a_sentence():
    result = tento("maior", "--seed", "3", typed="play 3s\nplay 6c\nzz\n")
    assert "3♠ não está na sua mão." in result.stdout
    assert "Played: seat Você, card 6♣" in result.stdout
    assert "Não entendi. Escreva um número da lista; ? ajuda." in result.stdout


@pytest.mark.usefixtures("maior")
def test_a_guest_has_pages_of_help_and_rules():
    result = tento("maior", "--seed", "3", typed="?\nr\nq\n", lang="en")
    assert "How to play at this table\n1 2 3 …     does what the list says under that number" in result.stdout
    assert "Rules in force: Maior carta\nPoints: 2 (art. 1)" in result.stdout
    assert result.stdout.endswith("You left the table.\n")


@pytest.mark.usefixtures("maior")
def test_without_advice_the_keys_of_advice_mean_nothing():
    result = tento("maior", "--seed", "3", typed="j\nc\n")
    assert "conselho" not in result.stdout
    assert result.stdout.count("Não entendi.") == 2


@pytest.mark.usefixtures("maior")
def test_the_record_of_a_guest_replays(tmp_path):
    path = tmp_path / "match.tento"
    assert tento("maior", "--seed", "3", "--record", str(path), typed="1\n" * 40).exit_code == 0
    assert CliRunner().invoke(app, ["replay", "--quiet", str(path)]).exit_code == 0

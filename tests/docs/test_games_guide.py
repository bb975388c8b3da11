"""The page `docs/games.md`: with nothing but a kit its game is played, simulated, recorded, replayed, judged and verified."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tento
from tento.cli.main import app
from tento.games.registry import guest
from tento.rulebooks import loader
from tests.contract import tiny_game


@pytest.fixture(scope="module", autouse=True)
def maior(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game is a guest, and its rulebook a file of the house."""
    folder: Path = tmp_path_factory.mktemp("rulebooks")
    (folder / "maior-carta.toml").write_text(tiny_game.TOML, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch, guest(tiny_game.kit()):
        patch.setattr(loader, "HOUSE", folder)
        yield
    loader._load_named.cache_clear()


def run(*words: str, keys: str = "") -> str:
    done = CliRunner().invoke(app, list(words), input=keys)
    assert done.exit_code == 0, done.output
    return done.output


def test_it_is_played_at_a_table_of_the_package():
    table = tento.Table("maior-carta", seed=5)
    assert max(table.play(tento.bot("highest")).score) == 2


def test_it_is_recorded_replayed_and_verified():
    table = tento.Table("maior-carta", seed=5)
    table.play(tento.bot("highest"))
    assert tento.replay(table.record).state == table.state
    assert {report.verdict for report in tento.verify(table.record)} == {"true"}


def test_its_record_is_told_and_checked_by_the_command(tmp_path):
    table = tento.Table("maior-carta", seed=5, names=("Ana", "Bia"))
    table.play(tento.bot("highest"))
    kept = tmp_path / "match.txt"
    kept.write_text(table.record, encoding="utf-8", newline="\n")
    assert "Ana" in run("replay", str(kept))
    assert run("verify-deal", str(kept))


def test_it_is_played_in_the_terminal():
    assert run("play", "maior", "--seed", "3", "--bots", "highest", "--plain", keys="1\n" * 40)


def test_it_is_simulated():
    assert "A (highest)" in run("simulate", "maior", "--partidas", "5", "--duplicate")
    assert tento.simulate("maior-carta", [tento.bot("highest")] * 2, partidas=5, duplicate=True).sides[0].share == 0.5


def test_its_case_is_judged(tmp_path):
    case = tmp_path / "case.toml"
    case.write_text(tiny_game.CASE, encoding="utf-8")
    assert tento.judge(case).holds
    case.write_text(tiny_game.CASE.replace("points = [1, 0]", "points = [0, 1]"), encoding="utf-8")
    assert not tento.judge(case).holds

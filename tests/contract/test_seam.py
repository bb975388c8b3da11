"""The seam between the house and its games: nothing outside `games/` and the rulebooks' own files names a game."""

import re
from pathlib import Path

import pytest

import tento
from tento.games.registry import games

SOURCE = Path(tento.__path__[0])
GAMES_OWN = (SOURCE / "games", SOURCE / "rulebooks" / "data")
BUILT = (SOURCE / "web" / "static",)
TEXTS = {".py", ".toml", ".txt", ".typ", ".md", ".json", ".mako", ".html"}

KINDS = {path.name for path in (SOURCE / "championship").iterdir() if path.is_dir()}
"""A kind of tournament may be called like its game: rooms of championships speak of the tournament."""
OF_CHAMPIONSHIPS = re.compile(r"championship|papers|(club|web[/.]api)[/.]events|event_|tournament")


def within(path: Path, folders: tuple[Path, ...]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)


def house_files() -> list[Path]:
    found = (path for path in SOURCE.rglob("*") if path.suffix in TEXTS and not within(path, (*GAMES_OWN, *BUILT)))
    return sorted(path for path in found if "__pycache__" not in path.parts)


def naming(game: str, files: list[Path]) -> list[str]:
    """Every line that holds the game's name: in code, texts, docstrings or comments."""
    found = []
    for path in files:
        place = path.relative_to(SOURCE).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            tournament = game in KINDS and (OF_CHAMPIONSHIPS.search(place) or OF_CHAMPIONSHIPS.search(line))
            if game in line.lower() and not tournament:
                found.append(f"{place}:{number}: {line.strip()}")
    return found


@pytest.mark.parametrize("game", games())
def test_no_file_of_the_house_names_a_game(game):
    assert naming(game, house_files()) == []


def test_the_files_of_the_house_were_really_read():
    read = {path.relative_to(SOURCE).as_posix() for path in house_files()}
    assert {"__init__.py", "cli/main.py", "cards/deck.py", "texts/phrases.py", "web/api/tables.py", "rulebooks/loader.py"} <= read


@pytest.mark.parametrize("line", ['GAME = "{game}"', "# as in {game}", "{Game}Rules", '"""The table of K-{GAME}."""', "{game}_called = 1"])
def test_a_name_is_found_wherever_it_stands(tmp_path, monkeypatch, line):
    monkeypatch.setattr("tests.contract.test_seam.SOURCE", tmp_path)
    for game in games():
        path = tmp_path / f"{game}.py"
        path.write_text(line.format(game=game, Game=game.capitalize(), GAME=game.upper()), encoding="utf-8")
        assert len(naming(game, [path])) == 1

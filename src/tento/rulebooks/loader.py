"""Reads rulebooks: the ones that come with the program by their name, any other by the path of its TOML file."""

import functools
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import msgspec

from tento.rulebooks.assembling import Header, assemble, check_possible, sealed
from tento.rulebooks.championship.kinds import struct_of
from tento.rulebooks.championship.reading import DROP, read_championship
from tento.rulebooks.championship.reading import TABLE as CHAMPIONSHIP
from tento.rulebooks.game_values import values_of
from tento.rulebooks.known_games import known_games
from tento.rulebooks.reading import RulebookError, build, clipped, read_keys, shown, types_of, unknown_key, written
from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.toml_file import BadToml, read_toml
from tento.rulebooks.written_tables import WrittenTables

__all__ = ["OFFICIAL", "RulebookError", "load", "names", "overlay", "regulations_of"]

DATA: Final = Path(__file__).parent / "data"
HOUSE: Final = DATA / "house"
OFFICIAL: Final = tuple((DATA / "regulations.txt").read_text(encoding="utf-8").split())
"""The regulations, in the order in which they are listed."""
NAME: Final = re.compile(r"[a-z0-9-]{1,100}")
MISSPELT: Final = 0.85
"""How alike two keys are if one is the other written wrong, from 0 to 1."""
TABLES: Final = ("values", CHAMPIONSHIP, "articles", "options")


def names(game: str | None = None) -> tuple[str, ...]:
    """The rulebooks that come with the program, or those of one game: the official ones first, then the house rules."""
    if game is not None:
        return tuple(name for name in names() if _load_named(name).game == game)
    official = tuple(name for name in OFFICIAL if (DATA / f"{name}.toml").is_file())
    others = sorted(path.stem for path in DATA.glob("*.toml") if path.stem not in OFFICIAL)
    return (*official, *others, *sorted(path.stem for path in HOUSE.glob("*.toml")))


def regulations_of(game: str) -> tuple[str, ...]:
    """The regulations of one game, in the order in which they are listed."""
    return tuple(name for name in names(game) if name in OFFICIAL)


def load(name_or_path: str | Path) -> Rulebook:
    """The rulebook of that name, or of that file if the text ends in `.toml`; RulebookError if it cannot be used."""
    if str(name_or_path).endswith(".toml"):
        return _read(Path(name_or_path), ())
    return _load_named(str(name_or_path))


def overlay(rulebook: Rulebook, values: Mapping[str, Any], *, limited: bool = True) -> Rulebook:
    """The rulebook with these values changed, under its name and a plus; the same rulebook if all is as it was.

    Keys of the championship stand beside the values of the game; its sections, as tables, are changed key by key. Stages may be dropped.
    Values by which a match would go on for too long are refused where its length is `limited`: not in a record, nor by a director.
    """
    if not values:
        return rulebook
    file = rulebook.name.rstrip("+") + "+"
    rules = values_of(rulebook.game)
    of_championship = (*types_of(struct_of(rulebook.championship)), DROP)
    played = rulebook.game in known_games()
    own = {key: found for key, found in values.items() if played and not _of_the_event(key, of_championship, types_of(rules.struct))}
    sections = {key: found for key, found in values.items() if key not in own}
    tables = rules.own_names(WrittenTables(file, "", rules.own_spelling(own), sections), rulebook)
    changed = msgspec.structs.replace(rulebook.values, **read_keys(rules.struct, tables.values, file, ""))
    check_possible(rules, changed, file, limited=limited)
    championship = read_championship(tables.championship, file, rulebook.championship) if tables.championship else rulebook.championship
    if changed == rulebook.values and championship == rulebook.championship:
        return rulebook
    return sealed(msgspec.structs.replace(rulebook, name=file, parent=rulebook.name, values=changed, championship=championship))


def _of_the_event(key: str, championship: Iterable[str], game: Iterable[str]) -> bool:
    """Whether a key is one of the championship's; a misspelt one is, if it looks like one and like none of the game's."""
    if key == DROP or key in (*championship, *game):
        return key not in game
    near = get_close_matches(key, (*championship, *game), 1, MISSPELT)
    return bool(near) and near[0] in championship


@functools.cache
def _load_named(name: str) -> Rulebook:
    path = _of_the_program(name)
    if path is not None:
        return _read(path, ())
    near = unknown_key(name, name, names(), "no rulebook of this name").reason
    raise RulebookError(clipped(name), "", near, f"{', '.join(names())}, or the path of a .toml file")


def _read(path: Path, children: tuple[Path, ...]) -> Rulebook:
    """One file and, before it, its parents. `children` are the files that led here."""
    file = path.name if path.is_relative_to(DATA) else str(path)
    table = _toml(path, file)
    for key in table:
        if key not in (*TABLES, *types_of(Header)):
            raise unknown_key(file, key, (*TABLES, *types_of(Header)))
    keys = read_keys(Header, {key: found for key, found in table.items() if key not in TABLES}, file, "")
    parent = _parent(keys, path, file, (*children, path.resolve())) if keys.get("parent") else None
    inherited = {"game": parent.game, "title": parent.title, "source": parent.source} if parent else {}
    header = build(Header, inherited | keys, file, "")
    if not NAME.fullmatch(header.name):
        raise RulebookError(file, "name", f"found {shown(header.name)}", "small letters, digits and hyphens")
    if header.game not in known_games() and CHAMPIONSHIP not in table and not (parent and parent.championship):
        raise RulebookError(file, "game", f"found {shown(header.game)}", ", ".join(written(game) for game in known_games()))
    if parent and header.game != parent.game:
        raise RulebookError(file, "game", f"found {shown(header.game)}", f"{written(parent.game)}, the parent's game")
    return assemble(header, table, file, parent)


def _of_the_program(name: str) -> Path | None:
    """The file of a rulebook that comes with the program; a text that is no name has none."""
    options = (DATA / f"{name}.toml", HOUSE / f"{name}.toml") if NAME.fullmatch(name) else ()
    return next((option for option in options if option.is_file()), None)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no file can have such a name
        return False


def _parent(keys: dict[str, Any], path: Path, file: str, line: tuple[Path, ...]) -> Rulebook:
    """The parent that the file names: a rulebook of the program, or a file beside it."""
    name = keys["parent"]
    beside = path.parent / name
    found = _of_the_program(name) if not name.endswith(".toml") else beside if _is_file(beside) else None
    if found is None:
        raise RulebookError(file, "parent", f"found {shown(name)}, which does not exist", f"{', '.join(names())}, or a .toml file")
    if found.resolve() in line:
        chain = " → ".join(step.stem for step in (*line, found))
        raise RulebookError(file, "parent", f"found {shown(name)}, which leads back to itself ({chain})")
    return _read(found, line)


def _toml(path: Path, file: str) -> dict[str, Any]:
    """The file's tables. The parser's own message names the line."""
    try:
        return read_toml(path)
    except BadToml as error:
        reason = error.reason.removeprefix("is ") if error.reason.startswith("is not") else f"cannot be read: {error.reason}"
        raise RulebookError(file, error.key, reason) from error

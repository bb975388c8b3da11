"""A case file of any game: its keys, checked, and the rulebooks that it names."""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import hint, named
from tento.rulebooks.championship.kinds import rules_in
from tento.rulebooks.loader import RulebookError, load, overlay
from tento.rulebooks.reading import UNKNOWN
from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.toml_file import FOLDER, BadToml, read_toml

_KINDS: Final = {
    "int": "a whole number", "float": "a number with a point", "number": "a number", "bool": "true or false", "str": "text in quotes",
    "array": "a list", "object": "a table", "date": "a date", "time": "an hour", "datetime": "a date and an hour",
}  # fmt: skip
"""What a key may hold, by the word that msgspec has for it."""

C = TypeVar("C", bound=msgspec.Struct)
Agreed = Callable[[Mapping[str, Any], Rulebook], Mapping[str, Any]]
"""The options of a case as the rulebook writes them."""


class Case(msgspec.Struct, frozen=True):
    """What every case has, of whatever game."""

    game: str
    rulebooks: list[str]
    expect: dict[str, Any]
    title: str = ""
    note: str = ""
    options: dict[str, Any] = {}


CHAMPIONSHIP: Final = "championship"
"""What a case about a competition writes in the place of its game."""
MOST_RULEBOOKS: Final = 100
FRAME: Final = Case.__struct_fields__


def read_table(path: Path) -> dict[str, Any]:
    """The keys of a case file, of whatever game."""
    try:
        return read_toml(path)
    except BadToml as error:
        holds = " that holds no case file" if error.reason == FOLDER else ""
        raise BadKey(error.key or "file", error.reason + holds) from None


def as_case(struct: type[C], data: Mapping[str, Any], game: str) -> C:
    """The case of this game that these keys make."""
    for key in data:
        if key not in struct.__struct_fields__:
            raise BadKey(key, f"is not a key of a {game} case; {hint(key, struct.__struct_fields__)}")
    try:
        return msgspec.convert(data, struct)
    except msgspec.ValidationError as error:
        raise BadKey(*located(str(error))) from None


def located(message: str, at: str = "") -> tuple[str, str]:
    """The key and the reason in a message of msgspec about the keys of a case, or about the one key `at`."""
    reason, _, path = message.rpartition(" - at `$") if " - at `$" in message else (message, "", "")
    key = (at + path.rstrip("`")).lstrip(".") or "case"
    word = re.fullmatch(r"Object (contains unknown|missing required) field `(.*)`", reason, re.DOTALL)
    if word is not None:
        inner = f"{key}.{word[2]}" if key != "case" else word[2]
        return inner, "is missing" if word[1] == "missing required" else "is not a key here"
    return key.partition("[...]")[0], _plain(reason)


def _plain(reason: str) -> str:
    """What msgspec says of a value of the wrong kind, in the words of a case file."""
    kinds = re.fullmatch(r"Expected `(.+?)`, got `(.+)`", reason)
    if kinds:
        wanted = " or ".join(_KINDS.get(kind, kind) for kind in kinds[1].replace("int | float", "number").split(" | ") if kind != "null")
        return f"holds {_KINDS.get(kinds[2], kinds[2])}, not {wanted}"
    lengths = re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", reason)
    return f"is a list of {lengths[1]}, not of {lengths[2]}" if lengths else reason


def checked_frame(data: Mapping[str, Any]) -> Case:
    """What every case has, checked: at least one rulebook, and at least one answer."""
    try:
        case = msgspec.convert({key: data[key] for key in FRAME if key in data}, Case)
    except msgspec.ValidationError as error:
        raise BadKey(*located(str(error))) from None
    if len(case.rulebooks) > MOST_RULEBOOKS:
        raise BadKey("rulebooks", f"names {len(case.rulebooks)}: at most {MOST_RULEBOOKS}")
    if not case.rulebooks:
        raise BadKey("rulebooks", "names no rulebook")
    if not case.expect:
        raise BadKey("expect", "asks nothing")
    return case


def named_rulebook(folder: Path, name: str, game: str | None, options: Mapping[str, Any], agreed: Agreed) -> Rulebook:
    """The rulebook that a case names, with the options it agrees on. A `.toml` file is looked for in the folder of the case first.

    `game` is the game that the rulebook must be of, where the case is not about championships.
    """
    try:
        beside = folder / name
        rulebook = load(beside if name.endswith(".toml") and beside.exists() else name)
    except (RulebookError, OSError, ValueError) as error:
        reason = str(error) if isinstance(error, RulebookError) else f"{named(name)} is no name of a rulebook"
        raise BadKey("rulebooks", reason) from None
    if game not in (None, rulebook.game):
        raise BadKey("rulebooks", f"{named(name)} is a rulebook of {rulebook.game}")
    try:
        return overlay(rulebook, agreed(options, rulebook)) if options else rulebook
    except RulebookError as error:
        raise BadKey("options", str(error) + _meant(error, rulebook)) from None


def _meant(error: RulebookError, rulebook: Rulebook) -> str:
    """For an option that does not exist: the nearest that does, of the game or of the championship, or where they are listed."""
    if error.reason != UNKNOWN:
        return ""
    known = {rule.rpartition(".")[2] for rule in (*rulebook.values.__struct_fields__, *rules_in(rulebook.championship))}
    near = get_close_matches(error.key.rpartition(".")[2], known, n=1)
    return f"; did you mean `{near[0]}`?" if near else f"; `tento rulebook show {rulebook.name}` lists them"

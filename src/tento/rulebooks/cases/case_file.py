"""A case file of any game: one question to a rulebook and its answer, read from TOML and checked before it is played."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from tento.rulebooks.loader import RulebookError, load, overlay
from tento.rulebooks.rulebook import Rulebook

_KINDS: Final = {
    "int": "a whole number", "float": "a number with a point", "bool": "true or false", "str": "text in quotes", "array": "a list",
    "object": "a table", "date": "a date", "time": "an hour", "datetime": "a date and an hour",
}  # fmt: skip
"""What a key may hold, by the word that msgspec has for it."""


class CaseError(Exception):
    """The file cannot be judged: which file, which key, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file, self.key, self.reason = file, key, reason


def read_table(path: Path) -> dict[str, Any]:
    """The keys of a case file, of whatever game, or a CaseError."""
    name = str(path)
    if path.is_dir():
        raise CaseError(name, "file", "is a folder that holds no case file")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise CaseError(name, "file", error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise CaseError(name, "file", "is not text") from None
    except tomllib.TOMLDecodeError as error:
        raise CaseError(name, "file", f"is not TOML: {error}") from None
    except RecursionError:
        raise CaseError(name, "file", "is nested too deeply") from None


def located(message: str, game: str) -> tuple[str, str]:
    """The key and the reason in a message of msgspec about a case of this game."""
    reason, _, path = message.partition(" - at `$")
    key = path.rstrip("`").lstrip(".") or "case"
    if "unknown field" in reason:
        return reason.split("`")[1], f"is not a key of a {game} case"
    if "missing required field" in reason:
        return reason.split("`")[1], "is missing"
    return key.partition("[...]")[0], _plain(reason)


def _plain(reason: str) -> str:
    """What msgspec says of a value of the wrong kind, in the words of a case file."""
    kinds = re.fullmatch(r"Expected `(.+?)`, got `(.+)`", reason)
    if kinds:
        wanted = " or ".join(_KINDS.get(kind, kind) for kind in kinds[1].split(" | ") if kind != "null")
        return f"holds {_KINDS.get(kinds[2], kinds[2])}, not {wanted}"
    lengths = re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", reason)
    return f"is a list of {lengths[1]}, not of {lengths[2]}" if lengths else reason


def named_rulebook(path: Path, name: str, game: str, options: dict[str, Any]) -> Rulebook:
    """The rulebook that a case of this game names, with the options it agrees on, or a CaseError."""
    beside = path.parent / name
    try:
        rulebook = load(str(beside) if name.endswith(".toml") and beside.exists() else name)
    except RulebookError as error:
        raise CaseError(str(path), "rulebooks", str(error)) from None
    except OSError as error:
        raise CaseError(str(path), "rulebooks", f"{name[:40]!r}… is no name of a rulebook: {error.strerror}") from None
    if rulebook.game != game:
        raise CaseError(str(path), "rulebooks", f"{name} is a rulebook of {rulebook.game}")
    try:
        return overlay(rulebook, options)
    except RulebookError as error:
        raise CaseError(str(path), "options", str(error)) from None

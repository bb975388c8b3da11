"""A TOML file that anybody may have written: measured before it is parsed, because the parser itself has no bounds."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

LARGEST: Final = 512 * 1024
"""Bytes of a file. The longest regulation of the program has 71,000."""
DEEPEST: Final = 32
"""Lists and tables inside each other, and parts of one dotted key: the parser's time grows with their square."""
INTEGERS: Final = range(-(2**63), 2**63)
"""The whole numbers that TOML promises."""
FOLDER: Final = "is a folder"

_TOKEN: Final = re.compile(
    r'"""(?:\\(?:.|\Z)|[^\\])*?(?:"""\"{0,2}|\Z)|\'\'\'.*?(?:\'\'\'\'{0,2}|\Z)'
    r'|"(?:\\.|[^"\\\n])*"?|\'[^\'\n]*\'?|#[^\n]*|[\[\]{}.=,\n]',
    re.DOTALL,
)
"""Texts and comments as a whole, and the signs that nest or part. A text without an end goes to the last sign: none is read twice."""
_TWICE: Final = re.compile(r"Cannot declare \(.*\) twice", re.DOTALL)
"""The one sentence of the parser that repeats a key, and as Python would write it."""


class BadToml(Exception):
    """The file cannot be read as TOML: the reason in a few words, and the key if one is to blame."""

    def __init__(self, reason: str, key: str = "") -> None:
        super().__init__(reason)
        self.reason, self.key = reason, key


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a file, or BadToml."""
    try:
        content = _content(path)
    except OSError as error:
        raise BadToml(error.strerror or "cannot be read") from None
    except ValueError:
        raise BadToml("has a name that no file can have") from None
    try:
        return parse_toml(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadToml("is not UTF-8 text") from None


def _content(path: Path) -> bytes:
    """The bytes of a regular file. Anything else, a pipe say, might never end or never begin."""
    if path.is_dir():
        raise BadToml(FOLDER)
    if path.exists() and not path.is_file():
        raise BadToml("is not a regular file")
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise BadToml(f"is larger than {LARGEST // 1024} KiB")
    return content


def parse_toml(text: str, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """The tables that the text writes, or BadToml."""
    text = text.replace("\r\n", "\n")
    if _deepest(text) > DEEPEST:
        raise BadToml(f"is nested too deeply: more than {DEEPEST} lists or tables inside each other, or parts of one key")
    try:
        found = tomllib.loads(text, parse_float=parse_float)
    except tomllib.TOMLDecodeError as error:
        raise BadToml(f"is not TOML: {_TWICE.sub('a table is declared twice', str(error))}") from None
    except (ValueError, RecursionError):
        raise BadToml("is not TOML: a number is too long") from None
    for key, number in _integers(found):
        if number not in INTEGERS:
            raise BadToml("holds a whole number of more than 64 bits", key)
    return found


def _deepest(text: str) -> int:
    """The most lists and tables inside each other, or the most parts of a dotted key, whichever is more."""
    depth = deepest = dots = 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign == ".":
            dots += 1
            deepest = max(deepest, dots + 1)
        elif sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth = max(0, depth - 1)
        if sign in "[]{}=,\n":
            dots = 0
    return deepest


def _integers(value: Any, key: str = "") -> Iterable[tuple[str, int]]:
    """Every whole number, with its key."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _integers(inner, f"{key}.{name}" if key else name)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _integers(inner, f"{key}[{place}]")
    elif isinstance(value, int):
        yield key, value

"""Case files as nobody meant them: those of the project with something changed at random, in their text or in what they hold."""

import datetime
import json
import math
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from tests.cases.files import content, files_of

JUNK = (
    '"', "'", '"""', "'''", "[", "]", "[[", "{", "}", "=", ".", ",", "#", "\\", "\n", "\r", "\x00", "\x1b[31m", "é", "\u2028", "\ufeff",
    "§", "-1", "9" * 30, "9" * 5000, "0x" + "f" * 5000, "1e400", "nan", "true", "none", "a." * 40, "[" * 40, "[expect]\n", "[[do]]\n",
    "x = 1\n",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    0, 1, 2, 3, 4, 5, -1, 7, 12, 10**5, 10**6, 2**62, -(2**62), 0.5, -0.01, 1e300, math.inf, math.nan, True, False,
    "", " ", "0", "1", "A", "B", "C", "none", "tie", "P", "Q", "Z", "x", "a\nb", "\x00", "é" * 300, "y" * 5000, "4c", "x4c", "4c 5c 6c",
    "A1", "rodada", "mao", "1 play 3s", "0 raise", "3 draw", "drawn", "batida 0", "referee", "referee tento 0", "clock 60:00", "99 play 3s",
    "P 2-0 Q 24-13", "P wo Q", "truco-masters-2025", "afia-2025", "cgp-2024", "fenacef-ix", "../x", "casa.toml", "a" * 300,
    "A-5", "art. 1", "§", "14:00", "2025-10-18", [], [[]], [0], [0, 0], [0, 0, 0], ["", "", "", ""], ["P", "Q"], [{}], [True],
    {}, {"A": []}, {"A": ["4c 5c 6c"]}, {"P": 1}, {"name": "P"}, {"1": 100}, {"a": {"b": {"c": 1}}},
    datetime.date(2025, 10, 18), datetime.date(1, 1, 1), datetime.time(14, 0),
    datetime.datetime(2025, 10, 18, 14, 0), datetime.datetime(9999, 12, 31, 23, 59, tzinfo=datetime.UTC),
)  # fmt: skip
"""What may stand in the place of anything."""


class Raw(str):
    """Signs that stand in the file as they are."""


NUMBERS: tuple[Any, ...] = (Raw("9" * 30), Raw("9" * 5000), Raw("0x" + "f" * 5000), Raw("1e400"), Raw("07"), -1, 0, 10**6, 2**62)
TEXTS: tuple[Any, ...] = (
    "",
    " ",
    "\n",
    "\x00",
    "a" * 300,
    "../x",
    "x.toml",
    "none",
    "9" * 20,
    "²",
    "A",
    "Z",
    "0",
    "4",
    "P",
    "1 ",
    "referee",
)
"""What is nearly right in the place of a number, or of a text."""


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, Raw):
        return value
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {written(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return "true" if value else "false"
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else str(value)


def changed(chance: Random) -> str:
    """The text of a case with one to four things changed."""
    path = chance.choice(files_of())
    if chance.random() < 0.25:
        return _text(path.read_text(encoding="utf-8"), chance)
    data = deepcopy(content(path))
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        chance.choice(CHANGES)(data, chance)
    return "".join(f"{json.dumps(key)} = {written(value)}\n" for key, value in data.items())


def _text(text: str, chance: Random) -> str:
    """Signs cut out, doubled, or put in."""
    start = chance.randrange(len(text))
    end = min(len(text), start + chance.choice((1, 1, 5, 40, 5000)))
    middle = chance.choice(("", text[start:end] * 2, chance.choice(JUNK), chance.choice(JUNK) + text[start:end]))
    return text[:start] + middle + text[end:]


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every table and list with each of its keys or places."""
    pairs = list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    return [(value, key) for key, _ in pairs] + [place for _, inner in pairs for place in _places(inner)]


def _value(chance: Random, old: Any = None) -> Any:
    """Something else: nearly of the same kind, from the list, or from any place of another case."""
    if isinstance(old, int | str) and chance.random() < 0.4:
        return chance.choice(TEXTS if isinstance(old, str) else NUMBERS)
    if chance.random() < 0.6:
        return deepcopy(chance.choice(VALUES))
    holder, key = chance.choice(_places(content(chance.choice(files_of()))))
    return deepcopy(holder[key])


def _replaced(data: dict[str, Any], chance: Random) -> None:
    for holder, key in chance.choices(_places(data), k=1) if data else []:
        holder[key] = _value(chance, holder[key])


def _removed(data: dict[str, Any], chance: Random) -> None:
    for holder, key in chance.choices(_places(data), k=1) if data else []:
        del holder[key]


def _renamed(data: dict[str, Any], chance: Random) -> None:
    for holder, key in chance.choices(_places(data), k=1) if data else []:
        if isinstance(holder, dict):
            name = chance.choice((key[:-1], key + "x", key[1:] + key[:1], "", "a\nb", "`", "é" * 200, " - at `$.x`"))
            holder[name] = holder.pop(key)


def _added(data: dict[str, Any], chance: Random) -> None:
    """A key or a value of another case beside what is there."""
    other, key = chance.choice(_places(content(chance.choice(files_of()))))
    for holder, _ in chance.choices(_places(data), k=1) if data else []:
        if isinstance(holder, list):
            holder.append(_value(chance))
        else:
            holder[str(key)] = deepcopy(other[key])


CHANGES: tuple[Callable[[dict[str, Any], Random], None], ...] = (_replaced, _replaced, _replaced, _removed, _renamed, _added)

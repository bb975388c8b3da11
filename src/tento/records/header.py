"""The first lines of a record: which game, by which rulebook and options, who sat there, and when seeds are revealed."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tento.games.registry import games
from tento.records.chain import FIRST
from tento.records.errors import RecordError
from tento.table.notation import BadNotation, quote, unquote
from tento.table.reveal import Reveal
from tento.table.seats import Seat

RULEBOOK_LINE: Final = 3

_MOST_NESTED: Final = 64
_PLAIN: Final = re.compile(r"[A-Za-z0-9.+_-]+")
_SEEDS: Final[dict[str, Reveal]] = {
    "seeds after partida": "partida",
    "seeds after deal": "deal",
    "seeds to referee": "referee",
    "seeds never": "never",
}
_OLD_LINES: Final = {"seeds after mao": "seeds after deal"}
"""How a line was written before, and how it is written now."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    bot: bool = False


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What must be known before the first pack to play the match again.

    `rulebook` and `hash` are those of the match; `options` are the values that were agreed on for it, over the rulebook of that name
    without its plus. The seats are those of the players.
    """

    game: str
    rulebook: str
    hash: str
    options: dict[str, Any] = {}
    phase: str
    reveal: Reveal
    players: tuple[Player, ...]
    first_dealer: Seat | None = None
    date: str | None = None

    @property
    def seats(self) -> int:
        """How many sat there."""
        return len(self.players)

    @property
    def seats_line(self) -> int:
        """The number of the line that says how many sat there."""
        return RULEBOOK_LINE + len(self.options) + 1


def write(header: Header) -> tuple[str, ...]:
    """The lines of the header, in their fixed order."""
    lines = [FIRST, f"game {header.game}", f"rulebook {_word(header.rulebook)} {header.hash}"]
    lines += _write_options(header.options)
    lines += [f"seats {header.seats}", f"phase {_word(header.phase)}"]
    lines += [line for line, reveal in _SEEDS.items() if reveal == header.reveal]
    lines += [f"player {seat} {quote(player.name)}{' bot' if player.bot else ''}" for seat, player in enumerate(header.players)]
    lines += [] if header.first_dealer is None else [f"first-dealer {header.first_dealer}"]
    lines += [] if header.date is None else [f"date {_word(header.date)}"]
    return tuple(lines)


def _write_options(options: Mapping[str, Any]) -> list[str]:
    """A line for each value that was agreed on, in the order of their names; the value as JSON on one line."""
    return [f"option {_word(key)} {_json(value)}" for key, value in sorted(options.items())]


def _json(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return text if text.isprintable() else json.dumps(value, sort_keys=True)


def read(texts: Sequence[str]) -> tuple[Header, int]:
    """The header and how many lines it has, or the line that is not as it should be."""
    source = _Source(texts)
    source.take(re.escape(FIRST), FIRST)
    (game,) = source.take(f"game ({'|'.join(map(re.escape, games()))})", f"game {' or '.join(games())}")
    name, digest = source.take(r"rulebook (\S.*) (sha256:[0-9a-f]{64})", "rulebook NAME sha256:…")
    rulebook = source.word(name)
    options = _options(source)
    seats = int(source.take("seats ([1-9][0-9]?)", "seats and how many")[0])
    phase = source.word(source.take("phase (.+)", "phase NAME")[0])
    (reveal,) = source.take(f"({'|'.join(_SEEDS)})", "seeds after partida")
    players = tuple(_player(source, seat) for seat in range(seats))
    dealer = source.maybe("first-dealer (0|[1-9][0-9]?)")
    if dealer is not None and int(dealer) >= seats:
        raise RecordError(source.done, "bad_header", expected=f"first-dealer, from 0 to {seats - 1}")
    date = source.maybe("date (.+)")
    header = Header(
        game=game,
        rulebook=rulebook,
        hash=digest,
        options=options,
        phase=phase,
        reveal=_SEEDS[reveal],
        players=players,
        first_dealer=None if dealer is None else Seat(int(dealer)),
        date=None if date is None else source.word(date),
    )
    _check_spelling(header, texts)
    return header, source.done


def _options(source: "_Source") -> dict[str, Any]:
    options: dict[str, Any] = {}
    while (text := source.maybe("option (.+)")) is not None:
        found = re.fullmatch(r'([A-Za-z0-9.+_-]+|"(?:[^"\\]|\\.)*") (.+)', text)
        if found is None:
            raise RecordError(source.done, "bad_header", expected="option NAME VALUE")
        options[source.word(found[1])] = source.json(found[2])
    return options


def _check_spelling(header: Header, texts: Sequence[str]) -> None:
    """Everything has one spelling, so that equal headers are equal texts."""
    for number, (expected, found) in enumerate(zip(write(header), texts, strict=False), 1):
        if expected != _OLD_LINES.get(found, found):
            raise RecordError(number, "bad_header", expected=expected)


def _word(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else quote(text)


class _Source:
    """The header's lines, taken one by one."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self.done = 0

    def _next(self) -> str:
        text = self._texts[self.done] if self.done < len(self._texts) else ""
        return _OLD_LINES.get(text, text)

    def take(self, pattern: str, expected: str) -> tuple[str, ...]:
        """The parts of the next line, which must look like this."""
        found = re.fullmatch(pattern, self._next())
        self.done += 1
        if found is None:
            raise RecordError(self.done, "bad_header", expected=expected)
        return found.groups()

    def maybe(self, pattern: str) -> str | None:
        """The one part of the next line if it looks like this; otherwise that line is left alone."""
        found = re.fullmatch(pattern, self._next())
        self.done += found is not None
        return found and found[1]

    def word(self, text: str) -> str:
        """A plain word as it stands, anything else between quotes."""
        if _PLAIN.fullmatch(text):
            return text
        try:
            return unquote(text)
        except BadNotation as error:
            raise RecordError(self.done, "bad_line", detail=str(error)) from error

    def json(self, text: str) -> Any:
        """The value of an option. What nests deeper than any value of a rulebook is not even looked at."""
        wrong = RecordError(self.done, "bad_header", expected="option NAME VALUE")
        if text.count("[") + text.count("{") > _MOST_NESTED:
            raise wrong
        try:
            return msgspec.json.decode(text)
        except ValueError as error:
            raise wrong from error


def _player(source: _Source, seat: int) -> Player:
    name, bot = source.take(rf'player {seat} (".*")( bot)?', f'player {seat} "NAME"')
    return Player(source.word(name), bot is not None)

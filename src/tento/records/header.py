"""The first lines of a record: which game, by which rulebook, who sat there, and when seeds are revealed."""

import re
from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec

from tento.games.registry import games
from tento.records.chain import FIRST
from tento.records.errors import RecordError
from tento.table.notation import BadNotation, quote, unquote
from tento.table.seats import Seat

Reveal = Literal["partida", "mao"]
"""When seeds may be revealed: after the partida, or after each mão for practice."""

RULEBOOK_LINE: Final = 3
SEATS_LINE: Final = 4

_PLAIN: Final = re.compile(r"[A-Za-z0-9.+_-]+")


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    bot: bool = False


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What must be known before the first pack to play the match again."""

    game: str
    rulebook: str
    hash: str
    seats: int
    phase: str
    reveal: Reveal
    players: tuple[Player, ...]
    first_dealer: Seat | None = None
    date: str | None = None


def write(header: Header) -> tuple[str, ...]:
    """The lines of the header, in their fixed order."""
    lines = [
        FIRST,
        f"game {header.game}",
        f"rulebook {_word(header.rulebook)} {header.hash}",
        f"seats {header.seats}",
        f"phase {_word(header.phase)}",
        f"seeds after {header.reveal}",
    ]
    lines += [f"player {seat} {quote(player.name)}{' bot' if player.bot else ''}" for seat, player in enumerate(header.players)]
    lines += [] if header.first_dealer is None else [f"first-dealer {header.first_dealer}"]
    lines += [] if header.date is None else [f"date {_word(header.date)}"]
    return tuple(lines)


def read(texts: Sequence[str]) -> tuple[Header, int]:
    """The header and how many lines it has, or the line that is not as it should be."""
    source = _Source(texts)
    source.take(re.escape(FIRST), FIRST)
    (game,) = source.take(f"game ({'|'.join(map(re.escape, games()))})", f"game {' or '.join(games())}")
    name, digest = source.take(r"rulebook (\S.*) (sha256:[0-9a-f]{64})", "rulebook NAME sha256:…")
    rulebook = source.word(name)
    seats = int(source.take("seats ([24])", "seats 2, or 4")[0])
    phase = source.word(source.take("phase (.+)", "phase NAME")[0])
    reveal: Reveal = "mao" if source.take(f"seeds after ({'|'.join(get_args(Reveal))})", "seeds after partida")[0] == "mao" else "partida"
    players = tuple(_player(source, seat) for seat in range(seats))
    dealer = source.maybe(f"first-dealer ([0-{seats - 1}])")
    date = source.maybe("date (.+)")
    header = Header(
        game=game,
        rulebook=rulebook,
        hash=digest,
        seats=seats,
        phase=phase,
        reveal=reveal,
        players=players,
        first_dealer=None if dealer is None else Seat(int(dealer)),
        date=None if date is None else source.word(date),
    )
    _check_spelling(header, texts)
    return header, source.done


def _check_spelling(header: Header, texts: Sequence[str]) -> None:
    """Everything has one spelling, so that equal headers are equal texts."""
    for number, (expected, found) in enumerate(zip(write(header), texts, strict=False), 1):
        if expected != found:
            raise RecordError(number, "bad_header", expected=expected)


def _word(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else quote(text)


class _Source:
    """The header's lines, taken one by one."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self.done = 0

    def take(self, pattern: str, expected: str) -> tuple[str, ...]:
        """The parts of the next line, which must look like this."""
        text = self._texts[self.done] if self.done < len(self._texts) else ""
        self.done += 1
        found = re.fullmatch(pattern, text)
        if found is None:
            raise RecordError(self.done, "bad_header", expected=expected)
        return found.groups()

    def maybe(self, pattern: str) -> str | None:
        """The one part of the next line if it looks like this; otherwise that line is left alone."""
        text = self._texts[self.done] if self.done < len(self._texts) else ""
        found = re.fullmatch(pattern, text)
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


def _player(source: _Source, seat: int) -> Player:
    name, bot = source.take(rf'player {seat} (".*")( bot)?', f'player {seat} "NAME"')
    return Player(source.word(name), bot is not None)

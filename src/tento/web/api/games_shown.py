"""What is played here, by which rulebooks and against which bots; and the phrases of the table: as they are told."""

import functools

import msgspec

from tento.club import wording
from tento.club.live.table_commands import default_rulebook
from tento.club.seats_played import played_instead
from tento.games import registry
from tento.rulebooks.loader import load, names


class PlayedBy(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook of a game, and for how many it is. The default is the one that a table gets where none is named.

    `warnings` are the keys of what everybody must know before sitting down at a table of it.
    `instead` names, for a number of players whom it has no table for, the rulebook of the house that departs from it for them.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    default: bool
    instead: dict[int, str]
    warnings: tuple[str, ...] = ()


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is played here. `signs` are those that partners may make to each other.

    `bot_seats` says for how many players a bot is offered, where that is not every number.
    """

    name: str
    rulebooks: tuple[PlayedBy, ...]
    bots: tuple[str, ...]
    bot_seats: dict[str, tuple[int, ...]]
    seats: tuple[int, ...]
    advice: bool
    signs: tuple[str, ...]


class Phrase(msgspec.Struct, frozen=True, kw_only=True):
    """A ready-made phrase in each language, and the games at whose tables it makes sense."""

    pt: str
    en: str
    es: str
    games: tuple[str, ...]


def games_shown() -> list[GameShown]:
    """The games that are played here."""
    return [_game(name) for name in registry.games()]


@functools.cache
def _game(name: str) -> GameShown:
    kit = registry.kit_of(name)
    books = [book for book in map(load, names()) if book.game == name]
    default = default_rulebook(name)
    rulebooks = tuple(
        PlayedBy(
            name=book.name,
            title=book.title,
            seats=tuple(sorted(kit.seats_under(book))),
            default=book.name == default,
            warnings=kit.warnings(book),
            instead={
                seats: other.name for seats in kit.seats if seats not in kit.seats_under(book) and (other := played_instead(book, seats))
            },
        )
        for book in books
    )
    return GameShown(
        name=name,
        rulebooks=rulebooks,
        bots=tuple(kit.bots),
        bot_seats=dict(kit.bot_seats),
        seats=tuple(sorted({seats for book in rulebooks for seats in book.seats})),
        advice=kit.advice is not None,
        signs=() if kit.signs is None else kit.signs.signs,
    )


def phrases_shown() -> dict[str, Phrase]:
    """What may be said at a table, by its key."""
    return {key: Phrase(pt=pt, en=en, es=es, games=games) for key, ((pt, en, es), games) in wording.phrases().items()}

"""Every log of a database played again: what is kept follows from the rules and the published commitments, or is told as damaged."""

from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple

import msgspec

from tento.cards.deal import Commitment, Number
from tento.club.events.live_events import event_as_kept
from tento.club.live import entries as log
from tento.club.live.rulebook_in_force import RulebooksInForce
from tento.club.live.table_log import TableLog, moments
from tento.club.ports import EventRow, Store
from tento.club.replays.told import checked
from tento.games.registry import kit_of

AT_ONCE: Final = 200
"""So many names of logs are asked for at a time."""


class Damage(msgspec.Struct, frozen=True):
    """A log that is not to be trusted: from which line on, counted from 0, or in which deal or draw, and why."""

    log: str
    where: str
    why: str


class Verified(msgspec.Struct, frozen=True):
    """What was played again, and what was damaged."""

    tables: int = 0
    championships: int = 0
    lines: int = 0
    deals: int = 0
    damaged: tuple[Damage, ...] = ()


async def verify_all(store: Store, told: Callable[[Verified], None] = lambda _so_far: None) -> Verified:
    """Every table and every championship, one after the other."""
    rulebooks, so_far = RulebooksInForce(store.rulebooks), Verified()
    async for name in _names(store):
        row = await store.events.get(name)
        more = await (_table(store, rulebooks, name) if row is None else _championship(store, rulebooks, row))
        so_far = Verified(*(getattr(so_far, field) + getattr(more, field) for field in Verified.__struct_fields__))
        told(so_far)
    return so_far


async def _names(store: Store) -> AsyncIterator[str]:
    after = ""
    while names := await store.upkeep.logs(after, AT_ONCE):
        for name in names:
            yield name
        after = names[-1]


async def _table(store: Store, rulebooks: RulebooksInForce, name: str) -> Verified:
    lines = await store.log.read(name)
    try:
        opened = log.opening(lines)
        kept = TableLog(name, lines, await store.log.secrets(name), await rulebooks.of(opened))
    except Exception as error:  # whatever a damaged line brings about, the next log is looked at too
        return Verified(tables=1, lines=len(lines), damaged=(_damage(name, "line 0", error),))
    wrong = _played_again(kept)
    deals, false = _deals(kept, opened.config) if wrong is None or not isinstance(wrong.error, msgspec.MsgspecError) else (0, ())
    damaged = false or (() if wrong is None else (_damage(name, f"line {wrong.line}", wrong.error),))
    return Verified(tables=1, lines=len(lines), deals=deals, damaged=damaged)


def _damage(name: str, where: str, error: Exception) -> Damage:
    return Damage(name, where, f"{type(error).__name__}: {error}")


class _Wrong(NamedTuple):
    """The line at which a log does not go on, and why."""

    line: int
    error: Exception


def _played_again(kept: TableLog) -> _Wrong | None:
    """The first line that does not follow from those before it."""
    true = 1
    try:
        for _moment in moments(kept):
            true += 1
    except Exception as error:
        return _Wrong(true, error)
    return None


def _deals(kept: TableLog, config: log.TableConfig) -> tuple[int, tuple[Damage, ...]]:
    """Every pack that came to the table, redone from its commitment, its numbers and its seed, told to anybody or not."""
    bound: dict[int, Commitment] = {}
    numbers: dict[int, list[Number | None]] = {}
    told, dealt = dict[int, bytes](), list[int]()
    for entry in (log.decode(line) for line in kept.lines[1:]):
        match entry:
            case log.Committed():
                bound[entry.deal] = Commitment(entry.seed_hash, entry.root)
                numbers[entry.deal] = [None] * config.seats
            case log.Numbered():
                numbers[entry.deal][entry.seat] = Number(entry.number)
            case log.Revealed():
                told[entry.deal] = bytes.fromhex(entry.seed)
            case log.Dealt():
                dealt.append(entry.deal)
    cards, damaged = kit_of(config.game).game.pack(kept.rulebook), list[Damage]()
    for deal in dealt:
        seed = kept.secrets.get(deal)
        if deal not in bound or told.get(deal, seed) != seed:
            damaged.append(Damage(kept.table, f"deal {deal}", "seed_hash"))
        elif (check := checked(deal, bound[deal], numbers[deal], seed, cards).check) != "ok":
            damaged.append(Damage(kept.table, f"deal {deal}", check))
    return len(dealt), tuple(damaged)


async def _championship(store: Store, rulebooks: RulebooksInForce, row: EventRow) -> Verified:
    lines = len(await store.log.read(row.id))
    try:
        live = await event_as_kept(store, rulebooks, row)
        false = None if live is None else live.kind.false_draw(live.kind.draws(live.state, [made.decision for made in live.made]))
        damaged = () if false is None else (Damage(row.id, f"draw {false[0]}", str(false[1])),)
    except Exception as error:
        damaged = (_damage(row.id, f"{lines} lines", error),)
    return Verified(championships=1, lines=lines, damaged=damaged)

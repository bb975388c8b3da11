"""The small policy of a solved mão: drawn together by what a table shows, rounded, compressed; and taken for a strategy again."""

import lzma
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tento.games.truco.solved import places
from tento.games.truco.solved.chunks import Region, first_regions, rest_regions, split, unpacked, with_head
from tento.games.truco.solved.merging import visit
from tento.games.truco.solved.palettes import OF_CARDS, UNKNOWN, WHOLE, palette
from tento.games.truco.solved.policy import FILTERS, MORE, RAISE, RUN, SLOTS, head_of
from tento.games.truco.solver.hands import Hands, Space
from tento.games.truco.solver.layout import COLUMNS, Arrays
from tento.games.truco.solver.situations import Asked, Turn

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Places = npt.NDArray[np.int64]

TINY: Final = 1e-30
SELDOM: Final = 0.005
"""A hand that comes somewhere less often than so, by what it does itself, does there what the next one does."""
OFTEN: Final = (1e-6, 1e-7, 1e-8)
LEVELS: Final = {63: (63, 21, 7, 3), 21: (21, 21, 7, 3), 9: (9, 9, 3, 3)}
"""Where a hand could come at least so often, if the other went there, it is rounded to so many parts, all else to the last of them."""
CLOSE: Final = (0.07, 0.2, 0.5, 1.0)
"""What another small policy does there is taken instead where no share is further from it than so, by how often a hand could come."""


class Game(NamedTuple):
    """What is packed: the arrays of a solver, its hands, its average strategy, what its rows decide, in how many ways cards are dealt."""

    arrays: Arrays
    hands: Hands
    sums: Floats
    decisions: Mapping[int, Turn | Asked]
    deals: int


class Gathered(NamedTuple):
    """The shares of every place; how often a hand comes there by what it does itself, and how often it could in a mão (`often`)."""

    shares: Floats
    often: Floats


def packed(game: Game, like: bytes | None = None) -> bytes:
    """The small policy; as what differs from another one of a game that differs only in its cards, where one is given."""
    found = gathered(game)
    chunks = [_compressed(found, begin, regions, known) for (begin, regions), known in zip(_chunks(game), _raw(game, like), strict=True)]
    return with_head(
        tuple(map(int, game.hands.counts)), [lzma.compress(chunk.tobytes(), lzma.FORMAT_RAW, filters=FILTERS) for chunk in chunks]
    )


def unpack(game: Game, data: bytes, like: bytes | None = None) -> None:
    """Puts the small policy in place of the average strategy, so that its loss can be measured.

    What it leaves out runs, or lays the weakest card.
    """
    shares = np.zeros((_size(game), SLOTS), np.float32)
    for (begin, regions), differs, known in zip(_chunks(game), _raw(game, data), _raw(game, like), strict=True):
        found = unpacked(differs ^ known, regions)
        shares[begin : begin + len(found)] = found
    spread(game, shares.ravel(), _top(game))


def spread(game: Game, shares: Floats, top: int) -> None:
    """Puts what is done in each place in place of the average strategy; `top` is the step with which the ladder of the places ends."""
    _visit(game, Gathered(shares, np.zeros(1, np.float32)), top, gather=False)


def _raw(game: Game, data: bytes | None) -> Iterator[Bytes]:
    """The chunks of a small policy, decompressed; of none nothing but zeros."""
    if data is None:
        yield from (np.zeros(2 * regions[-1].end, np.uint8) for _, regions in _chunks(game))
        return
    head, body = head_of(memoryview(data))
    for start, stop in zip((0, *head.ends), head.ends, strict=False):
        yield np.frombuffer(lzma.decompress(body[start:stop], lzma.FORMAT_RAW, filters=FILTERS), np.uint8)


def dims_of(hands: Hands) -> npt.NDArray[np.int64]:
    """What a walk needs to know of the places: classes, hands of three and of two, and how many places lie where."""
    classes, threes, twos = len(hands.counts), int(hands.sizes[Space.THREE]), int(hands.sizes[Space.TWO])
    sizes = places.first_size(classes, threes), places.rest_size(classes, twos)
    return np.array([classes, threes, twos, *sizes, places.laid_size(classes, twos), places.last_start(classes, twos)], np.int64)


def _size(game: Game) -> int:
    classes, _, _, first, rest, *_ = map(int, dims_of(game.hands))
    return first + classes * classes * rest


def _chunks(game: Game) -> Iterator[tuple[int, list[Region]]]:
    """The first rodada, and what follows each pair of its cards: where its places begin, and how they lie."""
    classes, threes, twos, first, rest, *_ = map(int, dims_of(game.hands))
    yield 0, first_regions(classes, threes)
    for number in range(classes * classes):
        yield first + number * rest, rest_regions(classes, twos)


def gathered(game: Game) -> Gathered:
    """What the average strategy does in each place."""
    size = _size(game)
    found = Gathered(np.zeros(size * SLOTS, np.float32), np.zeros(2 * size, np.float32))
    _visit(game, found, _top(game), gather=True)
    return found


def _top(game: Game) -> int:
    return max((one.step for one in game.decisions.values()), default=0)


def _visit(game: Game, found: Gathered, top: int, *, gather: bool) -> None:
    modes, path, whole = modes_of(game.decisions, len(game.arrays.rows) // COLUMNS, top), np.zeros(8, np.int64), np.float32(1 / game.deals)
    visit(*game.arrays, game.sums, modes, dims_of(game.hands), path, *found, gather, 0, 0, 3, 3, 0, 0, whole, -1, 0, 0)


def modes_of(decisions: Mapping[int, Turn | Asked], rows: int, top: int) -> npt.NDArray[np.int64]:
    """The mode of each row of the table of situations; at the top of the ladder, where nobody may raise, it does not matter who could."""
    modes = np.zeros(rows, np.int64)
    for row, one in decisions.items():
        if isinstance(one, Asked):
            modes[row] = places.asked_mode(one.step, one.by)
        else:
            modes[row] = places.turn_mode(one.step, one.right if one.right in (0, 1) and one.step < top else 0)
    return modes


def _compressed(found: Gathered, begin: int, regions: list[Region], like: Bytes) -> Bytes:
    """For each place two bytes, in two rows: a raise and a card; or to run, and of the rest to ask for more. As differences from `like`."""
    end = begin + regions[-1].end
    shares, (own, could) = found.shares.reshape(-1, SLOTS)[begin:end], found.often.reshape(-1, 2)[begin:end].T
    comes = shares.sum(axis=1)
    taken = _taken(shares, comes, own, could, unpacked(like, regions)) if like.any() else np.zeros(len(own), np.bool_)
    known = (own >= SELDOM) & (comes > 0) & ~taken
    words, others = like.copy().reshape(2, -1)
    words[~taken], others[~taken] = UNKNOWN, 0
    for region in regions:
        turns, asked = split(region, np.flatnonzero(known))
        words[turns] = _rounded(shares[turns, RAISE], comes[turns], could[turns])
        words[asked] = _rounded(shares[asked, RUN], comes[asked], could[asked])
        others[asked] = _rounded(shares[asked, MORE], comes[asked] - shares[asked, RUN], could[asked])
        if region.cards:
            others[turns] = _symbols(shares[turns, : region.cards], could[turns])
        here = slice(region.start, region.end)
        nearest = _nearest((known | taken)[here].reshape(-1, region.hands))
        words[here] = _filled(words[here], nearest)
        others[here] = np.where(words[here] == UNKNOWN, 0, _filled(others[here], nearest))
    return np.concatenate((words, others)) ^ like


def _taken(shares: Floats, comes: Floats, own: Floats, could: Floats, like: Floats) -> npt.NDArray[np.bool_]:
    """Where another policy serves: it does nearly the same, or nothing is known that would be better."""
    close = np.select([could >= often for often in OFTEN], CLOSE[:-1], CLOSE[-1])
    near = np.abs(shares / np.maximum(comes, TINY)[:, None] - like).max(axis=1) <= close
    found: npt.NDArray[np.bool_] = (like.sum(axis=1) > 0) & (near | (own < SELDOM) | (comes <= 0))
    return found


def _levels(could: Floats, whole: int) -> Places:
    """To how many parts each place is rounded, by how often it could come."""
    finest, fine, coarse, coarsest = LEVELS[whole]
    return np.select([could >= often for often in OFTEN], [finest, fine, coarse], coarsest)


def _rounded(share: Floats, of: Floats, could: Floats) -> Places:
    """A share in 63rds."""
    levels = _levels(could, WHOLE)
    part = np.clip(share / np.where(of > TINY, of, 1), 0, 1)
    found: Places = (np.floor(part * levels + 0.5) * (WHOLE // levels)).astype(np.int64)
    return found


def _symbols(shares: Floats, could: Floats) -> Bytes:
    """The number of each way to share the cards out, rounded so that nothing is lost or added."""
    choices = shares.shape[1]
    whole = OF_CARDS[choices]
    levels = _levels(could, whole)[:, None]
    ends = np.minimum(np.floor(np.cumsum(shares / np.maximum(shares.sum(axis=1, keepdims=True), TINY), axis=1) * levels + 0.5), levels)
    ends[:, -1] = levels[:, 0]
    parts = (np.diff(ends, axis=1, prepend=0) * (whole // levels)).astype(np.int64)
    numbers = np.zeros((whole + 1,) * (choices - 1), np.uint8)
    for number, way in enumerate(palette(choices, whole)):
        numbers[way[:-1]] = number
    found: Bytes = numbers[tuple(parts[:, choice] for choice in range(choices - 1))]
    return found


def _nearest(known: npt.NDArray[np.bool_]) -> Places:
    """For each hand of a row the last known one before it, or else the first after it; -1 where none is known."""
    hands = np.arange(known.shape[1])
    before = np.maximum.accumulate(np.where(known, hands, -1), axis=1)
    after = np.minimum.accumulate(np.where(known, hands, len(hands))[:, ::-1], axis=1)[:, ::-1]
    found: Places = np.where(before >= 0, before, np.where(after < len(hands), after, -1))
    return found


def _filled(symbols: Bytes, nearest: Places) -> Bytes:
    rows = np.take_along_axis(symbols.reshape(nearest.shape), np.maximum(nearest, 0), axis=1)
    found: Bytes = np.where(nearest >= 0, rows, UNKNOWN).astype(np.uint8).ravel()
    return found

"""How the small policy lies in its chunks: one for the first rodada, one for what follows each pair of cards laid there.

A place takes two bytes, in two rows: how often to raise and the number of a way to choose a card; or how often to run, and of the rest how
often to ask for more.
"""

from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from tento.games.truco.solved import places
from tento.games.truco.solved.palettes import CARDS, LAID_OR_COVERED, OF_CARDS, UNKNOWN, WHOLE, palette
from tento.games.truco.solved.policy import LENGTH, MORE, RAISE, RUN, SLOTS, YES, Head

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Places = npt.NDArray[np.int64]


def with_head(most: tuple[int, ...], chunks: list[bytes]) -> bytes:
    """A part of these chunks."""
    ends = [int(end) for end in np.cumsum([len(chunk) for chunk in chunks])]
    head = msgspec.json.encode(Head(most, tuple(ends)))
    return len(head).to_bytes(LENGTH, "big") + head + b"".join(chunks)


class Region(NamedTuple):
    """Places of a chunk in a row: so many hands to each mode, so many choices of a card."""

    start: int
    end: int
    hands: int
    cards: int


def first_regions(classes: int, threes: int) -> list[Region]:
    """Of the first rodada."""
    return [Region(0, places.first_size(classes, threes), threes, CARDS)]


def rest_regions(classes: int, twos: int) -> list[Region]:
    """Of the second rodada, before a card lies there and after; and of the third, after open cards, a covered one, over a last card."""
    laid, last, led = places.laid_size(classes, twos), places.last_start(classes, twos), places.MODES * twos
    covered = laid + classes * classes * places.MODES * places.LANES
    return [
        Region(0, led, twos, LAID_OR_COVERED),
        Region(led, laid, max(twos, classes * places.LANES), LAID_OR_COVERED),
        Region(laid, covered, places.LANES, 0),
        Region(covered, last, classes * places.LANES, 0),
        Region(last, places.rest_size(classes, twos), places.FATES * places.LANES, 0),
    ]


def unpacked(raw: Any, regions: list[Region]) -> Floats:
    """The shares of a chunk by place and slot; nothing where nothing is known."""
    data = np.frombuffer(raw, np.uint8)
    size = len(data) // 2
    words, others, shares = data[:size].astype(np.float32) / WHOLE, data[size:], np.zeros((size, SLOTS), np.float32)
    for region in regions:
        turns, asked = split(region, np.flatnonzero(data[:size] != UNKNOWN))
        more, stays = others[asked].astype(np.float32) / WHOLE, 1 - words[asked]
        shares[asked, RUN], shares[asked, YES], shares[asked, MORE] = words[asked], stays * (1 - more), stays * more
        shares[turns, RAISE] = words[turns]
        if region.cards:
            ways = np.array(palette(region.cards, OF_CARDS[region.cards]), np.float32) / OF_CARDS[region.cards]
            shares[turns, : region.cards] = ways[others[turns]] * (1 - words[turns])[:, None]
        else:
            shares[turns, 0] = 1 - words[turns]
    return shares


def split(region: Region, there: Places) -> tuple[Places, Places]:
    """The turns and the answers among these places, as far as they lie in the region."""
    here = there[(there >= region.start) & (there < region.end)]
    turns = (here - region.start) // region.hands % places.MODES < places.ASKED
    return here[turns], here[~turns]

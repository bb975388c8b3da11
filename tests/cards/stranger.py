"""A stranger who redoes a draw of seats with SHA-256 alone, from the letter of `docs/championship.md` and `docs/shuffle.md`."""

from hashlib import sha256
from itertools import count


def tagged(tag, data):
    return sha256(tag.encode() + b"\0" + data).digest()


def stream(tag, key):
    for block in count():
        yield from tagged(tag, key + block.to_bytes(8, "big"))


def below(source, n):
    width = 1
    while 256**width < n:
        width += 1
    while True:
        value = int.from_bytes(bytes(next(source) for _ in range(width)), "big")
        if value < 256**width - 256**width % n:
            return value % n


def shuffled(source, items):
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(source, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def named(key, name):
    return stream("tento/1/chance", tagged("tento/1/chance", tagged("tento/1/master", b"b" + key) + name))


def key_of(draw):
    lists = len(draw.listed).to_bytes(8, "big")
    listed = dict(zip(draw.listed, map(str, draw.entrants), strict=True)) if draw.entrants else {who: who for who in draw.listed}
    kept = [text for who in draw.listed if who in draw.fixed for text in (listed[who], draw.fixed[who])]
    for text in (*listed.values(), *draw.free, *kept):
        lists += len(text.encode()).to_bytes(8, "big") + text.encode()
    parts = [f"{draw.number} {draw.kind}".encode(), *map(bytes.fromhex, draw.numbers)]
    joined = b"".join(bytes([len(part)]) + part for part in parts)
    return tagged("tento/1/seat-draw", bytes.fromhex(draw.link) + tagged("tento/1/seat-list", lists) + joined)


def redone(draw):
    """The commitment that the link leads to, everybody's seat in the order of the list, and the button."""
    link, key = bytes.fromhex(draw.link), key_of(draw)
    for _ in range(draw.number):
        link = sha256(link).digest()
    if draw.kind in ("start", "day", "final"):
        drawn = [who for who in draw.listed if who not in draw.fixed]
        places = shuffled(stream("tento/1/poker-seats", key), range(len(drawn)))
        given = dict(zip(drawn, (draw.free[place] for place in places), strict=True)) | draw.fixed
        return link.hex(), tuple(given[who] for who in draw.listed), 1 + below(named(key, b"button"), draw.size)
    return link.hex(), filled(draw, named(key, b"seats")), 0


def filled(draw, source):
    free: dict[int, list[str]] = {}
    for seat in draw.free:
        free.setdefault(int(seat.split(".")[0]), []).append(seat)
    given = {}
    for who in [*shuffled(source, draw.listed[: draw.moved]), *draw.listed[draw.moved :]]:
        table = min(free, key=lambda number: (-len(free[number]), number), default=None)
        if table is not None and free[table]:
            given[who] = free[table].pop(below(source, len(free[table])))
    return tuple(given.get(who, "") for who in draw.listed)

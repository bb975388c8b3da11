"""Who is known in an event: everybody whose form or name lies beside its log, by the number that an erasing or a hold names."""

from collections.abc import Iterator

import msgspec

from tento.championship.core.beside import Beside
from tento.championship.core.custody import Custody


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom the log knows: the number, the name of now, whether a form was given, and what was decided on the data.

    `entry` is theirs, or the name under which they play.
    """

    number: int
    name: str
    entry: str | None
    form: bool
    erased: bool
    held_until: str | None


def known_people(beside: Beside, custody: Custody) -> Iterator[Known]:
    """Everybody, once, in the order in which the log met them."""
    entries = {number: player for player, number in beside.players.items()}
    entries |= {number: entry for entry, people in beside.entries.items() for number in people}
    for number, thing in sorted(beside.things.items()):
        if thing.kind == "text" or thing.of:
            continue
        hold = custody.holds.get(number)
        yield Known(
            number=number,
            name=thing.name,
            entry=entries.get(number),
            form=thing.kind == "form",
            erased=thing.erased,
            held_until=None if hold is None else hold.until.isoformat(),
        )

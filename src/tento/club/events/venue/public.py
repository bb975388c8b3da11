"""The log of an event for everybody: names and results, and nothing else of anybody."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.ledger import CHECK_MARK
from tento.championship.core.telling import Note
from tento.championship.core.tournament import Made, Tournament
from tento.club.events.venue.kinds import AT_VENUE, NAMES


def public_log(kind: Tournament, lines: Sequence[bytes], made: Sequence[Made]) -> Iterator[str]:
    """Each line with what everybody may read of it, and its check as in the whole log.

    Names are those of now: of somebody who was erased it is the nickname.
    """
    shown = AT_VENUE[kind.kind].shown
    for place, line in enumerate(lines):
        body, _, check = line.decode().rpartition(CHECK_MARK)
        yield f"{_reduced(made[place - 1].decision, shown) if place else body}{CHECK_MARK}{check}"


def _reduced(decision: DecisionBase, shown: Mapping[str, tuple[str, ...]]) -> str:
    found: dict[str, Any] = msgspec.to_builtins(decision, str_keys=True)
    kept = {key: found[key] for key in ("do", "at", *shown.get(found["do"], ())) if key in found}
    if NAMES in kept:
        kept[NAMES] = [{"name": one["name"]} for one in kept[NAMES]]
    by = found["by"]
    kept["by"] = {"role": by["role"]} if isinstance(by, dict) else by
    return msgspec.json.encode(kept).decode()


def told(kind: Tournament, made: Made, everything: bool) -> list[Note]:
    """What a decision brought about; to the public only what everybody may hear, and not who wrote which reason."""
    if everything:
        return list(kind.tell([made]))
    loud = AT_VENUE[kind.kind].told
    heard = Made(made.decision, [event for event in made.events if str(event.__struct_config__.tag) in loud])
    return [msgspec.structs.replace(note, by="", why="") for note in kind.tell([heard])]

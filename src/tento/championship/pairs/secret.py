"""What the secret of an event adds to a draw of pairs: the list and the commitment when it is announced, the seed when it is made."""

from collections.abc import Mapping
from typing import Any, Final

from tento.championship.core.draw import commitment_of
from tento.championship.core.secret import announced_before, seed_of
from tento.championship.pairs.decisions import AnnounceDraw, RunDraw
from tento.championship.pairs.staging import entrants_of
from tento.championship.pairs.state import State
from tento.table.refusal import Refusal

FILLED: Final[Mapping[type, tuple[str, ...]]] = {AnnounceDraw: ("listed", "commitment"), RunDraw: ("seed",)}
"""The fields that follow from the secret, so that nobody needs to bring them along."""


def complete(state: State, kind: type, fields: dict[str, Any], secret: bytes) -> dict[str, Any]:
    """The fields of a decision with what follows from the secret, where the decision does not bring it along."""
    if kind not in (AnnounceDraw, RunDraw):
        return fields
    name = str(fields.get("stage", ""))
    stage = next((one for one in state.stages if one.name == name), None)
    announced = stage.announced if stage is not None else None
    before = announced_before(secret, name, announced.commitment if announced is not None else None)
    if kind is RunDraw:
        if announced is None:
            return {"seed": "", **fields}  # there is none yet: the rules say what must come before
        return fields if before is None else {"seed": seed_of(secret, name, before).hex(), **fields}
    found = entrants_of(state, name) if stage is not None else ()
    listed = () if isinstance(found, Refusal) else found
    seed = seed_of(secret, name, 0 if before is None else before + 1)
    return {"listed": list(listed), "commitment": commitment_of(seed), **fields}

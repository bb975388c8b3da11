"""Actions as a question lists them (`fold`, `raise 1500`), and when they are enough for a hand to go on."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import named
from tento.rulebooks.enforced import enforces

POST: Final = "post"
WITH_CHIPS: Final = ("call", "bet", "raise", "complete", "bring-in", "all-in")
AGGRESSIVE: Final = ("bet", "raise", "complete", "all-in")
ACTIONS: Final = ("fold", "check", *WITH_CHIPS)
MOST_ACTIONS: Final = 200
_ACTION: Final = re.compile(rf"({'|'.join((POST, *ACTIONS))})(?: (\d{{1,12}}))?")


class Did(NamedTuple):
    """One action, and the total in front that it made, if it is told."""

    what: str
    total: int | None = None


def read_action(text: str, key: str) -> Did:
    """`raise 1500`, `fold`; BadKey for the key if it is none."""
    found = _ACTION.fullmatch(" ".join(text.split()))
    if found is None:
        raise BadKey(key, f"`{named(text)}` is no action: one of {', '.join((POST, *ACTIONS))}, and an amount may follow")
    return Did(found[1], int(found[2]) if found[2] else None)


def read_actions(texts: Sequence[str], key: str) -> tuple[Did, ...]:
    """A list of actions in their order."""
    if len(texts) > MOST_ACTIONS:
        raise BadKey(key, f"lists {len(texts)} actions: at most {MOST_ACTIONS}")
    return tuple(read_action(text, f"{key}[{place}]") for place, text in enumerate(texts))


@enforces("substantial_action")
def is_substantial(actions: Sequence[Did]) -> bool:
    """Two actions of which one puts chips in, or any three. Posting a blind is no action."""
    done = [action for action in actions if action.what != POST]
    return len(done) >= 3 or (len(done) == 2 and any(action.what in WITH_CHIPS for action in done))

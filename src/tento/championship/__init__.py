"""Championships of every kind, as pure decisions over values: `core.tournament` is their contract, `registry` finds that of a rulebook.

>>> import tento
>>> from datetime import UTC, datetime
>>> from tento.championship.pairs.decisions import Publish
>>> rulebook = tento.load("afia-2025")
>>> at = datetime(2025, 9, 1, tzinfo=UTC)
>>> step = tento.championship.open(rulebook, Publish(by="Rita", at=at, title="Copa", rulebook=rulebook.name, hash=rulebook.hash))
>>> step.state.title
'Copa'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tento.championship.registry import decide, fold, replay, verify
    from tento.championship.registry import open_event as open

_WHERE: Final = {"decide": "decide", "fold": "fold", "open": "open_event", "replay": "replay", "verify": "verify"}
"""Each public name, and what it is called in `registry`."""

__all__ = ["decide", "fold", "open", "replay", "verify"]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'tento.championship' has no attribute {name!r}; it has {', '.join(_WHERE)}")
    return getattr(import_module("tento.championship.registry"), _WHERE[name])

"""Another machine goes on with an event. The log says so: whatever the former one adds from then on is another chain, and refused."""

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.events import EventBase
from tento.championship.core.personal import Said


class TakeOver(DecisionBase, tag="take-over", frozen=True, kw_only=True):
    """Whoever decides this goes on with the event, at another machine; `where` says which."""

    where: Said


class TakenOver(EventBase, tag="taken-over", frozen=True, kw_only=True):
    """Another machine goes on with the event."""

    where: str

"""What poker players may tell beside the game: the hand behind a pot that nobody contested."""

from tento.games.poker.bots.sensible.classes import class_of
from tento.games.poker.bots.sensible.tables import better_share
from tento.games.poker.rules import events as ev
from tento.games.poker.rules.state import Place
from tento.games.poker.rules.table_state import State, seat_of
from tento.table.game import Step
from tento.table.talk import Bluff


def bluff(kept: Bluff | None, _before: State, step: Step) -> Bluff | None:
    """The hand of who won because all others folded; it may be shown until somebody acts in the next one."""
    if not any(isinstance(event, ev.HandEnded) for event in step.events):
        return None if any(isinstance(event, ev.Acted | ev.HandBegan) for event in step.events) else kept
    hand = step.state.hand
    live = [] if hand is None else hand.live
    return _behind(live[0]) if len(live) == 1 and not live[0].shown else None


def _behind(place: Place) -> Bluff:
    """A weak hand of hold'em is below the middle of all there are; of the other games none is worth a laugh before it is seen."""
    return Bluff(seat_of(place.chair), place.cards, len(place.cards) == 2 and better_share(class_of(place.cards)) > 0.5)

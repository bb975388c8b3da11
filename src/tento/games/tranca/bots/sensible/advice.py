"""What a sensible tranca player does, and why: the bot and the advice to people are the same."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.tranca.bots.sensible.building import build, closes
from tento.games.tranca.bots.sensible.discarding import throw
from tento.games.tranca.bots.sensible.drawing import draw_or_take, rejects
from tento.games.tranca.bots.sensible.spot import Spot
from tento.games.tranca.rules.actions import Consent, SeatAction
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat

Advice = tuple[SeatAction, str]
"""What to do, and the key of the reason in `tento.games.tranca.texts.table`."""


def advise(view: View, options: Sequence[SeatAction], rulebook: Rulebook, chance: Chance) -> Advice:  # noqa: ARG001 - it needs no luck
    """The action that a sensible player takes here, and why."""
    if len(options) == 1:
        return options[0], "only_choice"
    if isinstance(options[0], Consent):
        return Consent(False), "keep_regulation"
    rodada = view.rodada
    assert rodada is not None, "cards are dealt"
    spot = Spot(Seat(int(view.viewer)), rodada, rodada.hand or (), options, rulebook.values)
    if not rodada.drew:
        return draw_or_take(spot)
    return rejects(spot) or build(spot) or closes(spot) or throw(spot)

"""What a sensible tranca player does, and why: the bot and the advice to people are the same."""

from collections.abc import Sequence

from tento.bots.tranca_sensible.building import build, closes
from tento.bots.tranca_sensible.discarding import throw
from tento.bots.tranca_sensible.drawing import draw_or_take, rejects
from tento.bots.tranca_sensible.spot import Spot
from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat
from tento.tranca.actions import Consent, SeatAction
from tento.tranca.views import View

Advice = tuple[SeatAction, str]
"""What to do, and the key of the reason in `tento.texts.tranca`."""


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

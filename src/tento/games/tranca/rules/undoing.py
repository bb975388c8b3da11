"""What was laid in a turn may go back to the hand before the discard, the last first, as often as the rulebook lets it.

Nothing that showed a hidden card is taken back: not the draw, not the lixo with the jogo that it was taken for, and nothing that was laid
before a morto came.
"""

from msgspec.structs import replace

from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.actions import Undo
from tento.games.tranca.rules.state import Laid, Rodada, State, the_rodada, with_melds
from tento.games.tranca.rules.verdict import cites, not_drawn_yet, refuse
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal
from tento.table.seats import PAIR_NAMES, Seat, pair_of


def noted(state: State, laid: Laid) -> State:
    """The table remembers what may be taken back."""
    rodada = the_rodada(state)
    return replace(state, rodada=replace(rodada, laid=(*rodada.laid, laid))) if state.rules.undo_per_turn else state


@enforces("undo_per_turn")
def undoable(state: State, rodada: Rodada) -> int:
    """How many layings of this turn may still be taken back, one after the other."""
    return min(len(rodada.laid), max(0, state.rules.undo_per_turn - rodada.undone))


@enforces("undo_per_turn")
def verify_undo(state: State, seat: Seat, action: Undo) -> Refusal | None:  # noqa: ARG001 - every verification takes its action
    """Something was laid in this turn since the last card that came, and it was not taken back too often."""
    refusal = not_drawn_yet(state, seat)
    if refusal is not None:
        return refusal
    rodada = the_rodada(state)
    if rodada.undone >= state.rules.undo_per_turn:
        return refuse(state, "undo_spent", "undo_per_turn", "jogos_per_turn")
    return None if rodada.laid else refuse(state, "nothing_to_undo", "undo_per_turn", "jogos_per_turn")


@enforces("undo_per_turn")
def undo(state: State, events: ev.Events, seat: Seat, action: Undo) -> State:  # noqa: ARG001 - every act takes its action
    """The cards are in the hand again, and the jogo is as it was."""
    rodada, pair = the_rodada(state), pair_of(seat)
    *earlier, last = rodada.laid
    melds = rodada.melds[pair]
    kept = () if last.before is None else (last.before,)
    name = f"{PAIR_NAMES[pair]}{last.place + 1}"
    whole = () if last.before is None else last.before.cards
    articles = cites(state, "undo_per_turn", "jogos_per_turn")
    events.append(ev.LayingUndone(seat=seat, meld=name, cards=last.cards, whole=whole, articles=articles))
    rodada = with_melds(rodada, pair, (*melds[: last.place], *kept, *melds[last.place + 1 :]))
    hands = (*rodada.hands[:seat], (*rodada.hands[seat], *last.cards), *rodada.hands[seat + 1 :])
    return replace(state, rodada=replace(rodada, hands=hands, laid=tuple(earlier), undone=rodada.undone + 1))

"""How decisions of truco are remembered: by the cards, the table, the stake and the score, and by coarser names for them."""

from collections.abc import Sequence
from typing import Final

from tento.games.truco.bots.hope import hope
from tento.games.truco.bots.sensible.fate import TIE
from tento.games.truco.bots.sensible.knowledge import NOTHING, Known, know
from tento.games.truco.rules.actions import Accept, Action, Claim, Cover, DecideOnze, Play, Raise, Refuse
from tento.games.truco.rules.views import MaoView, View
from tento.games.truco.texts.learned import told
from tento.rulebooks.rulebook import Rulebook
from tento.table.learned.situation import Learning, Situation

_PLACES: Final = {1: ("last",), 2: ("low", "high"), 3: ("low", "middle", "high")}
_CLASSES: Final = ((0, "Z"), (3, "M"), (11, "H"), (23, "C"))
"""A card by how many of the pack stand above it: the highest, manilhas, threes to aces, court cards; all others are low."""
_NEAR_THE_END: Final = 3


def situation(view: View, options: Sequence[Action], rulebook: Rulebook) -> Situation | None:
    """A choice of a card, a call, an answer or a mão de onze. The pack, thrown cards and what nobody sees are no style."""
    mao = view.mao
    if mao is None or not mao.hand or len(options) < 2:
        return None
    moment = _moment(options)
    if moment is None:
        return None
    known = know(view, rulebook)
    return Situation(_keys(moment, known, mao, view), tuple(_label(action, known) for action in options))


def _moment(options: Sequence[Action]) -> str | None:
    kinds = {type(action) for action in options}
    return "onze" if DecideOnze in kinds else "answer" if Accept in kinds else "turn" if Play in kinds else None


def _label(action: Action, known: Known) -> str:
    """What the option is called: cards by their place among the own ones."""
    match action:
        case Play():
            return _place(known, known.strength[action.card])
        case Cover():
            return "cover"
        case Raise():
            return "call"
        case Accept():
            return "yes"
        case Refuse():
            return "no"
        case DecideOnze():
            return "play" if action.play else "run"
        case Claim():
            return "claim"
        case _:
            return action.kind


def _place(known: Known, strength: int) -> str:
    hand = known.hand
    return _PLACES[len(hand)][hand.index(strength)] if len(hand) in _PLACES and strength in hand else "middle"


def _keys(moment: str, known: Known, mao: MaoView, view: View) -> tuple[str, ...]:
    stake = f"x{mao.asked or mao.value}"
    share = hope(known, known.unseen)
    rodada = f"r{len(known.course) + 1}"
    table = "lead" if known.theirs == NOTHING else "ahead" if known.ours > known.theirs else "behind"
    cards = "".join(_class(known, card) for card in known.hand)
    course = "".join("=" if won == TIE else "+" if won == known.pair else "-" for won in known.course)
    return (
        f"{moment} {cards} {table} {rodada}{course} {stake} {_score(view, known)}",
        f"{moment} h{int(share * 9.999)} {table} {rodada} {stake}",
        f"{moment} h{int(share * 9.999)} {rodada}",
        f"{moment} h{int(share * 4.999) * 2}",
    )


def _class(known: Known, card: int) -> str:
    above = sum(other > card for other in known.strength.values())
    return next((name for most, name in _CLASSES if above <= most), "L")


def _score(view: View, known: Known) -> str:
    """Who is close to the end of the partida."""
    ours, theirs = view.score[known.pair], view.score[1 - known.pair]
    return (
        "both"
        if min(ours, theirs) >= view.target - _NEAR_THE_END
        else "we"
        if ours >= view.target - _NEAR_THE_END
        else ("they" if theirs >= view.target - _NEAR_THE_END else "open")
    )


LEARNING: Final = Learning(situation, "sensible", told)

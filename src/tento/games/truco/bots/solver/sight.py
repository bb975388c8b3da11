"""What the solved mão asks of a view: the cards by their classes, who leads, what is at stake and who may raise it."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tento.cards.card import Card
from tento.games.truco.bots.sensible.knowledge import all_laid
from tento.games.truco.rules import ranking
from tento.games.truco.rules.views import LaidView, MaoView, View
from tento.games.truco.solved.places import asked_mode, turn_mode
from tento.games.truco.values import TrucoRules
from tento.table.seats import pair_of


class Classes(NamedTuple):
    """The cards of a kind of vira: the class of each, weak to strong, and how many of each class there are."""

    of: dict[Card, int]
    counts: tuple[int, ...]


class Sight(NamedTuple):
    """A decision of one of two: `player` 0 leads the first rodada. `laid` has the cards by class, covered ones by the number of classes.

    `hand` has the own cards, weak to strong; `under` is the class of the own card that lies covered, if one does.
    """

    rank: str
    classes: Classes
    player: int
    laid: tuple[int, ...]
    mode: int
    hand: tuple[Card, ...]
    under: int | None


def classes_of(rules: TrucoRules, vira: Card) -> Classes:
    """The classes of the cards that a vira leaves."""
    order = ranking.order(rules, vira)
    strengths = {card: order[card] for card in ranking.deck(rules) if card != vira}
    kinds = sorted(set(strengths.values()))
    counts = Counter(strengths.values())
    return Classes({card: kinds.index(strength) for card, strength in strengths.items()}, tuple(counts[kind] for kind in kinds))


def seen(view: View, rules: TrucoRules) -> Sight | None:
    """The decision before the viewer; None where the solved mão knows nothing like it."""
    mao, me = view.mao, view.viewer
    if mao is None or not isinstance(me, int) or view.seats != 2 or mao.kind != "normal" or mao.vira is None or mao.hand is None:
        return None
    if mao.thrown_by is not None or mao.burnt_count:
        return None
    classes = classes_of(rules, mao.vira)
    starter = mao.rodadas[0].leader if mao.rodadas else mao.leader
    lying = tuple(all_laid(mao))
    mode = _mode(mao, rules, starter)
    if mode is None or not _known_covers(mao, lying):
        return None
    laid = tuple(len(classes.counts) if one.covered or one.card is None else classes.of[one.card] for one in lying)
    under = next((classes.of[one.card] for one in lying if one.covered and one.seat == me and one.card is not None), None)
    hand = tuple(sorted(mao.hand, key=lambda card: classes.of[card]))
    return Sight(mao.vira[0], classes, me ^ starter, laid, mode, hand, under)


def _mode(mao: MaoView, rules: TrucoRules, starter: int) -> int | None:
    """What is at stake and who may raise it, or who asks for what; None for a raise out of turn, which is never thought of."""
    ladder = rules.raise_ladder
    if mao.asked is not None and mao.asked_by is not None:
        step = ladder.index(mao.asked) + 1
        if step == 1 and mao.asked_by != mao.turn:
            return None
        return asked_mode(step, mao.asked_by ^ starter)
    if mao.value == rules.mao_base_value:
        return 0 if mao.raised_by is None else None
    if mao.value not in ladder or mao.raised_by is None:
        return None
    step = ladder.index(mao.value) + 1
    return turn_mode(step, (1 - mao.raised_by) ^ starter if step < len(ladder) else 0)


def _known_covers(mao: MaoView, lying: Sequence[LaidView]) -> bool:
    """Whether nobody has covered a card but who won the first rodada and leads the second."""
    covered = [place for place, one in enumerate(lying) if one.covered]
    return not covered or (covered == [2] and mao.rodadas[0].winner == pair_of(lying[2].seat))

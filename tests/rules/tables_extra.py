"""More settings for the tests of Fenacef and K-Truco: mãos that fall as wished, single rodadas, whole partidas, the three modes."""

from typing import Any

import pytest

from tento.cards.card import parse_cards
from tento.games.truco.rules.ranking import deck
from tento.rulebooks.loader import load
from tests.rules.tables import VIRA, Table, table

FENACEF = "fenacef-ix"
TRADICIONAL, PAULISTA, LIMPO = MODES = ("ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo")
WITH_VIRA = (PAULISTA, LIMPO)

each_mode = pytest.mark.parametrize("mode", MODES)
each_mode_with_vira = pytest.mark.parametrize("mode", WITH_VIRA)

WAYS = (
    ("AAB", "A", 2), ("ABA", "A", 3), ("ABB", "B", 3), ("ABT", "A", 3), ("ATB", "A", 2),
    ("BBA", "B", 2), ("BAB", "B", 3), ("BAA", "A", 3), ("BAT", "B", 3), ("BTA", "B", 2),
    ("TAB", "A", 2), ("TBB", "B", 2), ("TTA", "A", 3), ("TTB", "B", 3),
)  # fmt: skip
"""How three rodadas may fall (to pair A, to pair B, tied), who takes the mão, and how many of them are played.

The same in Fenacef and K-Truco; three ties are not among them. A third letter that is not played is there for the sake of the hands.
"""

_DUELS = (("3h 2s", "2s 3s", "3h 3s"), ("2h Js", "Js 2d", "2h 2d"), ("Kd Qs", "Qs Ks", "Kd Ks"))
"""For each rodada what seats 2 and 1 play when pair A wins it, when pair B does, when it is tied."""


def falling_clean(pattern: str) -> list[str]:
    """As `falling`, with cards that the clean pack has too: seats 2 and 1 contest, 0 and 3 hold queens and jacks.

    The contested cards go down from rodada to rodada, so that showing the highest one first is no hindrance.
    """
    duel = [_DUELS[place]["ABT".index(letter)].split() for place, letter in enumerate(pattern)]
    return ["Qc Jc Qd", " ".join(b for _, b in duel), " ".join(a for a, _ in duel), "Qh Jd Jh"]


def one_rodada(rulebook: str, cards: str, *, vira: str = VIRA, **setting: Any) -> Table:
    """The first rodada is played with these cards, that of seat 0 first; the rest of each hand does not matter."""
    named = parse_cards(cards)
    spare = [card for card in deck(load(rulebook).values) if card not in (*named, vira)]
    hands = [f"{card} {spare[2 * seat]} {spare[2 * seat + 1]}" for seat, card in enumerate(named)]
    return table(rulebook, hands=hands, vira=vira, **setting).do("rodada")


def raised(to: int) -> list[str]:
    """The steps that bring a fresh mão to this value, called by seats 0 and 1 in turn and accepted."""
    steps = [3, 6, 9, 12]
    calls = [f"{place % 2} raise {step}" for place, step in enumerate(steps[: steps.index(to) + 1])]
    return [*calls, f"{len(calls) % 2} accept"]


def whole_partida(start: Table, winner: str) -> Table:
    """A partida won by this pair in one mão worth twelve, after the draw for the deal where there must be one."""
    if start.next_dealer is None:
        start.do("shuffle 3c 2d 2h 2s", "0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3")
    return start.next_mao(falling_clean("AAB" if winner == "A" else "BBA")).do(*raised(12), "mao")

"""Draws what the solved mão does into `docs/images`, by how good the cards are: when the foot calls truco, when the hand runs from it.

The figures are those of the policy that the bot `solver` plays with a 7 as the vira. Hands stand in ten equal parts from weak to strong;
what counts is how many of the other's hands they beat when both lay their cards anyhow.
"""

from itertools import permutations
from math import comb
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from tento.games.truco.bots.solver.thinking import RULEBOOK, policy_of
from tento.games.truco.solved.places import asked_mode
from tento.games.truco.solved.policy import RAISE, RUN, Hand, Policy
from tento.games.truco.solver.parts import kinds_of
from tento.rulebooks.loader import load

FOLDER: Final = Path(__file__).parent.parent / "docs" / "images"
KIND: Final = "7"
PARTS: Final = 10
WIDTH, HEIGHT, LEFT, TOP, BOTTOM, BAR = 640, 300, 56, 48, 46, 40
BELOW: Final = "hands in ten equal parts, from the weakest to the strongest"
Numbers = npt.NDArray[np.float64]
Cards = tuple[int, ...]


def held(hands: list[Cards], classes: int) -> npt.NDArray[np.int64]:
    """How many cards of each class each hand holds."""
    return np.array([[hand.count(one) for one in range(classes)] for hand in hands], np.int64)


def ways(hands: npt.NDArray[np.int64], counts: tuple[int, ...]) -> Numbers:
    """In how many ways two hands are dealt, the first by rows."""
    found = np.ones((len(hands), len(hands)))
    for one, many in enumerate(counts):
        table = np.array([[comb(many, a) * comb(max(many - a, 0), b) for b in range(4)] for a in range(4)], float)
        found *= table[hands[:, one][:, None], hands[:, one][None, :]]
    return found


def beaten(hands: list[Cards], dealt: Numbers) -> Numbers:
    """How good each hand is: how many of the others' hands it beats, more rodadas than it loses, over every way to lay three cards."""
    cards = np.array(hands)
    better = np.zeros(dealt.shape)
    for order in permutations(range(3)):
        won = np.sign(cards[:, None, :] - cards[None, :, order]).sum(axis=2)
        better += np.sign(won)
    return np.asarray((better * dealt).sum(axis=1) / dealt.sum(axis=1))


def in_parts(good: Numbers, often: Numbers) -> npt.NDArray[np.int64]:
    """The part that each hand belongs to, all of them dealt equally often."""
    order = np.argsort(good, kind="stable")
    before = np.cumsum(often[order]) - often[order] / 2
    found = np.empty(len(good), np.int64)
    found[order] = np.minimum((before / often.sum() * PARTS).astype(np.int64), PARTS - 1)
    return found


def shares(policy: Policy, hands: list[Cards], laid: Cards, mode: int) -> Numbers:
    """What the policy does with each of these hands: a row of shares each."""
    return np.array([policy.shares(laid, mode, Hand(hand)) for hand in hands])


def leads(policy: Policy, hands: list[Cards], classes: int) -> Numbers:
    """How often the hand leads each class, with each of its hands."""
    found = np.zeros((len(hands), classes))
    for row, (hand, does) in enumerate(zip(hands, shares(policy, hands, (), 0), strict=True)):
        for number, card in enumerate(sorted(set(hand))):
            found[row, card] = does[number] / max(does.sum(), 1e-9)
    return found


def reckon() -> tuple[Numbers, Numbers]:
    """In each part of the hands: how often the foot calls before its first card, and how often the hand runs from that."""
    policy, kind = policy_of(KIND), next(one for one in kinds_of(load(RULEBOOK).values) if one.name == KIND)
    hands = [hand for hand in policy.threes if all(hand.count(card) <= kind.counts[card] for card in hand)]
    holds = held(hands, policy.classes)
    dealt = ways(holds, kind.counts)
    part = in_parts(beaten(hands, dealt), dealt.sum(axis=1))
    led = leads(policy, hands, policy.classes)
    calls, runs = np.zeros((2, PARTS)), np.zeros((2, PARTS))
    for card in range(policy.classes):
        does = shares(policy, hands, (card,), 0)
        call = does[:, RAISE] / np.maximum(does.sum(axis=1), 1e-9)
        meets = dealt * led[:, card][:, None]
        _count(calls, part, meets.sum(axis=0), call)
        having = [row for row, hand in enumerate(hands) if card in hand]
        left = [_without(hands[row], card) for row in having]
        answer = shares(policy, left, (card,), asked_mode(1, 1))
        run = answer[:, RUN] / np.maximum(answer[:, :3].sum(axis=1), 1e-9)
        _count(runs, part[having], (meets[having] * call[None, :]).sum(axis=1), run)
    return calls[0] / calls[1], runs[0] / np.maximum(runs[1], 1e-9)


def _count(sums: Numbers, part: npt.NDArray[np.int64], often: Numbers, share: Numbers) -> None:
    np.add.at(sums[0], part, often * share)
    np.add.at(sums[1], part, often)


def _without(hand: Cards, card: int) -> Cards:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def drawn(title: str, figures: Numbers) -> str:
    """A bar for each part."""
    scale, floor = HEIGHT - TOP - BOTTOM, HEIGHT - BOTTOM
    step = (WIDTH - LEFT - 16) / PARTS
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<title>{title}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
        f'<text x="{LEFT}" y="26" font-size="16" font-weight="600" fill="#22301f">{title}</text>',
    ]
    for percent in range(0, 101, 25):
        y = floor - scale * percent / 100
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 16}" stroke="#d8d2c2"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#5b6156">{percent} %</text>')
    for place, share in enumerate(figures):
        x, high = LEFT + step * place + (step - BAR) / 2, scale * float(share)
        parts.append(f'<rect x="{x:.1f}" y="{floor - high:.1f}" width="{BAR}" height="{high:.1f}" rx="3" fill="#1f6b45"/>')
        parts.append(f'<text x="{x + BAR / 2:.1f}" y="{floor - high - 5:.1f}" text-anchor="middle" fill="#22301f">{100 * share:.0f}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{HEIGHT - 16}" text-anchor="middle" fill="#5b6156">{BELOW}</text></svg>')
    return "\n".join(parts) + "\n"


def charts(calls: Numbers, runs: Numbers) -> list[tuple[str, str, Numbers]]:
    """The name of each picture, its title and its figures."""
    return [
        ("solved-calls", "How often the foot calls truco before its first card", calls),
        ("solved-runs", "How often the hand runs from that call", runs),
    ]


def main() -> None:
    """Writes both charts and prints their figures."""
    for name, title, figures in charts(*reckon()):
        (FOLDER / f"{name}.svg").write_text(drawn(title, figures))
        print(title, " ".join(f"{100 * share:.1f}" for share in figures))


if __name__ == "__main__":
    main()

"""What the solved mão does in a decision, as the file of the package has it."""

from functools import cache
from pathlib import Path
from typing import Final

from tento.games.truco.bots.solver.sight import Sight
from tento.games.truco.solved.policy import Hand, Policy
from tento.table.parts_file import parted

RULEBOOK: Final = "paulista-da-casa"
"""The rulebook whose mão is solved and shipped."""
FILE: Final = Path(__file__).with_name("paulista.parts")
"""Written by `tento solve truco --pack`."""


def is_there() -> bool:
    """Whether the file came along: what a phone keeps to play without a network leaves it out for its size."""
    return FILE.exists()


def shares(sight: Sight) -> list[float]:
    """How often to do what: lay each of the own cards, cover it, raise; or run, say yes, ask for more."""
    return policy_of(sight.rank).shares(sight.laid, sight.mode, hand_of(sight))


def hand_of(sight: Sight) -> Hand:
    """The own cards by their classes."""
    return Hand(tuple(sight.classes.of[card] for card in sight.hand), sight.under)


@cache
def _policies() -> dict[str, Policy]:
    """The first part is whole, the others are what differs from it."""
    (name, whole), *others = parted(FILE.read_bytes()).items()
    first = Policy(whole)
    return {name: first} | {name: Policy(part, first) for name, part in others}


@cache
def policy_of(rank: str) -> Policy:
    """That of the kind of vira; one that is not in the file is played like the first that is: they differ in one card."""
    policies = _policies()
    return next((policy for name, policy in policies.items() if rank in name.split("-")), next(iter(policies.values())))

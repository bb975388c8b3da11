"""Hands that we write, read by pokerkit: the same stacks, the same posts, the same end, also where the big blind pays the ante."""

import warnings
from collections.abc import Iterator
from typing import Any, NamedTuple

import pokerkit
import pytest
from pokerkit import HandHistory

from tento.games.poker.phh.writing import write_hands
from tento.games.poker.rules import events as ev
from tento.rulebooks.loader import load
from tento.table.story import Replayed
from tests.games.poker.playing import match_of_bots

CGP = load("cgp-2024")
LEVELS = [[25, 50, 50], [50, 100, 100], [75, 150, 0], [100, 200, 200]]
SHEET = {"smallest_chip": 1, "levels": LEVELS, "starting_stack": 2000, "level_hands": 5}


class Played(NamedTuple):
    """A hand by the names of its players: the stacks before it, what each posted as ante and as blind, and the stacks after it."""

    stacks: dict[str, int]
    antes: dict[str, int]
    blinds: dict[str, int]
    ended: dict[str, int]


def name_of(seat: int) -> str:
    return f"P{seat}"


def ours(steps: list[Replayed]) -> Iterator[Played]:
    """The hands of a match as its own events tell them."""
    hand = Played({}, {}, {}, {})
    for event in [event for step in steps for event in step.step.events]:
        match event:
            case ev.HandBegan():
                hand = Played({name_of(seat): stack for seat, stack in enumerate(event.stacks) if stack}, {}, {}, {})
            case ev.Posted(what="ante" | "big_blind_ante"):
                hand.antes[name_of(event.seat)] = event.chips
            case ev.Posted():
                hand.blinds[name_of(event.seat)] = event.chips
            case ev.HandEnded():
                yield hand._replace(ended={player: event.stacks[int(player[1:])] for player in hand.stacks})


def theirs(text: str) -> Played:
    """A hand as pokerkit reads it from the file."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        history = HandHistory.loads(text)
        *_, last = history
    players = history.players or []
    antes = {players[done.player_index]: done.amount for done in last.operations if isinstance(done, pokerkit.AntePosting)}
    blinds = {players[done.player_index]: done.amount for done in last.operations if isinstance(done, pokerkit.BlindOrStraddlePosting)}
    stacks: Any = dict(zip(players, history.starting_stacks, strict=True))
    return Played(stacks, antes, blinds, dict(zip(players, last.stacks, strict=True)))


def differing(variant: str, seats: int, seed: int, **options: Any) -> tuple[int, list[str]]:
    """How many hands a match of random bots has, and the files of those that pokerkit reads otherwise."""
    steps = match_of_bots({**SHEET, "variant": variant, **options}, seats, seed=seed)
    texts = [text for _, text in write_hands(steps, [name_of(seat) for seat in range(seats)])]
    return len(texts), [text for hand, text in zip(ours(steps), texts, strict=True) if theirs(text) != hand]


@pytest.mark.parametrize("antes", ["big_blind", "each"])
@pytest.mark.parametrize("variant", ["no-limit-holdem", "pot-limit-omaha"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 3), (6, 6)])
def test_pokerkit_reads_the_posts_the_stacks_and_the_end_that_we_played(variant, seats, seed, antes):
    hands, wrong = differing(variant, seats, seed, antes=antes)
    assert hands > 3
    assert wrong == []

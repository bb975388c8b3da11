"""The compiled hand beside the readable one: the same deal, the same choices, and after each the same table."""

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.games.poker.kernels import holdem
from tento.games.poker.kernels.holdem_pots import pots
from tento.games.poker.kernels.holdem_state import CALL, FOLD, NOBODY, RAISE, pack_of, put_down
from tento.games.poker.kernels.random_hands import choose, play
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.betting import raise_range, to_call
from tento.games.poker.rules.hand import apply, rule, start
from tento.games.poker.rules.pots import pots_of
from tento.games.poker.rules.state import Chair, Hand, Place, Stakes
from tento.rulebooks.loader import load
from tento.table.bulk.chance import luck_of
from tests.games.poker.walks import random_table, shuffled

CGP = load("cgp-2024")
ALONE = replace(CGP, values=replace(CGP.values, cumulative_reopen=False))


def table_at_random(luck: Random) -> Hand:
    """Any stacks, posts and seats; sometimes nobody owes the small blind, and the button lies at an empty seat."""
    hand = replace(random_table(luck.choice((CGP, ALONE)), luck, "no-limit-holdem"), absent=())
    if len(hand.places) > 2 and luck.random() < 0.1:
        hand = replace(hand, small=None)
    if len(hand.places) > 2 and luck.random() < 0.1:
        empty = sorted({*range(1, 11)} - {place.chair for place in hand.places})
        hand = replace(hand, button=Chair(luck.choice(empty))) if empty else hand
    return hand


def of_the_rules(hand: Hand) -> dict[str, object]:
    told: dict[str, object] = {
        "stacks": [place.stack for place in hand.places],
        "bets": [place.bet for place in hand.places],
        "live": [place.live for place in hand.places],
        "pots": [pot.chips for pot in pots_of(hand, in_front=False)],
        "turn": hand.turn,
    }
    if hand.stage == "over":
        return told | {"pots": [paid.chips for paid in hand.paid]}
    assert hand.turn is not None
    place = hand.at(hand.turn)
    return told | {"to_call": to_call(hand, place), "raise": raise_range(hand, place)}


def of_the_kernel(record, chairs) -> dict[str, object]:
    over = record["turn"] == NOBODY
    found = np.zeros(10, dtype=np.int64)
    count = pots(record, int(over), found)
    told = {name: record[key][: len(chairs)].tolist() for name, key in (("stacks", "stack"), ("bets", "bet"))}
    told |= {"live": [bool(live) for live in record["live"][: len(chairs)]], "pots": found[:count].tolist()}
    if over:
        return told | {"turn": None}
    seat = int(record["turn"])
    most = holdem.most_total(record, seat)
    sizes = (holdem.least_total(record, seat), most) if most else None
    return told | {"turn": chairs[seat], "to_call": holdem.to_call(record, seat), "raise": sizes}


def choice(hand: Hand, luck: Random, boldness: float):
    """An action for the rules, and the same for the kernel."""
    assert hand.turn is not None
    place = hand.at(hand.turn)
    sizes, chip = raise_range(hand, place), hand.stakes.smallest_chip
    if sizes is not None and luck.random() < boldness:
        least, most = sizes
        amount = luck.choice((least, most, luck.randint(least, most) // chip * chip, min(most, 3 * least)))
        total = amount if least <= amount < most and amount % chip == 0 else most
        return do.Raise(total), (RAISE, total)
    if to_call(hand, place) and luck.random() < 0.2:
        return do.Fold(), (FOLD, 0)
    return do.Call() if to_call(hand, place) else do.Check(), (CALL, 0)


def played_in_lockstep(seed: int) -> tuple[str, ...]:
    """One hand by both; what came up in it."""
    luck = Random(f"lockstep {seed}")
    table, pack = table_at_random(luck), shuffled(luck)
    chairs, boldness = [place.chair for place in table.places], luck.choice((0.02, 0.1, 0.4))
    record = put_down(table)
    record["pack"] = pack_of(pack)
    holdem.start(record)
    hand = start(table, pack)
    seen = set()
    while hand.stage == "betting":
        assert of_the_kernel(record, chairs) == of_the_rules(hand), seed
        action, numbers = choice(hand, luck, boldness)
        after = apply(hand, hand.turn, action)  # type: ignore[arg-type]  # somebody is asked
        assert isinstance(after, Hand)
        hand = after
        holdem.act(record, *numbers)
        seen |= {"short all-in"} if hand.before and hand.last_raise > hand.current - hand.before.current > 0 else set()
    if hand.stage == "showdown":
        shown = rule(hand, do.Showdown())
        assert isinstance(shown, Hand)
        hand = shown
        seen.add("showdown")
    assert of_the_kernel(record, chairs) == of_the_rules(hand), seed
    seen |= {"side pot"} if len(hand.paid) > 1 else set()
    seen |= {"shared"} if any(len(paid.winners) > 1 for paid in hand.paid) else set()
    return tuple(seen)


def test_kernel_and_rules_play_the_same_hand():
    seen = [what for seed in range(800) for what in played_in_lockstep(seed)]
    counts = {what: seen.count(what) for what in set(seen)}
    assert all(counts[what] >= 20 for what in ("short all-in", "side pot", "shared", "showdown")), counts


@given(seed=st.integers(800, 10**12))
def test_kernel_and_rules_play_the_same_hand_whatever_the_seed(seed):
    played_in_lockstep(seed)


def test_random_hands_keep_every_chip_and_repeat_by_their_seed():
    table = replace(random_table(CGP, Random(3), "no-limit-holdem"), absent=())
    found = play(table, 2_000, seed=5)
    assert found.hands == 2_000
    assert sum(found.won) == 0
    assert found == play(table, 2_000, seed=5)
    assert found != play(table, 2_000, seed=6)


def test_a_random_player_bets_half_the_pot_the_pot_or_everything():
    """Blinds of 100 and 200, and 200 of ante from the big blind: after a call of 200 there are 700 in the pot."""
    stakes = Stakes(variant="no-limit-holdem", blinds=(100, 200), big_blind_ante=200, smallest_chip=25)
    places = tuple(Place(chair=Chair(chair), stack=5_000) for chair in (1, 2, 3))
    table = Hand(rulebook=CGP, stakes=stakes, places=places, button=Chair(1), small=Chair(2), big=Chair(3))
    luck, totals, found = luck_of(9), np.empty(3, dtype=np.int64), set()
    for _ in range(100):
        record = put_down(table)
        record["pack"] = pack_of(shuffled(Random(1)))
        holdem.start(record)
        choose(record, luck, totals)
        found.add(int(record["current"]))
    assert found == {200, 200 + 350, 200 + 700, 5_000}

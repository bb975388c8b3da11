"""How fast hands of six-handed no-limit hold'em are played at random on one core, beside pokerkit, RLCard and OpenSpiel.

Our readable engine plays one hand at a time, a new state for each decision; the compiled one plays hands in bulk. Rates are of CPU time.
`--get-peers` puts the peers into `.venv-bench`; `--profile` shows where the time of the readable engine goes.
"""

import random
import sys
from statistics import median

from engines.measuring import RUNS, SECONDS, Count, Peer, get_peers, installed, profile, show, timed
from poker.hands import PUT_DOWN, openspiel_hand, pokerkit_hand, rlcard_hand, tento_hand

from tento.games.poker.kernels.random_hands import play

BULK = 20_000
GOAL = 100_000
PEERS = (
    Peer("pokerkit", "no-limit hold'em", pokerkit_hand),
    Peer("rlcard", "no-limit hold'em", rlcard_hand),
    Peer("open_spiel", "universal_poker", openspiel_hand),
)


def many_hands(luck: random.Random) -> Count:
    """Our compiled engine: hands in bulk."""
    found = play(PUT_DOWN, BULK, luck.getrandbits(64))
    return Count(found.decisions, found.hands)


def compare() -> None:
    peers = list(installed(PEERS))
    base = [median(rate.decisions for rate in rates) for _, rates in peers]
    print(f"decisions in a second of CPU time, median and best of {RUNS} runs of {SECONDS} s; hands in a second; ratios of the medians")
    head = "".join(f"{f'x ({place})':>10}" for place, _ in enumerate(peers, 1))
    print(f"{'':38} {'median':>10} {'best':>10} {'hands':>9} {head}")
    for place, (label, rates) in enumerate(peers, 1):
        show(f"({place}) {label}", rates, base)
    readable, compiled = timed(tento_hand), timed(many_hands)
    show("tento, readable", readable, base)
    show("tento, compiled", compiled, base)
    hands = median(rate.deals for rate in compiled)
    print(f"goal: {GOAL:,} compiled hands in a second: {'met' if hands >= GOAL else 'missed'}", end="")
    rlcard = next((found for (label, _), found in zip(peers, base, strict=True) if label.startswith("rlcard")), None)
    if rlcard is not None:
        ahead = median(rate.decisions for rate in readable) > rlcard
        print(f"; the readable engine ahead of RLCard in decisions: {'met' if ahead else 'missed'}", end="")
    print()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--get-peers"]:
            get_peers({peer.package for peer in PEERS})
        case ["--profile"]:
            profile(tento_hand)
        case _:
            compare()

"""How fast hands of six-handed no-limit hold'em are played at random on one core, beside pokerkit, RLCard and OpenSpiel."""

import sys
from statistics import median

from engines.measuring import Peer, Rate, get_peers, peers_installed, profile, show, timed
from poker.hands import openspiel_hand, pokerkit_hand, rlcard_hand, tento_hand

PEERS = (
    Peer("pokerkit", "no-limit hold'em", pokerkit_hand),
    Peer("rlcard", "no-limit hold'em", rlcard_hand),
    Peer("open_spiel", "universal_poker", openspiel_hand),
)


def compare() -> None:
    print("x")


if __name__ == "__main__":
    compare()

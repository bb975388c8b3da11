"""No secret left the house: no seed that is not public, no card of another's hand, no leaf that proves nothing."""

import json
import re
from collections import defaultdict
from typing import Any

from tools.chaos.databases import Kept
from tools.chaos.deals import DECKS, opens
from tools.chaos.dealt import roots
from tools.chaos.findings import Findings, Seen, hand_of
from tools.chaos.history import History

SEED = re.compile(r"[0-9a-f]{64}")
OLD = ("drawn", "drawing", "result", "partida", "outcome")
"""Fields of a view that speak of cards of earlier deals."""
SIZES = {"truco": (40, 24), "poker": (52,), "tranca": (104,)}
PARTNERS = 2


def check_secrets(kept: Kept, history: History, seen: dict[str, list[Seen]], found: Findings) -> None:
    """Every byte that people received, and every state that two people saw at once."""
    hidden = {seed.hex(): table for table, seeds in kept.seeds.items() for seed in seeds.values()}
    for table, entries in kept.tables.items():
        if entries.get(0, {}).get("config", {}).get("game") == "poker":
            continue  # the referee's alone: a seed shows the hands that were given up
        for entry in entries.values():
            if entry["entry"] == "revealed" and hidden.get(entry["seed"]) == table:
                del hidden[entry["seed"]]
    for seat in history.seats:
        for _, line in seat.lines:
            leaked = [hidden[seed] for seed in SEED.findall(line) if seed in hidden]
            found.wrong += [f"table {seat.table}: {seat.person} was told a secret seed of table {one}" for one in leaked]
            if line.startswith('{"type":"leaves"'):
                _check_leaves(seat.table, seat.game, json.loads(line), roots(kept.tables[seat.table]), found)
    for table, states in seen.items():
        _check_hidden_hands(table, states, found)


def _check_leaves(table: str, game: str, message: Any, told: dict[int, str], found: Findings) -> None:
    """Every opening leads to the root that was published before."""
    for leaf in message["leaves"]:
        found.leaves += 1
        if not any(opens(leaf, told[message["deal"]], size) for size in SIZES[game]):
            found.wrong.append(f"table {table}: the leaf of {leaf['card']} in deal {message['deal']} does not lead to the root")


def _check_hidden_hands(table: str, states: list[Seen], found: Findings) -> None:
    """A card of which somebody holds every copy is in nobody else's bytes at that moment."""
    moments: dict[int, dict[int, Seen]] = defaultdict(dict)
    for state in states:
        if state.seat is not None and state.view is not None:
            moments[state.seq][state.seat] = state
    for seq, together in moments.items():
        for seat, state in together.items():
            copies = DECKS[SIZES[state.view["game"]][0]].count("Ah")
            hand = hand_of(state.view)
            secret = {card for card in hand if hand.count(card) == copies}
            for other, his in together.items():
                if other != seat and not _shown_to_partner(seat, other, his.view):
                    found.hidden += len(secret)
                    told = json.dumps([{name: value for name, value in his.view.items() if name not in OLD}, his.message["legal"]])
                    found.wrong += [
                        f"table {table}: after {seq} lines seat {other} was told of {card} in the hand of seat {seat}"
                        for card in secret - _shown(state.view, seat)
                        if f'"{card}"' in told
                    ]


def _shown_to_partner(seat: int, other: int, view: Any) -> bool:
    """In the mão de onze partners look at each other's cards."""
    return (seat - other) % 4 == PARTNERS and bool((view.get("mao") or {}).get("partner_hand"))


def _shown(view: Any, seat: int) -> set[str]:
    """The cards of this hand that lie open before everybody: a hand shown at the end of a hand of poker, thrown cards of truco."""
    shown = {card for player in view.get("players", ()) if player["seat"] == seat for card in (*(player["shown"] or ()), *player["up"])}
    mao = view.get("mao") or {}
    return shown | set(re.findall(r'"(\w\w)"', json.dumps([mao.get("thrown"), mao.get("seen")])))

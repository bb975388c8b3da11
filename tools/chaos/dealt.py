"""Every deal is redone from its seed, and the hands that people saw are those that the pack gives."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from tools.chaos.deals import cut, redone
from tools.chaos.findings import Findings, Seen, hand_of

MAO = 3
TRANCA_HAND = 11


@dataclass
class Deal:
    """A deal at the table: its number, its pack after the cuts so far, and whether somebody dealt it in another order."""

    number: int
    pack: list[str]
    plain: bool = True


def check_deals(table: str, entries: dict[int, Any], seeds: dict[int, bytes], seen: list[Seen], found: Findings) -> None:
    """The seed hashes to what was published, lays the deck of the published root, and gives the cards that were seen."""
    committed = {entry["deal"]: entry for entry in entries.values() if entry["entry"] == "committed"}
    if sorted(committed) != list(range(1, len(committed) + 1)):
        found.wrong.append(f"table {table}: its deals are {sorted(committed)}")
    packs = {}
    for deal, entry in committed.items():
        pack = _redone(deal, entry, entries, seeds)
        if pack is None:
            found.wrong.append(f"table {table}: deal {deal} cannot be redone")
        else:
            packs[deal], found.deals = pack, found.deals + 1
    by_seq = _deals_by_number(entries, packs)
    checked: set[tuple[int | None, int]] = set()
    for state in seen:
        deal = by_seq.get(state.seq)
        if deal is None or (state.seat, deal.number) in checked:
            continue
        right = _as_dealt(state, deal)
        if right is not None:
            checked.add((state.seat, deal.number))
            found.hands += 1
        if right is False:
            found.wrong.append(
                f"table {table}: seat {state.seat} holds {hand_of(state.view)} in deal {deal.number}, the pack is {deal.pack}"
            )


def _redone(deal: int, entry: Any, entries: dict[int, Any], seeds: dict[int, bytes]) -> list[str] | None:
    seed = seeds.get(deal)
    if seed is None or sha256(seed).hexdigest() != entry["seed_hash"]:
        return None
    numbers: list[str | None] = [None] * entries[0]["config"]["seats"]
    for other in entries.values():
        if other["entry"] == "numbered" and other["deal"] == deal:
            numbers[other["seat"]] = other["number"]
    return redone(seed, entry["root"], numbers)


def _deals_by_number(entries: dict[int, Any], packs: dict[int, list[str]]) -> dict[int, Deal]:
    """The deal at the table after so many lines."""
    now: Deal | None = None
    found: dict[int, Deal] = {}
    for number in sorted(entries):
        entry = entries[number]
        if entry["entry"] == "dealt" and entry["deal"] in packs:
            now = Deal(entry["deal"], packs[entry["deal"]])
        elif entry["entry"] == "acted" and now is not None:
            action = entry["action"]
            if action["do"] == "cut":
                now = Deal(now.number, cut(now.pack, action["at"]), now.plain)
            if action["do"] == "burn" or action.get("order"):
                now = Deal(now.number, now.pack, plain=False)
        if now is not None:
            found[number + 1] = now
    return found


def _as_dealt(state: Seen, deal: Deal) -> bool | None:
    """Whether this hand, seen before anybody played from it, is the pack's; None if it is not such a moment."""
    view, hand = state.view, hand_of(state.view)
    if not hand or state.seat is None or not deal.plain:
        return None
    if view["game"] == "truco":
        return _mao_as_dealt(view, state.seat, hand, deal.pack)
    if view["game"] == "tranca":
        return _rodada_as_dealt(view, state.seat, hand, deal.pack)
    return _hole_cards_as_dealt(view, hand, deal.pack)


def _mao_as_dealt(view: Any, seat: int, hand: list[str], pack: list[str]) -> bool | None:
    """Three to each at a time, beginning after the dealer; then the vira."""
    mao = view["mao"]
    if len(hand) != MAO or view["stage"] != "play" or mao["burnt_count"]:
        return None
    first = MAO * ((seat - view["dealer"] - 1) % view["seats"])
    return hand == pack[first : first + MAO] and mao["vira"] in (None, pack[MAO * view["seats"]])


def _rodada_as_dealt(view: Any, seat: int, hand: list[str], pack: list[str]) -> bool | None:
    """One to each at a time, eleven times, beginning after the dealer."""
    rodada = view["rodada"]
    fresh = rodada["opening"] and not rodada["drew"] and set(rodada["hand_sizes"]) == {TRANCA_HAND}
    if not fresh or any(rodada["red_threes"]) or any(rodada["melds"]):
        return None
    return Counter(hand) == Counter(pack[(seat - view["dealer"] - 1) % view["seats"] :: view["seats"]][:TRANCA_HAND])


def _hole_cards_as_dealt(view: Any, hand: list[str], pack: list[str]) -> bool | None:
    """One to each at a time, twice."""
    if view["stage"] != "hand" or view["variant"] != "no-limit-holdem":
        return None
    dealt = sum(player["stack"] + player["put"] > 0 for player in view["players"])
    return hand in [[pack[place], pack[place + dealt]] for place in range(dealt)]


def roots(entries: dict[int, Any]) -> dict[int, str]:
    """The published root of each deal."""
    told: dict[int, str] = defaultdict(str)
    return told | {entry["deal"]: entry["root"] for entry in entries.values() if entry["entry"] == "committed"}

"""At live tables with seeds that come later every card opens its own leaf at once, to those who may see it and to nobody else.

Who may know which card is the ledger's word; where it lay in the pack is worked out by `Plain`, which shares nothing with the program.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tento.cards.deck import DECK_104
from tento.club.live.entries import TableConfig
from tento.games.truco.rules import actions as do
from tento.games.truco.shown import SHOWS
from tento.table.leaves import Deal
from tento.table.seats import SPECTATOR, Viewer
from tests.cards.test_shuffle import Plain
from tests.contract.games import TABLES
from tests.contract.knowledge import TrancaKeeper, TrucoKeeper
from tests.contract.laws import table_id, walk
from tests.contract.listening import AT_ONCE, Ear, Told, listened
from tests.contract.test_leaves import entries, heard
from tests.contract.test_secrets import FEW, LUCK, MOST, followed
from tests.contract.truco_regulations import REGULATIONS

TRUCO = TableConfig(game="truco", rulebook="truco-masters-2025", **AT_ONCE)
TRANCA = TableConfig(game="tranca", rulebook="afia-2025", **AT_ONCE)
RED = {"3h", "3d"}
CLEAN = [table for table in TABLES if table.rulebook.name in REGULATIONS and table.rulebook.values.stealing == "forbidden"]
"""Tables where nobody swaps a card in secret."""
Leaf = dict[str, Any]
Opened = dict[tuple[Viewer, int], dict[int, str]]
"""For each reader and deal the card of each place of the pack, from the top and before the cut."""


@cache
def truco() -> Told:
    told = listened(TRUCO, TrucoKeeper, 6, 600)
    assert told.live.state.dealt > 5
    return told


@cache
def tranca() -> Told:
    told = listened(TRANCA, TrancaKeeper, 4, 450)
    assert any(b'"do":"draw"' in line for line in told.lines)
    return told


plain_house = cache(Plain.house)


@cache
def opened(game: Callable[[], Told]) -> Opened:
    """What everybody was opened; each leaf leads to the root that was published, and lies where the house laid the card."""
    found: Opened = {}
    told = game()
    deck = told.live.state.game.pack(told.live.state.rulebook)
    bound, numbers = entries(told, "committed"), numbers_of(told)
    for viewer, message in heard(told, "leaves"):
        deal = message["deal"]
        house, places = plain_house(told.seeds[deal], deck), Plain.places(numbers[deal], len(deck))
        for leaf in message["leaves"]:
            assert Plain.climb(leaf, len(deck)).hex() == bound[deal]["root"]
            assert house[leaf["place"]] == leaf["card"]
            found.setdefault((viewer, deal), {})[places.index(leaf["place"])] = leaf["card"]
    return found


def numbers_of(told: Told) -> dict[int, list[str | None]]:
    seats = told.live.state.config.seats
    found: dict[int, list[str | None]] = {deal: [None] * seats for deal in told.seeds}
    for line in map(msgspec.json.decode, told.lines):
        if line["entry"] == "numbered":
            found[line["deal"]][line["seat"]] = line["number"]
    return found


def may_see(told: Told, viewer: Viewer) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for known in told.along:
        found.setdefault(known.dealt, set()).update(known.cards[viewer])
    return {deal: cards for deal, cards in found.items() if deal and cards}


def test_everybody_at_a_truco_table_gets_a_true_leaf_for_each_card_that_may_be_seen_and_for_no_other():
    told, found = truco(), opened(truco)
    for ear in told.ears:
        theirs = {deal: set(cards.values()) for (viewer, deal), cards in found.items() if viewer == ear.viewer}
        assert theirs == may_see(told, ear.viewer)


@pytest.mark.parametrize("table", CLEAN, ids=table_id)
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_what_truco_shows_step_by_step_is_all_that_its_viewers_may_know(table, luck):
    shown: dict[Viewer, set[Any]] = {}
    for moment, ledger in followed(table, walk(table, luck, MOST, acts=table.under.irregular)):
        if isinstance(moment.action, do.Shuffle):
            shown = {viewer: set() for viewer in table.viewers()}
        for one in SHOWS.shown(Deal([moment.step.events], list, moment.after, list)):
            for viewer in table.viewers():
                shown[viewer] |= {one.card} if one.to in (None, viewer) else set()
        assert all(shown[viewer] == ledger.may_know(viewer) for viewer in shown)


def test_who_comes_in_the_middle_of_a_deal_is_told_what_the_server_was_bound_to_for_it():
    told = truco()
    bound, numbers = entries(told, "committed"), numbers_of(told)
    live, ear = told.live, Ear(None, SPECTATOR, told.lines)
    ear.come_back(live, 0)
    live.readers.discard(ear)
    (proof,) = [message["proof"] for one in ear.heard if (message := msgspec.json.decode(one.data))["type"] == "leaves"]
    deal = live.state.dealt
    assert proof == {"deal": deal, "seed_hash": bound[deal]["seed_hash"], "root": bound[deal]["root"], "numbers": numbers[deal]}


def test_no_leaf_opens_where_cards_are_stolen_from_the_pack():
    told = listened(TableConfig(game="truco", rulebook="ktruco-tradicional", **AT_ONCE), TrucoKeeper, 5, 150)
    assert told.live.state.dealt
    assert not list(heard(told, "leaves"))


@cache
def packs() -> dict[int, list[str]]:
    told = tranca()
    numbers = numbers_of(told)
    return {
        deal: [plain_house(seed, DECK_104)[place] for place in Plain.places(numbers[deal], 104)]
        for deal, seed in told.seeds.items()
        if deal <= told.live.state.dealt
    }


def events_of(told: Told, viewer: Viewer) -> dict[int, list[dict[str, Any]]]:
    """What this reader heard happen in each deal, each thing once."""
    found: dict[int, list[dict[str, Any]]] = {}
    seen: set[int] = set()
    deal = 0
    for of, message in heard(told, "update"):
        if of != viewer or message["seq"] in seen:
            continue
        seen.add(message["seq"])
        for event in message["events"]:
            deal += event["event"] == "CardsDealt"
            found.setdefault(deal, []).append(event)
    return {deal: events for deal, events in found.items() if deal}


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_each_player_of_tranca_gets_the_leaves_of_the_own_hand_and_of_every_own_draw(viewer):
    told, found = tranca(), opened(tranca)
    for deal, events in events_of(told, viewer).items():
        (first,) = [event["first"] for event in events if event["event"] == "CardsDealt"]
        own = range((viewer - first) % 4, 44, 4)
        leaves = found[viewer, deal]
        assert {place: leaves[place] for place in own} == {place: packs()[deal][place] for place in own}
        drawn = Counter(event["card"] for event in events if event["event"] == "CardSeen")
        assert drawn <= Counter(card for place, card in leaves.items() if place >= 44)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_nobody_at_a_tranca_table_is_opened_a_card_out_of_anothers_hand_but_a_red_three(viewer):
    told, found = tranca(), opened(tranca)
    for deal, events in events_of(told, viewer).items():
        (first,) = [event["first"] for event in events if event["event"] == "CardsDealt"]
        own = set() if viewer == SPECTATOR else set(range((viewer - first) % 4, 44, 4))
        public = RED | {event["card"] for event in events if event["event"] == "CardRejected"}
        seen = public | {event["card"] for event in events if event["event"] == "CardSeen"}
        mortos = {card for event in events if event["event"] == "MortoTaken" and event["seat"] == viewer for card in packs()[deal][44:66]}
        for place, card in found.get((viewer, deal), {}).items():
            assert place in own or card in RED or (place >= 44 and card in seen) or card in mortos

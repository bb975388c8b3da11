"""Every card that is shown opens its own leaf, and no other does: held against the log, the store's secrets and a second reading.

Who may know which card is the ledger's word; what a leaf must be is worked out by `Plain`, which shares nothing with the program.
"""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import msgspec
import pytest

from tento.cards.deal import open_cards
from tento.cards.deck import DECK_52
from tento.club.live.entries import TableConfig
from tento.club.replays.exported import record_of
from tento.club.replays.finished import replay
from tento.club.replays.opened import open_record
from tento.records.chain import chained, texts_of
from tento.records.deals import check_deals
from tento.records.lines import write_leaf
from tento.records.reading import read
from tento.table.seats import SPECTATOR, Viewer
from tests.cards.test_shuffle import Plain
from tests.contract.knowledge import PokerKeeper
from tests.contract.listening import AT_ONCE, Told, listened

VARIANTS = pytest.mark.parametrize("variant", ["no-limit-holdem", "omaha-hilo", "horse"])
Leaf = dict[str, Any]


@cache
def poker(variant: str) -> Told:
    options = {"level_hands": 3, "time_bank_cards": 1, "variant": variant}
    told = listened(TableConfig(game="poker", rulebook="cgp-2024", seats=4, options=options, **AT_ONCE), PokerKeeper, 11, 5_000)
    assert told.live.state.closed == "finished"
    return told


@cache
def may_see(variant: str, viewer: Viewer) -> dict[int, set[str]]:
    """For each deal the cards that this viewer had a right to see in the end, by the ledger."""
    found: dict[int, set[str]] = {}
    for known in poker(variant).along:
        found.setdefault(known.dealt, set()).update(known.cards[viewer])
    return {deal: cards for deal, cards in found.items() if deal}


def entries(told: Told, kind: str) -> dict[int, Any]:
    lines = [msgspec.json.decode(line) for line in told.lines]
    return {line["deal"]: line for line in lines if line["entry"] == kind}


def heard(told: Told, kind: str) -> Iterator[tuple[Viewer, dict[str, Any]]]:
    for ear in told.ears:
        for one in ear.heard:
            message = msgspec.json.decode(one.data)
            if message["type"] == kind:
                yield ear.viewer, message


def is_true(told: Told, deal: int, leaf: Leaf) -> bool:
    """The leaf leads to the root that was published before the deal, and lies where the house laid the card."""
    root, house = entries(told, "committed")[deal]["root"], Plain.house(told.seeds[deal], DECK_52)
    return bool(Plain.climb(leaf, 52).hex() == root and house[leaf["place"]] == leaf["card"])


@VARIANTS
def test_everybody_at_a_live_table_gets_a_true_leaf_for_each_card_that_may_be_seen_and_for_no_other(variant):
    told = poker(variant)
    opened: dict[Viewer, dict[int, set[str]]] = {ear.viewer: {} for ear in told.ears}
    for viewer, message in heard(told, "leaves"):
        assert all(is_true(told, message["deal"], leaf) for leaf in message["leaves"])
        opened[viewer].setdefault(message["deal"], set()).update(leaf["card"] for leaf in message["leaves"])
    for viewer, cards in opened.items():
        assert {deal: seen for deal, seen in cards.items() if seen} == {
            deal: seen for deal, seen in may_see(variant, viewer).items() if seen
        }


@VARIANTS
@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_a_replay_has_the_leaves_of_what_its_reader_saw_and_of_nothing_else(variant, viewer):
    told = poker(variant)
    made = replay(told.log, viewer)
    assert made is not None
    for deal in made.deals:
        assert {leaf.card for leaf in deal.leaves} == may_see(variant, viewer)[deal.deal]
        assert all(is_true(told, deal.deal, msgspec.to_builtins(leaf)) for leaf in deal.leaves)


@cache
def record(variant: str, referee: bool = False) -> str:
    text = record_of(poker(variant).log, list("ABCD"), referee=referee)
    assert text is not None
    return text


@VARIANTS
def test_a_record_has_the_leaves_of_what_everybody_saw_and_of_nothing_else(variant):
    found = read(record(variant)).leaves
    assert {deal: {leaf.card for leaf in leaves} for deal, leaves in found.items()} == {
        deal: seen for deal, seen in may_see(variant, SPECTATOR).items() if seen
    }
    for deal, leaves in found.items():
        assert all(is_true(poker(variant), deal, msgspec.to_builtins(leaf)) for leaf in leaves)


@VARIANTS
def test_a_deal_whose_cards_were_shown_is_verified_without_its_seed(variant):
    seen = may_see(variant, SPECTATOR)
    verdicts = {report.deal: report.verdict for report in check_deals(read(record(variant)))}
    assert verdicts == {deal: "shown" if cards else "sealed" for deal, cards in seen.items()}


def test_with_the_referees_copy_the_same_deals_are_true():
    assert {report.verdict for report in check_deals(read(record("horse", referee=True)))} == {"true"}


def test_who_opens_a_record_gets_its_leaves():
    told = open_record(record("omaha-hilo")).replay
    assert {deal.deal: deal.leaves for deal in told.deals if deal.leaves} == read(record("omaha-hilo")).leaves


def forged(text: str, change: Any) -> str:
    """The record with its lines changed so, chained anew as a forger would."""
    check, lines = "", []
    for line in change(list(texts_of(text))):
        written, check = chained(check, line)
        lines.append(written)
    return "\n".join(lines) + "\n"


def without_first_leaf(lines: list[str]) -> list[str]:
    place = next(n for n, line in enumerate(lines) if line.startswith("leaf "))
    return lines[:place] + lines[place + 1 :]


def with_another_word(n: int, word: str, lines: list[str]) -> list[str]:
    place = next(n for n, line in enumerate(lines) if line.startswith("leaf "))
    words = lines[place].split(" ")
    words[n] = word
    return [*lines[:place], " ".join(words), *lines[place + 1 :]]


def test_a_deal_that_misses_a_leaf_is_not_called_verified():
    first, *_ = check_deals(read(forged(record("no-limit-holdem"), without_first_leaf)))
    assert first.verdict == "sealed"


@pytest.mark.parametrize(("word", "other"), [(2, "51"), (4, "0" * 32), (5, "0" * 64)])
def test_a_leaf_that_does_not_lead_to_the_root_makes_the_deal_false(word, other):
    first, *_ = check_deals(read(forged(record("no-limit-holdem"), partial(with_another_word, word, other))))
    assert first.verdict == "false"


def other_leaf(lines: list[str]) -> list[str]:
    """A true leaf of the same deal in the place of the shown one: the house shows another card of its own pack."""
    place = next(n for n, line in enumerate(lines) if line.startswith("board "))
    deal = int(next(line for line in reversed(lines[:place]) if line.startswith("deal ")).split()[1])
    told = poker("no-limit-holdem")
    leaves = [n for n in range(place, len(lines)) if lines[n].startswith("leaf ")]
    hidden = next(card for card in DECK_52 if card not in may_see("no-limit-holdem", SPECTATOR)[deal])
    (leaf,) = open_cards(told.seeds[deal], DECK_52, [hidden])
    shown = lines[leaves[0]].split()[3]
    lines[leaves[0]] = write_leaf(deal, leaf)
    lines[place] = lines[place].replace(shown, hidden)
    return lines


def test_a_true_leaf_of_another_card_than_the_rules_put_there_is_false():
    verdicts = [report.verdict for report in check_deals(read(forged(record("no-limit-holdem"), other_leaf)))]
    assert "false" in verdicts

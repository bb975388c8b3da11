"""Ranges as players write them: how many hands each notation names, and the same hands as eval7 reads."""

import eval7
import pytest

from tento.games.poker.evaluator.ranges import BadRange, read_range

COUNTS = {
    "QQ": 6,
    "QQ+": 18,
    "99-66": 24,
    "66-99": 24,
    "AKs": 4,
    "AKo": 12,
    "AK": 16,
    "KA": 16,
    "ATs+": 16,
    "ATo+": 48,
    "A5s-A2s": 16,
    "76s-54s": 12,
    "54s-76s": 12,
    "AsKd": 1,
    "KdAs": 1,
    "any": 1326,
    "QQ+, AKs, 76s-54s, ATo+": 82,
    "QQ+,AKs,AsKs": 22,
}
OMAHA = {
    "AsAhKdQc": 1,
    "AAxx": 6 * (48 * 47 // 2) + 4 * 48 + 1,
    "AAKK": 36,
    "AAKK ds": 6,
    "AKQJ": 4**4,
    "AKQJ r": 24,
    "AKQJ ds": 36,
    "AKQJ ss": 144,
    "any": 270_725,
}


@pytest.mark.parametrize("text", COUNTS)
def test_a_range_names_so_many_hands(text):
    hands = read_range(text)
    assert len(hands) == len(set(hands)) == COUNTS[text]


@pytest.mark.parametrize("text", OMAHA)
def test_a_range_of_omaha_names_so_many_hands(text):
    hands = read_range(text, 4)
    assert len(hands) == len(set(hands)) == OMAHA[text]


@pytest.mark.parametrize("text", [text for text in COUNTS if text not in ("any", "KA")])
def test_eval7_reads_the_same_hands(text):
    """eval7 knows no runs of both cards: for it they are written out."""
    written_out = text.replace("76s-54s", "76s, 65s, 54s").replace("54s-76s", "76s, 65s, 54s")
    theirs = {frozenset(map(str, hand)) for hand, _ in eval7.HandRange(written_out).hands}
    assert {frozenset(hand) for hand in read_range(text)} == theirs


@pytest.mark.parametrize("text", ["", "QQ,", "1s", "QQs", "AKx", "AK+-QJ", "AsAs", "99-AK", "AKs-QJo", "AKs-95s", "AsKdQh"])
def test_what_is_no_range_is_told(text):
    with pytest.raises(BadRange):
        read_range(text)


@pytest.mark.parametrize("text", ["AA", "AAxx xx", "AsAsKdQc", "AAx", "AKQJT"])
def test_what_is_no_range_of_omaha_is_told(text):
    with pytest.raises(BadRange):
        read_range(text, 4)

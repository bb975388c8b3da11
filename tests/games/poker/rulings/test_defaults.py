"""What holds without a key is what the guide to rulings says."""

import pytest

from tento.games.poker.rulings.ruling import answer
from tento.rulebooks.loader import load

CGP = load("cgp-2024")


@pytest.mark.parametrize(
    ("question", "given", "told"),
    [
        ("hidden-chips", {"all_in": 100, "hidden": 20, "caller": 500}, {"wins": False}),
        ("count-request", {"asks": "stack", "facing_all_in": True}, {"in_turn": False}),
        ("count-request", {"asks": "stack", "in_turn": True}, {"facing_all_in": False}),
        ("count-request", {"asks": "pot"}, {"limit": "no-limit"}),
        ("button-short", {}, {"acted": False, "actions": []}),
        ("action-clock", {"seconds": 40}, {"cards": 0, "facing_bet": False}),
        ("called-time", {"seconds": 31}, {"facing_bet": False, "approved": True, "caller_at_seat": True}),
        ("absent", {"at_seat": False}, {"posts": [], "bring_in": 0}),
        ("leaving", {"live": True}, {"pending": False, "all_in": False}),
        ("leaving", {"pending": True}, {"live": False}),
        ("penalty-hands", {"hands": 4}, {"orbits": 0, "served": 0, "since": []}),
        ("showdown-order", {"button": 1, "seats": [1, 2]}, {"variant": "no-limit-holdem", "actions": [], "all_in": []}),
        ("tabling", {"face_up": 2}, {"variant": "no-limit-holdem", "readable": True, "opponents": 1}),
        ("tabling", {}, {"face_up": 0, "mucked": False, "identifiable": False, "killed": False}),
        ("tabling", {"mucked": True}, {"identifiable": False}),
        ("refuse-to-show", {}, {"seconds": 0, "turned_by": "none"}),
        ("mucked-bet", {"bet": 900}, {"before": 0, "called": False, "identifiable": False}),
        ("swept-hand", {"bet": 900}, {"before": 0, "called": False}),
        ("see-hand", {"holds_cards": True}, {"reached_showdown": False, "collusion": False}),
        ("see-hand", {"reached_showdown": True}, {"holds_cards": False}),
        ("contest", {"about_what": "result"}, {"next_hand": False, "break": False, "actions": []}),
        ("under-bet", {"last_raise": 200, "bet": 100}, {"current": 0, "noticed": "round"}),
        ("pot-correction", {"size": 30, "announced": 20}, {"actions": [], "noticed": "round"}),
        ("misdeal", {"cause": "joker"}, {"actions": []}),
        ("out-of-turn", {"action": "bet 400", "last_raise": 200, "skipped": ["check"]}, {"current": 0, "since": []}),
        ("out-of-turn", {"since": ["check", "bet 400", "call"], "last_raise": 200}, {"time": True, "skipped": []}),
        ("chips", {"current": 600, "chips": [900]}, {"last_raise": 600, "opening": True, "prior": 0, "pulled": "none", "words": []}),
        ("chips", {"current": 600, "chips": [500, 400]}, {"limit": "no-limit", "street": "flop", "pot": "multiway", "behind": 10**9}),
        ("chips", {"current": 600, "last_raise": 400, "chips": [300]}, {"opening": False}),
        ("chips", {"limit": "limit", "blinds": [50, 100], "chips": [500]}, {"limits": [100, 200], "street": "flop"}),
    ],
)
def test_without_a_key(question, given, told):
    assert answer(CGP, question, given).answers == answer(CGP, question, {**given, **told}).answers


@pytest.mark.parametrize(
    ("question", "given", "key"),
    [
        ("hidden-chips", {"all_in": 100, "hidden": 20, "caller": 500}, {"wins": True}),
        ("count-request", {"asks": "stack", "facing_all_in": True}, {"in_turn": True}),
        ("button-short", {}, {"acted": True}),
        ("action-clock", {"seconds": 40}, {"facing_bet": True}),
        ("action-clock", {"seconds": 40}, {"cards": 1}),
        ("called-time", {"seconds": 31}, {"approved": False}),
        ("called-time", {"seconds": 31}, {"caller_at_seat": False}),
        ("tabling", {"face_up": 2}, {"readable": False}),
        ("tabling", {}, {"opponents": 0}),
        ("tabling", {"mucked": True}, {"identifiable": True}),
        ("contest", {"about_what": "result"}, {"next_hand": True}),
        ("see-hand", {"reached_showdown": True}, {"holds_cards": True}),
        ("swept-hand", {"bet": 900}, {"called": True}),
        ("under-bet", {"last_raise": 200, "bet": 100}, {"noticed": "later"}),
        ("out-of-turn", {"since": ["check", "bet 400", "call"], "last_raise": 200}, {"time": False}),
        ("chips", {"current": 600, "last_raise": 400, "chips": [300]}, {"opening": True}),
        ("chips", {"current": 600, "last_raise": 400, "chips": [300]}, {"pot": "heads-up"}),
        ("chips", {"current": 600, "last_raise": 400, "chips": [300]}, {"behind": 0}),
    ],
)
def test_told_otherwise_it_makes_a_difference(question, given, key):
    assert answer(CGP, question, given).answers != answer(CGP, question, {**given, **key}).answers


def test_matching_the_bet_is_no_under_bet():
    assert answer(CGP, "under-bet", {"current": 600, "last_raise": 600, "bet": 600}).answers == {"corrected": False, "due": 600, "adds": 0}

"""What changed between two answers: told in parts, and put together again by the letter of the protocol."""

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tento.web.sockets.events.changes import changes
from tests.e2e.event_reader import patched

values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(("id", "clock", "b", "c")), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from("xyz"), values, min_size=1), st.data())
def test_changes_lead_from_any_answer_to_any_other_with_the_same_keys(before: dict[str, Any], data: st.DataObject):
    after = {key: data.draw(values) for key in before}
    told = [[list(path), value] for path, value in changes(before, after)]
    assert patched(deepcopy(before), deepcopy(told)) == after


def test_only_what_changed_is_told():
    before = {"number": 1, "matches": [{"id": "a", "table": None}, {"id": "b", "table": 2}], "calls": ["b"]}
    after = {"number": 2, "matches": [{"id": "a", "table": 5}, {"id": "b", "table": 2}], "calls": ["b", "a"]}
    assert list(changes(before, after)) == [(("number",), 2), (("matches", 0, "table"), 5), (("calls", 1), "a")]


def test_a_clock_is_told_whole_since_its_parts_mean_nothing_alone():
    assert list(changes({"clock": {"left": 5, "now": 1}}, {"clock": {"left": 5, "now": 2}})) == [(("clock",), {"left": 5, "now": 2})]

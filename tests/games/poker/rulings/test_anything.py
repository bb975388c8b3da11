"""Whatever is given to a question, the answer is a ruling or the key that is wrong; and a ruling keeps its own arithmetic."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tento.games.poker.rulings.description import questions
from tento.games.poker.rulings.ruling import answer
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.loader import load

CGP = load("cgp-2024")
WORDS = st.sampled_from(["call", "raise 500 before", "raise", "900", "check", "fold", "all-in", "pot same", "raise +100", "bet after", "x"])
ACTIONS = st.sampled_from(["fold", "call", "raise 900", "bet 400", "check", "post", "all-in 700", "9 bet", "2 check"])
LEAVES = st.none() | st.booleans() | st.integers(-5, 5000) | st.floats() | WORDS | ACTIONS | st.text(max_size=4)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3), max_leaves=8
)


def likely(field):
    """Values of the right kind, mostly."""
    kinds = {
        "flag": st.booleans(),
        "number": st.integers(0, 5000),
        "choice": st.sampled_from([choice.value for choice in field.choices] or ["x"]),
        "motions": st.lists(st.sampled_from([25, 100, 500, 1000]), max_size=4),
        "words": st.lists(WORDS, max_size=2),
        "actions": st.lists(ACTIONS, max_size=4),
        "numbers": st.lists(st.integers(1, 10), max_size=4),
    }
    return kinds.get(field.kind, VALUES) | VALUES


ASKED = st.sampled_from(questions()).flatmap(
    lambda question: st.tuples(
        st.just(question.name), st.fixed_dictionaries({}, optional={field.key: likely(field) for field in question.fields})
    )
)


@settings(max_examples=400, deadline=None)
@given(ASKED)
def test_any_question_is_answered_or_its_wrong_key_is_named(asked):
    name, facts = asked
    try:
        ruling = answer(CGP, name, facts)
    except BadKey:
        return
    assert ruling.articles
    assert ruling.advised is None or ruling.advised in ruling.outcomes


CHIPS = st.fixed_dictionaries(
    {
        "blinds": st.just([100, 200]),
        "current": st.sampled_from([0, 200, 600, 1100]),
        "last_raise": st.sampled_from([200, 400]),
        "chips": st.lists(st.sampled_from([25, 100, 500, 1000]), max_size=5) | st.just([[500], [1000]]),
        "behind": st.sampled_from([0, 300, 9000]),
        "words": st.lists(WORDS, max_size=2),
        "prior": st.sampled_from([0, 100, 200, 700]),
        "limit": st.sampled_from(["no-limit", "pot-limit"]),
        "opening": st.booleans(),
    }
)


@settings(max_examples=400, deadline=None)
@given(CHIPS)
def test_what_is_due_can_be_paid_and_what_lies_there_is_accounted_for(facts):
    try:
        found = answer(CGP, "chips", facts).answers
    except BadKey:
        return
    if found["due"] is None:
        return
    chips = [chip for one in facts["chips"] for chip in (one if isinstance(one, list) else [one])]
    in_front = facts["prior"] + sum(chips)
    assert in_front + found["adds"] - found["returned"] == found["due"]
    assert found["adds"] <= facts["behind"]
    assert not found["reopens"] or found["due"] > facts["current"]

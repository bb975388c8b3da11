"""What everybody is told of an event beside its rules."""

import msgspec

from tento.championship.core.roles import Actor
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.informing import MOST_TOLD
from tento.championship.pairs.opening import publish
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load
from tests.rules.championships import IN_TIME, TM, after, championship, code

ORGANISER = Actor(name="Rita", role="organiser")
PRIZES = (do.Prize(place=1, what="troféu e R$ 1.000"), do.Prize(place=2, what="medalha"))


def told(**more):
    return do.Inform(by=ORGANISER, at=IN_TIME, **more)


def test_the_venue_may_be_told_when_the_event_opens_or_later():
    rules = load(TM)
    opening = do.Publish(by=ORGANISER, at=IN_TIME, title="Copa", rulebook=TM, hash=rules.hash, venue="Clube A")
    opened = publish(rules, opening)
    assert isinstance(opened, Step)
    assert opened.state.about.venue == "Clube A"
    assert after(opened.state, told(venue="Clube B")).about.venue == "Clube B"


def test_prizes_and_sponsors_take_the_place_of_those_before_and_leave_the_venue():
    state = after(championship(TM), told(venue="Clube A", prizes=PRIZES[1:]), told(prizes=PRIZES, sponsors=("Baralhos Sul",)))
    assert state.about.venue == "Clube A"
    assert (state.about.prizes, state.about.sponsors) == (PRIZES, ("Baralhos Sul",))
    assert after(state, told(prizes=())).about.prizes == ()


def test_each_thing_that_is_new_is_told_and_nothing_else():
    step = decide(after(championship(TM), told(venue="Clube A")), told(venue="Clube A", contact="rita@example.org"))
    assert isinstance(step, Step)
    assert [event.what for event in step.events] == ["informed.contact"]


def test_what_says_nothing_new_or_too_much_is_refused():
    state = after(championship(TM), told(venue="Clube A"))
    assert code(decide(state, told(venue="Clube A"))) == "already_done"
    assert code(decide(state, told())) == "already_done"
    assert code(decide(state, told(sponsors=tuple(map(str, range(MOST_TOLD + 1)))))) == "too_many_told"
    assert code(decide(state, told(sponsors=tuple(map(str, range(MOST_TOLD)))))) == "done"


def test_only_the_organiser_tells_it():
    player = msgspec.structs.replace(told(venue="x"), by=Actor(name="P", role="player"))
    assert code(decide(championship(TM), player)) == "not_your_role"

"""The public names of `tento.championship`: an event opened, decided, folded, replayed and verified without naming its kind."""

import pytest

import tento
from tento.championship.core.log import LogError, write
from tento.championship.core.step import Step
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.table.refusal import Refusal

FIELDS = {"truco-masters-2025": 16, "afia-2025": 10, "cgp-2024": 12}


@pytest.fixture(scope="module", params=FIELDS)
def event(request):
    """A rulebook, and the decisions of a small event under it."""
    rulebook = tento.load(request.param)
    wanted = Wanted(rulebook=rulebook, entries=FIELDS[request.param], seed=3, title="Copa", trouble=0, tables=8, options={})
    return rulebook, simulate(wanted)[0].log


def test_an_event_is_opened_and_decided_one_by_one_and_folded_to_the_same_state(event):
    rulebook, (opening, *others) = event
    step = tento.championship.open(rulebook, opening)
    for decision in others:
        assert isinstance(step, Step)
        step = tento.championship.decide(step.state, decision)
    assert isinstance(step, Step)
    assert step.state == tento.championship.fold(rulebook, [opening, *others])


def test_a_log_is_replayed_and_verified(event):
    rulebook, log = event
    text = write(log)
    assert tento.championship.replay(text, rulebook).log == log
    assert tento.championship.verify(text, rulebook) is None
    with pytest.raises(LogError):
        tento.championship.verify(text.replace("Copa", "Capa", 1), rulebook)


def test_a_rulebook_without_a_championship_opens_none(event):
    refused = tento.championship.open(tento.load("ktruco-paulista"), event[1][0])
    assert isinstance(refused, Refusal)
    assert refused.code == "no_championship"


def test_an_unknown_name_tells_the_known_ones():
    with pytest.raises(AttributeError, match="it has decide, fold, open, replay, verify"):
        tento.championship.cancel  # noqa: B018 - asking for it is the test

"""Actions as a person writes them, both ways."""

from types import UnionType
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.truco.notation import read, read_step, write, write_step
from tento.games.truco.rules import actions as do
from tento.table.notation import BadNotation
from tento.table.seats import REFEREE, TABLE, Pair, Seat

numbers = st.integers(-(10**9), 10**9)
seats = st.integers(0, 3).map(Seat)
cards = st.sampled_from(DECK_52)


@st.composite
def throws(draw):
    thrown = tuple(draw(st.lists(cards, min_size=1, max_size=3, unique=True)))
    return do.Throw(thrown, tuple(card for card in thrown if draw(st.booleans())))


SEAT_ACTIONS: dict[type, st.SearchStrategy[Any]] = {
    do.Draw: st.builds(do.Draw, numbers),
    do.Cut: st.builds(do.Cut, numbers),
    do.Subir: st.just(do.Subir()),
    do.Burn: st.builds(do.Burn, numbers),
    do.HandBack: st.just(do.HandBack()),
    do.Deal: st.builds(do.Deal, st.lists(st.integers(-2, 3), max_size=13).map(tuple)),
    do.Play: st.builds(do.Play, cards),
    do.Cover: st.builds(do.Cover, cards),
    do.PlayDark: st.builds(do.PlayDark, numbers),
    do.Raise: st.builds(do.Raise, numbers),
    do.Accept: st.just(do.Accept()),
    do.Refuse: st.just(do.Refuse()),
    do.DecideOnze: st.builds(do.DecideOnze, st.booleans()),
    do.Claim: st.just(do.Claim()),
    do.Throw: throws(),
    do.Keep: st.builds(do.Keep, cards),
    do.Look: st.just(do.Look()),
    do.Steal: st.builds(do.Steal, st.none() | cards),
    do.Peek: st.builds(do.Peek, seats),
    do.CallTento: st.builds(do.CallTento, seats, st.text()),
}
OTHER_ACTIONS: dict[type, st.SearchStrategy[Any]] = {
    do.UpholdTento: st.builds(do.UpholdTento, seats),
    do.DismissTento: st.just(do.DismissTento()),
    do.Report: st.builds(do.Report, st.sampled_from(get_args(do.ReportKind)), st.none() | seats, st.none() | numbers),
    do.Sanction: st.builds(do.Sanction, seats, st.sampled_from(get_args(do.SanctionKind))),
    do.Absence: st.builds(do.Absence, seats, numbers),
    do.Award: st.builds(do.Award, st.integers(0, 1).map(Pair)),
    do.NewDeck: st.just(do.NewDeck()),
    do.Shuffle: st.builds(do.Shuffle, st.lists(cards).map(tuple)),
    do.Clock: st.builds(do.Clock, numbers),
}
ACTIONS = SEAT_ACTIONS | OTHER_ACTIONS


def test_every_action_of_the_game_has_a_notation():
    assert isinstance(do.Action, UnionType)
    assert set(get_args(do.Action)) == set(ACTIONS)


@given(st.one_of(*ACTIONS.values()))
def test_what_is_written_reads_as_the_same_action(action):
    assert read(write(action)) == action


@given(st.one_of(*ACTIONS.values()))
def test_an_action_is_written_on_one_printable_line(action):
    assert write(action).isprintable()


@given(seats, st.one_of(*SEAT_ACTIONS.values()))
def test_a_step_reads_as_the_same_actor_and_action(seat, action):
    assert read_step(write_step(seat, action)) == (seat, action)


@given(st.sampled_from((REFEREE, TABLE)), st.one_of(*OTHER_ACTIONS.values()))
def test_a_step_of_the_referee_or_the_table_reads_as_the_same(actor, action):
    expected = TABLE if isinstance(action, do.Clock | do.Shuffle) and actor == TABLE else actor
    assert read_step(write_step(actor, action)) == (expected, action)


@given(
    st.text(max_size=30)
    | st.lists(st.sampled_from(("play", "raise", "3", "3s", "xQs", "tento", '"', "eleven", "run", "deal", "vira", "-", "1:00"))).map(
        " ".join
    )
)
def test_any_text_is_an_action_or_bad_notation(text):
    try:
        action = read(text)
    except BadNotation:
        return
    assert type(action) in ACTIONS


@pytest.mark.parametrize(
    ("text", "actor", "action"),
    [
        ("3 cut 13", 3, do.Cut(13)),
        ("3 subir", 3, do.Subir()),
        ("0 burn 3", 0, do.Burn(3)),
        ("0 deal", 0, do.Deal()),
        ("0 deal 1 2 vira", 0, do.Deal((1, 2, -1))),
        ("1 play 3s", 1, do.Play(Card("3s"))),
        ("1 raise", 1, do.Raise(0)),
        ("1 raise 6", 1, do.Raise(6)),
        ("2 accept", 2, do.Accept()),
        ("2 refuse", 2, do.Refuse()),
        ("0 eleven play", 0, do.DecideOnze(True)),
        ("0 eleven run", 0, do.DecideOnze(False)),
        ("0 claim", 0, do.Claim()),
        ("0 look", 0, do.Look()),
        ("0 dark 2", 0, do.PlayDark(2)),
        ("0 steal", 0, do.Steal()),
        ("0 peek 1", 0, do.Peek(Seat(1))),
        ('1 tento 0 "four cards"', 1, do.CallTento(Seat(0), "four cards")),
        ("1 tento 0", 1, do.CallTento(Seat(0))),
        ("referee tento 0", REFEREE, do.UpholdTento(Seat(0))),
        ("referee dismiss", REFEREE, do.DismissTento()),
        ("referee exposed-card", REFEREE, do.Report("exposed-card")),
        ("referee wrong-count 1 4", REFEREE, do.Report("wrong-count", Seat(1), 4)),
        ("referee wrong-order", REFEREE, do.Report("wrong-order")),
        ("referee bottom-seen 3", REFEREE, do.Report("bottom-seen", Seat(3))),
        ("referee lookalike-word 1", REFEREE, do.Report("lookalike-word", Seat(1))),
        ("referee sanction 0 partida", REFEREE, do.Sanction(Seat(0), "partida")),
        ("referee absence 2 8:01", REFEREE, do.Absence(Seat(2), 481)),
        ("referee award A", REFEREE, do.Award(Pair(0))),
        ("referee new-deck", REFEREE, do.NewDeck()),
        ("clock 60:00", TABLE, do.Clock(3600)),
        ("clock 61:30", TABLE, do.Clock(3690)),
        ("table clock 0:07", TABLE, do.Clock(7)),
    ],
)
def test_the_steps_of_the_case_files_are_read(text, actor, action):
    assert read_step(text) == (actor, action)


def test_covered_cards_of_a_throw_have_an_x():
    assert write(read("throw 2d xQs")) == "throw 2d xQs"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "write one of"),
        ("paly 3s", "did you mean 'play'"),
        ("play", "needs a card"),
        ("play 3x", "is not a card"),
        ("play 3s 4c", "complete before '4c'"),
        ("raise truco", "is not a number"),
        ("eleven", "play or run"),
        ("eleven maybe", "play, run"),
        ("tento", "the seat of the offender"),
        ("tento 0 four cards", "between quotes"),
        ('tento 0 "four cards', "between quotes"),
        ("clock 60", "minutes and seconds"),
        ("clock 60:75", "minutes and seconds"),
        ("award C", "A or B"),
        ("sanction 0 prison", "warning"),
        ("cut " + "9" * 5000, "is not a number"),
        ("throw", "the cards thrown"),
    ],
)
def test_nonsense_is_refused_with_a_hint(text, hint):
    with pytest.raises(BadNotation, match=hint.replace("(", r"\(")):
        read(text)


@pytest.mark.parametrize("text", ["4 play 3s", "-1 play 3s", "play 3s", "judge tento 0", "", "² play 3s"])
def test_a_step_of_nobody_is_refused(text):
    with pytest.raises(BadNotation, match="nobody at the table"):
        read_step(text)


def test_a_covered_card_that_was_not_thrown_cannot_be_written():
    with pytest.raises(BadNotation):
        write(do.Throw((DECK_52[0],), (DECK_52[1],)))

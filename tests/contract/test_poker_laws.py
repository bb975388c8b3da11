"""What holds at every poker table: chips, pots, places, and what nobody may learn."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tento.games.poker.kit import KIT
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import game
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.state import Hand
from tento.table.game import Step, events_for
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR
from tests.contract.laws import Moment, Walk, cards_named, table_id, tables_of, told, walk
from tests.contract.poker_ledger import Ledger
from tests.contract.poker_table import POKER

LUCK = st.randoms(use_true_random=False)
TABLES = tables_of([POKER])
AT_EVERY_POKER_TABLE = pytest.mark.parametrize("table", TABLES, ids=table_id)
FEW, MOST = 10, 120


def followed(moments: Walk) -> Iterator[tuple[Moment, Ledger]]:
    """Each moment with the ledger just after it."""
    ledger = Ledger()
    for moment in moments:
        ledger.follow(moment)
        yield moment, ledger


def chips_of(state: Any) -> int:
    """All chips of the table, wherever they lie."""
    if state.stage != "hand":
        return sum(stack or 0 for stack in state.stacks)
    hand: Hand = state.hand
    return sum(place.stack + place.put for place in hand.places) + hand.dead_money


@AT_EVERY_POKER_TABLE
@pytest.mark.parametrize("seed", range(4))
def test_chips_are_conserved_to_the_last_one_over_whole_matches(table, seed):
    first = game.new(table.rulebook, table.seats)
    total = table.seats * table.rulebook.values.starting_stack
    moments = walk(table, Random(seed), POKER.longest_match, state=first, quiet=seed % 2 == 0)
    assert {chips_of(moment.after) for moment in moments} == {total}
    outcome = game.outcome(moments[-1].after)
    assert outcome is not None
    assert outcome.score[outcome.winner or 0] == total


@AT_EVERY_POKER_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_only_the_director_brings_chips_or_takes_them_away(table, luck):
    for moment in walk(table, luck, MOST, acts=table.under.irregular):
        change = 0
        for event in moment.step.events:
            change += event.stack if isinstance(event, ev.PlayerSeated) else -event.stack if isinstance(event, ev.PlayerLeft) else 0
        assert chips_of(moment.after) == chips_of(moment.before) + change


@AT_EVERY_POKER_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_what_was_told_of_the_chips_leads_from_each_stack_to_the_next(table, luck):
    stacks: dict[int, int] = {}
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for event in [event for moment in moments for event in moment.step.events]:
        match event:
            case ev.HandBegan():
                stacks = {seat: stack for seat, stack in enumerate(event.stacks) if stack}
            case ev.Posted():
                stacks[event.seat] -= event.chips
            case ev.Acted():
                stacks[event.seat] -= event.added
            case ev.Returned():
                stacks[event.seat] += event.chips
            case ev.PotPaid():
                assert sum(share.chips for share in event.shares) == event.chips
                for share in event.shares:
                    stacks[share.seat] += share.chips
            case ev.HandEnded():
                assert {seat: event.stacks[seat] for seat in stacks} == stacks, told(moments)


@AT_EVERY_POKER_TABLE
@pytest.mark.parametrize("seed", range(3))
def test_every_seat_has_its_place_and_a_later_bust_is_never_a_worse_one(table, seed):
    moments = walk(table, Random(seed), POKER.longest_match, state=game.new(table.rulebook, table.seats))
    out = [event.place for moment in moments for event in moment.step.events if isinstance(event, ev.PlayerOut)]
    assert out == sorted(out, reverse=True) or len(set(out)) < len(out) or _in_one_hand(moments)
    outcome = game.outcome(moments[-1].after)
    assert outcome is not None
    assert [one.place for one in outcome.ranking][:2] == [1, 2]
    assert sorted(one.side for one in outcome.ranking) == list(range(table.seats))


def _in_one_hand(moments: Walk) -> bool:
    """Several went out at once: they are told from the best place to the worst."""
    return any(sum(isinstance(event, ev.PlayerOut) for event in moment.step.events) > 1 for moment in moments)


@AT_EVERY_POKER_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_cards_lie_where_the_record_puts_them(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(moments):
        hand = moment.after.hand
        if moment.after.stage == "hand" and hand is not None:
            assert {place.chair - 1: list(place.cards) for place in hand.places} == ledger.hands, told(moments)
            assert (list(hand.board), list(hand.stub)) == (ledger.board, ledger.stub), told(moments)


@AT_EVERY_POKER_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_view_and_no_event_names_a_card_that_its_reader_may_not_know(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(moments):
        for viewer in table.viewers():
            told_him = (game.view(moment.after, viewer), events_for(moment.step, viewer))
            secrets = cards_named(told_him) - ledger.may_know(viewer)
            assert not secrets, f"{told(moments)}\n{viewer} sees {secrets}"


@AT_EVERY_POKER_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_refusal_names_a_card(table, luck):
    state = walk(table, luck, luck.randrange(1, MOST), acts=table.under.irregular)[-1].after
    for actor, action in POKER.universe(state):
        answer = game.apply(state, actor, action)
        if isinstance(answer, Refusal):
            assert not cards_named(answer) - cards_named(action)


@AT_EVERY_POKER_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_what_a_record_says_after_an_act_names_open_cards_alone(table, luck):
    for moment, ledger in followed(walk(table, luck, MOST, acts=table.under.irregular)):
        lines = list(KIT.notation.facts(moment.action, moment.step.events))
        assert not cards_named([line.partition(" (")[0] for line in lines]) - ledger.may_know(SPECTATOR)
        assert all(line.split()[0] in KIT.notation.words for line in lines)


def replayed_with(moments: Walk, names: dict[str, str]) -> Walk:
    """The same acts since the last pack came, over other cards in the places of those."""
    since = max(place for place, moment in enumerate(moments) if isinstance(moment.action, at.Shuffle))
    state, again = moments[since].before, Walk()
    for moment in moments[since:]:
        action = at.Shuffle(tuple(names.get(card, card) for card in moment.action.pack)) if not again else moment.action
        step = game.apply(state, moment.actor, action)
        assert isinstance(step, Step), f"{moment.actor} {action}: {step}"
        again.append(Moment(state, moment.actor, action, step))
        state = step.state
    return again


def all_that_is_told(moments: Walk, viewer: Any) -> list[Any]:
    last = moments[-1].after
    told_him: list[Any] = [(events_for(moment.step, viewer), game.view(moment.after, viewer)) for moment in moments]
    return told_him if viewer == SPECTATOR else [*told_him, game.legal(last, viewer), game.waiting(last)]


@AT_EVERY_POKER_TABLE
@settings(max_examples=3 * FEW)
@given(luck=LUCK)
def test_what_a_viewer_is_told_does_not_depend_on_the_cards_that_are_hidden_from_it(table, luck):
    """Also at the end of a hand: hands that were given up and burnt cards decide nothing."""
    moments = walk(table, luck, luck.randrange(2, MOST))
    viewer = luck.choice(table.viewers())
    *_, (_, ledger) = followed(moments)
    assume(ledger.hands)
    hidden = [card for card in game.pack(table.rulebook) if card not in ledger.may_know(viewer)]
    mixed = list(hidden)
    Random(luck.randrange(2**32)).shuffle(mixed)
    again = replayed_with(moments, dict(zip(hidden, mixed, strict=True)))
    assert all_that_is_told(again, viewer) == all_that_is_told(moments[-len(again) :], viewer), told(moments)


@AT_EVERY_POKER_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_every_action_is_read_as_it_is_written(table, luck):
    for moment in walk(table, luck, MOST, acts=table.under.irregular):
        text = KIT.notation.write(moment.action)
        assert KIT.notation.read(text, moment.actor) == moment.action
        assert msgspec.json.decode(msgspec.json.encode(moment.action), type=game.Action) == moment.action

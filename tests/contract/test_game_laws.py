"""The laws that every game of the house keeps, by every rulebook, with every number of seats."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE
from tests.contract.games import TABLES
from tests.contract.laws import Table, Walk, articles_in, bring_pack, citations, frozen, replayed, table_id, told, walk

LUCK = st.randoms(use_true_random=False)
AT_EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=table_id)
FEW, MOST = 8, 50
"""Examples for each table, and actions in each of them."""


def legal(table: Table, state):
    return {(seat, action) for seat in table.all_seats() for action in table.under.game.legal(state, seat)}


def acts_of(moments: Walk):
    return [(moment.actor, moment.action) for moment in moments]


def last_state(table: Table, luck: Random):
    """A state somewhere in a match: the law looks at it alone."""
    moments = walk(table, luck, luck.randrange(1, MOST), acts=luck.choice((None, table.under.irregular)))
    return moments[-1].after, moments


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_every_offered_action_is_accepted_and_not_punished(table, luck):
    state, moments = last_state(table, luck)
    for seat, action in legal(table, state):
        answer = table.under.game.apply(state, seat, action)
        assert isinstance(answer, Step), f"{told(moments)}\n{seat}: {action} was offered, then refused: {answer}"
        assert not any(map(table.under.is_punishment, answer.events)), f"{told(moments)}\n{seat}: {action} was offered, then punished"


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_nothing_is_offered_twice(table, luck):
    for moment in walk(table, luck, MOST, acts=table.under.irregular):
        for seat in table.all_seats():
            options = table.under.game.legal(moment.after, seat)
            assert len(options) == len(set(options))


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_everything_else_is_refused_or_where_the_rulebook_says_so_punished(table, luck):
    state, moments = last_state(table, luck)
    offered, under = legal(table, state), table.under
    for actor, action in under.universe(state):
        if under.never_offered(actor, action) or (actor, under.offered_as(state, action)) in offered:
            continue
        answer = under.game.apply(state, actor, action)
        if isinstance(answer, Step):
            assert any(map(under.is_punishment, answer.events)), f"{told(moments)}\n{actor}: {action} was accepted, never offered"
            assert under.punishes(state, action), f"{told(moments)}\n{actor}: {action} was punished, the rulebook refuses it"


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_a_refusal_has_a_known_code_a_rule_of_the_game_and_articles_of_the_rulebook(table, luck):
    state, _ = last_state(table, luck)
    rules, articles = set(table.rulebook.values.__struct_fields__), citations(table.rulebook)
    for actor, action in table.under.universe(state):
        answer = table.under.game.apply(state, actor, action)
        if isinstance(answer, Refusal):
            assert answer.code in table.under.codes
            assert answer.rule is None or answer.rule in rules
            assert set(answer.articles) <= articles


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_asking_anything_at_all_changes_nothing(table, luck):
    state, _ = last_state(table, luck)
    before = frozen(state)
    for actor, action in table.under.universe(state):
        table.under.game.apply(state, actor, action)
    assert frozen(state) == before


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_state_is_changed_by_what_follows_it(table, luck):
    moments: Walk = []
    kept = []
    state = table.under.start(luck, table.rulebook, table.seats)
    for _ in range(MOST):
        kept.append((state, frozen(state)))
        moments = walk(table, luck, 1, acts=table.under.irregular, state=state)
        if not moments:
            break
        state = moments[0].after
    assert [frozen(state) for state, _ in kept] == [before for _, before in kept]


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_cards_are_conserved(table, luck):
    whole = sorted(table.under.game.pack(table.rulebook))
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment in moments:
        cards = table.under.cards(moment.after)
        assert cards is None or sorted(cards) == whole, told(moments)


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_replay_equals_play(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    played = [event for moment in moments for event in moment.step.events]
    assert replayed(table, moments[0].before, acts_of(moments)) == (moments[-1].after, played)


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_actions_read_from_text_are_the_actions_that_were_written(table, luck):
    actions = [action for _, action in acts_of(walk(table, luck, MOST, acts=table.under.irregular))]
    assert [msgspec.json.decode(msgspec.json.encode(action), type=table.under.actions) for action in actions] == actions


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_somebody_can_always_act_until_the_match_is_over(table, luck):
    for moment in walk(table, luck, MOST, acts=table.under.irregular):
        waiting, over = table.under.game.waiting(moment.after), table.under.game.outcome(moment.after) is not None
        can = [seat for seat in waiting.seats if table.under.game.legal(moment.after, seat)]
        ruled = isinstance(table.under.game.apply(moment.after, *table.under.ruling), Step)
        assert over == (not can and not waiting.table and not ruled)


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_table_is_let_act_exactly_when_it_is_waited_for(table, luck):
    for moment in walk(table, luck, MOST, acts=table.under.irregular):
        accepted = isinstance(table.under.game.apply(moment.after, *bring_pack(table, Random(1))), Step)
        assert accepted == table.under.game.waiting(moment.after).table


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_every_seat_that_is_waited_for_has_something_legal_to_do_and_so_has_its_timeout(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment in moments:
        for seat in table.under.game.waiting(moment.after).seats:
            assert table.under.game.timeout(moment.after, seat) in table.under.game.legal(moment.after, seat), told(moments)


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_every_article_that_is_named_stands_in_the_rulebook(table, luck):
    known = citations(table.rulebook)
    for moment in walk(table, luck, MOST, acts=table.under.irregular):
        for said in (*moment.step.events, *(table.under.game.view(moment.after, viewer) for viewer in table.viewers())):
            assert articles_in(said) <= known


@AT_EVERY_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_an_encoded_view_is_the_view(table, luck):
    game = table.under.game
    for moment in walk(table, luck, MOST, acts=table.under.irregular):
        for viewer in table.viewers():
            assert game.encoded_view(moment.after, viewer) == msgspec.json.encode(game.view(moment.after, viewer)), told([moment])


@AT_EVERY_TABLE
@pytest.mark.parametrize("seed", range(3))
def test_random_play_ends(table, seed):
    first = table.under.game.new(table.rulebook, table.seats)
    last = walk(table, Random(seed), table.under.longest_match, state=first)[-1].after
    assert table.under.game.outcome(last) is not None


@AT_EVERY_TABLE
def test_a_table_whose_players_never_answer_comes_to_its_end_too(table):
    luck, state = Random(1), table.under.game.new(table.rulebook, table.seats)
    for _ in range(table.under.longest_match):
        waiting = table.under.game.waiting(state)
        if waiting.table:
            act = bring_pack(table, luck)
        elif waiting.seats:
            seat = luck.choice(waiting.seats)
            act = seat, table.under.game.timeout(state, seat)
        else:
            break
        state, _ = replayed(table, state, [act])
    assert table.under.game.outcome(state) is not None


@AT_EVERY_TABLE
@pytest.mark.parametrize("seed", range(2))
def test_a_match_that_is_over_is_over_for_all_but_the_referee(table, seed):
    first = table.under.game.new(table.rulebook, table.seats)
    last = walk(table, Random(seed), table.under.longest_match, state=first)[-1].after
    acts = [act for act in table.under.universe(last) if act[0] != REFEREE]
    assert all(isinstance(table.under.game.apply(last, *act), Refusal) for act in acts)

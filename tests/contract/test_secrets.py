"""Nobody learns a card that the regulation hides: not from a view, an event or a refusal, and not by comparing what is offered."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from tento.games.truco.rules import actions as do
from tento.table.game import Step, events_for
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR
from tests.contract.games import TABLES
from tests.contract.laws import Moment, Table, Walk, cards_named, table_id, told, walk
from tests.contract.truco_ledger import Ledger
from tests.contract.truco_regulations import REGULATIONS
from tests.contract.truco_table import TRUCO

LUCK = st.randoms(use_true_random=False)
AT_EVERY_TRUCO_TABLE = pytest.mark.parametrize("table", [table for table in TABLES if table.rulebook.name in REGULATIONS], ids=table_id)
FEW, MOST = 10, 45


def ledger_for(table: Table) -> Ledger:
    return Ledger(REGULATIONS[table.rulebook.name], table.seats)


def followed(table: Table, moments: Walk) -> Iterator[tuple[Moment, Ledger]]:
    """Each moment with the ledger just after it."""
    ledger = ledger_for(table)
    for moment in moments:
        ledger.follow(moment)
        yield moment, ledger


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_cards_lie_where_the_record_puts_them(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(table, moments):
        mao = moment.after.mao
        if mao is not None and mao.hands:
            theirs = [list(hand) for hand in mao.hands], mao.vira, list(mao.pack)
            assert theirs == (ledger.hands, ledger.vira, ledger.pack), told(moments)


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_view_names_a_card_that_its_viewer_may_not_know(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(table, moments):
        for viewer in table.viewers():
            secrets = cards_named(TRUCO.game.view(moment.after, viewer)) - ledger.may_know(viewer)
            assert not secrets, f"{told(moments)}\n{viewer} sees {secrets}"


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_event_names_a_card_that_its_reader_may_not_know(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(table, moments):
        for viewer in table.viewers():
            secrets = cards_named(events_for(moment.step, viewer)) - ledger.may_know(viewer)
            assert not secrets, f"{told(moments)}\n{viewer} reads {secrets} in {moment.step.events}"


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_refusal_names_a_card_that_neither_was_asked_about_nor_may_be_known(table, luck):
    moments = walk(table, luck, luck.randrange(1, MOST), acts=table.under.irregular)
    *_, (moment, ledger) = followed(table, moments)
    for actor, action in TRUCO.universe(moment.after):
        answer = TRUCO.game.apply(moment.after, actor, action)
        if isinstance(answer, Refusal) and isinstance(actor, int) and 0 <= actor < table.seats:
            secrets = cards_named(answer) - ledger.may_know(actor) - cards_named(action)
            assert not secrets, f"{told(moments)}\n{actor}: {action} is told {secrets}"


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_a_covered_card_has_no_face_for_anybody_but_its_owner(table, luck):
    moments = walk(table, luck, MOST)
    for moment in moments:
        for viewer in table.viewers():
            mao = TRUCO.game.view(moment.after, viewer).mao
            laid = [one for rodada in mao.rodadas for one in rodada.laid] + list(mao.laid) if mao is not None else []
            assert all((one.card is None) == (one.covered and one.seat != viewer) for one in laid), told(moments)


def relabelled(value: Any, names: dict[str, str]) -> Any:
    """The same action with every card under another name."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple(relabelled(inner, names) for inner in value)
    if isinstance(value, msgspec.Struct):
        return type(value)(*(relabelled(getattr(value, key), names) for key in value.__struct_fields__))
    return value


def other_hidden_cards(table: Table, ledger: Ledger, viewer: Any, luck: Random) -> dict[str, str]:
    """Another way in which the cards that the viewer does not know may lie.

    Where cards may be stolen, whoever looks into the pack may know whether it holds a three or a manilha: those stay.
    """
    fixed = ledger.may_know(viewer) | (ledger.loot() if ledger.regulation.steals else set())
    hidden = [card for card in TRUCO.game.pack(table.rulebook) if card not in fixed]
    mixed = list(hidden)
    Random(luck.randrange(2**32)).shuffle(mixed)
    return {str(card): str(other) for card, other in zip(hidden, mixed, strict=True)}


def replay_with(moments: Walk, names: dict[str, str]) -> Walk | None:
    """The same acts since the last pack came, over the other cards; None if one of them proves that the cards cannot lie so."""
    since = max(place for place, moment in enumerate(moments) if isinstance(moment.action, do.Shuffle))
    state, again = moments[since].before, Walk()
    for moment in moments[since:]:
        action = relabelled(moment.action, names)
        step = TRUCO.game.apply(state, moment.actor, action)
        if not isinstance(step, Step):
            return None
        again.append(Moment(state, moment.actor, action, step))
        state = step.state
    return again


def all_that_is_told(moments: Walk, viewer: Any, questions: list[Any]) -> list[Any]:
    """The events and views of a viewer along the way, and at its end what is offered and what is answered to these questions."""
    last, game = moments[-1].after, TRUCO.game
    told_him: list[Any] = [(events_for(moment.step, viewer), game.view(moment.after, viewer)) for moment in moments]
    if viewer == SPECTATOR:
        return told_him
    answers = [game.apply(last, viewer, action) for action in questions]
    refusals = [answer if isinstance(answer, Refusal) else "accepted" for answer in answers]
    return [*told_him, game.legal(last, viewer), game.timeout(last, viewer), refusals]


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=2 * FEW)
@given(luck=LUCK)
def test_what_a_viewer_is_told_does_not_depend_on_the_cards_that_are_hidden_from_it(table, luck):
    moments = walk(table, luck, luck.randrange(2, MOST))
    viewer = luck.choice(table.viewers())
    assume(moments[-1].after.stage != "shuffle")
    *_, (_, ledger) = followed(table, moments)
    names = other_hidden_cards(table, ledger, viewer, luck)
    again = replay_with(moments, names)
    if again is None:
        reject()
    questions = [action for actor, action in TRUCO.universe(moments[-1].after) if actor == viewer]
    before = all_that_is_told(moments[-len(again) :], viewer, questions)
    assert all_that_is_told(again, viewer, questions) == before, f"{told(moments)}\n{viewer}: {names}"

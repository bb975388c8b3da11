"""What holds at every tranca table: scores, jogos, mortos, and what nobody may learn."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.cards.deck import DECK_104
from tento.games.tranca.bots.registry import BOTS as TRANCA_BOTS
from tento.games.tranca.kit import KIT
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules import game
from tento.games.tranca.rules.memory import lixo_seen
from tento.games.tranca.rules.state import Rodada, State
from tento.table.game import events_for
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR
from tests.contract.laws import Moment, Table, Walk, cards_named, table_id, tables_of, told, walk
from tests.contract.tranca_ledger import Ledger
from tests.contract.tranca_scorer import AFIA, OTHER_READING, Scorer
from tests.contract.tranca_table import TRANCA

LUCK = st.randoms(use_true_random=False)
TABLES = tables_of([TRANCA])
AT_EVERY_TRANCA_TABLE = pytest.mark.parametrize("table", TABLES, ids=table_id)
FEW, MOST = 12, 150


def rodada_of(state: Any) -> Rodada:
    assert state.rodada is not None, "cards are dealt"
    rodada: Rodada = state.rodada
    return rodada


def followed(table: Table, moments: Walk) -> Iterator[tuple[Moment, Ledger]]:
    """Each moment with the ledger just after it."""
    ledger = Ledger(own_mortos=table is TABLES[1])
    for moment in moments:
        ledger.follow(moment)
        yield moment, ledger


@AT_EVERY_TRANCA_TABLE
@pytest.mark.parametrize("seed", range(6))
def test_every_score_is_the_one_of_the_formula(table, seed):
    moments = walk(table, Random(seed), 3_000, state=game.new(table.rulebook), quiet=seed % 2 == 0)
    scorer = Scorer(OTHER_READING if table is TABLES[1] else AFIA)
    ended = 0
    for moment, ledger in followed(table, moments):
        for event in moment.step.events:
            scorer.hear(event, ledger)
            if isinstance(event, ev.RodadaEnded):
                ended += 1
                assert tuple(scorer.score) == event.score
                assert all(sum(line.points for line in pair.lines) == pair.total for pair in event.pairs)
    assert ended


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_cards_lie_where_the_record_puts_them(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(table, moments):
        rodada = moment.after.rodada
        if rodada is None:
            continue
        theirs = list(rodada.monte), [morto and list(morto) for morto in rodada.mortos], list(rodada.lixo)
        assert theirs == (ledger.monte, ledger.mortos, ledger.lixo), told(moments)
        assert [sorted(hand) for hand in rodada.hands] == [sorted(hand) for hand in ledger.hands], told(moments)
        laid = [[sorted(meld.cards) for meld in melds] for melds in rodada.melds]
        assert laid == [[sorted(jogo.cards) for jogo in jogos] for jogos in ledger.melds], told(moments)
        assert [sorted(threes) for threes in rodada.red_threes] == [sorted(threes) for threes in ledger.red_threes], told(moments)


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_jogos_only_grow_and_a_wild_card_never_leaves_one(table, luck):
    moments = walk(table, luck, MOST)
    for moment in moments:
        if isinstance(moment.action, do.Shuffle) or moment.before.rodada is None:
            continue
        for pair in (0, 1):
            kept = zip(moment.before.rodada.melds[pair], moment.after.rodada.melds[pair], strict=False)
            assert all(Counter(one.cards) <= Counter(other.cards) for one, other in kept), told(moments)


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_pair_takes_two_mortos(table, luck):
    taken: list[int] = []
    for moment in walk(table, luck, MOST, quiet=False):
        for event in moment.step.events:
            if isinstance(event, ev.CardsDealt):
                taken = []
            elif isinstance(event, ev.MortoTaken):
                taken.append(event.seat % 2)
        assert len(taken) == len(set(taken))


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_red_three_stays_in_the_hand_of_who_is_to_play(table, luck):
    for moment in walk(table, luck, MOST):
        state = moment.after
        if state.stage == "play":
            assert not {"3h", "3d"} & set(rodada_of(state).hands[rodada_of(state).turn])


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_view_names_a_card_that_its_viewer_may_not_see(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(table, moments):
        if moment.after.rodada is not None:
            for viewer in table.viewers():
                assert cards_named(game.view(moment.after, viewer)) <= ledger.sees(viewer), told(moments)


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_no_event_names_a_card_that_its_reader_may_not_know(table, luck):
    moments = walk(table, luck, MOST, acts=table.under.irregular)
    for moment, ledger in followed(table, moments):
        for viewer in table.viewers():
            assert cards_named(events_for(moment.step, viewer)) <= ledger.may_know(viewer), told(moments)


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_nobody_else_reads_which_card_was_drawn(table, luck):
    for moment in walk(table, luck, MOST):
        if isinstance(moment.action, do.Draw) and moment.after.stage == "play":
            public = cards_named(events_for(moment.step, SPECTATOR))
            assert public <= {"3h", "3d"}


def mixed(state: State, viewer: Any, luck: Random) -> State:
    """The same table with the cards that the viewer cannot see lying otherwise; red threes stay where they are."""
    rodada = rodada_of(state)
    groups = [list(hand) if seat != viewer or seat in rodada.pending else [] for seat, hand in enumerate(rodada.hands)]
    groups += [list(rodada.monte), *(list(morto or ()) for morto in rodada.mortos), list(rodada.lixo[:-1])]
    free = [(at, place) for at, group in enumerate(groups) for place, card in enumerate(group) if card not in ("3h", "3d")]
    cards = [groups[at][place] for at, place in free]
    luck.shuffle(cards)
    for (at, place), card in zip(free, cards, strict=True):
        groups[at][place] = card
    hands = tuple(tuple(groups[seat]) if groups[seat] else rodada.hands[seat] for seat in range(4))
    mortos = tuple(None if morto is None else tuple(groups[5 + at]) for at, morto in enumerate(rodada.mortos))
    lixo = (*groups[7], *rodada.lixo[-1:])
    return replace(state, rodada=replace(rodada, hands=hands, monte=tuple(groups[4]), mortos=mortos, lixo=lixo))


@AT_EVERY_TRANCA_TABLE
@settings(max_examples=2 * FEW)
@given(luck=LUCK)
def test_what_a_viewer_is_told_does_not_depend_on_the_cards_that_are_hidden_from_it(table, luck):
    moments = walk(table, luck, luck.randrange(2, MOST))
    state = moments[-1].after
    if state.stage != "play":
        return
    viewer = luck.choice(table.viewers())
    other = mixed(state, viewer, Random(luck.randrange(2**32)))
    assert sorted(table.under.cards(other)) == sorted(DECK_104)
    assert game.view(state, viewer) == game.view(other, viewer)
    if viewer != SPECTATOR and viewer not in rodada_of(state).pending:
        assert game.legal(state, viewer) == game.legal(other, viewer)
        for actor, action in table.under.universe(state):
            if actor == viewer and not isinstance(action, do.Shuffle):
                answers = [game.apply(one, actor, action) for one in (state, other)]
                codes = [answer if isinstance(answer, Refusal) else "accepted" for answer in answers]
                assert codes[0] == codes[1], f"{told(moments)}\n{actor}: {action}"


@settings(max_examples=FEW)
@given(luck=LUCK)
def test_whoever_watched_can_name_the_whole_lixo(luck):
    events: list[Any] = []
    for moment in walk(TABLES[0], luck, MOST):
        events += moment.step.events
        assert moment.after.rodada is None or lixo_seen(events) == rodada_of(moment.after).lixo


@pytest.mark.parametrize("bot", TRANCA_BOTS)
@AT_EVERY_TRANCA_TABLE
def test_a_bot_plays_a_partida_of_every_reading_to_its_end(table, bot):
    player, luck, chance = KIT.bot(bot, table.rulebook), Random(3), Chance(3)
    state = game.new(table.rulebook)
    for _ in range(TRANCA.longest_match):
        waiting = game.waiting(state)
        if game.outcome(state) is not None:
            break
        if waiting.table:
            pack = list(DECK_104)
            luck.shuffle(pack)
            answer = game.apply(state, "table", game.shuffled(tuple(pack)))
        else:
            seat = waiting.seats[0]
            options = game.legal(state, seat)
            chosen = player.choose(game.view(state, seat), options, chance)
            assert chosen in options
            answer = game.apply(state, seat, chosen)
        assert not isinstance(answer, Refusal)
        state = answer.state
    assert game.outcome(state) is not None

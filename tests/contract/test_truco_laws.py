"""The laws of truco alone: a second scorekeeper agrees, moments that the rules call equal are equal, everybody sees the same table."""

from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict

from tento.games.truco.rules import actions as do
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, SPECTATOR, TABLE, Seat
from tests.contract.games import TABLES
from tests.contract.laws import Act, Table, Walk, bring_pack, replayed, table_id, told, walk
from tests.contract.truco_regulations import REGULATIONS
from tests.contract.truco_scorer import Finding, Scorer
from tests.contract.truco_table import OFFICIAL, TRUCO, irregular

LUCK = st.randoms(use_true_random=False)
TRUCO_TABLES = [table for table in TABLES if table.rulebook.name in REGULATIONS]
AT_EVERY_TRUCO_TABLE = pytest.mark.parametrize("table", TRUCO_TABLES, ids=table_id)
FEW, MOST = 8, 60
ALL = {"rodada", "leader", "turn", "end", "step", "value", "who runs", "score", "partida", "match", "dealer", "next dealer", "kind"}
"""What two scorekeepers may disagree about."""


def findings(table: Table, luck: Random, about: set[str], quiet: bool | None = None) -> tuple[list[Finding], Walk]:
    """What the second scorekeeper and the engine say of a walk with thrown cards and offences in it."""
    first = table.under.start(luck, table.rulebook, table.seats)
    moments = walk(table, luck, MOST, state=first, acts=thrown_or_punished, quiet=quiet)
    scorer = Scorer(REGULATIONS[table.rulebook.name], table.seats, list(first.score), first.next_dealer)
    for moment in moments:
        for event in moment.step.events:
            scorer.hear(event)
    return [finding for finding in scorer.findings if finding.about in about], moments


def thrown_or_punished(state: Any, luck: Random) -> list[Act]:
    """The irregular acts after which the mão goes on or is paid; the referee's other reports have their own tests."""
    if luck.randrange(4) == 0:
        return [(REFEREE, do.UpholdTento(Seat(luck.randrange(state.seats))))]
    return [act for act in irregular(state, luck) if isinstance(act[1], do.Throw | do.Raise | do.Cut | do.Burn)]


def disagreements(table: Table, luck: Random, *about: str, quiet: bool | None = None) -> str:
    found, moments = findings(table, luck, set(about), quiet)
    return "\n".join(f"{told(moments)}\n{finding}" for finding in found if finding.ours != finding.theirs)


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=4 * FEW)
@given(luck=LUCK)
def test_what_is_remembered_of_a_seat_out_of_turn_is_what_it_may_do_now(table, luck):
    for moment in walk(table, luck, MOST, acts=irregular):
        for seat in table.all_seats():
            assert game.legal(moment.after, seat) == game.accepted(moment.after, seat), told([moment])


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_highest_card_takes_the_rodada_and_the_right_player_leads_the_next(table, luck):
    assert not disagreements(table, luck, "rodada", "leader", "turn")


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_points_given_match_the_value_and_the_winner(table, luck):
    assert not disagreements(table, luck, "end", "step", "value", "who runs")


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_score_is_the_sum_of_the_maos_and_stops_at_the_target(table, luck):
    assert not disagreements(table, luck, "score", "partida", "match")


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_the_deal_passes_on_and_the_score_makes_the_onze_and_the_ferro(table, luck):
    assert not disagreements(table, luck, "dealer", "next dealer", "kind")


@AT_EVERY_TRUCO_TABLE
def test_the_scorekeepers_agree_on_everything_in_many_matches(table):
    for seed in range(60):
        assert not disagreements(table, Random(seed), *ALL, quiet=True)


def test_the_scorekeepers_have_compared_everything():
    seen = {finding.about for seed in range(30) for finding in findings(TRUCO_TABLES[seed % len(TRUCO_TABLES)], Random(seed), ALL)[0]}
    assert seen == ALL


def dealt_table(table: Table, luck: Random) -> Any:
    """The first mão of a partida, dealt."""
    state = game.new(table.rulebook, table.seats, first_dealer=Seat(luck.randrange(table.seats)))
    state, _ = replayed(table, state, [bring_pack(table, luck)])
    cutter, dealer = game.waiting(state).seats[0], state.dealer
    return replayed(table, state, [(cutter, do.HandBack()), (dealer, do.Deal())])[0]


def cards_of_a_mao(table: Table, state: Any, luck: Random) -> list[Act]:
    """The cards of a whole mão, open or covered, with no raise."""
    acts: list[Act] = []
    while state.stage == "play":
        seat = state.mao.turn
        acts.append((seat, luck.choice([act for act in game.legal(state, seat) if isinstance(act, do.Play | do.Cover)])))
        state, _ = replayed(table, state, acts[-1:])
    return acts


def speakers(table: Table, pair: int, turn: Any) -> list[Seat]:
    """The members of a pair that may ask for more now."""
    members = [seat for seat in table.all_seats() if seat % 2 == pair]
    return [seat for seat in members if seat == turn] if REGULATIONS[table.rulebook.name].on_turn else members


def moments_of_a_rodada(table: Table, cards: list[Act], rodada: int) -> range:
    """The places in the row of cards before each card of a rodada."""
    return range(rodada * table.seats, min((rodada + 1) * table.seats, len(cards)))


def result(table: Table, state: Any, acts: list[Act]) -> tuple[Any, ...]:
    """What a mão came to: the rodadas, the winner, the points and the score."""
    last, _ = replayed(table, state, acts)
    assert last.stage != "play"
    return [rodada.winner for rodada in last.mao.rodadas], last.result, last.score, last.next_dealer


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_a_raise_accepted_at_once_counts_the_same_at_any_moment_of_the_rodada_whoever_speaks(table, luck):
    state = dealt_table(table, luck)
    cards = cards_of_a_mao(table, state, luck)
    rodada, pair = luck.randrange((len(cards) - 1) // table.seats + 1), luck.randrange(2)
    results = []
    for place in moments_of_a_rodada(table, cards, rodada):
        for asker in speakers(table, pair, cards[place][0]):
            for answerer in (seat for seat in table.all_seats() if seat % 2 != pair):
                talk: list[Act] = [(asker, do.Raise()), (answerer, do.Accept())]
                results.append(result(table, state, [*cards[:place], *talk, *cards[place:]]))
    assert results
    assert all(one == results[0] for one in results), f"{told_acts(cards)}\nrodada {rodada}, pair {pair}: {results}"


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_running_from_a_raise_costs_the_same_whenever_it_is_called_and_whoever_runs(table, luck):
    state = dealt_table(table, luck)
    cards = cards_of_a_mao(table, state, luck)
    pair = luck.randrange(2)
    results = set()
    for place in range(len(cards)):
        for asker in speakers(table, pair, cards[place][0]):
            for runner in (seat for seat in table.all_seats() if seat % 2 != pair):
                last, _ = replayed(table, state, [*cards[:place], (asker, do.Raise()), (runner, do.Refuse())])
                results.add((last.result, last.score, last.next_dealer))
    assert len(results) == 1


def may_raise_later(table: Table) -> bool:
    """Fenacef wants the next step said in reply; by `truco-na-vez` a pair must wait for its turn to say it."""
    regulation = REGULATIONS[table.rulebook.name]
    return regulation.deferred and not regulation.on_turn


@pytest.mark.parametrize("table", [table for table in TRUCO_TABLES if may_raise_later(table)], ids=table_id)
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_raising_at_once_is_accepting_and_then_raising(table, luck):
    state = dealt_table(table, luck)
    cards = cards_of_a_mao(table, state, luck)
    place, asker = luck.randrange(len(cards)), Seat(luck.randrange(table.seats))
    answerer = Seat((asker + 1) % table.seats)
    at_once: list[Act] = [(asker, do.Raise()), (answerer, do.Raise()), (asker, do.Accept())]
    in_two: list[Act] = [(asker, do.Raise()), (answerer, do.Accept()), (answerer, do.Raise()), (asker, do.Accept())]
    one, two = ([*cards[:place], *talk, *cards[place:]] for talk in (at_once, in_two))
    assert result(table, state, one) == result(table, state, two)


def told_acts(acts: list[Act]) -> str:
    return "\n".join(f"  {actor}: {action}" for actor, action in acts)


PRIVATE = {"viewer", "mao"}
PRIVATE_OF_THE_MAO = {"hand", "partner_hand", "seen", "laid", "rodadas"}


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_everybody_sees_the_same_table_but_for_the_hands(table, luck):
    for moment in walk(table, luck, MOST, acts=irregular):
        spectator = asdict(game.view(moment.after, SPECTATOR))
        for seat in table.all_seats():
            view = asdict(game.view(moment.after, seat))
            assert {key: view[key] for key in view if key not in PRIVATE} == {key: spectator[key] for key in view if key not in PRIVATE}
            mine, theirs = ({} if one["mao"] is None else asdict(one["mao"]) for one in (view, spectator))
            assert {key: mine[key] for key in mine if key not in PRIVATE_OF_THE_MAO} == {
                key: theirs[key] for key in theirs if key not in PRIVATE_OF_THE_MAO
            }


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_a_seat_sees_its_own_cards_and_a_spectator_none(table, luck):
    for moment in walk(table, luck, MOST, acts=irregular):
        mao = moment.after.mao
        if mao is None or not mao.hands:
            continue
        hands = [mao_view.hand for viewer in table.viewers() if (mao_view := game.view(moment.after, viewer).mao) is not None]
        assert hands == [*(None if mao.kind == "ferro" else hand for hand in mao.hands), None]


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_whoever_is_on_turn_in_the_view_is_waited_for_unless_a_question_is_open(table, luck):
    for moment in walk(table, luck, MOST, acts=irregular):
        mao = game.view(moment.after, SPECTATOR).mao
        if moment.after.stage != "play" or mao is None:
            continue
        asker = mao.asked_by if mao.asked is not None else mao.thrown_by
        expected = {mao.turn} if asker is None else {seat for seat in table.all_seats() if seat % 2 != asker % 2}
        assert set(game.waiting(moment.after).seats) == expected


@AT_EVERY_TRUCO_TABLE
@settings(max_examples=FEW)
@given(luck=LUCK)
def test_every_deal_that_is_accepted_gives_three_cards_to_each(table, luck):
    state = game.new(table.rulebook, table.seats, first_dealer=Seat(luck.randrange(table.seats)))
    state, _ = replayed(table, state, [bring_pack(table, luck)])
    state, _ = replayed(table, state, [(game.waiting(state).seats[0], do.HandBack())])
    places = [*range(table.seats)] * 3 + [-1] * luck.randrange(2)
    luck.shuffle(places)
    answer = game.apply(state, state.dealer, do.Deal(tuple(places)))
    assert isinstance(answer, Refusal) or [len(hand) for hand in answer.state.mao.hands] == [3] * table.seats


def test_no_clock_is_heard_between_two_partidas():
    table = Table(TRUCO, overlay(load("truco-masters-2025"), {"match_best_of": {"default": 3}}), 4)
    moments = walk(table, Random(1), 5_000, state=game.new(table.rulebook))
    between = next(moment.after for moment in moments if any(isinstance(event, ev.PartidaEnded) for event in moment.step.events))
    answer = game.apply(between, TABLE, do.Clock(10_000))
    assert isinstance(answer, Refusal)
    assert answer.code == "wrong_moment"


def is_sure(hand: tuple[str, ...], first_winner: int | None, pair: int) -> bool:
    """Fenacef art. 23: three manilhas, zap and copeta, or the zap after a first rodada that the pair has won."""
    zap, copeta, *_ = highest = REGULATIONS["fenacef-ix"].fixed
    three = sum(card in highest for card in hand) == 3
    return three or (zap in hand and (copeta in hand or first_winner == pair))


@pytest.mark.parametrize("table", [table for table in TRUCO_TABLES if table.rulebook.name.startswith("fenacef-ix")], ids=table_id)
def test_a_hand_may_be_claimed_exactly_when_it_is_sure_and_no_question_is_open(table):
    sure = 0
    for seed in range(80):
        for moment in walk(table, Random(seed), MOST, quiet=True):
            mao = moment.after.mao
            may = moment.after.stage == "play" and mao.kind != "ferro" and mao.asked is None and mao.thrown is None
            for seat in table.all_seats():
                first = mao.rodadas[0].winner if may and mao.rodadas else None
                expected = may and is_sure(mao.hands[seat], first, seat % 2)
                assert (do.Claim() in game.legal(moment.after, seat)) == expected
                sure += expected
    assert sure > 20


def seen_on_walks() -> tuple[set[str], set[str]]:
    """The kinds of events and the codes of refusals that seeded walks meet."""
    kinds, codes = set(), set()
    tables = [table for table in TRUCO_TABLES if table.rulebook.name.startswith(OFFICIAL)]
    for seed in range(450):
        luck = Random(seed)
        moments = walk(tables[seed % len(tables)], luck, luck.randrange(1, 60), acts=irregular)
        kinds |= {type(event).__name__ for moment in moments for event in moment.step.events}
        states = [moments[-1].after, *(moment.after for moment in moments if isinstance(moment.action, do.Throw))]
        answers = (game.apply(state, *act) for state in states for act in TRUCO.universe(state))
        codes |= {answer.code for answer in answers if isinstance(answer, Refusal)}
    return kinds, codes


def test_the_walks_meet_every_kind_of_event_and_every_code():
    kinds, codes = seen_on_walks()
    assert {kind.__name__ for kind in get_args(ev.TrucoEvent)} - kinds == {"OnzeVoted"}
    assert TRUCO.codes == codes

"""A live table decides by pure functions over its state, and the state is the fold of its log."""

from typing import Any

import msgspec
import pytest

from tento.cards.chance import Chance
from tento.cards.deal import commit, verify_deal
from tento.club.live import entries as log
from tento.club.live import seating, showing
from tento.club.live.acting import Repeated, act, add_number
from tento.club.live.past import replayed
from tento.club.live.rulebook_in_force import rulebook_today
from tento.club.live.scheduled import (
    ABANDONED_MS,
    ALONE_ENTRIES,
    ALONE_MS,
    Means,
    ScheduledAction,
    fill_up,
    next_scheduled,
    perform,
    revealing,
)
from tento.club.live.seating import Decision
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState, fold, opened
from tento.games.registry import kits
from tento.games.truco.rules.actions import Raise
from tento.games.truco.rules.events import MatchEnded
from tento.rulebooks.loader import load
from tento.table.game import Step, Waiting
from tento.table.refusal import Refusal
from tento.table.seats import Pair, Seat

NOW = 1_000_000
SEED = bytes(range(32))


def opened_table(**config) -> TableState:
    entry = log.Opened(at=NOW, host="ana", config=log.TableConfig(**config), rulebook_hash="")
    return opened("t", entry, rulebook_today(entry.config))


def after(table: TableState, decision) -> TableState:
    assert isinstance(decision, Decision), decision
    for entry in decision.entries:
        table = fold(table, entry, decision.step, decision.secret[1] if decision.secret else None).state
    return table


def seated(**config) -> TableState:
    return after(opened_table(**config), seating.sit(opened_table(**config), NOW, "ana", "Ana", None))


def started(**config) -> TableState:
    table = seated(**config)
    return after(table, fill_up(table, NOW, SEED))


def means(*present: str) -> Means:
    return Means(frozenset(present), lambda: SEED, Chance(7))


def due(table: TableState, *present: str) -> ScheduledAction:
    scheduled = next_scheduled(table, present)
    assert scheduled is not None
    return scheduled


def clock_due(table: TableState) -> int:
    """When the match clock is due, if nothing else is before it."""
    resting = msgspec.structs.replace(table, waiting=Waiting(), turn_at=10**15)
    return due(resting).at


def did(table: TableState, scheduled: ScheduledAction, *present: str) -> Any:
    """The first entry that the scheduled action gives."""
    return perform(table, scheduled.at, scheduled, means(*present)).entries[0]


def played_on(table: TableState, until: str, *present: str) -> TableState:
    """Does the table's duties until one of this kind is next."""
    for _ in range(20_000):
        scheduled = due(table, *present)
        if scheduled.kind == until:
            return table
        table = after(table, perform(table, scheduled.at, scheduled, means(*present)))
    raise AssertionError(f"{until} never came")


def test_the_first_free_seat_is_taken_where_none_is_named():
    assert seating.seat_of(seated(), "ana") == 0


def test_nobody_sits_twice():
    assert seating.sit(seated(), NOW, "ana", "Ana", None) == Refusal("already_seated")


def test_a_taken_seat_is_refused():
    assert seating.sit(seated(), NOW, "bia", "Bia", Seat(0)) == Refusal("seat_taken")


def test_only_the_host_fills_seats_with_bots():
    assert seating.sit_bot(seated(), NOW, "bia", "sensible", None) == Refusal("host_only")


def test_while_the_host_has_no_seat_the_first_who_sits_acts_for_the_host():
    two = after(seated(), seating.sit(seated(), NOW, "bia", "Bia", None))
    assert seating.may_start(two, "bia") == Refusal("host_only")
    left = after(two, seating.leave(two, NOW, "ana"))
    assert (seating.may_start(left, "bia"), seating.may_start(left, "ana")) == (None, None)


def test_an_unknown_bot_is_refused():
    assert seating.sit_bot(seated(), NOW, "ana", "genius", None) == Refusal("unknown_bot", facts={"bot": "genius"})


def test_the_host_frees_a_seat_before_the_match():
    table = after(seated(), seating.sit(seated(), NOW, "bia", "Bia", Seat(2)))
    assert seating.free_seats(after(table, seating.kick(table, NOW, "ana", Seat(2)))) == (1, 2, 3)


def test_nobody_sits_down_once_the_match_has_begun():
    assert seating.sit(started(), NOW, "bia", "Bia", None) == Refusal("match_started")


def test_leaving_before_the_match_frees_the_seat():
    assert seating.free_seats(after(seated(), seating.leave(seated(), NOW, "ana"))) == (0, 1, 2, 3)


def test_leaving_during_the_match_puts_a_bot_in_charge():
    away = after(started(), seating.leave(started(), NOW, "ana"))
    assert away.occupants[0] is not None
    assert away.occupants[0].away


def test_whoever_comes_back_takes_the_seat_back():
    away = after(started(), seating.leave(started(), NOW, "ana"))
    back = after(away, seating.come_back(away, NOW, "ana"))
    assert back.occupants[0] is not None
    assert not back.occupants[0].away


def test_who_was_not_away_does_not_come_back():
    assert seating.come_back(started(), NOW, "ana") == Decision(())
    assert seating.come_back(started(), NOW, "bia") == Decision(())


def test_whoever_acts_is_back_so_that_no_bot_plays_the_same_cards():
    asked = played_on(started(), "timeout", "ana")
    away = after(asked, seating.leave(asked, NOW, "ana"))
    action = msgspec.json.encode(away.game.legal(away.match, Seat(0))[0])
    back = after(away, act(away, NOW, "ana", "1", action))
    assert back.occupants[0] is not None
    assert not back.occupants[0].away


def test_free_seats_get_bots_after_the_waiting_time_of_a_quick_table():
    scheduled = due(seated(fill_seconds=20))
    assert (scheduled.kind, scheduled.at) == ("fill", NOW + 20_000)


def test_a_table_that_nobody_starts_is_closed_in_the_end():
    scheduled = due(seated())
    closed = after(seated(), perform(seated(), scheduled.at, scheduled, means()))
    assert (scheduled.at, closed.closed) == (NOW + ABANDONED_MS, "abandoned")


def test_an_action_of_somebody_who_does_not_sit_is_refused():
    assert act(started(), NOW, "bia", "1", b'{"do":"handback"}') == Refusal("not_seated")


def test_a_malformed_action_is_refused():
    assert act(started(), NOW, "ana", "1", b'{"do":"fly"}') == Refusal("unknown_action")


def test_the_referees_actions_are_not_for_players():
    assert act(started(), NOW, "ana", "1", b'{"do":"upholdtento","against":1}') == Refusal("unknown_action")


def test_a_repeated_id_does_nothing_twice():
    table = played_on(started(), "timeout", "ana")
    options = table.game.legal(table.match, Seat(0))
    raw = msgspec.json.encode(options[-1])
    again = after(table, act(table, table.turn_at, "ana", "x", raw))
    assert isinstance(act(again, table.turn_at, "ana", "x", raw), Repeated)


def test_a_bot_with_a_person_as_partner_leaves_the_answer_to_the_person():
    table = started(rulebook="ktruco-paulista")
    table = played_on(table, "timeout", "ana")
    while table.match.stage != "play":
        scheduled = due(table, "ana")
        table = after(table, perform(table, scheduled.at, scheduled, means("ana")))
    raised = table.game.apply(table.match, Seat(1), Raise(3))
    assert isinstance(raised, Step)
    assert due(msgspec.structs.replace(table, match=raised.state), "ana").kind == "timeout"


def test_time_that_ran_out_with_nobody_there_brings_a_bot():
    table = played_on(started(), "timeout")
    scheduled = due(table)
    assert isinstance(did(table, scheduled), log.Away)


def test_time_that_ran_out_before_a_connected_player_plays_for_the_player():
    table = played_on(started(), "timeout", "ana")
    scheduled = due(table, "ana")
    entry = did(table, scheduled, "ana")
    assert (type(entry), entry.by) == (log.Acted, "clock")


def test_a_turn_that_took_too_long_is_paid_from_the_bank():
    table = played_on(started(turn_seconds=10, bank_seconds=60, rulebook="ktruco-paulista"), "timeout", "ana")
    raw = msgspec.json.encode(table.game.legal(table.match, Seat(0))[-1])
    late = after(table, act(table, table.turn_at + 15_000, "ana", "x", raw))
    assert late.banks[0] == 55_000


def test_5_3_11_an_idle_player_of_poker_is_folded_after_the_action_clock_and_the_two_time_cards():
    table = played_on(started(game="poker", rulebook="cgp-2024", seats=2), "timeout", "ana")
    asked_at, scheduled = table.turn_at, due(table, "ana")
    while scheduled.kind == "timeout" and b"timecard" in bytes(did(table, scheduled, "ana").action):
        table = after(table, perform(table, scheduled.at, scheduled, means("ana")))
        scheduled = due(table, "ana")
    assert (scheduled.at - asked_at, bytes(did(table, scheduled, "ana").action)) == ((35 + 60 + 60) * 1000, b'{"do":"fold"}')


def test_5_3_11_no_general_bank_is_shown_at_a_table_of_poker():
    assert showing.clocks(started(game="poker", rulebook="cgp-2024", seats=2), NOW).banks == (0, 0)


def test_a_second_cut_gives_nobody_new_time():
    table = played_on(started(rulebook="truco-masters-2025"), "timeout", "ana")
    while not any(type(option).__name__ == "Cut" for option in table.game.legal(table.match, Seat(0))):
        scheduled = due(table, "ana")
        table = after(table, perform(table, scheduled.at, scheduled, means("ana")))
    begun = table.turn_at
    once = after(table, act(table, begun + 1000, "ana", "1", b'{"do":"cut","at":9}'))
    assert once.turn_at == begun


def test_the_clock_of_a_match_begins_when_the_match_does_and_stands_while_nobody_runs_the_table():
    table = started(rulebook="truco-masters-2025")
    assert clock_due(table) == NOW + 3_600_000
    assert clock_due(fold(table, log.Resumed(at=NOW + 9_000, down=7_000)).state) == NOW + 3_607_000


def test_a_number_counts_once_and_only_for_the_deal_that_is_committed():
    numbered = after(started(), add_number(started(), NOW, "ana", 1, "ab"))
    late = [add_number(numbered, NOW, "ana", 1, "cd"), add_number(started(), NOW, "ana", 2, "ab")]
    assert [isinstance(answer, Refusal) and answer.code for answer in late] == ["number_late", "number_late"]


def test_a_pack_waits_for_the_number_of_whoever_is_there_and_for_nobody_else():
    table = started(number_seconds=5)
    alone, there = due(table), due(table, "ana")
    assert (alone.kind, there.kind, there.at - alone.at) == ("deal", "deal", 5_000)
    told = after(table, add_number(table, NOW, "ana", table.dealt + 1, "0a"))
    assert due(told, "ana").at == alone.at


def test_a_number_that_is_none_is_refused():
    assert add_number(started(), NOW, "ana", 1, "zz") == Refusal("bad_number")


def test_a_restart_stops_everybodys_clock_meanwhile():
    table = started()
    resumed = fold(table, log.Resumed(at=NOW + 60_000, down=60_000)).state
    assert resumed.turn_at == table.turn_at + 60_000


def test_the_log_folds_to_the_same_state():
    opening = log.Opened(at=NOW, host="ana", config=log.TableConfig(), rulebook_hash="")
    table, lines, secrets = opened("t", opening, load("ktruco-paulista")), [log.encode(opening)], dict[int, bytes]()
    decision = fill_up(table, NOW, SEED)
    for _ in range(200):
        lines += [log.encode(entry) for entry in decision.entries]
        secrets |= {} if decision.secret is None else {decision.secret[0]: decision.secret[1]}
        table = after(table, decision)
        scheduled = due(table)
        decision = perform(table, scheduled.at, scheduled, means())
    assert replayed(TableLog("t", lines, secrets, load("ktruco-paulista")))[0] == table


def to_its_end(table: TableState) -> TableState:
    """Bots alone play the match to its end."""
    while table.game.outcome(table.match) is None:
        scheduled = due(table)
        table = after(table, perform(table, scheduled.at, scheduled, means()))
    return table


MATCH_ENDED = Step(None, (MatchEnded(winner=Pair(0), why="points", jogo=(1, 0)),))


def test_a_seed_is_revealed_after_the_partida_and_its_deal_is_true():
    table = to_its_end(started(rulebook="truco-masters-2025"))
    revealed: Any = revealing(table, NOW, MATCH_ENDED)[0]
    pack = table.game.pack(table.rulebook)
    assert isinstance(verify_deal(commit(SEED, pack), bytes.fromhex(revealed.seed), (None,) * 4, pack), tuple)


def test_whoever_comes_back_is_told_the_seeds_that_were_revealed_since_and_no_older_ones():
    table = started(reveal="deal")
    revealed = fold(table, log.Revealed(at=NOW, deal=1, seed=SEED.hex())).state
    assert [told.seed for told in showing.revelations(revealed, since=table.seq)] == [SEED.hex()]
    assert showing.revelations(revealed, since=revealed.seq) == ()


@pytest.mark.parametrize("agreed", ["never", "referee"])
def test_nothing_is_revealed_at_a_table_that_agreed_on_never_or_on_the_referee_alone(agreed):
    table = to_its_end(started(rulebook="truco-masters-2025", reveal=agreed))
    assert revealing(table, NOW, MATCH_ENDED) == ()


def test_who_sits_where_is_shown_with_who_is_a_bot_and_who_is_away():
    table = started()
    shown = showing.sitters(after(table, seating.leave(table, NOW, "ana")))
    assert [(who.seat, who.bot, who.away, who.held) for who in shown if who] == [
        (0, False, True, False),
        (1, True, False, False),
        (2, True, False, False),
        (3, True, False, False),
    ]
    assert [who and who.name for who in showing.sitters(seated())] == ["Ana", None, None, None]


def test_a_spectator_is_offered_no_action():
    assert showing.snapshot(started(), None, NOW).legal == ()


def test_every_game_has_bots_and_tallies():
    assert all(kit.bots and kit.statistics.tally(2, []) for kit in kits())


def test_everybody_is_told_the_own_seat_and_a_spectator_none():
    assert [showing.snapshot(seated(), who, NOW).you for who in ("ana", "bia", None)] == [0, None, None]


def all_away(**config) -> TableState:
    table = started(**config)
    return after(table, seating.leave(table, NOW, "ana"))


def test_a_match_that_nobody_plays_any_more_ends_after_a_while():
    table = all_away(bot_seconds=600)
    for _ in range(200):
        scheduled = due(table)
        if scheduled.kind == "abandon":
            break
        table = after(table, perform(table, scheduled.at, scheduled, means()))
    assert scheduled.at == NOW + ABANDONED_MS
    closed = perform(table, scheduled.at, scheduled, means()).entries[0]
    assert isinstance(closed, log.Closed)
    assert closed.why == "abandoned"


def test_a_match_goes_on_for_as_long_as_somebody_plays_or_comes_back_to_it():
    table = all_away()
    back = after(table, seating.come_back(table, NOW + 5, "ana"))
    assert (table.alone_since, back.alone_since, started().alone_since) == (NOW, 0, 0)


def test_bots_alone_without_a_pause_slow_down_after_a_while():
    quick = all_away(bot_seconds=0, pause_seconds=0)
    long = msgspec.structs.replace(quick, seq=ALONE_ENTRIES + 1)
    assert (due(quick).at - quick.last_at, due(long).at - long.last_at) == (0, ALONE_MS)


def test_a_table_of_an_event_is_never_ended_for_having_nobody():
    table = all_away(bot_seconds=0, pause_seconds=0, event="cup")
    late = msgspec.structs.replace(table, seq=ALONE_ENTRIES + 1, turn_at=NOW + 2 * ABANDONED_MS)
    assert due(late).kind != "abandon"
    assert due(late).at == late.turn_at


def test_while_the_server_was_down_nobody_was_alone():
    table = all_away()
    resumed = fold(table, log.Resumed(at=NOW + 900, down=800)).state
    assert resumed.alone_since == NOW + 800

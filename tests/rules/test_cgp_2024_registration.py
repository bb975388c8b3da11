"""CGP 2024, items 1 and 2: the sheet, the desk, late players, cancelling, the minimum field."""

from datetime import date, datetime

import pytest

from tento.cards.chance import Chance
from tento.championship.poker.field import Count, refunds, verify_field
from tento.championship.poker.knockouts import verify_seat_won
from tento.championship.poker.pool import price, verify_means
from tento.championship.poker.registration import (
    origin_of,
    verify_age,
    verify_cancel,
    verify_document,
    verify_entry,
    verify_logos,
    verify_sheet,
    verify_sponsor,
    verify_transfer,
    verify_window,
)
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import verify_site_record
from tento.championship.poker.seats import Table, fill, join_alternates, starting_stack
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal
from tests.rules.proving import proves

CGP = load("cgp-2024")
RULES = rules_of(CGP)
START = datetime(2024, 5, 11, 13)
SHEET = {"buy_in": 620, "start": "13:00", "variant": "NLH", "chips": 30000, "levels": [40], "ranking": 10}


def at(hour, minute=0, second=0):
    return datetime(2024, 5, 11, hour, minute, second)


def code(refusal):
    return refusal.code if refusal else None


def full_room(tables=2, size=3):
    return tuple(Table(number, tuple(f"{number}.{seat}" for seat in range(1, size + 1))) for number in range(1, tables + 1))


@proves("PK-05")
def test_1_2_2_2_a_sheet_with_all_its_lines_opens_registration():
    assert verify_sheet(CGP, SHEET) is None


@proves("PK-05")
@pytest.mark.parametrize("line", SHEET)
def test_1_2_2_2_registration_does_not_open_without(line):
    refusal = verify_sheet(CGP, {key: value for key, value in SHEET.items() if key != line})
    assert refusal == Refusal("sheet_incomplete", "sheet_lines", ("1.2.2.2",), {"missing": line})


@proves("PK-06")
@pytest.mark.parametrize(
    ("now", "refused"), [(at(11, 59, 59), "registration_not_open"), (at(12), None), (at(14, 1), "registration_closed")]
)
def test_1_3_the_desk_opens_an_hour_before_the_start(now, refused):
    assert code(verify_window(CGP, now, START, at(14))) == refused


@proves("PK-10")
def test_2_1_nobody_has_two_live_entries():
    assert code(verify_entry(CGP, alive=1, used=1, allowed=5, period_open=True)) == "still_in"


@proves("PK-11")
@pytest.mark.parametrize(("on", "refused"), [(date(2024, 5, 9), "too_young"), (date(2024, 5, 10), None)])
def test_2_1_eighteen_full_years_on_the_day_of_registration(on, refused):
    assert code(verify_age(CGP, date(2006, 5, 10), on)) == refused


@proves("PK-12")
@pytest.mark.parametrize(("shown", "refused"), [({1}, "document_missing"), ({1, 2}, None)])
def test_2_1_a_the_document_is_shown_again_on_the_second_day(shown, refused):
    assert code(verify_document(CGP, shown, 2)) == refused


@proves("PK-14")
@pytest.mark.parametrize(
    ("used", "allowed", "open_", "refused"),
    [(1, 1, True, None), (1, 0, True, "no_reentry"), (2, 1, True, "too_many_reentries"), (1, 1, False, "reentry_period_over")],
)
def test_2_1_c_a_reentry_keeps_to_the_sheet(used, allowed, open_, refused):
    assert code(verify_entry(CGP, alive=0, used=used, allowed=allowed, period_open=open_)) == refused


@proves("PK-15")
@pytest.mark.parametrize(("record", "refused"), [(False, "site_record_missing"), (True, None)])
def test_2_1_1_a_the_ranking_takes_a_record_on_the_site(record, refused):
    assert code(verify_site_record(CGP, "ranking", record)) == refused


@proves("PK-16")
def test_2_1_1_b_a_seat_won_online_takes_it_too():
    assert code(verify_site_record(CGP, "online_seat", False)) == "site_record_missing"


@proves("PK-17")
@pytest.mark.parametrize(("means", "refused"), [("cash", None), ("debit", None), ("credit", None), ("cheque", "means_not_accepted")])
def test_2_2_an_entry_is_paid_in_cash_or_by_card(means, refused):
    assert code(verify_means(CGP, means)) == refused


@proves("PK-18")
@pytest.mark.parametrize(("means", "paid"), [("cash", 62000), ("debit", 65100), ("credit", 68200)])
def test_2_2_the_card_fee_comes_on_top(means, paid):
    assert price(RULES, 62000, means) == paid


@proves("PK-20")
@pytest.mark.parametrize(("minute", "origin"), [(59, "early"), (61, "desk")])
def test_2_3_an_early_registration_is_credited_by_14h_of_the_eve(minute, origin):
    credited = datetime(2024, 5, 10, 13 + minute // 60, minute % 60)
    assert origin_of(RULES, date(2024, 5, 11), credited, RULES.early_proof) == origin


@proves("PK-20")
def test_2_3_without_the_receipt_it_is_settled_at_the_desk():
    assert origin_of(RULES, date(2024, 5, 11), datetime(2024, 5, 10, 9), ("name", "cpf")) == "desk"


@proves("PK-21")
def test_2_4_a_seat_won_is_not_for_sale():
    assert code(verify_seat_won(CGP, "P", "Q", date(2024, 6, 1))) == "seat_is_personal"


@proves("PK-23")
@pytest.mark.parametrize(("on", "refused"), [(date(2024, 12, 31), None), (date(2025, 1, 1), "seat_lapsed")])
def test_2_4_a_seat_lapses_with_the_year(on, refused):
    assert code(verify_seat_won(CGP, "P", "P", on)) == refused


@proves("PK-25")
def test_2_5_a_late_player_fills_an_empty_seat():
    seating = (Table(1, ("a", None, "b")), Table(2, ("c", "d", "e")))
    assert fill(seating, ["late"], Chance(1)).seating[0].seats == ("a", "late", "b")


@proves("PK-26")
def test_2_5_without_an_empty_seat_a_player_waits_in_the_one_line():
    assert fill(full_room(), ["P", "Q"], Chance(1)).alternates == ("P", "Q")


@proves("PK-26")
def test_2_5_a_reentry_goes_to_the_end_of_the_line():
    assert join_alternates(CGP, ["P", "Q", "R"], full_room(), "A") == ("P", "Q", "R", "A")


@proves("PK-26")
def test_2_5_nobody_waits_in_the_line_twice():
    assert code(join_alternates(CGP, ["P", "Q", "R"], full_room(), "Q")) == "still_in"


@proves("PK-27")
def test_2_5_an_alternate_cannot_cancel():
    assert code(verify_cancel(CGP, "alternate", at(9), START)) == "alternate_cannot_cancel"


@proves("PK-28")
def test_2_5_a_late_player_receives_a_full_stack():
    assert starting_stack(30000) == 30000


@proves("PK-29")
@pytest.mark.parametrize(("asked", "refused"), [(at(12), None), (at(12, 0, 1), "too_late_to_cancel")])
def test_2_6_an_early_registration_is_cancelled_until_sixty_minutes_before(asked, refused):
    assert code(verify_cancel(CGP, "early", asked, START)) == refused


@proves("PK-29")
def test_2_6_a_registration_of_the_desk_is_never_cancelled():
    assert code(verify_cancel(CGP, "desk", at(11), START)) == "only_early_cancels"


@proves("PK-30")
@pytest.mark.parametrize(
    ("agrees", "now", "refused"),
    [(True, at(12, 50), None), (True, at(13, 1), "already_started"), (False, at(12, 50), "not_transferable")],
)
def test_2_6_a_transfer_takes_the_directors_leave_before_the_start(agrees, now, refused):
    assert code(verify_transfer(CGP, agrees, now, START)) == refused


@proves("PK-36")
@pytest.mark.parametrize(("declared", "refused"), [(at(12), None), (at(13, 5), "sponsor_not_declared"), (None, "sponsor_not_declared")])
def test_2_7_a_sponsor_is_declared_before_the_start(declared, refused):
    assert code(verify_sponsor(CGP, declared, START, official=False)) == refused


@proves("PK-38")
@pytest.mark.parametrize(("players", "refused"), [(3, None), (4, "too_many_logos")])
def test_2_7_three_at_the_final_table_wear_one_logo(players, refused):
    assert code(verify_logos(CGP, ["acme"] * players, ["official"])) == refused


@proves("PK-38")
def test_2_7_the_official_sponsor_may_be_worn_by_all():
    assert verify_logos(CGP, ["official"] * 9, ["official"]) is None


@proves("PK-40")
@pytest.mark.parametrize(("level", "needed"), [(1, 4), (2, 8), (3, 12), (4, 15)])
def test_2_8_each_level_needs_its_minimum(level, needed):
    def there(people):
        return verify_field(CGP, level, Count(people=people, entries=people, alive=people))

    assert (code(there(needed - 1)), there(needed)) == ("too_few_players", None)


@proves("PK-40")
def test_2_8_past_level_4_a_tournament_is_not_cancelled_for_its_field():
    assert verify_field(CGP, 5, Count(people=1, entries=1, alive=1)) is None


@proves("PK-40")
@pytest.mark.parametrize(("counts", "refused"), [("people", "too_few_players"), ("entries", None), ("alive", "too_few_players")])
def test_2_8_the_option_says_who_is_counted(counts, refused):
    rulebook = overlay(CGP, {"min_field_counts": counts})
    assert code(verify_field(rulebook, 3, Count(people=11, entries=13, alive=9))) == refused


@proves("PK-40")
def test_2_8_the_field_is_counted_as_the_level_starts():
    assert verify_field(CGP, 3, Count(people=1, entries=1, alive=1), "end") is None


@proves("PK-41")
@pytest.mark.parametrize(("kind", "back"), [("paid", 65100), ("entry", 62000)])
def test_2_8_a_cancelled_tournament_gives_back_what_was_paid(kind, back):
    assert refunds(rules_of(overlay(CGP, {"min_field_refund": kind})), 62000, [62000, 65100]) == (62000, back)

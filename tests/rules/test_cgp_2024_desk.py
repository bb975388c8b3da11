"""CGP 2024, items 1 to 3 by the log of a tournament: the sheet, the desk, documents, logos, what goes back and what is paid out."""

from datetime import date, timedelta

import msgspec
import pytest

from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import DrawSeats, Enter, FormFinal, GoOut, StartDay
from tento.championship.poker.desk_decisions import CancelEntry, CheckDocuments, TransferEntry, WearLogos, WonSeat
from tento.championship.poker.floor_decisions import CancelEvent, MarkAbsent, MarkPresent
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.organiser_decisions import Amend, PayPrize, PayRanking, Reschedule
from tento.championship.poker.season import Season
from tests.championship.poker.desks import ENTRY, START, ask, early, entry, form, opened, person, sheet, with_desk
from tests.championship.poker.rooms import names_of
from tests.championship.poker.tournaments import after, announced, code, later, new, said
from tests.rules.proving import proves

EVE = timedelta(days=1)
HOUR = timedelta(hours=1)


def entered(*players, **changes):
    """A tournament with these players, an hour before its start."""
    return after(with_desk(**changes), entry(*(form(who) for who in players)))


def refused(state, *forms, **keys):
    return code(ask(state, entry(*forms, **keys)))


def why(found):
    """The code of a refusal with the articles that it names."""
    return found.code, found.articles


@proves("PK-05")
@pytest.mark.parametrize(("line", "missing"), [({"start": None}, "start"), ({"variant": ""}, "variant"), ({"levels": ()}, "levels")])
def test_1_2_2_2_a_tournament_without_its_whole_sheet_is_not_opened(line, missing):
    found = opened(sheet(**line))
    assert (why(found), found.facts) == (("sheet_incomplete", ("1.2.2.2",)), {"missing": missing})


@proves("PK-05")
def test_1_2_2_2_online_there_is_no_desk_and_an_entry_is_a_name():
    found = opened(sheet(online=True, start=None, variant=""))
    assert after(found.state, said(Enter, players=("Ana", "Bia"))).entries == 2


@proves("PK-05")
def test_1_2_2_2_a_house_may_do_without_a_desk():
    state = opened(sheet(options={"entry_by": "name"}, start=None, variant="", levels=())).state
    assert after(state, said(Enter, players=("Ana", "Bia"))).entries == 2
    assert code(ask(state, CheckDocuments(by="desk", at=START, players=("Ana",), day=1))) == "no_desk"


@proves("PK-56")
@pytest.mark.parametrize(
    ("kind", "split", "refusal"),
    [
        ("side", {"prize": 10000, "rake": 2000}, "sheet_incomplete"),
        ("side", {"prize": 10000, "rake": 2000, "ranking": 500}, "ranking_line_wrong"),
        ("side", {"prize": 10000, "rake": 2000, "ranking": 700, "stage": 300}, None),
        ("satellite", {"prize": 10000, "rake": 2000}, None),
        ("ladies", {"prize": 10000, "rake": 2000}, None),
    ],
)
def test_3_7_a_ranked_event_puts_ten_reais_of_its_entry_aside(kind, split, refusal):
    assert code(opened(sheet(kind=kind, split=split))) == refusal


@proves("PK-06")
@pytest.mark.parametrize(("minutes", "refusal"), [(61, ("registration_not_open", ("1.3",))), (60, None), (-20, None)])
def test_1_3_the_desk_takes_an_entry_from_an_hour_before_the_start(minutes, refusal):
    found = ask(with_desk(), entry(form("Ana"), at=START - timedelta(minutes=minutes)))
    assert (why(found) if refusal else code(found)) == refusal


@proves("PK-07", "PK-06")
def test_1_3_another_start_takes_a_reason_and_moves_the_window():
    later = Reschedule(by="organiser", at=START - EVE, start=START + HOUR)
    assert code(ask(with_desk(), later)) == "reason_missing"
    moved = after(with_desk(), msgspec.structs.replace(later, why="the hall is not ready"))
    assert (refused(moved, form("Ana")), refused(moved, form("Ana"), at=START)) == ("registration_not_open", None)


@proves("PK-11")
@pytest.mark.parametrize(("born", "refusal"), [(date(2006, 5, 12), ("too_young", ("2.1",))), (date(2006, 5, 11), None)])
def test_2_1_the_desk_takes_nobody_below_eighteen(born, refusal):
    found = ask(with_desk(), entry(form("Ana", person=person("Ana", born=born))))
    assert (why(found) if refusal else code(found)) == refusal


@proves("PK-11", "PK-12")
def test_2_1_the_desk_takes_nobody_without_a_document():
    assert why(ask(with_desk(), entry(form("Ana", document="")))) == ("document_missing", ("2.1 a",))


@proves("PK-10")
def test_2_1_a_person_enters_once_whatever_the_name_in_the_log():
    state = after(with_desk(), entry(form("Ana", person=person("Ana Souza", 7))))
    assert refused(state, form("Ana S.", person=person("ANA SOUZA", 7))) == "already_entered"


@proves("PK-10")
def test_2_1_two_namesakes_are_two_people():
    two = (form("João 1", person=person("João Silva", 1)), form("João 2", person=person("João Silva", 2)))
    state = after(with_desk(), entry(*two))
    assert (state.entries, state.desk.name_of("João 2")) == (2, "João Silva (João 2)")


@proves("PK-10", "PK-31")
def test_2_1_every_entry_of_a_desk_has_its_form():
    assert code(ask(with_desk(), said(Enter, players=("Ana",)))) == "form_missing"


@proves("PK-31")
@pytest.mark.parametrize(
    ("facts", "refusal"),
    [({"person": person("Ana", accepted_version=None)}, "regulation_not_accepted"), ({"image_release": False}, "release_missing")],
)
def test_2_7_whoever_enters_accepts_the_regulation_and_signs_the_image_release(facts, refusal):
    assert why(ask(with_desk(), entry(form("Ana", **facts)))) == (refusal, ("2.7",))


@proves("PK-12")
def test_2_1_a_the_second_day_begins_with_the_documents_of_all_who_are_there():
    state = after(entered("Ana", "Bia", "Caio"), announced(entered("Ana", "Bia", "Caio")))
    state = after(state, said(DrawSeats))
    bags = said(StartDay, bags=tuple(Bag(player=who, chips=30000) for who in ("Ana", "Bia", "Caio")))
    shown = after(state, CheckDocuments(by="desk", at=START, players=("Ana", "Bia"), day=2))
    found = ask(shown, later(shown, bags))
    assert (why(found), found.facts) == (("document_missing", ("2.1 a",)), {"day": 2, "player": "Caio"})
    late = after(shown, said(MarkAbsent, players=("Caio",)), bags)
    assert code(ask(late, later(late, said(MarkPresent, players=("Caio",))))) == "document_missing"
    assert after(late, CheckDocuments(by="desk", at=START, players=("Caio",), day=2), said(MarkPresent, players=("Caio",)))


@proves("PK-15")
def test_2_1_1_a_without_a_record_on_the_site_a_player_plays_outside_the_ranking():
    found = ask(with_desk(), entry(form("Ana", site_record=False)))
    assert [event.what for event in found.events] == ["players-entered", "paid-cash", "not-ranked"]
    assert found.state.desk.people["Ana"].ranked is False


@proves("PK-16", "PK-21", "PK-23")
@pytest.mark.parametrize(
    ("seat", "facts", "at", "refusal"),
    [
        (WonSeat(winner="Ana"), {}, START, None),
        (WonSeat(winner="Bia"), {}, START, "seat_is_personal"),
        (WonSeat(winner="Ana", online=True), {"site_record": False}, START, "site_record_missing"),
        (WonSeat(winner="Ana"), {}, START.replace(year=2025), "seat_lapsed"),
        (WonSeat(winner="Ana"), {"paid": ENTRY}, START, "price_not_paid"),
    ],
)
def test_2_4_a_seat_that_was_won_is_an_entry_of_its_winner(seat, facts, at, refusal):
    assert refused(with_desk(), form("Ana", **{"means": None, "paid": 0, "seat": seat} | facts), at=at) == refusal


@proves("PK-17", "PK-18")
@pytest.mark.parametrize(
    ("means", "paid", "refusal"),
    [
        ("cash", ENTRY, None),
        ("debit", 65100, None),
        ("credit", 68200, None),
        ("credit", ENTRY, "price_not_paid"),
        ("transfer", ENTRY, "means_not_accepted"),
        (None, 0, "payment_missing"),
    ],
)
def test_2_2_an_entry_is_paid_in_full_by_a_means_of_the_day(means, paid, refusal):
    assert refused(with_desk(), form("Ana", means=means, paid=paid)) == refusal


@proves("PK-20")
@pytest.mark.parametrize(
    ("facts", "refusal"),
    [
        ({}, None),
        ({"credited": START - EVE + HOUR}, None),  # 14:00 of the eve
        ({"credited": START - EVE + HOUR + timedelta(seconds=1)}, "registration_not_open"),
        ({"proof": ("receipt",)}, "registration_not_open"),
    ],
)
def test_2_3_an_early_registration_comes_before_the_desk_opens(facts, refusal):
    assert refused(with_desk(), early("Ana", **facts), at=START - timedelta(hours=20)) == refusal


@proves("PK-29")
def test_2_6_an_early_registration_goes_back_with_its_money_until_an_hour_before():
    state = after(with_desk(), entry(early("Ana"), early("Bia"), at=START - EVE))
    cancel = CancelEntry(by="Ana", at=START - HOUR, player="Ana")
    found = ask(state, cancel)
    assert [(event.what, event.facts.get("reais")) for event in found.events][1] == ("returned", found.events[1].facts["reais"])
    assert (found.state.listed, found.state.entries, found.state.desk.returned["Ana"]) == (("Bia",), 1, ENTRY)
    assert code(ask(state, msgspec.structs.replace(cancel, at=START - HOUR + timedelta(seconds=1)))) == "too_late_to_cancel"
    assert refused(found.state, form("Ana")) is None


@proves("PK-29", "PK-27")
def test_2_6_what_was_registered_at_the_desk_stays():
    assert code(ask(entered("Ana"), CancelEntry(by="Ana", at=START - HOUR, player="Ana"))) == "only_early_cancels"
    assert code(ask(entered("Ana"), CancelEntry(by="x", at=START - HOUR, player="Bia"))) == "not_registered"


@proves("PK-27")
def test_2_5_an_alternate_does_not_cancel():
    players = names_of(3)
    state = after(with_desk(size=2), entry(*(early(who) for who in players[:2]), at=START - EVE))
    state = after(state, announced(state), said(DrawSeats), entry(early("p2"), at=START - EVE))
    assert state.waiting == ("p2",)
    assert code(ask(state, later(state, CancelEntry(by="p2", at=START - EVE, player="p2")))) == "alternate_cannot_cancel"


@proves("PK-30")
@pytest.mark.parametrize(
    ("reason", "at", "refusal"),
    [("", START - HOUR, "not_transferable"), ("ill", START, "already_started"), ("ill", START - HOUR, None)],
)
def test_2_6_the_director_lets_an_entry_go_to_another_person_before_the_start(reason, at, refusal):
    state = entered("Ana", "Bia")
    found = ask(state, TransferEntry(by="director", at=at, why=reason, player="Ana", to=form("Caio", means=None, paid=0)))
    assert code(found) == refusal
    if refusal is None:
        assert (found.state.listed, found.state.entries, found.state.desk.people["Caio"].paid) == (("Caio", "Bia"), 2, (ENTRY,))
        assert "Ana" not in found.state.desk.people


@proves("PK-30", "PK-21")
def test_2_6_nobody_takes_an_entry_who_has_one_and_a_seat_that_was_won_stays():
    won = form("Ana", means=None, paid=0, seat=WonSeat(winner="Ana"))
    state = after(with_desk(), entry(won, form("Bia")))
    move = TransferEntry(by="director", at=START - HOUR, why="ill", player="Bia", to=form("Ana"))
    assert code(ask(state, move)) == "already_entered"
    assert code(ask(state, msgspec.structs.replace(move, player="Ana", to=form("Caio")))) == "seat_is_personal"


@proves("PK-34")
def test_2_7_rules_that_are_changed_hold_from_then_on_and_are_told():
    change = Amend(by="organiser", at=START, options={"balance_diff": 3}, why="announced on the site")
    state = entered("Ana")
    assert code(ask(state, msgspec.structs.replace(change, why=""))) == "reason_missing"
    assert code(ask(state, msgspec.structs.replace(change, options={"balance_dif": 3}))) == "bad_options"
    found = ask(state, change)
    assert (found.state.rules.balance_diff, found.events[0].facts) == (3, {"rules": "balance_diff"})


@proves("PK-36", "PK-37")
def test_2_7_a_sponsor_is_worn_that_was_declared_before_the_start():
    state = after(with_desk(), entry(form("Ana", sponsors=("Acme",)), form("Bia")))
    wear = WearLogos(by="desk", at=START + HOUR, player="Bia", sponsors=("Acme",))
    assert state.desk.people["Ana"].wears == ("Acme",)
    assert why(ask(state, wear)) == ("sponsor_not_declared", ("2.7",))
    assert after(state, msgspec.structs.replace(wear, sponsors=("CGP",))).desk.people["Bia"].wears == ("CGP",)
    assert refused(state, form("Caio", sponsors=("Acme",)), at=START) == "sponsor_not_declared"
    assert after(state, msgspec.structs.replace(wear, player="Ana", sponsors=()), msgspec.structs.replace(wear, player="Ana"))


@proves("PK-38")
def test_2_7_the_final_table_is_formed_when_at_most_three_wear_one_logo():
    players = names_of(4)
    state = after(with_desk(), entry(*(form(who, sponsors=("Acme", "CGP")) for who in players)))
    state = after(state, announced(state), said(DrawSeats))
    final = later(state, said(FormFinal))
    assert code(ask(state, final)) == "too_many_logos"
    covered = after(state, WearLogos(by="director", at=START, player="p0", sponsors=("CGP",)), final)
    assert code(ask(covered, WearLogos(by="director", at=START, player="p0", sponsors=("Acme",)))) == "too_many_logos"


@proves("PK-41")
def test_2_8_a_field_that_is_too_small_is_cancelled_and_everybody_gets_back_what_was_paid():
    state = after(with_desk(), entry(form("Ana"), form("Bia", means="credit", paid=68200)))
    found = ask(state, CancelEvent(by="organiser", at=START))
    assert dict(found.state.desk.returned) == {"Ana": ENTRY, "Bia": 68200}
    assert [event.what for event in found.events] == ["cancelled", "returned", "returned"]
    assert found.events[0].centavos == ENTRY + 68200


@proves("PK-09", "PK-53")
@pytest.mark.parametrize(("prevented_by", "guarantee"), [(None, 5_000_000), ("force_majeure", 0)])
def test_1_5_for_a_cause_from_outside_the_entry_alone_goes_back(prevented_by, guarantee):
    state = after(with_desk(guarantee=5_000_000), entry(form("Bia", means="credit", paid=68200)))
    found = ask(state, CancelEvent(by="organiser", at=START, cause="outside", why="flood", prevented_by=prevented_by))
    assert (dict(found.state.desk.returned), found.state.guarantee) == ({"Bia": ENTRY}, guarantee)
    assert ("guarantee-void" in [event.what for event in found.events]) is (guarantee == 0)


def over(players=12, **facts):
    """A tournament of so many that p0 won, on a Saturday."""
    state = new(players, **facts)
    for who in reversed(names_of(players)[1:]):
        tables = {sitting: table.number for table in state.seating for sitting in table.seats}
        state = after(state, GoOut(by="director", at=START, outs=(Out(who, tables[who], 1),)))
    return state


@proves("PK-46")
@pytest.mark.parametrize(
    ("player", "chosen_by", "refusal"),
    [
        ("p0", "player", None),
        ("p0", "organiser", "not_theirs_to_choose"),
        ("p5", "player", "no_prize"),
    ],
)
def test_3_3_a_prize_below_5000_is_paid_as_its_winner_chooses(player, chosen_by, refusal):
    assert code(ask(over(), PayPrize(by="organiser", at=START, player=player, means="cash", chosen_by=chosen_by))) == refusal


@proves("PK-46")
def test_3_3_from_5000_on_the_organisers_choose_and_nothing_is_paid_twice():
    state = over(guarantee=2_000_000)
    pay = PayPrize(by="organiser", at=START, player="p0", means="transfer", chosen_by="organiser")
    assert code(ask(state, msgspec.structs.replace(pay, chosen_by="player"))) == "not_theirs_to_choose"
    paid = after(state, pay)
    assert (paid.desk.prizes["p0"], code(ask(paid, pay))) == (1_261_000, "already_done")


@proves("PK-47")
def test_3_3_a_prize_is_paid_within_five_business_days_or_there_is_a_reason():
    pay = PayPrize(by="organiser", at=START + timedelta(days=6), player="p0", means="cash", chosen_by="player")
    assert code(ask(over(), pay)) is None  # the Friday after a Saturday
    late = msgspec.structs.replace(pay, at=START + timedelta(days=7))
    assert why(ask(over(), late)) == ("payment_overdue", ("3.3",))
    assert code(ask(over(), msgspec.structs.replace(late, why="the bank was closed"))) is None
    assert code(ask(over(), msgspec.structs.replace(late, holidays=(date(2024, 5, 13), date(2024, 5, 14))))) is None


@proves("PK-46")
def test_3_3_nothing_is_paid_before_the_end():
    assert code(ask(new(12), PayPrize(by="organiser", at=START, player="p0", means="cash"))) == "not_over_yet"


def lines(*others, first=365):
    """Everybody's year, with what twelve entries of this tournament gave: p0 won it, and p1 to p8 came to the final table."""
    own = [Season(player="p0", points=first + 90, places=(1,), main_events=1)]
    own += [Season(player=f"p{place - 1}", points=600, places=(place,), main_events=1) for place in range(2, 13)]
    return (*own, *others)


@proves("PK-57", "PK-58", "PK-60")
def test_3_7_2_the_annual_prize_is_paid_after_the_last_stage_to_the_best_three():
    state, best = over(), (Season(player="x", points=2000), Season(player="y", points=1500), Season(player="z", points=1200))
    asked = {"seasons": lines(*best, first=600), "entries": (100, 200)}
    amounts = {"x": 126_000, "y": 63_000, "z": 21_000}  # 70% of R$ 3,000, in 60, 30 and 10
    pay = PayRanking(by="organiser", at=START, prize="annual", amounts=amounts, **asked)
    assert [event.what for event in ask(state, pay).events] == ["annual-paid"] * 3
    assert why(ask(state, msgspec.structs.replace(pay, stages_left=1))) == ("stages_left", ("3.7.2",))
    assert code(ask(state, msgspec.structs.replace(pay, amounts={"x": 210_000}))) == "not_the_prize"


@proves("PK-58", "PK-70")
def test_3_7_1_1_the_champion_of_the_stage_takes_thirty_percent():
    state = over()
    pay = PayRanking(by="organiser", at=START, prize="stage", seasons=lines(first=2000), entries=(12,), amounts={"p0": 3600})
    assert [(event.what, event.facts["player"]) for event in ask(state, pay).events] == [("stage-paid", "p0")]
    assert code(ask(state, msgspec.structs.replace(pay, seasons=lines(first=2000)[1:]))) == "season_incomplete"
    assert code(ask(new(12), pay)) == "not_over_yet"


@proves("PK-58", "PK-70")
def test_3_7_1_1_the_best_are_told_and_nobody_is_left_out_who_is_ahead_of_them():
    """A year has thousands of players: the log has the lines of the best, and this tournament's own points say whether one is missing."""
    first, second = lines(first=600)[:2]
    pay = PayRanking(by="organiser", at=START, prize="stage", entries=(12,), seasons=(first, second), amounts={"p0": 3600})
    assert code(ask(over(), pay)) is None
    other = Season(player="x", points=40, places=(1,), main_events=1)
    without = msgspec.structs.replace(pay, seasons=(second, other))
    assert why(ask(over(), without))[0] == "season_incomplete"


@proves("PK-58", "PK-60")
def test_3_7_what_the_ranking_put_aside_is_paid_once():
    pay = PayRanking(by="organiser", at=START, prize="stage", seasons=lines(first=2000), entries=(12,), amounts={"p0": 3600})
    assert code(ask(ask(over(), pay).state, pay)) == "already_done"


@proves("PK-14")
@pytest.mark.parametrize("other", ["aaron", "zoe"])
def test_2_1_c_nobody_else_comes_again_under_the_name_of_a_player(other):
    state = entered("m", "n", "o")
    state = after(state, announced(state), said(DrawSeats), GoOut(by="director", at=START, outs=(Out("m", 1, 1),)))
    assert refused(state, form("m", person=person(other)), at=START) == "not_the_person"
    assert after(state, entry(form("m"), at=START)).alive == 3

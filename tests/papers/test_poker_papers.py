"""A poker tournament on paper: payouts that add up, seats on the wall, knockouts, and the diary of the floor."""

import re
from datetime import UTC, datetime

import msgspec
import pytest

from tento.championship.core.telling import Note
from tento.championship.core.tournament import Held, fold
from tento.championship.poker import tournament
from tento.championship.simulation.poker.stage import PokerStage
from tento.papers.diary import told
from tento.papers.document import Edition
from tento.papers.poker import pages as poker
from tento.papers.poker.book import book_of_poker
from tento.papers.poker.files import write_files
from tento.papers.poker.ranking import Ranked
from tento.papers.poker.schedule import schedule
from tento.papers.sheets import Money
from tento.papers.words import alphabetical, money
from tento.rulebooks.loader import load
from tento.texts.championship import poker_diary
from tests.papers.championship_papers import ABOUT, PT, compiled, data_of


@pytest.fixture(scope="module")
def stage():
    found = PokerStage(load("cgp-2024"), 4, "Etapa", 8)
    return found, found.play(120)


def night(stage):
    one, closing = stage[0].events[0], stage[0].closings[0]
    return poker.played(one.held, closing)


def centavos(text):
    sign = -1 if "−" in text else 1
    return sign * int(re.sub(r"\D", "", text))


@pytest.fixture(scope="module")
def knockouts():
    """A night whose entry holds a knockout."""
    split = {"prize": 30000, "knockout": 18000, "rake": 12000, "ranking": 700, "stage": 300, "federation": 1000}
    found = PokerStage(load("cgp-2024"), 8, "Etapa", 30, {"entry_split": split})
    return found, found.play(40)


def test_the_payout_sheet_adds_up(stage):
    sheet = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-payouts"]
    closing = night(stage).closing
    assert sum(centavos(line["prize"]) for line in sheet["prizes"]) == centavos(sheet["paid_total"])
    assert centavos(sheet["paid_total"]) + closing.leftover + closing.payout.unpaid == closing.pool.pool
    assert sum(centavos(line["amount"]) for line in sheet["collected"]) == centavos(sheet["collected_total"])


def test_everybody_of_the_seat_draw_has_a_seat_on_the_wall_and_a_card(stage):
    made = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}
    listed_on_wall = [line["player"] for line in made["main-seats"]["draws"][0]["players"]]
    assert sorted(listed_on_wall) == sorted(card["heading"] for card in made["main-cards"]["cards"])
    assert len(set(listed_on_wall)) == len(listed_on_wall) == 95


def test_the_seats_are_listed_by_the_alphabet_without_accents(stage):
    made = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}
    names = [line["player"] for line in made["main-seats"]["draws"][0]["players"]]
    assert names == sorted(names, key=alphabetical)
    assert alphabetical("Débora") < alphabetical("Diego")


def test_every_paper_of_a_tournament_is_printed(stage):
    made = [compiled(document) for document in poker.documents(night(stage), ABOUT, PT)]
    assert [data[:4] for data in made] == [b"%PDF"] * 5


def announced(stage):
    return [(one.opening, one.state) for one in stage[0].events]


def test_the_schedule_tells_where_and_when_each_tournament_is_in_their_order(stage):
    sheet = data_of(schedule([*reversed(announced(stage))], ABOUT, PT))
    assert sheet["venue"] == "Local: Hotel Continental, Porto Alegre"
    told = [(one["name"], one["starts"], one["days"]) for one in sheet["tournaments"]]
    assert told == [("Main Event", "11/05 13h00", "12/05 13h00"), ("Evento paralelo", "18/05 13h00", "19/05 13h00")]
    assert "balcão a partir das 12h00" in sheet["tournaments"][0]["notes"]


def test_the_desk_shows_the_price_of_each_means_of_payment(stage):
    sheet = data_of(schedule(announced(stage), ABOUT, PT))
    assert dict(zip(sheet["means"], sheet["tournaments"][0]["prices"], strict=True)) == {
        "dinheiro": "R$ 620,00",
        "débito": "R$ 651,00",
        "crédito": "R$ 682,00",
    }


def test_the_schedule_follows_a_start_that_was_moved(stage):
    opening, state = announced(stage)[0]
    moved = msgspec.structs.replace(state, desk=msgspec.structs.replace(state.desk, start=datetime(2024, 5, 11, 20, tzinfo=UTC)))
    assert data_of(schedule([(opening, moved)], ABOUT, PT))["tournaments"][0]["starts"] == "11/05 17h00"


def test_the_schedule_is_printed(stage):
    assert compiled(schedule(announced(stage), ABOUT, PT)).startswith(b"%PDF")


def test_every_entry_has_a_receipt_with_what_was_paid(stage):
    made = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-receipts"]["receipts"]
    state = night(stage).state
    assert len(made) == state.entries
    assert sum(centavos(one["paid"]) for one in made) == sum(sum(known.paid) for known in state.desk.people.values())
    assert {one["player"] for one in made} == set(state.listed)


def test_the_receipt_is_signed_for_the_regulation_and_the_image(stage):
    words = data_of(next(one for one in poker.documents(night(stage), ABOUT, PT) if one.name == "main-receipts"))["words"]
    assert "aceito o regulamento" in words["receipt_terms"]
    assert "imagem" in words["receipt_terms"]
    assert words["signature"] == "Assinatura"


@pytest.mark.parametrize(("made", "printed"), [(1, ["levels"]), (2, ["receipts", "levels"]), (4, ["receipts", "seats", "cards", "levels"])])
def test_a_tournament_that_is_not_over_has_the_papers_it_has_come_to(stage, made, printed):
    whole = stage[0].events[0].held
    event = Held(whole.rulebook, whole.made[:made], fold(tournament, whole.rulebook, whole.log[:made]))
    assert [one.name for one in poker.documents(poker.begun(event), ABOUT, PT)] == [f"main-{name}" for name in printed]


def test_the_files_of_a_tournament_that_is_not_over_are_written(stage, tmp_path):
    whole = stage[0].events[0].held
    event = Held(whole.rulebook, whole.made[:4], fold(tournament, whole.rulebook, whole.log[:4]))
    written = write_files([event], Edition(title="x", rulebook="y", lang="en"), tmp_path)
    assert {"schedule.pdf", "main-seats.pdf", "event.xlsx"} <= {path.name for path in written}
    assert not {"main-payouts.pdf", "ranking.pdf"} & {path.name for path in written}


def test_two_namesakes_are_told_apart_on_paper(stage):
    one = night(stage)
    who = one.state.listed[0]
    known = one.state.desk.people[who]
    renamed = msgspec.structs.replace(known, person=msgspec.structs.replace(known.person, name="João Silva"))
    desk = msgspec.structs.replace(one.state.desk, people=one.state.desk.people.insert(who, renamed))
    changed = msgspec.structs.replace(one, state=msgspec.structs.replace(one.state, desk=desk))
    made = {each.name: data_of(each) for each in poker.documents(changed, ABOUT, PT)}
    assert f"João Silva ({who})" in {line["player"] for line in made["main-seats"]["draws"][0]["players"]}


def test_the_payout_sheet_tells_what_each_player_takes_for_knockouts(knockouts):
    sheet = {one.name: data_of(one) for one in poker.documents(night(knockouts), ABOUT, PT)}["main-payouts"]
    closing = night(knockouts).closing
    assert closing.knockouts_leftover
    assert sum(centavos(line["amount"]) for line in sheet["knockouts"]) == centavos(sheet["knockouts_total"]) == closing.pool.knockouts
    assert not any(line["amount"] == money(0) for line in sheet["knockouts"])


def test_the_sheet_of_knockouts_is_printed(knockouts):
    sheet = next(one for one in poker.documents(night(knockouts), ABOUT, PT) if one.name == "main-payouts")
    assert compiled(sheet).startswith(b"%PDF")


def test_the_workbook_tells_the_knockouts_of_each_player(knockouts):
    one, ranking = night(knockouts), knockouts[1]
    ranked = Ranked(lines=ranking.lines, points={}, fund=ranking.fund, champion=ranking.champion, annual=ranking.annual)
    sheet = book_of_poker([one], ranked, {"main": ()}, PT)[1]
    column = sheet.head.index(PT["money/knockout"])
    taken = [cell.centavos for row in sheet.rows if isinstance(cell := row[column], Money)]
    assert (len(taken), sum(taken)) == (len(sheet.rows), sum(one.closing.knockouts.values()))


def test_a_tournament_without_knockouts_lists_none(stage):
    sheet = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-payouts"]
    assert sheet["knockouts"] == []


def test_the_wall_of_seats_tells_how_the_draw_is_checked(stage):
    sheet = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-seats"]
    chain = night(stage).state.chain
    assert chain is not None
    assert next(line["text"] for line in sheet["transcripts"][0]["lines"]) == chain.commitment
    assert sheet["transcripts"][0]["commands"] == ["tento verify-draw main-draws.json"]


def test_what_a_simulated_event_writes_is_told_in_portuguese(stage, knockouts):
    whys = {note.why for found in (stage, knockouts) for one in found[0].events for note in one.diary if note.why}
    assert whys
    assert whys <= set(poker_diary.SAID)


@pytest.mark.parametrize(("hands", "line"), [(1, "p1 cumpriu mãos da pena; falta 1."), (2, "p1 cumpriu mãos da pena; faltam 2.")])
def test_one_hand_is_told_in_the_singular(hands, line):
    note = Note(datetime(2025, 1, 1, tzinfo=UTC), "served", {"player": "p1", "hands": hands}, "director", "", False, "director")
    assert [sentence for _, _, sentence in told([note], PT)] == [line]


def test_the_diary_is_told_with_its_facts(stage):
    lines = [line for one in stage[0].events for line in told(one.diary, PT)]
    assert not any("{" in sentence for _, _, sentence in lines)


def test_the_levels_tell_entry_start_late_registration_and_when_chips_go_out(stage):
    sheet = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-levels"]
    text = " · ".join(sheet["facts"])
    opening = night(stage).opening
    assert "Inscrição: R$ 620,00" in text
    assert f"inscrições até o fim do nível {opening.late_levels}" in text
    assert any(line["colour_up"].startswith("saem as fichas de") for line in sheet["levels"])


def test_the_payouts_are_signed_tell_the_means_and_name_no_note(stage, knockouts):
    for found in (stage, knockouts):
        sheet = next(one for one in poker.documents(night(found), ABOUT, PT) if one.name == "main-payouts")
        data = data_of(sheet)
        assert all("means" in line for line in data["prizes"])
        assert (data["words"]["signature"], data["words"]["payment_means"]) == ("Assinatura", "Forma")
        assert b"PA-" not in sheet.data
        assert compiled(sheet)[:5] == b"%PDF-"

"""The papers of the organiser: what is to be signed, the poster of days and hours, the prizes and the list of entries."""

from datetime import UTC, datetime

import msgspec
import pytest

from tento.championship.core.tournament import Held, Made
from tento.championship.pairs import decisions as do
from tento.championship.pairs.events import Informed
from tento.club.events.venue.printing import Heading
from tento.papers.document import About
from tento.papers.pairs.entry_book import entry_sheet, entry_text
from tento.papers.pairs.office import office
from tento.papers.printing import WHO, HousePrinter
from tento.papers.sheet_text import text_of
from tento.papers.sheets import Sheet
from tento.rulebooks.loader import load
from tento.texts.papers.championship import paper
from tests.rules.championships import AFIA, DAY, IN_TIME, TM, after, championship, form, stage

WORDS = paper("pt")
ABOUT = About(title="Copa", rulebook="r", day="")


INFORMED = do.Inform(by="organiser", at=IN_TIME, venue="Hotel")
MADE = (Made(INFORMED, (Informed(about="venue"),)),)


def chosen():
    """A pair of which one has signed, under the Truco Masters."""
    confirm = do.Confirm(by="P b", at=IN_TIME, entry="P", person=1)
    signed = do.SignDocument(by="organiser", at=IN_TIME, entry="P", person=0, document="participation")
    return after(championship(TM), form("P"), confirm, do.Select(by="organiser", at=IN_TIME, entry="P"), signed)


def data(state, name):
    found = next(one for one in office(state, ABOUT, WORDS) if one.name == name)
    return msgspec.json.decode(found.data)


def test_a_page_is_printed_for_each_signature_that_is_still_owed():
    pages = data(chosen(), "documents")["pages"]
    assert [(one["person"], one["title"]) for one in pages] == [("P b", "Termo de participação")]
    assert "§6.1" in [said["cite"] for said in pages[0]["agreed"]]


def test_art_9_the_poster_has_each_match_under_its_hour_and_the_venue():
    state = after(championship(AFIA), do.Inform(by="organiser", at=IN_TIME, venue="Hotel Central"))
    assert data(state, "poster")["venue"] == "Hotel Central"
    assert data(state, "poster")["articles"] == "art. 9"
    assert data(state, "poster")["slots"] == []


def test_a_match_whose_call_was_taken_back_stands_on_no_poster():
    state = stage(championship(TM), "knockout", *"ABCD")
    called = after(state, do.Call(by="organiser", at=DAY, match="knockout/1.1", table=4, starts=DAY))
    assert len(data(called, "poster")["slots"]) == 1
    assert data(after(called, do.Uncall(by="organiser", at=DAY, match="knockout/1.1")), "poster")["slots"] == []


def test_sec_3_1_the_prize_list_names_the_tax():
    prizes = (do.Prize(place=2, what="medalha"), do.Prize(place=1, what="troféu"))
    found = data(after(championship(TM), do.Inform(by="organiser", at=IN_TIME, prizes=prizes)), "prizes")
    assert [(row["place"], row["what"], row["who"]) for row in found["rows"]] == [(1, "troféu", ""), (2, "medalha", "")]
    assert any("imposto" in said["text"] for said in found["notes"])


def test_the_list_of_entries_has_a_line_for_each_person():
    sheet = entry_sheet(chosen(), WORDS)
    assert [row[:2] for row in sheet.rows] == [("P", "P a"), ("P", "P b")]
    column = sheet.head.index("Assinou")
    assert [row[column] for row in sheet.rows] == ["sim", "não"]
    assert entry_text(chosen(), WORDS).startswith(b"\xef\xbb\xbf")


def test_sec_5_2_the_list_of_entries_proves_when_and_how_each_was_summoned():
    asked = do.Summon(by="organiser", at=datetime(2025, 10, 2, 13, 5, tzinfo=UTC), entry="P", means="carta registrada 4711")
    sheet = entry_sheet(after(chosen(), asked), WORDS)
    assert sheet.rows[0][sheet.head.index("Convocada")] == "02/10/2025 10h05 · carta registrada 4711"


@pytest.mark.parametrize(
    "name", ["documents", "poster", "prizes", "standings", "cards", "workbook", "entries", "entries-csv", "calendar", "decisions-csv"]
)
@pytest.mark.parametrize("lang", ["pt", "en", "es"])
def test_every_file_that_is_offered_is_written(name, lang):
    state = after(chosen(), do.Inform(by="organiser", at=IN_TIME, prizes=(do.Prize(place=1, what="troféu"),)))
    event = Held(load(TM), MADE, state)
    offered = {one.name: one for one in HousePrinter().files(event, lang)}
    written = HousePrinter().file(event, name, Heading("Copa", "r", lang, "http://tento.test/evento/x"), {"table": None, "entry": None})
    assert written is not None
    assert written.name.endswith(offered[name].ending)
    assert offered[name].title != name


def test_what_names_people_is_for_those_who_direct_the_event():
    assert {WHO[name] for name in ("documents", "entries", "entries-csv", "workbook")} == {("organiser", "director")}


def test_the_hours_of_the_poster_are_those_of_brasilia():
    state = championship(AFIA)
    moved = do.MoveDate(by="organiser", at=IN_TIME, what="closes", to=datetime(2025, 11, 1, 2, 59, tzinfo=UTC), why="chuva")
    assert data(after(state, moved), "poster")["dates"] == [{"name": "Encerramento das inscrições", "when": "31/10/2025 23h59"}]


def test_numbers_stay_numbers_in_a_text_file_and_no_name_becomes_a_formula():
    sheet = Sheet("Jogos", ("Dupla", "Pontos"), (("=1+1", -30), ("Ana", 12)))
    assert text_of(sheet).decode("utf-8-sig").splitlines() == ["Dupla;Pontos", "'=1+1;-30", "Ana;12"]

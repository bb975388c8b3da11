"""An entry of the public form has an id that its browser made up: no paper shows it, and each shows the entry's number."""

import pytest
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.championship.core.tournament import Held
from tento.championship.pairs import decisions as do
from tento.championship.pairs.entry_numbers import MACHINE_MADE, number_of
from tento.championship.pairs.rules import rules_of
from tento.championship.simulation.names import Cast
from tento.championship.simulation.pairs.event import PairsSimulation, groups_for
from tento.championship.simulation.pairs.matches import Upsets
from tento.club.events.venue.printing import Heading
from tento.club.events.venue.signing import Signer
from tento.papers.document import About, Edition
from tento.papers.pairs.entry_book import entry_sheet
from tento.papers.pairs.files import book, printed
from tento.papers.pairs.lines import lines
from tento.papers.pairs.office import office
from tento.papers.printing import HousePrinter
from tento.rulebooks.loader import load
from tests.papers.championship_papers import PT, data_of
from tests.rules.championships import IN_TIME, TM, after, championship, form

MADE_UP = "i-3fa91b2c"
EDITION = Edition(title="Copa", rulebook="r", lang="pt")


def of_the_form(cast):
    """Entries that all came by the public form."""

    def applicant(rules, number):
        return replace(cast.applicant(rules, number), entry=f"i-{0x3FA91B2B + number:08x}")

    return applicant


@pytest.fixture(scope="module", params=[("fenacef-ix", 9), ("afia-2025", 10)])
def event(request):
    rulebook, field = load(request.param[0]), request.param[1]
    options = groups_for(rules_of(rulebook), field)
    cast = of_the_form(Cast(Chance(2, "names")))
    simulation = PairsSimulation(rulebook, Chance(2), options, Upsets(absent=3, disqualified=1, corrected=3), tables=4, applicant=cast)
    simulation.play(field)
    return simulation.held


def entered(*decisions, **changes):
    """A championship with one entry of the public form."""
    return after(championship(TM), *decisions, form(MADE_UP, **changes))


def test_the_entries_of_this_event_have_made_up_ids(event):
    assert MADE_UP in event.state.entries


def test_no_paper_shows_a_made_up_id(event):
    assert [one.name for one in printed([event], EDITION) if MACHINE_MADE.search(one.data.decode())] == []


def test_no_sheet_of_the_workbook_shows_a_made_up_id(event):
    sheets = [*book([event], EDITION), entry_sheet(event.state, PT)]
    assert [sheet.title for sheet in sheets if MACHINE_MADE.search(str(sheet.rows))] == []


def test_the_lines_of_an_event_show_no_made_up_id(event):
    assert not MACHINE_MADE.search("\n".join(lines(event.state, "pt")))


def test_a_strip_of_a_pin_shows_the_number_of_the_entry(monkeypatch):
    laid = []

    def lay(document, _templates):
        laid.append(data_of(document))
        return b""

    monkeypatch.setattr("tento.papers.printing.pdf_of", lay)
    HousePrinter().file(
        Held(load(TM), (), entered()), "pins", Heading("Copa", "r", "pt", ""), {"pins": [(Signer("A a", MADE_UP, 0), "123456")]}
    )
    assert laid[0]["strips"][0]["entry"] == "1"


def test_a_document_to_sign_shows_the_number_of_the_entry():
    confirm = do.Confirm(by=f"{MADE_UP} b", at=IN_TIME, entry=MADE_UP, person=1)
    state = after(entered(), confirm, do.Select(by="organiser", at=IN_TIME, entry=MADE_UP))
    documents = next(one for one in office(state, About(title="Copa", rulebook="r", day=""), PT) if one.name == "documents")
    assert {page["entry"] for page in data_of(documents)["pages"]} == {"1"}


def test_the_number_of_an_entry_of_the_form_is_its_place_in_the_order_of_entering():
    assert number_of(entered(form("D1")), MADE_UP) == "2"


def test_an_id_that_the_organiser_gave_is_the_number():
    assert number_of(entered(form("D1")), "D1") == "D1"


def test_two_entries_never_share_a_number():
    assert number_of(entered(form("2")), MADE_UP) == "2A"

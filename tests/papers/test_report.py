"""The final report of a played event: places and prizes, money, the book of incidents, what was ruled, and the head of the log."""

import re

import msgspec
import pytest

from tento.cards.chance import Chance
from tento.championship.core.tournament import Held
from tento.championship.pairs import decisions as do
from tento.championship.pairs.honours import places
from tento.championship.pairs.rules import rules_of
from tento.championship.simulation.names import Cast
from tento.championship.simulation.pairs.event import PairsSimulation, groups_for
from tento.championship.simulation.pairs.matches import Upsets
from tento.papers.document import About, Edition
from tento.papers.pairs.files import printed
from tento.papers.pairs.report import report
from tento.papers.printing import WHO
from tento.papers.words import money
from tento.rulebooks.loader import load
from tento.texts.papers.championship import paper
from tests.papers.championship_papers import PT, compiled, data_of

FIELD = 9
ABOUT = About(title="Copa", rulebook="Regulamento", day="25/10/2025", head="registro até a decisão 99: 3fa9")
FEES = {"fees": {"entry": 5000, "refunds": []}}


@pytest.fixture(scope="module")
def event():
    """A Fenacef that was played to its end with a prize for each of two places, a protest that was decided and a note that was not."""
    rulebook = load("fenacef-ix")
    options = groups_for(rules_of(rulebook), FIELD) | FEES
    upsets = Upsets(absent=3, disqualified=2, corrected=3)
    played = PairsSimulation(rulebook, Chance(2), options, upsets, tables=4, applicant=Cast(Chance(2, "names")).applicant)
    played.play(FIELD)
    prizes = (do.Prize(place=1, what="troféu"), do.Prize(place=2, what="medalha"))
    match = played.state.stages[-1].matches[-1]
    first = places(played.state)[0][0]
    played.do(do.Inform, prizes=prizes, venue="Hotel Central")
    played.do(do.NoteIncident, text="carta marcada", match=match, entry=first)
    played.do(do.RuleIncident, incident=1, ruling="baralho trocado")
    played.do(do.NoteIncident, text="faltou luz")
    return played.held


@pytest.fixture(scope="module")
def shown(event):
    return data_of(next(report(event, ABOUT, PT)))


def test_an_event_without_a_champion_has_no_report(event):
    open_one = Held(event.rulebook, event.made, msgspec.structs.replace(event.state, champion=None))
    assert list(report(open_one, ABOUT, PT)) == []


def test_the_report_is_offered_with_the_other_papers(event):
    assert "report" in [one.name for one in printed([event], Edition(title="Copa", rulebook="r", lang="pt"))]


def test_the_report_is_for_those_who_direct_the_event():
    assert WHO["report"] == ("organiser", "director")


def test_each_entry_that_played_has_its_place_and_the_prize_of_it(event, shown):
    wanted = [entry for level in places(event.state) for entry in level]
    assert len(shown["places"]) == len(wanted)
    assert [row["prize"] for row in shown["places"] if row["place"] <= 2] == ["troféu", "medalha"]


def test_the_money_is_what_came_in_less_what_went_back(event, shown):
    came, went = event.state.received, event.state.refunded
    assert [line["sum"] for line in shown["money"]] == [money(came), money(-went), money(came - went)]
    assert came == 5000 * len(event.state.entries)


def test_each_incident_stands_with_its_match_its_entry_and_its_ruling(shown):
    first, second = shown["incidents"]
    assert (first["kind"], first["text"], first["ruling"]) == ("Anotação", "carta marcada", "baralho trocado")
    assert re.fullmatch(r"Eliminatória \S+ · .+", first["about"])
    assert (second["text"], second["about"], second["ruling"]) == ("faltou luz", "", "")


def test_every_ruling_stands_with_who_made_it(event, shown):
    judged = sum(isinstance(made.decision, do.Sanction | do.Correct | do.Absent | do.Award) for made in event.made)
    assert judged
    assert len(shown["rulings"]) >= judged
    assert all(line["by"] and line["when"] for line in shown["rulings"])


def test_no_ruling_names_an_entry_or_a_match_by_its_id(event, shown):
    words = {word for line in shown["rulings"] for word in re.findall(r"[\w/.-]+", line["text"])}
    assert words & (set(event.state.matches) | {name for name in event.state.entries if not name.isdecimal()}) == set()


def test_the_head_of_the_log_stands_on_the_report(shown):
    assert shown["about"]["head"] == ABOUT.head


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_the_report_is_laid_out(event, lang):
    assert compiled(next(report(event, ABOUT, paper(lang)))).startswith(b"%PDF-")

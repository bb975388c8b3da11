"""Truco Masters 2025, §4, §6 and §9: who may enter, and what an application says."""

from datetime import date, datetime

import pytest
from msgspec.structs import replace

from tento.championship.core.roles import Actor
from tento.championship.pairs import decisions as do
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load
from tests.rules.championships import (
    BRASILIA,
    IN_TIME,
    TM,
    after,
    championship,
    code,
    form,
    person,
)
from tests.rules.proving import proves


def registering(**changes):
    return code(decide(championship(TM), form(**changes)))


def with_person(**changes):
    return code(decide(championship(TM), form(people=(person("a", **changes), person("b")))))


@proves("TM-18", "TM-21", "TM-27", "TM-35")
@pytest.mark.parametrize("declaration", ["legally_capable", "no_impediment", "available", "own_material", "lawful_material"])
def test_sec_4_1_each_declaration_is_made_by_each_person(declaration):
    rules = load(TM).championship
    assert rules is not None
    assert with_person(declared=tuple(one for one in rules.entries.declarations if one != declaration)) == "declaration_missing"


@proves("TM-19")
@pytest.mark.parametrize(("born", "told"), [(date(2007, 9, 20), "done"), (date(2007, 9, 21), "too_young")])
def test_sec_4_1_eighteen_full_years_on_the_day_of_registration(born, told):
    assert with_person(born=born) == told


@proves("TM-20")
@pytest.mark.parametrize("where", [{"residence": "PT"}, {"domicile": "PT"}])
def test_sec_4_1_resident_and_domiciled_in_brazil(where):
    assert with_person(**where) == "not_resident"


@proves("TM-20")
@pytest.mark.parametrize("where", [{"domicile": None}, {"domicile": "  "}, {"residence": ""}])
def test_sec_4_1_a_blank_is_no_home(where):
    assert with_person(**where) == "field_missing"


@proves("TM-22")
@pytest.mark.parametrize("status", [None, False])
def test_sec_4_1_1_a_foreigner_is_in_the_country_regularly(status):
    known = {"foreign_document": "V1", "foreign_document_on": date(2020, 1, 1), "speaks_portuguese": True}
    assert with_person(foreigner=True, regular_status=status, **known) == "irregular_status"


@proves("TM-22")
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"foreign_document": "V1", "foreign_document_on": date(2023, 9, 20), "speaks_portuguese": True}, "done"),
        ({"foreign_document": "V1", "foreign_document_on": date(2023, 9, 21), "speaks_portuguese": True}, "foreign_document_too_new"),
        ({"speaks_portuguese": True}, "foreign_document_missing"),
        ({"foreign_document": "V1", "foreign_document_on": date(2020, 1, 1)}, "language_missing"),
    ],
)
def test_sec_4_1_1_a_foreigner_needs_an_rne_of_two_years_and_portuguese(changes, told):
    assert with_person(foreigner=True, regular_status=True, **changes) == told


@proves("TM-23")
def test_sec_4_1_2_the_pair_is_complete_when_the_partner_has_confirmed():
    asked = after(championship(TM), form())
    assert asked.entries["one"].status == "pending"
    assert code(decide(asked, do.Select(by="organiser", at=IN_TIME, entry="one"))) == "not_complete"


@proves("TM-24")
@pytest.mark.parametrize(
    ("at", "told"),
    [
        (datetime(2025, 9, 14, 23, 59, tzinfo=BRASILIA), "entries_not_open"),
        (datetime(2025, 9, 15, tzinfo=BRASILIA), "done"),
        (datetime(2025, 10, 18, 23, 59, 30, tzinfo=BRASILIA), "done"),
        (datetime(2025, 10, 19, tzinfo=BRASILIA), "entries_closed"),
    ],
)
def test_sec_4_2_applications_come_between_the_two_dates(at, told):
    assert registering(at=at) == told


@proves("TM-25")
def test_sec_4_2_only_by_the_form_on_the_site():
    assert registering(channel="telephone") == "wrong_channel"


@proves("TM-25")
def test_sec_4_2_every_field_is_filled_in():
    assert with_person(residence=None) == "field_missing"


@proves("TM-28", "TM-29")
@pytest.mark.parametrize(
    ("tie", "told"), [("organiser", "tie_to_organiser"), ("organiser_kin", "kin_of_organiser"), ("sponsor", "tie_to_sponsor")]
)
def test_sec_4_5_nobody_with_such_a_tie_plays(tie, told):
    assert with_person(ties=(tie,)) == told


@proves("TM-34")
@pytest.mark.parametrize(("version", "told"), [(None, "regulation_not_accepted"), ("0", "wrong_version")])
def test_sec_4_9_the_regulation_in_force_is_accepted(version, told):
    assert with_person(accepted_version=version) == told


@proves("TM-32")
def test_sec_4_7_nobody_applies_without_letting_the_material_be_used():
    assert refused_without("material_use") == "declaration_missing"


@proves("TM-50")
def test_sec_6_1_nobody_applies_without_giving_image_and_voice():
    assert refused_without("image_and_voice") == "declaration_missing"


@proves("TM-63")
def test_sec_9_11_nobody_applies_without_accepting_the_treatment_of_data():
    assert refused_without("data_processing") == "declaration_missing"


def refused_without(declaration: str) -> str:
    """What the form of a pair is answered whose second player left one declaration out."""
    declared = tuple(one for one in rules_of(load(TM)).entries.declarations if one != declaration)
    return code(decide(championship(TM), form(people=(person("Ana"), person("Bia", declared=declared)))))


@proves("TM-23")
def test_sec_4_1_2_a_word_that_came_on_paper_is_written_down_by_the_desk_with_how_it_came():
    state = after(championship(TM), form("P"))
    desk = Actor(name="Rita", role="desk")
    noted = do.NoteConfirmation(by=desk, at=IN_TIME, entry="P", person=1, means="termo assinado")
    assert after(state, noted).entries["P"].status == "applied"
    assert code(decide(state, replace(noted, means=" "))) == "reason_missing"
    assert code(decide(state, replace(noted, by=Actor(name="P a", role="player", entries=("P",))))) == "not_your_role"
    assert code(decide(after(state, noted), noted)) == "already_done"


@proves("TM-23")
def test_sec_4_1_2_who_fills_in_the_form_gives_the_own_word_with_it_and_not_the_partners():
    player = Actor(name="bia99", role="public")
    entered = after(championship(TM), form("P", by=player, registrant=0))
    assert entered.entries["P"].confirmed == frozenset({0})
    office = after(championship(TM), form("P", by=Actor(name="Rita", role="organiser"), registrant=0))
    assert office.entries["P"].confirmed == frozenset()

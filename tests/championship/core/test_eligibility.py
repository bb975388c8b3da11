"""Who may enter: the regulation is accepted in the version that is in force, where there are versions."""

import pytest

from tento.championship.core.eligibility import not_eligible
from tento.rulebooks.loader import load, overlay
from tests.rules.championships import TM, form, person


@pytest.mark.parametrize(
    ("accepted", "in_force", "code"),
    [("1", "1", None), ("0", "1", "wrong_version"), ("0", None, None), (None, None, "regulation_not_accepted")],
)
def test_the_version_in_force_is_accepted_or_any_where_none_is_named(accepted, in_force, code):
    asked = form(people=tuple(person(name, accepted_version=accepted) for name in ("a", "b")))
    found = not_eligible(load(TM), asked, in_force)
    assert (None if found is None else found.code) == code


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"foreigner": False, "foreign_document": "V1"}, "cpf_missing"),
        ({"foreigner": True}, "cpf_missing"),
        ({"foreigner": True, "foreign_document": "V1"}, "irregular_status"),
    ],
)
def test_only_a_foreigner_gives_the_number_of_another_document_instead_of_the_cpf(told, code):
    asked = form(people=tuple(person(name, **told) for name in ("a", "b")))
    found = not_eligible(overlay(load(TM), {"entries": {"cpf": True}}), asked, "1")
    assert (None if found is None else found.code) == code


@pytest.mark.parametrize("name", ["", "   ", "–"])
def test_nobody_enters_without_a_name(name):
    found = not_eligible(load(TM), form(people=(person("a"), person(name))), "1")
    assert found is not None
    assert found.code == "name_missing"

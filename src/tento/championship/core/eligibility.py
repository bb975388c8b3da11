"""Who may enter: the conditions of the regulation, asked one by one in the order in which a desk asks them."""

from collections.abc import Callable, Iterator
from datetime import date

from tento.championship.core.decisions import Application
from tento.championship.core.people import Person, folded, full_years
from tento.rulebooks.championship.sections import Entries
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

TIES = {"organiser": "tie_to_organiser", "organiser_kin": "kin_of_organiser", "sponsor": "tie_to_sponsor"}

Finding = tuple[str, str, dict[str, str | int]]
"""The code of a refusal, the rule and the facts."""


def not_eligible(rulebook: Rulebook, asked: Application, version: str | None = None) -> Refusal | None:
    """The first condition on the entry and its people that is not met, with the articles that set it."""
    assert rulebook.championship is not None, "eligibility is asked of a championship"
    entries = rulebook.championship.entries
    for code, rule, facts in _findings(entries, asked, version):
        return Refusal(code, rule, rulebook.cites(rule), facts)
    return None


def _findings(entries: Entries, asked: Application, version: str | None) -> Iterator[Finding]:
    yield from _entry(entries, asked)
    for person in asked.people:
        if person.erased:
            continue  # what was checked when the form was there stands
        if not folded(person.name):
            yield "name_missing", "entries.starters", {"entry": asked.entry}
        for condition in CONDITIONS:
            for code, rule, facts in condition(entries, person, asked.at.date()):
                yield code, rule, {"person": person.name, **facts}
        yield from _accepted(entries, person, version)


@enforces("entries.channels", "entries.origins", "entries.starters", "entries.reserves", "entries.kind")
def _entry(entries: Entries, asked: Application) -> Iterator[Finding]:
    """By the door that the regulation opens, with as many people as it asks for, and for a delegation where it has them."""
    if entries.channels and asked.channel not in entries.channels:
        yield "wrong_channel", "entries.channels", {"channel": asked.channel}
    if asked.origin not in entries.origins:
        yield "wrong_origin", "entries.origins", {"origin": asked.origin}
    if len(asked.people) < entries.starters:
        yield "too_few_people", "entries.starters", {"people": len(asked.people), "least": entries.starters}
    if len(asked.people) > entries.starters + entries.reserves:
        yield "too_many_people", "entries.reserves", {"people": len(asked.people), "most": entries.starters + entries.reserves}
    if entries.kind == "delegations" and not asked.delegation:
        yield "no_delegation", "entries.kind", {}


@enforces("entries.fields", "entries.cpf")
def _form(entries: Entries, person: Person, _on: date) -> Iterator[Finding]:
    """Every field of the form is filled in. A foreigner without a CPF gives the number of the foreigner's document."""
    for field in entries.fields:
        if _blank(getattr(person, field, None)):
            yield "field_missing", "entries.fields", {"field": field}
    if entries.cpf and person.cpf is None and not (person.foreigner and person.foreign_document):
        yield "cpf_missing", "entries.cpf", {}


def _blank(given: object) -> bool:
    return given is None or (isinstance(given, str) and not given.strip())


@enforces("entries.min_age")
def _age(entries: Entries, person: Person, on: date) -> Iterator[Finding]:
    """The full years on the day of registration: who is eligible then is so on the day of the event."""
    if entries.min_age is None:
        return
    if person.born is None:
        yield "field_missing", "entries.min_age", {"field": "born"}
    elif full_years(person.born, on) < entries.min_age:
        yield "too_young", "entries.min_age", {"years": full_years(person.born, on), "least": entries.min_age}


@enforces("entries.residence")
def _residence(entries: Entries, person: Person, _on: date) -> Iterator[Finding]:
    """Resident and domiciled in one of the countries; a blank is neither."""
    if not entries.residence:
        return
    if any(_blank(country) for country in (person.residence, person.domicile)):
        yield "field_missing", "entries.residence", {"field": "residence" if _blank(person.residence) else "domicile"}
    elif person.residence not in entries.residence or person.domicile not in entries.residence:
        yield "not_resident", "entries.residence", {}


@enforces("entries.foreign_status", "entries.foreign_document_years", "entries.foreign_language")
def _foreigner(entries: Entries, person: Person, on: date) -> Iterator[Finding]:
    """A foreigner is in the country regularly, shows a document issued long enough ago, and understands the language."""
    if not person.foreigner:
        return
    if entries.foreign_status and not person.regular_status:
        yield "irregular_status", "entries.foreign_status", {}
    years = entries.foreign_document_years
    if years is not None:
        issued = person.foreign_document_on
        if person.foreign_document is None or issued is None:
            yield "foreign_document_missing", "entries.foreign_document_years", {}
        elif full_years(issued, on) < years:
            yield "foreign_document_too_new", "entries.foreign_document_years", {"years": full_years(issued, on), "least": years}
    if entries.foreign_language and not person.speaks_portuguese:
        yield "language_missing", "entries.foreign_language", {}


@enforces("entries.barred_ties")
def _ties(entries: Entries, person: Person, _on: date) -> Iterator[Finding]:
    """Ties to the organiser's people, kinship with them, and ties to sponsors, each as the regulation bars it."""
    for tie in person.ties:
        if tie in entries.barred_ties:
            yield TIES[tie], "entries.barred_ties", {}


@enforces("entries.declarations")
def _declarations(entries: Entries, person: Person, _on: date) -> Iterator[Finding]:
    """Each declaration is made by each person."""
    for declaration in entries.declarations:
        if declaration not in person.declared:
            yield "declaration_missing", "entries.declarations", {"declaration": declaration}


@enforces("entries.accept_regulation")
def _accepted(entries: Entries, person: Person, version: str | None) -> Iterator[Finding]:
    """The regulation is accepted, and in the version that is in force."""
    if not entries.accept_regulation:
        return
    if person.accepted_version is None:
        yield "regulation_not_accepted", "entries.accept_regulation", {"person": person.name}
    elif version is not None and person.accepted_version != version:
        yield "wrong_version", "entries.accept_regulation", {"person": person.name, "version": version}


def conditions_met(entries: Entries) -> tuple[str, ...]:
    """The rules by which everybody who entered was checked: what is left to say of somebody whose form is gone."""
    asked = {
        "entries.fields": entries.fields,
        "entries.cpf": entries.cpf,
        "entries.min_age": entries.min_age is not None,
        "entries.residence": entries.residence,
        "entries.foreign_status": entries.foreign_status,
        "entries.foreign_document_years": entries.foreign_document_years is not None,
        "entries.foreign_language": entries.foreign_language,
        "entries.barred_ties": entries.barred_ties,
        "entries.declarations": entries.declarations,
        "entries.accept_regulation": entries.accept_regulation,
    }
    return tuple(rule for rule, applies in asked.items() if applies)


CONDITIONS: tuple[Callable[[Entries, Person, date], Iterator[Finding]], ...] = (
    _form, _age, _residence, _foreigner, _ties, _declarations,
)  # fmt: skip

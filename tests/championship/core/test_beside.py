"""People lie beside a log: a line names them by number and hash, somebody can be erased, and everything else stays as it was."""

import random
from datetime import UTC, date, datetime
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from tento.championship.core.beside import Beside, PeopleFile, Thing, people_text
from tento.championship.core.custody import Erase, Hold
from tento.championship.core.erasing import nickname
from tento.championship.core.ledger import Ledger
from tento.championship.core.log import LogError, write
from tento.championship.core.people import Person
from tento.championship.core.personal import personal_in
from tento.championship.core.reading import write_sealed
from tento.championship.core.roles import Actor
from tento.championship.core.tournament import read
from tento.championship.pairs import decisions as do
from tento.championship.registry import TOURNAMENTS, replay
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal

FIELDS = {"truco-masters-2025": 20, "fenacef-ix": 12, "afia-2025": 10, "cgp-2024": 30}
AT = datetime(2030, 1, 2, tzinfo=UTC)
PUBLIC = {
    "title", "rulebook", "hash", "version", "venue", "sponsors", "entry", "entries", "delegation", "channel", "origin", "document", "stage",
    "listed", "commitment", "seed", "numbers", "match", "winner", "first_mao", "order", "link", "free", "seats", "variant", "proof",
    "started_by", "keeps", "prize", "name",
    "what", "cards", "record",
}  # fmt: skip
"""Fields whose words are of the rulebook, of an entry, a place or a company: nobody's own."""


def salts(seed):
    return random.Random(seed).randbytes


def events(name, seed=4, trouble=8):
    wanted = Wanted(rulebook=load(name), entries=FIELDS[name], seed=seed, title="x", trouble=trouble, tables=10)
    return simulate(wanted)


def held(name, seed=4):
    return next(iter(events(name, seed)))


def ledger_of(event, seed=1):
    text, things = write_sealed(event.log, salts(seed))
    rulebook = event.rulebook
    kind = TOURNAMENTS[rulebook.championship.kind]
    return Ledger(kind, rulebook, sealed=True).fold(text.encode().splitlines(), things)


def decided(ledger, decision, seed=9):
    prepared = ledger.prepare(decision, salts(seed))
    if not isinstance(prepared, Refusal):
        ledger.accept(prepared)
    return prepared


def erase(ledger, person):
    return decided(ledger, Erase(by=Actor("Rita", "organiser"), at=AT, person=person))


def people_of(ledger):
    return [number for number, thing in ledger.beside.things.items() if thing.kind == "form" and not thing.of]


def words(value):
    """Every text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from words(key)
            yield from words(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from words(one)


def texts_in(info, way=""):
    """Where a type holds plain text, by the names of its fields, but for what is marked or a form."""
    match info:
        case inspect.Metadata():
            if not (info.extra or {}).get("personal"):
                yield from texts_in(info.type, way)
        case inspect.StrType():
            yield way
        case inspect.UnionType():
            for one in info.types:
                yield from texts_in(one, way)
        case inspect.StructType():
            if info.cls is not Person:
                for field in info.fields:
                    yield from texts_in(field.type, field.encode_name)
        case inspect.VarTupleType() | inspect.ListType():
            yield from texts_in(info.item_type, way)
        case inspect.TupleType():
            for one in info.item_types:
                yield from texts_in(one, way)
        case inspect.DictType():
            yield from texts_in(info.value_type, way)


@pytest.mark.parametrize("struct", [one for kind in TOURNAMENTS.values() for one in get_args(kind.Decision)])
def test_every_text_of_a_decision_is_marked_as_personal_or_known_to_be_public(struct):
    assert set(texts_in(inspect.type_info(struct))) <= PUBLIC | {"split", "options", "fixed"}


@pytest.mark.parametrize("name", FIELDS)
def test_no_name_and_no_form_stands_in_the_lines(name):
    for event in events(name):
        text, things = write_sealed(event.log, salts(1))
        personal = {thing.name for thing in things.values()} - {""}
        inside = {word for line in text.splitlines()[1:] for word in words(msgspec.json.decode(line.rpartition(" ~")[0]))}
        assert len(personal) >= FIELDS[name] / 2
        assert not personal & inside


@pytest.mark.parametrize("name", FIELDS)
@given(seed=st.integers(0, 1000))
@settings(max_examples=4, deadline=None)
def test_a_log_with_its_people_leads_where_the_decisions_lead(name, seed):
    for event in events(name, seed):
        text, things = write_sealed(event.log, salts(seed))
        found = replay(text, event.rulebook, Beside(things))
        assert found.log == list(event.log)
        assert found.state == event.state


@pytest.mark.parametrize("name", FIELDS)
def test_when_everybody_is_erased_every_decision_and_every_draw_still_holds(name):
    for event in events(name):
        ledger = ledger_of(event)
        names = {ledger.beside.things[number].name for number in people_of(ledger)}
        before = list(ledger.lines)
        for person in people_of(ledger):
            assert not isinstance(erase(ledger, person), Refusal)
        assert ledger.lines[: len(before)] == before
        again = replay(ledger.text, event.rulebook, Beside(ledger.beside.things))
        assert again.tournament.false_draw(again.draws) is None
        assert len(again.state.custody.erased) == len(names)
        left = people_text(ledger.beside.things)
        assert [one for one in names if one in left or one in ledger.text] == []


def test_what_is_left_of_a_person_is_a_nickname_and_what_was_checked():
    ledger = ledger_of(held("truco-masters-2025"))
    person = people_of(ledger)[0]
    erase(ledger, person)
    thing = ledger.beside.things[person]
    assert (thing.salt, thing.erased) == ("", True)
    assert thing.value["name"] == nickname(person) == f"Pessoa {person}"
    assert "entries.min_age" in thing.value["checked"]
    assert thing.value.keys() == {"name", "erased", "checked"}


def test_the_entry_of_somebody_erased_goes_by_the_nickname():
    ledger = ledger_of(held("truco-masters-2025"))
    entry = next(iter(ledger.state.entries.values()))
    person = ledger.beside.named(entry.people[0].name)
    erase(ledger, person)
    assert ledger.state.entries[entry.id].people[0].name == f"Pessoa {person}"
    assert ledger.state.entries[entry.id].people[1] == entry.people[1]


@pytest.mark.parametrize("field", ["name", "born", "residence"])
def test_a_form_that_was_changed_is_refused(field):
    event = held("truco-masters-2025")
    text, things = write_sealed(event.log, salts(1))
    number = next(number for number, thing in things.items() if thing.kind == "form")
    changed = msgspec.structs.replace(things[number], value={**things[number].value, field: "1990-01-01"})
    with pytest.raises(LogError, match="wrong form"):
        replay(text, event.rulebook, Beside({**things, number: changed}))


def test_a_form_that_is_gone_without_a_decision_is_missed():
    event = held("truco-masters-2025")
    text, things = write_sealed(event.log, salts(1))
    number = next(number for number, thing in things.items() if thing.kind == "form")
    with pytest.raises(LogError, match="form missing"):
        replay(text, event.rulebook, Beside({key: one for key, one in things.items() if key != number}))
    stub = Thing(kind="form", value={"name": "Pessoa 2", "erased": number}, erased=True)
    with pytest.raises(LogError, match="form missing"):
        replay(text, event.rulebook, Beside({**things, number: stub}))


def test_a_form_that_only_says_it_was_erased_is_refused():
    event = held("truco-masters-2025")
    text, things = write_sealed(event.log, salts(1))
    number = next(number for number, thing in things.items() if thing.kind == "form")
    lying = msgspec.structs.replace(things[number], value={**things[number].value, "erased": 1})
    with pytest.raises(LogError, match="wrong form"):
        replay(text, event.rulebook, Beside({**things, number: lying}))


def test_an_old_log_with_its_people_inside_is_read_and_nobody_in_it_is_erased_by_their_own_word():
    event = held("truco-masters-2025")
    assert replay(write(event.log), event.rulebook).state == event.state
    place = next(place for place, one in enumerate(event.log) if isinstance(one, do.Register))
    forged = msgspec.structs.replace(event.log[place], people=(Person(name="x", erased=1), Person(name="y")))
    with pytest.raises(LogError, match="bad decision"):
        read(TOURNAMENTS["pairs"], write([*event.log[:place], forged]))


def test_a_sealed_log_without_its_people_is_not_read():
    event = held("truco-masters-2025")
    with pytest.raises(LogError, match="people missing"):
        replay(write_sealed(event.log, salts(1)).text, event.rulebook)


def test_a_legal_hold_keeps_somebody_until_its_day():
    ledger = ledger_of(held("truco-masters-2025"))
    person = people_of(ledger)[0]
    hold = Hold(by=Actor("Rita", "organiser"), at=AT, person=person, until=date(2030, 6, 1), why="imposto sobre o prêmio")
    assert decided(ledger, msgspec.structs.replace(hold, why="")).code == "reason_missing"
    assert decided(ledger, msgspec.structs.replace(hold, until=date(2029, 1, 1))).code == "hold_is_over"
    assert not isinstance(decided(ledger, hold), Refusal)
    refused = erase(ledger, person)
    assert (refused.code, refused.facts["until"]) == ("legal_hold", "2030-06-01")
    late = Erase(by=Actor("Rita", "organiser"), at=datetime(2030, 6, 2, tzinfo=UTC), person=person)
    assert not isinstance(decided(ledger, late), Refusal)


def test_a_hold_on_some_fields_keeps_those_and_no_others():
    ledger = ledger_of(held("truco-masters-2025"))
    person = people_of(ledger)[0]
    born = ledger.beside.things[person].value["born"]
    hold = Hold(by=Actor("Rita", "organiser"), at=AT, person=person, until=date(2030, 6, 1), why="lei", keeps=("born",))
    decided(ledger, hold)
    erase(ledger, person)
    assert ledger.beside.things[person].value.keys() == {"name", "born", "erased", "checked"}
    assert ledger.beside.things[person].value["born"] == born


def test_nobody_is_erased_twice_or_under_a_number_that_is_nobodys():
    ledger = ledger_of(held("truco-masters-2025"))
    person = people_of(ledger)[0]
    erase(ledger, person)
    assert erase(ledger, person).code == "already_done"
    assert erase(ledger, 99_999).code == "nobody_to_erase"


def test_only_the_organiser_erases():
    ledger = ledger_of(held("truco-masters-2025"))
    asked = Erase(by=Actor("Rui", "director"), at=AT, person=people_of(ledger)[0])
    assert decided(ledger, asked).code == "not_your_role"


def test_words_that_name_somebody_erased_have_the_nickname_instead():
    ledger = ledger_of(held("truco-masters-2025"))
    person = people_of(ledger)[0]
    name = ledger.beside.things[person].name
    why = f"{name} passou mal, e {name.upper()} foi para casa"
    decided(ledger, do.Suspend(by=Actor("Rita", "organiser"), at=AT, to="suspended", why=why))
    erase(ledger, person)
    assert ledger.made[-2].decision.why == f"Pessoa {person} passou mal, e Pessoa {person} foi para casa"


def registered(ledger, entry, *people, by="Rita"):
    forms = tuple(
        Person(name=name, born=date(1980, 1, 1), residence="BR", domicile="BR", foreigner=True, foreign_document=f"{entry}{place}",
               foreign_document_on=date(2000, 1, 1), speaks_portuguese=True, regular_status=True, accepted_version="1",
               declared=tuple(ledger.state.rules.entries.declarations))
        for place, name in enumerate(people)
    )  # fmt: skip
    by_whom = Actor(by, "player", entries=(entry,)) if by != "Rita" else Actor(by, "organiser")
    return decided(ledger, do.Register(by=by_whom, at=datetime(2025, 9, 21, tzinfo=UTC), entry=entry, people=forms, channel="online"))


def open_event():
    rulebook = load("truco-masters-2025")
    ledger = Ledger(TOURNAMENTS["pairs"], rulebook, sealed=True)
    opening = do.Publish(by=Actor("Rita", "organiser"), at=datetime(2025, 9, 20, tzinfo=UTC), title="x", rulebook=rulebook.name,
                         hash=rulebook.hash)  # fmt: skip
    decided(ledger, opening)
    return ledger


def test_of_two_people_with_one_name_the_right_one_is_erased():
    ledger = open_event()
    for entry in ("1", "2"):
        assert not isinstance(registered(ledger, entry, "Ana Souza", f"Bia {entry}", by="Ana Souza"), Refusal)
    for entry in ("1", "2"):
        confirm = do.Confirm(
            by=Actor(f"Bia {entry}", "player", entries=(entry,)), at=datetime(2025, 9, 21, tzinfo=UTC), entry=entry, person=1
        )
        assert not isinstance(decided(ledger, confirm), Refusal)
    first, second = (ledger.beside.entries[entry][0] for entry in ("1", "2"))
    asked = Erase(by=Actor("Rita", "organiser"), at=AT, person=second)
    assert not isinstance(decided(ledger, asked), Refusal)
    assert [entry.people[0].name for entry in ledger.state.entries.values()] in (
        ["Ana Souza", f"Pessoa {second}"],
        [f"Pessoa {second}", "Ana Souza"],
    )
    assert all(len(entry.confirmed) == 2 for entry in ledger.state.entries.values())
    assert ledger.beside.things[first].erased is False


def test_the_file_of_people_is_read_as_it_was_written():
    ledger = open_event()
    registered(ledger, "1", "Ana Souza", "Bia Lima")
    text = people_text(ledger.beside.things)
    assert msgspec.json.decode(text, type=PeopleFile).things == ledger.beside.things


def test_what_nothing_is_personal_in_needs_no_way_to_it():
    assert personal_in(do.Start).fields.keys() == {"by", "why"}

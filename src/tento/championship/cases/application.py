"""An application as a case writes it: the form, its people, and when it comes. What the case does not say is assumed to be in order."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from typing import Any, Final, get_args

from tento.championship.cases.asking import known, left_to_read, listed, texts
from tento.championship.core.decisions import Application
from tento.championship.core.people import Cpf, Person, close_cpf
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import CALENDAR, COUNT, DAY, FLAG, NAMES, TEXT, checked, either, list_of, one_of, whole
from tento.rulebooks.cases.saying import said
from tento.rulebooks.championship.sections import Entries, Tie
from tento.table.refusal import Refusal

YEARS: Final = whole(0, 130)
ORIGIN: Final = one_of("applied", "invited")
TIES: Final = either(one_of(*get_args(Tie)), list_of(one_of(*get_args(Tie))))
PERSON: Final = {
    "name": TEXT, "cpf": TEXT, "age": YEARS, "born": DAY, "residence": TEXT, "domicile": TEXT, "foreigner": FLAG, "rne": TEXT,
    "rne_on": DAY, "rne_years": YEARS, "speaks_portuguese": FLAG, "regular": FLAG, "ties": TIES, "declared": NAMES, "undeclared": NAMES,
    "accepted": FLAG, "accepted_version": TEXT,
}  # fmt: skip
PEOPLE: Final = left_to_read("names or tables in a list, or how many")
ENTERED: Final = left_to_read("names or tables in a list")
MOMENT: Final = left_to_read("a time, as in 2025-10-18T23:59:00")
ENTRY: Final = {
    "people": PEOPLE,
    "delegation": TEXT, "origin": ORIGIN, "channel": TEXT, "at": MOMENT, "version": TEXT, "entered": ENTERED, "field": COUNT,
    "suspended": NAMES, "by": TEXT,
}  # fmt: skip
MOST_PEOPLE: Final = 1_000
ALIASES: Final = {
    "birth": "born", "birthdate": "born", "country": "residence", "rne_issued": "rne_on", "tie": "ties", "date": "at", "when": "at",
    "members": "people", "players": "people",
}  # fmt: skip
"""Other words under which a form may bring the same."""
COUNTRIES: Final = {"brasil": "BR", "brazil": "BR", "br": "BR"}
"""A country by its name, where a rulebook names it by its code."""
SECRET: Final = b"a case has no secrets"


def read_application(given: Mapping[str, Any], entries: Entries) -> Application | Refusal:
    """The application of a case; refused where a CPF is no CPF."""
    case = plain(given)
    checked(case, ENTRY | PERSON)
    at = _moment(case.get("at"), entries.opens)
    people = _people(case, entries, version_of(case), at.date())
    if isinstance(people, Refusal):
        return people
    return Application(
        by=str(case.get("by", people[0].name if people else "")),
        at=at,
        entry="asked",
        people=people,
        delegation=case.get("delegation") or ("one" if entries.kind == "delegations" and "delegation" not in case else None),
        origin=case.get("origin", "applied"),
        channel=case.get("channel", next(iter(entries.channels), "")),
    )


def version_of(case: Mapping[str, Any]) -> str:
    """The version of the rules that is in force."""
    return str(case.get("version", "1"))


def entered_before(case: Mapping[str, Any]) -> tuple[dict[str, str], dict[str, int]]:
    """Who has entered already, by the key of each person; and how often each delegation has."""
    entered = [one if isinstance(one, Mapping) else {"name": one} for one in listed(case, "entered")]
    counts: dict[str, int] = {}
    for place, one in enumerate(entered):
        checked(one, {"name": TEXT, "cpf": TEXT, "delegation": TEXT}, f"entered[{place}].")
        if "delegation" in one:
            counts[one["delegation"]] = counts.get(one["delegation"], 0) + 1
    return {key: "before" for one in entered for key in _known_as(one)}, counts


def refused(refusal: Refusal, articles: tuple[str, ...]) -> dict[str, Any]:
    """What is answered of an application that is refused."""
    return {"accepted": False, "refused": refusal.code, "status": "refused", "article": list(articles)}


def plain(given: Mapping[str, Any]) -> dict[str, Any]:
    """The keys under the words of the guide."""
    return {ALIASES.get(key, key): value for key, value in given.items()}


def _known_as(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The keys of a person who has entered before: by the CPF if one is given, else by the name."""
    closed = close_cpf(given["cpf"], SECRET) if "cpf" in given else None
    return Person(name=given.get("name", ""), cpf=closed if isinstance(closed, Cpf) else None).known_as


def _moment(given: Any, opens: datetime | None) -> datetime:
    """When the form comes in: by default the day on which entries open. Times without a zone are those of São Paulo."""
    if given is None:
        return opens or datetime(2025, 9, 15, 12, tzinfo=UTC)
    if isinstance(given, str):
        try:
            given = datetime.fromisoformat(given)
        except ValueError:
            raise BadKey("at", f"{said(given)} is not a time: write 2025-10-18T23:59:00") from None
    if type(given) is date:
        given = datetime.combine(given, time(12))
    if not isinstance(given, datetime) or given.year not in CALENDAR:
        raise BadKey("at", f"{said(given)} is not a time: write 2025-10-18T23:59:00")
    zone = opens.tzinfo if opens is not None else UTC
    return given if given.tzinfo is not None else given.replace(tzinfo=zone)


def _people(case: Mapping[str, Any], entries: Entries, version: str, on: date) -> tuple[Person, ...] | Refusal:
    given = case.get("people")
    if type(given) is int and 0 <= given <= MOST_PEOPLE:
        given = [{} for _ in range(given)]
    if given is None:
        own = {key: case[key] for key in PERSON if key in case}
        given = [own, *({} for _ in range(entries.starters - 1))]
    if not isinstance(given, list) or not all(isinstance(one, str | Mapping) for one in given):
        raise BadKey("people", f"are names or tables in a list, or how many, up to {MOST_PEOPLE}")
    people = []
    for place, one in enumerate(given):
        person = _person(plain(one) if isinstance(one, Mapping) else {"name": one}, place, entries, version, on)
        if isinstance(person, Refusal):
            return person
        people.append(person)
    return tuple(people)


def _person(given: Mapping[str, Any], place: int, entries: Entries, version: str, on: date) -> Person | Refusal:
    checked(given, PERSON, f"people[{place}].")
    cpf = close_cpf(given["cpf"], SECRET) if "cpf" in given else None
    if isinstance(cpf, Refusal):
        return cpf
    home = next(iter(entries.residence), None)
    foreign = given.get("foreigner", any(key in given for key in ("rne", "rne_on", "rne_years")))
    residence = _country(given.get("residence", home))
    return Person(
        name=given.get("name", f"person {place + 1}"),
        cpf=cpf,
        born=_day(given["born"]) if "born" in given else _years_before(on, given.get("age", 40)),
        residence=residence,
        domicile=_country(given["domicile"]) if "domicile" in given else residence,
        foreigner=foreign,
        foreign_document=_document(given, foreign),
        foreign_document_on=_day(given["rne_on"])
        if "rne_on" in given
        else _years_before(on, given["rne_years"])
        if "rne_years" in given
        else None,
        speaks_portuguese=given.get("speaks_portuguese", True),
        regular_status=given.get("regular", True),
        ties=tuple(texts(given, "ties")),
        declared=_declared(entries, given),
        accepted_version=given.get("accepted_version", version if given.get("accepted", True) else None),
    )


def _country(given: str | None) -> str | None:
    return None if given is None else COUNTRIES.get(given.casefold(), given)


def _declared(entries: Entries, given: Mapping[str, Any]) -> tuple[str, ...]:
    """The declarations made: those named, or every one that the form asks for but for those named as missing."""
    asked, missing = entries.declarations, texts(given, "undeclared")
    for key in ("declared", "undeclared"):
        known(texts(given, key), asked, key)
    return tuple(texts(given, "declared")) if "declared" in given else tuple(one for one in asked if one not in missing)


def _day(given: Any) -> date:
    """A date, also where the file writes it as text."""
    return date.fromisoformat(given) if isinstance(given, str) else given


def _document(given: Mapping[str, Any], foreign: bool) -> str | None:
    if "rne" in given:
        return given["rne"] or None
    return "RNE" if foreign and any(key in given for key in ("rne_on", "rne_years")) else None


def _years_before(on: date, years: int) -> date:
    """The same day so many years ago; of 29 February the day before, where there is none."""
    day = 28 if (on.month, on.day) == (2, 29) else on.day
    return date(on.year - years, on.month, day)

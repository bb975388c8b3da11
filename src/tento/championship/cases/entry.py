"""The question `entry`: a registration as data, taken or refused. What the case does not say is assumed to be in order."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from typing import Any, Final

from msgspec.structs import replace

from tento.championship.cases.asking import ANY, championship_of, listed, texts
from tento.championship.core.people import Cpf, Person, close_cpf
from tento.championship.pairs import decisions as do
from tento.championship.pairs.entering import register
from tento.championship.pairs.state import State
from tento.championship.pairs.tournament import opened
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import COUNT, DAY, FLAG, NAMES, TEXT, checked, whole
from tento.rulebooks.championship.pairs import ChampionshipRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

YEARS: Final = whole(0, 130)
PERSON: Final = {
    "name": TEXT, "cpf": TEXT, "age": YEARS, "born": DAY, "residence": TEXT, "domicile": TEXT, "foreigner": FLAG, "rne": TEXT,
    "rne_on": DAY, "rne_years": YEARS, "speaks_portuguese": FLAG, "ties": NAMES, "declared": NAMES, "undeclared": NAMES, "accepted": FLAG,
    "accepted_version": TEXT,
}  # fmt: skip
ENTRY: Final = {
    "people": ANY, "delegation": TEXT, "origin": TEXT, "channel": TEXT, "at": ANY, "version": TEXT, "entered": ANY, "field": COUNT,
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


def entry(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether the registration is accepted, with which status; or the code of its refusal and the article."""
    case = _plain(case)
    checked(case, ENTRY | PERSON)
    rules = championship_of(rulebook)
    state = _before(case, rulebook)
    at = _moment(case.get("at"), state)
    people = _people(case, rules, state.version, at.date())
    if isinstance(people, Refusal):
        return _answer(people.code, list(rulebook.cites("entries.cpf")))
    asked = do.Register(
        by=str(case.get("by", people[0].name if people else "")),
        at=at,
        entry="asked",
        people=people,
        delegation=case.get("delegation") or ("one" if rules.entries.kind == "delegations" and "delegation" not in case else None),
        origin=case.get("origin", "applied"),
        channel=case.get("channel", next(iter(rules.entries.channels), "")),
    )
    found = register(state, asked)
    if isinstance(found, Refusal):
        return _answer(found.code, list(found.articles))
    status = found.state.entries["asked"].status
    return {"accepted": True, "refused": "none", "status": status, "article": list(rulebook.cites("entries.kind"))}


def _plain(given: Mapping[str, Any]) -> dict[str, Any]:
    """The keys under the words of the guide."""
    return {ALIASES.get(key, key): value for key, value in given.items()}


def _answer(code: str, articles: list[str]) -> dict[str, Any]:
    return {"accepted": False, "refused": code, "status": "refused", "article": articles}


def _before(case: Mapping[str, Any], rulebook: Rulebook) -> State:
    """The championship as the registration finds it."""
    state = opened(rulebook, "case", case.get("version", "1"))
    state = replace(state, suspended=frozenset(texts(case, "suspended")), places_taken=case.get("field", 0))
    entered = [one if isinstance(one, Mapping) else {"name": one} for one in listed(case, "entered")]
    counts: dict[str, int] = {}
    for place, one in enumerate(entered):
        checked(one, {"name": TEXT, "cpf": TEXT, "delegation": TEXT}, f"entered[{place}].")
        if "delegation" in one:
            counts[one["delegation"]] = counts.get(one["delegation"], 0) + 1
    people = {_key(one): "before" for one in entered}
    return replace(state, people=state.people.update(people), delegations=state.delegations.update(counts))


def _key(given: Mapping[str, Any]) -> str:
    """The key of a person who has entered before: by the CPF if one is given, else by the name."""
    closed = close_cpf(given["cpf"], SECRET) if "cpf" in given else None
    return Person(name=given.get("name", ""), cpf=closed if isinstance(closed, Cpf) else None).key


def _moment(given: Any, state: State) -> datetime:
    """When the form comes in: by default the day on which entries open. Times without a zone are those of São Paulo."""
    if given is None:
        return state.opens or datetime(2025, 9, 15, 12, tzinfo=UTC)
    if isinstance(given, str):
        try:
            given = datetime.fromisoformat(given)
        except ValueError:
            raise BadKey("at", f"{given!r} is not a time: write 2025-10-18T23:59:00") from None
    if type(given) is date:
        given = datetime.combine(given, time(12))
    if not isinstance(given, datetime):
        raise BadKey("at", f"{given!r} is not a time: write 2025-10-18T23:59:00")
    zone = state.opens.tzinfo if state.opens is not None else UTC
    return given if given.tzinfo is not None else given.replace(tzinfo=zone)


def _people(case: Mapping[str, Any], rules: ChampionshipRules, version: str, on: date) -> tuple[Person, ...] | Refusal:
    given = case.get("people")
    if type(given) is int and 0 <= given <= MOST_PEOPLE:
        given = [{} for _ in range(given)]
    if given is None:
        own = {key: case[key] for key in PERSON if key in case}
        given = [own, *({} for _ in range(rules.entries.starters - 1))]
    if not isinstance(given, list) or not all(isinstance(one, str | Mapping) for one in given):
        raise BadKey("people", f"are names or tables in a list, or how many, up to {MOST_PEOPLE}")
    people = []
    for place, one in enumerate(given):
        person = _person(_plain(one) if isinstance(one, Mapping) else {"name": one}, place, rules, version, on)
        if isinstance(person, Refusal):
            return person
        people.append(person)
    return tuple(people)


def _person(given: Mapping[str, Any], place: int, rules: ChampionshipRules, version: str, on: date) -> Person | Refusal:
    checked(given, PERSON, f"people[{place}].")
    cpf = close_cpf(given["cpf"], SECRET) if "cpf" in given else None
    if isinstance(cpf, Refusal):
        return cpf
    home = next(iter(rules.entries.residence), None)
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
        ties=tuple(texts(given, "ties")),
        declared=tuple(texts(given, "declared")) if "declared" in given else _declared(rules, texts(given, "undeclared")),
        accepted_version=given.get("accepted_version", version if given.get("accepted", True) else None),
    )


def _country(given: str | None) -> str | None:
    return None if given is None else COUNTRIES.get(given.casefold(), given)


def _declared(rules: ChampionshipRules, undeclared: list[str]) -> tuple[str, ...]:
    """Every declaration that the form asks for, but for these."""
    return tuple(one for one in rules.entries.declarations if one not in undeclared)


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

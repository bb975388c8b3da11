"""The question `entry`: a registration as data, taken or refused. What the case does not say is assumed to be in order."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from typing import Any, Final

from msgspec.structs import replace

from tento.championship import decisions as do
from tento.championship.entering import register
from tento.championship.people import Cpf, Person, close_cpf
from tento.championship.room import opened
from tento.championship.state import State
from tento.records.championship_asking import BadKey, known_keys
from tento.records.championship_tables import championship_of
from tento.rulebooks.championship import ChampionshipRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

PERSON: Final = (
    "name", "cpf", "age", "born", "residence", "domicile", "foreigner", "rne", "rne_on", "rne_years", "speaks_portuguese", "ties",
    "declared", "undeclared", "accepted", "accepted_version",
)  # fmt: skip
ENTRY: Final = ("people", "delegation", "origin", "channel", "at", "version", "entered", "field", "suspended", "by")
ALIASES: Final = {
    "birth": "born", "birthdate": "born", "country": "residence", "rne_issued": "rne_on", "tie": "ties", "date": "at", "when": "at",
    "members": "people", "players": "people",
}  # fmt: skip
"""Other words under which a form may bring the same."""
SECRET: Final = b"a case has no secrets"


def entry(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether the registration is accepted, with which status; or the code of its refusal and the article."""
    case = _plain(case)
    known_keys(case, *ENTRY, *PERSON)
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
    state = opened(rulebook, "case", str(case.get("version", "1")))
    state = replace(state, suspended=frozenset(map(str, case.get("suspended", ()))), places_taken=int(case.get("field", 0)))
    entered = {_key(one): "before" for one in case.get("entered", ())}
    counts: dict[str, int] = {}
    for one in case.get("entered", ()):
        if isinstance(one, Mapping) and "delegation" in one:
            counts[str(one["delegation"])] = counts.get(str(one["delegation"]), 0) + 1
    return replace(state, people=state.people.update(entered), delegations=state.delegations.update(counts))


def _key(one: Any) -> str:
    """The key of a person who has entered before: by the CPF if one is given, else by the name."""
    given = one if isinstance(one, Mapping) else {"name": str(one)}
    closed = close_cpf(str(given["cpf"]), SECRET) if "cpf" in given else None
    return Person(name=str(given.get("name", "")), cpf=closed if isinstance(closed, Cpf) else None).key


def _moment(given: Any, state: State) -> datetime:
    """When the form comes in: by default the day on which entries open. Times without a zone are those of São Paulo."""
    if given is None:
        return state.opens or datetime(2025, 9, 15, 12, tzinfo=UTC)
    if isinstance(given, str):
        try:
            given = datetime.fromisoformat(given)
        except ValueError:
            raise BadKey("at", f"{given!r} is not a time: write 2025-10-18T23:59:00") from None
    if isinstance(given, date) and not isinstance(given, datetime):
        given = datetime.combine(given, time(12))
    zone = state.opens.tzinfo if state.opens is not None else UTC
    return given if given.tzinfo is not None else given.replace(tzinfo=zone)  # type: ignore[no-any-return]


def _people(case: Mapping[str, Any], rules: ChampionshipRules, version: str, on: date) -> tuple[Person, ...] | Refusal:
    given = case.get("people")
    if isinstance(given, int):
        given = [{} for _ in range(given)]
    if given is None:
        own = {key: case[key] for key in PERSON if key in case}
        given = [own, *({} for _ in range(rules.entries.starters - 1))]
    people = []
    for place, one in enumerate(given):
        person = _person(_plain(one) if isinstance(one, Mapping) else {"name": str(one)}, place, rules, version, on)
        if isinstance(person, Refusal):
            return person
        people.append(person)
    return tuple(people)


def _person(given: Mapping[str, Any], place: int, rules: ChampionshipRules, version: str, on: date) -> Person | Refusal:
    for key in given:
        if key not in PERSON:
            raise BadKey(f"people[{place}].{key}", f"is not known of a person; known: {', '.join(PERSON)}")
    cpf = close_cpf(str(given["cpf"]), SECRET) if "cpf" in given else None
    if isinstance(cpf, Refusal):
        return cpf
    home = next(iter(rules.entries.residence), None)
    foreign = bool(given.get("foreigner", any(key in given for key in ("rne", "rne_on", "rne_years"))))
    return Person(
        name=str(given.get("name", f"person {place + 1}")),
        cpf=cpf,
        born=_day(given["born"]) if "born" in given else _years_before(on, int(given.get("age", 40))),
        residence=given.get("residence", home),
        domicile=given.get("domicile", given.get("residence", home)),
        foreigner=foreign,
        foreign_document=_document(given, foreign),
        foreign_document_on=_day(given["rne_on"])
        if "rne_on" in given
        else _years_before(on, int(given["rne_years"]))
        if "rne_years" in given
        else None,
        speaks_portuguese=given.get("speaks_portuguese", True),
        ties=(given["ties"],) if isinstance(given.get("ties"), str) else tuple(given.get("ties", ())),
        declared=tuple(given.get("declared", [one for one in rules.entries.declarations if one not in given.get("undeclared", ())])),
        accepted_version=given.get("accepted_version", version if given.get("accepted", True) else None),
    )


def _day(given: Any) -> date:
    """A date, also where the file writes it as text."""
    return date.fromisoformat(given) if isinstance(given, str) else given


def _document(given: Mapping[str, Any], foreign: bool) -> str | None:
    if "rne" in given:
        return str(given["rne"]) or None
    return "RNE" if foreign and any(key in given for key in ("rne_on", "rne_years")) else None


def _years_before(on: date, years: int) -> date:
    """The same day so many years ago; of 29 February the day before, where there is none."""
    day = 28 if (on.month, on.day) == (2, 29) else on.day
    return date(on.year - years, on.month, day)

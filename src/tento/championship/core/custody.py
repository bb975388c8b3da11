"""What becomes of people's data: what they ask for, a hold by law, and the erasing of a person. All are decisions in the log."""

from datetime import date, datetime, timedelta
from typing import Annotated, Final, Literal

import msgspec
from rpds import HashTrieMap, HashTrieSet

from tento.championship.core.codes import because
from tento.championship.core.decisions import DecisionBase
from tento.championship.core.events import EventBase
from tento.championship.core.personal import Said
from tento.championship.core.step import Step
from tento.table.refusal import Fact, Refusal

Number = Annotated[int, msgspec.Meta(ge=1, le=999_999_999)]
Wants = Literal["copy", "correction", "erasure"]
"""What a person may ask for (LGPD, art. 18): what is kept, that it be put right, that it be erased."""
ANSWERED_WITHIN: Final = timedelta(days=15)
"""So long whoever keeps the data has to answer (LGPD, art. 19, II)."""
REQUESTS: Final = 1000
"""So many requests one event takes."""


class Hold(DecisionBase, tag="hold", frozen=True, kw_only=True):
    """What is known of a person must be kept until a day, for a reason: all of it, or the fields of the form that `keeps` names."""

    person: Number
    until: date
    keeps: tuple[str, ...] = ()


class LiftHold(DecisionBase, tag="lift-hold", frozen=True, kw_only=True):
    """The law does not ask for somebody's data any more, for a reason."""

    person: Number


class AskData(DecisionBase, tag="ask-data", frozen=True, kw_only=True):
    """Somebody asks for the own data, or on them. A player asks for somebody of the own entry; the organiser notes what came by letter."""

    person: Number
    wants: Wants
    entry: str = ""


class AnswerData(DecisionBase, tag="answer-data", frozen=True, kw_only=True):
    """What became of a request, in words for whoever made it."""

    request: Number
    answer: Said


class Erase(DecisionBase, tag="erase", frozen=True, kw_only=True):
    """A person is erased. `things` are those beside the log that lose what they held; they follow from the person."""

    person: Number
    things: tuple[Number, ...] = ()


class PersonHeld(EventBase, tag="person-held", frozen=True, kw_only=True):
    """Somebody's data must be kept until this day."""

    person: int
    until: date

    @property
    def facts(self) -> dict[str, Fact]:
        """The number, and the day as it is written."""
        return {"person": self.person, "until": self.until.isoformat()}


class HoldLifted(EventBase, tag="hold-lifted", frozen=True, kw_only=True):
    """Somebody's data need not be kept any more."""

    person: int


class DataAsked(EventBase, tag="data-asked", frozen=True, kw_only=True):
    """Somebody asked for the own data, or on them."""

    request: int
    person: int
    wants: Wants


class DataAnswered(EventBase, tag="data-answered", frozen=True, kw_only=True):
    """A request on somebody's data was answered."""

    request: int


class PersonErased(EventBase, tag="person-erased", frozen=True, kw_only=True):
    """Somebody was erased; what was decided stands under a nickname."""

    person: int


class Keeping(msgspec.Struct, frozen=True):
    """A hold that is in force until a day, and the fields that it keeps; all of them if it names none."""

    until: date
    keeps: tuple[str, ...] = ()


class Request(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What somebody asked for, and what became of it: when it was answered and how. An erasing answers by itself."""

    number: int
    person: int
    wants: Wants
    asked: datetime
    text: str
    answered: datetime | None = None
    answer: str = ""

    @property
    def due(self) -> datetime:
        """Until when an answer is owed."""
        return self.asked + ANSWERED_WITHIN


class Custody(msgspec.Struct, frozen=True):
    """The holds of an event by person, everybody who was erased, and what people asked for, in its order."""

    holds: "HashTrieMap[int, Keeping]" = HashTrieMap()
    erased: "HashTrieSet[int]" = HashTrieSet()
    requests: tuple[Request, ...] = ()

    def kept(self, person: int, on: date) -> Keeping | None:
        """The hold on somebody's data that is in force on a day."""
        found = self.holds.get(person)
        return found if found is not None and on <= found.until else None


CustodyDecision = Hold | LiftHold | AskData | AnswerData | Erase
CustodyEvent = PersonHeld | HoldLifted | DataAsked | DataAnswered | PersonErased
CustodyStep = Step[Custody, CustodyEvent]


def held(custody: Custody, asked: CustodyDecision) -> CustodyStep | Refusal:
    """Custody after a decision on somebody's data, or why it may not be made."""
    match asked:
        case Hold():
            return _hold(custody, asked)
        case LiftHold():
            return _lift(custody, asked)
        case AskData():
            return _ask(custody, asked)
        case AnswerData():
            return _answer(custody, asked)
        case Erase():
            return _erase(custody, asked)


def _hold(custody: Custody, asked: Hold) -> CustodyStep | Refusal:
    """A hold says why, and ends."""
    if not asked.why:
        return because("reason_missing")
    if asked.until < asked.at.date():
        return because("hold_is_over", until=asked.until.isoformat())
    holds = custody.holds.insert(asked.person, Keeping(asked.until, asked.keeps))
    return Step(msgspec.structs.replace(custody, holds=holds), (PersonHeld(person=asked.person, until=asked.until),))


def _lift(custody: Custody, asked: LiftHold) -> CustodyStep | Refusal:
    """What the law asked for once is let go with a reason alone."""
    if custody.kept(asked.person, asked.at.date()) is None:
        return because("no_hold", person=asked.person)
    if not asked.why:
        return because("reason_missing")
    holds = custody.holds.remove(asked.person)
    return Step(msgspec.structs.replace(custody, holds=holds), (HoldLifted(person=asked.person),))


def _ask(custody: Custody, asked: AskData) -> CustodyStep | Refusal:
    """One request of a kind waits at a time, and what should be put right is said."""
    if asked.person in custody.erased:
        return because("already_done")
    if any(one.answered is None and (one.person, one.wants) == (asked.person, asked.wants) for one in custody.requests):
        return because("asked_before")
    if asked.wants == "correction" and not asked.why:
        return because("reason_missing")
    if len(custody.requests) >= REQUESTS:
        return because("too_many_requests", most=REQUESTS)
    made = Request(number=len(custody.requests) + 1, person=asked.person, wants=asked.wants, asked=asked.at, text=asked.why)
    told = DataAsked(request=made.number, person=made.person, wants=made.wants)
    return Step(msgspec.structs.replace(custody, requests=(*custody.requests, made)), (told,))


def _answer(custody: Custody, asked: AnswerData) -> CustodyStep | Refusal:
    if asked.request > len(custody.requests):
        return because("no_such_request", request=asked.request)
    if custody.requests[asked.request - 1].answered is not None:
        return because("already_done")
    if not asked.answer:
        return because("reason_missing")
    requests = tuple(
        msgspec.structs.replace(one, answered=asked.at, answer=asked.answer) if one.number == asked.request else one
        for one in custody.requests
    )
    return Step(msgspec.structs.replace(custody, requests=requests), (DataAnswered(request=asked.request),))


def _erase(custody: Custody, asked: Erase) -> CustodyStep | Refusal:
    """A hold keeps from erasing. Whoever is erased waits for nothing any more."""
    keeping = custody.kept(asked.person, asked.at.date())
    if keeping is not None and not keeping.keeps:
        return because("legal_hold", person=asked.person, until=keeping.until.isoformat())
    if not asked.things:
        return because("already_done") if asked.person in custody.erased else because("nobody_to_erase", person=asked.person)
    requests = tuple(
        msgspec.structs.replace(one, answered=asked.at) if one.person == asked.person and one.answered is None else one
        for one in custody.requests
    )
    after = msgspec.structs.replace(custody, erased=custody.erased.insert(asked.person), requests=requests)
    return Step(after, (PersonErased(person=asked.person),))

"""Values with which each decision of a championship of pairs could be made now: its own entries, matches, stages, people and sums."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Final

from tento.cards.chance import Chance
from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.fees import due
from tento.championship.pairs.ranking import finish, lots_owed
from tento.championship.pairs.scores import Format, Pair
from tento.championship.pairs.sheets import signers
from tento.championship.pairs.staging import entrants_of
from tento.championship.pairs.state import Entry, Match, StageState, State
from tento.championship.simulation.pairs.people import made_up
from tento.club.events.venue.values.any_kind import OF_ANY_KIND
from tento.club.events.venue.values.way import TEXT, Values, Way, in_order, nothing_asked
from tento.table.refusal import Refusal

Ways = Callable[[State, datetime], Iterator[Way]]
NEW: Final = "*"
"""An entry, a version or a delegation that is not there yet."""
LATER: Final = (timedelta(hours=1), timedelta(days=1), timedelta(days=30))
COMMITMENT: Final = "0" * 64


def _in(state: State) -> Iterator[Entry]:
    """The entries that are still in."""
    return (state.entries[name] for name in in_order(state.entries) if not state.entries[name].out)


def _open(state: State) -> Iterator[Match]:
    """The matches without a result whose sides are known."""
    found = (match for match in state.matches.values() if match.result is None and all(match.sides))
    return iter(sorted(found, key=lambda match: (len(match.id), match.id)))


def _of_entries(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"entry": name}) for name in in_order(state.entries))


def _of_matches(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"match": match.id}) for match in _open(state))


def _of_stages(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"stage": stage.name}) for stage in state.stages)


def _amend(state: State, _at: datetime) -> Iterator[Way]:
    yield Way({"version": f"{state.version}{NEW}"})


def _move_date(state: State, at: datetime) -> Iterator[Way]:
    around = [at + later for later in LATER] + [day - LATER[1] for day in (state.opens, state.closes) if day is not None]
    return (Way({"what": what, "to": to}) for what in ("opens", "closes", "event") for to in around)


def _inform(_state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"venue": words}) for words in (TEXT, f"{TEXT}{NEW}"))


def _register(state: State, at: datetime) -> Iterator[Way]:
    """A form that meets every condition."""
    entries, name = state.rules.entries, f"{NEW}{state.numbered + 1}"
    people = tuple(made_up(state.rules, f"{name} {place}", state.version, at, Chance(place)) for place in range(entries.starters))
    for origin in entries.origins:
        yield Way({"entry": name, "people": people, "delegation": name, "origin": origin, "channel": next(iter(entries.channels), "")})


def _confirm(state: State, _at: datetime) -> Iterator[Way]:
    for entry in _in(state):
        for place, person in enumerate(entry.people):
            if place not in entry.confirmed:
                yield Way({"entry": entry.id, "person": place}, person.name)


def _note_confirmation(state: State, at: datetime) -> Iterator[Way]:
    return (Way({**one.fields, "means": TEXT}) for one in _confirm(state, at))


def _pay(state: State, _at: datetime) -> Iterator[Way]:
    fees = state.rules.fees
    return (Way({"entry": one.id, "amount": due(fees, card), "card": card}) for one in _in(state) for card in (False, True))


def _by_means(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"entry": one.id, "means": TEXT}) for one in _in(state))


def _sign_document(state: State, _at: datetime) -> Iterator[Way]:
    for entry in _in(state):
        for place, person in enumerate(entry.people):
            for document in state.rules.entries.documents:
                yield Way({"entry": entry.id, "person": place, "document": document}, person.name)


def _substitute(state: State, _at: datetime) -> Iterator[Way]:
    starters = state.rules.entries.starters
    for entry in _in(state):
        for out in range(starters):
            for reserve in range(starters, len(entry.people)):
                yield Way({"entry": entry.id, "out": out, "in_": reserve})


def _announce_draw(state: State, _at: datetime) -> Iterator[Way]:
    for stage in state.stages:
        listed = entrants_of(state, stage.name)
        if not isinstance(listed, Refusal):
            yield Way({"stage": stage.name, "listed": listed, "commitment": COMMITMENT, "source": TEXT})


def _draw(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"stage": stage.name, "seed": COMMITMENT}) for stage in state.stages)


def _check_in(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"match": match.id, "entry": side}) for match in _open(state) for side in match.sides)


def _take_back(state: State, _at: datetime) -> Iterator[Way]:
    for match in _open(state):
        yield from (Way({"match": match.id, "entry": entry}) for entry in sorted(match.present))
        yield Way({"match": match.id})


def _scores(form: Format, match: Match) -> Iterator[tuple[Pair, ...]]:
    """Sheets that end a match from where sanctions have left it: won by one side or by the other."""
    target = form.target or 1
    for won in ((target, 0), (0, target)):
        side = 0 if won[0] else 1
        taken = sum((score[0] > score[1]) == (side == 0) for score in match.awarded)
        yield (won,) * max(0, form.wins - taken)


def _report(state: State, _at: datetime) -> Iterator[Way]:
    begun = (match for match in _open(state) if match.started)
    return (Way({"match": match.id, "partidas": score}) for match in begun for score in _scores(form_of(state, match), match))


def _settle_dispute(state: State, _at: datetime) -> Iterator[Way]:
    disputed = (match for match in _open(state) if match.disputed)
    return (Way({"match": match.id, "partidas": score}) for match in disputed for score in _scores(form_of(state, match), match))


def _sign_sheet(state: State, _at: datetime) -> Iterator[Way]:
    for match in _open(state):
        signed = None if match.sheet is None else match.sheet.signed
        for signer in () if signed is None else signers(state, match):
            if signed is not None and signer not in signed:
                yield Way({"match": match.id, "signer": signer}, signer)


def _absent(state: State, _at: datetime) -> Iterator[Way]:
    for match in _open(state):
        away = {"minutes_away": (form_of(state, match).absence_min or 0) + 1} if match.started else {}
        for gone in (*((side,) for side in match.sides), match.sides):
            yield Way({"match": match.id, "entries": gone, **away})


def _correct(state: State, _at: datetime) -> Iterator[Way]:
    over = sorted((match for match in state.matches.values() if match.result is not None), key=lambda match: (len(match.id), match.id))
    for ruling in (None, "stand", "replay"):
        for match in over:
            for score in _scores(form_of(state, match), match):
                yield Way({"match": match.id, "partidas": score, **({} if ruling is None else {"ruling": ruling})})


def _award(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"match": match.id, "winner": side}) for match in _open(state) for side in match.sides)


def _sanction(state: State, _at: datetime) -> Iterator[Way]:
    rules = state.rules.discipline
    imposed = [*((TEXT, effect) for effect in rules.sanctions), *rules.automatic.items()]
    for entry in _in(state):
        for match in (*entry.matches, None):
            for offence, effect in imposed:
                yield Way({"entry": entry.id, "offence": offence, "effect": effect, **({} if match is None else {"match": match})})


def _appeal(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"entry": name, "against": TEXT}) for name in in_order(state.entries))


def _note_incident(state: State, _at: datetime) -> Iterator[Way]:
    """About nothing, and for whoever decides at a table alone, about a match of it."""
    yield Way({"text": TEXT})
    for match in in_order(state.matches):
        yield Way({"text": TEXT, "match": match})


def _rule(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"incident": one.number, "ruling": TEXT}) for one in state.incidents if not one.ruling)


def _lots(state: State, _at: datetime) -> Iterator[Way]:
    for stage in state.stages:
        for tie in _ties(state, stage) if stage.drawn and not stage.closed else ():
            yield Way({"stage": stage.name, "order": tie})


def _ties(state: State, stage: StageState) -> Iterator[tuple[str, ...]]:
    """What lots must break: at the end of the stage, and in each group whose matches are over."""
    ended = finish(state, stage)
    if not isinstance(ended, Refusal):
        yield from ended.lots_for
    for group in stage.groups if state.rules.stages[stage.name].kind != "knockout" else ():
        owed = lots_owed(state, stage, group)
        if not isinstance(owed, Refusal):
            yield from owed


def _suspend(_state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"to": to}) for to in ("resumed", "suspended", "cancelled"))


_WAYS: Final[dict[type, Ways]] = {
    do.Amend: _amend,
    do.MoveDate: _move_date,
    do.Inform: _inform,
    do.Register: _register,
    do.Confirm: _confirm,
    do.NoteConfirmation: _note_confirmation,
    do.Pay: _pay,
    do.Select: _of_entries,
    do.Summon: _by_means,
    do.SignDocument: _sign_document,
    do.Withdraw: _of_entries,
    do.NoteWithdrawal: _by_means,
    do.Substitute: _substitute,
    do.CloseEntries: nothing_asked,
    do.AnnounceDraw: _announce_draw,
    do.RunDraw: _draw,
    do.Call: _of_matches,
    do.CheckIn: _check_in,
    do.Start: _of_matches,
    do.Uncall: _of_matches,
    do.TakeBack: _take_back,
    do.Interrupt: _of_matches,
    do.Report: _report,
    do.SettleDispute: _settle_dispute,
    do.SignSheet: _sign_sheet,
    do.Absent: _absent,
    do.Correct: _correct,
    do.Award: _award,
    do.Sanction: _sanction,
    do.Appeal: _appeal,
    do.NoteIncident: _note_incident,
    do.RuleIncident: _rule,
    do.DrawLots: _lots,
    do.CloseStage: _of_stages,
    do.Suspend: _suspend,
}

VALUES: Final = Values(ways=_WAYS | OF_ANY_KIND, ours={do.RunDraw: ("false_draw",)})

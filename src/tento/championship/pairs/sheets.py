"""Score sheets: what is handed in, who confirms and signs it, and what happens when two people hand in different ones."""

from msgspec.structs import replace

from tento.championship.core.roles import By, name_of
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.advancing import settle
from tento.championship.pairs.ending import ended
from tento.championship.pairs.online import only_the_house
from tento.championship.pairs.playing import open_match
from tento.championship.pairs.state import Match, Sheet, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal


@enforces("matches.sheet")
def signers(state: State, match: Match) -> tuple[str, ...]:
    """Whose signatures a score sheet needs: the sides', or each player's, and the referee's."""
    needed: list[str] = []
    for kind in state.rules.matches.sheet:
        if kind == "sides":
            needed += [str(side) for side in match.sides]
        elif kind == "players":
            starters = state.rules.entries.starters
            needed += [person.name for side in match.sides for person in state.entries[str(side)].people[:starters]]
        else:
            needed.append(kind)
    return tuple(dict.fromkeys(needed))


def report(state: State, asked: do.Report) -> PairsStep | Refusal:
    """The score sheet of a match that was played; it is official once all have signed.

    The same score from somebody else confirms the first; another score leaves the match disputed, and nothing moves on.
    """
    match = open_match(state, asked.match)
    if isinstance(match, Refusal):
        return match
    if not match.started:
        return refuse(state, "not_started", match=match.id)
    refusal = only_the_house(state, match, asked.by) or _no_record(state, match, asked)
    if refusal is not None or match.disputed:
        return refusal or refuse(state, "match_disputed", "matches.sheet", match=match.id)
    ending = ended(state, match, asked)
    if isinstance(ending, Refusal):
        return ending
    signed = frozenset(asked.signed) | _own_signatures(state, match, asked.by)
    sheet = Sheet(
        result=ending.result,
        signed=signed,
        remarks=asked.remarks,
        reported_by=(name_of(asked.by),),
        minutes=ending.minutes,
        at=asked.when,
        record=asked.record,
        deals=asked.deals,
    )
    return _signed(state, match, sheet) if match.sheet is None else _second(state, match, match.sheet, sheet, asked.why)


def _no_record(state: State, match: Match, asked: do.Report) -> Refusal | None:
    """A record is the proof of a match that was played online, and of no other."""
    wrong = (asked.record is not None or asked.deals is not None) and not match.online
    return refuse(state, "not_started", match=match.id) if wrong else None


def _second(state: State, match: Match, first: Sheet, second: Sheet, why: str) -> PairsStep | Refusal:
    """Another sheet for a match that has one: a confirmation, the same person's own mistake put right with a reason, or a dispute."""
    same_person = second.reported_by[0] in first.reported_by
    if second.result == first.result:
        signed = first.signed | second.signed
        if same_person and signed == first.signed:
            return refuse(state, "already_done", match=match.id)
        by = first.reported_by if same_person else (*first.reported_by, *second.reported_by)
        agreed = _signed(state, match, replace(first, signed=signed, reported_by=by))
        return Step(agreed.state, (ev.SheetConfirmed(match=match.id, by=second.reported_by[0]), *agreed.events))
    if same_person and why and len(first.reported_by) == 1 and first.signed <= second.signed:
        return _signed(state, match, second)
    disputed = state.with_match(replace(match, disputed=(first, second)))
    return Step(disputed, (ev.Disputed(match=match.id, articles=state.rulebook.cites("matches.sheet")),))


def settle_dispute(state: State, asked: do.SettleDispute) -> PairsStep | Refusal:
    """The director says which score holds, with the reason; it needs no more signatures."""
    match = open_match(state, asked.match)
    if isinstance(match, Refusal):
        return match
    if not match.disputed:
        return refuse(state, "nothing_disputed", match=match.id)
    if not asked.why:
        return refuse(state, "reason_missing", "matches.sheet", match=match.id)
    ending = ended(state, match, asked)
    if isinstance(ending, Refusal):
        return ending
    remarks = " · ".join(sheet.remarks for sheet in match.disputed if sheet.remarks)
    sheet = Sheet(result=ending.result, remarks=remarks, reported_by=(name_of(asked.by),), minutes=ending.minutes, at=asked.when)
    settled = settle(state, replace(match, sheet=sheet), ending.result)
    return Step(settled.state, (ev.DisputeSettled(match=match.id, articles=state.rulebook.cites("matches.sheet")), *settled.events))


def sign_sheet(state: State, asked: do.SignSheet) -> PairsStep | Refusal:
    """One more signature. A player signs for nobody else."""
    match = open_match(state, asked.match)
    if isinstance(match, Refusal):
        return match
    if match.disputed:
        return refuse(state, "match_disputed", "matches.sheet", match=match.id)
    if match.sheet is None or asked.signer not in signers(state, match):
        return refuse(state, "nothing_to_sign", "matches.sheet", match=match.id)
    own = _own_signatures(state, match, asked.by)
    if not isinstance(asked.by, str) and asked.by.role == "player" and asked.signer not in own:
        return refuse(state, "not_theirs_to_decide", "matches.sheet", who=asked.signer)
    return _signed(state, match, replace(match.sheet, signed=match.sheet.signed | {asked.signer}))


def _own_signatures(state: State, match: Match, by: By) -> frozenset[str]:
    """The signatures that somebody gives by handing in a sheet: their own, as player, side or referee."""
    if isinstance(by, str):
        return frozenset()
    own = {by.name, *by.entries} if by.role == "player" else {by.role}
    return frozenset(own) & frozenset(signers(state, match))


def _signed(state: State, match: Match, sheet: Sheet) -> PairsStep:
    """A sheet with its signatures. Where every act of the players is on record nobody need sign for it."""
    missing = () if sheet.record is not None else tuple(name for name in signers(state, match) if name not in sheet.signed)
    written = replace(match, sheet=sheet)
    event = ev.SheetSigned(match=match.id, missing=missing, articles=state.rulebook.cites("matches.sheet"))
    if missing:
        return Step(state.with_match(written), (event,))
    settled = settle(state, written, sheet.result)
    return Step(settled.state, (event, *settled.events))

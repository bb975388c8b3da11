"""Registration: the sheet, the window, who may enter, early payment, re-entry, cancelling and transfers, sponsors."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Literal

from tento.championship.core.local_time import local
from tento.championship.core.people import full_years
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

Origin = Literal["early", "desk", "alternate"]


@enforces("sheet_lines")
def verify_sheet(rulebook: Rulebook, sheet: Mapping[str, object]) -> Refusal | None:
    """Registration does not open for a tournament whose sheet lacks one of its lines."""
    missing = [line for line in rules_of(rulebook).sheet_lines if sheet.get(line) in (None, "", 0)]
    return refuse(rulebook, "sheet_incomplete", "sheet_lines", missing=", ".join(missing)) if missing else None


@enforces("registration_opens_min")
def verify_window(rulebook: Rulebook, now: datetime, start: datetime, closes: datetime) -> Refusal | None:
    """The desk opens an hour before the start and closes with the late registration of the sheet, or of the Director."""
    opens = start - timedelta(minutes=rules_of(rulebook).registration_opens_min)
    if now < opens:
        return refuse(rulebook, "registration_not_open", "registration_opens_min", opens=opens.isoformat())
    if now > closes:
        return refuse(rulebook, "registration_closed", "late_entry", closed=closes.isoformat())
    return None


@enforces("entries.min_age")
def verify_age(rulebook: Rulebook, born: date, on: date) -> Refusal | None:
    """The full years that the championship asks for, on the day of registration."""
    years, least = full_years(born, on), rules_of(rulebook).entries.min_age
    if least is not None and years < least:
        return refuse(rulebook, "too_young", "entries.min_age", years=years, least=least)
    return None


@enforces("document_check")
def verify_document(rulebook: Rulebook, shown_on: Collection[int], day: int) -> Refusal | None:
    """The document is shown at the start, and again on each later day of the tournament."""
    needed = day if rules_of(rulebook).document_check == "each_day" else 1
    return None if needed in shown_on else refuse(rulebook, "document_missing", "document_check", day=day)


@enforces("live_entries_per_person", "reentry")
def verify_entry(rulebook: Rulebook, alive: int, used: int, allowed: int, period_open: bool) -> Refusal | None:
    """One live entry a person. A re-entry comes after elimination, within the number and the period of the sheet.

    `used` is how many entries the person has had in this tournament, `allowed` how many re-entries the sheet grants.
    """
    rules = rules_of(rulebook)
    if alive >= rules.live_entries_per_person:
        return refuse(rulebook, "still_in", "live_entries_per_person")
    if used and (rules.reentry == "never" or not allowed):
        return refuse(rulebook, "no_reentry", "reentry")
    if used > allowed:
        return refuse(rulebook, "too_many_reentries", "reentry", allowed=allowed)
    if used and not period_open:
        return refuse(rulebook, "reentry_period_over", "reentry")
    return None


@enforces("early_credit_hour", "early_proof")
def origin_of(rules: PokerTournamentRules, event: date, credited: datetime | None, proof: Collection[str]) -> Origin:
    """An early registration was credited by the hour of the eve, and its proof was sent; anything else is settled at the desk.

    The hour is the event's own, whatever the clock that a payment is told by; one told without its zone is by that of the event.
    """
    eve = datetime.combine(event - timedelta(days=1), time(0)) + timedelta(hours=rules.early_credit_hour)
    at = credited if credited is None or credited.tzinfo is None else local(credited).replace(tzinfo=None)
    in_time = at is not None and at <= eve
    return "early" if in_time and all(paper in proof for paper in rules.early_proof) else "desk"


@enforces("cancel_cutoff_min", "cancel_who", "alternate_may_cancel")
def verify_cancel(rulebook: Rulebook, origin: Origin, asked: datetime, start: datetime) -> Refusal | None:
    """An early registration is cancelled until the cutoff, to the second; one made at the desk, or of an alternate, never."""
    rules = rules_of(rulebook)
    if origin == "alternate" and not rules.alternate_may_cancel:
        return refuse(rulebook, "alternate_cannot_cancel", "alternate_may_cancel")
    if origin == "desk" and rules.cancel_who == "early":
        return refuse(rulebook, "only_early_cancels", "cancel_who")
    if asked > start - timedelta(minutes=rules.cancel_cutoff_min):
        return refuse(rulebook, "too_late_to_cancel", "cancel_cutoff_min", minutes=rules.cancel_cutoff_min)
    return None


@enforces("transfer")
def verify_transfer(rulebook: Rulebook, director_agrees: bool, now: datetime, start: datetime) -> Refusal | None:
    """A registration goes to another person only with the Director's leave, before the start."""
    if rules_of(rulebook).transfer == "never" or not director_agrees:
        return refuse(rulebook, "not_transferable", "transfer")
    return refuse(rulebook, "already_started", "transfer") if now >= start else None


@enforces("sponsor_declared")
def verify_sponsor(rulebook: Rulebook, declared: datetime | None, start: datetime, official: bool) -> Refusal | None:
    """A sponsor is represented if it was declared before the start, or is an official one of the event."""
    if official or rules_of(rulebook).sponsor_declared == "any_time":
        return None
    if declared is None or declared >= start:
        return refuse(rulebook, "sponsor_not_declared", "sponsor_declared")
    return None


@enforces("logo_max_ft")
def verify_logos(rulebook: Rulebook, logos: Sequence[str], official: Collection[str]) -> Refusal | None:
    """At the final table at most three players wear one company's logo, the official sponsors' apart."""
    most = rules_of(rulebook).logo_max_ft
    for company in sorted(set(logos) - set(official)):
        if logos.count(company) > most:
            return refuse(rulebook, "too_many_logos", "logo_max_ft", company=company, most=most)
    return None

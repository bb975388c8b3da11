"""What the championships of every kind share in a rulebook: the base of each section, and who may enter."""

from datetime import datetime
from typing import Literal

import msgspec

EntryKind = Literal["individuals", "pairs", "delegations"]
FormField = Literal["name", "cpf", "born", "residence", "domicile", "speaks_portuguese"]
Tie = Literal["organiser", "organiser_kin", "sponsor"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of `[championship]`."""


class Entries(Section, frozen=True, kw_only=True):
    """Who may enter, how, and until when. An empty list or `none` sets no condition."""

    kind: EntryKind
    starters: int = 1  # people of an entry who play
    reserves: int = 0  # more people whom an entry may name
    field_min: int | None = None
    field_max: int | None = None
    opens: datetime | None = None
    closes: datetime | None = None
    channels: tuple[str, ...] = ()
    origins: tuple[Literal["applied", "invited"], ...] = ("applied",)
    selection: Literal["curated", "all"] = "all"
    waiting_list: bool = False
    per_delegation: int | None = None
    one_entry_a_person: bool = True
    fields: tuple[FormField, ...] = ()  # what each person's form must hold
    cpf: bool = False
    min_age: int | None = None
    residence: tuple[str, ...] = ()
    foreign_status: bool = False  # a foreigner is in the country regularly
    foreign_document_years: int | None = None
    foreign_language: bool = False
    barred_ties: tuple[Tie, ...] = ()
    declarations: tuple[str, ...] = ()
    accept_regulation: bool = False
    partner_confirms: bool = False
    documents: tuple[str, ...] = ()  # to be signed by everybody who was selected
    summons: bool = False
    withdrawal: Literal["released", "disqualified"] = "released"
    withdrawal_written: bool = False
    substitution: Literal["never", "before_start"] = "never"

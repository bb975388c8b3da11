"""Poker tournaments for tests: decisions of a director, and what they lead to."""

from datetime import UTC, datetime

from tento.championship.poker.decisions import DrawSeats, Enter, GoOut
from tento.championship.poker.event import decide
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.state import Event
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal
from tests.unit.poker_rooms import names_of

CGP = overlay(load("cgp-2024"), {"payout_1_10": "winner_takes_all"})
AT = datetime(2024, 5, 11, 13, tzinfo=UTC)
KEY = "00" * 32


def said(kind, **keys):
    return kind(by="director", at=AT, **keys)


def after(event, *decisions):
    for decision in decisions:
        event = decide(event, decision)
        assert isinstance(event, Event), event
    return event


def new(players=0, **facts):
    event = Event(rulebook=CGP, lines=CGP.values.entry_split, stack=30000, **facts)
    return after(event, said(Enter, players=tuple(names_of(players))), said(DrawSeats, key=KEY)) if players else event


def out(event, *players):
    tables = {who: table.number for table in event.room for who in table.seats}
    return after(event, said(GoOut, outs=tuple(Out(who, tables[who], 30000) for who in players)))


def code(found):
    return found.code if isinstance(found, Refusal) else None

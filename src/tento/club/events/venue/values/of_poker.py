"""Values with which each decision of a poker tournament could be made now: its own players, tables, seats, levels and chips."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from tento.championship.poker import decisions as do
from tento.championship.poker import desk_decisions as at_desk
from tento.championship.poker import floor_decisions as on_floor
from tento.championship.poker import organiser_decisions as organiser
from tento.championship.poker.days import Bag
from tento.championship.poker.deals import by_chips
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.prizes import open_prizes
from tento.championship.poker.seats import Table
from tento.championship.poker.state import State
from tento.championship.poker.time_bank import held
from tento.championship.simulation.poker.forms import form_of
from tento.club.events.venue.values.any_kind import OF_ANY_KIND
from tento.club.events.venue.values.way import TEXT, Values, Way, nothing_asked
from tento.table.refusal import Refusal

Ways = Callable[[State, datetime], Iterator[Way]]
NEW: Final = "*"
CARDS: Final = range(1, 14)
HOUR: Final = timedelta(hours=1)


def _cancel(_state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"cause": cause}) for cause in ("outside", "field"))


def _enter(state: State, _at: datetime) -> Iterator[Way]:
    """Somebody new, or whoever is out, with the form that the desk asks for."""
    for who in (f"{NEW}{state.entries + 1}", *state.places):
        yield Way({"players": (who,), **({"forms": (form_of(state, who),)} if state.desk.asked else {})})


def _announce(state: State, _at: datetime) -> Iterator[Way]:
    """Everybody whose first seat is still to be drawn; in the middle of play nobody."""
    used = 0 if state.chain is None else len(state.chain.known)
    commitment = f"{used:064x}"
    return (Way({"listed": listed, "commitment": commitment, "source": TEXT}) for listed in (state.to_seat, ()))


def _shared(chips: int, players: Sequence[str]) -> dict[str, int]:
    """So many chips for these players: one for each, and the rest for the first."""
    return {who: chips - len(players) + 1 if place == 0 else 1 for place, who in enumerate(players)}


def _bags(state: State, _at: datetime) -> Iterator[Way]:
    found = _shared(state.on_tables, state.sitting)
    owed = state.floor.owed
    yield Way(
        {
            "bags": tuple(
                Bag(player=who, chips=chips, time_cards=held(state, who), penalty_hands=owed.get(who, 0)) for who, chips in found.items()
            )
        }
    )


def _tables(state: State) -> Iterator[tuple[Table, list[str]]]:
    """The tables at which somebody sits, with their players."""
    return ((table, [who for who in table.seats if who is not None]) for table in state.seating if table.count)


def _out(state: State, _at: datetime) -> Iterator[Way]:
    for table, players in _tables(state):
        for who in players:
            other = next((one for one in players if one != who), None)
            taken = {"taken_by": ((other,),)} if other is not None else {}
            yield Way({"outs": (Out(who, table.number, 1),), **taken})


def _deal(state: State, _at: datetime) -> Iterator[Way]:
    players, prizes = state.sitting, open_prizes(state) if state.final else ()
    if players and prizes and not isinstance(prizes, Refusal):
        yield Way({"amounts": by_chips(state.rules, prizes, dict.fromkeys(players, 1)), "consent": tuple(players)})


def _correct_out(state: State, _at: datetime) -> Iterator[Way]:
    for committee in (False, True):
        for who in state.places:
            for other in state.sitting:
                yield Way({"player": who, "instead": other, "committee": committee})


def _correct_knockout(state: State, _at: datetime) -> Iterator[Way]:
    for committee in (False, True):
        for one in state.knockouts:
            for other in state.listed[:3]:
                yield Way({"player": one.player, "taken_by": (other,), "committee": committee})


def _correct_places(state: State, _at: datetime) -> Iterator[Way]:
    for committee in (False, True):
        for who, place in state.places.items():
            yield Way({"places": {who: place}, "committee": committee})


def _correct_chips(state: State, _at: datetime) -> Iterator[Way]:
    for committee in (False, True):
        for who, chips in state.chips.items():
            yield Way({"chips": {who: chips}, "committee": committee})


def _level(state: State, _at: datetime) -> Iterator[Way]:
    clock = state.floor.clock
    due = 1 if clock is None else clock.level + 1
    return (Way({"level": level}) for level in (due, *range(1, len(state.levels) + 1)))


def _break(state: State, _at: datetime) -> Iterator[Way]:
    clock = state.floor.clock
    sheet = 0 if clock is None else state.levels[clock.level - 1].break_min
    yield Way({"minutes": sheet or 10})


def _hand_for_hand(_state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"on": on}) for on in (True, False))


def _last_hands(_state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"card": card}) for card in CARDS)


def _add_time(_state: State, _at: datetime) -> Iterator[Way]:
    yield Way({"seconds": 60})


def _tell_hand(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"tables": {table.number: "playing"}}) for table, _ in _tables(state))


def _run_all_in(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"table": table.number}) for table, _ in _tables(state))


def _rule_level(state: State, at: datetime) -> Iterator[Way]:
    return (Way({"table": table.number, "started": at}) for table, _ in _tables(state))


def _exchange(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"player": who, "value": max(1, state.floor.smallest)}) for who in state.sitting)


def _move(state: State, _at: datetime) -> Iterator[Way]:
    free = [(table.number, seat) for table in state.seating for seat in table.empty()]
    return (Way({"player": who, "table": table, "seat": seat}) for table, seat in free for who in state.sitting)


def _right_seat(state: State, _at: datetime) -> Iterator[Way]:
    spots = [(table.number, seat) for table in state.seating for seat in range(1, len(table.seats) + 1)]
    return (Way({"player": who, "table": table, "seat": seat}) for table, seat in spots for who in state.sitting)


def _race(state: State, _at: datetime) -> Iterator[Way]:
    """The smallest chips for those in which every level to come can be paid; at every table, with nobody who has any."""
    posts = {post for level in state.levels for post in (level.small, level.big, level.ante) if post}
    old = max(1, state.floor.smallest)
    tables = tuple(on_floor.RacedTable(table=table.number, stacks={}, chips={}) for table, _ in _tables(state))
    return (Way({"old": old, "new": new, "tables": tables}) for new in (*sorted(posts), old + 1) if new > old)


def _blinds(state: State, _at: datetime) -> Iterator[Way]:
    for table in state.seating:
        small, big = (1, 2) if len(table.seats) == 2 else (2, 3)
        yield Way({"tables": (on_floor.TableBlinds(table=table.number, button=1, small=small, big=big),)})


def _absent(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"players": (who,)}) for who in state.sitting if who not in state.floor.absent)


def _present(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"players": (who,)}) for who in sorted(state.floor.absent))


def _penalise(state: State, _at: datetime) -> Iterator[Way]:
    measured: tuple[tuple[str, dict[str, int]], ...] = (
        ("warning", {}),
        ("dead_hand", {}),
        ("missed_hands", {"hands": 1}),
        ("missed_orbits", {"orbits": 1}),
    )
    return (Way({"player": who, "kind": kind, **more}) for who in state.sitting for kind, more in measured)


def _serve(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"player": who, "dealt": ()}) for who in state.floor.owed)


def _of_sitting(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"player": who}) for who in state.sitting)


def _taken_out(state: State, _at: datetime) -> Iterator[Way]:
    most = state.on_tables - len(state.sitting) + 1
    return (Way({"player": who, "chips": chips}) for who in state.sitting for chips in (1, most))


def _of_listed(state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"player": who}) for who in state.listed)


def _transfer(state: State, _at: datetime) -> Iterator[Way]:
    to = form_of(state, f"{NEW}{state.entries + 1}") if state.desk.asked else None
    return (Way({"player": who, "to": to}) for who in state.listed if to is not None)


def _documents(state: State, _at: datetime) -> Iterator[Way]:
    today = len(state.reached) + 1
    return (Way({"players": (who,), "day": day}) for who in state.listed for day in (today, today + 1))


def _reschedule(_state: State, at: datetime) -> Iterator[Way]:
    return (Way({"start": at + later}) for later in (HOUR, 2 * HOUR))


def _amend(_state: State, _at: datetime) -> Iterator[Way]:
    yield Way({"options": {TEXT: TEXT}})


def _pay(state: State, _at: datetime) -> Iterator[Way]:
    for who in state.listed if state.champion is not None else ():
        for chosen in ("organiser", "player"):
            yield Way({"player": who, "means": "transfer", "chosen_by": chosen})


def _pay_ranking(_state: State, _at: datetime) -> Iterator[Way]:
    return (Way({"prize": prize, "seasons": (), "entries": (), "amounts": {}}) for prize in ("stage", "annual"))


_WAYS: Final[dict[type, Ways]] = {
    on_floor.CancelEvent: _cancel,
    do.Enter: _enter,
    do.AnnounceSeats: _announce,
    do.DrawSeats: nothing_asked,
    do.StartDay: _bags,
    do.FormFinal: nothing_asked,
    do.Balance: nothing_asked,
    do.GoOut: _out,
    do.Deal: _deal,
    do.CorrectOut: _correct_out,
    do.CorrectKnockout: _correct_knockout,
    do.CorrectPlaces: _correct_places,
    do.CorrectChips: _correct_chips,
    on_floor.StartLevel: _level,
    on_floor.TakeBreak: _break,
    on_floor.HandForHand: _hand_for_hand,
    on_floor.DealHand: nothing_asked,
    on_floor.DrawLastHands: _last_hands,
    on_floor.EndDay: nothing_asked,
    on_floor.EndStartingDay: _bags,
    on_floor.PauseClock: nothing_asked,
    on_floor.ResumeClock: nothing_asked,
    on_floor.AddTime: _add_time,
    on_floor.TellHand: _tell_hand,
    on_floor.RunAllIn: _run_all_in,
    on_floor.RuleLevel: _rule_level,
    on_floor.ExchangeChips: _exchange,
    on_floor.MovePlayer: _move,
    on_floor.TakeRightSeat: _right_seat,
    on_floor.ChipRace: _race,
    on_floor.TellBlinds: _blinds,
    on_floor.MarkAbsent: _absent,
    on_floor.MarkPresent: _present,
    on_floor.Penalise: _penalise,
    on_floor.ServeHands: _serve,
    on_floor.SpendTimeCards: _of_sitting,
    on_floor.CallTime: _of_sitting,
    on_floor.Eliminate: _taken_out,
    on_floor.Disqualify: _taken_out,
    at_desk.CancelEntry: _of_listed,
    at_desk.TransferEntry: _transfer,
    at_desk.CheckDocuments: _documents,
    at_desk.WearLogos: _of_listed,
    organiser.Reschedule: _reschedule,
    organiser.Amend: _amend,
    organiser.PayPrize: _pay,
    organiser.PayRanking: _pay_ranking,
}
_DRAWN: Final = ("draw_missing",)

VALUES: Final = Values(
    ways=_WAYS | OF_ANY_KIND,
    ours={
        do.Enter: _DRAWN,
        do.DrawSeats: _DRAWN,
        do.StartDay: _DRAWN,
        do.FormFinal: _DRAWN,
        do.Balance: _DRAWN,
        at_desk.TransferEntry: ("seat_is_personal",),
        on_floor.ChipRace: ("chips_do_not_add_up",),
        organiser.Amend: ("bad_options",),
        organiser.PayRanking: ("season_incomplete", "no_entries", "not_the_prize", "stages_left", "ranking_line_wrong"),
    },
)

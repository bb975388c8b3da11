"""Another way from a moment of a finished match: what was done up to there, so that a table can play on.

Where the cards of that deal were revealed the pack is the real one. Where they were not, what the reader could not see is dealt anew,
so that the table looks to that seat just as it did; what was hidden from the reader stays so.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.cards.deal import order
from tento.club.live import entries as log
from tento.club.live.table_log import Moment, TableLog
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.club.replays.finished import played_again
from tento.club.replays.opened import replayed
from tento.games.registry import kit_of
from tento.records.analysing import played_of
from tento.records.beginning import OVERLAID, start
from tento.records.reading import read
from tento.table.game import Game, Step
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Actor, Seat, Viewer

TRIES: Final = 40
"""So often the unseen cards are dealt anew before it is given up."""
MOST_ACTS: Final = 2000
"""So many acts of a record that somebody brings are played again at once before its table goes on."""


class Done(NamedTuple):
    """One thing that was done, and the state after it."""

    actor: Actor
    action: Any
    after: Any


class Way(msgspec.Struct, frozen=True):
    """What was agreed at the table, what was done there up to the moment, and the seat to play on from."""

    config: log.TableConfig
    seat: Seat
    acts: tuple[log.Act, ...]


def way_from(kept: TableLog, seq: int, wanted: Seat | None, viewer: Viewer, luck: bytes) -> Way | Refusal:
    """How to play on from the step of this number, for a reader who sat there or not; by `wanted`, if a seat is wished for.

    In a deal that was never revealed a reader plays on from the own seat alone.
    """
    played = played_again(kept)
    found = [moment for moment in played if moment.folded.state.seq <= seq]
    states = [moment.folded.state for moment in found if moment.folded.state.match is not None]
    if not states or states[-1].game.outcome(states[-1].match) is not None:
        return refuse("what_if_over")
    state, done = states[-1], list(_done(found))
    seat = _seat(state, wanted, viewer)
    if state.dealt > played[-1].folded.state.revealed:
        if viewer != seat:
            return refuse("what_if_sealed")
        again = _dealt_anew(state, done, seat, luck)
        if again is None:
            return refuse("what_if_sealed")
        done = again
    return Way(state.config, seat, _acts(done))


def way_of_record(text: str, line: int, wanted: Seat | None, late: Callable[[], bool] = lambda: False) -> Way | Refusal:
    """How to play on from this line of a record, by `wanted` or by whose turn it is. Whoever has the file may know all that it says.

    Where the cards were never revealed nobody's own are known either. RecordError, TooLong as for opening it.
    """
    record = read(text)
    head, game = record.header, kit_of(record.header.game).game
    again, rulebook, _problem = replayed(record, late)
    played = [one for one in played_of(record, rulebook, again) if one.place <= line]
    if not played or game.outcome(played[-1].after) is not None:
        return refuse("what_if_over")
    if played[-1].deal in again.unseen:
        return refuse("what_if_sealed")
    if len(played) > MOST_ACTS:
        return refuse("what_if_long")
    if start(head, rulebook) != game.new(rulebook, head.seats, phase=head.phase):
        return refuse("what_if_dealer")
    name = head.rulebook.removesuffix(OVERLAID) if head.options else head.rulebook
    config = log.TableConfig(game=head.game, rulebook=name, options=head.options, seats=head.seats, phase=head.phase)
    seat = wanted if wanted is not None and wanted < head.seats else next(iter(game.waiting(played[-1].after).seats), Seat(0))
    return Way(config, seat, _acts(Done(one.actor, one.action, one.after) for one in played))


def _acts(done: Iterable[Done]) -> tuple[log.Act, ...]:
    return tuple(log.Act(one.actor, msgspec.Raw(msgspec.json.encode(one.action))) for one in done)


def _seat(state: TableState, wanted: Seat | None, viewer: Viewer) -> Seat:
    """The seat that is wished for; or the reader's own, or whose turn it is."""
    if wanted is not None and wanted < state.config.seats:
        return wanted
    if isinstance(viewer, int):
        return viewer
    return next(iter(state.waiting.seats), Seat(0))


def _done(moments: Sequence[Moment]) -> Iterator[Done]:
    for entry, before, folded in moments:
        if isinstance(entry, log.Dealt):
            pack = order(before.seeds[entry.deal - 1], before.numbers, before.game.pack(before.rulebook))
            yield Done(TABLE, before.game.shuffled(pack), folded.state.match)
        elif isinstance(entry, log.Acted):
            yield Done(entry.actor, log.action_in(entry, before.game.Action), folded.state.match)


def _dealt_anew(state: TableState, done: list[Done], seat: Seat, luck: bytes) -> list[Done] | None:
    """The same acts over another pack, in which only the cards that this seat never saw lie elsewhere; None where that cannot be.

    It can where all that decides is shown: then no act of the others names a card that the seat did not see.
    """
    game, chance = state.game, Chance(luck)
    if kit_of(state.config.game).notation.rebuilt is None:
        return None
    shuffled = type(game.shuffled(()))
    dealt = max(place for place, one in enumerate(done) if isinstance(one.action, shuffled))
    before, now = done[dealt - 1].after if dealt else _new(state), done[dealt:]
    pack: tuple[Card, ...] = now[0].action.pack
    seen = {card for one in now for card in _cards(game.encoded_view(one.after, seat))}
    hidden = [place for place, card in enumerate(pack) if card not in seen]
    for _ in range(TRIES):
        mixed, moved = list(pack), [pack[place] for place in hidden]
        chance.shuffle(moved)
        for place, card in zip(hidden, moved, strict=True):
            mixed[place] = card
        again = _played(game, before, now, tuple(mixed), seat)
        if again is not None:
            return [*done[:dealt], *again]
    return None


def _new(state: TableState) -> Any:
    return state.game.new(state.rulebook, state.config.seats, phase=state.config.phase)


def _played(game: Game, state: Any, now: Sequence[Done], pack: tuple[Card, ...], seat: Seat) -> list[Done] | None:
    """The deal played again with this pack, if every act is accepted and the seat sees just what it saw."""
    again: list[Done] = []
    for place, one in enumerate(now):
        action = game.shuffled(pack) if place == 0 else one.action
        answer = game.apply(state, one.actor, action)
        if not isinstance(answer, Step) or game.encoded_view(answer.state, seat) != game.encoded_view(one.after, seat):
            return None
        state = answer.state
        again.append(Done(one.actor, action, state))
    return again


def _cards(view: bytes) -> Iterator[str]:
    """Every text of a view that may be a card."""
    waiting = [msgspec.json.decode(view)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str) and len(one) == 2:
            yield one

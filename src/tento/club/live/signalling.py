"""Signs between partners: seen by the partner alone, true or not.

A bot makes its own to its partner after each deal, never lies, and plays by what its partner signs to it.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tento.club.live import messages as say
from tento.club.live.partner import partners
from tento.club.live.seating import seat_of
from tento.club.live.speaking import not_signed
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.game import Step
from tento.table.kit import Signs
from tento.table.refusal import Refusal
from tento.table.seats import Seat


class Spoken(msgspec.Struct, frozen=True):
    """Something that is told and not kept; `to` these seats alone, or to everybody."""

    message: say.ServerMessage
    to: tuple[Seat, ...] | None = None


def signing_at(state: TableState) -> Signs | None:
    """The signs of the game, where the table and the regulation let partners make them."""
    return kit_of(state.config.game).signs if state.config.signals and not_signed(state) is None else None


def signal(state: TableState, person: str, signs: Sequence[str], held: Seat | None = None) -> Spoken | Refusal:
    """A person makes signs to the partner."""
    seat, signing = seat_of(state, person, held), signing_at(state)
    if seat is None:
        return refuse("not_seated")
    if state.match is None:
        return refuse("match_not_started")
    if signing is None or not partners(state, seat):
        return not_signed(state) or refuse("no_signals")
    if not set(signs) <= set(signing.signs):
        return refuse("unknown_sign", known=", ".join(signing.signs))
    return _to_partners(state, seat, tuple(dict.fromkeys(signs)))


def _to_partners(state: TableState, seat: Seat, signs: tuple[str, ...]) -> Spoken:
    return Spoken(say.Signalled(table=state.id, seat=seat, signs=signs), partners(state, seat))


def bot_signals(state: TableState, steps: Sequence[Step]) -> Iterator[Spoken]:
    """After a deal each bot tells the person in front of it what it got."""
    signing = signing_at(state)
    if signing is None or not any(signing.due(step) for step in steps):
        return
    for seat in range(state.config.seats):
        yield from _truth(state, Seat(seat), signing)


def signs_for(state: TableState, seat: Seat, made: Mapping[Seat, Sequence[str]]) -> tuple[str, ...]:
    """What the partner of a bot has told it of this deal: a person by signs, `made` true or not, a bot by what it holds."""
    signing = signing_at(state)
    if signing is None:
        return ()
    found: list[str] = []
    for partner in partners(state, seat):
        who = state.occupants[partner]
        is_bot = who is not None and who.bot is not None and not who.plays_itself
        told = signing.true(state.game.view(state.match, partner), state.rulebook) if is_bot else made.get(partner)
        found += told or ()
    return tuple(dict.fromkeys(found))


def standing_signals(state: TableState, seat: Seat) -> Iterator[Spoken]:
    """What the bots in front of this seat would tell somebody who has just come."""
    signing = signing_at(state)
    if signing is not None and state.match is not None and state.closed is None:
        for partner in partners(state, seat):
            yield from _truth(state, partner, signing)


def _truth(state: TableState, seat: Seat, signing: Signs) -> Iterator[Spoken]:
    """The true signs of a bot whose partner is a person; a bot whose cards the person holds has nothing to tell."""
    bot, faced = state.occupants[seat], [state.occupants[partner] for partner in partners(state, seat)]
    if bot is None or bot.bot is None or bot.plays_itself or not any(who is not None and who.plays_itself for who in faced):
        return
    signs = signing.true(state.game.view(state.match, seat), state.rulebook)
    if signs is not None:
        yield _to_partners(state, seat, signs)

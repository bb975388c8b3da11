"""The medals of a finished match, by the rules of its game, over what everybody may know of it."""

from collections.abc import Sequence

from tento.club.live.past import Past
from tento.club.live.table_state import TableState
from tento.club.ports import MedalWon
from tento.games.registry import kit_of
from tento.table.medals import Seen


def medals_won(state: TableState, past: Sequence[Past]) -> tuple[MedalWon, ...]:
    """The medals of each person who sat there. Whoever took a bot's cards in hand wins none: the bot sat there."""
    rule, sat = kit_of(state.config.game).medals, [who for who in state.occupants if who is not None]
    won = rule.won(len(sat), seen(state, past))
    return tuple(
        MedalWon(table=state.id, person=who.person, game=state.config.game, medal=medal, at=state.last_at)
        for who, theirs in zip(sat, won, strict=True)
        if who.person is not None
        for medal in sorted(theirs)
    )


def seen(state: TableState, past: Sequence[Past]) -> list[Seen]:
    """The match as everybody may know it now: what one seat alone saw is left out, and so are cards whose seed nobody was shown."""
    return [
        Seen(
            one.actor,
            tuple(event for event in one.step.events if event.only is None),
            one.bluff if one.bluff_deal <= state.revealed else None,
        )
        for one in past
    ]

"""What a level of the match and the game in turn make of the next hand: blinds, antes, limits."""

from typing import Final

from msgspec.structs import replace

from tento.games.poker.rules import events as ev
from tento.games.poker.rules.state import Stakes
from tento.games.poker.rules.table_state import TOURNAMENT, State
from tento.games.poker.rules.variants import VARIANTS, games_of
from tento.games.poker.values import PokerRules
from tento.rulebooks.enforced import enforces

Blinds = tuple[int, int, int]
"""Small blind, big blind, ante."""

MOST: Final = 10**9
"""No blind is greater: it is more than all chips of a table."""
EIGHTH: Final = 8


@enforces("levels", "after_last_level")
def blinds_at(rules: PokerRules, level: int) -> Blinds:
    """The blinds and the ante of a level, from 1; beyond the last one they double with each level."""
    last = len(rules.levels)
    small, big, ante = rules.levels[min(level, last) - 1]
    times = 2 ** min(max(0, level - last), MOST.bit_length())
    most = MOST // rules.smallest_chip * rules.smallest_chip
    return min(small * times, most), min(big * times, most), min(ante * times, most)


@enforces("variant", "rotation")
def variant_now(state: State) -> str:
    """The game of the next hand."""
    games = games_of(state.rules.variant)
    return games[state.rotation % len(games)]


def limits_at(rules: PokerRules, level: int) -> tuple[int, int] | None:
    """The small and the big bet of a level, where one of the games is a limit game: the big blind, and twice that."""
    if all(VARIANTS[game].betting != "limit" for game in games_of(rules.variant)):
        return None
    big = blinds_at(rules, level)[1]
    return big, 2 * big


@enforces("antes", "smallest_chip")
def stakes_at(rules: PokerRules, variant: str, level: int) -> Stakes:
    """The stakes of a hand of this game at this level.

    In a limit game the big blind is the small bet. In stud games the small blind is the bring-in and everybody puts in an ante: an eighth
    of the small bet, where the sheet writes none for each.
    """
    small, big, ante = blinds_at(rules, level)
    chip, each = rules.smallest_chip, rules.antes == "each"
    limits = limits_at(rules, level)
    if VARIANTS[variant].stud:
        eighth = max(chip, big // EIGHTH // chip * chip)
        return Stakes(variant=variant, ante=ante if each and ante else eighth, bring_in=small, limits=limits, smallest_chip=chip)
    antes = {"ante": ante} if each else {"big_blind_ante": ante}
    return Stakes(variant=variant, blinds=(small, big), limits=limits, smallest_chip=chip, **antes)


def next_level(state: State, events: ev.Events, level: int) -> State:
    """The next hand is played at this level; a rotation that changes with the level goes on."""
    small, big, ante = blinds_at(state.rules, level)
    events.append(ev.LevelBegan(level=level, small=small, big=big, ante=ante, limits=limits_at(state.rules, level)))
    state = replace(state, level=level, level_hands=0, level_from=state.elapsed)
    return _next_game(state, events) if state.rules.rotation == "level" else state


def _next_game(state: State, events: ev.Events) -> State:
    before = variant_now(state)
    state = replace(state, rotation=state.rotation + 1, rotation_hands=0)
    if variant_now(state) != before:
        events.append(ev.GameChanged(variant=variant_now(state)))
    return state


@enforces("level_hands", "rotation")
def hand_counted(state: State, events: ev.Events, players: int) -> State:
    """After a hand: a level of so many hands is over, unless a director tells it, and an orbit when everybody had one hand of it."""
    if state.phase != TOURNAMENT and state.level_hands >= state.rules.level_hands:
        state = next_level(state, events, state.level + 1)
    if state.rules.rotation == "orbit" and state.rotation_hands >= players:
        state = _next_game(state, events)
    return state


@enforces("level_minutes")
def level_ends(state: State) -> int | None:
    """The second of the match clock at which the level is over; None where levels are counted in hands alone."""
    minutes = state.rules.level_minutes
    return state.level_from + 60 * minutes if minutes else None

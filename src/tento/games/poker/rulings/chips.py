"""The question about chips: what was put out and said, in which order, and what it means for the bet (5.4.3 to 5.4.18)."""

from typing import Final, Literal

import msgspec

from tento.games.poker.rulings.decided import Decided
from tento.games.poker.rulings.declared import declared
from tento.games.poker.rulings.meaning import Meaning
from tento.games.poker.rulings.silent import silent
from tento.games.poker.rulings.situation import BIG_BET_STREETS, Limit, Pulled, Situation
from tento.games.poker.rulings.words import governing, read_words
from tento.games.poker.values import PokerRules
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook

MOST_CHIPS: Final = 1_000
FEWEST_PLAYERS: Final = 2
Street = Literal["preflop", "flop", "turn", "river", "third", "fourth", "fifth", "sixth", "seventh"]


class ChipsAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a ruling about chips.

    Without `last_raise` the bet that lies is the opening bet, and so the measure of a raise; without `opening` it is one if it is no
    more than its own measure. Without `behind` there are chips enough. `pot_size` is needed in pot-limit,
    but for the first raise before the flop.
    """

    limit: Limit = "no-limit"
    street: Street = "flop"
    current: int = 0
    last_raise: int | None = None
    blinds: tuple[int, int] = (0, 0)
    limits: tuple[int, int] | None = None
    chips: tuple[int | tuple[int, ...], ...] = ()
    words: tuple[str, ...] = ()
    prior: int = 0
    pulled: Pulled = "none"
    left: int | None = None
    behind: int | None = None
    pot: Literal["multiway", "heads-up"] = "multiway"
    opening: bool | None = None
    players_left: int | None = None
    pot_size: int | None = None


def chips(asked: ChipsAsked, rulebook: Rulebook) -> Decided:
    """The ruling on what a player said and put out."""
    case = situation_of(asked)
    found = meaning_of(rulebook.values, case)
    change = None if found.due is None else found.due - case.in_front
    answers = {
        "ruling": found.ruling,
        "due": found.due,
        "adds": None if change is None else max(0, change),
        "returned": None if change is None else max(0, -change),
        "reopens": found.reopens,
        "options": list(found.options),
        "penalty": found.penalty,
    }
    floor = found.ruling == "floor"
    return Decided(answers, found.rules, found.options if floor else (), found.options[0] if floor else None)


def meaning_of(values: PokerRules, case: Situation) -> Meaning:
    """What was said in time decides; else the chips. Chips pulled back commit even before anything is put out."""
    said = governing(case.words, bool(case.chips))
    if said is not None:
        return declared(values, case, said)
    if not case.chips:
        if not (case.facing and case.pulled != "none"):
            raise BadKey("chips", "nothing was put out, and nothing was said in `words`")
        return Meaning(options=("call", "raise"), rules=("prior_chips",))
    found = silent(values, case)
    return msgspec.structs.replace(found, rules=(*found.rules, "words_and_chips")) if case.words else found


def situation_of(asked: ChipsAsked) -> Situation:
    """The situation that these keys describe; BadKey where they contradict each other."""
    bet = _bet(asked)
    last = asked.last_raise if asked.last_raise is not None else asked.current or bet
    bet = bet or last
    if bet <= 0 or (asked.current and last <= 0):
        raise BadKey("last_raise", "is missing: the last full bet or raise; without a bet, `blinds` or `limits` say the least one")
    if asked.players_left is not None and asked.players_left < FEWEST_PLAYERS:
        raise BadKey("players_left", f"is {asked.players_left}: a hand needs two players of the event at least")
    return Situation(
        limit=asked.limit,
        street=asked.street,
        bet=bet,
        current=asked.current,
        last_raise=last,
        prior=asked.prior,
        pulled=asked.pulled,
        left=_left(asked),
        motions=_motions(asked.chips),
        behind=asked.behind,
        words=read_words(asked.words),
        heads_up=asked.pot == "heads-up",
        opening=asked.current <= last if asked.opening is None else asked.opening,
        players_left=asked.players_left,
        pot_size=_pot(asked),
    )


def _bet(asked: ChipsAsked) -> int:
    """The least bet: of the street in a limit game, else the big blind."""
    if asked.limit != "limit":
        return asked.blinds[1]
    small, big = asked.limits or (asked.blinds[1], 2 * asked.blinds[1])
    if not 0 < small <= big:
        raise BadKey("limits", "is the small bet and the big bet, as in [400, 800]")
    return big if asked.street in BIG_BET_STREETS else small


def _pot(asked: ChipsAsked) -> int | None:
    """The pot before the move. Before the flop, over the big blind alone, both blinds are in it, as if they were whole."""
    if asked.pot_size is None and asked.street == "preflop" and 0 < asked.current == asked.blinds[1]:
        return sum(asked.blinds)
    return asked.pot_size


def _left(asked: ChipsAsked) -> int:
    if asked.pulled != "none" and not asked.prior:
        raise BadKey("pulled", "nothing of the player's lay in front: `prior` says what")
    if asked.pulled != "partial":
        if asked.left is not None:
            raise BadKey("left", 'is told where `pulled = "partial"`')
        return 0
    if asked.left is None:
        raise BadKey("left", "is missing: what stays in front of the chips that were pulled back in part")
    if not 0 <= asked.left <= asked.prior:
        raise BadKey("left", f"is part of `prior`, from 0 to {asked.prior}")
    return asked.left


def _motions(given: tuple[int | tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """One motion, or several as lists of chips."""
    motions = tuple(one for one in given if isinstance(one, tuple))
    single = tuple(one for one in given if not isinstance(one, tuple))
    if motions and single:
        raise BadKey("chips", "is a list of chips, or a list of motions as in [[600], [600]]; not both")
    found = motions or ((single,) if single else ())
    if any(not motion for motion in found) or any(chip <= 0 for motion in found for chip in motion):
        raise BadKey("chips", "each motion has chips, and every chip has a value")
    if sum(map(len, found)) > MOST_CHIPS:
        raise BadKey("chips", f"at most {MOST_CHIPS} chips")
    return found

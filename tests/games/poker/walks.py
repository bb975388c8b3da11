"""Hands of poker at random: any game, any number of seats, short stacks, empty seats, whatever a table may do."""

from random import Random
from typing import Any

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.hand import apply, rule, start, verify
from tento.games.poker.rules.state import Chair, Hand, Place, Stakes
from tento.games.poker.rules.variants import VARIANTS
from tento.rulebooks.rulebook import Rulebook


def random_hand(rulebook: Rulebook, luck: Random, variant: str | None = None) -> Hand:
    """A hand that has just been dealt."""
    return start(random_table(rulebook, luck, variant), shuffled(luck))


def shuffled(luck: Random) -> tuple[Card, ...]:
    """The pack in a random order."""
    pack = list(DECK_52)
    luck.shuffle(pack)
    return tuple(pack)


def random_table(rulebook: Rulebook, luck: Random, variant: str | None = None) -> Hand:
    """A hand that is not dealt yet."""
    name = variant or luck.choice(list(VARIANTS))
    stud = VARIANTS[name].stud
    chairs = sorted(luck.sample(range(1, 11), luck.randint(2, 7 if stud else 10)))
    chip = luck.choice((1, 1, 5, 25))
    stacks = [chip * luck.choice((luck.randint(1, 12), luck.randint(1, 60), luck.randint(40, 400))) for _ in chairs]
    button = luck.choice(chairs)
    after = [chair for chair in chairs if chair > button] + [chair for chair in chairs if chair <= button]
    small, big = (button, after[0]) if len(chairs) == 2 else (after[0], after[1])
    stakes = Stakes(
        variant=name,
        blinds=(0, 0) if stud else (5 * chip, 10 * chip),
        ante=chip * luck.choice((0, 0, 2)),
        big_blind_ante=0 if stud else chip * luck.choice((0, 0, 10)),
        bring_in=5 * chip if stud else 0,
        limits=(10 * chip, 20 * chip) if stud or (name == "omaha-hilo" and luck.random() < 0.5) else None,
        smallest_chip=chip,
    )
    return Hand(
        rulebook=rulebook,
        stakes=stakes,
        places=tuple(Place(chair=Chair(chair), stack=stack) for chair, stack in zip(chairs, stacks, strict=True)),
        button=None if stud else Chair(button),
        small=None if stud else Chair(small),
        big=None if stud else Chair(big),
        absent=tuple(Chair(chair) for chair in chairs if luck.random() < 0.03),
        players_left=luck.choice((None, len(chairs))),
    )


def moves(hand: Hand, luck: Random) -> list[Any]:
    """What the player who is asked may do, with a few amounts."""
    assert hand.turn is not None
    place = hand.at(hand.turn)
    whole = place.bet + place.stack
    amounts = {whole, hand.current + hand.last_raise, luck.randint(1, max(1, whole)), 2 * hand.current, hand.current + hand.pot}
    tried = [do.Fold(), do.Check(), do.Call(), do.AllIn(), do.BringIn(), do.Complete(), do.Show(), do.Muck(), do.Raise("pot")]
    return [action for action in (*tried, *map(do.Raise, sorted(amounts))) if verify(hand, hand.turn, action) is None]


def played(hand: Hand, luck: Random) -> list[Hand]:
    """The hand to its end, state by state."""
    states = [hand]
    while hand.stage != "over":
        assert hand.turn is not None, "somebody is asked until the hand is over"
        options = moves(hand, luck)
        quiet = [option for option in options if isinstance(option, do.Check | do.Call | do.Show)]
        action = luck.choice(quiet) if quiet and luck.random() < 0.5 else luck.choice(options)
        after = apply(hand, hand.turn, action)
        if luck.random() < 0.01:
            after = rule(hand, luck.choice((do.Kill(luck.choice(hand.live).chair), do.Sweep(luck.choice(hand.live).chair), do.Void())))
        assert isinstance(after, Hand), after
        states.append(after)
        hand = after
        assert len(states) < 400, "a hand ends"
    return states

"""Truco for the laws: where a match may be watched, all that may be asked of a table, and where its cards lie."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any, get_args

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import REFEREE, TABLE, Actor, Pair, Seat
from tests.contract.laws import Act, GameUnderTest, other_readings

# The published codes, as the notation of the cases lists them …
_PUBLISHED = """
    not_your_turn wrong_moment eleven_undecided choice_pending not_in_hand facedown_forbidden must_show_highest mao_over wrong_step
    own_raise max_value reply_only raise_forbidden raise_pending nothing_to_answer claim_invalid one_card_only
    too_many_cuts cut_forbidden too_many_burns burn_forbidden cards_are_dark unknown_action
"""
# … and those of acts that no case asks about.
_OTHERS = "not_in_pack wrong_pack wrong_deal subir_forbidden wrong_seat nothing_to_steal too_many_steals"

STRANGER = "spectator"
"""Somebody who may ask nothing of a table."""


def start(luck: Random, rulebook: Rulebook, seats: int) -> State:
    """The first shuffle of a match, or a mão at a score where onze, ferro or the end of the partida is near."""
    if luck.randrange(4) == 0:
        return game.new(rulebook, seats)
    state = game.new(rulebook, seats, first_dealer=Seat(luck.randrange(seats)))
    eleven = rulebook.values.onze_at
    near = (0, eleven - 1, eleven)
    return replace(state, score=(luck.choice(near), luck.choice(near)))


def cards(state: State) -> Sequence[Card] | None:
    """The pack, what was burnt, the hands, the table, the rodadas and the vira; the spread pack while the deal is drawn for."""
    if state.stage == "draw" and state.spread is not None:
        return state.spread.pack
    mao = state.mao
    if mao is None:
        return None
    laid = [one.card for one in mao.laid] + [one.card for rodada in mao.rodadas for one in rodada.laid]
    vira = [] if mao.vira is None else [mao.vira]
    return [*mao.pack, *mao.burnt, *(card for hand in mao.hands for card in hand), *laid, *vira]


def universe(state: State) -> Iterator[Act]:
    """Everything that a seat, the referee, the table or a stranger might ask, in or out of reason."""
    actions = list(_seat_actions(state))
    rulings, chances = list(_referee_actions(state)), list(_table_actions(state))
    offices = [*rulings, *chances]
    for seat in range(-1, state.seats + 1):
        yield from ((Seat(seat), action) for action in actions)
    for seat in range(state.seats):
        yield from ((Seat(seat), action) for action in offices)
    some = [do.Accept(), do.HandBack(), do.Deal(), do.Raise(), do.Play(game.pack(state.rulebook)[0])]
    yield from ((REFEREE, action) for action in (*rulings, *chances, *some))
    yield from ((TABLE, action) for action in (*chances, *rulings, *some))
    yield from ((STRANGER, action) for action in (*some, *offices))  # type: ignore[misc]  # nobody of that name may act: the law wants to see it


def _seat_actions(state: State) -> Iterator[do.Action]:
    deck = game.pack(state.rulebook)
    for card in (*deck, Card("Tc")):
        yield from (do.Play(card), do.Cover(card), do.Keep(card), do.Steal(card))
    yield from (do.PlayDark(place, covered) for place in range(-1, 4) for covered in (False, True))
    yield from (do.Raise(to) for to in range(-1, 16))
    yield from (do.Accept(), do.Refuse(), do.Claim(), do.Look(), do.Steal(), do.Subir(), do.HandBack())
    yield from (do.DecideOnze(True), do.DecideOnze(False))
    yield from (do.Peek(Seat(seat)) for seat in range(-1, 5))
    yield from (do.CallTento(Seat(seat)) for seat in range(-1, 5))
    yield from (do.Throw(thrown) for hand in _hands(state) for thrown in combinations(hand, 2))
    yield from (do.Draw(place) for place in range(-1, len(deck) + 1))
    yield from (do.Cut(at) for at in range(-1, len(deck) + 2))
    yield from (do.Burn(count) for count in range(-1, 12))
    yield from (do.Deal(order) for order in _deals(state))


def _hands(state: State) -> tuple[tuple[Card, ...], ...]:
    return state.mao.hands if state.mao is not None else ()


def _deals(state: State) -> Iterator[tuple[int, ...]]:
    seats = range(state.seats)
    by_one, by_three = [*seats] * 3, [seat for seat in seats for _ in range(3)]
    yield from ((), (0,), tuple(by_one), tuple(by_three), (*by_one, -1), (*by_three, -1), (-1, *by_one), (*by_one, 0), (9, *by_one))


def _referee_actions(state: State) -> Iterator[do.Action]:
    for seat in map(Seat, range(-1, state.seats + 1)):
        yield do.UpholdTento(seat)
        yield from (do.Sanction(seat, kind) for kind in get_args(do.SanctionKind))
        yield from (do.Report(kind, seat, count) for kind in get_args(do.ReportKind) for count in (None, 2, 3, 4))
        yield from (do.Absence(seat, seconds) for seconds in (0, 10_000))
    yield from (do.Report(kind) for kind in get_args(do.ReportKind))
    yield from (do.DismissTento(), do.NewDeck(), do.Award(Pair(0)), do.Award(Pair(2)))


def _table_actions(state: State) -> Iterator[do.Action]:
    deck = game.pack(state.rulebook)
    yield from (do.Shuffle(deck), do.Shuffle(deck[1:]), do.Shuffle((deck[0], *deck[:-1])), do.Shuffle(()))
    yield from (do.Clock(seconds) for seconds in (-1, 0, 3_600, 10_000))


def offered_as(state: State, action: Any) -> Any:
    """A raise of 0 is the next one, no card named is the weakest one, and any deal is the deal: one of its names is offered."""
    if isinstance(action, do.Deal):
        return do.Deal()
    mao = state.mao
    if isinstance(action, do.Raise) and not action.to and mao is not None:
        standing = mao.value if mao.asked is None else mao.asked
        return do.Raise(min((step for step in state.rules.raise_ladder if step > standing), default=0))
    return action


def never_offered(actor: Actor, action: Any) -> bool:
    """Throwing several cards, accusing, leaving the choice of a card to the table, and what the referee's and the table's offices are."""
    if actor == REFEREE:
        return isinstance(action, do.RefereeAction)
    if actor == TABLE:
        return isinstance(action, do.TableAction)
    return isinstance(action, do.Throw | do.CallTento) or (isinstance(action, do.Steal) and action.give is None)


def irregular(state: State, luck: Random) -> Sequence[Act]:
    """Acts that no screen offers: thrown cards, accusations, offences, and one thing that the referee or the clock may say."""
    seat = Seat(luck.randrange(state.seats))
    thrown = [
        (Seat(thrower), do.Throw(some, some[:covered]))
        for thrower, hand in enumerate(_hands(state))
        for size in (2, 3)
        for some in combinations(hand, size)
        for covered in range(size + 1)
    ]
    reports: list[do.Action] = [do.Report(kind, seat, 4) for kind in get_args(do.ReportKind)]
    sanctions: list[do.Action] = [do.Sanction(seat, kind) for kind in ("warning", "mao", "partida")]
    ruled = luck.choice([*reports, *sanctions, do.UpholdTento(seat), do.DismissTento(), do.NewDeck(), do.Absence(seat, 60)])
    said = luck.choice([do.CallTento(seat), do.Raise(), do.Cut(1), do.Burn(10), do.Steal()])
    clock = do.Clock(state.elapsed + luck.choice((60, 1_800)))
    return [(REFEREE, ruled), (TABLE, clock), *((Seat(any_seat), said) for any_seat in range(state.seats)), *thrown]


def is_punishment(event: Any) -> bool:
    """A tento was paid."""
    return isinstance(event, ev.OffencePunished)


def punishes(state: State, action: Any) -> bool:
    """A raise in onze or ferro, a cut or a burn too many, where the rulebook says tento; a false claim, where it loses the mão."""
    rules = state.rules
    punished: dict[type, str] = {
        do.Raise: rules.onze_illegal_raise,
        do.Cut: rules.cut_excess,
        do.Burn: rules.burn_excess,
        do.Claim: rules.claim_false,
    }
    return punished.get(type(action)) in ("tento", "lose_mao")


WRITTEN = tuple(rulebook for rulebook in map(load, names()) if rulebook.game == game.name)
"""The regulations and the house rules."""
OPEN_FERRO = "ktruco-paulista"
"""Its last other reading plays the mão de ferro open, and steals in it."""
OFFICIAL = ("truco-masters-2025", "fenacef-ix", "ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo")

TRUCO = GameUnderTest(
    game=game,
    actions=do.Action,
    rulebooks=(*WRITTEN, *map(other_readings, map(load, OFFICIAL)), other_readings(load(OPEN_FERRO), last=True)),
    seats=lambda rulebook: rulebook.values.players,
    start=start,
    ruling=(REFEREE, do.Award(Pair(0))),
    cards=cards,
    universe=universe,
    offered_as=offered_as,
    never_offered=never_offered,
    irregular=irregular,
    loud=(do.Raise, do.Refuse, do.Steal, do.Peek, do.Claim, do.Cut, do.Subir, do.Burn),
    is_punishment=is_punishment,
    punishes=punishes,
    codes=frozenset((_PUBLISHED + _OTHERS).split()),
    longest_match=5_000,
)

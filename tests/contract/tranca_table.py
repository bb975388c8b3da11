"""Tranca for the laws: where a match may be watched, all that may be asked of a table, and where its cards lie."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import Any

from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.games.tranca.rules.state import State
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import REFEREE, TABLE, Actor, Seat
from tests.contract.laws import Act, GameUnderTest, other_readings

# The published codes, as the notation of the cases lists them …
_PUBLISHED = """
    not_your_turn must_draw_first already_drew not_in_hand not_a_meld three_in_meld too_many_wilds mixed_suits not_your_meld
    does_not_fit lixo_locked lixo_top_unusable lixo_empty one_card_hand no_canastra must_keep_a_card morto_taken red_three_stays
    reject_only_first rodada_over unknown_action nothing_to_undo undo_spent
"""
# … and those of acts that no case asks about.
_OTHERS = "wrong_moment wrong_pack"

STRANGER = "spectator"
SOME = 40
"""So many of the jogos that might be tried are."""


def start(luck: Random, rulebook: Rulebook, seats: int) -> State:
    """The first shuffle of a match, or a score at which the end of the partida is near."""
    state = game.new(rulebook, seats)
    return state if luck.randrange(2) else replace(state, score=(luck.choice((0, 1_400)), luck.choice((-500, 1_400))))


def cards(state: State) -> Sequence[Card] | None:
    """Hands, monte, mortos, lixo, jogos and red threes."""
    rodada = state.rodada
    if rodada is None:
        return None
    laid = [card for melds in rodada.melds for meld in melds for card in meld.cards]
    mortos = [card for morto in rodada.mortos for card in morto or ()]
    hands = [card for hand in rodada.hands for card in hand]
    threes = [card for pair in rodada.red_threes for card in pair]
    return [*hands, *rodada.monte, *mortos, *rodada.lixo, *laid, *threes]


def universe(state: State) -> Iterator[Act]:
    """Everything that a seat, the referee, the table or a stranger might ask, in or out of reason."""
    actions = list(_seat_actions(state))
    offices: list[Any] = [do.Consent(True), do.Consent(False), *_shuffles()]
    for seat in range(-1, state.seats + 1):
        yield from ((Seat(seat), action) for action in (*actions, *offices))
    yield from ((who, action) for who in (REFEREE, TABLE) for action in (*offices, *actions[:20]))
    yield from ((STRANGER, action) for action in (*offices, *actions[:20]))  # type: ignore[misc]  # nobody of that name may act


def _shuffles() -> Iterator[do.Action]:
    deck = game.pack(load("afia-2025"))
    yield from (do.Shuffle(deck), do.Shuffle(deck[1:]), do.Shuffle((deck[0], *deck[:-1])), do.Shuffle(()))


def _seat_actions(state: State) -> Iterator[do.Action]:
    yield from (do.Draw(), do.Reject(), do.Undo(), do.Take(), do.Lay(()), do.Propose("wilds_per_meld", 2), do.Propose("card_points", 3))
    yield from (do.Discard(card) for card in DECK_52)
    hand = _hand_on_turn(state)
    threes = islice(combinations(hand, 3), 0, None, max(1, len(hand) ** 3 // 6 // SOME))
    pairs = islice(combinations(hand, 2), 0, None, max(1, len(hand) ** 2 // 2 // SOME))
    yield from (do.Lay(some) for some in threes)
    yield from (do.Take(some) for some in pairs)
    for meld in ("A1", "A2", "B1", "B3", "A0", "B01", "C1", ""):
        yield do.Take((), meld)
        yield from (do.Add(meld, (card,), low) for card in dict.fromkeys(hand) for low in (False, True))
        yield do.Add(meld, (Card("3h"),))


def _hand_on_turn(state: State) -> tuple[Card, ...]:
    rodada = state.rodada
    return () if rodada is None else rodada.hands[rodada.turn]


def offered_as(state: State, action: Any) -> Any:
    """Of ways that come to the same one is offered: cards in any order, any 2 for another, a 2 at either end."""
    rodada = state.rodada
    if rodada is None or not isinstance(action, do.Take | do.Lay | do.Add):
        return action
    return next((offer for offer in game.legal(state, rodada.turn) if comes_to(offer) == comes_to(action)), action)


def comes_to(action: Any) -> Any:
    """An action by its kind, its jogo and its cards."""
    held = getattr(action, "cards", None)
    return type(action), getattr(action, "meld", None), held and sorted("2" if card[0] == "2" else card for card in held)


def never_offered(actor: Actor, action: Any) -> bool:
    """Asking for a regional variant, taking back, and what the referee's and the table's offices are."""
    if actor == REFEREE:
        return isinstance(action, do.Consent)
    return isinstance(action, do.Shuffle) if actor == TABLE else isinstance(action, do.Propose | do.Undo)


def irregular(state: State, luck: Random) -> Sequence[Act]:
    """A regional variant asked for and answered; in play something taken back."""
    if state.rodada is not None and state.stage == "play":
        return [(state.rodada.turn, do.Undo())]
    seat, other = Seat(luck.randrange(4)), Seat(luck.randrange(4))
    variants: list[tuple[str, bool | int | str]] = [
        ("wilds_per_meld", 2),
        ("trinca_of_twos", "as_suja"),
        ("black3_in_hand", 10),
        ("initial_upcard", True),
    ]
    option, value = luck.choice(variants)
    return [(seat, do.Propose(option, value)), (REFEREE, do.Consent(luck.randrange(4) > 0)), (other, do.Consent(True))]


WRITTEN = tuple(rulebook for rulebook in map(load, names()) if rulebook.game == game.name)

TRANCA = GameUnderTest(
    game=game,
    actions=do.Action,
    rulebooks=(*WRITTEN, other_readings(load("afia-2025"))),
    seats=lambda rulebook: rulebook.values.players,
    start=start,
    ruling=(REFEREE, do.Consent(True)),
    cards=cards,
    universe=universe,
    offered_as=offered_as,
    never_offered=never_offered,
    irregular=irregular,
    loud=(do.Discard,),
    is_punishment=lambda _event: False,
    punishes=lambda _state, _action: False,
    codes=frozenset((_PUBLISHED + _OTHERS).split()),
    longest_match=20_000,
)

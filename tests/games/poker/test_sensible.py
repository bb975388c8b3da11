"""The poker bots: one that plays soundly beats one that plays by chance, in every game of the table."""

import eval7
import pytest
from msgspec.structs import replace

from tento.cards.card import parse_cards
from tento.cards.chance import Chance
from tento.cards.deck import DECK_52
from tento.club.simulation.simulate import simulate
from tento.club.table import NamedBot
from tento.games.poker.bots.sensible import advise
from tento.games.poker.bots.sensible import equity as chances
from tento.games.poker.bots.sensible.classes import MANY, class_of
from tento.games.poker.bots.sensible.equity import share_of_pot
from tento.games.poker.bots.sensible.tables import better_share, known
from tento.games.poker.bots.sensible.widths import OPENED_BY
from tento.games.poker.bots.sensible.worth import NUMBER, read_on, worths
from tento.games.poker.evaluator.equity import Effort, equity
from tento.games.poker.kit import KIT
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import game
from tento.games.poker.rules.hands import best
from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.table_notation import write
from tento.games.poker.texts.advice import REASONS
from tento.rulebooks.loader import load, overlay
from tento.table.seats import Seat
from tests.games.poker.playing import Table


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_quick_worth_of_hands_orders_them_as_the_rules_do(variant):
    rules, luck = VARIANTS[variant], Chance(3)
    for _ in range(60):
        cards = luck.sample(DECK_52, 2 * rules.hole + 5)
        one, other, board = cards[: rules.hole], cards[rules.hole : 2 * rules.hole], () if rules.stud else cards[-5:]
        quick = worths(rules, one, board), worths(rules, other, board)
        if rules.high:
            highs = best(rules, "high", one, board), best(rules, "high", other, board)
            assert (quick[0][0] > quick[1][0], quick[0][0] == quick[1][0]) == (highs[0] > highs[1], highs[0] == highs[1])  # type: ignore[operator]
        if rules.low == "eight":
            assert (quick[0][1] < 0) == (best(rules, "low", one, board) is None)


WORSE_TO_BETTER = [
    ("Kc 9d", "As Qd 7h 4c 2s"),
    ("Ac 9d", "As Qd 7h 4c 2s"),
    ("Ac Qc", "As Qd 7h 4c 2s"),
    ("Ac Ad", "As Qd 7h 4c 2s"),
    ("3c 5d", "As Qd 7h 4c 2s"),
    ("As 9s", "Qs 7s 4s 2d 2c"),
    ("Qc Qd", "Qs 7s 4s 2d 2c"),
    ("Qc Qd", "Qs Qh 4s 2d 2c"),
    ("Qc Qd", "Qs Qh Ks 2d 2c"),
    ("6s 5s", "4s 3s 2s 2d 2c"),
    ("As Ks", "Qs Js Ts 2d 2c"),
]


def test_the_quick_worth_of_hands_knows_every_category_and_the_kicker_of_four_of_a_kind():
    found = [worths(VARIANTS["no-limit-holdem"], parse_cards(held), parse_cards(board))[0] for held, board in WORSE_TO_BETTER]
    assert found == sorted(set(found))


OMAHA_WORSE_TO_BETTER = [
    ("As Kd Jh 3c", "Qs 9s 7s 4s 2d"),  # one spade of the own makes no flush
    ("Qd Qh Jh 3c", "Qs 9s 7s 4s 2d"),
    ("Td 8h Kh 3c", "Js 9s 7s 4s 2d"),
    ("5s 3s Jh 3c", "Qs 9s 7s 4s 2d"),
    ("As 3s Jh 3c", "Qs 9s 7s 4s 2d"),
    ("Qd Qh 9h 9c", "Qs 9s 9d 4s 4d"),
    ("Ts 8s Jh 3c", "Qs 9s 7s Js 2d"),
]


def test_the_quick_worth_of_an_omaha_hand_takes_two_of_the_own_cards_and_three_of_the_board():
    found = [worths(VARIANTS["pot-limit-omaha"], parse_cards(held), parse_cards(board))[0] for held, board in OMAHA_WORSE_TO_BETTER]
    assert found == sorted(set(found))


def test_a_share_of_the_pot_is_at_most_all_of_it():
    """Aces against one unknown hand win 85 pots out of a hundred."""
    table = Table(2).deal("Ah 7c As 2d")
    share = share_of_pot(game.view(table.state, Seat(1)), Chance(1))
    assert 0.7 < share <= 1


def test_aces_are_the_best_two_cards_and_nothing_is_better():
    better = [better_share(class_of(parse_cards(held))) for held in ("As Ah", "Ks Kh", "As Ks", "As Kh", "7s 2h")]
    assert better == sorted(better)
    assert better[0] == 0


@pytest.mark.parametrize(("variant", "matches"), [("no-limit-holdem", 100), ("omaha-hilo", 20), ("stud", 4)])
def test_the_sensible_bot_beats_the_random_one(variant, matches):
    rulebook = overlay(load("cgp-2024"), {"variant": variant, "level_hands": 4, "starting_stack": 2000})
    result = simulate(rulebook, [NamedBot("sensible"), NamedBot("random")], partidas=matches, duplicate=True, seed=2)
    assert result.sides[0].share > 0.6


@pytest.mark.parametrize(("cards", "act"), [("Ac Ad", do.AllIn), ("7c 2d", do.Fold)])
def test_a_short_stack_goes_all_in_or_folds(cards, act):
    table = Table(3, starting_stack=500)
    first, second = cards.split()
    table.deal(f"3c 4c {first} 3d 4h {second}")
    options = game.legal(table.state, table.turn[0])
    choice = KIT.bot("sensible", table.state.rulebook).choose(game.view(table.state, table.turn[0]), options, Chance(1))
    assert isinstance(choice, act)


def test_no_bot_spends_a_time_card():
    table = Table(3).deal()
    options = game.legal(table.state, table.turn[0])
    for name in KIT.bots:
        choices = {
            KIT.bot(name, table.state.rulebook).choose(game.view(table.state, table.turn[0]), options, Chance(n)).kind for n in range(9)
        }
        assert "timecard" not in choices


ADVICE = [
    ({"seats": 3, "starting_stack": 500}, "3c 4c Ac 3d 4h Ad", (), do.AllIn, "push"),
    ({"seats": 3, "starting_stack": 500}, "3c 4c 7c 3d 4h 2d", (), do.Fold, "too_weak_to_push"),
    ({"seats": 3}, "3c 4c Ac 3d 4h Kc", (), do.Raise, "open"),
    ({"seats": 3}, "3c 4c 7c 3d 4h 2d", (), do.Fold, "too_weak_to_open"),
    ({"seats": 3}, "Ac 4c 7c Ad 4h 2d", ("0 raise 150",), do.Raise, "raise_again"),
    ({"seats": 3}, "7c 4c Ac 2d 4h Ad", ("0 raise 150",), do.Fold, "too_dear"),
    ({"seats": 3}, "3c 7c Ac 3d 2h Ad", ("0 call", "1 call"), do.Check, "for_nothing"),
    ({"seats": 2}, "Ah 7c As 2d 5s Ac Ad 3c", ("0 call", "1 check"), do.Raise, "ahead"),
]


@pytest.mark.parametrize(("options", "pack", "steps", "act", "why"), ADVICE)
def test_advice_says_what_a_good_player_does_and_why(options, pack, steps, act, why):
    table = Table(**options).deal(pack).play(*steps)
    seat = table.turn[0]
    choice, reason = advise(game.view(table.state, seat), game.legal(table.state, seat), table.state.rulebook, Chance(1))
    assert (type(choice), reason) == (act, why)


def test_every_reason_that_is_given_has_its_words():
    luck, given = Chance(5), set[str]()
    for variant in ("no-limit-holdem", "stud"):
        for number in range(12):
            table = Table(2 + number % 3, variant=variant, starting_stack=(600, 5000)[number % 2]).deal()
            while table.turn:
                seat = table.turn[0]
                choice, reason = advise(game.view(table.state, seat), game.legal(table.state, seat), table.state.rulebook, luck)
                given.add(reason)
                table.play(f"{seat} {write(choice)}")
    assert given <= set(REASONS)


ANY_HAND = ", ".join(["22+", *(f"{rank}2+" for rank in "AKQJT987654"), "32s, 32o"])
RANKS = "AKQJT98765432"
KINDS = [f"{one}c{other}d" for at, one in enumerate(RANKS) for other in RANKS[at:]]
SUITED = [f"{one}c{other}c" for at, one in enumerate(RANKS) for other in RANKS[at + 1 :]]


@pytest.mark.parametrize("held", [*KINDS, *SUITED])
def test_what_two_cards_win_is_about_what_another_evaluator_finds(held):
    """Theirs is a sample of 20,000 deals, which errs by 4 thousandths."""
    cards = [held[:2], held[2:]]
    theirs = eval7.py_hand_vs_range_monte_carlo([eval7.Card(card) for card in cards], eval7.HandRange(ANY_HAND), [], 20_000)
    assert abs(known().against[class_of(parse_cards(" ".join(cards)))][MANY] - theirs) < 0.02


def test_only_who_has_little_bluffs():
    """Two players, checked to the sensible one on the flop: with what it bets for a bluff it would seldom win the showdown."""
    luck, bluffed = Chance(4), list[float]()
    for _ in range(150):
        cards = luck.sample(DECK_52, 9)
        table = Table(2).deal(" ".join(cards)).play("0 call", "1 check", "1 check")
        view, options = game.view(table.state, table.turn[0]), game.legal(table.state, table.turn[0])
        if advise(view, options, table.state.rulebook, luck)[1] == "bluff":
            found = equity(["".join(view.hand or ()), ANY_HAND], view.board, effort=Effort(exact_up_to=0, samples=2_000))
            bluffed.append(found.players[0].equity)
    assert bluffed
    assert max(bluffed) < 0.45


@pytest.mark.parametrize("seats", range(2, 11))
def test_aces_are_opened_whoever_is_still_to_act(seats):
    table = Table(seats)
    first = 3 % seats if seats > 2 else 0
    order = [*range(1, seats), 0]
    at, pack = order.index(first), [card for card in DECK_52 if card not in ("As", "Ah")]
    cards = [*pack[:at], "As", *pack[at : seats - 1], *pack[20 : 20 + at], "Ah"]
    table.deal(" ".join(cards))
    view = game.view(table.state, Seat(first))
    assert (table.turn, sorted(view.hand or ())) == ((first,), ["Ah", "As"])
    assert advise(view, game.legal(table.state, Seat(first)), table.state.rulebook, Chance(1))[1] == "open"


def test_a_game_without_a_low_gives_none():
    assert worths(VARIANTS["pot-limit-omaha"], parse_cards("As 2d 3c 4h"), parse_cards("5s 7d 8c Kh Qh"))[1] == -1


def test_the_more_are_still_to_act_the_fewer_hands_are_opened():
    assert list(OPENED_BY) == sorted(set(OPENED_BY), reverse=True)
    assert 0 < min(OPENED_BY) <= max(OPENED_BY) <= 1


def looked_at(view, monkeypatch):
    """The hands that are compared while the viewer thinks, and the board of each."""
    found = list[tuple[tuple[int, ...], tuple[int, ...]]]()

    def noting(rules, board):
        read = read_on(rules, board)

        def noted(held):
            found.append((tuple(held), tuple(board)))
            return read(held)

        return noted

    monkeypatch.setattr(chances, "read_on", noting)
    share_of_pot(view, Chance(5))
    return found


def asked_at(table):
    return game.view(table.state, table.turn[0])


@pytest.mark.parametrize(("variant", "hole", "shared"), [("no-limit-holdem", 2, 5), ("pot-limit-omaha", 4, 5), ("stud", 7, 0)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_hand_that_is_compared_is_whole_and_no_card_lies_twice(variant, hole, shared, seats, monkeypatch):
    table = Table(seats, variant=variant).deal()
    for held, board in looked_at(asked_at(table), monkeypatch):
        assert (len(held), len(board), len({*held, *board})) == (hole, shared, hole + shared)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_there_are_cards_enough_for_opponents_who_put_much_in(seats, monkeypatch):
    table = Table(seats, levels=[[50, 100, 0]], starting_stack=10_000).deal()
    while table.turn != (2,):  # the big blind
        (seat,) = table.turn
        table.play(f"{seat} raise 2000" if game.view(table.state, seat).current == 100 else f"{seat} call")
    for held, board in looked_at(asked_at(table), monkeypatch):
        assert (len(held), len(board)) == (2, 5)


@pytest.mark.parametrize(("variant", "most"), [("no-limit-holdem", 300), ("pot-limit-omaha", 48), ("stud", 160)])
def test_a_decision_looks_at_so_many_hands_and_no_more(variant, most, monkeypatch):
    seen = len(looked_at(asked_at(Table(6, variant=variant).deal()), monkeypatch))
    assert most * 0.8 <= seen <= most


def test_cards_that_were_shown_are_dealt_to_nobody_else(monkeypatch):
    view = asked_at(Table(3).deal())
    shown = tuple(card for card in DECK_52[::-5] if card not in (view.hand or ()))[:2]
    others = tuple(replace(one, shown=shown, standing="folded") if one.seat == 1 else one for one in view.players)
    found = {card for cards in looked_at(replace(view, players=others), monkeypatch) for part in cards for card in part}
    assert found
    assert not found.intersection(NUMBER[card] for card in shown)

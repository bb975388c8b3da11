import pytest

from tento.cards.card import Card
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.ranking import deck
from tento.games.truco.rules.state import State
from tento.games.truco.terminal.commands import offers, parse_command
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Seat

from .sitting import FENACEF, MASTERS, PAULISTA, TRADICIONAL, after, in_play

ME, RIGHT = Seat(0), Seat(1)


def wanted(command: str, state: State, **options: bool):
    return parse_command(command, game.view(state, ME), state.rules, **options)


def keys(state: State, *, cover: bool = False) -> dict[str, str]:
    """What is offered to the reader: each code with its key."""
    return {offer.code: offer.key for offer in offers(game.view(state, ME), game.legal(state, ME), state.rules, cover)}


def before_deal(rulebook: str = MASTERS, dealer: int = 1) -> State:
    """The pack is shuffled; with dealer 1 the reader cuts, with dealer 0 the reader deals."""
    state = game.new(load(rulebook), 4, first_dealer=Seat(dealer))
    return after(state, (TABLE, do.Shuffle(deck(state.rules))))


@pytest.mark.parametrize(("key", "card"), [("1", "4c"), ("2", "Kd"), ("3", "3s")])
def test_a_number_plays_the_card_of_that_place(key, card):
    assert wanted(key, in_play()) == do.Play(Card(card))


def test_with_cover_on_a_number_covers_the_card():
    assert wanted("2", in_play(), cover=True) == do.Cover(Card("Kd"))


def test_a_number_without_a_card_is_refused():
    state = after(in_play(), (ME, do.Play(Card("4c"))))
    assert wanted("3", state) == Refusal("not_in_hand")


def test_in_the_dark_a_number_is_a_place():
    assert wanted("2", in_play(score=(11, 11))) == do.PlayDark(1)


@pytest.mark.parametrize(("key", "value"), [("t", 3), ("6", 6), ("9", 9), ("d", 12)])
def test_the_keys_of_the_raises_follow_the_ladder(key, value):
    assert wanted(key, in_play()) == do.Raise(value)


@pytest.mark.parametrize(("key", "value"), [("t", 4), ("6", 6), ("9", 10), ("d", 12)])
def test_another_ladder_has_the_same_keys(key, value):
    assert wanted(key, in_play("mineiro-2-4-6-10-12")) == do.Raise(value)


@pytest.mark.parametrize("key", ["a", "A", ""])
def test_a_and_enter_accept_a_raise(key):
    state = after(in_play(), (RIGHT, do.Raise(3)))
    assert wanted(key, state) == do.Accept()


def test_enter_does_nothing_when_nobody_has_raised():
    assert wanted("", in_play()) == "nothing"


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("f", do.Refuse()),
        ("s", do.DecideOnze(True)),
        ("y", do.DecideOnze(True)),
        ("n", do.DecideOnze(False)),
        ("b", do.Claim()),
        ("x", do.Steal()),
    ],
)
def test_other_keys_speak_to_the_table(key, action):
    assert wanted(key, in_play()) == action


@pytest.mark.parametrize(("key", "seat"), [(">", 1), ("<", 3)])
def test_arrows_peek_at_the_neighbour_of_that_side(key, seat):
    assert wanted(key, in_play(PAULISTA)) == do.Peek(Seat(seat))


@pytest.mark.parametrize(("key", "word"), [("e", "cover"), ("j", "advice"), ("c", "auto"), ("?", "help"), ("r", "rules"), ("q", "quit")])
def test_some_keys_are_not_for_the_table(key, word):
    assert wanted(key, in_play()) == word


@pytest.mark.parametrize("command", ["z", "13", "\x1b", "[A"])
def test_anything_else_is_not_understood(command):
    assert wanted(command, in_play()) == "unknown"


@pytest.mark.parametrize(
    ("command", "action"),
    [("13", do.Cut(13)), ("", do.Cut(20)), ("k", do.HandBack()), ("3b", do.Burn(3)), ("b", do.Burn(1)), ("m", do.Subir())],
)
def test_the_cutter_types_numbers(command, action):
    assert wanted(command, before_deal()) == action


def test_the_dealer_deals_with_enter():
    state = after(before_deal(dealer=0), (Seat(3), do.HandBack()))
    assert wanted("", state) == do.Deal()


def test_the_draw_takes_the_place_typed():
    state = game.new(in_play().rulebook)
    state = after(state, (TABLE, do.Shuffle(deck(state.rules))))
    assert wanted("5", state) == do.Draw(4)


def test_the_draw_takes_a_free_card_of_the_middle_by_enter():
    state = game.new(in_play().rulebook)
    state = after(state, (TABLE, do.Shuffle(deck(state.rules))), (RIGHT, do.Draw(20)))
    assert wanted("", state) in (do.Draw(19), do.Draw(21))


def test_on_turn_the_cards_and_truco_are_offered():
    offered = keys(in_play())
    assert offered["play"] == "1 2 3"
    assert offered["raise"] == "T"
    assert "cover_on" not in offered


def test_only_the_highest_card_is_offered_after_a_tied_first_rodada():
    state = in_play(hands=("5c Kd 3s", "5d 6c 7c", "4c Qd 2h", "4d As 4h"), vira="Jd")
    state = after(state, *((Seat(seat), do.Play(Card(card))) for seat, card in enumerate(("5c", "5d", "4c", "4d"))))
    assert keys(state)["play"] == "1"


def test_covering_is_offered_when_it_is_allowed():
    state = in_play(hands=("3c Kd 3s", "5d 6c 7c", "4c Qd 2h", "4d As 4h"), vira="Jd")
    state = after(state, *((Seat(seat), do.Play(Card(card))) for seat, card in enumerate(("3c", "5d", "4c", "4d"))))
    assert keys(state)["cover_on"] == "E"
    assert keys(state, cover=True)["play_covered"] == "1 2"


def test_a_raise_has_three_large_answers():
    state = after(in_play(), (RIGHT, do.Raise(3)))
    large = [offer.code for offer in offers(game.view(state, ME), game.legal(state, ME), state.rules) if offer.big]
    assert large == ["accept", "raise", "run"]


def test_the_highest_raise_has_two_large_answers():
    state = after(in_play(), (ME, do.Raise(3)), (RIGHT, do.Raise(6)), (ME, do.Raise(9)), (RIGHT, do.Raise(12)))
    large = [offer.code for offer in offers(game.view(state, ME), game.legal(state, ME), state.rules) if offer.big]
    assert large == ["accept", "run"]


def test_running_says_what_it_gives_away():
    state = after(in_play(), (ME, do.Raise(3)), (RIGHT, do.Raise(6)))
    run = next(offer for offer in offers(game.view(state, ME), game.legal(state, ME), state.rules) if offer.code == "run")
    assert run.facts["value"] == 3


def test_the_mao_de_onze_asks_yes_or_no():
    offered = keys(in_play(score=(11, 4)))
    assert (offered["onze_play"], offered["onze_run"]) == ("S", "N")


def test_a_sure_win_may_be_laid_down_where_the_rulebook_has_claims():
    sure = in_play(FENACEF, ("4c 7h 5s", *("5c 6c 7c", "Jc Qd 2h", "Ad As 4h")), dealer=2)
    assert keys(sure)["claim"] == "B"


def test_stealing_is_offered_by_k_truco_alone():
    assert keys(in_play(TRADICIONAL))["steal"] == "X"
    assert "steal" not in keys(in_play(MASTERS))


def test_the_cutter_is_offered_the_cut_and_the_way_out():
    offered = keys(before_deal())
    assert (offered["cut"], offered["subir"], offered["hand_back"]) == ("Enter", "M", "K")


@pytest.mark.parametrize("state", [in_play(), before_deal(), in_play(score=(11, 4)), in_play(score=(11, 11))])
def test_help_and_the_way_out_are_always_offered(state):
    assert {"rules", "help", "quit"} <= set(keys(state))

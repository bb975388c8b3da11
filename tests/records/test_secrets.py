"""What a live record must not tell: seeds, covered cards, hands, and what nobody noticed."""

import re

import pytest

from tento.cards.chance import Chance, seeds
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.records.lines import DealLine
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load
from tento.table.seats import Seat
from tests.records.recorded import SMALL, Match, advance, live, new, played, small, tables


def cards_in(text):
    """Every word of these lines that is a card, whatever stands before it; checks, hex numbers and `(art. 3h)` are no cards."""
    lines = "\n".join(re.sub(r" \(.*\)$", "", line.rpartition(" ~")[0]) for line in text.split("\n"))
    return set(re.findall(r"(?<![0-9a-zA-Z])[x#]?([A2-7QJK][cdhs])(?![0-9a-zA-Z])", lines))


@tables
def test_a_live_record_holds_no_seed(name, seats):
    match = live(name, seats)
    deals = seeds(match.master, seats)
    assert not any(next(deals).seed.hex() in match.text for _ in range(match.text.count("table shuffle")))


@tables
@pytest.mark.parametrize("master", [21, 22])
def test_a_live_record_holds_only_cards_that_everybody_saw(name, seats, master):
    """In each mão by itself: a card hidden in one mão may well be seen in another."""
    match, chance, size = Match(game.new(load(name), seats), master), Chance(master, "players"), 0
    while match.state.outcome is None and sum(match.state.jogo) == 0:
        if game.waiting(match.state).table:
            assert cards_in(match.text[size:]) <= match.seen
            size, match.seen = len(match.text), set()
        advance(match, chance)
    assert size > 0


@tables
def test_a_live_record_tells_of_no_secret_act(name, seats):
    assert not re.search("steal|peek|hidden|reveal", live(name, seats).text)


def heist(steals):
    """The same mão as the table sees it; in one of them a card was swapped with the pack and another one spied."""
    match = new("ktruco-paulista")
    kept = match.mao.hands[1][2]
    if steals:
        match.act(Seat(1), do.Steal(match.mao.hands[1][0]))
        match.act(Seat(0), do.Peek(Seat(1)))
        match.time -= 2 * 137
    match.act(Seat(1), do.Play(kept))
    return match


def test_a_theft_leaves_no_trace_in_a_live_record():
    assert heist(steals=True).text == heist(steals=False).text


def test_a_theft_stands_in_the_record_once_its_deal_is_revealed():
    match = heist(steals=True)
    match.keeper.close(reveal=True)
    again = replay(read(match.text))
    assert [type(step.action).__name__ for step in again.steps][-3:] == ["Steal", "Peek", "Play"]
    assert again.state == match.state


def test_a_covered_card_is_sealed():
    assert [len(seal) for seal in re.findall(r" cover #([0-9a-f]+) ~", SMALL)] == [12, 12]


def test_a_sealed_card_opens_with_the_seed():
    covers = [step.action for step in replay(read(SMALL)).steps if isinstance(step.action, do.Cover)]
    assert covers == [do.Cover(laid.card) for laid in small().mao.rodadas[1].laid]


def test_the_same_card_covered_twice_has_two_seals():
    """Or a card thrown face down and taken back would be known when it is covered later."""
    match = new()
    hand = match.mao.hands[1]
    for _ in range(2):
        match.act(Seat(1), do.Throw(hand, hand))
    first, second = (set(text.split()[3:]) for text in read(match.text, unfinished=True).texts if " throw " in text)
    assert len(first | second) == 6


def test_covered_cards_of_a_throw_stand_after_the_open_ones():
    """Their places in the throw are nobody's business either."""
    match = new()
    hand = match.mao.hands[1]
    match.act(Seat(1), do.Throw(hand, hand[:1]))
    assert re.search(rf" throw {hand[1]} {hand[2]} x#[0-9a-f]{{12}} ~", match.text)


def test_seeds_of_practice_are_revealed_after_each_mao():
    match = played("fenacef-ix-mano-a-mano", 2, 3, "deal", stop=lambda state: state.maos == 2)
    assert match.text.count("\nreveal ") == match.text.count("\ndeal ")


def test_seeds_of_a_partida_are_revealed_when_the_next_one_begins():
    """Until then the referee can still find four cards in a hand and call the last mão back."""
    match = played("fenacef-ix-mano-a-mano", 2, 3, stop=lambda state: sum(state.jogo) == 1)
    assert "\nreveal " not in match.text
    match.table.shuffle()
    assert match.text.count("\nreveal ") == match.text.count("\ndeal ") - 1


def test_a_match_broken_off_keeps_its_secrets():
    match = live("fenacef-ix-mano-a-mano", 2)
    match.keeper.close()
    record = read(match.text)
    assert not record.reveals
    assert replay(record).sealed == next(line.line for line in record.lines if isinstance(line, DealLine))

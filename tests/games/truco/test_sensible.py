"""What the sensible bot never does, looked for in thousands of random positions of every rulebook."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tento.cards.chance import Chance, seeds
from tento.games.truco.bots.random import RandomBot
from tento.games.truco.bots.sensible import Sensible, advise
from tento.games.truco.bots.sensible.habits import habit, play_out
from tento.games.truco.bots.sensible.knowledge import know
from tento.games.truco.bots.sensible.stakes import partida, stakes_of
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.ceremony import dealt
from tento.games.truco.rules.outcome import decide
from tento.games.truco.rules.ranking import COVERED, deck, manilhas, order
from tento.games.truco.rules.state import Mao, State, the_mao
from tento.games.truco.rules.views import LaidView
from tento.games.truco.texts.advice import REASONS
from tento.rulebooks.loader import load, names
from tento.table.game import Step
from tento.table.local_table import LocalTable
from tento.table.seats import TABLE, Pair, Seat, other_pair, pair_of

MAOS = 36
"""So many mãos are looked at for each rulebook and each number of seats."""


class Position(NamedTuple):
    """A moment at a table: who chooses, from what, and what the bot chose."""

    state: State
    seat: Seat
    options: tuple[do.Action, ...]
    action: do.Action
    reason: str

    @property
    def mao(self) -> Mao:
        return the_mao(self.state)

    @property
    def pair(self) -> Pair:
        return pair_of(self.seat)

    @property
    def hand(self) -> list[int]:
        """The strengths in the hand, weak to strong."""
        return sorted(self.mao.order[card] for card in self.mao.hands[self.seat])

    @property
    def laid(self) -> int | None:
        """The strength of the card that the bot lays, open or covered."""
        return self.mao.order[self.action.card] if isinstance(self.action, do.Play | do.Cover) else None

    def best(self, pair: Pair) -> int:
        """The best card of a pair in this rodada, -1 if it has laid none."""
        mine = (COVERED if one.covered else self.mao.order[one.card] for one in self.mao.laid if pair_of(one.seat) == pair)
        return max(mine, default=-1)

    @property
    def ours(self) -> int:
        return self.best(self.pair)

    @property
    def theirs(self) -> int:
        return self.best(other_pair(self.pair))

    @property
    def is_last(self) -> bool:
        return len(self.mao.laid) == self.state.seats - 1

    @property
    def has_laid(self) -> bool:
        return any(one.seat == self.seat for one in self.mao.laid)

    @property
    def unseen(self) -> list[int]:
        """The strengths of the cards that this seat has not seen."""
        view = game.view(self.state, self.seat).mao
        assert view is not None
        laid: list[LaidView] = [*view.laid, *(one for rodada in view.rodadas for one in rodada.laid)]
        seen = {*(view.hand or ()), *(view.partner_hand or ()), *view.burnt, view.vira, *(one.card for one in laid)}
        return [self.mao.order[card] for card in deck(self.state.rules) if card not in seen]

    def winner_if(self, ours: int, theirs: int) -> Pair | None:
        """Who takes the mão if this rodada ends so; None if nobody yet."""
        result = None if ours == theirs else self.pair if ours > theirs else other_pair(self.pair)
        winners = (*(rodada.winner for rodada in self.mao.rodadas), result)
        dealing = pair_of(self.state.dealer or Seat(0))
        decision = decide(self.state.rules, winners, dealing, self.mao.eleven, self.mao.kind == "ferro")
        return None if decision is None else decision.winner

    @property
    def cannot_be_won(self) -> bool:
        """The opponents' card on the table decides, and nothing that the pair may hold reaches it."""
        to_come = [(self.mao.turn + step) % self.state.seats for step in range(self.state.seats - len(self.mao.laid))]
        hopes = [self.ours]
        if self.seat in to_come:
            hopes += self.hand
        if self.state.seats == 4 and (self.seat + 2) % 4 in to_come:
            known = game.view(self.state, self.seat).mao
            shown = None if known is None else known.partner_hand
            hopes += self.unseen if shown is None else [self.mao.order[card] for card in shown]
        return self.winner_if(max(hopes), self.theirs) == other_pair(self.pair)

    @property
    def cannot_be_lost(self) -> bool:
        """Enough cards in the hand beat everything unseen; or the pair's card on the table does, and decides."""
        top = max(self.unseen)
        masters = sum(card > top for card in self.hand)
        if self.ours > max(top, self.theirs) and self.winner_if(1, 0) == self.pair:
            return True
        if self.has_laid or not masters or self.hand[-1] <= self.theirs:
            return False
        if masters > 1 and sum(card > max(top, self.theirs) for card in self.hand) > 1:
            return True
        return bool(self.mao.rodadas) and self.mao.rodadas[0].winner in (None, self.pair)


def positions_of(name: str, seats: int) -> Iterator[Position]:
    """Random positions: any score, any bot's or anybody's moves so far."""
    rulebook = load(name)
    anybody = RandomBot(rulebook)
    for number in range(MAOS):
        chance = Chance(number, f"{name} {seats}")
        onze = rulebook.values.onze_at
        score = (chance.below(onze + 1), chance.below(onze + 1)) if number % 3 else (onze, chance.below(onze + 1))
        state = replace(game.new(rulebook, seats, first_dealer=Seat(chance.below(seats))), score=score)
        table = LocalTable(game, state, seeds(f"{name} {seats} {number}".encode()))
        table.shuffle()
        while table.state.stage not in ("mao_over", "match_over"):
            one = asked(table.state, chance)
            yield one
            yield from (asked(called, chance) for called in after_a_call(table.state, chance))
            view = game.view(table.state, one.seat)
            follows = one.action if chance.happens(1, 2) else anybody.choose(view, one.options, chance)
            assert isinstance(table.act(one.seat, follows), Step)


def asked(state: State, chance: Chance) -> Position:
    """What the bot does in the place of the seat that must act."""
    seat = game.waiting(state).seats[0]
    options = game.legal(state, seat)
    return Position(state, seat, options, *advise(game.view(state, seat), options, state.rulebook, chance))


def after_a_call(state: State, chance: Chance) -> Iterator[State]:
    """The same table after somebody called, whoever may."""
    calls = [(Seat(seat), act) for seat in range(state.seats) for act in game.legal(state, Seat(seat)) if isinstance(act, do.Raise)]
    if calls:
        step = game.apply(state, *chance.choice(calls))
        assert isinstance(step, Step)
        yield step.state


@cache
def positions() -> tuple[Position, ...]:
    return tuple(one for name in names("truco") for seats in load(name).values.players for one in positions_of(name, seats))


def in_play() -> list[Position]:
    """The positions in which somebody sees cards and may lay or call."""
    return [one for one in positions() if one.state.stage == "play" and one.mao.kind != "ferro"]


def laying() -> list[Position]:
    """The positions in which the bot laid a card."""
    return [one for one in in_play() if one.laid is not None]


def test_there_are_thousands_of_positions_of_all_kinds():
    kinds = {(one.state.stage, one.mao.kind) for one in positions()}
    assert len(positions()) > 5000
    assert kinds >= {("ceremony", "normal"), ("onze", "onze"), ("play", "normal"), ("play", "onze"), ("play", "ferro")}


def test_always_chooses_one_of_the_options():
    assert all(one.action in one.options for one in positions())


def test_gives_a_reason_that_has_words_for_it():
    assert {one.reason for one in positions()} <= set(REASONS)


def test_never_cheats():
    assert not [one for one in positions() if isinstance(one.action, do.Steal | do.Peek)]


def test_hands_the_pack_back_without_fuss():
    ceremony = [one for one in positions() if one.state.stage == "ceremony" and one.mao.kind != "ferro"]
    assert ceremony
    assert all(isinstance(one.action, do.HandBack | do.Deal) for one in ceremony)


def test_never_beats_the_partners_winning_card_for_nothing():
    safe = [one for one in laying() if one.ours > one.theirs > -1 and (one.is_last or one.ours > max(one.unseen))]
    assert len(safe) > 100
    assert not [one for one in safe if one.laid != one.hand[0]]


def test_spends_the_cheapest_card_that_wins_when_nobody_comes_after():
    winning = [one for one in laying() if one.is_last and one.ours <= one.theirs and (one.laid or 0) > one.theirs]
    assert len(winning) > 100
    assert not [one for one in winning if one.laid != min(card for card in one.hand if card > one.theirs)]


def test_never_plays_the_zap_where_a_four_does_as_well():
    """No cheaper card of the hand was as good: some unseen card lies between the two."""
    for one in laying():
        bar = max(one.ours, one.theirs)
        if isinstance(one.action, do.Play) and one.laid is not None and one.laid > bar and not must_show_highest(one):
            cheaper = [card for card in one.hand if bar < card < one.laid]
            assert all(any(card <= other <= one.laid for other in one.unseen) for card in cheaper), one


def must_show_highest(one: Position) -> bool:
    return sum(isinstance(option, do.Play) for option in one.options) < len(one.hand)


def test_throws_the_lowest_card_when_it_cannot_or_will_not_win():
    losing = [one for one in laying() if -1 < (one.laid or 0) < one.theirs and one.ours <= one.theirs]
    assert len(losing) > 100
    assert not [one for one in losing if one.laid != one.hand[0]]


def test_never_covers_a_card_that_would_win_or_tie():
    covered = [one for one in laying() if isinstance(one.action, do.Cover)]
    assert len(covered) > 50
    assert not [one for one in covered if (one.laid or 0) >= max(one.ours, one.theirs)]


def test_never_covers_the_card_that_ends_the_mao():
    covered = [one for one in laying() if isinstance(one.action, do.Cover)]
    assert not [one for one in covered if len(one.hand) == 1]


def test_takes_the_mao_when_the_last_card_of_a_rodada_can():
    deciding = [one for one in laying() if one.is_last]
    for one in deciding:
        outcomes = {option: winner_after(one, option) for option in one.options if isinstance(option, do.Play)}
        chosen = winner_after(one, one.action)
        if one.pair in outcomes.values():
            assert chosen == one.pair, one
        elif chosen == other_pair(one.pair):
            assert set(outcomes.values()) == {chosen}, one
    assert len(deciding) > 300


def winner_after(one: Position, action: do.Action) -> Pair | None:
    """Who takes the mão with this action; None if it goes on or is nobody's."""
    step = game.apply(one.state, one.seat, action)
    assert isinstance(step, Step)
    return step.state.result.winner if step.state.stage in ("mao_over", "match_over") else None


def test_never_accepts_when_the_mao_is_lost():
    lost = [one for one in in_play() if one.mao.asked is not None and one.cannot_be_won]
    assert len(lost) > 20
    assert all(isinstance(one.action, do.Refuse) for one in lost)


def test_never_runs_when_the_mao_is_won():
    won = [one for one in in_play() if one.mao.asked is not None and one.cannot_be_lost]
    assert len(won) > 20
    assert not [one for one in won if isinstance(one.action, do.Refuse)]


def test_never_raises_when_the_mao_is_lost():
    lost = [one for one in in_play() if one.cannot_be_won]
    assert len(lost) > 50
    assert not [one for one in lost if isinstance(one.action, do.Raise)]


def test_never_raises_past_what_it_needs():
    for one in in_play():
        if isinstance(one.action, do.Raise):
            standing = one.mao.value if one.mao.asked is None else one.mao.asked
            assert one.state.score[one.pair] + standing < one.state.rules.partida_target, one


def test_raises_when_the_mao_is_won_and_that_can_gain():
    won = [one for one in in_play() if one.cannot_be_lost and any(isinstance(option, do.Raise) for option in one.options)]
    useful = [one for one in won if one.state.score[one.pair] + (one.mao.asked or one.mao.value) < one.state.rules.partida_target]
    assert len(useful) > 10
    assert all(isinstance(one.action, do.Raise) for one in useful)


def test_lays_a_sure_hand_open_unless_it_can_first_raise():
    for number in range(60):
        chance = Chance(number, "claims")
        state = sure_hand("fenacef-ix", chance, score=(chance.below(11), chance.below(11)))
        one = asked(state, chance)
        useful = state.score[one.pair] + one.mao.value < state.rules.partida_target
        assert isinstance(one.action, do.Raise if useful else do.Claim)
        assert asked(replace(state, mao=replace(one.mao, value=12)), chance).action == do.Claim()


def sure_hand(name: str, chance: Chance, score: tuple[int, int]) -> State:
    """A mão whose leader holds the two highest cards."""
    rulebook = load(name)
    state = replace(game.new(rulebook, 4, first_dealer=Seat(chance.below(4))), score=score)
    step = game.apply(state, TABLE, do.Shuffle(deck(state.rules)))
    assert isinstance(step, Step)
    two = manilhas(state.rules, None)[:2]
    pack = [card for card in deck(state.rules) if card not in two]
    chance.shuffle(pack)
    leader = ((step.state.dealer or 0) + 2) % 4
    hands = [tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(4)]
    hands[leader] = (*two, pack[12])
    return dealt(step.state, [], tuple(hands), None, tuple(pack[13:]))


def test_bluffs_are_few():
    reasons = [one.reason for one in in_play() if any(isinstance(option, do.Raise) for option in one.options)]
    assert 0 < reasons.count("call_bluff") < len(reasons) / 20


@pytest.mark.parametrize("name", [name for name in names("truco") if 4 in load(name).values.players])
def test_never_runs_from_onze_with_the_zap_and_the_copeta(name):
    for number in range(60):
        one = onze_with_the_two_highest(name, Chance(number, name))
        view, options = game.view(one, Seat(0)), game.legal(one, Seat(0))
        assert advise(view, options, load(name), Chance(number))[0] == do.DecideOnze(True)


def onze_with_the_two_highest(name: str, chance: Chance) -> State:
    """A mão de onze of pair A, with the two highest cards anywhere in its two hands."""
    rulebook = load(name)
    rules = rulebook.values
    state = replace(game.new(rulebook, 4, first_dealer=Seat(chance.below(4))), score=(rules.onze_at, chance.below(rules.onze_at)))
    step = game.apply(state, TABLE, do.Shuffle(deck(rules)))
    assert isinstance(step, Step)
    pack = list(deck(rules))
    chance.shuffle(pack)
    vira = pack.pop() if rules.manilha_mode == "vira_next" else None
    two = [*manilhas(rules, vira)[:2]]
    pack = [card for card in pack if card not in two]
    ours = [*two, *pack[:4]]
    chance.shuffle(ours)
    hands = (tuple(ours[:3]), tuple(pack[4:7]), tuple(ours[3:]), tuple(pack[7:10]))
    return dealt(step.state, [], hands, vira, tuple(pack[10:]))


def test_the_same_view_and_luck_give_the_same_choice():
    for one in in_play()[:500]:
        view, rulebook = game.view(one.state, one.seat), one.state.rulebook
        first, second = (Sensible(rulebook).choose(view, one.options, Chance(7)) for _ in range(2))
        assert first == second


def test_a_mao_played_out_in_imagination_ends_as_at_the_table():
    """Everybody follows habit, once in the bot's numbers and once with real cards."""
    checked = 0
    for one in in_play():
        if one.mao.asked is None and one.mao.thrown is None:
            known = know(game.view(one.state, one.seat), one.state.rulebook)
            hands = [sorted(one.mao.order[card] for card in hand) for hand in one.mao.hands]
            taken = play_out(known, hands, known.table, known.turn)
            assert (None if taken == 2 else taken) == by_habit_at_the_table(one.state), one
            checked += 1
    assert checked > 1000


def by_habit_at_the_table(state: State) -> Pair | None:
    while state.stage == "play":
        mao = the_mao(state)
        seat = mao.turn
        known = know(game.view(state, seat), state.rulebook)
        strength = habit(list(known.hand), known.ours, known.theirs, known.pair, known.course)
        card = next(card for card in mao.hands[seat] if mao.order[card] == strength)
        step = game.apply(state, seat, do.Play(card))
        assert isinstance(step, Step), step
        state = step.state
    assert state.result is not None
    return state.result.winner


def test_counts_as_unseen_what_its_seat_has_not_seen():
    for one in in_play()[:1000]:
        assert sorted(know(game.view(one.state, one.seat), one.state.rulebook).unseen) == sorted(one.unseen)


def test_the_strengths_it_reckons_with_are_those_of_the_table():
    for one in in_play()[:1000]:
        assert know(game.view(one.state, one.seat), one.state.rulebook).strength == order(one.state.rules, one.mao.vira)


@pytest.mark.parametrize("name", names("truco"))
def test_the_chances_of_the_two_pairs_add_up_to_one(name):
    stakes = stakes_of(load(name).values)
    scores = range(stakes.target + 1)
    pairs = [(ours, theirs) for ours in scores for theirs in scores if min(ours, theirs) < stakes.target]
    assert all(partida(stakes, a, b) + partida(stakes, b, a) == pytest.approx(1) for a, b in pairs)


@pytest.mark.parametrize("name", names("truco"))
def test_a_pair_that_is_behind_has_less_hope(name):
    stakes = stakes_of(load(name).values)
    assert all(partida(stakes, ours, theirs) < 0.5 for theirs in range(1, stakes.target) for ours in range(theirs - 1))

"""Beside the game: the partner in your hands, signs, advice, a bluff that is shown. Decisions over a table's state; nobody is wronged."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.cards.deck import DECK_40
from tento.club.bots.thinkers import InlineThinkers
from tento.club.live import entries as log
from tento.club.live import seating, showing
from tento.club.live import signalling as signs
from tento.club.live.acting import Repeated, act, add_number
from tento.club.live.advising import Advised, advise, costs
from tento.club.live.partner import hold
from tento.club.live.scheduled import Means, perform
from tento.club.live.showing_cards import bot_shows, show
from tento.club.live.table_state import TableState
from tento.games.truco.rules.actions import Accept, Raise, Refuse
from tento.games.truco.rules.ranking import manilhas
from tento.games.truco.talk import true_signs
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, Seat
from tests.club.live.test_live import NOW, after, due, means, opened_table, seated, started

ANA, PARTNER = Seat(0), Seat(2)


def holding(**config: Any) -> TableState:
    table = started(**config)
    return after(table, hold(table, NOW, "ana", wanted=True))


def with_bia() -> TableState:
    return after(seated(), seating.sit(seated(), NOW, "bia", "Bia", Seat(1)))


def on_turn(table: TableState, seat: Seat) -> TableState:
    """The table does its duties until a card is asked of this seat."""
    for _ in range(2000):
        duty = due(table, "ana")
        if duty.seat == seat and table.match.stage == "play" and duty.kind == "timeout":
            return table
        table = after(table, perform(table, duty.at, duty, means("ana")))
    raise AssertionError("the turn never came")


def test_a_person_alone_takes_the_partners_cards_in_hand():
    who = holding().occupants[PARTNER]
    assert who is not None
    assert (who.held_by, who.bot, who.person) == ("ana", "sensible", None)


def test_the_bot_of_a_held_seat_does_not_act():
    assert due(on_turn(holding(), PARTNER), "ana").kind == "timeout"


def test_the_cards_go_back_to_the_bot():
    table = holding()
    who = after(table, hold(table, NOW, "ana", wanted=False)).occupants[PARTNER]
    assert who is not None
    assert who.held_by is None


def test_to_take_twice_changes_nothing():
    assert hold(holding(), NOW, "ana", wanted=True) == seating.Decision(())


def test_with_another_person_at_the_table_everybody_plays_the_own_cards():
    assert hold(with_bia(), NOW, "ana", wanted=True) == Refusal("not_alone")


def test_an_empty_seat_is_no_partner_to_play_for():
    assert hold(seated(), NOW, "ana", wanted=True) == Refusal("partner_is_no_bot")


def test_who_does_not_sit_there_holds_nothing():
    assert hold(started(), NOW, "bia", wanted=True) == Refusal("not_seated")


def test_another_person_who_sits_down_ends_it():
    table = after(seated(), seating.sit_bot(seated(), NOW, "ana", "random", PARTNER))
    table = after(table, hold(table, NOW, "ana", wanted=True))
    who = after(table, seating.sit(table, NOW, "bia", "Bia", Seat(1))).occupants[PARTNER]
    assert who is not None
    assert who.held_by is None


def test_who_leaves_gives_the_partners_cards_back():
    table = holding()
    who = after(table, seating.leave(table, NOW, "ana")).occupants[PARTNER]
    assert who is not None
    assert who.held_by is None


@pytest.mark.parametrize("entry", [log.Held(at=1, seat=PARTNER, person="ana"), log.Released(at=1, seat=PARTNER)])
def test_the_log_keeps_who_holds_what(entry):
    assert log.decode(log.encode(entry)) == entry


def test_the_holder_sees_the_held_seat_and_nobody_else_does():
    table = holding()
    assert showing.viewer_of(table, "ana", PARTNER) == PARTNER
    assert showing.viewer_of(table, "bia", PARTNER) == SPECTATOR
    assert showing.viewer_of(table, "ana", Seat(1)) == SPECTATOR


def test_a_seat_that_was_given_back_shows_nothing_more():
    table = holding()
    assert showing.viewer_of(after(table, hold(table, NOW, "ana", wanted=False)), "ana", PARTNER) == SPECTATOR


def test_the_holder_acts_for_the_held_seat_and_its_ids_are_its_own():
    table = on_turn(holding(), PARTNER)
    raw = msgspec.json.encode(table.game.legal(table.match, PARTNER)[0])
    kept = act(table, NOW, "ana", "1", raw, PARTNER)
    assert isinstance(kept, seating.Decision)
    assert kept.entries[0].actor == PARTNER  # type: ignore[union-attr]
    again = after(table, kept)
    assert isinstance(act(again, NOW, "ana", "1", raw, PARTNER), Repeated)
    assert not isinstance(act(again, NOW, "ana", "1", raw), Repeated)


def test_nobody_else_acts_for_the_held_seat():
    table = on_turn(holding(), PARTNER)
    assert act(table, NOW, "bia", "1", b"{}", PARTNER) == Refusal("not_seated")


def test_the_held_seat_adds_a_number_of_its_own():
    table = holding()
    kept = add_number(table, NOW, "ana", table.deal, "0a", PARTNER)
    assert isinstance(kept, seating.Decision)
    assert after(table, kept).numbers[PARTNER] == "0a"


def test_a_sign_goes_to_the_partner_alone():
    spoken = signs.signal(started(), "ana", ("zap", "copas", "zap"))
    assert isinstance(spoken, signs.Spoken)
    assert (spoken.to, spoken.message.signs) == ((PARTNER,), ("zap", "copas"))  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("config", "made", "why"),
    [
        ({"signals": False}, ("zap",), "no_signals"),
        ({"seats": 2}, ("zap",), "no_signals"),
        ({}, ("wink",), "unknown_sign"),
    ],
)
def test_a_sign_that_cannot_be_made_is_refused(config, made, why):
    answer = signs.signal(started(**config), "ana", made)
    assert isinstance(answer, Refusal)
    assert answer.code == why


def test_a_bot_tells_the_person_in_front_its_good_cards_and_no_other_bot_speaks():
    table = on_turn(started(), ANA)
    (spoken,) = signs.standing_signals(table, ANA)
    mao = table.match.mao
    assert set(spoken.message.signs) == good_cards(table, mao.hands[PARTNER])  # type: ignore[union-attr]
    assert spoken.to == (ANA,)
    assert list(signs.standing_signals(table, Seat(1))) == []


def good_cards(table: TableState, hand: Sequence[Card]) -> set[str]:
    """The signs of a hand: manilhas by their suit, threes, twos and aces by their rank."""
    best = manilhas(table.rulebook.values, table.match.mao.vira)
    suits = {"c": "zap", "h": "copas", "s": "espadilha", "d": "pica_fumo"}
    ranks = {"3": "three", "2": "two", "A": "ace"}
    return {suits[card[1]] if card in best else ranks.get(card[0], "") for card in hand} - {""}


def test_a_bot_plays_by_what_the_bot_in_front_of_it_holds():
    table = on_turn(started(), ANA)
    assert set(signs.signs_for(table, Seat(3), {})) == good_cards(table, table.match.mao.hands[Seat(1)])


def test_a_bot_plays_by_the_signs_that_a_person_made_to_it_true_or_not():
    assert signs.signs_for(on_turn(started(), ANA), PARTNER, {ANA: ("zap", "three")}) == ("zap", "three")


def test_where_signs_are_forbidden_no_bot_plays_by_any():
    assert signs.signs_for(on_turn(started(signals=False), ANA), PARTNER, {ANA: ("zap",)}) == ()


def test_a_bot_whose_cards_are_held_has_nothing_to_tell():
    assert list(signs.standing_signals(on_turn(holding(), ANA), ANA)) == []


def test_in_a_mao_de_ferro_nobody_makes_a_sign():
    table = on_turn(started(), ANA)
    view = table.game.view(table.match, ANA)
    ferro = msgspec.structs.replace(view, mao=msgspec.structs.replace(view.mao, kind="ferro", hand=DECK_40[:3]))
    assert true_signs(ferro, load("ktruco-paulista")) is None


async def test_advice_is_one_of_the_seats_own_actions_with_a_reason_in_three_languages():
    table = on_turn(started(), ANA)
    answer = await advise(table, "ana", InlineThinkers(), Chance(1))
    assert isinstance(answer, Advised)
    assert answer.action in table.game.legal(table.match, ANA)
    assert len(answer.words) == 3


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("pt", "Já aceitar custaria 4% de chance; correr, 12% de chance."),
        ("en", "To accept would cost 4% of the chance to win; to run, 12% of the chance to win."),
        ("es", "En cambio, aceptar costaría 4% de posibilidad; correr, 12% de posibilidad."),
    ],
)
def test_advice_says_what_the_nearest_other_choice_costs_and_the_dearest(lang, sentence):
    advised = Advised(None, "call_again", ("", "", ""), "truco", ((Accept(), 0.04), (Raise(9), 0.06), (Refuse(), 0.121)))
    assert costs(advised, lang) == sentence


def test_of_choices_that_cost_the_same_one_is_named_and_of_none_nothing_is_said():
    advised = Advised(None, "call_again", ("", "", ""), "truco", ((Accept(), 0.04), (Refuse(), 0.041)))
    assert costs(advised, "pt") == "Já aceitar custaria 4% de chance."
    assert costs(msgspec.structs.replace(advised, otherwise=()), "pt") == ""


async def test_nobody_who_is_not_asked_gets_advice():
    assert await advise(started(), "ana", InlineThinkers(), Chance(1)) == Refusal("no_advice")


async def test_a_table_may_give_no_advice():
    assert await advise(on_turn(started(advice="never"), ANA), "ana", InlineThinkers(), Chance(1)) == Refusal("no_advice")


@pytest.mark.parametrize(("agreed", "given"), [("alone", False), ("always", True)])
async def test_with_another_person_at_the_table_advice_depends_on_the_agreement(agreed, given):
    table = on_turn(started(advice=agreed), ANA)
    bia = msgspec.structs.replace(table.occupants[1], person="bia", bot=None)  # type: ignore[type-var]
    table = msgspec.structs.replace(table, occupants=(table.occupants[0], bia, *table.occupants[2:]))
    assert isinstance(await advise(table, "ana", InlineThinkers(), Chance(1)), Advised) is given


def refused_raise() -> tuple[TableState, TableState]:
    """A table of bots just before and just after somebody ran from a raise."""
    table = after(started(fill_bot="random"), seating.leave(started(fill_bot="random"), NOW, "ana"))
    luck = Means((), lambda: bytes(32), Chance(5))
    for _ in range(5000):
        duty = due(table)
        following = after(table, perform(table, duty.at, duty, luck))
        if following.bluff is not None:
            return table, following
        table = following
    raise AssertionError("nobody ran")


def test_whoever_made_the_others_run_may_show_the_cards_until_the_next_are_played():
    before, table = refused_raise()
    bluff = table.bluff
    assert bluff is not None
    assert (bluff.seat, bluff.cards) == (before.match.mao.asked_by, before.match.mao.hands[bluff.seat])
    for _ in range(200):
        duty = due(table)
        table = after(table, perform(table, duty.at, duty, means()))
        if table.match.mao is not None and (table.match.mao.laid or table.match.mao.rodadas):
            break
        assert table.bluff == bluff
    assert table.bluff is None


def test_only_the_seat_that_raised_has_something_to_show():
    _, table = refused_raise()
    assert table.bluff is not None
    place = {"ana": table.bluff.seat, "bia": Seat((table.bluff.seat + 1) % 4)}
    table = msgspec.structs.replace(table, places=place)
    shown = show(table, "ana")
    assert isinstance(shown, signs.Spoken)
    assert (shown.to, shown.message.cards) == (None, table.bluff.cards)  # type: ignore[union-attr]
    assert show(table, "bia") == Refusal("nothing_to_show")
    assert show(started(), "ana") == Refusal("nothing_to_show")


def test_a_bot_sometimes_shows_a_weak_hand_and_never_a_strong_one():
    before, table = refused_raise()
    bluff = table.bluff
    assert bluff is not None
    bot = msgspec.structs.replace(table.occupants[1], bot="random", person=None, away=False)  # type: ignore[type-var]
    table = msgspec.structs.replace(table, occupants=(bot,) * 4)
    weak = msgspec.structs.replace(table, bluff=msgspec.structs.replace(bluff, weak=True))
    strong = msgspec.structs.replace(table, bluff=msgspec.structs.replace(bluff, weak=False))
    chance = Chance(3)
    times = sum(bot_shows(before, weak, chance) is not None for _ in range(300))
    assert 50 < times < 150
    assert not any(bot_shows(before, strong, chance) for _ in range(50))


def test_before_the_match_there_is_nobody_to_sign_to():
    assert signs.signal(seated(), "ana", ()) == Refusal("match_not_started")
    assert signs.signal(opened_table(), "ana", ()) == Refusal("not_seated")

"""What may be said at a live table: as the regulation has it, and with its article."""

import pytest
from msgspec.structs import replace

from tento.club.live.entries import Opened, TableConfig
from tento.club.live.signalling import signal
from tento.club.live.speaking import not_said, not_signed
from tento.club.live.table_state import Occupant, opened
from tento.rulebooks.loader import load, overlay
from tento.table.seats import Seat


def table(rulebook, stage="play", **options):
    """Four people at a table of this rulebook, in this stage of a mão."""
    rules = overlay(load(rulebook), options)
    config = TableConfig(rulebook=rulebook, options=options)
    state = opened("t", Opened(at=0, host="ana", config=config, rulebook_hash=rules.hash), rules)
    people = tuple(Occupant(name, name) for name in ("ana", "bia", "caio", "davi"))
    match = replace(state.game.new(rules, 4), stage=stage)
    return replace(state, occupants=people, places={who.name: Seat(place) for place, who in enumerate(people)}, match=match)


def test_a_33_during_the_mao_nobody_speaks_of_the_cards_but_may_say_hello():
    state = table("truco-masters-2025")
    refusal = not_said(state, "mata")
    assert refusal is not None
    assert (refusal.code, refusal.articles) == ("no_talk_of_cards", ("A-33",))
    assert not_said(state, None) is not None, "free words may be about anything"
    assert not_said(state, "oi") is None


def test_art_26_during_the_mao_only_the_words_of_the_game_are_spoken():
    refusal = not_said(table("fenacef-ix"), "oi")
    assert refusal is not None
    assert (refusal.code, refusal.articles) == ("only_official_words", ("art. 26",))


@pytest.mark.parametrize("rulebook", ["truco-masters-2025", "fenacef-ix"])
def test_between_two_maos_everybody_may_talk(rulebook):
    assert not_said(table(rulebook, stage="mao_over"), None) is None


def test_where_speech_is_free_nothing_is_refused():
    assert not_said(table("ktruco-paulista"), "mata") is None


def test_signs_are_made_where_the_regulation_allows_them_and_nowhere_else():
    allowed, forbidden = table("truco-masters-2025"), table("truco-masters-2025", signals_between_partners="forbidden")
    assert not_signed(allowed) is None
    refusal = signal(forbidden, "ana", ("zap",))
    assert (getattr(refusal, "code", ""), getattr(refusal, "articles", ())) == ("signals_forbidden", ("A-33",))

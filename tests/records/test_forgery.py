"""A record that was changed is refused with its line: by the chain, or, where somebody made the chain fit, by the rules and the deal."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tento.games.truco.rules import actions as do
from tento.records.deals import check_deals
from tento.records.errors import RecordError
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load, overlay
from tento.table.seats import Seat
from tests.records.recorded import SMALL, forged, new, played, rechained, refusal

LINES = SMALL.splitlines(keepends=True)
TEXTS = list(read(SMALL).texts)
FIRST_DEAL = next(place for place, text in enumerate(TEXTS) if text.startswith("deal "))


@given(st.integers(0, len(SMALL) - 1), st.sampled_from("09afx #~\n\r\tÀ"))
def test_any_character_changed_is_found(place, char):
    if SMALL[place] != char:
        refusal(SMALL[:place] + char + SMALL[place + 1 :])


@given(st.integers(0, len(SMALL) - 1))
def test_any_character_lost_is_found(place):
    refusal(SMALL[:place] + SMALL[place + 1 :])


@pytest.mark.parametrize("size", range(len(LINES)))
def test_a_record_cut_after_any_line_is_refused(size):
    error = refusal("".join(LINES[:size]))
    assert (error.line, error.code) == (max(size, 1), "no_end" if size else "empty")


@pytest.mark.parametrize("lost", range(len(LINES) - 1))
def test_any_line_lost_is_found_where_it_stood(lost):
    assert refusal("".join(LINES[:lost] + LINES[lost + 1 :])).line == lost + 1


@pytest.mark.parametrize("first", range(len(LINES) - 1))
def test_two_lines_in_the_wrong_order_are_found(first):
    assert refusal("".join([*LINES[:first], LINES[first + 1], LINES[first], *LINES[first + 2 :]])).line == first + 1


def test_a_second_pack_before_the_first_is_dealt_is_refused():
    texts = list(read(played("fenacef-ix-mano-a-mano", 2, 3).text).texts)
    first, second = [place for place, text in enumerate(texts) if text.startswith("deal ")][:2]
    texts.insert(first + 1, texts.pop(second))
    error = refusal(rechained(texts))
    assert (error.line, error.code) == (first + 2, "no_pack_due")


def test_lines_after_the_end_are_refused():
    assert refusal(SMALL + LINES[-1]).code == "after_end"


def test_a_damaged_line_is_refused_even_in_recovery():
    assert refusal(SMALL.replace("phase default", "phase defauIt"), unfinished=True).line == 5


def test_a_file_with_converted_line_ends_is_told_so():
    assert refusal(SMALL.replace("\n", "\r\n")).code == "carriage_return"


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "tento-record 2 ~0000000000\n", "\ufeff" + SMALL, "\x00\x01"])
def test_what_is_no_record_is_refused(text):
    refusal(text)


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(text):
    refusal(text)


@given(st.lists(st.sampled_from(TEXTS) | st.text(max_size=40).filter(lambda text: "\n" not in text), max_size=12))
def test_no_chain_of_lines_breaks_the_reader(texts):
    refusal(rechained(["tento-record 1", *texts, "end"]))


@given(st.integers(FIRST_DEAL, len(TEXTS) - 1), st.sampled_from(TEXTS) | st.text(max_size=40).filter(lambda text: "\n" not in text))
def test_no_foreign_line_is_taken(place, text):
    refusal(rechained([*TEXTS[:place], text, *TEXTS[place:]]))


def test_the_chain_made_again_is_the_chain():
    assert rechained(TEXTS) == SMALL


def test_a_forged_card_is_refused_at_its_line():
    hand = new().mao.hands[1]
    absent = "4c" if "4c" not in hand else "5c"
    error = refusal(forged(r" 1 play \S\S", f" 1 play {absent}"))
    assert (TEXTS[error.line - 1].split()[1:3], error.facts["refusal"]) == (["1", "play"], "not_in_hand")


def test_a_forged_card_is_the_fault_of_its_deal():
    (report,) = check_deals(read(forged(r" 1 play \S\S", " 1 play 5c")))
    assert report.verdict == "false"
    assert re.search("line [0-9]+: the rules refuse `1 play 5c`: not_in_hand", report.say("en"))


@pytest.mark.parametrize(
    ("pattern", "replacement", "code"),
    [
        (r"rodada 1 [AB]", "rodada 1 none", "fact_differs"),
        (r"^match A", "match B", "fact_differs"),
        (r"dealt leader 1", "dealt leader 0", "fact_differs"),
        (r"cover #[0-9a-f]{12}", "cover #000000000000", "seal"),
        (r" 1 hand-back", " 0 hand-back", "refused"),
        (r"reveal 1 seed [0-9a-f]{2}", "reveal 1 seed 00", "false_deal"),
        (r"root [0-9a-f]{2}", "root 00", "false_deal"),
        (r"^deal 1", "deal 2", "deal_number"),
        (r"^reveal 1", "reveal 2", "no_such_deal"),
        (r"^seats 2", "seats 4", "bad_header"),
        (r"^seats 2", "seats 3", "bad_header"),
        (r"^first-dealer 0", "first-dealer 1", "fact_differs"),
        (r"^rulebook fenacef-ix-mano-a-mano", "rulebook fenacef-x", "unknown_rulebook"),
        (r"^rulebook fenacef-ix-mano-a-mano", "rulebook secret.toml", "unknown_rulebook"),
        (r"^rulebook fenacef-ix-mano-a-mano", "rulebook ../secret.toml", "bad_line"),
        (r"^rulebook fenacef-ix-mano-a-mano", "rulebook ktruco-paulista", "wrong_rulebook"),
        (r"1 play", "1 paly", "bad_line"),
        (r"^match A", "victory A", "bad_line"),
        (r"^end$", "end unfinished", "end_differs"),
        (r"^0:00.137", "00:00.137", "bad_line"),
    ],
)
def test_a_forgery_with_a_fitting_chain_is_refused(pattern, replacement, code):
    assert refusal(forged(pattern, replacement)).code == code


@pytest.mark.parametrize("lost", [place for place in range(FIRST_DEAL, len(TEXTS) - 1) if not TEXTS[place].startswith("reveal ")])
def test_a_line_left_out_with_a_fitting_chain_is_refused(lost):
    refusal(rechained(TEXTS[:lost] + TEXTS[lost + 1 :]))


def test_a_match_that_is_over_closes_as_one_and_the_message_says_how():
    assert refusal(forged(r"^end$", "end unfinished")).say("en") == "the match closes with `end`"


def test_a_wrong_rulebook_is_refused_by_the_names_and_hashes_of_both():
    other = overlay(load("fenacef-ix-mano-a-mano"), {"partida_target": 15})
    with pytest.raises(RecordError) as caught:
        replay(read(SMALL), other)
    assert caught.value.line == 3
    assert all(word in caught.value.reason for word in (load("fenacef-ix-mano-a-mano").hash, other.hash, "fenacef-ix-mano-a-mano+"))


def test_an_open_cover_is_refused_though_the_card_is_right():
    (card,) = {step.action.card for step in replay(read(SMALL)).steps if isinstance(step.action, do.Cover) and step.actor == 1}
    assert refusal(forged(r" 1 cover #\S+", f" 1 cover {card}")).code == "not_as_written"


def test_a_theft_written_as_a_public_act_is_refused():
    match = new("ktruco-paulista")
    match.act(Seat(1), do.Steal(match.mao.hands[1][0]))
    match.keeper.close(reveal=True)
    texts = list(read(match.text).texts)
    hidden = next(text for text in texts if text.startswith("hidden "))
    _, after, action = hidden.split(" ", 2)
    texts.remove(hidden)
    texts.insert(int(after), action)
    assert refusal(rechained(texts)).code == "in_secret"


def test_a_public_act_written_as_a_theft_is_refused():
    place = next(place for place, text in enumerate(TEXTS) if " play " in text)
    hidden = f"hidden {place} {TEXTS[place]}"
    assert refusal(rechained([*TEXTS[:place], *TEXTS[place + 1 : -1], hidden, "end"])).code == "not_in_secret"


def test_a_false_seed_is_the_fault_of_its_deal_alone():
    match = played("fenacef-ix-mano-a-mano", 2, 3)
    reports = check_deals(read(forged(r"^reveal 2 seed [0-9a-f]{4}", "reveal 2 seed 0000", match.text)))
    assert [report.verdict for report in reports[:3]] == ["true", "false", "unreached"]
    assert reports[1].say("en") == "the seed is not the one committed to"

"""The draws of seats of a poker tournament: on paper, in lines of text, and in a sentence."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tento.championship.core.draw import FalseDraw
from tento.championship.poker.seat_draw import NO_SEAT, WHOLE, SeatDraw
from tento.championship.poker.state import State
from tento.papers.draw_sheets import draw_sheet, why_false
from tento.papers.words import Words, named
from tento.texts.championship.poker_seating import DRAW_WORDS, DRAWS
from tento.texts.language import Lang, pick
from tento.texts.papers.championship import paper

BEGINNING: Final = 16
"""So many digits of a hash are told; the transcript has them all."""


def _say(word: str, lang: Lang, **facts: str | int) -> str:
    return pick(DRAW_WORDS[word], lang).format(**facts)


def label_of(draw: SeatDraw, lang: Lang) -> str:
    """Which draw this is."""
    return _say("label", lang, number=draw.number, kind=pick(DRAWS[draw.kind], lang))


def told_draws(draws: Sequence[SeatDraw], lang: Lang) -> Iterator[str]:
    """A line for each draw, with what was published before its chain; and who drew which of the empty seats."""
    commitment = ""
    for draw in draws:
        if draw.commitment != commitment:
            commitment = draw.commitment
            yield f"\n{_say('announced', lang, commitment=commitment, source=_said(draw.source, lang))}"
        word = "whole" if draw.kind in WHOLE else "filled"
        link = draw.link[:BEGINNING]
        facts = _say(word, lang, listed=len(draw.listed), free=len(draw.free), button=draw.button, link=link)
        yield f"  {label_of(draw, lang)}: {facts}"
        if draw.fixed:
            yield f"      {_say('kept', lang, seats=', '.join(f'{who} {seat}' for who, seat in draw.fixed.items()))}"
        if word == "filled":
            yield f"      {', '.join(_given(draw, lang))}"
    if draws:
        yield f"  {_say('check', lang)}"


def _said(text: str, lang: Lang) -> str:
    """What a simulated event wrote, in the reader's language; what a person wrote, as it is."""
    return named(paper(lang), "said", text)


def _given(draw: SeatDraw, lang: Lang) -> Iterator[str]:
    for who, seat in zip(draw.listed, draw.seats, strict=True):
        yield f"{who} {seat if seat != NO_SEAT else _say('no_seat', lang)}"


def told_false(draw: SeatDraw, false: FalseDraw, lang: Lang) -> str:
    """Which draw is false, and why."""
    return f"{label_of(draw, lang)}: {why_false(false, lang)}"


def of_seats(state: State, kind: str, words: Words) -> list[dict[str, Any]]:
    """The chain that all seats of a tournament were drawn from."""
    chain = state.chain
    if chain is None:
        return []
    lines = [
        ("draw_commitment", chain.commitment),
        ("draw_source", named(words, "said", chain.source)),
        ("draw_numbers", ", ".join(chain.numbers)),
        ("draw_made", str(chain.made)),
        ("draw_link", chain.last),
    ]
    return [draw_sheet(words["seats_start"], lines, words["seats_steps"], [f"tento verify-draw {kind}-draws.json"], words)]

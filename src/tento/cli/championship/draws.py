"""The draws of seats of a poker tournament: told in lines, written as transcripts, and redone."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from tento.championship.core.draw import FalseDraw
from tento.championship.pairs.placing import Transcript
from tento.championship.poker.seat_draw import NO_SEAT, WHOLE, SeatDraw
from tento.championship.poker.seat_verify import verify_all, verify_seats
from tento.papers.words import named
from tento.texts.championship.pairs import FALSE_DRAWS, WORDS
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


def numbered(draws: Sequence[SeatDraw], wanted: str) -> Sequence[SeatDraw] | SeatDraw | None:
    """The draw of this number in the order of the log, or `all` of them."""
    if wanted == "all":
        return draws
    return draws[int(wanted) - 1] if wanted.isdecimal() and 1 <= int(wanted) <= len(draws) else None


def as_json(found: Transcript | Sequence[SeatDraw] | SeatDraw) -> str:
    """Transcripts as text, for `tento verify-draw`."""
    return msgspec.json.format(msgspec.json.encode(found)).decode()


def read_transcript(raw: bytes) -> Transcript | list[SeatDraw] | SeatDraw:
    """The transcript of a stage, of a draw of seats (it alone has free ones), or a list of those."""
    found = msgspec.json.decode(raw)
    if isinstance(found, list) or (isinstance(found, dict) and "free" in found):
        return msgspec.json.decode(raw, type=list[SeatDraw] | SeatDraw)
    return msgspec.json.decode(raw, type=Transcript)


def false_of(found: Sequence[SeatDraw] | SeatDraw, lang: Lang) -> str | None:
    """Why a transcript is false, alone, or of all of a tournament the first one that is; None if all is true."""
    if isinstance(found, SeatDraw):
        false = verify_seats(found)
        return None if false is None else _why(found, false, lang)
    wrong = verify_all(found)
    return None if wrong is None else _why(*wrong, lang)


def _why(draw: SeatDraw, false: FalseDraw, lang: Lang) -> str:
    return f"{label_of(draw, lang)}: {pick(FALSE_DRAWS[false.why], lang)}"


def true_of(found: Sequence[SeatDraw] | SeatDraw, lang: Lang) -> str:
    """What is said of transcripts that are true."""
    if isinstance(found, SeatDraw):
        return pick(WORDS["draw_true"], lang).format(stage=label_of(found, lang))
    return _say("all_true", lang, draws=len(found))

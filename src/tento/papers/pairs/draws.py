"""The draws of a championship of pairs: on paper behind the table or bracket that came of them, and in a sentence."""

from collections.abc import Sequence
from typing import Any, Final

from tento.championship.core.draw import FalseDraw
from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.placing import Transcript
from tento.championship.pairs.staging import transcript_of
from tento.championship.pairs.state import StageState, State
from tento.papers.draw_sheets import draw_sheet, why_false
from tento.papers.words import Words, named
from tento.texts.language import Lang
from tento.texts.papers.championship import paper

LOG: Final = "event.log"


def transcripts(state: State, stages: Sequence[StageState], words: Words) -> list[dict[str, Any]]:
    """The draw of each of these stages that was made."""
    made = [(stage.name, transcript_of(state, stage.name)) for stage in stages]
    return [_of_stage(state, name, found, words) for name, found in made if found is not None]


def _of_stage(state: State, name: str, found: Transcript, words: Words) -> dict[str, Any]:
    lines = [
        ("draw_commitment", found.commitment),
        ("draw_source", named(words, "said", found.source)),
        ("draw_numbers", ", ".join(found.numbers)),
        ("draw_seed", found.seed),
        ("draw_listed", ", ".join(number_of(state, one) for one in found.listed)),
        ("draw_order", ", ".join(number_of(state, one) for one in found.order)),
    ]
    commands = [f"tento championship draw {LOG} {name} > draw.json", "tento verify-draw draw.json"]
    return draw_sheet(f"{words['draw']}: {named(words, 'stage', name)}", lines, words["draw_steps"], commands, words)


def label_of(draw: Transcript, lang: Lang) -> str:
    """Which draw this is: its stage."""
    return named(paper(lang), "stage", draw.stage)


def told_false(_draw: Transcript, false: FalseDraw, lang: Lang) -> str:
    """Why a draw is false."""
    return why_false(false, lang)

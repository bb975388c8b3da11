"""The draw on paper: what was published before, what was revealed, what came of it, and how anybody checks it."""

from collections.abc import Sequence
from typing import Any, Final

from tento.championship.pairs.placing import Transcript
from tento.championship.pairs.staging import transcript_of
from tento.championship.pairs.state import StageState, State
from tento.championship.poker.state import State as PokerState
from tento.papers.words import Words, named

LOG: Final = "event.log"


def transcripts(state: State, stages: Sequence[StageState], words: Words) -> list[dict[str, Any]]:
    """The draw of each of these stages that was made."""
    made = [(stage.name, transcript_of(state, stage.name)) for stage in stages]
    return [_of_stage(name, found, words) for name, found in made if found is not None]


def _of_stage(name: str, found: Transcript, words: Words) -> dict[str, Any]:
    lines = [
        ("draw_commitment", found.commitment),
        ("draw_source", named(words, "said", found.source)),
        ("draw_numbers", ", ".join(found.numbers)),
        ("draw_seed", found.seed),
        ("draw_listed", ", ".join(found.listed)),
        ("draw_order", ", ".join(found.order)),
    ]
    commands = [f"tento championship draw {LOG} {name} > draw.json", "tento verify-draw draw.json"]
    return _sheet(f"{words['draw']}: {named(words, 'stage', name)}", lines, words["draw_steps"], commands, words)


def of_seats(state: PokerState, kind: str, words: Words) -> list[dict[str, Any]]:
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
    return [_sheet(words["seats_start"], lines, words["seats_steps"], [f"tento verify-draw {kind}-draws.json"], words)]


def _sheet(title: str, lines: Sequence[tuple[str, str]], steps: str, commands: Sequence[str], words: Words) -> dict[str, Any]:
    shown = [{"name": words[key], "text": text} for key, text in lines if text]
    return {"title": title, "lines": shown, "steps": steps, "commands": commands}

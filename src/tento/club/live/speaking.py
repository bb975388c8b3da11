"""What may be said at a live table: as its regulation has it, at this moment of the match."""

from tento.club.live.table_state import TableState
from tento.club.refusing import ClubCode
from tento.games.registry import kit_of
from tento.table.refusal import Refusal
from tento.table.talk import Allowed
from tento.texts.phrases import PHRASES


def allowed(state: TableState) -> Allowed:
    """What players may tell each other now; before the match anything."""
    return Allowed() if state.match is None else kit_of(state.config.game).talk(state.match)


def not_said(state: TableState, phrase: str | None) -> Refusal | None:
    """Why nobody may say this now; `phrase` is a ready-made one, None stands for free words. A greeting is not about the cards."""
    may = allowed(state)
    if may.speech == "official_only":
        return _forbidden(state, "only_official_words", may.speech_rule)
    if may.speech == "not_about_cards" and phrase not in PHRASES:
        return _forbidden(state, "no_talk_of_cards", may.speech_rule)
    return None


def not_made(state: TableState) -> Refusal | None:
    """Why nobody may make a face now: where only the words of the game are spoken a face says too much."""
    may = allowed(state)
    return _forbidden(state, "only_official_words", may.speech_rule) if may.speech == "official_only" else None


def not_signed(state: TableState) -> Refusal | None:
    """Why partners may make no sign, where the regulation forbids it."""
    may = allowed(state)
    return None if may.signs else _forbidden(state, "signals_forbidden", may.signs_rule)


def _forbidden(state: TableState, code: ClubCode, rule: str) -> Refusal:
    return Refusal(code, rule, state.rulebook.cites(rule))

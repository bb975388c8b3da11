"""What the engine and the adviser answer, as sentences for the reader: offences that were not committed, advice."""

from typing import Any

from tento.cards.card import symbol
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.verdict import Offence
from tento.games.truco.terminal.story import raise_name
from tento.games.truco.texts.advice import say_reason
from tento.games.truco.texts.play import advised, label
from tento.games.truco.texts.table import OFFENCES
from tento.rulebooks.rulebook import Rulebook
from tento.terminal.pages import cited
from tento.texts.language import Lang, capital, pick
from tento.texts.terminal import label as shared_label


def say_offence(offence: Offence, rulebook: Rulebook, lang: Lang) -> str:
    """A warning instead of the punishment."""
    return label("offence", lang, offence=pick(OFFENCES[offence.name], lang)) + cited(rulebook.cites(*offence.rules), rulebook.title)


def say_advice(action: do.Action, reason: str, rulebook: Rulebook, lang: Lang) -> str:
    """What to do, and why."""
    return shared_label("advice", lang, action=say_action(action, rulebook, lang), reason=capital(say_reason(reason, lang)))


def say_action(action: do.Action, rulebook: Rulebook, lang: Lang) -> str:
    """An action as an order to the reader."""
    code = type(action).__name__
    facts: dict[str, Any] = {name: getattr(action, name) for name in action.__struct_fields__}
    if isinstance(action, do.DecideOnze):
        code += ".play" if action.play else ".run"
    if isinstance(action, do.Raise):
        facts["name"] = raise_name(rulebook, action.to).lower()
    if isinstance(action, do.Play | do.Cover):
        facts["card"] = symbol(action.card)
    if isinstance(action, do.PlayDark) and action.covered:
        code += ".covered"
    if isinstance(action, do.PlayDark | do.Draw):
        facts["place"] = action.place + 1
    return advised(code, lang, facts)

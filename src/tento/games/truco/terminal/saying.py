"""The engine's answers as sentences for the reader: refusals, offences that were not committed, advice."""

from typing import Any

from tento.cards.card import symbol
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.state import State
from tento.games.truco.rules.verdict import Offence
from tento.games.truco.rules.views import view
from tento.games.truco.terminal.commands import pack_size
from tento.games.truco.terminal.scene import Company
from tento.games.truco.terminal.story import cited, raise_name
from tento.games.truco.texts.advice import say_reason
from tento.games.truco.texts.play import advised, label
from tento.games.truco.texts.refusals import REFUSALS
from tento.games.truco.texts.table import OFFENCES
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.texts import table as shared
from tento.texts.language import Lang, capital, pick
from tento.texts.sentences import sentence


def say_refusal(refusal: Refusal, state: State, company: Company) -> str:
    """The sentence, with the article and the rulebook that refused."""
    facts = refusal.told_facts(company.mid)
    mao = view(state, Seat(0)).mao
    if mao is not None:
        facts["size"] = pack_size(mao, state.rules)
    known = {**shared.REFUSALS, **REFUSALS}
    return capital(sentence(known, refusal.code, company.lang, facts, refusal.rule)) + cited(refusal.articles, state.rulebook.title)


def say_offence(offence: Offence, rulebook: Rulebook, lang: Lang) -> str:
    """A warning instead of the punishment."""
    return label("offence", lang, offence=pick(OFFENCES[offence.name], lang)) + cited(rulebook.cites(*offence.rules), rulebook.title)


def say_advice(action: do.Action, reason: str, rulebook: Rulebook, lang: Lang) -> str:
    """What to do, and why."""
    return label("advice", lang, action=say_action(action, rulebook, lang), reason=capital(say_reason(reason, lang)))


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

"""The sentences and the words of every kind of championship, for whoever words a refusal or a rulebook of any."""

from collections.abc import Mapping
from typing import Final

from tento.texts.championship import choices, core, pairs, poker, poker_rules
from tento.texts.language import Text3
from tento.texts.papers.pairs import STAGES
from tento.texts.rules import RuleWords
from tento.texts.sentences import Sentences

REFUSALS: Final[Sentences] = {**core.REFUSALS, **pairs.REFUSALS, **poker.REFUSALS}
SHEET_LINES: Final[Mapping[str, Text3]] = {
    "buy_in": ("o valor da inscrição", "the buy-in", "el valor de la inscripción"),
    "start": ("o início", "the start", "el inicio"),
    "variant": ("a modalidade", "the variant", "la modalidad"),
    "chips": ("as fichas", "the chips", "las fichas"),
    "levels": ("os níveis", "the levels", "los niveles"),
    "ranking": ("a linha do ranking", "the line of the ranking", "la línea del ranking"),
    "prize": ("o prêmio", "the prize", "el premio"),
    "knockout": ("o knockout", "the knockout", "el knockout"),
    "rake": ("a taxa", "the rake", "la comisión"),
}
"""What the sheet of a tournament must say, where a refusal names what it lacks."""
FACT_WORDS: Final[Mapping[str, Mapping[str, Text3]]] = {
    "role": core.ROLES,
    "may": core.ROLES,
    "who": core.ROLES,
    "stage": STAGES,
    "missing": SHEET_LINES,
}
"""The words for facts that are told by a key: one, or several with commas between them."""
_PAIRS: Final = {("Campeonato de duplas", "Championship of pairs"): {key: (pt, en) for key, (pt, en, _) in choices.NAMES.items()}}
RULE_WORDS: Final = RuleWords({**poker_rules.TOPICS, **_PAIRS}, poker_rules.VALUES)

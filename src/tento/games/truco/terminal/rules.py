"""The rules that a truco player asks about, with their values in words."""

from typing import Final

from tento.cards.card import Card, symbol
from tento.games.truco.texts.play import raise_word
from tento.games.truco.texts.rules import RULE_WORDS
from tento.rulebooks.rulebook import Rulebook
from tento.terminal.pages import said_values
from tento.texts.language import Lang, Words, pick

RULES_SHOWN: Final = (
    "partida_target",
    "leader_r1",
    "leader_after_tied_r1",
    "tied_r1_leader_shows_highest",
    "tie_r1",
    "tie_r2_after_won_r1",
    "tie_r3_after_split",
    "tie_all",
    "facedown_r1",
    "facedown_r2_r3",
    "facedown_while_tied",
    "raise_turn",
    "raise_deferred",
    "onze_at",
    "onze_play_value",
    "onze_decline_value",
    "ferro_vira_reveal",
    "claims",
    "stealing",
)
"""In the order of a match; one that does not exist in the rulebook is left out."""

_ABSENT: Final[dict[str, object]] = {"claims": (), "stealing": "forbidden", "ferro_vira_reveal": "no_vira"}
_RUNNING: Final[Words] = ("correr cede", "running gives away")


def rules_shown(rulebook: Rulebook, best_of: int, lang: Lang) -> list[tuple[str, str]]:
    """Each rule with its value: manilhas and ladder first."""
    rules = rulebook.values
    rows = [("manilha_mode", _manilhas(rulebook, lang)), ("raise_ladder", _ladder(rulebook, lang)), ("match_best_of", str(best_of))]
    return rows + said_values(rulebook, [key for key in RULES_SHOWN if getattr(rules, key) != _ABSENT.get(key, key)], RULE_WORDS, lang)


def _manilhas(rulebook: Rulebook, lang: Lang) -> str:
    fixed = rulebook.values.fixed_manilhas
    return " ".join(symbol(Card(card)) for card in fixed) or RULE_WORDS.say_value("manilha_mode", rulebook.values.manilha_mode, lang)


def _ladder(rulebook: Rulebook, lang: Lang) -> str:
    """`Truco 3, Seis 6 …`, and what running from each gives away."""
    rules = rulebook.values
    steps = ", ".join(f"{raise_word(name)} {value}" for name, value in zip(rules.raise_names, rules.raise_ladder, strict=True))
    return f"{steps}; {pick(_RUNNING, lang)} {' '.join(map(str, rules.refusal_points))}"

"""The pages to read at the table: the keys, and the rules in force."""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card, symbol
from tento.games.truco.texts.play import GLOSSARY, KEYS, raise_word
from tento.games.truco.texts.rules import RULE_WORDS
from tento.rulebooks.rulebook import Rulebook
from tento.terminal.canvas import fit
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
"""The rules that a player asks about, in the order of a match; one that does not exist in the rulebook is left out."""

TRANCA_RULES_SHOWN: Final = (
    "partida_target",
    "both_over_target",
    "cards_each",
    "meld_min",
    "canastra_min",
    "wilds_per_meld",
    "wild_slides",
    "trinca_of_twos",
    "duplicate_trincas",
    "first_player_redraw",
    "lixo_use",
    "lixo_bridge",
    "wild_from_lixo",
    "one_card_hand",
    "black3_locks",
    "red3_timing",
    "morto_direct",
    "morto_indirect",
    "batida_requires",
    "convert_morto_when",
    "exhaustion_end",
    "card_points",
    "limpa_points",
    "suja_points",
    "batida_points",
    "red3_points",
    "black3_in_hand",
    "morto_penalty",
    "pending_morto",
)

_ABSENT: Final[dict[str, object]] = {"claims": (), "stealing": "forbidden", "ferro_vira_reveal": "no_vira"}
_RUNNING: Final = ("correr cede", "running gives away")


def help_page(lang: Lang, keys: Sequence[tuple[str, Words]] = KEYS, glossary: Sequence[Words] = GLOSSARY) -> list[str]:
    """Every key, and the words of the table."""
    told = [f"{fit(key, 11)} {pick(words, lang)}" for key, words in keys]
    return [*told, "", *(pick(words, lang) for words in glossary)]


def rules_page(rulebook: Rulebook, best_of: int, lang: Lang) -> list[str]:
    """Score, ladder, who leads, ties, onze, ferro: each rule with its value and its article."""
    rules = rulebook.values
    rows = [("manilha_mode", _manilhas(rulebook, lang)), ("raise_ladder", _ladder(rulebook, lang)), ("match_best_of", str(best_of))]
    rows += [
        (key, RULE_WORDS.say_value(key, getattr(rules, key), lang)) for key in RULES_SHOWN if getattr(rules, key) != _ABSENT.get(key, key)
    ]
    return [_row(rulebook, key, value, lang) for key, value in rows]


def tranca_rules_page(rulebook: Rulebook, lang: Lang) -> list[str]:
    """Jogos, lixo, threes, morto, batida and points: each rule with its value and its article."""
    return [_row(rulebook, key, RULE_WORDS.say_value(key, getattr(rulebook.values, key), lang), lang) for key in TRANCA_RULES_SHOWN]


def _row(rulebook: Rulebook, key: str, value: str, lang: Lang) -> str:
    return f"{RULE_WORDS.say_rule(key, lang)}: {value}{_cites(rulebook, key)}"


def _manilhas(rulebook: Rulebook, lang: Lang) -> str:
    fixed = rulebook.values.fixed_manilhas
    return " ".join(symbol(Card(card)) for card in fixed) or RULE_WORDS.say_value("manilha_mode", rulebook.values.manilha_mode, lang)


def _ladder(rulebook: Rulebook, lang: Lang) -> str:
    """`Truco 3, Seis 6 …`, and what running from each gives away."""
    rules = rulebook.values
    steps = ", ".join(f"{raise_word(name)} {value}" for name, value in zip(rules.raise_names, rules.raise_ladder, strict=True))
    return f"{steps}; {pick(_RUNNING, lang)} {' '.join(map(str, rules.refusal_points))}"


def _cites(rulebook: Rulebook, key: str) -> str:
    cites = rulebook.cites(key)
    return f" ({', '.join(cites[:2])})" if cites else ""

"""What stands on the printed pages of a championship: Portuguese first, then English.

The words of every event stand here; those of one kind of event, and of draws, in their own files.
"""

from collections.abc import Mapping
from typing import Final

from tento.texts.championship.core import DIARY as CORE_DIARY
from tento.texts.championship.core import ROLES
from tento.texts.championship.pairs import CRITERIA
from tento.texts.championship.pairs_diary import DIARY as PAIRS_DIARY
from tento.texts.championship.poker_diary import DIARY as POKER_DIARY
from tento.texts.championship.poker_diary import DIARY_ONE, SAID
from tento.texts.language import Lang, Text3, Words, pick
from tento.texts.papers import draw as draw_print
from tento.texts.papers import office as office_print
from tento.texts.papers import pairs as pairs_print
from tento.texts.papers import poker as poker_print
from tento.texts.papers.pairs import HOW, ROUNDS, STAGES, STATUS
from tento.texts.papers.poker import MEANS, MONEY

SHARED: Final[dict[str, Words]] = {
    "page": ("Página {page} de {pages}", "Page {page} of {pages}"),
    "day_format": ("%d/%m/%Y", "%d %b %Y"),
    "hour_format": ("%Hh%M", "%H:%M"),
    "short_day_format": ("%d/%m", "%d %b"),
    "thousands_mark": (".", ","),
    "seed": ("semente {seed}", "seed {seed}"),
    "simulated": ("simulação", "simulation"),
    "entry": ("Nº", "No."),
    "entries": ("Inscrições", "Entries"),
    "player": ("Jogador", "Player"),
    "people": ("Jogadores", "Players"),
    "status": ("Situação", "Status"),
    "table": ("Mesa", "Table"),
    "seat": ("Lugar", "Seat"),
    "time": ("Horário", "Time"),
    "what": ("O que aconteceu", "What happened"),
    "decisions": ("Diário das decisões", "Diary of decisions"),
    "decided_by": ("Quem decidiu", "Decided by"),
    "why": ("Motivo", "Reason"),
    "with_choices": ("{rulebook}, com escolhas da organização", "{rulebook}, with the organiser's choices"),
    "short_place": ("Pos.", "Pos."),
    "ties": ("Como os empates foram decididos", "How ties were broken"),
    "place": ("Colocação", "Place"),
    "points": ("Pontos", "Points"),
    "articles": ("Base: {articles}", "By: {articles}"),
    "and": (" e ", " and "),
    "day": ("Dia", "Day"),
    "article": ("Artigo", "Article"),
    "log_head": ("registro até a decisão {number}: {check}", "log up to decision {number}: {check}"),
    "checked_by": ("Conferido por", "Checked by"),
    "directed_by": ("Direção", "Director"),
    "cards": ("Cartões de mesa", "Seat cards"),
    "total": ("Total", "Total"),
}

TOPICS: Final = (SHARED, pairs_print.PAPER, poker_print.PAPER, poker_print.DESK, office_print.PAPER, draw_print.PAPER)

PAPER: Final[dict[str, Words]] = {key: words for topic in TOPICS for key, words in topic.items()}


def paper(lang: Lang) -> Mapping[str, str]:
    """Every word of the pages in one language; lists of names are `list/name`."""
    lists: dict[str, Mapping[str, Words | Text3]] = {
        "stage": STAGES,
        "how": HOW,
        "status": STATUS,
        "money": MONEY,
        "means": MEANS,
        "diary": {**CORE_DIARY, **PAIRS_DIARY, **POKER_DIARY},
        "diary_one": DIARY_ONE,
        "said": SAID,
        "role": ROLES,
        "document": office_print.DOCUMENTS,
        "incident": office_print.INCIDENTS,
        "file": office_print.FILES,
    }
    found = {key: pick(words, lang) for key, words in PAPER.items()}
    found |= {f"{name}/{key}": pick(words, lang) for name, entries in lists.items() for key, words in entries.items()}
    found |= {f"round/{size}": pick(words, lang) for size, words in ROUNDS.items()}
    return found | {f"criterion/{key}": pick(words, lang) for key, words in CRITERIA.items()}

"""The sentence of a refusal, for whoever reads it in a terminal."""

from msgspec.structs import replace

from tento.club.wording import sentence
from tento.papers.words import named
from tento.table.refusal import Refusal
from tento.texts.championship.pairs import FALSE_DRAWS
from tento.texts.language import Lang, pick
from tento.texts.papers.championship import paper


def sentence_of(refusal: Refusal, lang: Lang) -> str:
    """The sentence of a refusal, with its articles."""
    facts = dict(refusal.facts)
    if refusal.code == "false_draw":
        facts["reason"] = pick(FALSE_DRAWS[str(facts["reason"])], lang)
    if "stage" in facts:
        facts["stage"] = named(paper(lang), "stage", str(facts["stage"]))
    text = sentence(replace(refusal, facts=facts), lang)
    return f"{text} ({', '.join(refusal.articles)})" if refusal.articles else text

"""Why the table says no: a sentence for every refusal code, in Portuguese, English and Spanish.

A code may be written `code.rule`: the sentence of that code when that rule of the rulebook refused. A code may have several sentences;
the first one whose facts are all known is said. What any game may say stands here, what one game says in the files of that game.
"""

from collections.abc import Mapping
from string import Formatter
from typing import Final

from tento.games.tranca.texts import table as tranca
from tento.games.truco.texts import dealing as truco_dealing
from tento.games.truco.texts import playing as truco_playing
from tento.games.truco.texts import raising as truco_raising
from tento.games.truco.texts import referee as truco_referee
from tento.texts.language import Lang, Text3, pick

SHARED: Final[dict[str, tuple[Text3, ...]]] = {
    "not_in_hand": (
        ("{card} não está na sua mão.", "{card} is not in your hand.", "{card} no está en tu mano."),
        ("Você não tem essa carta.", "You do not have that card.", "No tienes esa carta."),
    ),
    "not_your_turn": (
        (
            "Calma, ainda não é a sua vez: quem joga agora é {turn}.",
            "Easy, it is not your turn yet: {turn} is to play.",
            "Calma, todavía no es tu turno: ahora juega {turn}.",
        ),
        ("Calma, ainda não é a sua vez.", "Easy, it is not your turn yet.", "Calma, todavía no es tu turno."),
    ),
    "unknown_action": (("Isso não existe neste regulamento.", "This rulebook knows no such thing.", "Eso no existe en este reglamento."),),
    "wrong_moment": (("Agora não é hora disso.", "This is not the moment for that.", "Ahora no es el momento de eso."),),
    "wrong_pack": (("Esse baralho não é o do regulamento.", "That is not the pack of the rulebook.", "Ese mazo no es el del reglamento."),),
}

TOPICS: Final = (
    SHARED,
    truco_dealing.REFUSALS,
    truco_playing.REFUSALS,
    truco_raising.REFUSALS,
    truco_referee.REFUSALS,
    tranca.REFUSALS,
)

SENTENCES: Final[dict[str, tuple[Text3, ...]]] = {code: sentences for topic in TOPICS for code, sentences in topic.items()}


def sentence(code: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """The sentence of a refusal. `facts` are ready to be read (names, not seats); `rule` among them is the key of the rule that refused."""
    choices = SENTENCES.get(f"{code}.{facts.get('rule', '')}") or SENTENCES.get(code) or ((code, code),)
    for words in choices:
        text = pick(words, lang)
        if all(field is None or field in facts for _, field, _, _ in Formatter().parse(text)):
            return text.format(**facts)
    return pick(choices[-1], lang)

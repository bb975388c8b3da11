"""Why any table says no: the sentences that belong to no single game, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, tuple[Text3, ...]]] = {
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

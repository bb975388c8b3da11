"""Why a truco table says no to a raise, to its answer, and before the mão de onze is decided, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, tuple[Text3, ...]]] = {
    "eleven_undecided": (
        (
            "Primeiro, quem tem a mão de onze diz se joga ou corre.",
            "First, those who have the mão de onze say whether they play or run.",
            "Primero, quien tiene la mano de once dice si juega o se va.",
        ),
    ),
    "max_value": (
        (
            "A mão já vale {value}: não há mais o que pedir.",
            "The hand is already worth {value}: there is nothing left to ask.",
            "La mano ya vale {value}: no hay nada más que pedir.",
        ),
        ("A mão já vale o máximo.", "The hand is already worth the most it can be.", "La mano ya vale el máximo."),
    ),
    "not_your_turn.onze_decision_by": (
        (
            "A mão de onze não é sua: quem decide é o outro lado.",
            "The mão de onze is not yours: the other side decides.",
            "La mano de once no es tuya: decide el otro lado.",
        ),
    ),
    "not_your_turn.raise_turn": (
        (
            "Aqui só se pede aumento na própria vez, e a vez é de {turn}.",
            "Here one raises on one's own turn only, and {turn} is to play.",
            "Aquí solo se pide en el propio turno, y le toca a {turn}.",
        ),
        ("Aqui só se pede aumento na própria vez.", "Here one raises on one's own turn only.", "Aquí solo se pide en el propio turno."),
    ),
    "nothing_to_answer": (
        (
            "Não há pedido à espera da sua resposta.",
            "No raise is waiting for your answer.",
            "No hay ningún pedido que espere tu respuesta.",
        ),
    ),
    "own_raise": (
        (
            "O último pedido foi do seu lado: agora só o outro lado pode falar.",
            "The last raise was your side's: now only the other side may speak.",
            "El último pedido fue de tu lado: ahora solo puede hablar el otro.",
        ),
    ),
    "raise_forbidden": (("Nesta mão ninguém pede aumento.", "Nobody raises in this hand.", "En esta mano nadie pide aumento."),),
    "raise_forbidden.ferro_raises": (
        ("Na mão de ferro ninguém pede aumento.", "Nobody raises in the mão de ferro.", "En la mano de hierro nadie pide aumento."),
    ),
    "raise_forbidden.onze_raises": (
        ("Na mão de onze ninguém pede aumento.", "Nobody raises in the mão de onze.", "En la mano de once nadie pide aumento."),
    ),
    "raise_pending": (
        (
            "Há um pedido na mesa: primeiro a resposta, depois as cartas.",
            "A raise is on the table: first the answer, then the cards.",
            "Hay un pedido en la mesa: primero la respuesta, después las cartas.",
        ),
    ),
    "reply_only": (
        (
            "Aqui só se aumenta na hora da resposta: pedido aceito, o valor fica até o fim da mão.",
            "Here one raises in reply only: a raise once accepted stands to the end of the hand.",
            "Aquí solo se aumenta al responder: pedido aceptado, el valor queda hasta el final de la mano.",
        ),
    ),
    "unknown_action.raise_lookalike_word": (
        (
            "Aqui palavra parecida com pedido não vale nada.",
            "A word that sounds like a raise counts for nothing here.",
            "Aquí una palabra que suena a pedido no vale nada.",
        ),
    ),
    "wrong_moment.onze_at": (
        ("Não há mão de onze para decidir.", "There is no mão de onze to decide.", "No hay mano de once que decidir."),
    ),
    "wrong_moment.raise_window": (
        (
            "Pedido, só depois da primeira carta na mesa.",
            "No raise before the first card is on the table.",
            "Pedidos, solo después de la primera carta en la mesa.",
        ),
    ),
    "wrong_step": (
        (
            "Não dá para pular nem voltar: o próximo pedido é {next}.",
            "No skipping and no going back: the next raise is {next}.",
            "No se puede saltear ni volver atrás: el próximo pedido es {next}.",
        ),
        ("O pedido não é esse.", "That is not the raise to ask.", "Ese no es el pedido que toca."),
    ),
}

"""Why a truco table says no to a card, covered, thrown or laid down, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, tuple[Text3, ...]]] = {
    "cards_are_dark": (
        (
            "É mão de ferro: ninguém vê as próprias cartas. Escolha pela posição.",
            "This is the mão de ferro: nobody sees the own cards. Choose by place.",
            "Es mano de hierro: nadie ve sus cartas. Elige por la posición.",
        ),
    ),
    "choice_pending": (
        (
            "Espere um pouco: ainda falta escolher qual das cartas jogadas fica.",
            "Wait a moment: the card that stays has not been chosen yet.",
            "Un momento: falta elegir cuál de las cartas jugadas se queda.",
        ),
    ),
    "claim_invalid": (
        (
            "Esse jogo ainda não está ganho: não dá para baixar as cartas.",
            "That hand is not a sure win: it cannot be laid down.",
            "Ese juego todavía no está ganado: no se pueden bajar las cartas.",
        ),
    ),
    "facedown_forbidden": (
        ("Esta carta tem de ser jogada aberta.", "This card must be played face up.", "Esta carta hay que jugarla boca arriba."),
    ),
    "facedown_forbidden.facedown_r1": (
        ("Na primeira rodada não se cobre carta.", "No card is covered in the first round.", "En la primera ronda no se tapan cartas."),
    ),
    "facedown_forbidden.facedown_r2_r3": (
        ("Neste regulamento não se cobre carta.", "This rulebook knows no covered cards.", "En este reglamento no se tapan cartas."),
    ),
    "facedown_forbidden.facedown_while_tied": (
        (
            "A mão está empatada: esta carta tem de ser jogada aberta.",
            "The hand is tied: this card must be played face up.",
            "La mano está empatada: esta carta hay que jugarla boca arriba.",
        ),
    ),
    "facedown_forbidden.ferro_facedown": (
        ("Na mão de ferro não se cobre carta.", "No card is covered in the mão de ferro.", "En la mano de hierro no se tapan cartas."),
    ),
    "mao_over": (("Esta mão já acabou.", "This hand is over.", "Esta mano ya terminó."),),
    "must_show_highest": (
        (
            "A primeira rodada empatou: quem abre a segunda mostra a maior carta que tem.",
            "The first round was tied: the leader of the second shows the highest card held.",
            "La primera ronda quedó empatada: quien abre la segunda muestra su carta más alta.",
        ),
    ),
    "not_your_turn.multi_card_throw": (
        (
            "Quem escolhe a carta que fica é a dupla adversária de quem as jogou.",
            "The card that stays is chosen by the opponents of the player who threw them.",
            "La carta que se queda la elige la pareja rival de quien las jugó.",
        ),
    ),
    "one_card_only": (("Uma carta de cada vez.", "One card at a time.", "Una carta por vez."),),
    "unknown_action.claims": (
        (
            "Neste regulamento não se baixa o jogo: as cartas se jogam até o fim.",
            "No hand is laid down in this rulebook: cards are played out.",
            "En este reglamento no se baja el juego: las cartas se juegan hasta el final.",
        ),
    ),
    "unknown_action.multi_card_throw": (
        ("Isso só vale com duas ou mais cartas.", "That takes two cards or more.", "Eso solo vale con dos cartas o más."),
    ),
    "wrong_moment.ferro_hand_visibility": (
        (
            "Suas cartas estão à vista: escolha uma delas.",
            "Your cards are in sight: choose one of them.",
            "Tus cartas están a la vista: elige una de ellas.",
        ),
    ),
    "wrong_moment.multi_card_throw": (
        ("Não há carta para escolher agora.", "There is no card to choose now.", "Ahora no hay carta que elegir."),
    ),
}

"""What is said at a tranca table, in Portuguese, English and Spanish: refusals, reasons of advice, and the lines of a score."""

from typing import Final

Text3 = tuple[str, str, str]

REFUSALS: Final[dict[str, tuple[Text3, ...]]] = {
    "must_draw_first": (("Primeiro compre uma carta.", "Draw a card first.", "Primero roba una carta."),),
    "already_drew": (("Você já comprou nesta vez.", "You have drawn this turn already.", "Ya robaste en este turno."),),
    "not_a_meld": (
        (
            "Essas cartas não formam jogo: são três ou mais seguidas do mesmo naipe, ou do mesmo valor.",
            "These cards make no meld: three or more in a row of one suit, or of one rank.",
            "Esas cartas no forman juego: son tres o más seguidas del mismo palo, o del mismo valor.",
        ),
    ),
    "three_in_meld": (("Três não entra em jogo.", "Threes take no part in melds.", "Los treses no entran en ningún juego."),),
    "too_many_wilds": (
        ("É curinga demais para um jogo só.", "That is too many wild cards for one meld.", "Son demasiados comodines para un solo juego."),
    ),
    "mixed_suits": (("A sequência tem de ser de um naipe só.", "A run is of one suit.", "La escalera tiene que ser de un solo palo."),),
    "not_your_meld": (("Esse jogo não é da sua dupla.", "That meld is not your pair's.", "Ese juego no es de tu pareja."),),
    "does_not_fit": (("Essa carta não cabe nesse jogo.", "That card does not fit that meld.", "Esa carta no cabe en ese juego."),),
    "lixo_locked": (
        (
            "O lixo está trancado: compre do monte.",
            "The discard pile is locked: draw from the stock.",
            "El pozo está trancado: roba del mazo.",
        ),
    ),
    "lixo_top_unusable": (
        (
            "Para pegar o lixo é preciso usar a carta de cima, num jogo da dupla ou num jogo novo.",
            "To take the discard pile you must use its top card, in a meld of your pair or in a new one.",
            "Para llevarse el pozo hay que usar la carta de arriba, en un juego de la pareja o en uno nuevo.",
        ),
    ),
    "lixo_empty": (("Não há lixo para pegar.", "There is no discard pile to take.", "No hay pozo que llevarse."),),
    "one_card_hand": (
        (
            "Com uma carta só na mão, compra-se do monte.",
            "With a single card in hand you draw from the stock.",
            "Con una sola carta en la mano se roba del mazo.",
        ),
    ),
    "no_canastra": (("Sem canastra não se bate.", "Nobody goes out without a canastra.", "Sin canasta no se puede cerrar."),),
    "must_keep_a_card": (
        (
            "Guarde uma carta para descartar: sua dupla ainda não pode bater.",
            "Keep a card to discard: your pair may not go out yet.",
            "Guarda una carta para descartar: tu pareja todavía no puede cerrar.",
        ),
    ),
    "morto_taken": (
        (
            "Sua dupla não pegou morto e não há mais nenhum: não pode bater.",
            "Your pair took no morto and none is left: it may not go out.",
            "Tu pareja no tomó el muerto y ya no queda ninguno: no puede cerrar.",
        ),
    ),
    "red_three_stays": (("Três vermelho não se descarta.", "A red three is not discarded.", "Un tres rojo no se descarta."),),
    "nothing_to_undo": (
        (
            "Não há o que desfazer: nada foi baixado desde a última carta que chegou.",
            "There is nothing to take back: nothing was laid since the last card came.",
            "No hay nada que deshacer: no se bajó nada desde la última carta que llegó.",
        ),
    ),
    "undo_spent": (
        (
            "Nesta vez não dá mais para desfazer.",
            "Nothing more can be taken back this turn.",
            "En este turno ya no se puede deshacer.",
        ),
    ),
    "reject_only_first": (
        (
            "Só quem abre a rodada devolve a primeira carta, e só uma vez.",
            "Only whoever opens the round gives back the first card, and only once.",
            "Solo quien abre la ronda devuelve la primera carta, y solo una vez.",
        ),
    ),
    "rodada_over": (("Esta rodada já acabou.", "This round is over.", "Esta ronda ya terminó."),),
    "wrong_moment.variant_consents": (
        (
            "Mudança de regra se combina antes da primeira carta da partida.",
            "A change of rule is agreed before the first card of the game.",
            "Un cambio de regla se acuerda antes de la primera carta de la partida.",
        ),
    ),
}

REASONS: Final[dict[str, Text3]] = {
    "only_choice": ("Não há outra coisa a fazer.", "There is nothing else to do.", "No hay otra cosa que hacer."),
    "keep_regulation": ("Melhor seguir o regulamento.", "Better to keep to the regulation.", "Mejor seguir el reglamento."),
    "take_lixo": (
        "O lixo traz cartas para construir.",
        "The discard pile brings cards to build with.",
        "El pozo trae cartas para construir.",
    ),
    "draw_monte": ("O lixo não vale o que custa.", "The discard pile is not worth its price.", "El pozo no vale lo que cuesta."),
    "reject_first": ("Essa carta não combina com nada.", "That card goes with nothing.", "Esa carta no combina con nada."),
    "add_card": ("Cabe num jogo da mesa.", "It fits a meld on the table.", "Cabe en un juego de la mesa."),
    "lay_clean": ("Jogo limpo pode virar canastra limpa.", "A clean meld may become a limpa.", "Un juego limpio puede ser canasta limpia."),
    "lay_wild": (
        "Carta na mão logo vai custar: melhor na mesa.",
        "Cards in hand will soon cost: better on the table.",
        "Las cartas en la mano van a costar: mejor en la mesa.",
    ),
    "wild_canastra": ("O curinga fecha a canastra.", "The wild card makes the canastra.", "El comodín completa la canasta."),
    "wild_hurry": ("É hora de usar o curinga.", "It is time to use the wild card.", "Es hora de usar el comodín."),
    "morto": ("É a última carta: vem o morto.", "It is the last card: the morto comes.", "Es la última carta: viene el muerto."),
    "go_out": ("É hora de bater.", "It is time to go out.", "Es hora de cerrar."),
    "lock_lixo": ("O três preto tranca o lixo.", "The black three locks the discard pile.", "El tres negro tranca el pozo."),
    "discard_least": (
        "É a que menos serve a nós e a eles.",
        "It serves us and them least.",
        "Es la que menos nos sirve a nosotros y a ellos.",
    ),
}

LINES: Final[dict[str, Text3]] = {
    "cards_laid": ("cartas na mesa", "cards laid", "cartas en la mesa"),
    "limpas": ("canastras limpas", "canastras limpas", "canastas limpias"),
    "sujas": ("canastras sujas", "canastras sujas", "canastas sucias"),
    "red_threes": ("três vermelhos, com canastra", "red threes, with a canastra", "treses rojos, con canasta"),
    "red_threes_alone": ("três vermelhos, sem canastra", "red threes, without a canastra", "treses rojos, sin canasta"),
    "batida": ("batida", "going out", "cierre"),
    "no_morto": ("morto não pego", "morto not taken", "muerto no tomado"),
    "pending_morto": ("morto pego e não jogado", "morto taken and not played", "muerto tomado y no jugado"),
    "cards_in_hand": ("cartas na mão", "cards in hand", "cartas en la mano"),
    "black_threes": ("três pretos na mão", "black threes in hand", "treses negros en la mano"),
}

STORY: Final[dict[str, Text3]] = {
    "heading": ("Rodada {number}{time} · {score}", "Rodada {number}{time} · {score}", "Ronda {number}{time} · {score}"),
    "dealt": ("{dealer} dá as cartas, {first} começa.", "{dealer} deals, {first} begins.", "Reparte {dealer}, empieza {first}."),
    "proposed": (
        "{who} propõe {option} = {value} nesta partida.",
        "{who} proposes {option} = {value} for this partida.",
        "{who} propone {option} = {value} en esta partida.",
    ),
    "agreed": ("Todos de acordo: {option} = {value}.", "All agree: {option} = {value}.", "Todos de acuerdo: {option} = {value}."),
    "refused": (
        "Sem acordo sobre {option} = {value}: vale o regulamento.",
        "No agreement on {option} = {value}: the regulation prevails.",
        "Sin acuerdo sobre {option} = {value}: vale el reglamento.",
    ),
    "red_three": ("{who} baixa {card}.", "{who} lays {card}.", "{who} baja {card}."),
    "drew": ("{who} compra {card}.", "{who} draws {card}.", "{who} roba {card}."),
    "rejected": ("{who} devolve {card}.", "{who} rejects {card}.", "{who} devuelve {card}."),
    "lixo": (
        "{who} pega o lixo ({count}) por {card}.",
        "{who} takes the lixo ({count}) for {card}.",
        "{who} se lleva el pozo ({count}) por {card}.",
    ),
    "laid": ("{who} baixa {cards} ({meld}).", "{who} lays {cards} ({meld}).", "{who} baja {cards} ({meld})."),
    "added": ("{who} põe {cards} em {meld}.", "{who} adds {cards} to {meld}.", "{who} agrega {cards} a {meld}."),
    "undone": (
        "{who} volta atrás: {cards} de novo na mão.",
        "{who} takes {cards} back.",
        "{who} se arrepiente: {cards} de vuelta a la mano.",
    ),
    "morto": ("{who} pega o morto.", "{who} takes the morto.", "{who} toma el muerto."),
    "converted": ("Um morto vira monte.", "A morto becomes the monte.", "Un muerto pasa a ser mazo."),
    "discarded": ("{who} descarta {card}.", "{who} discards {card}.", "{who} descarta {card}."),
    "locks": (
        "{who} descarta {card} e tranca o lixo.",
        "{who} discards {card} and locks the lixo.",
        "{who} descarta {card} y tranca el pozo.",
    ),
    "out": ("{who} bate!", "{who} goes out!", "¡{who} cierra!"),
    "out_direct": ("{who} bate direto!", "{who} goes out without a discard!", "¡{who} cierra sin descartar!"),
    "exhausted": (
        "Acabaram as cartas: a rodada termina sem batida.",
        "The cards ran out: the rodada ends and nobody goes out.",
        "Se acabaron las cartas: la ronda termina sin cierre.",
    ),
    "partida": (
        "Dupla {pair} ganha a partida. {score}",
        "Pair {pair} wins the partida. {score}",
        "La pareja {pair} gana la partida. {score}",
    ),
}

DECISIONS: Final[dict[str, Text3]] = {
    "consent": ("Variante aceita pelo árbitro", "The referee agrees to the variant", "El árbitro acepta la variante"),
    "refuse": ("Variante recusada pelo árbitro", "The referee refuses the variant", "El árbitro rechaza la variante"),
}

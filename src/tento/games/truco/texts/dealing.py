"""Why a truco table says no while the pack is cut, burnt and dealt, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, tuple[Text3, ...]]] = {
    "burn_forbidden": (("Agora não se queima carta.", "No card is burnt now.", "Ahora no se quema ninguna carta."),),
    "burn_forbidden.burn_by": (("Quem queima não é você.", "It is not you who burns cards.", "No te toca quemar a ti."),),
    "burn_forbidden.burn_in_ferro": (
        ("Na mão de ferro não se queima carta.", "No card is burnt in the mão de ferro.", "En la mano de hierro no se queman cartas."),
    ),
    "burn_forbidden.burn_in_onze": (
        ("Na mão de onze não se queima carta.", "No card is burnt in the mão de onze.", "En la mano de once no se queman cartas."),
    ),
    "cut_forbidden": (("Nesta mão não se corta.", "There is no cut in this hand.", "En esta mano no se corta."),),
    "cut_forbidden.cutter": (
        ("Quem corta é {cutter}.", "The cut belongs to {cutter}.", "Corta {cutter}."),
        ("Quem corta não é você.", "The cut is not yours.", "No te toca cortar a ti."),
    ),
    "not_in_pack": (
        (
            "Só há {size} cartas no baralho: escolha um número que caiba.",
            "The pack has {size} cards: choose a number that fits.",
            "El mazo tiene solo {size} cartas: elige un número que quepa.",
        ),
        (
            "Esse número não serve: olhe quantas cartas há no baralho.",
            "That number will not do: mind how many cards the pack has.",
            "Ese número no sirve: fíjate cuántas cartas tiene el mazo.",
        ),
    ),
    "not_your_turn.cutter": (
        ("Só quem corta devolve o baralho.", "Only the cutter hands the pack back.", "Solo quien corta devuelve el mazo."),
    ),
    "not_your_turn.dealer_rotation": (
        ("Quem dá as cartas é {dealer}.", "{dealer} is the one to deal.", "Reparte {dealer}."),
        ("Não é você quem dá.", "You do not deal.", "No te toca repartir a ti."),
    ),
    "not_your_turn.first_dealer": (("Você já tirou a sua carta.", "You have drawn your card already.", "Ya sacaste tu carta."),),
    "subir_forbidden": (
        (
            "Só quem corta manda subir, e só se ninguém viu o fundo.",
            "Only the cutter orders subir, and only if nobody saw the bottom card.",
            "Solo quien corta manda subir, y solo si nadie vio la carta del fondo.",
        ),
    ),
    "too_many_burns": (
        (
            "Aqui se queimam no máximo {limit} cartas.",
            "At most {limit} cards are burnt here.",
            "Aquí se queman {limit} cartas como máximo.",
        ),
        ("Já se queimou demais.", "Too many burnt.", "Ya se quemaron demasiadas."),
    ),
    "too_many_cuts": (
        (
            "Nesta mão o limite de cortes é {limit}.",
            "The limit of cuts in this hand is {limit}.",
            "En esta mano el límite de cortes es {limit}.",
        ),
        ("Já se cortou demais.", "Too many cuts.", "Ya se cortó demasiado."),
    ),
    "unknown_action.deal_from": (
        (
            "Neste regulamento quem corta não manda subir.",
            "No cutter orders subir in this rulebook.",
            "En este reglamento quien corta no manda subir.",
        ),
    ),
    "unknown_action.deck_change": (
        (
            "Neste regulamento não se troca o baralho.",
            "The pack is not replaced in this rulebook.",
            "En este reglamento no se cambia el mazo.",
        ),
    ),
    "unknown_action.wrong_card_count": (
        (
            "Diga de quem são as cartas e quantas são, e que não sejam três.",
            "Say whose cards they are and how many, other than three.",
            "Di de quién son las cartas y cuántas son, y que no sean tres.",
        ),
    ),
    "wrong_deal": (("As cartas não se dão nessa ordem.", "Cards are not dealt in that order.", "Las cartas no se reparten en ese orden."),),
    "wrong_moment.burn_by": (
        ("Agora não é hora de queimar.", "This is not the moment to burn cards.", "Ahora no es el momento de quemar."),
    ),
    "wrong_moment.cut_min_ferro": (
        (
            "Na mão de ferro é preciso cortar antes de devolver.",
            "In the mão de ferro the pack must be cut first.",
            "En la mano de hierro hay que cortar antes de devolver el mazo.",
        ),
    ),
    "wrong_moment.cutter": (
        (
            "Cada um na sua hora: primeiro o corte, depois as cartas.",
            "Everybody in turn: first the cut, then the deal.",
            "Cada cosa a su tiempo: primero el corte, después las cartas.",
        ),
    ),
    "wrong_moment.cutter_may_order_subir": (
        ("Já não dá para mandar subir.", "It is too late to order subir.", "Ya es tarde para mandar subir."),
    ),
    "wrong_moment.deck_change": (
        (
            "O baralho só se troca entre uma mão e outra.",
            "The pack is replaced only between two hands.",
            "El mazo solo se cambia entre una mano y otra.",
        ),
    ),
    "wrong_moment.exposed_card_redealer": (
        (
            "A mão já começou: carta virada não conta mais.",
            "The hand has begun: an exposed card no longer counts.",
            "La mano ya empezó: una carta descubierta ya no cuenta.",
        ),
    ),
    "wrong_moment.first_dealer": (("Não há carta para tirar agora.", "There is no card to draw now.", "Ahora no hay carta que sacar."),),
    "wrong_moment.peek_while_handling": (
        (
            "Isso só conta enquanto se prepara o baralho, dizendo quem viu.",
            "That counts only while the pack is being prepared, and with the name of who saw.",
            "Eso solo cuenta mientras se prepara el mazo, y diciendo quién vio.",
        ),
    ),
    "wrong_moment.wrong_deal_order": (
        (
            "A mão já começou: a ordem em que se deu não conta mais.",
            "The hand has begun: the order of the deal no longer counts.",
            "La mano ya empezó: el orden en que se repartió ya no cuenta.",
        ),
    ),
}

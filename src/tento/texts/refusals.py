"""Why the table says no: a sentence for every refusal code, in Portuguese, English and Spanish.

A code may be written `code.rule`: the sentence of that code when that rule of the rulebook refused. A code may have several sentences;
the first one whose facts are all known is said.
"""

from collections.abc import Mapping
from string import Formatter
from typing import Final

from tento.texts.rules import Lang, Trio, pick
from tento.texts.tranca import REFUSALS as TRANCA

SENTENCES: Final[dict[str, tuple[Trio, ...]]] = {
    "burn_forbidden": (("Agora não se queima carta.", "No card is burnt now.", "Ahora no se quema ninguna carta."),),
    "burn_forbidden.burn_by": (("Quem queima não é você.", "It is not you who burns cards.", "No te toca quemar a ti."),),
    "burn_forbidden.burn_in_ferro": (
        ("Na mão de ferro não se queima carta.", "No card is burnt in the mão de ferro.", "En la mano de hierro no se queman cartas."),
    ),
    "burn_forbidden.burn_in_onze": (
        ("Na mão de onze não se queima carta.", "No card is burnt in the mão de onze.", "En la mano de once no se queman cartas."),
    ),
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
    "cut_forbidden": (("Nesta mão não se corta.", "There is no cut in this mão.", "En esta mano no se corta."),),
    "cut_forbidden.cutter": (
        ("Quem corta é {cutter}.", "The cut belongs to {cutter}.", "Corta {cutter}."),
        ("Quem corta não é você.", "The cut is not yours.", "No te toca cortar a ti."),
    ),
    "eleven_undecided": (
        (
            "Primeiro, quem tem a mão de onze diz se joga ou corre.",
            "First, those who have the mão de onze say whether they play or run.",
            "Primero, quien tiene la mano de once dice si juega o se va.",
        ),
    ),
    "facedown_forbidden": (
        ("Esta carta tem de ser jogada aberta.", "This card must be played face up.", "Esta carta hay que jugarla boca arriba."),
    ),
    "facedown_forbidden.facedown_r1": (
        ("Na primeira rodada não se cobre carta.", "No card is covered in the first rodada.", "En la primera ronda no se tapan cartas."),
    ),
    "facedown_forbidden.facedown_r2_r3": (
        ("Neste regulamento não se cobre carta.", "This rulebook knows no covered cards.", "En este reglamento no se tapan cartas."),
    ),
    "facedown_forbidden.facedown_while_tied": (
        (
            "A mão está empatada: esta carta tem de ser jogada aberta.",
            "The mão is tied: this card must be played face up.",
            "La mano está empatada: esta carta hay que jugarla boca arriba.",
        ),
    ),
    "facedown_forbidden.ferro_facedown": (
        ("Na mão de ferro não se cobre carta.", "No card is covered in the mão de ferro.", "En la mano de hierro no se tapan cartas."),
    ),
    "mao_over": (("Esta mão já acabou.", "This mão is over.", "Esta mano ya terminó."),),
    "max_value": (
        (
            "A mão já vale {value}: não há mais o que pedir.",
            "The mão is already worth {value}: there is nothing left to ask.",
            "La mano ya vale {value}: no hay nada más que pedir.",
        ),
        ("A mão já vale o máximo.", "The mão is already worth the most it can be.", "La mano ya vale el máximo."),
    ),
    "must_show_highest": (
        (
            "A primeira rodada empatou: quem abre a segunda mostra a maior carta que tem.",
            "The first rodada was tied: the leader of the second shows the highest card held.",
            "La primera ronda quedó empatada: quien abre la segunda muestra su carta más alta.",
        ),
    ),
    "not_in_hand": (
        ("{card} não está na sua mão.", "{card} is not in your hand.", "{card} no está en tu mano."),
        ("Você não tem essa carta.", "You do not have that card.", "No tienes esa carta."),
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
    "not_your_turn": (
        (
            "Calma, ainda não é a sua vez: quem joga agora é {turn}.",
            "Easy, it is not your turn yet: {turn} is to play.",
            "Calma, todavía no es tu turno: ahora juega {turn}.",
        ),
        ("Calma, ainda não é a sua vez.", "Easy, it is not your turn yet.", "Calma, todavía no es tu turno."),
    ),
    "not_your_turn.cutter": (
        ("Só quem corta devolve o baralho.", "Only the cutter hands the pack back.", "Solo quien corta devuelve el mazo."),
    ),
    "not_your_turn.dealer_rotation": (
        ("Quem dá as cartas é {dealer}.", "{dealer} is the one to deal.", "Reparte {dealer}."),
        ("Não é você quem dá.", "You do not deal.", "No te toca repartir a ti."),
    ),
    "not_your_turn.first_dealer": (("Você já tirou a sua carta.", "You have drawn your card already.", "Ya sacaste tu carta."),),
    "not_your_turn.multi_card_throw": (
        (
            "Quem escolhe a carta que fica é a dupla adversária de quem as jogou.",
            "The card that stays is chosen by the opponents of the player who threw them.",
            "La carta que se queda la elige la pareja rival de quien las jugó.",
        ),
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
    "nothing_to_answer.tento_meaning": (
        (
            "Não há tento pedido para julgar.",
            "No tento was called: there is nothing to rule on.",
            "No hay ningún tento cantado que juzgar.",
        ),
    ),
    "nothing_to_steal": (
        (
            "Não sobrou carta que valha a pena roubar.",
            "There is no card left worth stealing.",
            "No queda ninguna carta que valga la pena robar.",
        ),
    ),
    "one_card_only": (("Uma carta de cada vez.", "One card at a time.", "Una carta por vez."),),
    "own_raise": (
        (
            "O último pedido foi do seu lado: agora só o outro lado pode falar.",
            "The last raise was your side's: now only the other side may speak.",
            "El último pedido fue de tu lado: ahora solo puede hablar el otro.",
        ),
    ),
    "raise_forbidden": (("Nesta mão ninguém pede aumento.", "Nobody raises in this mão.", "En esta mano nadie pide aumento."),),
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
            "Here one raises in reply only: a raise once accepted stands to the end of the mão.",
            "Aquí solo se aumenta al responder: pedido aceptado, el valor queda hasta el final de la mano.",
        ),
    ),
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
            "The limit of cuts in this mão is {limit}.",
            "En esta mano el límite de cortes es {limit}.",
        ),
        ("Já se cortou demais.", "Too many cuts.", "Ya se cortó demasiado."),
    ),
    "too_many_steals": (
        (
            "Chega de malandragem: são {limit} por partida, e já foram todas.",
            "Enough mischief: {limit} in a partida, and they are used up.",
            "Basta de picardías: son {limit} por partida, y ya se usaron todas.",
        ),
        ("Chega de malandragem por esta partida.", "Enough mischief for this partida.", "Basta de picardías por esta partida."),
    ),
    "unknown_action": (("Isso não existe neste regulamento.", "This rulebook knows no such thing.", "Eso no existe en este reglamento."),),
    "unknown_action.absence_limit_min": (
        ("Este regulamento não limita ausências.", "This rulebook sets no limit to absences.", "Este reglamento no limita las ausencias."),
    ),
    "unknown_action.claims": (
        (
            "Neste regulamento não se baixa o jogo: as cartas se jogam até o fim.",
            "No hand is laid down in this rulebook: cards are played out.",
            "En este reglamento no se baja el juego: las cartas se juegan hasta el final.",
        ),
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
    "unknown_action.multi_card_throw": (
        ("Isso só vale com duas ou mais cartas.", "That takes two cards or more.", "Eso solo vale con dos cartas o más."),
    ),
    "unknown_action.partida_time_limit_min": (
        ("Esta partida não tem relógio.", "This partida has no clock.", "Esta partida no tiene reloj."),
    ),
    "unknown_action.raise_lookalike_word": (
        (
            "Aqui palavra parecida com pedido não vale nada.",
            "A word that sounds like a raise counts for nothing here.",
            "Aquí una palabra que suena a pedido no vale nada.",
        ),
    ),
    "unknown_action.sanctions": (
        ("Esta punição não está no regulamento.", "The rulebook has no such sanction.", "Esa sanción no está en el reglamento."),
    ),
    "unknown_action.stealing": (
        ("Aqui ninguém rouba nem espia carta.", "Nobody steals or spies a card here.", "Aquí nadie roba ni espía cartas."),
    ),
    "unknown_action.tento_meaning": (
        (
            "Neste regulamento tento é ponto, não denúncia.",
            "In this rulebook a tento is a point, not an accusation.",
            "En este reglamento un tento es un punto, no una denuncia.",
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
    "wrong_moment": (("Agora não é hora disso.", "This is not the moment for that.", "Ahora no es el momento de eso."),),
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
            "The pack is replaced only between two mãos.",
            "El mazo solo se cambia entre una mano y otra.",
        ),
    ),
    "wrong_moment.exposed_card_redealer": (
        (
            "A mão já começou: carta virada não conta mais.",
            "The mão has begun: an exposed card no longer counts.",
            "La mano ya empezó: una carta descubierta ya no cuenta.",
        ),
    ),
    "wrong_moment.ferro_hand_visibility": (
        (
            "Suas cartas estão à vista: escolha uma delas.",
            "Your cards are in sight: choose one of them.",
            "Tus cartas están a la vista: elige una de ellas.",
        ),
    ),
    "wrong_moment.first_dealer": (("Não há carta para tirar agora.", "There is no card to draw now.", "Ahora no hay carta que sacar."),),
    "wrong_moment.multi_card_throw": (
        ("Não há carta para escolher agora.", "There is no card to choose now.", "Ahora no hay carta que elegir."),
    ),
    "wrong_moment.onze_at": (
        ("Não há mão de onze para decidir.", "There is no mão de onze to decide.", "No hay mano de once que decidir."),
    ),
    "wrong_moment.partida_time_limit_min": (
        ("O relógio não anda para trás.", "The clock does not run backwards.", "El reloj no anda para atrás."),
    ),
    "wrong_moment.peek_while_handling": (
        (
            "Isso só conta enquanto se prepara o baralho, dizendo quem viu.",
            "That counts only while the pack is being prepared, and with the name of who saw.",
            "Eso solo cuenta mientras se prepara el mazo, y diciendo quién vio.",
        ),
    ),
    "wrong_moment.raise_window": (
        (
            "Pedido, só depois da primeira carta na mesa.",
            "No raise before the first card is on the table.",
            "Pedidos, solo después de la primera carta en la mesa.",
        ),
    ),
    "wrong_moment.sanctions": (
        ("Não há mão em jogo para perder.", "There is no mão to lose now.", "No hay ninguna mano en juego que perder."),
    ),
    "wrong_moment.time_tie_rule": (
        (
            "Nenhuma partida espera a decisão da direção.",
            "No partida waits for the director.",
            "Ninguna partida espera la decisión de la dirección.",
        ),
    ),
    "wrong_moment.wrong_deal_order": (
        (
            "A mão já começou: a ordem em que se deu não conta mais.",
            "The mão has begun: the order of the deal no longer counts.",
            "La mano ya empezó: el orden en que se repartió ya no cuenta.",
        ),
    ),
    "wrong_pack": (("Esse baralho não é o do regulamento.", "That is not the pack of the rulebook.", "Ese mazo no es el del reglamento."),),
    "wrong_seat": (
        ("Isso se faz com um adversário da mesa.", "That is done to an opponent at the table.", "Eso se hace con un rival de la mesa."),
    ),
    "wrong_step": (
        (
            "Não dá para pular nem voltar: o próximo pedido é {next}.",
            "No skipping and no going back: the next raise is {next}.",
            "No se puede saltear ni volver atrás: el próximo pedido es {next}.",
        ),
        ("O pedido não é esse.", "That is not the raise to ask.", "Ese no es el pedido que toca."),
    ),
    **TRANCA,
}


def sentence(code: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """The sentence of a refusal. `facts` are ready to be read (names, not seats); `rule` among them is the key of the rule that refused."""
    choices = SENTENCES.get(f"{code}.{facts.get('rule', '')}") or SENTENCES.get(code) or ((code, code),)
    for words in choices:
        text = pick(words, lang)
        if all(field is None or field in facts for _, field, _, _ in Formatter().parse(text)):
            return text.format(**facts)
    return pick(choices[-1], lang)

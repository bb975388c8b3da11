"""How a match of poker is told, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

STORY: Final[dict[str, Text3]] = {
    "heading": (
        "Mão {number} · {game} · {blinds}{time}",
        "Hand {number} · {game} · {blinds}{time}",
        "Mano {number} · {game} · {blinds}{time}",
    ),
    "blinds": ("blinds {small}/{big}", "blinds {small}/{big}", "ciegas {small}/{big}"),
    "limits": ("limites {small}/{big}", "limits {small}/{big}", "límites {small}/{big}"),
    "button": ("Botão com {who}.", "{who} has the button.", "El botón es de {who}."),
    "dead_button": ("Botão morto.", "Dead button.", "Botón muerto."),
    "drawn": ("Sorteio do botão: {cards}.", "Draw for the button: {cards}.", "Sorteo del botón: {cards}."),
    "stack": ("{who} tem {stack}", "{who} has {stack}", "{who} tiene {stack}"),
    "rake": ("A casa ficou com {chips} do pote.", "The house kept {chips} of the pot.", "La casa se quedó con {chips} del bote."),
    "holds": ("{who} recebe {cards}.", "{who} is dealt {cards}.", "{who} recibe {cards}."),
    "ante": ("{who} paga ante de {chips}.", "{who} posts an ante of {chips}.", "{who} pone un ante de {chips}."),
    "small": ("{who} paga small blind de {chips}.", "{who} posts the small blind of {chips}.", "{who} pone la ciega chica de {chips}."),
    "big": ("{who} paga big blind de {chips}.", "{who} posts the big blind of {chips}.", "{who} pone la ciega grande de {chips}."),
    "big_blind_ante": (
        "{who} paga o ante de {chips} por todos.",
        "{who} posts the ante of {chips} for all.",
        "{who} pone el ante de {chips} por todos.",
    ),
    "bring_in": (
        "O bring-in de {chips} sai das fichas de {who}, ausente.",
        "The bring-in of {chips} is put in for {who}, who is away.",
        "El bring-in de {chips} sale de las fichas de {who}, ausente.",
    ),
    "fold": ("{who} desiste.", "{who} folds.", "{who} se retira."),
    "check": ("{who} pede mesa.", "{who} checks.", "{who} pasa."),
    "call": ("{who} paga {added}{all_in}.", "{who} calls {added}{all_in}.", "{who} paga {added}{all_in}."),
    "bet": ("{who} aposta {to}{all_in}.", "{who} bets {to}{all_in}.", "{who} apuesta {to}{all_in}."),
    "raise": ("{who} aumenta para {to}{all_in}.", "{who} raises to {to}{all_in}.", "{who} sube a {to}{all_in}."),
    "bring-in": (
        "{who} faz o bring-in de {to}{all_in}.",
        "{who} brings it in for {to}{all_in}.",
        "{who} hace el bring-in de {to}{all_in}.",
    ),
    "complete": ("{who} completa para {to}{all_in}.", "{who} completes to {to}{all_in}.", "{who} completa a {to}{all_in}."),
    "all_in": (", all-in", ", all-in", ", all-in"),
    "board": ("{street}: {cards}", "{street}: {cards}", "{street}: {cards}"),
    "returned": (
        "{chips} voltam a {who}: ninguém pagou.",
        "{chips} go back to {who}: nobody called.",
        "{chips} vuelven a {who}: nadie pagó.",
    ),
    "shown": ("{who} mostra {cards}{made}.", "{who} shows {cards}{made}.", "{who} muestra {cards}{made}."),
    "mucked": ("{who} descarta sem mostrar.", "{who} mucks.", "{who} se retira sin mostrar."),
    "won": ("{who} leva {chips}.", "{who} wins {chips}.", "{who} gana {chips}."),
    "dead": ("A mão de {who} está morta.", "The hand of {who} is dead.", "La mano de {who} está muerta."),
    "void": ("Mão anulada: as fichas voltam.", "The hand is void: all chips go back.", "Mano anulada: las fichas vuelven."),
    "out": ("{who} cai em {place}º lugar.", "{who} is out in place {place}.", "{who} queda eliminado en el puesto {place}."),
    "level": (
        "Nível {level}: blinds {small}/{big}, ante {ante}.",
        "Level {level}: blinds {small}/{big}, ante {ante}.",
        "Nivel {level}: ciegas {small}/{big}, ante {ante}.",
    ),
    "level_limits": (
        "Nível {level}: limites {small}/{big}.",
        "Level {level}: limits {small}/{big}.",
        "Nivel {level}: límites {small}/{big}.",
    ),
    "game": ("Agora se joga {game}.", "The game is now {game}.", "Ahora se juega {game}."),
    "time_card": ("{who} usa um cartão de tempo.", "{who} spends a time card.", "{who} usa una tarjeta de tiempo."),
    "time_called": (
        "Tempo pedido para {who}: {seconds} s.",
        "Time is called on {who}: {seconds} s.",
        "Se pide tiempo a {who}: {seconds} s.",
    ),
    "seated": ("{who} senta com {stack}.", "{who} sits down with {stack}.", "{who} se sienta con {stack}."),
    "left": ("{who} sai com {stack}.", "{who} leaves with {stack}.", "{who} se va con {stack}."),
    "match": ("{who} vence a partida.", "{who} wins the match.", "{who} gana la partida."),
    "match_over": ("A partida acabou.", "The match is over.", "La partida terminó."),
}

YOURS: Final[dict[str, Text3]] = {
    "button": ("Botão com você.", "You have the button.", "El botón es tuyo."),
    "stack": ("Você tem {stack}", "You have {stack}", "Tienes {stack}"),
    "holds": ("Você recebe {cards}.", "You are dealt {cards}.", "Recibes {cards}."),
    "ante": ("Você paga ante de {chips}.", "You post an ante of {chips}.", "Pones un ante de {chips}."),
    "small": ("Você paga small blind de {chips}.", "You post the small blind of {chips}.", "Pones la ciega chica de {chips}."),
    "big": ("Você paga big blind de {chips}.", "You post the big blind of {chips}.", "Pones la ciega grande de {chips}."),
    "big_blind_ante": (
        "Você paga o ante de {chips} por todos.",
        "You post the ante of {chips} for all.",
        "Pones el ante de {chips} por todos.",
    ),
    "bring_in": (
        "O bring-in de {chips} sai das suas fichas: você está ausente.",
        "The bring-in of {chips} is put in for you: you are away.",
        "El bring-in de {chips} sale de tus fichas: estás ausente.",
    ),
    "fold": ("Você desiste.", "You fold.", "Te retiras."),
    "check": ("Você pede mesa.", "You check.", "Pasas."),
    "call": ("Você paga {added}{all_in}.", "You call {added}{all_in}.", "Pagas {added}{all_in}."),
    "bet": ("Você aposta {to}{all_in}.", "You bet {to}{all_in}.", "Apuestas {to}{all_in}."),
    "raise": ("Você aumenta para {to}{all_in}.", "You raise to {to}{all_in}.", "Subes a {to}{all_in}."),
    "bring-in": ("Você faz o bring-in de {to}{all_in}.", "You bring it in for {to}{all_in}.", "Haces el bring-in de {to}{all_in}."),
    "complete": ("Você completa para {to}{all_in}.", "You complete to {to}{all_in}.", "Completas a {to}{all_in}."),
    "returned": (
        "{chips} voltam a você: ninguém pagou.",
        "{chips} go back to you: nobody called.",
        "{chips} vuelven a ti: nadie pagó.",
    ),
    "shown": ("Você mostra {cards}{made}.", "You show {cards}{made}.", "Muestras {cards}{made}."),
    "mucked": ("Você descarta sem mostrar.", "You muck.", "Te retiras sin mostrar."),
    "won": ("Você leva {chips}.", "You win {chips}.", "Ganas {chips}."),
    "dead": ("Sua mão está morta.", "Your hand is dead.", "Tu mano está muerta."),
    "out": ("Você cai em {place}º lugar.", "You are out in place {place}.", "Quedas eliminado en el puesto {place}."),
    "time_card": ("Você usa um cartão de tempo.", "You spend a time card.", "Usas una tarjeta de tiempo."),
    "time_called": ("Tempo pedido para você: {seconds} s.", "Time is called on you: {seconds} s.", "Te piden tiempo: {seconds} s."),
    "seated": ("Você senta com {stack}.", "You sit down with {stack}.", "Te sientas con {stack}."),
    "left": ("Você sai com {stack}.", "You leave with {stack}.", "Te vas con {stack}."),
    "match": ("Você vence a partida.", "You win the match.", "Ganas la partida."),
}
"""The sentences of `STORY` about a player, said to that player."""

STREETS: Final[dict[str, Text3]] = {
    "flop": ("Flop", "Flop", "Flop"),
    "turn": ("Turn", "Turn", "Turn"),
    "river": ("River", "River", "River"),
    "third": ("Terceira rua", "Third street", "Tercera calle"),
    "fourth": ("Quarta rua", "Fourth street", "Cuarta calle"),
    "fifth": ("Quinta rua", "Fifth street", "Quinta calle"),
    "sixth": ("Sexta rua", "Sixth street", "Sexta calle"),
    "seventh": ("Sétima rua", "Seventh street", "Séptima calle"),
    "preflop": ("Pré-flop", "Preflop", "Preflop"),
}

MADE: Final[tuple[Text3, ...]] = (
    ("carta alta", "high card", "carta alta"),
    ("um par", "a pair", "un par"),
    ("dois pares", "two pair", "dos pares"),
    ("trinca", "three of a kind", "trío"),
    ("sequência", "a straight", "escalera"),
    ("flush", "a flush", "color"),
    ("full house", "a full house", "full"),
    ("quadra", "four of a kind", "póker"),
    ("straight flush", "a straight flush", "escalera de color"),
)
"""The categories of high hands, from the lowest to the highest."""
LOW: Final[Text3] = ("baixa {ranks}", "a low of {ranks}", "baja {ranks}")

"""The diary of a poker tournament, line by line, by the word of each event: Portuguese, English and Spanish."""

from typing import Final

from tento.texts.championship.poker_desk import DIARY as DESK
from tento.texts.language import Text3, Words

DIARY: Final[dict[str, Text3]] = {
    "opened": ("{title}: inscrições abertas.", "{title}: entries are open.", "{title}: inscripciones abiertas."),
    "players-entered": (
        "Inscrições: {players}. Já são {entries}.",
        "Entered: {players}. There are {entries} entries now.",
        "Inscripciones: {players}. Ya son {entries}.",
    ),
    "seats-announced": (
        "Sorteio de lugares anunciado: compromisso {commitment}, números de {source}.",
        "Draw of seats announced: commitment {commitment}, numbers from {source}.",
        "Sorteo de lugares anunciado: compromiso {commitment}, números de {source}.",
    ),
    "seats-drawn": (
        "Lugares sorteados. Jogadores: {players}; mesas: {tables}.",
        "Seats drawn. Players: {players}; tables: {tables}.",
        "Lugares sorteados. Jugadores: {players}; mesas: {tables}.",
    ),
    "no-show": (
        "{player} não compareceu; as fichas pagam os blinds.",
        "{player} is absent; the stack pays the blinds.",
        "{player} no se presentó; las fichas pagan las ciegas.",
    ),
    "came": (
        "{player} chegou e ocupa o lugar.",
        "{player} has arrived and taken the seat.",
        "{player} llegó y ocupa su lugar.",
    ),
    "level": (
        "Nível {level}: {small}/{big}, ante {ante}.",
        "Level {level}: {small}/{big}, ante {ante}.",
        "Nivel {level}: {small}/{big}, ante {ante}.",
    ),
    "break": ("Intervalo de {minutes} minutos.", "A break of {minutes} minutes.", "Descanso de {minutes} minutos."),
    "blinds-told": (
        "Mesa {table}: botão no lugar {button}, small blind no {small}, big blind no {big}.",
        "Table {table}: button on seat {button}, small blind on {small}, big blind on {big}.",
        "Mesa {table}: botón en el lugar {button}, ciega chica en el {small}, ciega grande en el {big}.",
    ),
    "table-broken": ("A mesa {table} foi desfeita.", "Table {table} was broken.", "La mesa {table} se cerró."),
    "moved": (
        "{player} passou da mesa {table}, lugar {seat}, para a mesa {to_table}, lugar {to_seat}.",
        "{player} moved from table {table}, seat {seat}, to table {to_table}, seat {to_seat}.",
        "{player} pasó de la mesa {table}, lugar {seat}, a la mesa {to_table}, lugar {to_seat}.",
    ),
    "alternates": (
        "Sem lugar livre. Na lista de espera: {waiting}.",
        "No free seat. On the waiting list: {waiting}.",
        "Sin lugar libre. En la lista de espera: {waiting}.",
    ),
    "alternate-seated": (
        "{player} saiu da lista de espera para a mesa {table}, lugar {seat}.",
        "{player} came from the waiting list to table {table}, seat {seat}.",
        "{player} pasó de la lista de espera a la mesa {table}, lugar {seat}.",
    ),
    "went-out": (
        "{player} saiu do torneio em {place}º lugar.",
        "{player} went out in place {place}.",
        "{player} quedó fuera en el puesto {place}.",
    ),
    "corrected-out": (
        "Correção: quem saiu em {place}º lugar foi {instead}; {player} volta ao torneio.",
        "Correction: it was {instead} who went out in place {place}; {player} is in again.",
        "Corrección: quien salió en el puesto {place} fue {instead}; {player} vuelve al torneo.",
    ),
    "correction-undone": (
        "A correção anterior foi desfeita.",
        "The previous correction was undone.",
        "La corrección anterior se deshizo.",
    ),
    "corrected-places": (
        "Correção: {player} passa do {was}º para o {place}º lugar.",
        "Correction: {player} goes from place {was} to place {place}.",
        "Corrección: {player} pasa del puesto {was} al {place}.",
    ),
    "corrected-chips": (
        "Recontagem: {player} tinha {chips} fichas na sacola, e não {was}.",
        "Counted again: {player} had {chips} in chips in the bag, not {was}.",
        "Recuento: {player} tenía {chips} fichas en la bolsa, y no {was}.",
    ),
    "corrected-knockout": (
        "Knockout corrigido: eliminação de {player} por {makers} (antes, de {other} por {were}).",
        "Knockout corrected: {player} was knocked out by {makers} (before: {other} by {were}).",
        "Knockout corregido: eliminación de {player} por {makers} (antes, de {other} por {were}).",
    ),
    "hand-for-hand": (
        "Mão a mão. Jogadores: {left}; lugares premiados: {paid}.",
        "Hand for hand. Players: {left}; paid places: {paid}.",
        "Mano a mano. Jugadores: {left}; puestos premiados: {paid}.",
    ),
    "hand-dealt": (
        "Mais uma mão em todas as mesas.",
        "One more hand was dealt at every table.",
        "Una mano más en todas las mesas.",
    ),
    "hand-for-hand-over": ("Fim do mão a mão.", "Hand for hand is over.", "Fin del mano a mano."),
    "in-the-money": (
        "Todos os {left} restantes estão premiados.",
        "All {left} left are in the money.",
        "Los {left} que quedan están en premios.",
    ),
    "cancelled": (
        "Torneio cancelado: devolvidas {entries} inscrições, R$ {reais} ao todo.",
        "The tournament is cancelled: {entries} entries are returned, R$ {reais} in all.",
        "Torneo cancelado: se devuelven {entries} inscripciones, R$ {reais} en total.",
    ),
    "last-hands": (
        "Relógio parado: mais {hands} mãos em cada mesa hoje.",
        "The clock is stopped: {hands} more hands at each table today.",
        "Reloj detenido: {hands} manos más en cada mesa hoy.",
    ),
    "day-end": (
        "Fim do dia {day}: {left} jogadores guardam {chips} fichas.",
        "End of day {day}: {left} players bag {chips} in chips.",
        "Fin del día {day}: {left} jugadores guardan {chips} fichas.",
    ),
    "new-day": (
        "Dia {day}, com novos lugares. Jogadores: {left}; mesas: {tables}.",
        "Day {day}, with new seats. Players: {left}; tables: {tables}.",
        "Día {day}, con lugares nuevos. Jugadores: {left}; mesas: {tables}.",
    ),
    "chips-out": (
        "As fichas de {value} saem de jogo; as menores passam a ser as de {smallest}.",
        "The chips of {value} leave play; the smallest are now those of {smallest}.",
        "Las fichas de {value} salen del juego; las menores pasan a ser las de {smallest}.",
    ),
    "chip-race": (
        "Mesa {table}: corrida de fichas ({odd} em disputa), {new} de {value} para {players}.",
        "Table {table}: {odd} chips raced off, {new} of {value} to {players}.",
        "Mesa {table}: carrera de fichas ({odd} en juego), {new} de {value} para {players}.",
    ),
    "disqualified": (
        "Desclassificação de {player}: {chips} fichas fora de jogo; restam {left}.",
        "{player} was disqualified: {chips} in chips leave play; {left} left.",
        "Descalificación de {player}: {chips} fichas fuera de juego; quedan {left}.",
    ),
    "time-cards": (
        "{player} gastou cartões de tempo: {cards}; restam {left}.",
        "{player} spent time cards: {cards}; {left} left.",
        "{player} gastó tarjetas de tiempo: {cards}; quedan {left}.",
    ),
    "time-refused": (
        "Pedido de tempo contra {player}: não aprovado.",
        "A call for time on {player} was not approved.",
        "Pedido de tiempo contra {player}: no aprobado.",
    ),
    "time-in-time": (
        "Pedido de tempo contra {player}: agiu dentro do tempo.",
        "Time was called on {player}, who acted in time.",
        "Pedido de tiempo contra {player}: actuó a tiempo.",
    ),
    "time-dead-hand": (
        "Pedido de tempo contra {player}: o tempo acabou diante de uma aposta; a mão está morta.",
        "Time was called on {player}, and ran out facing a bet: the hand is dead.",
        "Pedido de tiempo contra {player}: el tiempo se agotó frente a una apuesta; la mano está muerta.",
    ),
    "time-check": (
        "Pedido de tempo contra {player}: o tempo acabou sem aposta; vale como mesa.",
        "Time was called on {player}, and ran out with no bet to call: a check.",
        "Pedido de tiempo contra {player}: el tiempo se agotó sin apuesta; vale como paso.",
    ),
    "banned": (
        "{player} fica fora dos outros torneios do evento.",
        "{player} is barred from the other tournaments of the event.",
        "{player} queda fuera de los demás torneos del evento.",
    ),
    "excluded": (
        "{player} fica fora de todos os próximos eventos.",
        "{player} is barred from all events to come.",
        "{player} queda fuera de todos los próximos eventos.",
    ),
    "eliminated": (
        "Eliminação de {player} pela Direção, em {place}º lugar: {chips} fichas fora de jogo; restam {left}.",
        "The Director eliminated {player} in place {place}: {chips} in chips leave play; {left} left.",
        "Eliminación de {player} por la Dirección, en el puesto {place}: {chips} fichas fuera de juego; quedan {left}.",
    ),
    "warning": ("Advertência a {player}.", "{player} was warned.", "Advertencia a {player}."),
    "dead-hand": ("Mão morta de {player}.", "The hand of {player} is dead.", "Mano muerta de {player}."),
    "missed-hands": (
        "Pena em mãos para {player}: {hands} a cumprir.",
        "{player} was given missed hands: {hands} to serve.",
        "Sanción en manos para {player}: {hands} por cumplir.",
    ),
    "missed-orbits": (
        "Pena em órbitas para {player}: {hands} mãos a cumprir.",
        "{player} was given missed orbits: {hands} hands to serve.",
        "Sanción en órbitas para {player}: {hands} manos por cumplir.",
    ),
    "served": (
        "{player} cumpriu mãos da pena; faltam {hands}.",
        "{player} served hands of the penalty; {hands} are left.",
        "{player} cumplió manos de la sanción; faltan {hands}.",
    ),
    "final-table": (
        "Mesa final formada com {left} jogadores.",
        "The final table is formed with {left} players.",
        "Mesa final formada con {left} jugadores.",
    ),
    "deal": (
        "Acordo entre os {left} da mesa final; a reserva do campeão continua em jogo.",
        "Deal between the {left} of the final table; the champion's reserve stays in play.",
        "Acuerdo entre los {left} de la mesa final; la reserva del campeón sigue en juego.",
    ),
    "champion": ("Fim: o título é de {player}.", "The end: {player} is the champion.", "Fin: el título es de {player}."),
    **DESK,
}

DIARY_ONE: Final[dict[str, Text3]] = {
    "disqualified": (
        "Desclassificação de {player}: {chips} fichas fora de jogo; resta {left}.",
        "{player} was disqualified: {chips} in chips leave play; {left} left.",
        "Descalificación de {player}: {chips} fichas fuera de juego; queda {left}.",
    ),
    "eliminated": (
        "Eliminação de {player} pela Direção, em {place}º lugar: {chips} fichas fora de jogo; resta {left}.",
        "The Director eliminated {player} in place {place}: {chips} in chips leave play; {left} left.",
        "Eliminación de {player} por la Dirección, en el puesto {place}: {chips} fichas fuera de juego; queda {left}.",
    ),
    "missed-orbits": (
        "Pena em órbitas para {player}: {hands} mão a cumprir.",
        "{player} was given missed orbits: {hands} hand to serve.",
        "Sanción en órbitas para {player}: {hands} mano por cumplir.",
    ),
    "served": (
        "{player} cumpriu mãos da pena; falta {hands}.",
        "{player} served hands of the penalty; {hands} is left.",
        "{player} cumplió manos de la sanción; falta {hands}.",
    ),
}
"""The lines of the diary whose verb or noun changes where one hand or one player is left."""

SAID: Final[dict[str, Words]] = {
    "director": ("direção", "director"),
    "committee": ("comissão", "committee"),
    "two people's numbers": ("números de duas pessoas", "two people's numbers"),
    "the dealer called another name": ("o dealer anunciou outro nome", "the dealer called another name"),
    "the hand was told again": ("a mão foi reconstituída", "the hand was told again"),
    "the clock of the other table": ("o relógio da outra mesa", "the clock of the other table"),
    "the bag was counted again": ("a sacola foi recontada", "the bag was counted again"),
    "one table is left": ("resta uma só mesa", "one table is left"),
    "the Director goes on with a small field": ("a Direção segue com poucos jogadores", "the Director goes on with a small field"),
    "the field of the second day is reached": ("restam os jogadores do segundo dia", "the field of the second day is reached"),
    "simulation": ("simulação", "simulation"),
    "collusion": ("conluio", "collusion"),
    "a phone on the table": ("celular na mesa", "a phone on the table"),
}
"""What a simulated event writes in its log; what a person wrote there is told as it is."""

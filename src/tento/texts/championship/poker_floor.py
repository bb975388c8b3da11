"""The diary of a poker tournament's floor, line by line: Portuguese first, then English."""

from typing import Final

from tento.texts.language import Words

FLOOR: Final[dict[str, Words]] = {
    "seats_drawn": ("Lugares sorteados. Jogadores: {players}; mesas: {tables}.", "Seats drawn. Players: {players}; tables: {tables}."),
    "no_show": (
        "{player} não compareceu; as fichas pagam os blinds.",
        "{player} is absent; the stack pays the blinds.",
    ),
    "came": (
        "{player} chegou e ocupa o lugar.",
        "{player} has arrived and taken the seat.",
    ),
    "level": (
        "Nível {level}: {small}/{big}, ante {ante}.",
        "Level {level}: {small}/{big}, ante {ante}.",
    ),
    "break": (
        "Intervalo de {minutes} minutos.",
        "A break of {minutes} minutes.",
    ),
    "table_broken": ("A mesa {table} foi desfeita.", "Table {table} was broken."),
    "moved": (
        "{player} passou da mesa {table}, lugar {seat}, para a mesa {to_table}, lugar {to_seat}.",
        "{player} moved from table {table}, seat {seat}, to table {to_table}, seat {to_seat}.",
    ),
    "alternates": ("Sem lugar livre. Na lista de espera: {waiting}.", "No free seat. On the waiting list: {waiting}."),
    "alternate_seated": (
        "{player} saiu da lista de espera para a mesa {table}, lugar {seat}.",
        "{player} came from the waiting list to table {table}, seat {seat}.",
    ),
    "corrected_out": (
        "Correção: quem saiu em {place}º lugar foi {instead}; {player} volta ao torneio.",
        "Correction: it was {instead} who went out in place {place}; {player} is in again.",
    ),
    "correction_undone": (
        "A correção anterior foi desfeita.",
        "The previous correction was undone.",
    ),
    "corrected_places": (
        "Correção: {player} passa do {was}º para o {place}º lugar.",
        "Correction: {player} goes from place {was} to place {place}.",
    ),
    "corrected_chips": (
        "Recontagem: {player} tinha {chips} fichas na sacola, e não {was}.",
        "Counted again: {player} had {chips} in chips in the bag, not {was}.",
    ),
    "corrected_knockout": (
        "Knockout corrigido: eliminação de {player} por {makers} (antes, de {other} por {were}).",
        "Knockout corrected: {player} was knocked out by {makers} (before: {other} by {were}).",
    ),
    "hand_for_hand": ("Mão a mão. Jogadores: {left}; lugares premiados: {paid}.", "Hand for hand. Players: {left}; paid places: {paid}."),
    "hand_for_hand_over": ("Fim do mão a mão.", "Hand for hand is over."),
    "in_the_money": ("Todos os {left} restantes estão premiados.", "All {left} left are in the money."),
    "cancelled": (
        "Torneio cancelado: devolvidas {entries} inscrições, R$ {reais} ao todo.",
        "The tournament is cancelled: {entries} entries are returned, R$ {reais} in all.",
    ),
    "last_hands": (
        "Relógio parado: mais {hands} mãos em cada mesa hoje.",
        "The clock is stopped: {hands} more hands at each table today.",
    ),
    "day_end": (
        "Fim do dia {day}: {left} jogadores guardam {chips} fichas.",
        "End of day {day}: {left} players bag {chips} in chips.",
    ),
    "new_day": (
        "Dia {day}, com novos lugares. Jogadores: {left}; mesas: {tables}.",
        "Day {day}, with new seats. Players: {left}; tables: {tables}.",
    ),
    "chip_race": (
        "Mesa {table}: corrida de fichas ({odd} em disputa), {new} de {value} para {players}.",
        "Table {table}: {odd} chips raced off, {new} of {value} to {players}.",
    ),
    "disqualified": (
        "Desclassificação de {player}: {chips} fichas fora de jogo; restam {left}.",
        "{player} was disqualified: {chips} in chips leave play; {left} left.",
    ),
    "time_cards": (
        "{player} gastou cartões de tempo: {cards}; restam {left}.",
        "{player} spent time cards: {cards}; {left} left.",
    ),
    "banned": (
        "{player} fica fora dos outros torneios do evento.",
        "{player} is barred from the other tournaments of the event.",
    ),
    "excluded": (
        "{player} fica fora de todos os próximos eventos.",
        "{player} is barred from all events to come.",
    ),
    "eliminated": (
        "Eliminação de {player} pela Direção, em {place}º lugar: {chips} fichas fora de jogo; restam {left}.",
        "The Director eliminated {player} in place {place}: {chips} in chips leave play; {left} left.",
    ),
    "warning": (
        "Advertência a {player}.",
        "{player} was warned.",
    ),
    "dead_hand": (
        "Mão morta de {player}.",
        "The hand of {player} is dead.",
    ),
    "missed_hands": (
        "Pena em mãos para {player}: {hands} a cumprir.",
        "{player} was given missed hands: {hands} to serve.",
    ),
    "missed_orbits": (
        "Pena em órbitas para {player}: {hands} mãos a cumprir.",
        "{player} was given missed orbits: {hands} hands to serve.",
    ),
    "served": (
        "{player} cumpriu mãos da pena; faltam {hands}.",
        "{player} served hands of the penalty; {hands} are left.",
    ),
    "final_table": ("Mesa final formada com {left} jogadores.", "The final table is formed with {left} players."),
    "deal": (
        "Acordo entre os {left} da mesa final; a reserva do campeão continua em jogo.",
        "Deal between the {left} of the final table; the champion's reserve stays in play.",
    ),
    "champion": ("Fim: o título é de {player}.", "The end: {player} is the champion."),
}

FLOOR_ONE: Final[dict[str, Words]] = {
    "disqualified": (
        "Desclassificação de {player}: {chips} fichas fora de jogo; resta {left}.",
        "{player} was disqualified: {chips} in chips leave play; {left} left.",
    ),
    "eliminated": (
        "Eliminação de {player} pela Direção, em {place}º lugar: {chips} fichas fora de jogo; resta {left}.",
        "The Director eliminated {player} in place {place}: {chips} in chips leave play; {left} left.",
    ),
    "missed_orbits": (
        "Pena em órbitas para {player}: {hands} mão a cumprir.",
        "{player} was given missed orbits: {hands} hand to serve.",
    ),
    "served": (
        "{player} cumpriu mãos da pena; falta {hands}.",
        "{player} served hands of the penalty; {hands} is left.",
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
    "collusion": ("conluio", "collusion"),
    "a phone on the table": ("celular na mesa", "a phone on the table"),
}
"""What a simulated event writes in its log; what a person wrote there is told as it is."""

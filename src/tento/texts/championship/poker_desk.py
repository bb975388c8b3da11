"""Why the desk, the organisers and the clock of a poker tournament say no, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "absent_keeps_chips": (
        "Quem está ausente conserva as fichas: {players}.",
        "Absent players keep their chips: {players}.",
        "Quien está ausente conserva sus fichas: {players}.",
    ),
    "form_missing": (
        "Falta a ficha de inscrição de {players}.",
        "The registration form of {players} is missing.",
        "Falta la ficha de inscripción de {players}.",
    ),
    "last_starting_day": (
        "Os dias iniciais são {days}, e este é o último: ele termina como qualquer dia.",
        "There are {days} starting days, and this is the last one: it ends like any day.",
        "Los días iniciales son {days}, y este es el último: termina como cualquier día.",
    ),
    "no_desk": (
        "Este torneio não tem balcão de inscrições.",
        "This tournament has no registration desk.",
        "Este torneo no tiene mesa de inscripción.",
    ),
    "no_prize": ("{player} não tem prêmio a receber.", "{player} has no prize to receive.", "{player} no tiene premio por cobrar."),
    "no_such_time": (
        "O relógio não pode ser mudado em {seconds} segundos.",
        "The clock cannot be changed by {seconds} seconds.",
        "El reloj no puede cambiarse en {seconds} segundos.",
    ),
    "not_a_hand_start": (
        "“{sign}” não é sinal de início de mão.",
        "“{sign}” is no sign that a hand has started.",
        "“{sign}” no es señal de inicio de mano.",
    ),
    "not_over_yet": ("O torneio ainda não acabou.", "The tournament is not over yet.", "El torneo aún no terminó."),
    "not_registered": ("Sem inscrição: {players}.", "Not registered: {players}.", "Sin inscripción: {players}."),
    "not_that_day": (
        "Hoje é o dia {today} do torneio; documentos do dia {day} não são conferidos agora.",
        "Today is day {today} of the tournament; documents for day {day} are not checked now.",
        "Hoy es el día {today} del torneo; los documentos del día {day} no se verifican ahora.",
    ),
    "not_the_next_showdown": (
        "O all-in da mesa {table} espera; a próxima é a mesa {due}.",
        "The all-in of table {table} waits; the next one is table {due}.",
        "El all-in de la mesa {table} espera; la próxima es la mesa {due}.",
    ),
    "not_the_person": (
        "A inscrição {player} é de outra pessoa.",
        "The registration {player} is another person's.",
        "La inscripción {player} es de otra persona.",
    ),
    "not_the_prize": (
        "O dinheiro do ranking é de {players}: {due}.",
        "The money of the ranking is due to {players}: {due}.",
        "El dinero del ranking es de {players}: {due}.",
    ),
    "not_theirs_to_choose": (
        "A partir de {least} é a organização que escolhe a forma de pagamento; abaixo disso, {player}.",
        "From {least} on the organisers choose the means of payment; below that, {player}.",
        "Desde {least} la organización elige la forma de pago; por debajo, {player}.",
    ),
    "nothing_raced": (
        "Nenhuma ficha saiu de jogo até agora.",
        "No chips have left play so far.",
        "Ninguna ficha ha salido del juego hasta ahora.",
    ),
    "payment_missing": (
        "Falta o pagamento da inscrição de {player}.",
        "The entry of {player} is not paid.",
        "Falta el pago de la inscripción de {player}.",
    ),
    "payment_overdue": (
        "O prazo do pagamento era {last}; depois dele, só com o motivo.",
        "The payment was due by {last}; after that only with a reason.",
        "El plazo del pago era {last}; después, solo con el motivo.",
    ),
    "ranking_line_wrong": (
        "A folha separa {aside} para o ranking; são {fee} por inscrição.",
        "The sheet puts {aside} aside for the ranking; it is {fee} of each entry.",
        "La hoja separa {aside} para el ranking; son {fee} por inscripción.",
    ),
    "release_missing": (
        "Falta a cessão de imagem assinada por {person}.",
        "The image release signed by {person} is missing.",
        "Falta la cesión de imagen firmada por {person}.",
    ),
    "season_incomplete": (
        "A linha de {player} no ranking não conta este torneio ({points} pontos).",
        "The line of {player} in the ranking does not count this tournament ({points} points).",
        "La línea de {player} en el ranking no cuenta este torneo ({points} puntos).",
    ),
    "seat_not_empty": (
        "O lugar {seat} da mesa {table} está ocupado.",
        "Seat {seat} of table {table} is taken.",
        "El lugar {seat} de la mesa {table} está ocupado.",
    ),
    "starting_days_left": (
        "Ainda há dias iniciais: {played} de {days} terminaram.",
        "There are starting days left: {played} of {days} are over.",
        "Aún quedan días iniciales: terminaron {played} de {days}.",
    ),
    "price_not_paid": (
        "A inscrição de {player} custa {due}; foram pagos {paid}.",
        "The entry of {player} costs {due}; {paid} were paid.",
        "La inscripción de {player} cuesta {due}; se pagaron {paid}.",
    ),
}

DIARY: Final[dict[str, Text3]] = {
    "paid-cash": (
        "{name}: inscrição paga em dinheiro, R$ {reais}.",
        "{name}: entry paid in cash, R$ {reais}.",
        "{name}: inscripción pagada en efectivo, R$ {reais}.",
    ),
    "paid-debit": (
        "{name}: inscrição paga no débito, R$ {reais}.",
        "{name}: entry paid by debit card, R$ {reais}.",
        "{name}: inscripción pagada con débito, R$ {reais}.",
    ),
    "paid-credit": (
        "{name}: inscrição paga no crédito, R$ {reais}.",
        "{name}: entry paid by credit card, R$ {reais}.",
        "{name}: inscripción pagada con crédito, R$ {reais}.",
    ),
    "paid-transfer": (
        "{name}: inscrição paga por transferência, R$ {reais}.",
        "{name}: entry paid by transfer, R$ {reais}.",
        "{name}: inscripción pagada por transferencia, R$ {reais}.",
    ),
    "paid-seat": (
        "{name} entra com a vaga ganha em satélite.",
        "{name} enters with a seat won in a satellite.",
        "{name} entra con la plaza ganada en un satélite.",
    ),
    "not-ranked": (
        "{player} joga sem cadastro no site e não conta para o ranking anual.",
        "{player} has no record on the site and does not count for the annual ranking.",
        "{player} juega sin registro en el sitio y no cuenta para el ranking anual.",
    ),
    "entry-cancelled": (
        "Inscrição de {player} cancelada. Agora são {entries}.",
        "The registration of {player} was cancelled. There are {entries} entries now.",
        "Inscripción de {player} cancelada. Ahora son {entries}.",
    ),
    "returned": (
        "Devolvidos R$ {reais} a {player}.",
        "R$ {reais} returned to {player}.",
        "Se devuelven R$ {reais} a {player}.",
    ),
    "transferred": (
        "A inscrição de {player} passa a {to}, com autorização da Direção.",
        "The registration of {player} goes to {to}, with the Director's leave.",
        "La inscripción de {player} pasa a {to}, con autorización de la Dirección.",
    ),
    "documents": (
        "Documentos conferidos para o dia {day}: {players}.",
        "Documents checked for day {day}: {players}.",
        "Documentos verificados para el día {day}: {players}.",
    ),
    "logos": (
        "{player} usa o logotipo de {sponsors}.",
        "{player} wears the logo of {sponsors}.",
        "{player} lleva el logotipo de {sponsors}.",
    ),
    "no-logos": (
        "{player} joga sem logotipos.",
        "{player} plays without logos.",
        "{player} juega sin logotipos.",
    ),
    "prize-paid-cash": (
        "Prêmio de {player} pago em dinheiro: R$ {reais}.",
        "The prize of {player} was paid in cash: R$ {reais}.",
        "Premio de {player} pagado en efectivo: R$ {reais}.",
    ),
    "prize-paid-cheque": (
        "Prêmio de {player} pago em cheque: R$ {reais}.",
        "The prize of {player} was paid by cheque: R$ {reais}.",
        "Premio de {player} pagado con cheque: R$ {reais}.",
    ),
    "prize-paid-transfer": (
        "Prêmio de {player} pago por transferência: R$ {reais}.",
        "The prize of {player} was paid by transfer: R$ {reais}.",
        "Premio de {player} pagado por transferencia: R$ {reais}.",
    ),
    "stage-paid": (
        "Prêmio de campeão da etapa para {player}: R$ {reais}.",
        "The prize of the champion of the stage goes to {player}: R$ {reais}.",
        "Premio de campeón de la etapa para {player}: R$ {reais}.",
    ),
    "annual-paid": (
        "Prêmio anual do ranking para {player}: R$ {reais}.",
        "The annual prize of the ranking goes to {player}: R$ {reais}.",
        "Premio anual del ranking para {player}: R$ {reais}.",
    ),
    "rescheduled": (
        "Novo horário de início: {start} (antes, {was}).",
        "New start: {start} (before: {was}).",
        "Nuevo horario de inicio: {start} (antes, {was}).",
    ),
    "rules-amended": (
        "Regras alteradas a partir de agora: {rules}.",
        "Rules changed from now on: {rules}.",
        "Reglas modificadas a partir de ahora: {rules}.",
    ),
    "guarantee-void": (
        "A garantia de R$ {reais} deixa de valer.",
        "The guarantee of R$ {reais} is void.",
        "La garantía de R$ {reais} deja de valer.",
    ),
    "paused": (
        "Relógio parado com {left} segundos no nível.",
        "The clock is paused with {left} seconds left.",
        "Reloj detenido con {left} segundos en el nivel.",
    ),
    "resumed": (
        "O relógio volta a correr com {left} segundos no nível.",
        "The clock runs on with {left} seconds left.",
        "El reloj vuelve a correr con {left} segundos en el nivel.",
    ),
    "time-added": (
        "Relógio ajustado em {seconds} segundos; restam {left}.",
        "The clock was set by {seconds} seconds; {left} are left.",
        "Reloj ajustado en {seconds} segundos; quedan {left}.",
    ),
    "starting-day-end": (
        "Fim do dia {day}: {left} jogadores guardam {chips} fichas.",
        "End of day {day}: {left} players bag {chips} in chips.",
        "Fin del día {day}: {left} jugadores guardan {chips} fichas.",
    ),
    "hand-playing": ("Mesa {table}: a mão continua.", "Table {table}: the hand is still played.", "Mesa {table}: la mano sigue."),
    "hand-all-in": (
        "Mesa {table}: all-in pago; a mesa espera as outras.",
        "Table {table}: an all-in was called; the table waits for the others.",
        "Mesa {table}: all-in pagado; la mesa espera a las demás.",
    ),
    "hand-finished": ("Mesa {table}: mão encerrada.", "Table {table}: the hand is over.", "Mesa {table}: mano terminada."),
    "all-in-run": ("Mesa {table}: o all-in foi aberto.", "Table {table}: the all-in was run.", "Mesa {table}: se abrió el all-in."),
    "hand-level": (
        "Mesa {table}: a mão vale pelo nível {level}.",
        "Table {table}: the hand is played at level {level}.",
        "Mesa {table}: la mano vale por el nivel {level}.",
    ),
    "exchanged": (
        "Fichas fora de jogo de {player}: trocadas por {given}; retiradas sem compensação: {removed}.",
        "Chips of {player} that were out of play: exchanged for {given}; removed without compensation: {removed}.",
        "Fichas fuera de juego de {player}: cambiadas por {given}; retiradas sin compensación: {removed}.",
    ),
    "table-stopped": (
        "A mesa {table} para, com {players} jogadores.",
        "Table {table} stops, with {players} players.",
        "La mesa {table} se detiene, con {players} jugadores.",
    ),
}

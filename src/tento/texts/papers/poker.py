"""What stands on the papers of a poker tournament: seats, levels, payouts, ranking, diary; Portuguese first, then English."""

from typing import Final

from tento.texts.language import Words

PAPER: Final[dict[str, Words]] = {
    "stack": ("{chips} fichas", "{chips} in chips"),
    "first_stack": ("Stack inicial: {chips} fichas", "Starting stack: {chips} in chips"),
    "payouts": ("Premiação", "Payouts"),
    "prize": ("Prêmio", "Prize"),
    "collected": ("Arrecadado", "Collected"),
    "line": ("Item", "Item"),
    "amount": ("Valor", "Amount"),
    "entry_count": ("{count} inscrições ({people} pessoas)", "{count} entries ({people} people)"),
    "left": ("Jogadores no torneio: {left}; mesas: {tables}", "Players left: {left}; tables: {tables}"),
    "prize_money": ("Premiação arrecadada", "Prize money collected"),
    "pool": ("Premiação a pagar", "Prize pool"),
    "staff": ("Equipe (parte da premiação)", "Staff (part of the prize money)"),
    "overlay": ("Complemento da garantia", "Added to reach the guarantee"),
    "residual": ("Diferença da tabela, já no 1º prêmio", "Difference of the table, in the first prize"),
    "rounding": ("Arredondamento, já no 1º prêmio", "Rounding, in the first prize"),
    "leftover": ("Sem destinatário, com o Diretor", "Unclaimed, with the Director"),
    "knockouts": ("Knockouts (prêmio por eliminação)", "Knockouts (paid for each elimination)"),
    "tie_money": (
        "{place}º lugar: {tied} somam e dividem os prêmios, {each} cada um.",
        "Place {place}: {tied} add up their prizes and divide them, {each} each.",
    ),
    "tied": ("{count} empatados", "{count} tied"),
    "disqualified": ("desclassificação", "disqualified"),
    "by_deal": ("por acordo", "by deal"),
    "ranking": ("Ranking da etapa", "Ranking of the stage"),
    "main": ("Main Event", "Main Event"),
    "side": ("Evento paralelo", "Side event"),
    "satellite": ("Satélite", "Satellite"),
    "ladies": ("Ladies Event", "Ladies Event"),
    "broken_by": ("À frente por", "Ahead by"),
    "places": ("melhores colocações", "better places"),
    "main_events": ("mais Main Events", "more Main Events"),
    "side_events": ("mais eventos paralelos", "more side events"),
    "shared_place": ("lugar dividido", "shared place"),
    "fund": ("Fundo do ranking", "Ranking fund"),
    "fund_collected": ("Arrecadado na etapa", "Collected at this stage"),
    "fund_stage": ("Prêmio do campeão da etapa: {player}", "Prize of the stage's champion: {player}"),
    "fund_annual": ("Guardado para o prêmio anual", "Kept for the annual prize"),
    "annual_first": (
        "Se o ano terminasse hoje: {player}",
        "If the year ended today: {player}",
    ),
    "floor": ("Diário do salão", "Floor diary"),
    "committee_of": ("comissão, {who}", "committee, {who}"),
    "seats": ("Lugares", "Seats"),
    "seats_start": ("Sorteio de lugares", "Seat draw"),
    "seats_day": ("Lugares do dia {day}", "Seats of day {day}"),
    "seats_final": ("Mesa final", "Final table"),
    "levels": ("Níveis", "Levels"),
    "level": ("Nível", "Level"),
    "blinds": ("Blinds", "Blinds"),
    "ante": ("Ante", "Ante"),
    "minutes": ("Minutos", "Minutes"),
    "late_entry": ("Inscrição tardia", "Late registration"),
    "reentries": ("Reentradas: {number}", "Re-entries: {number}"),
    "no_reentries": ("Sem reentrada", "No re-entry"),
    "colour_up": ("saem as fichas de {value}", "the {value} chips go out"),
    "payment_means": ("Forma", "Means"),
    "slip": ("Novo lugar", "New seat"),
    "slip_from": ("Vem da mesa {table}, lugar {seat}", "Comes from table {table}, seat {seat}"),
    "break": ("intervalo de {minutes} min", "break of {minutes} min"),
}

DESK: Final[dict[str, Words]] = {
    "schedule": ("Programação da etapa", "Schedule of the stage"),
    "venue": ("Local: {venue}", "Venue: {venue}"),
    "tournament": ("Torneio", "Tournament"),
    "starts": ("Início", "Start"),
    "later_days": ("Dias seguintes", "Later days"),
    "starting_days": ("{days} dias iniciais", "{days} starting days"),
    "buy_in": ("Inscrição", "Entry"),
    "on_the_sheet": (
        "{chips} fichas · níveis de {minutes} min · reentradas: {reentries}",
        "{chips} in chips · levels of {minutes} min · re-entries: {reentries}",
    ),
    "late_until": ("inscrições até o fim do nível {level}", "entries until the end of level {level}"),
    "guaranteed": ("garantido: {amount}", "guaranteed: {amount}"),
    "desk_opens": ("balcão a partir das {hour}", "desk from {hour}"),
    "sponsors": ("Patrocínio oficial: {sponsors}", "Official sponsors: {sponsors}"),
    "may_change": (
        "A organização pode mudar a programação se o evento precisar.",
        "The organisers may change the schedule if the event needs it.",
    ),
    "prices": ("Preço por forma de pagamento", "Price by means of payment"),
    "receipts": ("Recibos de inscrição", "Entry receipts"),
    "receipt": ("Recibo de inscrição", "Entry receipt"),
    "receipt_paid": ("Pago: {amount} ({means})", "Paid: {amount} ({means})"),
    "receipt_terms": (
        "Li e aceito o regulamento. Cedo gratuitamente o uso da minha imagem à organização e a quem ela autorizar, "
        "em qualquer meio e lugar.",
        "I have read and accept the regulation. I release my image, free of charge, to the organisers and whom they authorise, "
        "in any medium and place.",
    ),
    "receipt_check": ("Confira o nome, a mesa e o lugar.", "Please check name, table and seat."),
    "signature": ("Assinatura", "Signature"),
    "returned_total": ("Devolvido: {amount}", "Returned: {amount}"),
    "prizes_paid": ("Prêmios pagos: {count}, {amount}", "Prizes paid: {count}, {amount}"),
}

MEANS: Final[dict[str, Words]] = {
    "cash": ("dinheiro", "cash"),
    "debit": ("débito", "debit card"),
    "credit": ("crédito", "credit card"),
    "transfer": ("transferência", "transfer"),
    "cheque": ("cheque", "cheque"),
    "seat": ("vaga ganha em satélite", "seat won in a satellite"),
}

MONEY: Final[dict[str, Words]] = {
    "prize": ("Premiação", "Prize money"),
    "rake": ("Organização", "House"),
    "ranking": ("Ranking anual", "Annual ranking"),
    "stage": ("Campeão da etapa", "Champion of the stage"),
    "federation": ("Federação", "Federation"),
    "knockout": ("Eliminações", "Knockouts"),
}

"""What stands on the papers of the organiser: documents to sign, the poster, prizes, lists of entries; Portuguese first, then English."""

from typing import Final

from tento.texts.language import Words

PAPER: Final[dict[str, Words]] = {
    "documents": ("Documentos para assinar", "Documents to sign"),
    "poster": ("Programação", "Schedule"),
    "prize_list": ("Lista de prêmios", "Prize list"),
    "place_and_day": ("Local e data", "Place and date"),
    "accepted_version": (
        "Declaro que conheço e aceito o regulamento, versão {version}, e em especial o seguinte:",
        "I declare that I know and accept the regulation, version {version}, and above all the following:",
    ),
    "date_opens": ("Abertura das inscrições", "Entries open"),
    "date_closes": ("Encerramento das inscrições", "Entries close"),
    "date_event": ("Dia do evento", "Day of the event"),
    "name": ("Nome", "Name"),
    "born": ("Nascimento", "Born"),
    "residence": ("Residência", "Residence"),
    "confirmed": ("Confirmou", "Confirmed"),
    "summoned": ("Convocada", "Summoned"),
    "signed": ("Assinou", "Signed"),
    "paid": ("Pago", "Paid"),
    "refunded": ("Devolvido", "Refunded"),
    "pins": ("PINs de assinatura", "PINs for signing"),
    "pin": ("PIN", "PIN"),
    "pin_entry": ("inscrição {entry}", "entry {entry}"),
    "pin_secret": (
        "Vale como a sua assinatura na súmula. Não mostre a ninguém.",
        "It stands for your signature on the score sheet. Show it to nobody.",
    ),
    "pin_cut": (
        "Corte nas linhas e entregue cada tira só à própria pessoa, com documento.",
        "Cut along the lines and hand each strip to the person alone, against a document.",
    ),
    "report": ("Relatório final", "Final report"),
    "report_counted": (
        "{entries} inscrições, {matches} jogos decididos, {decisions} decisões registradas.",
        "{entries} entries, {matches} matches decided, {decisions} decisions on record.",
    ),
    "report_version": ("Regulamento na versão {version}.", "Regulation in version {version}."),
    "report_money": ("Taxas de inscrição", "Entry fees"),
    "report_received": ("Recebido de {count} inscrições", "Received from {count} entries"),
    "report_refunded": ("Devolvido", "Refunded"),
    "report_balance": ("Saldo", "Balance"),
    "report_incidents": ("Livro de ocorrências", "Book of incidents"),
    "report_ruling": ("O que foi decidido", "Ruling"),
    "report_open": ("sem decisão", "no ruling"),
    "report_rulings": ("Punições, ausências e correções", "Sanctions, absences and corrections"),
    "report_none": ("Nenhuma.", "None."),
    "report_log": ("Registro do evento", "Log of the event"),
    "report_check": (
        "Estas letras são a marca da última decisão. Com o arquivo do registro, qualquer pessoa confere a corrente inteira:",
        "These letters are the mark of the last decision. With the file of the log anybody checks the whole chain:",
    ),
    "table_name": ("Mesa {table}", "Table {table}"),
    "table_codes": ("Códigos das mesas", "Codes for the tables"),
    "table_scan": (
        "Árbitro desta mesa: aponte a câmera do celular. Ele passa a ser a súmula.",
        "Referee of this table: scan it with a phone. It becomes the score sheet.",
    ),
    "table_day": ("Só vale no dia {day}. Códigos refeitos cancelam este.", "Good on {day} only. Codes that are made anew cancel this one."),
    "yes": ("sim", "yes"),
    "no": ("não", "no"),
}

DOCUMENTS: Final[dict[str, Words]] = {
    "participation": ("Termo de participação", "Agreement to take part"),
}

INCIDENTS: Final[dict[str, Words]] = {
    "note": ("Anotação", "Note"),
    "call": ("Chamado da mesa", "Call from a table"),
    "protest": ("Protesto", "Protest"),
}

FILES: Final[dict[str, Words]] = {
    "bracket": ("Chave", "Bracket"),
    "groups": ("Tabelas dos grupos", "Group tables"),
    "standings": ("Classificação final", "Final standings"),
    "report": ("Relatório final", "Final report"),
    "sheets": ("Súmulas", "Score sheets"),
    "cards": ("Cartões de mesa", "Seat cards"),
    "pins": ("PINs de assinatura, para cortar", "PINs for signing, to be cut"),
    "documents": ("Documentos para assinar", "Documents to sign"),
    "poster": ("Cartaz com dias e horários", "Poster of days and hours"),
    "prizes": ("Lista de prêmios, com recibo", "Prize list, with receipt"),
    "schedule": ("Programação da etapa, com preços", "Schedule of the stage, with prices"),
    "receipts": ("Recibos", "Receipts"),
    "seats": ("Lugares", "Seats"),
    "levels": ("Níveis e intervalos", "Levels and breaks"),
    "payouts": ("Premiação", "Payouts"),
    "ranking": ("Ranking", "Ranking"),
    "workbook": ("Planilha do campeonato", "Workbook of the championship"),
    "entries": ("Lista de inscritos (planilha)", "List of entries (workbook)"),
    "entries-csv": ("Lista de inscritos (CSV)", "List of entries (CSV)"),
    "matches-csv": ("Jogos e placares (CSV)", "Matches and scores (CSV)"),
    "decisions-csv": ("Diário das decisões (CSV)", "Diary of decisions (CSV)"),
    "calendar": ("Calendário (iCal)", "Calendar (iCal)"),
    "log": ("Registro das decisões", "Log of decisions"),
}
"""What each file of an event is called where it is offered."""

"""What stands on the printed pages of a championship: Portuguese first, then English."""

from collections.abc import Mapping
from typing import Final

from tento.texts.championship import CRITERIA
from tento.texts.rules import Lang, Words, pick

PAPER: Final[dict[str, Words]] = {
    "page": ("Página {page} de {pages}", "Page {page} of {pages}"),
    "day_format": ("%d/%m/%Y", "%d %b %Y"),
    "hour_format": ("%Hh%M", "%H:%M"),
    "seed": ("semente {seed}", "seed {seed}"),
    "simulated": ("simulação", "simulation"),
    "by": ("Regulamento: {rulebook}", "Regulation: {rulebook}"),
    # Entries, matches, tables.
    "entry": ("Nº", "No."),
    "entries": ("Inscrições", "Entries"),
    "pair": ("Dupla", "Pair"),
    "player": ("Jogador", "Player"),
    "people": ("Jogadores", "Players"),
    "delegation": ("Delegação", "Delegation"),
    "status": ("Situação", "Status"),
    "match": ("Jogo", "Match"),
    "matches": ("Jogos", "Matches"),
    "stage": ("Fase", "Stage"),
    "round": ("Rodada", "Round"),
    "table": ("Mesa", "Table"),
    "seat": ("Lugar", "Seat"),
    "time": ("Horário", "Time"),
    "result": ("Resultado", "Result"),
    "winner": ("Vencedor", "Winner"),
    "how": ("Como", "How"),
    "score": ("Pontos", "Points"),
    "partidas": ("Partidas", "Partidas"),
    "group": ("Grupo {group}", "Group {group}"),
    "groups": ("Tabelas dos grupos", "Group tables"),
    "bracket": ("Chave", "Bracket"),
    "bracket_part": ("Chave {part} de {parts}", "Bracket {part} of {parts}"),
    "bracket_end": ("Fase final da chave", "Last rounds of the bracket"),
    "bye": ("passa direto", "bye"),
    "nobody": ("vago", "empty"),
    "waiting": ("a definir", "to be decided"),
    "from_part": ("vencedor da chave {part}", "winner of bracket {part}"),
    "third": ("Disputa do 3º lugar", "Match for third place"),
    "came_back": ("melhor perdedor: {who}", "best loser: {who}"),
    "at_table": ("mesa {table}", "table {table}"),
    "short_place": ("Pos.", "Pos."),
    "short_played": ("J", "P"),
    "short_won": ("V", "W"),
    "short_points": ("Pts", "Pts"),
    "short_partidas": ("Partidas", "Partidas"),
    "short_score": ("Tentos", "Points made"),
    "short_balance": ("Saldo", "Balance"),
    "goes_on": ("segue na competição", "goes on"),
    "ties": ("Como os empates foram decididos", "How ties were broken"),
    "no_ties": ("Não houve empate.", "There was no tie."),
    "tie": ("Empate entre {tied}. Decidido por {by}: {order}.", "Tie between {tied}. Broken by {by}: {order}."),
    "tie_lots": ("Empate entre {tied}. Decidido por sorteio: {order}.", "Tie between {tied}. Broken by lots: {order}."),
    "by_points": ("{stage}, {points} pontos", "{stage}, {points} points"),
    "best_losers": ("Melhores perdedores: {stage}", "Best losers: {stage}"),
    "made": ("Pontos feitos", "Points made"),
    "conceded": ("Pontos sofridos", "Points conceded"),
    "standings": ("Classificação final", "Final standings"),
    "place": ("Colocação", "Place"),
    "champion": ("Dupla campeã", "Champions"),
    "champion_one": ("Campeão", "Champion"),
    "runner_up": ("Vice", "Runners-up"),
    "third_place": ("3º lugar", "Third place"),
    "delegations": ("Pontos das delegações", "Points of the delegations"),
    "points": ("Pontos", "Points"),
    "articles": ("Base: {articles}", "By: {articles}"),
    "and": (" e ", " and "),
    # Score sheets.
    "sheet": ("Súmula", "Score sheet"),
    "partida": ("Partida {number}", "Partida {number}"),
    "partials": ("Pontos, parcial a parcial", "Points, as they are made"),
    "lost": ("Partidas perdidas", "Partidas lost"),
    "day": ("Dia", "Day"),
    "article": ("Artigo", "Article"),
    "won": ("Partidas ganhas", "Partidas won"),
    "best_of": ("melhor de {count}, até {target} pontos", "best of {count}, to {target} points"),
    "single": ("partida única, até {target} pontos", "a single partida, to {target} points"),
    "clock": ("limite de {minutes} min", "limit {minutes} min"),
    "tolerance": ("tolerância de {minutes} min", "tolerance {minutes} min"),
    "started": ("Início", "Began"),
    "ended": ("Fim", "Ended"),
    "remarks": ("Ocorrências (advertências, atrasos, substituições)", "Remarks (warnings, lateness, substitutions)"),
    "signatures": ("Assinaturas", "Signatures"),
    "referee": ("Árbitro", "Referee"),
    "side_signs": ("Pela dupla {number}", "For pair {number}"),
    # Cards.
    "cards": ("Cartões de mesa", "Seat cards"),
    "first_match": ("Primeiro jogo", "First match"),
    "stack": ("{chips} fichas", "{chips} in chips"),
    # Poker.
    "payouts": ("Premiação", "Payouts"),
    "prize": ("Prêmio", "Prize"),
    "share": ("Parte", "Share"),
    "collected": ("Arrecadado", "Collected"),
    "line": ("Destino", "Line"),
    "amount": ("Valor", "Amount"),
    "entry_count": ("{count} inscrições ({people} pessoas)", "{count} entries ({people} people)"),
    "left": ("{left} jogadores em {tables} mesas", "{left} players at {tables} tables"),
    "prize_money": ("Premiação arrecadada", "Prize money collected"),
    "pool": ("Premiação a pagar", "Prize pool"),
    "staff": ("Equipe (parte da premiação)", "Staff (part of the prize money)"),
    "overlay": ("Complemento da garantia", "Added to reach the guarantee"),
    "residual": ("Sobra da tabela, paga ao 1º lugar", "Left over by the table, paid to 1st place"),
    "rounding": ("Arredondamento, pago ao 1º lugar", "Rounding, paid to 1st place"),
    "leftover": ("Sem destinatário, com o Diretor", "Unclaimed, with the Director"),
    "total": ("Total", "Total"),
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
    "placing": ("Colocação", "Placing"),
    "bonus": ("Bônus", "Bonus"),
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
    "break": ("intervalo de {minutes} min", "break of {minutes} min"),
}

STAGES: Final[dict[str, Words]] = {
    "groups": ("Fase de grupos", "Group stage"),
    "knockout": ("Eliminatória", "Knockout"),
    "league": ("Liga", "League"),
    "qualifying": ("Classificatória", "Qualifying round"),
    "qualifying-2": ("2ª classificatória", "Second qualifying round"),
    "quarter": ("Quartas de final", "Quarter-finals"),
    "semi": ("Semifinal", "Semi-finals"),
    "final": ("Final", "Final"),
}

ROUNDS: Final[dict[int, Words]] = {
    1: ("Final", "Final"),
    2: ("Semifinais", "Semi-finals"),
    4: ("Quartas de final", "Quarter-finals"),
    8: ("Oitavas de final", "Round of 16"),
    16: ("16 avos de final", "Round of 32"),
    32: ("32 avos de final", "Round of 64"),
}
"""A round by how many matches it has."""

HOW: Final[dict[str, Words]] = {
    "played": ("jogado", "played"),
    "time": ("no tempo", "on time"),
    "walkover": ("W.O.", "walkover"),
    "double_absence": ("W.O. duplo", "both absent"),
    "disqualification": ("desclassificação", "disqualification"),
    "sanction": ("punição", "sanction"),
    "committee": ("decisão da comissão", "committee"),
    "bye": ("passa direto", "bye"),
}

STATUS: Final[dict[str, Words]] = {
    "pending": ("pendente", "pending"),
    "applied": ("inscrita", "applied"),
    "waiting": ("lista de espera", "waiting list"),
    "selected": ("com vaga", "in the field"),
    "withdrawn": ("desistente", "withdrawn"),
    "disqualified": ("desclassificada", "disqualified"),
    "eliminated": ("eliminada por ausência", "out for absence"),
}

MONEY: Final[dict[str, Words]] = {
    "prize": ("Premiação", "Prize money"),
    "rake": ("Organização", "House"),
    "ranking": ("Ranking anual", "Annual ranking"),
    "stage": ("Campeão da etapa", "Champion of the stage"),
    "federation": ("Federação", "Federation"),
    "knockout": ("Eliminações", "Knockouts"),
}

FLOOR: Final[dict[str, Words]] = {
    "seats_drawn": ("Lugares sorteados: {players} jogadores em {tables} mesas.", "Seats drawn: {players} players at {tables} tables."),
    "no_show": (
        "{player} não compareceu; as fichas pagam blinds.",
        "{player} did not come; the chips pay the blinds.",
    ),
    "came": (
        "{player} chegou e ocupa o lugar.",
        "{player} has come to the seat.",
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
    "alternates": ("Sem lugar livre: {waiting} na lista de espera.", "No free seat: {waiting} on the waiting list."),
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
        "The correction before was undone.",
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
        "Knockout put right: {player} was knocked out by {makers} (before: {other} by {were}).",
    ),
    "hand_for_hand": ("Mão a mão: {left} jogadores, {paid} premiados.", "Hand for hand: {left} players, {paid} paid."),
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
        "The end of day {day}: {left} players bag {chips} in chips.",
    ),
    "new_day": (
        "Dia {day}: {left} jogadores em {tables} mesas, novos lugares.",
        "Day {day}: {left} players at {tables} tables, new seats.",
    ),
    "chip_race": (
        "Mesa {table}: corrida de {odd} fichas, {new} de {value} para {players}.",
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
        "{player} fica fora de todos os eventos seguintes.",
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
        "Pena em mãos perdidas para {player}: {hands} a cumprir.",
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
    "deal": ("Acordo entre {left}: reserva do campeão mantida.", "A deal between {left}: the champion's reserve stays."),
    "champion": ("Fim: o título é de {player}.", "The end: {player} is the champion."),
}


def paper(lang: Lang) -> Mapping[str, str]:
    """Every word of the pages in one language; lists of names are `list/name`."""
    lists: dict[str, Mapping[str, Words]] = {"stage": STAGES, "how": HOW, "status": STATUS, "money": MONEY, "floor": FLOOR}
    found = {key: pick(words, lang) for key, words in PAPER.items()}
    found |= {f"{name}/{key}": pick(words, lang) for name, entries in lists.items() for key, words in entries.items()}
    found |= {f"round/{size}": pick(words, lang) for size, words in ROUNDS.items()}
    return found | {f"criterion/{key}": pick(words, lang) for key, words in CRITERIA.items()}

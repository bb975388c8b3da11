"""What stands on the printed pages of a championship: Portuguese first, then English."""

from collections.abc import Mapping
from typing import Final

from tento.texts.championship import CRITERIA
from tento.texts.poker_floor import FLOOR, FLOOR_ONE, SAID
from tento.texts.rules import Lang, Words, pick

PAPER: Final[dict[str, Words]] = {
    "page": ("Página {page} de {pages}", "Page {page} of {pages}"),
    "day_format": ("%d/%m/%Y", "%d %b %Y"),
    "hour_format": ("%Hh%M", "%H:%M"),
    "short_day_format": ("%d/%m", "%d %b"),
    "thousands_mark": (".", ","),
    "seed": ("semente {seed}", "seed {seed}"),
    "simulated": ("simulação", "simulation"),
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
    "what": ("O que aconteceu", "What happened"),
    "reasoning": ("Como foi decidido", "How it was decided"),
    "decided_by": ("Quem decidiu", "Decided by"),
    "why": ("Motivo", "Reason"),
    "versus": (" x ", " v "),
    "victory_of": ("vitória de {who}", "won by {who}"),
    "score": ("Pontos", "Points"),
    "partidas": ("Partidas", "Partidas"),
    "group": ("Grupo {group}", "Group {group}"),
    "groups": ("Tabelas dos grupos", "Group tables"),
    "bracket": ("Chave", "Bracket"),
    "bracket_part": ("Chave {part} de {parts}", "Bracket {part} of {parts}"),
    "with_choices": ("{rulebook}, com escolhas da organização", "{rulebook}, with the organiser's choices"),
    "bracket_end": ("Fase final da chave", "Last rounds of the bracket"),
    "bye": ("passa direto", "bye"),
    "waiting": ("a definir", "to be decided"),
    "third": ("Disputa do 3º lugar", "Match for third place"),
    "third_code": ("3º", "3rd"),
    "came_back": ("melhor perdedor: {who}", "best loser: {who}"),
    "at_table": ("mesa {table}", "table {table}"),
    "short_place": ("Pos.", "Pos."),
    "short_played": ("J", "P"),
    "short_won": ("V", "W"),
    "short_points": ("Pts", "Pts"),
    "short_partidas": ("Partidas", "Partidas"),
    "short_score": ("Pró–contra", "For–against"),
    "short_balance": ("Saldo", "Balance"),
    "legend": (
        "J: jogos · V: vitórias · Pts: pontos na tabela · Partidas: ganhas–perdidas · Pró–contra: pontos feitos e sofridos",
        "P: matches played · W: won · Pts: points in the table · Partidas: won–lost · For–against: points made and conceded",
    ),
    "wins": ("Vitórias", "Wins"),
    "ties": ("Como os empates foram decididos", "How ties were broken"),
    "tie": ("Empate entre {tied}. Decidido por {by}: {order}.", "Tie between {tied}. Broken by {by}: {order}."),
    "tie_lots": ("Empate entre {tied}. Decidido por sorteio: {order}.", "Tie between {tied}. Broken by lots: {order}."),
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
    "checked_by": ("Conferido por", "Checked by"),
    "directed_by": ("Direção", "Director"),
    "remarks": ("Ocorrências (advertências, atrasos, substituições)", "Remarks (warnings, lateness, substitutions)"),
    "signatures": ("Assinaturas", "Signatures"),
    "referee": ("Árbitro", "Referee"),
    "side_signs": ("Pela dupla {number}", "For pair {number}"),
    # Cards.
    "cards": ("Cartões de mesa", "Seat cards"),
    "first_match": ("Primeiro jogo", "First match"),
    "stack": ("{chips} fichas", "{chips} in chips"),
    "first_stack": ("Stack inicial: {chips} fichas", "Starting stack: {chips} in chips"),
    # Poker.
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
    "total": ("Total", "Total"),
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
    # How a draw is checked.
    "draw": ("Sorteio", "Draw"),
    "draw_listed": ("Lista publicada antes, na ordem", "List published before, in order"),
    "draw_commitment": ("Compromisso publicado antes (SHA-256)", "Commitment published before (SHA-256)"),
    "draw_source": ("Fonte", "Source"),
    "draw_numbers": ("Números", "Numbers"),
    "draw_seed": ("Semente revelada no sorteio", "Seed revealed at the draw"),
    "draw_order": ("Ordem sorteada", "Order drawn"),
    "draw_made": ("Sorteios feitos com este compromisso", "Draws made with this commitment"),
    "draw_link": ("Último elo revelado", "Last link revealed"),
    "draw_check": ("Como conferir", "How to check"),
    "draw_steps": (
        "Qualquer pessoa refaz o sorteio com o programa Tento e o registro do evento: o SHA-256 da semente tem de ser o compromisso, "
        "e a lista, a semente e os números têm de dar esta mesma ordem.",
        "Anyone can make the draw again with the program Tento and the log of the event: the SHA-256 of the seed must be the commitment, "
        "and list, seed and numbers must give this very order.",
    ),
    "seats_steps": (
        "Qualquer pessoa refaz todos os sorteios de lugares com o programa Tento e o arquivo das atas: o SHA-256 de cada elo tem de ser "
        "o elo anterior, e o do primeiro, o compromisso.",
        "Anyone can make all draws of seats again with the program Tento and the file of transcripts: the SHA-256 of each link must be "
        "the link before it, and that of the first one the commitment.",
    ),
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
    64: ("64 avos de final", "Round of 128"),
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


def paper(lang: Lang) -> Mapping[str, str]:
    """Every word of the pages in one language; lists of names are `list/name`."""
    lists: dict[str, Mapping[str, Words]] = {
        "stage": STAGES,
        "how": HOW,
        "status": STATUS,
        "money": MONEY,
        "floor": FLOOR,
        "floor_one": FLOOR_ONE,
        "said": SAID,
    }
    found = {key: pick(words, lang) for key, words in PAPER.items()}
    found |= {f"{name}/{key}": pick(words, lang) for name, entries in lists.items() for key, words in entries.items()}
    found |= {f"round/{size}": pick(words, lang) for size, words in ROUNDS.items()}
    return found | {f"criterion/{key}": pick(words, lang) for key, words in CRITERIA.items()}

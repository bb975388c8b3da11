"""What stands on the papers of an event of pairs: matches, brackets, group tables, score sheets; Portuguese first, then English."""

from typing import Final

from tento.texts.language import Words

PAPER: Final[dict[str, Words]] = {
    "pair": ("Dupla", "Pair"),
    "delegation": ("Delegação", "Delegation"),
    "match": ("Jogo", "Match"),
    "matches": ("Jogos", "Matches"),
    "stage": ("Fase", "Stage"),
    "round": ("Rodada", "Round"),
    "result": ("Resultado", "Result"),
    "winner": ("Vencedor", "Winner"),
    "how": ("Como", "How"),
    "reasoning": ("Como foi decidido", "How it was decided"),
    "versus": (" x ", " v "),
    "victory_of": ("vitória de {who}", "won by {who}"),
    "score": ("Pontos", "Points"),
    "partidas": ("Partidas", "Partidas"),
    "group": ("Grupo {group}", "Group {group}"),
    "groups": ("Tabelas dos grupos", "Group tables"),
    "bracket": ("Chave", "Bracket"),
    "bracket_part": ("Chave {part} de {parts}", "Bracket {part} of {parts}"),
    "bracket_end": ("Fase final da chave", "Last rounds of the bracket"),
    "bye": ("passa direto", "bye"),
    "waiting": ("a definir", "to be decided"),
    "third": ("Disputa do 3º lugar", "Match for third place"),
    "third_code": ("3º", "3rd"),
    "came_back": ("melhor perdedor: {who}", "best loser: {who}"),
    "at_table": ("mesa {table}", "table {table}"),
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
    "tie": ("Empate entre {tied}. Decidido por {by}: {order}.", "Tie between {tied}. Broken by {by}: {order}."),
    "tie_lots": ("Empate entre {tied}. Decidido por sorteio: {order}.", "Tie between {tied}. Broken by lots: {order}."),
    "best_losers": ("Melhores perdedores: {stage}", "Best losers: {stage}"),
    "made": ("Pontos feitos", "Points made"),
    "conceded": ("Pontos sofridos", "Points conceded"),
    "standings": ("Classificação final", "Final standings"),
    "champion": ("Dupla campeã", "Champions"),
    "champion_one": ("Campeão", "Champion"),
    "runner_up": ("Vice", "Runners-up"),
    "third_place": ("3º lugar", "Third place"),
    "delegations": ("Pontos das delegações", "Points of the delegations"),
    "sheet": ("Súmula", "Score sheet"),
    "partida": ("Partida {number}", "Partida {number}"),
    "partials": ("Pontos, parcial a parcial", "Points, as they are made"),
    "lost": ("Partidas perdidas", "Partidas lost"),
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
    "first_match": ("Primeiro jogo", "First match"),
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

"""The plan of a competition in words, stage by stage: Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

SIDES: Final[dict[str, Text3]] = {
    "individuals": ("jogadores", "players", "jugadores"),
    "pairs": ("duplas", "pairs", "parejas"),
    "delegations": ("delegações", "delegations", "delegaciones"),
}

PLAN: Final[dict[str, Text3]] = {
    "knockout": ("{entrants} {sides} em mata-mata, {matches} jogos até a final",
                 "a knockout of {entrants} {sides}, {matches} matches up to the final",
                 "eliminación directa con {entrants} {sides}, {matches} partidos hasta la final"),
    "knockout_one": ("{entrants} {sides}, um jogo só", "{entrants} {sides}, a single match", "{entrants} {sides}, un solo partido"),
    "round": ("{entrants} {sides} em {matches} jogos",
              "{entrants} {sides} in {matches} matches", "{entrants} {sides} en {matches} partidos"),
    "round_one": ("{entrants} {sides} em um jogo", "{entrants} {sides} in one match", "{entrants} {sides} en un partido"),
    "groups": ("{groups} grupos de {sizes}, todos contra todos, {matches} jogos",
               "{groups} groups of {sizes}, all against all, {matches} matches",
               "{groups} grupos de {sizes}, todos contra todos, {matches} partidos"),
    "groups_one": ("um grupo de {sizes}, todos contra todos, {matches} jogos", "one group of {sizes}, all against all, {matches} matches",
                   "un grupo de {sizes}, todos contra todos, {matches} partidos"),
    "sizes": ("{least} ou {most}", "{least} or {most}", "{least} o {most}"),
    "best_of": ("melhor de {count}", "best of {count}", "al mejor de {count}"),
    "byes": ("{byes} passam direto na primeira rodada", "{byes} have a bye in the first round", "{byes} pasan directo en la primera ronda"),
    "byes_one": ("1 passa direto", "1 has a bye", "1 pasa directo"),
    "losers": ("entram os {losers} melhores perdedores da fase anterior", "with the {losers} best losers of the stage before",
               "entran los {losers} mejores perdedores de la fase anterior"),
    "losers_one": ("entra o melhor perdedor da fase anterior", "with the best loser of the stage before",
                   "entra el mejor perdedor de la fase anterior"),
    "advance_each": ("passam {advance} de cada grupo", "{advance} of each group go on", "pasan {advance} de cada grupo"),
    "advance_best": ("e os {best} melhores da colocação seguinte", "and the {best} best of the next place",
                     "y los {best} mejores del puesto siguiente"),
    "advance": ("seguem {advance}", "{advance} go on", "siguen {advance}"),
    "champion": ("sai o campeão", "it gives the champion", "sale el campeón"),
    "third": ("e a disputa do 3º lugar", "and the match for third place", "y el partido por el tercer puesto"),
    "total": ("{matches} jogos ao todo", "{matches} matches in all", "{matches} partidos en total"),
    "total_one": ("um jogo ao todo", "one match in all", "un partido en total"),
    "time": ("cerca de {time} com {tables} mesas, contando {minutes} minutos por partida",
             "about {time} with {tables} tables, at {minutes} minutes a partida",
             "cerca de {time} con {tables} mesas, contando {minutes} minutos por partida"),
    "time_one": ("cerca de {time} com uma mesa, contando {minutes} minutos por partida",
                 "about {time} with one table, at {minutes} minutes a partida",
                 "cerca de {time} con una mesa, contando {minutes} minutos por partida"),
}  # fmt: skip

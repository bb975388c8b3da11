"""The choices that a regulation of pairs leaves to the organiser, in plain words: Portuguese, English and Spanish."""

from typing import Any, Final

from tento.texts.language import Lang, Text3, pick

RULES: Final[dict[str, Text3]] = {
    "entries.partner_confirms": ("O parceiro confirma a inscrição por conta própria", "The partner confirms the entry personally",
                                 "La pareja confirma la inscripción por sí misma"),
    "entries.per_delegation": ("Duplas por delegação", "Pairs of one delegation", "Parejas por delegación"),
    "honours.third_place": ("Terceiro lugar", "Third place", "Tercer puesto"),
    "honours.delegation_absent": ("Pontos da delegação que não veio", "Points of a delegation that never came",
                                  "Puntos de la delegación que no vino"),
    "matches.walkover_score": ("Placar de quem vence por WO", "Score of a win by walkover", "Marcador de quien gana por WO"),
    "matches.walkover_knockout": ("Quem perde por WO no mata-mata", "Whoever loses a knockout match by walkover",
                                  "Quien pierde por WO en la eliminatoria"),
    "discipline.sanctions": ("Sanções do árbitro", "Sanctions of the referee", "Sanciones del árbitro"),
}  # fmt: skip

NAMES: Final[dict[str, Text3]] = {
    **RULES,
    "entries.min_age": ("Idade mínima", "Minimum age", "Edad mínima"),
    "entries.substitution": ("Substituição de jogador", "Substitution of a player", "Sustitución de un jugador"),
    "matches.tolerance_min": ("Minutos de tolerância", "Minutes of tolerance", "Minutos de tolerancia"),
    "stages.best_losers": ("Melhores perdedores que avançam", "Best losers who advance", "Mejores perdedores que avanzan"),
    "stages.groups": ("Fase de grupos", "Group stage", "Fase de grupos"),
    "stages.losers_tied": ("Empate entre perdedores", "Losers who are level", "Empate entre perdedores"),
    "standings.best_losers": ("Ordem dos melhores perdedores", "Order of the best losers", "Orden de los mejores perdedores"),
    "standings.tiebreaks": ("Critérios de desempate", "Tie-breaks", "Criterios de desempate"),
}  # fmt: skip
"""What each rule of a championship of pairs is called that a reading of its regulation may choose."""

VALUES: Final[dict[str, Text3]] = {
    "true": ("sim", "yes", "sí"),
    "false": ("não", "no", "no"),
    "null": ("sem limite", "no limit", "sin límite"),
    "[]": ("nenhuma", "none", "ninguna"),
    "warning": ("advertência", "a warning", "advertencia"),
    "shared": ("dividido pelos dois semifinalistas", "shared by both semifinalists", "compartido por los dos semifinalistas"),
    "match": ("em jogo entre os semifinalistas", "by a match of the semifinalists", "en partido entre los semifinalistas"),
    "points": ("do semifinalista com mais pontos", "of the semifinalist with more points", "del semifinalista con más puntos"),
    "none": ("não há", "there is none", "no hay"),
    "full": ("o maior possível", "the highest there is", "el mayor posible"),
    "eliminated": ("está eliminado", "is eliminated", "queda eliminado"),
    "goes_on": ("segue na disputa", "goes on", "sigue en competencia"),
}  # fmt: skip


def say_value(value: Any, lang: Lang) -> str:
    """A value of such a choice; several with commas, and a number as it is."""
    if isinstance(value, list | tuple) and value:
        return ", ".join(say_value(one, lang) for one in value)
    word = {True: "true", False: "false", None: "null"}.get(value, str(value)) if isinstance(value, bool | None) else str(value)
    word = "[]" if isinstance(value, list | tuple) else word
    return pick(VALUES[word], lang) if word in VALUES else word

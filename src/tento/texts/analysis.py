"""What is said of a match that was judged: what a choice cost, how the sides stood, and the sentences around it."""

from typing import Final

from tento.texts.language import Lang, Text3, decimal, pick

_AMOUNTS: Final[dict[str, Text3]] = {
    "chance": ("{n}% de chance", "{n}% of the chance to win", "{n}% de posibilidad"),
    "points": ("{n} pontos", "{n} points", "{n} puntos"),
    "blinds": ("{n} big blinds", "{n} big blinds", "{n} ciegas grandes"),
}

_SAID: Final[dict[str, Text3]] = {
    "judging": ("Analisando", "Judging", "Analizando"),
    "no_seat": (
        "não há lugar {seat}: vão de 0 a {last}",
        "there is no seat {seat}: they go from 0 to {last}",
        "no hay lugar {seat}: van de 0 a {last}",
    ),
    "no_analysis": (
        "ninguém na casa sabe analisar esse jogo",
        "nobody in the house can judge this game",
        "nadie en la casa sabe analizar ese juego",
    ),
    "sealed": (
        "Nem todas as cartas foram reveladas: só se analisa o que se pode ver.",
        "Not all cards were revealed: only what can be seen is judged.",
        "No todas las cartas se revelaron: solo se analiza lo que se puede ver.",
    ),
    "chart_chance": ("Chance de ganhar o jogo", "Chance to win the match", "Posibilidad de ganar"),
    "chart_points": ("Pontos", "Points", "Puntos"),
    "chart_chips": ("Fichas", "Chips", "Fichas"),
    "otherwise": ("Já {move} custaria {cost}.", "To {move} would cost {cost}.", "En cambio, {move} costaría {cost}."),
    "otherwise_two": (
        "Já {move} custaria {cost}; {worst}, {most}.",
        "To {move} would cost {cost}; to {worst}, {most}.",
        "En cambio, {move} costaría {cost}; {worst}, {most}.",
    ),
    "turns": ("O que decidiu", "What decided it", "Lo que decidió"),
    "turn": (
        "linha {line}: {side}, de {before} para {after}.",
        "line {line}: {side}, from {before} to {after}.",
        "línea {line}: {side}, de {before} a {after}.",
    ),
    "no_mistakes": ("Nenhum erro que valha a pena contar.", "No mistake worth telling.", "Ningún error que valga la pena contar."),
    "mistakes": ("Erros ({told} de {count})", "Mistakes ({told} of {count})", "Errores ({told} de {count})"),
    "mistake": (
        "{mark} linha {line}{time} {name}: {done} custou {cost}. Melhor: {best}. {reason}",
        "{mark} line {line}{time} {name}: {done} cost {cost}. Better: {best}. {reason}",
        "{mark} línea {line}{time} {name}: {done} costó {cost}. Mejor: {best}. {reason}",
    ),
    "sum": (
        "{name}: {decisions} escolhas, erros: {mistakes}, custo: {cost}",
        "{name}: {decisions} choices, mistakes: {mistakes}, cost: {cost}",
        "{name}: {decisions} decisiones, errores: {mistakes}, costo: {cost}",
    ),
}


def say(key: str, lang: Lang, **facts: str | int) -> str:
    """The sentence of this key."""
    return pick(_SAID[key], lang).format(**facts)


def amount(cost: float, unit: str, lang: Lang) -> str:
    """What a choice cost, in the unit of its game; a chance in points of a hundred."""
    number = decimal(100 * cost, lang, ".0f") if unit == "chance" else decimal(cost, lang, ".0f" if unit == "points" else ".1f")
    return pick(_AMOUNTS[unit], lang).format(n=number)


def stands(value: float, scale: str, lang: Lang) -> str:
    """How a side stands: a chance as a percentage, points and chips as they are counted."""
    if scale == "chance":
        return f"{100 * value:.0f}%"
    return decimal(value, lang, ",.0f")

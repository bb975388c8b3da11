"""What the rulings assistant says itself, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Lang, Text3, pick

LABELS: Final[dict[str, Text3]] = {
    "which": ("Situação (número ou nome; q sai)", "Situation (number or name; q quits)", "Situación (número o nombre; q sale)"),
    "unknown": ("Não há essa situação.", "There is no such situation.", "No existe esa situación."),
    "again": ("Não entendi", "I did not get that", "No entendí"),
    "needed": ("Isso é preciso saber.", "This must be known.", "Esto hay que saberlo."),
    "yes": ("sim", "yes", "sí"),
    "no": ("não", "no", "no"),
    "nothing": ("nada", "nothing", "nada"),
    "not_known": ("não se sabe", "not known", "no se sabe"),
    "floor": ("O floor decide:", "The floor decides:", "Decide el floor:"),
    "advised": ("recomendado", "recommended", "recomendado"),
    "decided": (
        "Decisão do floor (Enter: a recomendada)",
        "The floor's decision (Enter: the recommended)",
        "Decisión del floor (Enter: la recomendada)",
    ),
    "kept": ("Anotado em {file}.", "Kept in {file}.", "Anotado en {file}."),
    "quit": ("Até logo.", "Bye.", "Hasta luego."),
    "end_of_input": ("Fim da entrada: nenhuma decisão.", "End of input: no ruling.", "Fin de la entrada: ninguna decisión."),
    "other_game": (
        "{title} não tem decisões de mesa: elas são de {games}",
        "{title} has no rulings: they are of {games}",
        "{title} no tiene decisiones de mesa: son de {games}",
    ),
    "no_question": (
        "{question}: não há essa situação; há {known}",
        "{question}: no such situation; there are {known}",
        "{question}: no existe esa situación; hay {known}",
    ),
    "no_field": (
        "{field}: não é pergunta de {question}; há {known}",
        "{field}: {question} does not ask for it, but for {known}",
        "{field}: no es pregunta de {question}; hay {known}",
    ),
    "flag": ("[s/n]", "[y/n]", "[s/n]"),
    "pair": ("(dois números)", "(two numbers)", "(dos números)"),
    "numbers": ("(números separados por espaço)", "(numbers, with spaces)", "(números separados por espacios)"),
    "action": ("(call; raise 1500; fold)", "(call; raise 1500; fold)", "(call; raise 1500; fold)"),
    "actions": ("(fold, call, raise 1500)", "(fold, call, raise 1500)", "(fold, call, raise 1500)"),
    "seat-actions": ("(9 bet, 2 raise 900)", "(9 bet, 2 raise 900)", "(9 bet, 2 raise 900)"),
    "words": (
        "(aumento 2000 antes; call junto; raise depois)",
        "(raise 2000 before; call same; raise after)",
        "(subo 2000 antes; call junto; raise después)",
    ),
    "motions": (
        "(500 2x100; vários movimentos: 500 | 1000)",
        "(500 2x100; several motions: 500 | 1000)",
        "(500 2x100; varios movimientos: 500 | 1000)",
    ),
    "cards-by-seat": ("(1 Kh 9s, 4 7h 7d)", "(1 Kh 9s, 4 7h 7d)", "(1 Kh 9s, 4 7h 7d)"),
}  # fmt: skip
"""The last ones are how the answer to a field of each kind is written."""


def label(key: str, lang: Lang, **facts: str) -> str:
    """A sentence in the reader's language."""
    return pick(LABELS[key], lang).format(**facts)

"""What can be wrong with a record, in the reader's language."""

from typing import Final, Literal

from tento.texts.language import Lang, Text3, pick

MOST_SAID: Final = 400

RecordCode = Literal[
    "empty",
    "not_a_record",
    "carriage_return",
    "torn",
    "no_check",
    "wrong_check",
    "no_end",
    "after_end",
    "bad_header",
    "bad_line",
    "deal_number",
    "no_such_deal",
    "revealed_twice",
    "no_such_line",
    "unknown_rulebook",
    "wrong_rulebook",
    "bad_options",
    "bad_table",
    "no_pack_due",
    "no_deal",
    "false_deal",
    "false_leaf",
    "bad_action",
    "refused",
    "not_as_written",
    "seal",
    "fact_differs",
    "fact_unfounded",
    "in_secret",
    "not_in_secret",
    "hidden_misplaced",
    "stand_in_misplaced",
    "end_differs",
    "false_signature",
]
"""What can be wrong with a record."""

REASONS: Final[dict[RecordCode, Text3]] = {
    "empty": ("o registro está vazio", "the record is empty", "el registro está vacío"),
    "not_a_record": (
        "não é um registro do Tento: a primeira linha seria `{first}`",
        "not a record of Tento: the first line would be `{first}`",
        "no es un registro de Tento: la primera línea sería `{first}`",
    ),
    "carriage_return": (
        "as quebras de linha do arquivo foram convertidas",
        "the line ends of the file were converted",
        "los saltos de línea del archivo fueron convertidos",
    ),
    "torn": ("a linha está cortada", "the line is cut off", "la línea está cortada"),
    "no_check": (
        "a linha não termina com o código de conferência",
        "the line does not end with its check",
        "la línea no termina con su código de control",
    ),
    "wrong_check": (
        "o código não confere: esta linha mudou, ou não é o lugar dela",
        "the check is wrong: this line was changed, or does not stand here",
        "el código no coincide: esta línea cambió, o no es su lugar",
    ),
    "no_end": (
        "o registro para aqui, sem a linha `end`",
        "the record stops here, without its `end` line",
        "el registro termina aquí, sin la línea `end`",
    ),
    "false_signature": (
        "a assinatura não é desse texto: alguém mudou o registro depois de assinado, ou inventou a assinatura",
        "the signature is not of this text: the record was changed after it was signed, or the signature made up",
        "la firma no es de este texto: alguien cambió el registro después de firmado, o inventó la firma",
    ),
    "after_end": ("há linhas depois de `end`", "there are lines after `end`", "hay líneas después de `end`"),
    "bad_header": ("aqui devia estar: {expected}", "here should stand: {expected}", "aquí debía estar: {expected}"),
    "bad_line": ("não dá para ler: {detail}", "cannot be read: {detail}", "no se puede leer: {detail}"),
    "deal_number": (
        "aqui devia vir a distribuição {expected}",
        "deal {expected} should come here",
        "aquí debía venir el reparto {expected}",
    ),
    "no_such_deal": (
        "a distribuição {deal} não aconteceu antes desta linha",
        "deal {deal} did not happen before this line",
        "el reparto {deal} no ocurrió antes de esta línea",
    ),
    "revealed_twice": (
        "a semente da distribuição {deal} já foi revelada",
        "the seed of deal {deal} was revealed before",
        "la semilla del reparto {deal} ya fue revelada",
    ),
    "no_such_line": ("não há linha {after} antes desta", "there is no line {after} before this one", "no hay línea {after} antes de esta"),
    "unknown_rulebook": (
        "o livro de regras {name} não vem com o programa: indique o arquivo",
        "the rulebook {name} does not come with the program: name its file",
        "el reglamento {name} no viene con el programa: indica el archivo",
    ),
    "wrong_rulebook": (
        "jogado pelo livro {name} {recorded}, mas o que temos é {found_name} {found}",
        "played by the rulebook {name} {recorded}, but the one at hand is {found_name} {found}",
        "jugado con el reglamento {name} {recorded}, pero el que tenemos es {found_name} {found}",
    ),
    "bad_options": (
        "o livro de regras não aceita essas opções: {detail}",
        "the rulebook does not take these options: {detail}",
        "el reglamento no acepta esas opciones: {detail}",
    ),
    "bad_table": (
        "a mesa não existe neste livro de regras: {detail}",
        "the rulebook knows no such table: {detail}",
        "el reglamento no conoce esa mesa: {detail}",
    ),
    "no_pack_due": (
        "vem um baralho quando nenhum é esperado",
        "a pack comes when none is due",
        "viene un mazo cuando no se espera ninguno",
    ),
    "no_deal": ("embaralha-se sem distribuição registrada", "a shuffle without a recorded deal", "se baraja sin un reparto registrado"),
    "false_deal": ("a distribuição {deal} é falsa: {why}", "deal {deal} is false: {why}", "el reparto {deal} es falso: {why}"),
    "false_leaf": (
        "a carta {card} não é a que estava nesse lugar da distribuição {deal}",
        "the card {card} is not the one that lay there in deal {deal}",
        "la carta {card} no es la que estaba en ese lugar del reparto {deal}",
    ),
    "bad_action": ("{detail}", "{detail}", "{detail}"),
    "refused": (
        "as regras recusam `{text}`: {refusal}{articles}",
        "the rules refuse `{text}`: {refusal}{articles}",
        "las reglas rechazan `{text}`: {refusal}{articles}",
    ),
    "not_as_written": ("a ação se escreve `{expected}`", "the action is written `{expected}`", "la acción se escribe `{expected}`"),
    "seal": (
        "nenhuma carta da mão confere com o selo {seal}",
        "no card of the hand fits the seal {seal}",
        "ninguna carta de la mano corresponde al sello {seal}",
    ),
    "fact_differs": (
        "pelas regras aqui devia estar: {expected}",
        "by the rules, here should stand: {expected}",
        "según las reglas, aquí debía estar: {expected}",
    ),
    "fact_unfounded": (
        "nada do que aconteceu dá nisso: {text}",
        "nothing that happened leads to this: {text}",
        "nada de lo que ocurrió lleva a esto: {text}",
    ),
    "in_secret": (
        "esta ação só se escreve depois da revelação",
        "this action is only written after the reveal",
        "esta acción solo se escribe después de la revelación",
    ),
    "not_in_secret": (
        "esta ação todos viram: não é `hidden`",
        "everybody saw this action: it is not `hidden`",
        "todos vieron esta acción: no es `hidden`",
    ),
    "hidden_misplaced": (
        "não há ação depois da linha {after}",
        "no action can follow line {after}",
        "no puede haber una acción después de la línea {after}",
    ),
    "stand_in_misplaced": (
        "depois desta linha vem uma ação do lugar {seat}, e outro a escolhe agora",
        "an action of seat {seat} follows this line, and another chooses it now",
        "después de esta línea viene una acción del lugar {seat}, y ahora la elige otro",
    ),
    "end_differs": ("o jogo acaba com `{expected}`", "the match closes with `{expected}`", "el juego termina con `{expected}`"),
}

FALSE_DEALS: Final[dict[str, Text3]] = {
    "seed_size": ("a semente não tem 32 bytes", "the seed has not 32 bytes", "la semilla no tiene 32 bytes"),
    "seed_hash": ("a semente não é a do compromisso", "the seed is not the one committed to", "la semilla no es la del compromiso"),
    "root": (
        "a ordem das cartas não é a do compromisso",
        "the order of the cards is not the one committed to",
        "el orden de las cartas no es el del compromiso",
    ),
}


class RecordError(ValueError):
    """A record that is not to be trusted: the number of the line and what is wrong there."""

    def __init__(self, line: int, code: RecordCode, **facts: str | int) -> None:
        self.line = line
        self.code = code
        self.facts = facts
        super().__init__(f"line {line}: {self.reason}")

    @property
    def reason(self) -> str:
        """What is wrong, in English."""
        return self.say("en")

    def say(self, lang: Lang) -> str:
        """What is wrong, in the reader's language."""
        facts = {key: pick(FALSE_DEALS[str(fact)], lang) if key == "why" else _short(fact) for key, fact in self.facts.items()}
        return pick(REASONS[self.code], lang).format(**facts)


def _short(fact: str | int) -> str | int:
    """What a stranger wrote is not said again at any length."""
    return f"{fact[:MOST_SAID]}…" if isinstance(fact, str) and len(fact) > MOST_SAID else fact

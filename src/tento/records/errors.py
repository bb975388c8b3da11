"""What can be wrong with a record, in the reader's language."""

from typing import Final

from tento.texts.language import Lang, Words, pick

REASONS: Final[dict[str, Words]] = {
    "empty": ("o registro está vazio", "the record is empty"),
    "not_a_record": (
        "não é um registro do Tento: a primeira linha seria `{first}`",
        "not a record of Tento: the first line would be `{first}`",
    ),
    "carriage_return": ("as quebras de linha do arquivo foram convertidas", "the line ends of the file were converted"),
    "torn": ("a linha está cortada", "the line is cut off"),
    "no_check": ("a linha não termina com o código de conferência", "the line does not end with its check"),
    "wrong_check": (
        "o código não confere: esta linha mudou, ou não é o lugar dela",
        "the check is wrong: this line was changed, or does not stand here",
    ),
    "no_end": ("o registro para aqui, sem a linha `end`", "the record stops here, without its `end` line"),
    "after_end": ("há linhas depois de `end`", "there are lines after `end`"),
    "bad_header": ("aqui devia estar: {expected}", "here should stand: {expected}"),
    "bad_line": ("não dá para ler: {detail}", "cannot be read: {detail}"),
    "deal_number": ("aqui devia vir a distribuição {expected}", "deal {expected} should come here"),
    "no_such_deal": ("a distribuição {deal} não aconteceu antes desta linha", "deal {deal} did not happen before this line"),
    "revealed_twice": ("a semente da distribuição {deal} já foi revelada", "the seed of deal {deal} was revealed before"),
    "no_such_line": ("não há linha {after} antes desta", "there is no line {after} before this one"),
    "unknown_rulebook": (
        "o livro de regras {name} não vem com o programa: indique o arquivo",
        "the rulebook {name} does not come with the program: name its file",
    ),
    "wrong_rulebook": (
        "jogado pelo livro {name} {recorded}, mas o que temos é {found_name} {found}",
        "played by the rulebook {name} {recorded}, but the one at hand is {found_name} {found}",
    ),
    "bad_options": ("o livro de regras não aceita essas opções: {detail}", "the rulebook does not take these options: {detail}"),
    "bad_table": ("a mesa não existe neste livro de regras: {detail}", "the rulebook knows no such table: {detail}"),
    "no_pack_due": ("vem um baralho quando nenhum é esperado", "a pack comes when none is due"),
    "no_deal": ("embaralha-se sem distribuição registrada", "a shuffle without a recorded deal"),
    "false_deal": ("a distribuição {deal} é falsa: {why}", "deal {deal} is false: {why}"),
    "bad_action": ("{detail}", "{detail}"),
    "refused": ("as regras recusam `{text}`: {refusal}{articles}", "the rules refuse `{text}`: {refusal}{articles}"),
    "not_as_written": ("a ação se escreve `{expected}`", "the action is written `{expected}`"),
    "seal": ("nenhuma carta da mão confere com o selo {seal}", "no card of the hand fits the seal {seal}"),
    "fact_differs": ("pelas regras aqui devia estar: {expected}", "by the rules, here should stand: {expected}"),
    "fact_unfounded": ("nada do que aconteceu dá nisso: {text}", "nothing that happened leads to this: {text}"),
    "in_secret": ("esta ação só se escreve depois da revelação", "this action is only written after the reveal"),
    "not_in_secret": ("esta ação todos viram: não é `hidden`", "everybody saw this action: it is not `hidden`"),
    "hidden_misplaced": ("não há ação depois da linha {after}", "no action can follow line {after}"),
    "stand_in_misplaced": (
        "depois desta linha vem uma ação do lugar {seat}, e outro a escolhe agora",
        "an action of seat {seat} follows this line, and another chooses it now",
    ),
    "end_differs": ("o jogo acaba com `{expected}`", "the match closes with `{expected}`"),
}

FALSE_DEALS: Final[dict[str, Words]] = {
    "seed_size": ("a semente não tem 32 bytes", "the seed has not 32 bytes"),
    "seed_hash": ("a semente não é a do compromisso", "the seed is not the one committed to"),
    "root": ("a ordem das cartas não é a do compromisso", "the order of the cards is not the one committed to"),
}


class RecordError(ValueError):
    """A record that is not to be trusted: the number of the line and what is wrong there."""

    def __init__(self, line: int, code: str, **facts: str | int) -> None:
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
        facts = {key: pick(FALSE_DEALS[str(fact)], lang) if key == "why" else fact for key, fact in self.facts.items()}
        return pick(REASONS[self.code], lang).format(**facts)

"""Made-up entries: people with names as long and as short as real ones, and the delegations that they come from."""

from typing import Final

import msgspec

from tento.cards.chance import Chance
from tento.rulebooks.championship.pairs import PairsRules

_FIRST: Final = (
    "Ana Adriana Alice Antônio Aparecida Beatriz Benedito Bruno Camila Carlos Cecília Cláudio Conceição Daniel Débora Diego Edson "
    "Eduardo Elaine Fábio Fátima Fernanda Flávio Francisco Gabriel Geraldo Gilberto Helena Henrique Iara Inês Ivo Joana João José "
    "Júlia Leandro Letícia Lourdes Lúcia Luiz Marcelo Márcia Maria Mário Marina Mauro Nair Nelson Otávio Patrícia Paulo Pedro Rafael "
    "Raimundo Regina Renata Roberto Rosa Rui Sandra Sebastião Sílvia Sônia Tânia Tereza Tiago Ubiratã Valéria Vera Vinícius Wagner"
)
_LAST: Final = (
    "Albuquerque Almeida Alves Andrade Araújo Azevedo Barbosa Barros Batista Bezerra Borges Brandão Brito Campos Cardoso Carvalho "
    "Castro Cavalcanti Coelho Corrêa Costa Cunha Dantas Dias Duarte Farias Fernandes Ferreira Figueiredo Fonseca Freitas Gomes "
    "Gonçalves Guimarães Lacerda Leite Lima Lopes Machado Magalhães Marques Martins Medeiros Melo Mendes Menezes Miranda Monteiro "
    "Moraes Moreira Moura Nascimento Nogueira Nunes Oliveira Pacheco Peixoto Pereira Pinto Queiroz Ramos Ribeiro Rocha Sales "
    "Santana Santos Silva Siqueira Souza Tavares Teixeira Vasconcelos Vieira Xavier"
)
FIRST: Final = tuple(_FIRST.split())
LAST: Final = tuple(_LAST.split())
STATES: Final = (
    "Acre",
    "Alagoas",
    "Amapá",
    "Amazonas",
    "Bahia",
    "Ceará",
    "Distrito Federal",
    "Espírito Santo",
    "Goiás",
    "Maranhão",
    "Mato Grosso",
    "Mato Grosso do Sul",
    "Minas Gerais",
    "Pará",
    "Paraíba",
    "Paraná",
    "Pernambuco",
    "Piauí",
    "Rio de Janeiro",
    "Rio Grande do Norte",
    "Rio Grande do Sul",
    "Rondônia",
    "Roraima",
    "Santa Catarina",
    "São Paulo",
    "Sergipe",
    "Tocantins",
)
PEOPLE: Final = len(FIRST) * len(LAST) * len(LAST)
"""So many different names there are: a first name and two surnames, or one where both would be the same."""
STRIDE: Final = 49_999
"""A prime that divides none of the lists' lengths: stepping by it meets every name once before any comes again."""


class Applicant(msgspec.Struct, frozen=True):
    """Who asks for a place: the entry's name in the log, its people, and where it comes from."""

    entry: str
    people: tuple[str, ...]
    delegation: str | None


class Cast:
    """The applicants of one simulated event; no two people bear the same name."""

    def __init__(self, chance: Chance) -> None:
        self._start = chance.below(PEOPLE)
        self._met = 0

    def person(self) -> str:
        """The next name."""
        at = (self._start + self._met * STRIDE) % PEOPLE
        again, self._met = self._met // PEOPLE, self._met + 1
        rest, first = divmod(at, len(FIRST))
        second, last = divmod(rest, len(LAST))
        middle = f"{LAST[second]} " if second != last else ""
        return f"{FIRST[first]} {middle}{LAST[last]}" + (f" {again + 1}" if again else "")

    def applicant(self, rules: PairsRules, number: int) -> Applicant:
        """The next entry: its number is its name."""
        people = tuple(self.person() for _ in range(rules.entries.starters))
        return Applicant(f"{number:02}", people, self._delegation(rules, number - 1))

    def _delegation(self, rules: PairsRules, place: int) -> str | None:
        """Each its own where delegations enter, several of one where they are kept apart, as many as may be; else none."""
        if rules.entries.kind != "delegations" and rules.draw.apart != "delegations":
            return None
        turn, state = divmod(place, len(STATES))
        again = turn // (1 if rules.entries.kind == "delegations" else rules.entries.per_delegation or turn + 1)
        return STATES[state] + (f" {again + 1}" if again else "")


def numbered(rules: PairsRules, number: int) -> Applicant:
    """An entry called by its number alone."""
    name = f"e{number}"
    return Applicant(name, tuple(f"{name} {place + 1}" for place in range(rules.entries.starters)), f"d{number}")

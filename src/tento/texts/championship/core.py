"""Why any championship says no: the sentences that pairs and poker share, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "already_done": ("Isso já foi feito.", "That has been done already.", "Eso ya está hecho."),
    "already_drawn": ("O sorteio já foi feito.", "The draw has been made.", "El sorteo ya se hizo."),
    "already_entered": ("{person} já está em outra inscrição.", "{person} is in another entry.", "{person} ya está en otra inscripción."),
    "bad_cpf": ("O CPF informado não é válido.", "The CPF given is not valid.", "El CPF indicado no es válido."),
    "bad_options": ("As opções não valem: {reason}", "The options do not hold: {reason}", "Las opciones no valen: {reason}"),
    "cpf_missing": ("Falta o CPF de {person}.", "The CPF of {person} is missing.", "Falta el CPF de {person}."),
    "declaration_missing": (
        "{person} não fez a declaração `{declaration}`.",
        "{person} has not made the declaration `{declaration}`.",
        "{person} no hizo la declaración `{declaration}`.",
    ),
    "event_cancelled": ("O evento foi cancelado.", "The event was cancelled.", "El evento fue cancelado."),
    "false_draw": (
        "O sorteio não confere com o que foi anunciado: {reason}.",
        "The draw is not the one announced: {reason}.",
        "El sorteo no coincide con lo anunciado: {reason}.",
    ),
    "field_missing": ("Falta preencher: {field}.", "Not filled in: {field}.", "Falta completar: {field}."),
    "foreign_document_missing": (
        "Falta o RNE de {person}, com a data de emissão.",
        "The RNE of {person} is missing, with its date.",
        "Falta el RNE de {person}, con su fecha de emisión.",
    ),
    "foreign_document_too_new": (
        "O RNE de {person} tem {years} ano(s); são precisos {least}.",
        "The RNE of {person} is {years} year(s) old; it takes {least}.",
        "El RNE de {person} tiene {years} año(s); se necesitan {least}.",
    ),
    "kin_of_organiser": (
        "{person} é parente de alguém da organização.",
        "{person} is kin to somebody of the organisation.",
        "{person} es pariente de alguien de la organización.",
    ),
    "language_missing": (
        "{person} precisa falar e entender português.",
        "{person} must speak and understand Portuguese.",
        "{person} debe hablar y entender portugués.",
    ),
    "no_championship": (
        "O regulamento {rulebook} não traz campeonato.",
        "The rulebook {rulebook} has no championship.",
        "El reglamento {rulebook} no trae campeonato.",
    ),
    "no_delegation": ("Falta dizer a delegação.", "The delegation is missing.", "Falta indicar la delegación."),
    "not_announced": ("O sorteio ainda não foi anunciado.", "The draw was not announced.", "El sorteo no fue anunciado."),
    "not_published": ("O campeonato ainda não foi publicado.", "The championship was not published.", "El campeonato no fue publicado."),
    "not_resident": (
        "{person} precisa morar e ter domicílio no Brasil.",
        "{person} must reside and be domiciled in Brazil.",
        "{person} debe residir y tener domicilio en Brasil.",
    ),
    "reason_missing": ("Falta dizer o motivo.", "The reason is missing.", "Falta decir el motivo."),
    "regulation_not_accepted": (
        "{person} não aceitou o regulamento.",
        "{person} has not accepted the regulation.",
        "{person} no aceptó el reglamento.",
    ),
    "suspended": ("{who} está suspenso nesta edição.", "{who} is suspended from this edition.", "{who} está suspendido en esta edición."),
    "tie_to_organiser": (
        "{person} tem vínculo com a organização.",
        "{person} has a tie to the organisation.",
        "{person} tiene vínculo con la organización.",
    ),
    "tie_to_sponsor": (
        "{person} tem vínculo com patrocinador ou apoiador.",
        "{person} has a tie to a sponsor or supporter.",
        "{person} tiene vínculo con un patrocinador.",
    ),
    "too_few_people": (
        "São precisas {least} pessoas, e há {people}.",
        "It takes {least} people, and there are {people}.",
        "Se necesitan {least} personas y hay {people}.",
    ),
    "too_many_people": (
        "São {most} pessoas no máximo, e há {people}.",
        "{most} people at most, and there are {people}.",
        "Son {most} personas como máximo y hay {people}.",
    ),
    "too_young": (
        "{person} tem {years} anos; a idade mínima é {least}.",
        "{person} is {years}; the least age is {least}.",
        "{person} tiene {years} años; la edad mínima es {least}.",
    ),
    "wrong_channel": ("Por esse canal não há inscrição.", "There is no entry by that door.", "Por ese canal no hay inscripción."),
    "wrong_origin": ("Não há vaga para essa origem.", "There is no place of that origin.", "No hay plaza de ese origen."),
    "wrong_rulebook": (
        "O regulamento {rulebook} não é o publicado.",
        "The rulebook {rulebook} is not the one published.",
        "El reglamento {rulebook} no es el publicado.",
    ),
    "wrong_version": (
        "{person} aceitou outra versão; vale a {version}.",
        "{person} accepted another version; {version} is in force.",
        "{person} aceptó otra versión; rige la {version}.",
    ),
}

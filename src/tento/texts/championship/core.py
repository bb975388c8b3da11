"""Why any championship says no: the sentences that pairs and poker share, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Text3

REFUSALS: Final[dict[str, Text3]] = {
    "out_of_order": (
        "Essa decisão tem data anterior à última do registro ({last}).",
        "That decision is dated before the last one of the log ({last}).",
        "Esa decisión tiene fecha anterior a la última del registro ({last}).",
    ),
    "strange_time": (
        "Data ou horário fora do evento: {when}.",
        "A date or hour outside the event: {when}.",
        "Fecha u hora fuera del evento: {when}.",
    ),
    "already_done": ("Isso já foi feito.", "That has been done already.", "Eso ya está hecho."),
    "already_drawn": ("O sorteio já foi feito.", "The draw has been made.", "El sorteo ya se hizo."),
    "already_entered": (
        "{person} já está inscrito. Se são duas pessoas com o mesmo nome, informe o CPF de cada uma.",
        "{person} has entered already. If they are two people of one name, give the CPF of each.",
        "{person} ya está en otra inscripción. Si son dos personas con el mismo nombre, informa el CPF de cada una.",
    ),
    "asked_before": (
        "Esse pedido já foi feito e espera resposta.",
        "That was asked already and waits for an answer.",
        "Ese pedido ya se hizo y espera respuesta.",
    ),
    "bad_commitment": (
        "O compromisso do sorteio tem 64 dígitos hexadecimais e nunca serviu antes.",
        "The commitment to a draw has 64 hex digits and has not served before.",
        "El compromiso del sorteo tiene 64 dígitos hexadecimales y no sirvió antes.",
    ),
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
    "irregular_status": (
        "{person} precisa declarar que está no Brasil em situação regular.",
        "{person} must declare to be in Brazil with regular status.",
        "{person} debe declarar que está en Brasil en situación regular.",
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
    "name_missing": (
        "Falta um nome na inscrição {entry}: cada pessoa tem o seu.",
        "A name is missing in entry {entry}: everybody has one.",
        "Falta un nombre en la inscripción {entry}: cada persona tiene el suyo.",
    ),
    "no_such_table": ("Não há a mesa {table}.", "There is no table {table}.", "No existe la mesa {table}."),
    "not_announced": ("O sorteio ainda não foi anunciado.", "The draw was not announced.", "El sorteo no fue anunciado."),
    "not_published": ("O campeonato ainda não foi publicado.", "The championship was not published.", "El campeonato no fue publicado."),
    "not_resident": (
        "{person} precisa morar e ter domicílio no Brasil.",
        "{person} must reside and be domiciled in Brazil.",
        "{person} debe residir y tener domicilio en Brasil.",
    ),
    "not_theirs_to_decide": ("Quem decide isso é: {who}.", "That is decided by: {who}.", "Eso lo decide: {who}."),
    "not_yet": (
        "Essa hora ainda não chegou: {when}. O relógio marca {now}.",
        "That hour has not come yet: {when}. The clock says {now}.",
        "Esa hora aún no ha llegado: {when}. El reloj marca {now}.",
    ),
    "not_your_entry": (
        "{role} decide só pela própria inscrição, e esta é: {entry}.",
        "A {role} decides for the own entry alone, and this is: {entry}.",
        "{role} decide solo por su propia inscripción, y esta es: {entry}.",
    ),
    "not_your_role": (
        "Isso não cabe ao papel de {role}; cabe a: {may}.",
        "That is not for a {role}; it is for: {may}.",
        "Eso no le corresponde al papel de {role}; le corresponde a: {may}.",
    ),
    "not_your_table": (
        "{role} decide só nas mesas que recebeu; a mesa desta decisão é {table}.",
        "A {role} decides only at the tables given to them; this one is about table {table}.",
        "{role} decide solo en las mesas que recibió; la mesa de esta decisión es {table}.",
    ),
    "cannot_erase": (
        "Sem os dados dessa pessoa o registro deixaria de conferir: os nomes entraram num sorteio ou estão nas próprias linhas.",
        "Without this person's data the log would no longer hold: the names went into a draw, or stand in the lines themselves.",
        "Sin los datos de esa persona el registro dejaría de coincidir: los nombres entraron en un sorteo o están en las propias líneas.",
    ),
    "hold_is_over": (
        "A guarda legal acabaria em {until}, antes da própria decisão.",
        "The legal hold would end on {until}, before it was decided.",
        "La guarda legal acabaría el {until}, antes de la propia decisión.",
    ),
    "legal_hold": (
        "Os dados da pessoa {person} precisam ser guardados por lei até {until}.",
        "The data of person {person} must be kept by law until {until}.",
        "Los datos de la persona {person} deben guardarse por ley hasta el {until}.",
    ),
    "no_hold": (
        "Não há guarda legal dos dados da pessoa {person}.",
        "There is no legal hold on the data of person {person}.",
        "No hay guarda legal de los datos de la persona {person}.",
    ),
    "no_such_request": ("Não há o pedido {request}.", "There is no request {request}.", "No existe el pedido {request}."),
    "nobody_to_erase": (
        "Não há dados de ninguém sob o número {person}.",
        "There are no data of anybody under the number {person}.",
        "No hay datos de nadie con el número {person}.",
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
    "too_many_requests": (
        "São no máximo {most} pedidos por campeonato.",
        "A championship takes {most} requests at most.",
        "Un campeonato admite {most} pedidos como máximo.",
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

ROLES: Final[dict[str, Text3]] = {
    "organiser": ("organização", "organiser", "organización"),
    "director": ("direção do torneio", "director", "dirección del torneo"),
    "referee": ("árbitro", "referee", "árbitro"),
    "desk": ("mesa de atendimento", "desk", "mesa de atención"),
    "committee": ("comissão", "committee", "comisión"),
    "player": ("jogador", "player", "jugador"),
    "public": ("público", "public", "público"),
}
"""What the roles of an event are called."""

DIARY: Final[dict[str, Text3]] = {
    "taken-over": (
        "Outra máquina segue com o evento: {where}.",
        "Another machine goes on with the event: {where}.",
        "Otra máquina sigue con el evento: {where}.",
    ),
    "person-held": (
        "Os dados da pessoa {person} ficam guardados até {until}.",
        "The data of person {person} are kept until {until}.",
        "Los datos de la persona {person} se guardan hasta el {until}.",
    ),
    "hold-lifted": (
        "A guarda legal dos dados da pessoa {person} acabou.",
        "The legal hold on the data of person {person} is over.",
        "La guarda legal de los datos de la persona {person} terminó.",
    ),
    "data-asked": (
        "Pedido {request} sobre os dados da pessoa {person}.",
        "Request {request} on the data of person {person}.",
        "Pedido {request} sobre los datos de la persona {person}.",
    ),
    "data-answered": (
        "O pedido {request} sobre dados foi respondido.",
        "Request {request} on data was answered.",
        "El pedido {request} sobre datos fue respondido.",
    ),
    "person-erased": (
        "Os dados da pessoa {person} foram apagados.",
        "The data of person {person} were erased.",
        "Los datos de la persona {person} fueron borrados.",
    ),
}
"""What every kind of championship tells of its people's data."""

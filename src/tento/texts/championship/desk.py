"""What the command line says to whoever runs an event with it."""

from typing import Final

from tento.texts.language import Text3, Words

DESK: Final[dict[str, Words]] = {
    "opened": ("{log}: evento aberto. O segredo dos sorteios está em {secret}: guarde e não mostre.",
               "{log}: the event is open. The secret of its draws is in {secret}: keep it, show it to nobody."),
    "exists": ("{log} já existe, e um evento não se apaga: escolha outro nome.",
               "{log} exists, and no event is overwritten: choose another name."),
    "kept": ("Gravado na linha {line}, conferência {check}.", "Kept as line {line}, check {check}."),
    "preview": ("Só um ensaio: nada foi gravado.", "A rehearsal only: nothing was kept."),
    "busy": ("{log}: outro programa está gravando neste evento. Tente de novo.",
             "{log}: another program is writing this event. Try again."),
    "unknown": ("{word}: não há decisão com esse nome.{near}", "{word}: there is no such decision.{near}"),
    "near": (" Seria {near}?", " Is it {near}?"),
    "decisions": ("Decisões deste evento, com os campos (entre colchetes os que podem faltar):",
                  "The decisions of this event with their fields (those in brackets may be missing):"),
    "fields": ("{word}: {fields}", "{word}: {fields}"),
    "was_erased": ("apagada", "erased"),
    "held_until": ("guardada por lei até {until}", "kept by law until {until}"),
    "whom": ("{person}: é preciso dizer uma pessoa só; encontradas: {found}. Use o número da lista de `people`.",
             "{person}: say one person; found: {found}. Use the number that `people` lists."),
    "erased": ("Pessoa {number}: dados apagados. Ficam o apelido e o que foi conferido.",
               "Person {number}: the data are erased. A nickname and what was checked stay."),
    "no_pins": ("Neste evento ninguém assina com PIN.", "Nobody signs with a PIN in this event."),
    "copied": ("{count} decisões copiadas para {folder}, conferência {check}.", "{count} decisions copied to {folder}, check {check}."),
    "pushed": ("{address}: o evento está lá até a decisão {number}.", "{address}: the event is there up to decision {number}."),
    "followed": ("{log}: até a decisão {number}, conferência {check}.", "{log}: up to decision {number}, check {check}."),
    "parted": ("{log}: o registro de lá deixa de ser o mesmo na linha {line}. Nada foi mudado: só um dos dois pode valer.",
               "{log}: the log over there parts from this one at line {line}. Nothing was changed: only one of them can hold."),
    "answered": ("{address}: {text}", "{address}: {text}"),
    "list_line": ("linha {line}: {why}", "line {line}: {why}"),
    "list_refused": ("Nada foi gravado: {count} com problema, {good} em ordem.",
                     "Nothing was kept: {count} with a problem, {good} in order."),
    "list_kept": ("{good} inscrições gravadas.", "{good} entries kept."),
    "list_good": ("{good} inscrições em ordem.", "{good} entries in order."),
    "no_list": ("Neste tipo de evento não se importa lista de inscrições.", "Lists of entries are not read into this kind of event."),
}  # fmt: skip

LISTS: Final[dict[str, Text3]] = {
    "list_too_large": ("O arquivo é grande demais: até {most} bytes.", "The file is too large: up to {most} bytes.",
                       "El archivo es demasiado grande: hasta {most} bytes."),
    "list_too_long": ("A lista é longa demais: até {most} linhas.", "The list is too long: up to {most} lines.",
                      "La lista es demasiado larga: hasta {most} líneas."),
    "list_empty": ("A lista está vazia.", "The list is empty.", "La lista está vacía."),
    "list_not_text": ("O arquivo não é uma planilha nem um CSV que se possa ler.", "The file is no workbook and no CSV that can be read.",
                      "El archivo no es una planilla ni un CSV que se pueda leer."),
    "list_unknown_column": ("Coluna desconhecida: {column}. Há: {known}.", "Unknown column: {column}. There are: {known}.",
                            "Columna desconocida: {column}. Hay: {known}."),
    "list_column_twice": ("A coluna {column} aparece duas vezes.", "The column {column} is there twice.",
                          "La columna {column} aparece dos veces."),
    "list_column_missing": ("Falta a coluna {column}.", "The column {column} is missing.", "Falta la columna {column}."),
    "list_value_missing": ("Falta {column}.", "{column} is missing.", "Falta {column}."),
    "list_bad_date": ("{value} não é uma data: escreva como em 31/12/1990.", "{value} is no date: write it as in 31/12/1990.",
                      "{value} no es una fecha: escríbela como en 31/12/1990."),
    "list_bad_yes_no": ("{column}: {value} não é sim nem não.", "{column}: {value} is neither yes nor no.",
                        "{column}: {value} no es sí ni no."),
    "list_bad_field": ("Não deu para ler: {why}", "It cannot be read: {why}", "No se pudo leer: {why}"),
}  # fmt: skip
"""Why a list of entries, or one of its lines, cannot be read."""

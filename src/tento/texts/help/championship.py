"""The Portuguese help of `tento championship`, by the English that stands beside the command."""

from typing import Final

COMMANDS: Final[dict[str, str]] = {
    "Simulate a championship, read one from its log, and check it.": "Simule um campeonato, leia um pelo registro e confira-o.",
    "Run a championship by its log of decisions, read it, print it and check it; or simulate one.": (
        "Conduza um campeonato pelo registro de decisões, leia, imprima e confira; ou simule um."
    ),
    "Open an event under a rulebook: its log with the first decision, and its secrets beside it; or an event at a house.": (
        "Abre um evento sob um regulamento: o registro com a primeira decisão e os segredos ao lado; ou um evento em uma casa."
    ),
    "Make one decision in an event: it is kept in the log, or refused with the reason and the article (exit code 1).": (
        "Toma uma decisão em um evento: fica no registro, ou é recusada com o motivo e o artigo (código de saída 1)."
    ),
    "Write every paper, workbook and picture of an event as its log tells it now; at a house those that your role may have.": (
        "Grava todos os papéis, planilhas e imagens de um evento como o registro está agora; em uma casa, os que o seu papel permite."
    ),
    "Enter everybody of a list: all of them, or nobody and every bad line with its reason (exit code 1).": (
        "Inscreve todos de uma lista: ou todos, ou ninguém, e cada linha errada com o motivo (código de saída 1)."
    ),
    "Write the hours of the matches, or of the days of a poker tournament, as a calendar that phones read (.ics).": (
        "Grava os horários das partidas, ou dos dias de um torneio de poker, como calendário que os celulares leem (.ics)."
    ),
    "Tells stage by stage how so many play it out, and what may be chosen where the regulation alone does not work out (exit code 1).": (
        "Diz fase por fase como tantos inscritos disputam e o que se pode escolher onde só o regulamento não basta (código de saída 1)."
    ),
    "Copy an event with its people and its secret, and read the copy again before saying so.": (
        "Copia um evento com as pessoas e o segredo, e relê a cópia antes de confirmar."
    ),
    "Bring an event to a house, or more of one that it has. Twice is once; if the chains differ it is refused (exit code 1).": (
        "Leva um evento a uma casa, ou a continuação de um que ela já tem. Repetir não muda nada; se as cadeias diferem, é recusado "
        "(código de saída 1)."
    ),
    "Keep an event of a house in files here, always up to date: a second laptop that can take over (`decide LOG take-over where=…`).": (
        "Guarda aqui em arquivos um evento de uma casa, sempre em dia: um segundo computador que pode assumir "
        "(`decide LOG take-over where=…`)."
    ),
    "List everybody whom an event knows: the number, the name, the entry, who was erased and who must be kept.": (
        "Lista todas as pessoas de um evento: o número, o nome, a inscrição, quem foi apagado e quem precisa ficar."
    ),
    "Erase a person: form and names are gone, a nickname and what was checked stay, and the log verifies as before.": (
        "Apaga uma pessoa: ficha e nomes somem, um apelido e o que foi conferido ficam, e o registro confere como antes."
    ),
    "The PIN with which each player signs a score sheet on the referee's phone; or, with --out, strips to be cut and handed out.": (
        "O PIN com que cada jogador assina a súmula no celular do árbitro; ou, com --out, tiras para cortar e entregar."
    ),
    "List who is what in an event at a house, give a role to an account, or take it away.": (
        "Lista os papéis de cada um em um evento de uma casa, dá um papel a uma conta ou o tira."
    ),
    "Make a link for a referee without an account, for one table and one day; or list the links. A link is told this once.": (
        "Cria um link para um árbitro sem conta, para uma mesa e um dia; ou lista os links. O link é mostrado só desta vez."
    ),
    "Revoke a referee's link: it opens nothing any more.": "Revoga o link de um árbitro: ele não abre mais nada.",
    "Plays a whole championship at random, with trouble, and writes all that a director would pin on the wall.": (
        "Joga um campeonato inteiro ao acaso, com imprevistos, e grava tudo o que um diretor penduraria na parede."
    ),
    "Tells where a championship stands: entries, tables with their reasoning, results, places, prizes.\n\n"
    "At a house its organiser reads this; everybody else what the house shows them.": (
        "Diz como está um campeonato: inscrições, classificação com os motivos, resultados, colocações, prêmios.\n\n"
        "Em uma casa é o organizador que lê isto; os demais, o que a casa lhes mostra."
    ),
    "Makes every decision of a log again and redoes every draw.\n\n"
    "Exit code: 0 if all is true, 1 if not, 2 if it cannot be read, 3 if all is true that can be checked without the file of its people.": (
        "Refaz cada decisão de um registro e cada sorteio.\n\n"
        "Código de saída: 0 se tudo confere, 1 se não, 2 se não pode ser lido, 3 se confere tudo o que se pode ver sem o arquivo das "
        "pessoas."
    ),
    "Writes the transcript of a draw as JSON, for `tento verify-draw`.": "Grava a ata de um sorteio em JSON, para `tento verify-draw`.",
}
"""What each command does."""

OPTIONS: Final[dict[str, str]] = {
    "The log of the event, or its address at a house.": "O registro do evento, ou o endereço dele em uma casa.",
    "The log of the event.": "O registro do evento.",
    "The log of a championship.": "O registro de um campeonato.",
    "The fields of the decision; lists and tables as JSON.": "Os campos da decisão; listas e tabelas em JSON.",
    "The name of the event.": "O nome do evento.",
    "Who decides.": "Quem decide.",
    "When it was decided, if not now; in UTC.": "Quando foi decidido, se não agora; em UTC.",
    "A choice of the organiser, as in stages.groups.groups=4.": "Uma escolha do organizador, como stages.groups.groups=4.",
    "The edition before this one, its log or its address: people whom it suspended may not enter.": (
        "A edição anterior, pelo registro ou endereço: quem foi suspenso nela não pode se inscrever."
    ),
    "At a house: a token of the account, or of a referee's link.": "Em uma casa: um token da conta, ou do link de um árbitro.",
    "Answer as JSON, for a program.": "Responde em JSON, para um programa.",
    "What is decided; without it, what can be decided now is listed, or asked for.": (
        "O que se decide; sem isto, o que pode ser decidido agora é listado ou perguntado."
    ),
    "The role of whoever decides; organiser, or at a house the one that may.": (
        "O papel de quem decide; organizador, ou em uma casa o papel que pode."
    ),
    "The own entry of a player.": "A inscrição do próprio jogador.",
    "A table of a referee.": "A mesa de um árbitro.",
    "The reason, where one is owed.": "O motivo, onde é devido.",
    "Tell what would follow, and keep nothing.": "Diz o que aconteceria, sem guardar nada.",
    "The rulebook, if it is not one that comes with the program.": "O regulamento, se não vem com o programa.",
    "The directory for the files.": "A pasta dos arquivos.",
    "Where the event is found online: the QR codes lead there.": "Onde o evento está na internet: os QR codes levam para lá.",
    "The list, a line for each person: CSV or XLSX.": "A lista, uma linha por pessoa: CSV ou XLSX.",
    "The matches of one table.": "As partidas de uma mesa.",
    "The matches of one entry.": "As partidas de uma inscrição.",
    "How many play.": "Quantos jogam.",
    "Tables in the hall.": "Mesas no salão.",
    "How long a partida takes.": "Quantos minutos dura uma partida.",
    "Where to, as a stick.": "Para onde, por exemplo um pendrive.",
    "The event at a house: https://house/evento/ID": "O evento em uma casa: https://casa/evento/ID",
    "A token of the organiser's account there.": "Um token da conta do organizador lá.",
    "Look again after so many seconds; 0 looks once.": "Olha de novo depois de tantos segundos; 0 olha uma vez.",
    "Look so often, and then stop; 0 goes on.": "Olha tantas vezes e para; 0 continua sempre.",
    "The number of the person as `people` lists it, or the whole name.": ("O número da pessoa como `people` o lista, ou o nome completo."),
    "Why, as on whose request.": "Por quê, por exemplo a pedido de quem.",
    "Write them as a PDF to be cut, into this file.": "Grava neste arquivo, em PDF para cortar.",
    "The name of an account; without it, who is what is listed.": "O nome de uma conta; sem ele, os papéis são listados.",
    "The role that the account gets, or loses with --take.": "O papel que a conta ganha, ou perde com --take.",
    "An entry of a player.": "A inscrição de um jogador.",
    "Take the role away.": "Tira o papel.",
    "The name of a referee; without it, the links are listed.": "O nome de um árbitro; sem ele, os links são listados.",
    "The table of the referee.": "A mesa do árbitro.",
    "The day of the link, if not today.": "O dia do link, se não hoje.",
    "The id of the link, as `link` lists it.": "O id do link, como `link` o lista.",
    "How many enter; in poker those who come again count too.": "Quantos se inscrevem; no poker, quem volta conta de novo.",
    "The same seed gives the same event, to the byte.": "A mesma semente dá o mesmo evento, byte por byte.",
    "Real matches or hands: a bot for all, or one for each side or seat, as in sensible,random.": (
        "Partidas ou mãos de verdade: um robô para todos, ou um para cada lado ou lugar, como sensible,random."
    ),
    "Of a hundred matches, how many are missed, and how many corrected.": ("De cem partidas, quantas têm falta e quantas são corrigidas."),
    "Tables in the hall; 0: one for every two entries.": "Mesas no salão; 0: uma para cada duas inscrições.",
    "A transcript, or those of all draws of a poker tournament (JSON).": (
        "Uma ata, ou as de todos os sorteios de um torneio de poker (JSON)."
    ),
    "The stage; of a poker tournament the number of the draw, or all.": "A fase; em um torneio de poker, o número do sorteio, ou all.",
}
"""What each option and argument is."""

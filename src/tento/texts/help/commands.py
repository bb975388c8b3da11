"""The Portuguese help of every command but `tento championship`, by the English that stands beside the command."""

from typing import Final

COMMANDS: Final[dict[str, str]] = {
    "Brazilian card games by the letter of their regulations.": "Jogos de cartas brasileiros ao pé da letra do regulamento.",
    "Play {games} in the terminal against the computer.": "Jogue {games} no terminal contra o computador.",
    "Play {games} in the terminal against the computer.\n\n"
    "On a terminal a table is played by keys, or by keys and cards; from a pipe every command is one line. ? shows the keys.": (
        "Jogue {games} no terminal contra o computador.\n\n"
        "No terminal joga-se com as teclas, ou com teclas e cartas; com entrada redirecionada, cada comando é uma linha. "
        "? mostra as teclas."
    ),
    "Start the server where people and bots play.": "Ligue o servidor onde pessoas e robôs jogam.",
    "Write the client as a site of files that plays on each visitor's device.": (
        "Grave o cliente como um site de arquivos, que joga no aparelho de quem visita."
    ),
    "Write the client with its engine as a static site: play against bots, learn, read the rulebooks, ask the judge. No server needed.": (
        "Grave o cliente e o motor como um site estático: jogar contra robôs, aprender, ler os regulamentos, consultar o juiz. "
        "Dispensa servidor."
    ),
    "Make the first organiser and admin; back up, restore, verify; what the database holds.": (
        "Crie o primeiro organizador e o administrador; faça cópia, restaure, confira; veja o que o banco guarda."
    ),
    "Make the first organiser and admin; back up, restore, verify; what the database holds, what people report.": (
        "Crie o primeiro organizador e o administrador; faça cópia, restaure, confira; veja o que o banco guarda e as denúncias."
    ),
    "Show what the database holds, and what of it may go; championships and matches between people never do.": (
        "Mostra o que o banco guarda e o que pode sair; campeonatos e partidas entre pessoas nunca saem."
    ),
    "Play every log again, redo every deal and every draw, and say what is damaged. The server may be running.\n\n"
    "Exit code: 0 if all is true, 1 if something is damaged. A copy is not changed by it.": (
        "Joga de novo cada registro, refaz cada distribuição e cada sorteio e diz o que está danificado. O servidor pode estar ligado.\n\n"
        "Código de saída: 0 se tudo confere, 1 se algo está danificado. A cópia não é alterada."
    ),
    "List what people report of each other, the newest first.": "Lista as denúncias, da mais nova para a mais antiga.",
    "Give somebody a role. Who is not known yet gets an account and a password, shown this once.": (
        "Dá um papel a uma pessoa. Se ela ainda não tem conta, ganha uma, com uma senha mostrada só desta vez."
    ),
    "Let somebody back in who lost password, recovery words and authenticator: a new password, shown this once, and no other key.": (
        "Devolve a conta a quem perdeu a senha, as palavras de recuperação e o autenticador: senha nova, mostrada só desta vez, "
        "e nenhuma outra chave."
    ),
    "Copy the whole database into one file, while the server runs.": "Copia o banco inteiro para um arquivo, com o servidor ligado.",
    "Put a backup in the place of the database. The server must be stopped; the database before is kept beside it.": (
        "Põe uma cópia no lugar do banco. O servidor precisa estar parado; o banco anterior fica guardado ao lado."
    ),
    "Let bots play against each other, and count.": "Ponha robôs para jogar uns contra os outros e conte os resultados.",
    "Let bots and outside programs play each other, and rate them.": (
        "Ponha robôs e programas de fora para jogar uns contra os outros e classifique-os."
    ),
    "Let bots and programs play against each other, each pack from every seat, and rate them. Ctrl+C keeps what --kept names.": (
        "Ponha robôs e programas para jogar uns contra os outros, cada baralho de todos os lugares, e classifique-os. "
        "Ctrl+C guarda o que --kept indica."
    ),
    "Learn how a person plays from records, and play like that.": "Aprenda dos registros como uma pessoa joga, e jogue como ela.",
    "Keep the decisions of a person's matches in K-LEARN. Nobody plays by them before `merge`.": (
        "Guarda em K-LEARN as decisões das partidas de uma pessoa. Nenhum robô joga por elas antes do `merge`."
    ),
    "Put what was learned to use: K-LEARN goes into K-NEURON.": "Põe em uso o que foi aprendido: K-LEARN entra em K-NEURON.",
    "Tell in words what was learned.": "Conta em palavras o que foi aprendido.",
    "Write K-NEURON to a file that can be read and sent.": "Grava K-NEURON em um arquivo que se pode ler e enviar.",
    "Take a file of somebody's as K-NEURON, or one of many people's as K-BRAIN.": (
        "Usa o arquivo de uma pessoa como K-NEURON, ou o de muitas como K-BRAIN."
    ),
    "Merge many people's files into one K-BRAIN.": "Junta os arquivos de muitas pessoas em um K-BRAIN.",
    "Solve a game for two, and say how far the result can be exploited.": (
        "Resolva um jogo para dois e diga quanto o resultado ainda pode ser explorado."
    ),
    "Solve a game for two: nobody wins against the result in the long run. Ctrl+C keeps what is done; the same command goes on.": (
        "Resolve um jogo para dois: a longo prazo, ninguém ganha do resultado. Ctrl+C guarda o que está feito; o mesmo comando continua."
    ),
    "Play case files, and say which of them hold.": "Jogue arquivos de casos e diga quais se confirmam.",
    "Plays each case and says `ok` or what differs, with the article that decided.\n\n"
    "Exit code: 0 if all hold, 1 if an answer differs, 2 if a file cannot be judged.": (
        "Joga cada caso e diz `ok` ou o que difere, com o artigo que decidiu.\n\n"
        "Código de saída: 0 se todos se confirmam, 1 se uma resposta difere, 2 se um arquivo não pode ser julgado."
    ),
    "Ask what happened at the felt, and tell what it means, with the article.": (
        "Pergunta o que aconteceu na mesa e diz o que isso significa, com o artigo."
    ),
    "Ask what happened at the table, step by step, and tell what it means: chips, penalty, article.\n\n"
    "An empty line takes the default, q quits. Where the floor decides, the outcomes are offered.": (
        "Pergunta passo a passo o que aconteceu na mesa e diz o que isso significa: fichas, penalidade, artigo.\n\n"
        "Linha vazia aceita o valor padrão, q sai. Onde decide o diretor, as saídas possíveis são oferecidas."
    ),
    "Play a recorded match again, and tell it.": "Joga de novo uma partida registrada e a narra.",
    "Play a recorded match again, by its rules and from its seeds, and tell it; or a hand that another program wrote (.phh).\n\n"
    "Exit code: 0 if every line follows, 1 if one does not or is not revealed yet, 2 if the file cannot be read.": (
        "Joga de novo uma partida registrada, com as regras e as sementes dela, e a narra; ou uma mão de outro programa (.phh).\n\n"
        "Código de saída: 0 se cada linha confere, 1 se uma não confere ou ainda não foi revelada, 2 se o arquivo não pode ser lido."
    ),
    "Judge a recorded match: what decided it, and what each mistake cost.": (
        "Analise uma partida registrada: o que a decidiu e quanto custou cada erro."
    ),
    "Judge every decision of a recorded match from the view of its seat: what decided it, what each mistake cost, and why.\n\n"
    "Exit code: 0 if the match could be judged, 1 if the record is not true, 2 if the file cannot be read.": (
        "Analisa cada decisão de uma partida registrada com o que se via daquele lugar: o que decidiu, quanto custou cada erro e por quê."
        "\n\nCódigo de saída: 0 se a partida pôde ser analisada, 1 se o registro não confere, 2 se o arquivo não pode ser lido."
    ),
    "Redo every deal of a record.": "Refaz cada distribuição de um registro.",
    "Redo every deal of a record: commitment, root, order, and each card seen in play; and check its signature.\n\n"
    "Exit code: 0 if all are true, 1 if one is false or not revealed yet, 2 if the file cannot be read.": (
        "Refaz cada distribuição de um registro: compromisso, raiz, ordem e cada carta vista em jogo; e confere a assinatura.\n\n"
        "Código de saída: 0 se tudo confere, 1 se algo é falso ou ainda não foi revelado, 2 se o arquivo não pode ser lido."
    ),
    "Redo the draw of a championship from its transcript.": "Refaz o sorteio de um campeonato a partir da ata.",
    "Redoes draws from their transcripts. Exit code: 0 if it is true, 1 if it is false, 2 if it cannot be read.": (
        "Refaz sorteios a partir das atas. Código de saída: 0 se confere, 1 se é falso, 2 se não pode ser lido."
    ),
    "Read the rulebooks, and see in what two of them differ.": "Leia os regulamentos e veja em que dois deles diferem.",
    "List the rulebooks: the regulations first, then the house rules.": (
        "Lista os regulamentos: primeiro os oficiais, depois as regras da casa."
    ),
    "Show a rulebook: every value with its article and what else it may be, the readings chosen, the articles.": (
        "Mostra um regulamento: cada valor com o artigo e as outras opções, as leituras escolhidas, os artigos."
    ),
    "Show only what differs between two rulebooks, side by side, then what only one of them regulates.": (
        "Mostra só o que difere entre dois regulamentos, lado a lado, e depois o que só um deles regula."
    ),
}
"""What each command does."""

OPTIONS: Final[dict[str, str]] = {
    "Show the version.": "Mostra a versão.",
    "Show this message and exit.": "Mostra esta ajuda e sai.",
    "Install completion for the current shell.": "Instala o autocompletar no shell em uso.",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "Mostra o autocompletar do shell em uso, para copiar ou adaptar."
    ),
    "The game: {games}.": "O jogo: {games}.",
    "A rulebook by name, or a .toml file.": "Um regulamento pelo nome, ou um arquivo .toml.",
    "A rulebook by name, or a .toml file; else the game's first.": (
        "Um regulamento pelo nome, ou um arquivo .toml; senão, o primeiro do jogo."
    ),
    "A rulebook by name, or a .toml file; else what is usually played.": (
        "Um regulamento pelo nome, ou um arquivo .toml; senão, o que se costuma jogar."
    ),
    "The name of a rulebook, or the path of a .toml file.": "O nome de um regulamento, ou o caminho de um arquivo .toml.",
    "The .toml file, where the rulebook is not one of the program's.": "O arquivo .toml, se o regulamento não vem com o programa.",
    "Players at the table, where the rulebook lets you choose.": "Jogadores na mesa, onde o regulamento deixa escolher.",
    "Your name at the table.": "Seu nome na mesa.",
    "The same number deals the same cards.": "O mesmo número dá as mesmas cartas.",
    "Who plays with and against you (sensible, random).": "Quem joga com você e contra você (sensible, random).",
    "They play like the memory in this folder (see tento learn).": "Jogam como a memória desta pasta (veja tento learn).",
    "pt or en; else as the system says.": "pt ou en; senão, a língua do sistema.",
    "pt, en or es; else as the system says.": "pt, en ou es; senão, a língua do sistema.",
    "Write the record of the match to this file.": "Grava o registro da partida neste arquivo.",
    "A phase of the event, where the rulebook has several (final).": "Uma fase do evento, se o regulamento tem várias (final).",
    "No pauses.": "Sem pausas.",
    "Plain lines instead of a drawing; good for screen readers.": "Linhas simples em vez de desenho; bom para leitores de tela.",
    "Where to listen; 127.0.0.1 if nothing is said.": "Onde escutar; sem isto, 127.0.0.1.",
    "The port; 0 takes a free one.": "A porta; 0 usa uma livre.",
    "The folder of the database.": "A pasta do banco de dados.",
    "A database by its address.": "Um banco de dados pelo endereço.",
    "A database by its address, postgresql://…": "Um banco de dados pelo endereço, postgresql://…",
    "host:port where other processes on the same database reach this one.": (
        "máquina:porta por onde outros processos do mesmo banco chegam a este."
    ),
    "The address of a proxy whose X-Forwarded headers are believed.": "O endereço de um proxy em cujos cabeçalhos X-Forwarded se confia.",
    "Let the whole network in, and show a QR code of the address.": "Abre para a rede inteira e mostra o QR code do endereço.",
    "How many processes share the tables, up to one for each core.": "Quantos processos dividem as mesas, até um por núcleo.",
    "Limit how often people may ask; --no-limits is for load tests.": (
        "Limita a frequência dos pedidos; --no-limits serve para testes de carga."
    ),
    "A folder, as on a stick, for copies of every running championship.": (
        "Uma pasta, por exemplo em um pendrive, para cópias de cada campeonato em andamento."
    ),
    "The names that people reach it by, as mesa.example.org, with commas; others are refused.": (
        "Os nomes pelos quais se chega a ele, como mesa.example.org, entre vírgulas; outros são recusados."
    ),
    "In how many processes bots think, for each process of the server.": (
        "Em quantos processos os robôs pensam, para cada processo do servidor."
    ),
    "How long a bot may think before a simpler one plays.": "Quantos segundos um robô pode pensar antes que um mais simples jogue.",
    "A cup every week, opened by the house: 'RULEBOOK sun 20:00', with 'bots' behind it if they fill it.": (
        "Uma copa por semana, aberta pela casa: 'REGULAMENTO sun 20:00', com 'bots' no fim se robôs completam."
    ),
    "Open the table in the browser; by itself where there is a screen.": "Abre a mesa no navegador; sem isto, abre onde houver tela.",
    "Where the files go; it is made, and must be empty or hold a site.": (
        "Onde ficam os arquivos; a pasta é criada, e deve estar vazia ou conter um site."
    ),
    "The path under which the host serves them, such as /tento/.": "O caminho em que o servidor os publica, como /tento/.",
    "Take away now what may go.": "Tira agora o que pode sair.",
    "A file made by backup; else the database itself.": "Um arquivo feito por backup; senão, o próprio banco.",
    "A file made by backup.": "Um arquivo feito por backup.",
    "Take away what was reported of the person with this id: it was looked at.": (
        "Tira as denúncias contra a pessoa com este id: já foram examinadas."
    ),
    "The name to log in with.": "O nome com que a pessoa entra.",
    "What the person shall be.": "O papel da pessoa.",
    "Ask for the password instead of making one.": "Pergunta a senha em vez de criar uma.",
    "Whose account it is.": "De quem é a conta.",
    "The file to write.": "O arquivo a gravar.",
    "The file to read.": "O arquivo a ler.",
    "So many single partidas. [default: 100]": "Número de partidas avulsas. [padrão: 100]",
    "Instead: exactly so many mãos.": "Em vez disso: exatamente este número de mãos.",
    "Names for the seats in order, for the sides, or for all (sensible,random).": (
        "Nomes para os lugares em ordem, para os lados ou para todos (sensible,random)."
    ),
    "The same seed gives the same result.": "A mesma semente dá o mesmo resultado.",
    "Play every pack again with the sides exchanged.": "Joga cada baralho outra vez com os lados trocados.",
    "Instead of this machine alone: the address of a Ray cluster, as in 10.0.0.1:6379.": (
        "Em vez de só nesta máquina: o endereço de um cluster Ray, como 10.0.0.1:6379."
    ),
    "Print one JSON object.": "Imprime um objeto JSON.",
    "One JSON object for each case.": "Um objeto JSON para cada caso.",
    "Language of the tables.": "Língua das tabelas.",
    "Names of bots (sensible,tight,loose); else all that the game has.": (
        "Nomes de robôs (sensible,tight,loose); senão, todos os que o jogo tem."
    ),
    'A program that plays: NAME=COMMAND, as in mine="python my_bot.py". May be said again.': (
        'Um programa que joga: NOME=COMANDO, como meu="python my_bot.py". Pode ser repetido.'
    ),
    "A memory of tento learn: NAME=FOLDER. May be said again.": "Uma memória de tento learn: NOME=PASTA. Pode ser repetido.",
    "So many packs for each two of them; each is played from every seat.": (
        "Número de baralhos para cada dupla de adversários; cada um é jogado de todos os lugares."
    ),
    "So many packs at the same time.": "Quantos baralhos ao mesmo tempo.",
    "So long a program may think about one choice.": "Quantos segundos um programa pode pensar em uma escolha.",
    "Keep every pack in this file, and go on from there.": "Guarda cada baralho neste arquivo e continua dali.",
    "Try this one against the first other until it is sure which is better.": (
        "Testa este contra o primeiro dos outros até ter certeza de qual é melhor."
    ),
    "Records of matches, from the terminal or the browser.": "Registros de partidas, do terminal ou do navegador.",
    "Whose decisions; else the only person's in the record.": "De quem são as decisões; senão, da única pessoa no registro.",
    "The folder of the memory; else one of your own.": "A pasta da memória; senão, uma pasta sua.",
    "As K-BRAIN, which is asked first, and not as K-NEURON.": "Como K-BRAIN, consultado primeiro, e não como K-NEURON.",
    "The version of the new K-BRAIN, one word.": "A versão do novo K-BRAIN, uma palavra.",
    "K-NEURON files that people agreed to give.": "Arquivos K-NEURON que as pessoas concordaram em ceder.",
    "Stop a part when its best answer wins at most so many thousandths of a point a hand.": (
        "Para uma parte quando a melhor resposta ganha no máximo este número de milésimos de ponto por mão."
    ),
    "Stop a part after so many rounds at the latest.": "Para uma parte no máximo depois deste número de rodadas.",
    "Where the strategies are kept, and found again.": "Onde as estratégias são guardadas e reencontradas.",
    "So many parts at the same time; one needs about 1 GB.": "Quantas partes ao mesmo tempo; cada uma usa cerca de 1 GB.",
    "Solve no further: make one small file of what is kept.": "Não resolve mais: faz um arquivo pequeno do que está guardado.",
    "Case files (.toml), or folders of them.": "Arquivos de casos (.toml), ou pastas com eles.",
    "The situation by its name; without it they are listed.": "O nome da situação; sem ele, todas são listadas.",
    "What is known already, as current=600; it is not asked.": "O que já se sabe, como current=600; não é perguntado.",
    "Add the ruling, and what the floor decided, to this file.": "Acrescenta a este arquivo a decisão e o que o diretor resolveu.",
    "The file of a record.": "O arquivo de um registro.",
    "Only the mão of this number.": "Só a mão deste número.",
    "Wait for Enter after each line.": "Espera Enter depois de cada linha.",
    "Only say whether everything is true.": "Só diz se tudo confere.",
    "Open a record that stops without its end.": "Abre um registro interrompido antes do fim.",
    "Write each hand to this folder, as other programs read it.": "Grava cada mão nesta pasta, no formato de outros programas.",
    "Only the decisions of this seat.": "Só as decisões deste lugar.",
    "Every mistake, not only the dearest.": "Todos os erros, não só os mais caros.",
    "The key of the server that must have signed it.": "A chave do servidor que deve ter assinado.",
    "Only the articles (with --values: both).": "Só os artigos (com --values: os dois).",
    "Only the values and options (the default).": "Só os valores e as opções (o padrão).",
}
"""What each option and argument is."""

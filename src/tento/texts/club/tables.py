"""Why something is refused at a live table, or when one is opened."""

from typing import Final

from tento.texts.language import Text3

TABLES: Final[dict[str, Text3]] = {
    "already_seated": ("Você já está sentado a esta mesa.", "You already sit at this table.", "Ya estás en esta mesa."),
    "bad_number": (
        "Esse número não serve: use de 1 a 32 bytes em hexadecimal.",
        "That number will not do: use 1 to 32 bytes in hex.",
        "Ese número no sirve: usa de 1 a 32 bytes en hexadecimal.",
    ),
    "bad_rulebook": (
        "Com esse regulamento e essas opções não dá jogo.",
        "That rulebook with those options cannot be played.",
        "Con ese reglamento y esas opciones no se puede jugar.",
    ),
    "bad_times": (
        "O título ou os tempos da mesa estão fora do limite.",
        "The table's title or times are beyond the limits.",
        "El título o los tiempos de la mesa están fuera de los límites.",
    ),
    "chat_needs_privacy": (
        "Conversa livre só em mesa privada ou com senha.",
        "Free chat is for private tables and those with a password.",
        "La charla libre es solo para mesas privadas o con contraseña.",
    ),
    "host_only": (
        "Só quem abriu a mesa pode fazer isso.",
        "Only the host of the table may do that.",
        "Solo quien abrió la mesa puede hacer eso.",
    ),
    "match_not_over": ("A partida ainda não acabou.", "The match is not over yet.", "La partida todavía no terminó."),
    "match_not_started": ("A partida ainda não começou.", "The match has not begun yet.", "La partida todavía no empezó."),
    "match_started": ("A partida já começou.", "The match has begun already.", "La partida ya empezó."),
    "no_advice": ("Agora não há conselho a dar.", "There is no advice to give now.", "Ahora no hay ningún consejo que dar."),
    "no_match": ("Nesta mesa não houve partida.", "No match was played at this table.", "En esta mesa no hubo partida."),
    "no_referee": ("Esta mesa não tem árbitro.", "This table has no referee.", "Esta mesa no tiene árbitro."),
    "not_referee": (
        "Só o árbitro da mesa decide isso.",
        "Only the referee of the table decides that.",
        "Solo el árbitro de la mesa decide eso.",
    ),
    "referee_plays": (
        "Quem joga não arbitra, e quem arbitra não joga.",
        "Who plays does not referee, and who referees does not play.",
        "Quien juega no arbitra, y quien arbitra no juega.",
    ),
    "referee_stays": (
        "Quem joga não manda o árbitro embora durante a partida.",
        "Who plays cannot send the referee away during the match.",
        "Quien juega no puede echar al árbitro durante la partida.",
    ),
    "wrong_referee_key": (
        "Este convite de árbitro não vale mais: peça outro a quem abriu a mesa.",
        "This referee's link is no longer good: ask the host for another.",
        "Esta invitación de árbitro ya no vale: pide otra a quien abrió la mesa.",
    ),
    "no_signals": (
        "Nesta mesa não se faz sinal para o parceiro.",
        "No signs are made to the partner at this table.",
        "En esta mesa no se le hacen señas al compañero.",
    ),
    "no_such_seat": (
        "Esta mesa não tem esse lugar: são {seats}, contados a partir de 0.",
        "This table has no such seat: there are {seats}, counted from 0.",
        "Esta mesa no tiene ese lugar: son {seats}, contados desde 0.",
    ),
    "no_spectators": ("Esta mesa não recebe plateia.", "This table takes no spectators.", "Esta mesa no admite público."),
    "not_alone": (
        "Com outra pessoa à mesa, cada um joga só as suas cartas.",
        "With another person at the table, everybody plays the own cards only.",
        "Con otra persona en la mesa, cada uno juega solo sus cartas.",
    ),
    "not_seated": ("Você não está sentado a esta mesa.", "You do not sit at this table.", "No estás sentado en esta mesa."),
    "nothing_to_show": ("Não há blefe para mostrar agora.", "There is no bluff to show now.", "Ahora no hay ningún bluf que mostrar."),
    "number_late": (
        "Tarde demais: esse baralho já foi dado.",
        "Too late: that pack has been dealt.",
        "Demasiado tarde: ese mazo ya se repartió.",
    ),
    "partner_is_no_bot": (
        "Só dá para jogar pelo parceiro quando ele é um robô.",
        "You can play for your partner only where it is a bot.",
        "Solo se puede jugar por el compañero cuando es un robot.",
    ),
    "password_unused": (
        "Esta mesa não pede senha: escolha a visibilidade com senha ou apague a senha.",
        "Only a table with a password has one: choose that visibility, or leave the password out.",
        "Solo una mesa con contraseña la tiene: elige esa visibilidad o quita la contraseña.",
    ),
    "password_needed": ("Mesa com senha: escolha uma.", "A table with a password needs one.", "Mesa con contraseña: elige una."),
    "seat_empty": ("Não há ninguém nesse lugar.", "Nobody sits there.", "No hay nadie en ese lugar."),
    "seat_reserved": (
        "Esta mesa é de um torneio: só joga quem foi chamado para ela.",
        "This table belongs to a tournament: only those who were called to it play here.",
        "Esta mesa es de un torneo: solo juega quien fue llamado a ella.",
    ),
    "seat_taken": ("Esse lugar já está ocupado.", "That seat is taken.", "Ese lugar ya está ocupado."),
    "house_full": (
        "A casa está cheia agora: tente de novo daqui a pouco.",
        "The house is full just now: try again in a little while.",
        "La casa está llena ahora: prueba de nuevo en un rato.",
    ),
    "too_many_tables": (
        "Você já tem {tables} mesas abertas: termine ou feche uma antes de abrir outra.",
        "You already have {tables} tables open: finish or leave one before opening another.",
        "Ya tienes {tables} mesas abiertas: termina o deja una antes de abrir otra.",
    ),
    "too_many_tables_here": (
        "Já há mesas demais abertas a partir desta rede: espere alguma terminar.",
        "Too many tables are open from this network: wait until one of them ends.",
        "Ya hay demasiadas mesas abiertas desde esta red: espera a que termine alguna.",
    ),
    "too_much_kept": (
        "Suas mesas já guardam {megabytes} MB, o limite da casa. As mais antigas são compactadas e saem com o tempo: tente outro dia.",
        "Your tables already keep {megabytes} MB, the limit of the house. The oldest are packed and go with time: try another day.",
        "Tus mesas ya guardan {megabytes} MB, el límite de la casa. Las más antiguas se compactan y salen con el tiempo: prueba otro día.",
    ),
    "too_much_kept_here": (
        "As mesas abertas a partir desta rede já escreveram demais hoje: tente amanhã.",
        "The tables opened from this network have written too much today: try tomorrow.",
        "Las mesas abiertas desde esta red ya escribieron demasiado hoy: prueba mañana.",
    ),
    "too_much_written": (
        "Suas mesas já escreveram {megabytes} MB nesta hora, o limite da casa: espere a próxima hora para abrir outra.",
        "Your tables have written {megabytes} MB in this hour, the limit of the house: wait for the next hour to open another.",
        "Tus mesas ya escribieron {megabytes} MB en esta hora, el límite de la casa: espera a la próxima hora para abrir otra.",
    ),
    "too_much_written_here": (
        "As mesas abertas a partir desta rede já escreveram demais nesta hora: tente na próxima.",
        "The tables opened from this network have written too much in this hour: try again in the next one.",
        "Las mesas abiertas desde esta red ya escribieron demasiado en esta hora: prueba en la próxima.",
    ),
    "table_closed": ("Esta mesa já encerrou.", "This table is closed.", "Esta mesa ya cerró."),
    "only_official_words": (
        "Durante a mão só se fala o que o jogo pede: este regulamento não permite conversa.",
        "During the mão only the words of the game are spoken: this regulation allows no talk.",
        "Durante la mano solo se dice lo que pide el juego: este reglamento no permite conversar.",
    ),
    "no_talk_of_cards": (
        "Durante a mão não se fala das cartas nem do que se pretende fazer.",
        "During the mão nobody speaks about cards or intentions.",
        "Durante la mano no se habla de las cartas ni de lo que se piensa hacer.",
    ),
    "seats_by_other_rulebook": (
        "{title} joga-se com {players} jogadores. Com {seats}, escolha “{other}”.",
        "{title} is played by {players}. With {seats}, choose “{other}”.",
        "{title} se juega con {players} jugadores. Con {seats}, elige «{other}».",
    ),
    "seats_not_by_choice": (
        "{choice} joga-se com {players} jogadores, não com {seats}.",
        "{choice} is played by {players}, not by {seats}.",
        "{choice} se juega con {players} jugadores, no con {seats}.",
    ),
    "seats_not_played": (
        "{title} joga-se com {players} jogadores, não com {seats}.",
        "{title} is played by {players}, not by {seats}.",
        "{title} se juega con {players} jugadores, no con {seats}.",
    ),
    "signals_forbidden": (
        "Este regulamento não permite sinais entre parceiros.",
        "This regulation allows no signals between partners.",
        "Este reglamento no permite señas entre compañeros.",
    ),
    "unknown_action": ("Isso não existe neste jogo.", "There is no such thing in this game.", "Eso no existe en este juego."),
    "unknown_bot": ("Não há robô com esse nome: {bot}.", "There is no bot called {bot}.", "No hay ningún robot con ese nombre: {bot}."),
    "what_if_dealer": (
        "Nessa partida se combinou antes quem dava as cartas: dali não dá para jogar de outro jeito.",
        "Who dealt first was settled before that match: it cannot be played on from there.",
        "En esa partida se acordó antes quién daba las cartas: desde ahí no se puede jugar de otra manera.",
    ),
    "what_if_long": (
        "Até esse momento se jogou demais para continuar dali. Escolha um momento mais cedo.",
        "Too much was played up to that moment to go on from there. Choose an earlier one.",
        "Hasta ese momento se jugó demasiado para seguir desde ahí. Elija un momento anterior.",
    ),
    "what_if_over": (
        "Desse momento em diante não há mais o que jogar.",
        "There is nothing left to play from that moment on.",
        "Desde ese momento ya no queda nada que jugar.",
    ),
    "what_if_sealed": (
        "As cartas dessa mão nunca foram reveladas: dali não dá para jogar de outro jeito.",
        "The cards of that deal were never revealed: it cannot be played on from there.",
        "Las cartas de esa mano nunca se revelaron: desde ahí no se puede jugar de otra manera.",
    ),
    "unknown_lesson": (
        "Não há aula com esse nome: {lesson}.",
        "There is no lesson called {lesson}.",
        "No hay ninguna lección con ese nombre: {lesson}.",
    ),
    "unknown_game": ("Aqui não se joga {game}.", "{game} is not played here.", "Aquí no se juega {game}."),
    "rulebook_lost": (
        "O regulamento desta mesa mudou e o texto com que ela começou se perdeu: não dá para continuar nem rever a partida.",
        "The rulebook of this table has changed and the text it began with is lost: the match can be neither continued nor replayed.",
        "El reglamento de esta mesa cambió y el texto con el que empezó se perdió: la partida no puede seguir ni verse de nuevo.",
    ),
    "unknown_rulebook": (
        "Não há regulamento com esse nome.",
        "There is no rulebook of that name.",
        "No hay ningún reglamento con ese nombre.",
    ),
    "unknown_sign": (
        "Esse sinal não existe. Há estes: {known}.",
        "There is no such sign. There are: {known}.",
        "Esa seña no existe. Hay estas: {known}.",
    ),
    "unknown_table": ("Essa mesa não existe.", "There is no such table.", "Esa mesa no existe."),
    "wrong_table_password": (
        "A senha desta mesa não é essa.",
        "That is not the password of this table.",
        "Esa no es la contraseña de esta mesa.",
    ),
}

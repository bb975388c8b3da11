"""What stands on the card of a link that is sent to friends: to a championship, a table or a person; in three languages."""

from typing import Final

from tento.texts.language import Text3

CARDS: Final[dict[str, Text3]] = {
    "champions": ("{names}: campeões!", "{names}: the champions!", "{names}: ¡campeones!"),
    "champion": ("{names}: quem levou o título!", "{names} won the title!", "{names}: ¡ganó el título!"),
    "won": (
        "Veja a chave, o caminho até o título e cada mão de novo, com as cartas conferidas.",
        "See the bracket, the way to the title and every hand again, with the deals checked.",
        "Mira el cuadro, el camino hasta el título y cada mano otra vez, con las cartas comprobadas.",
    ),
    "open": ("Inscrições abertas: entre você também.", "Entries are open: come and play.", "Inscripciones abiertas: entra tú también."),
    "running": ("Em jogo: acompanhe a chave ao vivo.", "Being played: follow the bracket live.", "En juego: sigue el cuadro en directo."),
    "over": ("Encerrado: veja os resultados.", "Over: see the results.", "Terminado: mira los resultados."),
    "calls": ("{name} chama você para a mesa", "{name} calls you to the table", "{name} te llama a la mesa"),
    "seats": (
        "{taken} de {seats} na mesa: diga seu nome, sente e jogue, sem baixar nada.",
        "{taken} of {seats} at the table: say your name, sit down and play, with nothing to install.",
        "{taken} de {seats} en la mesa: di tu nombre, siéntate y juega, sin instalar nada.",
    ),
    "playing": ("Em jogo: venha assistir.", "Being played: come and watch.", "En juego: ven a mirar."),
    "befriends": ("{name} quer jogar com você", "{name} wants to play with you", "{name} quiere jugar contigo"),
    "befriend": (
        "Aceite e chamem um ao outro para a mesa em dois toques.",
        "Accept, and call each other to a table in two taps.",
        "Acepta, y llámense a la mesa en dos toques.",
    ),
    "cancelled": ("Cancelado.", "Called off.", "Cancelado."),
}

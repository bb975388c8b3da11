"""What the papers of a championship tell of a draw, so that anyone can check it; Portuguese first, then English."""

from typing import Final

from tento.texts.language import Words

PAPER: Final[dict[str, Words]] = {
    "draw": ("Sorteio", "Draw"),
    "draw_listed": ("Lista publicada antes, na ordem", "List published before, in order"),
    "draw_commitment": ("Compromisso publicado antes (SHA-256)", "Commitment published before (SHA-256)"),
    "draw_source": ("Fonte", "Source"),
    "draw_numbers": ("Números", "Numbers"),
    "draw_seed": ("Semente revelada no sorteio", "Seed revealed at the draw"),
    "draw_order": ("Ordem sorteada", "Order drawn"),
    "draw_made": ("Sorteios feitos com este compromisso", "Draws made with this commitment"),
    "draw_link": ("Último elo revelado", "Last link revealed"),
    "draw_check": ("Como conferir", "How to check"),
    "draw_steps": (
        "Qualquer pessoa refaz o sorteio com o programa Tento e o registro do evento: o SHA-256 da semente tem de ser o compromisso, "
        "e a lista, a semente e os números têm de dar esta mesma ordem.",
        "Anyone can make the draw again with the program Tento and the log of the event: the SHA-256 of the seed must be the commitment, "
        "and list, seed and numbers must give this very order.",
    ),
    "seats_steps": (
        "Qualquer pessoa refaz todos os sorteios de lugares com o programa Tento e o arquivo das atas: o SHA-256 de cada elo tem de ser "
        "o elo anterior, e o do primeiro, o compromisso.",
        "Anyone can make all draws of seats again with the program Tento and the file of transcripts: the SHA-256 of each link must be "
        "the link before it, and that of the first one the commitment.",
    ),
}

"""The words of which the key for a lost password is made: short, without accents, each as likely as the others."""

from collections.abc import Callable
from typing import Final

COUNT: Final = 8
"""So many of 256 words: 64 bits, which nobody guesses through a server that counts the tries."""

WORDS: Final = tuple(
    """
    abelha abrigo acerola adega agulha alecrim alface algodao alicate almofada ameixa amora ancora andorinha anel apito
    aquario arado arara areia armario arroz aspargo atlas aveia azeite azulejo bacia balanco balde bambu banana
    bandeja barco barraca batata baunilha besouro bigorna bilhete biscoito bode boina bolacha bolsa bone borracha botao
    brinco broto buzina cabana cabide cacau cadeira cafe caju caldo camelo caminho campo caneca canela canoa
    capim caqui caracol carimbo carro carvao casaco cascata castelo cavalo cebola cedro cenoura cereja cesto chale
    chave chinelo chuva cimento circo cobre coelho cogumelo colher concha copo coral corda coruja couve cravo
    cuia dado dalia dama dedal degrau dente disco doca domino duna eclipse elefante enxada ervilha escada
    escova espada espelho esponja esquilo estante estojo estrada faca farol farinha fava feijao feltro ferro figo
    fita flauta floresta fogao folha forno framboesa funil galho galinha ganso garfo garrafa gaveta gelo girafa
    girassol goiaba gota granito grilo guizo harpa horta ilha inhame jaca jade janela jangada jardim jarra
    jasmim joelho junco ladrilho lagoa lampada lanche lapis laranja lata leque lima linho lontra lousa luneta
    luva maca macaco madeira malha manga manta mapa marmelo martelo melao mesa milho moeda moinho moldura
    morango mosaico navio neblina ninho nogueira novelo nuvem oasis oceano oliva onda orelha ostra ovelha padaria
    palha palmito panela papel parede pastel pato pedra peneira pente pepino pera pescador pimenta pinheiro pipa
    piscina poeira pomar ponte porta praia prata quadro queijo quintal rabanete radio raiz rede relogio remo
    rio roda rosa sabao sacola salsa sapato selo serra sino sofa sopa tambor tapete telha tigela
    """.split()  # noqa: SIM905  a list is easier to read without 512 quotes
)
assert len(set(WORDS)) == len(WORDS) == 256, "each word is one of 256"


def new_words(draw: Callable[[int], int]) -> str:
    """Eight words. `draw(n)` gives a number below n."""
    return " ".join(WORDS[draw(len(WORDS))] for _ in range(COUNT))


def same_words(written: str) -> str:
    """The words as they are compared: without capitals, with single spaces, whatever stood between them."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in written.lower()).split())

"""What players call across a truco table, in Portuguese, English and Spanish; the keys are published."""

from typing import Final

from tento.texts.language import Text3

PHRASES: Final[dict[str, Text3]] = {
    "truco": ("TRUCO!", "TRUCO!", "¡TRUCO!"),
    "truco_ladrao": ("Truco, ladrão!", "Truco, you rascal!", "¡Truco, ladrón!"),
    "truco_marreco": ("Truco, marreco!", "Truco, duckling!", "¡Truco, pichón!"),
    "seis": ("Seis! Tá com medo?", "Six! Scared yet?", "¡Seis! ¿Te dio miedo?"),
    "nove": ("Nove! Agora a mesa treme.", "Nine! Now the table shakes.", "¡Nueve! Ahora tiembla la mesa."),
    "doze": ("DOZE! É tudo ou nada!", "TWELVE! All or nothing!", "¡DOCE! ¡A todo o nada!"),
    "desce": ("Desce, que eu quero ver!", "Lay it down, I want to see it!", "¡Baja, que quiero ver!"),
    "vem": ("Pode vir quente que eu estou fervendo!", "Come on in, the water is boiling!", "¡Que vengan nomás, que estoy que ardo!"),
    "corro": ("Essa eu deixo passar.", "I will sit this one out.", "Esta la dejo pasar."),
    "mata": ("Mata essa, parceiro!", "Beat that one, partner!", "¡Mata esa, compañero!"),
    "na_manga": ("Essa eu tinha guardada.", "I had that one up my sleeve.", "Esa la tenía guardada."),
    "zap": ("Olha o zap aí, gente!", "Say hello to the zap!", "¡Miren el zap, señores!"),
    "cade_manilha": ("Cadê a manilha que estava aqui?", "Where did the manilha go?", "¿Dónde está la manilha que estaba aquí?"),
    "blefe": ("Isso tá com cara de blefe…", "That smells like a bluff…", "Eso tiene cara de bluf…"),
}

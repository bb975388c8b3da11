"""What somebody may be called here: names of people, of guests, of those who asked to be forgotten, and of tokens."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from tento.club.live.seating import BOT_NAMES
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

SHORTEST: Final = 2
LONGEST: Final = 24
PSEUDONYM: Final = "jogador-"

_DIGITS: Final = str.maketrans("01345", "oieas")
_MARKS: Final = frozenset(" ._-")
_OFFICES: Final = (
    "admin", "administrador", "administradora", "administrator", "arbitra", "arbitro", "bot", "casa", "computador", "diretor",
    "direcao", "house", "juiz", "juiza", "mesa", "moderador", "moderator", "organizacao", "organizador", "organizadora", "organiser",
    "organizer", "referee", "robo", "root", "sistema", "suporte", "support", "system", "table", "tento",
)  # fmt: skip
_GUESTS: Final = (
    ("Tucano", "Tatu", "Quati", "Sabiá", "Lobo-guará", "Bem-te-vi", "Jacaré", "Boto", "Tamanduá", "Caracará", "Mico", "Bugio"),
    ("Ligeiro", "Sereno", "Matreiro", "Valente", "Risonho", "Sabido", "Tranquilo", "Ousado", "Astuto", "Teimoso", "Cantador", "Esperto"),
)


def tidy(name: str) -> str:
    """The name as it is kept: composed letters, single spaces, none around it."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def skeleton(name: str) -> str:
    """What remains of a name when case, accents and marks are taken away, so that look-alikes are found."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in bare if letter.isalnum())


def drawn_alike(name: str) -> str:
    """The skeleton of a name where all that is drawn alike is one letter: digits, pairs of letters, l and I; r00t, adrnin, AIan."""
    plain = "".join(sign if sign.isascii() else _plain(sign) for sign in skeleton(name))
    return plain.translate(_DIGITS).replace("l", "i").replace("rn", "m").replace("vv", "w")


def _plain(sign: str) -> str:
    """The plain letters that Unicode's own table says a letter is drawn like, without marks: o for ø, ae for æ."""
    from confusable_homoglyphs import confusables  # noqa: PLC0415  a large table that few names ask for

    found = confusables.is_confusable(sign, greedy=True, preferred_aliases=[]) or []
    alike = (skeleton(one["c"]) for letter in found for one in letter["homoglyphs"])
    return next((one for one in alike if one.isascii() and one.isalpha()), sign)


_RESERVED: Final = frozenset(made(name) for name in (*_OFFICES, *BOT_NAMES) for made in (skeleton, drawn_alike))


def name_refusal(name: str) -> Refusal | None:
    """A name has 2 to 24 Latin letters, digits, spaces and the marks . _ - and begins and ends with a letter or digit.

    Nobody may be taken for a bot, for an official, or for somebody who was forgotten.
    """
    if not SHORTEST <= len(name) <= LONGEST:
        return refuse("name_length", shortest=SHORTEST, longest=LONGEST)
    if not all(_is_letter(sign) or sign in _MARKS for sign in name) or name[0] in _MARKS or name[-1] in _MARKS:
        return refuse("name_letters")
    # A digit or two at the end does not make another office of it: "Admin 2" is still an admin.
    bare = name.rstrip("0123456789 ._-")
    if not _RESERVED.isdisjoint((skeleton(bare), drawn_alike(bare), drawn_alike(name))) or name.casefold().startswith(PSEUDONYM):
        return refuse("name_reserved")
    return None


def _is_letter(sign: str) -> bool:
    """Latin letters and plain digits alone: letters of other scripts can be drawn like ours and pass for somebody else.

    Among the Latin ones too: those that are drawn like one of the 26, as the alpha of phonetics is, stay out. An accent is no disguise.
    """
    return sign in "0123456789" or (sign.isalpha() and unicodedata.name(sign, "").startswith("LATIN") and not _is_disguised(sign))


def _is_disguised(sign: str) -> bool:
    """True if a letter is drawn like a plain one, by Unicode's own table, and is another."""
    base = unicodedata.normalize("NFD", sign)[0]
    if base.isascii():
        return False
    from confusable_homoglyphs import confusables  # noqa: PLC0415  a large table that few names ask for

    alike = confusables.is_confusable(base, greedy=True, preferred_aliases=[]) or []
    return any(one["c"].isascii() and len(one["c"]) == 1 for found in alike for one in found["homoglyphs"])


def guest_name(draw: Callable[[int], int]) -> str:
    """A friendly name for a guest: an animal with a temper, and a number. `draw(n)` gives a number below n."""
    animals, tempers = _GUESTS
    return f"{animals[draw(len(animals))]} {tempers[draw(len(tempers))]} {10 + draw(90)}"


def plain_guest_name(draw: Callable[[int], int]) -> str:
    """A name for a guest when the friendly ones are taken: there are a thousand million of these."""
    return f"Visitante {draw(10**9):09}"


def pseudonym(draw: Callable[[int], int]) -> str:
    """The name of somebody who asked to be forgotten; it says nothing of who it was."""
    return f"{PSEUDONYM}{draw(16**6):06x}"


def token_name_refusal(name: str) -> Refusal | None:
    """A token's name is for its owner's eyes: 1 to 40 signs that can be read."""
    return None if re.fullmatch(r"[^\W_][\w .-]{0,39}", name) else refuse("token_name")

"""What people say at the table for the official terms, and for when they said it: in Portuguese and in Spanish."""

from typing import Final

TERMS: Final[dict[str, str]] = {
    # Portuguese.
    "mesa": "check", "passo": "check", "pago": "call", "pagar": "call", "paguei": "call", "paga": "call", "aposto": "bet",
    "apostar": "bet", "aposta": "bet", "apostou": "bet", "aumento": "raise", "aumentar": "raise", "aumenta": "raise", "aumentou": "raise",
    "desisto": "fold", "desistir": "fold", "desiste": "fold", "desistiu": "fold", "corro": "fold", "pote": "pot", "tudo": "all-in",
    "allin": "all-in", "completo": "complete", "completar": "complete", "blind": "post", "antes": "before", "junto": "same",
    "depois": "after",
    # Spanish.
    "paso": "check", "pasa": "check", "pasar": "check", "apuesto": "bet", "apuesta": "bet", "apostó": "bet", "subo": "raise",
    "subir": "raise", "sube": "raise", "subió": "raise", "subida": "raise", "retiro": "fold", "retira": "fold", "bote": "pot",
    "todo": "all-in", "juntos": "same", "después": "after", "despues": "after", "ciega": "post",
}  # fmt: skip

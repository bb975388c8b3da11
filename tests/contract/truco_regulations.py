"""The regulations for the laws, read off the tables of our inventory and written once more: a second opinion beside the engine's."""

from dataclasses import dataclass, replace

Winners = tuple[int | None, ...]
NOBODY = None


@dataclass(frozen=True)
class Regulation:
    """What a referee at the table must know of a regulation."""

    column: int
    """Of the table of outcomes."""
    ranks: str = "4567QJKA23"
    fixed: tuple[str, ...] = ()
    """The manilhas, strongest first; none where they follow the vira."""
    first_lead: int = 1
    """So many places after the dealer."""
    canger_leads: bool = True
    """Who made the tie leads after it; else the one who led the tied rodada."""
    shows_highest: bool = True
    """After a tied first rodada the leader shows the highest card."""
    covers_while_tied: str = "nobody"
    """Who may cover before any rodada is won: nobody, everybody, or all but the leader of the second rodada."""
    base: int = 1
    ladder: tuple[int, ...] = (3, 6, 9, 12)
    runs: tuple[int, ...] = (1, 3, 6, 9)
    deferred: bool = True
    """A pair that accepted may raise later on."""
    on_turn: bool = False
    """Only the player on turn may ask for more."""
    eleven: int = 11
    target: int = 12
    onze: tuple[int, int] = (3, 1)
    """What a mão de onze is worth played, and run from; a tento in it pays the same."""
    best_of: int = 3
    one_by_one: tuple[bool, bool] = (False, False)
    """How cards are dealt in a common mão and in a mão de ferro: one by one, else by threes."""
    from_bottom: bool = False
    dealer_burns: bool = False
    """In secret; elsewhere the cutter burns in sight of all."""
    hides_vira_in_ferro: bool = False
    steals: bool = True


MASTERS = Regulation(
    column=0,
    canger_leads=False,
    covers_while_tied="all but the leader",
    best_of=1,
    one_by_one=(True, False),
    dealer_burns=True,
    steals=False,
)
FENACEF = Regulation(
    column=1,
    fixed=("4c", "7h", "As", "7d"),
    first_lead=2,
    shows_highest=False,
    covers_while_tied="everybody",
    deferred=False,
    one_by_one=(True, True),
    from_bottom=True,
    steals=False,
)
TRADICIONAL = Regulation(column=2, fixed=("4c", "7h", "As", "7d"))
PAULISTA = Regulation(column=2, hides_vira_in_ferro=True)

REGULATIONS = {
    "truco-masters-2025": MASTERS,
    "fenacef-ix": FENACEF,
    "ktruco-tradicional": TRADICIONAL,
    "ktruco-paulista": PAULISTA,
    "ktruco-paulista-limpo": replace(PAULISTA, ranks="QJKA23"),
    "ate-15": replace(PAULISTA, target=15, eleven=14),
    "mineiro-2-4-6-10-12": replace(TRADICIONAL, base=2, ladder=(4, 6, 10, 12), runs=(2, 4, 6, 10), eleven=10, onze=(4, 2)),
    "truco-na-vez": replace(MASTERS, on_turn=True),
    "truco-masters-2025-mano-a-mano": MASTERS,
    "fenacef-ix-mano-a-mano": FENACEF,
}

# The three rodadas as pair A sees them; then who takes the mão, and after how many rodadas, by Truco Masters, Fenacef and K-Truco.
# `=` is nobody, and the same dealer deals again; `-` nobody, and the next dealer deals; `D` the dealer's pair.
_OUTCOMES = """
    WWW A2 A2 A2   WWL A2 A2 A2   WWT A2 A2 A2   WLW A3 A3 A3   WLL B3 B3 B3   WLT A3 A3 A3   WTW A3 A2 A2   WTL B3 A2 A2   WTT A3 A2 A2
    LWW A3 A3 A3   LWL B3 B3 B3   LWT B3 B3 B3   LLW B2 B2 B2   LLL B2 B2 B2   LLT B2 B2 B2   LTW A3 B2 B2   LTL B3 B2 B2   LTT B3 B2 B2
    TWW A2 A2 A2   TWL A2 A2 A2   TWT A2 A2 A2   TLW B2 B2 B2   TLL B2 B2 B2   TLT B2 B2 B2   TTW A3 A3 A3   TTL B3 B3 B3   TTT =3 -3 D3
"""
_WORDS = _OUTCOMES.split()
OUTCOMES = {_WORDS[at]: _WORDS[at + 1 : at + 4] for at in range(0, len(_WORDS), 4)}


def decided(regulation: Regulation, winners: Winners) -> str | None:
    """The letter of the outcome if these rodadas settle the mão."""
    seen = "".join("T" if winner is None else "WL"[winner] for winner in winners)
    found = {columns[regulation.column] for rodadas, columns in OUTCOMES.items() if rodadas.startswith(seen)}
    ends = {outcome[0] for outcome in found if int(outcome[1]) == len(seen)}
    return ends.pop() if len(ends) == 1 else None


def manilhas(regulation: Regulation, vira: str | None) -> tuple[str, ...]:
    """The four highest cards, strongest first: the fixed ones, or ♣ ♥ ♠ ♦ of the rank after the vira's; after the last comes the first."""
    if regulation.fixed or vira is None:
        return regulation.fixed
    following = (regulation.ranks + regulation.ranks[0])[regulation.ranks.index(vira[0]) + 1]
    return tuple(following + suit for suit in "chsd")


def strength(regulation: Regulation, vira: str | None, card: str | None) -> int:
    """How high a card stands; a covered one (None) is below all."""
    if card is None:
        return -1
    highest = manilhas(regulation, vira)
    return 20 - highest.index(card) if card in highest else regulation.ranks.index(card[0])


def taker(strengths: list[tuple[int, int]]) -> int | None:
    """The pair with the highest card of a rodada; None if both have it."""
    best = [max(height for seat, height in strengths if seat % 2 == pair) for pair in (0, 1)]
    return None if best[0] == best[1] else best.index(max(best))


def next_lead(regulation: Regulation, strengths: list[tuple[int, int]]) -> int:
    """Who leads after a rodada, its cards given in order: the highest card; after a tie the canger, or once more the same leader."""
    top = max(height for _, height in strengths)
    highest = [seat for seat, height in strengths if height == top]
    if taker(strengths) is not None:
        return highest[0]
    if top < 0 or not regulation.canger_leads:
        return strengths[0][0]
    return next(seat for seat in highest if seat % 2 != highest[0] % 2)

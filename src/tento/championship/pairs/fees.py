"""Fees and refunds, in whole centavos: what is asked, what came in and what goes back always add up."""

from datetime import date

from tento.rulebooks.championship.pairs import Fees
from tento.rulebooks.enforced import enforces


@enforces("fees.entry", "fees.card_permille")
def due(fees: Fees, by_card: bool = False) -> int:
    """What one entry pays; a card adds its share, rounded up to the centavo."""
    fee = fees.entry
    return fee + (-(-fee * fees.card_permille // 1000) if by_card else 0)


@enforces("fees.refunds")
def refundable(fees: Fees, paid: int, today: date, event_on: date | None) -> int:
    """What goes back of what was paid to whoever withdraws today: the best refund whose deadline is kept, rounded down."""
    shares = [0]
    for refund in fees.refunds:
        if event_on is None or (event_on - today).days >= refund.days_before:
            shares.append(refund.permille)
    return paid * max(shares) // 1000

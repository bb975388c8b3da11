"""Signing a score sheet on somebody else's device, by the PIN that stands on the signer's card."""

from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Final, NamedTuple

from tento.championship.core.roles import Actor
from tento.championship.pairs.sheets import signers
from tento.championship.pairs.state import State, selected
from tento.club.events.venue.actors import Standing
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

DIGITS: Final = 6


class Signer(NamedTuple):
    """A person of an entry, by the place in its list, who signs under this name: the own one, or that of the entry."""

    name: str
    entry: str
    person: int


def pin_of(secret: bytes, entry: str, person: int) -> str:
    """The PIN of a person of an entry. It follows from the secret of the event, so nothing of it is kept."""
    made = hmac(secret, f"tento/1/pin\n{entry}\n{person}".encode(), sha256).digest()
    return f"{int.from_bytes(made[:8]) % 10**DIGITS:0{DIGITS}}"


def signers_of(state: State, match: str, signer: str) -> list[Signer]:
    """Who may sign a sheet under this name: the person of that name, or anybody of the entry that signs as a whole."""
    found = state.matches.get(match)
    if found is None or not all(found.sides) or signer not in signers(state, found):
        return []
    sides = [state.entries[str(side)] for side in found.sides]
    return [
        Signer(signer, entry.id, place) for entry in sides for place, person in enumerate(entry.people) if signer in (person.name, entry.id)
    ]


def stand_in(state: State, secret: bytes, theirs: Standing, match: str, signer: str, pin: str) -> Standing | Refusal:  # noqa: PLR0913, PLR0917 - who signs what, and how it is known
    """Whoever knows the PIN acts for the entry, on the device of whoever sends it."""
    known = next((one for one in signers_of(state, match, signer) if compare_digest(pin_of(secret, one.entry, one.person), pin)), None)
    if known is None:
        return refuse("wrong_pin")
    name = state.entries[known.entry].people[known.person].name
    return Standing(theirs.key, theirs.link, (Actor(name=name, role="player", entries=(known.entry,)),), theirs.device)


def pins(state: State, secret: bytes) -> list[tuple[Signer, str]]:
    """The PIN of everybody who has a place, for the strips that the desk hands out."""
    people = [Signer(person.name, entry.id, place) for entry in selected(state) for place, person in enumerate(entry.people)]
    return [(one, pin_of(secret, one.entry, one.person)) for one in people]

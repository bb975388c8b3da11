"""What the tests of a championship's papers share: an event that was played, its documents, what they hold and their PDF."""

from importlib.resources import as_file

import msgspec

from tento.cards.chance import Chance
from tento.championship.pairs.rules import rules_of
from tento.championship.simulation.names import Applicant, Cast
from tento.championship.simulation.pairs.event import PairsSimulation, groups_for
from tento.championship.simulation.pairs.matches import Upsets
from tento.papers.document import About
from tento.papers.files import TEMPLATES, pdf_of
from tento.papers.pairs import pages
from tento.rulebooks.loader import load
from tento.texts.papers.championship import paper

PT = paper("pt")
ABOUT = About(title="Copa", rulebook="Regulamento", day="25/10/2025", seed="semente 1")


def played(name, field, seed=2, applicant=None, trouble=6):
    rulebook = load(name)
    upsets = Upsets(absent=trouble, disqualified=trouble // 2, corrected=trouble)
    options = groups_for(rules_of(rulebook), field)
    cast = applicant or Cast(Chance(seed, "names")).applicant
    return PairsSimulation(rulebook, Chance(seed), options, upsets, tables=max(1, field // 2), applicant=cast).play(field)


def named(names):
    """Entries that bear these names, then plain ones."""

    def applicant(rules, number):
        own = f"{names[number - 1]}" if number <= len(names) else f"Fulano {number}"
        people = tuple(f"{own} {place}" for place in range(rules.entries.starters))
        return Applicant(f"{number:02}", people, f"{own} FC")

    return applicant


def data_of(document):
    return msgspec.json.decode(document.data)


def papers(state):
    return {document.name: document for document in pages.documents(state, ABOUT, PT)}


def paper_named(state, name):
    """One of the papers; what would be printed after it is not made."""
    return next(document for document in pages.documents(state, ABOUT, PT) if document.name == name)


def compiled(document):
    with as_file(TEMPLATES) as templates:
        return pdf_of(document, templates)

"""Articles as people write them in a case file, against the ones that the judge cites."""

import pytest

from tento.rulebooks.cases.citing import same_article


@pytest.mark.parametrize("wanted", ["A-29b", "29b", "A-29", "Anexo I, item 29b", "TM A-29b"])
def test_an_article_is_the_same_however_it_is_introduced(wanted):
    assert same_article(wanted, "A-29b")


@pytest.mark.parametrize("cited", ["A-7", "A-8", "A-9", "A-10"])
@pytest.mark.parametrize("wanted", ["A-7–10", "A-7-10", "A-7…A-10"])
def test_a_range_of_articles_is_met_by_each_of_them(wanted, cited):
    assert same_article(wanted, cited)


@pytest.mark.parametrize("cited", ["A-6", "A-11", "A-1"])
def test_a_range_of_articles_is_not_met_outside_it(cited):
    assert not same_article("A-7–10", cited)


def test_a_range_of_letters_holds_those_between():
    assert same_article("art. 8i", "art. 8e–n")


def test_a_range_of_letters_does_not_hold_those_before_it():
    assert not same_article("art. 8b", "art. 8e–n")


def test_a_range_of_paragraphs_stays_in_its_article():
    assert same_article("art. 12 §4–5", "art. 12 §5")
    assert not same_article("art. 12 §4–5", "art. 5")


@pytest.mark.parametrize("cited", ["art. 16", "art. 19 §2"])
def test_several_articles_are_met_by_any_of_them(cited):
    assert same_article("art. 16, 19 §2", cited)


@pytest.mark.parametrize("wanted", ["art. 21, §1", "art. 21, par. 1", "art. 21 § 1º"])
def test_a_comma_before_a_paragraph_does_not_widen_the_article(wanted):
    assert same_article(wanted, "art. 21 §1")
    assert not same_article(wanted, "art. 21 §2")


def test_what_stands_in_parentheses_is_a_remark():
    assert same_article("§6.5 (5th case)", "§6.5")


@pytest.mark.parametrize("wanted", ["", "§", "art.", "A-99999999999999999999–A-999999999999999999999", "–", "z–a"])
def test_a_citation_that_names_no_article_is_met_by_none(wanted):
    assert not same_article(wanted, "A-1")

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


@pytest.mark.parametrize(
    ("wanted", "cited"),
    [
        ("A-5", "§5.7"),
        ("A-5", "art. 5"),
        ("§5", "A-5"),
        ("art. 5", "§5.7"),
        ("art. 5", "A-5"),
        ("Anexo I, item 5", "§5.7"),
        ("A-3, 5", "§5.7"),
        ("A-5", "5.3.13"),
        ("Anexo I, item 5", "5.7"),
        ("art. 1 §5", "§5"),
    ],
)
def test_the_same_number_in_another_series_is_another_article(wanted, cited):
    assert not same_article(wanted, cited)


@pytest.mark.parametrize("wanted", ["5.3.13", "§5.3.13", "art. 5.3.13", "item 5.3.13", "5.3"])
def test_a_document_without_series_is_cited_as_people_speak(wanted):
    assert same_article(wanted, "5.3.13")


@pytest.mark.parametrize("wanted", ["A-3, §5.7", "A-3; 9; §5", "TM A-3 + §5.7", "A-3, item 4, §5.6–5.8"])
def test_each_of_several_articles_may_be_of_its_own_series(wanted):
    assert same_article(wanted, "§5.7")


@pytest.mark.parametrize("wanted", ["art. A-29b", "Anexo 29b", "anexo I item 29b", "(Truco Masters) A 29 b", "a-29B"])
def test_the_annex_may_be_named_in_several_ways(wanted):
    assert same_article(wanted, "A-29b")


@pytest.mark.parametrize("wanted", ["4.3", "4.4", "4.2-05"])
def test_an_item_with_a_hyphen_is_not_a_range(wanted):
    assert not same_article(wanted, "4.2-04")


@pytest.mark.parametrize("wanted", ["4.2-04", "4.2"])
def test_an_item_with_a_hyphen_is_in_its_article(wanted):
    assert same_article(wanted, "4.2-04")


@pytest.mark.parametrize("wanted", ["5.3.11 d", "5.3.11 f", "5.3.11"])
def test_letters_after_a_comma_are_of_the_same_article(wanted):
    assert same_article(wanted, "5.3.11 d, f")


@pytest.mark.parametrize("wanted", ["§4.8B", "§4.8", "§4.8Ba", "4.8 b a"])
def test_two_letters_are_one_inside_the_other(wanted):
    assert same_article(wanted, "§4.8Ba")


def test_a_letter_more_than_one_is_another_paragraph():
    assert not same_article("§4.8Bac", "§4.8")
    assert not same_article("§4.8b", "§4.8a")


def test_words_without_a_number_are_met_by_the_same_words():
    assert same_article("Preâmbulo", "preâmbulo")
    assert not same_article("pre", "preâmbulo")


@pytest.mark.parametrize("wanted", ["1", "A-2", "29", "9", "§29", "A-2.9"])
def test_an_article_that_only_shares_a_digit_is_another(wanted):
    assert same_article(wanted, "A-29e") == (wanted == "29")


@pytest.mark.parametrize(("wanted", "cited"), [("5.4.12 C2", "5.4.12"), ("5.4.14 B-2", "5.4.14 A–B"), ("5.4.14 B-2", "5.4.14")])
def test_a_number_behind_a_letter_is_in_the_item_that_is_cited(wanted, cited):
    assert same_article(wanted, cited)


@pytest.mark.parametrize(("wanted", "cited"), [("5.4.14 C-2", "5.4.14 A–B"), ("5.4.1 2", "5.4.1"), ("5.4.12 C2 d", "5.4.12")])
def test_what_goes_further_than_a_letter_and_its_number_is_another_item(wanted, cited):
    assert not same_article(wanted, cited)

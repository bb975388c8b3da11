import pytest
from tools.articles import ROOT, Proof, article_faults, find_tests, function_faults, page, page_faults, proof_faults

from tento.rulebooks.loader import load
from tests.rules.proving import proves, slug

TM = load("truco-masters-2025")


@pytest.mark.parametrize(
    ("cite", "words"),
    [
        ("art. 19 §3", "art_19_par_3"),
        ("art. 8a", "art_8a"),
        ("art. 8a–d", "art_8a_d"),
        ("A-29e", "a_29e"),
        ("§6.5", "sec_6_5"),
        ("§2.1", "sec_2_1"),
        ("§4.1c", "sec_4_1c"),
    ],
)
def test_a_citation_becomes_part_of_a_name(cite, words):
    assert slug(cite) == words


def test_a_proof_keeps_its_function_and_remembers_its_articles():
    def claim() -> int:
        return 7

    assert proves("FE-56")(claim) is claim
    assert claim.__dict__["proves"] == ("FE-56",)


def test_proofs_are_found_without_running_them(tmp_path):
    (tmp_path / "test_x.py").write_text('@proves("A", "B")\n@mark(1)\ndef test_a_1():\n    boom\n\ndef test_b(): ...\n', encoding="utf-8")
    assert find_tests(tmp_path) == [Proof("test_x.py", "test_a_1", ("A", "B"))]


def test_an_enforced_article_needs_a_test_and_a_function():
    faults = list(article_faults([TM], {}, []))
    assert "TM-104 (A-29e): enforced, but no test proves it" in faults
    assert "TM-104 (A-29e): enforced, but no function enforces `tie_all`" in faults


def test_an_article_for_information_needs_nothing():
    assert not any(fault.startswith("TM-01 ") for fault in article_faults([TM], {}, []))


def test_a_proof_of_an_unknown_article_is_a_fault():
    assert list(proof_faults([TM], [Proof("x.py", "test_a", ("XX-1",))])) == ["x.py: test_a proves XX-1, which no rulebook has"]


def test_a_test_is_named_after_its_article():
    right = Proof("x.py", "test_a_29e_three_ties", ("TM-104",))
    wrong = Proof("x.py", "test_a_29_three_ties", ("TM-104",))
    assert list(proof_faults([TM], [right, wrong])) == ["x.py: test_a_29_three_ties should start with test_ and one of: a_29e"]


def test_a_function_that_enforces_no_rule_is_a_fault():
    assert list(function_faults({"tie_all": ["f"], "tie_al": ["g"]})) == ["g: enforces `tie_al`, which is no rule"]


def test_a_page_leads_from_the_article_to_its_function_and_its_test():
    text = page(TM, {"tie_all": ["tento.games.truco.rules.outcome.decide"]}, [Proof("test_tm.py", "test_a_29e_x", ("TM-104",))])
    line = next(line for line in text.splitlines() if line.startswith("| TM-104 "))
    assert line.endswith("| `tie_all` `redeal_stake` | `games.truco.rules.outcome.decide` | `test_tm.test_a_29e_x` |")


def test_a_page_that_is_not_written_yet_is_a_fault():
    assert list(page_faults({ROOT / "docs" / "nada.md": ""})) == ["docs/nada.md: out of date, run `make docs`"]

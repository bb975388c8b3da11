import pytest
from typer.testing import CliRunner, Result

from tento.cli.rulebook.command import rulebook_app
from tento.rulebooks.loader import names

TM = "truco-masters-2025"


def run(*arguments: str, **env: str) -> Result:
    return CliRunner().invoke(rulebook_app, list(arguments), env={"COLUMNS": "250"} | env)


def line_with(text: str, *words: str) -> str:
    return next((line for line in text.splitlines() if all(word in line for word in words)), "")


def test_list_names_every_rulebook():
    output = run("list").stdout
    assert [name for name in names() if name not in output] == []


def test_list_tells_how_many_articles_are_enforced():
    assert line_with(run("list").stdout, TM).rstrip().endswith("/135")


def test_show_gives_each_value_in_words_with_its_article_and_choices():
    line = line_with(run("show", TM).stdout, "tie_all ")
    assert "ninguém pontua; o mesmo dá de novo" in line
    assert "A-29e" in line
    assert "redeal_same_dealer*, no_points_next_dealer, dealer_pair_wins" in line


def test_show_speaks_english_when_asked():
    assert "nobody scores; the same dealer deals again" in run("show", TM, "--lang", "en").stdout


def test_show_takes_its_language_from_the_environment():
    assert "Deck and ranking" in run("show", TM, TENTO_LANG="en").stdout


def test_show_gives_the_readings_with_their_reasons():
    assert "a ordem dá a volta e a manilha é o 4" in run("show", TM).stdout.replace("\n", " ")


def test_show_leaves_the_articles_out_unless_asked():
    assert "TM-104" not in run("show", TM).stdout


def test_show_articles_gives_their_paraphrase():
    output = run("show", TM, "--articles").stdout
    assert "Cangadas as três, ninguém pontua" in line_with(output, "TM-104", "A-29e")


def test_show_articles_leaves_the_values_out():
    assert "redeal_same_dealer" not in run("show", TM, "--articles").stdout


def test_show_gives_both_when_both_are_asked():
    output = run("show", TM, "--articles", "--values").stdout
    assert "redeal_same_dealer" in output
    assert "TM-104" in output


def test_show_writes_fixed_manilhas_as_cards():
    assert "4♣ 7♥ A♠ 7♦" in run("show", "fenacef-ix").stdout


def test_show_reads_a_house_rule_from_a_file(tmp_path):
    path = tmp_path / "casa.toml"
    path.write_text(f'name = "casa"\nparent = "{TM}"\ntitle = "Nossa casa"\n', encoding="utf-8")
    assert "Nossa casa" in run("show", str(path)).stdout


@pytest.mark.parametrize("width", [60, 80, 200])
def test_no_line_is_wider_than_the_terminal(width):
    output = run("show", TM, "--articles", "--values", COLUMNS=str(width)).stdout
    assert max(map(len, output.splitlines())) <= max(width, 84)


def test_a_pipe_gets_plain_text():
    output = run("show", TM).stdout
    assert "\x1b" not in output
    assert "─" not in output


def test_diff_shows_the_two_values_side_by_side_with_their_articles():
    output = run("diff", TM, "fenacef-ix").stdout
    assert "ninguém pontua; dá o próximo" in line_with(output, "As três empatadas", "o mesmo dá de novo")
    assert "art. 19 §3" in line_with(output, "tie_all", "A-29e")


def test_diff_leaves_out_what_is_the_same():
    assert "partida_target" not in run("diff", TM, "fenacef-ix").stdout


def test_diff_ends_with_what_only_one_side_regulates():
    after = run("diff", TM, "fenacef-ix").stdout.partition("Só fenacef-ix regula")[2]
    assert "art. 23a" in after


def test_diff_of_a_rulebook_with_itself_says_so():
    assert run("diff", TM, TM).stdout == "Nenhum valor difere.\n"


@pytest.mark.parametrize("arguments", [("show", "truco-de-marte"), ("diff", TM, "truco-de-marte")])
def test_an_unknown_rulebook_is_an_error_on_stderr_with_code_2(arguments):
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "truco-de-marte: no rulebook of this name" in result.stderr


def test_a_bad_file_is_an_error_and_no_traceback(tmp_path):
    path = tmp_path / "casa.toml"
    path.write_text("nome = ", encoding="utf-8")
    result = run("show", str(path))
    assert result.exit_code == 2
    assert "not TOML" in result.stderr

import io
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.cli.main import app
from tento.cli.terminal.sitting import Setting, sit_down
from tento.games.truco.bots.random import RandomBot
from tento.games.truco.kit import KIT
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.terminal.rules import rules_shown
from tento.games.truco.terminal.story import Story
from tento.games.truco.terminal.table import TERMINAL
from tento.games.truco.texts.play import GLOSSARY, KEYS
from tento.games.truco.texts.rules import RULE_WORDS
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load, names, overlay
from tento.table.seats import Seat
from tento.terminal.fronts import PlainFront, fitting
from tento.terminal.pages import help_page, rules_page

from .sitting import FENACEF, MASTERS, PAULISTA, Player, after, company, in_play, sit

ME = Seat(0)
ANY = "1\n2\n3\na\ns\n" * 1500


def tento(*arguments: str, typed: str = ""):
    return CliRunner().invoke(app, ["play", *arguments], input=typed, env={"TENTO_LANG": "pt"})


def setting(rulebook: str, seats: int, **options) -> Setting:
    return Setting(kit=KIT, state=game.new(load(rulebook), seats), company=company("pt", seats), bots=RandomBot, master=5, **options)


def seated(setting: Setting, typed: str, written: io.StringIO | None = None) -> list[str]:
    """The last words of a sitting at which this is typed."""
    return sit_down(setting, TERMINAL, PlainFront(io.StringIO(typed), written or io.StringIO(), TERMINAL.lines))


def keys_page(lang) -> list[str]:
    return help_page(lang, KEYS, GLOSSARY)


def rules_of(rulebook: str, lang) -> list[str]:
    return rules_page(load(rulebook), rules_shown(load(rulebook), 3, lang), RULE_WORDS, lang)


@pytest.mark.parametrize(("rulebook", "seats"), [(name, seats) for name in names("truco") for seats in load(name).values.players])
def test_a_whole_match_can_be_played_by_keys(rulebook, seats):
    farewell = seated(setting(rulebook, seats), ANY)
    assert farewell[0].startswith("Fim de jogo")


def test_a_match_against_sensible_players_comes_to_its_end():
    result = tento("truco", "--seed", "3", typed="c\n" * 300)
    assert result.exit_code == 0
    assert "Fim de jogo" in result.stdout


def test_the_same_seed_tells_the_same_match():
    once, again = (tento("truco", "--seed", "11", typed="c\n" * 40).stdout for _ in range(2))
    assert once == again


def test_the_end_of_input_is_no_error_and_tells_the_score():
    result = tento("truco", "--seed", "1", typed="1\n")
    assert result.exit_code == 0
    assert "Fim da entrada" in result.stdout
    assert "Placar parcial: nós 0 × 0 eles." in result.stdout


def test_quitting_tells_the_score_so_far():
    result = tento("truco", "--seed", "1", "--lang", "en", typed="q\n")
    assert result.exit_code == 0
    assert "You left the table." in result.stdout
    assert "Score so far: us 0 × 0 them." in result.stdout


@pytest.mark.parametrize(
    ("option", "value", "part"),
    [
        ("--seats", "3", "joga-se com 4"),
        ("--phase", "semifinal", "fase desconhecida"),
        ("--rulebook", "truco-mestres", "no rulebook of this name"),
    ],
)
def test_a_wrong_option_is_a_clear_error(option, value, part):
    result = tento("truco", option, value)
    assert result.exit_code == 2
    assert part in result.stderr


def test_a_refused_card_is_told_with_its_article_and_rulebook():
    state = after(in_play(hands=("Kc 5s 3s", "Kd 6c 7c", "5d Qd 2h", "6d As 4h")), *first("Kc", "Kd", "5d", "6d"))
    written, _, _ = sit(state, "1")
    assert "A primeira rodada empatou: quem abre a segunda mostra a maior carta que tem. (A-29a, Truco Masters 2025, 1ª edição)" in written


def first(*cards: str) -> tuple[tuple[Seat, do.Action], ...]:
    return tuple((Seat(seat), do.Play(Card(card))) for seat, card in enumerate(cards))


def test_a_refusal_changes_nothing():
    state = in_play()
    assert sit(state, "6 f s")[1] == state


@pytest.mark.parametrize(
    ("commands", "part"),
    [
        ("6", "o próximo pedido é truco (3)"),
        ("f", "Não há pedido à espera"),
        ("s", "Não há mão de onze para decidir"),
        ("b", "Neste regulamento não se baixa o jogo"),
        ("x", "Aqui ninguém rouba nem espia carta"),
        ("e", "Na primeira rodada não se cobre carta. (A-28"),
        ("z", "Não entendi"),
    ],
)
def test_a_wish_that_cannot_be_is_answered_with_a_sentence(commands, part):
    assert part in sit(in_play(), commands)[0]


def test_a_slip_that_would_cost_a_tento_is_only_warned_of():
    written, state, _ = sit(in_play(PAULISTA, score=(11, 4)), "s t")
    assert "Melhor não: pedir aumento na mão de onze ou de ferro aqui é infração" in written
    assert state.score == (11, 4)


def test_advice_names_a_card_and_does_not_play_it():
    written, state, _ = sit(in_play(), "j")
    assert "Conselho: jogue 4♣." in written
    assert state == in_play()


def test_play_for_me_plays():
    assert "Você jogou 4♣." in sit(in_play(), "c")[0]


def test_a_manilha_is_told_by_its_name():
    story = Story(company("pt", 4), load(PAULISTA), Chance(1, "speech"))
    story.hear([ev.CardsDealt(dealer=Seat(3), leader=ME, vira=Card("3d"))])
    assert "Você jogou 4♠: a espadilha!" in [str(line) for line in story.hear([ev.CardPlayed(seat=ME, card=Card("4s"))])]


def test_a_covered_card_is_covered_once():
    state = after(in_play(hands=("3c Kd 3s", "5d 6c 7c", "4c Qd 2h", "4d As 4h"), vira="Jd"), *first("3c", "5d", "4c", "4d"))
    written, _, _ = sit(state, "e 1 1")
    assert "A próxima carta vai coberta." in written
    assert written.count("Você jogou uma carta coberta.") == 1


def test_the_reader_answers_for_the_pair():
    written, state, why = sit(in_play(dealer=0), "a", bots=lambda seat: Player(do.Raise) if seat == 1 else Player())
    assert "Zeca pede truco. E agora?" in written
    assert "Nair: “Aceito!”" not in written
    assert why == "end_of_input"
    assert state.mao is not None
    assert state.mao.value == 3


def test_running_gives_the_points_and_says_why_with_the_article():
    written, _, _ = sit(in_play(dealer=0), "f", bots=lambda seat: Player(do.Raise) if seat == 1 else Player())
    assert "Eles levaram a mão: 1 ponto. Quem foi chamado correu (A-7" in written


def test_the_other_pair_answers_by_its_first_player():
    written, _, _ = sit(in_play(), "t")
    assert "Zeca: “" in written
    assert "A mão agora vale 3 pontos." in written
    assert "Tonho: “" not in written


def test_the_mao_de_onze_is_the_readers_to_decide():
    written, state, _ = sit(in_play(score=(11, 4)), "n")
    assert "Nair (sua dupla): J♣ Q♦ 2♥" in written
    assert "A sua dupla correu da mão de onze." in written
    assert state.score == (11, 5)


def test_the_mao_de_ferro_is_played_by_places():
    written, state, _ = sit(in_play(score=(11, 11)), "1 1 1")
    assert "1) ▒▒  2) ▒▒  3) ▒▒" in written
    assert state.outcome is not None


@pytest.mark.parametrize(("visibility", "partner"), [("open", False), ("open_to_partner", True)])
def test_an_open_mao_de_ferro_is_played_with_the_cards_in_sight(visibility, partner):
    written, state, _ = sit(in_play(score=(11, 11), ferro_hand_visibility=visibility), "1 1 1")
    assert ("1) 4♣" in written, "Nair (sua dupla): J♣ Q♦ 2♥" in written, state.outcome is not None) == (True, partner, True)


@pytest.mark.parametrize(("visibility", "said"), [("dark_all", "Mão de ferro: cartas fechadas"), ("open", "Mão de ferro aberta")])
def test_the_deal_of_a_mao_de_ferro_says_whether_it_is_open(visibility, said):
    story = Story(company("pt", 4, None), overlay(load(MASTERS), {"ferro_hand_visibility": visibility}), Chance(1, "speech"))
    told = story.hear(
        [ev.PackShuffled(dealer=Seat(3), cutter=Seat(2), kind="ferro"), ev.CardsDealt(dealer=Seat(3), leader=Seat(0), vira=None)]
    )
    assert any(said in str(line) for line in told)


def test_a_sure_win_is_laid_down():
    written, _, _ = sit(in_play(FENACEF, ("4c 7h 5s", "5c 6c 7c", "Jc Qd 2h", "Ad As 4h"), dealer=2), "b")
    assert "Você baixou o jogo: 4♣ 7♥ 5♠ (zap e copeta)." in written


def test_where_only_official_words_may_be_said_the_players_say_no_other():
    rulebook = load(FENACEF)
    story = Story(company("pt", 4, None), rulebook, Chance(1, "speech"))
    said = {str(line) for _ in range(20) for line in story.hear([ev.RaiseCalled(seat=Seat(1), to=6)])}
    assert said == {"Zeca: “Seis!”"}


def test_stealing_tells_only_the_reader():
    written, state, _ = sit(in_play(PAULISTA), "x >")
    assert "Você trocou uma carta com o baralho e pegou" in written
    assert "Você espiou: Zeca tem 5♣." in written
    assert state.stolen[ME] == 1


def test_the_rules_page_tells_the_ladder_and_the_ties_with_their_articles():
    page = "\n".join(rules_of(FENACEF, "pt"))
    assert "Truco 3, Seis 6, Nove 9, Doze 12; correr cede 1 3 6 9 (art. 17" in page
    assert "As três empatadas: ninguém pontua; dá o próximo (art. 19 §3)" in page


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_the_help_names_every_key(lang):
    page = "\n".join(keys_page(lang))
    assert [key for key in ("1 2 3", "E ", "T 6 9 D", "A, Enter", "F ", "S  N", "B ", "J ", "C ", "R  ?  Q") if key not in page] == []


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("rulebook", names("truco"))
def test_help_and_rules_fit_one_small_screen(rulebook, lang):
    for page in (keys_page(lang), rules_of(rulebook, lang)):
        assert fitting(page, 80, 24)[0] == page


def test_help_and_rules_are_shown_at_the_table():
    written, _, _ = sit(in_play(), "? r")
    assert "Como se joga nesta mesa" in written
    assert "Regras em vigor: Truco Masters 2025" in written


def test_with_the_ceremony_the_reader_draws_cuts_burns_and_deals():
    start_of = game.new(load(PAULISTA), 4, first_dealer=Seat(1))
    written, state, _ = sit(start_of, "13 2b k", ceremony=True)
    assert "Você cortou: 13 cartas de cima foram para baixo." in written
    assert "Você queimou 2 cartas:" in written
    assert "Você devolveu o baralho." in written
    assert state.stage == "play"


def test_the_reader_deals_by_enter():
    written, _, _ = sit(game.new(load(PAULISTA), 4, first_dealer=ME), "-", ceremony=True)
    assert "Você deu as cartas." in written


def test_the_draw_is_the_readers_with_the_ceremony():
    written, _, _ = sit(game.new(load(MASTERS), 4), "5", ceremony=True)
    assert "Você tirou " in written


def test_without_the_ceremony_the_deal_is_one_line():
    written, _, _ = sit(game.new(load(MASTERS), 4), "")
    assert written.startswith("Sorteio: você ")
    assert "devolveu o baralho" not in written


def test_the_record_of_a_match_can_be_replayed(tmp_path: Path):
    file = tmp_path / "jogo.tento"
    seated(setting(MASTERS, 4, record=file), ANY)
    record = read(file.read_bytes().decode())
    played = replay(record)
    assert played.state.outcome is not None
    assert played.sealed is None


def test_the_record_of_a_match_that_was_left_tells_all_that_was_played(tmp_path: Path):
    file = tmp_path / "jogo.tento"
    farewell = seated(setting(MASTERS, 4, record=file), "1\n2\n")
    record = read(file.read_bytes().decode())
    assert replay(record).sealed is None
    assert farewell[-1] == f"Registro em {file}."


def test_no_record_is_overwritten(tmp_path: Path):
    file = tmp_path / "jogo.tento"
    file.write_text("antigo", encoding="utf-8")
    result = tento("truco", "--record", str(file))
    assert result.exit_code == 2
    assert "já existe" in result.stderr
    assert file.read_text(encoding="utf-8") == "antigo"

"""A player that learns: somebody is learned, reads it and sends a link; a friend plays against the style and sees the light."""

import re

from playwright.sync_api import expect

from tests.e2e.browser.person import ONE_PARTIDA, PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import play_to_the_end

BOOK = "ktruco-paulista-limpo"
SHORT = {"seats": 2, "rulebook": BOOK, "options": {**ONE_PARTIDA, "partida_target": 2, "onze_at": 1}}
ALL = "".join(f"{moment} h{hand}: {label} 9000\n" for hand in range(0, 10, 2) for moment, label in (("answer", "yes"), ("turn", "high")))
FILE = f"tento memory 1 truco {BOOK}\n{ALL}turn ZHL lead r1 x1 open: call 7, high 3\n"


def test_somebody_is_learned_and_a_friend_plays_against_the_style(come_in):
    ana, bia = come_in(), come_in(size=PHONE)
    page = ana.go("/memoria")
    expect(page.get_by_text("Nada aprendido ainda.")).to_be_visible()
    keeps = page.get_by_role("switch", name="Guardar minhas decisões (K-LEARN)")
    expect(keeps).not_to_be_checked()
    keeps.click()
    expect(keeps).to_be_checked()
    table = ana.practise(**SHORT)
    play_to_the_end(page)
    ana.page.wait_for_function("async () => (await (await fetch('/api/me/memory')).json()).books.length > 0", timeout=30_000)
    page = ana.go("/memoria")
    expect(page.get_by_text(re.compile("1 partida espera em K-LEARN"))).to_be_visible()
    page.get_by_role("button", name="Aprender", exact=True).click()
    expect(page.get_by_text("Nada novo em K-LEARN desde a última vez.")).to_be_visible()
    expect(page.get_by_role("button", name="Baixar K-NEURON")).to_be_visible()
    page.get_by_label("Trazer um arquivo").set_input_files({"name": "K-NEURON.txt", "mimeType": "text/plain", "buffer": FILE.encode()})
    expect(page.get_by_text("Com uma manilha, na primeira rodada, você pede truco 7 vezes em 10 (10 situações)")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Criar link").click()
    link = page.get_by_label("Um bot no seu estilo, para mandar a alguém").input_value()
    assert table
    theirs = bia.go(link.removeprefix(bia.address))
    expect(theirs.get_by_role("heading", name=re.compile("Jogue contra o estilo de"))).to_be_visible()
    assert barriers(theirs) == []
    theirs.get_by_role("button", name="Jogar agora").click()
    theirs.wait_for_url(re.compile("/mesa/"))
    lamp = theirs.locator("[data-recalled]")
    for _ in range(200):
        if lamp.count():
            break
        theirs.keyboard.press("c")
        theirs.wait_for_timeout(150)
    expect(lamp.first).to_have_attribute("aria-label", "jogou de memória")
    page.get_by_text("Esquecer tudo").click()
    page.get_by_role("button", name="Apagar para sempre").click()
    expect(page.get_by_text("Nada aprendido ainda.")).to_be_visible()

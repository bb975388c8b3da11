"""An invitation to a table: the code that stands in the page leads a camera to it, by day and in the dark."""

from urllib.parse import parse_qs, urlsplit

import pytest
import zxingcpp
from playwright.sync_api import expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers

PIXELS = """async (image) => {
  await image.decode();
  const [side, canvas] = [480, document.createElement('canvas')];
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d');
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, 0, 0, side, side);
  const { data } = pen.getImageData(0, 0, side, side);
  return Array.from({ length: side * side }, (_, at) => Math.round((data[4 * at] + data[4 * at + 1] + data[4 * at + 2]) / 3));
}"""


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_the_code_of_an_invitation_leads_to_the_table(come_in, scheme):
    person = come_in(size=PHONE, color_scheme=scheme)
    told = person.ask("/api/tables", {"visibility": "private"})
    link = f"{person.address}/mesa/{told['id']}"
    page = person.go(f"/mesa/{told['id']}")
    page.get_by_text("Mostrar o código QR").click()
    image = page.get_by_role("img", name=link).and_(page.locator("img"))  # a picture, not only something that is called one
    pixels = image.evaluate(PIXELS)
    side = int(len(pixels) ** 0.5)
    found = zxingcpp.read_barcodes(memoryview(bytes(pixels)).cast("B", (side, side)), try_invert=False)
    assert [one.text for one in found] == [link]
    assert barriers(page) == []


def test_an_invitation_goes_to_whatsapp_and_warns_that_its_link_opens_on_this_computer_only(come_in):
    person = come_in(size=PHONE)
    told = person.ask("/api/tables", {"visibility": "private"})
    page = person.go(f"/mesa/{told['id']}")
    invitation = page.get_by_role("region", name="Chame a turma")
    expect(invitation.get_by_role("note")).to_contain_text("tento serve --lan")
    target = urlsplit(invitation.get_by_role("link", name="WhatsApp").get_attribute("href"))
    assert target.netloc == "wa.me"
    assert parse_qs(target.query)["text"] == [f"Bora jogar? A mesa está armada: {person.address}/mesa/{told['id']}"]

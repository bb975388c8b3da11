"""A poker tournament over HTTP: what those who run it are shown of its desk, floor, clock and money, and nobody else."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.e2e.field_event import ENTRY, Night, form, names, new_night, person
from tests.e2e.rest_app import Client, Somebody, code, keeper
from tests.e2e.venue_event import Desk, opened


@pytest.fixture
async def night(client: Client) -> Night:
    """Twenty players at three tables, an hour before the start."""
    found = await new_night(await keeper(client, "Rita"))
    await found.enter(*names(20))
    await found.seat()
    return found


async def helper(client: Client, night: Night, name: str, role: str, **more: object) -> Desk:
    somebody = await keeper(client, name)
    assert (await night.desk.post("/roles", {"name": name, "role": role, **more})).status_code == 201
    return Desk(somebody, night.desk.event)


async def test_the_desk_sees_payments_and_documents_and_only_those_who_read_all_what_forms_tell(client: Client):
    night = await new_night(await keeper(client, "Rita"))
    ana = form("Ana", person=person("Ana Lima", cpf="529.982.247-25"), means="credit", paid=68200)
    await night.do("enter", players=["Ana"], forms=[ana])
    desk = await helper(client, night, "Dora", "desk")
    seen = (await desk.get("/desk")).json()
    assert [(price["means"], price["centavos"]) for price in seen["prices"]] == [("cash", 62000), ("debit", 65100), ("credit", 68200)]
    assert (seen["asked"], seen["opens"], seen["due"], seen["day"]) == (True, "2024-05-11T15:00:00Z", [], 1)
    entrant = seen["entrants"][0]
    assert (entrant["name"], entrant["paid"]) == ("Ana Lima (Ana)", [{"number": 1, "centavos": 68200, "means": "credit"}])
    assert (entrant["documents"], entrant["ranked"], entrant["person"]) == ([1], True, None)
    told = (await night.read("desk"))["entrants"][0]["person"]
    assert (told["cpf"], told["born"]) == ("***.982.247-**", "1990-01-01")


@pytest.mark.parametrize("what", ["desk", "floor", "money", "print/receipts", "print/payouts", "print/slips"])
async def test_nobody_else_sees_it(client: Client, night: Night, what: str):
    public = Desk(Somebody(client), night.desk.event)
    assert code(await public.get(f"/{what}")) == (403, "not_your_office")


async def test_the_money_is_not_the_desks(client: Client, night: Night):
    desk = await helper(client, night, "Dora", "desk")
    assert code(await desk.get("/money")) == (403, "not_your_office")
    assert (await desk.get("/floor")).status_code == 200


async def test_pairs_have_no_floor(night: Night):
    rita = night.desk.somebody
    other = Desk(rita, (await opened(rita))["id"])
    for what in ("desk", "floor", "money", "clock", "print/levels"):
        assert code(await other.get(f"/{what}")) == (404, "unknown_event")


async def test_the_floor_proposes_who_moves_and_says_why(night: Night):
    floor = await night.read("floor")
    assert [len(table["seats"]) for table in floor["tables"]] == [7, 7, 6]
    first = floor["tables"][0]
    third = [seat["player"] for seat in floor["tables"][2]["seats"]]
    await night.do("blinds", tables=[{"table": 1, "button": 1, "small": 2, "big": 3}])
    await night.out(third[0])
    floor = await night.read("floor")
    assert (floor["proposal"]["needed"], floor["proposal"]["breaks"]) == (True, [])
    move = floor["proposal"]["moves"][0]
    fourth = next(seat for seat in first["seats"] if seat["seat"] == 4)
    assert (move["player"], move["table"], move["to_table"]) == (fourth["player"], 1, 3)
    assert (move["of_source"], move["of_target"], floor["proposal"]["articles"]) == (7, 5, ["5.2.4 A"])
    await night.do("balance")
    after = await night.read("floor")
    assert [slip["player"] for slip in after["slips"]] == [fourth["player"]]
    assert (after["slips"][0]["table"], after["slips"][0]["seat"], after["slips"][0]["to_table"]) == (1, 4, 3)
    assert after["proposal"]["needed"] is False


async def test_a_table_that_is_not_needed_breaks_and_its_players_have_slips(night: Night):
    tables = (await night.read("floor"))["tables"]
    await night.out(*[seat["player"] for seat in tables[0]["seats"]][:2])
    proposal = (await night.read("floor"))["proposal"]
    assert (proposal["breaks"], proposal["rising"], proposal["moves"], proposal["articles"]) == ([3], 6, [], ["5.2.2"])
    await night.do("balance")
    slips = (await night.read("floor"))["slips"]
    assert {slip["player"] for slip in slips} == {seat["player"] for seat in tables[2]["seats"]}
    paper = await night.desk.get("/print/slips?lang=pt")
    assert (paper.status_code, paper.headers["content-type"], paper.content[:5]) == (200, "application/pdf", b"%PDF-")


async def test_the_clock_is_everybodys_and_tells_what_is_asked_of_it(client: Client, night: Night):
    public = Desk(Somebody(client), night.desk.event)
    before = (await public.get("/clock")).json()
    assert (before["level"], before["alive"], before["entries"], before["average"]) == (0, 20, 20, 30000)
    assert before["next_prize"] == 325900  # 20 × 480 less 3 %, the second of two places 0.35, whole reais
    night.wait(minutes=50)
    await night.do("level", level=1)
    await night.do("pause", why="falta um dealer")
    night.wait(minutes=10)
    await night.do("resume")
    await night.do("pause", why="o som falhou")
    told = (await public.get("/clock")).json()
    assert (told["level"], told["left_seconds"], told["runs"], told["paused"]) == (1, 1798, False, True)
    assert told["next_break_seconds"] == 1798 + 1800


async def test_a_receipt_is_printed_for_one_entry_and_a_paper_that_is_not_there_is_not_found(night: Night):
    one = await night.desk.get("/print/receipts?entry=3&lang=en")
    whole = await night.desk.get("/print/receipts")
    assert (one.status_code, one.content[:5], len(one.content) < len(whole.content)) == (200, b"%PDF-", True)
    assert code(await night.desk.get("/print/receipts?entry=99")) == (404, "not_found")
    assert code(await night.desk.get("/print/payouts")) == (404, "not_found")
    assert code(await night.desk.get("/print/nada")) == (404, "not_found")


async def test_the_document_of_each_day_is_due_before_it(night: Night):
    night.wait(minutes=50)
    await night.do("level", level=1)
    await night.do("day-end", why="o salão fecha mais cedo")
    desk = await night.read("desk")
    assert (desk["due_day"], len(desk["due"])) == (2, 20)
    await night.do("documents", players=names(3), day=2)
    assert len((await night.read("desk"))["due"]) == 17


async def test_a_deal_is_worked_out_for_the_stacks_that_are_told(client: Client):
    night = await new_night(await keeper(client, "Rita"))
    await night.enter(*names(20))
    await night.seat()
    for who in names(20)[3:]:
        await night.out(who)
    await night.do("final")
    a, b, c = names(3)
    refused = await night.desk.post("/deal", {"stacks": {a: 300000, b: 200000, c: 99999}})
    assert code(refused) == (409, "chips_do_not_add_up")
    ways = (await night.desk.post("/deal", {"stacks": {a: 300000, b: 200000, c: 100000}})).json()
    # 20 × 480 less 3 % = 9,312.00: the second 0.35 of it in whole reais, the first what is left; a tenth waits for the champion.
    assert (ways["open_prizes"], ways["reserve"]) == ([605300, 325900, 0], 93120)
    assert ways["chips"] == {a: 419040, b: 279360, c: 139680}
    # First 1/2, 1/3, 1/6; second 7/20, 2/5, 1/4: on average 4,167.15, 3,321.26⅔ and 1,823.58⅓, and nine tenths of each.
    assert ways["chances"][b] == 298914
    assert {ways["chances"][a] - 375043, ways["chances"][c] - 164122} == {0, 1}
    assert sum(ways["chances"].values()) == 838080


async def test_the_money_of_a_tournament_and_the_ranking_of_its_season(client: Client):
    rita = await keeper(client, "Rita")
    nights = []
    for kind, split in (("main", {}), ("side", {"prize": 20000, "ranking": 700, "stage": 300, "rake": 4000})):
        night = await new_night(rita, title=kind, kind=kind, split=split)
        price = sum(split.values()) or ENTRY
        await night.enter(*names(12), paid=price)
        await night.seat()
        for who in reversed(names(12)[1:]):
            await night.out(who)
        nights.append(night)
    main, side = nights
    money = await main.read("money")
    # 12 × 480 = 5,760.00; 3 % to the staff: 172.80; of 5,587.20 two places at 0.65 and 0.35.
    lines = {line["line"]: line["centavos"] for line in money["pool"]}
    assert lines == {"prize": 576000, "staff": -17280, "pool": 558720, "rounding": 52}
    assert [(one["player"], one["total"], one["chosen_by"]) for one in money["players"]] == [
        ("Jogador 001", 363220, "player"), ("Jogador 002", 195500, "player"),
    ]  # fmt: skip
    await main.do("pay", player="Jogador 001", means="cash", chosen_by="player")
    assert [one["means"] for one in (await main.read("money"))["players"]] == ["cash", None]
    ids = [night.desk.event for night in nights]
    season = (await main.desk.post("/season", {"stages": [list(reversed(ids))]})).json()
    first = season["lines"][0]
    assert (first["player"], first["by_event"]) == ("Jogador 001", [250 + 25, 600 + 45 + 45])
    assert (season["collected"], season["stages"], season["annual"], season["entries"]) == (24000, [7200], 16800, [24])
    assert code(await main.desk.post("/season", {"stages": [[side.desk.event]]})) == (400, "bad_request")
    other = await keeper(client, "Wanda")
    assert code(await Desk(other, ids[0]).post("/season", {"stages": [ids]})) == (403, "not_your_office")


async def test_the_lists_of_a_large_day_are_read_and_larger_ones_are_not(night: Night):
    """A day of a large tournament begins with hundreds of bags; what no day has is refused, and nothing changes."""
    bags = [{"player": f"Jogador {place:04}", "chips": 30_000} for place in range(1_001)]
    answer = await night.ask("day", bags=bags[:1_000])
    assert (answer.status_code, code(answer)[1]) == (409, "chips_do_not_add_up")
    assert code(await night.ask("day", bags=bags)) == (400, "bad_field")
    assert code(await night.ask("day", bags=bags * 8)) == (413, "too_large")


async def test_what_happened_before_the_last_decision_is_refused_with_its_hour(night: Night):
    last = night.at
    answer = await night.desk.ask("poker-level", level=1, happened=(last - timedelta(minutes=5)).isoformat())
    assert code(answer) == (409, "out_of_order")
    assert last.isoformat() in answer.json()["text"]
    await night.do("level", level=1)


async def test_what_waited_on_a_phone_is_entered_after_what_is_newer_and_keeps_its_own_hour(night: Night):
    ago = (datetime.now(UTC) - timedelta(hours=1)).replace(microsecond=0)
    first, second, *_ = await night.sitting()
    newer = await night.desk.do("poker-absent", players=[first])
    waited = await night.desk.do("poker-absent", players=[second], happened=ago.isoformat())
    assert datetime.fromisoformat(waited["at"]) >= datetime.fromisoformat(newer["at"]) > ago
    assert datetime.fromisoformat(waited["happened"]) == ago


async def test_a_stage_is_paid_to_its_own_champion_and_the_log_tells_the_best_alone(client: Client):
    """The first stage is the first player's, and with it the year; the second is the last one's."""
    rita, field = await keeper(client, "Rita"), names(12)
    nights = []
    for kind, order in (("main", field), ("side", field[::-1])):
        split = {"prize": 20000, "ranking": 700, "stage": 300, "rake": 4000}
        night = await new_night(rita, title=kind, kind=kind, split=split)
        await night.enter(*field, paid=25000)
        await night.seat()
        for who in reversed(order[1:]):
            await night.out(who)
        nights.append(night)
    main, side = nights
    season = (await side.desk.post("/season", {"stages": [[main.desk.event], [side.desk.event]]})).json()
    assert (season["lines"][0]["player"], season["champion"], len(season["lines"])) == (field[0], field[-1], 12)
    assert [len(season[which]) for which in ("ahead_year", "ahead_stage")] == [4, 2]
    pay = {"prize": "stage", "entries": season["entries"], "amounts": {season["champion"]: season["stages"][-1]}}
    assert code(await side.ask("pay-ranking", seasons=season["ahead_year"], **pay)) == (409, "not_the_prize")
    await side.do("pay-ranking", seasons=season["ahead_stage"], **pay)
    assert code(await side.ask("pay-ranking", seasons=season["ahead_stage"], **pay)) == (409, "already_done")


async def test_2_7_rules_that_are_changed_are_told_to_everybody(client: Client, night: Night):
    await night.do("amend", options={"deal_reserve_percent": 20}, why="combinado com todos")
    public = Desk(Somebody(client), night.desk.event)
    decided = (await public.get("/since/1")).json()["decided"]
    (told,) = next(one["told"] for one in decided if one["do"] == "poker-amend")
    assert told["what"] == "rules-amended"
    assert "combinado com todos" not in told["text"]


async def test_3_5_a_guarantee_that_falls_is_told_to_everybody(client: Client):
    night = await new_night(await keeper(client, "Rita"), guarantee=2_000_000)
    await night.do("cancel", cause="outside", prevented_by="force_majeure", why="enchente")
    decided = (await Desk(Somebody(client), night.desk.event).get("/since/1")).json()["decided"]
    assert [one["what"] for one in decided[-1]["told"]] == ["cancelled", "guarantee-void"]


async def test_a_player_reads_the_own_data_alone_and_asks_the_organiser_on_them(client: Client):
    night = await new_night(await keeper(client, "Rita"))
    await night.do("enter", players=["Ana 2"], forms=[form("Ana 2", person=person("Ana", cpf="529.982.247-25"))])
    await night.do("enter", players=["Ana"], forms=[form("Ana", person=person("Ana Lima", cpf="111.444.777-35"))])
    player = await helper(client, night, "Conta da Ana", "player", entries=["Ana"])
    (mine,) = (await player.get("/my-data")).json()["people"]
    assert (mine["name"], mine["forms"][0]["cpf"]) == ("Ana Lima", "***.444.777-**")
    other = next(one["number"] for one in (await night.desk.get("/people")).json() if one["name"] == "Ana")
    assert code(await player.ask("ask-data", person=other, wants="erasure", entry="Ana")) == (409, "nobody_to_erase")
    assert code(await player.ask("ask-data", person=other, wants="erasure", entry="Ana 2")) == (403, "not_your_entry")
    await player.do("ask-data", person=mine["number"], wants="correction", entry="Ana", why="é Anna")
    (asked,) = (await night.desk.get("/data-requests")).json()
    assert (asked["name"], asked["text"]) == ("Ana Lima", "é Anna")
    stranger = await helper(client, night, "Outra conta", "player", entries=["Téo"])
    assert (await stranger.get("/my-data")).json() == {"people": []}


@pytest.mark.parametrize(("gone", "stays"), [("Ana", "Ana Lima"), ("Ana Lima", "Ana")])
async def test_of_two_people_one_plays_under_the_others_name_and_only_the_one_who_asked_is_erased(client: Client, gone: str, stays: str):
    night = await new_night(await keeper(client, "Rita"))
    await night.do("enter", players=["Ana 2"], forms=[form("Ana 2", person=person("Ana", cpf="529.982.247-25"))])
    await night.do("enter", players=["Ana"], forms=[form("Ana", person=person("Ana Lima", cpf="111.444.777-35"))])
    await night.enter("Téo", "Ugo")
    await night.seat()
    await night.out("Ana", taken_by=[["Téo"]])
    numbers = {one["name"]: one["number"] for one in (await night.desk.get("/people")).json()}
    erased = await night.desk.ask("erase", person=numbers[gone], why="pediu")
    assert erased.status_code == 201, erased.text
    left = {one["number"]: one["name"] for one in (await night.desk.get("/people")).json()}
    assert left[numbers[gone]].startswith("Pessoa ")
    assert left[numbers[stays]] == stays
    field = (await night.desk.get("")).json()["field"]
    (out,) = [one["name"] for one in field["players"] if one["place"] == 4]
    assert out.startswith("Pessoa ") == (gone == "Ana Lima")


async def test_an_entry_that_went_to_another_person_shows_nobody_the_data_of_the_first(client: Client):
    night = await new_night(await keeper(client, "Rita"))
    await night.do("enter", players=["Ana"], forms=[form("Ana", person=person("Ana Lima"))])
    await night.do("transfer", player="Ana", to=form("Bia", person=person("Bia Reis"), means=None, paid=0), why="doença")
    player = await helper(client, night, "Conta da Bia", "player", entries=["Bia"])
    assert [one["name"] for one in (await player.get("/my-data")).json()["people"]] == ["Bia Reis"]

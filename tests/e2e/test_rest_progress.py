"""The table of the month, and what only its owner sees, over REST on a real SQLite file."""

from tento.club.seasons import season_of
from tests.e2e.rest_app import code, guest, played, services_of


async def test_the_table_of_the_month_has_whoever_played_a_ranked_match_and_the_own_line(client, app):
    table, four = await played(client, app)
    told = (await four[2].get("/api/league")).json()
    row = await services_of(app).store.matches.get(table)
    assert row is not None
    assert (told["season"], told["running"], told["seasons"]) == (season_of(row.finished), True, [season_of(row.finished)])
    winners = {who for who, side in zip(row.people, row.sides, strict=True) if side == row.outcome.winner}
    assert [(line["place"], line["won"], line["person"] in winners) for line in told["lines"]] == [(1, 1, True)] * 2 + [(3, 0, False)] * 2
    assert told["own"] in told["lines"]
    assert (told["own"]["name"], told["listed"]) == ("Caio", True)


async def test_whoever_did_not_play_has_no_line(client):
    somebody = await guest(client)
    told = (await somebody.get("/api/league?game=tranca&season=2026-01")).json()
    assert (told["lines"], told["own"], told["running"]) == ([], None, False)


async def test_what_is_no_month_and_no_game_is_refused(client):
    assert code(await client.get("/api/league?season=2026-13")) == (404, "unknown_season")
    assert code(await client.get("/api/league?game=buraco")) == (400, "unknown_game")


async def test_the_own_page_is_told_of_matches_rating_and_months(client, app):
    _, four = await played(client, app)
    told = (await four[0].get("/api/me/progress")).json()
    assert told["weeks"][-1]["matches"] == {"truco": 1}
    assert [len(one["points"]) for one in told["games"]] == [1, 0, 0]
    assert told["streaks"]["days"] == {"now": 1, "longest": 1}
    assert [(one["game"], one["matches"]) for one in told["seasons"]] == [("truco", 1)]
    assert all(one["medals"] for one in told["games"])


async def test_nobody_is_told_of_another_s_page(client):
    assert code(await client.get("/api/me/progress")) == (401, "login_needed")
    assert code(await client.get("/api/me/medals/t")) == (401, "login_needed")


async def test_the_medals_of_a_match_are_told_to_their_owner_once_it_is_counted(client, app):
    table, four = await played(client, app)
    won = {one.id: [medal.medal for medal in await services_of(app).store.progress.medals_at([table], one.id)] for one in four}
    for somebody in four:
        told = (await somebody.get(f"/api/me/medals/{table}")).json()
        assert told == {"counted": True, "game": "truco", "medals": won[somebody.id]}
    stranger = await guest(client)
    assert (await stranger.get(f"/api/me/medals/{table}")).json()["medals"] == []
    assert (await stranger.get("/api/me/medals/nowhere")).json() == {"counted": False, "game": None, "medals": []}

"""The engine's build: what it takes along, and what happens where its parts cannot be had."""

from tools import engine


def test_where_the_runtime_cannot_be_had_the_engine_is_left_out_with_a_word(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(engine, "RUNTIME", tmp_path / "nowhere")
    assert not engine.build_engine(tmp_path / "engine")
    assert "left out" in capsys.readouterr().err
    assert not (tmp_path / "engine").exists()


def test_the_engine_takes_the_games_and_no_room_of_the_server():
    rooms = {inside.partition("/")[0] for inside, _ in engine._own()}
    assert {"cards", "rulebooks", "table", "games", "records", "championship", "club", "offline", "texts"} <= rooms
    assert rooms.isdisjoint({"store", "server", "papers", "cli", "bootstrap.py"})


def test_the_lock_names_every_wheel_with_its_hashes():
    assert all(engine._locked(name).startswith(f"{name}==") and "--hash=sha256:" in engine._locked(name) for name in engine.WHEELS)

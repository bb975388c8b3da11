"""A stranger who checks a championship of pairs with Python alone, from the letter of `docs/shuffle.md`: it knows nothing of the program.

    python stranger.py event.log event.people.json transcript.json …

It checks the chain of the log, the hash of every form beside it, every draw from its transcript, and that the log announced and revealed
what the transcript says. It prints what it found as JSON: lines, forms, erased, draws, and of each knockout who met and who won. What is
false ends it with exit code 1 and the reason.
"""

import json
import sys
from hashlib import sha256
from itertools import count
from pathlib import Path


class NotTrue(Exception):
    """Something is not as it was said."""


# The chain of the log and the forms beside it.


def read(text):
    """The lines of a log as tables, once the check at the end of each was found right."""
    check, found = "", []
    for number, line in enumerate(text.splitlines(), 1):
        body, _, told = line.rpartition(" ~")
        check = sha256(f"{check}\n{body}".encode()).hexdigest()[:16]
        if told != check:
            raise NotTrue(f"line {number}: wrong check")
        if number == 1 and body != "tento-championship 2":
            raise NotTrue("line 1: not a log")
        if number > 1:
            found.append(json.loads(body))
    return found


def forms(lines, things):
    """How many things lie beside the log with the hash that their line holds, and how many were erased, each by a line that says so."""
    named = {int(number) for line in lines if line["do"] == "erase" for number in line.get("things", ())}
    whole = gone = 0
    for line in lines:
        for number, told in line.get("beside", {}).items():
            thing = things[number]
            shown = [thing["kind"], thing.get("of", 0), thing["value"]]
            plain = json.dumps(shown, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            if thing.get("erased"):
                gone += 1
                if int(number) not in named or thing.get("salt"):
                    raise NotTrue(f"@{number}: erased by no line, or its salt is still there")
            elif sha256(bytes.fromhex(thing["salt"]) + plain.encode()).hexdigest() != told:
                raise NotTrue(f"@{number}: not what the line holds")
            else:
                whole += 1
    return whole, gone


# The draw: the order, then the places.


def tagged(tag, data):
    return sha256(tag.encode() + b"\0" + data).digest()


def permutation(tag, key, n):
    def stream():
        for block in count():
            yield from tagged(tag, key + block.to_bytes(8, "big"))

    source, places = stream(), list(range(n))
    for i in range(n - 1, 0, -1):
        width = 1
        while 256**width < i + 1:
            width += 1
        value = 256**width
        while value >= 256**width - 256**width % (i + 1):
            value = int.from_bytes(bytes(next(source) for _ in range(width)), "big")
        j = value % (i + 1)
        places[i], places[j] = places[j], places[i]
    return places


def ordered(draw):
    """The list in the order that seed and numbers give it."""
    seed, numbers = bytes.fromhex(draw["seed"]), [bytes.fromhex(number) for number in draw["numbers"]]
    if sha256(seed).hexdigest() != draw["commitment"]:
        raise NotTrue(f"{draw['stage']}: the seed is not the one committed to")
    key = tagged("tento/1/numbers", bytes([len(numbers)]) + b"".join(bytes([len(number)]) + number for number in numbers))
    house = permutation("tento/1/house", seed, len(draw["listed"]))
    public = permutation("tento/1/public", key, len(draw["listed"]))
    return [draw["listed"][house[place]] for place in public]


def kinds(names, delegations):
    """The names by their kind: the most numerous first, of equal ones the one that stands first; then each name of no kind by itself."""
    found: dict[str, list[str]] = {}
    for name in names:
        kind = "" if name == "" else delegations.get(name)
        if kind is not None:
            found.setdefault(kind, []).append(name)
    alone = [name for name in names if name != "" and name not in delegations]
    return sorted(found.values(), key=len, reverse=True), alone


def in_groups(names, many, delegations):
    """Groups of which each kind is spread: to the roomiest group that has had none of its kind in this turn."""
    if many == 1:
        return [list(names)]
    room = [len(names) // many + (place < len(names) % many) for place in range(many)]
    made: list[list[str]] = [[] for _ in range(many)]
    bound, alone = kinds(names, delegations)
    for same in (*bound, alone):
        had: set[int] = set()
        for name in same:
            open_ = [place for place in range(many) if room[place] and place not in had]
            if not open_:
                had = set()
                open_ = [place for place in range(many) if room[place]]
            place = max(open_, key=lambda one: (room[one], -one))
            made[place].append(name)
            room[place] -= 1
            had.add(place)
    return made


def halved(groups):
    """A bracket from its kinds: each goes to one half and the other by turns, an odd last one to the shorter half, and so on down."""
    if sum(map(len, groups)) == 1:
        return [name for same in groups for name in same]
    halves: tuple[list[list[str]], list[list[str]]] = ([], [])
    lengths = [0, 0]
    for same in groups:
        parts = [same[0::2], same[1::2]]
        if len(same) % 2 and lengths[0] > lengths[1]:
            parts = [same[0:-1:2], [*same[1::2], same[-1]]]
        for half in (0, 1):
            halves[half].append(parts[half])
            lengths[half] += len(parts[half])
    first, second = (sorted((part for part in half if part), key=len, reverse=True) for half in halves)
    return halved(first) + halved(second)


def bracket(draw):
    """The places of one bracket: a power of two that holds everybody, or fewer where a stage has fewer rounds."""
    size = 2
    while size < len(draw["order"]) and (draw["rounds"] is None or size < 2 ** draw["rounds"]):
        size *= 2
    return size


def placed(draw):
    """Groups, or the places of a bracket from top to bottom with an empty name for a bye."""
    if draw["method"] != "random":
        raise NotTrue(f"{draw['stage']}: this program redoes random draws alone")
    names, delegations = draw["order"], draw["delegations"]
    if draw["kind"] != "knockout":
        return in_groups(names, len(draw["groups"]), delegations)
    size = bracket(draw)
    brackets = -(-len(names) // size)
    byes = [""] * (brackets * size - len(names))
    found = []
    for part in in_groups([*byes, *names], brackets, delegations):
        bound, alone = kinds(part, delegations)
        found += halved([*bound, *([name] for name in alone)])
    return [found]


def redone(draw, lines):
    """Redoes one draw, and finds its list, commitment, seed and numbers in the log."""
    told = next((line for line in reversed(lines) if line["do"] == "announce-draw" and line["stage"] == draw["stage"]), None)
    run = next((line for line in reversed(lines) if line["do"] == "draw" and line["stage"] == draw["stage"]), None)
    if told is None or run is None or lines.index(told) > lines.index(run):
        raise NotTrue(f"{draw['stage']}: never announced and drawn")
    said = told["listed"], told["commitment"], run["seed"], run.get("numbers", [])
    if said != (draw["listed"], draw["commitment"], draw["seed"], draw["numbers"]):
        raise NotTrue(f"{draw['stage']}: the log says otherwise")
    if ordered(draw) != draw["order"]:
        raise NotTrue(f"{draw['stage']}: another order")
    if placed(draw) != draw["groups"]:
        raise NotTrue(f"{draw['stage']}: other places")


# Who met and who won, from the scores in the log.


def followed(draw, lines):
    """Each match of a knockout with its sides and its winner; the matches of a round come from the winners of the one before."""
    through, found = draw["groups"][0], {}
    gone = {line["entry"] for line in lines if line["do"] in ("withdraw", "note-withdrawal") or line.get("effect") == "disqualification"}
    for turn in range(1, bracket(draw).bit_length()):
        pairs = list(zip(through[0::2], through[1::2], strict=True))
        through = []
        for place, sides in enumerate(pairs, 1):
            name = f"{draw['stage']}/{turn}.{place}"
            won = winner(sides, [line for line in lines if line.get("match") == name], gone)
            through.append(won)
            found[name] = [*sides, won]
    return found


def winner(sides, lines, gone):
    """Who won a match: by the last word on it, or because the other side missed it or is out; None while that is not known."""
    if None in sides:
        return None
    if "" in sides:
        return sides[0] or sides[1]
    found, decided = None, False
    for line in lines:
        if line["do"] in ("report", "settle-dispute", "correct") and line.get("ruling") != "stand":
            found, decided = sides[taken(line, sides)], True
        elif line["do"] in ("absent", "award") or (line.get("effect") in ("jogo", "disqualification") and not decided):
            away = line.get("entries") or [line.get("entry")]
            here = [line["winner"]] if line["do"] == "award" else [side for side in sides if side not in away]
            found, decided = here[0] if here else "", True
    here = [side for side in sides if side not in gone]
    return found if decided or len(here) == 2 else "".join(here)


def taken(line, sides):
    """Which side a score is for. A partida that was level when its time was up is its who won the first mão."""
    won = [0, 0]
    for first, second in line["partidas"]:
        won[line["first_mao"] == sides[1] if first == second else first < second] += 1
    return won[0] < won[1]


def checked(log, people, draws):
    """All that this program can tell of an event."""
    lines = read(log)
    whole, gone = forms(lines, people["things"])
    for draw in draws:
        redone(draw, lines)
    matches: dict[str, list[str | None]] = {}
    for draw in draws:
        if draw["kind"] == "knockout":
            matches |= followed(draw, lines)
    return {"lines": len(lines) + 1, "forms": whole, "erased": gone, "draws": len(draws), "matches": matches}


if __name__ == "__main__":
    log_file, people_file, *draw_files = (Path(name).read_text(encoding="utf-8") for name in sys.argv[1:])
    try:
        print(json.dumps(checked(log_file, json.loads(people_file), [json.loads(draw) for draw in draw_files])))
    except NotTrue as error:
        sys.exit(str(error))

"""Knockouts by themselves: who plays whom after these results, worked out from the places of the bracket and from nothing else.

A match is known by the places of the bracket that it is played for: places 0 to 3 are the upper semifinal of eight. This file knows no
room of the program; what it says of a correction is what the guide says of one.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any


@dataclass
class Bracket:
    """Places from top to bottom, who won each match, which have begun, which somebody missed, and who is out of the event for that."""

    places: list[str]
    third: bool
    won: dict[Any, str] = field(default_factory=dict)
    begun: set[Any] = field(default_factory=set)
    missed: set[Any] = field(default_factory=set)
    out: set[str] = field(default_factory=set)

    def sides(self, match):
        """The two who play a match: None is not known yet, an empty name is nobody."""
        if match == "third":
            size = len(self.places)
            return tuple(self.loser((low, low + size // 2)) for low in (0, size // 2))
        low, high = match
        middle = (low + high) // 2
        return self.winner((low, middle)), self.winner((middle, high))

    def winner(self, match):
        """Who came through this part of the bracket."""
        low, high = match if match != "third" else (0, 0)
        if high - low == 1:
            return self.places[low]
        sides = self.sides(match)
        if None in sides:
            return None
        if "" in sides:
            return sides[0] or sides[1]
        here = [side for side in sides if side not in self.out]
        return self.won.get(match) or (None if len(here) == 2 else "".join(here))

    def loser(self, match):
        """Who was beaten there; nobody where nobody was."""
        sides, winner = self.sides(match), self.winner(match)
        if winner is None or None in sides:
            return None
        return "" if "" in sides or not winner else next(one for one in sides if one != winner)

    def matches(self):
        """Every match, the first round first."""
        size, step = len(self.places), 2
        while step <= size:
            yield from ((low, low + step) for low in range(0, size, step))
            step *= 2
        if self.third and size > 2:
            yield "third"

    def open(self):
        """The matches that can be played: both sides are there, nobody is out, and nobody has won."""
        return [one for one in self.matches() if all(self.sides(one)) and one not in self.won and not self.out & set(self.sides(one))]

    def following(self, match):
        """The match that the winner goes to."""
        if match == "third":
            return None
        low, high = match
        span = 2 * (high - low)
        return None if span > len(self.places) else (low // span * span, low // span * span + span)

    def later(self, match):
        """Every match that depends on this one, however far."""
        found = []
        one = None if match == "third" else match
        while one is not None:
            if self.third and 2 * (one[1] - one[0]) == len(self.places) and len(self.places) > 2:
                found.append("third")
            one = self.following(one)
            if one is not None:
                found.append(one)
        return found

    def decided(self, match):
        """Whether anything happened in a match."""
        return match in self.won or match in self.begun

    def correct(self, match, winner, ruling):
        """What a correction gives: the outcome, and the bracket after it."""
        touched = [one for one in self.later(match) if self.decided(one)]
        if match in self.missed or match not in self.won:
            return "refused"
        if winner == self.won[match]:
            return "recomputed"
        if touched and ruling is None:
            return "committee"
        if touched and ruling == "stand":
            return "stands"
        for one in touched:
            self.won.pop(one, None)
            self.begun.discard(one)
            self.missed.discard(one)
        self.won[match] = winner
        return "replayed" if touched else "moved_on"


def random_case(luck, wins, target):
    """A bracket at random with results at random, as a case writes them, and what must be answered.

    `wins` partidas of `target` points win a match.
    """
    chance = Random(luck)
    size = chance.choice((2, 4, 4, 8, 8, 16))
    names = [f"N{place}" for place in range(size)]
    chance.shuffle(names)
    for place in range(0, size - 2, 2):
        if chance.random() < 0.12:
            names[place + chance.randrange(2)] = ""
    bracket = Bracket(names, third=chance.random() < 0.4)
    results: list[str] = []
    for _ in range(chance.randrange(1, 2 * size)):
        if not bracket.open():
            break
        results.append(_play(bracket, chance.choice(bracket.open()), chance, wins, target))
    if not [one for one in bracket.won if one not in bracket.missed]:
        return None
    match = chance.choice(sorted(bracket.won, key=str))
    started = _start(bracket, match, chance)
    if started is None:
        return None
    winner, ruling = chance.choice(bracket.sides(match)), chance.choice((None, None, "stand", "replay"))
    sides = bracket.sides(match)
    case = {"bracket": names, "results": results, "correct": _written(sides, winner, chance, wins, target), "started": started}
    case |= {"ruling": ruling} if ruling is not None else {}
    outcome = bracket.correct(match, winner, ruling)
    following = bracket.following(match)
    answers = {
        "outcome": outcome,
        "next": [side or "none" for side in bracket.sides(following)] if following is not None else [],
        "third": [side or "none" for side in bracket.sides("third")] if "third" in bracket.matches() else [],
    }
    return case, bracket.third, answers


def _play(bracket, match, chance, wins, target):
    """Plays a match, or has its loser miss it, and writes the result."""
    sides = bracket.sides(match)
    winner = chance.choice(sides)
    loser = next(one for one in sides if one != winner)
    bracket.won[match] = winner
    if chance.random() < 0.1:
        bracket.missed.add(match)
        bracket.out.add(loser)
        return f"{winner} wo {loser}"
    return _written(sides, winner, chance, wins, target)


def _written(sides, winner, chance, wins, target):
    """A result with either side first: partidas alone, or with the points in all or of each; of one partida its points alone."""
    first, second = sides if chance.random() < 0.5 else sides[::-1]
    low = chance.randrange(wins)
    takers = [*chance.sample([True] * (wins - 1) + [False] * low, wins - 1 + low), True]
    partidas = [(target, chance.randrange(target))[:: 1 if taken == (winner == first) else -1] for taken in takers]
    won = (wins, low) if winner == first else (low, wins)
    how = chance.choice(("partidas", "sums", "each", "points"))
    if how == "points" and wins == 1:
        return "{} {}-{} {}".format(first, *partidas[0], second)
    told = {"sums": [tuple(map(sum, zip(*partidas, strict=True)))], "each": partidas}.get(how, [])
    return " ".join(["{} {}-{} {}".format(first, *won, second), *("{}-{}".format(*score) for score in told)])


def _start(bracket, match, chance):
    """What the case says has begun: nothing, the next match, or some that it names. None where that cannot be set up."""
    how = chance.randrange(3)
    following = bracket.following(match)
    if how == 0 or (how == 1 and (following is None or (following not in bracket.won and following not in bracket.open()))):
        return False
    ready = bracket.open()
    if how == 1:
        if following not in bracket.won and following not in ready:
            return None
        bracket.begun.add(following)
        return True
    chosen: list[str] = []
    busy: set[str] = set()
    for one in chance.sample(ready, min(len(ready), 2)):
        if not busy & set(bracket.sides(one)):
            busy |= set(bracket.sides(one))
            chosen.append(" x ".join(bracket.sides(one)))
            bracket.begun.add(one)
    return chosen

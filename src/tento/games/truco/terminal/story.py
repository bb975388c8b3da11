"""From events to the story that the table tells: sentences, and what the players say."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tento.cards.card import Card, symbol
from tento.cards.chance import Chance
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.ranking import manilhas
from tento.games.truco.terminal.scene import OURS
from tento.games.truco.texts.play import raise_word
from tento.games.truco.texts.rules import RULE_WORDS
from tento.games.truco.texts.table import COMBINATIONS, ENDS, MANILHAS, OFFENCES, REPORTS, SPEECH, WHYS, counted, nth, tell
from tento.games.truco.values import OPEN_FERRO
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat, pair_of
from tento.terminal.company import HUMAN, Company
from tento.terminal.pages import cited
from tento.terminal.scene import Balloon, Line
from tento.texts.language import Words, capital, listed, pick

# With the table doing the ceremony these are told in one line when the cards are dealt.
CEREMONY: Final = (ev.PackSpread, ev.CardDrawn, ev.PackShuffled, ev.PackCut, ev.SubirOrdered, ev.CardsBurnt, ev.PackReturned)


class Story:
    """Hears the events of a match in order and tells them. The talk of the players comes from a chance of its own."""

    def __init__(self, company: Company, rulebook: Rulebook, chance: Chance, *, ceremony: bool = False) -> None:
        self.balloon: Balloon | None = None
        self._company = company
        self._lang = company.lang
        self._rulebook = rulebook
        self._chance = chance
        self._ceremony = ceremony
        self._drawn: list[str] = []
        self._cutter: Seat | None = None
        self._vira: Card | None = None
        self._kind = "normal"

    def hear(self, events: Iterable[ev.TrucoEvent]) -> tuple[Line, ...]:
        """The lines of these events; a balloon is the last thing said, and goes when something else happens."""
        lines: list[Line] = []
        self.balloon = None
        for event in events:
            self._remember(event)
            spoken = self._speech(event)
            if spoken is not None:
                lines.append(spoken)
            if self._ceremony or not isinstance(event, CEREMONY):
                lines += [Line(text) for text in self._told(event)]
        return tuple(lines)

    def closing(self, events: Iterable[ev.TrucoEvent]) -> tuple[str, ...]:
        """What ended with these events: the mão, the partida, the match."""
        return tuple(
            text for event in events if isinstance(event, ev.MaoEnded | ev.PartidaEnded | ev.MatchEnded) for text in self._told(event)
        )

    def _remember(self, event: ev.TrucoEvent) -> None:
        match event:
            case ev.PackSpread():
                self._drawn = []
            case ev.CardDrawn():
                self._drawn.append(f"{self._name(event.seat)} {symbol(event.card)}")
            case ev.PackShuffled():
                self._cutter, self._vira, self._kind = event.cutter, None, event.kind
            case ev.CardsDealt() | ev.ViraTurned():
                self._vira = event.vira

    def _speech(self, event: ev.TrucoEvent) -> Line | None:
        """What the player of this event says while doing it."""
        match event:
            case ev.RaiseCalled():
                step = self._rulebook.values.raise_ladder.index(event.to)
                return self._say(event.seat, f"raise.{min(step, 3)}", self._raise_name(event.to))
            case ev.RaiseAccepted():
                return self._say(event.seat, "accept")
            case ev.RaiseRefused():
                return self._say(event.seat, "run")
            case ev.OnzeDecided():
                return self._say(event.seat, "onze.play" if event.play else "onze.run")
            case ev.HandClaimed():
                return self._say(event.seat, "claim")
            case ev.CardPlayed() if self._manilha(event.card) == 0:
                return self._say(event.seat, "zap")
        return None

    def _say(self, seat: Seat, kind: str, name: str = "") -> Line | None:
        """The reader says the plain word; a bot has moods, where the rulebook lets them talk."""
        choices = SPEECH[kind]
        plain = seat == HUMAN or self._rulebook.values.speech == "official_only"
        text = pick(choices[0] if plain else self._chance.choice(choices), self._lang).format(name=name)
        if not text:
            return None
        self.balloon = Balloon(seat, text)
        return Line(text, self._company.names[seat])

    def _told(self, event: ev.TrucoEvent) -> list[str]:
        if isinstance(event, ev.CardsDealt):
            return [self._tell_deal(event)]
        if isinstance(event, ev.RaiseCalled):
            return []
        if isinstance(event, ev.RaiseRefused) and event.final:
            return []
        key, facts = self._told_as(event)
        text = tell(key, self._lang, facts)
        return [text + self._reason(event)]

    def _tell_deal(self, event: ev.CardsDealt) -> str:
        """One line for the whole ceremony: who cut, who dealt, the vira, who leads."""
        cut = self._cutter is not None and not self._ceremony
        facts = {"who": self._name(event.dealer), "cutter": self._name(self._cutter or HUMAN), "leader": self._name(event.leader)}
        keys = ["CardsDealt.cut" if cut else "CardsDealt"]
        if self._kind != "normal":
            keys.insert(0, f"CardsDealt.{self._kind}{'_open' if self._ferro_is_open() else ''}")
        if event.vira is not None:
            facts["vira"] = symbol(event.vira)
            keys.append("CardsDealt.vira")
        keys.append("CardsDealt.leads_me" if event.leader == HUMAN else "CardsDealt.leads")
        return " ".join(tell(key, self._lang, facts) for key in keys)

    def _ferro_is_open(self) -> bool:
        return self._kind == "ferro" and self._rulebook.values.ferro_hand_visibility in OPEN_FERRO

    def _told_as(self, event: ev.TrucoEvent) -> tuple[str, Mapping[str, str | int]]:
        """The key of the event's sentence, and its facts."""
        key = type(event).__name__
        facts = self._facts(event)
        match event:
            case ev.DealerChosen() if self._drawn:
                key += ".drawn_me" if event.seat == HUMAN else ".drawn"
            case ev.PackShuffled() if event.cutter == HUMAN:
                key += ".me"
            case ev.CardsBurnt() if event.cards:
                key += ".open"
            case ev.OnzeVoted():
                key += ".play" if event.play else ".run"
            case ev.OnzeDecided():
                key += ".play" if event.play else ".run_me" if pair_of(event.seat) == OURS else ".run"
            case ev.CardPlayed() if self._manilha(event.card) is not None:
                key += ".manilha"
            case ev.RaiseRefused():
                key += ".waiting"
            case ev.RodadaEnded() | ev.MaoEnded() | ev.PartidaEnded() | ev.MatchEnded():
                nobody = "tied" if isinstance(event, ev.RodadaEnded) else "nobody"
                key += f".{nobody if event.winner is None else self._company.side(event.winner)}"
        return key, facts

    def _facts(self, event: Any) -> dict[str, str | int]:
        """All that a sentence may name, in words: seats as names, cards as symbols."""
        facts: dict[str, str | int] = {"foe": self._company.names[1], "drawn": ", ".join(self._drawn)}
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        for name, value in fields.items():
            if name in ("card", "vira") and value is not None:
                facts[name] = symbol(value)
            elif name in ("cutter", "against", "of", "leader") and value is not None:
                facts[name] = self._name(value)
        seat = fields.get("seat", fields.get("dealer"))
        if seat is not None:
            facts["who"] = self._name(seat)
        if isinstance(event, ev.DrawTied):
            facts["who"] = listed([self._name(one) for one in event.seats], self._lang)
        return facts | self._counts(event, fields) | self._words(fields)

    def _counts(self, event: Any, fields: Mapping[str, Any]) -> dict[str, str | int]:
        counts: dict[str, str | int] = {}
        points = fields.get("points", fields.get("value"))
        if isinstance(event, ev.OnzeDecided):
            points = self._rulebook.values.onze_play_value
        if points is not None:
            counts["points"] = counted(points, "point", self._lang)
        for name in ("at", "count"):
            if name in fields:
                counts["cards"] = counted(fields[name], "card", self._lang)
        if "number" in fields:
            counts["nth"] = nth(fields["number"], self._lang)
        if "score" in fields:
            counts["score"] = self._company.score(fields["score"])
        return counts | {name: fields[name] for name in ("minutes",) if name in fields}

    def _words(self, fields: Mapping[str, Any]) -> dict[str, str]:
        """Codes as words, and several cards as one text."""
        words = {}
        tables: tuple[tuple[str, Mapping[str, Words]], ...] = (("offence", OFFENCES), ("combination", COMBINATIONS))
        for name, table in tables:
            if name in fields:
                words[name] = pick(table.get(fields[name], (fields[name],) * 2), self._lang)
        if "kind" in fields:
            words["report"] = pick(REPORTS.get(fields["kind"], (fields["kind"],) * 2), self._lang)
            words["sanction"] = RULE_WORDS.say_value("sanctions", fields["kind"], self._lang)
        if "cards" in fields:
            words["shown"] = " ".join(symbol(card) for card in fields["cards"])
        if isinstance(fields.get("card"), str) and (rank := self._manilha(fields["card"])) is not None:
            words["manilha"] = pick(MANILHAS[rank], self._lang)
        return words

    def _reason(self, event: ev.TrucoEvent) -> str:
        """After the end of something: why, with the article."""
        if isinstance(event, ev.MaoEnded):
            return f" {capital(pick(WHYS.get(event.why, (event.why,) * 2), self._lang))}{cited(event.articles)}."
        if isinstance(event, ev.PartidaEnded | ev.MatchEnded) and event.why != "points":
            return f" {capital(pick(ENDS[event.why], self._lang))}{cited(event.articles)}."
        return ""

    def _manilha(self, card: Card) -> int | None:
        ranked = manilhas(self._rulebook.values, self._vira)
        return ranked.index(card) if card in ranked else None

    def _raise_name(self, value: int) -> str:
        return raise_name(self._rulebook, value)

    def _name(self, seat: Seat) -> str:
        return self._company.mid(seat)


def raise_name(rulebook: Rulebook, value: int) -> str:
    """The word for a value of the ladder."""
    rules = rulebook.values
    return raise_word(rules.raise_names[rules.raise_ladder.index(value)])

"""A replayed match told to a person who may see everything: each mão with its dealer, its cards, its raises, its result and why."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tento.cards.card import symbol
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.ranking import manilhas
from tento.games.truco.rules.state import State, the_mao
from tento.games.truco.texts.rules import RULE_WORDS
from tento.games.truco.texts.table import COMBINATIONS, ENDS, OFFENCES, REPORTS, WHYS, counted, nth, tell
from tento.table.seats import PAIR_NAMES, Pair
from tento.table.story import Kind, Replayed, Told, cards, write_time
from tento.texts.language import Lang, Words, capital, listed, pick

# What a reader who takes no side is told otherwise than a player at the table.
_WORDS: Final[dict[str, Words]] = {
    "heading": ("Mão {number} · {kind}{time} · {score}", "Mão {number} · {kind}{time} · {score}"),
    "normal": ("comum", "normal"),
    "onze": ("mão de onze", "mão de onze"),
    "ferro": ("mão de ferro", "mão de ferro"),
    "shuffled": ("{dealer} embaralha, {cutter} corta.", "{dealer} shuffles, {cutter} cuts."),
    "first": ("{who} dá primeiro.", "{who} deals first."),
    "cut": ("{who} cortou em {at}.", "{who} cut at {at}."),
    "hands": ("Cartas: {hands}.", "Cards: {hands}."),
    "manilhas": ("manilhas {cards}", "manilhas {cards}"),
    "hidden_vira": ("Vira fechada: {vira}", "Vira face down: {vira}"),
    "leads": ("{leader} abre.", "{leader} leads."),
    "covered": ("{who} jogou {card} coberta.", "{who} played {card} face down."),
    "onze_play": ("{who} decide jogar.", "{who} decides to play."),
    "onze_run": ("{who} decide correr.", "{who} decides to run."),
    "accepted": ("{who} aceita: a mão vale {value}.", "{who} accepts: the mão is worth {value}."),
    "thrown": (
        "{who} jogou várias cartas de uma vez: {shown}; cobertas: {covered}.",
        "{who} threw several cards at once: {shown}; covered: {covered}.",
    ),
    "stolen": ("Sem ninguém ver, {who} pegou {card} do baralho.", "Unseen, {who} took {card} from the pack."),
    "peeked": ("Sem ninguém ver, {who} espiou {card} de {of}.", "Unseen, {who} looked at {card} of {of}."),
    "tento": ("{who} pediu tento contra {against}{offence}.", "{who} called tento against {against}{offence}."),
    "rodada": ("{nth} rodada: {told} → {winner}", "{nth} rodada: {told} → {winner}"),
    "tied": ("empate", "tied"),
    "mao": ("{winner} leva a mão: {points} ({why}). {score}", "{winner} takes the mão: {points} ({why}). {score}"),
    "mao_nobody": ("Ninguém marca ({why}). {score}", "Nobody scores ({why}). {score}"),
    "partida": ("{winner} ganha a partida {why}. Partidas: {jogo}", "{winner} wins the partida {why}. Partidas: {jogo}"),
    "match": ("{winner} ganha o jogo {why}. Partidas: {jogo}", "{winner} wins the match {why}. Partidas: {jogo}"),
    "pair": ("Dupla {name}", "Pair {name}"),
}


def story(steps: Iterable[Replayed], names: Sequence[str], lang: Lang) -> Iterator[Told]:
    """The whole match, line by line."""
    teller = _Teller(names, lang)
    for step in steps:
        yield from teller.tell(step)
    yield from teller.flush()


class _Teller:
    """Gathers what is said in a rodada until it ends."""

    def __init__(self, names: Sequence[str], lang: Lang) -> None:
        self._names = names
        self._lang = lang
        self._said: list[str] = []
        self._mao = 0

    def tell(self, step: Replayed) -> Iterator[Told]:
        """The lines that this step completes."""
        for event in step.step.events:
            if isinstance(event, ev.PackShuffled):
                yield from self.flush()
                self._mao += 1
                yield self._line("heading", self._heading(event, step))
            if type(event) in _LINES:
                yield from _LINES[type(event)](self, event, step)
            elif type(event) in _SENTENCES:
                self._said.append(capital(_SENTENCES[type(event)](self, event, step)))

    def flush(self) -> Iterator[Told]:
        """What was said since the last line."""
        if self._said:
            yield self._line("line", " ".join(self._said))
            self._said.clear()

    def word(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A sentence of the story's own."""
        return pick(_WORDS[key], self._lang).format(**facts)

    def say(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A sentence of the table."""
        return tell(key, self._lang, facts)

    def pick(self, words: Mapping[str, Words], key: str) -> str:
        """A word of a dictionary, or the key itself."""
        return pick(words.get(key, (key, key)), self._lang)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat]

    def all_names(self, seats: Iterable[int]) -> str:
        """`Ana, Beto e Caio`."""
        return listed([self.name(seat) for seat in seats], self._lang)

    def pair(self, pair: Pair) -> str:
        """A pair by its letter; in a game of two, the player."""
        return self.name(pair) if len(self._names) == 2 else self.word("pair", {"name": PAIR_NAMES[pair]})

    def score(self, score: tuple[int, int]) -> str:
        """`A 3 × 1 B`, or with the names of two players."""
        a, b = self._names if len(self._names) == 2 else PAIR_NAMES
        return f"{a} {score[0]} × {score[1]} {b}"

    def counted(self, number: int, noun: str) -> str:
        """`3 pontos`."""
        return counted(number, noun, self._lang)

    def raised(self, state: State, to: int) -> str:
        """The first raise is called truco, the others by their number."""
        return f"truco ({to})" if to == state.rules.raise_ladder[0] else str(to)

    def sanction(self, kind: str) -> str:
        """A sanction of the referee in words."""
        return RULE_WORDS.say_value("sanctions", kind, self._lang)

    def rodada(self, event: ev.RodadaEnded) -> Iterator[Told]:
        """The rodada in one line: everything said in it, and who took it."""
        winner = self.word("tied", {}) if event.winner is None else self.pair(event.winner)
        facts = {"nth": nth(event.number, self._lang), "told": " ".join(self._said), "winner": winner}
        self._said.clear()
        yield self._line("line", self.word("rodada", facts))

    def dealt(self, event: ev.CardsDealt, state: State) -> Iterator[Told]:
        """The deal: what was said in the ceremony, the vira and its manilhas, the hands."""
        yield from self.flush()
        mao = the_mao(state)
        hands = " · ".join(f"{self.name(seat)} {cards(hand)}" for seat, hand in enumerate(mao.hands))
        yield self._line("line", self.word("hands", {"hands": hands}))
        above = self.word("manilhas", {"cards": cards(manilhas(state.rules, mao.vira))})
        if mao.vira is None:
            vira = capital(above)
        else:
            vira = f"{f'Vira: {symbol(mao.vira)}' if event.vira else self.word('hidden_vira', {'vira': symbol(mao.vira)})}; {above}"
        yield self._line("line", f"{vira}. {self.word('leads', {'leader': self.name(event.leader)})}")

    def result(self, kind: Kind, text: str) -> Iterator[Told]:
        """The end of something, after all that was said before it."""
        yield from self.flush()
        yield self._line(kind, text)

    def _line(self, kind: Kind, text: str) -> Told:
        return Told(kind, self._mao, text)

    def _heading(self, event: ev.PackShuffled, step: Replayed) -> str:
        time = f" · {write_time(step.at)}" if step.at else ""
        return self.word(
            "heading",
            {"number": self._mao, "kind": self.word(event.kind, {}), "time": time, "score": self.score(step.step.state.score)},
        )


def _why(t: _Teller, words: Mapping[str, Words], event: Any) -> str:
    """Why, and by which articles, each once."""
    return "; ".join([t.pick(words, event.why), *dict.fromkeys(event.articles)])


def _mao_over(t: _Teller, e: ev.MaoEnded, _: Replayed) -> Iterator[Told]:
    facts = {"why": _why(t, WHYS, e), "score": t.score(e.score), "points": t.counted(e.points, "point")}
    if e.winner is None:
        return t.result("result", t.word("mao_nobody", facts))
    return t.result("result", t.word("mao", {**facts, "winner": t.pair(e.winner)}))


def _over(key: str) -> Callable[[_Teller, Any, Replayed], Iterator[Told]]:
    def line(t: _Teller, e: Any, _: Replayed) -> Iterator[Told]:
        articles = f" ({'; '.join(dict.fromkeys(e.articles))})" if e.articles else ""
        facts = {"winner": t.pair(e.winner), "why": t.pick(ENDS, e.why) + articles, "jogo": t.score(e.jogo)}
        return t.result("end", t.word(key, facts))

    return line


_LINES: Final[dict[type, Callable[[_Teller, Any, Replayed], Iterator[Told]]]] = {
    ev.CardsDealt: lambda t, e, s: t.dealt(e, s.step.state),
    ev.RodadaEnded: lambda t, e, _: t.rodada(e),
    ev.MaoEnded: _mao_over,
    ev.PartidaEnded: _over("partida"),
    ev.MatchEnded: _over("match"),
    ev.TimeUp: lambda t, _e, _s: t.result("line", t.say("TimeUp", {})),
    ev.OvertimeStarted: lambda t, e, _: t.result("line", t.say("OvertimeStarted", {"minutes": e.minutes})),
}


def _burnt(t: _Teller, e: ev.CardsBurnt, s: Replayed) -> str:
    """A reader of the replay sees the cards that were burnt face down, too."""
    gone = the_mao(s.step.state).burnt[-e.count :]
    return t.say("CardsBurnt.open", {"who": t.name(e.seat), "cards": t.counted(e.count, "card"), "shown": cards(gone)})


def _covered(t: _Teller, e: ev.CardCovered, s: Replayed) -> str:
    assert isinstance(s.action, do.Cover), "only a cover lays a card face down"
    return t.word("covered", {"who": t.name(e.seat), "card": symbol(s.action.card)})


def _thrown(t: _Teller, e: ev.CardsThrown, s: Replayed) -> str:
    facts = {"who": t.name(e.seat), "shown": cards(e.cards) or "—"}
    if not isinstance(s.action, do.Throw) or not s.action.covered:
        return t.say("CardsThrown", facts)
    return t.word("thrown", {**facts, "covered": cards(s.action.covered)})


def _tento(t: _Teller, e: ev.TentoCalled, _: Replayed) -> str:
    offence = f" ({e.offence})" if e.offence else ""
    return t.word("tento", {"who": t.name(e.seat), "against": t.name(e.against), "offence": offence})


def _punished(t: _Teller, e: ev.OffencePunished, _: Replayed) -> str:
    return t.say("OffencePunished", {"who": t.name(e.seat), "offence": t.pick(OFFENCES, e.offence), "points": t.counted(e.points, "point")})


def _claimed(t: _Teller, e: ev.HandClaimed, _: Replayed) -> str:
    return t.say("HandClaimed", {"who": t.name(e.seat), "shown": cards(e.cards), "combination": t.pick(COMBINATIONS, e.combination)})


_SENTENCES: Final[dict[type, Callable[[_Teller, Any, Replayed], str]]] = {
    ev.PackSpread: lambda t, _e, _s: t.say("PackSpread", {}),
    ev.CardDrawn: lambda t, e, _: t.say("CardDrawn", {"who": t.name(e.seat), "card": symbol(e.card)}),
    ev.DrawTied: lambda t, e, _: t.say("DrawTied", {"who": t.all_names(e.seats)}),
    ev.DealerChosen: lambda t, e, _: t.word("first", {"who": t.name(e.seat)}),
    ev.PackShuffled: lambda t, e, _: t.word("shuffled", {"dealer": t.name(e.dealer), "cutter": t.name(e.cutter)}),
    ev.PackCut: lambda t, e, _: t.word("cut", {"who": t.name(e.seat), "at": e.at}),
    ev.SubirOrdered: lambda t, e, _: t.say("SubirOrdered", {"who": t.name(e.seat)}),
    ev.CardsBurnt: _burnt,
    ev.ViraTurned: lambda t, e, _: t.say("ViraTurned", {"vira": symbol(e.vira)}),
    ev.OnzeVoted: lambda t, e, _: t.say("OnzeVoted.play" if e.play else "OnzeVoted.run", {"who": t.name(e.seat)}),
    ev.OnzeDecided: lambda t, e, _: t.word("onze_play" if e.play else "onze_run", {"who": t.name(e.seat)}),
    ev.CardPlayed: lambda t, e, _: t.say("CardPlayed", {"who": t.name(e.seat), "card": symbol(e.card)}),
    ev.CardCovered: _covered,
    ev.RaiseCalled: lambda t, e, s: t.say("RaiseCalled", {"who": t.name(e.seat), "raise_name": t.raised(s.step.state, e.to)}),
    ev.RaiseAccepted: lambda t, e, _: t.word("accepted", {"who": t.name(e.seat), "value": e.value}),
    ev.RaiseRefused: lambda t, e, _: t.say("RaiseRefused" if e.final else "RaiseRefused.waiting", {"who": t.name(e.seat)}),
    ev.HandClaimed: _claimed,
    ev.CardsThrown: _thrown,
    ev.CardKept: lambda t, e, _: t.say("CardKept", {"who": t.name(e.seat), "card": symbol(e.card)}),
    ev.CardStolen: lambda t, e, _: t.word("stolen", {"who": t.name(e.seat), "card": symbol(e.card)}),
    ev.CardPeeked: lambda t, e, _: t.word("peeked", {"who": t.name(e.seat), "card": symbol(e.card), "of": t.name(e.of)}),
    ev.TentoCalled: _tento,
    ev.TentoDismissed: lambda t, _e, _s: t.say("TentoDismissed", {}),
    ev.OffencePunished: _punished,
    ev.Reported: lambda t, e, _: t.say("Reported", {"report": t.pick(REPORTS, e.kind)}),
    ev.Sanctioned: lambda t, e, _: t.say("Sanctioned", {"who": t.name(e.seat), "sanction": t.sanction(e.kind)}),
    ev.DeckReplaced: lambda t, _e, _s: t.say("DeckReplaced", {}),
}

"""The dialogue of a ruling in lines: which situation, what of it, and the answer in words."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook
from tento.table.rulings import Field, Question, Ruling, Rulings
from tento.terminal.field_reading import BadText, read_field
from tento.texts.language import Lang, pick
from tento.texts.rulings import label


class Quit(Exception):
    """The reader asks for no more."""


class Dialogue(NamedTuple):
    """The rulings of a game, asked in one language: how a line is told, and how one is read; None is read at the end of the input."""

    rulings: Rulings
    tell: Callable[[str], None]
    read: Callable[[str], str | None]
    lang: Lang

    def _ask(self, prompt: str) -> str:
        """One line; EOFError at the end of the input, Quit for `q`."""
        found = self.read(f"{prompt}: ")
        if found is None:
            raise EOFError
        if found.strip().casefold() == "q":
            raise Quit
        return found.strip()

    def _say(self, key: str) -> str:
        return label(key, self.lang)

    def choose(self) -> Question:
        """The situation, by its number or its name."""
        offered = self.rulings.questions()
        for place, question in enumerate(offered, 1):
            self.tell(f"{place:3}  {pick(question.words, self.lang)}  [{question.items}]")
        while True:
            text = self._ask(self._say("which"))
            found = [question for place, question in enumerate(offered, 1) if text in (str(place), question.name)]
            if found:
                return found[0]
            self.tell(self._say("unknown"))

    def ask_fields(self, question: Question, known: Mapping[str, Any]) -> dict[str, Any]:
        """What is given, field by field; what is known already, or of no use here, is not asked."""
        given = dict(known)
        for field in question.fields:
            if field.key not in given and _wanted(question, field, given):
                found = self._ask_field(field)
                if found is not None:
                    given[field.key] = found
        return given

    def _ask_field(self, field: Field) -> Any:
        """The value; None where the line is empty and the default may stand."""
        parts = (pick(field.words, self.lang), self._how(field), self._default(field))
        prompt = " ".join(part for part in parts if part)
        while True:
            text = self._ask(prompt)
            if not text and not field.required:
                return None
            try:
                if text:
                    return read_field(field, text, self.rulings.texts.terms)
                self.tell(self._say("needed"))
            except BadText as error:
                self.tell(f"{self._say('again')}: {error} {self._how(field)}")

    def _how(self, field: Field) -> str:
        """How the answer is written."""
        if field.choices:
            return "[" + " · ".join(f"{place} {pick(choice.words, self.lang)}" for place, choice in enumerate(field.choices, 1)) + "]"
        return "" if field.kind == "number" else self._say(field.kind)

    def _default(self, field: Field) -> str:
        """What an empty line means."""
        if field.required:
            return ""
        words = {choice.value: pick(choice.words, self.lang) for choice in field.choices}
        if isinstance(field.default, str):
            return f"({words[field.default]})"
        if isinstance(field.default, bool):
            return f"({self._say('yes' if field.default else 'no')})"
        if isinstance(field.default, int):
            return f"({field.default})"
        return f"({self._say('not_known' if field.default is None else 'nothing')})"

    def rule(self, rulebook: Rulebook, question: Question, given: dict[str, Any]) -> Ruling:
        """The ruling. What cannot be is told, and asked again where it is a field; `given` then holds what was meant."""
        while True:
            try:
                return self.rulings.answer(rulebook, question.name, given)
            except BadKey as error:
                key = error.key.partition("[")[0].partition(".")[0]
                wrong = next((field for field in question.fields if field.key == key), None)
                if wrong is None:
                    raise
                self.tell(f"{self._say('again')}: {error}")
                found = self._ask_field(wrong)
                given.pop(key, None)
                if found is not None:
                    given[key] = found

    def told(self, ruling: Ruling) -> Iterator[str]:
        """The ruling in lines: every answer that there is, and each article with its paraphrase."""
        for key, value in ruling.answers.items():
            if value is not None and value != []:
                yield f"{pick(self.rulings.texts.answers[key], self.lang)}: {self._said(value)}"
        for article in ruling.articles:
            yield f"{article.cite}: {pick((article.pt, article.en), self.lang)}"

    def _said(self, value: Any) -> str:
        if isinstance(value, bool):
            return self._say("yes" if value else "no")
        if isinstance(value, list):
            return ", ".join(map(self._said, value))
        words = self.rulings.texts.values
        return pick(words[value], self.lang) if value in words else str(value)

    def decide(self, ruling: Ruling) -> str | None:
        """What the floor decided, where it is left to the floor; the recommended outcome for an empty line."""
        if not ruling.outcomes:
            return None
        self.tell(self._say("floor"))
        for place, outcome in enumerate(ruling.outcomes, 1):
            advised = f" ({self._say('advised')})" if outcome == ruling.advised else ""
            self.tell(f"{place:3}  {self._said(outcome)}{advised}")
        while True:
            text = self._ask(self._say("decided"))
            if not text and ruling.advised is not None:
                return ruling.advised
            found = [outcome for place, outcome in enumerate(ruling.outcomes, 1) if text in (str(place), outcome)]
            if found:
                return found[0]
            self.tell(f"{self._say('again')}: {text}")


def _wanted(question: Question, field: Field, given: Mapping[str, Any]) -> bool:
    if field.only_if is None:
        return True
    other = next(one for one in question.fields if one.key == field.only_if.key)
    return field.only_if.holds(given.get(other.key, other.default))

/** The answers to the questions that an action leaves open: how the lixo is used, where a 2 goes, which jogo grows. */
import type { MeldView } from './messages';
import { addition, type Play } from './play.svelte';
import { cardList, meldName, suggestionText, type Teller } from './telling';
import type { Answer } from './Ways.svelte';

export function waysToTake(play: Play, teller: Teller): Answer[] {
  const { t } = teller;
  const top = play.rodada?.lixo_top ?? null;
  return play.takes.map((action) => {
    const cards = action.cards ?? [];
    const meld = play.melds.find((one) => one.name === action.meld);
    const used = [...(top ? [top] : []), ...cards];
    const fresh = cards.length ? t.act.takeNew(cardList(used, teller)) : t.act.takeOnly;
    return { text: meld ? t.act.takeAdd(meldName(meld, teller)) : fresh, cards: [...used, ...ends(meld)], do: () => void play.do(action) };
  });
}

/** What comes to the hand with the lixo, beside its top card. */
export function restOfLixo(play: Play, { t, common }: Teller): string {
  const rest = (play.rodada?.lixo_size ?? 1) - 1;
  return rest > 0 ? t.act.takeGets(common.cards(rest)) : t.act.takeAlone;
}

export function waysToLayNow(play: Play, teller: Teller): Answer[] {
  return play.lays.map((cards) => ({ text: teller.t.act.layThis(cardList(cards, teller)), cards, do: () => void play.do({ do: 'lay', cards }) }));
}

export function waysToAddNow(play: Play, teller: Teller): Answer[] {
  const { act } = teller.t;
  const targets = play.targets.filter(({ meld }) => play.onto === null || meld.name === play.onto);
  return targets.flatMap((target) =>
    target.ways.map((way) => ({
      text: act.takeAdd(meldName(target.meld, teller)),
      cards: way.cards,
      do: () => void play.do(addition(target, way, play.cards)),
      ...(target.ways.length > 1 ? { note: way.low ? act.atLow : act.atHigh } : {}),
    })),
  );
}

export function everySuggestion(play: Play, teller: Teller): Answer[] {
  return play.suggested.map((one) => ({
    text: suggestionText(one, teller),
    cards: [...one.cards, ...ends(one.meld)],
    do: () => void play.do(one.action),
  }));
}

/** A jogo drawn by its two ends. */
const ends = (meld: MeldView | null | undefined): string[] => (meld ? [meld.cards[0]!, meld.cards.at(-1)!] : []);

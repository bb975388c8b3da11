/** The places of a finished match worth going to: each rodada, each canastra, each morto taken, each batida, the end. */
import type { Chapter, ToldStep } from '../../lib/replays';
import type { GameEvent, View } from './messages';
import { madeCanastra } from './speaking';
import type { TrancaWords } from './words';

export function chapters(steps: readonly ToldStep[], words: TrancaWords['chapters']): Chapter[] {
  const found: Chapter[] = [];
  let rodadas = 0;
  steps.forEach((step, at) => {
    for (const event of step.events as GameEvent[]) {
      const note = (kind: Chapter['kind'], text: string): void => void found.push({ at, kind, text });
      if (event.event === 'CardsDealt') note('deal', words.rodada((rodadas += 1)));
      else if (event.event === 'MeldLaid' || event.event === 'CardsAdded') {
        if (madeCanastra(event, (steps[at - 1]?.view as View | undefined) ?? null)) note('moment', words[event.kind as 'limpa' | 'suja']);
      } else if (event.event === 'MortoTaken') note('moment', words.morto);
      else if (event.event === 'RodadaEnded') note(event.seat === null ? 'end' : 'moment', event.seat === null ? words.exhausted : words.batida);
      else if (event.event === 'PartidaEnded') note('end', words.partida);
    }
  });
  return found;
}

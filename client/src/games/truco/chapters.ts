/** The places of a finished match worth going to: each mão, each call, the end of each partida. */
import type { Chapter, ToldStep } from '../../lib/replays';
import type { GameEvent } from './messages';
import type { TrucoWords } from './words';

export function chapters(steps: readonly ToldStep[], words: TrucoWords['chapters']): Chapter[] {
  const found: Chapter[] = [];
  let maos = 0;
  let calls = 0;
  let partidas = 0;
  steps.forEach((step, at) => {
    for (const event of step.events as GameEvent[]) {
      if (event.event === 'CardsDealt') {
        found.push({ at, kind: 'deal', text: words.mao((maos += 1)) });
        calls = 0;
      } else if (event.event === 'RaiseCalled') found.push({ at, kind: 'moment', text: words.raise(event.to, calls++) });
      else if (event.event === 'PartidaEnded') found.push({ at, kind: 'end', text: words.partida((partidas += 1)) });
    }
  });
  return found;
}

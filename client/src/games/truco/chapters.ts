/** The places of a finished match worth going to: each mão, each call, the end of each partida. */
import type { Chapter, ToldStep } from '../../lib/replays';
import type { Words } from '../../lib/words.svelte';
import type { GameEvent } from './messages';

export function chapters(steps: readonly ToldStep[], words: Words): Chapter[] {
  const found: Chapter[] = [];
  let maos = 0;
  let partidas = 0;
  steps.forEach((step, at) => {
    for (const event of step.events as GameEvent[]) {
      if (event.event === 'CardsDealt') found.push({ at, kind: 'deal', text: words.replay.mao((maos += 1)) });
      else if (event.event === 'RaiseCalled') found.push({ at, kind: 'raise', text: words.replay.raise(event.to) });
      else if (event.event === 'PartidaEnded') found.push({ at, kind: 'end', text: words.replay.partida((partidas += 1)) });
    }
  });
  return found;
}

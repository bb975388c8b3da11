/** The places of a finished match worth going to: each hand, each new level, each all-in, each showdown, who goes out, the end. */
import type { Chapter, ToldStep } from '../../lib/replays';
import type { GameEvent } from './messages';
import type { PokerWords } from './words';

export function chapters(steps: readonly ToldStep[], words: PokerWords['chapters']): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach((step, at) => {
    const shown = (step.events as GameEvent[]).some((event) => event.event === 'HandShown');
    for (const event of step.events as GameEvent[]) {
      const note = (kind: Chapter['kind'], text: string): void => void found.push({ at, kind, text });
      if (event.event === 'HandBegan') note('deal', words.hand(event.number));
      else if (event.event === 'LevelBegan' && event.level > 1) note('moment', words.level(event.level));
      else if (event.event === 'Acted' && event.all_in) note('moment', words.allIn);
      else if (event.event === 'PotPaid' && shown && found.at(-1)?.at !== at) note('moment', words.showdown);
      else if (event.event === 'PlayerOut') note('moment', words.out);
      else if (event.event === 'MatchEnded') note('end', words.end);
    }
  });
  return found;
}

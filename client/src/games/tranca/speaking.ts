/** What a seat calls out while it does something, and what is heard. */
import { ending, type Shout } from '../../components/table/shouts';
import type { Sound } from '../../sound/scores';
import type { GameEvent, View } from './messages';
import type { TrancaWords } from './words';

/** True if this made a canastra of a jogo that was none in `before`. */
export function madeCanastra(event: GameEvent, before: View | null): boolean {
  if (event.event === 'MeldLaid') return event.kind !== 'open';
  if (event.event !== 'CardsAdded' || event.kind === 'open') return false;
  return before?.rodada?.melds.flat().find((meld) => meld.name === event.meld)?.kind === 'open';
}

export function shoutOf(event: GameEvent, before: View | null, words: TrancaWords['shout']): Shout | null {
  if (event.event === 'MeldLaid' || event.event === 'CardsAdded') {
    return madeCanastra(event, before) ? { seat: event.seat, text: words[event.kind as 'limpa' | 'suja'], big: true } : null;
  }
  if (event.event === 'MortoTaken') return { seat: event.seat, text: words.morto, big: false };
  if (event.event === 'RodadaEnded' && event.seat !== null) return { seat: event.seat, text: words.batida, big: true };
  return null;
}

/** The sound of an event for somebody of this pair; a spectator takes nobody's side. */
export function noiseOf(event: GameEvent, before: View | null, pair: number | null): Sound | null {
  if (madeCanastra(event, before)) return 'heavy';
  switch (event.event) {
    case 'CardsDealt':
      return 'shuffle';
    case 'CardDrawn':
      return 'cut';
    case 'MeldLaid':
    case 'CardsAdded':
    case 'RedThreeLaid':
    case 'LayingUndone':
      return 'card';
    case 'CardDiscarded':
      return event.locks ? 'heavy' : 'card';
    case 'LixoTaken':
      return 'cut';
    case 'MortoTaken':
      return 'accept';
    case 'MatchEnded':
      return ending(event.winner, pair);
    default:
      return null;
  }
}

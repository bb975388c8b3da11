/** What is seen over a seat and heard at the table when something happens. */
import type { Shout } from '../../components/table/shouts';
import type { GameEvent } from './messages';
import type { Noise } from './sounds';
import type { PokerWords } from './words';

/** What a seat did last, as it stands over its plate until the next street. */
export type Deed = { kind: string; text: string };

export function deedOf(event: GameEvent, did: PokerWords['did']): { seat: number; deed: Deed } | null {
  if (event.event === 'Acted') return { seat: event.seat, deed: { kind: event.act, text: event.all_in ? did.allIn : did[event.act] } };
  if (event.event === 'Posted' && (event.what === 'small' || event.what === 'big'))
    return { seat: event.seat, deed: { kind: 'post', text: did[event.what] } };
  if (event.event === 'HandMucked') return { seat: event.seat, deed: { kind: 'fold', text: did.muck } };
  return null;
}

/** What stands over the seats after this event: a new street and a new hand wipe it away, but for who has given up. */
export function deedsAfter(deeds: Readonly<Record<number, Deed>>, event: GameEvent, did: PokerWords['did']): Readonly<Record<number, Deed>> {
  if (event.event === 'HandBegan' || event.event === 'PotPaid') return {};
  if (event.event === 'BoardDealt' || event.event === 'UpCardsDealt')
    return Object.fromEntries(Object.entries(deeds).filter(([, deed]) => deed.kind === 'fold'));
  const done = deedOf(event, did);
  return done ? { ...deeds, [done.seat]: done.deed } : deeds;
}

export function shoutOf(event: GameEvent, words: PokerWords['shout']): Shout | null {
  return event.event === 'Acted' && event.all_in ? { seat: event.seat, text: words.allIn, big: true } : null;
}

/** The sound of an event for this seat; a spectator takes nobody's side. */
export function noiseOf(event: GameEvent, you: number | null): Noise | null {
  switch (event.event) {
    case 'HandBegan':
      return 'shuffle';
    case 'BoardDealt':
    case 'UpCardsDealt':
    case 'HandShown':
      return 'card';
    case 'Acted':
      return event.all_in ? 'allIn' : event.act === 'fold' ? 'fold' : event.act === 'check' ? 'check' : 'chip';
    case 'PotPaid':
      return 'pot';
    case 'LevelBegan':
      return event.level > 1 ? 'accept' : null;
    case 'PlayerOut':
      return event.seat === you ? 'lose' : 'run';
    case 'MatchEnded':
      return you === null || event.winner === you ? 'win' : null;
    default:
      return null;
  }
}

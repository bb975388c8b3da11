/** What the reader may do now, sorted out of the list of legal actions. */
import type { Action, Burn, Claim, Cut, DecideOnze, Draw, Keep, MaoView, Peek, PlayDark, Raise, Steal } from './messages';
import type { Rules } from './rules';

type Kind = Action['do'];

export type Offers = {
  /** The places of the hand that can be played open, and covered. */
  open: number[];
  covered: number[];
  raise: Raise | null;
  answer: boolean;
  onze: DecideOnze[];
  draw: number[];
  cuts: number[];
  burns: number[];
  subir: boolean;
  handBack: boolean;
  deal: boolean;
  claim: Claim | null;
  keep: string[];
  steal: Steal[];
  peek: Peek[];
  look: boolean;
};

const of = <A extends Action>(legal: Action[], kind: Kind): A[] => legal.filter((action) => action.do === kind) as A[];

export function offersOf(legal: Action[], mao: MaoView | null): Offers {
  const has = (kind: Kind): boolean => legal.some((action) => action.do === kind);
  return {
    open: places(legal, mao, false),
    covered: places(legal, mao, true),
    raise: of<Raise>(legal, 'raise')[0] ?? null,
    answer: has('accept'),
    onze: of<DecideOnze>(legal, 'decideonze'),
    draw: of<Draw>(legal, 'draw').map((action) => action.place),
    cuts: of<Cut>(legal, 'cut').map((action) => action.at),
    burns: of<Burn>(legal, 'burn').map((action) => action.count),
    subir: has('subir'),
    handBack: has('handback'),
    deal: has('deal'),
    claim: of<Claim>(legal, 'claim')[0] ?? null,
    keep: of<Keep>(legal, 'keep').map((action) => action.card),
    steal: of<Steal>(legal, 'steal'),
    peek: of<Peek>(legal, 'peek'),
    look: has('look'),
  };
}

/** The places of the hand that may be laid; in the dark only the place is known. */
function places(legal: Action[], mao: MaoView | null, covered: boolean): number[] {
  const hand = mao?.hand;
  if (!hand)
    return of<PlayDark>(legal, 'playdark')
      .filter((action) => (action.covered ?? false) === covered)
      .map((action) => action.place);
  const kind = covered ? 'cover' : 'play';
  return legal.flatMap((action) => (action.do === kind && 'card' in action && hand.includes(action.card) ? [hand.indexOf(action.card)] : []));
}

/** The action that lays the card at this place, open or covered; null if it may not be laid so. */
export function cardAction(legal: Action[], mao: MaoView | null, place: number, covered: boolean): Action | null {
  if (!places(legal, mao, covered).includes(place)) return null;
  const card = mao?.hand?.[place];
  if (card === undefined) return covered ? { do: 'playdark', place, covered } : { do: 'playdark', place };
  return { do: covered ? 'cover' : 'play', card };
}

/** True where somebody on turn may throw several cards: the rulebook then lets the opponents choose. It is never among the legal actions. */
export function mayThrow(rules: Rules, offers: Offers, mao: MaoView | null): boolean {
  return rules.multi_card_throw !== 'reject' && offers.open.length > 1 && (mao?.hand?.length ?? 0) > 1;
}

/** The place nearest to the middle of those that are free. */
export function middle(places: number[]): number | undefined {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

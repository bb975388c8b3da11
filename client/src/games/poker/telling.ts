/** What happened, told in sentences. Pure: the words and the names are given. */
import { cardName } from '../../cards/names';
import type { TableTeller } from '../../components/table/teller';
import type { Acted, GameEvent, PotPaid, View } from './messages';
import { handName } from './naming';
import type { PokerWords } from './words';

/** How things are told at a table of poker. `unranked`: a place here is nobody's place in the match. */
export type Teller = TableTeller & { t: PokerWords; unranked?: boolean };

const LOCALES = { pt: 'pt-BR', en: 'en', es: 'es' } as const;
const HUGE = 1_000_000;

/** Chips as they are written; a million and more in short. */
export function chips(amount: number, { lang }: Pick<Teller, 'lang'>): string {
  const short: Intl.NumberFormatOptions = amount >= HUGE ? { notation: 'compact', maximumFractionDigits: 2 } : { useGrouping: 'always' as never };
  return new Intl.NumberFormat(LOCALES[lang], short).format(amount);
}

/** `ás de espadas e rei de ouros`. */
export function cardList(cards: readonly string[], { t, lang }: Pick<Teller, 't' | 'lang'>): string {
  const names = cards.map((card) => cardName(card, lang));
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${t.and}${names.at(-1)}`;
}

/** The place of somebody who is out; nothing while it is not known. */
export const placeName = (place: number | null, { t, unranked }: Pick<Teller, 't' | 'unranked'>): string =>
  place && !unranked ? t.seat.place(place) : '';

export const variantName = (variant: string, { t }: Pick<Teller, 't'>): string =>
  (t.variants as Readonly<Record<string, string>>)[variant] ?? variant;
export const streetName = (street: string, { t }: Pick<Teller, 't'>): string => (t.streets as Readonly<Record<string, string>>)[street] ?? street;

/** The sentence of an event; null for one that is not worth a line. */
export function tell(event: GameEvent, view: View, teller: Teller): string | null {
  const { t, you } = teller;
  const seat = 'seat' in event ? event.seat : event.event === 'ButtonDrawn' ? event.button : null;
  const who = seat === null ? '' : teller.name(seat);
  const me = seat !== null && seat === you;
  const amount = (value: number): string => chips(value, teller);
  switch (event.event) {
    case 'ButtonDrawn':
      return t.told.drawn(who, me);
    case 'LevelBegan':
      if (event.limits) return t.told.levelLimits(event.level, amount(event.limits[0]), amount(event.limits[1]));
      return t.told.level(event.level, amount(event.small), amount(event.big), event.ante ? amount(event.ante) : '');
    case 'GameChanged':
      return t.told.game(variantName(event.variant, teller));
    case 'HandBegan':
      return t.told.hand(event.number);
    case 'Posted':
      return t.told.posted(who, me, t.told.posts[event.what], amount(event.chips));
    case 'HoleCardsDealt':
      return me ? t.told.dealt(cardList(event.cards, teller)) : null;
    case 'UpCardsDealt':
      return t.told.up(event.cards.map((one) => t.told.upOf(teller.name(one.seat), cardName(one.card, teller.lang))).join('; '));
    case 'BoardDealt':
      return t.told.board(streetName(event.street, teller), cardList(event.cards, teller));
    case 'Acted':
      return tellAct(event, who, me, teller);
    case 'Returned':
      return t.told.returned(who, me, amount(event.chips));
    case 'HandShown':
      return t.told.shown(who, me, cardList(event.cards, teller));
    case 'HandMucked':
      return t.told.mucked(who, me);
    case 'PotPaid':
      return tellPaid(event, view, teller);
    case 'HandKilled':
      return t.told.killed(who, me);
    case 'HandVoided':
      return t.told.voided;
    case 'PlayerOut':
      return t.told.out(who, me, placeName(event.place, teller));
    case 'TimeCardSpent':
      return t.told.timeCard(who, me);
    case 'TimeCalled':
      return t.told.timeCalled(who, me, event.seconds);
    case 'PresenceChanged':
      return event.away ? t.told.away(who, me) : t.told.back(who, me);
    case 'PlayerSeated':
      return t.told.seated(who, me, amount(event.stack));
    case 'PlayerLeft':
      return t.told.left(who, me);
    case 'ButtonSet':
      return t.told.button(who, me);
    case 'PlayPaused':
      return t.told.paused(event.paused);
    case 'MatchEnded':
      return event.winner === null ? teller.common.end.closed : t.told.champion(teller.name(event.winner), event.winner === you);
    case 'HandEnded':
      return null;
  }
}

function tellAct(event: Acted, who: string, me: boolean, teller: Teller): string {
  const { told } = teller.t;
  const to = chips(event.to, teller);
  const ways: Record<Acted['act'], () => string> = {
    fold: () => told.fold(who, me),
    check: () => told.check(who, me),
    call: () => told.call(who, me, chips(event.added, teller)),
    bet: () => told.bet(who, me, to),
    raise: () => told.raise(who, me, to),
    'bring-in': () => told.bringIn(who, me, to),
    complete: () => told.complete(who, me, to),
  };
  return event.all_in ? `${ways[event.act]()} ${told.allIn}` : ways[event.act]();
}

/** Each winner with the hand that won, where it lies open. */
function tellPaid(event: PotPaid, view: View, teller: Teller): string {
  const { t, lang, you } = teller;
  return event.shares
    .filter((share) => share.chips > 0)
    .map((share) => {
      const made = view.players[share.seat]?.made;
      return t.told.won(teller.name(share.seat), share.seat === you, chips(share.chips, teller), made ? handName(made, t.made, lang) : '');
    })
    .join(' ');
}

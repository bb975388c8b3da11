/** What is heard and seen at a live table for a while: shouts, signs, shown cards, jokes. The cards themselves are in the view. */
import { pairOf } from '../../components/table/seats';
import { SHOUT_MS, Voices } from '../../components/table/voices.svelte';
import { announce } from '../../lib/announce.svelte';
import type { LiveTable, Spoken } from '../../lib/live_table.svelte';
import { settings } from '../../lib/settings.svelte';
import { lang } from '../../lib/words.svelte';
import { sound } from '../../sound';
import { countBoi, readBois } from './bois';
import type { Action, GameEvent, View } from './messages';
import { raiseName, type Rules } from './rules';
import { turnOf } from './seats';
import { SOUNDS } from './sounds';
import { noiseOf, shoutOf } from './speaking';
import { tell, type Teller } from './telling';
import { trucoWords } from './words';

export type TrucoTable = LiveTable<View, Action, GameEvent>;

const JOKE_MS = 8000;
/** One deal in so many a bot tells a joke. */
const JOKE_EVERY = 7;

/** What leaves no trace on the table. */
const QUIET = new Set<GameEvent['event']>([
  'DrawTied',
  'DealerChosen',
  'SubirOrdered',
  'OnzeVoted',
  'HandClaimed',
  'CardsThrown',
  'CardKept',
  'CardStolen',
  'CardPeeked',
  'TentoCalled',
  'TentoDismissed',
  'OffencePunished',
  'Reported',
  'Sanctioned',
  'DeckReplaced',
  'OvertimeStarted',
  'TimeUp',
]);

export class Scene extends Voices {
  drawn = $state.raw<Record<number, string>>({});
  shown = $state.raw<{ seat: number; cards: string[] } | null>(null);
  signs = $state.raw<{ seat: number; signs: string[] } | null>(null);
  /** The reader's raise was refused: the cards may be shown until the next one is played. */
  bluff = $state(false);
  /** The last call, drawn large over the table while it is fresh. */
  call = $state.raw<{ text: string; id: number } | null>(null);
  /** Something that happened without a card or a shout, in sight for a while. */
  flash = $state.raw<{ text: string; id: number } | null>(null);
  bois = $state.raw(readBois().won);
  #asker: number | null = null;
  #mine = false;

  constructor(
    readonly table: TrucoTable,
    readonly rules: Rules,
  ) {
    super();
  }

  /** Hears the table until the reader goes. */
  start(): () => void {
    return this.table.listen({
      events: (events, view, first) => this.#happened(events, view, first),
      spoken: (message) => void this.#spoken(message),
    });
  }

  /** How this reader is told things. */
  teller(vira: string | null = this.table.view?.mao?.vira ?? null): Teller {
    const { table, rules } = this;
    const t = trucoWords();
    const name = (seat: number): string => (seat === table.you ? t.you : (table.sitters[seat]?.name ?? ''));
    return { t, lang: lang(), rules, vira, you: table.you, seats: table.view?.seats ?? 4, name };
  }

  /** One of the house's players tells a joke. */
  joke(): void {
    const bots = this.table.sitters.filter((sitter) => sitter?.bot && !sitter.held);
    const teller = bots[Math.floor(Math.random() * bots.length)];
    const { jokes } = trucoWords();
    const text = jokes[Math.floor(Math.random() * jokes.length)];
    if (!teller || !text) return;
    this.say(teller.seat, text, false, JOKE_MS);
    this.note(`${teller.name}: “${text}”`, true);
  }

  #show(text: string): void {
    const id = this.next();
    this.flash = { text, id };
    setTimeout(() => this.flash?.id === id && (this.flash = null), SHOUT_MS);
  }

  #happened(events: GameEvent[], view: View, first: boolean): void {
    const told: string[] = [];
    for (const event of events) {
      this.#remember(event);
      const text = tell(event, this.teller(view.mao?.vira ?? null));
      if (text) {
        this.note(text);
        told.push(text);
        if (!first && QUIET.has(event.event)) this.#show(text);
      }
      if (!first) this.#perform(event, view);
    }
    if (told.length && !first) announce(told.join(' '), view.mao?.asked != null && this.table.legal.some((action) => action.do === 'accept'));
    this.#myTurn(view);
  }

  #remember(event: GameEvent): void {
    if (event.event === 'PackSpread' || event.event === 'PackShuffled') this.drawn = {};
    else if (event.event === 'CardDrawn') this.drawn = { ...this.drawn, [event.seat]: event.card };
    else if (event.event === 'RaiseCalled') this.#asker = event.seat;
    else if (event.event === 'RaiseRefused' && event.final) this.bluff = this.#asker !== null && this.#asker === this.table.you;
    else if (event.event === 'CardPlayed' || event.event === 'CardCovered') this.bluff = false;
    if (event.event === 'RaiseCalled' || event.event === 'MaoEnded') this.flash = null;
    if (event.event === 'CardsDealt') this.shown = null;
    if (event.event === 'MaoEnded') this.signs = null;
  }

  /** The shout, the sound, and what else is big about it. */
  #perform(event: GameEvent, view: View): void {
    const { rules, table } = this;
    const vira = view.mao?.vira ?? null;
    const noise = noiseOf(event, rules, vira, table.you === null ? null : pairOf(table.you));
    if (noise) sound.play(SOUNDS[noise]);
    const shout = shoutOf(event, trucoWords().speech, rules, vira, (seat) => table.sitters[seat]?.bot === true);
    if (shout) {
      this.say(shout.seat, shout.text, shout.big);
      if (settings.shouts) sound.say(shout.text);
      if (event.event === 'RaiseCalled') this.call = { text: trucoWords().act.raise(raiseName(rules, event.to)), id: this.next() };
    }
    if (event.event === 'PackShuffled') this.balloons = {};
    if (event.event === 'PackShuffled' && settings.jokes && Math.random() * JOKE_EVERY < 1) this.joke();
    if (event.event === 'MatchEnded' && view.best_of > 1 && table.you !== null)
      this.bois = countBoi(table.id, event.winner === pairOf(table.you)).won;
  }

  #myTurn(view: View): void {
    const mine = turnOf(view) !== null && turnOf(view) === this.table.you;
    if (mine && !this.#mine) {
      sound.play(SOUNDS.turn);
      announce(trucoWords().act.yourTurn);
    }
    this.#mine = mine;
  }

  async #spoken(message: Spoken): Promise<void> {
    if (message.type === 'said') {
      await this.hear(message, this.teller().name(message.seat));
    } else if (message.type === 'signalled' && settings.signals) {
      this.signs = { seat: message.seat, signs: message.signs };
    } else if (message.type === 'shown') {
      this.shown = { seat: message.seat, cards: message.cards };
      this.bluff = false;
    }
  }
}

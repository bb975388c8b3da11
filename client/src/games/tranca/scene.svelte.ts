/** What is heard and seen at a live table for a while: the cards that just came, the score of a rodada. The table itself is in the view. */
import { pairOf } from '../../components/table/seats';
import { Voices } from '../../components/table/voices.svelte';
import { announce } from '../../lib/announce.svelte';
import type { LiveTable, Spoken } from '../../lib/live_table.svelte';
import { settings } from '../../lib/settings.svelte';
import { lang } from '../../lib/words.svelte';
import { sound } from '../../sound';
import { SCORES } from '../../sound/scores';
import { came } from './cards';
import type { Action, GameEvent, View } from './messages';
import { noiseOf, shoutOf } from './speaking';
import { tell, type Teller } from './telling';
import { trancaWords } from './words';

export type TrancaTable = LiveTable<View, Action, GameEvent>;

/** What brings cards to the hand. */
const GAINS: GameEvent['event'][] = ['CardSeen', 'LixoTaken', 'MortoTaken'];

export class Scene extends Voices {
  /** The cards that came to the reader's hand in this turn. */
  fresh = $state.raw<string[]>([]);
  /** The table as it was when the last rodada ended; the next deal takes its score away. */
  ended = $state.raw<View | null>(null);
  /** The scored rodada is on the screen until the reader has read it. */
  scored = $state(false);
  #before: View | null = null;
  #mine = false;

  constructor(readonly table: TrancaTable) {
    super();
  }

  /** Hears the table until the reader goes. */
  start(): () => void {
    this.#before = this.table.view;
    return this.table.listen({ events: (events, view, first) => this.#happened(events, view, first), spoken: (message) => this.#spoken(message) });
  }

  /** How this reader is told things. */
  teller(): Teller {
    const { table } = this;
    const t = trancaWords();
    return { t, lang: lang(), you: table.you, name: (seat) => (seat === table.you ? t.you : (table.sitters[seat]?.name ?? '')) };
  }

  #happened(events: GameEvent[], view: View, first: boolean): void {
    const told: string[] = [];
    for (const event of events) {
      const text = tell(event, this.teller());
      if (text) {
        this.note(text);
        told.push(text);
      }
      if (!first) this.#perform(event);
    }
    this.#receive(view, events);
    if (told.length && !first) announce(told.join(' '));
    if (view.stage === 'rodada_over' || view.stage === 'match_over') this.#end(view);
    this.#myTurn(view);
    this.#before = view;
  }

  /** Shows the score once: what comes after the end of the same rodada shows nothing again, but for the end of the match. */
  #end(view: View): void {
    const known = this.ended?.rodadas === view.rodadas && this.ended.stage === view.stage;
    this.ended = view;
    this.scored ||= !known;
  }

  #perform(event: GameEvent): void {
    const { table } = this;
    const noise = noiseOf(event, this.#before, table.you === null ? null : pairOf(table.you));
    if (noise) sound.play(SCORES[noise]);
    if (event.event === 'CardsDealt') this.balloons = {};
    const shout = shoutOf(event, this.#before, trancaWords().shout);
    if (!shout) return;
    this.say(shout.seat, shout.text, shout.big);
    if (settings.shouts && shout.big) sound.say(shout.text);
  }

  /** Which cards are new in the hand. They stay so until the reader's turn is over. */
  #receive(view: View, events: GameEvent[]): void {
    const { you } = this.table;
    const own = (event: GameEvent): boolean => 'seat' in event && event.seat === you;
    const over = events.some((event) => event.event === 'CardsDealt' || (event.event === 'CardDiscarded' && own(event)));
    const gained = events.some((event) => GAINS.includes(event.event) && own(event));
    if (over) this.fresh = [];
    else if (gained) this.fresh = [...this.fresh, ...came(this.#before?.rodada?.hand ?? [], view.rodada?.hand ?? [])];
  }

  #myTurn(view: View): void {
    const mine = view.stage === 'play' && view.rodada?.turn === this.table.you;
    if (mine && !this.#mine) {
      sound.play(SCORES.turn);
      const { t } = this.teller();
      announce(view.rodada?.locked ? t.ask.locked : t.ask.draw);
    }
    this.#mine = mine;
  }

  #spoken(message: Spoken): void {
    if (message.type === 'said') void this.hear(message, this.teller().name(message.seat));
  }
}

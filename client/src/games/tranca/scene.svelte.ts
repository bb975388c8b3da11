/** What is heard and seen at a live table for a while: the cards that just came, the score of a rodada. The table itself is in the view. */
import { pairOf } from './pairs';
import { TableScene } from '../../components/table/scene.svelte';
import type { LiveTable } from '../../lib/live_table.svelte';
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

/** The last thing of a rodada is seen before its score lies over it. */
const LOOK_MS = 1600;

/** What somebody else did last, as it is seen on the table: a pile, or a jogo by its name. */
export type Deed = { seat: number; on: 'monte' | 'lixo' | 'meld'; meld: string };

function deedOf(event: GameEvent): Deed | null {
  if (event.event === 'CardDrawn') return { seat: event.seat, on: 'monte', meld: '' };
  if (event.event === 'LixoTaken' || event.event === 'CardDiscarded') return { seat: event.seat, on: 'lixo', meld: '' };
  return event.event === 'MeldLaid' || event.event === 'CardsAdded' || event.event === 'LayingUndone'
    ? { seat: event.seat, on: 'meld', meld: event.meld }
    : null;
}

export class Scene extends TableScene<View, Action, GameEvent> {
  /** The cards that came to the reader's hand in this turn. */
  fresh = $state.raw<string[]>([]);
  /** What another player has just done: it stays lit until the next thing happens. */
  deed = $state.raw<Deed | null>(null);
  /** The table as it was when the last rodada ended; the next deal takes its score away. */
  ended = $state.raw<View | null>(null);
  /** The scored rodada is on the screen until the reader has read it. */
  scored = $state(false);
  /** The score is about to come: the table is still looked at. */
  #looking: ReturnType<typeof setTimeout> | null = null;
  /** What happens now was not seen to happen. */
  #late = false;

  /** Shows the score that is about to come at once; false if there is none. */
  look(): boolean {
    if (this.#looking === null) return false;
    clearTimeout(this.#looking);
    this.#looking = null;
    this.scored = true;
    return true;
  }

  override start(): () => void {
    const stop = super.start();
    return () => {
      stop();
      if (this.#looking !== null) clearTimeout(this.#looking);
    };
  }

  protected override happened(events: GameEvent[], view: View, first: boolean): void {
    this.#late = first;
    super.happened(events, view, first);
  }

  /** How this reader is told things. */
  teller(): Teller {
    return { ...this.told(), t: trancaWords() };
  }

  protected override tell(event: GameEvent): string | null {
    return tell(event, this.teller());
  }

  protected override settle(events: GameEvent[], view: View): void {
    this.#receive(view, events);
    if (view.stage === 'rodada_over' || view.stage === 'match_over') this.#end(view);
  }

  protected override turn(view: View): string | null {
    if (view.stage !== 'play' || view.rodada?.turn !== this.table.you) return null;
    return view.rodada?.locked ? trancaWords().ask.locked : trancaWords().ask.draw;
  }

  protected override perform(event: GameEvent): void {
    const { table } = this;
    const noise = noiseOf(event, this.before, table.you === null ? null : pairOf(table.you));
    if (noise) sound.play(SCORES[noise]);
    const deed = deedOf(event);
    if (deed || event.event === 'CardsDealt') this.deed = deed && deed.seat !== table.you ? deed : null;
    if (event.event === 'CardsDealt') {
      this.balloons = {};
      this.look();
    }
    const shout = shoutOf(event, this.before, trancaWords().shout);
    if (shout) this.shout(shout, shout.big);
  }

  /** Shows the score once: what comes after the end of the same rodada shows nothing again, but for the end of the match. */
  #end(view: View): void {
    const known = this.ended?.rodadas === view.rodadas && this.ended.stage === view.stage;
    this.ended = view;
    if (known) return;
    if (this.#looking !== null) clearTimeout(this.#looking);
    this.#looking = setTimeout(() => this.look(), this.#late ? 0 : LOOK_MS);
  }

  /** Which cards are new in the hand. They stay so until the reader's turn is over. */
  #receive(view: View, events: GameEvent[]): void {
    const { you } = this.table;
    const own = (event: GameEvent): boolean => 'seat' in event && event.seat === you;
    const over = events.some((event) => event.event === 'CardsDealt' || (event.event === 'CardDiscarded' && own(event)));
    const gained = events.some((event) => GAINS.includes(event.event) && own(event));
    if (over) this.fresh = [];
    else if (gained) this.fresh = [...this.fresh, ...came(this.before?.rodada?.hand ?? [], view.rodada?.hand ?? [])];
  }
}

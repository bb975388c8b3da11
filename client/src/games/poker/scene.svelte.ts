/** What is heard and seen at a live table, in the pieces in which people see it: the table of the moment, what each did last, the last hands. */
import { TableScene } from '../../components/table/scene.svelte';
import { wholeHands } from '../../components/table/story';
import type { LiveTable } from '../../lib/live_table.svelte';
import { settings } from '../../lib/settings.svelte';
import { sound } from '../../sound';
import { handsAfter, type ToldHand } from './history';
import type { Action, GameEvent, View } from './messages';
import { prizesAfter, type Prizes } from './prizes';
import { PAID_MS, piecesOf, type Piece } from './pieces';
import { SOUNDS } from './sounds';
import { deedsAfter, noiseOf, shoutOf, type Deed } from './speaking';
import { chips, tell, type Teller } from './telling';
import { pokerWords } from './words';

export type PokerTable = LiveTable<View, Action, GameEvent>;

/** A shout is over before the next cards come. */
const SHOUT_MS = 1300;
/** Who falls this many pieces behind is shown the table as it is. */
const MOST_WAITING = 12;

export class Scene extends TableScene<View, Action, GameEvent> {
  /** The table as it is shown; a run of cards after an all-in lets it lag behind a little. */
  view = $state.raw<View | null>(null);
  deeds = $state.raw<Readonly<Record<number, Deed>>>({});
  prizes = $state.raw<Prizes>({});
  hands = $state.raw<readonly ToldHand[]>([]);
  /** The last table of the match, and whether its ranking is on the screen. */
  ended = $state.raw<View | null>(null);
  ranked = $state(false);
  /** The hand that is told: the story of an earlier one comes while the table is further on. */
  #hand: number | null = null;
  #coming: { piece: Piece; first: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    table: PokerTable,
    readonly pace: number,
  ) {
    super(table);
  }

  override start(): () => void {
    const stop = super.start();
    this.view = this.table.view;
    if (this.view?.outcome) this.#end(this.view, 0);
    return () => {
      stop();
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  }

  /** How this reader is told things. */
  teller(): Teller {
    return { ...this.told(), t: pokerWords(), unranked: !this.table.ranks };
  }

  /** Each step comes in its pieces, one after the other. */
  protected override happened(events: GameEvent[], view: View, first: boolean): void {
    const known = first && !this.hands.length ? wholeHands(events, 'HandBegan') : events;
    const pieces = first ? [{ events: known, view, ms: 0 }] : piecesOf(events, view, this.pace);
    this.#coming.push(...pieces.map((piece) => ({ piece, first })));
    if (this.#timer === null) this.#next();
  }

  #next(): void {
    this.#timer = null;
    for (let next = this.#coming.shift(); next; next = this.#coming.shift()) {
      const { piece, first } = next;
      this.view = piece.view;
      super.happened(piece.events, piece.view, first);
      if (piece.ms && this.#coming.length < MOST_WAITING) {
        this.#timer = setTimeout(() => this.#next(), piece.ms);
        return;
      }
    }
  }

  protected override tell(event: GameEvent, view: View): string | null {
    return tell(event, view, this.teller());
  }

  protected override remember(event: GameEvent, view: View): void {
    if (event.event === 'HandBegan') this.#hand = event.number;
    this.hands = handsAfter(this.hands, event, this.tell(event, view), this.#hand ?? view.number);
    this.prizes = prizesAfter(this.prizes, event);
    this.deeds = deedsAfter(this.deeds, event, pokerWords().did);
  }

  protected override settle(_events: GameEvent[], view: View): void {
    if (view.outcome && !this.ended) this.#end(view, this.pace * PAID_MS);
  }

  protected override turn(view: View): string | null {
    const { asked } = view;
    if (!asked || asked.seat !== this.table.you) return null;
    const teller = this.teller();
    if (asked.showdown) return teller.t.ask.showdown;
    return teller.t.ask.spoken(asked.to_call ? chips(asked.to_call, teller) : '', chips(view.pot, teller));
  }

  protected override perform(event: GameEvent): void {
    const noise = noiseOf(event, this.table.you);
    if (noise) sound.play(SOUNDS[noise]);
    const shout = shoutOf(event, pokerWords().shout);
    if (!shout) return;
    this.say(shout.seat, shout.text, shout.big, SHOUT_MS);
    if (settings.shouts) sound.say(shout.text);
  }

  /** The ranking comes once the last hand has been looked at. */
  #end(view: View, ms: number): void {
    this.ended = view;
    setTimeout(() => (this.ranked = true), ms);
  }
}

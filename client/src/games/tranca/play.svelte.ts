/** The reader's part in a live table: the cards marked in the hand, what can be done with them, doing it, and the menus that are open. */
import { announce } from '../../lib/announce.svelte';
import { settings } from '../../lib/settings.svelte';
import type { CommonWish, Pressed } from '../../components/table/keys';
import { TablePlay } from '../../components/table/play.svelte';
import { Seal } from '../../components/table/seal.svelte';
import { pairOf } from './pairs';
import { isRedThree, slotsOf, sorted, type Sorting } from './cards';
import { mayRunOut } from './going_out';
import { wishOf, type Wish } from './keys';
import { waysToAdd, waysToLay, type Way } from './melds';
import type { Action, Add, GameEvent, MeldView, Take, View } from './messages';
import { LyingRodada } from './lying';
import { inForce, type Book, type Rules } from './rules';
import { Scene, type TrancaTable } from './scene.svelte';
import { suggestions, type Joining } from './suggestions';
import { cardList } from './telling';
import { keptSorting, keepSorting } from './sorting';

const PATIENCE_MS = 3000;
const STEP_MS = 60;
/** What is played for the reader is played so that it can be followed. */
const PACE_MS = 450;

/** The things that beginners are told of, by the actions that do them. */
const TIP_OF: Readonly<Partial<Record<Action['do'], string>>> = { draw: 'draw', take: 'draw', lay: 'lay', add: 'add', discard: 'discard' };

export type Menu = 'take' | 'add' | 'lay' | 'all';
/** A jogo that takes the marked cards, and how. */
export type Target = { meld: MeldView; ways: Way[] };

export class Play extends TablePlay<View, Action, GameEvent, Rules, Wish, Menu> {
  readonly scene: Scene;
  marked = $state.raw<ReadonlySet<string>>(new Set());
  sorting = $state<Sorting>(keptSorting());
  /** The jogo that was dropped on, while the end for its 2 is asked. */
  onto = $state<string | null>(null);

  readonly rodada = $derived.by(() => this.table.view?.rodada ?? null);
  readonly rules = $derived.by(() => (this.table.view ? inForce(this.book, this.table.view) : this.book.rules));
  readonly mine = $derived.by(() => this.table.view?.stage === 'play' && this.rodada?.turn === this.table.you);
  readonly drew = $derived.by(() => this.mine && (this.rodada?.drew ?? false));
  readonly slots = $derived.by(() => sorted(this.rodada?.hand ?? [], this.sorting));
  readonly cards = $derived.by(() => this.slots.filter((slot) => this.marked.has(slot.key)).map((slot) => slot.card));
  readonly melds = $derived.by(() => (this.table.you === null ? [] : (this.rodada?.melds[pairOf(this.table.you)] ?? [])));
  readonly lays = $derived.by(() => (this.drew ? waysToLay(this.cards, this.rules) : []));
  readonly targets = $derived.by((): Target[] => {
    if (!this.drew || !this.cards.length) return [];
    return this.melds.map((meld) => ({ meld, ways: waysToAdd(meld, this.cards, this.rules) })).filter((target) => target.ways.length > 0);
  });
  readonly takes = $derived.by(() => this.table.legal.filter((action): action is Take => action.do === 'take'));
  readonly mayDraw = $derived.by(() => this.table.legal.some((action) => action.do === 'draw'));
  readonly mayReject = $derived.by(() => this.table.legal.some((action) => action.do === 'reject'));
  readonly mayUndo = $derived.by(() => this.drew && (this.rodada?.undo ?? 0) > 0);
  readonly discard = $derived.by(() => (this.drew && this.cards.length === 1 && !isRedThree(this.cards[0]!) ? this.cards[0]! : null));
  readonly suggested = $derived.by(() =>
    settings.hints && this.allowed === null ? suggestions(this.table.legal, this.melds, this.rules.canastra_min, this.#joining()) : [],
  );
  /** The slots of cards that some suggestion uses. */
  readonly useful = $derived.by(() => new Set(this.suggested.flatMap((one) => slotsOf(this.slots, one.cards))));
  readonly fresh = $derived.by(() => new Set(slotsOf(this.slots, this.scene.fresh)));
  readonly advised = $derived.by(() => new Set(slotsOf(this.slots, cardsOf(this.advice?.action ?? this.want))));
  /** In a lesson, what is to be pressed now: what takes cards, once they are marked. */
  readonly pressing = $derived.by(() => {
    const cards = this.want && this.want.do !== 'take' ? cardsOf(this.want) : [];
    return this.want && [...cards].sort().join() === [...(cards.length ? this.cards : [])].sort().join() ? this.want.do : null;
  });

  /** What a beginner is told now. */
  readonly told = $derived.by(() => {
    if (!this.mine) return null;
    if (!this.drew) return this.tip('draw');
    const may = (kind: Action['do']): boolean => this.table.legal.some((action) => action.do === kind);
    return this.tip(may('lay') ? 'lay' : null, may('add') ? 'add' : null, 'discard');
  });

  /** Puts the focus on the hand, where the arrows walk along the cards; the hand says how while it is on the screen. */
  enterHand: (() => void) | null = null;
  /** A turn is being played for the reader: one at a time. */
  #playing = false;

  constructor(table: TrancaTable, book: Book) {
    super(table, book);
    this.scene = new Scene(table);
    if (book.agreed.lesson === null) this.scene.seal = new Seal(table.proofs, new LyingRodada(book.rules));
  }

  protected override wishOf(pressed: Pressed): Wish | CommonWish | null {
    return wishOf(pressed);
  }

  override get covered(): boolean {
    return super.covered || (this.scene.scored && this.scene.ended !== null && this.book.agreed.lesson === null);
  }

  async do(action: Action): Promise<void> {
    if (this.table.busy) return;
    this.advice = null;
    this.menu = null;
    this.onto = null;
    if (this.tooEarly(action)) return;
    const kept = await this.table.act(action);
    if (kept) this.learned(TIP_OF[action.do]);
    if (kept && action.do !== 'draw' && action.do !== 'reject') this.marked = new Set();
  }

  mark(key: string, on = !this.marked.has(key)): void {
    const marked = new Set(this.marked);
    if (on) marked.add(key);
    else marked.delete(key);
    this.marked = marked;
    const { t } = this.scene.teller();
    announce(this.cards.length ? t.act.chosen(cardList(this.cards, this.scene.teller())) : t.act.chosenNone);
  }

  clear(): void {
    this.marked = new Set();
    this.onto = null;
  }

  sort(): void {
    this.sorting = this.sorting === 'suit' ? 'rank' : 'suit';
    keepSorting(this.sorting);
    const { act } = this.scene.teller().t;
    announce(act.sorted(act.sortBy[this.sorting]));
  }

  /** Several cards may join a jogo at once. */
  #joining(): Joining | null {
    const { rodada, rules, table } = this;
    if (!rodada?.hand || table.you === null) return null;
    const pair = pairOf(table.you);
    return { hand: rodada.hand, rules, mayEnd: (melds) => mayRunOut(rodada, pair, melds, rules) };
  }

  /** Whoever taps has seen enough: the score comes at once, or the next thing that the bots do. */
  override hurry(): void {
    if (!this.scene.look()) super.hurry();
  }

  draw(): void {
    if (this.mayDraw) void this.do({ do: 'draw' });
  }

  /** Shows what would be laid with the top card of the lixo, and asks which where there are several ways: it cannot be undone. */
  take(): void {
    if (this.takes.length) this.menu = 'take';
  }

  /** Takes the last laying of this turn back. */
  undo(): void {
    if (this.mayUndo) void this.do({ do: 'undo' });
  }

  lay(): void {
    if (this.lays.length === 1) void this.do({ do: 'lay', cards: this.lays[0]! });
    else if (this.lays.length) this.menu = 'lay';
  }

  /** Adds the marked cards to this jogo, or to the only one that takes them. */
  add(name: string | null = null): void {
    const fitting = this.targets.filter((target) => name === null || target.meld.name === name);
    const [only] = fitting;
    if (fitting.length === 1 && only!.ways.length === 1) void this.do(addition(only!, only!.ways[0]!, this.cards));
    else if (fitting.length) {
      this.onto = name;
      this.menu = 'add';
    } else if (name !== null && this.drew && this.cards.length) void this.do({ do: 'add', meld: name, cards: this.cards });
  }

  throwAway(): void {
    if (this.discard !== null) void this.do({ do: 'discard', card: this.discard });
  }

  /** Cards were let go over a place: the table has it judged, so that a wrong one says which rule. */
  drop(place: string): void {
    if (!this.drew || !this.cards.length) return;
    if (place === 'lixo') {
      if (this.cards.length === 1) void this.do({ do: 'discard', card: this.cards[0]! });
    } else if (place !== 'new') this.add(place);
    else if (this.lays.length) this.lay();
    else if (this.cards.length > 1) void this.do({ do: 'lay', cards: this.cards });
  }

  /** The part of the page of how it is played that this moment asks for. */
  howTo(): { part: string } {
    const { rodada, table } = this;
    if (!rodada || table.view?.stage !== 'play') return { part: 'batida' };
    if (rodada.pending.length || (table.you !== null && (rodada.hand_sizes[table.you] ?? 0) <= 2)) {
      return { part: rodada.morto_taken[pairOf(table.you ?? 0)] ? 'batida' : 'morto' };
    }
    if (rodada.locked) return { part: 'tres' };
    if (this.mine && !this.drew && this.takes.length) return { part: 'lixo' };
    return { part: this.drew ? 'jogos' : 'vez' };
  }

  /** The good bot plays the reader's turn to its end. */
  override async playForMe(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      while (this.mine && (await this.#playOne())) await pause(PACE_MS);
    } finally {
      this.#playing = false;
    }
  }

  /** True if the turn goes on after it. */
  async #playOne(): Promise<boolean> {
    const { view } = this.table;
    const action = await this.advise();
    if (!action) return false;
    await this.do(action);
    if (this.table.refused || action.do === 'discard' || !(await this.#changed(view))) return false;
    return this.table.view?.rodadas === view?.rodadas;
  }

  /** Waits for the table as it is after an action; the word that the action is kept may come earlier. */
  async #changed(view: unknown): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      if (this.table.view !== view) return true;
      await pause(STEP_MS);
    }
    return false;
  }

  protected override wish({ kind }: Wish): boolean {
    if (kind === 'walk' && (!this.enterHand || !this.slots.length)) return false;
    const ways: Record<Wish['kind'], () => void> = {
      lay: () => this.lay(),
      add: () => this.add(),
      discard: () => this.throwAway(),
      draw: () => this.draw(),
      take: () => this.take(),
      reject: () => void (this.mayReject && this.do({ do: 'reject' })),
      sort: () => this.sort(),
      clear: () => this.clear(),
      undo: () => this.undo(),
      walk: () => this.enterHand?.(),
    };
    ways[kind]();
    return true;
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export function addition(target: Target, way: Way, cards: string[]): Add {
  return { do: 'add', meld: target.meld.name, cards, ...(way.low ? { low: true } : {}) };
}

function cardsOf(action: Action | null): string[] {
  if (action === null) return [];
  if (action.do === 'discard') return [action.card];
  return 'cards' in action ? (action.cards ?? []) : [];
}

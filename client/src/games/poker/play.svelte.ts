/** The reader's part in a live table: how much to bet, what was decided beforehand, doing it, and the menus that are open. */
import { announce } from '../../lib/announce.svelte';
import type { CommonWish, Pressed } from '../../components/table/keys';
import { TablePlay } from '../../components/table/play.svelte';
import { Seal } from '../../components/table/seal.svelte';
import { presetsOf, rangeOf, snap, stepped, stopsOf } from './amounts';
import { wishOf, type Wish } from './keys';
import type { Action, GameEvent, View } from './messages';
import { actionOf, decide, dueOf, preKinds, stands, type Decided, type PreKind } from './preactions';
import { paceOf } from './pieces';
import { LyingHand } from './lying';
import type { Book, Rules } from './rules';
import { Scene, type PokerTable } from './scene.svelte';
import { chips } from './telling';

/** The things that beginners are told of, by the actions that do them. */
const TIP_OF: Readonly<Partial<Record<Action['do'], string>>> = { check: 'check', call: 'call', fold: 'call' };

export type Menu = 'history';

export class Play extends TablePlay<View, Action, GameEvent, Rules, Wish, Menu> {
  readonly scene: Scene;
  decided = $state.raw<Decided | null>(null);
  /** What the reader chose in this turn, and the turn it was chosen in. */
  #chosen = $state.raw<{ turn: string; amount: number } | null>(null);

  /** The table as it is shown. */
  readonly view = $derived.by(() => this.scene.view ?? this.table.view!);
  /** What is shown is what is: only then something is offered. */
  readonly current = $derived.by(() => this.scene.view === this.table.view);
  readonly mine = $derived.by(() => this.current && this.table.you !== null && this.view.asked?.seat === this.table.you);
  readonly turnKey = $derived.by(() => [this.view.number, this.view.street, this.view.current, this.view.asked?.seat].join());
  readonly range = $derived.by(() => (this.mine ? rangeOf(this.view, this.table.you) : null));
  readonly presets = $derived.by(() => (this.range ? presetsOf(this.view, this.range) : []));
  readonly stops = $derived.by(() => (this.range ? stopsOf(this.range, this.view.level.big || this.view.chip) : []));
  readonly amount = $derived.by(() => {
    if (!this.range) return 0;
    return this.#chosen?.turn === this.turnKey ? snap(this.#chosen.amount, this.range) : this.range.least;
  });
  readonly preKinds = $derived.by(() => (this.current ? preKinds(this.view, this.table.you) : []));

  /** What a beginner is told now. */
  readonly told = $derived.by(() => {
    if (!this.mine || this.view.asked?.showdown) return null;
    return this.tip(this.view.asked?.to_call ? 'call' : 'check');
  });

  constructor(table: PokerTable, book: Book) {
    super(table, book);
    this.scene = new Scene(table, paceOf(book.agreed.pause_seconds));
    if (book.agreed.lesson === null) this.scene.seal = new Seal(table.proofs, new LyingHand());
  }

  protected override wishOf(pressed: Pressed): Wish | CommonWish | null {
    return wishOf(pressed);
  }

  override get covered(): boolean {
    return super.covered || this.scene.ranked;
  }

  /** The offered action of this kind, if the reader is asked. */
  offered(kind: Action['do']): Action | null {
    return this.mine ? (this.table.legal.find((action) => action.do === kind) ?? null) : null;
  }

  async do(action: Action | null): Promise<void> {
    if (!action || this.table.busy) return;
    this.advice = null;
    this.menu = null;
    if (this.tooEarly(action)) return;
    this.decided = null;
    if (await this.table.act(action)) this.learned(TIP_OF[action.do]);
  }

  /** Folds; where nothing is due that is no act, and nothing happens. */
  fold(): void {
    void this.do(this.offered('fold'));
  }

  /** Checks, calls or brings in: whatever goes on without raising. */
  passive(): Action | null {
    return this.offered('check') ?? this.offered('call') ?? this.offered('bring-in');
  }

  /** Bets or raises to the chosen amount; null where that is not allowed. */
  raising(): Action | null {
    if (!this.range) return null;
    if (this.amount === this.range.whole) return { do: 'all-in' };
    return this.offered('complete') ?? { do: 'raise', to: this.amount };
  }

  choose(amount: number): void {
    if (this.range) this.#chosen = { turn: this.turnKey, amount: snap(amount, this.range) };
  }

  step(by: 1 | -1): void {
    this.choose(stepped(this.stops, this.amount, by));
    this.#say();
  }

  /** The first time it chooses everything, the second time it puts it in. */
  all(): void {
    if (!this.range) return;
    if (this.amount === this.range.most) void this.do(this.raising());
    else this.choose(this.range.most);
    this.#say();
  }

  /** Decides beforehand, or takes that back. */
  decide(kind: PreKind): void {
    const { you } = this.table;
    if (you === null || !this.preKinds.includes(kind)) return;
    this.decided = this.decided?.kind === kind ? null : decide(kind, this.view, you);
    const { t } = this.scene.teller();
    announce(this.decided ? t.act.decided(this.preText(kind)) : t.act.undecided);
  }

  preText(kind: PreKind): string {
    const teller = this.scene.teller();
    const { pre } = teller.t.act;
    return kind === 'call' ? pre.call(chips(dueOf(this.view, this.table.you ?? 0), teller)) : pre[kind];
  }

  /** The shown table has changed: what was decided is done when it is asked for, and forgotten when it means something else. */
  moved(): void {
    const { decided, view } = this;
    const { you } = this.table;
    if (!decided || you === null || !this.current) return;
    const action = this.mine ? actionOf(decided, view, you, this.table.legal) : null;
    if (action) void this.do(action);
    else if (this.mine || !stands(decided, view, you)) this.decided = null;
  }

  /** The part of the page of how it is played that this moment asks for: what to do, or at the showdown the order of hands. */
  howTo(): { part: string } {
    const { view } = this;
    if (view.asked?.showdown || view.stage === 'hand_over' || view.street === 'river') return { part: 'royal' };
    return { part: this.mine ? 'apostas' : 'rodadas' };
  }

  /** What happens when nobody answers: a check, facing a bet a fold. */
  override async playForMe(): Promise<void> {
    await this.do(this.offered('check') ?? this.offered('fold') ?? this.offered('bring-in') ?? this.offered('show'));
  }

  #say(): void {
    if (this.range) announce(chips(this.amount, this.scene.teller()));
  }

  protected override wish(wish: Wish): boolean {
    const ways: Record<Wish['kind'], () => void> = {
      fold: () => (this.mine ? this.fold() : this.decide('check_fold')),
      call: () => void this.do(this.passive()),
      raise: () => void this.do(this.raising()),
      all: () => this.all(),
      time: () => void this.do(this.offered('timecard')),
      show: () => void this.do(this.offered('show')),
      muck: () => void this.do(this.offered('muck')),
      history: () => void (this.menu = 'history'),
      preset: () => 'place' in wish && this.choose(this.presets[wish.place]?.to ?? this.amount),
      step: () => 'by' in wish && this.step(wish.by),
    };
    ways[wish.kind]();
    return true;
  }
}

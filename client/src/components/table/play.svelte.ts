/** The reader's part in a live table of any game: doing things, advice, the menus that are open, and the ways out. */
import { post } from '../../lib/api';
import type { LiveTable } from '../../lib/live_table.svelte';
import type { Refused } from '../../lib/messages';
import { go } from '../../lib/router.svelte';
import { words } from '../../lib/words.svelte';
import type { TableBook } from './book';
import type { CommonWish, Pressed } from './keys';
import type { TableScene } from './scene.svelte';

export type CommonMenu = 'more' | 'talk' | 'help' | 'abandon' | 'new';
/** What whoever only watches may ask for. */
const WATCHING = ['help', 'more', 'leave'];

export abstract class TablePlay<View extends { outcome: unknown }, Action, Happened, Rules, Wish extends { kind: string }, Menu extends string> {
  abstract readonly scene: TableScene<View, Action, Happened>;
  menu = $state<CommonMenu | Menu | null>(null);
  notice = $state('');
  advice = $state.raw<{ action: Action; text: string } | null>(null);
  /** Nobody else at the table is a person. */
  readonly alone = $derived.by(
    () => this.table.you !== null && this.table.sitters.every((sitter) => sitter === null || sitter.bot || sitter.seat === this.table.you),
  );
  readonly mayAdvise = $derived.by(() => this.book.agreed.advice === 'always' || (this.book.agreed.advice === 'alone' && this.alone));

  constructor(
    readonly table: LiveTable<View, Action, Happened>,
    readonly book: TableBook<Rules>,
  ) {}

  protected abstract wishOf(pressed: Pressed): Wish | CommonWish | null;
  /** Does what a key of this game asks for, if it can be done now. True if the key was ours. */
  protected abstract wish(wish: Wish): boolean;
  /** The good bot plays for the reader. */
  abstract playForMe(): Promise<void>;

  /** A window lies over the table. */
  get covered(): boolean {
    return this.menu !== null;
  }

  /** The refusal that is on the screen. */
  get refused(): Refused | null {
    return this.table.refused;
  }

  /** Whose good move is asked for. */
  protected get asker(): LiveTable<View, Action, Happened> {
    return this.table;
  }

  /** The table has changed: advice belongs to one moment of it. */
  changed(): void {
    this.advice = null;
  }

  async advise(): Promise<Action | null> {
    const told = await this.asker.advice();
    this.advice = told ? { action: told.action as Action, text: told.text } : null;
    return this.advice?.action ?? null;
  }

  /** The refusal or notice was read. */
  hush(): void {
    this.table.refused = null;
    this.notice = '';
  }

  rematch(): void {
    this.attempt(async () => go(`/mesa/${(await post<{ table: string }>(`/tables/${this.table.id}/rematch`)).table}`));
  }

  /** Another match of the same kind, at once. */
  newGame(): void {
    const { table, book } = this;
    const asked = { game: table.game, rulebook: book.name, options: book.agreed.options, seats: table.sitters.length };
    this.attempt(async () => {
      await this.#leave();
      go(`/mesa/${(await post<{ id: string }>('/tables/practice', asked)).id}`);
    });
  }

  abandon(): void {
    this.attempt(async () => {
      await this.#leave();
      go('/');
    });
  }

  /** A bot plays on in the reader's place. */
  async #leave(): Promise<void> {
    if (this.table.you !== null && !this.table.view?.outcome) await post(`/tables/${this.table.id}/leave`);
  }

  /** Asks the server for something; what goes wrong is said at the table. */
  protected attempt(what: () => Promise<void>): void {
    what().catch((error: unknown) => (this.notice = error instanceof Error && error.message ? error.message : words().common.failed));
  }

  /** Does what a key asks for, if it can be done now. True if the key was ours. */
  press(pressed: Pressed): boolean {
    const wish = this.wishOf(pressed);
    if (!wish || (this.table.you === null && !WATCHING.includes(wish.kind))) return false;
    return isCommon(wish) ? this.#common(wish) : this.wish(wish);
  }

  #common({ kind }: CommonWish): boolean {
    if (kind === 'advice') void this.advise();
    else if (kind === 'auto') void this.playForMe();
    else if (kind === 'leave') go('/');
    else this.menu = kind;
    return true;
  }
}

const COMMON: readonly string[] = ['advice', 'auto', 'talk', 'more', 'help', 'new', 'abandon', 'leave'] satisfies CommonWish['kind'][];

function isCommon(wish: { kind: string }): wish is CommonWish {
  return COMMON.includes(wish.kind);
}

/** What a lesson is made of: a game's script says what is told at each moment, and its words and pictures tell it. */
import type { Component } from 'svelte';

/** `want`: the one thing to do now; `next`: the learner says when it is read, and then the lesson or the table goes on.
 *  `end`: nothing follows but the ways out. */
export type Told<Action> = { readonly key: string; readonly want?: Action; readonly next?: 'read' | 'deal'; readonly end?: boolean };

export type Script<View, Action> = {
  /** The texts of each lesson in their order. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
  /** What is told now; null where the learner is left alone. `read` are the texts that were read. */
  readonly tell: (lesson: string, view: View, you: number, read: ReadonlySet<string>) => Told<Action> | null;
  /** Whether an action is what was wanted. */
  readonly follows: (want: Action, action: Action) => boolean;
  /** What may be done at any time: it is no decision. */
  readonly free?: (action: Action) => boolean;
  /** The sentence of a text, with the names at the table seat by seat. */
  readonly say: (key: string, names: readonly string[]) => string;
  /** What is drawn under some of the texts. */
  readonly Picture?: Component<{ view: View; told: string }>;
};

/** The first of these texts that was not read yet, to be read now. */
export function unread<Action>(read: ReadonlySet<string>, ...keys: string[]): Told<Action> | null {
  const key = keys.find((one) => !read.has(one));
  return key === undefined ? null : { key, next: 'read' };
}

/** Whether a lesson lets an action be done now. */
export function allows<View, Action>(script: Script<View, Action>, told: Told<Action> | null, action: Action): boolean {
  if (told === null || told.end || script.free?.(action)) return true;
  return told.want !== undefined && script.follows(told.want, action);
}

/** How far a lesson is, from 0 to 1. */
export function share(steps: readonly string[], key: string): number {
  const at = steps.indexOf(key);
  return at < 0 ? 0 : (at + 1) / steps.length;
}

/** What the reader has decided before being asked. It is done when the question comes, if it still means the same. */
import type { Action, View } from './messages';

export type PreKind = 'check_fold' | 'check' | 'call' | 'call_any';
/** In which hand and street it was decided; `call` has the amount that was to be paid then. */
export type Decided = { kind: PreKind; hand: number; street: string; amount: number };

/** What the reader would have to pay if asked now. */
export function dueOf(view: View, you: number): number {
  const { bet, stack } = view.players[you]!;
  return Math.max(0, Math.min(view.current - bet, stack));
}

/** What may be decided beforehand: by a live hand with chips behind while somebody else is asked. */
export function preKinds(view: View, you: number | null): PreKind[] {
  if (you === null || view.stage !== 'hand' || !view.asked || view.asked.seat === you || view.asked.showdown) return [];
  if (view.players[you]?.standing !== 'playing') return [];
  return ['check_fold', dueOf(view, you) ? 'call' : 'check', 'call_any'];
}

export function decide(kind: PreKind, view: View, you: number): Decided {
  return { kind, hand: view.number, street: view.street, amount: dueOf(view, you) };
}

/** Whether a decision still means what it meant: another bet undoes a check or a call of so much, another street undoes all but giving up. */
export function stands(decided: Decided, view: View, you: number): boolean {
  if (view.stage !== 'hand' || decided.hand !== view.number) return false;
  if (decided.kind === 'check_fold') return true;
  if (decided.street !== view.street) return false;
  return decided.kind === 'call_any' || decided.amount === dueOf(view, you);
}

/** What is done now that the reader is asked; null where the decision does not say. */
export function actionOf(decided: Decided, view: View, you: number, legal: readonly Action[]): Action | null {
  if (view.asked?.seat !== you || view.asked.showdown || !stands(decided, view, you)) return null;
  const wanted = view.asked.to_call === 0 ? 'check' : decided.kind === 'check_fold' ? 'fold' : 'call';
  return legal.find((action) => action.do === wanted) ?? null;
}

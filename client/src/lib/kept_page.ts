/** The championship that this device looked at last, as it was then: a page that is opened without a network shows it, and says so. */
import type { BoardShown } from './board';
import type { ActsShown, EventShown } from './events';
import type { Storage } from './event_queue';

/** What was shown of which event, to whom, when by this device's time, and by how much the server's clock was ahead. */
export type KeptPage = {
  id: string;
  shown: EventShown;
  acts: ActsShown | null;
  board: BoardShown | null;
  person: string | null;
  ahead: number;
  at: number;
};

const KEY = 'tento.event.last';
/** A larger one is not kept: the device has other things to remember. */
const LARGEST = 1_500_000;

/** Keeps the page, or nothing where there is no room for it. */
export function keepPage(storage: Storage, page: KeptPage): void {
  const text = JSON.stringify(page);
  try {
    if (text.length <= LARGEST) storage.setItem(KEY, text);
    else storage.removeItem(KEY);
  } catch {
    storage.removeItem(KEY);
  }
}

/** The page of this event, if it is the one that was looked at last. */
export function pageOf(storage: Storage, id: string): KeptPage | null {
  try {
    const found = JSON.parse(storage.getItem(KEY) ?? 'null') as KeptPage | null;
    return found?.id === id ? found : null;
  } catch {
    return null;
  }
}

/** Whoever leaves takes along what only they could see. */
export function forgetPage(storage: Storage): void {
  storage.removeItem(KEY);
}

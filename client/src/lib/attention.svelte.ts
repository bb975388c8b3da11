/** The reader's turn, told where the reader is: in the title of the tab, by a short buzz, and by a notice while another tab lies over it. */
import { BASE } from './base';
import { settings } from './settings.svelte';

/** What the table asks of the reader now; nothing while it asks nothing. */
export const attention = $state({ text: '' });

const BUZZ_MS = 40;
const TAG = 'turn';

/** The turn has come, with these words. */
export function call(text: string): void {
  attention.text = text;
  // A page that nobody has touched yet may not shake the device.
  if (settings.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
  if (document.hidden && settings.notices && mayNotify()) void notify(text);
}

/** Nothing is asked any more. */
export function rest(): void {
  attention.text = '';
}

/** Asks for leave to show notices: only ever because somebody pressed a button. */
export async function askLeave(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

async function notify(text: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(text, { tag: TAG, icon: `${BASE}/icon-192.png`, data: location.pathname });
}

/** The screen of a phone stays on while the reader sits at a table; what it returns lets it go dark again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  const take = async (): Promise<void> => {
    if (document.hidden || gone) return;
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    if (gone) void lock?.release();
  };
  const back = (): void => void take();
  document.addEventListener('visibilitychange', back);
  back();
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', back);
    void lock?.release();
  };
}

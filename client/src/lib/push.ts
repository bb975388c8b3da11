/** Telling this device when a match is called, while no page is open: asked for here, and turned off here. */
import { get, post } from './api';
import { bytes, mark } from './push_keys';
import { somebody } from './session.svelte';

type House = { key: string; devices: string[] };
export type Asked = 'on' | 'off' | 'denied' | 'unsupported' | 'failed';

export const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether this device is told now. */
export async function state(): Promise<Asked> {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (!known) return 'off';
  const { devices } = await get<House>('/push');
  return devices.includes(await mark(known.endpoint)) ? 'on' : 'off';
}

/** Asks the person, then the browser, then tells the house. */
export async function turnOn(): Promise<Asked> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await somebody();
  const { key } = await get<House>('/push');
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const before = await pushManager.getSubscription();
    const made = before ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    const { endpoint, keys } = made.toJSON();
    await post('/push', { endpoint, keys });
    return 'on';
  } catch {
    return 'failed';
  }
}

/** The house forgets the device first, so that nothing is sent to one that is gone. */
export async function turnOff(): Promise<Asked> {
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (known) {
    await post('/push/off', { endpoint: known.endpoint });
    await known.unsubscribe();
  }
  return 'off';
}

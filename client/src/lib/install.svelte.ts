/** The browser's offer to put the client among the apps of the device: kept until the reader asks for it. */
type Offer = Event & { prompt: () => Promise<unknown> };

let kept = $state.raw<Offer | null>(null);

/** Listens for the offer from the beginning: it comes once. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as Offer;
  });
  addEventListener('appinstalled', () => (kept = null));
}

export const offered = (): boolean => kept !== null;

export async function accept(): Promise<void> {
  const offer = kept;
  kept = null;
  await offer?.prompt();
}

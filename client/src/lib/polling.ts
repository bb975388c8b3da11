/** Asks again and again while the page is looked at; what it returns stops that. */
export function polling(every: number, ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const turn = async (): Promise<void> => {
    clearTimeout(timer);
    if (!document.hidden) await ask();
    if (!ended) timer = setTimeout(() => void turn(), every);
  };
  const shown = (): void => void (document.hidden || turn());
  document.addEventListener('visibilitychange', shown);
  void turn();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', shown);
  };
}

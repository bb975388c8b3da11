/** The line over the own cards: what the table asks of the reader, or whom it waits for. */
export type Prompted = { text: string; strong: boolean; articles: readonly string[] };

export const plain = (text: string, articles: readonly string[] = []): Prompted => ({ text, strong: false, articles });
export const strong = (text: string): Prompted => ({ text, strong: true, articles: [] });

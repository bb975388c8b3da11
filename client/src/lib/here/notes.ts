/** What the engine writes down for good, in the order in which it did. Before anything is announced it is kept here. */

type Note = { type: 'lines'; table: string } | { type: 'row'; row: { id: string; created: number } } | { type: 'match'; row: { table: string } };
type Kept = { at?: number; table: string; text: string };

/** So many tables are remembered; the oldest go first. */
export const MOST_TABLES = 40;
const NOTES = 'notes';

export const tableOf = (note: Note): string => (note.type === 'lines' ? note.table : note.type === 'row' ? note.row.id : note.row.table);

/** The tables that are too many, the oldest first; `notes` are in their order. */
export function tooMany(notes: readonly { table: string }[], most = MOST_TABLES): Set<string> {
  const seen = [...new Set(notes.map((note) => note.table))];
  return new Set(seen.slice(0, Math.max(0, seen.length - most)));
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not kept'));
  });
}

function whole(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not kept'));
  });
}

export class Notes {
  private constructor(readonly database: IDBDatabase) {}

  static async open(): Promise<Notes> {
    const opening = indexedDB.open('tento.here', 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(NOTES, { keyPath: 'at', autoIncrement: true });
    return new Notes(await done(opening));
  }

  /** Everything that was written down, as a list in JSON; of too many tables the oldest are forgotten. */
  async read(): Promise<string> {
    const transaction = this.database.transaction(NOTES, 'readwrite');
    const store = transaction.objectStore(NOTES);
    const all = (await done(store.getAll())) as (Kept & { at: number })[];
    const gone = tooMany(all);
    for (const note of all) if (gone.has(note.table)) store.delete(note.at);
    await whole(transaction);
    return `[${all
      .filter((note) => !gone.has(note.table))
      .map((note) => note.text)
      .join(',')}]`;
  }

  /** Written when this resolves. */
  async keep(text: string): Promise<void> {
    const transaction = this.database.transaction(NOTES, 'readwrite');
    transaction.objectStore(NOTES).add({ table: tableOf(JSON.parse(text) as Note), text } satisfies Kept);
    await whole(transaction);
  }
}

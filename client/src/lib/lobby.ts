/** Whether a live table is that of one match, in a cup or a championship; those of other tournaments seat people anew. */
export const isMatch = (table: string): boolean => /\.\d+-\d+-\d+$/.test(table);

/** Where the reader of a table of an event goes from there. */
export const lobbyOf = (event: string, table: string): string => `/${isMatch(table) ? 'copa' : 'torneio'}/${event}`;

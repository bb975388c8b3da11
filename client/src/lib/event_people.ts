// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** An entry for those who run the event, or whose own it is. The desk gets the list without what is personal: `people` is empty. */
export type EntryKept = { id: string; number: number; names: string[]; delegation: string | null; status: string; confirmed: number[]; summoned: boolean; summoned_at: string | null; summoned_by: string; signed: [number, string][]; paid: number; refunded: number; sanctions: number; people: PersonKept[] };

/** Somebody whom the log knows: the number, the name of now, whether a form was given, and what was decided on the data. */
export type Known = { number: number; name: string; entry: string | null; form: boolean; erased: boolean; held_until: string | null };

/** The people of the reader's own entries, each with all that is kept of them. */
export type MyData = { people: OwnCopy[] };

/** All that an event knows of one person, as a file for them. */
export type OwnCopy = { event: string; title: string; number: number; name: string; forms: Record<string, unknown>[]; words: string[]; entry: EntryKept | null; requests: RequestShown[] };

/** What erasing somebody would take and leave. `refusal` says why it may not be now; then nothing goes. */
export type PersonGoing = { person: Known; nickname: string; goes: string[]; stays: string[]; words: number; named_in: number; checked: string[]; refusal: RefusalBody | null };

/** A person as the form gave them. Of a CPF there is never more than its middle. */
export type PersonKept = { name: string; cpf: string | null; born: string | null; residence: string | null; domicile: string | null; foreigner: boolean; ties: string[]; declared: string[] };

/** Why not: a stable code, the sentence in the reader's language, the articles of the rulebook, the facts. */
export type RefusalBody = { code: string; text: string; articles: string[]; facts: Record<string, string | number> };

/** What somebody asked for on the own data: `due` is until when an answer is owed, `answered` when it was given. */
export type RequestShown = { number: number; person: number; name: string; wants: 'copy' | 'correction' | 'erasure'; text: string; asked: string; due: string; answered: string | null; answer: string };

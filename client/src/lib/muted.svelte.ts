/** Whose words and faces the reader does not want to see at any table: those who were muted, and those who were blocked. */

let hushed = $state.raw<ReadonlySet<string>>(new Set());

export const isMuted = (person: string | null | undefined): boolean => person != null && hushed.has(person);

export function setMuted(people: Iterable<string>): void {
  hushed = new Set(people);
}

/** The name and the face with which somebody comes to a table: it outlives the page, which begins anew when the guest is known. */
import { anyFace } from '../cards/people';
import { introduce, session } from './session.svelte';

const EMPTY = { of: '', name: '', face: null, failure: null, saved: false };

/** `of` is whose they are; nobody's at first. */
export const door = $state<{ of: string; name: string; face: number | null; failure: unknown; saved: boolean }>({ ...EMPTY });

/** Somebody stands at the door: with the own face, or with one by chance if it is nobody yet. What another person chose is forgotten. */
export function stand(): void {
  const me = session.me;
  if (door.of && door.of !== me?.id) Object.assign(door, EMPTY);
  door.of = me?.id ?? '';
  door.face ??= me?.face ?? anyFace();
}

/** Puts the chosen name and face in force, where they are other than before. False if they were refused. */
export async function comeIn(): Promise<boolean> {
  const me = session.me;
  const name = door.name.trim();
  const changed = {
    ...(name && name !== me?.name ? { name } : {}),
    ...(door.face !== null && door.face !== me?.face ? { face: door.face } : {}),
  };
  door.failure = null;
  try {
    if (Object.keys(changed).length) await introduce(changed);
    return true;
  } catch (error) {
    door.failure = error;
    return false;
  }
}

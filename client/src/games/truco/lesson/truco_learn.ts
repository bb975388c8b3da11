import Coach from '../../../components/lesson/Coach.svelte';
import type { Script } from '../../../components/lesson/told';
import { lessonDictionary } from '../../../components/lesson/words';
import { use } from '../../../lib/words.svelte';
import type { Action, View } from '../messages';
import { follows, free, STEPS, tell, type LessonKey } from './script';
import { dictionary } from './words';

const script: Script<View, Action> = {
  steps: STEPS,
  tell,
  follows,
  free,
  say: (key, names) => dictionary.words[key as LessonKey](names[1] ?? ''),
};

/** Who teaches at the table of a lesson, once its words are there. */
export async function open() {
  await use(dictionary, lessonDictionary);
  return { Coach, script };
}
export type Teacher = Awaited<ReturnType<typeof open>>;

import Coach from '../../../components/lesson/Coach.svelte';
import type { Script } from '../../../components/lesson/told';
import { lessonDictionary } from '../../../components/lesson/words';
import { use } from '../../../lib/words.svelte';
import { dictionary as howto } from '../howto/words';
import type { Action, View } from '../messages';
import Picture from './Picture.svelte';
import { follows, STEPS, tell, type LessonKey } from './script';
import { dictionary } from './words';

const script: Script<View, Action> = {
  steps: STEPS,
  tell,
  follows,
  say: (key, names) => dictionary.words[key as LessonKey](names[1] ?? '', names[2] ?? ''),
  Picture,
};

/** Who teaches at the table of a lesson, once its words are there. */
export async function open() {
  await use(dictionary, lessonDictionary, howto);
  return { Coach, script };
}
export type Teacher = Awaited<ReturnType<typeof open>>;

/** Which of the browser's voices shouts: one of the page's country, else one of its language, else whatever the browser likes. */
export function voiceFor<V extends { lang: string }>(voices: readonly V[], locale: string): V | undefined {
  const wanted = locale.toLowerCase();
  const spoken = voices.map((voice) => ({ voice, lang: voice.lang.toLowerCase().replace('_', '-') }));
  return (spoken.find((one) => one.lang === wanted) ?? spoken.find((one) => one.lang.slice(0, 2) === wanted.slice(0, 2)))?.voice;
}

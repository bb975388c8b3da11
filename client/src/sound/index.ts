/** The sounds of the table, made by the browser itself: no file is loaded, and where there is no sound nothing happens. */
import { settings } from '../lib/settings.svelte';
import { locale } from '../lib/words.svelte';
import type { Note } from './scores';
import { voiceFor } from './voices';

let studio: { context: AudioContext; out: AudioNode; hiss: AudioBuffer } | null = null;

/** Browsers let a page sound only after the reader has touched it: the studio is opened then, and woken if it slept. */
function open(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    studio ??= build();
    if (studio.context.state === 'suspended') void studio.context.resume().catch(() => undefined);
  } catch {
    // A machine without a sound card: the table is silent.
    studio = null;
  }
}

function build(): NonNullable<typeof studio> {
  const context = new AudioContext();
  const out = context.createDynamicsCompressor();
  out.connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return { context, out, hiss };
}

if (typeof addEventListener === 'function') {
  for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, open, { passive: true, capture: true });
}

function play(notes: readonly Note[]): void {
  if (!settings.sound || studio?.context.state !== 'running') return;
  for (const note of notes) sing(note, studio);
}

function sing([at, lasts, voice, from, to, loud]: Note, { context, out, hiss }: NonNullable<typeof studio>): void {
  const start = context.currentTime + at;
  const end = start + lasts;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(out);
  const source = voice === 'noise' ? rustle(context, hiss, volume, [start, end, from, to]) : tone(context, voice, volume, [start, end, from, to]);
  source.start(start);
  source.stop(end + 0.02);
}

type Glide = [start: number, end: number, from: number, to: number];

function tone(context: AudioContext, voice: OscillatorType, into: AudioNode, glide: Glide): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = voice;
  slide(source.frequency, glide);
  source.connect(into);
  return source;
}

function rustle(context: AudioContext, hiss: AudioBuffer, into: AudioNode, glide: Glide): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  slide(band.frequency, glide);
  source.connect(band).connect(into);
  return source;
}

function slide(pitch: AudioParam, [start, end, from, to]: Glide): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

/** A shout by the browser's own voice, in the language of the page; a newer one cuts off the older. Nobody speaks before the reader has touched the page. */
function say(text: string): void {
  if (!settings.sound || !settings.voice || !settings.shouts || typeof speechSynthesis === 'undefined' || !text) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    const shout = new SpeechSynthesisUtterance(text);
    shout.lang = locale();
    shout.voice = voiceFor(speechSynthesis.getVoices(), locale()) ?? null;
    shout.rate = 1.1;
    speechSynthesis.cancel();
    speechSynthesis.speak(shout);
  } catch {
    // Without a voice the balloon says it.
  }
}

export const sound = { play, say };

/** What a seat shouts while it does something, and what is heard. */
import { ending, type Shout } from '../../components/table/shouts';
import { manilhas } from './cards';
import type { GameEvent } from './messages';
import { raiseName, type Rules } from './rules';
import { MANILHA_NOISES, RAISE_NOISES, type Noise } from './sounds';
import type { TrucoWords } from './words';

type Speech = TrucoWords['speech'];

/** The shout of an event. People say the plain word; bots have moods, where the rulebook lets them talk. */
export function shoutOf(
  event: GameEvent,
  speech: Speech,
  rules: Rules,
  vira: string | null,
  moody: (seat: number) => boolean,
  luck: () => number = Math.random,
): Shout | null {
  const say = (seat: number, choices: readonly string[], big = false, name = ''): Shout | null => {
    const free = moody(seat) && rules.speech !== 'official_only';
    const text = (choices[free ? Math.floor(luck() * choices.length) : 0] ?? '').replace('{name}', name);
    return text ? { seat, text, big } : null;
  };
  switch (event.event) {
    case 'RaiseCalled': {
      const step = Math.max(0, Math.min(rules.raise_ladder.indexOf(event.to), 3));
      return say(event.seat, speech.raise[step]!, true, raiseName(rules, event.to));
    }
    case 'RaiseAccepted':
      return say(event.seat, speech.accept);
    case 'RaiseRefused':
      return say(event.seat, speech.run);
    case 'OnzeDecided':
      return say(event.seat, event.play ? speech.onzePlay : speech.onzeRun);
    case 'HandClaimed':
      return say(event.seat, speech.claim);
    case 'CardPlayed':
      return manilhas(rules, vira)[0] === event.card ? say(event.seat, speech.zap) : null;
    default:
      return null;
  }
}

/** The sound of an event for somebody of this pair; a spectator takes nobody's side. */
export function noiseOf(event: GameEvent, rules: Rules, vira: string | null, pair: number | null): Noise | null {
  switch (event.event) {
    case 'PackShuffled':
      return 'shuffle';
    case 'PackCut':
      return 'cut';
    case 'CardCovered':
      return 'card';
    case 'CardPlayed': {
      const place = manilhas(rules, vira).indexOf(event.card);
      return place >= 0 ? MANILHA_NOISES[place]! : event.card[0] === '3' ? 'heavy' : 'card';
    }
    case 'HandClaimed':
    case 'CardsThrown':
      return 'heavy';
    case 'RaiseCalled':
      return RAISE_NOISES[Math.max(0, Math.min(rules.raise_ladder.indexOf(event.to), 3))]!;
    case 'RaiseAccepted':
      return 'accept';
    case 'RaiseRefused':
      return 'run';
    case 'PartidaEnded':
    case 'MatchEnded':
      return ending(event.winner, pair);
    default:
      return null;
  }
}

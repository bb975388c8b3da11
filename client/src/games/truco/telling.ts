/** What happened, told in sentences. Pure: the words, the names and the rules are given. */
import { cardName } from '../../cards/names';
import { pairOf } from './pairs';
import { pairName, type TableTeller } from '../../components/table/teller';
import { manilhas } from './cards';
import type { GameEvent, MaoEnded, ResultView } from './messages';
import { raiseName, type Rules } from './rules';
import type { TrucoWords } from './words';

/** How things are told at a table of truco. */
export type Teller = TableTeller & { t: TrucoWords; rules: Rules; vira: string | null; seats: number };

/** A card by its name, and by its manilha's name if it is one. */
export function said(teller: Pick<Teller, 't' | 'lang' | 'rules' | 'vira'>, card: string): string {
  const place = manilhas(teller.rules, teller.vira).indexOf(card);
  const plain = cardName(card, teller.lang);
  return place < 0 ? plain : teller.t.manilha(teller.t.manilhas[place]!, plain);
}

export { pairName };

/** The sentence of an event; null for one that is not worth a line. */
export function tell(event: GameEvent, teller: Teller): string | null {
  const { t, common, you } = teller;
  const seat = 'seat' in event ? event.seat : 'dealer' in event ? event.dealer : null;
  const who = seat === null ? '' : teller.name(seat);
  const me = seat !== null && seat === you;
  const card = (one: string): string => said(teller, one);
  const list = (cards: string[]): string => cards.map(card).join(', ');
  switch (event.event) {
    case 'PackSpread':
      return t.told.spread();
    case 'CardDrawn':
      return t.told.drawn(who, me, cardName(event.card, teller.lang));
    case 'DrawTied':
      return t.told.drawTied();
    case 'DealerChosen':
      return t.told.dealer(who, me);
    case 'PackShuffled':
      return null;
    case 'PackCut':
      return t.told.cut(who, me, common.cards(event.at));
    case 'SubirOrdered':
      return t.told.subir(who, me);
    case 'CardsBurnt':
      return t.told.burnt(who, me, common.cards(event.count));
    case 'PackReturned':
      return null;
    case 'CardsDealt':
      return event.vira ? t.told.dealtVira(who, me, cardName(event.vira, teller.lang)) : t.told.dealt(who, me);
    case 'ViraTurned':
      return t.told.vira(cardName(event.vira, teller.lang));
    case 'OnzeVoted':
      return t.told.voted(who, me, event.play);
    case 'OnzeDecided':
      return event.play ? t.told.onzePlay() : t.told.onzeRun(who, me);
    case 'CardPlayed':
      return t.told.played(who, me, card(event.card));
    case 'CardCovered':
      return t.told.covered(who, me);
    case 'RaiseCalled':
      return t.told.called(who, me, raiseName(teller.rules, event.to));
    case 'RaiseAccepted':
      return t.told.accepted(who, me, event.value);
    case 'RaiseRefused':
      return event.final ? t.told.ran(who, me) : t.told.wantsRun(who, me);
    case 'RodadaEnded':
      return t.told.rodada(t.table.nth[event.number - 1] ?? '', rodadaWord(event.winner, teller));
    case 'HandClaimed':
      return t.told.claimed(who, me, `${list(event.cards)} (${word(t.combinations, event.combination)})`);
    case 'CardsThrown':
      return t.told.thrown(who, me, list(event.cards));
    case 'CardKept':
      return t.told.kept(who, me, card(event.card));
    case 'CardStolen':
      return t.told.stolen(card(event.card));
    case 'CardPeeked':
      return t.told.peeked(teller.name(event.of), card(event.card));
    case 'TentoCalled':
      return t.told.tento(who, me, teller.name(event.against));
    case 'TentoDismissed':
      return t.told.dismissed();
    case 'OffencePunished':
      return t.told.punished(who, me, word(t.offences, event.offence), t.points(event.points));
    case 'Reported':
      return t.told.reported();
    case 'Sanctioned':
      return t.told.sanctioned(who, me);
    case 'DeckReplaced':
      return t.told.newDeck();
    case 'MaoEnded':
      return `${takenBy(event, teller)} ${reason(event, teller)}`.trim();
    case 'PartidaEnded':
      return partidaEnd(event.winner, teller);
    case 'OvertimeStarted':
      return t.told.overtime(event.minutes);
    case 'TimeUp':
      return t.told.timeUp();
    case 'MatchEnded':
      return matchEnd(event.winner, teller);
  }
}

const word = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;

function rodadaWord(winner: number | null, teller: Teller): string {
  const { t, you, seats } = teller;
  if (winner === null) return t.table.tied;
  if (you === null || seats === 2) return pairName(teller, winner);
  return winner === pairOf(you) ? t.table.ours : t.table.theirs;
}

/** Who took the mão, and for how much. */
export function takenBy(result: Pick<MaoEnded, 'winner' | 'points'> | ResultView, teller: Teller): string {
  const { t, you, seats } = teller;
  if (result.winner === null || result.points === 0) return t.end.nobody;
  const points = t.points(result.points);
  if (you === null) return t.end.foe(pairName(teller, result.winner), points);
  const ours = result.winner === pairOf(you);
  if (seats === 2) return ours ? t.end.me(points) : t.end.foe(teller.name(result.winner), points);
  return ours ? t.end.we(points) : t.end.they(points);
}

/** Why it ended so, as a sentence. */
export function reason(result: { why: string }, { t }: Teller): string {
  const why = word(t.whys, result.why);
  return why ? `${why[0]!.toUpperCase()}${why.slice(1)}.` : '';
}

export function partidaEnd(winner: number, teller: Teller): string {
  const { t, you, seats } = teller;
  const ours = you !== null && winner === pairOf(you);
  if (you === null || seats === 2) return ours ? t.end.partidaMine : t.end.partidaPair(pairName(teller, winner));
  return ours ? t.end.partidaWon : t.end.partidaLost;
}

export function matchEnd(winner: number | null, teller: Teller): string {
  const { t, common, you, seats } = teller;
  if (winner === null) return common.end.closed;
  if (you === null) return t.end.pairWon(pairName(teller, winner));
  if (winner !== pairOf(you)) return common.end.lost;
  return seats === 2 ? t.end.wonOne : common.end.won;
}

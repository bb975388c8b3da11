// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

export type Action = Draw | Reject | Take | Lay | Add | Discard | Undo | Propose | Consent;

/** Adds cards to a jogo of the pair, `B1` being the first that pair B laid. A free 2 goes to the high end; `low`: to the low. */
export type Add = { do: 'add'; meld: string; cards: string[]; low?: boolean };

/** A card lies on the lixo; `locks` says that the next player may not take it. */
export type CardDiscarded = { event: 'CardDiscarded'; only?: number | null; seat: number; card: string; locks?: boolean; articles?: string[] };

/** A card came from the monte; only its new owner knows which. */
export type CardDrawn = { event: 'CardDrawn'; only?: number | null; seat: number; articles?: string[] };

/** The first player did not want the first card. */
export type CardRejected = { event: 'CardRejected'; only?: number | null; seat: number; card: string; articles?: string[] };

/** The card that the seat has just drawn. */
export type CardSeen = { event: 'CardSeen'; only?: number | null; seat: number; card: string };

/** Cards joined a jogo: `cards` came, `whole` is the jogo now. */
export type CardsAdded = { event: 'CardsAdded'; only?: number | null; seat: number; meld: string; cards: string[]; whole: string[]; kind: string; articles?: string[] };

/** Everybody has eleven cards, two mortos lie on the table, the rest is the monte; `upcard` opens the lixo where that is agreed. */
export type CardsDealt = { event: 'CardsDealt'; only?: number | null; dealer: number; first: number; monte: number; upcard?: string | null };

/** A pair or the referee answers a proposal. */
export type Consent = { do: 'consent'; agree: boolean };

/** Puts a card on the lixo, which ends the turn. */
export type Discard = { do: 'discard'; card: string };

/** Draws one card from the monte; where nothing is left to draw, the rodada ends. */
export type Draw = { do: 'draw' };

/** Chance chose who opens the first rodada. */
export type FirstPlayerDrawn = { event: 'FirstPlayerDrawn'; only?: number | null; seat: number; dealer: number };

export type GameEvent = VariantProposed | VariantAnswered | VariantSettled | FirstPlayerDrawn | CardsDealt | RedThreeLaid | CardDrawn | CardSeen | CardRejected | LixoTaken | MeldLaid | CardsAdded | LayingUndone | CardDiscarded | MortoTaken | MortoBecameMonte | RodadaEnded | PartidaEnded | MatchEnded;

/** Lays a new jogo. A 2 stands where it is written: `Kh Ah 2s` and `2s Kh Ah` are not the same. */
export type Lay = { do: 'lay'; cards: string[] };

/** The last laying of the turn went back to the hand: `cards` left the jogo, `whole` is what is left of it, nothing if it was new. */
export type LayingUndone = { event: 'LayingUndone'; only?: number | null; seat: number; meld: string; cards: string[]; whole: string[]; articles?: string[] };

/** A seat took the whole lixo for its top card. */
export type LixoTaken = { event: 'LixoTaken'; only?: number | null; seat: number; top: string; count: number; articles?: string[] };

/** The match, one partida, is over. */
export type MatchEnded = { event: 'MatchEnded'; only?: number | null; winner: number; why: string; articles?: string[] };

/** A new jogo lies on the table. */
export type MeldLaid = { event: 'MeldLaid'; only?: number | null; seat: number; meld: string; cards: string[]; kind: string; articles?: string[] };

/** A jogo on the table, under the name by which cards are added to it. */
export type MeldView = { name: string; cards: string[]; kind: 'limpa' | 'open' | 'suja'; sequence: boolean };

/** The monte was empty: a morto took its place. */
export type MortoBecameMonte = { event: 'MortoBecameMonte'; only?: number | null; left: number; articles?: string[] };

/** A seat ran out of cards and took the morto: `direct` goes on playing, the other way waits for the next turn. */
export type MortoTaken = { event: 'MortoTaken'; only?: number | null; seat: number; direct: boolean; articles?: string[] };

/** How a match ended: the sides, the best first, and why. `winner` is the side that has the first place to itself. */
export type Outcome = { winner: number | null; ranking: Ranked[]; why: string; articles?: string[] };

/** What a pair made in a rodada, line by line. */
export type PairScore = { lines: ScoreLine[]; total: number };

/** The partida is over. */
export type PartidaEnded = { event: 'PartidaEnded'; only?: number | null; winner: number; why: string; score: [number, number]; articles?: string[] };

/** A regional variant asked for, and who has agreed so far: of `referee`, `A` and `B`. */
export type Proposal = { option: string; value: boolean | number | string; agreed: string[] };

/** A pair asks for another value of an option in this partida (art. 8); `value` as a rulebook file writes it. */
export type Propose = { do: 'propose'; option: string; value: boolean | number | string };

/** A side in the order of a finished match. Sides that nothing parts share a place; `score` is in the game's largest unit. */
export type Ranked = { side: number; place: number; score: number };

/** A red three lies on the table. */
export type RedThreeLaid = { event: 'RedThreeLaid'; only?: number | null; seat: number; card: string; articles?: string[] };

/** Discards the first card drawn in the opening turn and draws another. */
export type Reject = { do: 'reject' };

/** How the last rodada ended, line by line for each pair. */
export type ResultView = { seat: number | null; direct: boolean; pairs: [PairScore, PairScore]; before: [number, number]; articles: string[] };

/** The rodada is over: who went out (nobody: the cards ran out), what each pair made, and the score after it. */
export type RodadaEnded = { event: 'RodadaEnded'; only?: number | null; seat: number | null; direct: boolean; pairs: [PairScore, PairScore]; score: [number, number]; next_dealer: number; articles?: string[] };

/** The rodada as one viewer sees it. `hand` is None for a spectator; of the lixo only the top exists. */
export type RodadaView = { turn: number; opening: boolean; drew: boolean; hand: string[] | null; may_reject: string | null; hand_sizes: number[]; monte: number; mortos: number; morto_taken: [boolean, boolean]; pending: number[]; lixo_top: string | null; lixo_size: number; locked: boolean; undo: number; melds: [MeldView[], MeldView[]]; red_threes: [string[], string[]] };

/** One line of a scored rodada: what is counted, how many, the points, and the articles. */
export type ScoreLine = { what: string; count: number; points: number; articles?: string[] };

/** Takes the whole lixo, its top card laid at once: with these cards of the hand as a new jogo, or added to the jogo `meld`. */
export type Take = { do: 'take'; cards?: string[]; meld?: string | null };

/** Takes the last laying of this turn back into the hand, before the discard. */
export type Undo = { do: 'undo' };

/** One of the three has answered: `who` is `referee`, `A` or `B`. */
export type VariantAnswered = { event: 'VariantAnswered'; only?: number | null; who: string; agree: boolean };

/** A pair asked for another value of an option. */
export type VariantProposed = { event: 'VariantProposed'; only?: number | null; seat: number; option: string; value: boolean | number | string; articles?: string[] };

/** The proposal is in force for this partida, or the regulation prevails. */
export type VariantSettled = { event: 'VariantSettled'; only?: number | null; option: string; value: boolean | number | string; agreed: boolean; articles?: string[] };

/** The table as one viewer sees it. */
export type View = { game: 'tranca'; viewer: number | 'spectator'; rulebook: string; seats: number; stage: 'match_over' | 'play' | 'rodada_over' | 'shuffle'; dealer: number | null; next_dealer: number | null; score: [number, number]; target: number; rodadas: number; agreed: ([string, boolean | number | string])[]; proposal: Proposal | null; rodada: RodadaView | null; result: ResultView | null; partida: number | null; outcome: Outcome | null };

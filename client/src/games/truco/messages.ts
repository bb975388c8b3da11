// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** Accepts the raise. */
export type Accept = { do: 'accept' };

export type Action = Draw | Cut | Subir | Burn | HandBack | Deal | Play | Cover | PlayDark | Raise | Accept | Refuse | DecideOnze | Claim | Throw | Keep | Look | Steal | Peek | CallTento;

/** Puts this many cards out of the mão. */
export type Burn = { do: 'burn'; count: number };

/** Accuses an opponent of an offence; the referee will rule. */
export type CallTento = { do: 'calltento'; against: number; offence?: string };

/** A card lies face down. */
export type CardCovered = { event: 'CardCovered'; only?: number | null; seat: number };

/** A seat drew this card for the deal, from this place of the spread pack. */
export type CardDrawn = { event: 'CardDrawn'; only?: number | null; seat: number; card: string; place?: number };

/** The opponents chose the card that stays. */
export type CardKept = { event: 'CardKept'; only?: number | null; seat: number; card: string };

/** A seat saw a card of an opponent. */
export type CardPeeked = { event: 'CardPeeked'; only?: number | null; seat: number; of: number; card: string };

/** A card lies face up. */
export type CardPlayed = { event: 'CardPlayed'; only?: number | null; seat: number; card: string };

/** A seat swapped a card with the pack; nobody else noticed. */
export type CardStolen = { event: 'CardStolen'; only?: number | null; seat: number; card: string };

/** Cards left the mão; `cards` is empty when they were burnt face down. */
export type CardsBurnt = { event: 'CardsBurnt'; only?: number | null; seat: number; count: number; cards?: string[] };

/** Everybody has three cards; the vira, where there is one in sight, is turned up. */
export type CardsDealt = { event: 'CardsDealt'; only?: number | null; dealer: number; leader: number; vira: string | null; order?: number[] };

/** Several cards fell at once; the covered ones went back unseen. */
export type CardsThrown = { event: 'CardsThrown'; only?: number | null; seat: number; cards: string[]; covered: number; articles?: string[] };

/** Lays the hand open as a sure win. */
export type Claim = { do: 'claim' };

/** Plays a card face down. */
export type Cover = { do: 'cover'; card: string };

/** Takes this many cards from the top to the bottom of the pack. */
export type Cut = { do: 'cut'; at: number };

/** The dealer deals. `order` names the seat of each card, -1 the vira, where the rulebook leaves the order free. */
export type Deal = { do: 'deal'; order?: number[] };

/** The seat deals the first mão. */
export type DealerChosen = { event: 'DealerChosen'; only?: number | null; seat: number; articles?: string[] };

/** Plays the mão de onze, or runs from it. */
export type DecideOnze = { do: 'decideonze'; play: boolean };

/** A new pack is in use. */
export type DeckReplaced = { event: 'DeckReplaced'; only?: number | null; articles?: string[] };

/** Picks a face-down card of the spread pack to settle who deals first. */
export type Draw = { do: 'draw'; place: number };

/** The highest cards drawn are equal: these seats draw again. */
export type DrawTied = { event: 'DrawTied'; only?: number | null; seats: number[]; articles?: string[] };

export type GameEvent = PackSpread | CardDrawn | DrawTied | DealerChosen | PackShuffled | PackCut | SubirOrdered | CardsBurnt | PackReturned | CardsDealt | ViraTurned | OnzeVoted | OnzeDecided | CardPlayed | CardCovered | RaiseCalled | RaiseAccepted | RaiseRefused | RodadaEnded | HandClaimed | CardsThrown | CardKept | CardStolen | CardPeeked | TentoCalled | TentoDismissed | OffencePunished | Reported | Sanctioned | DeckReplaced | MaoEnded | PartidaEnded | OvertimeStarted | TimeUp | MatchEnded;

/** The cutter is done and gives the pack back to the dealer. */
export type HandBack = { do: 'handback' };

/** A sure win was laid open. */
export type HandClaimed = { event: 'HandClaimed'; only?: number | null; seat: number; cards: string[]; combination: string };

/** The opponents choose which of the thrown cards stays. */
export type Keep = { do: 'keep'; card: string };

/** A card on the table; `card` is None when it lies face down and is not the viewer's own. */
export type LaidView = { seat: number; card: string | null; covered?: boolean };

/** Looks at the own cards of a mão de ferro. */
export type Look = { do: 'look' };

/** The mão is over: who takes it, what it paid, why, and the score after it. */
export type MaoEnded = { event: 'MaoEnded'; only?: number | null; winner: number | null; points: number; why: string; score: [number, number]; next_dealer: number | null; articles?: string[] };

/** The mão as one viewer sees it. `hand` is None in the dark and for a spectator. */
export type MaoView = { kind: 'ferro' | 'normal' | 'onze'; eleven: number | null; value: number; asked: number | null; asked_by: number | null; raised_by: number | null; leader: number; turn: number; hand: string[] | null; hand_sizes: number[]; partner_hand: string[] | null; vira: string | null; burnt: string[]; burnt_count: number; cuts: number; handed_back: boolean; laid: LaidView[]; rodadas: RodadaView[]; winning: number | null; thrown: string[]; thrown_by: number | null; seen: SeenCard[] };

/** The match is over. */
export type MatchEnded = { event: 'MatchEnded'; only?: number | null; winner: number; why: string; jogo: [number, number]; articles?: string[] };

/** An offence is paid for at once. */
export type OffencePunished = { event: 'OffencePunished'; only?: number | null; seat: number; offence: string; points: number; articles?: string[] };

/** The pair with eleven plays, or runs. */
export type OnzeDecided = { event: 'OnzeDecided'; only?: number | null; seat: number; play: boolean; articles?: string[] };

/** One partner has said what to do; the other must agree. */
export type OnzeVoted = { event: 'OnzeVoted'; only?: number | null; seat: number; play: boolean };

/** How a match ended: the sides, the best first, and why. `winner` is the side that has the first place to itself. */
export type Outcome = { winner: number | null; ranking: Ranked[]; why: string; articles?: string[] };

/** The score is level at time: play goes on for so many minutes, dealt first by this seat. */
export type OvertimeStarted = { event: 'OvertimeStarted'; only?: number | null; minutes: number; dealer: number | null; articles?: string[] };

/** The pack was cut after this many cards. */
export type PackCut = { event: 'PackCut'; only?: number | null; seat: number; at: number };

/** The cutter gave the pack back. */
export type PackReturned = { event: 'PackReturned'; only?: number | null; seat: number };

/** The dealer shuffled; the cutter has the pack. */
export type PackShuffled = { event: 'PackShuffled'; only?: number | null; dealer: number; cutter: number; kind: string };

/** The pack lies spread, face down, for the draw of the first dealer. */
export type PackSpread = { event: 'PackSpread'; only?: number | null; seats: number[] };

/** The partida is over. */
export type PartidaEnded = { event: 'PartidaEnded'; only?: number | null; winner: number; why: string; score: [number, number]; jogo: [number, number]; articles?: string[] };

/** Sees a card of an opponent. */
export type Peek = { do: 'peek'; seat: number };

/** Plays a card face up. */
export type Play = { do: 'play'; card: string };

/** Plays one of the own dark cards of a mão de ferro, by its place in the hand: turned up, or left face down. */
export type PlayDark = { do: 'playdark'; place: number; covered?: boolean };

/** Asks for the next value of the mão; `to` names it, 0 means whatever comes next. */
export type Raise = { do: 'raise'; to?: number };

/** The mão is worth this. */
export type RaiseAccepted = { event: 'RaiseAccepted'; only?: number | null; seat: number; value: number; articles?: string[] };

/** The mão may be worth this. */
export type RaiseCalled = { event: 'RaiseCalled'; only?: number | null; seat: number; to: number; articles?: string[] };

/** A seat ran; `final` is false while the rulebook still waits for the partner's word. */
export type RaiseRefused = { event: 'RaiseRefused'; only?: number | null; seat: number; final: boolean };

/** A side in the order of a finished match. Sides that nothing parts share a place; `score` is in the game's largest unit. */
export type Ranked = { side: number; place: number; score: number };

/** Runs from the raise. */
export type Refuse = { do: 'refuse' };

/** The referee noted a fact of the table. */
export type Reported = { event: 'Reported'; only?: number | null; kind: string; seat: number | null; articles?: string[] };

/** How the last mão ended. */
export type ResultView = { winner: number | null; points: number; why: string; articles: string[] };

/** A rodada was won (`winner`), or tied (None); this seat leads the next one. */
export type RodadaEnded = { event: 'RodadaEnded'; only?: number | null; number: number; winner: number | null; leader: number; articles?: string[] };

/** A finished rodada. */
export type RodadaView = { leader: number; laid: LaidView[]; winner: number | null };

/** The referee punished a seat. */
export type Sanctioned = { event: 'Sanctioned'; only?: number | null; seat: number; kind: string; articles?: string[] };

/** A card of another seat that the viewer has seen. */
export type SeenCard = { seat: number; card: string };

/** Swaps a card of the hand (the weakest if none is named) for a high one of the pack. */
export type Steal = { do: 'steal'; give?: string | null };

/** The cutter orders the dealer to deal from the bottom up. */
export type Subir = { do: 'subir' };

/** The deal will go from the bottom up. */
export type SubirOrdered = { event: 'SubirOrdered'; only?: number | null; seat: number };

/** An offence is claimed; the referee rules. */
export type TentoCalled = { event: 'TentoCalled'; only?: number | null; seat: number; against: number; offence: string };

/** The offence was not proved. */
export type TentoDismissed = { event: 'TentoDismissed'; only?: number | null };

/** Several cards thrown at once; `covered` are those of them that fell face down. */
export type Throw = { do: 'throw'; cards: string[]; covered?: string[] };

/** The clock has run out. */
export type TimeUp = { event: 'TimeUp'; only?: number | null; articles?: string[] };

/** The table as one viewer sees it. `spoken` tells of each seat how often it called, stayed in and ran in the `maos` of the match. */
export type View = { game: 'truco'; viewer: number | 'spectator'; rulebook: string; seats: number; stage: 'ceremony' | 'draw' | 'mao_over' | 'match_over' | 'onze' | 'play' | 'shuffle'; dealer: number | null; next_dealer: number | null; score: [number, number]; target: number; jogo: [number, number]; best_of: number; elapsed: number; limit: number | null; overtime: boolean; drawing: number[]; drawn: number[]; mao: MaoView | null; result: ResultView | null; partida: number | null; outcome: Outcome | null; maos: number; spoken: [number, number, number][] };

/** The vira of a mão de ferro is shown after the first rodada. */
export type ViraTurned = { event: 'ViraTurned'; only?: number | null; vira: string; articles?: string[] };

// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** A challenge that is not over: who plays whom, and at which table the partida of now is, if one is played. */
export type ChallengeShown = { id: string; first: string; second: string; partidas: number; table: string };

/** A bot on the ladder. `worth` is what is nearly certain of its strength; `owner` is empty for a bot of the house. */
export type LadderLine = { place: number; bot: string; name: string; owner: string; owner_id: string | null; house: boolean; mine: boolean; worth: number; mu: number; sigma: number; played: number; won: number; seen: number; ready: boolean };

/** The ladder of a game, the strongest first, and the challenges that are played or wait. `games` are those that have a ladder. */
export type LadderShown = { games: string[]; game: string; lines: LadderLine[]; running: ChallengeShown[] };

/** The pairs of tranca: pair A sits on the even seats, pair B on the odd ones; for two players each seat is a pair. */
export const pairOf = (seat: number): number => seat % 2;

/** The pair of each seat, where a replay tells the number of seats alone. */
export const pairsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => pairOf(seat));

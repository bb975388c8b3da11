/** The problems of a socket that found no place just now: it comes again by itself, and the reader is told meanwhile what it waits for. */
const NO_PLACE: readonly string[] = ['server_full', 'too_many_sockets_here', 'too_often'];

export const waitsForPlace = (problem: { code: string } | null): boolean => problem !== null && NO_PLACE.includes(problem.code);

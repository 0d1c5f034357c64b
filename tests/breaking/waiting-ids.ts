/**
 * Lists requirements that a title of a unit or integration test names and that no line of the ledger breaks yet. The list
 * only shrinks: a new title comes together with its lines.
 */
export const waitingIds: readonly string[] = [];

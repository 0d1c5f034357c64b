import type { EditingStore } from '../store/store.ts';
import type { JournalRow } from './journal.types.ts';

/** Outcome of a journal when its canvas was opened again. */
export type Recovery =
  /** There was nothing that the server does not have. */
  | { readonly status: 'nothing' }
  /** Replayed on top of the document: the changes that the server did not have. */
  | { readonly status: 'replayed'; readonly count: number }
  /** Others changed the document meanwhile: waiting changes go to the server first, on the version they were made on, and are loaded with theirs. */
  | { readonly status: 'behind'; readonly base: number; readonly rows: readonly JournalRow[] };

/**
 * Puts the rows of a journal on top of a document that was loaded at a version, with all that can be undone. It is done before
 * anyone changes the document.
 */
export const recoverFrom = (rows: readonly JournalRow[], store: EditingStore, version: number): Recovery => {
  const waiting = rows.filter((row) => row.version === undefined);
  const done = rows.filter((row) => row.version !== undefined);
  const last = done.reduce((most, row) => Math.max(most, row.version ?? 0), 0);
  const base = Math.min(...waiting.map((row) => row.base));
  if (waiting.length > 0 && Math.max(base, last) !== version)
    return { status: 'behind', base: Math.max(base, last), rows: waiting };
  if (last === version) store.remember(done.map(({ transaction }) => transaction));
  if (waiting.length === 0) return { status: 'nothing' };
  store.restore(waiting.map(({ transaction }) => transaction));
  return { status: 'replayed', count: waiting.length };
};

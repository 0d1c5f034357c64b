import type { ChangeProgress, ItemFailure } from './change.types.ts';

/** The changes on screen, the oldest first. */
export type Changes = readonly ChangeProgress[];

/** No change is on screen. */
export const NO_CHANGES: Changes = [];

/** Progress of a change, as the change itself reports it. */
export type ProgressReport = Pick<ChangeProgress, 'tried' | 'failed'> & { readonly total?: number };

const withChange = (
  changes: Changes,
  id: number,
  change: (progress: ChangeProgress) => ChangeProgress,
): Changes => changes.map((progress) => (progress.id === id ? change(progress) : progress));

/** A change became worth showing. One that is there already is replaced. */
export const afterChangeShown = (changes: Changes, progress: ChangeProgress): Changes =>
  changes.some(({ id }) => id === progress.id)
    ? withChange(changes, progress.id, () => progress)
    : [...changes, progress];

/** A change went on; one that is not shown stays so. */
export const afterChangeAdvanced = (changes: Changes, id: number, report: ProgressReport): Changes =>
  withChange(changes, id, (progress) => ({ ...progress, ...report }));

/** Someone asked a change to stop after the call under way. */
export const afterStopAsked = (changes: Changes, id: number): Changes =>
  withChange(changes, id, (progress) =>
    progress.status === 'running' || progress.status === 'finding'
      ? { ...progress, status: 'stopping' }
      : progress,
  );

/** A change has nothing more to say, or was read. */
export const afterChangeGone = (changes: Changes, id: number): Changes =>
  changes.filter((progress) => progress.id !== id);

/** Returns whether a change that came to its end has something to say: items that failed beside others, or a stop. */
export const hasAftermath = ({ total, failed }: { total: number; failed: readonly ItemFailure[] }): boolean =>
  failed.length > 0 && total > 1;

/** How many items the trash holds; `unknown` until it was asked for or when the response failed (LIFE-19). */
export type TrashCount =
  { readonly status: 'unknown' } | { readonly status: 'known'; readonly count: number };

/** State of the trash. */
export interface TrashState {
  readonly trash: TrashCount;
}

/** The trash was not counted yet. */
export const TRASH_UNKNOWN: TrashCount = { status: 'unknown' };

/** The server said how many items the trash holds. */
export const afterTrashCounted = (count: number): TrashCount => ({ status: 'known', count });

/** Something was restored: the count goes down by 1, until the true one arrives (LIFE-10). */
export const afterRestored = (trash: TrashCount): TrashCount =>
  trash.status === 'known' ? { status: 'known', count: Math.max(0, trash.count - 1) } : trash;

/** Something was deleted for good: the count goes to 0, until the true one arrives (LIFE-11). */
export const afterDeletedForGood = (): TrashCount => ({ status: 'known', count: 0 });

/** Ids of items that are pointed at. */
export type Returned = ReadonlySet<string>;

/** Nothing is pointed at. */
export const NOTHING_RETURNED: Returned = new Set();

/** Items are shown as they were before a change that failed. */
export const afterItemsReturned = (returned: Returned, ids: readonly string[]): Returned =>
  new Set([...returned, ...ids]);

/** The return of items was seen. */
export const afterReturnSeen = (returned: Returned, ids: readonly string[]): Returned =>
  new Set([...returned].filter((id) => !ids.includes(id)));

import type { ApiError } from '@chartdock/client';
import type { CallData, Notification } from '@chartdock/contract';
import type { NotificationsState } from './notifications.types.ts';

type Page = Pick<CallData<'notifications', 'getList'>, 'rows' | 'cursor'>;

/** Nothing was asked for yet. */
export const NOTHING_TOLD: NotificationsState = {
  status: 'idle',
  count: 0,
  list: [],
  next: null,
  problem: undefined,
};

/** The server told how many are unread. */
export const afterCounted = (state: NotificationsState, count: number): NotificationsState =>
  state.count === count ? state : { ...state, count };

/** The list is being loaded; the shown notifications stay. */
export const afterLoadBegan = (state: NotificationsState): NotificationsState => ({
  ...state,
  status: 'loading',
  problem: undefined,
});

/** The newest page came. */
export const afterLoaded = (state: NotificationsState, { rows, cursor }: Page): NotificationsState => ({
  ...state,
  status: 'loaded',
  list: rows,
  next: cursor,
  problem: undefined,
});

/** The page after the last one came. */
export const afterMoreLoaded = (state: NotificationsState, { rows, cursor }: Page): NotificationsState => {
  const known = new Set(state.list.map(({ id }) => id));
  return afterLoaded(state, { rows: [...state.list, ...rows.filter(({ id }) => !known.has(id))], cursor });
};

/** The list could not be loaded. */
export const afterLoadFailed = (state: NotificationsState, problem: ApiError): NotificationsState => ({
  ...state,
  status: 'failed',
  problem,
});

/** One was read, or all without an id. */
export const afterRead = (state: NotificationsState, id?: string): NotificationsState => {
  const read = (one: Notification): Notification =>
    one.read || (id !== undefined && one.id !== id) ? one : { ...one, read: true };
  return { ...state, list: state.list.map(read), problem: undefined };
};

/** One was removed, or all without an id. */
export const afterRemoved = (state: NotificationsState, id?: string): NotificationsState => {
  if (id === undefined) return { ...state, status: 'loaded', list: [], next: null, problem: undefined };
  return { ...state, list: state.list.filter((one) => one.id !== id), problem: undefined };
};

/** A change was refused or did not arrive; everything stays as it was. */
export const afterChangeFailed = (state: NotificationsState, problem: ApiError): NotificationsState => ({
  ...state,
  problem,
});

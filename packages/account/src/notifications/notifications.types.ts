import type { ApiError, Client } from '@chartdock/client';
import type { Notification } from '@chartdock/contract';

/** Notifications of the signed-in person, as far as they are loaded. */
export interface NotificationsState {
  /** Status of the list; loaded notifications stay in `list` meanwhile. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** How many are unread, also of those that are not in `list`. */
  readonly count: number;
  /** Newest first. */
  readonly list: readonly Notification[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  /** Why the last load or change did not work; undefined once one does. */
  readonly problem: ApiError | undefined;
}

/** Dependencies of notifications. */
export interface NotificationsOptions {
  readonly client: Pick<Client, 'notifications'>;
}

/** Notifications of the signed-in person. No method rejects; failures appear in the state. */
export interface Notifications {
  readonly getState: () => NotificationsState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (
    listener: (state: NotificationsState, before: NotificationsState) => void,
  ) => () => void;
  /** Asks how many are unread; without a response the number stays as it was. */
  readonly refreshCount: () => Promise<void>;
  /** Loads the newest 20 and how many are unread. */
  readonly load: () => Promise<void>;
  /** Loads the next 20; nothing happens at the end of the list. */
  readonly loadMore: () => Promise<void>;
  readonly markRead: (id: string) => Promise<void>;
  readonly markAllRead: () => Promise<void>;
  /** Removes one for good. */
  readonly remove: (id: string) => Promise<void>;
  /** Removes all for good, also those that are not in the list. */
  readonly removeAll: () => Promise<void>;
  /** Forgets everything, because the session is over; responses that are still on their way are dropped. */
  readonly clear: () => void;
}

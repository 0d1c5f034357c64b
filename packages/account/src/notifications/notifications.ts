import * as CODE from '@chartdock/contract/codes';
import { createStore } from 'zustand/vanilla';
import { requireApiError } from '../session/require-api-error.ts';
import {
  NOTHING_TOLD,
  afterChangeFailed,
  afterCounted,
  afterLoadBegan,
  afterLoadFailed,
  afterLoaded,
  afterMoreLoaded,
  afterRead,
  afterRemoved,
} from './notifications.state.ts';
import type { Notifications, NotificationsOptions, NotificationsState } from './notifications.types.ts';

const PAGE_SIZE = 20;
const QUIET = { quiet: true } as const;
const KEPT = { quiet: true, keep: true } as const;

type Transition = (state: NotificationsState) => NotificationsState;

/** Context shared by the parts. */
interface Context {
  readonly client: NotificationsOptions['client'];
  readonly getState: () => NotificationsState;
  readonly apply: (transition: Transition) => void;
  /** Grows with every session that ends, so that a response to an older one is dropped. */
  era: number;
  /** Grows when a change begins and when it ends, so that an older response is not taken for the present. */
  changes: number;
  /** Number of the change that began last. */
  begun: number;
  /** Number of the load that began last. */
  loads: number;
}

/** Asks for something until no change came between question and response, and applies it unless the session ended. */
const settle = async <Answer>(
  context: Context,
  ask: () => Promise<Answer>,
  apply: (answer: Answer) => void,
): Promise<void> => {
  const { era } = context;
  for (;;) {
    const { changes } = context;
    const answer = await ask();
    if (context.era !== era) return;
    if (context.changes !== changes) continue;
    apply(answer);
    return;
  }
};

const refreshCount = async (context: Context): Promise<void> => {
  const { client, apply } = context;
  try {
    await settle(
      context,
      () => client.notifications.count({}, KEPT),
      ({ count }) => apply((state) => afterCounted(state, count)),
    );
  } catch (thrown) {
    // The number is a hint; the next beat asks again.
    requireApiError(thrown);
  }
};

const load = async (context: Context): Promise<void> => {
  const { client, apply, era } = context;
  context.loads += 1;
  const mine = context.loads;
  const isWanted = (): boolean => context.era === era && context.loads === mine;
  apply(afterLoadBegan);
  const ask = () =>
    Promise.all([
      client.notifications.getList({ pageSize: PAGE_SIZE }, KEPT),
      client.notifications.count({}, KEPT),
    ]);
  try {
    await settle(context, ask, ([page, { count }]) => {
      if (isWanted()) apply((state) => afterCounted(afterLoaded(state, page), count));
    });
  } catch (thrown) {
    const error = requireApiError(thrown);
    if (isWanted()) apply((state) => afterLoadFailed(state, error));
  }
};

const loadMore = async (context: Context): Promise<void> => {
  const { client, getState, apply, era } = context;
  const { next, status } = getState();
  if (next === null || status === 'loading') return;
  apply(afterLoadBegan);
  // A list that was loaded again meanwhile goes on somewhere else.
  const isWanted = (): boolean => context.era === era && getState().next === next;
  try {
    const ask = () => client.notifications.getList({ pageSize: PAGE_SIZE, cursor: next }, KEPT);
    await settle(context, ask, (page) => {
      if (isWanted()) apply((state) => afterMoreLoaded(state, page));
    });
  } catch (thrown) {
    const error = requireApiError(thrown);
    if (isWanted()) apply((state) => afterLoadFailed(state, error));
  }
};

/** Makes a change on the server and then here. A change that a repeat has replaced is left to the repeat. */
const change = async (
  context: Context,
  call: () => Promise<{ readonly count: number }>,
  transition: Transition,
): Promise<void> => {
  const { apply, era } = context;
  context.begun += 1;
  context.changes += 1;
  const mine = context.begun;
  try {
    const { count } = await call();
    context.changes += 1;
    if (context.era !== era) return;
    apply(transition);
    // Responses of changes that overlap may come in any order, and so may their numbers.
    if (context.begun === mine) apply((state) => afterCounted(state, count));
    else await refreshCount(context);
  } catch (thrown) {
    const error = requireApiError(thrown);
    if (context.era !== era || error.code === 'cancelled') return;
    if (error.envelopeCode === CODE.fileUnavailable) await load(context);
    else apply((state) => afterChangeFailed(state, error));
  }
};

/** Creates the notifications of one client's person. Nothing is sent before the first request. */
export const createNotifications = ({ client }: NotificationsOptions): Notifications => {
  const store = createStore<NotificationsState>(() => NOTHING_TOLD);
  const context: Context = {
    client,
    getState: store.getState,
    apply: (transition) => store.setState(transition(store.getState()), true),
    era: 0,
    changes: 0,
    begun: 0,
    loads: 0,
  };
  const { notifications } = client;
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    refreshCount: () => refreshCount(context),
    load: () => load(context),
    loadMore: () => loadMore(context),
    markRead: (id) =>
      change(
        context,
        () => notifications.read({ id }, QUIET),
        (state) => afterRead(state, id),
      ),
    markAllRead: () =>
      change(
        context,
        () => notifications.readAll({}, QUIET),
        (state) => afterRead(state),
      ),
    remove: (id) =>
      change(
        context,
        () => notifications.remove({ id }, QUIET),
        (state) => afterRemoved(state, id),
      ),
    removeAll: () =>
      change(
        context,
        () => notifications.removeAll({}, QUIET),
        (state) => afterRemoved(state),
      ),
    clear: () => {
      context.era += 1;
      store.setState(NOTHING_TOLD, true);
    },
  };
};
